"""A save is a game's seed and answers; whatever does not follow from its own beginning is refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.core.toys import FIRST, LETTERS, SECOND, A, B, C, Toy, draw, ids, toy

from stolik.core.errors import BadOption, BadPlayers, BadSave, UnknownGame
from stolik.core.position import Position
from stolik.core.question import ChooseSome, Number, Order, Seat
from stolik.core.shelf import SHELF
from stolik.core.table import Table


def everything(g: Toy, t: Table) -> str:
    """A step of every kind of question, of chains and of chance."""
    g.count[FIRST] = t.ask(FIRST, Number("many", 0, 9))
    t.tell("row", row=t.ask(FIRST, Order("row", LETTERS)))
    return "at_once"


def at_once(g: Toy, t: Table) -> str:
    some = t.ask_all({seat: ChooseSome("some", LETTERS, 0, 2) for seat in (FIRST, SECOND)})
    t.tell("some", first=some[FIRST], second=some[SECOND])
    return "chains"


def chains(g: Toy, t: Table) -> str:
    def chain(seat: Seat) -> None:
        for _ in range(t.ask(seat, Number("times", 1, 2))):
            g.count[seat] += t.ask(seat, Number("more", 0, 9))

    t.together([FIRST, SECOND], chain)
    return "luck"


def luck(g: Toy, t: Table) -> str:
    draw(g, t, FIRST)
    return "done"


GAME = toy(everything, at_once=at_once, chains=chains, luck=luck)
ANSWERS: list[tuple[int, Any]] = [
    (FIRST, 7),
    (FIRST, [C, A, B]),
    (SECOND, []),
    (FIRST, [A, C]),
    (SECOND, 1),
    (FIRST, 2),
    (FIRST, 5),
    (SECOND, 3),
    (FIRST, 1),
    (FIRST, B),
]


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    SHELF["toy"] = GAME
    yield
    del SHELF["toy"]


def played(count: int = len(ANSWERS)) -> Position:
    position = Position(GAME, 2, 11, {"speed": "fast"}, {"count": [0, 40]})
    for seat, value in ANSWERS[:count]:
        position.answer(seat, value)
    return position


def by_seat(position: Position) -> list[Any]:
    """The answers of each seat in their order; who was faster among several is not kept."""
    return sorted(position.history, key=lambda answered: answered[0])


def changed(**changes: Any) -> bytes:
    return json.dumps({**json.loads(played().save()), **changes}).encode()


def refused(data: bytes) -> dict[str, Any]:
    with pytest.raises(BadSave) as error:
        Position.load(data)
    return error.value.details


@pytest.mark.parametrize("count", range(len(ANSWERS) + 1))
def test_a_loaded_game_is_the_one_saved(count: int) -> None:
    position = played(count)
    loaded = Position.load(position.save())
    assert by_seat(loaded) == by_seat(position)
    assert loaded.options == {"speed": "fast", "open": True}
    assert loaded.deal == {"count": [0, 40]}
    assert loaded.pending.keys() == position.pending.keys()
    assert loaded.given == position.given
    for seat in (0, 1, None):
        assert loaded.observe(seat) == position.observe(seat)
        assert loaded.log(seat) == position.log(seat)
    assert Position.load(loaded.save()).history == loaded.history


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    whole, loaded = played(), Position.load(played(4).save())
    for seat, value in ANSWERS[4:]:
        loaded.answer(seat, value)
    assert by_seat(loaded) == by_seat(whole)
    assert loaded.observe(FIRST) == whole.observe(FIRST)
    assert ids(loaded.log(FIRST)) == ["row", "some", "drew"]


def test_a_finished_game_is_loaded_finished() -> None:
    position = played()
    position.answer(FIRST, A)
    loaded = Position.load(position.save())
    assert loaded.over
    assert loaded.outcome == position.outcome
    assert loaded.pending == {}


def test_saves_of_other_rules_are_refused() -> None:
    old = played().save()
    SHELF["toy"] = replace(GAME, version=2)
    details = refused(old)
    assert (details["found"], details["expected"]) == (1, 2)


def test_saves_of_another_format_are_refused() -> None:
    assert refused(changed(stolik=99))["reason"] == "version"


def test_answers_that_do_not_fit_are_refused_at_the_first() -> None:
    answers = json.loads(played().save())["answers"]
    assert refused(changed(answers=[[0, "letter", "word:a"]]))["reason"] == "kind"
    assert refused(changed(answers=[[0, "many", 77]]))["reason"] == "answer"
    assert refused(changed(answers=[*answers, [1, "done", "word:a"]]))["reason"] == "surplus"
    assert refused(changed(answers=[*answers, [7, "done", "word:a"]])) == {"reason": "surplus", "count": 1}


@pytest.mark.parametrize(
    "changes",
    [{"players": 9}, {"players": "2"}, {"options": {"speed": "slower"}}, {"options": {"colour": "red"}}, {"more": 1}],
)
def test_a_beginning_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    refused(changed(**changes))


def test_bytes_that_are_no_save_are_refused() -> None:
    for data in (b"", b"{}", b"[]", b"\xff\xfe", b"{" * 1000, b"x" * 8_000_001):
        refused(data)


def test_a_save_of_a_game_that_is_not_here_is_refused() -> None:
    del SHELF["toy"]
    try:
        with pytest.raises(UnknownGame):
            Position.load(changed())
    finally:
        SHELF["toy"] = GAME


def test_options_are_checked() -> None:
    assert GAME.check_options({}) == {"speed": "slow", "open": True}
    for bad in ({"speed": "slower"}, {"speed": True}, {"open": "yes"}, {"open": 1}, {"shut": True}):
        with pytest.raises(BadOption):
            GAME.check_options(bad)


def test_the_number_of_players_is_checked() -> None:
    assert [GAME.check_players(players) for players in (1, 4)] == [1, 4]
    for bad in (0, 5, True, "2", 2.0, None):
        with pytest.raises(BadPlayers):
            GAME.check_players(bad)
