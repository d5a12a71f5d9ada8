"""What is read from a position is nobody else's: whatever a reader does to it, the position stays as it is."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.test_inputs import GAMES
from tests.core.test_saves import ANSWERS, GAME
from tests.core.toys import FIRST, SECOND, A, B, C, Toy, ids, letter, play

import stolik
from stolik.core.fixed import Fixed
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.question import Choose
from stolik.core.seat.reader import LogReader
from stolik.core.table import Table


def spoil(thing: Any) -> None:
    """Empty every dictionary and list that can be reached by reading."""
    if isinstance(thing, dict):
        for one in thing.values():
            spoil(one)
        with suppress(TypeError):
            thing.clear()
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            spoil(one)
        if isinstance(thing, list):
            thing.clear()
    elif hasattr(thing, "__struct_fields__"):
        for name in thing.__struct_fields__:
            spoil(getattr(thing, name))


def everything(position: Position) -> list[Any]:
    seats = [*range(position.players), None]
    return [
        position.pending, position.asked, position.given, position.options, position.deal, position.history,
        position.outcome, position.story(), [position.observe(seat) for seat in seats],
        [position.log(seat) for seat in seats], [position.log_tail(seat) for seat in seats],
        [LogReader(seat).update(position) for seat in seats],
        [question.wire() for question in position.asked.values()],
        *([position.latest] if position.history else []),
    ]  # fmt: skip


@pytest.mark.parametrize("count", range(len(ANSWERS) + 1))
def test_nothing_that_is_read_is_shared_and_changeable(count: int) -> None:
    position = Position(GAME, 2, 11, {"speed": "fast"}, {"count": [0, 40]})
    for seat, value in ANSWERS[:count]:
        position.answer(seat, value)
    twin, before = position.clone(), position.save()
    said = repr(everything(position))
    spoil(everything(twin))
    spoil(everything(position))
    assert repr(everything(position)) == repr(everything(twin)) == said
    assert position.save() == twin.save() == before
    for seat, value in ANSWERS[count:]:
        position.answer(seat, value)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_game_shows_is_shared_and_changeable(game: str) -> None:
    position = stolik.new_game(game, players=3, seed=4)
    policy = random_policy(Random(4))
    for _ in range(6):
        position = playout(position, policy, until=15, record=True)
        said, before = repr(everything(position)), position.save()
        spoil(everything(position.clone()))
        spoil(everything(position))
        assert repr(everything(position)) == said
        assert position.save() == before
    assert ids(position.log(None))


def test_a_fixed_dictionary_cannot_be_changed_but_copied() -> None:
    fixed = Fixed({"a": 1})
    acts: list[Callable[[], Any]] = [
        fixed.clear, fixed.popitem, lambda: fixed.pop("a"), lambda: fixed.update(b=2), lambda: fixed.setdefault("b", 2),
        lambda: fixed.__setitem__("b", 2), lambda: fixed.__delitem__("a"), lambda: fixed.__ior__({"b": 2}),
    ]  # fmt: skip
    for act in acts:
        with pytest.raises(TypeError):
            act()
    assert fixed == deepcopy(fixed) == pickle.loads(pickle.dumps(fixed)) == {"a": 1}
    assert msgspec.json.encode(fixed) == b'{"a":1}'
    assert fixed | {"b": 2} == {"a": 1, "b": 2}


def test_an_emptied_question_can_still_be_answered() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, Choose("listed", [A, B]))
        t.ask_all({FIRST: Choose("one", [A, B]), SECOND: letter("one")})
        return "done"

    position = play(start)
    for seat in (0, 0):
        spoil(position.asked)
        position.answer(seat, A)
    spoil(position.asked)
    position.answer(0, B)
    position.answer(1, C)
    assert [plain for _, _, plain in position.history] == ["word:a", "word:b", "word:c"]
