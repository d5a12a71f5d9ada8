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
from stolik.cli.say import err, line, out, print_json, sentence, texts
from stolik.core.errors import StolikError
from stolik.core.installed import find_game
from stolik.scenario import BadScenario, Mismatch, Scenario, read_file, run
from stolik.scenario.vocabulary import vocabulary
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
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Check that positions develop as described.

    The exit code is 0 if all do, 1 if one does not, 2 if a file cannot be read.

    Example: stolik scenario tests/scenarios/not_alone/beach.txt
    """
    use_packs(packs, texts(lang))
    if words is not None:
        _print_words(words, texts(lang), json=json)
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
        self.unreadable: list[BadScenario] = []

    def check(self, file: Path) -> None:
        """Run all scenarios of a file. If one cannot be read, its error is kept for the end and the rest still run."""
        try:
            scenarios = read_file(file)
        except BadScenario as bad:
            self.unreadable.append(bad)
            return
        for one in scenarios:
            self.count += 1
            try:
                mismatch = run(one)
            except BadScenario as bad:
                self.count -= 1
                self.unreadable.append(bad)
                continue
            if mismatch is not None:
                self.failed.append({"title": one.title, **msgspec.to_builtins(mismatch)})
                if not self.quiet:
                    self._tell(one, mismatch)

    def finish(self, *, json: bool) -> None:
        """Print how many scenarios hold, and exit with the exit code."""
        passed = self.count - len(self.failed)
        if json:
            print_json(
                msgspec.json.encode(
                    {
                        "scenarios": self.count,
                        "passed": passed,
                        "failed": self.failed,
                        "unreadable": [
                            {"file": bad.file, "line": bad.line, "reason": sentence(bad, self.words)}
                            for bad in self.unreadable
                        ],
                    }
                )
            )
        else:
            for bad in self.unreadable:
                line(err(), sentence(bad, self.words))
            line(out(), self.words.say("cli-scenarios", passed=passed, count=self.count))
        raise typer.Exit(UNREADABLE if self.unreadable else MISMATCH if self.failed else 0)

    def _tell(self, scenario: Scenario, mismatch: Mismatch) -> None:
        said = self.words.say("cli-scenario-failed", file=scenario.file, line=str(mismatch.line), title=scenario.title)
        line(out(), said, "bold")
        line(out(), f"  {self.words.say('cli-expected')}: {mismatch.expected}")
        line(out(), f"  {self.words.say('cli-found')}: {mismatch.found}")


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
