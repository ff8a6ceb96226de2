/**
 * Filling forms. The service says what may be answered: a prompt has forms, a form has fields, a field has choices.
 * Every way to fill a form is legal, so nothing here knows a rule.
 */

/** @typedef {import("./types.js").Prompt} Prompt */
/** @typedef {import("./types.js").Form} Form */
/** @typedef {import("./types.js").Field} Field */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {{prompt: Prompt, form: Form, name: string, choice: Choice}} Way a choice, and where it is offered */

/** The only field of a form that takes exactly one value: one click answers it. @param {Form} form */
export function quickField(form) {
  const fields = Object.entries(form.fields);
  if (fields.length !== 1) return null;
  const [name, field] = fields[0];
  return takesOne(field) ? name : null;
}

/** @param {Field} field */
export const takesOne = (field) => field.min === 1 && field.max === 1;

/** Forms that are filled and then confirmed. @param {Prompt} prompt */
export const slowForms = (prompt) => prompt.forms.filter((form) => Object.keys(form.fields).length > 0 && !quickField(form));

/** Nothing is left to choose: all that is offered is taken. @param {Field} field */
export const isForced = (field) => field.choices.length === field.min;

/** The card on the table that a choice is about. @param {Choice} choice */
export const spotOf = (choice) => choice.id ?? (choice.card ? choice.value : null);

/** What is sent if this one choice is the whole answer. @param {Way} way @returns {Action} */
export function quickAction({ prompt, form, name, choice }) {
  const value = form.fields[name].kind === "one" ? choice.value : [choice.value];
  return { prompt: prompt.id, type: form.type, [name]: value };
}

/** All choices that are about a card on the table, by its id there. @param {Prompt[]} prompts */
export function waysByCard(prompts) {
  /** @type {Map<string, Way[]>} */
  const found = new Map();
  for (const prompt of prompts)
    for (const form of prompt.forms)
      for (const [name, field] of Object.entries(form.fields))
        for (const choice of field.choices) {
          const id = spotOf(choice);
          if (id) found.set(id, [...(found.get(id) ?? []), { prompt, form, name, choice }]);
        }
  return found;
}

/** What somebody has chosen so far in a form with several fields or several values. */
export class Filling {
  /** @param {Prompt} prompt @param {Form} form */
  constructor(prompt, form) {
    this.prompt = prompt;
    this.form = form;
    /** @type {Map<string, string[]>} */
    this.chosen = new Map();
    for (const [name, field] of Object.entries(form.fields)) {
      this.chosen.set(name, isForced(field) ? field.choices.map((choice) => choice.value) : []);
    }
  }

  /** @param {string} name @param {string} value */
  has(name, value) {
    return this.values(name).includes(value);
  }

  /** Takes a value or puts it back; where only one fits, the new one replaces it. @param {string} name @param {string} value */
  toggle(name, value) {
    const field = this.form.fields[name];
    const values = this.values(name);
    if (values.includes(value)) this.chosen.set(name, values.filter((other) => other !== value));
    else this.chosen.set(name, [...(values.length >= field.max ? values.slice(1) : values), value]);
  }

  isComplete() {
    return Object.entries(this.form.fields).every(([name, field]) => this.values(name).length >= field.min);
  }

  /** @returns {Action} */
  action() {
    /** @type {Action} */
    const action = { prompt: this.prompt.id, type: this.form.type };
    for (const [name, field] of Object.entries(this.form.fields)) {
      const values = this.values(name);
      action[name] = field.kind === "one" ? values[0] : values;
    }
    return action;
  }

  /** @param {string} name */
  values(name) {
    return this.chosen.get(name) ?? [];
  }
}

/** Everything that is being filled, by question and form: a new view of the same question keeps what was chosen. */
export class Fillings {
  /** @type {Map<string, Filling>} */
  #known = new Map();
  /** @type {Map<string, number>} by prompt: which of several forms is being filled */
  #opened = new Map();

  /** Forgets questions that are closed. @param {Prompt[]} prompts */
  keep(prompts) {
    const open = new Set(prompts.map((prompt) => prompt.id));
    for (const [key, filling] of this.#known) if (!open.has(filling.prompt.id)) this.#known.delete(key);
    for (const id of this.#opened.keys()) if (!open.has(id)) this.#opened.delete(id);
  }

  /** @param {Prompt} prompt @param {Form} form */
  of(prompt, form) {
    const key = `${prompt.id}/${prompt.forms.indexOf(form)}`;
    const known = this.#known.get(key) ?? new Filling(prompt, form);
    this.#known.set(key, known);
    return known;
  }

  /** @param {Prompt} prompt @param {Form} form */
  open(prompt, form) {
    this.#opened.set(prompt.id, prompt.forms.indexOf(form));
  }

  /** A form is open if somebody has opened it, or if there is no other to fill. @param {Prompt} prompt @param {Form} form */
  isOpen(prompt, form) {
    return slowForms(prompt).length === 1 || this.#opened.get(prompt.id) === prompt.forms.indexOf(form);
  }

  /** Opens the form, and chooses there or puts back. @param {Way} way */
  take({ prompt, form, name, choice }) {
    this.open(prompt, form);
    if (!isForced(form.fields[name])) this.of(prompt, form).toggle(name, choice.value);
  }

  /** Of several answers the ones in a form that is being filled, if there are such. @param {Way[]} ways */
  relevant(ways) {
    const open = ways.filter((way) => this.#isBeingFilled(way) && !isForced(way.form.fields[way.name]));
    return open.length > 0 ? open : ways;
  }

  /** Whether a choice has been made and waits for the rest of the answer. @param {Way[]} ways */
  isChosen(ways) {
    return ways.some((way) => this.#isBeingFilled(way) && this.of(way.prompt, way.form).has(way.name, way.choice.value));
  }

  /** @param {Way} way */
  #isBeingFilled({ prompt, form }) {
    return !quickField(form) && this.isOpen(prompt, form);
  }
}
