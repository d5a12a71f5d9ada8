"""That `scripts/speed_since.py` measures; what it measures is for people to read."""

from __future__ import annotations

import pytest

import speed_since


@pytest.mark.parametrize(("game", "players"), speed_since.TABLES[:1])
def test_every_column_has_a_figure(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed_since, "SECONDS", 0.01)
    monkeypatch.setattr(speed_since, "GAMES", 1)
    assert all(measured(game, players) > 0 for measured in speed_since.COLUMNS.values())
