"""Production refuses to start unsafe, and says why."""

import os
import subprocess
import sys

import pytest

from tools.checks import PRODUCTION, ROOT
from uu_service.guards import refusals

SAFE = {
    "SECRET_KEY": "k3y-" + "abcdefghijklmnopqrstuvwxyz" * 2,
    "DEBUG": False,
    "ALLOWED_HOSTS": ["games.example.org"],
    "CORS_ALLOWED_ORIGINS": ["https://app.example.org"],
    "DATABASE": {"ENGINE": "django.db.backends.postgresql"},
    "REDIS_URL": "redis://cache/0",
    "ALLOW_SQLITE": False,
}


def test_safe_settings_start():
    assert list(refusals(SAFE)) == []


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"SECRET_KEY": ""}, "UU_SECRET_KEY"),
        ({"SECRET_KEY": "short"}, "UU_SECRET_KEY"),
        ({"SECRET_KEY": "a" * 60}, "UU_SECRET_KEY"),
        ({"SECRET_KEY": "changeme-" + "abcdefghijklmnopqrstuvwxyz" * 2}, "UU_SECRET_KEY"),
        ({"DEBUG": True}, "UU_DEBUG"),
        ({"ALLOWED_HOSTS": []}, "UU_ALLOWED_HOSTS"),
        ({"ALLOWED_HOSTS": ["*"]}, "UU_ALLOWED_HOSTS"),
        ({"CORS_ALLOWED_ORIGINS": ["*"]}, "UU_CORS_ORIGINS"),
        ({"CORS_ALLOWED_ORIGINS": ["https://*.example.org"]}, "UU_CORS_ORIGINS"),
        ({"DATABASE": {"ENGINE": "django.db.backends.sqlite3"}}, "DATABASE_URL"),
        ({"REDIS_URL": ""}, "REDIS_URL"),
    ],
)
def test_an_unsafe_setting_is_refused_by_name(change, named):
    (reason,) = refusals({**SAFE, **change})
    assert reason.startswith(named)
    assert reason.endswith(".")


def test_sqlite_in_production_needs_to_be_said():
    alone = {"DATABASE": {"ENGINE": "django.db.backends.sqlite3"}, "REDIS_URL": "", "ALLOW_SQLITE": True}
    assert list(refusals({**SAFE, **alone})) == []


def start(tmp_path, **env):
    plain = {name: value for name, value in os.environ.items() if not name.startswith("UU_")}
    return subprocess.run(
        [sys.executable, "manage.py", "check"],
        cwd=ROOT,
        env={**plain, "UU_VAR_DIR": str(tmp_path), **env},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_settings_are_really_guarded(tmp_path):
    refused = start(tmp_path, UU_PRODUCTION="1", UU_DEBUG="1", DATABASE_URL="", REDIS_URL="")
    assert refused.returncode == 1
    for name in ("UU_SECRET_KEY", "UU_DEBUG", "UU_ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL"):
        assert f"- {name} " in refused.stderr
    assert start(tmp_path, **PRODUCTION).returncode == 0
