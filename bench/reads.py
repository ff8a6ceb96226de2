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


FULL, QUICK, TINY = Size(30, 40, 5), Size(16, 40, 3), Size(2, 2, 1)
FLOOR, VIEW, UNCHANGED = "/bench/smallest", "view", "unchanged"


def measure(house: House, size: Size) -> list[Figure]:
    from bench.plans import Plan, copied, make_plans
    from cards.models import CardSetVersion

    plans = make_plans(size.games, "unstable_unicorns", 4, 60, 1)
    games = [f"/api/v1/games/{game}" for game in copied(plans)]
    version = CardSetVersion.objects.select_related("card_set").get(card_set__ruleset="unstable_unicorns")
    cards = f"/api/v1/card-sets/{version.card_set.slug}/versions/{version.number}"
    web = house.start_web()

    def each(paths: list[str], **headers: str) -> list[Lane]:
        return [_repeated(path, plan, size.times, headers) for path, plan in zip(paths, plans, strict=True)]

    def with_etag(paths: list[str]) -> list[Lane]:
        return [
            _repeated(path, plan, size.times, {"If_None_Match": _etag(web.url + path, plan)})
            for path, plan in zip(paths, plans, strict=True)
        ]

    def _repeated(path: str, plan: Plan, times: int, headers: dict[str, str]) -> Lane:
        return [[request("GET", path, plan.people[0].token, **headers)]] * times

    def _etag(url: str, plan: Plan) -> str:
        with urlopen(Request(url, headers={"Authorization": f"Bearer {plan.people[0].token}"})) as answer:  # noqa: S310
            return str(answer.headers["ETag"])

    count = len(plans)
    lanes = {
        "floor": each([FLOOR] * count),
        "unthrottled": each(["/bench/unthrottled"] * count),
        "view": each(games),
        "unchanged": with_etag(games),
        "cards": each([cards] * count),
        "cards unchanged": with_etag([cards] * count),
        "mine": each(["/api/v1/games?mine=true"] * count),
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
