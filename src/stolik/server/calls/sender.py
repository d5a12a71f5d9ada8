"""Makes the calls that are due, with their tries and waits, in a task of its own."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256

from stolik.server.calls.post import Call, CallFailed, Post
from stolik.server.calls.quiet_hours import next_time
from stolik.server.calls.settings import CallSettings
from stolik.server.errors import NotKept
from stolik.server.storage.call_rows import GONE, CallRow, CallRows, ChannelKind, ChannelRow
from stolik.text import catalogue

LOG = logging.getLogger(__name__)

TICK = 2.0
"""Seconds between two looks for calls that are due."""
AT_ONCE = 16
"""Calls of one kind that are made at the same time."""
WAITS = (60, 5 * 60, 30 * 60, 2 * 60 * 60)
"""Seconds after each try that has failed; the next is given up."""
LEASE = 2 * 60
"""Seconds after which a call is made again whose try has not ended, because the server was killed meanwhile."""

Posts = Mapping[ChannelKind, Post]


class Calls:
    """The calls of all tables: `asked`, `seen` and `unasked` write them down, `run` makes them.

    A turn of a seat is called once over each channel. A try is on disk before it begins, and its end after it: a call
    that a kill interrupts is made again with the same key, so that the receiver can tell.
    """

    def __init__(
        self, store: CallRows, settings: CallSettings, posts: Posts, clock: Callable[[], float] = time.time
    ) -> None:
        self._store, self._settings, self._posts, self._clock = store, settings, posts, clock
        self._at_work: dict[tuple[ChannelKind, str, int], asyncio.Task[bool]] = {}
        """The calls that are being made, by kind, channel and turn."""

    async def seats(self) -> dict[str, list[int]]:
        """By running table: the seats that are to be called."""
        return await self._store.called_seats()

    async def asked(self, table: str, seat: int, turn: int) -> None:
        """The seat has been asked for long enough, and nobody is there. Unless it is quiet, the call is due whatever
        the system's clock says later. Raises NotKept.
        """
        now = self._clock()
        at = {
            row.id: 0 if (at := next_time(now, row.zone, row.quiet_from, row.quiet_until)) == now else int(at)
            for row in await self._store.channels(table, seat)
            if not (row.code or row.muted or row.failed == GONE)
        }
        await self._store.add_calls(table, seat, turn, at)

    async def seen(self, table: str, seat: int) -> None:
        """Somebody of the seat sees the table: it need not be called for this turn. Raises NotKept."""
        await self._store.seen(table, seat)

    async def unasked(self, table: str, seat: int) -> None:
        """The seat is not asked, so there is no turn to call it for. Raises NotKept."""
        await self._store.unasked(table, seat)

    async def run(self) -> None:
        """Make the calls that are due, again and again."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.begin_due()
            except Exception:
                LOG.exception("calls could not be made")

    async def begin_due(self) -> list[asyncio.Task[bool]]:
        """Begin to make some calls that are due; each task returns whether its call was tried. Each kind has places of
        its own, so that a receiver that hangs delays no other kind.
        """
        busy = Counter(kind for kind, _, _ in self._at_work)
        full = [kind for kind, calls in busy.items() if calls >= AT_ONCE]
        begun = []
        for call in await self._store.due_calls(self._clock(), AT_ONCE + len(self._at_work), full):
            key = _of(call)
            if key not in self._at_work and busy[call.channel.kind] < AT_ONCE:
                busy[call.channel.kind] += 1
                self._at_work[key] = asyncio.create_task(self._make(call))
                begun.append(self._at_work[key])
        return begun

    async def close(self) -> None:
        """Break off; the calls that are being made are made again after the next start."""
        tasks = [*self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def try_out(self, channel: ChannelRow, game: str, code: str = "") -> str:
        """Send a call that says it is a test, or brings a `code`, at once. Returns why it failed; empty if it did not.
        Raises NotKept.
        """
        words = catalogue(channel.lang, game)
        text = words.say("call-code", code=code) if code else words.say("call-test")
        key = _key(channel, f"{code or 'test'} {self._clock()}")
        failed = await self._failure(channel, Call(key, channel.table_id, words.say("call-title"), text, ""))
        reason = failed.reason if failed else ""
        await self._store.change_channel(channel.id, failed=reason)
        return reason

    async def _make(self, call: CallRow) -> bool:
        channel, now = call.channel, self._clock()
        try:
            wake = next_time(now, channel.zone, channel.quiet_from, channel.quiet_until)
            if wake > now:
                await self._store.put_off(call, wake)
                return False
            await self._store.put_off(call, now + LEASE, tried=True)
            await self._settle(call, await self._failure(channel, self._said(call)))
        except NotKept:
            LOG.warning("a call could not be written down, and is made later")
            return False
        except Exception:
            LOG.exception("a call could not be made")
            return False
        finally:
            del self._at_work[_of(call)]
        return True

    async def _settle(self, call: CallRow, failed: CallFailed | None) -> None:
        if failed is None:
            await self._store.settle(call)
        elif failed.final or call.tries >= len(WAITS):
            await self._store.settle(call, failed.reason)
        else:
            wait = max(WAITS[call.tries], failed.after or 0)
            await self._store.put_off(call, self._clock() + wait, failed.reason)

    async def _failure(self, channel: ChannelRow, call: Call) -> CallFailed | None:
        post = self._posts.get(channel.kind)
        try:
            if post is None or not post.accepts(channel.address, channel.keys):
                raise CallFailed("address", final=True)
            await post.send(channel, call)
        except CallFailed as error:
            LOG.info("table %s: seat %d is not reached by %s: %s", channel.table_id, channel.seat, channel.kind, error)
            return error
        except Exception:
            LOG.exception("a call by %s could not be made", channel.kind)
            return CallFailed("broken")
        return None

    def _said(self, call: CallRow) -> Call:
        channel = call.channel
        words = catalogue(channel.lang, call.game)
        text = words.say("call-turn", game=words.say(f"game-{call.game}"))
        link = self._settings.link(f"back/{channel.table_id}")
        return Call(_key(channel, str(call.turn)), channel.table_id, words.say("call-title"), text, link)


def _of(call: CallRow) -> tuple[ChannelKind, str, int]:
    return call.channel.kind, call.channel.id, call.turn


def _key(channel: ChannelRow, what: str) -> str:
    return sha256(f"{channel.id} {channel.table_id} {what}".encode()).hexdigest()[:32]
