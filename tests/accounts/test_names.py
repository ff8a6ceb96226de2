"""Display names: what people can read, and what nobody can be mistaken for."""

import pytest

from accounts import names
from accounts.look_alikes import skeleton
from accounts.names import NameRefused, clean_player_name

pytestmark = pytest.mark.django_db
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Łukasz",
        "李小龍",
        "Дмитрий",
        "محمد",
        f"{FAMILY} Smith",
        "x" * 30,
        "e\u0301" * 20,
        "Botanist",
        "Abbot 3",
        "Robot",
        "Supporter",
        "Systematic",
        "Ada 1",
    ],
)
def test_a_name_that_people_can_read_is_taken(name: str) -> None:
    assert clean_player_name(name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 31, "too_long"),
        (FAMILY * 14, "too_long"),
        ("", "blank"),
        ("  \t ", "blank"),
        ("\u2800\u3164", "blank"),
        ("a\u202eb", "unfit_characters"),
        ("a\u2066b", "unfit_characters"),
        ("a\u200bb", "unfit_characters"),
        ("a\x00b", "unfit_characters"),
        ("<b>", "unfit_characters"),
        ("a" + "\u0301" * 5, "unfit_characters"),
        ("admin", "reserved_name"),
        ("ADMIN", "reserved_name"),
        ("\u0430dmin", "reserved_name"),
        ("a\u0501min", "reserved_name"),
        ("adm1n", "reserved_name"),
        ("adrnin", "reserved_name"),
        ("\uff21dmin", "reserved_name"),
        ("Admin Ada", "reserved_name"),
        ("m0derat0r", "reserved_name"),
        ("\u0405upport", "reserved_name"),
        ("Bot 3", "reserved_name"),
        ("\u0412ot 3", "reserved_name"),
        ("b\u043et", "reserved_name"),
        ("B0t #12", "reserved_name"),
    ],
)
def test_a_name_that_hides_or_poses_is_refused(name: str, code: str) -> None:
    with pytest.raises(NameRefused) as refused:
        clean_player_name(name)
    assert refused.value.code == code


def test_what_other_rooms_refuse_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "_refusals", [lambda name: "knave" in skeleton(name)])
    assert clean_player_name("Ann")
    with pytest.raises(NameRefused) as refused:
        clean_player_name("Kn\u0430ve")
    assert refused.value.code == "refused_name"


def test_the_skeleton_of_a_look_alike_is_that_of_the_name() -> None:
    assert skeleton("p\u0430ypal") == skeleton("PAYPAL") == skeleton("pay-pal") != skeleton("paypai2")
