"""Taking back a whole turn: at once, no further than a barrier, and after a restart."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.rooms import Table, at_table
from tests.server.test_room import restored, told

from stolik.core.errors import NothingToUndo
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.referee import Malformed
from stolik.server.messages import Inbound, parse

PACKAGE = Path(__file__).parents[1] / "plugin"


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


def test_nothing_but_true_and_turn_can_be_wished() -> None:
    assert parse('{"seq": 1, "undo": "turn"}', Inbound).undo == "turn"
    for wish in ('{"seq": 1, "undo": "game"}', '{"seq": 1, "undo": 2}', '{"seq": 1, "undo": "turn", "value": 1}'):
        with pytest.raises(Malformed):
            parse(wish, Inbound)
    assert msgspec.json.decode(b'{"undo": false, "ping": true}', type=Inbound).ping
