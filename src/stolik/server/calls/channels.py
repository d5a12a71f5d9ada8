"""What a person does with their ways to be called: adds, confirms, tries, mutes and ends them."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from typing import Any

import msgspec

from stolik.server.calls.posts import Ways
from stolik.server.calls.quiet_hours import is_zone
from stolik.server.calls.sender import Calls
from stolik.server.calls.services import scheme_of
from stolik.server.errors import BadCallAddress, NoChannel, NotOffered, TooManyChannels, WrongCode
from stolik.server.limits import Bucket, Buckets
from stolik.server.messages import ChannelChange, ChannelWish
from stolik.server.storage.call_rows import GONE, CallRows, ChannelRow, new_channel
from stolik.text.languages import DEFAULT, LANGUAGES

MOST = 8
"""Channels of a seat."""
GUESSES = 5
"""Codes that may be tried for a channel."""
GOOD_FOR = 60 * 60
"""Seconds for which a code is good."""
HOUR, DAY = 3600.0, 86400.0
CODES_OF_NETWORK = 5, 5 / HOUR
CODES_TO_ADDRESS = 3, 3 / DAY
CODES = 60, 60 / HOUR
"""How many codes are sent at once, and each second after that: for a network, to an address, and in all."""
TRIALS = 6, 6 / HOUR
"""The same for the tests of a channel."""


class Channels:
    """The channels of all seats."""

    def __init__(self, store: CallRows, ways: Ways, calls: Calls) -> None:
        self._store, self._posts, self._calls = store, ways.posts, calls
        self._ways, self._changing = ways, asyncio.Lock()
        self._by_network, self._by_address = Buckets(*CODES_OF_NETWORK), Buckets(*CODES_TO_ADDRESS)
        self._codes, self._trials = Bucket(*CODES), Buckets(*TRIALS)

    async def describe(self, table: str, seat: int) -> dict[str, Any]:
        """What the server offers, and the channels of a seat (docs/protocol.md)."""
        return {
            "kinds": sorted(self._posts),
            "push": self._ways.push_key,
            "play": self._ways.play,
            "services": self._ways.services,
            "channels": [_told(row) for row in await self._store.channels(table, seat)],
        }

    async def add(self, table: str, seat: int, game: str, wish: ChannelWish, network: str, link: str = "") -> None:
        """Add a channel; `link` is the seat's. All but a browser's own are sent a code that confirms them. Raises
        NotOffered, BadCallAddress, TooManyChannels, RateLimited, NotKept.
        """
        post = self._posts.get(wish.kind)
        if post is None or (wish.play and not (wish.kind == "mail" and self._ways.play)):
            raise NotOffered
        id = secrets.token_urlsafe(9)
        keys = msgspec.json.encode(wish.keys).decode() if wish.keys else ""
        if not post.accepts(wish.address, keys) or not is_zone(wish.zone):
            raise BadCallAddress
        address, secret = wish.address, link if wish.play else ""
        if wish.kind == "service":
            address, secret = f"{scheme_of(address)}://", address
        if secret and self._ways.lock is not None:
            keys = self._ways.lock.locked(secret, id)
        code = "" if wish.kind == "push" else _new_code()
        if code:
            self._by_network.take(network)
            self._by_address.take(_box(wish.address))
            self._codes.take()
        row = new_channel(
            id,
            table,
            seat,
            wish.kind,
            address,
            keys=keys,
            lang=wish.lang if wish.lang in LANGUAGES else DEFAULT,
            zone=wish.zone,
            quiet=wish.quiet,
            code=code,
            stop=secrets.token_urlsafe(18),
        )
        async with self._changing:
            others = [one for one in await self._store.channels(table, seat) if one.address != row.address]
            if len(others) >= MOST:
                raise TooManyChannels(most=MOST)
            await self._store.add_channel(row)
        if code:
            await self._calls.try_out(row, game, code)

    async def change(self, table: str, seat: int, game: str, id: str, change: ChannelChange) -> None:
        """Confirm, mute, try or end a channel, or change its quiet hours. Raises NoChannel, WrongCode, RateLimited,
        BadCallAddress, NotKept.
        """
        row = await self._find(table, seat, id)
        if change.end:
            await self._store.end_channel(id)
        elif change.code is not None:
            async with self._changing:  # or somebody could guess many times at once
                await self._confirm(await self._find(table, seat, id), change.code)
        elif change.muted is not None:
            await self._store.change_channel(id, muted=int(change.muted))
        elif change.quiet is not None:
            if not is_zone(change.zone):
                raise BadCallAddress
            quiet_from, quiet_until = change.quiet
            await self._store.change_channel(id, quiet_from=quiet_from, quiet_until=quiet_until, zone=change.zone)
        elif row.code:
            await self._send_again(row, game)
        else:
            self._trials.take(row.address)
            await self._calls.try_out(row, game)

    async def _send_again(self, row: ChannelRow, game: str) -> None:
        """Send a channel that is not confirmed yet another code; the one before is good no more. Raises RateLimited,
        NotKept.
        """
        lock = self._ways.lock if row.kind == "service" else None
        address = row.address if lock is None else lock.opened(row.keys, row.id) or row.address
        self._by_address.take(_box(address))
        self._codes.take()
        code = _new_code()
        async with self._changing:
            await self._store.change_channel(row.id, code=code, guesses=0, made=int(time.time()))
        await self._calls.try_out(row, game, code)

    async def follow(self, table: str, seat: int, to_table: str, to_seat: int, link: str) -> list[str]:
        """Let a person be called at their seat of another table, whose `link` is given, as they are at this one: over
        all that is confirmed, unless that seat has channels already. Returns the ids of the new channels. Raises
        NotKept.
        """
        async with self._changing:
            if await self._store.channels(to_table, to_seat):
                return []
            old = await self._store.channels(table, seat)
            new = [self._moved(row, to_table, to_seat, link) for row in old if not row.code and row.failed != GONE]
            for row in new:
                await self._store.add_channel(row)
        return [row.id for row in new]

    def _moved(self, row: ChannelRow, table: str, seat: int, link: str) -> ChannelRow:
        """A channel like this one for another seat, whose link its mails have if they had that of this one."""
        id, keys, lock = secrets.token_urlsafe(9), row.keys, self._ways.lock
        if row.kind == "mail":
            keys = lock.locked(link, id) if keys and lock is not None and self._ways.play else ""
        elif row.kind == "service" and lock is not None:
            keys = lock.locked(lock.opened(keys, row.id) or "", id)
        new = {"id": id, "table_id": table, "seat": seat, "keys": keys, "stop": secrets.token_urlsafe(18)}
        return msgspec.structs.replace(row, **new, failed="", made=int(time.time()))

    async def stop(self, key: str) -> bool:
        """End the channel with this key. Returns whether there was one. Raises NotKept."""
        row = await self._store.stopped(key)
        if row is not None:
            await self._store.end_channel(row.id)
        return row is not None

    async def _find(self, table: str, seat: int, id: str) -> ChannelRow:
        row = next((row for row in await self._store.channels(table, seat) if row.id == id), None)
        if row is None:
            raise NoChannel
        return row

    async def _confirm(self, row: ChannelRow, code: str) -> None:
        if not row.code or row.guesses >= GUESSES or row.made + GOOD_FOR < time.time():
            raise WrongCode
        await self._store.change_channel(row.id, guesses=row.guesses + 1)
        if not hmac.compare_digest(row.code.encode(), code.strip().encode()):
            raise WrongCode
        await self._store.change_channel(row.id, code="")


def _new_code() -> str:
    return f"{secrets.randbelow(10**6):06}"


def _told(row: ChannelRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "kind": row.kind,
        "name": "" if row.kind == "push" else hinted(row.address),
        "confirmed": not row.code,
        "play": row.kind == "mail" and bool(row.keys),
        "muted": bool(row.muted),
        "failed": row.failed or None,
        "quiet": (row.quiet_from, row.quiet_until),
    }


def _box(address: str) -> str:
    """What is the same for all spellings of an address that lead to one person."""
    name, at, place = address.lower().rpartition("@")
    return name.partition("+")[0] + at + place


def hinted(address: str) -> str:
    """As much of an address as its owner needs to recognize it: others may come to have the seat's link."""
    name, at, place = address.rpartition("@")
    if at and "/" not in address:
        return f"{name[:1]}…@{place}"
    scheme, _, rest = address.partition("://")
    if not rest:
        return scheme
    return f"{scheme}://{rest.rpartition('@')[2].partition('/')[0][:3]}…"
