"""Reports on the command line: those that players have made, for the host, and what one of them says."""

from __future__ import annotations

import zlib
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table
from rich.text import Text

from stolik.cli.new_file import new_file
from stolik.cli.say import err, line, out, print_json, texts
from stolik.core.installed import find_game
from stolik.core.question import SEATS
from stolik.reports import Report, read_report
from stolik.scenario.values import SPECTATOR
from stolik.text import Catalogue

if TYPE_CHECKING:
    from stolik.server.storage.records import Record, ReportRow


def print_report(row: ReportRow, record: Record, file: Path | None, *, whole: bool, words: Catalogue) -> None:
    """Print a report as a file, or write it to a new one. Says so if it tells secrets, or lacks the game."""
    from stolik.server.tables.replays.reports import told_to_host

    report, warning = told_to_host(row, record, whole=whole)
    if warning:
        line(err(), words.say(f"cli-report-{warning}"), "bold")
    if file is None:
        print_json(report.written())
        return
    with new_file(file) as part:
        part.write_bytes(report.written())


def tell_report(report: Report, words: Catalogue) -> None:
    """Print who has written what, about which rule."""
    line(out(), words.say("cli-report-says", seat=_viewer(report), words=report.words), "bold")
    if report.rule:
        line(out(), words.say("cli-report-rule", rule=words.say(f"rule-{report.rule}")))


def tell_part(report: Report, *, check: bool, json: bool, lang: str | None) -> None:
    """Print what a report says that holds only what one seat knew."""
    game, seen = find_game(report.game), report.seen
    if json:
        facts = {"same": None, "game": report.game, "players": report.players, "answers": len(seen.answers)}
        print_json(msgspec.json.encode(facts | ({} if check else {"log": seen.log})))
        return
    words, console = texts(lang, report.game).seated({}, report.options), out()
    tell_report(report, words)
    for entry in [] if check else seen.log:
        if entry.id in game.log_ids:
            line(console, words.say(f"log-{entry.id}", **entry.args))
    line(console, words.say("cli-report-part", seat=_viewer(report), lines=len(seen.log), answers=len(seen.answers)))
    if report.version != game.version:
        line(console, words.say("cli-report-rules", found=report.version, here=game.version))


def print_reports(rows: list[ReportRow], words: Catalogue, *, json: bool) -> None:
    """Print all reports."""
    told = [(row, read_report(zlib.decompress(row.data))) for row in rows]
    if json:
        facts = [
            {"id": row.id, "table": row.table_id, "game": report.game, "seat": report.seat, "made": row.made}
            | {"rule": report.rule, "words": report.words}
            for row, report in told
        ]
        print_json(msgspec.json.encode(facts))
        return
    grid = Table(box=None)
    for column in ("id", "table", "game", "seat", "made", "words"):
        grid.add_column(words.say(f"cli-{column}"), no_wrap=column in ("id", "made"), overflow="fold")
    for row, report in told:
        made = datetime.fromtimestamp(row.made, UTC).strftime("%Y-%m-%d")
        grid.add_row(str(row.id), row.table_id, report.game, _viewer(report), made, Text(report.words))
    out().print(grid)


def _viewer(report: Report) -> str:
    """Whose view a report tells, in the words of scenarios."""
    return SPECTATOR if report.seat is None else SEATS[report.seat].ref
