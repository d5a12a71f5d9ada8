"""The requests of the host's page (decision 0077). Their key, and whom it looks for, are never in an address, which a
web server in front may log.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik import __version__
from stolik.reports import Report, read_report
from stolik.server.errors import HostKeyNeeded, NeverOpen, NothingHere
from stolik.server.figures import Figures
from stolik.server.host_key import fits
from stolik.server.limits import Buckets
from stolik.server.messages import parse
from stolik.server.net.bodies import JSON, as_json, json_body, lobby_of
from stolik.server.net.bodies import LOG as WRONG
from stolik.server.net.headers import sender
from stolik.server.net.open_api import open_tables_of
from stolik.server.notices import Notices
from stolik.server.storage.listing import Wanted
from stolik.server.storage.records import ReportRow
from stolik.server.storage.retention import BINNED, Retention, Uptime
from stolik.server.storage.store import Store
from stolik.server.tables.house.keeping import Move, known, move
from stolik.server.tables.replays.reports import report_in, told_to_host

LOG = logging.getLogger(__name__)

REPORTS = 20
"""Reports on one page of the list."""
A_WEEK = 7 * 24 * 60


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Where a table goes."""

    to: Move


class ReportChange(msgspec.Struct, forbid_unknown_fields=True):
    """A report is done or not, or to be deleted."""

    done: bool | None = None
    delete: bool = False


class NoticeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What the house says to all tables, and in how many minutes the server restarts. With neither it says nothing
    any more.
    """

    text: Annotated[str, msgspec.Meta(max_length=1_000)] = ""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=A_WEEK)] | None = None


class ReportsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Which reports are listed."""

    done: bool = False
    page: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class House:
    """What the host's page is told of the running server, besides its tables."""

    def __init__(self, store: Store, uptime: Uptime, keep: Retention, figures: Figures, notices: Notices) -> None:
        self.store, self.notices = store, notices
        self._uptime, self._keep, self._figures = uptime, keep, figures

    async def told(self, guests: int, played: int, *, open_tables: bool) -> dict[str, Any]:
        """All of it. `guests` are connected at the tables that are `played`; `open_tables`: whether the server has
        any.
        """
        counts = {
            "tables": await self.store.count(),
            "binned": (await self.store.listed(Wanted(binned=True)))[1],
            "reports": (await self.store.newest_reports(done=False, most=0))[1],
            "strangers": (await self.store.listed(Wanted(strangers=True)))[1] if open_tables else None,
        }
        return {
            "version": __version__,
            "file": str(self.store.file),
            "up": round(self._uptime.now() - self._uptime.before),
            "guests": guests,
            "played": played,
            "counts": counts,
            "keep": {**msgspec.structs.asdict(self._keep), "binned": BINNED},
            "figures": self._figures.last,
            "notice": self.notices.told(),
        }


async def show_house(request: Request) -> Response:
    """The state of the server."""
    house = await _house(request)
    has = open_tables_of(request) is not None
    return as_json(await house.told(*lobby_of(request).in_use.guests(), open_tables=has))


async def list_tables(request: Request) -> Response:
    """A page of the tables that are wanted."""
    house, wanted = await _house(request), parse(await json_body(request), Wanted)
    tables, count = await house.store.listed(wanted)
    return as_json({"tables": tables, "count": count})


async def show_table(request: Request) -> Response:
    """Who sits at a table."""
    house = await _house(request)
    record = await house.store.record(await known(house.store, request.path_params["table"], binned=None))
    return as_json({"seats": [{"seat": one.seat, "name": one.name, "bot": one.bot} for one in record.seats]})


async def move_table(request: Request) -> Response:
    """Move a table into the bin, back, or away for good."""
    house, wanted = await _house(request), parse(await json_body(request), MoveRequest)
    table = request.path_params["table"]
    await move(house.store, [table], wanted.to)
    LOG.info("table %s is moved by the host: %s", table, wanted.to)
    await lobby_of(request).in_use.look_at(table)
    return as_json({})


async def close_table(request: Request) -> Response:
    """Let no more strangers sit down at a table."""
    await _house(request)
    await json_body(request)
    if (tables := open_tables_of(request)) is None:
        raise NeverOpen
    await tables.end(request.path_params["table"])
    return as_json({})


async def save_table(request: Request) -> Response:
    """The save of a finished game."""
    house, lobby = await _house(request), lobby_of(request)
    return _file(await lobby.save_of(await known(house.store, request.path_params["table"])))


async def list_reports(request: Request) -> Response:
    """A page of the reports, the newest first."""
    house, wanted = await _house(request), parse(await json_body(request), ReportsWanted)
    rows, count = await house.store.newest_reports(done=wanted.done, most=REPORTS, after=wanted.page * REPORTS)
    return as_json({"reports": [_in_brief(row, _read(row)) for row in rows], "count": count})


async def change_report(request: Request) -> Response:
    """Mark a report as done, or delete it."""
    house, change = await _house(request), parse(await json_body(request), ReportChange)
    id = _report(request)
    await report_in(house.store, id)
    if change.delete:
        await house.store.delete_report(id)
    elif change.done is not None:
        await house.store.mark_report(id, done=change.done)
    return as_json({})


async def send_report(request: Request) -> Response:
    """The file of a report; with the whole game once it is over and no secret of its day."""
    house = await _house(request)
    row, record = await report_in(house.store, _report(request))
    loop, openers = asyncio.get_running_loop(), lobby_of(request).in_use.openers
    report, _ = await loop.run_in_executor(openers, told_to_host, row, record)
    return _file(report.written())


async def say_to_all(request: Request) -> Response:
    """Say something to everybody who is connected or comes, or take it back."""
    house, wanted = await _house(request), parse(await json_body(request), NoticeRequest)
    await house.notices.say(wanted.text, wanted.minutes)
    return as_json({"notice": house.notices.told()})


ROUTES = [
    Route("/api/host", show_house),
    Route("/api/host/tables", list_tables, methods=["POST"]),
    Route("/api/host/tables/{table}", show_table),
    Route("/api/host/tables/{table}", move_table, methods=["POST"]),
    Route("/api/host/tables/{table}/close", close_table, methods=["POST"]),
    Route("/api/host/tables/{table}/save", save_table),
    Route("/api/host/reports", list_reports, methods=["POST"]),
    Route("/api/host/reports/{report:int}", send_report),
    Route("/api/host/reports/{report:int}", change_report, methods=["POST"]),
    Route("/api/host/notice", say_to_all, methods=["POST"]),
]


async def _house(request: Request) -> House:
    """The house, for whoever has its key. Raises NothingHere if there is none, HostKeyNeeded, or RateLimited after too
    many wrong ones, which never keep out the right one.
    """
    house: House = request.app.state.house
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    right = await fits(house.store, given)
    if right is None:
        raise NothingHere
    if kind != "Bearer" or not given:
        raise HostKeyNeeded
    if not right:
        guesses: Buckets = request.app.state.host_guesses
        guesses.take(sender(request))
        WRONG.warning("wrong key from %s", sender(request) or "an unknown address")
        raise HostKeyNeeded
    return house


def _report(request: Request) -> int:
    number: int = request.path_params["report"]
    return number


def _read(row: ReportRow) -> Report:
    return read_report(zlib.decompress(row.data))


def _in_brief(row: ReportRow, report: Report) -> dict[str, Any]:
    return {
        "id": row.id,
        "table": row.table_id,
        "game": report.game,
        "seat": report.seat,
        "made": row.made,
        "rule": report.rule,
        "words": report.words,
        "done": bool(row.done),
    }


def _file(data: bytes) -> Response:
    return Response(data, media_type=JSON)
