"""Cards and places: who could choose them, who did, and who won."""

from __future__ import annotations

from typing import Any

from stolik.lab.report.plots import intervals
from stolik.lab.report.study import Section, Study, Table
from stolik.lab.statistics import Z_95

LEAST = 20
"""Seats that chose it, and that did not, so that a row is shown."""
SHARE = 0.2
"""Which part of the seats must have chosen it, and have left it, so that seats are compared: if nearly all choose it
sooner or later, those that did not are those of short games. Then each decision counts instead.
"""
MOST_DRAWN = 24
HEAD = ("card", "difference", "interval", "won-played", "won-not", "won-held", "played", "held")

CARDS = """
WITH offered AS (
    SELECT game, n, seat, role, won, kind, unnest(list_distinct(options)) AS ref, chosen FROM decisions
),
seats AS (
    SELECT game, role, kind, ref, won, bool_or(list_contains(chosen, ref)) AS took FROM offered
    WHERE list_contains(?, split_part(ref, ':', 1)) GROUP BY {unit}, game, role, kind, ref, won
),
sums AS (
    SELECT role, kind, ref, count(*) AS held, count(*) FILTER (took) AS played, avg(won::INT) AS wins,
        avg(won::INT) FILTER (took) AS yes, avg(won::INT) FILTER (NOT took) AS no
    FROM seats GROUP BY ALL HAVING least(played, held - played) >= greatest({least}, {share} * held)
),
errors AS (
    SELECT role, kind, ref, game,
        sum(CASE WHEN took THEN (won::INT - yes) / played ELSE (no - won::INT) / (held - played) END) AS error
    FROM seats JOIN sums USING (role, kind, ref) GROUP BY ALL
)
SELECT role, kind, ref, held, played, wins, yes, no, sqrt(sum(error * error))
FROM sums JOIN errors USING (role, kind, ref)
GROUP BY role, kind, ref, held, played, wins, yes, no ORDER BY role, yes - no DESC, kind, ref
"""
"""Counts seats, or decisions. Those of a game win together or not at all, so errors add up by games."""


def cards(study: Study) -> list[Section]:
    """For each role, how those who chose a card or place win against those who could have and did not."""
    title = study.say("cards-title")
    if not study.plan.decisions:
        return [Section(title, [study.say("cards-none")])]
    refs = [row.ref for rows in study.game.content.values() for row in rows] or study.game.refs
    families = sorted({ref.partition(":")[0] for ref in refs})
    found = study.rows(CARDS.format(unit="seat", least=LEAST, share=SHARE), [families])
    each = study.rows(CARDS.format(unit="n", least=LEAST, share=0), [families])
    known, often = {row[:3] for row in found}, study.say("each-time")
    found = [(role, study.question(kind), *rest) for role, kind, *rest in found]
    found += [
        (role, f"{study.question(kind)} ({often})", *rest)
        for role, kind, *rest in each
        if (role, kind, rest[0]) not in known
    ]
    found.sort(key=lambda row: (row[0], row[7] - row[6]))
    roles = dict.fromkeys(row[0] for row in found)
    sections = [_of_role(study, role, [row for row in found if row[0] == role]) for role in roles]
    return sections or [Section(title, [study.say("cards-few", n=LEAST)])]


def _of_role(study: Study, role: str, found: list[tuple[Any, ...]]) -> Section:
    rows: dict[str, list[list[str]]] = {}
    points = []
    questions = {row[1] for row in found}
    for _, question, ref, held, played, wins, yes, no, error in found:
        change, half = yes - no, Z_95 * error
        counts = [study.number(played, 0), study.number(held, 0)]
        won = [study.percent(yes), study.percent(no), study.percent(wins)]
        limits = (change - half, change + half)
        row = [study.name(ref), study.percent(change), study.span(*limits), *won, *counts]
        rows.setdefault(question, []).append(row)
        label = study.name(ref) if len(questions) == 1 else f"{study.name(ref)}: {question}"
        points.append((label, 100 * change, 100 * limits[0], 100 * limits[1]))
    head = [study.say(one) for one in HEAD]
    drawn = points if len(points) <= MOST_DRAWN else points[: MOST_DRAWN // 2] + points[-MOST_DRAWN // 2 :]
    named = study.say("cards-of", who=str(study.words.phrase(f"role:{role}")))
    texts = [study.say("cards-text"), study.say("no-cause"), study.say("chance")]
    groups = [question for question, under in rows.items() for _ in under]
    table = Table(head, [row for under in rows.values() for row in under], groups)
    return Section(named, texts, table, [intervals(drawn, study.say("cards-axis"), zero=True)])
