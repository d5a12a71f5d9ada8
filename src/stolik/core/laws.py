"""The laws every game must keep. Each function plays random games and raises AssertionError if a law is broken.

They use only the Game object, so they test a new game before it has tests of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from stolik.core.codec import replay
from stolik.core.draft import Draft
from stolik.core.errors import BadOption, StolikError
from stolik.core.game import Game, Step
from stolik.core.options import fitting
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import Named, Question
from stolik.core.state import State, written
from stolik.core.waiting import waited_for
from stolik.core.why import NOTHING

Seed = int
REFERENCE = re.compile(r"[a-z][a-z_]*:[A-Za-z0-9_]+")
Options = Mapping[str, Any]


def fingerprint(thing: Any) -> Any:
    """The content of a state or a part of one, so that two can be compared by value: its written form, and the identity
    of the cards and the like in it. Fast, because it is taken millions of times.
    """
    held: list[Named] = []

    def reference(thing: Any) -> Any:
        if isinstance(thing, Named):
            held.append(thing)
        return written(thing)

    box = None
    if isinstance(thing, State):
        box, thing = thing.box, thing.__copy__()  # type: ignore[attr-defined]
        thing.box = msgspec.UNSET
    return type(thing), msgspec.json.encode(thing, enc_hook=reference, order="deterministic"), held, box


def whole(position: Position) -> Any:
    """Everything about a position that a caller can see, and its state."""
    seats = [*range(position.players), None]
    return (
        fingerprint(position._state),
        {seat: question.wire() for seat, question in position.pending.items()},
        [position.log(seat) for seat in seats],
        [position.observe(seat) for seat in seats],
        position.outcome,
    )


def random_options(game: Game[Any], players: int, rng: Random) -> dict[str, Any]:
    """The defaults in half of the games, random values of all options in the others."""
    if rng.random() < 0.5:
        return {}
    return game.random_options(players, rng)


def options_go_together(game: Game[Any]) -> None:
    """Law 15: for each number of players the game accepts the defaults and the presets; an option depends only on
    options before it, and its default on none; every refusal of the game names a declared option and reason.
    """
    before: set[str] = set()
    for option in game.options:
        for condition in filter(None, (option.applies_if, *option.values_if.values())):
            assert condition.options.keys() <= before, f"{option.id} depends on what is declared after it"
        assert option.values_if.keys() <= {str(value) for value in option.values} - {str(option.default)}, option.id
        before.add(option.id)
    for players in range(game.players[0], game.players[1] + 1):
        game.check_setup(players, {})
        presets = game.presets_for(players)
        assert len({preset.id for preset in presets}) == len(presets), f"two presets alike: {players} players"
        for preset in presets:
            game.check_setup(players, preset.options)
        rng = Random(players)
        for _ in range(200):
            drawn = {option.id: rng.choice(option.values) for option in game.options}
            refused = _refusal(game, players, fitting(game.options, players, drawn))
            if refused:
                assert refused["reason"] in game.refusals, f"not declared: {refused}"
                assert refused["option"] in drawn, f"no such option: {refused}"
                assert refused["game"] == game.id


def _refusal(game: Game[Any], players: int, options: Options) -> Mapping[str, Any]:
    """The details of the error with which a game refuses these options; empty if it takes them."""
    try:
        game.check_setup(players, options)
    except BadOption as refused:
        return refused.details
    return {}


class RandomAnswers:
    """Random answers with a generator for each seat, so that they do not depend on the order of the seats."""

    def __init__(self, seed: Seed) -> None:
        self._rngs = [Random(f"{seed}/{seat}") for seat in range(16)]

    def __call__(self, seat: int, question: Question[Any]) -> Any:
        """A legal answer."""
        return question.sample(self._rngs[seat])


def decisions(position: Position, seed: Seed) -> Iterator[tuple[Position, int]]:
    """Play a random game. Before each answer, yield the position and the seat that will answer."""
    rng, answers, most = Random(seed), RandomAnswers(seed), position.game.max_answers(position.players)
    for _ in range(most):
        if position.over:
            return
        seat = rng.choice(sorted(position.pending))
        yield position, seat
        position.answer(seat, answers(seat, position.pending[seat]))
    assert position.over, f"no end after {most} answers"


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
    assert by_steps == by_policy, "step mode and policy mode differ"
    assert whole(stepped) == whole(quick)
    assert len(stepped.history) <= game.max_answers(players)

    shuffled, answers, rng = Position(watched, players, seed, options), RandomAnswers(seed), Random(seed)
    while not shuffled.over:
        seat = rng.choice(sorted(shuffled.pending))
        shuffled.answer(seat, answers(seat, shuffled.pending[seat]))
    assert trace() == by_steps, "the order of arrival matters"
    assert whole(shuffled) == whole(stepped)

    replayed = replay(watched, players, seed, dict(options), {}, shuffled.history)
    assert trace() == by_steps, "replay differs"
    assert whole(replayed) == whole(stepped)

    learned, answers = Position(game, players, seed, options), RandomAnswers(seed)
    while not learned.over:
        seat = min(learned.pending)
        learned.answer(seat, answers(seat, learned.pending[seat]))
    assert whole(learned) == whole(stepped), "steps played without a copy of the state differ"


def copies_are_independent(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 3: a clone and a replayed game equal the original, and changes to a clone do not change the original."""
    rng = Random(seed)
    for count, (position, seat) in enumerate(decisions(Position(game, players, seed, options), seed)):
        if count % 9:
            continue
        before = whole(position)
        clone = position.clone()
        assert whole(clone) == before
        rebuilt = replay(game, players, seed, dict(options), {}, position.history)
        assert whole(rebuilt) == before, "a rebuilt position differs"
        clone.answer(seat, clone.pending[seat].sample(rng))
        playout(clone, RandomAnswers(seed + 1))
        assert whole(position) == before, "a clone changed its original"


def nothing_leaks(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 4 at every decision: in every world drawn for a seat, its view, question and log are the same. Which other
    seats are asked is the same too, unless that is secret.
    """
    rng = Random(seed)
    for position, _ in decisions(Position(game, players, seed, options), seed):
        state = fingerprint(position._state)
        for seat in [*range(players), None]:
            view, log = position.observe(seat), position.log_tail(seat)
            other = position.resample(seat, rng)
            where = f"{game.id} {players} players, seed {seed}, seat {seat}, step {position._base.at}"
            assert other.observe(seat) == view, f"the view leaks: {where}"
            assert other.log_tail(seat) == log, f"the log leaks: {where}"
            assert waited_for(other, seat) == waited_for(position, seat), f"being asked leaks: {where}"
            assert (seat in other.pending) == (seat in position.pending), f"being asked leaks: {where}"
            if seat in position.pending:
                assert other.pending[seat].wire() == position.pending[seat].wire(), f"the question leaks: {where}"
        assert fingerprint(position._state) == state, "observing changed the state"


def drafts_look_alike(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 16: what a draft shows a seat, and where it stops, is the same in the real position and in every world drawn
    for the seat; a draft changes nothing, and goes no further than undo could go back.
    """
    rng = Random(seed)
    for count, (position, asked) in enumerate(decisions(Position(game, players, seed, options), seed)):
        if count % 3:
            continue
        before = fingerprint(position._state)
        for seat in {asked, rng.randrange(players)}:
            here = Draft(position.clone(), seat)
            drawn = [position.draft(seat, rng) for _ in range(2)]
            where = f"{game.id} {players} players, seed {seed}, seat {seat}, step {position._base.at}"
            for _ in range(MOST_DRAFTED):
                assert all(_shown(draft) == _shown(here) for draft in drawn), f"a draft leaks: {where}"
                if here.question is None:
                    break
                answer = here.question.plain(here.question.sample(rng))
                for draft in (here, *drawn):
                    draft.answer(answer)
        assert fingerprint(position._state) == before, "a draft changed its position"


MOST_DRAFTED = 6
"""Answers tried in each draft."""


def _shown(draft: Draft) -> Any:
    """All that a draft shows its seat."""
    wire = None if draft.question is None else draft.question.wire()
    return draft.observe(), draft.log(), wire, draft.stopped


def whys_look_alike(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 17: what a seat is told about a thing, and what is foreseen for an answer, is the same in the real position
    and in every world drawn for the seat, and changes nothing; every sum is the sum of its parts.
    """
    if game.why is None and game.foresee is None:
        return
    rng = Random(seed)
    for position, asked in decisions(Position(game, players, seed, options), seed):
        before = fingerprint(position._state)
        seat = rng.choice([asked, *range(players), None])
        states = [p._seen_by(seat)[0] for p in (position, position.resample(seat, rng), position.resample(seat, rng))]
        things = sorted(_references(msgspec.to_builtins((position.observe(seat), position.log_tail(seat)))))
        for thing in rng.sample(things, min(len(things), MOST_ASKED)):
            whose = rng.randrange(players)
            told, *others = [NOTHING if game.why is None else game.why(state, seat, thing, whose) for state in states]
            assert others == [told, told], f"why {thing} leaks: {game.id}, seed {seed}, seat {seat}: {told} {others}"
            for one in told.sums:
                assert one.n == sum(part.n for part in one.parts), f"{thing} does not add up: {one}"
        if game.foresee and seat is not None and seat in position.pending:
            question = position.pending[seat]
            answer = question.check(question.plain(question.sample(rng)))
            seen, *rest = [game.foresee(state, seat, question, answer) for state in states]
            assert rest == [seen, seen], f"what is foreseen of {question.kind} leaks: {game.id}, seed {seed}"
        assert fingerprint(position._state) == before, "an explanation changed its position"


MOST_ASKED = 4
"""Things asked about at each decision."""


def _references(plain: Any) -> set[str]:
    """All references in plain data."""
    if isinstance(plain, str):
        return {plain} if REFERENCE.fullmatch(plain) else set()
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, (list, tuple)) else ()
    return {ref for one in inner for ref in _references(one)}


def secrets_end_their_step(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 13: no step asks a question after it has drawn or told a secret. StepTable checks this; play-outs do not, so
    this law plays step by step.
    """
    for _ in decisions(Position(game, players, seed, options), seed):
        pass


def questions_are_sound(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Laws 5 and 6: options are distinct, present and stable; illegal, stale and foreign answers change nothing."""
    for position, _ in decisions(Position(game, players, seed, options), seed):
        for seat, question in position.pending.items():
            wire = question.wire()
            assert wire["kind"] in game.kinds, f"undeclared question {wire['kind']}"
            if wire["type"] != "number":
                assert wire["options"], f"no options: {wire}"
                assert len(set(wire["options"])) == len(wire["options"]), f"equal options: {wire}"
                most = sum(wire["limits"]) if wire["type"] == "amounts" else len(wire["options"])
                assert 0 <= wire["lo"] <= wire["hi"] <= most, f"nothing fits: {wire}"
            again = position.clone()
            again._run(dict(again._book), None, None)
            assert again.pending[seat].wire() == wire, "a question changed when its step ran again"
        _refuses_nonsense(position)


def nothing_is_lost(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 7: what the game declares as conserved stays the same at every checkpoint."""
    position = Position(game, players, seed, options)
    start = game.conserved(position._base)
    for now, _ in decisions(position, seed):
        assert game.conserved(now._base) == start, f"not conserved before step {now._base.at}"
    assert game.conserved(position._base) == start


def what_waits_can_be_played(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 14: every call in the agenda names a step of the game and has the arguments it takes."""
    for position, _ in decisions(Position(game, players, seed, options), seed):
        for call in position._base.agenda:
            game.check_call(call)


def everything_can_be_sent(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Views, logs and the outcome can be encoded as JSON at every decision and at the end."""
    position = Position(game, players, seed, options)

    def send() -> None:
        for seat in [*range(players), None]:
            try:
                msgspec.json.encode((position.observe(seat), position.log_tail(seat), position.outcome))
            except TypeError as error:
                raise AssertionError(f"seat {seat} cannot be told: {error}") from error

    for _ in decisions(position, seed):
        send()
    send()


def undo_is_honest(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 9: undo and the same answer change nothing; an answer that can be undone revealed nothing to its seat."""
    rng, answers = Random(seed), RandomAnswers(seed)
    position = Position(game, players, seed, options)
    while not position.over:
        seat = rng.choice(sorted(position.pending))
        before = position.clone()
        answer = answers(seat, position.pending[seat])
        position.answer(seat, answer)
        if not position.can_undo(seat):
            continue
        after = whole(position)
        undone = position.clone()
        undone.undo(seat)
        assert whole(undone) == whole(before), "undo does not lead back"
        undone.answer(seat, answer)
        assert whole(undone) == after, "undo and the same answer changed something"
        if position._table.region is None:
            for _ in range(3):
                world = before.resample(seat, rng)
                world.answer(seat, answer)
                assert world.observe(seat) == position.observe(seat), (
                    f"undo reaches across a revelation: {before._base.at}"
                )
                assert world.log(seat) == position.log(seat), f"undo reaches across a line: {before._base.at}"
        for other in range(players):
            if other != seat and position._last_open(other) is None:
                assert not position.can_undo(other), "undo reaches across another seat's answer"


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
            assert _seen(anew) == seen, f"a redraw changed what was seen: {game.id}, seed {seed}, {position._base.at}"
            assert not any(anew.can_undo(seat) for seat in range(players) if anew._last_open(seat) is None)
            ends.append(playout(anew, RandomAnswers(seed), record=True))
        assert whole(replay(game, players, seed, dict(options), {}, ends[0].history)) == whole(ends[0]), (
            "replay differs"
        )
        if any(end._base.rng.counts != position._base.rng.counts for end in ends):
            futures.append([(end.story(), end.outcome) for end in ends])
    assert len(futures) < LEAST_FUTURES or any(one != other for one, other in futures), "what comes stays the same"


LEAST_FUTURES = 3
"""Fewer positions than this with chance still to come are not judged."""


def _seen(position: Position) -> Any:
    """Everything that any seat has seen or is asked."""
    return (
        whole(position)[1:],
        [waited_for(position, seat) for seat in [*range(position.players), None]],
        position.given,
    )


def _watch(step: Step, passed: list[Any]) -> Step:
    def watched(state: Any, table: Any, **args: Any) -> str:
        following = step(state, table, **args)
        state.at = following
        passed.append(fingerprint(state))
        return following

    return watched


def _refuses_nonsense(position: Position) -> None:
    before = fingerprint(position._state), dict(position.pending), position._history
    idle = [
        seat for seat in range(position.players) if seat not in position.pending and seat not in position.changeable
    ]
    attempts: list[tuple[int, object]] = [(seat, "word:pass") for seat in (*idle, 99, -1)]
    for seat in position.pending:
        attempts += [
            (seat, value) for value in ("nonsense:1", "", None, 12345678, [], ["place:1"] * 40, {"a": 1}, True, 1.5)
        ]
    for seat, value in attempts:
        twin = position.clone()
        try:
            twin.answer(seat, value)
        except StolikError:
            assert (fingerprint(twin._state), dict(twin.pending), twin._history) == before, (
                "a refused answer changed something"
            )
        else:
            question = position.pending.get(seat)
            assert question is not None, f"seat {seat} was not asked, but heard"
            assert (value == [] and question.wire()["lo"] == 0) or question.wire()["type"] == "number", (
                f"accepted {value!r}"
            )
