"""A wish to take back further than Undo, and who has agreed to it (docs/decisions/0066-taken-back-with-consent.md)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, NamedTuple

import msgspec

from stolik.core.catching_up import Newest, answers_since, before_last
from stolik.core.log import Line
from stolik.core.position import Position
from stolik.core.seat.waiting import is_secret, waited_for
from stolik.core.table import CHANCE
from stolik.core.taking_back import goals, gone_back, lines_after
from stolik.server.storage.records import TAKEN_BACK, AnswerRow, TakenBack
from stolik.server.tables.game.restore import with_lines


class Goal(NamedTuple):
    """Where somebody wants to go back to: the answers that stay, and how many log lines of each reader."""

    mark: Newest
    keeps: Mapping[int, int]


class Proposed(msgspec.Struct, frozen=True):
    """A proposal as a seat is told of it (docs/protocol.md)."""

    number: int
    seat: int
    """Who proposes it."""
    keeps: int
    """How many lines of the reader's log would stay."""
    said: bool | None
    """What the reader has said to it."""


class Proposal:
    """A proposal that is open. It knows nothing of what people say but whether all agree."""

    def __init__(self, seat: int, goal: Goal) -> None:
        self.seat, self.goal = seat, goal
        self.number = secrets.randbits(48)
        self._said = {seat: True}

    def say(self, seat: int, *, agrees: bool) -> None:
        """Note what somebody says; the last word counts."""
        self._said[seat] = agrees

    def is_agreed(self, people: Sequence[int]) -> bool:
        """Whether all people at the table agree."""
        return all(self._said.get(seat) for seat in people)

    def told(self, seat: int) -> Proposed:
        """What a person is told: of the others' words nothing."""
        return Proposed(self.number, self.seat, self.goal.keeps[seat], self._said.get(seat))


def goal_of(position: Position, seat: int, readers: Sequence[int], *, turn: bool) -> Goal | None:
    """Where a seat can go back to: the start of its last decision, or of its turn; None if it has none."""
    found = goals(position, seat)
    answers = found.turn if turn else found.answer
    return Goal(before_last(position, answers), _keeps(position, answers, readers)) if answers else None


def looked_at(position: Position, seat: int) -> dict[str, int | None]:
    """How many lines of its log would stay if a seat went back to each of its goals; None where it has none."""
    found = goals(position, seat)._asdict()
    return {goal: _keeps(position, answers, (seat,))[seat] if answers else None for goal, answers in found.items()}


def _keeps(position: Position, answers: int, readers: Sequence[int]) -> dict[int, int]:
    before = gone_back(position, answers)
    return {reader: _kept(before, position, reader) for reader in readers}


def _kept(before: Position, now: Position, reader: int) -> int:
    """How many lines of a reader's log stay."""
    kept = 0
    for line, earlier in zip(now.log(reader), before.log(reader), strict=False):
        if line != earlier:
            break
        kept += 1
    return kept


def is_overtaken(before: Position, after: Position, people: Sequence[int], *, by_bot: bool) -> bool:
    """Whether the game has moved on: everybody at the table notices it. What only some notice changes nothing, or the
    end of a proposal would tell the others that somebody has answered in secret. Nor does the turn of a bot, which
    everybody has seen coming; after secret questions it counts like a person's, so that nobody learns who was last.
    """
    if after.over:
        return True
    if by_bot and len(before.asked_seats) == 1 and not is_secret(before):
        return False
    return all(_noticed(before, reader) != _noticed(after, reader) for reader in people)


def _noticed(position: Position, reader: int) -> Any:
    asked = position.asked.get(reader)
    return position.observe(reader), position.log(reader), waited_for(position, reader), asked and asked.wire()


def taken_back(position: Position, mark: Newest, seat: int) -> tuple[Position, AnswerRow, list[Line]] | None:
    """The earlier position, with everything to come drawn anew, the row that leads to it, and the log lines that are
    undone. None if the answers that were to stay have been taken back since.
    """
    since = answers_since(position, mark)
    answers = sum(by != CHANCE for by, _, _ in since or ())
    if not answers:
        return None
    before = gone_back(position, answers)
    lines = lines_after(before, position)
    before.redraw(SystemRandom())
    taken = TakenBack(answers, before.latest[2])
    return before, with_lines(AnswerRow(seat, TAKEN_BACK, msgspec.to_builtins(taken)), position, before), lines
