/** What may stand where in a program, from the server's description of the language.
 *
 * A program is plain data. It may be short: a lone word for a verb without details, a lone value for the one detail
 * that is meant, one item for a list of one. Reading understands that, and writing makes it long only where it must.
 */

import { address } from "./page.js";

/** Put in place of a value to take it away. */
export const NOTHING = Symbol("nothing");

let grammar;

/** A copy of a whole program with another value at a path. */
export const rewritten = (program, path, value) => written(grammar.program, program, path, value);

export async function loadGrammar() {
  grammar = await (await fetch(address.grammar)).json();
  return grammar;
}

const isObject = (data) => data !== null && typeof data === "object" && !Array.isArray(data);

export const thingOf = (node) => grammar.things[node.thing];

export function members(node) {
  return node.union ? grammar.unions[node.union].map((thing) => ({ is: "thing", thing })) : node.of;
}

const things = (node) => members(node).filter((one) => one.is === "thing");
const hasField = (thing, key) => thing.fields.some((field) => field.key === key);

/** The alternative that data is written as; undefined if it is none of them. */
export function memberFor(node, data) {
  if (node.is !== "either") return node;
  if (isObject(data)) {
    const all = things(node);
    const heads = all.map((one) => thingOf(one).head).filter((head) => head in data);
    const fits = all.filter((one) => heads.includes(thingOf(one).head) && heads.every((head) => hasField(thingOf(one), head)));
    return fits.length === 1 ? fits[0] : all.length === 1 ? all[0] : undefined;
  }
  const lone = things(node).find((one) => thingOf(one).lone && thingOf(one).head === data && node.union);
  return lone ?? members(node).find((one) => takes(one, data));
}

/** Whether plain data that is no object may be meant for a node. */
export function takes(node, data) {
  if (node.is === "word") return node.words.some(({ word }) => word === data);
  if (node.is === "text") return typeof data === "string" && new RegExp(`^(?:${node.pattern ?? ".*"})$`).test(data);
  if (node.is === "number") return Number.isInteger(data);
  if (node.is === "flag") return typeof data === "boolean";
  if (node.is === "many") return Array.isArray(data) || (["word", "text"].includes(node.item.is) && takes(node.item, data));
  if (node.is === "thing") return isObject(data) || Boolean(thingOf(node).short && takesShort(thingOf(node), data));
  return memberFor(node, data) !== undefined;
}

const takesShort = (thing, data) => takes(fieldOf(thing, thing.short).node, data);
export const fieldOf = (thing, key) => thing.fields.find((field) => field.key === key);

/** A thing's data as an object, whatever short form it has; a gap has nothing in it. */
export function opened(thing, data) {
  if (isObject(data)) return data;
  if (data === null || data === undefined) return {};
  if (thing.lone && data === thing.head) return { [thing.head]: null };
  return { [thing.short]: data };
}

export const listed = (data) => (Array.isArray(data) ? data : data === null || data === undefined ? [] : [data]);

/** What a node begins as: gaps where somebody must choose. */
export function start(node) {
  if (node.is === "many") return [];
  if (node.is !== "thing") return null;
  const thing = thingOf(node);
  return thing.lone ? thing.head : Object.fromEntries(thing.fields.filter((field) => field.required).map((field) => [field.key, gap(field)]));
}

/** A name that a step must give is made up; everything else waits for a choice. */
function gap({ node }) {
  if (node.is === "text" && node.known === null) return "chosen";
  return node.is === "many" ? [] : null;
}

export function isGap(node, data) {
  return data === null || data === undefined || (node.is === "many" && node.least > 0 && listed(data).length === 0);
}

/** A copy of data with another value at a path. */
function written(node, data, path, value) {
  if (!path.length) return value;
  const [key, ...rest] = path;
  const here = memberFor(node, data) ?? node;
  return here.is === "many" ? inList(here, data, key, rest, value) : inThing(thingOf(here), data, key, rest, value);
}

function inList(node, data, key, rest, value) {
  const list = [...listed(data)];
  if (value === NOTHING && !rest.length) list.splice(key, 1);
  else list[key] = written(node.item, list[key], rest, value);
  return list.length === 1 && ["word", "text"].includes(node.item.is) && !Array.isArray(data) ? list[0] : list;
}

function inThing(thing, data, key, rest, value) {
  if (typeof key === "number") return written(fieldOf(thing, thing.short).node, data, [key, ...rest], value); // in a short form
  const whole = { ...opened(thing, data) };
  if (value === NOTHING && !rest.length) delete whole[key];
  else whole[key] = written(fieldOf(thing, key).node, whole[key], rest, value);
  return value === NOTHING || !isObject(data) ? shortened(thing, whole) : whole;
}

/** What is no longer said is not written: `{draw: {}}` is `draw` again. */
function shortened(thing, whole) {
  const keys = Object.keys(whole);
  const only = keys.length === 1 ? whole[keys[0]] : undefined;
  if (thing.lone && keys[0] === thing.head && isObject(only) && !Object.keys(only).length) return thing.head;
  if (keys.length === 1 && keys[0] === thing.short && !isObject(only)) return only;
  return whole;
}

export function placeOf(path) {
  return path.reduce((place, step) => (typeof step === "number" ? `${place}[${step}]` : `${place}.${step}`), "abilities");
}

/** Everything that may begin at a node, each with its label and a line of help. `names` are those given in the program. */
export function choices(node, names, say) {
  if (node.is === "word") return node.words.map(({ word, label, help }) => ({ label, help, value: word }));
  if (node.is === "text") {
    const known = node.known.map(({ word, label, help }) => ({ label, help, value: word }));
    return [...known, ...names.filter((name) => !node.known.some(({ word }) => word === name)).map((name) => ({ label: name, help: say.name, value: name }))];
  }
  if (node.is === "number") return [{ label: say.number, help: say["number-help"], value: Math.max(node.least ?? 1, 1) }];
  if (node.is === "flag") return [{ label: say.yes, help: "", value: true }, ...(node.only ? [] : [{ label: say.no, help: "", value: false }])];
  if (node.is === "many") return choices(node.item, names, say);
  if (node.is === "thing") return [{ label: thingOf(node).label, help: thingOf(node).help, value: start(node) }];
  return members(node).flatMap((member) => choices(member, names, say));
}

/** The names that steps of a program give: what stands where the author makes a name up. */
export function namesIn(node, data) {
  const here = memberFor(node, data);
  if (!here || data === null || data === undefined) return [];
  if (here.is === "text" && here.known === null) return [data];
  if (here.is === "many") return listed(data).flatMap((item) => namesIn(here.item, item));
  if (here.is !== "thing") return [];
  const whole = opened(thingOf(here), data);
  return thingOf(here).fields.filter(({ key }) => key in whole).flatMap(({ key, node: inner }) => namesIn(inner, whole[key]));
}
