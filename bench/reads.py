"""Reading beside the smallest authenticated view: a game's view with and without 304, a card set version, lists."""

from functools import partial

import httpx

from bench.figures import Aim, Figure, beside
from bench.house import House
from bench.load import Lane, request
from bench.plans import copied, make_plans
from cards.models import CardSetVersion

FULL, QUICK, TINY = (16, 60, 4), (8, 40, 3), (2, 4, 1)


def measure(house: House, games: int, times: int, rounds: int) -> list[Figure]:
    plans = make_plans(games, "unstable_unicorns", 4, 60, 1)
    views = [f"/api/v1/games/{game}" for game in copied(plans)]
    version = CardSetVersion.objects.select_related("card_set").get(card_set__slug="unstable-unicorns-2e")
    cards = [f"/api/v1/card-sets/{version.card_set.slug}/versions/{version.number}"] * games
    web = house.start_web()

    def of(paths: list[str], unchanged: bool = False) -> list[Lane]:
        made = []
        for path, plan in zip(paths, plans, strict=True):
            token = plan.tokens[0]
            known = _known(web.url + path, token) if unchanged else {}
            made.append([[request("GET", path, token, **known)]] * times)
        return made

    loads = {
        "floor": of(["/api/bench/smallest"] * games),
        "unthrottled": of(["/api/bench/unthrottled"] * games),
        "view": of(views),
        "unchanged": of(views, unchanged=True),
        "cards": of(cards),
        "cards unchanged": of(cards, unchanged=True),
        "mine": of(["/api/v1/games?mine=true"] * games),
    }
    tries = {name: partial(house.load, web, made) for name, made in loads.items()}
    costs = house.in_turns("reads", rounds, tries)
    house.services.stop_all()
    floor = costs["floor"]
    return [
        beside("a view beside the smallest view", costs["view"], floor, Aim(">=", 0.5)),
        beside("a view, unchanged (304)", costs["unchanged"], floor, Aim(">=", 0.9)),
        beside("a card set version", costs["cards"], floor, Aim(">=", 0.5)),
        beside("a card set version, unchanged (304)", costs["cards unchanged"], floor, Aim(">=", 0.9)),
        beside("my games", costs["mine"], floor),
        beside("the smallest view without its throttle", costs["unthrottled"], floor),
    ]


def _known(url: str, token: str) -> dict[str, str]:
    """The header of a client that has it already."""
    answer = httpx.get(url, headers={"Authorization": f"Bearer {token}"})
    return {"If_None_Match": answer.headers["ETag"]}
