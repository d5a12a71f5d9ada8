"""The key of the host's page. Only its hash is kept, in the database."""

from __future__ import annotations

import hmac

from stolik.server.storage.house_rows import HouseRows
from stolik.server.tables.people.links import hashed, new_host_link


async def new_key(store: HouseRows) -> str:
    """A new key; the one before no longer works. Raises NotKept."""
    key = new_host_link()
    await store.keep_of_house("host", hashed(key).encode())
    return key


async def end_key(store: HouseRows) -> None:
    """Have no key any more, and so no page. Raises NotKept."""
    await store.keep_of_house("host", None)


async def fits(store: HouseRows, given: str) -> bool | None:
    """Whether this is the key; None if there is none."""
    kept = await store.of_house("host")
    return None if kept is None else hmac.compare_digest(kept, hashed(given).encode())
