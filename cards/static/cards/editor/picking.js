/** A list to pick from: typing narrows it, arrows choose, Enter takes, Escape closes. Only what is allowed is offered. */

import { button, h } from "./page.js";

let open = null;

function close() {
  open?.box.remove();
  open = null;
}

function matching(offers, typed) {
  const wanted = typed.trim().toLowerCase();
  const begins = ({ label, value }) => label.toLowerCase().startsWith(wanted) || String(value).startsWith(wanted);
  const holds = ({ label, help }) => `${label} ${help}`.toLowerCase().includes(wanted);
  return [...offers.filter(begins), ...offers.filter((offer) => !begins(offer) && holds(offer))];
}

/** Where the list has room: under what was clicked, or above it. */
function place(box, by) {
  const frame = by.getBoundingClientRect();
  const under = innerHeight - frame.bottom;
  box.style.maxHeight = `${Math.min(360, Math.max(under, frame.top) - 16)}px`;
  box.style.left = `${Math.max(8, Math.min(frame.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = under >= box.offsetHeight + 8 || under >= frame.top ? `${frame.bottom + 4}px` : `${frame.top - box.offsetHeight - 4}px`;
}

/** Shows at a button what is offered as soon as it is known; `take` gets the one that is picked. */
export async function pick(by, asked, say, take) {
  close();
  let offers = null;
  let shown = [];
  let chosen = 0;
  let isHurried = false;
  const list = h("ul", { id: "picker-list", role: "listbox", "aria-label": say.choose });
  const filter = h("input", { type: "text", role: "combobox", class: "picker-filter", "aria-expanded": "true", "aria-controls": "picker-list", "aria-label": say.filter, placeholder: say.filter, autocomplete: "off" });
  const box = h("div", { class: "picker" }, h("div", { class: "picker-head" }, filter, button("✕", leave, { class: "picker-close", "aria-label": say.close })), list);

  function leave() {
    close();
    by.focus();
  }

  function finish(index) {
    const offer = shown[index];
    isHurried = offers === null;
    if (!offer) return;
    close();
    by.focus();
    take(offer);
  }

  function draw() {
    list.replaceChildren(
      ...shown.map((offer, index) =>
        h(
          "li",
          { role: "option", id: `picker-${index}`, "aria-selected": String(index === chosen), class: offer.danger ? "danger" : null, onclick: () => finish(index) },
          h("b", {}, offer.label),
          h("span", {}, offer.help),
        ),
      ),
    );
    if (!shown.length) list.append(h("li", { class: "nothing" }, offers ? say.nothing : "…"));
    box.toggleAttribute("data-ready", offers !== null);
    filter.setAttribute("aria-activedescendant", shown.length ? `picker-${chosen}` : "");
    list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }

  function narrow() {
    shown = matching(offers ?? [], filter.value);
    chosen = 0;
    draw();
  }

  filter.addEventListener("input", narrow);
  filter.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves) chosen = shown.length ? (chosen + moves[event.key] + shown.length) % shown.length : 0;
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) finish(chosen);
    else if (event.key === "Escape") leave();
    else return;
    event.preventDefault();
    if (open) draw();
  });
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (open?.box === box && relatedTarget && !box.contains(relatedTarget)) close();
  });
  document.body.append(box);
  open = { box };
  draw();
  place(box, by);
  filter.focus();
  offers = await asked;
  if (open?.box !== box) return;
  narrow();
  place(box, by);
  if (isHurried) finish(0); // somebody knew what to type before the list was there
}

document.addEventListener("pointerdown", ({ target }) => {
  if (open && !open.box.contains(target)) close();
});
