/** Cards that do something alike, or that somebody looks for: to read, and to start from. */

import { address, button, form, h, post, program, typed, write } from "./page.js";

const list = document.getElementById("similar-cards");
const wanted = document.getElementById("similar-wanted");

function startFrom(card) {
  form.elements.kind.value = card.kind;
  form.elements.kind.dispatchEvent(new Event("change"));
  write(card.program);
}

function shown(card, say) {
  return h(
    "li", {},
    h("img", { src: card.face, alt: "", width: 50, height: 70, loading: "lazy" }),
    h("div", {}, h("a", { href: card.address }, card.name), h("span", { class: "cards-note" }, ` · ${card.kind_title} · ${card.card_set}`), h("p", {}, card.text), button(say["start-from"], () => startFrom(card), { class: "cards-button" })),
  );
}

let asked = 0;
let last = null;
async function look(say) {
  const about = JSON.stringify([program.value, form.elements.kind.value, wanted.value]);
  if (about === last) return;
  last = about;
  const mine = ++asked;
  const data = typed();
  data.set("wanted", wanted.value);
  const answer = await post(address.similar, data);
  if (!answer.ok || mine !== asked) return;
  list.replaceChildren(...(await answer.json()).cards.map((card) => shown(card, say)));
}

export function startSimilar(say) {
  let timer;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => look(say), 400);
  };
  form.addEventListener("checked", soon);
  wanted.addEventListener("input", (event) => {
    event.stopPropagation();
    soon();
  });
  wanted.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
}
