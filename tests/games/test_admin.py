"""Operators: find a game, watch it, read its log without its secrets, end it."""

import re

import pytest
from django.contrib.auth.models import Permission
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import Account, AuditEntry
from cards.drafting.drafts import check_open_draft
from cards.language.catalogue import SHIPPED
from cards.models import CardSetVersion, Change
from cards.publishing.publish import check_try
from cards.publishing.shipped import do_load_file
from games.bots.turns import play_bots
from games.models import Game, LoggedStep
from games.rules.kernel.events import plain_facts
from games.services.tables import NewTable, check_open_table
from games.store.log import events_of_everybody
from tests.cards.people import signed_in, staff
from tests.games.people import Person, arriving

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]


@pytest.fixture
def published():
    return do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")


@pytest.fixture
def ada():
    return staff("Ada", "publisher")


@pytest.fixture
def tried(published, ada):
    """Whoever tries a draft, and the id of the game on it, with bots."""
    return arriving(check_try(check_open_draft(published, ada).pk, ada))


@pytest.fixture
def trial(tried):
    return Game.objects.get(pk=tried[1])


@pytest.fixture
def operator():
    return signed_in(staff("Olga", "operator"))


def text(client, name, game, **query):
    answer = client.get(reverse(f"admin:{name}", args=[game.pk]), query)
    assert answer.status_code == 200
    return answer.content.decode()


def test_a_draft_is_tried_at_a_private_table_that_is_never_listed(trial, ada, published):
    assert (trial.status, trial.access, trial.listed, trial.spectators) == ("running", "private", False, False)
    assert [bool(seat.bot) for seat in trial.seats.order_by("number")] == [False, True, True]
    version = CardSetVersion.objects.get(pk=trial.card_sets[0]["id"])
    assert (version.status, version.content_hash) == ("trial", trial.card_sets[0]["hash"])
    assert Change.objects.filter(action="tried", by=ada).exists()
    assert Person("Bob").get(f"games/{trial.pk}").status_code == 404


def test_trials_show_nowhere_among_versions(trial, ada):
    listed = signed_in(ada).get(reverse("admin:cards_cardsetversion_changelist")).context["cl"].result_list
    assert {version.status for version in listed} == {"draft", "published"}


def play(person, game, most=600):
    """Answer what is asked, until the game is over or that many answers are given."""
    for _ in range(most):
        view = person.view(game)
        if view["outcome"]:
            break
        prompt = view["prompts"][0]
        form = prompt["forms"][-1]
        values = {name: [choice["value"] for choice in field["choices"]] for name, field in form["fields"].items()}
        fields = {
            name: values[name][0] if field["kind"] == "one" else values[name][: field["min"]]
            for name, field in form["fields"].items()
        }
        assert person.act(game, form["type"], prompt["id"], **fields).status_code == 200
        play_bots(game)


def test_whoever_tries_a_draft_plays_it_to_the_end(tried):
    play(*tried)
    assert Game.objects.get(pk=tried[1]).status == "finished"


def test_an_operator_watches_any_game_and_sees_no_hand(operator, tried, trial):
    url = reverse("admin:games_watch", args=[trial.pk])
    assert operator.get(url).status_code == 405
    watcher, game = arriving(operator.post(url).headers["Location"])
    view = watcher.view(game)
    assert (view["your_seat"], view["you"], view["prompts"], view["code"]) == (None, None, [], None)
    assert {seat["hand_size"] for seat in view["table"]["seats"]} > {5}
    assert watcher.post(f"games/{game}/stream-tickets").status_code == 201
    assert watcher.post(f"games/{game}/actions", {"type": "concede"}).status_code == 404
    Account.objects.get(username="Olga").groups.clear()
    assert watcher.get(f"games/{game}").status_code == 404


def test_whoever_is_no_operator_watches_no_private_game(trial):
    other = staff("Bob", "publisher")
    assert signed_in(other).post(reverse("admin:games_watch", args=[trial.pk])).status_code == 403


def test_the_list_shows_status_version_and_clock(operator, trial):
    Game.objects.update(settles_at="2020-01-01T00:00:00Z", closes_at="2020-01-01T00:00:00Z", failures=3)
    page = operator.get(reverse("admin:games_game_changelist")).content.decode()
    assert "unstable-unicorns-2e draft" in page
    for clock, count in (("overdue", 1), ("failing", 1)):
        answer = operator.get(reverse("admin:games_game_changelist"), {"clock": clock})
        assert answer.context["cl"].result_count == count


def test_the_list_costs_the_same_however_many_games_there_are(operator, published, ada):
    url = reverse("admin:games_game_changelist")
    check_open_table(ada, NewTable("unstable_unicorns"))
    operator.get(url)
    with CaptureQueriesContext(connection) as one:
        operator.get(url)
    for number in range(5):
        check_open_table(Account.objects.create_user(f"p{number}"), NewTable("unstable_unicorns"))
    with CaptureQueriesContext(connection) as many:
        operator.get(url)
    assert len(many) == len(one)


def log_of(page):
    """The facts of the events on the page."""
    return " ".join(re.findall(r"<code>(.*?)</code>", page))


def secrets_of(game):
    events = events_of_everybody(game.pk, 0, 500)
    return [event for _, _, event in events if "'only': {" in str(plain_facts(event))]


def test_the_log_is_masked(operator, tried, trial):
    play(*tried, 3)
    assert secrets_of(trial)
    page = text(operator, "games_log", trial)
    assert "game_started" in page
    assert "only:" not in log_of(page)
    assert "unmask-form" not in page
    assert operator.post(reverse("admin:games_log", args=[trial.pk]), {"reason": "curious"}).status_code == 403


def test_unmasking_needs_its_own_permission_and_a_reason_and_is_written_down(tried, trial):
    play(*tried, 3)
    olga = staff("Olga", "operator")
    olga.user_permissions.add(Permission.objects.get(codename="unmask_game"))
    client, url = signed_in(olga), reverse("admin:games_log", args=[trial.pk])
    assert "only:" not in log_of(client.post(url, {"reason": " "}, follow=True).content.decode())
    page = client.post(url, {"reason": "complaint 12"}).content.decode()
    assert "only:" in log_of(page)
    entry = AuditEntry.objects.get(area="games")
    assert (entry.actor_id, entry.subject_id) == (olga.pk, str(trial.pk))
    assert (entry.action, entry.reason) == ("unmasked", "complaint 12")


def test_an_operator_ends_a_game_with_a_reason(operator, trial):
    url = reverse("admin:games_end", args=[trial.pk])
    assert operator.get(url).status_code == 405
    operator.post(url, {"reason": ""})
    trial.refresh_from_db()
    assert trial.status == "running"
    operator.post(url, {"reason": "stuck"})
    trial.refresh_from_db()
    assert (trial.status, trial.settles_at) == ("abandoned", None)
    assert AuditEntry.objects.get(area="games").reason == "stuck"


def test_others_may_not(trial, ada):
    client = signed_in(ada)
    assert client.post(reverse("admin:games_end", args=[trial.pk]), {"reason": "x"}).status_code == 403
    assert client.get(reverse("admin:games_log", args=[trial.pk])).status_code == 403
    assert client.get(reverse("admin:games_game_changelist")).status_code == 403


def test_the_page_of_a_game_shows_no_secret(operator, trial):
    page = text(operator, "games_game_change", trial)
    assert "seed" not in page
    assert "End the game" in page


def test_the_page_of_a_game_says_in_words_what_happened_last(operator, tried, trial):
    play(*tried, 3)
    page = text(operator, "games_game_change", trial)
    lines = re.search(r'<ol class="games-last" id="last-lines">(.*?)</ol>', page, re.DOTALL).group(1)
    assert 1 < lines.count("<li>") <= 12
    assert "card_moved" not in lines
    assert 'id="whose-turn"' in page


def test_a_game_whose_log_cannot_be_read_still_has_a_page(operator, tried, trial):
    play(*tried, 1)
    LoggedStep.objects.filter(game_id=trial.pk).update(events=b"no log")
    page = text(operator, "games_game_change", trial)
    assert "last-lines" not in page
    assert 'id="verb-end"' in page


def test_the_page_of_a_game_explains_itself_in_the_language_of_its_reader_or_not_at_all(operator, trial):
    url = reverse("admin:games_game_change", args=[trial.pk])
    page = operator.get(url, headers={"Accept-Language": "pl"}).content.decode()
    assert "When what is open now" not in page
