"""DATABASE_URL may name several servers, as libpq understands it; the one that was the primary is asked first."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from uu_service.postgres import servers
from uu_service.postgres.address import database_at, is_postgres
from uu_service.postgres.servers import Server, met, servers_of


@pytest.fixture(autouse=True)
def _nobody_was_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "_last", [])


def test_one_server_has_the_name_user_and_password_of_its_address() -> None:
    found = database_at("postgres://uu:p%40ss@db.example:5433/games")
    assert found == {
        "NAME": "games",
        "USER": "uu",
        "PASSWORD": "p@ss",
        "HOST": "db.example",
        "PORT": "5433",
        "OPTIONS": {"target_session_attrs": "read-write"},
    }


def test_several_servers_keep_their_own_ports() -> None:
    found = database_at("postgresql://uu@one,two:5433,[::1]:5434/games?sslmode=require")
    assert list(servers_of({"host": found["HOST"], "port": found["PORT"]})) == [
        Server("one", ""),
        Server("two", "5433"),
        Server("::1", "5434"),
    ]
    assert found["OPTIONS"] == {"target_session_attrs": "read-write", "sslmode": "require"}


def test_the_operator_may_say_which_servers_will_do() -> None:
    assert database_at("postgres://uu@one/games?target_session_attrs=any")["OPTIONS"] == {"target_session_attrs": "any"}


def test_a_socket_and_a_single_port_for_all_are_understood() -> None:
    assert database_at("postgres:///games?host=/run/postgresql")["HOST"] == "/run/postgresql"
    assert list(servers_of({"host": "a,b", "port": "6432"})) == [Server("a", "6432"), Server("b", "6432")]
    assert list(servers_of({})) == [Server("", "")]


def test_what_is_no_address_is_refused_with_a_reason() -> None:
    with pytest.raises(ImproperlyConfigured, match="no_such_option"):
        database_at("postgres://uu@one/games?no_such_option=1")


@pytest.mark.parametrize(
    ("url", "expected"), [("postgres://a/b", True), ("postgresql://a/b", True), ("sqlite:///b", False)]
)
def test_only_addresses_of_postgresql_are_read_by_libpq(url: str, expected: bool) -> None:
    assert is_postgres(url) is expected


def test_the_server_that_was_met_last_is_asked_first() -> None:
    options = {"host": "one,two,three", "port": "1,2,3"}
    met(Server("two", "2"))
    assert [server.host for server in servers_of(options)] == ["two", "one", "three"]
    met(Server("three", "3"))
    assert [server.host for server in servers_of(options)] == ["three", "one", "two"]
