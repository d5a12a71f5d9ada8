"""Laws that a position can be sent and written down."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.differing import unwritable
from stolik.core.game import Game
from stolik.core.inner import checkpoint
from stolik.core.laws.comparing import alike, by_line, fingerprint, viewer, visible, where
from stolik.core.laws.playing import Options, Seed, decisions
from stolik.core.position import Position, inside_of
from stolik.core.state import decode, encode


def everything_can_be_sent(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Views, logs and the outcome can be encoded as JSON at every decision and at the end."""
    position = Position(game, players, seed, options)
    for _ in decisions(position, seed):
        _send(position)
    _send(position)


def _send(position: Position) -> None:
    encode = msgspec.json.encode
    for seat in [*range(position.players), None]:
        sent = {"view": position.observe(seat), "log": by_line(position.log_tail(seat)), "outcome": position.outcome}
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
        base = inside_of(position).base
        try:
            again = decode(encode(base), type(base), position.game.by_ref)
        except (TypeError, msgspec.ValidationError) as error:
            raise AssertionError(f"the state cannot be read back, {where(position, seed)}: {error}") from error
        again.box = base.box
        alike({"state": fingerprint(base)}, {"state": fingerprint(again)}, f"read back, {where(position, seed)}")
        if count & (count - 1) == 0:
            _travel(position, seed)
    _travel(position, seed)


def _travel(position: Position, seed: Seed) -> None:
    copy = Position.of(checkpoint.read_with(position.game, checkpoint.write(inside_of(position))))
    alike(_kept(position), _kept(copy), f"a checkpoint differs, {where(position, seed)}")


def _kept(position: Position) -> dict[str, Any]:
    """What a checkpoint must keep."""
    undo = [position.can_undo(seat) for seat in range(position.players)]
    return visible(position) | {"history": position.history, "given": position.given, "undo": undo}
