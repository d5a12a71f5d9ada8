"""How a copy of a position in another process catches up: it is told only the answers given since.

The copy is the same game in everything but one: what may be taken back in it is not followed.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from stolik.core.errors import NotAsked
from stolik.core.inner.checkpoint import plain
from stolik.core.inner.inside import History
from stolik.core.position import Position, inside_of
from stolik.core.question import SEATS
from stolik.core.state import encode
from stolik.core.table import CHANCE, Answered

Newest = History | None
"""An answer and all before it; None at the start. Costs nothing to keep: later positions share it."""


def newest(position: Position) -> Newest:
    """The newest answer and all before it."""
    return inside_of(position).history


def before_last(position: Position, answers: int) -> Newest:
    """The newest of the answers without the last ones of seats, and without the redraws since and just before."""
    node = inside_of(position).history
    while node is not None and (answers > 0 or node.answered[0] == CHANCE):
        answers -= node.answered[0] != CHANCE
        node = node.before
    return node


def answers_since(position: Position, known: Newest) -> list[Answered] | None:
    """The answers after `known`, the `newest` of an earlier position, oldest first. None if the position does not
    follow from it by answers alone: one was taken back, or the table was read anew.
    """
    found, node = [], inside_of(position).history
    while node is not known:
        if node is None:
            return None
        found.append(node.answered)
        node = node.before
    return found[::-1]


def catch_up(position: Position, answers: Iterable[Answered]) -> None:
    """Give these answers. Raises StolikError at the first that does not fit; `position` is then of no more use."""
    for seat, kind, value in answers:
        question = position.pending.get(seat)
        if question is None or question.kind != kind:
            raise NotAsked(seat=SEATS[seat].ref, found=kind)
        position.answer(seat, value)


def mark(position: Position) -> bytes:
    """A digest of the state, chance included, and of the answers and draws since: equal for equal positions. It takes a
    tenth of a millisecond.
    """
    since = [(number, int(seat), plain(value)) for (number, seat), value in inside_of(position).book.items()]
    return blake2b(encode(inside_of(position).base) + msgspec.json.encode(since), digest_size=16).digest()
