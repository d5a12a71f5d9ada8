"""Laws that nothing a seat is sent depends on what it does not know: its view, drafts and explanations."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from stolik.core.game import Game
from stolik.core.inner.draft import Draft
from stolik.core.inner.running import seen_by
from stolik.core.laws.comparing import alike, fingerprint, references, viewer, where
from stolik.core.laws.playing import Options, Seed, decisions
from stolik.core.position import Position, inside_of
from stolik.core.seat.waiting import is_secret, teams_asked, waited_for
from stolik.core.why import NOTHING


def nothing_leaks(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 4 at every decision: in every world drawn for a seat, its view, question and log are the same. Which other
    seats are asked is the same too, unless that is secret; which teams are asked, whether in secret, and the turn are
    never secret: bots' pauses and clocks follow from them.
    """
    rng = Random(seed)
    for position, _ in decisions(Position(game, players, seed, options), seed):
        state = fingerprint(inside_of(position).state)
        for seat in [*range(players), None]:
            other = position.resample(seat, rng)
            mine, drawn = _sight(position, seat), _sight(other, seat)
            alike(mine, drawn, f"{viewer(seat)} can tell a world drawn for it, {where(position, seed)}")
        assert fingerprint(inside_of(position).state) == state, "observing changed the state"


def _sight(position: Position, seat: int | None) -> dict[str, Any]:
    """What a seat is sent of the step being played."""
    asked = None if seat is None or seat not in position.pending else position.pending[seat].wire()
    return {
        "view": position.observe(seat),
        "log": position.log_tail(seat),
        "waiting": waited_for(position, seat),
        "teams": (teams_asked(position), is_secret(position), position.moment),
        "question": asked,
    }


def drafts_look_alike(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 16: what a draft shows a seat, and where it stops, is the same in the real position and in every world drawn
    for the seat; a draft changes nothing, and goes no further than undo could go back.
    """
    rng = Random(seed)
    for count, (position, asked) in enumerate(decisions(Position(game, players, seed, options), seed)):
        if count % 3:
            continue
        before = fingerprint(inside_of(position).state)
        for seat in {asked, rng.randrange(players)}:
            here = Draft(inside_of(position.clone()), seat)
            drawn = [position.draft(seat, rng) for _ in range(2)]
            for _ in range(MOST_DRAFTED):
                for draft in drawn:
                    alike(_shown(here), _shown(draft), f"a draft of {viewer(seat)} leaks, {where(position, seed)}")
                if here.question is None:
                    break
                answer = here.question.plain(here.question.sample(rng))
                for draft in (here, *drawn):
                    draft.answer(answer)
        assert fingerprint(inside_of(position).state) == before, "a draft changed its position"


MOST_DRAFTED = 6
"""Answers tried in each draft."""


def _shown(draft: Draft) -> dict[str, Any]:
    """All that a draft shows its seat."""
    wire = None if draft.question is None else draft.question.wire()
    return {"view": draft.observe(), "log": draft.log(), "question": wire, "stopped": draft.stopped}


def whys_look_alike(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 17: what a seat is told about a thing, and what is foreseen for an answer, is the same in the real position
    and in every world drawn for the seat, and changes nothing; every sum is the sum of its parts.
    """
    if game.why is None and game.foresee is None and game.propose is None and game.futile is None:
        return
    rng = Random(seed)
    for position, asked in decisions(Position(game, players, seed, options), seed):
        before = fingerprint(inside_of(position).state)
        seat = rng.choice([asked, *range(players), None])
        worlds = (position, position.resample(seat, rng), position.resample(seat, rng))
        states = [seen_by(inside_of(world), seat)[0] for world in worlds]
        things = sorted(references(msgspec.to_builtins((position.observe(seat), position.log_tail(seat)))))
        for thing in rng.sample(things, min(len(things), MOST_ASKED)):
            whose = rng.randrange(players)
            told, *others = [NOTHING if game.why is None else game.why(state, seat, thing, whose) for state in states]
            for other in others:
                alike({thing: told}, {thing: other}, f"why leaks to {viewer(seat)}, {where(position, seed)}")
            for one in told.sums:
                assert one.n == sum(part.n for part in one.parts), f"{thing} does not add up: {one}"
        if game.foresee and seat is not None and seat in position.pending:
            question = position.pending[seat]
            answer = question.check(question.plain(question.sample(rng)))
            seen, *rest = [game.foresee(state, seat, question, answer) for state in states]
            for drawn in rest:
                alike({question.kind: seen}, {question.kind: drawn}, f"foresight leaks, {where(position, seed)}")
        if game.propose and seat is not None and seat in position.pending:
            question = position.pending[seat]
            first, *rest = [game.propose(state, seat, question) for state in states]
            assert first is None or question.check(first) == first, f"{question.kind} proposes {first}"
            for drawn in rest:
                alike({question.kind: first}, {question.kind: drawn}, f"a proposal leaks, {where(position, seed)}")
        if game.futile and seat is not None and seat in position.pending:
            question = position.pending[seat]
            vain, *elsewhere = [game.futile(state, seat, question) for state in states]
            assert set(vain) <= set(question.wire()["options"]), f"{question.kind} calls {vain} futile"
            for again in elsewhere:
                alike({question.kind: vain}, {question.kind: again}, f"what is futile leaks, {where(position, seed)}")
        if game.onward and seat is not None and seat in position.pending:
            question = position.pending[seat]
            words, *other_words = [game.onward(state, seat, question) for state in states]
            assert words.keys() <= set(question.wire()["options"]), f"{question.kind} goes on from {words}"
            for word in other_words:
                alike(words, word, f"what goes on leaks, {where(position, seed)}")
        assert fingerprint(inside_of(position).state) == before, "an explanation changed its position"


MOST_ASKED = 4
"""Things asked about at each decision."""
