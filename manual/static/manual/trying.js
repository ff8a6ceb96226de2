/** Trying a request on the page that describes it: with the recorded example, and a token that is kept for this tab. */

import { fill, h } from "../play/dom.js";

const KEPT = "uu.manual.";
const kept = (/** @type {string} */ name) => sessionStorage.getItem(KEPT + name) ?? "";
const keep = (/** @type {string} */ name, /** @type {string} */ value) => sessionStorage.setItem(KEPT + name, value);

/** @param {HTMLElement} place */
export function offerTry(place) {
  const { method = "GET", path = "", query = "", body, token, next = "{}" } = place.dataset;
  const names = [...path.matchAll(/{(\w+)}/g)].map((match) => match[1]);
  const parts = new Map(names.map((name) => [name, field(name)]));
  const asked = new Map(query.split(" ").filter(Boolean).map((name) => [name, field(name)]));
  const proof = token ? field("token") : null;
  const text = body === undefined ? null : h("textarea", { rows: Math.min(16, body.split("\n").length + 1), spellcheck: "false" }, body);
  const answer = h("div", { role: "status", "aria-live": "polite" });
  const send = async () => {
    const search = new URLSearchParams([...asked].filter(([, one]) => one.value !== "").map(([name, one]) => [name, one.value]));
    const filled = path.replaceAll(/{(\w+)}/g, (_, name) => encodeURIComponent(parts.get(name)?.value ?? ""));
    const headers = { ...(proof?.value && { Authorization: `Bearer ${proof.value}` }), ...(text && { "Content-Type": "application/json" }) };
    const init = { method, headers, ...(text && { body: text.value }) };
    show(answer, await fetch(`${filled}${search.size > 0 ? `?${search}` : ""}`, init), JSON.parse(next));
    if (proof) proof.value = kept("token");
  };
  fill(place, [
    ...[...parts, ...asked].map(([name, one]) => h("label", {}, name, one)),
    proof && h("label", {}, "token", proof),
    text && h("label", {}, "body", text),
    h("p", { class: "acts" }, h("button", { class: "act", type: "button", onclick: send }, "Send"), proof && guest(proof)),
    answer,
  ]);
}

/** @param {string} name */
function field(name) {
  const made = h("input", { name, autocomplete: "off", spellcheck: "false", oninput: () => keep(name, made.value) });
  made.value = kept(name);
  return made;
}

/** @param {HTMLInputElement} proof */
function guest(proof) {
  const come = async () => {
    const answer = await fetch("/api/v1/auth/guest", { method: "POST" });
    if (!answer.ok) return;
    keep("token", (await answer.json()).access);
    proof.value = kept("token");
  };
  return h("button", { type: "button", onclick: come }, "Take a guest's token");
}

/** What came, and for the requests that follow: the token, and the ids that the contract's links name. */
async function show(/** @type {HTMLElement} */ place, /** @type {Response} */ answer, /** @type {Record<string, string>} */ next) {
  const text = await answer.text();
  const isJSON = /json/.test(answer.headers.get("Content-Type") ?? "");
  const body = isJSON && text ? JSON.parse(text) : null;
  if (typeof body?.refresh === "string") keep("token", body.access);
  for (const [name, pointer] of answer.ok ? Object.entries(next) : []) {
    const value = pointer.split("/").slice(1).reduce((one, key) => one?.[key], body);
    if (typeof value === "string" || typeof value === "number") keep(name, String(value));
  }
  const shown = body === null ? text : JSON.stringify(body, null, 2);
  fill(place, [
    h("p", {}, h("strong", { class: "status" }, `${answer.status} ${answer.statusText}`)),
    shown && h("pre", { class: "code", tabindex: 0 }, h("code", {}, shown)),
  ]);
}
