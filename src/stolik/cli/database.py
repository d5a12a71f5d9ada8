"""A database, for commands that do something in it while a server may be using it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from stolik.server.storage.store import Store

Db = Annotated[Path, typer.Option(help="File in which tables are kept.")]
DB = Path("stolik.db")
T = TypeVar("T")


def at(db: Path, what: Callable[[Store], Awaitable[T]]) -> T:
    """The result of `what` on an existing database. Raises DatabaseMissing."""
    from stolik.server.errors import DatabaseMissing
    from stolik.server.storage.store import Store

    async def do() -> T:
        store = await Store.open(db)
        try:
            return await what(store)
        finally:
            await store.close()

    if not db.exists():
        raise DatabaseMissing(file=str(db))
    return asyncio.run(do())
