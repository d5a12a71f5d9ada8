"""What a seat can know of each of its answers before it gives one: whether it could take it back, and what is asked
next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from stolik.core.game import Game
from stolik.core.position import Position
from stolik.core.question import Choose, ChooseSome, Number, Question
from stolik.core.seat.waiting import may_undo, waited_for

WORD = "word"
Way = tuple[str, ...]


class Ahead(NamedTuple):
    """`final`: the answers after which the seat could not undo, as references. `leads`: the answers that a press on a
    thing of a later question gives, in order, the thing last; there is no other way to it.
    """

    final: tuple[str, ...] = ()
    leads: tuple[Way, ...] = ()


def look_ahead(position: Position, seat: int, rng: Random) -> Ahead:
    """Answers are final that draw or reveal something, open what several seats have answered, or end the game. Only
    for questions with one pick; nothing is said of others.

    Each answer is tried in a world drawn for the seat, so that this shows nothing it does not know. If it may not know
    whether it is the last of several to answer, all are final. Raises BadGenerator.
    """
    question = position.asked[seat]
    answers = _single(question)
    if not answers or position.over:
        return Ahead()
    waiting, secret = waited_for(position, seat)
    alone = position.asked_seats == (seat,)
    if not alone:
        if secret:
            return Ahead(answers)
        if any(other != seat for other in waiting):
            return Ahead()
    back = _taken_back(position.resample(seat, rng), seat, answers)
    final = tuple(answer for answer in answers if answer not in back)
    return Ahead(final, tuple(_leads(position.game, question, back, seat)) if alone and position.game.leads else ())


def _single(question: Question[Any]) -> tuple[str, ...]:
    """The answers of a question with one pick."""
    if isinstance(question, Choose):
        return tuple(option.ref for option in question.options)
    if isinstance(question, Number):
        return tuple(f"number:{number}" for number in range(question.lo, question.hi + 1))
    return ()


def _taken_back(position: Position, seat: int, answers: Collection[str]) -> dict[str, Position]:
    """The answers that the seat could take back, each with the position after it."""
    back = {}
    for answer in answers:
        after = position.clone()
        after.answer(seat, answer)
        if not after.over and may_undo(after, seat):
            back[answer] = after
    return back


def _leads(game: Game[Any], question: Question[Any], back: Mapping[str, Position], seat: int) -> Iterator[Way]:
    """The ways to things to which there is only one. A part of what is answered before it, such as an effect of an
    action, is another thing for each of those.
    """
    asked = set(_single(question))
    ways: dict[Way, list[Way]] = defaultdict(list)
    for way in _ways(game, (), question, back, seat):
        part = family_of(way[-1]) in game.parts
        if part or way[-1] not in asked:
            ways[way[-2:] if part else way[-1:]].append(way)
    return (found[0] for found in ways.values() if len(found) == 1)


def _ways(
    game: Game[Any], come: Way, question: Question[Any], back: Mapping[str, Position], seat: int
) -> Iterator[Way]:
    """The ways that the game names to things of later questions. `come` are the kinds of questions on the way. A word,
    such as the end of a turn, leads on only if nothing else can be done, or where the game names the word itself.
    """
    only_words = all(family_of(answer) == WORD for answer in _single(question))
    for answer, after in back.items():
        then = after.asked.get(seat)
        if not isinstance(then, Choose | ChooseSome) or after.asked_seats != (seat,):
            continue
        for by in (answer, question.kind) if only_words or family_of(answer) != WORD else (answer,):
            path = (*come, by, then.kind)
            families = game.leads.get(path, ())
            yield from ((answer, one.ref) for one in then.options if family_of(one.ref) in families)
            if any(len(one) > len(path) and one[: len(path)] == path for one in game.leads):
                further = _taken_back(after, seat, _single(then))
                yield from ((answer, *way) for way in _ways(game, path[:-1], then, further, seat))


def family_of(ref: str) -> str:
    """The family of a reference."""
    return ref.partition(":")[0]
