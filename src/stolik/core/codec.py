"""Saves: a game is its seed and its answers. Loading plays them again and notices the first that does not fit; a save
of other rules goes on from the checkpoint it carries (decision 0010).
"""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core import checkpoint
from stolik.core.errors import BadSave, StolikError
from stolik.core.game import Game
from stolik.core.options import OptionValue
from stolik.core.position import Position
from stolik.core.shelf import find_game
from stolik.core.table import Answered, Script

FORMAT = 2
WITHOUT_CHECKPOINT = 1
"""The first format: it carries no checkpoint."""
LARGEST = 8_000_000
"""Bytes; no game of ours comes near it."""
NOTHING = msgspec.Raw(b"null")


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """The written form of a position. `answers` holds (seat, question kind, references) in the order given,
    `checkpoint` the position they lead to. Of a game `continued` under other rules the checkpoint alone counts.
    """

    stolik: int
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, OptionValue]
    answers: list[tuple[int, str, Any]]
    deal: dict[str, Any] = {}
    continued: bool = False
    checkpoint: msgspec.Raw = NOTHING


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
        [] if position.continued else position.history,
        position.deal,
        position.continued,
        msgspec.Raw(_bare(position)),
    )
    return msgspec.json.encode(whole)


def load(data: bytes) -> Position:
    """The position a save describes. One of other rules is `continued`: its history begins anew.

    Raises BadSave where an answer does not fit, where the answers lead elsewhere than they did, and where these rules
    cannot go on from the checkpoint of other rules.
    """
    if len(data) > LARGEST:
        raise BadSave(reason="size")
    try:
        whole = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(reason="format", detail=str(error)[:200]) from error
    if whole.stolik not in (FORMAT, WITHOUT_CHECKPOINT):
        raise BadSave(reason="version", found=whole.stolik)
    game = find_game(whole.game)
    if whole.continued or whole.version != game.version:
        return _continued(whole, game)
    position = replay(game, whole.players, whole.seed, whole.options, whole.deal, whole.answers)
    if whole.checkpoint != NOTHING and not checkpoint.tell_the_same(bytes(whole.checkpoint), _bare(position)):
        raise BadSave(reason="drift", found=whole.version)
    return position


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


def _bare(position: Position) -> bytes:
    """The position as a checkpoint without its history, and nothing in it can be undone."""
    bare = position.clone()
    bare._history = bare._trail = None
    return checkpoint.write(bare)


def _continued(whole: Save, game: Game[Any]) -> Position:
    """A game of other rules, from its checkpoint on. Raises BadSave where these rules cannot read it."""
    try:
        position = checkpoint.read(bytes(whole.checkpoint))
        position.options = game.check_options(position.options)
    except StolikError as error:
        raise BadSave(reason="version", found=whole.version, expected=game.version) from error
    position.continued = True
    return position
