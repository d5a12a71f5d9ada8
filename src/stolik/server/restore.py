"""Restoring a table: its answers and undos are replayed in the order they were stored, from its checkpoint if there is
one that these rules can read, else from the start.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress

from stolik.core.errors import NotAsked, OtherPack, StolikError
from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.guides import Guide, find_guide
from stolik.server.errors import OtherRules
from stolik.server.records import GUIDE, UNDO, AnswerRow, CheckpointRow, Record

EVERY = 25
"""Answers from one checkpoint of a table to the next."""


def checkpoint(position: Position, answers: int) -> CheckpointRow:
    """The position after so many answers, as it is stored."""
    return CheckpointRow(answers, position.game.version, zlib.compress(position.checkpoint(), 1))


def restore(record: Record) -> Position:
    """The position of a record. Raises OtherRules if the rules have changed or an answer does not fit, OtherPack if it
    is played with a pack that is not loaded here.
    """
    table, kept = record.table, record.checkpoint
    game = find_game(table.game)
    if table.version != game.version:
        raise OtherRules(found=table.version, expected=game.version)
    guide = None
    done = 0
    try:
        guide = find_guide(game.id, table.guide) if table.guide else None
        if kept is not None and kept.version == game.version:
            with suppress(StolikError, zlib.error):
                position = Position.from_checkpoint(zlib.decompress(kept.data))
                return _after(position, record.answers[kept.answers :], guide)
        position = Position(game, table.players, table.seed, table.options) if guide is None else guide.start()
        for row in record.answers:
            position = _again(position, row, guide)
            done += 1
    except OtherPack:
        raise
    except StolikError as error:
        raise OtherRules(found=table.version, expected=game.version, reason=f"{done}: {error}") from error
    return position


def _after(position: Position, rows: Iterable[AnswerRow], guide: Guide | None) -> Position:
    for row in rows:
        position = _again(position, row, guide)
    return position


def _again(position: Position, row: AnswerRow, guide: Guide | None) -> Position:
    if guide is not None and row.kind == GUIDE:
        return position if row.value is None else guide.position(row.value)
    if row.kind == UNDO:
        for _ in range(row.value or 1):
            position.undo(row.seat)
        return position
    question = position.asked.get(row.seat)
    if question is None or question.kind != row.kind:
        raise NotAsked(seat=SEATS[row.seat].ref, found=row.kind)
    position.answer(row.seat, row.value)
    return position
