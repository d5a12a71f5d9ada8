"""`stolik scenario`: check scenario files."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from stolik.cli.arguments import Json, Language
from stolik.cli.packs import Folders, use_packs
from stolik.cli.say import err, file_trouble, line, out, print_json, read_save, sentence, texts
from stolik.core.errors import StolikError
from stolik.core.installed import find_game
from stolik.core.moments import moment_in
from stolik.reports import is_report, moment_of, read_report
from stolik.scenario import BadScenario, Mismatch, Read, Scenario, read_file, run
from stolik.scenario.vocabulary import vocabulary
from stolik.scenario.writing import scenario_at
from stolik.text import Catalogue

MISMATCH, UNREADABLE = 1, 2
"""Exit codes."""


class NoFiles(StolikError):
    """No scenario file was given."""

    id = "usage"


def scenario(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE...", help="Files with scenarios.", show_default=False)
    ] = None,
    words: Annotated[
        str | None, typer.Option(metavar="GAME", help="Print what a scenario of this game may name instead.")
    ] = None,
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Print a scenario of the moment of a report, or of a save's end."),
    ] = None,
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Check that positions develop as described.

    The exit code is 0 if all do, 1 if one does not, 2 if one cannot be read.

    With --from the scenario of a report fails until its last line says what must happen.

    Example: stolik scenario tests/scenarios/not_alone/beach.txt
    """
    use_packs(packs, texts(lang))
    if words is not None:
        _print_words(words, texts(lang), json=json)
        return
    if source is not None:
        _print_scenario(read_save(source), lang)
        return
    if not files:
        raise NoFiles(command="stolik scenario", name="FILE...", reason="missing")
    report = Report(texts(lang), quiet=json)
    for file in files:
        report.check(file)
    report.finish(json=json)


class Report:
    """The results so far, printed at once unless `quiet`."""

    def __init__(self, words: Catalogue, *, quiet: bool) -> None:
        self.words = words
        self.quiet = quiet
        self.count = 0
        self.failed: list[dict[str, object]] = []
        self.unreadable: list[dict[str, object]] = []

    def check(self, file: Path) -> None:
        """Run all scenarios of a file. What cannot be read is noted, and the rest still run."""
        try:
            scenarios = read_file(file)
        except OSError as error:
            self.count += 1
            self._note(str(file), 0, file_trouble(error, self.words))
            return
        for one in scenarios:
            self.count += 1
            try:
                self._run(one)
            except BadScenario as bad:
                self._note(bad.file, bad.line, sentence(bad, self.words))

    def finish(self, *, json: bool) -> None:
        """Print how many scenarios hold, and exit with the exit code."""
        failed, unreadable = len(self.failed), len(self.unreadable)
        counts = {"count": self.count, "passed": self.count - failed - unreadable}
        if json:
            report = {"scenarios": self.count, "passed": counts["passed"]}
            print_json(msgspec.json.encode(report | {"failed": self.failed, "unreadable": self.unreadable}))
        elif unreadable:
            line(out(), self.words.say("cli-scenarios-unreadable", failed=failed, unreadable=unreadable, **counts))
        else:
            line(out(), self.words.say("cli-scenarios", **counts))
        raise typer.Exit(UNREADABLE if unreadable else MISMATCH if failed else 0)

    def _run(self, one: Read) -> None:
        if isinstance(one, BadScenario):
            raise one
        mismatch = run(one)
        if mismatch is not None:
            self.failed.append({"title": one.title, **msgspec.to_builtins(mismatch)})
            if not self.quiet:
                self._tell(one, mismatch)

    def _note(self, file: str, number: int, reason: str) -> None:
        """Note a scenario that cannot be read; what is wrong with several scenarios is said once."""
        note: dict[str, object] = {"file": file, "line": number, "reason": reason}
        if not self.quiet and note not in self.unreadable:
            line(err(), reason)
        self.unreadable.append(note)

    def _tell(self, scenario: Scenario, mismatch: Mismatch) -> None:
        said = self.words.say("cli-scenario-failed", file=scenario.file, line=str(mismatch.line), title=scenario.title)
        line(out(), said, "bold")
        line(out(), f"  {self.words.say('cli-expected')}: {mismatch.expected}")
        line(out(), f"  {self.words.say('cli-found')}: {mismatch.found}")


def _print_scenario(data: bytes, lang: str | None) -> None:
    """Print the scenario of a report's moment, or of the end of a save. Raises BadReport, BadSave, OtherPack,
    NoBeginning.
    """
    report = read_report(data) if is_report(data) else None
    position = moment_of(report) if report is not None else moment_in(data)
    words = texts(lang, position.game.id).seated({}, position.options)
    seat, said, rule = (report.seat, report.words, report.rule) if report is not None else (None, "…", "")
    line(out(), scenario_at(position, seat, said, rule, words).rstrip())


def _print_words(game: str, words: Catalogue, *, json: bool) -> None:
    """Print a game's question kinds, references, view fields and log lines."""
    known = vocabulary(find_game(game))
    log = {id: sorted(arguments) for id, arguments in sorted(known.log.items())}
    lists = {
        "questions": sorted(known.game.kinds),
        "references": known.families(),
        "fields": known.view_fields(),
        "words": sorted(known.game.view_words),
        "log": log,
        "endings": sorted(known.game.reasons),
    }
    if json:
        print_json(msgspec.json.encode(lists))
        return
    console = out()
    for part, found in lists.items():
        line(console, words.say(f"cli-words-{part}"), "bold")
        if isinstance(found, dict):
            for name, inner in found.items():
                _print_row(console, name if part == "log" else f"{name}:", inner)
        else:
            _print_row(console, "", found)


def _print_row(console: Console, name: str, found: Collection[str]) -> None:
    line(console, "  " + " ".join([*([name] if name else []), *found]))
