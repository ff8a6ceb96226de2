/** A scenario table, for whoever writes cards: a mark that says so, undo, restart, every seat, and laying it out anew. */

import { get, post } from "./api.js";
import { fill, h, notice } from "./dom.js";
import { labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Scenario} Scenario */
/** @typedef {import("./types.js").ScenarioView} ScenarioView */
/** @typedef {ScenarioView["places"][number]} Place */
/** @typedef {{place: Place, seat: number | null, cards: string[] | null}} Laying what lies at one place; null: dealt */

export class ScenarioBar extends HTMLElement {
  #isSitting = false;
  /** @type {(view: Game) => Promise<void>} the same game as it is now, seen from another seat or earlier */
  changed = async () => {};

  /** @param {Game} view @param {Map<string, Card>} cards */
  show(view, cards) {
    const scenario = `games/${view.id}/scenario`;
    const again = (/** @type {string} */ path, /** @type {object} */ body) => () => this.#do(post(`${scenario}/${path}`, body));
    const seats = view.seats.filter((seat) => !seat.bot);
    fill(this, [
      h("strong", {}, t("scenario")),
      h("span", {}, t("scenario-about")),
      h("button", { class: "undo", onclick: again("undo", {}) }, t("undo")),
      h("button", { class: "restart", onclick: again("undo", { all: true }) }, t("restart")),
      h("button", { class: "lay", onclick: () => void this.#lay(view, cards) }, t("lay-out")),
      seats.length > 1 &&
        h(
          "span",
          { class: "seats", role: "group", "aria-label": t("play-as") },
          `${t("play-as")} `,
          ...seats.map((seat) =>
            h("button", { "aria-pressed": String(seat.number === view.your_seat), onclick: again("seat", { seat: seat.number }) }, seat.name),
          ),
        ),
    ]);
    void this.#sitWhereAsked(view);
  }

  /** Whoever plays several seats is taken to the one that is asked. @param {Game} view */
  async #sitWhereAsked(view) {
    const isAsked = view.waiting_for.length === 0 || view.waiting_for.includes(view.your_seat ?? -1);
    const next = view.waiting_for.find((seat) => !view.seats[seat].bot);
    if (isAsked || next === undefined || this.#isSitting || view.status !== "running") return;
    this.#isSitting = true;
    await this.#do(post(`games/${view.id}/scenario/seat`, { seat: next }));
    this.#isSitting = false;
  }

  /** @param {Promise<Game>} doing */
  async #do(doing) {
    try {
      await this.changed(await doing);
      notice("");
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {Game} view @param {Map<string, Card>} cards */
  async #lay(view, cards) {
    try {
      /** @type {ScenarioView} */
      const known = await get(`games/${view.id}/scenario`);
      layingOut(view, cards, known);
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error));
    }
  }
}

/** The form in which cards are laid out. @param {Game} view @param {Map<string, Card>} cards @param {ScenarioView} known */
function layingOut(view, cards, known) {
  /** @type {Laying[]} */
  let layings = [];
  const numbers = Array.from({ length: known.max_seats - known.min_seats + 1 }, (_, n) => known.min_seats + n);
  const seats = h("select", { name: "seats", onchange: () => draw() }, ...numbers.map((n) => h("option", { value: n, selected: n === known.scenario.seats }, n)));
  const bots = h("input", { type: "checkbox", name: "bots", checked: known.scenario.bot !== null });
  const places = h("div", { class: "places" });
  const problem = h("p", { class: "problem", role: "alert" });
  const draw = () => {
    layings = spots(known, Number(seats.value), layings);
    places.replaceChildren(...layings.map((laying) => placeOf(view, cards, laying)));
  };
  const lay = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const laid = layings.filter((laying) => laying.cards !== null).map(({ place, seat, cards }) => ({ zone: place.zone, seat, cards }));
    try {
      const next = await post(`games/${view.id}/scenario`, { seats: Number(seats.value), bot: bots.checked ? "random" : null, laid });
      dialog.close();
      location.hash = `game=${next.id}`;
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const dialog = h(
    "dialog",
    { class: "laying", "aria-label": t("lay-out"), onclose: () => dialog.remove() },
    h("h2", {}, t("lay-out")),
    h("p", { class: "hint" }, t("lay-out-about")),
    h(
      "form",
      { onsubmit: lay },
      h("label", {}, `${t("seats")} `, seats),
      h("label", {}, bots, ` ${t("bots-play")}`),
      places,
      problem,
      h("p", { class: "acts" }, h("button", { class: "act" }, t("begin-scenario")), h("button", { type: "button", onclick: () => dialog.close() }, t("cancel"))),
    ),
  );
  draw();
  document.body.append(dialog);
  dialog.showModal();
}

/** Every place that this number of seats has, with what lies there already. @param {ScenarioView} known @param {number} seats @param {Laying[]} before */
function spots(known, seats, before) {
  const laid = known.scenario.laid ?? [];
  /** @type {(number | null)[]} */
  const owners = [...Array.from({ length: seats }, (_, n) => n), null];
  return owners.flatMap((seat) =>
    known.places
      .filter((place) => place.is_of_seat === (seat !== null))
      .map((place) => {
        const kept = before.find((one) => one.place.zone === place.zone && one.seat === seat);
        const stored = laid.find((one) => one.zone === place.zone && (one.seat ?? null) === seat);
        return kept ?? { place, seat, cards: stored ? [...stored.cards] : null };
      }),
  );
}

/** @param {Game} view @param {Map<string, Card>} cards @param {Laying} laying */
function placeOf(view, cards, laying) {
  const { place, seat } = laying;
  const zone = labelsOf(view.ruleset)?.zones[place.zone] ?? place.zone;
  const title = seat === null ? zone : `${String.fromCharCode(65 + seat)}: ${zone}`;
  const names = place.cards.map((id) => cards.get(id)?.name);
  /** Cards of one name are told apart by their ids. @param {string} id */
  const name = (id) => {
    const own = cards.get(id)?.name;
    if (own === undefined) return id;
    return names.indexOf(own) === names.lastIndexOf(own) ? own : `${own} (${id})`;
  };
  const sorted = [...place.cards].sort((one, other) => name(one).localeCompare(name(other)));
  const chosen = h("ul", { class: "laid" });
  const dealt = h("input", { type: "checkbox", checked: laying.cards === null });
  const add = h("select", { "aria-label": `${title}: ${t("add-card")}` }, h("option", { value: "" }, t("add-card")), ...sorted.map((id) => h("option", { value: id }, name(id))));
  const draw = () => {
    dealt.checked = laying.cards === null;
    const remove = (/** @type {number} */ n) => () => {
      laying.cards?.splice(n, 1);
      draw();
    };
    const items = (laying.cards ?? []).map((id, n) => h("li", {}, h("button", { type: "button", title: t("remove"), onclick: remove(n) }, `${name(id)} ×`)));
    chosen.replaceChildren(...items);
    add.disabled = place.most !== null && (laying.cards ?? []).length >= place.most;
  };
  dealt.addEventListener("change", () => {
    laying.cards = dealt.checked ? null : [];
    draw();
  });
  add.addEventListener("change", () => {
    laying.cards = [...(laying.cards ?? []), add.value];
    add.value = "";
    draw();
  });
  draw();
  return h("fieldset", { "data-zone": place.zone, "data-seat": seat }, h("legend", {}, title), chosen, add, h("label", {}, dealt, ` ${t("dealt")}`));
}

customElements.define("uu-scenario", ScenarioBar);
