"""Does the time of an answer tell whether an address is known? `python -m tools.addresses [tries]`

Starts the service and a mail server, asks for the recovery of a known and of an unknown address in random order, sends
wrong codes for both, and compares the times: medians, and how often the one was slower than the other (0.5: a coin).
"""

import logging
import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.accounts.outside import MailServer, code_in, mail_server
from tests.games.server import embedded_service

TRIES = 200
KNOWN, UNKNOWN = "known@example.org", "nobody@example.org"
PURPOSES = ("AUTH", "MAIL", "RECIPIENT", "MAILBOX")
UNTHROTTLED = {f"UU_THROTTLE_{name}": "100000/second" for name in PURPOSES}


class Compared(NamedTuple):
    """Two lists of times: their medians in milliseconds, and how often a known one was slower; with its deviation."""

    known: float
    unknown: float
    slower: float
    sigmas: float


def compare(known: list[float], unknown: list[float]) -> Compared:
    """By ranks (Mann and Whitney), which no single slow answer can sway."""
    wins = sum((a > b) + (a == b) / 2 for a in known for b in unknown)
    pairs = len(known) * len(unknown)
    deviation = (pairs * (len(known) + len(unknown) + 1) / 12) ** 0.5
    medians = (statistics.median(times) * 1000 for times in (known, unknown))
    return Compared(*medians, wins / pairs, (wins - pairs / 2) / deviation)


def main(tries: int) -> int:
    logging.disable(logging.INFO)  # httpx's line for each request
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        mails = stack.enter_context(mail_server(folder))
        address = stack.enter_context(embedded_service(folder, UU_MAIL_URL=mails.url, **UNTHROTTLED))
        api = stack.enter_context(httpx.Client(base_url=f"{address}/api/v1", timeout=60))
        _make_known(api, mails)
        times = _measured(api, tries)
    is_even = True
    for what, (known, unknown) in times.items():
        found = compare(known, unknown)
        is_even &= abs(found.sigmas) < 4
        print(  # noqa: T201
            f"{what:<14}{tries} tries each: known {found.known:.2f} ms, unknown {found.unknown:.2f} ms (medians); "
            f"known is the slower one in {found.slower:.1%} of pairs, {found.sigmas:+.2f} standard deviations from half"
        )
    return 0 if is_even else 1


def _make_known(api: httpx.Client, mails: MailServer) -> None:
    bearer = {"Authorization": f"Bearer {api.post('auth/guest').json()['access']}"}
    asked = api.post("me/email", json={"email": KNOWN}, headers=bearer).raise_for_status().json()
    code = code_in(mails.wait_for(KNOWN))
    api.post("auth/email/confirm", json={"id": asked["id"], "code": code}, headers=bearer).raise_for_status()


def _measured(api: httpx.Client, tries: int) -> dict[str, tuple[list[float], list[float]]]:
    """The times of asking and of a wrong code; known and unknown addresses apart."""
    times: dict[str, tuple[list[float], list[float]]] = {"asking": ([], []), "wrong code": ([], [])}
    order = [KNOWN, UNKNOWN] * tries
    random.shuffle(order)
    for address in order:
        which = int(address == UNKNOWN)
        began = time.perf_counter()
        asked = api.post("auth/recovery", json={"email": address}).raise_for_status().json()
        times["asking"][which].append(time.perf_counter() - began)
        began = time.perf_counter()
        api.post("auth/recovery/confirm", json={"id": asked["id"], "code": "00000000"})
        times["wrong code"][which].append(time.perf_counter() - began)
    return times


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TRIES))
