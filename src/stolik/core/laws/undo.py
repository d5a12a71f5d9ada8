"""Laws about going back: undo, and a future drawn anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from stolik.core.game import Game
from stolik.core.inner.codec import replay
from stolik.core.inner.running import last_open
from stolik.core.laws.comparing import alike, logs, viewer, visible, where, whole
from stolik.core.laws.playing import Options, RandomAnswers, Seed, decisions
from stolik.core.play import playout
from stolik.core.position import Position, inside_of
from stolik.core.question import Choose, Number
from stolik.core.seat.ahead import look_ahead
from stolik.core.seat.waiting import may_undo, waited_for


def undo_is_honest(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 9: undo and the same answer change nothing; an answer that can be undone revealed nothing to its seat."""
    rng, answers = Random(seed), RandomAnswers(seed)
    position = Position(game, players, seed, options)
    while not position.over:
        seat = rng.choice(sorted(position.pending))
        before = position.clone()
        answer = answers(seat, position.pending[seat])
        _open_hides_nothing(before, seat, answer, rng, seed)
        position.answer(seat, answer)
        if not position.can_undo(seat):
            continue
        after = whole(position)
        undone = position.clone()
        undone.undo(seat)
        alike(whole(before), whole(undone), "undo does not lead back")
        undone.answer(seat, answer)
        alike(after, whole(undone), "undo and the same answer changed something")
        if inside_of(position).table.region is None:
            for _ in range(3):
                world = before.resample(seat, rng)
                world.answer(seat, answer)
                alike(
                    {"view": position.observe(seat), "log": logs(position, [seat])},
                    {"view": world.observe(seat), "log": logs(world, [seat])},
                    f"undo of {viewer(seat)} reaches across a revelation, {where(before, seed)}",
                )
        for other in range(players):
            if other != seat and last_open(inside_of(position), other) is None:
                assert not position.can_undo(other), "undo reaches across another seat's answer"


def _open_hides_nothing(before: Position, seat: int, answer: Any, rng: Random, seed: Seed) -> None:
    """In worlds that another viewer cannot tell apart, an open question is the same; so is what the viewer sees of its
    answer if that can be taken back, whether it can, and whether the next question is open. The end of a game may open
    what was hidden: no seat is offered to take it back.
    """
    if not before.is_open(seat):
        return
    after = before.clone()
    after.answer(seat, answer)
    if after.over:
        return
    other = rng.choice([None, *(one for one in range(before.players) if one != seat)])
    world = before.resample(other, rng)
    kind = before.pending[seat].kind
    told = f"the open question {kind} hides something from {viewer(other)}, {where(before, seed)}"
    assert world.is_open(seat), told
    alike(before.pending[seat].wire(), world.pending[seat].wire(), told)
    world.answer(seat, answer)
    assert world.can_undo(seat) == after.can_undo(seat), told
    if after.can_undo(seat):
        alike(_told_of(after, other), _told_of(world, other), told)


def _told_of(position: Position, viewer: int | None) -> dict[str, Any]:
    """What a viewer sees and reads, and which seats are asked something open."""
    asked = [seat for seat in position.pending if position.is_open(seat)]
    return {"view": position.observe(viewer), "log": logs(position, [viewer]), "open": asked}


def what_is_ahead_is_known(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 22: an answer can be taken back if and only if it was not said to be final, and what is said is the same in
    every world drawn for the seat. Where a seat may not know whether it is the last to answer, all are final. What an
    answer is said to lead to can be answered next.
    """
    rng, answers = Random(seed), RandomAnswers(seed)
    position = Position(game, players, seed, options)
    while not position.over:
        seat = rng.choice(sorted(position.pending))
        question = position.pending[seat]
        answer = answers(seat, question)
        single = isinstance(question, (Choose, Number))
        ahead = look_ahead(position, seat, rng)
        if single:
            there = look_ahead(position.resample(seat, rng), seat, rng)
            told = f"what is ahead leaks, {where(position, seed)}"
            alike({question.kind: ahead._asdict()}, {question.kind: there._asdict()}, told)
        blind = position.asked_seats != (seat,) and waited_for(position, seat)[1]
        before = position.clone()
        position.answer(seat, answer)
        if single and not blind:
            said = question.plain(answer)
            is_final = (f"number:{said}" if isinstance(question, Number) else said) in ahead.final
            wrong = f"{said} to {question.kind} is {'' if is_final else 'not '}said to be final, {where(before, seed)}"
            assert is_final != _goes_back(position, seat), wrong
            _each_way_can_be_gone(position, seat, [way[1:] for way in ahead.leads if way[0] == said])


def _each_way_can_be_gone(position: Position, seat: int, ways: Collection[Sequence[str]]) -> None:
    for *before, thing in ways:
        there = position.clone() if before else position
        for answer in before:
            there.answer(seat, answer)
            assert may_undo(there, seat), f"{answer} is on the way to {thing}, but cannot be taken back"
        assert thing in there.pending[seat].wire()["options"], f"{before} does not lead to {thing}"


def _goes_back(position: Position, seat: int) -> bool:
    return not position.over and may_undo(position, seat)


def the_future_can_be_drawn_anew(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 18: two redraws of one position agree with it in everything any seat has seen, and differ in what comes; a
    replay repeats them exactly.
    """
    futures: list[Any] = []
    for count, (position, _) in enumerate(decisions(Position(game, players, seed, options), seed)):
        if count & (count - 1):
            continue
        seen, ends = _seen(position), []
        for which in range(2):
            anew = position.clone()
            anew.redraw(Random(f"{seed}/{count}/{which}"))
            alike(seen, _seen(anew), f"a redraw changed what was seen, {where(position, seed)}")
            assert not any(anew.can_undo(seat) for seat in range(players) if last_open(inside_of(anew), seat) is None)
            ends.append(playout(anew, RandomAnswers(seed), record=True))
        repeated = Position.of(replay(game, players, seed, dict(options), {}, ends[0].history))
        alike(whole(ends[0]), whole(repeated), "a replay of a redraw differs")
        if any(inside_of(end).base.rng.counts != inside_of(position).base.rng.counts for end in ends):
            futures.append([(end.story(), end.outcome) for end in ends])
    assert len(futures) < LEAST_FUTURES or any(one != other for one, other in futures), "what comes stays the same"


LEAST_FUTURES = 3
"""Fewer positions than this with chance still to come are not judged."""


def _seen(position: Position) -> dict[str, Any]:
    """Everything that any seat has seen or is asked."""
    waiting = {viewer(seat): waited_for(position, seat) for seat in [*range(position.players), None]}
    return visible(position) | {"waiting": waiting, "given": position.given}
