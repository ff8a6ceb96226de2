"""Set-up (KU-A2): the box is laid out copy by copy, hands are taken, the start-player token finds a seat.
Stratagem decks, starting unicorns and the market follow when the characters are chosen."""

from games.rules.kernel.rng import Rng, id_key
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.sets import LEAST_SEATS, MOST_SEATS
from games.rules.kill_the_unicorns.table import Hunter, KuTable, Unicorn
from games.rules.kill_the_unicorns.verbs import doing_of


def why_not_set_up(cards: KuCards, options: KillTheUnicornsOptions, seats: int) -> list[Say]:
    """Every reason why such a game cannot be played (KU-D1)."""
    reasons = []
    least = 2 if options.allow_two_players else LEAST_SEATS
    if not least <= seats <= MOST_SEATS:
        reasons.append(say("setup-ku-seats", least=least, most=MOST_SEATS, given=seats))
    elif seats > len(allowed_characters(cards, options)):
        reasons.append(say("setup-ku-too-few-characters", most=len(allowed_characters(cards, options)), given=seats))
    if options.first_seat != "random" and int(options.first_seat) >= seats:
        reasons.append(say("setup-ku-first-seat", given=int(options.first_seat), seats=seats))
    return reasons


def allowed_characters(cards: KuCards, options: KillTheUnicornsOptions) -> list[str]:
    """The characters that the variant lets play (KU-A11.3)."""
    if options.has_stratagems or not options.has_abilities:
        return list(cards.decks)
    return [character for character in cards.decks if not doing_of(cards.abilities[character][1]).needs_stratagems]


def set_up(cards: KuCards, options: KillTheUnicornsOptions, seats: int, seed: bytes) -> KuTable:
    """The Table before the first character is chosen."""
    table = KuTable(rng=Rng(seed), id_key=id_key(seed), seats=seats, options=options, hunters=[], deck=[], box=[])
    decks = [face for deck in cards.decks.values() for face in deck]
    tokens = [face for stock in cards.stock.values() for face in stock]
    table.lay_out([*cards.unicorns, *cards.starters, *cards.hunts * seats, *decks, *tokens])
    table.deck = list(range(len(cards.unicorns)))
    table.rng.shuffle(table.deck)
    count = len(cards.hunts)
    hands = [cards.first_hunt + seat * count for seat in range(seats)]
    table.hunters = [Hunter(hand=list(range(first, first + count))) for first in hands]
    table.box = [
        *range(len(cards.unicorns), cards.first_hunt),
        *range(cards.first_hunt + seats * count, len(table.faces)),
    ]
    first_seat = options.first_seat
    table.start = table.rng.below(seats) if first_seat == "random" else int(first_seat)
    table.turn = table.start
    return table


def deal(cards: KuCards, table: KuTable) -> None:
    """One starting unicorn for each seat, and the market's stock (KU-A2.4, KU-A2.7)."""
    starters = list(range(len(cards.unicorns), cards.first_hunt))
    table.rng.shuffle(starters)
    for hunter in table.hunters:
        copy = starters.pop()
        table.box.remove(copy)
        hunter.unicorns.append(Unicorn(copy, table.face(cards, copy).card.colour))
    first = len(table.faces) - sum(len(stock) for stock in cards.stock.values())
    for article, faces in cards.stock.items():
        tokens = list(range(first, first + len(faces)))
        first += len(faces)
        table.rng.shuffle(tokens)
        if cards.face(article).card.stock == "seats":
            tokens = tokens[: table.seats]
        table.stock[article] = tokens
        table.box = [copy for copy in table.box if copy not in tokens]
