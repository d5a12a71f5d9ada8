"""Why a number is what it is, and what an answer would lead to, asked at a table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.rooms import Table, at_table

from stolik.games.voidfall import GAME
from stolik.referee import Malformed
from stolik.server.errors import RateLimited
from stolik.server.messages import Inbound, parse
from stolik.server.tables.viewers.guest import ASKS


async def asked(table: Table, seat: int, message: Inbound) -> dict[str, Any]:
    """What the guest of a seat hears next."""
    await table.room.hear(table.guests[seat], message)
    return dict(json.loads(table.guests[seat].heard[-1]))


def test_a_guest_is_told_why_and_nobody_else_hears_it(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        heard = {seat: len(guest.heard) for seat, guest in table.guests.items()}
        told = (await asked(table, 0, Inbound(why="counter:influence", of=1)))["why"]
        assert (told["thing"], told["of"]) == ("counter:influence", 1)
        assert told["said"]["sums"][0]["n"] == 10
        assert (await asked(table, 0, Inbound(why="nonsense", of=99)))["why"]["said"] == {}
        assert {seat: len(guest.heard) for seat, guest in table.guests.items()} == heard | {0: heard[0] + 2}

    at_table(tmp_path, play, players=2, seed=1, game=GAME)


def test_an_answer_is_previewed_and_not_given(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        seat, question = next(iter(table.room.position.pending.items()))
        value = question.wire()["options"][0]
        before = table.room.position.save()
        shown = (await asked(table, seat, Inbound(preview=value)))["preview"]
        assert (shown["value"], shown["refused"]) == (value, None)
        shown = (await asked(table, seat, Inbound(preview="word:nonsense")))["preview"]
        assert shown["refused"]["id"] == "illegal_answer"
        assert (shown["changes"], shown["log"]) == ([], [])
        shown = (await asked(table, 1 - seat, Inbound(preview=value)))["preview"]
        assert (shown["stopped"], shown["changes"]) == ("others", [])
        assert table.room.position.save() == before

    at_table(tmp_path, play, players=2, seed=1, game=GAME)


def test_questions_are_limited(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        for _ in range(ASKS):
            await asked(table, 0, Inbound(why="counter:upkeep"))
        with pytest.raises(RateLimited):
            await asyncio.gather(*(asked(table, 0, Inbound(why="counter:upkeep")) for _ in range(ASKS)))
        assert "why" in await asked(table, 1, Inbound(why="counter:upkeep"))

    at_table(tmp_path, play, players=2, seed=1, game=GAME)


@pytest.mark.parametrize("wish", ['{"why": 3}', '{"why": "a:1", "of": "b"}', '{"why": "a:1", "preview": "b:1"}', "{}"])
def test_malformed_questions_are_refused(wish: str) -> None:
    with pytest.raises(Malformed):
        parse(wish, Inbound)
