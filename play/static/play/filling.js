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
          const id = choice.id ?? (choice.card ? choice.value : null);
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
      const isForced = field.choices.length === field.min;
      this.chosen.set(name, isForced ? field.choices.map((choice) => choice.value) : []);
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
