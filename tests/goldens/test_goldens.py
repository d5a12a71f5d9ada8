"""Recorded games replay unchanged: neither rules nor random numbers have changed unnoticed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.goldens.golden import HERE, TABLES, Table, described, file_of, first_difference, played

import stolik
from stolik.core.inner.codec import replay
from stolik.core.position import Position

ADVICE = """
If these rules are meant, an older save would now be another game: raise `version` in the game's __init__.py and run
`python -m tests.goldens.golden` and `python -m tests.saves.make` (docs/developing.md, "A change of rules")."""


def written(table: Table) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(file_of(table).read_text(encoding="utf-8"))
    return golden


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.name}")
def test_a_golden_game_is_played_again_from_its_answers(table: Table) -> None:
    golden = written(table)
    answers = [
        (int(seat), kind, json.loads(plain)) for seat, kind, plain in (a.split(" ", 2) for a in golden["answers"])
    ]
    game = stolik.games()[table.game]
    again = Position.of(replay(game, table.players, golden["seed"], golden["options"], {}, answers))
    said = first_difference(golden | {"answers": []}, described(again) | {"answers": []})
    assert not said, said + ADVICE


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.name}")
def test_a_golden_game_follows_from_its_seed(table: Table) -> None:
    said = first_difference(written(table), described(played(table)))
    assert not said, said + ADVICE


def test_only_the_golden_games_of_the_current_versions_are_kept() -> None:
    assert {*HERE.rglob("*.json")} == {file_of(table) for table in TABLES}, ADVICE


def test_what_has_changed_is_said_in_words() -> None:
    golden = written(TABLES[0])
    log = [*golden["log"]]
    log[7] = log[7].replace("seat:", "chair:") + "!"
    assert first_difference(golden, golden) == ""
    assert first_difference(golden, golden | {"log": log}) == f"log, entry 7:\n  was {golden['log'][7]}\n  is  {log[7]}"
    assert "is  nothing" in first_difference(golden, golden | {"answers": golden["answers"][:-1]})
