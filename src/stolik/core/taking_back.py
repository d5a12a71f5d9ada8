"""Going back further than undo: to the start of an answer or of a turn, whatever has been drawn or revealed since. What
was seen cannot be unseen, so whoever goes back so far has everything to come drawn anew (decision 0066).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from stolik.core.errors import NoBeginning
from stolik.core.inner.codec import replay
from stolik.core.inner.inside import Inside, answers_to
from stolik.core.inner.running import begin, seen_by
from stolik.core.log import Line, since
from stolik.core.moments import without_last
from stolik.core.position import Position, inside_of
from stolik.core.table import CHANCE, REDRAW


class Goals(NamedTuple):
    """How many answers, of all seats together, lie after the start of a seat's last decision, and after the start of
    its turn; 0 if there is nothing to go back to.
    """

    answer: int = 0
    turn: int = 0


class _Decision(NamedTuple):
    """A decision of the seat: the number of answers before the moment that one goes back to, and the turn then."""

    start: int
    turn: Hashable


def has_beginning(position: Position) -> bool:
    """Whether the answers lead to the position from the start of the game, so that one can go back to any of them."""
    inside = inside_of(position)
    return inside.seed is not None and not inside.continued


def goals(position: Position, seat: int) -> Goals:
    """Where a seat may want to go back to. An answer is no decision if there was no other. Where several are asked at
    once, one goes back to before all of them answered; what they are being asked now has no part in it, so that nobody
    learns who has answered already. Raises NoBeginning.
    """
    if not has_beginning(position):
        raise NoBeginning
    inside = inside_of(position)
    now = Position.of(begin(inside.game, inside.players, inside.seed, inside.options, inside.deal))
    given = start = 0
    together: Any = None
    decisions: list[_Decision] = []
    for by, kind, value in answers_to(inside.history):
        if (by, kind) == (CHANCE, REDRAW):
            joined = _joined(together, now)
            now.redraw_from(value)
            together = _together(now) if joined else None
            continue
        if not _joined(together, now):
            start, together = given, _together(now)
        if by == seat and now.pending[by].only() is None:
            decisions.append(_Decision(start, now.moment))
        now.answer(by, value)
        given += 1
    end = start if _joined(together, now) else given
    return _goals([one for one in decisions if one.start < end], given)


def _goals(decisions: list[_Decision], given: int) -> Goals:
    if not decisions:
        return Goals()
    last = first = decisions[-1]
    for one in reversed(decisions):
        if one.turn is None or one.turn != last.turn:
            break
        first = one
    return Goals(given - last.start, given - first.start)


def _together(position: Position) -> tuple[Any, int] | None:
    """What several seats are being asked at once: the same as long as not all have answered."""
    inside = inside_of(position)
    return None if inside.table.region is None else (inside.base, inside.table.region)


def _joined(before: tuple[Any, int] | None, position: Position) -> bool:
    now = _together(position)
    return before is not None and now is not None and before[0] is now[0] and before[1] == now[1]


def gone_back(position: Position, answers: int) -> Position:
    """The position before its last `answers` answers, which may then be drawn anew. Raises NoBeginning."""
    if not has_beginning(position):
        raise NoBeginning
    inside = inside_of(position)
    left = without_last(answers_to(inside.history), answers)
    while left and left[-1][:2] == (CHANCE, REDRAW):
        left.pop()
    return Position.of(_replayed(inside, left))


def _replayed(inside: Inside, answers: list[Any]) -> Inside:
    assert inside.seed is not None
    return replay(inside.game, inside.players, inside.seed, inside.options, inside.deal, answers)


def lines_after(before: Position, now: Position) -> list[Line]:
    """The log lines of a position that an earlier one of the same game has not, without those of unfinished chains:
    what one seat reads of its own is still hidden from the others.
    """
    lines, known = _lines(now), 0
    for line, earlier in zip(lines, _lines(before), strict=False):
        if line != earlier:
            break
        known += 1
    return lines[known:]


def _lines(position: Position) -> list[Line]:
    inside = inside_of(position)
    return [*since(inside.pages), *seen_by(inside, None)[1].lines]
