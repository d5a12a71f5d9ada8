"""Positions of every game of the house can be copied, pickled and encoded, and go on in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.core.catching_up import catches_up, marks_differ
from tests.core.travel import TRAVELS

import stolik
from stolik.core.game import Game

WAYS = (*TRAVELS, catches_up, marks_differ)


@pytest.mark.parametrize("game", stolik.games().values(), ids=stolik.games())
@pytest.mark.parametrize("travels", WAYS, ids=[way.__name__ for way in WAYS])
def test_a_position_travels(travels: Callable[[Game[Any]], None], game: Game[Any]) -> None:
    travels(game)
