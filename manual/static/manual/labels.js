/** The words that the service has for everything that the contract names, in two languages side by side. */

import { fill, h } from "../play/dom.js";
import { read } from "./gallery.js";

const LANGUAGES = ["en", "es", "fr", "it", "pl"];

/** @param {HTMLElement} place */
export async function showLabels(place) {
  const books = await Promise.all(LANGUAGES.map((language) => read("labels", language)));
  const parts = [...rows(books, "")];
  const head = h("tr", {}, h("th", { scope: "col" }, "name"), ...LANGUAGES.map((one) => h("th", { scope: "col" }, one)));
  fill(place, [h("div", { class: "table", tabindex: 0 }, h("table", {}, h("thead", {}, head), h("tbody", {}, ...parts)))]);
}

/** @param {any[]} books @param {string} name @returns {Iterable<Node>} */
function* rows(books, name) {
  for (const [key, value] of Object.entries(books[0] ?? {})) {
    const values = books.map((book) => book?.[key]);
    const path = name ? `${name}.${key}` : key;
    if (value && typeof value === "object") yield* rows(values, path);
    else yield h("tr", {}, h("td", {}, h("code", {}, path)), ...values.map((one, at) => h("td", { lang: LANGUAGES[at] }, String(one))));
  }
}
