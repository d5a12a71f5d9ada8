"""The house's statistics: how many games have ended alike (docs/decisions/0069-without-an-account.md).

Nothing here leads back to a table or a person: there are no names, links, seeds or ids, no time finer than the month,
lengths are rounded, and equal games are one row that lies where its values put it, not where it came in time.
"""

from __future__ import annotations

import time
from sqlite3 import Connection
from typing import Any, Literal

import msgspec

Winners = Literal["people", "bots", "both", "nobody"]

ADD = """
    INSERT INTO ended_games (month, game, players, options, people, bots, won, winners, answers, games)
    SELECT :month, :game, :players, :options, :people, :bots, :won, :winners, :answers, 1
    FROM tables WHERE id = :table AND NOT ended
    ON CONFLICT DO UPDATE SET games = games + 1
"""
"""Run before the table is marked as ended, so that no game counts twice."""
ALL = """
    SELECT json_object(
        'month', month, 'game', game, 'players', players, 'options', json(options), 'people', people,
        'bots', json(bots), 'won', json(won), 'winners', winners, 'answers', answers, 'games', games
    ) FROM ended_games ORDER BY month, game, players, options, people, bots, won, winners, answers
"""


class EndedGame(msgspec.Struct, frozen=True):
    """What is counted of a game: its variants and packs, how many people and which bots played, the roles that have won
    and who had them, and roughly how many answers it took.
    """

    game: str
    players: int
    options: dict[str, bool | str]
    people: int
    bots: tuple[str, ...]
    won: tuple[str, ...]
    winners: Winners
    answers: int


class EndedGames(EndedGame, frozen=True):
    """So many `games` that ended alike in a month, such as "2026-11"."""

    month: str
    games: int


def added(table_id: str, game: EndedGame) -> tuple[str, list[dict[str, Any]]]:
    """The statement that counts a game which ends now."""
    plain = msgspec.structs.asdict(game) | {
        name: msgspec.json.encode(value, order="deterministic").decode()
        for name, value in (("options", game.options), ("bots", game.bots), ("won", game.won))
    }
    return ADD, [plain | {"table": table_id, "month": time.strftime("%Y-%m", time.gmtime())}]


def read(db: Connection) -> list[EndedGames]:
    """All that has been counted, the oldest month first."""
    return [msgspec.json.decode(row, type=EndedGames) for (row,) in db.execute(ALL)]
