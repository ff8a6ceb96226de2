/** <uu-prompts>: the questions that you are asked, each with its forms as buttons. Cards in your hand are clicked there. */

import { countdown } from "./countdown.js";
import { fill, h, redraw } from "./dom.js";
import { Fillings, isForced, quickAction, quickField, slowForms, spotOf, takesOne } from "./filling.js";
import { look } from "./look.js";
import { isSaid, labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./types.js").Form} Form */
/** @typedef {import("./types.js").Field} Field */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./filling.js").Way} Way */

const hasNoHover = matchMedia("(hover: none)");

export class Prompts extends HTMLElement {
  /** What is being answered; the table marks the cards of it. */
  fillings = new Fillings();
  /** @type {Game | null} */
  #view = null;
  /** @type {Map<string, Card>} */
  #cards = new Map();
  /** @type {Set<string>} */
  #inHand = new Set();
  #isSending = false;
  /** @type {(action: Action) => Promise<void>} */
  answer = async () => {};

  /** @param {Game} view @param {Map<string, Card>} cards @param {Set<string>} inHand */
  show(view, cards, inHand) {
    this.#view = view;
    this.#cards = cards;
    this.#inHand = inHand;
    this.fillings.keep(view.prompts);
    this.#draw();
  }

  /** Somebody has clicked a card that is a choice. @param {Way[]} ways */
  async choose([way]) {
    if (quickField(way.form)) return this.#send(quickAction(way));
    this.fillings.take(way);
    this.#changed();
  }

  /** @param {Action} action */
  async #send(action) {
    if (this.#isSending) return; // a double click
    this.#isSending = true;
    this.setAttribute("aria-busy", "true");
    this.#draw();
    try {
      await this.answer(action);
    } finally {
      this.#isSending = false;
      this.removeAttribute("aria-busy");
      this.#draw();
    }
  }

  #changed() {
    this.#draw();
    this.dispatchEvent(new CustomEvent("chosen"));
  }

  #draw() {
    const prompts = this.#view?.prompts ?? [];
    redraw(this, () => fill(this, prompts.map((prompt) => this.#prompt(prompt))));
  }

  /** @param {Prompt} prompt */
  #prompt(prompt) {
    const about = this.#cards.get(cardOf(prompt) ?? "");
    const several = slowForms(prompt).length > 1;
    return h(
      "section",
      { class: "prompt", "data-prompt": prompt.id, "data-kind": prompt.kind, "aria-label": titleOf(this.#view, prompt) },
      about?.face && h("button", { class: "about", "data-key": `${prompt.id}/about`, "aria-label": about.name, onclick: () => look(about) }, h("img", { src: about.face, alt: "", width: 60, height: 84 })),
      h(
        "div",
        { class: "question" },
        h("h2", {}, prompt.text),
        prompt.closes_at && countdown(prompt.closes_at),
        prompt.closes_at && prompt.on_timeout && h("p", { class: "hint" }, `${t("if-nothing")} ${prompt.on_timeout}`),
        this.#asksHand(prompt) && h("p", { class: "hint" }, t("pick-in-hand")),
      ),
      h(
        "div",
        { class: "forms" },
        several && h("div", { class: "form tiles" }, ...slowForms(prompt).map((form) => this.#tile(prompt, form))),
        ...prompt.forms.map((form) => this.#form(prompt, form)),
      ),
    );
  }

  /** Whether some answer is a card in your hand. @param {Prompt} prompt */
  #asksHand(prompt) {
    return prompt.forms.some((form) => Object.values(form.fields).some((field) => !isForced(field) || quickField(form) ? field.choices.some((choice) => this.#isInHand(choice)) : false));
  }

  /** @param {Choice} choice */
  #isInHand(choice) {
    return this.#inHand.has(spotOf(choice) ?? "");
  }

  /** Opens one of several forms: the card that it is about, and what it does. @param {Prompt} prompt @param {Form} form */
  #tile(prompt, form) {
    const given = Object.values(form.fields).find((field) => isForced(field) && field.choices[0]?.card);
    const card = this.#cards.get(given?.choices[0].card ?? "");
    const number = prompt.forms.indexOf(form);
    const open = () => {
      this.fillings.open(prompt, form);
      this.#changed();
    };
    const shared = { "data-key": `${prompt.id}/${number}`, "aria-expanded": String(this.fillings.isOpen(prompt, form)), onclick: open };
    return h("button", { ...shared, class: card?.face ? "choice pictured" : "choice" }, pictureOf(card), h("span", {}, form.label));
  }

  /** @param {Prompt} prompt @param {Form} form */
  #form(prompt, form) {
    if (Object.keys(form.fields).length === 0) {
      const send = () => this.#send({ prompt: prompt.id, type: form.type });
      const key = `${prompt.id}/${form.type}`;
      return h("button", { class: "act", "data-key": key, "data-type": form.type, disabled: this.#isSending, onclick: send }, form.label);
    }
    const name = quickField(form);
    if (name) return this.#quick(prompt, form, name);
    return this.fillings.isOpen(prompt, form) ? this.#slow(prompt, form) : null;
  }

  /** One click answers. @param {Prompt} prompt @param {Form} form @param {string} name */
  #quick(prompt, form, name) {
    const elsewhere = form.fields[name].choices.filter((choice) => !this.#isInHand(choice));
    if (elsewhere.length === 0) return null;
    const buttons = elsewhere.map((choice) => {
      const send = () => this.#send(quickAction({ prompt, form, name, choice }));
      const card = this.#cards.get(choice.card ?? "");
      const isRead = !card?.text || !hasNoHover.matches;
      return this.#choice(prompt, form, name, choice, null, isRead ? send : () => look(card, [{ label: form.label, act: () => void send() }]));
    });
    return h("div", { role: "group", "aria-label": form.label }, h("h3", {}, form.label), h("div", { class: "form quick" }, ...buttons));
  }

  /** Several things are chosen and then confirmed. @param {Prompt} prompt @param {Form} form */
  #slow(prompt, form) {
    const filling = this.fillings.of(prompt, form);
    const fields = Object.entries(form.fields).map(([name, field]) => !isForced(field) && this.#field(prompt, form, name, field));
    const isReady = !this.#isSending && filling.isComplete();
    const send = { class: "act send", "data-key": `${prompt.id}/${form.type}/send`, "data-type": form.type, disabled: !isReady };
    return h(
      "div",
      { class: "form", role: "group", "aria-label": form.label },
      ...fields,
      h("button", { ...send, onclick: () => this.#send(filling.action()) }, slowForms(prompt).length > 1 ? t("confirm") : form.label),
    );
  }

  /** @param {Prompt} prompt @param {Form} form @param {string} name @param {Field} field */
  #field(prompt, form, name, field) {
    const filling = this.fillings.of(prompt, form);
    const toggle = (/** @type {Choice} */ choice) => () => {
      filling.toggle(name, choice.value);
      this.#changed();
    };
    const elsewhere = field.choices.filter((choice) => !this.#isInHand(choice));
    if (elsewhere.length === 0 && takesOne(field)) return null;
    const buttons = elsewhere.map((choice) => this.#choice(prompt, form, name, choice, filling.has(name, choice.value), toggle(choice)));
    const count = `${filling.values(name).length}/${field.min === field.max ? field.max : `${field.min}–${field.max}`}`;
    return h("fieldset", {}, h("legend", {}, this.#wanted(name, field), takesOne(field) ? "" : h("b", { class: "count" }, count)), h("div", { class: "choices" }, ...buttons));
  }

  /** What a field is for: by its name, or of which kind the cards are, if all are of one. @param {string} name @param {Field} field */
  #wanted(name, field) {
    if (isSaid(`field-${name}`)) return `${t(`field-${name}`)} `;
    const kinds = new Set(field.choices.map((choice) => this.#cards.get(choice.card ?? "")?.kind));
    const [kind] = kinds;
    const label = kinds.size === 1 && kind ? labelsOf(this.#view?.ruleset ?? "")?.kinds[kind] : undefined;
    return label ? `${t("choose")}: ${label} ` : `${t("choose")} `;
  }

  /**
   * @param {Prompt} prompt @param {Form} form @param {string} name
   * @param {Choice} choice @param {boolean | null} isPressed @param {() => void} then
   */
  #choice(prompt, form, name, choice, isPressed, then) {
    const card = this.#cards.get(choice.card ?? "");
    const shared = { "data-type": form.type, "data-value": choice.value, disabled: this.#isSending, title: card?.text, onclick: then };
    const key = `${prompt.id}/${prompt.forms.indexOf(form)}/${name}/${choice.value}`;
    const pressed = isPressed === null ? null : String(isPressed);
    const look = card?.face ? "choice pictured" : "choice";
    return h("button", { ...shared, class: look, "data-key": key, "aria-pressed": pressed }, pictureOf(card), h("span", {}, this.#labelOf(choice)));
  }

  /** A seat is called by its name, and a guest may not know the one that they were given. @param {Choice} choice */
  #labelOf({ label, card, seat }) {
    const isMine = !card && seat !== undefined && seat === this.#view?.your_seat;
    return isMine ? `${label} (${t("you")})` : label;
  }
}

/** What a kind of question is called. @param {Game | null} view @param {Prompt} prompt */
export const titleOf = (view, prompt) => labelsOf(view?.ruleset ?? "")?.prompts[prompt.kind] ?? t("your-turn");

/** The card that a question is about: that a window would stop, that asks, that is hunted. @param {Prompt} prompt */
function cardOf({ facts }) {
  if ("card" in facts && facts.card) return facts.card.card;
  if ("source" in facts && facts.source) return facts.source.card;
  return "hunt" in facts && facts.hunt ? facts.hunt.unicorn : null;
}

/** @param {Card | undefined} card */
const pictureOf = (card) => (card?.face ? h("img", { src: card.face, alt: "", width: 60, height: 84 }) : null);

customElements.define("uu-prompts", Prompts);
