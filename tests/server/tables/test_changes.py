"""A viewer that is sent only changes knows as much as one that is sent everything."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest
from tests.server.rooms import Listener, Table, at_table

from stolik.server.errors import RateLimited
from stolik.server.messages import Inbound
from stolik.server.tables.viewers.guest import ASKS

LONGEST = {"not_alone": 400, "terrorscape": 120, "voidfall": 60, "zona": 60}
"""How many answers of each game are played at most."""
MEAN, MOST_BUT_A_FEW = 800, 1600
"""Bytes of a message with its question and log lines: in the mean, and of 95 %."""


async def play(table: Table, most: int) -> None:
    rng = Random(most)
    for _ in range(most):
        if table.room.position.over:
            return
        seat, question = rng.choice(sorted(table.room.position.pending.items()))
        await table.answer(seat, question.plain(question.sample(rng)))


@pytest.mark.parametrize("game", LONGEST)
def test_changes_tell_as_much_as_whole_messages(tmp_path: Path, game: str) -> None:
    async def told(table: Table) -> None:
        await play(table, LONGEST[game])
        for seat, guest in table.guests.items():
            late = Listener(seat)
            table.room.enter(late)
            assert guest.lines == late.lines
            assert told_of(guest.state) == told_of(late.state)
        sizes = sorted(len(heard) for guest in table.guests.values() for heard in guest.heard[1:])
        assert mean(sizes) < MEAN
        assert sizes[len(sizes) * 95 // 100] < MOST_BUT_A_FEW

    at_table(tmp_path, told, game=game, players=3 if game != "terrorscape" else 4, patches=True)


def told_of(state: dict[str, Any]) -> dict[str, Any]:
    """The last message without what belongs to it alone."""
    return {name: part for name, part in state.items() if name not in ("nth", "log")}


def test_the_story_is_told_once(tmp_path: Path) -> None:
    async def told(table: Table) -> None:
        await play(table, 1000)
        assert table.room.position.over
        await table.room.seating.rename(1, "Ola")
        for guest in table.guests.values():
            assert sum(b'"story":' in heard for heard in guest.heard) == 1
            assert guest.state["story"]
            assert guest.state["table"]["seats"][1]["name"] == "Ola"

    at_table(tmp_path, told, players=2, patches=True)


@pytest.mark.parametrize("patches", [False, True])
def test_a_viewer_may_ask_for_everything_once_more(tmp_path: Path, patches: bool) -> None:
    async def told(table: Table) -> None:
        await table.answer(0, "side:b")
        guest, others = table.guests[1], [len(guest.heard) for guest in table.guests.values()]
        before = guest.state
        await table.room.hear(guest, Inbound(whole=True))
        assert guest.told[-1]["log"]["from"] == 0
        assert told_of(guest.state) == told_of(before)
        now = [len(guest.heard) for guest in table.guests.values()]
        assert sum(now) == sum(others) + 1, "nobody else is told"
        with pytest.raises(RateLimited):  # noqa: PT012 -- how soon depends on the machine
            for _ in range(10 * ASKS):
                await table.room.hear(table.guests[None], Inbound(whole=True))

    at_table(tmp_path, told, patches=patches)
