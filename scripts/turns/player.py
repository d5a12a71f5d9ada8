"""A person among bots: a WebSocket at a real server, and three styles of answering."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic as now
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from loading.house import House
from loading.people import sample
from stolik.bots import find_bot, seated
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore

ME = 0
STYLES = ("first", "random", "sensible")
SLOW = 120.0
"""Seconds without a message after which something is wrong."""


@dataclass
class Wait:
    """The time from an answer of the person to the next question: what was heard, and when."""

    heard: list[tuple[float, dict[str, Any]]] = field(default_factory=list)
    """Milliseconds since the answer, and the message without its view."""
    log: int = 0
    """How many lines of the log were known before."""


@dataclass
class Played:
    """What a person met."""

    game: str
    players: int
    style: str
    lines: list[Any] = field(default_factory=list)
    """The log at the beginning of the first wait."""
    waits: list[Wait] = field(default_factory=list)
    """Those in which somebody else acted."""
    answers: int = 0
    bytes: int = 0


def first(question: dict[str, Any]) -> Any:
    """The answer of somebody who takes the first option that is lit."""
    options, kind = question["options"], question["type"]
    if kind == "number":
        return question["lo"]
    if kind == "choose":
        return options[0]
    if kind == "order":
        return options
    if kind == "amounts":
        units = [option for option, limit in zip(options, question["limits"], strict=True) for _ in range(limit)]
        return units[: question["lo"]]
    return options[: question["lo"]]


class Person:
    """Plays one table with bots at all other seats."""

    def __init__(self, house: House, db: Path, game: str, players: int, style: str) -> None:
        self._house, self._db, self._style = house, db, style
        self._rng = random.Random(f"{game}/{players}/{style}")
        self.played = Played(game, players, style)
        self._bot: AnyBot | None = None
        self._wait, self._sent = Wait(), now()
        self._log: list[Any] = []

    async def play(self, turns: int, bot: Callable[[str], str]) -> Played:
        """Play until the table has waited for others so many times, or the game is over."""
        played = self.played
        others = [{"kind": "bot", "bot": bot(played.game)}] * (played.players - 1)
        wish = {"game": played.game, "players": played.players, "options": {}, "seats": [{"kind": "person"}, *others]}
        made = await self._house.post("/api/tables", wish)
        self._table = made["table"]
        address = f"ws://127.0.0.1:{self._house.port}/ws/{made['seats'][ME]['token']}"
        async for line in connect(address, compression=None, max_size=None):
            try:
                await self._sit(line, turns)
            except ConnectionClosed:
                continue  # a busy machine answers the server's pings too late; like a page, the person comes back
            await line.close()
            break
        played.lines = self._log
        return played

    async def _sit(self, line: ClientConnection, turns: int) -> None:
        """Play until the connection is lost."""
        played, seq = self.played, None
        while len(played.waits) < turns:
            raw = await asyncio.wait_for(line.recv(), SLOW)
            played.bytes += len(raw)
            message = json.loads(raw)
            if "error" in message:
                raise RuntimeError(message["error"])
            if "view" not in message:
                continue
            message.pop("view")
            part = message["log"]
            self._log = [*self._log[: part["from"]], *part["lines"]]
            self._wait.heard.append(((now() - self._sent) * 1000, message))
            if message["over"]:
                break
            question = message["question"]
            if question is None or message["seq"] == seq:
                continue
            seq = message["seq"]
            if len(self._wait.heard) > 1 and played.answers:
                played.waits.append(self._wait)
            value = await self._value(question)
            self._wait, self._sent = Wait(log=len(self._log)), now()
            await line.send(json.dumps({"seq": seq, "value": value}))
            played.answers += 1

    async def _value(self, question: dict[str, Any]) -> Any:
        if self._style == "first":
            return first(question)
        if self._style == "random":
            return sample(question, self._rng)
        return await self._sensible()

    async def _sensible(self) -> Any:
        """The answer of the game's own bot, which looks at the position on the server's disk through its seat alone."""
        store = await Store.open(self._db)
        try:
            position = restore(await store.record(self._table)).position
        finally:
            await store.close()
        asked = position.pending[ME]
        self._bot = self._bot or seated(find_bot("sensible"), position.game, ME, self._rng)
        value = await asyncio.to_thread(answer_of, self._bot, SeatHandle.at(position, ME))
        return asked.plain(asked.check(value))
