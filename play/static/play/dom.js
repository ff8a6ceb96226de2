/** Making elements. Text is always text: nothing here, and nothing on this page, reads a string as HTML. */

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [attributes] `onclick` and the like are listeners; true is an empty attribute
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on") && typeof value === "function") {
      made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  fill(made, children.flat());
  return made;
}

/** @param {Element} parent @param {Child[]} children */
export function fill(parent, children) {
  const nodes = children.filter((child) => child !== null && child !== undefined && child !== false);
  parent.replaceChildren(...nodes.map((child) => (child instanceof Node ? child : String(child))));
}

/**
 * Draws anew without taking the focus from whoever uses a keyboard: what had it gets it again, by its data-key, else
 * what comes first.
 * @param {HTMLElement} root @param {() => void} draw
 */
export function redraw(root, draw) {
  const had = document.activeElement;
  const key = had?.getAttribute("data-key") ?? "";
  const wasInside = root.contains(had);
  draw();
  if (!wasInside) return;
  const again = root.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  const next = /** @type {HTMLElement} */ (again ?? root.querySelector("button:not([disabled])") ?? root);
  if (next === root) next.tabIndex = -1; // until there is something again
  next.focus({ preventScroll: true });
}

/** Tells everybody, also who listens to the page. @param {string} text */
export function notice(text) {
  const place = /** @type {HTMLElement} */ (document.getElementById("notice"));
  place.textContent = text;
}

const BRIEFLY_MS = 4_000;

/** A notice that goes by itself, unless another has come. @param {string} text */
export function brieflyNotice(text) {
  notice(text);
  const place = /** @type {HTMLElement} */ (document.getElementById("notice"));
  setTimeout(() => place.textContent === text && notice(""), BRIEFLY_MS);
}
