"""Which games are counted in statistics, and what is counted of them."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.options import PACK, VARIANT, OptionValue
from stolik.core.position import Position
from stolik.server.storage.ended_games import EndedGame, Winners
from stolik.server.storage.records import SeatRow, TableRow

ROUGHLY = 10
"""Lengths are counted in tens: the exact one could be found again in a save."""


def counts(table: TableRow, *, taken_back: bool = False) -> bool:
    """Whether a game at this table counts: it began as the rules say, nobody knew what would come, and nothing was
    `taken_back` that had been seen.
    """
    return not (table.guide or table.what_if or table.deal or taken_back)


def counted(
    table: TableRow, seats: Sequence[SeatRow], position: Position, answers: int, *, taken_back: bool = False
) -> EndedGame | None:
    """What is counted of a game that is over; None if it does not count (`counts`)."""
    outcome = position.outcome
    if outcome is None or not counts(table, taken_back=taken_back):
        return None
    roles = position.game.roles(position.players)
    return EndedGame(
        game=table.game,
        players=position.players,
        options=variants(position),
        people=sum(seat.kind == "person" for seat in seats),
        bots=tuple(sorted({seat.bot for seat in seats if seat.kind == "bot"})),
        won=tuple(sorted({roles[seat] for seat in outcome.winners})),
        winners=_winners({seats[seat].kind for seat in outcome.winners}),
        answers=round(answers / ROUGHLY) * ROUGHLY,
    )


def variants(position: Position) -> dict[str, OptionValue]:
    """The variants and packs that are played with."""
    groups = {option.id: option.group for option in position.game.options}
    return {id: value for id, value in position.options.items() if value and groups.get(id) in (VARIANT, PACK)}


def _winners(kinds: set[str]) -> Winners:
    if len(kinds) == 2:
        return "both"
    return "people" if "person" in kinds else "bots" if kinds else "nobody"
