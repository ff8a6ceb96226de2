/** <uu-table>: everything that lies on the table, and your own cards beside it. Cards that are a choice can be clicked. */

import { fill, h, redraw } from "./dom.js";
import { quickField } from "./filling.js";
import { layoutOf } from "./layouts.js";
import { whereAll, moveFrom } from "./motion.js";
import { look } from "./look.js";
import { roleLabel, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./layouts.js").Zone} Zone */
/** @typedef {import("./layouts.js").Spot} Spot */
/** @typedef {import("./layouts.js").Place} Place */
/** @typedef {import("./filling.js").Way} Way */

const hasNoHover = matchMedia("(hover: none)");

export class Table extends HTMLElement {
  /** @type {Map<string, Way[]>} */
  #ways = new Map();
  /** @type {Map<string, Card>} */
  #cards = new Map();
  /** Your hand; the page puts it where a thumb is. */
  hand = h("section", { class: "mine", tabindex: 0 });
  /** What lies there, by the ids of the cards. @type {Set<string>} */
  inHand = new Set();
  /** @type {(ways: Way[]) => void} */
  choose = () => {};
  /** Of several answers the ones that are being given now. @type {(ways: Way[]) => Way[]} */
  relevant = (ways) => ways;
  /** @type {(ways: Way[]) => boolean} */
  isChosen = () => false;

  /** @param {Game} view @param {Map<string, Card>} cards @param {Map<string, Way[]>} ways */
  show(view, cards, ways) {
    this.#ways = ways;
    this.#cards = cards;
    const layout = layoutOf(view, cards);
    const before = whereAll([this, this.hand]);
    const others = layout.places.filter((place) => place.seat !== view.your_seat);
    const own = layout.places.filter((place) => place.seat === view.your_seat);
    redraw(this, () =>
      fill(this, [
        h("h1", { class: "phase" }, layout.title || view.ruleset),
        h("section", { class: "others", "aria-label": t("seats"), tabindex: 0 }, ...others.map((place) => this.#place(view, place))),
        h("section", { class: "shared", "aria-label": t("shared") }, ...layout.shared.map((zone) => this.#zone(zone))),
        ...own.map((place) => this.#place(view, place)),
      ]),
    );
    this.hand.setAttribute("aria-label", t("yours"));
    redraw(this.hand, () => fill(this.hand, layout.mine.map((zone) => this.#zone(zone))));
    this.inHand = new Set(layout.mine.flatMap((zone) => zone.spots.map((spot) => spot.id)));
    moveFrom(before, [this, this.hand]);
  }

  /** @param {Game} view @param {Place} place */
  #place(view, place) {
    const seat = view.seats[place.seat];
    const marks = [
      place.seat === view.your_seat && t("you"),
      seat.bot && roleLabel("bot"),
      seat.away && roleLabel("away"),
      seat.conceded && roleLabel("conceded"),
    ].filter(Boolean);
    const isWaited = view.waiting_for.includes(place.seat);
    return h(
      "section",
      { class: `seat colour-${place.seat % 8}${place.isActive ? " active" : ""}${isWaited ? " waited" : ""}`, "aria-label": seat.name },
      h(
        "header",
        {},
        h("span", { class: "avatar", "aria-hidden": "true" }, [...seat.name][0]),
        h("h2", {}, seat.name, marks.length > 0 && h("small", {}, ` ${marks.join(", ")}`)),
        place.goal && pips(place.goal),
        h("p", { class: "facts" }, place.facts.join(" · ")),
      ),
      h("div", { class: "zones" }, ...place.zones.map((zone) => this.#zone(zone))),
    );
  }

  /** @param {Zone} zone */
  #zone(zone) {
    if (zone.spots.length === 0 && !zone.isPile) return null;
    const title = zone.count === undefined ? zone.label : `${zone.label} (${zone.count})`;
    return h(
      "div",
      { class: `zone${zone.isPile ? " pile" : ""}${zone.isAtStake ? " stake" : ""}` },
      h("h3", {}, title),
      zone.spots.length > 0
        ? h("ul", { class: "cards" }, ...zone.spots.map((spot) => h("li", {}, this.#spot(spot), ...this.#beside(spot))))
        : h("span", { class: "empty" }),
    );
  }

  /** @param {Spot} spot */
  #beside(spot) {
    return spot.beside && spot.beside.length > 0 ? [h("span", { class: "beside" }, ...spot.beside.map((small) => this.#spot(small)))] : [];
  }

  /** @param {Spot} spot */
  #spot(spot) {
    const card = spot.card ? this.#cards.get(spot.card) : undefined;
    const ways = this.#ways.get(spot.id);
    const name = card?.name ?? spot.card ?? t("face-down");
    const on = (spot.on ?? []).map((id) => this.#cards.get(id)?.name ?? id).join(", ");
    const inside = [
      card?.face
        ? h("img", { src: card.face, alt: "", width: 100, height: 140, draggable: "false" })
        : h("span", { class: spot.card ? "plain" : "back" }, spot.card ? name : ""),
      spot.note && h("span", { class: "note" }, spot.note),
      on && h("span", { class: "on" }, on),
    ];
    const read = card ? `${name}: ${card.text}` : name;
    const shared = { "data-spot": spot.id, "data-key": spot.id, title: on ? `${read} (${on})` : read };
    const open = () => card && look(card);
    if (!ways) return h("button", { ...shared, class: "card", "aria-label": name, onclick: open }, ...inside);
    const pressed = this.isChosen(ways);
    return h(
      "button",
      {
        ...shared,
        class: `card choosable${pressed ? " chosen" : ""}`,
        "aria-pressed": pressed ? "true" : null,
        "aria-label": `${name}: ${[...new Set(ways.map((way) => way.form.label))].join(", ")}`,
        onclick: () => this.#act(card, this.relevant(ways)),
        oncontextmenu: (/** @type {Event} */ event) => {
          event.preventDefault();
          open();
        },
      },
      ...inside,
    );
  }

  /** A finger cannot hover to read a card first, and a card may be good for several answers: then it is shown large. @param {Card | undefined} card @param {Way[]} ways */
  #act(card, ways) {
    const isRead = !card?.text || !hasNoHover.matches;
    if (!card || (ways.length === 1 && isRead)) return this.choose(ways);
    look(card, ways.map((way) => ({ label: this.#deed(way, ways.length === 1), act: () => this.choose([way]) })));
  }

  /** What a button says that answers at once, or chooses a card for an answer. @param {Way} way @param {boolean} isOnly */
  #deed(way, isOnly) {
    if (quickField(way.form) || !isOnly) return way.form.label;
    return t(this.isChosen([way]) ? "put-back" : "choose");
  }
}

/** How far somebody is, as dots. @param {import("./layouts.js").Goal} goal */
function pips({ label, done, of }) {
  const dots = Array.from({ length: of }, (_, n) => h("i", { class: n < done ? "full" : null }));
  const said = `${label}: ${done}/${of}`;
  return h("span", { class: "pips", role: "img", "aria-label": said, title: said }, ...dots, h("b", {}, `${done}/${of}`));
}

customElements.define("uu-table", Table);
