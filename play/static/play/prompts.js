/** <uu-prompts>: the questions that you are asked, each with its forms as buttons. */

import "./countdown.js";
import { fill, h, redraw } from "./dom.js";
import { Filling, quickAction, quickField, takesOne } from "./filling.js";
import { labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./types.js").Form} Form */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./filling.js").Way} Way */

const MANY = 3;

export class Prompts extends HTMLElement {
  /** @type {Map<string, Filling>} by prompt and form: a new view of the same question keeps what was chosen */
  #fillings = new Map();
  /** @type {Game | null} */
  #view = null;
  /** @type {Map<string, Card>} */
  #cards = new Map();
  #isSending = false;
  /** @type {(action: Action) => Promise<void>} */
  answer = async () => {};

  /** @param {Game} view @param {Map<string, Card>} cards */
  show(view, cards) {
    this.#view = view;
    this.#cards = cards;
    const open = new Set(view.prompts.map((prompt) => prompt.id));
    for (const [key, filling] of this.#fillings) if (!open.has(filling.prompt.id)) this.#fillings.delete(key);
    this.#draw();
  }

  /** Somebody has clicked a card on the table that is a choice. @param {Way[]} ways */
  async choose(ways) {
    const [way] = ways;
    if (ways.length === 1 && quickField(way.form)) return this.#send(quickAction(way));
    for (const { prompt, form, name, choice } of ways) {
      if (!quickField(form)) this.#filling(prompt, form).toggle(name, choice.value);
    }
    this.#draw();
    this.scrollIntoView({ block: "nearest" });
  }

  /** Whether a card on the table has been chosen and waits for the rest of the answer. @param {Way[]} ways */
  isChosen(ways) {
    return ways.some(({ prompt, form, name, choice }) => this.#filling(prompt, form).has(name, choice.value));
  }

  /** @param {Action} action */
  async #send(action) {
    if (this.#isSending) return; // a double click
    this.#isSending = true;
    this.#draw();
    try {
      await this.answer(action);
    } finally {
      this.#isSending = false;
      this.#draw();
    }
  }

  /** @param {Prompt} prompt @param {Form} form */
  #filling(prompt, form) {
    const key = `${prompt.id}/${prompt.forms.indexOf(form)}`;
    const known = this.#fillings.get(key) ?? new Filling(prompt, form);
    this.#fillings.set(key, known);
    return known;
  }

  #draw() {
    const prompts = this.#view?.prompts ?? [];
    redraw(this, () => fill(this, prompts.map((prompt) => this.#prompt(prompt))));
  }

  /** @param {Prompt} prompt */
  #prompt(prompt) {
    const title = labelsOf(this.#view?.ruleset ?? "")?.prompts[prompt.kind] ?? t("your-turn");
    const timed = prompt.closes_at && Object.assign(document.createElement("uu-countdown"), {});
    if (timed && prompt.closes_at) timed.setAttribute("until", prompt.closes_at);
    return h(
      "section",
      { class: "prompt", "data-prompt": prompt.id, "data-kind": prompt.kind, "aria-label": title },
      h("h2", {}, title),
      h("p", { class: "question" }, prompt.text),
      timed,
      timed && prompt.on_timeout && h("p", { class: "hint" }, prompt.on_timeout),
      ...prompt.forms.map((form) => this.#form(prompt, form)),
    );
  }

  /** @param {Prompt} prompt @param {Form} form */
  #form(prompt, form) {
    const names = Object.keys(form.fields);
    if (names.length === 0) {
      const send = () => this.#send({ prompt: prompt.id, type: form.type });
      const key = `${prompt.id}/${form.type}`;
      return h("button", { class: "act", "data-key": key, "data-type": form.type, disabled: this.#isSending, onclick: send }, form.label);
    }
    const name = quickField(form);
    if (name) return this.#quick(prompt, form, name);
    return this.#slow(prompt, form);
  }

  /** One click answers. @param {Prompt} prompt @param {Form} form @param {string} name */
  #quick(prompt, form, name) {
    const buttons = form.fields[name].choices.map((choice) =>
      this.#choice(prompt, form, name, choice, null, () => this.#send(quickAction({ prompt, form, name, choice }))),
    );
    return h("div", { role: "group", "aria-label": form.label }, h("h3", {}, form.label), h("div", { class: "form quick" }, ...buttons));
  }

  /** Several things are chosen and then confirmed. @param {Prompt} prompt @param {Form} form */
  #slow(prompt, form) {
    const filling = this.#filling(prompt, form);
    const fields = Object.entries(form.fields).map(([name, field]) =>
      h(
        "fieldset",
        {},
        h("legend", {}, this.#wanted(field)),
        ...field.choices.map((choice) =>
          this.#choice(prompt, form, name, choice, filling.has(name, choice.value), () => {
            filling.toggle(name, choice.value);
            this.#draw();
            this.dispatchEvent(new CustomEvent("chosen"));
          }),
        ),
      ),
    );
    const send = h(
      "button",
      {
        class: "act send",
        "data-key": `${prompt.id}/${form.type}/send`,
        "data-type": form.type,
        disabled: this.#isSending || !filling.isComplete(),
        onclick: () => this.#send(filling.action()),
      },
      form.label,
    );
    if (prompt.forms.length <= MANY) return h("div", { class: "form", role: "group", "aria-label": form.label }, ...fields, send);
    return h("details", { class: "form" }, h("summary", {}, form.label), ...fields, send);
  }

  /** What a field is for: of which kind the cards are, if all are of one, and how many. @param {import("./types.js").Field} field */
  #wanted(field) {
    const kinds = new Set(field.choices.map((choice) => this.#cards.get(choice.card ?? "")?.kind));
    const [kind] = kinds;
    const label = kinds.size === 1 && kind ? labelsOf(this.#view?.ruleset ?? "")?.kinds[kind] : undefined;
    return [label ? `${t("choose")}: ${label}` : t("choose"), takesOne(field) ? "" : `(${range(field.min, field.max)})`].join(" ");
  }

  /**
   * @param {Prompt} prompt @param {Form} form @param {string} name
   * @param {import("./types.js").Choice} choice @param {boolean | null} isPressed @param {() => void} then
   */
  #choice(prompt, form, name, choice, isPressed, then) {
    const card = choice.card ? this.#cards.get(choice.card) : undefined;
    return h(
      "button",
      {
        class: card?.face ? "choice pictured" : "choice",
        "data-key": `${prompt.id}/${prompt.forms.indexOf(form)}/${name}/${choice.value}`,
        "data-type": form.type,
        "data-value": choice.value,
        "aria-pressed": isPressed === null ? null : String(isPressed),
        disabled: this.#isSending,
        title: card?.text,
        onclick: then,
      },
      card?.face && h("img", { src: card.face, alt: "", width: 60, height: 84 }),
      h("span", {}, choice.label),
    );
  }
}

/** @param {number} min @param {number} max */
const range = (min, max) => (min === max ? `${min}` : `${min}–${max}`);

customElements.define("uu-prompts", Prompts);
