"""Voidfall's combat against combats worked out by hand from the rulebook, and what must hold in every combat."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from tests.games.voidfall.combats import Worked, all_combats

from stolik.games.voidfall.rules.combat import Combat, Event, Option, Question, fight

COMBATS = all_combats()
ROLES = ("invader", "defender")
LAST_WORDS = {
    "invader": ("invader", "wins"),
    "defender": ("defender", "wins"),
    "nobody": ("invader", "tie"),
    "stalemate": ("invader", "stalemate"),
}
"""The last event of a combat: who, and what."""


def scripted(worked: Worked) -> tuple[Callable[[Question], Option], list[tuple[str, str, str, list[str]]]]:
    """Answers with the combat's choices in order; a question that is not foreseen fails."""
    left = list(worked.choices)

    def choose(question: Question) -> Option:
        assert len(question.options) > 1
        assert left, f"asked {question.who} {question.what} {question.options}"
        who, what, answer, expected = left.pop(0)
        options = [str(option) for option in question.options]
        assert (who, what) == (question.who, question.what), options
        assert answer in options
        assert not expected or options == expected
        return int(answer) if answer.isdigit() else answer

    return choose, left


def steps(combat: Combat) -> Iterator[list[Event]]:
    """The events of the Approach and of each Salvo step."""
    names = dict.fromkeys((event.step, event.salvo) for event in combat.trace if event.step in ("approach", "salvo"))
    for name in names:
        yield [event for event in combat.trace if (event.step, event.salvo) == name]


def amounts(events: list[Event], what: str) -> list[int]:
    return [sum(event.amount for event in events if event.who == who and event.what == what) for who in ROLES]


def told(events: list[Event]) -> str:
    """A step as the worked combats write it."""
    line = str(events[0].step)
    if line == "salvo":
        counts = [next(event.amount for event in events if (event.who, event.what) == (who, "counts")) for who in ROLES]
        first = next((event.who for event in events if event.what == "first"), None)
        line += f" {counts[0]}{'>' if first == 'invader' else '<' if first else '='}{counts[1]}"
    line += " deals {}:{}".format(*amounts(events, "damage"))
    if any(amounts(events, "absorbed")):
        line += " absorbs {}:{}".format(*amounts(events, "absorbed"))
    return line + " leaves {}:{}".format(*amounts(events, "left"))


@pytest.mark.parametrize("worked", COMBATS, ids=[worked.place for worked in COMBATS])
def test_combats_worked_out_by_hand(worked: Worked) -> None:
    choose, unasked = scripted(worked)
    combat = fight(worked.invader, worked.defender, worked.ground, choose, worked.rulings)
    assert [told(events) for events in steps(combat)] == [re.sub(r" absorbs 0:0", "", step) for step in worked.steps]
    assert combat.winner == worked.winner
    assert combat.trace[-1][2:4] == LAST_WORDS[worked.winner]
    if combat.winner == "invader" or combat.winner == "defender":
        assert combat.of(combat.winner).left == worked.left
    for field, who, expected in worked.more:
        result = getattr(combat.invader if who == "invader" else combat.defender, field)
        assert {name: amount for name, amount in result._asdict().items() if amount} == expected, field
    assert not unasked
