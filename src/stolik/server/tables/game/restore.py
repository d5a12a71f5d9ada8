"""Restoring a table: from its stored position, by replaying the answers after it, or all answers if there is none.

Each answer's row holds a digest of the log lines it wrote. The replay goes on while rows fit and digests agree. Under
rules of another version, or if a row no longer fits, the rest is `undone`: the table goes on without it, and what is to
come must then be drawn anew, because its players have seen it (decisions 0010 and 0028).
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from stolik.core.errors import NotAsked, OtherPack, StolikError
from stolik.core.installed import find_game
from stolik.core.log import Line
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.table import CHANCE, REDRAW
from stolik.core.taking_back import gone_back
from stolik.guides import Guide, find_guide
from stolik.server.errors import OtherRules
from stolik.server.storage.records import (
    GUIDE,
    TAKEN_BACK,
    UNDO,
    AnswerRow,
    CheckpointRow,
    Record,
    TableRow,
    TakenBack,
    UndoneWith,
)

LOG = logging.getLogger(__name__)

EVERY = 25
"""The most answers between two stored positions of a table."""
DIGEST_BYTES = 6


class Restored(NamedTuple):
    """A table's position, the answers that no longer lead anywhere, oldest first, and since when each seat has had its
    question (`CheckpointRow.asked`).
    """

    position: Position
    undone: Sequence[AnswerRow] = ()
    asked: Sequence[int | None] = ()


def checkpoint(position: Position, answers: int, asked: Sequence[int | None] = ()) -> CheckpointRow:
    """The position after `answers` answers, as it is stored."""
    return CheckpointRow(answers, position.game.version, zlib.compress(position.checkpoint(), 1), tuple(asked))


def with_lines(row: AnswerRow, before: Position, after: Position) -> AnswerRow:
    """The row with the log lines that its answer wrote between two positions, and their digest. Of unfinished chains
    nothing is told: what one seat sees of its own is still hidden from the others.
    """
    lines = after.lines_since(before)
    return msgspec.structs.replace(row, digest=digest(lines), told=() if after.in_chains else lines)


def digest(lines: Sequence[Line]) -> str:
    """A short digest of log lines."""
    return blake2b(msgspec.json.encode(lines), digest_size=DIGEST_BYTES).hexdigest()


def restore(record: Record) -> Restored:
    """The position of a record. Raises OtherRules if these rules cannot read its stored position, OtherPack if it uses
    a pack that is not loaded here.
    """
    changed = under_other_rules(record)
    guide = None if changed else _guide(record.table)
    position, done, undone = _start(record, guide)
    start, known = position, done
    for row in [] if undone else record.answers[done:]:
        after = None if changed and not row.digest else following(position, row, guide)
        if after is None:
            break
        position, done = after, done + 1
    asked = () if undone else _still_asked(record, start, position, record.answers[known:done])
    undone = [*undone, *record.answers[done:]]
    if changed or undone:
        position.forget_history()
    return Restored(position, undone, asked)


def position_after(record: Record, rows: int) -> Position | None:
    """The position after a table's first `rows`; None if the record no longer leads there: it was played under other
    rules, or begins with a moment that somebody imagined. Raises OtherPack.
    """
    kept = record.checkpoint if record.checkpoint is not None and record.checkpoint.answers <= rows else None
    if kept is None and (record.table.what_if or record.table.version != find_game(record.table.game).version):
        return None
    try:
        then, undone, _ = restore(msgspec.structs.replace(record, answers=record.answers[:rows], checkpoint=kept))
    except OtherPack:
        raise
    except StolikError:
        return None
    return None if undone else then


def _still_asked(
    record: Record, start: Position, position: Position, rows: Iterable[AnswerRow]
) -> Sequence[int | None]:
    """What the stored position says of the seats whose question has not changed with these rows. It depends on a seat's
    own question alone, so that it tells nothing of what others have answered in secret.
    """
    acted = {row.seat for row in rows}
    times = record.checkpoint.asked if record.checkpoint is not None else ()
    return [at if seat not in acted and same_question(start, position, seat) else None for seat, at in enumerate(times)]


def same_question(one: Position, other: Position, seat: int) -> bool:
    """Whether a seat is asked the same in two positions."""
    first, second = one.pending.get(seat), other.pending.get(seat)
    return first is second or (first is not None and second is not None and first.wire() == second.wire())


def standing(rows: Iterable[AnswerRow]) -> list[AnswerRow]:
    """The answers among some rows, without those that others among them take back."""
    left: list[AnswerRow] = []
    for row in rows:
        if row.kind == UNDO:
            taken = UndoneWith.of(row)
            for _ in range(taken.answers):
                last = next((at for at in reversed(range(len(left))) if left[at].seat == row.seat), len(left))
                left = left[:last] + [one for one in left[last + 1 :] if one.seat not in taken.over]
        elif row.kind == TAKEN_BACK:
            del left[-msgspec.convert(row.value, TakenBack).answers :]
        elif row.kind not in (GUIDE, REDRAW):
            left.append(row)
    return left


def has_bare_rows(rows: Iterable[AnswerRow]) -> bool:
    """Whether some rows have no digest, so that rules of another version could not replay them."""
    return any(not row.digest for row in rows)


def under_other_rules(record: Record) -> bool:
    """Whether the table's last answers were given under rules of another version."""
    version = record.table.version if record.checkpoint is None else record.checkpoint.version
    return version != find_game(record.table.game).version


def _guide(table: TableRow) -> Guide | None:
    """The guide of a table; None if it has none or it is gone: a table that has left its guide continues."""
    with suppress(StolikError):
        return find_guide(table.game, table.guide) if table.guide else None
    return None


def _start(record: Record, guide: Guide | None) -> tuple[Position, int, list[AnswerRow]]:
    """Where the replay starts: a position, how many rows are behind it, and those of them that are undone. That is the
    stored position; if it cannot be read and the table was begun under these rules, or if there is none, the first.
    """
    table, kept = record.table, record.checkpoint
    game = find_game(table.game)
    try:
        if kept is not None:
            try:
                return _kept(record, kept)
            except OtherPack:
                raise
            except (StolikError, zlib.error):
                if table.version != game.version:
                    raise
        if guide is not None:
            return guide.start(), 0, []
        options = table.options
        if table.version != game.version:
            options = game.carried_over(table.players, options)
        return Position(game, table.players, table.seed, options), 0, []
    except OtherPack:
        raise
    except (StolikError, zlib.error) as error:
        found = table.version if kept is None else kept.version
        why = {"reason": "damaged"} if found == game.version else {}
        raise OtherRules(found=found, expected=game.version, **why) from error


def _kept(record: Record, kept: CheckpointRow) -> tuple[Position, int, list[AnswerRow]]:
    """The stored position. If the answers of its unfinished step do not fit, it is the one at the start of the step."""
    data = zlib.decompress(kept.data)
    try:
        return Position.from_checkpoint(data), kept.answers, []
    except OtherPack:
        raise
    except StolikError:
        position, given = Position.from_step_start(data)
        undone = []
        for row in reversed(standing(record.answers[: kept.answers])):
            if given[row.seat]:
                given[row.seat] -= 1
                undone.append(row)
        return position, kept.answers, undone[::-1]


def following(position: Position, row: AnswerRow, guide: Guide | None) -> Position | None:
    """The position after a row; None if the row does not fit or leads elsewhere than when it was stored."""
    try:
        after = _again(position.clone(), row, guide)
    except Exception as error:  # new rules may meet anything in an old game
        LOG.info("an answer does not fit: %s", type(error).__name__)
        return None
    return after if row.digest in ("", digest(after.lines_since(position))) else None


def _again(position: Position, row: AnswerRow, guide: Guide | None) -> Position:
    if row.kind == GUIDE and row.value is None:
        return position
    if row.kind == GUIDE and guide is not None:
        return guide.position(row.value)
    if row.kind == UNDO:
        taken = UndoneWith.of(row)
        for _ in range(taken.answers):
            position.undo(row.seat, taken.over)
        return position
    if row.kind == TAKEN_BACK:
        back = msgspec.convert(row.value, TakenBack)
        earlier = gone_back(position, back.answers)
        earlier.redraw_from(back.key)
        return earlier
    if (row.seat, row.kind) == (CHANCE, REDRAW):
        position.redraw_from(row.value)
        return position
    question = position.asked.get(row.seat)
    if question is None or question.kind != row.kind:
        raise NotAsked(seat=SEATS[row.seat].ref, found=row.kind)
    position.answer(row.seat, row.value)
    return position
