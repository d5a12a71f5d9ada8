"""Laws that one game is the same game however it is played, copied and replayed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from stolik.core.differing import apart
from stolik.core.game import Game, Step
from stolik.core.inner.codec import replay
from stolik.core.laws.comparing import alike, fingerprint, whole
from stolik.core.laws.playing import Options, RandomAnswers, Seed, decisions
from stolik.core.play import playout
from stolik.core.position import Position


def ways_of_playing_agree(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Laws 1, 2, 8: step mode, policy mode, shuffled answers and replay give the same states and the same log."""
    passed: list[Any] = []
    watched = replace(game, flow={name: _watch(step, passed) for name, step in game.flow.items()})
    watched.played_with(options).asks.update(dict.fromkeys(game.flow, True))  # so that every step is played only once

    def trace() -> list[Any]:
        seen = passed.copy()
        passed.clear()
        return seen

    start = Position(watched, players, seed, options)
    opening = trace()
    quick = playout(start, RandomAnswers(seed), record=True)
    by_policy = opening + trace()

    stepped, answers = Position(watched, players, seed, options), RandomAnswers(seed)
    while not stepped.over:
        seat = min(stepped.pending)
        stepped.answer(seat, answers(seat, stepped.pending[seat]))
    by_steps = trace()
    _same_steps(by_policy, by_steps, "step mode and policy mode differ")
    alike(whole(stepped), whole(quick), "step mode and policy mode differ")
    assert len(stepped.history) <= game.max_answers(players)

    shuffled, answers, rng = Position(watched, players, seed, options), RandomAnswers(seed), Random(seed)
    while not shuffled.over:
        seat = rng.choice(sorted(shuffled.pending))
        shuffled.answer(seat, answers(seat, shuffled.pending[seat]))
    _same_steps(by_steps, trace(), "the order of arrival matters")
    alike(whole(stepped), whole(shuffled), "the order of arrival matters")

    replayed = replay(watched, players, seed, dict(options), {}, shuffled.history)
    _same_steps(by_steps, trace(), "replay differs")
    alike(whole(stepped), whole(Position.of(replayed)), "replay differs")

    learned, answers = Position(game, players, seed, options), RandomAnswers(seed)
    while not learned.over:
        seat = min(learned.pending)
        learned.answer(seat, answers(seat, learned.pending[seat]))
    alike(whole(stepped), whole(learned), "steps played without a copy of the state differ")


def _same_steps(here: list[Any], there: list[Any], law: str) -> None:
    """Raises AssertionError that names the first step after which two traces differ, and the field."""
    for (step, one), (_, other) in zip(here, there, strict=False):
        if one != other:
            raise AssertionError(f"{law} after step {step}: {apart(one[1], other[1], 'state')}")
    assert len(here) == len(there), f"{law}: {len(here)} and {len(there)} steps"


def _watch(step: Step, passed: list[Any]) -> Step:
    def watched(state: Any, table: Any, **args: Any) -> str:
        name = state.at
        following = step(state, table, **args)
        state.at = following
        passed.append((name, fingerprint(state)))
        return following

    return watched


def copies_are_independent(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 3: a clone and a replayed game equal the original, and changes to a clone do not change the original."""
    rng = Random(seed)
    for count, (position, seat) in enumerate(decisions(Position(game, players, seed, options), seed)):
        if count % 9:
            continue
        before = whole(position)
        clone = position.clone()
        alike(before, whole(clone), "a clone differs")
        rebuilt = replay(game, players, seed, dict(options), {}, position.history)
        alike(before, whole(Position.of(rebuilt)), "a rebuilt position differs")
        clone.answer(seat, clone.pending[seat].sample(rng))
        playout(clone, RandomAnswers(seed + 1))
        alike(before, whole(position), "a clone changed its original")
