"""Card sets as clients read them."""

import gzip
import io
import json

import pytest
import yaml
from PIL import Image

from accounts.credentials import liveness
from cards.api import shows
from cards.drafting.images import do_store_image
from cards.models import CardSet, CardSetVersion
from cards.publishing.shipped import do_load_shipped
from cards.selectors import latest_published, latest_versions
from cards.texts import name_in
from tests.accounts.conftest import Api
from tests.cards.rows import a_version

UU = "unstable-unicorns-2e"
VERSION = f"card-sets/{UU}/versions/1"


@pytest.fixture
def api(db):
    liveness.clear()
    do_load_shipped()
    return Api(Api().post("auth/guest").json()["access"])


def test_sets_are_listed_by_ruleset(api):
    a_version("a-draft")
    a_version("retired-one", status="retired", number=1)
    everything = api.get("card-sets").json()
    assert {item["slug"] for item in everything["items"]} >= {UU}
    assert not {"a-draft", "retired-one"} & {item["slug"] for item in everything["items"]}
    item, *expansions = api.get("card-sets?ruleset=unstable_unicorns").json()["items"]
    assert {tuple(one["extends"]) for one in expansions} == {(UU,)}
    assert (item["slug"], item["latest_version"], item["is_default"]) == (UU, 1, True)
    assert item["counts"]["cards"] == 84
    assert item["counts"]["by_kind"]["baby_unicorn"] == 13
    assert "en" in item["languages"]


def test_the_list_has_pages(api):
    a_version("zzz", status="published", number=1)
    first = api.get("card-sets?ruleset=unstable_unicorns&limit=1").json()
    assert [item["slug"] for item in first["items"]] == [UU]
    assert first["next_cursor"]


def test_a_list_costs_one_statement_until_something_is_published_or_made_the_default(api, django_assert_num_queries):
    before = api.get("card-sets").json()["items"]
    with django_assert_num_queries(1):
        assert api.get("card-sets").json()["items"] == before
    a_version("zzz", status="published", number=1)
    assert [item["slug"] for item in api.get("card-sets").json()["items"]] == [*(i["slug"] for i in before), "zzz"]
    CardSet.objects.filter(slug=UU).update(is_default=False)
    assert {item["slug"]: item["is_default"] for item in api.get("card-sets").json()["items"]}[UU] is False
    CardSetVersion.objects.filter(card_set__slug="zzz").update(status="retired")
    CardSet.objects.filter(slug=UU).update(is_default=True)
    assert api.get("card-sets").json()["items"] == before


def test_a_list_that_is_made_while_something_is_published_is_made_again(api, monkeypatch):
    def find_late(sets):
        monkeypatch.undo()
        a_version("zzz", status="published", number=1)
        return latest_versions(sets)

    monkeypatch.setattr(shows, "latest_versions", find_late)
    assert "zzz" in {item["slug"] for item in api.get("card-sets").json()["items"]}


def test_an_unknown_ruleset_names_the_parameter(api):
    answer = api.get("card-sets?ruleset=chess")
    assert (answer.status_code, answer.json()["errors"][0]["pointer"]) == (400, "/ruleset")


def test_a_set_tells_all_its_versions(api):
    body = api.get(f"card-sets/{UU}").json()
    assert [(version["number"], version["retired"]) for version in body["versions"]] == [(1, False)]
    assert body["latest_version"] == 1


@pytest.mark.parametrize("path", ["card-sets/nothing", f"card-sets/{UU}/versions/2", f"{VERSION}{'0' * 40}"])
def test_what_is_not_there_is_404(api, path):
    assert api.get(path).json()["code"] == "not_found"


def test_a_version_holds_every_card(api):
    body = api.get(VERSION).json()
    cards = {card["id"]: card for card in body["cards"]}
    assert len(cards) == 84
    rhinocorn = cards["rhinocorn"]
    assert {"id", "name", "kind", "copies", "image", "text", "program", "values", "provenance"} <= set(rhinocorn)
    assert (rhinocorn["name"], rhinocorn["kind"], rhinocorn["copies"]) == ("Rhinocorn", "magical_unicorn", 1)
    assert yaml.safe_load(rhinocorn["program"])[0]["when"] == "turn_start"
    assert body["content_hash"] == latest_published("unstable_unicorns").content_hash


def test_names_and_texts_follow_accept_language_and_fall_back_to_english(api):
    spanish = api.get(VERSION, **{"Accept-Language": "es-MX, en;q=0.3"}).json()
    polish = api.get(VERSION, **{"Accept-Language": "pl"}).json()
    japanese = api.get(VERSION, **{"Accept-Language": "ja"}).json()
    assert [answer["language"] for answer in (spanish, polish, japanese)] == ["es", "pl", "en"]
    cards = [{card["id"]: card for card in answer["cards"]} for answer in (spanish, polish, japanese)]
    assert [card["rhinocorn"]["name"] for card in cards] == ["Uniceronte", "Jednonosorożec", "Rhinocorn"]
    assert cards[1]["unicorn_poison"]["text"] == "Zniszcz kartę jednorożca."
    assert cards[2]["unicorn_poison"]["text"] == "Destroy a Unicorn card."
    assert name_in({"en": "Rhinocorn"}, "pl") == "Rhinocorn"


def test_a_version_may_be_kept_for_a_year(api):
    answer = api.get(VERSION)
    assert "immutable" in answer.headers["Cache-Control"]
    assert "max-age=31536000" in answer.headers["Cache-Control"]
    assert {"Accept-Language", "Accept-Encoding"} <= set(answer.headers["Vary"].replace(" ", "").split(","))
    etags = {api.get(VERSION, **{"Accept-Language": language}).headers["ETag"] for language in ("en", "es", "fr")}
    assert len(etags) == 3
    assert all(etag.startswith('"') for etag in etags)


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_the_etag_is_strong_and_gives_304(api, encoding):
    answer = api.get(VERSION, **{"Accept-Encoding": encoding})
    assert answer.headers["ETag"].startswith('"')
    body = gzip.decompress(answer.content) if encoding == "gzip" else answer.content
    assert json.loads(body)["number"] == 1
    again = api.get(VERSION, **{"Accept-Encoding": encoding, "If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == answer.headers["ETag"]


def test_a_retired_version_is_still_served(api):
    CardSetVersion.objects.update(status="retired")
    assert api.get(VERSION).status_code == 200
    assert api.get(f"card-sets/{UU}").status_code == 404


@pytest.mark.parametrize("path", ["card-sets", f"card-sets/{UU}", VERSION])
@pytest.mark.parametrize("token", ["", "forged"])
def test_no_token_is_needed_and_none_is_looked_at(api, path, token):
    answer = Api(token).get(path)
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"].startswith("public, max-age=")
    assert "Accept-Language" in answer.headers["Vary"]
    assert Api().get(path, **{"If-None-Match": answer.headers["ETag"]}).status_code == 304


def test_reading_a_version_costs_few_queries(api, django_assert_max_num_queries):
    api.get(VERSION)
    with django_assert_max_num_queries(3):
        api.get(VERSION)


def test_a_picture_is_served_to_everybody(api):
    image = do_store_image(png())
    answer = Api().get(f"card-images/{image.sha256}.webp", Accept="image/avif,image/webp,*/*")
    assert answer.headers["Content-Type"] == "image/webp"
    assert Image.open(io.BytesIO(answer.content)).size == (300, 420)
    assert Api().get(f"card-images/{'0' * 64}.webp").json()["code"] == "not_found"


def png() -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", (300, 420), "purple").save(file, "PNG")
    file.seek(0)
    return file
