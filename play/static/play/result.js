/** How a game ended: who won, why, and the score sheet behind it. */

import { h } from "./dom.js";
import { labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Outcome} Outcome */

/** @param {Game} view @param {{rematch: () => void}} on */
export function resultOf(view, on) {
  const outcome = view.outcome;
  return h(
    "section",
    { class: isWon(view, outcome) ? "result won" : "result", "aria-label": t("over") },
    h("h1", {}, headline(view, outcome)),
    outcome && h("p", { class: "reason" }, labelsOf(view.ruleset)?.reasons[outcome.reason] ?? outcome.reason),
    outcome && outcome.winners.length > 0 && h("p", {}, `${t("winner")} ${outcome.winners.map((seat) => view.seats[seat].name).join(", ")}`),
    outcome && sheet(view, outcome),
    h(
      "p",
      { class: "acts" },
      view.your_seat !== null && !view.scenario && h("button", { class: "act rematch", onclick: on.rematch }, t("rematch")),
      outcome && h("a", { class: "more", href: `#replay=${view.id}` }, t("replay")),
      h("a", { class: "more", href: "#" }, t("new-table")),
    ),
  );
}

/** @param {Game} view @param {Outcome | null} outcome */
function headline(view, outcome) {
  if (!outcome || view.your_seat === null) return t("over");
  if (outcome.winners.length === 0) return t("nobody");
  return isWon(view, outcome) ? t("won") : t("lost");
}

/** @param {Game} view @param {Outcome | null} outcome */
const isWon = (view, outcome) => view.your_seat !== null && (outcome?.winners ?? []).includes(view.your_seat);

/** @param {Game} view @param {Outcome} outcome */
function sheet(view, outcome) {
  const rows = rowsOf(outcome);
  if (rows.length === 0) return null;
  const columns = Object.keys(rows[0].numbers);
  const table = h(
    "table",
    { class: "scores" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("seat")), ...columns.map((column) => h("th", { scope: "col" }, t(column))))),
    h(
      "tbody",
      {},
      ...rows.map((row) =>
        h(
          "tr",
          { class: outcome.winners.includes(row.seat) ? "winner" : null },
          h("th", { scope: "row" }, view.seats[row.seat].name),
          ...columns.map((column) => h("td", {}, row.numbers[column])),
        ),
      ),
    ),
  );
  return h("div", { class: "wide", role: "region", "aria-label": t("total"), tabindex: 0 }, table);
}

/** @param {Outcome} outcome @returns {{seat: number, numbers: Record<string, number>}[]} */
function rowsOf({ details }) {
  if ("scores" in details && details.scores) {
    return details.scores.map((score) => ({
      seat: score.seat,
      numbers: { total: score.total, stars: score.stars, modifiers: score.modifiers, tokens: score.tokens, sets: sum(score.sets) },
    }));
  }
  if (!("standing" in details) || !details.standing) return [];
  const letters = details.letters;
  return details.standing.map((unicorns, seat) => ({
    seat,
    numbers: { unicorns, ...(letters ? { letters: letters[String(seat)] ?? 0 } : {}) },
  }));
}

/** @param {Record<string, number>} numbers */
const sum = (numbers) => Object.values(numbers).reduce((all, one) => all + one, 0);
