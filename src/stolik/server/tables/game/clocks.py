"""The clocks of a table: pure functions from one state to the next (decision 0071).

A clock belongs to a team, which for most games is one seat. Whose clock runs follows from what everybody knows, and a
state changes only when everybody sees that something has happened: so clocks tell nothing of what is secret.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from stolik.core.game import Game
from stolik.core.position import Position
from stolik.core.seat.waiting import is_secret, teams_asked
from stolik.server.storage.records import ClockRow, Pace

NOT_BEGUN = -1.0


def begun(pace: Pace, game: Game[Any], players: int) -> ClockRow:
    """The clocks of a new table. They begin with the first answer, when people have come."""
    return ClockRow(pace, tuple(float(pace.seconds) for _ in set(game.teams(players))), (), NOT_BEGUN)


def running(position: Position, bots: Collection[int]) -> set[int]:
    """The teams whose clocks run: those of people who are asked. While anybody is asked in secret, all teams that are
    asked, until all have answered; teams without people have no clock.
    """
    teams = position.game.teams(position.players)
    people = {teams[seat] for seat in range(position.players) if seat not in bots}
    if is_secret(position):
        return people & teams_asked(position)
    return {teams[seat] for seat in position.pending if seat not in bots}


def left(clock: ClockRow, now: float) -> tuple[float, ...]:
    """By team: the seconds it has left."""
    gone = 0.0 if clock.paused else max(0.0, now - clock.since)
    return tuple(max(0.0, has - gone) if team in clock.on else has for team, has in enumerate(clock.left))


def moved(
    clock: ClockRow, before: Position, after: Position, bots: Collection[int], now: float, *, undone: bool = False
) -> ClockRow:
    """The clocks after an answer; the same object unless everybody may notice it. Who begins a move gets time for it:
    all that a team answers until another is asked, or until the game names another turn, is one move. Undo gives no
    time.
    """
    on = running(after, bots)
    new = not undone and _is_another_move(before, after)
    if on == set(clock.on) and not new:
        return clock
    has = list(left(clock, now))
    for team in () if undone else on if new else on - set(clock.on):
        has[team] = has[team] + clock.pace.more if clock.pace.kind == "bank" else float(clock.pace.seconds)
    return replace(clock, left=tuple(has), on=tuple(sorted(on)), since=now)


def started(clock: ClockRow, position: Position, bots: Collection[int], now: float) -> ClockRow:
    """The clocks of a game that has been begun while they waited."""
    return replace(clock, on=tuple(sorted(running(position, bots))), since=now)


def _is_another_move(before: Position, after: Position) -> bool:
    if before.moment != after.moment or is_secret(before) != is_secret(after):
        return True
    return is_secret(after) and any(line.to is None for line in after.lines_since(before))


def reseated(clock: ClockRow, position: Position, bots: Collection[int], now: float) -> ClockRow:
    """The clocks after a change of seats."""
    on = () if clock.since == NOT_BEGUN else tuple(sorted(running(position, bots)))
    taken = tuple(seat for seat in clock.taken if seat in bots)
    return replace(clock, left=left(clock, now), on=on, since=_since(clock, now), taken=taken)


def with_more(clock: ClockRow, team: int, now: float) -> ClockRow:
    """The clocks after somebody has given a team more time: that of another move, or a quarter of the bank."""
    has = list(left(clock, now))
    has[team] += clock.pace.seconds if clock.pace.kind == "move" else clock.pace.seconds / 4
    return replace(clock, left=tuple(has), since=_since(clock, now))


def paused(clock: ClockRow, now: float, *, on: bool) -> ClockRow:
    """The clocks after a pause has begun (`on`) or ended."""
    return replace(clock, left=left(clock, now), since=_since(clock, now), paused=on)


def _since(clock: ClockRow, now: float) -> float:
    return NOT_BEGUN if clock.since == NOT_BEGUN else now


def seats_at_zero(clock: ClockRow, position: Position, bots: Collection[int], now: float) -> list[int]:
    """The seats of people who are asked and have no time left."""
    teams, has = position.game.teams(position.players), left(clock, now)
    asked = [seat for seat in sorted(position.pending) if seat not in bots]
    return [] if clock.paused else [seat for seat in asked if teams[seat] in clock.on and has[teams[seat]] <= 0]


def runs_out(clock: ClockRow, position: Position, bots: Collection[int]) -> float | None:
    """When the first clock runs out at which something is to be done; None if nothing is."""
    if clock.pace.end == "wait" or clock.paused or position.over:
        return None
    teams = position.game.teams(position.players)
    asked = {teams[seat] for seat in position.pending if seat not in bots}
    return min((clock.since + clock.left[team] for team in asked & set(clock.on)), default=None)
