/** Begins here: reads the words, and shows the page that the address names after its #. */

import { bearer, get, post } from "./api.js";
import { fill, h, notice } from "./dom.js";
import { GamePage } from "./game.js";
import { previewOf } from "./lobby.js";
import { ReplayPage } from "./replay.js";
import { SeekPage } from "./seek.js";
import { bring } from "./session.js";
import { drawBar } from "./settings.js";
import { drawStart } from "./start.js";
import { learn, learnLabels, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Ruleset} Ruleset */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const bar = /** @type {HTMLElement} */ (document.getElementById("bar"));
/** @type {{open: () => Promise<void>, close: () => void} | null} */
let page = null;
/** @type {Ruleset[]} */
let rulesets = [];

async function begin() {
  root.setAttribute("aria-busy", "true");
  try {
    takeToken();
    await Promise.all([learn(), bearer()]);
    drawBar(bar, begin);
    const [labels, known] = await Promise.all([get("labels"), get("rulesets")]);
    learnLabels(labels);
    rulesets = known.items;
    await route();
  } catch (error) {
    failed(error, begin);
  }
  root.removeAttribute("aria-busy");
}

async function route() {
  page?.close();
  page = null;
  notice("");
  window.scrollTo(0, 0);
  takeToken();
  const [kind, id] = location.hash.slice(1).split("=");
  try {
    if (kind === "game") page = new GamePage(root, id, rulesets);
    if (kind === "replay") page = new ReplayPage(root, id);
    if (kind === "seek") page = new SeekPage(root, id);
    if (page) await page.open();
    else if (kind === "join") await join(id);
    else await drawStart(root, rulesets, go);
  } catch (error) {
    failed(error, route);
  }
}

/** Whoever comes from the admin brings a token along in the address; it does not stay there. */
function takeToken() {
  const named = new URLSearchParams(location.hash.slice(1));
  const token = named.get("with");
  if (!token) return;
  bring(token);
  named.delete("with");
  history.replaceState(null, "", `#${named}`);
}

/** @param {Game} view */
function go(view) {
  location.hash = `game=${view.id}`;
}

/** @param {string} code */
async function join(code) {
  const preview = await get(`games/preview?code=${encodeURIComponent(code)}`);
  const sit = () => post("games/join", { code }).then(go, (/** @type {Error} */ error) => notice(error.message));
  fill(root, [previewOf(preview, sit)]);
}

/** No stuck spinner: what went wrong, and a button. @param {unknown} error @param {() => Promise<void>} again */
function failed(error, again) {
  notice(error instanceof Error ? error.message : String(error));
  fill(root, [h("p", { class: "acts" }, h("button", { class: "act", onclick: () => void again() }, t("again")))]);
}

/** After a click a new card may lie under the mouse: it is shown large only when the mouse moves, or it would hide the question. */
document.addEventListener("click", () => document.body.classList.add("still"));
document.addEventListener("mousemove", ({ movementX, movementY }) => {
  if (movementX || movementY) document.body.classList.remove("still");
});
window.addEventListener("hashchange", () => void route());
void begin();
