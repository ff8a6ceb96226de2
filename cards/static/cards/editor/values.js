/** The parts of a block: chips to pick from, numbers, names, and groups of them. */

import { fieldOf, isGap, listed, memberFor, NOTHING, opened, placeOf, takes, thingOf } from "./grammar.js";
import { button, h } from "./page.js";

/** Whether a node is drawn as blocks below the line: a list of verbs, or of such lists. */
export function isList(node) {
  return node.is === "many" && (["either", "thing", "many"].includes(node.item.is));
}

/** @param editor what may be done: `choose(button, node, path, isOptional)`, `set(path, value)`, `say` */
export function value(editor, node, data, path, optional = false, label = editor.say.number) {
  if (isGap(node, data)) return chip(editor, editor.say.choose, node, path, { optional, gap: true });
  const meant = memberFor(node, data);
  const here = meant && takes(meant, data) ? meant : undefined;
  const isOneOfSeveral = node.is === "either";
  switch (here?.is) {
    case "word":
      return chip(editor, here.words.find(({ word }) => word === data).label, node, path, { optional });
    case "text":
      if (here.known === null) return input(editor, "text", data, path, { pattern: here.pattern, size: Math.max(6, data.length), "aria-label": label });
      return chip(editor, here.known.find(({ word }) => word === data)?.label ?? data, node, path, { optional });
    case "number":
      return h("span", { class: "chips" }, input(editor, "number", data, path, { min: here.least, max: here.most, "aria-label": label }), isOneOfSeveral && chip(editor, "▾", node, path, { optional, label: editor.say.other }));
    case "flag":
      return chip(editor, data ? editor.say.yes : editor.say.no, node, path, { optional });
    case "many":
      return several(editor, here, listed(data), path, label);
    case "thing":
      return group(editor, here, data, path, isOneOfSeveral && node);
    default:
      return raw(editor, data, path);
  }
}

function chip(editor, text, node, path, { optional = false, gap = false, label = null }) {
  const made = button(text, () => editor.choose(made, node, path, optional), {
    class: gap ? "chip gap" : "chip", "data-place": placeOf(path), "aria-haspopup": "listbox", "aria-label": label,
  });
  if (optional) made.addEventListener("keydown", ({ key }) => ["Delete", "Backspace"].includes(key) && editor.set(path, NOTHING));
  return made;
}

function input(editor, type, data, path, attributes) {
  const made = h("input", { type, class: "chip", "data-place": placeOf(path), value: data, autocomplete: "off", ...attributes });
  made.addEventListener("input", () => {
    const typed = type === "number" ? made.valueAsNumber : made.value;
    editor.set(path, Number.isNaN(typed) || typed === "" ? null : typed, { stay: true });
  });
  return made;
}

/** Words, names or numbers in a list. */
function several(editor, node, items, path, label) {
  const chips = items.map((item, n) => value(editor, node.item, item, [...path, n], true, label));
  const next = [...path, items.length];
  const isFull = node.most !== null && items.length >= node.most;
  return h("span", { class: "chips", "data-place": placeOf(path) }, chips, !isFull && chip(editor, "+", node.item, next, { label: editor.say.add }));
}

/** A thing within a line. Which thing it is may be a choice of its own. */
function group(editor, node, data, path, either) {
  const thing = thingOf(node);
  const whole = opened(thing, data);
  const drawn = fields(editor, thing, whole, path);
  const head = either && chip(editor, thing.label, either, path, { label: null });
  return h("span", { class: "group", "data-place": placeOf(path) }, head, drawn.inline, more(editor, drawn.hidden));
}

/** The fields of a thing: those in the line, those below it, and those that nobody has asked for. */
export function fields(editor, thing, whole, path, except = null) {
  const found = { inline: [], below: [], hidden: [] };
  for (const field of thing.fields.filter(({ key }) => key !== except)) {
    const here = [...path, field.key];
    const isSaid = field.key in whole;
    if (!isSaid && !field.required && (field.default === null || field.default === false)) found.hidden.push({ field, path: here });
    else if (isList(field.node)) found.below.push({ field, path: here, data: whole[field.key] });
    else found.inline.push(labelled(editor, field, isSaid ? whole[field.key] : field.default, here, isSaid));
  }
  for (const key of Object.keys(whole).filter((key) => !fieldOf(thing, key))) found.inline.push(raw(editor, { [key]: whole[key] }, [...path, key]));
  return found;
}

function labelled(editor, field, data, path, isSaid) {
  const drops = isSaid && !field.required;
  return h(
    "span", { class: isSaid || field.required ? "field" : "field usual", "data-place": placeOf(path), title: field.help },
    h("span", { class: "label" }, field.label), value(editor, field.node, data, path, drops, field.label),
    drops && button("✕", () => editor.set(path, NOTHING), { class: "drop", "aria-label": `${editor.say.remove}: ${field.label}` }),
  );
}

/** The button that offers what could be said as well. */
export function more(editor, hidden) {
  return hidden.length > 0 && button("+", ({ currentTarget }) => editor.more(currentTarget, hidden), { class: "chip more", "aria-label": editor.say.more, title: editor.say.more, "aria-haspopup": "listbox" });
}

/** What the language does not know is shown as it is, and stays as it is. */
export function raw(editor, data, path) {
  return h(
    "span", { class: "chips", "data-place": placeOf(path) }, h("code", { class: "chip raw", tabindex: "0", title: editor.say.raw }, JSON.stringify(data)),
    button("✕", () => editor.set(path, NOTHING), { class: "drop", "aria-label": editor.say.remove }),
  );
}
