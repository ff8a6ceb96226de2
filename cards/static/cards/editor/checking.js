/** Problems, rules text and the face of the card, from the server, without a reload. */

import { address, button, changed, form, h, live, post, program, typed } from "./page.js";

const byId = (id) => document.getElementById(id);

function select([, start, end]) {
  program.focus();
  program.setSelectionRange(start, end);
}

function put(span, word) {
  program.setRangeText(word, span[1], span[2], "end");
  delete program.dataset.by;
  changed();
}

/** The field that a place outside the program is about. */
function fieldAt(place) {
  const [head, ...rest] = place.split(/[.[\]]+/);
  const names = { id: "face", names: `name_${rest[0] ?? "en"}`, abilities: "program" };
  return form.elements[names[head] || head] || form.elements[`value_${head}`];
}

/** Shows where something is wrong: the block, the line, or the field, unfolded. */
function goTo({ place, span }) {
  if (place.startsWith("abilities") && !form.dispatchEvent(new CustomEvent("find", { detail: place, cancelable: true }))) return;
  if (span) return select(span);
  const field = fieldAt(place);
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  field?.focus();
}

function problemLine(problem) {
  const { place, message, suggestion, span, labels } = problem;
  const line = h("li");
  if (span || fieldAt(place)) line.append(button(labels.line ?? place, () => goTo(problem)), " ");
  if (span || !fieldAt(place)) line.append(h("code", {}, place));
  line.append(` ${message}`);
  if (suggestion && span) line.append(" → ", button(labels.fix, () => put(span, suggestion)));
  else if (suggestion) line.append(" → ", h("b", {}, suggestion));
  return line;
}

/** While a program cannot be read, the card as it was last stays, but pale. */
function showFace({ texts, face, problems }, shown) {
  const isLost = problems.length > 0 && !texts[shown].text && byId("live-texts").textContent !== "";
  live.classList.toggle("stale", isLost);
  if (isLost) return;
  byId("live-texts").replaceChildren(h("div", { lang: shown }, h("b", {}, texts[shown].name), h("p", {}, texts[shown].text)));
  byId("live-face").src = `data:image/svg+xml,${encodeURIComponent(face)}`;
}

function showNames({ unnamed }, shown) {
  byId("live-note").textContent = unnamed.note;
  byId("names-as-english").hidden = !unnamed.note;
  for (const tab of byId("face-tabs").children) {
    tab.setAttribute("aria-selected", String(tab.lang === shown));
    tab.classList.toggle("lacking", unnamed.languages.includes(tab.lang));
  }
}

let asked = 0;
let changes = 0;
async function check() {
  const mine = ++asked;
  const seen = changes;
  const answer = await post(address.check, typed());
  if (mine !== asked) return;
  if (!answer.ok) {
    live.classList.add("stale");
    byId("live-headline").textContent = address.unanswered;
    byId("live-problems").replaceChildren();
    return;
  }
  const found = await answer.json();
  byId("live-headline").textContent = found.headline;
  byId("live-problems").replaceChildren(...found.problems.map(problemLine));
  showFace(found, form.elements.shown_in.value);
  showNames(found, form.elements.shown_in.value);
  live.dataset.problems = found.problems.length;
  if (seen !== changes) return; // only while what is shown is about what stands there
  form.dispatchEvent(new CustomEvent("checked", { detail: found }));
  live.dataset.checked = mine;
}

export function startChecking() {
  let timer;
  form.addEventListener("input", (event) => {
    changes += 1;
    delete live.dataset.checked;
    clearTimeout(timer);
    timer = setTimeout(check, event.isTrusted ? 250 : 0); // what is typed comes letter by letter
  });
  byId("face-tabs").addEventListener("click", ({ target }) => {
    form.elements.shown_in.value = target.lang;
    check();
  });
  byId("names-as-english").addEventListener("click", () => {
    for (const field of form.querySelectorAll("input[name^=name_]")) field.value ||= form.elements.name_en.value;
    changed();
  });
  check();
}
