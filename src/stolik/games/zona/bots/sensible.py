"""The sensible scavenger: exact odds, two actions looked ahead, prices for everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, cast

from stolik.core.choosing import best, options
from stolik.core.game import View
from stolik.core.question import Question
from stolik.games.zona.bots import answers, tests
from stolik.games.zona.bots.goals import Goals
from stolik.games.zona.bots.sight import Sight
from stolik.games.zona.bots.weights import WEIGHTS, Weights
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.box import BOX, Box
from stolik.games.zona.view.fields import ZonaView

Judge = Callable[[Sight, Question[Any], str, Weights], float]
"""What an option is worth."""


class Sensible:
    """Plays one seat. It keeps nothing between questions."""

    ahead = CONSTANTS.actions
    """The most actions looked ahead."""

    def __init__(self, seat: int, rng: Random, weights: Weights = WEIGHTS, box: Box = BOX) -> None:
        self.seat, self.rng, self.weights, self.box = seat, rng, weights, box

    def choose(self, view: View, question: Question[Any]) -> Any:
        """The answer with the greatest worth."""
        sight = Sight(self.box, cast(ZonaView, view), self.seat)
        if question.kind == "reroll_some":
            return tests.several(sight, options(question), question.wire()["hi"])
        if question.kind == "reorder":
            return question.sample(self.rng)
        if question.kind in ("action", "leave_facility"):
            return self._act(sight, question)
        if question.kind in answers.WHOLE:
            return answers.WHOLE[question.kind](sight, question, self.weights)
        judge = answers.JUDGES.get(question.kind)
        if judge is None:
            return question.sample(self.rng)
        return self._best({ref: judge(sight, question, ref, self.weights) for ref in options(question)})

    def _best(self, worth: Mapping[str, float]) -> str:
        """The option with the greatest worth."""
        return best(worth, self.rng)

    def _act(self, sight: Sight, question: Question[Any]) -> str:
        """An action, or an item that helps first."""
        goals, turn = Goals(sight, self.weights), sight.view.turn
        left = min(self.ahead, max(0, CONSTANTS.actions - turn.actions))
        worth = goals.choices(sight.me.area, left, turn.area_action) if left else {}
        found: dict[str, float] = {}
        refs = options(question)
        now = max((worth[ref] for ref in refs if ref in worth), default=0.0)
        for ref in refs:
            if ref in worth:
                found[ref] = worth[ref]
            elif ref in ("word:done", "word:pass"):
                found[ref] = now - 1 if ref == "word:done" else -9000.0
            elif ref == "word:trade":
                found[ref] = goals.bargain + goals.ends(sight.me.area)
            elif ref.startswith("item:"):
                found[ref] = now + answers.using(sight, question, ref, self.weights) - 1
            else:
                found[ref] = -9999.0
        return self._best(found)
