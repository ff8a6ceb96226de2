/** The bar on top: home, language, sound. And the sound. */

import { h } from "./dom.js";
import { LANGUAGES, language, speak, t } from "./words.js";

const SOUND = "uu.sound";
/** @type {AudioContext | null} */
let audio = null;

export const isLoud = () => localStorage.getItem(SOUND) !== "off";

/** Two soft notes, unless they are switched off or the browser has not heard a click yet. */
export function chime() {
  if (!isLoud() || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [n, pitch] of [660, 880].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start + n * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.001, start + n * 0.14 + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(start + n * 0.14);
    note.stop(start + n * 0.14 + 0.32);
  }
}

/** @param {Element} bar @param {() => void} changed */
export function drawBar(bar, changed) {
  const choose = h(
    "select",
    {
      "aria-label": t("language"),
      onchange: () => {
        speak(choose.value);
        changed();
      },
    },
    ...Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language() }, name)),
  );
  const sound = h("input", {
    type: "checkbox",
    "aria-label": t("sound"),
    checked: isLoud(),
    onchange: () => localStorage.setItem(SOUND, sound.checked ? "on" : "off"),
  });
  bar.replaceChildren(
    h("nav", {}, h("a", { href: "/" }, t("home")), h("a", { href: "#" }, t("new-table"))),
    h("div", { class: "settings" }, h("label", { title: t("sound") }, sound, h("span", { "aria-hidden": "true" }, "♪")), choose),
  );
}
