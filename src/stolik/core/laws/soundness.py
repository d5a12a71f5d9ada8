"""Laws about steps: their questions, what they move, what they leave to later ones."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.inner.running import run
from stolik.core.laws.comparing import alike, fingerprint
from stolik.core.laws.playing import Options, Seed, decisions
from stolik.core.position import Position, inside_of


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
            inside = inside_of(again)
            run(inside, dict(inside.book), None, None)
            alike(
                {wire["kind"]: wire}, {wire["kind"]: again.pending[seat].wire()}, "a question changed when asked again"
            )
        _refuses_nonsense(position)


def _refuses_nonsense(position: Position) -> None:
    before = _found(position)
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
            assert _found(twin) == before, "a refused answer changed something"
        else:
            question = position.pending.get(seat)
            assert question is not None, f"seat {seat} was not asked, but heard"
            assert (value == [] and question.wire()["lo"] == 0) or question.wire()["type"] == "number", (
                f"accepted {value!r}"
            )


def _found(position: Position) -> tuple[Any, Any, Any]:
    inside = inside_of(position)
    return fingerprint(inside.state), dict(position.pending), inside.history


def nothing_is_lost(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 7: what the game declares as conserved stays the same at every checkpoint."""
    position = Position(game, players, seed, options)
    start = {"conserved": game.conserved(inside_of(position).base)}
    for now, _ in decisions(position, seed):
        base = inside_of(now).base
        alike(start, {"conserved": game.conserved(base)}, f"not conserved before step {base.at}")
    alike(start, {"conserved": game.conserved(inside_of(position).base)}, "not conserved at the end")


def what_waits_can_be_played(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 14: every call in the agenda names a step of the game and has the arguments it takes."""
    for position, _ in decisions(Position(game, players, seed, options), seed):
        for call in inside_of(position).base.agenda:
            game.check_call(call)


def secrets_end_their_step(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 13: no step asks a question after it has drawn or told a secret. StepTable checks this; play-outs do not, so
    this law plays step by step.
    """
    for _ in decisions(Position(game, players, seed, options), seed):
        pass
