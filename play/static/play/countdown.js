/** <uu-countdown>: how much time is left by the server's clock, in tenths where it matters. */

import { secondsUntil } from "./clock.js";
import { h } from "./dom.js";
import { t } from "./words.js";

export class Countdown extends HTMLElement {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;

  connectedCallback() {
    const end = this.getAttribute("until") ?? "";
    const whole = Math.max(secondsUntil(end), 0.1);
    const text = h("span", { class: "seconds" });
    const bar = h("progress", { max: whole, "aria-label": t("time-left") });
    this.setAttribute("role", "timer");
    this.replaceChildren(bar, text);
    const tick = () => {
      const left = secondsUntil(end);
      bar.value = Math.min(left, whole);
      text.textContent = spoken(left);
      this.classList.toggle("short", left < 4);
    };
    tick();
    this.#ticking = setInterval(tick, 100);
  }

  disconnectedCallback() {
    clearInterval(this.#ticking);
  }
}

/** @param {string} until a time of the server's */
export function countdown(until) {
  const made = document.createElement("uu-countdown");
  made.setAttribute("until", until);
  return made;
}

/** @param {number} left */
function spoken(left) {
  if (left < 10) return `${left.toFixed(1)} s`;
  if (left < 100) return `${Math.ceil(left)} s`;
  const minutes = Math.ceil(left / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

customElements.define("uu-countdown", Countdown);
