"""The board of the day: the deals that the house draws each day, one try for each browser
(docs/decisions/0067-deals.md).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from stolik.bots.levels import best_bot
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.core.options import Alone
from stolik.core.position import Position
from stolik.server.bots.alone import Dealt
from stolik.server.errors import BlankName, NoDay, NotHost
from stolik.server.messages import DayRequest
from stolik.server.storage.records import DayResult, SeatRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.daily import mode_of, scored, seconds_left, seed_of_day, today
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.bot_names import bot_names
from stolik.server.tables.people.links import day_link, new_table_id
from stolik.server.tables.people.names import distinct, name_of
from stolik.text.languages import LANGUAGES

LOG = logging.getLogger(__name__)

BEST = 5
"""Results that a board lists."""

Finish = Callable[[Dealt], Awaitable[Position]]
"""Plays a game with bots at all seats."""


class Board:
    """The deals of the day."""

    def __init__(self, lobby: Lobby, store: Store, finish: Finish | None = None) -> None:
        """`finish` plays each deal with bots, once somebody has begun it; by default nobody does."""
        self._lobby, self._store, self._finish = lobby, store, finish
        self._beginning = asyncio.Lock()
        self._bots_turn = asyncio.Lock()
        self._bots: dict[tuple[int, str, str], asyncio.Task[None]] = {}
        """The games of the house's bots that have been asked for, by day, game and mode."""

    async def show(self, game: str) -> dict[str, Any]:
        """The deals of a game today: how long they last, how those who played them did, and the seeds of yesterday
        (docs/protocol.md). Raises UnknownGame.
        """
        found, day = find_game(game), today()
        modes = [
            {"id": mode.id, "seat": mode.seat, "players": mode.players, "options": found.check_options(mode.options)}
            | {"today": await self._results(found, mode, day), "yesterday": await self._yesterday(found, mode, day - 1)}
            for mode in found.daily
        ]
        return {"day": day, "left": seconds_left(), "modes": modes}

    async def begin(self, request: DayRequest) -> dict[str, Any]:
        """Open the table at which a browser has its one try at a deal, or return the links of the one it has. Raises
        UnknownGame, NoDay, HouseFull, NotKept.
        """
        game, day = find_game(request.game), today()
        mode = mode_of(game, request.mode)
        host = day_link(request.key, day, game.id, mode.id)
        async with self._beginning:
            if await self._lobby.has(host):
                return await self._lobby.links(host)
            lang = request.lang if request.lang in LANGUAGES else ""
            row = msgspec.structs.replace(await self._dealt(game, mode, day), lang=lang)
            seats = [SeatRow(seat, "bot", best_bot(game), "") for seat in range(mode.players)]
            name = distinct(name_of(request.name), bot_names(row.id, mode.players))
            seats[mode.seat] = SeatRow(mode.seat, "person", "", name)
            made = await self._lobby.open(row, seats, host)
        self._let_bots_play(row)
        return made

    async def result(self, token: str) -> dict[str, Any]:
        """What the board says of the game at a table: its own result, if it counts, and the others of its day. Raises
        UnknownTable, NoDay.
        """
        _, room = await self._lobby.find(token)
        table = room.table
        if table.deal != "day" or table.what_if:
            raise NoDay
        game = room.position.game
        results = await self._results_of(game, table.mode, table.dealt_on)
        own = next((one for one in results if one.at_table == table.id), None)
        left = seconds_left() if table.dealt_on == today() else 0
        return {"left": left, "own": own and _shown(own, table.id), "board": _summary(results, table.id)}

    async def name(self, token: str, *, shown: bool) -> None:
        """Show the name of whoever sits at a table on the board, or somebody. Raises UnknownTable, NoDay, NotHost,
        BlankName, NotKept.
        """
        link, room = await self._lobby.find(token)
        if room.table.deal != "day" or room.table.what_if:
            raise NoDay
        if link.role == "watch":
            raise NotHost
        name = room.seats[mode_of(room.position.game, room.table.mode).seat].name
        if shown and not name:
            raise BlankName
        await self._store.name_result(room.table.id, name if shown else "")

    async def idle(self) -> None:
        """Wait until the bots have played all that they were asked to."""
        await asyncio.gather(*self._bots.values())

    async def close(self) -> None:
        """Stop the games of the bots."""
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)

    async def _dealt(self, game: Game[Any], mode: Alone, day: int) -> TableRow:
        """A new table with the deal of a day."""
        players, options = game.check_setup(mode.players, mode.options)
        seed = await self._seed(game, mode, day)
        return TableRow(
            new_table_id(), game.id, game.version, players, seed, options, "", deal="day", dealt_on=day, mode=mode.id
        )

    async def _seed(self, game: Game[Any], mode: Alone, day: int) -> int:
        return seed_of_day(await self._store.day_key(), day, game.id, mode.id)

    async def _results_of(self, game: Game[Any], mode: str, day: int) -> list[DayResult]:
        return await self._store.results(day, game.id, mode, game.version)

    async def _results(self, game: Game[Any], mode: Alone, day: int) -> dict[str, Any]:
        return _summary(await self._results_of(game, mode.id, day))

    async def _yesterday(self, game: Game[Any], mode: Alone, day: int) -> dict[str, Any] | None:
        """The deal of a day that is over, if anybody played it."""
        results = await self._results_of(game, mode.id, day)
        return {"seed": str(await self._seed(game, mode, day))} | _summary(results) if results else None

    def _let_bots_play(self, row: TableRow) -> None:
        """Let the bots of the house play the deal too, after those they play already."""
        key = row.dealt_on, row.game, row.mode
        if self._finish is not None and key not in self._bots:
            self._bots = {k: task for k, task in self._bots.items() if k[0] == row.dealt_on or not task.done()}
            self._bots[key] = asyncio.create_task(self._play(self._finish, row))

    async def _play(self, finish: Finish, row: TableRow) -> None:
        game = find_game(row.game)
        async with self._bots_turn:
            results = await self._results_of(game, row.mode, row.dealt_on)
            if any(not one.at_table for one in results):
                return
            try:
                end = await finish(Dealt(row.game, row.players, row.seed, row.options))
                await self._store.add_result(scored(row, end, ""))
            except Exception:
                LOG.exception("the bots of the house could not play the deal of the day")


def _summary(results: list[DayResult], own: str = "") -> dict[str, Any]:
    """What a board says: how many have played and won, the best, and the bots of the house. `own`: the table of whoever
    asks.
    """
    people = sorted((one for one in results if one.at_table), key=_merit)
    bots = next((one for one in results if not one.at_table), None)
    return {
        "played": len(people),
        "won": sum(one.won for one in people),
        "best": [_shown(one, own) for one in people[:BEST]],
        "bots": bots and _shown(bots, own),
    }


def _merit(result: DayResult) -> tuple[bool, int, int]:
    """Winners first; then by points; then whoever won sooner or held out longer."""
    turns = result.turns or 0
    return not result.won, -(result.score or 0), turns if result.won else -turns


def _shown(result: DayResult, own: str) -> dict[str, Any]:
    told = {"won": result.won, "reason": result.reason, "turns": result.turns, "score": result.score}
    return told | {"name": result.name, "own": bool(own) and result.at_table == own}
