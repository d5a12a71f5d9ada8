"""Games played once go the same way today: neither rules nor chance have changed unnoticed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.goldens.golden import TABLES, Table, described, file_of, played

from stolik.core.position import Position


def written(table: Table) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(file_of(table).read_text(encoding="utf-8"))
    return golden


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.name}")
def test_a_golden_game_is_played_again_from_its_save(table: Table) -> None:
    golden = written(table)
    now = described(Position.load(json.dumps(golden["save"]).encode()))
    for part in ("end", "logs", "views"):
        assert now[part] == golden[part], part


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.name}")
def test_a_golden_game_follows_from_its_seed(table: Table) -> None:
    assert described(played(table))["save"] == written(table)["save"]
