"""npm's programs come from a lock that names no host, and say what is wrong when they cannot be fetched."""

import re

import pytest

from tools import node


def test_no_lock_names_a_host():
    locks = list(node.PACKAGES.glob("*/package-lock.json"))
    assert locks
    assert [path for path in locks if re.search(r'"resolved"|"registry"', path.read_text())] == []


def test_without_a_network_it_says_what_is_needed_and_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(node, "INSTALLED", tmp_path / "npm")
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:1/")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(node.NotInstalled, match="needs the network once"):
        node.program("redocly", "redocly")
    assert list((tmp_path / "npm").iterdir()) == []
