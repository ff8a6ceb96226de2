"""What somebody finds who comes to the API with nothing."""

import pytest

from tests.contract import document
from uu_service.api.front import BEGIN

CHROME = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
PUBLIC = {
    *("listRulesets", "listCardSets", "getCardSet", "getCardSetVersion", "getCardFace", "getCardImage", "getLabels"),
    *("getLeaderboard", "getAvatar"),
}


@pytest.mark.parametrize("path", ["/api/v1/", "/api/v1"])
def test_a_browser_is_led_to_the_documents(client, path):
    answer = client.get(path, headers={"accept": CHROME})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/docs/")
    assert "Accept" in answer.headers["Vary"].split(", ")


@pytest.mark.parametrize("accept", ["*/*", "application/json"])
def test_a_program_finds_where_to_begin(client, db, accept):
    found = client.get("/api/v1/", headers={"accept": accept}).json()
    assert found.pop("version")
    assert found == BEGIN
    assert {client.get(path).status_code for path in found.values()} <= {200, 405}  # 405: it is a POST


def test_what_is_the_same_for_everybody_needs_no_token():
    described = {one["operationId"]: one for path in document()["paths"].values() for one in path.values()}
    assert {name for name in PUBLIC if described[name]["security"] != []} == set()
    assert {name for name in PUBLIC if "304" not in described[name]["responses"]} == set()
