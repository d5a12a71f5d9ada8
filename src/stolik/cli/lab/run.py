"""`stolik lab run`: play a plan."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stolik.cli.arguments import Language
from stolik.cli.ending import code_of, in_good_order
from stolik.cli.lab.report import REPORT, write_report
from stolik.cli.progress import counting
from stolik.cli.say import err, line, out, texts
from stolik.files import NotWritable
from stolik.lab.runs.cells import cells, total
from stolik.lab.runs.cluster import cluster_at
from stolik.lab.runs.plan import Plan, find_plan, read_plan
from stolik.lab.runs.results import Results, Run
from stolik.lab.runs.running import Runner, finish
from stolik.lab.runs.tables import broken, connect
from stolik.lab.runs.workers import workers
from stolik.text import Catalogue

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    plan: Annotated[str, typer.Argument(metavar="PLAN", help="A plan: a TOML file, or a name that `lab plans` lists.")],
    results: Annotated[
        Path | None, typer.Option("-o", metavar="RESULTS", help="The folder of results; by default PLAN.results.")
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes that play; by default one a core. They change no result."),
    ] = None,
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Let the workers of a Dask cluster play (docs/research.md).")
    ] = "",
    games: Annotated[int | None, typer.Option(min=1, help="Deals in each cell, instead of the plan's.")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep every decision, a row each.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Keep every line of the log, a row each.")] = False,
    lang: Language = None,
) -> None:
    """Play the games of a plan and keep them as Parquet files, with a report. The same command goes on where a run was
    interrupted.

    Example: stolik lab run not-alone-options
    """
    words = texts(lang)
    connect().close()
    name, text = find_plan(plan)
    wanted = read_plan(text, plan)
    wanted = msgspec.structs.replace(
        wanted,
        games=games or wanted.games,
        decisions=decisions or wanted.decisions,
        log=log or wanted.log,
    )
    folder = Results(results or Path(f"{name}.results"))
    with in_good_order(), folder.locked():
        begun = folder.begin(wanted)
        folder.clear()
        try:
            left_out, code = _play(folder, begun, jobs or CORES, cluster, words)
        except NotWritable:
            _say_stopped(folder, wanted, words)
            raise
        if code is None:
            finish(folder, wanted, left_out)
    if code is not None:
        _say_stopped(folder, wanted, words)
        raise typer.Exit(code)
    errors = broken(folder, wanted)
    if errors:
        seed, error = errors[0]
        line(err(), words.say("report-broken", n=len(errors), seed=str(seed), error=error))
    for some in left_out:
        line(err(), words.say("cli-lab-left-out", first=str(some.start), last=str(some.stop - 1)))
    count = total(wanted, cells(wanted))
    line(out(), words.say("cli-lab-done", games=count - sum(map(len, left_out)), folder=str(folder.folder)))
    write_report(folder, folder.folder / REPORT, words)
    raise typer.Exit(1 if left_out or errors else 0)


def _say_stopped(folder: Results, plan: Plan, words: Catalogue) -> None:
    """Say how many games are kept."""
    played, games = sum(map(len, folder.played())), total(plan, cells(plan))
    line(err(), words.say("cli-lab-stopped", played=played, games=games, folder=str(folder.folder)))


def _play(folder: Results, begun: Run, jobs: int, cluster: str, words: Catalogue) -> tuple[list[range], int | None]:
    """The games left out, and the exit code if the run was interrupted."""
    count = total(begun.plan, cells(begun.plan))
    missing = sum(map(len, folder.missing(begun.plan)))
    if not missing:
        return [], None
    width = min(jobs, missing)
    with counting(words, count, count - missing) as played:
        runner = Runner(folder, begun)
        try:
            with cluster_at(cluster) if cluster else workers(width) as (executor, width, died):
                runner.play(executor, width, died, played)
        except KeyboardInterrupt as stopped:
            return runner.left_out, code_of(stopped)
        return runner.left_out, None
