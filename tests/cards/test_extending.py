"""A set that extends another is checked, gated, tried and published together with it; by pages and by services."""

from typing import Any

import msgspec
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from accounts.models import Account
from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_edit_frame, check_import, check_new_set, check_open_draft
from cards.files.format import to_file
from cards.files.reading import parse_file
from cards.files.rows import plain_of
from cards.language.catalogue import SHIPPED, shipped
from cards.language.sets import BrokenCardSet, Plain
from cards.models import CardSet, CardSetVersion, GateRun
from cards.problems import GateNotPassed, StillBroken
from cards.publishing import gate_child
from cards.publishing.checks import checked, prepared_for_gate
from cards.publishing.gate_runs import check_start_gate, do_end_gate
from cards.publishing.publish import check_publish, check_try
from cards.publishing.shipped import do_load_file, do_load_shipped
from cards.selectors import draft_of, latest_published, published_version
from games import gate
from games.models import Game
from tests.cards.expansion import SMALL, UU, clashing, expansion, written
from tests.cards.people import signed_in

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]


@pytest.fixture
def base() -> CardSetVersion:
    version = do_load_file(SHIPPED / f"{UU}.yaml")
    assert version is not None
    return version


@pytest.fixture
def draft(base: CardSetVersion, ada: Account) -> CardSetVersion:
    """The small expansion as a new set's draft."""
    return drafted(expansion(), ada)


def drafted(plain: Plain, by: Account) -> CardSetVersion:
    new = check_new_set(plain["id"], plain["ruleset"], "New", by)
    check_import(new.pk, new.revision, by, plain)
    new.refresh_from_db()
    return new


def published(plain: Plain, by: Account) -> CardSetVersion:
    """Through a gate whose games are taken as played."""
    card_set = CardSet.objects.filter(slug=plain["id"]).first()
    latest = published_version(plain["id"])
    if latest is None or card_set is None:
        new = drafted(plain, by)
    else:
        new = check_open_draft(latest, by)
        check_import(new.pk, new.revision, by, plain)
    run = check_start_gate(new.pk, by)
    do_end_gate(run.pk, GateRun.State.PASSED)
    return check_publish(new.pk, by)


def errors(version: CardSetVersion) -> list[str]:
    return [str(fault) for fault in checked(version).errors]


def warnings(version: CardSetVersion) -> list[str]:
    return [str(fault) for fault in checked(version).warnings]


# --- checks ---------------------------------------------------------------------------------------------------------


def test_an_expansion_has_no_problem_with_its_base_and_says_its_share_of_neigh_cards(draft: CardSetVersion) -> None:
    assert errors(draft) == []
    (advice,) = warnings(draft)
    cards = [*shipped(UU)["cards"], *expansion()["cards"]]
    deck = sum(card.get("copies", 1) for card in cards if card["kind"] != "baby_unicorn") + 2
    neighs = sum(card.get("copies", 1) for card in cards if "neigh" in card.get("named", ()))
    share = round(100 * neighs / deck)
    assert advice == (
        f"cards: {neighs} of the {deck} cards in the deck are Neigh cards: {share} %. "
        "About 12 % is advised for a mixed deck."
    )


def test_alone_it_is_not_enough_for_a_table(base: CardSetVersion, ada: Account) -> None:
    plain = expansion(extends=[], more_copies={}, tags={})
    plain["cards"] = [card for card in plain["cards"] if card["id"] != "dragon_herald"]
    found = errors(drafted(plain, ada))
    assert any("Eight players choose a Baby Unicorn each" in fault for fault in found)


def test_what_lacks_with_one_base_only_names_the_base(base: CardSetVersion, ada: Account) -> None:
    bare = {**shipped(UU), "id": "bare"}
    bare["cards"] = [card for card in bare["cards"] if card["kind"] != "baby_unicorn"]
    version = drafted({**bare, "names": {"en": "Bare"}}, ada)
    CardSetVersion.objects.filter(pk=version.pk).update(
        status="published", number=1, published_at=version.created_at, content=to_file(bare, "json"), content_hash="x"
    )
    found = errors(drafted(expansion(extends=[UU, "bare"]), ada))
    assert found
    assert all(fault.startswith("extends[bare].cards: ") for fault in found)


def test_a_set_with_a_card_of_its_base_is_refused_and_names_both(base: CardSetVersion, ada: Account) -> None:
    (fault,) = errors(drafted(clashing(), ada))
    assert f"“{UU}” and “clashing” both have a card with the id llamacorn" in fault


def test_tags_without_a_name_and_names_without_a_card_are_told(base: CardSetVersion, ada: Account) -> None:
    told = warnings(drafted(expansion(tags={"dragon": {"en": "Dragon", "pl": "Smok"}, "drake": {"en": "Drake"}}), ada))
    assert "tags.dragon: The tag has no name in es, fr, it: texts show it in English, or as it is written." in told
    assert "tags.drake: No card bears this tag or looks for it." in told
    assert not any(fault.startswith(("tags.narwhal", "tags.neigh")) for fault in told)


def test_a_mix_that_cannot_be_offered_is_told(base: CardSetVersion, ada: Account) -> None:
    told = warnings(drafted(expansion(mixes=[[UU, "nothing"], []]), ada))
    assert "mixes[0]: There is no published set “nothing”: the mix is not offered." in told
    assert any(fault.startswith("mixes[1]: These sets do not fit together") for fault in told)


def test_the_publisher_of_a_base_is_told_which_set_would_not_fit_it_any_more(
    base: CardSetVersion, ada: Account
) -> None:
    published(expansion(), ada)
    plain = plain_of(base)
    own = next(card for card in expansion()["cards"] if card["id"] == "dragon_page")
    changed = check_open_draft(base, ada)
    check_import(changed.pk, changed.revision, ada, {**plain, "cards": [*plain["cards"], own]})
    told = [fault for fault in warnings(changed) if SMALL in fault]
    assert len(told) == 1
    assert f"The set “{SMALL}” extends this one and does not fit it any more: cards[dragon_page]" in told[0]


# --- the gate, trying, publishing -----------------------------------------------------------------------------------


def test_the_gate_plays_the_set_with_what_it_extends(draft: CardSetVersion, ada: Account, monkeypatch: Any) -> None:
    monkeypatch.setenv("UU_GATE_GAMES", "7")
    run = check_start_gate(draft.pk, ada)
    stacks = msgspec.json.decode(run.content)
    assert [[plain["id"] for plain in stack] for stack in stacks] == [[UU, SMALL]]
    gate_child.play_gate_run(run.pk)
    run.refresh_from_db()
    assert (run.state, run.findings) == ("passed", [])
    version = check_publish(draft.pk, ada)
    assert (version.number, version.checked_with, version.extends) == (1, [[UU, 1]], [UU])
    assert plain_of(version)["more_copies"] == {"llamacorn": 2}


def test_a_new_version_of_the_base_needs_the_gate_again(
    base: CardSetVersion, draft: CardSetVersion, ada: Account
) -> None:
    run = check_start_gate(draft.pk, ada)
    do_end_gate(run.pk, GateRun.State.PASSED)
    published({**plain_of(base), "notes": "Newer."}, ada)
    with pytest.raises(GateNotPassed):
        check_publish(draft.pk, ada)
    again = check_start_gate(draft.pk, ada)
    do_end_gate(again.pk, GateRun.State.PASSED)
    assert check_publish(draft.pk, ada).checked_with == [[UU, 2]]


def test_every_base_is_played_with(settings: Any) -> None:
    settings.CARDS_GATE_GAMES = 1
    other = {**shipped(UU), "id": "other-base"}
    both = expansion(extends=[UU, "other-base"])
    told = list(gate.play_gate([[shipped(UU), both], [other, both]]))
    commands = {one.now.split(" --seats")[0] for one in told if one.now}
    assert commands == {
        f"manage.py simulate unstable_unicorns --set {UU} --set FILE",
        "manage.py simulate unstable_unicorns --set other-base --set FILE",
    }
    assert (told[-1].done, told[-1].total, told[-1].findings) == (14, 14, [])


def test_a_card_and_an_effect_that_no_game_has_shown_are_warnings(settings: Any) -> None:
    settings.CARDS_GATE_GAMES = 14
    plain = expansion()
    hopeless = [{"when": "turn_start", "do": [{"may": [{"discard": {"count": 9}}], "if_you_do": ["draw"]}]}]
    plain["cards"] += [
        {"id": "hopeless", "names": {"en": "H"}, "kind": "magical_unicorn", "copies": 30, "abilities": hopeless},
    ]
    last = list(gate.play_gate([[shipped(UU), plain]]))[-1]
    assert last.findings == []
    told = {finding.card: finding.message for finding in last.warnings}
    assert told["hopeless"] == "Its effect was never used in 14 games."
    assert "dragon_page" not in told
    assert "llamacorn" not in told


def test_a_card_that_cannot_be_played_is_a_warning_too(settings: Any, monkeypatch: Any) -> None:
    settings.CARDS_GATE_GAMES = 7
    ruleset = gate.ruleset_named("unstable_unicorns")
    told = list(type(ruleset).usable(ruleset, ruleset.compile([shipped(UU), expansion()])))
    kept = [use for use in told if use.card == "dragon_page"]
    monkeypatch.setattr(type(ruleset), "usable", lambda self, cards: kept)
    monkeypatch.setattr(type(ruleset), "uses", lambda self, event: iter(()))
    last = list(gate.play_gate([[shipped(UU), expansion()]]))[-1]
    assert [(one.card, one.message) for one in last.warnings] == [
        ("dragon_page", "This card was never played in 7 games.")
    ]


def test_try_it_opens_a_table_with_the_base_and_the_draft(draft: CardSetVersion, ada: Account) -> None:
    check_try(draft.pk, ada)
    chosen = Game.objects.get().card_sets
    assert [(one["slug"], one["number"]) for one in chosen] == [(UU, 1), (SMALL, 0)]


def test_without_a_published_base_nothing_is_tried_or_gated(ada: Account) -> None:
    plain = expansion()
    new = check_new_set(SMALL, "unstable_unicorns", "New", ada)
    check_import(new.pk, new.revision, ada, plain)
    for verb in (check_try, check_start_gate):
        with pytest.raises(StillBroken) as refused:
            verb(new.pk, ada)
        assert f"extends[0]: there is no published set “{UU}”" in refused.value.text("en")


# --- loading --------------------------------------------------------------------------------------------------------


def test_files_are_loaded_bases_first_and_pinned(tmp_path: Any, monkeypatch: Any) -> None:
    written(tmp_path, expansion(id="a-expansion"))
    written(tmp_path, shipped(UU))
    monkeypatch.setattr("cards.publishing.shipped.SHIPPED", tmp_path)
    assert [version.card_set.slug for version in do_load_shipped()] == [UU, "a-expansion"]
    assert do_load_shipped() == []
    loaded = published_version("a-expansion")
    assert loaded is not None
    assert loaded.checked_with == [[UU, 1]]
    default = latest_published("unstable_unicorns")
    assert default is not None
    assert default.card_set.slug == UU


@pytest.mark.parametrize(
    ("plain", "reason"),
    [
        (expansion(extends=["nothing"]), "there is no published set"),
        (clashing(), "both have a card with the id llamacorn"),
        ({**shipped(UU), "id": "bare", "cards": shipped(UU)["cards"][:20]}, "The deck is too small"),
    ],
)
def test_loading_refuses_what_publishing_would_refuse(
    plain: Plain, reason: str, base: CardSetVersion, tmp_path: Any, monkeypatch: Any
) -> None:
    if reason == "The deck is too small":
        plain = {**plain, "cards": [card for card in plain["cards"] if not card.get("abilities")]}
    path = written(tmp_path, plain)
    with pytest.raises(BrokenCardSet, match=reason):
        do_load_file(path)
    monkeypatch.setattr("cards.publishing.shipped.SHIPPED", tmp_path)
    with pytest.raises(CommandError, match=reason):
        call_command("load_card_sets")
    assert not CardSet.objects.filter(slug=plain["id"]).exists()


def test_an_expansion_is_never_what_a_table_plays_by_default(base: CardSetVersion, tmp_path: Any) -> None:
    do_load_file(written(tmp_path, expansion()))
    CardSet.objects.filter(slug=UU).update(is_default=False)
    CardSet.objects.filter(slug=SMALL).update(is_default=True)
    default = latest_published("unstable_unicorns")
    assert default is not None
    assert default.card_set.slug == UU


# --- pages ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def client(ada: Account) -> Client:
    return signed_in(ada)


def head_form(draft: CardSetVersion, **change: Any) -> dict[str, Any]:
    form = {
        "name_en": "Small Dragons",
        "notes": "",
        "seen": draft.revision,
        "extends": [UU],
        "tags": "dragon: {en: Dragon}",
        "more_copies": "llamacorn: 2",
        "mixes": "",
    }
    return {**form, **change}


def test_an_expansion_is_cloned_changed_gated_and_published_in_the_admin(
    client: Client, base: CardSetVersion, tmp_path: Any, monkeypatch: Any
) -> None:
    version = do_load_file(written(tmp_path, expansion()))
    assert version is not None
    client.post(reverse("admin:cards_clone", args=[version.pk]))
    draft = draft_of(version.card_set)
    assert draft is not None
    page = client.get(reverse("admin:cards_cardsetversion_change", args=[draft.pk])).content.decode()
    assert f"Extends {UU}" in page
    assert f'value="{UU}" ' in page
    assert "it is played with one of them" in page
    form = head_form(draft, more_copies="llamacorn: 3\nrhinocorn: 1", mixes=f"- [{UU}]")
    client.post(reverse("admin:cards_cardsetversion_change", args=[draft.pk]), form)
    draft.refresh_from_db()
    assert (draft.more_copies, draft.mixes) == ({"llamacorn": 3, "rhinocorn": 1}, [[UU]])
    shown = client.get(reverse("admin:cards_diff", args=[draft.pk])).content.decode()
    assert "rhinocorn: 1" in shown
    monkeypatch.setenv("UU_GATE_GAMES", "7")
    client.post(reverse("admin:cards_gate", args=[draft.pk]))
    run = GateRun.objects.get(version=draft)
    gate_child.play_gate_run(run.pk)
    client.post(reverse("admin:cards_publish", args=[draft.pk]))
    latest = published_version(SMALL)
    assert latest is not None
    assert (latest.number, latest.checked_with) == (2, [[UU, 1]])
    page = client.get(reverse("admin:cards_cardsetversion_change", args=[latest.pk])).content.decode()
    assert f"{UU} (Checked with {UU} 1)" in page


def test_a_new_set_is_given_its_base_on_its_page(client: Client, base: CardSetVersion, ada: Account) -> None:
    draft = check_new_set("fresh", "unstable_unicorns", "Fresh", ada)
    client.post(reverse("admin:cards_cardsetversion_change", args=[draft.pk]), head_form(draft))
    draft.refresh_from_db()
    assert (draft.extends, draft.tags) == ([UU], {"dragon": {"en": "Dragon"}})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"more_copies": "llamacorn: many"}, "llamacorn: expected a whole number"),
        ({"tags": "dragon: [en"}, "not YAML"),
        ({"mixes": "x: y"}, "expected a list"),
        ({"extends": ["no-such-set"]}, "no-such-set"),
    ],
)
def test_a_head_of_the_wrong_form_is_refused_on_its_page(
    client: Client, draft: CardSetVersion, change: Any, said: str
) -> None:
    page = client.post(reverse("admin:cards_cardsetversion_change", args=[draft.pk]), head_form(draft, **change))
    assert page.status_code == 200
    assert said in page.content.decode()
    before = draft.revision
    draft.refresh_from_db()
    assert draft.revision == before


def test_the_page_of_a_clash_names_both_sets(client: Client, base: CardSetVersion, ada: Account) -> None:
    draft = drafted(clashing(), ada)
    for name in ("cards_cardsetversion_change", "cards_publishing"):
        page = client.get(reverse(f"admin:{name}", args=[draft.pk])).content.decode()
        assert f"“{UU}” and “clashing” both have a card with the id llamacorn" in page
    answer = client.post(reverse("admin:cards_try", args=[draft.pk]), follow=True)
    assert "llamacorn" in answer.content.decode()


def test_the_publisher_sees_what_no_game_has_shown(client: Client, draft: CardSetVersion, ada: Account) -> None:
    run = check_start_gate(draft.pk, ada)
    warning = {"message": "Its effect was never used in 7 games.", "card": "dragon_call", "place": "", "reproduce": ""}
    GateRun.objects.filter(pk=run.pk).update(state="passed", done=7, total=7, warnings=[warning])
    page = client.get(reverse("admin:cards_publishing", args=[draft.pk])).content.decode()
    assert 'id="gate-warnings"' in page
    assert "<code>cards[dragon_call]</code> Its effect was never used in 7 games." in page
    assert 'id="publish-form"' in page


def _parsed(file: bytes) -> Plain:
    plain = parse_file(file)
    assert isinstance(plain, dict)
    return plain


def test_export_and_import_keep_the_head(client: Client, draft: CardSetVersion) -> None:
    file = client.get(reverse("admin:cards_export", args=[draft.pk, "yaml"])).content
    assert {**expansion(), "cards": None} == {"notes": "", **_parsed(file), "cards": None}
    again = file.replace(b"llamacorn: 2", b"llamacorn: 5")
    assert again != file
    upload = SimpleUploadedFile("x.yaml", again)
    tried = client.post(reverse("admin:cards_import", args=[draft.pk]), {"file": upload, "try": ""})
    assert "more copies" in tried.content.decode()
    client.post(reverse("admin:cards_import", args=[draft.pk]), {"ticket": tried.context["ticket"], "apply": ""})
    draft.refresh_from_db()
    assert draft.more_copies == {"llamacorn": 5}


def test_texts_call_a_tag_as_the_set_or_its_base_names_it(client: Client, draft: CardSetVersion, ada: Account) -> None:
    card = next(card for card in plain_of(draft)["cards"] if card["id"] == "dragon_herald")
    form = {"face": "x", "kind": "magical_unicorn", "copies": 1, "seen": 0, "name_en": "X", "version": str(draft.pk)}
    program = [*card["abilities"], {"when": "leave", "do": [{"may": [{"search": {"named": "dragon"}}]}]}]
    form["program"] = msgspec.json.encode(program).decode()
    live = client.post(reverse("admin:cards_live_check", args=["unstable_unicorns"]), form).json()
    assert live["problems"] == []
    assert "«Narval»" in live["texts"]["es"]["text"]
    assert "„Smok”" in live["texts"]["pl"]["text"]
    listed = client.get(
        f"{reverse('admin:cards_card_changelist')}?version__id__exact={draft.pk}", headers={"Accept-Language": "it"}
    ).content.decode()
    assert "Narvalo" in listed
    assert "Drago" in listed


def test_an_expansion_cannot_be_made_the_default(client: Client, base: CardSetVersion, tmp_path: Any) -> None:
    version = do_load_file(written(tmp_path, expansion()))
    assert version is not None
    address = reverse("admin:cards_make_default", args=[version.card_set_id])
    page = client.post(address, follow=True).content.decode()
    assert "only a set that stands alone can be the default" in page
    assert CardSet.objects.get(is_default=True, ruleset="unstable_unicorns").slug == UU


def test_a_stale_head_is_not_written(draft: CardSetVersion, ada: Account, client: Client) -> None:
    form = head_form(draft, more_copies="llamacorn: 7")
    check_edit_frame(draft.pk, draft.revision, ada, {"more_copies": {"llamacorn": 4}})
    client.post(reverse("admin:cards_cardsetversion_change", args=[draft.pk]), form)
    draft.refresh_from_db()
    assert (draft.more_copies, draft.extends) == ({"llamacorn": 4}, [UU])


def test_a_change_of_the_head_needs_the_gate_again(draft: CardSetVersion, ada: Account) -> None:
    before = prepared_for_gate(plain_of(draft)).digest
    check_edit_frame(draft.pk, draft.revision, ada, {"more_copies": {"llamacorn": 4}})
    draft.refresh_from_db()
    assert prepared_for_gate(plain_of(draft)).digest != before


def test_a_card_of_an_expansion_is_edited_like_any_other(draft: CardSetVersion, ada: Account) -> None:
    card = draft.cards.get(face="dragon_page")
    plain = next(one for one in plain_of(draft)["cards"] if one["id"] == "dragon_page")
    check_save_card(draft.pk, card.pk, card.revision, ada, {**plain, "copies": 9})
    assert errors(CardSetVersion.objects.get(pk=draft.pk)) == []
