"""The deal of the day (docs/decisions/0067-deals.md): its seed, until when it is a secret, and what counts."""

from __future__ import annotations

import hmac
from hashlib import sha256
from time import time as clock
from typing import Any

from stolik.core.game import Game
from stolik.core.inputs import SEED_BITS
from stolik.core.options import Alone
from stolik.core.position import Position
from stolik.core.table import CHANCE
from stolik.server.errors import NoDay
from stolik.server.storage.records import DayResult, TableRow
from stolik.server.storage.retention import DAY, date_of


def today() -> int:
    """The day that runs now, in days since 1970 (UTC)."""
    return date_of(clock())


def seconds_left() -> int:
    """How long it still runs."""
    return int(DAY - clock() % DAY)


def is_sealed(table: TableRow) -> bool:
    """Whether the table's deal is that of a day that is not over: others may still play it."""
    return table.deal == "day" and table.dealt_on >= today()


def mode_of(game: Game[Any], id: str) -> Alone:
    """The deal of the day with this id. Raises NoDay."""
    mode = next((mode for mode in game.daily if mode.id == id), None)
    if mode is None:
        raise NoDay
    return mode


def seed_of_day(key: bytes, day: int, game: str, mode: str) -> int:
    """The seed of a deal, which only the house can compute from its key; all seeds before tell nothing about it."""
    digest = hmac.new(key, f"{day}/{game}/{mode}".encode(), sha256).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def result_of(table: TableRow, position: Position) -> DayResult | None:
    """What a game that has just ended adds to the board of its day; None if it does not count: it is no deal of the
    day, the day is over, or it was not played as it was dealt.
    """
    dealt_anew = position.continued or any(seat == CHANCE for seat, *_ in position.history)
    if table.what_if or not is_sealed(table) or dealt_anew or table.version != position.game.version:
        return None
    return scored(table, position, table.id)


def scored(table: TableRow, position: Position, at_table: str) -> DayResult:
    """The result of a finished game for its board; `at_table`: where it was played."""
    game, outcome = position.game, position.outcome
    assert outcome is not None
    seat = mode_of(game, table.mode).seat
    return DayResult(
        dealt_on=table.dealt_on,
        game=game.id,
        mode=table.mode,
        version=game.version,
        at_table=at_table,
        won=seat in outcome.winners,
        reason=outcome.reason,
        turns=game.turns(position.observe(None)),
        score=outcome.scores[seat] if outcome.scores else None,
    )
