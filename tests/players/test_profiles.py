"""Profiles, avatars and histories: what others may see, and what not."""

from random import Random
from typing import Any
from uuid import uuid4

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.deletion import do_delete_account
from games.models import Game, LoggedStep
from players.favourites import count_cards
from players.models import CardCount, PlayedGame
from tests.games.people import Person, fill, open_table
from tests.players.people import won_by

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_profile_shows_what_was_played(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    shown = bob.get(f"players/{ann.account}").json()
    assert (shown["name"], shown["private"], shown["blocked"]) == ("Ann", False, False)
    assert shown["avatar"] == f"/api/v1/players/{ann.account}/avatars/0.svg"
    record = shown["records"][0]
    assert (record["ruleset"], record["games"], record["wins"], record["streak"]) == ("toy", 1, 1, 1)
    rating = record["rating"]
    assert rating["rating"] > 1500 and rating["provisional"] and rating["games"] == 1
    assert rating["score"] < rating["rating"]


def test_somebody_who_has_not_played_has_an_empty_profile(ann: Person) -> None:
    guest = Person("Guest")
    assert ann.get(f"players/{guest.account}").json()["records"] == []


def test_there_is_no_profile_of_nobody_and_of_a_deleted_account(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    do_delete_account(bob.account, by=None)
    for player in (bob.account, str(uuid4())):
        for path in (f"players/{player}", f"players/{player}/games"):
            assert ann.get(path).status_code == 404
    opponents = ann.get("me/games").json()["items"][0]["opponents"]
    assert [(one["player"], one["bot"]) for one in opponents] == [(None, None)]


def test_a_private_profile_shows_a_name_and_an_avatar(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    assert ann.patch("me", {"preferences": {"profile": "private", "avatar": 7}}).status_code == 200
    shown = bob.get(f"players/{ann.account}").json()
    assert (shown["name"], shown["private"], shown["since"], shown["records"]) == ("Ann", True, None, [])
    assert shown["avatar"].endswith("/avatars/7.svg")
    refused = bob.get(f"players/{ann.account}/games")
    assert (refused.status_code, refused.json()["code"]) == (403, "private_profile")
    assert ann.get(f"players/{ann.account}").json()["records"], "one sees oneself"
    assert ann.get(f"players/{ann.account}/games").status_code == 200
    ann.patch("me", {"preferences": {"profile": "public"}})
    assert bob.get(f"players/{ann.account}").json()["records"]


@pytest.mark.parametrize(
    ("wish", "pointer"),
    [
        ({"avatar": 36}, "/preferences/avatar"),
        ({"avatar": -1}, "/preferences/avatar"),
        ({"avatar": "7"}, "/preferences/avatar"),
        ({"profile": "secret"}, "/preferences/profile"),
        ({"profile": 1}, "/preferences/profile"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(ann: Person, wish: Any, pointer: str) -> None:
    answer = ann.patch("me", {"preferences": wish})
    assert answer.status_code == 422 and answer.json()["errors"][0]["pointer"] == pointer


def test_an_avatar_needs_no_token_and_never_changes(client, ann: Person) -> None:
    address = f"/api/v1/players/{ann.account}/avatars/3.svg"
    first = client.get(address)
    assert (first.status_code, first["Content-Type"]) == (200, "image/svg+xml")
    assert "immutable" in first["Cache-Control"] and "public" in first["Cache-Control"]
    assert client.get(address).content == first.content
    assert client.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304
    assert b"<script" not in first.content and b"href" not in first.content
    others = {client.get(f"/api/v1/players/{ann.account}/avatars/{number}.svg").content for number in range(36)}
    assert len(others) == 36
    assert client.get(f"/api/v1/players/{uuid4()}/avatars/3.svg").content != first.content
    assert client.get(f"/api/v1/players/{ann.account}/avatars/36.svg").status_code == 404
    assert client.get(f"/api/v1/players/{ann.account}/avatars/3.svg?size=9").status_code == 400


def test_a_history_tells_result_place_opponents_and_rating_change(ann: Person, bob: Person) -> None:
    game = won_by(ann, [ann, bob])
    row = bob.get("me/games?status=finished").json()["items"][0]
    assert (row["game"], row["result"], row["place"], row["seats"]) == (game, "lost", 2, 2)
    assert row["opponents"] == [{"name": "Ann", "player": ann.account, "bot": None}]
    assert row["rated"] and row["rating"] == 1500 + row["rating_change"] < 1500
    assert bob.get(row["replay"].removeprefix("/api/v1/")).status_code == 200
    assert ann.get(f"players/{bob.account}/games").json()["items"] == [row]


def test_private_games_stand_in_ones_own_history_alone(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob], access="private")
    won_by(ann, [ann, bob], spectators=False)
    assert len(ann.get("me/games").json()["items"]) == 2
    assert bob.get(f"players/{ann.account}/games").json()["items"] == []


def test_a_history_is_filtered_and_comes_in_pages(ann: Person, bob: Person) -> None:
    games = [won_by(winner, [ann, bob]) for winner in (ann, bob, ann)]
    assert [row["game"] for row in ann.get("me/games?result=won").json()["items"]] == [games[2], games[0]]
    assert ann.get("me/games?ruleset=other").json()["items"] == []
    page = ann.get("me/games?limit=2").json()
    assert [row["game"] for row in page["items"]] == [games[2], games[1]]
    rest = ann.get(f"me/games?limit=2&cursor={page['next_cursor']}").json()
    assert [row["game"] for row in rest["items"]] == [games[0]] and rest["next_cursor"] is None


@pytest.mark.parametrize(
    "query",
    [
        "status=running",
        "result=drawn",
        "limit=0",
        "limit=101",
        "cursor=!",
        "cursor=abc",
        "page=2",
        "ruleset=" + "x" * 41,
    ],
)
def test_a_query_that_makes_no_sense_is_refused(ann: Person, query: str) -> None:
    assert ann.get(f"me/games?{query}").status_code == 400
    if not query.startswith(("status", "result")):
        assert ann.get(f"players/{ann.account}/games?{query}").status_code == 400


def test_a_page_with_many_games_behind_it_costs_what_it_costs_with_few(ann: Person) -> None:
    """Statements, and what the plan reads: an index, and only the rows of the page."""
    game = Game.objects.get(pk=open_table([ann], "toy", bots=1))
    ann.post(f"games/{game.pk}/actions", {"type": "concede"})
    plans = []
    for more in (50, 3000):
        _many_games(ann, game, more)
        with CaptureQueriesContext(
            connection,
        ) as asked:
            for query in ("", "result=lost", "ruleset=toy", "ruleset=toy&result=lost"):
                assert len(ann.get(f"me/games?limit=20&{query}").json()["items"]) == 20
        mine = [query["sql"] for query in asked if 'FROM "players_playedgame"' in query["sql"]]
        plans.append([_plan(sql) for sql in mine])
    assert plans[0] == plans[1] and len(plans[0]) == 4
    assert all("USING INDEX played_mine" in plan and "TEMP B-TREE" not in plan for plan in plans[0]), plans[0]


def _many_games(ann: Person, game: Game, count: int) -> None:
    now = timezone.now()
    games = [Game(ruleset="toy", min_seats=2, max_seats=2, created_at=now, touched_at=now) for _ in range(count)]
    Game.objects.bulk_create(games)
    PlayedGame.objects.bulk_create(
        PlayedGame(
            game=one,
            seat=0,
            account_id=ann.account,
            ruleset="toy",
            finished_at=now,
            seconds=1,
            seats=2,
            place=2,
            won=False,
            is_public=True,
        )
        for one in games
    )


def _plan(sql: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {sql}")
        return " ".join(str(row[-1]) for row in cursor.fetchall())


def test_the_cards_of_a_game_are_counted_once_after_it() -> None:
    """In a shipped game: the toy says of no event that it shows a card."""
    call_command("load_card_sets", verbosity=0)
    people = [Person("Ann"), Person("Bob")]
    game = open_table(people, "unstable_unicorns")
    cards = _played_by_hand(people, game)
    people[1].post(f"games/{game}/actions", {"type": "concede"})
    assert count_cards() == 1 and count_cards() == 0
    counted = {str(row.account_id): (row.card, row.times) for row in CardCount.objects.all()}
    assert counted == {people[seat].account: (card, 1) for seat, card in cards.items()}
    named = people[1].get(f"players/{people[0].account}").json()["records"][0]["favourite_cards"]
    assert named[0]["card"] == cards[0] and named[0]["name"][0].isupper()


def _played_by_hand(people: list[Person], game: str) -> dict[int, str]:
    """Each plays the first card that it can, once; whatever else is asked is passed or answered somehow."""
    played: dict[int, str] = {}
    for _ in range(200):
        if len(played) == len(people):
            break
        seat = people[0].view(game)["waiting_for"][0]
        view = people[seat].view(game)
        prompt = view["prompts"][0]
        forms = {form["type"]: form for form in prompt["forms"]}
        if "play_card" in forms and seat not in played:
            choice = forms["play_card"]["fields"]["card"]["choices"][0]["value"]
            played[seat] = next(card["card"] for card in view["you"]["hand"] if card["id"] == choice)
            prompt = {**prompt, "forms": [forms["play_card"]]}
        elif "play_card" in forms:
            prompt = {**prompt, "forms": [form for form in prompt["forms"] if form["type"] != "play_card"]}
        elif "pass" in forms:
            prompt = {**prompt, "forms": [forms["pass"]]}
        action = fill(prompt, Random(0))
        if action["type"] == "play_card":
            action["card"] = choice
        answer = people[seat].post(f"games/{game}/actions", action)
        assert answer.status_code == 200, answer.content
    return played


def test_favourite_cards_are_named_in_the_readers_language(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    CardCount.objects.create(
        account_id=ann.account, ruleset="toy", card="pebble", names={"en": "Pebble", "pl": "Kamyk"}, times=3
    )
    assert count_cards() == 1 and count_cards() == 0
    cards = bob.get(f"players/{ann.account}", Accept_Language="pl").json()["records"][0]["favourite_cards"]
    assert cards == [{"card": "pebble", "name": "Kamyk", "times": 3}]


def test_a_game_that_cannot_be_read_does_not_hold_up_the_others(ann: Person, bob: Person) -> None:
    broken, sound = won_by(ann, [ann, bob]), won_by(bob, [ann, bob])
    LoggedStep.objects.filter(game=broken).update(events=b"not events")
    assert count_cards() == 1 and count_cards() == 0
    assert PlayedGame.objects.filter(game__in=[broken, sound], cards_counted=True).count() == 4
