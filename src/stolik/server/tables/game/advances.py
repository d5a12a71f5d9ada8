"""What seats have said in advance: pure functions from one state to the next (decision 0076).

Only the seat itself ever learns of it. Everything here follows from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from stolik.core.errors import IllegalAnswer
from stolik.core.position import Position
from stolik.core.question import Question
from stolik.server.storage.database import Statement
from stolik.server.storage.records import AdvanceRow, AnswerRow, Ended, Planned

Advances = Mapping[int, AdvanceRow]
"""By seat."""

EVENT, ASKED = "event", "asked"
"""Until when one may pass, besides the spans of the game: something happens to the seat; it is asked what cannot be
passed, which ends passing in any case.
"""

KEEP = "INSERT OR REPLACE INTO advances (table_id, seat, data) VALUES (?, ?, ?)"
DROP = "DELETE FROM advances WHERE table_id = ? AND seat = ?"
DROP_ALL = "DELETE FROM advances WHERE table_id = ?"


class Told(msgspec.Struct, frozen=True):
    """What a seat has said in advance, as it is told itself (docs/protocol.md)."""

    steps: tuple[Planned, ...]
    until: str
    ended: Ended


def told(advances: Advances, seat: int | None) -> Told | msgspec.UnsetType:
    """What the seat itself is told; nothing if it has said nothing."""
    row = None if seat is None else advances.get(seat)
    return msgspec.UNSET if row is None else Told(row.steps, row.until, row.ended)


def passes(position: Position) -> Mapping[str, str]:
    """By question kind, the option with which one passes."""
    words = position.game.in_advance
    return {} if words is None else words.passes


def untils(position: Position) -> tuple[str, ...]:
    """Until when people may pass at this table."""
    words = position.game.in_advance
    return () if words is None else (*words.spans, EVENT, ASKED)


def said(position: Position, steps: Sequence[Planned], until: str) -> AdvanceRow:
    """What a seat says now. `until` is empty or one of `untils`."""
    return AdvanceRow(tuple(steps), until, _span(position, until))


def stands(row: AdvanceRow | None) -> bool:
    """Whether it has not ended."""
    return row is not None and not row.ended


def answer_to(row: AdvanceRow, position: Position, question: Question[Any]) -> object | None:
    """The answer that has been given in advance: the next one, and as long as that is not possible, a pass. None if
    there is none to this question.
    """
    if row.ended:
        return None
    words, step = position.game.in_advance, _next_step(row, question)
    return words.pass_of(question) if step is None and words is not None and row.until else step


def due(advances: Advances, position: Position) -> dict[int, object]:
    """By seat: the answers that have been given in advance to what is asked now."""
    asked = {seat: position.pending[seat] for seat in advances.keys() & position.pending.keys()}
    found = {seat: answer_to(advances[seat], position, question) for seat, question in asked.items()}
    return {seat: value for seat, value in found.items() if value is not None}


def moved(advances: Advances, before: Position, after: Position, rows: Sequence[AnswerRow]) -> Advances:
    """What stands after these rows, which lead from one position to the other; the same object if that is the same."""
    if not advances:
        return advances
    new = {seat: _moved(row, seat, before, after, rows) for seat, row in advances.items()}
    left = {seat: row for seat, row in new.items() if row is not None}
    return advances if left == advances else left


def ended(advances: Advances, why: Ended) -> Advances:
    """All of it has ended."""
    return {seat: row if row.ended else replace(row, ended=why) for seat, row in advances.items()}


def without(advances: Advances, seat: int) -> Advances:
    """The seat has said nothing."""
    return {other: row for other, row in advances.items() if other != seat}


def statements(table: str, old: Advances, new: Advances) -> list[Statement]:
    """What to write if this changes."""
    kept = [(table, seat, _json(row)) for seat, row in new.items() if row != old.get(seat)]
    dropped = [(table, seat) for seat in old if seat not in new]
    return [statement for statement in ((KEEP, kept), (DROP, dropped)) if statement[1]]


def _json(row: AdvanceRow) -> str:
    return msgspec.json.encode(row).decode()


def _next_step(row: AdvanceRow, question: Question[Any]) -> object | None:
    """The next answer as it is stored, if it fits the question and is possible; else None."""
    if not row.steps or not row.steps[0].fits(question.kind, question.about):
        return None
    try:
        plain: object = question.plain(question.check(row.steps[0].value))
        return plain
    except IllegalAnswer:
        return None


def _moved(
    row: AdvanceRow, seat: int, before: Position, after: Position, rows: Sequence[AnswerRow]
) -> AdvanceRow | None:
    own = [answer for answer in rows if answer.seat == seat]
    if row.ended:
        return None if own else row
    for answer in own:
        given = _given(row, seat, before, answer)
        if given is None:
            return None
        row = given
    row = _passed(row, seat, before, after)
    question = after.pending.get(seat)
    if row.ended or question is None or answer_to(row, after, question) is not None:
        return None if after.over or row == AdvanceRow() else row
    if not row.steps:
        return replace(row, ended="asked") if row.until else None
    return replace(row, ended="illegal" if row.steps[0].fits(question.kind, question.about) else "other")


def _given(row: AdvanceRow, seat: int, before: Position, answer: AnswerRow) -> AdvanceRow | None:
    """What stands after an answer of the seat, whoever has given it; None if it was another than was said."""
    question = before.asked.get(seat)
    if question is None or question.kind != answer.kind or answer_to(row, before, question) != answer.value:
        return None
    return row if _next_step(row, question) is None else replace(row, steps=row.steps[1:])


def _passed(row: AdvanceRow, seat: int, before: Position, after: Position) -> AdvanceRow:
    """Whether the seat still passes."""
    why: Ended = ""
    words = after.game.in_advance
    if words is not None and row.until == EVENT:
        why = "event" if any(words.concerns(line, seat) for line in after.lines_since(before)) else ""
    elif row.until and _span(after, row.until) != row.span:
        why = "span"
    if not why:
        return row
    return replace(row, until="", span=()) if row.steps else replace(row, ended=why)


def _span(position: Position, until: str) -> tuple[Any, ...]:
    words = position.game.in_advance
    return () if words is None or until not in words.spans else words.span(until, position.observe(None))
