/** Whether windows are passed for you: kept with the account, decided without a look at your hand, so it tells nothing. */

import { get, patch } from "./api.js";
import { h, notice } from "./dom.js";
import { labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Ruleset} Ruleset */

const WISHES = /** @type {const} */ (["never", "unless_about_me", "always"]);

/** A choice for each window of this game that can be passed in advance; nothing where there is none. @param {Ruleset | undefined} rules */
export function passing(rules) {
  const timed = new Set(rules?.clock.flatMap((mode) => mode.settings.map((setting) => setting.name)));
  const box = h("div", { class: "passing" });
  const draw = async () => {
    /** @type {Record<string, string>} */
    const wishes = (await get("me")).preferences.auto_pass;
    box.replaceChildren(...Object.entries(wishes).filter(([name]) => timed.has(name)).map(([name, wish]) => choice(rules?.name ?? "", name, wish)));
  };
  draw().catch((/** @type {Error} */ error) => notice(error.message));
  return box;
}

/** @param {string} ruleset @param {string} name @param {string} wish */
function choice(ruleset, name, wish) {
  const keep = () => patch("me", { preferences: { auto_pass: { [name]: select.value } } }).catch((/** @type {Error} */ error) => notice(error.message));
  const options = WISHES.map((one) => h("option", { value: one, selected: one === wish }, t(`pass-${one.replaceAll("_", "-")}`)));
  const select = h("select", { "data-window": name, onchange: keep }, ...options);
  return h("label", {}, labelsOf(ruleset)?.prompts[`${name}_window`] ?? name, select);
}
