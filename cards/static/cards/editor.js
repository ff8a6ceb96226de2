// The card page while somebody types: problems, rules text and completion come from the server, without a reload.
const live = document.getElementById("card-live");
const form = live.closest("form");
const program = form.querySelector("textarea[name=program]");
const token = form.querySelector("[name=csrfmiddlewaretoken]").value;

function post(url, body) {
  const sent = fetch(url, { method: "POST", headers: { "X-CSRFToken": token, Accept: "application/json" }, body });
  return sent.catch(() => Response.error()); // the page is being left, or nobody answers: what is shown stays
}

function item(tag, text, className) {
  const node = document.createElement(tag);
  node.textContent = text;
  if (className) node.className = className;
  return node;
}

let asked = 0;
let changes = 0;
async function check() {
  const mine = ++asked;
  const seen = changes;
  const data = new FormData(form);
  data.delete("picture");
  const answer = await post(live.dataset.check, data);
  if (!answer.ok || mine !== asked) return;
  const { problems, headline, texts } = await answer.json();
  document.getElementById("live-headline").textContent = headline;
  const list = document.getElementById("live-problems");
  list.replaceChildren(
    ...problems.map((problem) => {
      const line = document.createElement("li");
      line.append(item("code", problem.place), ` ${problem.message}`);
      if (problem.suggestion) line.append(" → ", item("b", problem.suggestion));
      return line;
    }),
  );
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
  clearTimeout(timer);
  timer = setTimeout(check, 250);
});
check();

// Completion: a list of words under the textarea; arrows choose, Tab or Enter takes, Escape closes.
const box = item("ul", "", "cards-words");
box.hidden = true;
program.after(box);
let words = [];
let prefix = "";
let chosen = 0;

function draw() {
  box.hidden = !words.length;
  box.replaceChildren(
    ...words.map((word, index) => {
      const line = item("li", word, index === chosen ? "chosen" : "");
      line.addEventListener("mousedown", (event) => {
        event.preventDefault();
        take(index);
      });
      return line;
    }),
  );
}

function close() {
  words = [];
  draw();
}

function take(index) {
  const start = program.selectionStart - prefix.length;
  program.setRangeText(words[index], start, program.selectionStart, "end");
  close();
  program.dispatchEvent(new Event("input", { bubbles: true }));
}

let offered = 0;
async function offer(always) {
  const mine = ++offered;
  const data = new FormData();
  data.set("before", program.value.slice(0, program.selectionStart));
  const answer = await post(live.dataset.complete, data);
  if (!answer.ok || mine !== offered) return;
  const found = await answer.json();
  prefix = found.prefix;
  words = always || prefix ? found.words : [];
  chosen = 0;
  draw();
}

program.addEventListener("input", (event) => {
  if (event.inputType) offer(false);
});
program.addEventListener("blur", close);
program.addEventListener("keydown", (event) => {
  if (event.ctrlKey && event.code === "Space") {
    event.preventDefault();
    offer(true);
  } else if (!words.length) {
    return;
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    chosen = (chosen + (event.key === "ArrowDown" ? 1 : words.length - 1)) % words.length;
    draw();
  } else if (event.key === "Tab" || event.key === "Enter") {
    event.preventDefault();
    take(chosen);
  } else if (event.key === "Escape") {
    close();
  }
});
