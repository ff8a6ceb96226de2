/** Cards move to where they go: each starts where it was, new ones at their pile, and slides into its new place. */

import { PILE } from "./layouts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where every card lies now, by its id. @param {Element[]} roots */
export function whereAll(roots) {
  return new Map(cardsIn(roots).map((card) => [card.getAttribute("data-spot") ?? "", card.getBoundingClientRect()]));
}

/** @param {Element[]} roots */
const cardsIn = (roots) => roots.flatMap((root) => [...root.querySelectorAll("[data-spot]")]);

/** @param {Map<string, DOMRect>} before @param {Element[]} roots */
export function moveFrom(before, roots) {
  if (still.matches || before.size === 0) return;
  for (const card of cardsIn(roots)) {
    const id = card.getAttribute("data-spot") ?? "";
    const was = before.get(id) ?? before.get(PILE);
    const is = card.getBoundingClientRect();
    if (!was) {
      card.animate([{ opacity: 0, transform: "scale(0.8)" }, { opacity: 1, transform: "none" }], { duration: 220 });
    } else if (Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 4) {
      const shift = `translate(${was.x - is.x}px, ${was.y - is.y}px)`;
      card.animate([{ transform: shift }, { transform: "none" }], { duration: 320, easing: "ease-out" });
    }
  }
}
