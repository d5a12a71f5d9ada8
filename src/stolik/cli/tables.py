"""`stolik tables`: manage the tables in a database, even while a server uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer
from rich.table import Table

from stolik.cli.arguments import Json, Language
from stolik.cli.packs import Folders, use_packs
from stolik.cli.say import line, out, print_json, texts
from stolik.core.errors import StolikError

if TYPE_CHECKING:
    from stolik.server.store import Store

Db = Annotated[Path, typer.Option(help="File in which tables are kept.")]
Id = Annotated[
    str,
    typer.Argument(
        metavar="TABLE",
        help="A table's id, as `stolik tables list` names it. Write -- before one that starts with a hyphen.",
    ),
]
New = Annotated[Path, typer.Argument(metavar="FILE", help="A file that does not exist yet.")]
DB = Path("stolik.db")
T = TypeVar("T")

tables = typer.Typer(name="tables", help="List, show, delete, relink, export or back up the tables of a server.")


class NoSuchTable(StolikError):
    """The database has no table with this id."""

    id = "no_such_table"


class FileExists(StolikError):
    """The file to be written already exists."""

    id = "file_exists"


@tables.command("list")
def list_tables(db: Db = DB, json: Json = False, lang: Language = None) -> None:
    """List all tables, the one used last first.

    Example: stolik tables list --db stolik.db
    """
    found = _at(db, lambda store: store.summaries())
    if json:
        print_json(msgspec.json.encode(found))
        return
    words = texts(lang)
    grid = Table(box=None)
    for column in ("id", "game", "players", "state", "answers", "used"):
        grid.add_column(words.say(f"cli-{column}"))
    for one in found:
        used = datetime.fromtimestamp(one.used, UTC).strftime("%Y-%m-%d")
        state = words.say(f"cli-state-{one.state}")
        grid.add_row(one.id, one.game, str(one.players), state, str(one.answers), used)
    out().print(grid)


@tables.command()
def show(table: Id, db: Db = DB, lang: Language = None) -> None:
    """Show who sits at a table. Its secrets are not shown."""
    words, record = texts(lang), _at(db, lambda store: store.record(_known(store, table)))
    line(out(), f"{record.table.id}  {record.table.game}  {msgspec.json.encode(record.table.options).decode()}")
    for seat in record.seats:
        line(out(), f"{seat.seat}  {seat.name or '-'}  {seat.bot or words.say('cli-person')}")


@tables.command()
def delete(ids: Annotated[list[str], typer.Argument(metavar="TABLE...")], db: Db = DB) -> None:
    """Delete tables for good, with their answers, chat and links."""

    async def remove(store: Store) -> None:
        await store.delete([_known(store, id) for id in ids])

    _at(db, remove)


@tables.command()
def relink(
    table: Id,
    seat: Annotated[int | None, typer.Option(help="Only this seat's link; asks for the host's.")] = None,
    db: Db = DB,
    lang: Language = None,
) -> None:
    """Give a table new links, including the host's, and print them. The old ones stop working at once.

    With --seat only that seat gets a new link. It is derived from the host's link, which the command asks for.
    """
    if seat is not None:
        host = typer.prompt(texts(lang).say("cli-host_link"), err=True)
        new = _at(db, lambda store: _relinked(store, table, seat, host))
        line(out(), f"{seat:<5}  /t/{new}")
        return
    from stolik.server.links import new_host_link, seat_link
    from stolik.server.lobby import links_of

    record, host = _at(db, lambda store: store.record(_known(store, table))), new_host_link()
    links = links_of(table, len(record.seats), host)
    _at(db, lambda store: store.replace_links(table, links))
    line(out(), f"host   /t/{host}")
    line(out(), f"watch  /t/{seat_link(host, None)}")
    for one in record.seats:
        line(out(), f"{one.seat:<5}  /t/{seat_link(host, one.seat)}")


async def _relinked(store: Store, table: str, seat: int, host: str) -> str:
    """Give one seat a new link and note it in the chat. Returns the link. Raises NoSuchTable, NotHost, BadSeat."""
    from stolik.server.errors import BadSeat, NotHost
    from stolik.server.links import cleaned, hashed, seat_link
    from stolik.server.records import LinkRow
    from stolik.server.talk import Talk

    host, record = cleaned(host), await store.record(_known(store, table))
    if await store.link(hashed(host)) != LinkRow(table, "host", None):
        raise NotHost
    if not 0 <= seat < len(record.seats):
        raise BadSeat(seat=seat, least=0, most=len(record.seats) - 1)
    nth = record.seats[seat].link
    new = seat_link(host, seat, nth + 1)
    await store.replace_link(table, seat, nth + 1, hashed(seat_link(host, seat, nth)), hashed(new))
    await store.say(table, Talk(record.chat, (), {}).note(seat, "new_link"))
    return new


@tables.command()
def export(table: Id, file: New, db: Db = DB, packs: Folders = None) -> None:
    """Write a table's save to a file, for `stolik replay`. It holds the secrets of a running game."""
    from stolik.server.restore import restore

    use_packs(packs, texts(None))
    record = _at(db, lambda store: store.record(_known(store, table)))
    save = restore(record).save()
    _new(file).write_bytes(save)


@tables.command()
def backup(file: New, db: Db = DB) -> None:
    """Copy the database to a new file that only its owner may read, even while a server runs."""
    from stolik.server.database_file import copy

    _at(db, lambda store: asyncio.to_thread(copy, db, _new(file)))


def _known(store: Store, table: str) -> str:
    if not store.has(table):
        raise NoSuchTable(table=table[:80])
    return table


def _new(file: Path) -> Path:
    """A new file that only its owner may read. Raises FileExists."""
    try:
        file.touch(0o600, exist_ok=False)
    except FileExistsError as error:
        raise FileExists(file=str(file)) from error
    return file


def _at(db: Path, what: Callable[[Store], Awaitable[T]]) -> T:
    """The result of `work` on an existing database. Raises DatabaseNotWritable."""
    from stolik.server.errors import DatabaseNotWritable
    from stolik.server.store import Store

    async def do() -> T:
        store = await Store.open(db)
        try:
            return await what(store)
        finally:
            await store.close()

    if not db.is_file():
        raise DatabaseNotWritable(file=str(db), reason="no such file")
    return asyncio.run(do())
