"""The sensible player: tries whole turns on copies and takes the answer that begins the best one."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.core.game import View
from stolik.core.question import Choose, Question
from stolik.core.seat.handle import SeatHandle
from stolik.games.voidfall.bots.search import Answers, Effort, Search
from stolik.games.voidfall.bots.worth import WEIGHTS, Weights, worth
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.view.fields import VoidfallView

STOPS = frozenset({"word:done", "word:decline", "word:end_turn"})
"""Options that end something early."""


class Sensible:
    """Searches its turn (`Search`), keeps the plan and follows it as long as the questions are the expected ones."""

    def __init__(
        self, seat: int, rng: Random, weights: Weights = WEIGHTS, effort: Effort | None = None, book: Book = BOOK
    ) -> None:
        self.book = book
        self.seat = seat
        self.rng = rng
        self.weights = weights
        self.effort = effort or Effort()
        self.plan: Answers = ()
        self.promised: dict[str, float] = {}
        self.cycle = 0

    def decide(self, seat: SeatHandle) -> None:
        """Answer by the plan if it expected this question; otherwise make a new plan."""
        if not self.plan or self.plan[0][0] != seat.question:
            if seat.view.cycle != self.cycle:
                self.cycle, self.promised = seat.view.cycle, {}
            search = Search(self.seat, self._judge, self.rng, self.effort, self.promised)
            self.plan = search.best(seat.resample(self.rng))
            if seat.question.kind == "focus":
                self.promised.pop(self.plan[0][1].ref, None)
        (_, answer), self.plan = self.plan[0], self.plan[1:]
        seat.answer(answer)

    def choose(self, view: View, question: Question[Any]) -> Any:
        """A quick answer without looking ahead: anything rather than passing."""
        if isinstance(question, Choose):
            useful = [option for option in question.options if option.ref not in STOPS]
            return self.rng.choice(useful or question.options)
        return question.sample(self.rng)

    def _judge(self, view: VoidfallView) -> float:
        return worth(view, self.seat, self.weights, self.book)
