"""How a table goes on that is opened under rules of another version, without its last answers, or from a back-up: with
what comes drawn anew, and with lines in the chat that say so (decisions 0010 and 0028).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom

from stolik.core.position import Position
from stolik.server.storage.records import GUIDE, AnswerRow, ChatRow, Record
from stolik.server.tables.game.guided import guided, has_guide
from stolik.server.tables.game.restore import standing, under_other_rules, with_lines
from stolik.server.tables.people.talk import Talk


def go_on(record: Record, position: Position, undone: Sequence[AnswerRow]) -> tuple[list[AnswerRow], list[ChatRow]]:
    """Draw anew what comes if people have seen more of it than is left. Returns the rows to add to the table (the
    redraw, the end of its guide) and the lines to add to the chat. A finished game stays as it is.
    """
    if position.over:
        return [], []
    new_rules = under_other_rules(record)
    copied = bool(record.table.copied) and guided(record, position) is None  # everybody may read how a guide goes on
    talk = Talk(record.chat, position.game.teams(position.players), position.options)
    rows: list[AnswerRow] = []
    lines: list[ChatRow] = []

    def tell(line: ChatRow) -> None:
        talk.add(line)
        lines.append(line)

    if new_rules:
        tell(talk.note(None, "new_rules"))
    _tell_undone(talk, position.game.teams(position.players), undone, tell)
    if undone or copied:
        position.redraw(SystemRandom())
        rows.append(with_lines(AnswerRow(*position.latest), position, position))
        tell(talk.note(None, "from_backup" if copied else "drawn_anew"))
    if has_guide(record) and position.continued:
        learner = next((seat.seat for seat in record.seats if seat.kind == "person"), 0)
        rows.append(with_lines(AnswerRow(learner, GUIDE, None), position, position))
        tell(talk.note(None, "guide_ended"))
    return rows, lines


def _tell_undone(
    talk: Talk, teams: Sequence[int], undone: Sequence[AnswerRow], tell: Callable[[ChatRow], None]
) -> None:
    """Tell everybody, the seat's team and the seat itself what they had read of its undone answers."""
    by_seat: dict[int, list[AnswerRow]] = {}
    for row in standing(undone):
        by_seat.setdefault(row.seat, []).append(row)
    for seat, rows in by_seat.items():
        lines = [line for row in rows for line in row.told if line.readable_by(seat)]
        public = [line for line in lines if line.to is None]
        if public:
            tell(talk.undone(seat, public))
        team = [mate for mate, its in enumerate(teams) if its == teams[seat]]
        shared = [line for line in lines if line.to is not None and all(map(line.readable_by, team))]
        if shared:
            tell(talk.undone_for_team(seat, shared))
        own = [line for line in lines if line not in public and line not in shared]
        values = [row.value for row in rows if not any(line.readable_by(seat) for line in row.told)]
        if own or values:
            tell(talk.undone_in_secret(seat, own, values))
