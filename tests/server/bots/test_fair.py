"""Bots' time is shared by networks, and within a network by tables."""

from __future__ import annotations

from collections import Counter
from random import Random

from stolik.server.bots.fair import Turns

ALONE = "one table"
CROWD = [f"table {n}" for n in range(60)]


def served(turns: Turns, waiting: dict[str, set[str]], seconds: dict[str, float]) -> str:
    """The table that is served next; who waits longest is first in `waiting`."""
    table = min(waiting, key=lambda one: (turns.due(waiting[one]), turns.table_due(waiting[one], one)))
    turns.charge(turns.begin(waiting[table], table), table, seconds.get(table, 1.0))
    return table


def test_a_network_with_sixty_tables_gets_as_much_as_one_with_a_single_table() -> None:
    turns, rng = Turns(), Random(1)
    waiting = {table: {"many"} for table in CROWD} | {ALONE: {"one"}}
    seconds = {table: rng.uniform(0.1, 2.0) for table in waiting}
    used: Counter[str] = Counter()
    for _ in range(1000):
        table = served(turns, waiting, seconds)
        used[table] += seconds[table]  # type: ignore[assignment]
    alone = used.pop(ALONE)
    assert abs(alone - sum(used.values())) <= 2.0
    assert max(used.values()) - min(used.values()) <= 4.0, "its own tables share equally, quick bots and slow ones"


def test_who_comes_back_is_next_and_has_saved_up_nothing() -> None:
    turns = Turns()
    many = {table: {"many"} for table in CROWD}
    for _ in range(500):
        served(turns, many, {})
    assert served(turns, many | {ALONE: {"one"}}, {}) == ALONE
    came = [served(turns, many | {ALONE: {"one"}}, {}) for _ in range(100)]
    assert abs(came.count(ALONE) - 50) <= 1


def test_a_table_of_friends_is_charged_to_the_one_who_uses_least() -> None:
    turns = Turns()
    many = {table: {"many"} for table in CROWD}
    for _ in range(5):
        served(turns, many, {})
    shared = many | {ALONE: {"many", "one"}}
    came = [served(turns, shared, {}) for _ in range(100)]
    assert abs(came.count(ALONE) - 50) <= 1


def test_newcomers_without_end_do_not_starve_those_who_wait() -> None:
    turns = Turns()
    assert served(turns, {ALONE: {"one"}}, {}) == ALONE
    for n in range(500):
        if served(turns, {ALONE: {"one"}, f"new {n}": {f"new {n}"}}, {}) == ALONE:
            return
    raise AssertionError("it was never served")
