"""Whole turns: taken back at once, also after a restart, and tried out in a draft."""

from __future__ import annotations

import asyncio
import importlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.rooms import Table, at_table
from tests.server.tables.test_room import restored, told

from stolik.core.errors import NothingToUndo
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.referee import Malformed
from stolik.server.errors import RateLimited
from stolik.server.messages import Inbound, parse
from stolik.server.tables.viewers.drafts import BURST

PACKAGE = Path(__file__).parents[2] / "plugin"


@pytest.fixture
def bazaar(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The toy euro of another package, as if it were installed."""
    monkeypatch.syspath_prepend(PACKAGE)
    game: Game[Any] = importlib.import_module("stolik_bazaar").GAME
    monkeypatch.setitem(INSTALLED, "bazaar", game)
    return game


async def undo_turn(table: Table, seat: int) -> None:
    seq = table.guests[seat].state["seq"]
    await table.room.hear(table.guests[seat], Inbound(seq=seq, undo="turn"))


def test_a_turn_is_taken_back_at_once_and_stays_so_after_a_restart(tmp_path: Path, bazaar: Game[Any]) -> None:
    async def play(table: Table) -> None:
        before = told(table, 0)
        assert (before["undo"], before["undo_turn"]) == (False, False)
        await table.answer(0, ["good:gold", "good:wood", "good:stone"])
        assert (told(table, 0)["undo"], told(table, 0)["undo_turn"]) == (True, False)
        await table.answer(0, "order:1")
        turn = told(table, 0)
        assert turn["undo_turn"]
        assert not told(table, 1)["undo_turn"]
        again = await restored(table, tmp_path)
        assert told(again, 0) == turn
        await undo_turn(table, 0)
        assert told(table, 0) == before
        again = await restored(table, tmp_path)
        assert told(again, 0) == before
        with pytest.raises(NothingToUndo):
            await undo_turn(table, 0)

    at_table(tmp_path, play, players=2, seed=1, game=bazaar)


async def draft(table: Table, seat: int, *values: Any) -> dict[str, Any]:
    await table.room.hear(table.guests[seat], Inbound(draft=list(values)))
    return dict(json.loads(table.guests[seat].heard[-1])["draft"])


GATHER = ["good:gold", "good:wood", "good:stone"]


def test_a_draft_is_told_to_one_guest_and_changes_nothing(tmp_path: Path, bazaar: Game[Any]) -> None:
    async def play(table: Table) -> None:
        heard = {seat: len(guest.heard) for seat, guest in table.guests.items()}
        before = told(table, 0)
        tried = await draft(table, 0, GATHER, "order:1")
        assert (tried["taken"], tried["refused"], tried["stopped"]) == (2, None, "")
        assert {"path": ["players", 0, "points"], "before": 0, "after": 2} in tried["changes"]
        assert tried["view"]["players"][0]["points"] == 2
        assert tried["question"]["kind"] == "fill"
        assert [line["id"] for line in tried["log"]] == ["gathered", "order_filled"]
        tried = await draft(table, 0, GATHER, "order:1", "word:end")
        assert (tried["stopped"], tried["question"]) == ("unknown", None)
        tried = await draft(table, 0, GATHER, "order:2", "word:end")
        assert (tried["taken"], tried["refused"]["id"], tried["question"]["kind"]) == (1, "illegal_answer", "fill")
        assert told(table, 0) == before
        assert {seat: len(guest.heard) for seat, guest in table.guests.items()} == heard | {0: heard[0] + 3}

    at_table(tmp_path, play, players=2, seed=1, game=bazaar)


def test_the_next_turn_can_be_tried_while_others_act(tmp_path: Path, bazaar: Game[Any]) -> None:
    async def play(table: Table) -> None:
        tried = await draft(table, 1, GATHER)
        assert (tried["taken"], tried["question"]["kind"]) == (1, "fill")
        with pytest.raises(Malformed):
            await draft(table, 1, *[GATHER] * 201)
        for _ in range(BURST - 2):
            await draft(table, 1)
        with pytest.raises(RateLimited):
            await asyncio.gather(*(draft(table, 1) for _ in range(BURST)))
        assert (await draft(table, 0))["taken"] == 0, "the limit is each seat's own"

    at_table(tmp_path, play, players=2, seed=1, game=bazaar)


def test_nothing_but_true_and_turn_can_be_wished() -> None:
    assert parse('{"seq": 1, "undo": "turn"}', Inbound).undo == "turn"
    for wish in ('{"seq": 1, "undo": "game"}', '{"seq": 1, "undo": 2}', '{"seq": 1, "undo": "turn", "value": 1}'):
        with pytest.raises(Malformed):
            parse(wish, Inbound)
    assert msgspec.json.decode(b'{"undo": false, "ping": true}', type=Inbound).ping
