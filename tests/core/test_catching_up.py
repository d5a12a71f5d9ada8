"""A copy of a position catches up by the answers given since, and is then the same in everything.

Small games do so here, those of the house in `tests/games/test_travel.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.catching_up import catches_up, marks_differ
from tests.core.test_travel import GAMES

from stolik.core.catching_up import answers_since, catch_up, newest
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.core.position import Position


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_copy_catches_up(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(INSTALLED, game.id, game)
    catches_up(game)
    marks_differ(game)


def test_what_does_not_follow_by_answers_alone_is_noticed() -> None:
    position = Position(INSTALLED["not_alone"], 2, 3)
    seat = next(iter(position.pending))
    first, second = position.clone(), position.clone()
    options = position.pending[seat].wire()["options"]
    first.answer(seat, options[0])
    second.answer(seat, options[1])
    assert answers_since(first, newest(position)) == first.history
    assert answers_since(first, newest(second)) is None
    assert answers_since(position, newest(first)) is None
    again = Position(INSTALLED["not_alone"], 2, 3)
    again.answer(seat, options[0])
    assert answers_since(again, newest(first)) is None, "equal, but read anew"
    with pytest.raises(StolikError):
        catch_up(first, [(seat, "other", options[0])])
