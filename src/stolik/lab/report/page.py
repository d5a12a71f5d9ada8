"""The page of a report: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby
from operator import itemgetter

from stolik.lab.report.cards import cards
from stolik.lab.report.course import closeness, lengths, points, waiting
from stolik.lab.report.plots import NARROW, WIDE, drawn
from stolik.lab.report.study import Section, Study, Table
from stolik.lab.report.wins import changes, ends, wins
from stolik.lab.runs.cells import total
from stolik.lab.runs.errors import NoResults
from stolik.lab.runs.results import Results
from stolik.lab.runs.tables import open_tables
from stolik.text import catalogue

STYLE = (files("stolik.lab.report") / "page.css").read_text("utf-8")


MOST_OPEN = 36
"""Rows of a table that is open from the start."""


def page(results: Results, name: str, lang: str) -> str:
    """The report on a run, in a language. Raises NoResults, ExtraMissing."""
    run = results.run
    if not results.finished and not results.played():
        raise NoResults(folder=str(results.folder))
    with open_tables(results, run.plan) as database:
        study = Study(database, run.plan, catalogue(lang, run.plan.game))
        ((played, broken),) = study.rows("SELECT count(*), count(error) FROM games")
        if played == broken:
            raise NoResults(folder=str(results.folder))
        title = study.say("title", game=study.words.say(f"game-{run.plan.game}"))
        body = "".join(_head(study, name, title, run.rules, played, broken))
        body += "".join(_section(study, section, number) for number, section in enumerate(sections(study)))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {escape(name)}</title>\n<style>\n{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def sections(study: Study) -> list[Section]:
    """All parts of the report, in order."""
    found = [
        changes(study),
        *wins(study),
        ends(study),
        lengths(study),
        waiting(study),
        closeness(study),
        points(study),
        *cards(study),
    ]
    return [section for section in found if section is not None]


def _head(study: Study, name: str, title: str, rules: int, played: int, broken: int) -> Iterator[str]:
    plan, planned = study.plan, total(study.plan, study.cells)
    yield f"<header>\n<h1>{escape(title)}</h1>\n<p class=plan>{escape(name)}</p>\n"
    bots = ", ".join(dict.fromkeys(study.bots(cell.bots) for cell in study.cells))
    about = study.say("about", games=played, deals=plan.games, seed=str(plan.seed), rules=rules, bots=bots)
    yield f"<p>{escape(about)}</p>\n"
    if played < planned:
        yield f'<p class="warning">{escape(study.say("unfinished", games=played, planned=planned))}</p>\n'
    if broken:
        ((seed, error),) = study.rows("SELECT seed, error FROM games WHERE error IS NOT NULL ORDER BY game LIMIT 1")
        yield f'<p class="warning">{escape(study.say("broken", n=broken, seed=str(seed), error=error))}</p>\n'
    yield f"<p>{escape(study.say('bots-text'))}</p>\n</header>\n"


def _section(study: Study, section: Section, number: int) -> str:
    texts = "".join(f"<p>{escape(text)}</p>\n" for text in section.texts)
    plots = "".join(
        f'<figure class="{kind}">{drawn(plot, width, study.words.lang)}</figure>\n'
        for plot in section.plots
        for kind, width in (("wide", WIDE), ("narrow", NARROW))
    )
    table = ""
    if section.table and section.table.rows:
        table = _table(section.table, number)
        rows = len(section.table.rows)
        if rows > MOST_OPEN:
            table = f"<details>\n<summary>{escape(study.say('rows', n=rows))}</summary>\n{table}</details>\n"
    return f'<section>\n<h2 id="part{number}">{escape(section.title)}</h2>\n{texts}{plots}{table}</section>\n'


def _table(table: Table, number: int) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in table.head)
    groups = groupby(zip(table.groups or [""] * len(table.rows), table.rows, strict=True), key=itemgetter(0))
    bodies = "".join(_body(name, [row for _, row in rows], len(table.head)) for name, rows in groups)
    return (
        f'<div class="table" tabindex="0" role="region" aria-labelledby="part{number}">\n<table>\n'
        f"<thead><tr>{head}</tr></thead>\n{bodies}</table>\n</div>\n"
    )


def _body(name: str, rows: Sequence[Sequence[str]], width: int) -> str:
    """The rows of a group, under its name if it has one."""
    lines = f'<tr><th class="group" scope="rowgroup" colspan="{width}"><span>{escape(name)}</span></th></tr>\n'
    lines = lines if name else ""
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(one)}</td>" for one in rest)
        lines += f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>\n'
    return f"<tbody>\n{lines}</tbody>\n"
