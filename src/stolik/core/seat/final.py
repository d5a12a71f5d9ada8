"""Which answers a seat could not take back, as far as it can know before it gives one."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.core.position import Position
from stolik.core.question import Choose, Number, Question
from stolik.core.seat.waiting import may_undo, waited_for


def final_answers(position: Position, seat: int, rng: Random) -> tuple[str, ...]:
    """The answers to the seat's question, as references, after which it could not undo: they draw or reveal something,
    open what several seats have answered, or end the game. Only for questions with one pick; () for others.

    Each answer is tried in a world drawn for the seat, so that this shows nothing it does not know. If it may not know
    whether it is the last of several to answer, all are final. Raises BadGenerator.
    """
    question = position.asked[seat]
    answers = _single(question)
    if not answers or position.over:
        return ()
    waiting, secret = waited_for(position, seat)
    if position.asked_seats != (seat,):
        if secret:
            return answers
        if any(other != seat for other in waiting):
            return ()
    world = position.resample(seat, rng)
    return tuple(answer for answer in answers if not _may_go_back(world, seat, answer))


def _single(question: Question[Any]) -> tuple[str, ...]:
    """The answers of a question with one pick."""
    if isinstance(question, Choose):
        return tuple(option.ref for option in question.options)
    if isinstance(question, Number):
        return tuple(f"number:{number}" for number in range(question.lo, question.hi + 1))
    return ()


def _may_go_back(world: Position, seat: int, answer: str) -> bool:
    after = world.clone()
    after.answer(seat, answer)
    return not after.over and may_undo(after, seat)
