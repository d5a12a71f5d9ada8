"""Bots that hang, run wild or eat memory end alone: the server and all other bots go on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.rooms import Table, at_table

from stolik.server import room as room_module
from stolik.server.bot_runner import BotRunner
from stolik.server.thinkers import BotFailed, TooSlow

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="bots think in threads there")
def test_bots_that_misbehave_end_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.thinking"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    came = json.loads(done.stdout)
    assert came["hangs"] == came["spins"] == "TooSlow"
    assert came["raises"] == came["junk"] == came["eats"] == "BotFailed"
    assert came["waits"] == "side:a", "who only waits for a processor is given more time than who computes"
    assert (came["remembers"], came["again"]) == ("side:a", "side:b"), "a bot stays the same from question to question"
    assert set(came["crowd"]) <= {"side:a", "side:b"}, "sound bots do not wait behind those that hang"
    assert came["slowest"] < 1, "the server itself never waits"


def test_a_bot_that_failed_answers_at_random_and_a_slow_one_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    class Broken:
        async def choose(self, table: str, seat: int, *_: object) -> object:
            asked.append(seat)
            raise TooSlow if seat == 1 else BotFailed

        def forget(self, table: str) -> None: ...

    monkeypatch.setattr(room_module, "BotRunner", lambda room, pause, _: BotRunner(room, pause, Broken()))  # type: ignore[arg-type]

    async def play(table: Table) -> None:
        await table.guests[None].until(lambda: table.room.position.over)
        assert asked.count(1) == 1
        assert asked.count(0) > 1

    at_table(tmp_path, play, players=2, bots={0: "random", 1: "random"})
