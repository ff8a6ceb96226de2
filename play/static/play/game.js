/** One game on the screen: lobby, table, result. It draws what the service says and sends what people choose. */

import { get, patch, post } from "./api.js";
import { brieflyNotice, h, notice } from "./dom.js";
import { waysByCard } from "./filling.js";
import { Problem } from "./http.js";
import { lobbyOf } from "./lobby.js";
import { Log } from "./log.js";
import { passing } from "./passing.js";
import { Prompts, titleOf } from "./prompts.js";
import { resultOf } from "./result.js";
import { ScenarioBar } from "./scenario.js";
import { chime } from "./settings.js";
import { follow } from "./stream.js";
import { Table } from "./table.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Ruleset} Ruleset */
/** @typedef {import("./types.js").Action} Action */

const REMEMBERED = 200;

export class GamePage {
  /** @type {Game | null} */
  #view = null;
  /** @type {Map<string, Card>} */
  #cards = new Map();
  /** @type {(() => void) | null} ends the following */
  #stop = null;
  #last = 0;
  #isThere = true;
  #isClosed = false;
  #wasAsked = false;
  /** For which status the page has been built; what changes within one is drawn by the parts. */
  #frame = "";
  #table = new Table();
  #prompts = new Prompts();
  #log = new Log();
  #scenario = new ScenarioBar();
  #status = h("p", { class: "status", role: "status" });

  /** @param {Element} root @param {string} id @param {Ruleset[]} rulesets */
  constructor(root, id, rulesets) {
    this.root = root;
    this.id = id;
    this.rulesets = rulesets;
    this.#table.choose = (ways) => void this.#prompts.choose(ways);
    this.#table.relevant = (ways) => this.#prompts.fillings.relevant(ways);
    this.#table.isChosen = (ways) => this.#prompts.fillings.isChosen(ways);
    this.#prompts.answer = (action) => this.#answer(action);
    this.#prompts.addEventListener("chosen", () => this.#drawTable());
    this.#scenario.changed = async (view) => {
      if (this.#view?.status === "finished") this.#unfollow(); // it goes on, and nobody listens any more
      await this.#show(view);
      this.#follow();
    };
  }

  async open() {
    const view = await this.#comeBack(await get(`games/${this.id}`));
    const after = Math.max(0, view.version - REMEMBERED);
    const { events } = await get(`games/${this.id}/events?after=${after}`);
    if (this.#isClosed) return;
    this.#log.show(events);
    this.#last = events.at(-1)?.number ?? view.version;
    await this.#show(view);
    this.#follow();
  }

  /** Hear what happens, until the game is over. */
  #follow() {
    const status = this.#view?.status;
    if (this.#stop || this.#isClosed || (status !== "running" && status !== "lobby")) return;
    this.#stop = follow(this.id, this.#last, {
      event: (event) => {
        this.#last = event.number;
        this.#log.add(event);
      },
      view: (next) => void this.#show(next),
      line: (isThere) => this.#line(isThere),
    });
  }

  #unfollow() {
    this.#stop?.();
    this.#stop = null;
  }

  /** Whoever opens the page is there again. @param {Game} view @returns {Promise<Game>} */
  async #comeBack(view) {
    const mine = view.your_seat === null ? null : view.seats[view.your_seat];
    if (view.status !== "running" || !mine?.away) return view;
    return patch(`games/${this.id}/seats/${mine.number}`, { away: false });
  }

  close() {
    this.#isClosed = true;
    document.body.classList.remove("asked");
    this.#unfollow();
  }

  /** A view that is older than the one on the screen came late: an answer and the stream overtake each other. @param {Game} view */
  async #show(view) {
    if (this.#isClosed || (this.#view && view.version < this.#view.version)) return;
    const before = this.#view;
    this.#view = view;
    if (view.status !== "lobby" && this.#cards.size === 0) {
      const { cards } = await get(`games/${this.id}/cards`);
      this.#cards = new Map(cards.map((/** @type {Card} */ card) => [card.id, card]));
    }
    const isAsked = view.prompts.some((prompt) => !prompt.optional);
    if (isAsked && !this.#wasAsked && before) chime();
    this.#wasAsked = isAsked;
    this.#draw();
  }

  #draw() {
    const view = this.#view;
    if (!view) return;
    if (view.status === "lobby") {
      const rules = this.rulesets.find((one) => one.name === view.ruleset);
      this.#frame = view.status;
      if (rules) this.root.replaceChildren(lobbyOf(view, rules, (doing) => this.#do(doing)));
      return;
    }
    const isOver = view.status !== "running";
    if (this.#frame !== view.status) {
      this.#frame = view.status;
      const result = isOver && resultOf(view, { rematch: () => this.#rematch() });
      const dock = h("div", { class: "dock" }, !isOver && this.#prompts, this.#table.hand);
      const side = h("aside", {}, result, this.#log, !isOver && !view.scenario && this.#leaving(view));
      const skip = !isOver && h("button", { class: "skip", onclick: () => this.#table.hand.focus() }, t("to-hand"));
      this.root.replaceChildren(h("div", { class: `game ${view.status}` }, skip, this.#status, this.#table, dock, side));
      if (view.scenario) this.root.firstElementChild?.prepend(this.#scenario);
      if (isOver) /** @type {HTMLElement} */ (this.root).focus();
    }
    this.#drawTable();
    if (!isOver) this.#prompts.show(view, this.#cards, this.#table.inHand);
    if (view.scenario) this.#scenario.show(view, this.#cards);
    this.#status.textContent = this.#said(view);
    document.body.classList.toggle("asked", !isOver && view.prompts.some((prompt) => !prompt.optional));
  }

  #drawTable() {
    if (this.#view) this.#table.show(this.#view, this.#cards, waysByCard(this.#view.prompts));
  }

  /** @param {Game} view */
  #said(view) {
    if (view.status !== "running") return "";
    if (view.paused) return t("paused");
    if (view.pause) return view.pause.text;
    const asked = view.prompts.find((prompt) => !prompt.optional);
    if (asked) return titleOf(view, asked);
    const names = view.waiting_for.map((seat) => view.seats[seat].name);
    return names.length > 0 ? `${t("waiting")} ${names.join(", ")}` : "";
  }

  /** Giving up is asked twice. @param {Game} view */
  #leaving(view) {
    if (view.your_seat === null || view.seats[view.your_seat].conceded) return null;
    const sure = h(
      "dialog",
      { class: "sure", "aria-label": t("concede") },
      h("p", {}, t("concede-sure")),
      h("form", { method: "dialog", class: "acts" }, h("button", { class: "act", onclick: () => void this.#answer({ type: "concede" }) }, t("concede")), h("button", {}, t("cancel"))),
    );
    const rules = this.rulesets.find((one) => one.name === view.ruleset);
    return h("div", { class: "leaving" }, passing(rules), h("button", { class: "concede", onclick: () => sure.showModal() }, t("concede")), sure);
  }

  /** @param {Action} action */
  async #answer(action) {
    try {
      await this.#show(await post(`games/${this.id}/actions`, action));
      notice("");
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
      if (error instanceof Problem) await this.#show(await get(`games/${this.id}`)); // the question may be gone
    }
  }

  /** @param {Promise<Game | null>} doing */
  async #do(doing) {
    try {
      const view = await doing;
      notice("");
      if (view) await this.#show(view);
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
  }

  async #rematch() {
    try {
      location.hash = `game=${(await post(`games/${this.id}/rematch`)).id}`;
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {boolean} isThere */
  #line(isThere) {
    if (isThere === this.#isThere) return;
    this.#isThere = isThere;
    document.body.classList.toggle("offline", !isThere);
    if (isThere) brieflyNotice(t("online"));
    else notice(t("offline"));
  }
}
