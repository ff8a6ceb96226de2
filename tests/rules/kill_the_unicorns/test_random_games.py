"""Whole random games: every seat count, every variant, every option, with and without seats that concede.
The checks are the harness's; the leak check is this game's own, and each kind of leak is planted once."""

from typing import Any

import msgspec
import pytest

from games.rules.kernel.game import State
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.kill_the_unicorns.shown import stratagem
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.kill_the_unicorns.view import KillTheUnicornsView
from tests.harness.checks import Violation
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.rules.kill_the_unicorns.walks import ODD, TABLES, CountingWalk, walk

GAMES = 12
"""At each table; `make soak` walks 20,000."""


@pytest.mark.proves("KU-A3.2", "KU-A3.3", "KU-A1.5", "KU-D1")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{options.variant}" for seats, options in TABLES])
def test_random_games_keep_every_promise(seats: int, options: KillTheUnicornsOptions) -> None:
    for number in range(GAMES):
        walk(seats, options, number)


def test_they_keep_them_at_every_single_action() -> None:
    for seats, variant in ((3, "expert"), (4, "beginner_2"), (6, "normal")):
        assert walk(seats, KillTheUnicornsOptions(variant=variant), 77, costly_every=1).compared > 50


@pytest.mark.proves("KU-A13.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_they_keep_them_with_every_option_turned(seats: int) -> None:
    for number in range(9):
        walk(seats, ODD, number, costly_every=5)


@pytest.mark.proves("KU-A8.12")
def test_they_keep_them_when_seats_concede() -> None:
    for number in range(18):
        walk(3 + number % 4, KillTheUnicornsOptions(), number, concede_one_in=60)


class ShowsOwnStratagem(KillTheUnicorns):
    """Reminds the owner of what lies in the row."""

    def view(self, cards: Any, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        view = super().view(cards, table, viewer)
        mine = [c for slot in table.row for c in slot.stratagems if table.owner_of(cards, c) == viewer]
        if view.you:
            view.you.looked_at = [stratagem(cards, table, copy) for copy in mine]
            view.you.looked_at = [msgspec.structs.replace(card, id="") for card in view.you.looked_at]
        return view


class ShowsBids(KillTheUnicorns):
    """Tells how strong the cards are that were played face down."""

    def view(self, cards: Any, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        view = super().view(cards, table, viewer)
        view.table.round = sum(table.value(cards, copy) for hunter in table.hunters for copy in hunter.played)
        return view


class ShowsExpertPiles(KillTheUnicorns):
    """Counts the points in piles that lie face down."""

    def view(self, cards: Any, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        view = super().view(cards, table, viewer)
        view.table.round = max(table.value(cards, c) for c in [*table.hunters[0].spent, *table.hunters[0].hand])
        view.table.round += sum(table.value(cards, c) for c in table.hunters[0].spent)
        return view


class ShowsTheDeck(KillTheUnicorns):
    """Tells the next unicorn."""

    def view(self, cards: Any, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        view = super().view(cards, table, viewer)
        view.table.deck = table.faces[table.deck[-1]]
        return view


class ShowsPates(KillTheUnicorns):
    """Tells how much pâté is left."""

    def view(self, cards: Any, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        view = super().view(cards, table, viewer)
        view.table.deck = sum(table.face(cards, c).points for c in table.stock.get("butchery", []))
        return view


@pytest.mark.proves("KU-A4.5", "KU-D16", "KU-D41", "KU-D43", "KU-D21")
@pytest.mark.parametrize("faulty", [ShowsOwnStratagem, ShowsBids, ShowsExpertPiles, ShowsTheDeck, ShowsPates])
def test_a_planted_leak_is_found(faulty: type[KillTheUnicorns]) -> None:
    class Walked(CountingWalk):
        def check_costly(self, before: State, played: Any) -> None:
            """Folding would find it too; here the leak check must."""

    def games() -> None:
        for number in range(30):
            Walked(
                faulty(), CARDS, KillTheUnicornsOptions(variant="expert"), 4, seed_of(number), costly_every=1
            ).to_the_end()

    with pytest.raises(Violation, match="hidden cards|other choices"):
        games()
