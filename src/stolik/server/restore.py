"""Restoring a table: its answers and undos are replayed in the order they were stored, from its checkpoint if that was
written under the same rules, else from the start. Under rules of another version the table continues from a checkpoint
after its last answer (decision 0010).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress

from stolik.core.checkpoint import read_under_other_rules
from stolik.core.errors import NotAsked, OtherPack, StolikError
from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.guides import Guide, find_guide
from stolik.server.errors import OtherRules
from stolik.server.records import GUIDE, UNDO, AnswerRow, CheckpointRow, Record

EVERY = 25
"""The number of answers between two checkpoints of a table."""


def checkpoint(position: Position, answers: int) -> CheckpointRow:
    """The position after `answers` answers, as it is stored."""
    return CheckpointRow(answers, position.game.version, zlib.compress(position.checkpoint(), 1))


def restore(record: Record) -> Position:
    """The position of a record. Raises OtherRules if an answer does not fit, or if the rules have changed and the table
    cannot continue under the new ones; OtherPack if it uses a pack that is not loaded here.
    """
    table, kept = record.table, record.checkpoint
    game = find_game(table.game)
    if under_other_rules(record):
        return _continued(record)
    guide = None
    with suppress(StolikError):  # the guide may be gone: a table that has left it continues
        guide = find_guide(game.id, table.guide) if table.guide else None
    done = 0
    try:
        if kept is not None:
            with suppress(StolikError, zlib.error):
                position = Position.from_checkpoint(zlib.decompress(kept.data))
                return _after(position, record.answers[kept.answers :], guide)
        if table.version != game.version or (table.guide and guide is None):
            raise OtherRules(found=table.version, expected=game.version)
        position = Position(game, table.players, table.seed, table.options) if guide is None else guide.start()
        for row in record.answers:
            position = _again(position, row, guide)
            done += 1
    except (OtherPack, OtherRules):
        raise
    except StolikError as error:
        raise OtherRules(found=table.version, expected=game.version, reason=f"{done}: {error}") from error
    return position


def under_other_rules(record: Record) -> bool:
    """Whether the table's last answers were given under rules of another version."""
    version = record.table.version if record.checkpoint is None else record.checkpoint.version
    return version != find_game(record.table.game).version


def _continued(record: Record) -> Position:
    """The position at the checkpoint, without a guide, whose answers were recorded under the old rules."""
    table, kept = record.table, record.checkpoint
    found, expected = table.version if kept is None else kept.version, find_game(table.game).version
    if kept is None or kept.answers != len(record.answers):
        raise OtherRules(found=found, expected=expected)
    try:
        return read_under_other_rules(zlib.decompress(kept.data))
    except OtherPack:
        raise
    except (StolikError, zlib.error) as error:
        raise OtherRules(found=found, expected=expected, reason=str(error)) from error


def _after(position: Position, rows: Iterable[AnswerRow], guide: Guide | None) -> Position:
    for row in rows:
        position = _again(position, row, guide)
    return position


def _again(position: Position, row: AnswerRow, guide: Guide | None) -> Position:
    if row.kind == GUIDE and row.value is None:
        return position
    if row.kind == GUIDE and guide is not None:
        return guide.position(row.value)
    if row.kind == UNDO:
        for _ in range(row.value or 1):
            position.undo(row.seat)
        return position
    question = position.asked.get(row.seat)
    if question is None or question.kind != row.kind:
        raise NotAsked(seat=SEATS[row.seat].ref, found=row.kind)
    position.answer(row.seat, row.value)
    return position
