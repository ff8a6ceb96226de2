"""The addresses that the scripts of a card's page ask."""

from django.urls import URLPattern, path

from cards.admin.live import for_scripts, live_check, live_token
from cards.admin.live_similar import live_similar
from cards.admin.live_words import live_allowed, live_complete, live_grammar


def live_urls() -> list[URLPattern]:
    return [
        path("live/token/", for_scripts(live_token), name="cards_live_token"),
        path("live/<str:ruleset>/check/", for_scripts(live_check), name="cards_live_check"),
        path("live/<str:ruleset>/complete/", for_scripts(live_complete), name="cards_live_complete"),
        path("live/<str:ruleset>/allowed/", for_scripts(live_allowed), name="cards_live_allowed"),
        path("live/<str:ruleset>/similar/", for_scripts(live_similar), name="cards_live_similar"),
        path(
            "live/<str:ruleset>/grammar/<str:reader>/<str:version>.json",
            for_scripts(live_grammar),
            name="cards_live_grammar",
        ),
    ]
