"""Saves: a game is its seed and its answers; loading plays them again and notices the first that does not fit."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.errors import BadSave, StolikError
from stolik.core.game import Game
from stolik.core.options import OptionValue
from stolik.core.position import Position
from stolik.core.shelf import find_game
from stolik.core.table import Answered, Script

FORMAT = 1
LARGEST = 8_000_000
"""Bytes; no game of ours comes near it."""


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """The written form of a position. `answers` holds (seat, question kind, references) in the order given."""

    stolik: int
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, OptionValue]
    answers: list[tuple[int, str, Any]]
    deal: dict[str, Any] = {}


def save(position: Position) -> bytes:
    """The position as JSON. Raises BadSave for one whose history is not known."""
    if position.seed is None:
        raise BadSave(reason="resampled")
    game = position.game
    whole = Save(
        FORMAT,
        game.id,
        game.version,
        position.players,
        position.seed,
        position.options,
        position.history,
        position.deal,
    )
    return msgspec.json.encode(whole)


def load(data: bytes) -> Position:
    """The position a save describes. Raises BadSave."""
    if len(data) > LARGEST:
        raise BadSave(reason="size")
    try:
        whole = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(reason="format", detail=str(error)[:200]) from error
    if whole.stolik != FORMAT:
        raise BadSave(reason="version", found=whole.stolik)
    game = find_game(whole.game)
    if whole.version != game.version:
        raise BadSave(reason="version", found=whole.version, expected=game.version)
    return replay(game, whole.players, whole.seed, whole.options, whole.deal, whole.answers)


def replay(
    game: Game[Any], players: int, seed: int, options: dict[str, Any], deal: dict[str, Any], answers: list[Answered]
) -> Position:
    """The position after these answers. Raises BadSave at the first answer that nobody asked for."""
    script: Script = {}
    for answered in reversed(answers):
        script.setdefault(answered[0], []).append(answered)
    try:
        position = Position(game, players, seed, options, deal, script)
    except BadSave:
        raise
    except StolikError as error:
        raise BadSave(reason=error.id, detail=str(error)) from error
    if any(script.values()):
        raise BadSave(reason="surplus", count=sum(len(left) for left in script.values()))
    return position
