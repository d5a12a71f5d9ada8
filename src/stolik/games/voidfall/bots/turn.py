"""The sensible player: tries whole turns on copies and takes the answer that begins the best one."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from stolik.core.bot import SeatHandle
from stolik.core.position import Position
from stolik.core.question import Amounts, Choose, ChooseSome, Number, Question
from stolik.games.voidfall.bots.worth import WEIGHTS, Weights, worth

WIDTH = 2
"""Lines of each Focus card kept after each action; one more at each question within an action."""
ACTS = 10
"""Lines kept after each action in all."""
INNER = 20
"""Lines kept at each question within an action in all."""
LONG = 1500
"""A search that has tried this number of answers goes on with few lines."""
DEPTH = 60
"""Questions looked ahead at most."""
SAMPLES = 6
"""Answers tried to a question that has more answers than options."""

STOPS = frozenset({"word:done", "word:pass", "word:end_turn"})
"""Options that leave something undone."""

Answers = tuple[tuple[Question[Any], Any], ...]
"""Questions with their answers."""

Moment = tuple[int, int]
"""Cycle and round."""


class Line:
    """Answers tried one after the other: the position they lead to, what it is worth, and when it is."""

    __slots__ = ("answers", "focus", "moment", "position", "worth")

    def __init__(self, position: Position, answers: Answers, seat: int, weights: Weights) -> None:
        sight: Any = position.observe(seat)
        self.position = position
        self.answers = answers
        self.worth = worth(sight, seat, weights)
        self.moment: Moment = sight.cycle, sight.round
        self.focus = sight.turn.focus if sight.turn.done else ""


class Sensible:
    """Searches its turn by a beam: all answers to each question, the best lines after each action. It keeps the plan
    and follows it as long as the questions are those it expected.
    """

    def __init__(self, seat: int, rng: Random, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        self.rng = rng
        self.weights = weights
        self.plan: Answers = ()

    def decide(self, seat: SeatHandle) -> None:
        """Answer by the plan if it foresaw this question, or make a new plan."""
        if not self.plan or self.plan[0][0] != seat.question:
            self.plan = self._best(seat.resample(self.rng))
        (_, answer), self.plan = self.plan[0], self.plan[1:]
        seat.answer(answer)

    def choose(self, view: Any, question: Question[Any]) -> Any:
        """A quick answer without looking ahead: anything rather than to pass."""
        if isinstance(question, Choose):
            useful = [option for option in question.options if option.ref not in STOPS]
            return self.rng.choice(useful or question.options)
        return question.sample(self.rng)

    def _best(self, start: Position) -> Answers:
        """The answers of the best line found."""
        open_lines = [Line(start, (), self.seat, self.weights)]
        began = open_lines[0].moment
        ended: list[Line] = []
        tried = 0
        for _ in range(DEPTH):
            grown: list[Line] = []
            for line in open_lines:
                for reached in self._tried(line):
                    (grown if self._goes_on(reached, began) else ended).append(reached)
            if not grown:
                break
            tried += len(grown)
            acts = [line for line in grown if self._acts(line)]
            inner = [line for line in grown if not self._acts(line)]
            open_lines = kept(acts, WIDTH, ACTS) + kept(inner, WIDTH + 1, INNER)
            if tried > LONG:
                open_lines = sorted(open_lines, key=_worth, reverse=True)[:WIDTH]
        return max(ended or open_lines, key=_worth).answers

    def _tried(self, line: Line) -> list[Line]:
        """A line with each answer to its next question."""
        question = line.position.pending[self.seat]
        found = []
        for answer in candidates(question, self.rng):
            position = line.position.clone()
            position.answer(self.seat, answer)
            answers = (*line.answers, (question, answer)) if question.only() is None else line.answers
            found.append(Line(position, answers, self.seat, self.weights))
        return found

    def _goes_on(self, line: Line, began: Moment) -> bool:
        """Whether the same turn still asks this seat something."""
        return self.seat in line.position.pending and line.moment == began

    def _acts(self, line: Line) -> bool:
        return line.position.pending[self.seat].kind in ("act", "extras")


def kept(lines: list[Line], width: int, most: int) -> list[Line]:
    """The best `width` lines of each Focus card, `most` in all; every line that has taken no action yet."""
    found: list[Line] = []
    seen: Counter[str] = Counter()
    worths = set()
    for line in sorted(lines, key=_worth, reverse=True):
        if not line.focus:
            found.append(line)
        elif seen[line.focus] < width and seen.total() < most and (line.focus, line.worth) not in worths:
            found.append(line)
            seen[line.focus] += 1
            worths.add((line.focus, line.worth))
    return found


def _worth(line: Line) -> float:
    return line.worth


def candidates(question: Question[Any], rng: Random) -> list[Any]:
    """The answers worth trying: all options, or some mixes of amounts."""
    match question:
        case Choose(options=options):
            return list(options)
        case Number(lo=lo, hi=hi):
            return list(range(lo, hi + 1))[:SAMPLES]
        case Amounts() | ChooseSome():
            found = [question.sample(rng) for _ in range(SAMPLES)]
            if isinstance(question, Amounts) and sum(question.limits) <= question.hi:
                found.append(tuple(question.limits))
            return list(dict.fromkeys(found))
    return [question.sample(rng)]
