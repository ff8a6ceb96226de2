"""Our PostgreSQL backend: a connection that the server has ended is noticed, and what is sent often is prepared."""

import psycopg
import pytest
from django.db import connection

from accounts.models import Account
from games.services.reading import access_game
from tests.services.fleet import Services
from uu_service.api.problems import NotFound
from uu_service.ids import uuid7


@pytest.mark.direct
def test_a_connection_that_the_server_ended_is_not_usable(services: Services) -> None:
    connection.ensure_connection()
    assert connection.is_usable()
    with psycopg.connect(services.postgres.url, autocommit=True) as other:
        pid = connection.connection.info.backend_pid
        other.execute("SELECT pg_terminate_backend(%s, 60000)", [pid])
    assert not connection.is_usable()
    connection.close()
    assert Account.objects.count() == 0


def test_after_an_error_the_server_is_asked(services: Services) -> None:
    connection.ensure_connection()
    connection.errors_occurred = True
    assert connection.is_usable()


@pytest.mark.direct
def test_a_statement_that_is_sent_often_is_prepared(services: Services) -> None:
    connection.close()
    for _ in range(5):
        with pytest.raises(NotFound):
            access_game(uuid7(), uuid7())
    with connection.cursor() as cursor:
        cursor.execute("SELECT statement FROM pg_prepared_statements")
        assert [sql for (sql,) in cursor.fetchall() if "games_game" in sql]
