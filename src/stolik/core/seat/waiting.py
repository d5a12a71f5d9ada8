"""Which seats the table waits for, and which viewers may know this."""

from __future__ import annotations

from collections.abc import Container

from stolik.core.inputs import viewer_of
from stolik.core.position import Position


def teams_asked(position: Position) -> frozenset[int]:
    """The teams of all seats asked at this moment, whether they have answered or not."""
    teams = position.game.teams(position.players)
    return frozenset(teams[seat] for seat in position.asked_seats)


def secret_team(position: Position) -> int | None:
    """The team that is asked alone and in secret at this moment, if there is one."""
    teams = teams_asked(position)
    return next(iter(teams)) if len(teams) == 1 and is_secret(position) else None


def waited_for(position: Position, viewer: int | None) -> tuple[tuple[int, ...], bool]:
    """(the seats the table waits for, False), or ((), True) if the viewer may not know them.

    If any question asked at this moment is secret, whether answered or not, only a team that is asked alone is told who
    is still thinking. Telling anyone else would reveal who was asked. Raises BadSeat.
    """
    viewer = viewer_of(viewer, position.players)
    if is_secret(position):
        teams = position.game.teams(position.players)
        if viewer is None or teams_asked(position) != {teams[viewer]}:
            return (), True
    return tuple(sorted(position.pending)), False


def may_undo(position: Position, seat: int, over: Container[int] = ()) -> bool:
    """Whether the seat may take back its last answer, with those of the seats `over` since. Does not depend on what
    other teams decide in secret.
    """
    return seat in position.changeable or (position.can_undo(seat, over) and not waited_for(position, seat)[1])


def may_undo_turn(position: Position, seat: int, over: Container[int] = ()) -> int:
    """How many answers the seat may take back at once, to the start of its turn; 0 if fewer than two."""
    count = position.answers_in_turn(seat, over)
    return count if count > 1 and may_undo(position, seat, over) else 0


def is_secret(position: Position) -> bool:
    """Whether any question asked at this moment is secret, answered or not."""
    return any(question.secret for question in position.asked.values())
