"""The position of a scenario, and a second world that has another deal and gets the same answers."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.differing import differences, shown
from stolik.core.errors import IllegalAnswer, NotAsked, NothingToUndo
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.seat.explaining import with_explanation
from stolik.core.seat.waiting import may_undo, may_undo_turn, waited_for
from stolik.scenario.values import SPECTATOR

Picture = dict[str, Any]
"""Everything a viewer is sent in one message."""


class Diverged(Exception):
    """The second world refuses the answer."""


class World:
    """A position, and its second world if the scenario has one."""

    def __init__(self, position: Position, other: Position | None = None) -> None:
        self.position = position
        self.other = other
        self.both = None if other is None else Pair(position, other)

    def alone(self, other: bool) -> World:
        """This world or the other one: what is answered there is not answered in the other."""
        assert self.other is not None
        twin = World(self.other if other else self.position)
        twin.both = self.both
        return twin

    def answer(self, seat: int, value: Any) -> None:
        """Answer in both worlds. Raises IllegalAnswer, NotAsked, Diverged."""
        self.position.answer(seat, value)
        if self.other is not None:
            try:
                self.other.answer(seat, value)
            except (IllegalAnswer, NotAsked) as error:
                raise Diverged(f"in the other world {SEATS[seat].ref} cannot answer that") from error
        self._look()

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer in both worlds. Raises NothingToUndo, Diverged."""
        if not may_undo(self.position, seat):
            raise NothingToUndo(seat=SEATS[seat].ref)
        self.position.undo(seat)
        if self.other is not None:
            if not may_undo(self.other, seat):
                raise Diverged(f"in the other world {SEATS[seat].ref} cannot undo")
            self.other.undo(seat)
        self._look()

    def redraw(self, key: str) -> None:
        """Draw anew what is to come, in both worlds."""
        for position in (self.position, self.other):
            if position is not None:
                position.redraw_from(key)
        self._look()

    def _look(self) -> None:
        if self.both is not None:
            self.both.look()
        if self.both is not None and self.other is not None:
            self.both.compare()


class Pair:
    """Both worlds, and all messages to each viewer in both."""

    def __init__(self, here: Position, there: Position) -> None:
        self._recordings = Recording(here), Recording(there)
        self.ever_differed = False
        """Whether there was anything, hidden or not, that was not the same in both when both were looked at."""
        self.compare()

    def look(self) -> None:
        """Add what has changed."""
        for recording in self._recordings:
            recording.look()

    def compare(self) -> None:
        """Note whether anything is not the same in both now."""
        here, there = (recording.position for recording in self._recordings)
        self.ever_differed = self.ever_differed or not here.has_facts_of(there)

    def difference(self, viewer: int | None) -> str | None:
        """The first thing by which a viewer can tell the two worlds apart, or None."""
        mine, other = (recording.seen[viewer] for recording in self._recordings)
        for number, (here, there) in enumerate(zip(mine, other, strict=False), start=1):
            for part in here:
                if here[part] != there[part]:
                    path, one, two = next(differences(here[part], there[part], part))
                    return f"message {number}: {path} = {shown(one)} in this world, {shown(two)} in the other"
        if len(mine) != len(other):
            return f"{len(mine)} messages in this world, {len(other)} in the other"
        return None


class Recording:
    """The messages to each viewer of a position: one whenever something changes for it, as on the server."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seen: dict[int | None, list[Picture]] = {viewer: [] for viewer in (*range(position.players), None)}
        self.look()

    def look(self) -> None:
        """Add a message for each viewer for whom something has changed."""
        for viewer, pictures in self.seen.items():
            now = _picture(self.position, viewer)
            if not pictures or pictures[-1] != now:
                pictures.append(now)


def _picture(position: Position, viewer: int | None) -> Picture:
    view = position.observe(viewer)
    waiting, secret = waited_for(position, viewer)
    picture: Picture = {
        "view": msgspec.to_builtins(view),
        "log": msgspec.to_builtins(position.log(viewer)),
        "waiting": list(waiting),
        "waiting in secret": secret,
        "outcome": msgspec.to_builtins(position.outcome),
    }
    if viewer is not None:
        question = position.asked.get(viewer)
        picture |= {
            "question": None if question is None else with_explanation(position, viewer, question, view),
            "given": position.given.get(viewer),
            "undo": may_undo(position, viewer),
            "undo of the turn": may_undo_turn(position, viewer),
        }
    return picture


def viewer_number(name: str) -> int | None:
    """The seat number in `seat:2`; None for `spectator`."""
    return None if name == SPECTATOR else int(name.partition(":")[2])
