"""All possible results of a combat, and the result of best play by both sides. Exact: replays the combat many times."""

from __future__ import annotations

from collections.abc import Hashable

from stolik.games.voidfall.rules.combat.course import Choose, Option, Question
from stolik.games.voidfall.rules.combat.forces import Force, Ground, Rulings
from stolik.games.voidfall.rules.combat.policy import worth
from stolik.games.voidfall.rules.combat.record import Combat
from stolik.games.voidfall.rules.combat.sequence import BASIC_RULINGS, fight

LIMIT = 20_000
Script = tuple[Option, ...]
Value = tuple[tuple[int, int], tuple[int, int]]
"""The value of a combat for the invader and for the defender."""


class _Stop(Exception):
    """A replay has reached a question beyond its script."""

    def __init__(self, question: Question, key: Hashable) -> None:
        self.question = question
        self.key = key


def _reader(script: Script) -> Choose:
    answers = iter(script)

    def choose(question: Question) -> Option:
        for answer in answers:
            return answer
        raise _Stop(question, _key(question))

    return choose


def _key(question: Question) -> Hashable:
    return (question.who, question.what, question.options, question.amount, question.course.key())


class TooLarge(ValueError):
    """The combat has more positions with a choice than the search may look at."""


def outcomes(
    invader: Force, defender: Force, ground: Ground, rulings: Rulings = BASIC_RULINGS, limit: int = LIMIT
) -> list[Combat]:
    """One combat for each different result that the two sides' choices can lead to. Raises TooLarge."""
    found: dict[Hashable, Combat] = {}
    seen: set[Hashable] = set()
    scripts: list[Script] = [()]
    while scripts:
        script = scripts.pop()
        try:
            combat = fight(invader, defender, ground, _reader(script), rulings)
        except _Stop as stop:
            if stop.key not in seen:
                seen.add(stop.key)
                if len(seen) > limit:
                    raise TooLarge(f"more than {limit} positions") from None
                scripts.extend((*script, option) for option in reversed(stop.question.options))
        else:
            found.setdefault(combat[:3], combat)
    return list(found.values())


def best_for(
    invader: Force, defender: Force, ground: Ground, rulings: Rulings = BASIC_RULINGS, limit: int = LIMIT
) -> Choose:
    """A policy for this combat: each side always takes what is best for it (`worth`), assuming that both do.

    Raises TooLarge.
    """
    best: dict[Hashable, tuple[Value, Option]] = {}

    def value(script: Script) -> Value:
        try:
            combat = fight(invader, defender, ground, _taking_pods(_reader(script)), rulings)
        except _Stop as stop:
            if stop.key not in best:
                mine = 0 if stop.question.who == "invader" else 1
                options = [(value((*script, option)), option) for option in stop.question.options]
                best[stop.key] = max(options, key=lambda each: each[0][mine])
                if len(best) > limit:
                    raise TooLarge(f"more than {limit} positions") from None
            return best[stop.key][0]
        return worth(combat, "invader"), worth(combat, "defender")

    value(())
    return _taking_pods(lambda question: best[_key(question)][1])


def _taking_pods(choose: Choose) -> Choose:
    """Improved Escape Pods take every FP Home: it costs nothing and changes nothing else."""

    def answer(question: Question) -> Option:
        if question.what == "escape" and question.side.force.has_improved("escape_pods"):
            return "home"
        return choose(question)

    return answer
