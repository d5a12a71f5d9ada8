"""What a game says to a seat about the position: beside its question, and when it asks "why?"."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from stolik.core.game import View
from stolik.core.inner.running import seen_by
from stolik.core.inputs import viewer_of
from stolik.core.position import Position, inside_of
from stolik.core.question import Question
from stolik.core.why import NOTHING, Why


def with_explanation(
    position: Position, seat: int, question: Question[Any], view: View | None = None, state: Any = None
) -> dict[str, Any]:
    """`question.wire()`, with `says` (the Explanation as plain data) if the game explains it, `proposed` (an answer as
    references) if it proposes one, `futile` (options) if it knows any, and `onward` (words by option) likewise.

    `view` is the seat's view, to save computing it; `state` is that of a draft.
    """
    wire = question.wire()
    game = position.game
    if game.propose is not None or game.futile is not None or game.onward is not None:
        seen = state or seen_by(inside_of(position), seat)[0]
        proposed = None if game.propose is None else game.propose(seen, seat, question)
        if proposed is not None:
            wire["proposed"] = question.plain(proposed)
        if game.futile is not None and (vain := game.futile(seen, seat, question)):
            wire["futile"] = list(vain)
        if game.onward is not None and (words := game.onward(seen, seat, question)):
            wire["onward"] = dict(words)
    if game.explain is not None:
        says = msgspec.to_builtins(game.explain(view or position.observe(seat), question))
        if says:
            wire["says"] = says
    return wire


def why(position: Position, seat: int | None, thing: str, whose: int, rng: Random) -> Why:
    """What the game says to a seat (None: a spectator) about a thing; if several seats have one, about that of `whose`.
    `rng` draws what the seat does not know. Raises BadSeat, BadGenerator.
    """
    seat = viewer_of(seat, position.players)
    if position.game.why is None:
        return NOTHING
    return why_in(position, seen_by(inside_of(position.resample(seat, rng)), seat)[0], seat, thing, whose)


def why_in(position: Position, state: Any, seat: int | None, thing: str, whose: int) -> Why:
    """The same in a state drawn for the seat, such as that of a draft."""
    if position.game.why is None or not 0 <= whose < position.players:
        return NOTHING
    return position.game.why(state, seat, thing, whose)
