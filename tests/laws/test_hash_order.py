"""Games do not depend on the order in which a process iterates over sets."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.core.game import Game
from stolik.games._template import GAME as TEMPLATE
from stolik.lab.hash_order import CannotStart, difference

FAULT = """
from dataclasses import replace
from stolik.core.question import Choose
from stolik.games import _template as template

def lay(g, t):
    cards = {card.ref: card for card in template.DECK.of(g.hand[0])}
    t.ask(template.SEATS[0], Choose("lay", [cards[ref] for ref in set(cards)]))
    return template.lay(g, t)

GAME = replace(template.GAME, id="sets", flow={**template.GAME.flow, "lay": lay})
"""


@pytest.mark.parametrize("game", stolik.games().values(), ids=stolik.games())
def test_two_processes_play_the_same_game(game: Game[Any]) -> None:
    assert difference(game) == ""


def test_a_step_that_goes_through_a_set_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package."""
    (tmp_path / "sets_game.py").write_text(FAULT)
    info = tmp_path / "sets_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sets-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stolik.games]\nsets = sets_game:GAME\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    found = difference(replace(TEMPLATE, id="sets"))
    assert found.startswith("2 players, seed 0: sets.answers.")


def test_a_game_that_is_not_installed_cannot_be_checked() -> None:
    with pytest.raises(CannotStart, match="_template"):
        difference(TEMPLATE)
