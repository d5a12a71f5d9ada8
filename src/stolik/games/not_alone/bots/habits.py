"""What the Creature learns about each Hunted in a game: which Places it lays more or less often than expected."""

from __future__ import annotations

from collections import defaultdict
from math import exp

from stolik.games.not_alone.bots.mix import Mix, Solution, Stand
from stolik.games.not_alone.bots.weights import Weights
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.planet import JUNGLE, SWAMP
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView

RETURNING = {JUNGLE.number, SWAMP.number}
"""Their power takes the played Place card back to hand."""


class Habits:
    """A log weight for each Place, for the team and for each Hunted. After each turn the weights take one gradient step
    that raises the log likelihood of what was laid.
    """

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.team: dict[int, float] = defaultdict(float)
        self.own: dict[tuple[int, int], float] = defaultdict(float)
        self.turn = 0
        self.seen = 0
        """The number of laid Places learned from."""
        self.expected: dict[int, Mix] = {}

    def bend(self, view: NotAloneView, stands: list[Stand], free: Solution) -> list[Stand]:
        """The stands with the habits of their Hunted added."""
        seats = [h.seat for h in view.hunted]
        known = [self._known(seat, stand, mix) for seat, stand, mix in zip(seats, stands, free.hunted, strict=True)]
        if view.phase == 2:
            self.turn = view.turn
            self.expected = {
                h.seat: dict(zip(stand.places, stand.habit, strict=True))
                for h, stand in zip(view.hunted, known, strict=True)
                if stand.habit and h.lays != "river"
            }
        return known

    def _known(self, seat: int, stand: Stand, free: Mix) -> Stand:
        """A stand with the habit of its Hunted: the free mix, changed by the weights."""
        if not stand.places:
            return stand
        even = self.w.habit_even / len(stand.places)
        lean = [
            ((1 - self.w.habit_even) * free[p] + even) * exp(self.team[p] + self.own[seat, p]) for p in stand.places
        ]
        whole = sum(lean)
        trust = (self.seen + self.w.trust_first) / (self.seen + self.w.trust_first + self.w.trust_doubt)
        return stand._replace(habit=tuple(one / whole for one in lean), trust=trust)

    def follow(self, view: NotAloneView) -> None:
        """Learn what was laid when it is revealed, or a turn later from the discards."""
        if not self.expected or (view.turn == self.turn and view.phase < 3):
            return
        if view.turn <= self.turn + 1:
            for h in view.hunted:
                if h.seat in self.expected:
                    self._learn(h, self.expected[h.seat])
        self.expected = {}

    def _learn(self, h: HuntedView, expected: Mix) -> None:
        laid = _laid(h, expected)
        whole = sum(expected[p] for p in laid)
        if whole < 1e-6:
            return
        self.seen += 1
        for p, chance in expected.items():
            more = (chance / whole if p in laid else 0.0) - chance
            self.team[p] += self.w.habit_team * more
            self.own[h.seat, p] += self.w.habit_own * more


def _laid(h: HuntedView, expected: Mix) -> set[int]:
    """Which of the expected Places this Hunted may have laid; empty if that is unknown. All were in hand, so one that
    is in the discard was laid; Resist and Give Up hide it again.
    """
    if h.visits:
        return {visit.card for visit in h.visits} & expected.keys()
    gave_up = not h.discard and h.will == WILL
    if h.discard is None or h.resisted or gave_up:
        return set()
    return expected.keys() & set(h.discard) or expected.keys() & RETURNING
