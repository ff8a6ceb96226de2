/** <uu-log>: what happened, in words, with headings where a part of the game begins. */

import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Event} Event */

const KEPT = 400;

export class Log extends HTMLElement {
  #list = h("ol");
  #box = h("div", { class: "lines", role: "log", tabindex: "0" }, this.#list);

  connectedCallback() {
    this.#box.setAttribute("aria-label", t("log"));
    this.replaceChildren(h("h2", {}, t("log")), this.#box);
    requestAnimationFrame(() => this.#toEnd());
  }

  /** @param {Event[]} events */
  show(events) {
    this.#list.replaceChildren(...events.slice(-KEPT).filter(isTold).map(line));
    this.#toEnd();
  }

  /** @param {Event} event */
  add(event) {
    if (!isTold(event)) return;
    this.#list.append(line(event));
    while (this.#list.childElementCount > KEPT) this.#list.firstElementChild?.remove();
    this.#toEnd();
  }

  #toEnd() {
    this.#box.scrollTop = this.#box.scrollHeight;
  }
}

/** @param {Event} event */
const isTold = (event) => event.text !== "";

/** @param {Event} event */
function line(event) {
  const text = event.heading ? h("strong", {}, event.text) : event.text;
  return h("li", { class: `heading-${event.heading}`, "data-number": event.number }, text);
}

customElements.define("uu-log", Log);
