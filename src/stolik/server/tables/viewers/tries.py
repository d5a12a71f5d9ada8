"""Drafts, previews and explanations: computed in a thread and sent only to the viewer who asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Any

import msgspec

from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.seat.preview import preview
from stolik.referee import Malformed
from stolik.server.beat import Beat
from stolik.server.limits import Buckets
from stolik.server.messages import Value
from stolik.server.tables.viewers.drafts import BURST, MOST_ANSWERS, PER_SECOND, explain, try_out
from stolik.server.tables.viewers.guest import Guest


class Tries:
    """The drafts, previews and explanations of one table. All are limited for each guest, drafts also for each seat."""

    __slots__ = ("_beat", "_drafts")

    def __init__(self, beat: Beat) -> None:
        self._beat = beat
        self._drafts = Buckets(BURST, PER_SECOND)

    async def draft(self, position: Position, guest: Guest, seat: int, values: list[Value]) -> None:
        """Try answers on a copy. Raises RateLimited, Malformed."""
        guest.asks.take(guest.share())
        self._drafts.take(SEATS[seat].ref)
        if len(values) > MOST_ANSWERS:
            raise Malformed(detail=f"draft: {MOST_ANSWERS}")
        drafted = await self._work_out(try_out, position.clone(), seat, values)
        guest.send(msgspec.json.encode({"draft": drafted}))

    async def preview(self, position: Position, guest: Guest, seat: int, value: Value) -> None:
        """Send what an answer would lead to. Raises RateLimited."""
        guest.asks.take(guest.share())
        previewed = await self._work_out(preview, position.clone(), seat, value, SystemRandom())
        guest.send(msgspec.json.encode({"preview": previewed}))

    async def why(self, position: Position, guest: Guest, thing: str, whose: int, after: list[Value]) -> None:
        """Send what the game says about a thing. Raises RateLimited, Malformed."""
        guest.asks.take(guest.share())
        if len(after) > MOST_ANSWERS:
            raise Malformed(detail=f"after: {MOST_ANSWERS}")
        told = await self._work_out(explain, position.clone(), guest.seat, thing, whose, after)
        guest.send(msgspec.json.encode({"why": {"thing": thing, "of": whose, "said": told}}))

    async def _work_out(self, what: Callable[..., Any], *of: Any) -> Any:
        begun = asyncio.get_running_loop().time()
        try:
            return await asyncio.to_thread(what, *of)
        finally:
            await self._beat.until_result(begun)
