"""Who wins, and what each option changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.lab.report.plots import intervals
from stolik.lab.report.study import Section, Study, Table
from stolik.lab.statistics import Z_95, wilson

MOST_DRAWN = 36
"""Rows of a plot at most; the table has all of them."""

WINS = """
WITH seat AS (SELECT game, cell, unnest(seats, recursive := true) FROM games WHERE error IS NULL),
side AS (SELECT game, cell, {side} AS side, bot, bool_or(won) AS won FROM seat GROUP BY ALL)
SELECT cell, side, bot, count(*), count(*) FILTER (won) FROM side GROUP BY ALL ORDER BY cell, side, bot
"""
TOGETHER = """
WITH seat AS (SELECT game, cell, seed, unnest(seats, recursive := true) FROM games WHERE error IS NULL),
side AS (SELECT game, seed, {side} AS side, bot, bool_or(won) AS won FROM seat GROUP BY ALL),
each AS (SELECT seed, side, bot, avg(won::INT) AS share FROM side GROUP BY ALL)
SELECT side, bot, avg(share), stddev_samp(share) / sqrt(count(share)), count(share) FROM each
GROUP BY ALL ORDER BY side, bot
"""
"""A deal counts once: what its games have in common does not make them more."""
NOBODY = "SELECT cell, count(*), count(*) FILTER (len(winners) = 0) FROM games WHERE error IS NULL GROUP BY ALL"
ENDS = "SELECT reason, count(*) FROM games WHERE error IS NULL GROUP BY ALL ORDER BY count(*) DESC, reason"

CHANGES = """
WITH measured AS (
    SELECT seed, swap, cell, players, deal, bots, {options} {measure} AS value FROM games WHERE error IS NULL
),
each AS (
    SELECT one.seed AS seed, avg(other.value - one.value) AS change, avg(one.value) AS before, avg(other.value) AS after
    FROM measured AS one JOIN measured AS other USING (seed, swap, {rest})
    WHERE one.{axis} = ? AND other.{axis} = ? GROUP BY one.seed
)
SELECT avg(before), avg(after), avg(change), stddev_samp(change) / sqrt(count(change)), count(change) FROM each
"""
"""Paired: the same deal and bots under one value and under the other. A deal counts once."""


def wins(study: Study) -> list[Section]:
    """How often each side wins, by all that the plan varies, and in all cells together if that is too much to plot."""
    bots = len({bot for cell in study.cells for seating in cell.seatings for bot in seating}) > 1
    several = len(study.cells) > 1
    head = [study.say("side"), study.say("wins"), study.say("interval"), study.say("games")]
    groups, rows, points = [], [], []
    for cell, side, bot, games, won in study.rows(WINS.format(side=study.sides)):
        share = wilson(won, games)
        label, who = study.label(study.cells[cell]), _who(study, side, bot if bots else "")
        groups += [label] * several
        rows.append([who, *study.share(won, games), study.number(games, 0)])
        named = f"{label}, {who}" if several else who
        points.append((named, 100 * share.share, 100 * share.low, 100 * share.high))
    lost = sum(none for _, _, none in study.rows(NOBODY))
    texts = [study.say("wins-text")] + [study.say("nobody", n=lost)] * (lost > 0)
    title, table = study.say("wins-title"), Table(head, rows, groups)
    if len(points) <= MOST_DRAWN:
        return [Section(title, texts, table, [intervals(points, study.say("wins"))])]
    return [_together(study, bots=bots), Section(study.say("wins-each"), texts, table)]


def _together(study: Study, *, bots: bool) -> Section:
    """How often each side wins in all cells together."""
    rows, points = [], []
    for side, bot, share, error, deals in study.rows(TOGETHER.format(side=study.sides)):
        half = Z_95 * (error or 0)
        low, high = max(0, share - half), min(1, share + half)
        who = _who(study, side, bot if bots else "")
        rows.append([who, study.percent(share), study.span(low, high) if deals > 1 else "–", study.number(deals, 0)])
        points.append((who, 100 * share, 100 * low, 100 * high))
    head = [study.say(one) for one in ("side", "wins", "interval", "deals")]
    plots = [intervals(points, study.say("wins"))] if len(points) <= MOST_DRAWN else []
    return Section(study.say("wins-title"), [study.say("wins-together")], Table(head, rows), plots)


def _who(study: Study, side: Any, bot: str) -> str:
    return f"{study.side(side)} ({study.bots(bot)})" if bot else study.side(side)


def ends(study: Study) -> Section:
    """How games end."""
    found = study.rows(ENDS)
    whole = sum(count for _, count in found)
    rows = [
        [study.words.say(f"reason-{reason}"), study.number(count, 0), *study.share(count, whole)]
        for reason, count in found
    ]
    head = [study.say("end"), study.say("games"), study.say("share"), study.say("interval")]
    return Section(study.say("ends-title"), [], Table(head, rows))


def changes(study: Study) -> Section | None:
    """What each value of each thing that the plan varies changes, against the first one; deal by deal."""
    groups, rows, points = [], [], []
    measures = list(_measures(study))
    for axis, before, after, label in _axes(study):
        for number, (measured, sql, scale) in enumerate(measures):
            found = _change(study, axis, sql, before, after)
            if found is None:
                continue
            old, new, change, half, deals = found
            limits = (change - half, change + half)
            difference, *numbers = (study.number(scale * one) for one in (change, old, new))
            groups.append(label)
            rows.append([measured, difference, study.span(*limits, scale), *numbers, study.number(deals, 0)])
            if number == 0:
                points.append((label, scale * change, scale * limits[0], scale * limits[1]))
    if not rows:
        return None
    head = ["measure", "difference", "interval", "before", "after", "deals"]
    plots = [intervals(points, study.say("changes-axis", measure=measures[0][0]), zero=True)]
    texts = [study.say("changes-text"), study.say("chance")]
    return Section(
        study.say("changes-title"),
        texts,
        Table([study.say(one) for one in head], rows, groups),
        plots if points else [],
    )


def _measures(study: Study) -> Iterator[tuple[str, str, float]]:
    """(name, SQL over a game, scale) of what may change: wins, length, decisions, points, how far the lowest
    seat is ahead of what all had to reach.
    """
    roles = list(dict.fromkeys(study.game.roles(max(study.plan.players))))
    if study.sides == "role":
        for role in roles:
            won = f"list_bool_or(list_transform(seats, lambda one: one.won AND one.role = '{role}'))::INT::DOUBLE"
            yield study.say("wins-of", who=study.side(role)), won, 100
    else:
        yield study.say("somebody"), "(len(winners) > 0)::INT::DOUBLE", 100
    yield study.say("turns"), "turns::DOUBLE", 1
    yield study.say("decisions"), "list_sum(list_transform(seats, lambda one: one.decisions))::DOUBLE", 1
    if study.rows("SELECT 1 FROM games WHERE seats[1].score IS NOT NULL LIMIT 1"):
        yield study.say("points"), "list_avg(list_transform(seats, lambda one: one.score))::DOUBLE", 1
    if study.rows("SELECT 1 FROM games WHERE bar IS NOT NULL LIMIT 1"):
        yield study.say("ahead"), "(list_min(list_transform(seats, lambda one: one.score)) - bar)::DOUBLE", 1


def _axes(study: Study) -> Iterator[tuple[str, Any, Any, str]]:
    """(column, first value, another value, what is said of it) of all that the plan varies."""
    plan = study.plan
    for other in plan.players[1:]:
        label = study.say("instead", one=study.say("players", n=other), other=study.say("players", n=plan.players[0]))
        yield "players", plan.players[0], other, label
    for id, values in plan.options.items():
        for value in values[1:]:
            name = study.option(id)
            label = study.say("instead", one=f"{name}: {study.value(id, value)}", other=study.value(id, values[0]))
            yield f"option_{id}", values[0], value, label
    first, *others = plan.deals
    for deal in others:
        yield "deal", first, deal, study.say("instead", one=study.name(deal), other=study.name(first))
    names = list(dict.fromkeys(cell.bots for cell in study.cells))
    for bots in names[1:]:
        label = study.say("instead", one=study.bots(bots), other=study.bots(names[0]))
        yield "bots", names[0], bots, label


def _change(
    study: Study, axis: str, measure: str, before: Any, after: Any
) -> tuple[float, float, float, float, int] | None:
    """(before, after, difference, half of its interval, number of deals)."""
    options = [f'"option_{id}"' for id in study.plan.options]
    rest = [one for one in ("players", "deal", "bots", *options) if one.strip('"') != axis]
    query = CHANGES.format(
        options="".join(f"{one}, " for one in options), measure=measure, rest=", ".join(rest), axis=f'"{axis}"'
    )
    ((old, new, change, error, deals),) = study.rows(query, [before, after])
    return (old, new, change, Z_95 * error, deals) if deals and error is not None else None
