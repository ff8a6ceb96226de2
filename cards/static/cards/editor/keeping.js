/** Nothing typed is lost: a copy of the form stays in this browser until it is saved, and who is signed out is told. */

import { address, changed, form } from "./page.js";

const copyKey = `uu-card:${location.pathname}:${form.elements.version.value}`;
const signedOut = document.getElementById("signed-out");
const found = document.getElementById("copy-found");
const NOT_TYPED = new Set(["csrfmiddlewaretoken", "seen", "version", "card", "picture", "shown_in"]);

function typed() {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !NOT_TYPED.has(name)));
}

function keepCopy() {
  localStorage.setItem(copyKey, JSON.stringify({ seen: form.elements.seen.value, fields: typed() }));
}

function dropCopy() {
  localStorage.removeItem(copyKey);
  found.hidden = true;
}

function takeCopy({ fields }) {
  for (const field of form.elements) {
    if (!field.name || NOT_TYPED.has(field.name)) continue;
    if (field.type === "checkbox") field.checked = field.name in fields;
    else if (field.name in fields) field.value = fields[field.name];
  }
  found.hidden = true;
  changed();
}

function offerCopy() {
  const copy = JSON.parse(localStorage.getItem(copyKey) || "null");
  if (!copy) return;
  if (JSON.stringify(copy.fields) === JSON.stringify(typed())) return dropCopy();
  document.getElementById("copy-older").hidden = copy.seen === form.elements.seen.value;
  found.hidden = false;
  document.getElementById("copy-take").addEventListener("click", () => takeCopy(copy));
  document.getElementById("copy-drop").addEventListener("click", dropCopy);
}

// Signed in again in another tab: the form needs the token of the new session.
let waiting;
async function lookForSession() {
  const answer = await fetch(address.token).catch(() => Response.error());
  if (!answer.ok) return;
  form.elements.csrfmiddlewaretoken.value = (await answer.json()).token;
  signedOut.hidden = true;
  clearInterval(waiting);
  waiting = undefined;
  changed();
}

export function startKeeping() {
  form.addEventListener("input", keepCopy);
  form.addEventListener("signed-out", () => {
    signedOut.hidden = false;
    waiting ??= setInterval(lookForSession, 2000);
  });
  // A form that was sent and led to another page was saved, unless that page is the one to sign in, which has no script of ours.
  form.addEventListener("submit", (event) => {
    keepCopy();
    if (signedOut.hidden) sessionStorage.setItem("uu-sent", copyKey);
    else event.preventDefault();
  });
  if (sessionStorage.getItem("uu-sent") === copyKey) sessionStorage.removeItem("uu-sent"); // it came back: it was not saved
  offerCopy();
}
