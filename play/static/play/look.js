/** A card, large: its face, and its text for whoever cannot see it. */

import { h } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./types.js").Card} card */
export function look(card) {
  const dialog = h(
    "dialog",
    { class: "look", "aria-label": card.name, onclose: () => dialog.remove(), onclick: () => dialog.close() },
    card.face ? h("img", { src: card.face, alt: `${card.name}. ${card.text}`, width: 300, height: 420 }) : h("p", {}, `${card.name}: ${card.text}`),
    h("button", { autofocus: true }, t("cancel")),
  );
  document.body.append(dialog);
  dialog.showModal();
}
