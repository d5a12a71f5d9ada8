"""The presses of an answer, by the rules of the page (scripts/turns/presses.py)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from turns.presses import Given, Sequence, Turn, _lasts, _said_before, presses, turns

FLEETS = {"type": "amounts", "options": ["a", "b"], "limits": [3, 3], "lo": 0, "hi": 6}
GOODS = {"type": "amounts", "options": ["a", "b"], "limits": [2, 2], "lo": 2, "hi": 2}
CARDS = {"type": "some", "options": ["a", "b", "c"], "lo": 0, "hi": 2}


@pytest.mark.parametrize(
    ("question", "answer", "needed"),
    [
        ({"type": "choose", "options": ["a", "b"]}, "a", 1),
        ({"type": "number", "options": []}, 3, 1),
        (FLEETS, [], 1),
        (FLEETS, ["a", "a"], 3),
        (FLEETS | {"proposed": ["a", "a"]}, ["a", "a"], 1),
        (FLEETS | {"proposed": ["a", "a"]}, ["a", "b"], 2),
        (GOODS, ["a", "a"], 1),
        (GOODS, ["b", "b"], 3),
        (CARDS, ["a", "b"], 3),
        (CARDS | {"proposed": ["a", "b"]}, ["a", "c"], 3),
        (CARDS | {"hi": 3}, ["a", "b", "c"], 2),
    ],
)
def test_presses_for_an_answer(question: dict[str, Any], answer: Any, needed: int) -> None:
    assert presses(question, answer) == needed


def asked(kind: str, *options: str) -> dict[str, Any]:
    return {"type": "choose", "kind": kind, "options": options}


def test_only_the_first_of_a_sequence_of_reveals_is_confirmed() -> None:
    one = Sequence("zona")
    meeting = asked("protect", "item:helmet", "word:take")
    assert not one.goes_on(meeting, "item:helmet")
    one.answered(asked("action", "area:ka", "area:wy"), "area:ka", final=True)
    assert one.goes_on(meeting, "item:helmet")
    one.answered(asked("camp", "item:helmet", "word:done"), "item:helmet", final=False)
    assert not one.goes_on(meeting, "item:helmet")
    one.answered(asked("action", "area:ka", "area:wy"), "area:wy", final=False)
    assert one.goes_on(meeting, "item:helmet")
    assert one.goes_on(asked("action", "item:helmet", "word:done"), "word:done")
    assert not Sequence("voidfall").goes_on(asked("action", "item:helmet", "word:done"), "word:done")


def test_a_combat_goes_on_with_the_invasion() -> None:
    one, drones = Sequence("voidfall"), asked("combat_drones", "combat:yes", "combat:no")
    assert not one.goes_on(drones, "combat:yes")
    send = {"type": "amounts", "kind": "send", "options": ["squadron:1_corvette"]}
    one.answered(send, ["squadron:1_corvette"], final=False)
    assert one.goes_on(drones, "combat:yes")


def test_the_end_of_a_turn_is_confirmed_while_something_could_be_done() -> None:
    one = Sequence("voidfall")
    assert not one.goes_on(asked("act", "action:grow", "word:end_turn"), "word:end_turn")
    assert one.goes_on(asked("act", "word:return_trades", "word:end_turn"), "word:end_turn")


def test_a_turn_with_nothing_left_to_do_ends_without_a_press() -> None:
    one = Sequence("voidfall")
    left = asked("act", "word:return_trades", "word:end_turn")
    assert not one.closes(left, "word:end_turn", final=False)
    nothing = left | {"futile": ["word:return_trades"]}
    assert one.closes(nothing, "word:end_turn", final=False)
    assert not one.closes(nothing, "word:end_turn", final=True)
    assert not one.closes(nothing, "word:return_trades", final=False)


def test_what_cannot_bring_anything_is_confirmed() -> None:
    rest = asked("action", "area:ka", "word:rest") | {"futile": ["word:rest"]}
    assert _lasts(rest, "word:rest")
    assert not _lasts(rest, "area:ka")


def test_a_word_said_with_the_confirmation_takes_no_press() -> None:
    onward = {"area:mo": "word:fight"}
    walk = Given(Turn(), "area:mo", 2, waits=True, leads=(), onward=onward, asked=1)
    fight = Given(Turn(), "word:fight", 1, waits=False, leads=(), onward={"word:fight": "word:fight"}, asked=2)
    assert _said_before(walk, fight)
    assert not _said_before(walk, msgspec.structs.replace(fight, onward={}))
    assert not _said_before(walk, msgspec.structs.replace(fight, asked=3))
    assert not _said_before(walk, msgspec.structs.replace(fight, answer="word:flee"))


def test_a_lone_word_is_given_without_a_press() -> None:
    one = Sequence("voidfall")
    assert one.by_itself(asked("modify", "word:roll"), "word:roll")
    assert not one.by_itself(asked("raise", "sector:1"), "sector:1")
    assert not one.by_itself(asked("act", "word:end_turn"), "word:end_turn")


def test_a_turn_of_zona_is_its_actions_and_what_they_bring() -> None:
    found = list(turns("zona", 2, {}, 1))
    assert all(turn.kinds["action"] for turn in found)
    assert not any(turn.kinds["mark"] for turn in found)


def test_a_turn_begins_with_its_card_and_ends_with_the_next() -> None:
    found = list(turns("not_alone", 2, {}, 1))
    assert found
    assert all(turn.presses >= turn.answers > 0 for turn in found)
