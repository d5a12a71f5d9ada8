"""A save is a game's seed and answers; answers that do not fit are refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, LETTERS, SECOND, A, B, C, Toy, draw, ids, toy

from stolik.core.errors import BadOption, BadPlayers, BadSave, UnknownGame
from stolik.core.installed import INSTALLED
from stolik.core.position import Position
from stolik.core.question import ChooseSome, Number, Order, Seat
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
def _installed() -> Iterator[None]:
    INSTALLED["toy"] = GAME
    yield
    del INSTALLED["toy"]


def played(count: int = len(ANSWERS)) -> Position:
    position = Position(GAME, 2, 11, {"speed": "fast"}, {"count": [0, 40]})
    for seat, value in ANSWERS[:count]:
        position.answer(seat, value)
    return position


def by_seat(position: Position) -> list[Any]:
    """The answers of each seat in their order; the order between seats asked together is not kept."""
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


def under_other_rules(count: int, **changes: Any) -> Position:
    """A game saved after some answers and loaded under other rules."""
    old = played(count).save()
    INSTALLED["toy"] = replace(GAME, version=2, **changes)
    return Position.load(old)


@pytest.mark.parametrize("count", range(len(ANSWERS) + 1))
def test_a_save_of_other_rules_goes_on_from_where_it_was_saved(count: int) -> None:
    old = played(count)
    loaded = under_other_rules(count)
    assert loaded.continued
    assert loaded.history == []
    for seat in (0, 1, None):
        assert loaded.observe(seat) == old.observe(seat)
        assert loaded.log(seat) == old.log(seat)
    for seat, value in ANSWERS[count:]:
        loaded.answer(seat, value)
    again = Position.load(loaded.save())
    assert again.continued
    assert again.history == []
    assert again.observe(None) == loaded.observe(None)
    assert again.log(FIRST) == loaded.log(FIRST) == played().log(FIRST)
    assert not played().continued


def test_what_was_answered_under_other_rules_is_not_taken_back() -> None:
    assert played(1).can_undo(FIRST)
    assert not under_other_rules(1).can_undo(FIRST)


def test_other_rules_are_in_force_from_then_on() -> None:
    def one_question(g: Toy, t: Table) -> str:
        t.tell("new_rules")
        return "done"

    loaded = under_other_rules(2, flow={**GAME.flow, "chains": one_question})
    loaded.answer(FIRST, [])
    loaded.answer(SECOND, [])
    assert ids(loaded.log(None)) == ["row", "some", "new_rules"]


def test_a_save_that_other_rules_cannot_go_on_from_is_refused() -> None:
    """The step it stands in is gone, or asks something else, or there is no checkpoint."""

    def asks_otherwise(g: Toy, t: Table) -> str:
        t.ask(FIRST, Order("row", LETTERS))
        return "done"

    without = {name: step for name, step in GAME.flow.items() if name != "start"}
    for flow in (without, {**GAME.flow, "start": asks_otherwise}):
        with pytest.raises(BadSave) as error:
            under_other_rules(1, flow=flow)
        assert error.value.details == {"reason": "version", "found": 1, "expected": 2}
    INSTALLED["toy"] = GAME
    early = changed(stolik=1, checkpoint=None)
    assert by_seat(Position.load(early)) == by_seat(played())
    INSTALLED["toy"] = replace(GAME, version=2)
    assert refused(early)["reason"] == "version"


@pytest.mark.parametrize("spoilt", [{"states": None}, {"snapshots": []}, {"snapshots": 7}, {"log": [7]}])
def test_a_spoilt_checkpoint_in_a_save_is_refused(spoilt: dict[str, Any]) -> None:
    whole = json.loads(played().save())["checkpoint"]
    assert refused(changed(checkpoint={**whole, **spoilt}))["reason"] == "format"


def test_a_world_drawn_from_a_continued_game_cannot_be_saved() -> None:
    world = under_other_rules(3).resample(FIRST, Random(1))
    assert not world.continued
    with pytest.raises(BadSave):
        world.save()


def test_rules_that_changed_without_a_new_version_are_noticed() -> None:
    """Every answer still fits, but the log is another."""

    def told_otherwise(g: Toy, t: Table) -> str:
        g.count[FIRST] = t.ask(FIRST, Number("many", 0, 9))
        row = t.ask(FIRST, Order("row", LETTERS))
        t.tell("row", row=row[::-1])
        return "at_once"

    old = played().save()
    INSTALLED["toy"] = replace(GAME, flow={**GAME.flow, "start": told_otherwise})
    assert refused(old)["reason"] == "drift"


def test_saves_of_another_format_are_refused() -> None:
    assert refused(changed(stolik=99))["reason"] == "version"


def test_answers_that_do_not_fit_are_refused_at_the_first() -> None:
    answers = json.loads(played().save())["answers"]
    wrong_kind, too_many = changed(answers=[[0, "letter", "word:a"]]), changed(answers=[[0, "many", 77]])
    assert refused(wrong_kind) == {"reason": "kind", "expected": "many", "found": "letter"}
    assert refused(too_many) == {"reason": "answer", "expected": "many", "found": "77"}
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
    del INSTALLED["toy"]
    try:
        with pytest.raises(UnknownGame):
            Position.load(changed())
    finally:
        INSTALLED["toy"] = GAME


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
