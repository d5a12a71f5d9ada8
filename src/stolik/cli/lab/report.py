"""`stolik lab report`: the report on a run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.arguments import Language
from stolik.cli.say import line, out, texts
from stolik.files import check_writable, write
from stolik.lab.report.page import page
from stolik.lab.runs.results import Results
from stolik.text import Catalogue

REPORT = "report.html"


def report(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="The folder of a run, finished or not.")],
    file: Annotated[
        Path | None, typer.Option("-o", metavar="FILE", help="The page; by default report.html in RESULTS.")
    ] = None,
    lang: Language = None,
) -> None:
    """Write a page about a run: who wins, what the options change, how long games are and who waits, which cards go
    with winning. The page needs no network.

    Example: stolik lab report not-alone-options.results
    """
    write_report(Results(results), file or results / REPORT, texts(lang))


def write_report(results: Results, file: Path, words: Catalogue) -> None:
    """Write the page and say where it is."""
    _ = results.run
    check_writable(file)
    name = results.folder.resolve().name.removesuffix(".results")
    write(file, page(results, name, words.lang).encode())
    line(out(), words.say("cli-lab-report", file=str(file)))
