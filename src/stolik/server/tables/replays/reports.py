"""Reports that a rule looks wrong: made at a table or in its replay, stored for the host (decision 0068)."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from functools import partial
from typing import Literal

from stolik.core.errors import StolikError
from stolik.core.position import Position
from stolik.guides import book_of
from stolik.referee import Malformed
from stolik.reports import Report, moment_told, read_report, report_of
from stolik.server.errors import NoSuchReport, UnknownTable
from stolik.server.messages import ReportRequest
from stolik.server.storage.records import LinkRow, Record, ReportRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.daily import is_sealed
from stolik.server.tables.game.restore import position_after, restore
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.links import without_links
from stolik.server.tables.people.names import visible
from stolik.server.tables.replays.film import moment_at
from stolik.server.tables.replays.looking_back import eyes_of, is_removed

LONGEST = 2_000
"""Letters of what a person writes."""


Warning = Literal["", "secrets", "no_game"]
"""What a host is told beside a report: that it tells the secrets of a game that is still played, or that the whole game
cannot be had.
"""


class Reports:
    """The reports of a lobby's tables. `network` is where a request comes from."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby, self._store = lobby, store

    async def make(self, token: str, network: str, wanted: ReportRequest) -> bytes:
        """Store a report of a moment, and return it as a file: what the link's seat may know, and once the game is over
        and its deal no secret of the day, all of it. Raises UnknownTable, Malformed, NotOver, NoBeginning, NoMoment,
        ReportsFull, NotKept.
        """
        link, room = await self._lobby.find(token)
        if is_removed(room, link, network):
            raise UnknownTable
        seen = room.seen(link.role)
        position, rows = seen.position.clone(), seen.play.rows
        make = partial(made_of, position, link, wanted, sealed=is_sealed(room.table))
        report, answers = await asyncio.get_running_loop().run_in_executor(self._lobby.in_use.openers, make)
        data = report.written()
        await self._store.add_report(ReportRow(link.table_id, link.seat, rows, answers, zlib.compress(data)))
        return data


async def report_in(store: Store, id: int) -> tuple[ReportRow, Record]:
    """A report and all that is stored of its table. Raises NoSuchReport."""
    row = await store.report(id)
    if row is None:
        raise NoSuchReport(report=str(id))
    return row, await store.record(row.table_id)


def told_to_host(row: ReportRow, record: Record, *, whole: bool = False) -> tuple[Report, Warning]:
    """A report for the host, with the whole game if that is no secret any more, or wanted."""
    report = read_report(zlib.decompress(row.data))
    known = report.whole or (_is_over(record) and not is_sealed(record.table))
    if report.whole or not (known or whole):
        return report, ""
    found = with_record(report, row, record)
    if found is None:
        return report, "no_game"
    return found, "" if known else "secrets"


def _is_over(record: Record) -> bool:
    """Whether the game of a table is over, as far as it can be read here."""
    with suppress(StolikError):
        return restore(record).position.over
    return False


def with_record(report: Report, row: ReportRow, record: Record) -> Report | None:
    """The report with the whole game as its table's record has it, for the host alone; None if the record no longer
    leads to the moment: it was played under other rules, or begins with a moment that somebody imagined.
    """
    then = position_after(record, row.rows)
    known = then is not None and not then.continued and then.seed is not None
    return report.with_game(then, row.answers) if then is not None and known else None


def made_of(position: Position, link: LinkRow, wanted: ReportRequest, *, sealed: bool) -> tuple[Report, int]:
    """The report, and after how many answers its moment is. Raises Malformed, NotOver, NoBeginning, NoMoment."""
    words = without_links(visible(wanted.words, LONGEST))
    if not words:
        raise Malformed(detail="empty")
    if wanted.rule and wanted.rule not in {rule.id for rule in book_of(position.game).paragraphs}:
        raise Malformed(detail="rule")
    _, eyes = eyes_of(link, position, wanted.eyes)
    seat = eyes if isinstance(eyes, int) else None
    if wanted.frame is not None:
        moment = moment_at(position, eyes, wanted.frame)
    else:
        moment = position if wanted.lines is None else moment_told(position, seat, wanted.lines)
    report, answers = report_of(moment, seat, words, wanted.rule), len(moment.history)
    known = position.over and position.seed is not None and not sealed
    return report.with_game(position, answers) if known else report, answers
