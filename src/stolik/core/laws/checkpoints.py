"""Laws that a position can be sent and written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.json import decode as decode_json
from msgspec.json import encode as encode_json

from stolik.core.differing import unwritable
from stolik.core.game import Game
from stolik.core.inner import checkpoint
from stolik.core.laws.comparing import alike, by_line, fingerprint, viewer, visible, where
from stolik.core.laws.playing import Options, Seed, decisions
from stolik.core.patch import patch, patched
from stolik.core.position import Position, inside_of
from stolik.core.state import decode, encode


def everything_can_be_sent(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Views, logs and the outcome can be encoded as JSON at every decision and at the end. Law 23: each seat's view
    before a decision, and what has changed since, give its view after it.
    """
    position = Position(game, players, seed, options)
    seats = [*range(players), None]
    views = {seat: position.observe(seat) for seat in seats}
    plain = {seat: _sent(position, seat)["view"] for seat in seats}
    for _ in _moments(position, seed):
        for seat in seats:
            now, sent = position.observe(seat), _sent(position, seat)
            changes = patch(views[seat], now)
            if changes is not None:
                plain[seat] = patched(plain[seat], decode_json(encode_json(changes)))
            law = f"what has changed gives another view of {viewer(seat)}, {where(position, seed)}"
            alike({"view": sent["view"]}, {"view": plain[seat]}, law)
            views[seat] = now


def _moments(position: Position, seed: Seed) -> Iterator[None]:
    """Stop at each decision and at the end."""
    for _ in decisions(position, seed):
        yield
    yield


def _sent(position: Position, seat: int | None) -> dict[str, Any]:
    """What a seat is sent, as it arrives."""
    sent = {"view": position.observe(seat), "log": by_line(position.log_tail(seat)), "outcome": position.outcome}
    try:
        arrived: dict[str, Any] = decode_json(encode_json(sent))
    except TypeError as error:
        raise AssertionError(f"{viewer(seat)} cannot be sent {unwritable(sent, encode_json)}") from error
    return arrived


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
