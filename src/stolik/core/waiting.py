"""Whom the table waits for, and who may know it."""

from __future__ import annotations

from stolik.core.position import Position


def sides_asked(position: Position) -> frozenset[int]:
    """The sides of all seats that take part in this moment, whether they have answered or not."""
    sides = position.game.sides(position.players)
    return frozenset(sides[seat] for seat in position.moment)


def secret_side(position: Position) -> int | None:
    """The side that decides something by itself and in secret just now, if one does."""
    sides = sides_asked(position)
    return next(iter(sides)) if len(sides) == 1 and _is_quiet(position) else None


def waited_for(position: Position, viewer: int | None) -> tuple[tuple[int, ...], bool]:
    """(seats the table waits for, whether that is secret): then no seat is named.

    While any question of the moment is quiet, answered or not, only a side that is among itself is told: what others
    hear must not depend on who is asked and who has answered.
    """
    among_ourselves = viewer is not None and sides_asked(position) == {position.game.sides(position.players)[viewer]}
    if _is_quiet(position) and not among_ourselves:
        return (), True
    return tuple(sorted(position.pending)), False


def may_undo(position: Position, seat: int) -> bool:
    """Whether the seat may take back its last answer at a table: what others decide in secret must not show in it."""
    return seat in position.changeable or (not waited_for(position, seat)[1] and position.can_undo(seat))


def _is_quiet(position: Position) -> bool:
    return any(question.quiet for question in position.asked.values())
