/** The parts of a card's page, and how its scripts talk to the server and to each other.
 *
 * Whoever changes the form dispatches `input` on it. When the server has answered, `checked` is dispatched on it.
 */

export const live = document.getElementById("card-live");
export const form = live.closest("form");
/** Who wrote it last is in `dataset.by`: blocks write JSON, which is YAML too, until the server has written it well. */
export const program = form.querySelector("textarea[name=program]");
export const address = live.dataset;

/** Makes an element. Text is always text: nothing on this page reads a string as HTML. */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return made;
}

export function button(text, onclick, attributes = {}) {
  return h("button", { type: "button", class: "cards-link", onclick, ...attributes }, text);
}

/** Asks the server. Somebody who is signed out is told so by `signed-out` on the form. */
export async function post(url, body) {
  const headers = { "X-CSRFToken": form.elements.csrfmiddlewaretoken.value, Accept: "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body }).catch(() => Response.error());
  if (answer.status === 401) form.dispatchEvent(new Event("signed-out"));
  return answer;
}

/** What the form holds, without a picture that was chosen: only saving sends that. */
export function typed() {
  const data = new FormData(form);
  data.delete("picture");
  if (program.dataset.by) data.set("by", program.dataset.by);
  return data;
}

export function changed() {
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Writes a program into the form, as its author would type it. */
export function write(text) {
  delete program.dataset.by;
  program.value = text;
  changed();
}

program.addEventListener("input", () => delete program.dataset.by);
