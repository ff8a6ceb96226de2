/** The first page: open a table with bots or for friends, join one, go on with a game, watch one. */

import { get, post } from "./api.js";
import { h, notice } from "./dom.js";
import { pictureOf } from "./pictures.js";
import { seek } from "./seek.js";
import { enter, nameBefore } from "./session.js";
import { labelsOf, statusLabel, t } from "./words.js";

/** @typedef {import("./types.js").Ruleset} Ruleset */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").GameRow} GameRow */
/** @typedef {import("./types.js").GameList} GameList */

const LISTS = /** @type {const} */ ([
  ["my-games", "mine=true&limit=8", "continue"],
  ["tables", "open=true&status=lobby&limit=8", "join"],
  ["to-watch", "status=running&limit=8", "watch"],
]);

const USUAL_BOTS = 3;

/** @param {Element} root @param {Ruleset[]} rulesets @param {(view: Game) => void} go */
export async function drawStart(root, rulesets, go) {
  const name = h("input", { name: "name", maxlength: 40, autocomplete: "nickname", value: nameBefore() });
  const lists = h("div", { class: "lists" });
  root.replaceChildren(h("div", { class: "start" }, newTable(rulesets, name, go), joining(name), lists));
  const shown = LISTS.map(async ([title, query, verb]) => {
    /** @type {GameList} */
    const page = await get(`games?${query}`);
    return list(title, page.items, verb);
  });
  lists.replaceChildren(...(await Promise.all(shown)));
}

/** @param {Ruleset[]} rulesets @param {HTMLInputElement} name @param {(view: Game) => void} go */
function newTable(rulesets, name, go) {
  const games = h("fieldset", { class: "games" }, h("legend", {}, t("game")), ...rulesets.map((rules, n) => tile(rules, n === 0, () => choices())));
  const count = h("select", { name: "bots" });
  const level = h("select", { name: "level" });
  const options = h("div", { class: "grid" });
  const rules = () => {
    const chosen = games.querySelector("input:checked")?.getAttribute("value");
    return rulesets.find((one) => one.name === chosen) ?? rulesets[0];
  };
  const choices = () => {
    const { bots, max_seats, min_seats } = rules();
    count.replaceChildren(...numbers(0, max_seats - 1).map((n) => h("option", { value: n, selected: n === Math.max(min_seats - 1, Math.min(USUAL_BOTS, max_seats - 1)) }, n)));
    level.replaceChildren(...bots.map((bot) => h("option", { value: bot.name, title: bot.explanation, selected: bot.name === "normal" }, bot.label)));
    options.replaceChildren(...controls(rules()));
  };
  choices();
  const open = async (/** @type {boolean} */ isStarted) => {
    const form = /** @type {HTMLFormElement} */ (options.closest("form"));
    const bots = Array(isStarted ? Math.max(Number(count.value), rules().min_seats - 1) : Number(count.value)).fill(level.value);
    await enter(name.value.trim());
    const view = await post("games", { ruleset: rules().name, access: "private", bots, ...chosen(form, rules()) });
    go(isStarted ? await post(`games/${view.id}/start`) : view);
  };
  const people = async () => {
    await enter(name.value.trim());
    await seek(rules().name, level.value);
  };
  return h(
    "form",
    { class: "new", onsubmit: submitted(() => open(true)) },
    h("h1", {}, t("new-table")),
    games,
    h("div", { class: "row" }, h("label", {}, t("name"), name), h("label", {}, t("bots"), count), h("label", {}, t("level"), level)),
    h("p", { class: "acts" }, h("button", { class: "act play" }, t("play-bots")), h("button", { type: "button", class: "invite", onclick: tried(() => open(false)) }, t("open-table"))),
    h("p", { class: "acts" }, h("button", { type: "button", class: "people", onclick: tried(people) }, t("with-people"))),
    h("details", {}, h("summary", {}, t("options")), options),
  );
}

/** A game to choose, by its picture if there is one. @param {Ruleset} rules @param {boolean} isChosen @param {() => void} then */
function tile(rules, isChosen, then) {
  return h("label", { class: "tile" }, h("input", { type: "radio", name: "ruleset", value: rules.name, checked: isChosen, onchange: then }), pictureOf(rules.name), h("strong", {}, rules.label));
}

/** What a host may choose, each with the control that it wants. @param {Ruleset} rules */
function controls(rules) {
  const own = rules.options.map((option) => {
    const shared = { name: `option.${option.name}`, title: option.explanation };
    if (option.type === "boolean") return h("label", { title: option.explanation }, option.label, h("input", { ...shared, type: "checkbox", checked: option.default === true }));
    if (option.choices === null) {
      return h("label", {}, option.label, h("input", { ...shared, type: "number", min: option.min, max: option.max, value: option.default }));
    }
    return h("label", {}, option.label, h("select", shared, ...option.choices.map((choice) => h("option", { value: choice.value, selected: choice.value === option.default }, choice.label))));
  });
  const times = h("div", { class: "grid" });
  const modes = rules.clock.map((mode) => h("option", { value: mode.mode, title: mode.explanation }, mode.label));
  const mode = h("select", { name: "mode", onchange: () => settings() }, h("option", { value: "" }, t("clock-by-table")), ...modes);
  const settings = () =>
    times.replaceChildren(
      ...timesOf(rules, mode.value).map((one) =>
        h("label", { title: one.explanation }, one.label, h("input", { name: `clock.${one.name}`, type: "number", step: "any", min: one.min, max: one.max, value: one.default })),
      ),
    );
  settings();
  return [...own, h("label", {}, t("clock"), mode), times];
}

/** What can be set; if the table decides on the clock, what there is without one. @param {Ruleset} rules @param {string} mode */
function timesOf(rules, mode) {
  return rules.clock.find((one) => one.mode === (mode || "off"))?.settings ?? [];
}

/** Only what differs from the defaults is sent. @param {HTMLFormElement} form @param {Ruleset} rules */
function chosen(form, rules) {
  const said = new FormData(form);
  /** @type {Record<string, string | number | boolean>} */
  const options = {};
  for (const option of rules.options) {
    const value = said.get(`option.${option.name}`);
    const typed = option.type === "boolean" ? value === "on" : option.type === "integer" ? Number(value) : String(value);
    if (typed !== option.default) options[option.name] = typed;
  }
  /** @type {Record<string, number>} */
  const seconds = {};
  const mode = String(said.get("mode"));
  for (const one of timesOf(rules, mode)) {
    const value = Number(said.get(`clock.${one.name}`));
    if (value !== one.default) seconds[one.name] = value;
  }
  return { options, clock: { ...(mode ? { mode } : {}), seconds } };
}

/** @param {HTMLInputElement} name */
function joining(name) {
  const code = h("input", { name: "code", maxlength: 12, autocapitalize: "characters", autocomplete: "off", required: true });
  const join = async () => {
    await enter(name.value.trim());
    location.hash = `join=${code.value.trim().toUpperCase()}`;
  };
  return h("form", { class: "join", onsubmit: submitted(join) }, h("h2", {}, t("join-title")), h("label", {}, t("code"), code), h("button", { class: "act" }, t("join")));
}

/** @param {string} title @param {GameRow[]} rows @param {string} verb */
function list(title, rows, verb) {
  const items = rows.map((row) =>
    h(
      "li",
      { class: row.you_owe ? "owed" : null },
      h("a", { href: row.status === "finished" ? `#replay=${row.id}` : `#game=${row.id}` }, t(row.status === "finished" ? "replay" : verb)),
      ` ${labelsOf(row.ruleset)?.label ?? row.ruleset} · ${row.players.join(", ")} · ${statusLabel(row.status)}`,
    ),
  );
  return h("section", {}, h("h2", {}, t(title)), items.length > 0 ? h("ul", {}, ...items) : h("p", { class: "hint" }, t("nothing")));
}

/** @param {() => Promise<void>} then */
const submitted = (then) => (/** @type {Event} */ event) => {
  event.preventDefault();
  return tried(then)();
};

/** Does it, and says why it did not work. @param {() => Promise<void>} then */
const tried = (then) => () => then().catch((/** @type {Error} */ error) => notice(error.message));

/** @param {number} from @param {number} to */
const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
