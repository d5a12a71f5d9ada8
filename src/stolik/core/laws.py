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

from stolik.core import checkpoint
from stolik.core.codec import replay
from stolik.core.differing import apart, unwritable
from stolik.core.draft import Draft
from stolik.core.errors import BadOption, StolikError
from stolik.core.game import Game, Step
from stolik.core.log import LogEntry
from stolik.core.options import fitting
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import SEATS, Named, Question
from stolik.core.state import State, decode, encode, written
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


def whole(position: Position) -> dict[str, Any]:
    """Everything about a position that a caller can see, and its state."""
    return {"state": fingerprint(position._state)} | visible(position)


def visible(position: Position) -> dict[str, Any]:
    """Everything about a position that a caller can see."""
    seats = [*SEATS[: position.players], None]
    return {
        "question": {SEATS[seat].ref: question.wire() for seat, question in position.pending.items()},
        "log": {viewer(seat): _by_line(position.log(seat)) for seat in seats},
        "view": {viewer(seat): position.observe(seat) for seat in seats},
        "outcome": position.outcome,
    }


def viewer(seat: int | None) -> str:
    """How messages name a seat or a spectator."""
    return "spectator" if seat is None else SEATS[seat].ref


def alike(here: Mapping[str, Any], there: Mapping[str, Any], law: str) -> None:
    """Raises AssertionError that says which law is broken, and the first field that is not the same."""
    if here != there:
        name = next(name for name in here if here[name] != there.get(name))
        raise AssertionError(f"{law}: {apart(here[name], there.get(name), name)}")


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
    alike(whole(stepped), whole(replayed), "replay differs")

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
        alike(before, whole(rebuilt), "a rebuilt position differs")
        clone.answer(seat, clone.pending[seat].sample(rng))
        playout(clone, RandomAnswers(seed + 1))
        alike(before, whole(position), "a clone changed its original")


def nothing_leaks(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 4 at every decision: in every world drawn for a seat, its view, question and log are the same. Which other
    seats are asked is the same too, unless that is secret.
    """
    rng = Random(seed)
    for position, _ in decisions(Position(game, players, seed, options), seed):
        state = fingerprint(position._state)
        for seat in [*range(players), None]:
            other = position.resample(seat, rng)
            mine, drawn = _sight(position, seat), _sight(other, seat)
            alike(mine, drawn, f"{viewer(seat)} can tell a world drawn for it, {_where(position, seed)}")
        assert fingerprint(position._state) == state, "observing changed the state"


def _where(position: Position, seed: Seed) -> str:
    """Where in which game a law is broken."""
    return f"{position.game.id} {position.players} players, seed {seed}, step {position._base.at}"


def _sight(position: Position, seat: int | None) -> dict[str, Any]:
    """What a seat is sent of the step being played."""
    asked = None if seat is None or seat not in position.pending else position.pending[seat].wire()
    return {
        "view": position.observe(seat),
        "log": _by_line(position.log_tail(seat)),
        "waiting": waited_for(position, seat),
        "question": asked,
    }


def _by_line(log: list[LogEntry]) -> list[dict[str, Any]]:
    """Lines as mappings, so that a difference names its line: `log.3.drew.card`."""
    return [{line.id: line.args} for line in log]


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
            for _ in range(MOST_DRAFTED):
                for draft in drawn:
                    alike(_shown(here), _shown(draft), f"a draft of {viewer(seat)} leaks, {_where(position, seed)}")
                if here.question is None:
                    break
                answer = here.question.plain(here.question.sample(rng))
                for draft in (here, *drawn):
                    draft.answer(answer)
        assert fingerprint(position._state) == before, "a draft changed its position"


MOST_DRAFTED = 6
"""Answers tried in each draft."""


def _shown(draft: Draft) -> dict[str, Any]:
    """All that a draft shows its seat."""
    wire = None if draft.question is None else draft.question.wire()
    return {"view": draft.observe(), "log": _by_line(draft.log()), "question": wire, "stopped": draft.stopped}


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
        things = sorted(references(msgspec.to_builtins((position.observe(seat), position.log_tail(seat)))))
        for thing in rng.sample(things, min(len(things), MOST_ASKED)):
            whose = rng.randrange(players)
            told, *others = [NOTHING if game.why is None else game.why(state, seat, thing, whose) for state in states]
            for other in others:
                alike({thing: told}, {thing: other}, f"why leaks to {viewer(seat)}, {_where(position, seed)}")
            for one in told.sums:
                assert one.n == sum(part.n for part in one.parts), f"{thing} does not add up: {one}"
        if game.foresee and seat is not None and seat in position.pending:
            question = position.pending[seat]
            answer = question.check(question.plain(question.sample(rng)))
            seen, *rest = [game.foresee(state, seat, question, answer) for state in states]
            for drawn in rest:
                alike({question.kind: seen}, {question.kind: drawn}, f"foresight leaks, {_where(position, seed)}")
        assert fingerprint(position._state) == before, "an explanation changed its position"


MOST_ASKED = 4
"""Things asked about at each decision."""


def references(plain: Any) -> set[str]:
    """All references in plain data."""
    if isinstance(plain, str):
        return {plain} if REFERENCE.fullmatch(plain) else set()
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, (list, tuple)) else ()
    return {ref for one in inner for ref in references(one)}


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
            alike(
                {wire["kind"]: wire}, {wire["kind"]: again.pending[seat].wire()}, "a question changed when asked again"
            )
        _refuses_nonsense(position)


def nothing_is_lost(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 7: what the game declares as conserved stays the same at every checkpoint."""
    position = Position(game, players, seed, options)
    start = {"conserved": game.conserved(position._base)}
    for now, _ in decisions(position, seed):
        alike(start, {"conserved": game.conserved(now._base)}, f"not conserved before step {now._base.at}")
    alike(start, {"conserved": game.conserved(position._base)}, "not conserved at the end")


def what_waits_can_be_played(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 14: every call in the agenda names a step of the game and has the arguments it takes."""
    for position, _ in decisions(Position(game, players, seed, options), seed):
        for call in position._base.agenda:
            game.check_call(call)


def everything_can_be_sent(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Views, logs and the outcome can be encoded as JSON at every decision and at the end."""
    position = Position(game, players, seed, options)
    for _ in decisions(position, seed):
        _send(position)
    _send(position)


def _send(position: Position) -> None:
    encode = msgspec.json.encode
    for seat in [*range(position.players), None]:
        sent = {"view": position.observe(seat), "log": _by_line(position.log_tail(seat)), "outcome": position.outcome}
        try:
            encode(sent)
        except TypeError as error:
            raise AssertionError(f"{viewer(seat)} cannot be sent {unwritable(sent, encode)}") from error


def checkpoints_can_be_read(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 20: the state of every decision can be read back from its written form, and now and then a whole checkpoint,
    which shows everybody the same and allows the same to be undone.
    """
    position = Position(game, players, seed, options)
    for count, _ in enumerate(decisions(position, seed)):
        base = position._base
        try:
            again = decode(encode(base), type(base), position.game.by_ref)
        except (TypeError, msgspec.ValidationError) as error:
            raise AssertionError(f"the state cannot be read back, {_where(position, seed)}: {error}") from error
        again.box = base.box
        alike({"state": fingerprint(base)}, {"state": fingerprint(again)}, f"read back, {_where(position, seed)}")
        if count & (count - 1) == 0:
            _travel(position, seed)
    _travel(position, seed)


def _travel(position: Position, seed: Seed) -> None:
    copy = checkpoint.read_with(position.game, checkpoint.write(position))
    alike(_kept(position), _kept(copy), f"a checkpoint differs, {_where(position, seed)}")


def _kept(position: Position) -> dict[str, Any]:
    """What a checkpoint must keep."""
    undo = [position.can_undo(seat) for seat in range(position.players)]
    return visible(position) | {"history": position.history, "given": position.given, "undo": undo}


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
        alike(whole(before), whole(undone), "undo does not lead back")
        undone.answer(seat, answer)
        alike(after, whole(undone), "undo and the same answer changed something")
        if position._table.region is None:
            for _ in range(3):
                world = before.resample(seat, rng)
                world.answer(seat, answer)
                alike(
                    {"view": position.observe(seat), "log": _by_line(position.log(seat))},
                    {"view": world.observe(seat), "log": _by_line(world.log(seat))},
                    f"undo of {viewer(seat)} reaches across a revelation, {_where(before, seed)}",
                )
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
            alike(seen, _seen(anew), f"a redraw changed what was seen, {_where(position, seed)}")
            assert not any(anew.can_undo(seat) for seat in range(players) if anew._last_open(seat) is None)
            ends.append(playout(anew, RandomAnswers(seed), record=True))
        repeated = replay(game, players, seed, dict(options), {}, ends[0].history)
        alike(whole(ends[0]), whole(repeated), "a replay of a redraw differs")
        if any(end._base.rng.counts != position._base.rng.counts for end in ends):
            futures.append([(end.story(), end.outcome) for end in ends])
    assert len(futures) < LEAST_FUTURES or any(one != other for one, other in futures), "what comes stays the same"


LEAST_FUTURES = 3
"""Fewer positions than this with chance still to come are not judged."""


def _seen(position: Position) -> dict[str, Any]:
    """Everything that any seat has seen or is asked."""
    waiting = {viewer(seat): waited_for(position, seat) for seat in [*range(position.players), None]}
    return visible(position) | {"waiting": waiting, "given": position.given}


def _watch(step: Step, passed: list[Any]) -> Step:
    def watched(state: Any, table: Any, **args: Any) -> str:
        name = state.at
        following = step(state, table, **args)
        state.at = following
        passed.append((name, fingerprint(state)))
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
