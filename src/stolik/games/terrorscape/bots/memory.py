"""Follows the public statements from question to question and keeps the belief that they lead to."""

from __future__ import annotations

from stolik.games.terrorscape.bots.belief import Belief
from stolik.games.terrorscape.bots.habits import Habits, fleeing, habits, rows_of
from stolik.games.terrorscape.bots.house import ALL, HOUSES, House, open_near
from stolik.games.terrorscape.content.numbers import KEYS_TO_ESCAPE
from stolik.games.terrorscape.view.fields import StatementView, TerrorscapeView

ANNA = "survivor:anna"
EVERYBODY = ("search", "fear", "wound")
"""Kinds of statements that concern all Survivors."""
CUES = 4
"""The most noises and removed blocks used together; further ones are ignored."""


class Memory:
    """The belief about the Survivors that follows from public information. Both sides keep one."""

    def __init__(self) -> None:
        self.belief: Belief | None = None
        self.done: dict[int, int] = {}
        self.fear: tuple[int, ...] = (0, 0, 0)
        self.ran: frozenset[str] = frozenset()
        self.ran_round = 0
        self.moved = 0
        self.removals: list[int] = []
        self.repairs = 0
        """The number of phases with noise at the radio."""
        self.habits: Habits | None = None
        """The habits of the Survivors in this round; None before it begins."""
        self.bounds: tuple[tuple[str, ...], ...] = ()
        self.bounded: object = None
        self.foreseen: tuple[object, ...] = ()
        self.future: Belief | None = None

    def follow(self, view: TerrorscapeView) -> Belief:
        """The belief after all statements so far. Starts from public facts if it joins in the middle of a game."""
        house = HOUSES[view.map]
        if self.belief is None or self.moved < view.round - 2:
            self._begin(view, house)
        else:
            self._hear(view, self.belief)
        assert self.belief is not None
        if view.phase == 1:
            if self.ran and self.ran_round < view.round:
                self._flee(view, self.belief)
            self.habits = habits_of(view)
        self._bound(view, house, self.belief)
        self.fear = tuple(s.fear or 0 for s in view.survivors)
        return self.belief

    def _begin(self, view: TerrorscapeView, house: House) -> None:
        """The first belief: everybody is at the exit at the start of a game; later, public facts."""
        self.done, self.ran, self.removals, self.habits = {}, frozenset(), [], None
        if view.round <= 1:
            self.belief = Belief([1 << house.exit] * len(view.survivors))
            self.moved = 0
            self._hear(view, self.belief)
            return
        self.belief = Belief([house.mask(s.may_be) for s in view.survivors])
        for said in view.statements:
            self.done[said.round] = self.done.get(said.round, 0) + 1
        self.moved = view.round - (view.phase == 1)

    def _bound(self, view: TerrorscapeView, house: House, belief: Belief) -> None:
        """Remove rooms that public facts exclude."""
        reachable = tuple(s.may_reach if s.alive else () for s in view.survivors)
        if self.bounds != reachable or self.bounded is not belief.parts:
            belief.condition({slot: house.mask(rooms) or ALL for slot, rooms in enumerate(reachable)})
            self.bounds, self.bounded = reachable, belief.parts

    def hide(self, view: TerrorscapeView) -> None:
        """The Killer uses STEALTH: the Survivors will move as if he were where he was last seen."""
        self.habits = habits_of(view, hidden=True)

    def ahead(self, view: TerrorscapeView) -> Belief:
        """The belief after the Survivors' next move."""
        assert self.belief is not None
        habit = habits_of(view)
        key = (self.belief.parts, habit, self.ran)
        if self.future is None or self.foreseen[0] is not key[0] or self.foreseen[1:] != key[1:]:
            belief = self.belief.copy()
            if self.ran:
                self._spread(view, belief)
            belief.walk({slot: rows_of(habit, s.survivor, False) for slot, s in enumerate(view.survivors) if s.alive})
            self.foreseen, self.future = key, belief
        return self.future

    def _hear(self, view: TerrorscapeView, belief: Belief) -> None:
        counts: dict[int, int] = {}
        house = HOUSES[view.map]
        for said in view.statements:
            counts[said.round] = counts.get(said.round, 0) + 1
            if counts[said.round] <= self.done.get(said.round, 0):
                continue
            if said.kind == "noise":
                self._move(view, belief, said)
            elif said.kind == "unblocked":
                self.removals.append(house.mask(said.rooms))
            else:
                self._told(view, belief, said)
        self.done = counts

    def _move(self, view: TerrorscapeView, belief: Belief, said: StatementView) -> None:
        """Update for the Survivors' phase and the noise they made."""
        if self.ran:
            self._flee(view, belief)
        self.moved = said.round
        house = HOUSES[view.map]
        noises = [house.index[ref] for ref in said.rooms]
        self.repairs += house.radio in noises
        habit = self.habits or habits_of(view)
        calm = [bool(before and not s.fear) for before, s in zip(self.fear, view.survivors, strict=True)]
        rows = [rows_of(habit, s.survivor, calm[slot]) for slot, s in enumerate(view.survivors)]
        if len(noises) > CUES:
            belief.walk(dict(enumerate(rows)))
        else:
            belief.hear(rows, noises, self.removals[: CUES - len(noises)], house.near)
        self.habits, self.removals = None, []

    def _flee(self, view: TerrorscapeView, belief: Belief) -> None:
        self._spread(view, belief)
        self.ran = frozenset()

    def _spread(self, view: TerrorscapeView, belief: Belief) -> None:
        """Update for the flight of the Survivors who were found."""
        near = open_near(HOUSES[view.map], frozenset(view.blocks))
        belief.walk({slot: fleeing(near) for slot, s in enumerate(view.survivors) if s.survivor in self.ran})

    def _told(self, view: TerrorscapeView, belief: Belief, said: StatementView) -> None:
        """Update for a statement on which of the Survivors asked are in these rooms."""
        rooms = HOUSES[view.map].mask(said.rooms)
        where = {}
        for slot, s in enumerate(view.survivors):
            if s.survivor in said.survivors:
                where[slot] = rooms
            elif s.alive and (said.kind in EVERYBODY or (said.kind == "sense" and s.survivor != ANNA)):
                where[slot] = ALL & ~rooms
        belief.condition(where)
        if said.kind == "search" and said.survivors:
            self.ran, self.ran_round = frozenset(said.survivors), said.round


class Glance(Memory):
    """A memory that uses only the current view: each Survivor is in any possible room and stays there."""

    def follow(self, view: TerrorscapeView) -> Belief:
        """Uniform over the rooms each Survivor may be in by public facts."""
        house = HOUSES[view.map]
        self.belief = Belief([house.mask(s.may_be) or ALL for s in view.survivors])
        return self.belief

    def ahead(self, view: TerrorscapeView) -> Belief:
        """The same as now: nobody moves."""
        return self.belief or self.follow(view)


def habits_of(view: TerrorscapeView, *, hidden: bool = False) -> Habits:
    """The habits of the Survivors in a round that begins with this view."""
    house = HOUSES[view.map]
    gone = hidden or view.stealthed
    seen = house.index[view.last_seen]
    return habits(house, frozenset(view.blocks), seen, gone, min(view.keys, KEYS_TO_ESCAPE), bool(view.rescue))
