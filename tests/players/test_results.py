"""What a game leaves behind when it ends: results, counts and, if it was rated, ratings."""

import pytest
from django.core.management import call_command

from games.models import Game
from players.again import Recounted, rate_again
from players.models import ALL_TIME, PlayedGame, PlayerStanding, RatedGame
from players.ratings import NEW, ratings_of
from tests.games.people import Person, open_table
from tests.players.people import rated_table, won_by

pytestmark = pytest.mark.django_db(transaction=True)


def standing(person: Person, season: int = ALL_TIME) -> PlayerStanding:
    return PlayerStanding.objects.get(account_id=person.account, ruleset="toy", season=season)


def ratings() -> list[tuple[object, ...]]:
    rows = PlayerStanding.objects.order_by("account_id", "season")
    return list(rows.values_list("account_id", "season", "mu", "sigma", "score", "rated_games", "is_listed"))


def test_a_rated_game_changes_the_ratings_of_all_who_played_once(ann: Person, bob: Person, cid: Person) -> None:
    game = won_by(bob, [ann, bob, cid])
    assert RatedGame.objects.filter(game=game).count() == 1
    places = dict(PlayedGame.objects.filter(game=game).values_list("account_id", "place"))
    assert {str(account): place for account, place in places.items()} == {
        ann.account: 2,
        bob.account: 1,
        cid.account: 2,
    }
    found = ratings_of(list(places), "toy")
    winner = next(rating for account, rating in found.items() if str(account) == bob.account)
    losers = [rating for account, rating in found.items() if str(account) != bob.account]
    assert winner.mu > NEW.mu > losers[0].mu == losers[1].mu
    assert all(rating.sigma < NEW.sigma and rating.games == 1 for rating in found.values())


def test_counts_and_streaks_are_kept_of_all_time_and_of_the_season(ann: Person, bob: Person) -> None:
    for winner in (ann, ann, bob, ann):
        won_by(winner, [ann, bob])
    mine = standing(ann)
    assert (mine.games, mine.wins, mine.streak, mine.best_streak) == (4, 3, 1, 2)
    season = PlayerStanding.objects.exclude(season=ALL_TIME).get(account_id=ann.account)
    assert (season.games, season.wins, season.rated_games) == (4, 3, 4)
    assert (season.mu, season.sigma) == (mine.mu, mine.sigma), "it is the first season of both"


def test_a_game_that_is_not_rated_counts_and_changes_no_rating(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob], rated=False)
    mine = standing(ann)
    assert (mine.games, mine.wins, mine.rated_games, mine.mu, mine.is_listed) == (1, 1, 0, NEW.mu, False)
    assert not RatedGame.objects.exists()


def test_a_game_against_bots_alone_stands_in_the_history_only(ann: Person) -> None:
    game = open_table([ann], "toy", bots=1)
    ann.post(f"games/{game}/actions", {"type": "concede"})
    assert ann.view(game)["status"] == "finished"
    assert PlayedGame.objects.filter(game=game, account_id=ann.account, won=False, place=2).exists()
    assert not PlayerStanding.objects.exists()


def test_an_abandoned_game_leaves_nothing(ann: Person, bob: Person) -> None:
    from games.services.abandoning import abandon

    game = rated_table([ann, bob])
    assert abandon(game)
    assert Game.objects.get(pk=game).status == "abandoned"
    assert not PlayedGame.objects.exists() and not PlayerStanding.objects.exists()


def test_rating_again_gives_the_same_numbers(ann: Person, bob: Person, cid: Person) -> None:
    for winner, people in ((ann, [ann, bob]), (cid, [bob, ann, cid]), (bob, [cid, bob]), (ann, [ann, cid, bob])):
        won_by(winner, people)
    before = ratings()
    assert rate_again() == Recounted(4, 0, 0)
    assert ratings() == before


def test_rating_again_corrects_what_was_changed_by_hand(ann: Person, bob: Person, capsys) -> None:
    won_by(ann, [ann, bob])
    won_by(bob, [ann, bob])
    before = ratings()
    PlayerStanding.objects.filter(account_id=ann.account, season=ALL_TIME).update(mu=99, score=99)
    PlayedGame.objects.filter(account_id=bob.account).update(mu_before=1)
    with pytest.raises(SystemExit):
        call_command("rate_again", "--check")
    assert "2 games rated again; differ: 1 ratings, 2 results" in capsys.readouterr().out
    assert rate_again() == Recounted(2, 1, 2)
    assert ratings() == before
    call_command("rate_again", "--check")


def test_a_deleted_account_leaves_the_ratings_of_others_as_they_are(ann: Person, bob: Person, cid: Person) -> None:
    won_by(bob, [ann, bob, cid])
    won_by(ann, [ann, bob])
    won_by(ann, [ann, bob], rated=False)
    before = [row for row in ratings() if str(row[0]) != bob.account]
    from accounts.deletion import do_delete_account

    assert do_delete_account(bob.account, by=None)
    assert not PlayerStanding.objects.filter(account_id=bob.account).exists()
    assert not PlayedGame.objects.filter(account_id=bob.account).exists()
    assert PlayedGame.objects.filter(account_id=None).count() == 2, "only what ratings were computed from"
    assert ratings() == before
    assert rate_again() == Recounted(2, 0, 0)
    assert ratings() == before


def test_a_seat_whose_account_is_gone_when_the_game_ends_is_not_rated(ann: Person, bob: Person, cid: Person) -> None:
    from accounts.deletion import do_delete_account

    game = rated_table([ann, bob, cid])
    do_delete_account(cid.account, by=None)
    ann.post(f"games/{game}/actions", {"type": "concede"})
    game_over = bob.post(f"games/{game}/actions", {"type": "concede"})
    assert game_over.status_code in (200, 409)
    rows = PlayedGame.objects.filter(game=game).values_list("account_id", flat=True)
    assert {str(account) for account in rows} <= {ann.account, bob.account}
    assert rate_again().standings == 0


def test_the_export_has_results_and_standings(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    ann.post(f"players/{bob.account}/block")
    ann.post(f"players/{bob.account}/report", {"reason": "display_name"})
    rows = ann.get("me/export").json()["rooms"]["players"]
    kinds = [row["kind"] for row in rows]
    assert kinds == ["result", "standing", "standing", "block", "report"]
    assert rows[0]["place"] == 1 and rows[1]["mu"] > NEW.mu
    assert [row["kind"] for row in bob.get("me/export").json()["rooms"]["players"]] == [
        "result",
        "standing",
        "standing",
    ]
