/** The page's own words, and what the service calls the things of its games. */

/** @typedef {import("./types.js").LabelBook} LabelBook */
/** @typedef {import("./types.js").Labels} Labels */

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", it: "Italiano", pl: "Polski" };
const KEPT = "uu.language";
/** @type {Record<string, string>} */
let own = {};
/** @type {LabelBook | null} */
let book = null;

/** @returns {string} */
export function language() {
  return localStorage.getItem(KEPT) ?? document.documentElement.lang;
}

/** @param {string} chosen */
export function speak(chosen) {
  localStorage.setItem(KEPT, chosen);
}

/** Reads the words of the chosen language. */
export async function learn() {
  const answer = await fetch(`/play/words/${language()}.json`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  own = await answer.json();
  document.documentElement.lang = language();
}

/** @param {LabelBook} labels */
export function learnLabels(labels) {
  book = labels;
}

/** One of the page's own messages; keys are those of words/<language>/play.ftl. @param {string} key */
export function t(key) {
  return own[key.replaceAll("-", "_")] ?? key;
}

/** Whether the page has a message of this key. @param {string} key */
export const isSaid = (key) => key.replaceAll("-", "_") in own;

/** What a game calls its things. @param {string} ruleset @returns {Labels | undefined} */
export function labelsOf(ruleset) {
  return book?.rulesets.find((one) => one.ruleset === ruleset);
}

/** What somebody at a table is. @param {string} role */
export function roleLabel(role) {
  return book?.roles[role] ?? role;
}

/** @param {string} status */
export function statusLabel(status) {
  return book?.statuses[status] ?? status;
}
