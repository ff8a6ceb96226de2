/** Every card of every set, drawn by the service: nothing but the public API, and no token. */

import { fill, h } from "../play/dom.js";

const API = "/api/v1";
const LANGUAGES = { en: "English", es: "Español", fr: "Français", it: "Italiano", pl: "Polski" };

/** @param {HTMLElement} place */
export async function showGallery(place) {
  const { items } = await read("card-sets?limit=100", "en");
  const sets = h("select", { "aria-label": "Card set" }, ...items.map((/** @type {any} */ one) => h("option", { value: one.slug }, one.name)));
  const tongues = Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code }, name));
  const language = h("select", { "aria-label": "Language of the cards" }, ...tongues);
  const faces = h("div", { class: "faces" });
  const draw = async () => {
    const chosen = items.find((/** @type {any} */ one) => one.slug === sets.value);
    const version = await read(`card-sets/${chosen.slug}/versions/${chosen.latest_version}`, language.value);
    faces.lang = language.value;
    fill(faces, version.cards.map((/** @type {any} */ card) => face(card)));
  };
  sets.addEventListener("change", draw);
  language.addEventListener("change", draw);
  fill(place, [h("p", { class: "choices" }, sets, language), faces]);
  await draw();
}

/** @param {any} card */
function face(card) {
  const picture = h("img", { src: card.face, alt: `${card.name}. ${card.text}`, width: 300, height: 420, loading: "lazy" });
  return h("a", { href: card.face, id: card.id }, picture);
}

/** @param {string} path @param {string} language */
export async function read(path, language) {
  const answer = await fetch(`${API}/${path}`, { headers: { "Accept-Language": language } });
  return answer.json();
}
