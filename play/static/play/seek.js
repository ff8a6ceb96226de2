/** Looking for people to play with: a ticket, how the search goes, and the game as soon as there is one. */

import { get, post, remove } from "./api.js";
import { now } from "./clock.js";
import { h, notice } from "./dom.js";
import { Problem } from "./http.js";
import { pictureOf } from "./pictures.js";
import { labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Ticket} Ticket */

const BOTS_AFTER = 30;
const LOOK_MS = 8_000; // a ticket that nobody reads for 40 seconds ends

/** Gets a ticket, or the one that waits already. @param {string} ruleset @param {string} level of the bots that fill the table */
export async function seek(ruleset, level) {
  location.hash = `seek=${(await ticketFor(ruleset, level)).id}`;
}

/** @param {string} ruleset @param {string} level @returns {Promise<Ticket>} */
async function ticketFor(ruleset, level) {
  try {
    return await post("quick-play", { ruleset, bots: { level, after: BOTS_AFTER } });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "already_waiting") throw error;
    /** @type {{items: Ticket[]}} */
    const { items } = await get("quick-play");
    const waiting = items.find((one) => one.ruleset === ruleset);
    if (!waiting) throw error;
    return waiting;
  }
}

export class SeekPage {
  /** @type {Ticket | null} */
  #ticket = null;
  /** @type {EventSource | null} */
  #source = null;
  /** @type {ReturnType<typeof setInterval>[]} */
  #timers = [];
  #isReading = false;
  #isClosed = false;
  #said = h("p", { class: "said", role: "status" });
  #waited = h("b", {});

  /** @param {Element} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
  }

  async open() {
    const ticket = await get(`quick-play/${this.id}`);
    if (this.#isClosed) return;
    this.#draw(ticket);
    this.#show(ticket);
    if (ticket.status !== "waiting") return;
    this.#timers = [setInterval(() => void this.#look(), LOOK_MS), setInterval(() => this.#tick(), 1000)];
    await this.#listen();
  }

  /** Somebody who goes elsewhere waits no longer; a reload or another language goes on. */
  close() {
    this.#stop();
    const isLeft = location.hash !== `#seek=${this.id}`;
    if (isLeft && this.#ticket?.status === "waiting") remove(`quick-play/${this.id}`).catch(() => {}); // it ends by itself
  }

  #stop() {
    this.#isClosed = true;
    this.#source?.close();
    this.#timers.forEach(clearInterval);
  }

  /** @param {Ticket} ticket */
  #draw(ticket) {
    const cancel = h("button", { class: "cancel", onclick: () => void this.#cancel() }, t("cancel"));
    this.root.replaceChildren(
      h(
        "section",
        { class: "lobby seeking" },
        h("h1", {}, labelsOf(ticket.ruleset)?.label ?? ticket.ruleset),
        pictureOf(ticket.ruleset),
        this.#said,
        h("p", {}, `${t("waited")} `, this.#waited),
        h("p", { class: "hint" }, t("seek-bots")),
        h("p", { class: "acts" }, cancel),
      ),
    );
  }

  /** The account's stream rings; what has become of the ticket is read. */
  async #listen() {
    const { ticket } = await post("me/stream-tickets");
    if (this.#isClosed) return;
    this.#source = new EventSource(`/api/v1/me/stream?${new URLSearchParams({ ticket })}`);
    for (const kind of ["event", "now", "resync"]) this.#source.addEventListener(kind, () => void this.#look());
  }

  async #look() {
    if (this.#isReading || this.#isClosed) return;
    this.#isReading = true;
    try {
      this.#show(await get(`quick-play/${this.id}`));
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
    this.#isReading = false;
  }

  /** @param {Ticket} ticket */
  #show(ticket) {
    if (this.#isClosed) return;
    this.#ticket = ticket;
    this.#said.textContent = ticket.text;
    this.#tick();
    if (ticket.status === "waiting") return;
    this.#stop();
    if (ticket.game) location.hash = `game=${ticket.game}`;
    else this.root.querySelector(".acts")?.replaceChildren(h("a", { class: "act", href: "#" }, t("new-table")));
  }

  #tick() {
    const since = Date.parse(this.#ticket?.created_at ?? "");
    this.#waited.textContent = `${Math.max(0, Math.round((now() - since) / 1000))} s`;
  }

  /** If a game was faster, the answer says so. */
  async #cancel() {
    try {
      const ticket = await remove(`quick-play/${this.id}`);
      if (ticket?.game) return this.#show(ticket);
      location.hash = "";
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
  }
}
