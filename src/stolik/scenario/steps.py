"""The lines of a scenario's play: answers, and checks between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from stolik.core.differing import shown
from stolik.core.errors import IllegalAnswer, NothingToUndo
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.question import SEATS, Number, Question
from stolik.core.seat.waiting import may_undo, may_undo_turn
from stolik.scenario.errors import Unclear
from stolik.scenario.values import EVERYONE, SPECTATOR, equals, equals_in_order, is_written, look
from stolik.scenario.world import Diverged, World, viewer_number

PASS = "word:pass"
"""The answer with which a seat passes."""
MANY = 10_000


Step = Callable[[World], str | None]
"""Plays or checks one line. Returns None if it holds, else what is true instead."""


@dataclass(frozen=True)
class Pass:
    """`pass`: everybody passes until something else is asked."""

    def __call__(self, world: World) -> str | None:
        try:
            pass_windows(world.position.clone(), answer=world.answer)
        except Diverged as diverged:
            return str(diverged)
        return None


@dataclass(frozen=True)
class Answer:
    """`seat:1 lay place:4`"""

    seat: int
    kind: str | None
    values: Sequence[str]

    def __call__(self, world: World) -> str | None:
        try:
            question = reach(world, self.seat, self.kind, self.values)
            if question is None:
                return never_came(world.position, self.seat, self.kind)
            world.answer(self.seat, _answer_to(question, self.values))
        except IllegalAnswer:
            return state_of(world.position, self.seat)
        except Diverged as diverged:
            return str(diverged)
        return None


@dataclass(frozen=True)
class Undo:
    """`seat:1 undoes`, `seat:1 undoes the turn`, `seat:1 cannot undo`"""

    seat: int
    wanted: bool = True
    turn: bool = False

    def __call__(self, world: World) -> str | None:
        ref = SEATS[self.seat].ref
        if not self.wanted:
            return f"{ref} can undo" if may_undo(world.position, self.seat) else None
        try:
            for _ in range(max(1, may_undo_turn(world.position, self.seat)) if self.turn else 1):
                world.undo(self.seat)
        except NothingToUndo:
            return f"{ref} cannot undo; {asked_now(world.position)}"
        except Diverged as diverged:
            return str(diverged)
        return None


@dataclass(frozen=True)
class Cannot:
    """`seat:1 cannot lay place:9`: the answer is refused and nothing changes."""

    seat: int
    kind: str | None
    values: Sequence[str]

    def __call__(self, world: World) -> str | None:
        question = reach(world, self.seat, self.kind)
        position = world.position
        if question is None:
            return never_came(position, self.seat, self.kind)
        before = position.save()
        try:
            position.answer(self.seat, _answer_to(question, self.values))
        except IllegalAnswer:
            return None if position.save() == before else "the position has changed"
        return f"{SEATS[self.seat].ref} {question.kind} {' '.join(self.values)} is taken"


@dataclass(frozen=True)
class Asked:
    """`seat:1 is asked act about place:4 with word:power without word:take_back` (or `exactly`), `choosing 1 to 2`,
    `limits good:wood=2`
    """

    seat: int
    kind: str | None
    about: str | None = None
    present: Sequence[str] = ()
    absent: Sequence[str] = ()
    exactly: Sequence[str] | None = None
    choosing: tuple[int, int] | None = None
    limits: Mapping[str, int] = field(default_factory=dict)

    def __call__(self, world: World) -> str | None:
        question = reach(world, self.seat, self.kind)
        position = world.position
        if question is None:
            return never_came(position, self.seat, self.kind)
        wire = question.wire()
        options = wire["options"]
        fits = (
            self.about in (None, wire["about"])
            and set(self.present) <= set(options)
            and not set(self.absent) & set(options)
            and (self.exactly is None or sorted(self.exactly) == sorted(options))
            and self.choosing in (None, (wire["lo"], wire["hi"]))
            and self.limits.items() <= _limits(wire).items()
        )
        return None if fits else state_of(position, self.seat)


@dataclass(frozen=True)
class NotAsked:
    """`seat:2 is not asked`, `seat:2 is not asked act`, `nobody is asked`"""

    seat: int | None
    kind: str | None = None

    def __call__(self, world: World) -> str | None:
        position = world.position
        seats = list(position.pending) if self.seat is None else [self.seat]
        for seat in seats:
            if seat in position.pending and self.kind in (None, position.pending[seat].kind):
                return state_of(position, seat)
        return None


@dataclass(frozen=True)
class Sees:
    """`seat:2 sees hunted.seat:1.hand = hidden`; the signs are `=`, `is one of`, `in order`, `has`, `lacks`"""

    viewer: str
    path: str
    sign: str
    written: Sequence[str]

    def __call__(self, world: World) -> str | None:
        position = world.position
        for name, seat in viewers(self.viewer, position.players):
            value = look(msgspec.to_builtins(position.observe(seat)), self.path)
            if not self._holds(value):
                return f"{name} sees {self.path} = {shown(value)}"
        return None

    def _holds(self, value: Any) -> bool:
        if self.sign == "=":
            return equals(value, self.written)
        if self.sign == "is one of":
            return not isinstance(value, (list, tuple, dict)) and any(is_written(value, word) for word in self.written)
        if self.sign == "in order":
            return equals_in_order(value, self.written)
        if not isinstance(value, (list, tuple)):
            return False
        found = [any(is_written(item, word) for item in value) for word in self.written]
        return all(found) if self.sign == "has" else not any(found)


@dataclass(frozen=True)
class Logged:
    """`log has caught seat=seat:1`, `log has 2 caught`, `seat:0 log lacks hand_shown`"""

    viewer: str
    line: LogLine
    times: int | None
    """How many times: 0 for `lacks`, None for at least once."""

    def __call__(self, world: World) -> str | None:
        for name, seat in viewers(self.viewer, world.position.players):
            log = world.position.log(seat)
            times = sum(self.line.fits(entry) for entry in log)
            if (times == 0) if self.times is None else (times != self.times):
                return f"{name} log: {_lines([entry for entry in log if entry.id == self.line.id] or log)}"
        return None


@dataclass(frozen=True)
class LoggedInOrder:
    """`log has in order resisted seat=seat:1 then caught`: these lines in this order, possibly with others between"""

    viewer: str
    lines: Sequence[LogLine]

    def __call__(self, world: World) -> str | None:
        for name, seat in viewers(self.viewer, world.position.players):
            log = world.position.log(seat)
            left = list(self.lines)
            for entry in log:
                if left and left[0].fits(entry):
                    left.pop(0)
            if left:
                ids = {line.id for line in self.lines}
                return f"{name} log: {_lines([entry for entry in log if entry.id in ids] or log)}"
        return None


@dataclass(frozen=True)
class LogLine:
    """A log id and the arguments that must match."""

    id: str
    args: Mapping[str, Sequence[str]]

    def fits(self, entry: LogEntry) -> bool:
        """Whether the entry matches."""
        return entry.id == self.id and all(
            name in entry.args and equals(msgspec.to_builtins(entry.args[name]), written)
            for name, written in self.args.items()
        )


@dataclass(frozen=True)
class Alike:
    """`seat:0 cannot tell the worlds apart`: both worlds have sent it the same messages since the deal; or `can`"""

    viewer: str
    alike: bool

    def __call__(self, world: World) -> str | None:
        if world.both is None:
            raise Unclear("scenario_one_world")
        world.both.compare()
        if not world.both.ever_differed:
            raise Unclear("scenario_same_worlds")
        difference = world.both.difference(viewer_number(self.viewer))
        if self.alike:
            return None if difference is None else f"{self.viewer} can: {difference}"
        return f"{self.viewer} cannot tell the worlds apart" if difference is None else None


@dataclass(frozen=True)
class Within:
    """`in the other world seat:1 lay place:5`, `in this world seat:1 lay place:4`: a line for one of the worlds"""

    other: bool
    step: Step

    def __call__(self, world: World) -> str | None:
        if world.other is None:
            raise Unclear("scenario_one_world")
        found = self.step(world.alone(self.other))
        return None if found is None else f"in {'the other' if self.other else 'this'} world {found}"


@dataclass(frozen=True)
class Over:
    """`over reason=rescued winners=seat:1,seat:2`, `over scores=12,9 bar=20`, `not over`"""

    wanted: bool
    reason: str | None = None
    winners: Sequence[str] | None = None
    scores: Sequence[int] | None = None
    bar: int | None = None

    def __call__(self, world: World) -> str | None:
        position = world.position
        outcome = position.outcome
        if outcome is None:
            return asked_now(position) if self.wanted else None
        won = [SEATS[seat].ref for seat in outcome.winners]
        if (
            self.wanted
            and self.reason in (None, outcome.reason)
            and (self.winners is None or equals(won, self.winners))
            and (self.scores is None or tuple(self.scores) == outcome.scores)
            and self.bar in (None, outcome.bar)
        ):
            return None
        return asked_now(position)


@dataclass(frozen=True)
class Redraw:
    """`redraw 00ff...`: what is to come is drawn anew from a key, as a table does after some upgrades"""

    key: str

    def __call__(self, world: World) -> str | None:
        world.redraw(self.key)
        return None


@dataclass(frozen=True)
class Reported:
    """`seat:1 reports: It should be my turn`: what somebody says must happen. Fails until a line that can be checked
    stands in its place.
    """

    viewer: str

    def __call__(self, world: World) -> str | None:
        return "; ".join(what_holds(world.position, self.viewer))


def what_holds(position: Position, viewer: str) -> list[str]:
    """What the program does now: whom it asks what, and the last line that a viewer can read, in scenario language."""
    seat = viewer_number(viewer)
    asked = asked_now(position) if seat not in position.pending else state_of(position, seat)
    log = position.log(seat)
    return [*asked.split("; "), *([f"{viewer} log has {_line(log[-1])}"] if log else [])]


def viewers(name: str, players: int) -> list[tuple[str, int | None]]:
    """(name, seat or None) for each viewer in `seat:2`, `spectator` or `everyone`."""
    everyone: list[tuple[str, int | None]] = [*((seat.ref, int(seat)) for seat in SEATS[:players]), (SPECTATOR, None)]
    return [one for one in everyone if name in (EVERYONE, one[0])]


def pass_windows(
    position: Position,
    until: Callable[[Position], bool] = lambda position: False,
    answer: Callable[[int, Any], None] = lambda seat, value: None,
) -> bool:
    """Answer `word:pass` while every open question offers it and `until` does not hold. Returns whether `until` came to
    hold. Calls `answer` with each pass too.
    """
    for _ in range(MANY):
        if until(position):
            return True
        passing = [seat for seat, question in position.pending.items() if PASS in question.wire()["options"]]
        if not passing or len(passing) < len(position.pending):
            return False
        position.answer(passing[0], PASS)
        answer(passing[0], PASS)
    return False


def reach(world: World, seat: int, kind: str | None, values: Sequence[str] = ()) -> Question[Any] | None:
    """The seat's question if it is of kind `kind` (and offers `values`), else None. Passes open windows if that leads
    to it. Raises Diverged.
    """

    def offered(there: Position) -> bool:
        return seat in there.pending and _fits(there.pending[seat], kind, values)

    if kind is not None and pass_windows(world.position.clone(), offered):
        pass_windows(world.position.clone(), offered, world.answer)
    question = world.position.pending.get(seat)
    return question if question is not None and kind in (None, question.kind) else None


def _fits(question: Question[Any], kind: str | None, values: Sequence[str]) -> bool:
    wire = question.wire()
    return kind == wire["kind"] and (PASS not in wire["options"] or set(values) <= set(wire["options"]))


def never_came(position: Position, seat: int, kind: str | None) -> str:
    """What is asked instead of the expected question."""
    return f"{state_of(position, seat)}; {kind} never came" if kind else state_of(position, seat)


def state_of(position: Position, seat: int) -> str:
    """The seat's question in scenario language."""
    question = position.pending.get(seat)
    if question is None:
        return f"{SEATS[seat].ref} is not asked; {asked_now(position)}"
    wire = question.wire()
    found = [f"{SEATS[seat].ref} is asked {wire['kind']}"]
    if wire["about"]:
        found.append(f"about {wire['about']}")
    if wire["options"]:
        found.append(f"exactly {' '.join(wire['options'])}")
    if wire["type"] in ("some", "number", "amounts"):
        found.append(f"choosing {wire['lo']} to {wire['hi']}")
    if wire["type"] == "amounts":
        found.append("limits " + " ".join(f"{ref}={limit}" for ref, limit in _limits(wire).items()))
    return " ".join(found)


def asked_now(position: Position) -> str:
    """All open questions, or how the game ended, in scenario language."""
    if position.outcome is not None:
        won = ",".join(SEATS[seat].ref for seat in position.outcome.winners)
        winners = f" winners={won}" if won else ""
        scores = f" scores={','.join(map(str, position.outcome.scores))}" if position.outcome.scores else ""
        bar = "" if position.outcome.bar is None else f" bar={position.outcome.bar}"
        return f"over reason={position.outcome.reason}{winners}{scores}{bar}"
    return "; ".join(state_of(position, seat) for seat in sorted(position.pending)) or "nobody is asked"


def _limits(wire: Mapping[str, Any]) -> dict[str, int]:
    """The most units of each option; empty if the question does not ask for amounts."""
    return dict(zip(wire["options"], wire.get("limits", ()), strict=False))


def _answer_to(question: Question[Any], values: Sequence[str]) -> Any:
    if question.wire()["type"] in ("some", "order", "amounts"):
        return [] if list(values) == ["nothing"] else list(values)
    if isinstance(question, Number):
        return values[0]
    return values[0] if len(values) == 1 else list(values)


def _lines(entries: Sequence[LogEntry]) -> str:
    return "; ".join(_line(entry) for entry in entries[-12:]) or "nothing"


def _line(entry: LogEntry) -> str:
    args = [f"{name}={shown(msgspec.to_builtins(value)).replace(' ', ',')}" for name, value in entry.args.items()]
    return " ".join([entry.id, *args])
