"""A bot's turn: answers of bots that are computed ahead and told together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from stolik.core.position import Position
from stolik.core.question import Question
from stolik.core.seat.waiting import is_secret, may_undo, secret_team, teams_asked
from stolik.server.storage.records import AnswerRow
from stolik.server.tables.game.restore import with_lines

PASS = "word:pass"

SHORTEST = 0.02
"""The shortest pause in seconds; longer than our bots need for a pass."""
GRACE = 3
"""How many pauses a person who hands over to bots has to take that answer back."""


class Step(NamedTuple):
    """An answer of a bot, and the position after it."""

    seat: int
    question: Question[Any]
    row: AnswerRow
    after: Position


class BotTurn:
    """Answers of bots, computed ahead on copies. Nothing of them is stored or told until they are released."""

    def __init__(self, start: Position, before: BotTurn | None = None) -> None:
        """`before`: the turn that ends at `start` and is not yet released, if this one is computed ahead of it."""
        self.start = start
        self._before = before
        self.steps: list[Step] = []

    @property
    def now(self) -> Position:
        """The position after the answers."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def seats(self) -> set[int]:
        """The bots that answer."""
        return {step.seat for step in self.steps}

    def add(self, seat: int, question: Question[Any], value: Any) -> None:
        """Add an answer. Raises NotAsked, IllegalAnswer."""
        before, after = self.now, self.now.clone()
        after.answer(seat, value)
        self.steps.append(Step(seat, question, with_lines(AnswerRow(*after.latest), before, after), after))

    def may_follow(self, now: Position) -> bool:
        """Whether the answers may be given at the table's position, or after the turn before: nothing has changed, or
        others who were asked at the same moment have answered, whose answers are sealed.
        """
        if now is self.start:
            self._before = None
            return True
        if self._before is not None:
            return self._before.may_follow(now)
        return len(self.start.asked_seats) > 1 and now.is_in_step_of(self.start)


def goes_on(before: Position, after: Position) -> bool:
    """Whether a bot's turn goes on after an answer: everybody else sees no more than that the same seats still think.
    Of a secret turn, the other teams see nothing.
    """
    if after.over:
        return False
    team = secret_team(before)
    if team is not None:
        return not is_noticed(before, after, team)
    same = after.asked_seats == before.asked_seats and after.moment == before.moment
    alone = len(after.asked_seats) == 1 or (before.in_chains and after.in_chains)
    return same and alone and is_secret(after) == is_secret(before)


def is_noticed(before: Position, after: Position, team: int) -> bool:
    """Whether other teams notice the answers of a team that is asked in secret: they end that, or show something."""
    if secret_team(after) != team:
        return True
    teams = before.game.teams(before.players)
    others = (None, *(seat for seat in range(before.players) if teams[seat] != team))
    return any(
        after.observe(other) != before.observe(other) or after.log(other) != before.log(other) for other in others
    )


def pause_before(question: Question[Any], pause: float) -> float:
    """Seconds before the answer: SHORTEST if the bot may pass, which it usually does, else `pause`."""
    return SHORTEST if _may_pass(question) else max(SHORTEST, pause)


def hands_over(before: Position, after: Position, seat: int, bots: Collection[int]) -> bool:
    """Whether a person's answer lets bots begin, and the person has time to take it back before. Whether there is time
    must be no secret: after a secret answer it does not depend on whether there is anything to take back.
    """
    question = before.asked[seat]
    if after.over or _may_pass(question) or not set(after.pending) <= set(bots):
        return False
    if not question.secret:
        return may_undo(after, seat)
    teams = after.game.teams(after.players)
    return teams[seat] not in teams_asked(after) and teams[seat] not in {teams[bot] for bot in bots}


def _may_pass(question: Question[Any]) -> bool:
    return PASS in question.wire()["options"]
