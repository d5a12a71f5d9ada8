"""A table for learners: who is asked, what they may do, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.errors import NotAsked
from stolik.core.position import Position
from stolik.core.question import SEATS, Question
from stolik.core.table import Draw
from stolik.env.actions import WAIT, Actions, Building


class EnvTable:
    """A game in which answers are built by numbered actions. A question with only one legal answer is answered by
    itself, like bots are never asked it.
    """

    __slots__ = ("_building", "actions", "dealt", "position")

    def __init__(self, actions: Actions, position: Position) -> None:
        self.actions = actions
        self.position = position
        self.dealt = False
        """Whether the setup is over, so that there is something to see: somebody has been asked."""
        self._building: dict[int, Building] = {}
        position.answer_forced()
        self._settle()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have a choice now; empty once the game is over."""
        return tuple(self._building)

    @property
    def due(self) -> Draw | None:
        """The draw that is due, where chance is open; nobody is asked meanwhile."""
        return self.position.chance

    def draw(self, outcome: int) -> None:
        """Decide the draw that is due: the index of one of its outcomes. Raises NotAsked, IllegalAnswer."""
        self.position.draw(outcome)
        self._settle()

    def legal(self, seat: int) -> list[int]:
        """The actions that are legal for a seat: only WAIT if it is not asked."""
        building = self._building.get(seat)
        return [WAIT] if building is None else building.legal()

    def question(self, seat: int) -> Question[Any] | None:
        """The question that a seat has to answer now."""
        building = self._building.get(seat)
        return None if building is None else building.question

    def picked(self, seat: int) -> tuple[str, ...]:
        """What a seat has picked of its unfinished answer."""
        building = self._building.get(seat)
        return () if building is None else building.picked

    def act(self, seat: int, action: int) -> None:
        """Do what an action of a seat says. Raises NotAsked, IllegalAnswer, and changes nothing then."""
        building = self._building.get(seat)
        if building is None:
            raise NotAsked(seat=SEATS[seat].ref)
        answer = building.pick(action)
        if answer is not None:
            self.answer(seat, answer)

    def answer(self, seat: int, answer: Any) -> None:
        """Answer a seat's question as a whole. Raises NotAsked, IllegalAnswer."""
        self.position.answer(seat, answer)
        self._building.pop(seat, None)
        self._settle()

    def __copy__(self) -> EnvTable:
        twin: EnvTable = object.__new__(EnvTable)
        twin.actions, twin.position = self.actions, self.position.clone()
        twin.dealt = self.dealt
        twin._building = {}
        for seat, building in self._building.items():
            twin._building[seat] = Building(self.actions, building.question)
            twin._building[seat].picked = building.picked
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        return self.actions, self.position, self.dealt, {seat: one.picked for seat, one in self._building.items()}

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.actions, self.position, self.dealt, picks = state
        self._building = {seat: Building(self.actions, self.position.pending[seat]) for seat in picks}
        for seat, picked in picks.items():
            self._building[seat].picked = picked

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvTable:
        return self.__copy__()

    def _settle(self) -> None:
        """Begin the answers to what is asked now."""
        pending = self.position.pending
        self.dealt = self.dealt or bool(pending)
        kept = self._building
        self._building = {
            seat: kept[seat] if seat in kept and kept[seat].question == question else Building(self.actions, question)
            for seat, question in pending.items()
        }


def rewards(position: Position) -> Mapping[int, float]:
    """By seat, once the game is over: 1 for a win and -1 for a defeat; 0 for all before."""
    outcome = position.outcome
    if outcome is None:
        return dict.fromkeys(range(position.players), 0.0)
    return {seat: 1.0 if seat in outcome.winners else -1.0 for seat in range(position.players)}
