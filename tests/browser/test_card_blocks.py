"""Writing a card with blocks in a real browser: nothing is lost on the way to YAML and back, the keyboard is enough."""

import pytest

from cards.drafting.drafts import check_open_draft
from cards.drafting.samples import Sampler
from cards.files.rows import plain_of
from cards.language.catalogue import SHIPPED, shipped, shipped_slugs
from cards.models import Card
from cards.publishing.shipped import do_load_file
from cards.rulesets import language_of
from shapes.nodes import Thing, node_of
from tests.browser.card_page import DESK, PASSWORD, PHONE, checked, picked, program_in, scripts_that_failed, sign_in
from tests.browser.table_page import barriers
from tests.browser.test_admin_day import GATE_PATIENCE, desk, worker  # noqa: F401 - fixtures
from tests.cards.people import staff

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SETS = {"unstable_unicorns": "unstable-unicorns-2e", "kill_the_unicorns": "kill-the-unicorns"}
EVERY_WAY = 40
"""So many samples of a verb show each of its fields."""
LOST = """async (programs) => {
  const { placeOf, rewritten } = await import("/static/cards/editor/grammar.js");
  const form = document.getElementById("card_form");
  const leaves = (data, path) => data !== null && typeof data === "object"
    ? Object.keys(data).flatMap((key) => leaves(data[key], [...path, Array.isArray(data) ? Number(key) : key]))
    : [[path, data]];
  const lost = [];
  for (const program of programs) {
    form.dispatchEvent(new CustomEvent("checked", { detail: { program, written: null, clauses: [], problems: [] } }));
    const places = [...document.querySelectorAll("#blocks [data-place]")].map(({ dataset }) => dataset.place);
    if (document.querySelector("#blocks .raw")) lost.push(["not known", JSON.stringify(program)]);
    for (const [path, value] of leaves(program, [])) {
      const place = placeOf(path);
      const isShown = value === true || places.some((one) => one.startsWith(place.replace(/\\[\\d+\\]$/, "")));
      if (!isShown) lost.push([`${place} is not shown`, JSON.stringify(program)]);
      const again = JSON.stringify(rewritten(program, path, value));
      if (again !== JSON.stringify(program)) lost.push([`${place} changes`, JSON.stringify(program), again]);
    }
  }
  return lost;
}"""


@pytest.fixture
def ada():
    return staff("Ada", "publisher", password=PASSWORD)


def draft_of(ruleset, ada):
    return check_open_draft(do_load_file(SHIPPED / f"{SETS[ruleset]}.yaml"), ada)


def programs_of(ruleset):
    """Those of every shipped card, and every verb and clause with each of its fields."""
    sets = [shipped(slug) for slug in shipped_slugs() if shipped(slug)["ruleset"] == ruleset]
    yield from (card["abilities"] for plain in sets for card in plain["cards"] if card.get("abilities"))
    clauses = node_of(language_of(ruleset).program).item.things
    when = next(clause for clause in clauses if clause.head.key == "when")
    for number in range(EVERY_WAY):
        yield from ([Sampler(number, ["rival"]).sample(clause)] for clause in clauses)
        yield from ([_with(Sampler(number, ["rival"]), when, verb)] for verb in _verbs(when))


def _verbs(when):
    from shapes.nodes import fields_of

    (steps,) = (field.node for field in fields_of(when.struct) if field.key == "do")
    return steps.item.things


def _with(sampler: Sampler, when: Thing, verb: Thing):
    return {**Sampler(0, ["rival"]).sample(when), "do": [sampler.sample(verb)]}


@pytest.mark.parametrize("ruleset", SETS)
def test_every_shipped_card_and_every_verb_is_shown_as_blocks_and_nothing_is_lost(live_server, page, ada, ruleset):
    card = draft_of(ruleset, ada).cards.exclude(program=[]).first()
    page.goto(f"{live_server.url}/admin/cards/card/{card.pk}/change/")
    sign_in(page)
    checked(page)
    assert page.evaluate(LOST, list(programs_of(ruleset))) == []
    assert scripts_that_failed(page) == []


def test_a_card_is_written_with_blocks_and_the_keyboard_alone(live_server, page, ada):
    draft = draft_of("unstable_unicorns", ada)
    page.set_viewport_size(DESK)
    page.goto(f"{live_server.url}/admin/cards/card/add/?version={draft.pk}")
    sign_in(page)
    page.locator("[name=name_en]").press_sequentially("Übel’s Gift")
    assert page.locator("[name=face]").input_value() == "ubels_gift"
    page.locator("[name=kind]").select_option("magic")
    page.locator("#blocks .add").press("Enter")
    picked(page, "When")
    picked(page, "this Magic")
    picked(page, "you may")
    picked(page, "destroy")
    while not page.evaluate("document.activeElement.matches('.more')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    picked(page, "kind")
    picked(page, "Unicorn")
    checked(page, problems=4)  # names, which the published version has in every language
    page.locator("#names-as-english").press("Enter")
    checked(page)
    page.locator("button[name=_save]").press("Enter")
    page.wait_for_url(lambda url: "/change/" not in url and "/add/" not in url)
    saved = draft.cards.get(face="ubels_gift")
    assert saved.program == [{"when": "on_play", "do": [{"may": [{"destroy": {"of": "unicorn"}}]}]}]
    assert scripts_that_failed(page) == []


def test_a_list_offers_only_what_may_stand_there_and_a_problem_leads_to_its_block(live_server, page, ada):
    card = draft_of("unstable_unicorns", ada).cards.get(face="good_deal")
    page.goto(f"{live_server.url}/admin/cards/card/{card.pk}/change/")
    sign_in(page)
    checked(page)
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for is_dark in (False, True):
        page.evaluate("isDark => document.documentElement.classList.toggle('dark', isDark)", is_dark)
        assert barriers(page, "#blocks", ".cards-toolbar", "#card-live") == []
    page.locator("#blocks .clause > .line .chip:not(.head)").click()
    page.wait_for_selector(".picker[data-ready]")
    assert page.locator(".picker b").all_inner_texts() == ["this Magic is played"]
    page.keyboard.press("Escape")
    page.click("#tab-yaml")
    program_in(page).fill("- when: on_play\n  do:\n  - draw\n  - destroy: {of: unicron}\n")
    checked(page, problems=1)
    page.locator("#live-problems button").first.click()
    assert page.evaluate("getSelection().toString()") == "unicron"
    page.click("#tab-blocks")
    page.locator("#live-problems button").first.click()
    assert page.evaluate("document.activeElement.textContent") == '"unicron"'
    page.locator("#live-problems button").last.click()
    checked(page)
    page.locator("#blocks .add").last.click()
    picked(page, "When")
    page.keyboard.press("Escape")
    page.click("#undo")
    checked(page)
    assert program_in(page).input_value() == "- when: on_play\n  do:\n  - draw\n  - destroy: {of: unicorn}\n"
    assert scripts_that_failed(page) == []


def test_a_published_number_is_corrected_in_four_clicks(worker, ada, desk):  # noqa: F811 - fixtures
    published = do_load_file(SHIPPED / f"{SETS['unstable_unicorns']}.yaml")
    face = Card.objects.get(version=published, face="good_deal")
    desk.go(f"/admin/login/?next=/admin/cards/card/{face.pk}/change/")
    sign_in(desk.tab)
    desk.keep("correcting-1-a-published-card")
    desk.send(desk.tab.locator("#edit-in-draft button"))
    checked(desk.tab)
    desk.keep("correcting-2-in-a-draft")
    desk.tab.locator("#blocks input[type=number]").first.click(click_count=3)
    desk.tab.keyboard.type("2")
    checked(desk.tab)
    desk.keep("correcting-3-the-number")
    desk.send(desk.tab.locator("button[name=_check]"))
    desk.keep("correcting-4-the-gate")
    desk.tab.locator("#publish-form button").wait_for(timeout=GATE_PATIENCE * 1000)
    desk.keep("correcting-5-it-has-passed")
    desk.send(desk.tab.locator("#publish-form button"))
    desk.keep("correcting-6-published")
    newest = published.card_set.versions.get(number=2)
    (card,) = (card for card in plain_of(newest)["cards"] if card["id"] == "good_deal")
    assert card["abilities"][0]["do"][0] == {"draw": {"count": 2}}
