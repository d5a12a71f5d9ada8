"""Games of other packages: a wrong one is skipped with a warning, and the others work."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import stolik
from stolik.registry import GROUP, add_game


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:GAME", "cannot be loaded"),
        ("stolik.games._template:NOTHING", "cannot be loaded"),
        ("stolik.games._template:DECK", "is no game"),
        ("stolik.games.not_alone:GAME", "the id not_alone, which is taken"),
    ],
)
def test_what_is_no_game_is_left_out(value: str, problem: str) -> None:
    before = stolik.games()
    with pytest.warns(RuntimeWarning, match=problem):
        add_game(EntryPoint("odd", value, GROUP))
    assert stolik.games() == before
