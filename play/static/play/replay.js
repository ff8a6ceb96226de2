/** A finished game, to be scrubbed through: the same table, at any event, as any seat saw it. */

import { get } from "./api.js";
import { h, notice } from "./dom.js";
import { Log } from "./log.js";
import { Table } from "./table.js";
import { roleLabel, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Event} Event */

export class ReplayPage {
  #table = new Table();
  #log = new Log();
  /** @type {Map<string, Card>} */
  #cards = new Map();
  /** @type {Event[]} */
  #events = [];
  #isReading = false;
  #isClosed = false;

  /** @param {Element} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    this.slider = h("input", { type: "range", min: 1, "aria-label": t("step"), oninput: () => void this.#read() });
    this.seat = h("select", { "aria-label": t("seen-by"), onchange: () => void this.#read() });
    this.number = h("output", {});
  }

  async open() {
    const [view, replay, { cards }] = await Promise.all([get(`games/${this.id}`), get(`games/${this.id}/replay`), get(`games/${this.id}/cards`)]);
    this.#cards = new Map(cards.map((/** @type {Card} */ card) => [card.id, card]));
    /** @type {number[]} */
    this.steps = [...new Set(replay.actions.map((/** @type {{number: number}} */ action) => action.number))];
    this.steps.push(replay.version);
    await this.#readEvents();
    if (this.#isClosed) return;
    this.slider.max = String(this.steps.length);
    this.slider.value = "1";
    const names = /** @type {Game} */ (view).seats.map((seat) => h("option", { value: seat.number, selected: seat.number === view.your_seat }, seat.name));
    this.seat.replaceChildren(h("option", { value: "" }, roleLabel("spectator")), ...names);
    const step = (/** @type {number} */ by) => () => {
      this.slider.value = String(Number(this.slider.value) + by);
      void this.#read();
    };
    const controls = h(
      "div",
      { class: "scrubber" },
      h("button", { class: "earlier", onclick: step(-1) }, t("earlier")),
      this.slider,
      h("button", { class: "later", onclick: step(1) }, t("later")),
      this.number,
      h("label", {}, t("seen-by"), " ", this.seat),
    );
    this.root.replaceChildren(h("div", { class: "game replay" }, h("div", {}, controls, this.#table, this.#table.hand), h("aside", {}, this.#log)));
    await this.#read();
  }

  close() {
    this.#isClosed = true;
  }

  /** One request at a time; where the slider has gone meanwhile is read next. */
  async #read() {
    if (this.#isReading) return;
    this.#isReading = true;
    let shown = "";
    try {
      while (!this.#isClosed && shown !== this.#wanted()) {
        shown = this.#wanted();
        this.#show(await get(shown));
      }
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
    this.#isReading = false;
  }

  #wanted() {
    const number = this.steps?.[Number(this.slider.value) - 1] ?? 1;
    return `games/${this.id}/replay/${number}${this.seat.value ? `?seat=${this.seat.value}` : ""}`;
  }

  /** @param {Game} view */
  #show(view) {
    this.number.textContent = `${this.slider.value}/${this.slider.max}`;
    this.#table.show(view, this.#cards, new Map());
    this.#log.show(this.#events.filter((event) => event.number <= view.version));
  }

  async #readEvents() {
    for (let more = true; more && !this.#isClosed; ) {
      const page = await get(`games/${this.id}/events?after=${this.#events.at(-1)?.number ?? 0}`);
      this.#events.push(...page.events);
      more = page.more;
    }
  }
}
