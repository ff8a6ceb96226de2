"""Logs carry ids and never a credential."""

import json
import logging
import logging.config

import pytest
import structlog
from django.conf import settings

from uu_service import logs


@pytest.fixture
def lines(capsys):
    logging.config.dictConfig(logs.configure(as_json=True, level="INFO"))
    yield lambda: [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    logging.config.dictConfig(settings.LOGGING)


def test_a_request_is_one_json_line_with_its_ids(client, lines):
    client.get("/nowhere?ticket=secret-ticket", headers={"x-request-id": "phone-12345678"})
    (line,) = [line for line in lines() if line["event"] == "request"]
    assert (line["request_id"], line["path"], line["status"]) == ("phone-12345678", "/nowhere", 404)


def test_a_credential_in_the_words_of_a_client_is_struck_out_of_the_line(client, lines):
    client.get("/nowhere/uua_AaHio", headers={"x-request-id": "uuk_abcdefgh"})
    (line,) = [line for line in lines() if line["event"] == "request"]
    assert (line["request_id"], line["path"]) == ("***", "/nowhere/***")


def test_a_request_is_no_line_where_only_warnings_are_written(client, lines):
    logging.config.dictConfig(logs.configure(as_json=True, level="WARNING"))
    client.get("/nowhere")
    assert lines() == []


@pytest.mark.parametrize(
    "text", ["Authorization: Bearer abc.def", "key uuk_abc.def-1 used", "GET /x?ticket=t0k3n&after=1", "uua_AaHio used"]
)
def test_what_looks_like_a_credential_is_struck_out(lines, text):
    logging.getLogger("anything").warning(text)
    structlog.get_logger("other").warning("said", text=text, password="hunter2")
    written = json.dumps(lines())
    for secret in ("abc.def", "uuk_abc", "t0k3n", "uua_Aa", "hunter2"):
        assert secret not in written
