// The card page while somebody types: problems and rules text come from the server, without a reload.
const live = document.getElementById("card-live");
const form = live.closest("form");
const program = form.querySelector("textarea[name=program]");

async function post(url, body) {
  const headers = { "X-CSRFToken": form.elements.csrfmiddlewaretoken.value, Accept: "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body }).catch(() => Response.error());
  if (answer.status === 401) sayIsSignedOut();
  return answer;
}

function item(tag, text, className) {
  const node = document.createElement(tag);
  node.textContent = text;
  if (className) node.className = className;
  return node;
}

function button(text, whenClicked) {
  const node = item("button", text, "cards-link");
  node.type = "button";
  node.addEventListener("click", whenClicked);
  return node;
}

function select([, start, end]) {
  program.focus();
  program.setSelectionRange(start, end);
}

function put(span, word) {
  select(span);
  program.setRangeText(word, span[1], span[2], "end");
  program.dispatchEvent(new Event("input", { bubbles: true }));
}

// The field that a place outside the program is about.
function fieldAt(place) {
  const [head, ...rest] = place.split(/[.[\]]+/);
  const names = { id: "face", names: `name_${rest[0]}`, abilities: "program" };
  return form.elements[names[head] || head] || form.elements[`value_${head}`];
}

function problemLine({ place, message, suggestion, span, labels }) {
  const line = document.createElement("li");
  const field = fieldAt(place);
  if (span) line.append(button(labels.line, () => select(span)), " ");
  else if (field) line.append(button(place, () => field.focus()), " ");
  if (span || !field) line.append(item("code", place));
  line.append(` ${message}`);
  if (suggestion && span) line.append(" → ", button(labels.fix, () => put(span, suggestion)));
  else if (suggestion) line.append(" → ", item("b", suggestion));
  return line;
}

let asked = 0;
let changes = 0;
async function check() {
  const mine = ++asked;
  const seen = changes;
  const data = new FormData(form);
  data.delete("picture");
  const answer = await post(live.dataset.check, data);
  if (mine !== asked) return;
  if (!answer.ok) {
    document.getElementById("live-headline").textContent = live.dataset.unanswered;
    document.getElementById("live-problems").replaceChildren();
    document.getElementById("live-texts").classList.add("stale");
    return;
  }
  const { problems, headline, note, texts } = await answer.json();
  document.getElementById("live-headline").textContent = headline;
  document.getElementById("live-note").textContent = note;
  document.getElementById("names-as-english").hidden = !note;
  document.getElementById("live-problems").replaceChildren(...problems.map(problemLine));
  const shown = Object.entries(texts).map(([language, { name, text }]) => {
    const block = document.createElement("div");
    block.lang = language;
    block.append(item("b", `${language} · ${name}`), item("p", text));
    return block;
  });
  document.getElementById("live-texts").classList.toggle("stale", !shown.length);
  if (shown.length) document.getElementById("live-texts").replaceChildren(...shown);
  live.dataset.problems = problems.length;
  if (seen === changes) live.dataset.checked = mine; // only while what is shown is about what stands there
}

let timer;
form.addEventListener("input", () => {
  changes += 1;
  delete live.dataset.checked;
  keepCopy();
  clearTimeout(timer);
  timer = setTimeout(check, 250);
});
document.getElementById("names-as-english").addEventListener("click", () => {
  for (const field of form.querySelectorAll("input[name^=name_]")) {
    field.value ||= form.elements.name_en.value;
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
});
check();
