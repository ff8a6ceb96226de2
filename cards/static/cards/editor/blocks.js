/** A program as blocks: clauses, and in them steps with what they need. In step with the YAML that is in the form. */

import { allowed } from "./allowing.js";
import { choices, isGap, listed, memberFor, namesIn, NOTHING, opened, placeOf, rewritten, start, thingOf } from "./grammar.js";
import { button, changed, form, h, program } from "./page.js";
import { pick } from "./picking.js";
import { fields, isList, more, raw, value } from "./values.js";

let root;
let grammar;
let data = [];
let isReadable = true;
let known = program.value; // the text that the blocks show; until they show what was typed, nobody may change them
let sentences = [];
const past = [];
const future = [];

const editor = {
  get say() {
    return grammar.say;
  },
  /** Puts a value at a path. `stay` leaves what is drawn, for somebody is typing in it. */
  set(path, given, { stay = false } = {}) {
    past.push(data);
    future.length = 0;
    data = rewritten(data, path, given);
    if (!stay) draw(given === NOTHING ? path.slice(0, -1) : path);
    tell(!stay);
  },
  choose(by, node, path, isOptional) {
    const away = isOptional ? [{ label: grammar.say.remove, help: "", value: NOTHING, path, danger: true }] : [];
    const offers = allowed(data, optionsAt(node, path)).then((found) => [...found, ...away]);
    pick(by, offers, grammar.say, take);
  },
  more(by, hidden) {
    const offers = hidden.map(({ field, path }) => ({ label: field.label, help: field.help, value: start(field.node), path, node: field.node }));
    pick(by, allowed(data, offers), grammar.say, take);
  },
};

const optionsAt = (node, path) => choices(node, namesIn(grammar.program, data), grammar.say).map((offer) => ({ ...offer, path }));

/** Takes an offer, then goes on to the next gap in its block. */
function take({ path, value: given, node }) {
  editor.set(path, node?.is === "flag" && node.only ? true : given);
  if (given !== NOTHING) root.querySelector(selector(placeOf(path)))?.closest(".piece").querySelector(".gap")?.click();
}

/** The form gets the program at once; in good YAML as soon as the server has written it. */
function tell(isNew) {
  program.dataset.by = "blocks";
  program.value = data.length ? JSON.stringify(data) : "";
  if (isNew) changed(); // while somebody types in a block, that event goes to the form by itself
}

function travel(from, to) {
  if (!from.length) return;
  to.push(data);
  data = from.pop();
  draw([]);
  tell(true);
}

const selector = (place) => `[data-place="${CSS.escape(place)}"]`;

/** The innermost part that a place is about. */
function elementFor(place) {
  for (let at = place; at; at = at.replace(/(\[\w+\]|\.?\w+)$/, "")) {
    const found = [...root.querySelectorAll(selector(at))].at(-1);
    if (found) return found;
  }
  return null;
}

function focusAt(place) {
  const found = elementFor(place);
  const target = found?.matches("button, input, [tabindex]") ? found : found?.querySelector("button, input, [tabindex]");
  (target ?? root.querySelector("button"))?.focus();
  target?.scrollIntoView({ block: "nearest" });
}

function draw(path = null) {
  const node = grammar.program;
  if (!isReadable) return root.replaceChildren(h("p", { class: "cards-note" }, grammar.say.unreadable));
  root.replaceChildren(list(node, data, []));
  root.classList.toggle("empty", !data.length);
  showSentences();
  if (path) focusAt(placeOf(path));
}

/** Blocks below each other, and the button that adds one. */
function list(node, items, path) {
  const next = [...path, items.length];
  const label = grammar.say[`add-${node.item.union}`] ?? grammar.say.add;
  const isFull = node.most !== null && items.length >= node.most;
  const adds = button(`+ ${label}`, () => (node.item.is === "many" ? editor.set(next, []) : editor.choose(adds, node.item, next, false)), {
    class: items.length < node.least ? "chip add gap" : "chip add", "aria-haspopup": "listbox", "data-place": items.length ? null : placeOf(path),
  });
  return h("div", { class: "list" }, items.map((item, n) => block(node, item, [...path, n], items.length)), !isFull && adds);
}

function block(node, item, path, count) {
  const isClause = path.length === 1;
  const body = isList(node.item) ? [list(node.item, listed(item), path)] : lines(node.item, item, path);
  const made = h(
    "section", { class: isClause ? "piece clause" : "piece", "data-place": placeOf(path) },
    body, isClause && h("p", { class: "sentence" }), tools(path, count),
  );
  made.addEventListener("keydown", (event) => shortcuts(event, path, count));
  return made;
}

/** A verb or clause: its head, what stands in its line, and the lists below. */
function lines(node, item, path) {
  const here = isGap(node, item) ? undefined : memberFor(node, item);
  if (here?.is !== "thing") return [h("div", { class: "line" }, here ? value(editor, node, item, path) : raw(editor, item, path))];
  const thing = thingOf(here);
  const whole = opened(thing, item);
  const head = thing.fields.find(({ key }) => key === thing.head);
  const name = button(thing.label, () => editor.choose(name, node, path, false), { class: "chip head", title: thing.help, "aria-haspopup": "listbox", "data-place": placeOf(path) });
  const beside = fields(editor, thing, whole, path, thing.head);
  const inside = insides(head.node, whole[thing.head], [...path, thing.head]);
  return [
    h("div", { class: "line" }, name, inside.inline, beside.inline, more(editor, [...inside.hidden, ...beside.hidden])),
    ...[...inside.below, ...beside.below].map((one) => below(one)),
  ];
}

/** What stands under the head of a verb: a thing's fields, a value, or a list; for many verbs only that it is so. */
function insides(node, inner, path) {
  if (node.is === "thing") return fields(editor, thingOf(node), opened(thingOf(node), inner), path);
  if (isList(node)) return { inline: [], below: [{ field: { node, label: "" }, path, data: inner }], hidden: [] };
  const isPlain = node.is === "flag" && node.only;
  return { inline: isPlain ? [] : [value(editor, node, inner, path)], below: [], hidden: [] };
}

function below({ field, path, data: inner }) {
  const drops = field.required === false && h("span", {}, button("✕", () => editor.set(path, NOTHING), { class: "drop", "aria-label": `${grammar.say.remove}: ${field.label}` }));
  return h("div", { class: "below", "data-place": placeOf(path) }, field.label && h("span", { class: "label", title: field.help }, field.label, drops), list(field.node, listed(inner), path));
}

function tools(path, count) {
  const n = path.at(-1);
  return h(
    "span", { class: "tools" },
    button("↑", () => move(path, -1), { class: "drop", "aria-label": grammar.say.up, disabled: n === 0 }),
    button("↓", () => move(path, 1), { class: "drop", "aria-label": grammar.say.down, disabled: n === count - 1 }),
    button("✕", () => editor.set(path, NOTHING), { class: "drop", "aria-label": grammar.say.remove }),
  );
}

function at(path) {
  return path.reduce((inner, key) => inner?.[key], data);
}

function move(path, by) {
  const around = path.slice(0, -1);
  const items = [...listed(at(around))];
  const [moved] = items.splice(path.at(-1), 1);
  items.splice(path.at(-1) + by, 0, moved);
  if (around.length) editor.set(around, items);
  else editor.set([], items);
  focusAt(placeOf([...around, path.at(-1) + by]));
}

function shortcuts(event, path, count) {
  const by = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const to = path.at(-1) + by;
  if (!by || to < 0 || to >= count) return;
  event.preventDefault();
  event.stopPropagation();
  move(path, by);
}

function showSentences() {
  root.querySelectorAll(".sentence").forEach((line, n) => (line.textContent = sentences[n] ?? ""));
}

function showProblems(problems) {
  for (const marked of root.querySelectorAll(".wrong")) marked.classList.remove("wrong");
  for (const { place } of problems) if (place.startsWith("abilities")) elementFor(place)?.classList.add("wrong");
}

function hear({ detail }) {
  root.inert = false;
  sentences = detail.clauses;
  if (program.dataset.by === "blocks" && detail.written !== null) program.value = detail.written;
  known = program.value;
  const isOther = JSON.stringify(detail.program) !== JSON.stringify(data);
  if ((detail.program !== null) !== isReadable || (isReadable && isOther)) {
    isReadable = detail.program !== null;
    data = detail.program ?? data;
    draw();
  }
  showSentences();
  showProblems(detail.problems);
}

export function startBlocks(given) {
  grammar = given;
  root = document.getElementById("blocks");
  document.getElementById("block-tools").append(
    button("↶", () => travel(past, future), { class: "drop", id: "undo", "aria-label": grammar.say.undo, title: grammar.say.undo }),
    button("↷", () => travel(future, past), { class: "drop", id: "redo", "aria-label": grammar.say.redo, title: grammar.say.redo }),
  );
  form.addEventListener("checked", hear);
  form.addEventListener("input", () => (root.inert = !program.dataset.by && program.value !== known));
  form.addEventListener("find", (event) => {
    if (root.hidden || !isReadable) return;
    event.preventDefault();
    focusAt(event.detail);
  });
  root.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.target.matches("input") || !["z", "y"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === "z" && !event.shiftKey) travel(past, future);
    else travel(future, past);
  });
  draw();
}
