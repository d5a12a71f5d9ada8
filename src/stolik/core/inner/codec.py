"""Saves: the seed, the answers and a checkpoint. Loading replays the answers and fails at the first that does not fit;
a save of other rules is continued from its checkpoint (decision 0010).
"""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import Any

import msgspec

from stolik.core.errors import BadSave, OtherPack, StolikError
from stolik.core.game import Game
from stolik.core.inner import checkpoint
from stolik.core.inner.inside import Inside, answers_to
from stolik.core.inner.running import begin, redraw, run
from stolik.core.installed import find_game
from stolik.core.options import OptionValue
from stolik.core.table import CHANCE, REDRAW, Answered, Script

FORMAT = 2
WITHOUT_CHECKPOINT = 1
"""The first format, which has no checkpoint."""
LARGEST = 8_000_000
"""Bytes of the largest save that is read; saves of our games are far smaller."""
NOTHING = msgspec.Raw(b"null")


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """The written form of a save. `answers` holds (seat, question kind, references), oldest first; `checkpoint` is the
    position after them. If the game was `continued` under other rules, only the checkpoint is used.
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


def save(inside: Inside) -> bytes:
    """A position as JSON. Raises BadSave for a resampled one, which has no history."""
    if inside.seed is None:
        raise BadSave(reason="resampled")
    whole = Save(
        FORMAT,
        inside.game.id,
        inside.game.version,
        inside.players,
        inside.seed,
        inside.options,
        [] if inside.continued else answers_to(inside.history),
        inside.deal,
        inside.continued,
        msgspec.Raw(_bare(inside)),
    )
    return msgspec.json.encode(whole)


def is_save(data: bytes) -> bool:
    """Whether the data are a save, of whatever format, or nothing at all."""
    try:
        whole = msgspec.json.decode(data.removeprefix(BOM_UTF8) or b'{"stolik":0}')
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(whole, dict) and "stolik" in whole


def load(data: bytes) -> Inside:
    """The position of a save. A save of other rules is `continued` from its checkpoint with an empty history.

    Raises BadSave if an answer does not fit, if the answers no longer lead to the checkpoint, or if these rules cannot
    read a checkpoint of other rules; UnknownGame.
    """
    if not isinstance(data, (bytes, bytearray)):
        raise BadSave(reason="format", detail=f"bytes are needed, not {type(data).__name__}")
    if len(data) > LARGEST:
        raise BadSave(reason="size")
    try:
        whole = msgspec.json.decode(data.removeprefix(BOM_UTF8), type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(reason="format", detail=str(error)[:200]) from error
    if whole.stolik not in (FORMAT, WITHOUT_CHECKPOINT):
        raise BadSave(reason="version", found=whole.stolik)
    game = find_game(whole.game)
    if whole.continued or whole.version != game.version:
        return _continued(whole, game)
    inside = replay(game, whole.players, whole.seed, whole.options, whole.deal, whole.answers)
    if whole.checkpoint != NOTHING and not checkpoint.tell_the_same(bytes(whole.checkpoint), _bare(inside)):
        raise BadSave(reason="drift", found=whole.version)
    return inside


def answers_in(data: bytes) -> list[Answered]:
    """The answers of a save that can be read, in the order in which they were given: `load` goes by the order in which
    seats are asked.
    """
    return msgspec.json.decode(data.removeprefix(BOM_UTF8), type=Save).answers


def replay(
    game: Game[Any], players: int, seed: int, options: dict[str, Any], deal: dict[str, Any], answers: list[Answered]
) -> Inside:
    """The position after these answers. Raises BadSave at the first answer that fits no question, or at once if there
    are more than a game can have, with as many redraws: each of these takes time.
    """
    try:
        most = 2 * game.max_answers(game.check_setup(players, options)[0])
        if len(answers) > most:
            raise BadSave(reason="surplus", count=len(answers) - most)
        opening, *redrawn = _parted(answers)
        script = _script(opening[1])
        inside = begin(game, players, seed, options, deal, script)
        _all_given(script)
        for key, part in redrawn:
            redraw(inside, key)
            script = _script(part)
            run(inside, dict(inside.book), inside.history, None, script)
            _all_given(script)
    except (BadSave, OtherPack):
        raise
    except StolikError as error:
        raise BadSave(reason=error.id, detail=str(error)) from error
    return inside


def _parted(answers: list[Answered]) -> list[tuple[Any, list[Answered]]]:
    """The answers from one redraw to the next, each part with the redraw's key (None before the first)."""
    parts: list[tuple[Any, list[Answered]]] = [(None, [])]
    for answered in answers:
        if answered[:2] == (CHANCE, REDRAW):
            parts.append((answered[2], []))
        else:
            parts[-1][1].append(answered)
    return parts


def _script(answers: list[Answered]) -> Script:
    script: Script = {}
    for answered in reversed(answers):
        script.setdefault(answered[0], []).append(answered)
    return script


def _all_given(script: Script) -> None:
    """Raises BadSave if some answers fit no question."""
    if left := sum(map(len, script.values())):
        raise BadSave(reason="surplus", count=left)


def _bare(inside: Inside) -> bytes:
    """The position as a checkpoint without history and undo."""
    bare = inside.copy()
    bare.history = bare.undo_point = None
    return checkpoint.write(bare)


def _continued(whole: Save, game: Game[Any]) -> Inside:
    """The position of a save of other rules, read from its checkpoint. Raises BadSave if these rules cannot read it."""
    try:
        return checkpoint.read_under_other_rules(bytes(whole.checkpoint))
    except OtherPack:
        raise
    except StolikError as error:
        raise BadSave(reason="version", found=whole.version, expected=game.version) from error
