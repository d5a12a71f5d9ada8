"""How games go: how long they are, who decides, who waits, how close they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.lab.report.plots import Spec, histogram, intervals
from stolik.lab.report.study import Section, Study, Table

MOST_BARS = 24

LENGTHS = """
SELECT {group} AS name, count(*), avg({value}), median({value}), quantile_disc({value}, 0.1),
    quantile_disc({value}, 0.9), min({value}), max({value})
FROM {table} WHERE {value} IS NOT NULL GROUP BY ALL ORDER BY name
"""
POINTS = "(SELECT players, unnest(seats, recursive := true) FROM games WHERE error IS NULL)"
SEATS = """
WITH seat AS (SELECT players, turns, unnest(seats, recursive := true) FROM games WHERE error IS NULL AND turns > 0)
SELECT players, {side} AS side, avg(decisions / turns), avg(decisions) FROM seat GROUP BY ALL ORDER BY players, side
"""
WAITS = """
WITH own AS (
    SELECT game, {side} AS side, n - lag(n) OVER (PARTITION BY game, seat ORDER BY n) - 1 AS others FROM decisions
)
SELECT players, side, avg(others), median(others), quantile_disc(others, 0.1), quantile_disc(others, 0.9), max(others)
FROM own JOIN games USING (game) WHERE others IS NOT NULL AND players > 1 GROUP BY ALL ORDER BY players, side
"""
MARGINS = """
(WITH ranked AS (
    SELECT players, bar, list_reverse_sort(list_transform(seats, lambda one: one.score)) AS scores FROM games
    WHERE error IS NULL AND seats[1].score IS NOT NULL
)
SELECT players, CASE WHEN bar IS NOT NULL THEN abs(scores[-1] - bar) WHEN len(scores) > 1 THEN scores[1] - scores[2] END
    AS margin FROM ranked)
"""


def lengths(study: Study) -> Section:
    """How many turns games take."""
    table = _spread(study, "games", "players", "turns", study.say("turns"))
    return Section(study.say("length-title"), [], table, _histogram(study, "games", "turns", study.say("turns")))


def points(study: Study) -> Section | None:
    """How points are spread, by role or seat."""
    table = _spread(study, POINTS, study.sides, "score", study.say("points"))
    if not table.rows:
        return None
    return Section(study.say("points-title"), [], table, _histogram(study, POINTS, "score", study.say("points")))


def closeness(study: Study) -> Section:
    """By how much games were decided."""
    table = _spread(study, MARGINS, "players", "margin", study.say("margin"))
    title = study.say("close-title")
    if not table.rows:
        return Section(title, [study.say("close-none")])
    return Section(title, [study.say("close-text")], table, _histogram(study, MARGINS, "margin", study.say("margin")))


def waiting(study: Study) -> Section:
    """How many decisions a seat takes in a turn, and how many others it waits for in between."""
    per_turn = {
        (players, side): (each, every) for players, side, each, every in study.rows(SEATS.format(side=study.sides))
    }
    waits = {}
    if study.plan.decisions:
        waits = {(row[0], row[1]): row[2:] for row in study.rows(WAITS.format(side=study.sides))}
    rows, drawn = [], []
    for key, (each, every) in per_turn.items():
        name = f"{study.say('players', n=key[0])}, {study.side(key[1])}"
        row = [name, study.number(each), study.number(every)]
        if study.plan.decisions:
            mean, middle, low, high, most = waits.get(key, (None,) * 5)
            row += [study.number(mean), study.number(middle, 0), study.number(high, 0), study.number(most, 0)]
            if key in waits:
                drawn.append((name, float(middle), float(low), float(high)))
        rows.append(row)
    head = ["seat", "each-turn", "each-game"]
    head += ["waits-mean", "waits-median", "waits-nine", "waits-most"] if study.plan.decisions else []
    texts = [study.say("waits-text") if study.plan.decisions else study.say("waits-none")]
    plots = [intervals(drawn, study.say("waits-axis"))] if drawn else []
    return Section(study.say("waits-title"), texts, Table([study.say(one) for one in head], rows), plots)


def _spread(study: Study, table: str, group: str, value: str, measure: str) -> Table:
    head = [measure, *(study.say(one) for one in ("games", "mean", "median", "tenth", "nine", "least", "most"))]
    rows = []
    for name, count, mean, *others in study.rows(LENGTHS.format(table=table, group=group, value=value)):
        label = study.say("players", n=name) if group == "players" else study.side(name)
        rows.append(
            [label, study.number(count, 0), study.number(mean), *(study.number(float(one), 0) for one in others)]
        )
    return Table(head, rows)


def _histogram(study: Study, table: str, value: str, title: str) -> list[Spec]:
    found = study.rows(f"SELECT {value}, count(*) FROM {table} WHERE {value} IS NOT NULL GROUP BY ALL ORDER BY 1")
    return [histogram(_bins(found), title, study.say("share"))] if found else []


def _bins(found: Sequence[tuple[Any, ...]]) -> list[tuple[float, float, float]]:
    """Equal parts of the range, of whole numbers, with their shares in per cent."""
    least, most, whole = found[0][0], found[-1][0], sum(count for _, count in found)
    width = max(1, -(-(most - least + 1) // MOST_BARS))
    counts: dict[int, int] = {}
    for value, count in found:
        counts[(value - least) // width] = counts.get((value - least) // width, 0) + count
    return [
        (least + n * width - 0.5, least + (n + 1) * width - 0.5, 100 * count / whole)
        for n, count in sorted(counts.items())
    ]
