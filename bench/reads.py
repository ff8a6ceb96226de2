"""Reading beside the smallest authenticated view: a game's view with and without 304, a card set version, lists."""

from typing import NamedTuple
from urllib.request import Request, urlopen

from bench.figures import Figure, beside
from bench.house import Cost, House
from bench.load import Lane, request
from bench.stats import Aim


class Size(NamedTuple):
    games: int
    times: int
    rounds: int


FULL, QUICK, TINY = Size(16, 60, 4), Size(8, 40, 3), Size(2, 4, 1)


def measure(house: House, size: Size) -> list[Figure]:
    from bench.plans import copied, make_plans

    plans = make_plans(size.games, "unstable_unicorns", 4, 60, 1)
    readers = [plan.people[0].token for plan in plans]
    games = [f"/api/v1/games/{game}" for game in copied(plans)]
    web = house.start_web()

    def of(paths: str | list[str], unchanged: bool = False) -> list[Lane]:
        every = [paths] * size.games if isinstance(paths, str) else paths
        return [
            [[request("GET", path, token, **(_known(web.url + path, token) if unchanged else {}))]] * size.times
            for path, token in zip(every, readers, strict=True)
        ]

    lanes = {
        "floor": of("/bench/smallest"),
        "unthrottled": of("/bench/unthrottled"),
        "view": of(games),
        "unchanged": of(games, unchanged=True),
        "cards": of(_card_set()),
        "cards unchanged": of(_card_set(), unchanged=True),
        "mine": of("/api/v1/games?mine=true"),
    }
    costs: dict[str, list[Cost]] = {name: [] for name in lanes}
    for number in range(size.rounds + 1):
        house.say(f"reads: round {number} of {size.rounds}" if number else "reads: warming up")
        for name, load in lanes.items():
            cost = house.load(web, load)
            if number:
                costs[name].append(cost)
    house.services.stop_all()
    return _figures(costs)


def _card_set() -> str:
    from cards.models import CardSetVersion

    version = CardSetVersion.objects.select_related("card_set").get(card_set__ruleset="unstable_unicorns")
    return f"/api/v1/card-sets/{version.card_set.slug}/versions/{version.number}"


def _known(url: str, token: str) -> dict[str, str]:
    """The header of a client that has it already."""
    with urlopen(Request(url, headers={"Authorization": f"Bearer {token}"})) as answer:  # noqa: S310 - our own server
        return {"If_None_Match": str(answer.headers["ETag"])}


def _figures(costs: dict[str, list[Cost]]) -> list[Figure]:
    floor = costs["floor"]
    return [
        beside("reads", "a view beside the smallest view", costs["view"], floor, Aim(">=", 0.5)),
        beside("reads", "a view, unchanged (304)", costs["unchanged"], floor, Aim(">=", 0.9)),
        beside("reads", "a card set version", costs["cards"], floor, Aim(">=", 0.5)),
        beside("reads", "a card set version, unchanged (304)", costs["cards unchanged"], floor, Aim(">=", 0.9)),
        beside("reads", "my games", costs["mine"], floor),
        beside("reads", "the smallest view without its throttle", costs["unthrottled"], floor),
    ]
