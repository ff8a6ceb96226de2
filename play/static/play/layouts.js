/**
 * From a view to places on the table: the only file that knows how the two games look. It knows none of their rules.
 * A game that it does not know is played by its prompts and its log.
 */

import { labelsOf, t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").UnicornCard} UnicornCard */
/** @typedef {{id: string, card: string | null, note?: string, on?: string[], beside?: Spot[]}} Spot a card somewhere, and small ones at it; null: face down */
/** @typedef {{label: string, spots: Spot[], count?: number, isPile?: boolean, isAtStake?: boolean}} Zone a pile keeps its place when it is empty */
/** @typedef {{label: string, done: number, of: number}} Goal how far somebody is */
/** @typedef {{seat: number, isActive: boolean, facts: string[], goal?: Goal, zones: Zone[]}} Place what lies before a seat */
/** @typedef {{title: string, shared: Zone[], places: Place[], mine: Zone[]}} Layout */

/** The place from which new cards come. */
export const PILE = "pile";

/** @param {Game} view @param {Map<string, Card>} cards @returns {Layout} */
export function layoutOf(view, cards) {
  if (view.ruleset === "unstable_unicorns" && view.table) return stables(view);
  if (view.ruleset === "kill_the_unicorns" && view.table) return hunts(view, cards);
  return { title: "", shared: [], places: [], mine: [] };
}

/** @param {import("./types.js").UnstableUnicorns} view @returns {Layout} */
function stables(view) {
  const { table, you } = view;
  const labels = labelsOf(view.ruleset);
  const zone = namer(labels?.zones);
  if (!table) return { title: "", shared: [], places: [], mine: [] };
  return {
    title: `${t("turn")} ${table.turn} · ${labels?.phases[table.phase] ?? table.phase}`,
    shared: [
      { label: zone("playing"), spots: table.playing.map((played) => ({ ...played.card, note: view.seats[played.seat]?.name })), isAtStake: true },
      { label: zone("deck"), spots: table.deck_size > 0 ? [{ id: PILE, card: null }] : [], count: table.deck_size, isPile: true },
      { label: zone("discard"), spots: table.discard.slice(-1), count: table.discard.length, isPile: true },
      { label: zone("nursery"), spots: table.nursery.slice(0, 1), count: table.nursery.length, isPile: true },
    ],
    places: table.seats.map((seat, number) => ({
      seat: number,
      isActive: number === table.active,
      facts: [`${zone("hand")}: ${seat.hand_size}`],
      goal: { label: t("unicorns"), done: seat.unicorns, of: table.unicorns_to_win },
      zones: [
        { label: zone("stable"), spots: seat.stable },
        { label: zone("hand"), spots: number === view.your_seat ? [] : (seat.revealed ?? []) },
      ],
    })),
    mine: you ? [{ label: zone("hand"), spots: you.hand }, { label: zone("deck"), spots: you.looking_at }] : [],
  };
}

/** @param {import("./types.js").KillTheUnicorns} view @param {Map<string, Card>} cards @returns {Layout} */
function hunts(view, cards) {
  const { table, you } = view;
  const labels = labelsOf(view.ruleset);
  const zone = namer(labels?.zones);
  const kind = namer(labels?.kinds);
  if (!table) return { title: "", shared: [], places: [], mine: [] };
  const hunt = table.hunt;
  return {
    title: `${t("round")} ${table.round} · ${labels?.phases[table.phase] ?? table.phase}`,
    shared: [
      { label: zone("row"), spots: table.row.flatMap((slot, n) => slotSpots(slot, hunt?.slot === n)) },
      { label: kind("stratagem"), spots: hunt?.revealed ? [{ ...hunt.revealed, note: view.seats[hunt.revealed.owner]?.name }] : [], isAtStake: true },
      {
        label: zone("market"),
        spots: table.market.map((stock) => ({ id: stock.article, card: stock.article, note: `×${stock.count}` })),
      },
    ],
    places: table.hunters.map((hunter) => ({
      seat: hunter.seat,
      isActive: view.waiting_for.includes(hunter.seat),
      facts: [`${t("score")}: ${hunter.score}`, `${zone("hand")}: ${hunter.hand}`],
      zones: [
        { label: kind("character"), spots: hunter.character ? [{ id: `${hunter.seat}/${hunter.character}`, card: hunter.character }] : [] },
        { label: zone("played"), spots: bidSpots(hunter, cards), count: hunter.bid.total ?? undefined },
        { label: zone("collection"), spots: hunter.unicorns.map(unicornSpot) },
        { label: t("tokens"), spots: hunter.held.map((token, n) => ({ id: `${hunter.seat}/held/${n}`, card: token.card })) },
      ],
    })),
    mine: you
      ? [
          { label: zone("drawn"), spots: you.drawn },
          { label: zone("hand"), spots: you.hand.map((card) => ({ id: card.id, card: huntCard(card.value, cards) })) },
          { label: kind("stratagem"), spots: [...you.placed, ...you.looked_at] },
        ]
      : [],
  };
}

/** @param {import("./types.js").Schemas["RowSlotView"]} slot @param {boolean} isHunted @returns {Spot[]} */
function slotSpots(slot, isHunted) {
  const beside = [slot.above, slot.below].filter((card) => card !== null).map((card) => ({ id: card.id, card: null }));
  if (!slot.unicorn) return beside;
  const spot = unicornSpot(slot.unicorn);
  return [{ ...spot, note: isHunted ? `▶ ${spot.note}` : spot.note, beside }];
}

/** @param {UnicornCard} unicorn @returns {Spot & {note: string}} */
function unicornSpot(unicorn) {
  const on = [...unicorn.pinned.map((card) => card.card), ...unicorn.tokens];
  return { id: unicorn.id, card: unicorn.id, note: `★ ${unicorn.stars}`, on };
}

/** @param {import("./types.js").Schemas["HunterView"]} hunter @param {Map<string, Card>} cards @returns {Spot[]} */
function bidSpots(hunter, cards) {
  const id = (/** @type {number} */ n) => `${hunter.seat}/bid/${n}`;
  if (hunter.bid.cards) return hunter.bid.cards.map((card, n) => ({ id: id(n), card: huntCard(card.value, cards) }));
  return Array.from({ length: hunter.bid.count }, (_, n) => ({ id: id(n), card: null }));
}

/** A seat's hunt cards are told by what they count. @param {number} value @param {Map<string, Card>} cards */
function huntCard(value, cards) {
  for (const card of cards.values()) if (card.kind === "hunt" && card.values.value === value) return card.id;
  return null;
}

/** @param {Record<string, string> | undefined} names @returns {(name: string) => string} */
const namer = (names) => (name) => names?.[name] ?? name;
