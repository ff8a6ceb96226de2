"""From the figures of one run to so many games at once: every line of the sum is in the table."""

from typing import Any

GAMES = 100_000
SECONDS_AN_ACTION = 8.0
"""Some 300 actions in forty minutes."""
SEATS = 4
TIMED_OUT = 0.1
"""The share of moments that the clock has to settle."""
BUSY = 0.6
"""How busy a core may be before answers become late."""
KEPT_DAYS = 30


def arithmetic(results: dict[str, Any]) -> str:
    details = results["details"]
    action, storage = details["actions"]["an action"], details["storage"]
    rate = GAMES / SECONDS_AN_ACTION
    heard, settled = rate * SEATS, rate * TIMED_OUT
    listeners = GAMES * SEATS
    rows = [
        ("games at once, seats, listeners", f"{GAMES:,}, {SEATS} each, {listeners:,}"),
        (f"an action every {SECONDS_AN_ACTION:g} s in each", f"{rate:,.0f} actions/s"),
        _cores("web", rate, action["web"], "an action"),
        _cores("PostgreSQL", rate, action["postgres"], "an action"),
        _cores("Redis", rate, action["redis"], "an action"),
        _cores("listening", heard, details["streams"]["delivery_ms"], "a delivery"),
        _cores("clock", settled, details["clock"]["window_ms"], "a window"),
        ("memory of all listeners", _bytes(listeners * details["streams"]["each_kib"] * 1024)),
        ("states of all games, rewritten with each action", _bytes(GAMES * storage["state"])),
        ("write-ahead log", f"{_bytes(rate * storage['wal'])} a second ({storage['wal']:,.0f} bytes an action)"),
        (
            f"games' logs, {KEPT_DAYS} days",
            f"{_bytes(86_400 * KEPT_DAYS * rate * storage['step'])} ({storage['step']:,.0f} bytes an action)",
        ),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])


def _cores(name: str, rate: float, milliseconds: float, what: str) -> tuple[str, str]:
    cores = rate * milliseconds / 1000 / BUSY
    return (
        f"cores for {name}",
        f"{rate:,.0f}/s × {milliseconds:.2f} ms {what} ÷ {BUSY:g} = **{max(1, round(cores)):,}**",
    )


def _bytes(count: float) -> str:
    for unit in ("bytes", "KiB", "MiB", "GiB"):
        if count < 1024:
            return f"{count:,.0f} {unit}"
        count /= 1024
    return f"{count:,.1f} TiB"
