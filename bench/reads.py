"""Reading beside the smallest authenticated view: a game's view with and without 304, a card set version."""

from functools import partial

import httpx

from bench.figures import Aim, Figure, beside
from bench.house import House
from bench.load import Lane, request
from bench.plans import copied, make_plans
from cards.models import CardSetVersion

FULL, QUICK, TINY = (16, 60, 4), (8, 40, 3), (2, 4, 1)


def measure(house: House, games: int, times: int, rounds: int) -> list[Figure]:
    plans = make_plans(games, 4, 60, 1)
    views = [f"/api/v1/games/{game}" for game in copied(plans)]
    version = CardSetVersion.objects.select_related("card_set").get(card_set__slug="unstable-unicorns-2e")
    cards = [f"/api/v1/card-sets/{version.card_set.slug}/versions/{version.number}"] * games
    web = house.start_web()

    def of(paths: list[str], is_known: bool = False) -> list[Lane]:
        made = []
        for path, plan in zip(paths, plans, strict=True):
            token, known = plan.tokens[0], {}
            if is_known:
                answer = httpx.get(web.url + path, headers={"Authorization": f"Bearer {token}"})
                known = {"If_None_Match": answer.headers["ETag"]}
            made.append([request("GET", path, token, **known)] * times)
        return made

    loads = {
        "floor": of(["/api/bench/smallest"] * games),
        "view": of(views),
        "unchanged": of(views, is_known=True),
        "cards": of(cards),
        "cards unchanged": of(cards, is_known=True),
    }
    costs = house.in_turns("reads", rounds, {name: partial(house.load, web, made) for name, made in loads.items()})
    house.services.stop_all()
    floor = costs["floor"]
    return [
        beside("a view beside the smallest view", costs["view"], floor, Aim(">=", 0.6)),
        beside("a view, unchanged (304), beside the smallest view", costs["unchanged"], floor, Aim(">=", 0.9)),
        beside("a card set version beside the smallest view", costs["cards"], floor, Aim(">=", 0.5)),
        beside("a card set version, unchanged (304)", costs["cards unchanged"], floor, Aim(">=", 0.9)),
    ]
