/** The picture of a game; a game that has none is shown without. */

import { h } from "./dom.js";

/** @param {string} ruleset */
export function pictureOf(ruleset) {
  const picture = h("img", { class: "fan", src: `/static/play/${ruleset}.svg`, alt: "", width: 261, height: 200, onerror: () => picture.remove() });
  return picture;
}
