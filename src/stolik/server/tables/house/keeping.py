"""Moving tables into the bin, back and away, and closing them to strangers, as a host does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from stolik.server.errors import NeverOpen, NoSuchTable, TableBinned, TableNotBinned
from stolik.server.storage.store import Store
from stolik.server.tables.people.talk import Talk

Move = Literal["bin", "back", "away"]


async def known(store: Store, table: str, *, binned: bool | None = False) -> str:
    """The id of a table. `binned`: whether it must be in the bin; None if it does not matter. Raises NoSuchTable,
    TableBinned, TableNotBinned.
    """
    found = await store.binned(table)
    if found is None:
        raise NoSuchTable(table=table[:80])
    if binned is not None and found != binned:
        raise (TableBinned if found else TableNotBinned)(table=table)
    return table


async def move(store: Store, tables: Sequence[str], to: Move) -> None:
    """Move tables into the bin, back from it, or away for good; all or none. Raises NoSuchTable, TableBinned,
    TableNotBinned, NotKept.
    """
    binned = {"bin": False, "back": True, "away": None}[to]
    ids = [await known(store, table, binned=binned) for table in tables]
    await {"bin": store.bin, "back": store.take_back, "away": store.delete}[to](ids)


async def close_to_strangers(store: Store, table: str) -> None:
    """Let no more strangers sit down at a table, and note it in the talk there. A running server notices both. Raises
    NoSuchTable, TableBinned, NeverOpen, NotKept.
    """
    id = await known(store, table)
    if id not in await store.open_tables():
        raise NeverOpen
    record = await store.record(id)
    await store.drop_open(id)
    await store.say(id, Talk(record.chat, (), {}).note(None, "closed_by_house"))
