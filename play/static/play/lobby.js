/** A table before the game: who sits there, what is played, and the link for friends. */

import { get, patch, post, remove } from "./api.js";
import { brieflyNotice, h } from "./dom.js";
import { roleLabel, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Ruleset} Ruleset */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {(doing: Promise<Game | null>) => void} Doer shows the view that comes of it, or the problem */

/** @param {Game} view @param {Ruleset} rules @param {Doer} act */
export function lobbyOf(view, rules, act) {
  const mine = view.seats.find((seat) => seat.number === view.your_seat);
  const seats = `games/${view.id}/seats`;
  const link = view.code && `${location.origin}/play/#join=${view.code}`;
  return h(
    "section",
    { class: "lobby" },
    h("h1", {}, rules.label),
    link && invitation(link),
    h("ul", { class: "sitting" }, ...view.seats.map((seat) => sitting(view, seat, mine?.host ?? false, act)), ...free(view)),
    h("h2", {}, t("options")),
    options(view, rules),
    h(
      "p",
      { class: "acts" },
      mine?.host && h("button", { class: "act start", onclick: () => act(post(`games/${view.id}/start`)) }, t("start")),
      mine?.host && view.seats.length < view.max_seats && h("button", { onclick: () => act(post(seats, { bot: levelOf(rules) })) }, t("add-bot")),
      mine && !mine.host && h("button", { class: "act", onclick: () => act(patch(`${seats}/${mine.number}`, { ready: !mine.ready })) }, t(mine.ready ? "not-ready" : "ready")),
      mine && !mine.consents && h("button", { class: "accept", onclick: () => act(patch(`${seats}/${mine.number}`, { consents: true })) }, t("accept")),
      !mine && h("button", { class: "act", onclick: () => act(post(seats)) }, t("join")),
      mine && h("button", { onclick: () => act(leave(`${seats}/${mine.number}`)) }, t("leave")),
    ),
    mine && !mine.host && h("p", {}, t("waiting-host")),
  );
}

/** What a friend sees before joining. @param {Preview} preview @param {() => void} join */
export function previewOf(preview, join) {
  return h(
    "section",
    { class: "lobby" },
    h("h1", {}, preview.ruleset_label),
    h("p", {}, preview.players.join(", ")),
    h("dl", { class: "options" }, ...preview.options.flatMap((option) => [h("dt", {}, option.label), h("dd", {}, option.value_label)])),
    h("p", { class: "acts" }, h("button", { class: "act join", onclick: join }, t(preview.your_seat === null ? "join" : "continue"))),
  );
}

/** The strength of a bot that is added later: like the ones that sit there, else the middle of the list. @param {Ruleset} rules */
const levelOf = (rules) => rules.bots[Math.floor(rules.bots.length / 2)].name;

/** @param {string} seat @returns {Promise<null>} */
async function leave(seat) {
  await remove(seat);
  location.hash = "";
  return null;
}

/** @param {string} link */
function invitation(link) {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    brieflyNotice(t("copied"));
  };
  return h("p", { class: "invite" }, t("invite"), " ", h("a", { href: link }, link), " ", h("button", { onclick: copy }, t("copy")));
}

/** @param {Game} view @param {Game["seats"][number]} seat @param {boolean} isHost @param {Doer} act */
function sitting(view, seat, isHost, act) {
  const marks = /** @type {const} */ (["host", "ready", "consents", "away"]).filter((mark) => seat[mark]).map(roleLabel);
  const kick = async () => {
    await remove(`games/${view.id}/seats/${seat.number}`);
    return /** @type {Promise<Game>} */ (get(`games/${view.id}`));
  };
  return h(
    "li",
    {},
    h("strong", {}, seat.name),
    ` ${[seat.bot && roleLabel("bot"), seat.number === view.your_seat && t("you"), ...marks].filter(Boolean).join(", ")}`,
    isHost && seat.number !== view.your_seat && h("button", { onclick: () => act(kick()) }, t("remove")),
  );
}

/** @param {Game} view */
function free(view) {
  return Array.from({ length: view.max_seats - view.seats.length }, () => h("li", { class: "free" }, t("free-seat")));
}

/** @param {Game} view @param {Ruleset} rules */
function options(view, rules) {
  /** @type {Record<string, unknown>} */
  const chosen = { ...view.options };
  const parts = rules.options.flatMap((option) => {
    const value = chosen[option.name];
    const shown = typeof value === "boolean" ? (value ? "✓" : "–") : option.choices?.find((choice) => choice.value === value)?.label;
    return [h("dt", { title: option.explanation }, option.label), h("dd", {}, String(shown ?? value))];
  });
  return h("dl", { class: "options" }, ...parts);
}
