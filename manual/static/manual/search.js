/** The search: the index is loaded when somebody first wants it, and looked through in the browser. */

import { fill, h } from "../play/dom.js";

const MOST = 12;
/** @typedef {{pages: [string, string][], parts: [number, string, string, string][]}} Index */
/** @type {Promise<Index> | undefined} */
let loading;
const index = () => (loading ??= fetch("/docs/search.json").then((answer) => answer.json()));

export function startSearch() {
  const form = /** @type {HTMLFormElement} */ (document.getElementById("search"));
  const input = /** @type {HTMLInputElement} */ (form.querySelector("input"));
  const list = /** @type {HTMLElement} */ (document.getElementById("found"));
  form.hidden = false;
  const close = () => {
    list.hidden = true;
  };
  input.addEventListener("focus", index, { once: true });
  input.addEventListener("input", async () => {
    const asked = input.value;
    const found = asked.trim() === "" ? null : look(await index(), asked);
    if (asked !== input.value) return;
    list.hidden = found === null;
    fill(list, found === null ? [] : found.length > 0 ? found.map(shown) : [h("p", {}, "Nothing found.")]);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (list.querySelector("a"))?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event, [input, ...list.querySelectorAll("a")]);
  });
  list.addEventListener("click", close);
  document.addEventListener("click", (event) => {
    if (!form.contains(/** @type {Node} */ (event.target))) close();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = /** @type {HTMLElement} */ (event.target).matches("input, select, textarea");
    if (event.key !== "/" || isTyping) return;
    event.preventDefault();
    input.focus();
  });
}

/** @param {KeyboardEvent} event @param {HTMLElement[]} stops */
function move(event, stops) {
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The parts in which every word stands, those with the words in their heading first, pages before what they contain.
 * @param {Index} index @param {string} asked
 */
function look(index, asked) {
  const wanted = asked.toLowerCase().match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
  const found = [];
  for (const [page, anchor, heading, words] of index.parts) {
    const title = heading.toLowerCase();
    const [address, name] = index.pages[page];
    let score = 0;
    for (const word of wanted) {
      const here = title === word ? 60 : title.startsWith(word) ? 30 : title.includes(word) ? 20 : 0;
      const worth = here || (` ${words} `.includes(` ${word} `) ? 4 : words.includes(word) ? 2 : 0);
      const atAll = worth || (name.toLowerCase().includes(word) ? 1 : 0);
      score = atAll && score >= 0 ? score + atAll : -1;
    }
    if (score > 0) found.push({ address, anchor, heading, name, score: score + (anchor === "" ? 5 : 0) });
  }
  return found.sort((one, other) => other.score - one.score).slice(0, MOST);
}

/** @param {{address: string, anchor: string, heading: string, name: string}} found */
function shown({ address, anchor, heading, name }) {
  const link = `/docs/${address}${anchor ? `#${anchor}` : ""}`;
  return h("a", { href: link }, heading, anchor ? h("small", {}, name) : null);
}
