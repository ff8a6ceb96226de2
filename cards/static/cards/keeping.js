// Nothing typed is lost: a copy of the form stays in this browser until it is saved, and whoever is signed out is told.
const cardForm = document.getElementById("card-live").closest("form");
const copyKey = `uu-card:${location.pathname}:${cardForm.elements.version.value}`;
const signedOut = document.getElementById("signed-out");
const NOT_TYPED = new Set(["csrfmiddlewaretoken", "seen", "version", "card", "picture"]);

function typed() {
  return Object.fromEntries([...new FormData(cardForm)].filter(([name]) => !NOT_TYPED.has(name)));
}

function keepCopy() {
  localStorage.setItem(copyKey, JSON.stringify({ seen: cardForm.elements.seen.value, fields: typed() }));
}

function dropCopy() {
  localStorage.removeItem(copyKey);
  document.getElementById("copy-found").hidden = true;
}

function takeCopy({ fields }) {
  for (const field of cardForm.elements) {
    if (!field.name || NOT_TYPED.has(field.name)) continue;
    if (field.type === "checkbox") field.checked = field.name in fields;
    else if (field.name in fields) field.value = fields[field.name];
  }
  document.getElementById("copy-found").hidden = true;
  cardForm.dispatchEvent(new Event("input", { bubbles: true }));
}

function offerCopy() {
  const copy = JSON.parse(localStorage.getItem(copyKey) || "null");
  if (!copy) return;
  if (JSON.stringify(copy.fields) === JSON.stringify(typed())) return dropCopy();
  document.getElementById("copy-older").hidden = copy.seen === cardForm.elements.seen.value;
  document.getElementById("copy-found").hidden = false;
  document.getElementById("copy-take").addEventListener("click", () => takeCopy(copy));
  document.getElementById("copy-drop").addEventListener("click", dropCopy);
}

// A form that was sent and led to another page was saved, unless that page is the one to sign in, which has no script of ours.
cardForm.addEventListener("submit", (event) => {
  keepCopy();
  if (signedOut.hidden) sessionStorage.setItem("uu-sent", copyKey);
  else event.preventDefault();
});

// Signed in again in another tab: the form needs the token of the new session.
let waiting;
async function lookForSession() {
  const answer = await fetch(document.getElementById("card-live").dataset.token).catch(() => Response.error());
  if (!answer.ok) return;
  cardForm.elements.csrfmiddlewaretoken.value = (await answer.json()).token;
  signedOut.hidden = true;
  clearInterval(waiting);
  waiting = undefined;
  cardForm.dispatchEvent(new Event("input", { bubbles: true }));
}

function sayIsSignedOut() {
  signedOut.hidden = false;
  waiting ??= setInterval(lookForSession, 2000);
}

if (sessionStorage.getItem("uu-sent") === copyKey) sessionStorage.removeItem("uu-sent"); // it came back: it was not saved
offerCopy();
