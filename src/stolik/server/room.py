"""A room: one running table, its only writer, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

import msgspec

from stolik.bots import find_bot
from stolik.core.codec import replay
from stolik.core.errors import BadSave
from stolik.core.play import Bot
from stolik.core.shelf import find_game
from stolik.core.table import Answered
from stolik.server.errors import BadSeat, ForeignSeat, Malformed, Stale
from stolik.server.messages import LONGEST_CHAT, LONGEST_NAME, Inbound, Telling
from stolik.server.store import UNDO, ChatLine, SeatRow, Store, TableRow

LOG = logging.getLogger("stolik.server")
MOST_CHAT = 200
"""Lines of chat a newcomer is shown."""


class Guest:
    """Somebody looking at the table: a seat's player or a spectator (seat None)."""

    def __init__(self, seat: int | None, lang: str, send: Callable[[bytes], None]) -> None:
        self.seat = seat
        self.lang = lang
        self.send = send
        self.telling = Telling(seat)


class Room:
    """A table. All changes go through its lock; an answer is told to anybody only when it is on disk."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: list[SeatRow],
        rows: list[Answered],
        chat: list[ChatLine],
        pause: float,
    ) -> None:
        """`pause` is how long a bot's visible move takes, in seconds. Raises BadSave where the rules have changed."""
        game = find_game(row.game)
        if game.version != row.version:
            raise BadSave(reason="version", found=row.version, expected=game.version)
        self.row, self.seats, self.chat = row, seats, chat
        self.position = replay(game, row.players, row.seed, row.options, {}, _standing(rows))
        self.guests: set[Guest] = set()
        self._store, self._rows, self._pause = store, len(rows), pause
        self._lock = asyncio.Lock()
        self._asked: dict[int, Any] = {}
        self._seqs = [SystemRandom().randrange(1 << 20) for _ in range(row.players)]
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._bot_task: asyncio.Task[None] | None = None
        self._number_questions()

    # --- who is there ---------------------------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """Somebody sits down or looks on, and is told all they may know."""
        self.guests.add(guest)
        if self.chat:
            guest.send(_chat_message(self.chat[-MOST_CHAT:]))
        self.tell()
        self.wake_bots()

    def leave(self, guest: Guest) -> None:
        """Somebody has gone."""
        self.guests.discard(guest)
        self.tell()

    def people(self) -> dict[str, Any]:
        """The seats as everybody may see them."""
        there = {guest.seat for guest in self.guests}
        return {
            "game": self.row.game,
            "seats": [
                {"seat": s.seat, "name": s.name, "kind": s.kind, "bot": s.bot or None, "connected": s.seat in there}
                for s in self.seats
            ],
        }

    def tell(self) -> None:
        """Bring everybody up to date."""
        people = self.people()
        for guest in self.guests:
            seq = 0 if guest.seat is None else self._seqs[guest.seat]
            news = guest.telling.news(self.position, seq, people)
            if news is not None:
                guest.send(news)

    # --- what they do ---------------------------------------------------------------------------------------------

    async def hear(self, guest: Guest, message: Inbound) -> None:
        """A guest's message. Raises StolikError, and then nothing has changed."""
        if message.chat is not None:
            await self._say(guest.seat, message.chat)
        elif message.undo:
            await self._answer(self._seated(guest), message.seq, None, undo=True)
        elif message.value is not None:
            await self._answer(self._seated(guest), message.seq, message.value)
        elif not message.ping:
            raise Malformed(reason="empty")

    async def rename(self, seat: int, name: str) -> None:
        """A seat is called otherwise from now on."""
        await self._change(SeatRow(seat, self.seats[seat].kind, self.seats[seat].bot, clean(name, LONGEST_NAME)))

    async def reseat(self, seat: int, kind: str, bot: str) -> None:
        """Give a seat to a bot or to a person, also in the middle of the game. Raises BadSeat, UnknownBot."""
        if not 0 <= seat < self.row.players or kind not in ("person", "bot"):
            raise BadSeat(seat=seat, least=0, most=self.row.players - 1)
        chosen = (bot or str(self.row.options.get("leaver_bot", "sensible"))) if kind == "bot" else ""
        if chosen:
            find_bot(chosen)
        await self._change(SeatRow(seat, kind, chosen, self.seats[seat].name))

    async def close(self) -> None:
        """Stop the bots; the table stays as it is on disk."""
        if self._bot_task:
            self._bot_task.cancel()
            await asyncio.gather(self._bot_task, return_exceptions=True)

    def _seated(self, guest: Guest) -> int:
        if guest.seat is None:
            raise ForeignSeat
        return guest.seat

    async def _change(self, row: SeatRow) -> None:
        async with self._lock:
            await self._store.seat(self.row.id, row)
            self.seats[row.seat] = row
            self.tell()
        self.wake_bots()

    async def _say(self, seat: int | None, text: str) -> None:
        line = clean(text, LONGEST_CHAT)
        if not line:
            raise Malformed(reason="empty")
        async with self._lock:
            await self._store.say(self.row.id, len(self.chat), seat, line)
            self.chat.append((seat, line))
            for guest in self.guests:
                guest.send(_chat_message([(seat, line)]))

    async def _answer(self, seat: int, seq: int | None, value: Any, *, undo: bool = False) -> None:
        """Try it on a copy, put it on disk, then let it be so and tell everybody."""
        async with self._lock:
            if seq != self._seqs[seat]:
                raise Stale
            after = self.position.clone()
            rows: list[Answered] = []
            if undo or seat in self.position.changeable:
                after.undo(seat)
                rows.append((seat, UNDO, None))
            if not undo:
                after.answer(seat, value)
                rows.append(after.latest)
            await self._store.append(self.row.id, self._rows, rows)
            self._rows += len(rows)
            self.position = after
            self._number_questions()
            self.tell()
        self.wake_bots()

    def _number_questions(self) -> None:
        """A seat's number goes up whenever its own question changes, and for nothing else."""
        for seat in range(self.row.players):
            question = self.position.pending.get(seat)
            asked = (question.wire() if question else None, seat in self.position.changeable)
            if self._asked.get(seat) != asked:
                self._asked[seat] = asked
                self._seqs[seat] += 1

    # --- bots -----------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots answer what they are asked, while somebody is there to see it."""
        if self._bot_task is None or self._bot_task.done():
            self._bot_task = asyncio.create_task(self._let_bots_answer())

    async def _let_bots_answer(self) -> None:
        while self.guests and not self.position.over:
            asked = [s for s in sorted(self.position.pending) if self.seats[s].kind == "bot"]
            if not asked:
                return
            answers = {seat: (self._seqs[seat], self._choice(seat)) for seat in asked}
            if any(answer != "word:pass" for _, answer in answers.values()):
                await asyncio.sleep(self._pause)
            else:
                await asyncio.sleep(0)
            for seat, (seq, answer) in answers.items():
                if seq == self._seqs[seat] and self.seats[seat].kind == "bot" and seat in self.position.pending:
                    await self._answer(seat, seq, answer)

    def _choice(self, seat: int) -> Any:
        """What the seat's bot answers, from its view and question alone."""
        name = self.seats[seat].bot
        if seat not in self._bots or self._bots[seat][0] != name:
            rng = Random(SystemRandom().getrandbits(64))
            self._bots[seat] = (name, find_bot(name)(self.row.game, seat, rng))
        question = self.position.pending[seat]
        try:
            answer = self._bots[seat][1].choose(self.position.observe(seat), question)
            return question.plain(question.check(answer))
        except Exception:
            LOG.exception("bot %s failed at question %s; it answers at random", name, question.name)
            return question.plain(question.sample(Random()))


def clean(text: str, longest: int) -> str:
    """A name or a line as it is kept: printable, without line breaks, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * longest]).split())[:longest]


def _standing(rows: list[Answered]) -> list[Answered]:
    """The answers that stand after every undo."""
    answers: list[Answered] = []
    for seat, kind, value in rows:
        last = max((i for i, entry in enumerate(answers) if entry[0] == seat), default=None)
        if kind != UNDO:
            answers.append((seat, kind, value))
        elif last is not None:
            del answers[last]
    return answers


def _chat_message(lines: list[ChatLine]) -> bytes:
    return msgspec.json.encode({"chat": [{"seat": seat, "text": text} for seat, text in lines]})
