/** A card, large: its face, its text for whoever cannot see it, and what can be done with it. */

import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{label: string, act: () => void}} Deed */

/** @param {import("./types.js").Card} card @param {Deed[]} [deeds] */
export function look(card, deeds = []) {
  const buttons = deeds.map((deed) => h("button", { class: "act", onclick: deed.act }, deed.label));
  const dialog = h(
    "dialog",
    { class: "look", "aria-label": card.name, onclose: () => dialog.remove(), onclick: () => dialog.close() },
    h("img", { src: card.face, alt: `${card.name}. ${card.text}`, width: 300, height: 420 }),
    h("p", { class: "acts" }, ...buttons, h("button", { autofocus: true }, t(deeds.length > 0 ? "cancel" : "close"))),
  );
  document.body.append(dialog);
  dialog.showModal();
}
