"""Helpers: a table in this process, and guests that only listen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from stolik import Position
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.core.patch import patched
from stolik.server.messages import Inbound, TakeBack
from stolik.server.storage.records import LinkRow, Record, SeatRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.people.links import hashed
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import Guest

T = TypeVar("T")


class Listener(Guest):
    """A guest that keeps its messages."""

    def __init__(self, seat: int | None, *, patches: bool = False) -> None:
        self.heard: list[bytes] = []
        self.told: list[dict[str, Any]] = []
        """The same messages, each whole: with all that a message of changes leaves as it was."""
        self.closed: list[int] = []
        self._body: dict[str, Any] = {}
        self._news = asyncio.Event()
        super().__init__(seat, self._hear, self.closed.append, patches=patches)

    def _hear(self, message: bytes) -> None:
        self.heard.append(message)
        told = json.loads(message)
        if "changes" in told:
            told = patched(self._body, told.pop("changes")) | told
        if "view" in told:
            self._body = {name: part for name, part in told.items() if name != "log"}
        self.told.append(told)
        self._news.set()

    async def until(self, enough: Callable[[], bool]) -> None:
        """Listen until the condition holds."""
        while not enough():
            self._news.clear()
            await self._news.wait()

    @property
    def state(self) -> dict[str, Any]:
        """The newest state."""
        found: dict[str, Any] = next(message for message in reversed(self.told) if "view" in message)
        return found

    @property
    def chat(self) -> list[dict[str, Any]]:
        """All log lines received."""
        return [line for message in map(json.loads, self.heard) for line in message.get("chat", ())]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The current log."""
        log: list[dict[str, Any]] = []
        for part in (message["log"] for message in map(json.loads, self.heard) if "log" in message):
            log = [*log[: part["from"]], *part["lines"]]
        return log

    @property
    def kind(self) -> str:
        """The open question, or None."""
        question = self.state["question"]
        return str(question["kind"]) if question else ""


class Table:
    """A room with a listener at every seat and a spectator."""

    def __init__(self, room: Room, *, patches: bool = False) -> None:
        self.room, self._patches = room, patches
        self.guests: dict[int | None, Listener] = {}

    @property
    def players(self) -> int:
        return len(self.room.seats)

    def sit(self) -> None:
        for seat in (*range(self.players), None):
            self.guests[seat] = Listener(seat, patches=self._patches)
            self.room.enter(self.guests[seat])

    async def answer(self, seat: int, value: Any) -> None:
        await self.room.hear(self.guests[seat], Inbound(seq=self.guests[seat].state["seq"], value=value))

    async def undo(self, seat: int) -> None:
        await self.room.hear(self.guests[seat], Inbound(seq=self.guests[seat].state["seq"], undo=True))

    async def take_back(self, seat: int, what: TakeBack) -> None:
        """Say something about taking back: to a proposal if there is one."""
        state = self.guests[seat].state
        number = state["proposal"]["number"] if what in ("agree", "refuse") else state["seq"]
        await self.room.hear(self.guests[seat], Inbound(seq=number, take_back=what))

    async def until(self, kind: str) -> None:
        """All seats pass or take the first option until only questions of this kind are open."""
        while {question.kind for question in self.room.position.pending.values()} != {kind}:
            open_to_people = [
                (seat, question)
                for seat, question in sorted(self.room.position.pending.items())
                if self.room.seats[seat].kind == "person" and question.kind != kind
            ]
            if open_to_people:
                seat, question = open_to_people[0]
                await self.answer(seat, plain_answer(question.wire()))
            else:
                before = self.room.position
                await self.guests[None].until(lambda before=before: self.room.position is not before)  # type: ignore[misc]


def plain_answer(question: dict[str, Any]) -> Any:
    if question["type"] == "number":
        return question["lo"]
    if question["type"] == "amounts":
        units = [ref for ref, limit in zip(question["options"], question["limits"], strict=True) for _ in range(limit)]
        return units[: question["lo"]]
    if question["type"] != "choose":
        return question["options"][: question["lo"]]
    return next((ref for ref in ("word:pass", "word:done") if ref in question["options"]), question["options"][0])


def record_of(position: Position, bots: dict[int, str] | None = None) -> Record:
    table = TableRow(
        "t", position.game.id, position.game.version, position.players, position.seed or 0, position.options, "en"
    )
    bots = bots or {}
    seats = [
        SeatRow(seat, "bot" if seat in bots else "person", bots.get(seat, ""), "") for seat in range(position.players)
    ]
    return Record(table, seats, [], [])


def at_table(
    folder: Path,
    what: Callable[[Table], Awaitable[T]],
    *,
    players: int = 4,
    seed: int = 7,
    bots: dict[int, str] | None = None,
    pause: float = 0,
    game: str | Game[Any] = "not_alone",
    deal: dict[str, Any] | None = None,
    patches: bool = False,
    **options: Any,
) -> T:
    """Set up a table with its database and guests at all seats, and run `play` on it."""

    async def do() -> T:
        store = await Store.open(folder / "t.db")
        played = find_game(game) if isinstance(game, str) else game
        position = Position(played, players, seed, options, deal)
        record = record_of(position, bots)
        await store.create(record.table, record.seats, {hashed("w"): LinkRow("t", "watch", None)})
        table = Table(Room(store, record, position, pause=pause, first=1), patches=patches)
        table.sit()
        try:
            return await what(table)
        finally:
            await table.room.close()
            await store.close()

    return asyncio.run(do())


class NoStore(Store):
    """A store that keeps nothing."""

    def __init__(self) -> None: ...


def moment_of(position: Position, seat: int | None) -> dict[str, Any]:
    """The table's status for the lobby of that seat."""
    return Room(NoStore(), record_of(position), position, pause=0, first=1).seen("seat").status(seat)


def heard_in(position: Position, seat: int | None) -> list[dict[str, Any]]:
    """The first message to a new guest at that seat, without what may be taken back: a drawn world has no history."""
    room = Room(NoStore(), record_of(position), position, pause=0, first=1)
    guest = Listener(seat)
    room._audience.now.here.add(guest)
    room.tell()
    told = [json.loads(heard) for heard in guest.heard]
    return [{**one, "undo": 0, "undo_turn": 0, "table": {**one["table"], "take_back": 0}} for one in told]
