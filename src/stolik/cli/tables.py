"""`stolik tables`: manage the tables in a database, even while a server uses it."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.table import Table

from stolik.cli.arguments import Json, Language
from stolik.cli.database import DB, Db, at
from stolik.cli.new_file import NotWritten, new_file, private_folder
from stolik.cli.packs import Folders, use_packs
from stolik.cli.reports import print_report, print_reports
from stolik.cli.say import line, out, print_json, sentence, texts
from stolik.core.errors import BadSeat, StolikError

if TYPE_CHECKING:
    from stolik.server.storage.records import Record
    from stolik.server.storage.store import Store

Id = Annotated[
    str,
    typer.Argument(
        metavar="TABLE",
        help="A table's id, as `stolik tables list` names it. Write -- before one that starts with a hyphen.",
    ),
]
Ids = Annotated[list[str], typer.Argument(metavar="TABLE...")]
New = Annotated[Path, typer.Argument(metavar="FILE", help="A file that does not exist yet.")]

tables = typer.Typer(name="tables", help="Look after the tables of a server.")


@tables.command("list")
def list_tables(
    db: Db = DB,
    bin: Annotated[bool, typer.Option("--bin", help="List the tables in the bin instead.")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """List all tables, the one used last first, and after how many days on which the server runs each will go.

    Example: stolik tables list --db stolik.db
    """
    found = at(db, lambda store: store.summaries(binned=bin))
    if json:
        print_json(msgspec.json.encode(found))
        return
    words = texts(lang)
    grid = Table(box=None)
    strangers = ["strangers"] if any(one.open_since is not None for one in found) else []
    for column in ("id", "game", "players", "state", "answers", "used", "goes", *strangers):
        grid.add_column(words.say(f"cli-{column}"), no_wrap=column == "id", overflow="fold")
    for one in found:
        used = _utc(one.used, "%Y-%m-%d")
        state = words.say(f"cli-state-{one.state}")
        goes = words.say("cli-stays") if one.goes is None else words.say("cli-goes-days", days=one.goes)
        row = [one.id, one.game, str(one.players), state, str(one.answers), used, goes]
        if one.open_since is not None:
            since = _utc(one.open_since, "%Y-%m-%d %H:%M")
            row.append(words.say("cli-strangers-since", since=since, free=one.free or 0))
        grid.add_row(*row)
    out().print(grid)


@tables.command()
def show(table: Id, db: Db = DB, lang: Language = None) -> None:
    """Show who sits at a table. Its secrets are not shown."""
    words, record = texts(lang), at(db, lambda store: _record(store, table))
    line(out(), f"{record.table.id}  {record.table.game}  {msgspec.json.encode(record.table.options).decode()}")
    for seat in record.seats:
        line(out(), f"{seat.seat}  {seat.name or '-'}  {seat.bot or words.say('cli-person')}")


@tables.command()
def statistics(db: Db = DB, json: Json = False, packs: Folders = None, lang: Language = None) -> None:
    """Say how many games have ended here, how long they took and who won. Nothing in it says who has played.

    Example: stolik tables statistics --db stolik.db --json
    """
    from stolik.cli.statistics import print_statistics

    words = texts(lang)
    use_packs(packs, words)
    found = at(db, lambda store: store.ended_games())
    if json:
        print_json(msgspec.json.encode(found))
    else:
        print_statistics(found, words)


@tables.command()
def delete(
    ids: Ids,
    db: Db = DB,
    now: Annotated[bool, typer.Option("--now", help="For good, and also from the bin.")] = False,
) -> None:
    """Move tables into the bin, from which they can be restored for a week."""
    from stolik.server.tables.house.keeping import move

    at(db, lambda store: move(store, ids, "away" if now else "bin"))


@tables.command()
def close(ids: Ids, db: Db = DB) -> None:
    """Close tables to strangers for good. Whoever sits there stays, and everybody there is told.

    Example: stolik tables close dfMYENYXITdz --db stolik.db
    """
    from stolik.server.tables.house.keeping import close_to_strangers

    for id in ids:
        at(db, lambda store, id=id: close_to_strangers(store, id))  # type: ignore[misc]


@tables.command()
def restore(ids: Ids, db: Db = DB) -> None:
    """Bring tables back from the bin, with their answers, chat and links."""
    from stolik.server.tables.house.keeping import move

    at(db, lambda store: move(store, ids, "back"))


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
        new = at(db, lambda store: _relinked(store, table, seat, host))
        line(out(), f"{seat:<5}  /t/{new}")
        return
    from stolik.server.tables.people.links import links_of, new_host_link, seat_link

    record, host = at(db, lambda store: _record(store, table)), new_host_link()
    links = links_of(table, len(record.seats), host)
    at(db, lambda store: store.replace_links(table, links))
    line(out(), f"host   /t/{host}")
    line(out(), f"watch  /t/{seat_link(host, None)}")
    for one in record.seats:
        line(out(), f"{one.seat:<5}  /t/{seat_link(host, one.seat)}")


async def _relinked(store: Store, table: str, seat: int, host: str) -> str:
    """Give one seat a new link and note it in the chat. Returns the link. Raises NoSuchTable, NotHost, BadSeat."""
    from stolik.server.errors import NotHost
    from stolik.server.storage.records import LinkRow
    from stolik.server.tables.people.links import cleaned, hashed, seat_link
    from stolik.server.tables.people.talk import Talk

    host, record = cleaned(host), await _record(store, table)
    if await store.link(hashed(host)) != LinkRow(table, "host", None):
        raise NotHost
    if not 0 <= seat < len(record.seats):
        raise BadSeat(seat=seat, least=0, most=len(record.seats) - 1)
    nth = abs(record.seats[seat].link) + 1
    new = seat_link(host, seat, nth)
    await store.replace_link(table, seat, nth, await store.link_of(table, seat), hashed(new))
    await store.say(table, Talk(record.chat, (), {}).note(seat, "new_link"))
    return new


@tables.command()
def export(table: Id, file: New, db: Db = DB, packs: Folders = None) -> None:
    """Write a table's save to a file, for `stolik replay`. It holds the secrets of a running game."""
    from stolik.server.tables.game.restore import restore

    use_packs(packs, texts(None))
    with new_file(file) as part:
        record = at(db, lambda store: _record(store, table))
        part.write_bytes(restore(record).position.save())


@tables.command()
def reports(
    id: Annotated[int | None, typer.Argument(metavar="REPORT", show_default=False)] = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="A file that does not exist yet.")] = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="With the whole game, even if it is still played: with all its secrets.")
    ] = False,
    db: Db = DB,
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """List the players' reports that a rule looks wrong, or print one as a file.

    Once its game is over, a report has the whole game with it, for `stolik replay` and `stolik scenario --from`.

    Example: stolik tables reports 3 --out report.json
    """
    from stolik.server.tables.replays.reports import report_in

    words = texts(lang)
    use_packs(packs, words)
    if id is None:
        print_reports(at(db, lambda store: store.reports()), words, json=json)
    else:
        print_report(*at(db, lambda store: report_in(store, id)), file, whole=whole, words=words)


@tables.command()
def backup(file: New, db: Db = DB) -> None:
    """Copy the database, without the bin, to a new file that only its owner may read, even while a server runs.

    The copy is checked before it gets its name. If anything fails there is no file.
    """
    from stolik.server.storage.database_file import BESIDE, back_up

    with new_file(file, BESIDE) as part:
        back_up(db, part)


@tables.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A database or a back-up. It is only read.")],
    with_this_version: Annotated[
        bool, typer.Option("--with-this-version", help="Also say what an upgrade to this version does to each table.")
    ] = False,
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Say whether a database is sound and whether each of its tables can be opened, without changing it.

    The exit code is 1 if a table cannot be opened, or not with all its answers.

    Example: stolik tables check copy.db --with-this-version
    """
    from stolik.server.check import open_all
    from stolik.server.storage.database_file import MIGRATIONS, copy

    words = texts(lang)
    use_packs(packs, words)
    with private_folder() as folder:
        private = folder / "copy.db"
        try:
            version = copy(file, private)
        except (OSError, sqlite3.Error) as error:
            raise NotWritten(file=str(private), reason=str(error)) from error
        found = at(private, open_all)
    broken = [one for one in found if one.error is not None and (with_this_version or not one.is_touched)]
    touched = [one for one in found if one.is_touched]
    shortened = [one for one in found if one.undone and not one.is_touched]
    if json:
        print_json(msgspec.json.encode({"version": version, "here": len(MIGRATIONS), "tables": found}, enc_hook=_plain))
        raise typer.Exit(1 if broken or shortened else 0)
    line(out(), words.say("cli-sound", file=str(file), version=version, tables=len(found)))
    if version < len(MIGRATIONS):
        line(out(), words.say("cli-migrates", version=version, here=len(MIGRATIONS)))
    for one in broken:
        reason = sentence(one.error or StolikError(), words)
        line(out(), words.say("cli-table-broken", table=one.id, game=one.game, reason=reason))
    for one in shortened:
        line(out(), words.say("cli-table-shortened", table=one.id, game=one.game, undone=one.undone))
    if with_this_version:
        for one in touched:
            if one.error is None:
                facts = {"table": one.id, "game": one.game, "found": one.found, "here": one.here}
                line(out(), words.say("cli-table-touched", undone=one.undone, **facts))
    if touched and not with_this_version:
        line(out(), words.say("cli-tables-touched", tables=len(touched), file=str(file)))
    raise typer.Exit(1 if broken or shortened else 0)


def _utc(seconds: float, form: str) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime(form)


def _plain(error: Any) -> Any:
    """An error in JSON."""
    return {"id": error.id, "args": error.details}


async def _record(store: Store, table: str) -> Record:
    from stolik.server.tables.house.keeping import known

    return await store.record(await known(store, table))
