"""Checkpoints: a position as bytes. Reading one replays only the unfinished step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from stolik.core.chance import Chance
from stolik.core.errors import BadSave, OtherPack, StolikError, UnknownGame
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.core.log import Line, Pages, by_page, reference
from stolik.core.options import OptionValue
from stolik.core.position import Book, History, Position, UndoPoint
from stolik.core.question import SEATS
from stolik.core.state import State, decode, encode
from stolik.core.table import CHANCE, Answered, Outcome, StepTable, Written

FORMAT = 1
PRESENT = -1


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """A position now, or before an answer that may be undone.

    `seat` gave that answer (PRESENT: now). `state` is the index in `Checkpoint.states` of the state at the last step
    boundary; `book` lists the answers and draws since as (number in the step, seat or CHANCE, value). `answers` and
    `pages` are the lengths of the history and the log.
    """

    seat: int
    state: int
    book: list[tuple[int, int, Any]]
    answers: int
    pages: int
    barriers: int


class Checkpoint(msgspec.Struct, forbid_unknown_fields=True):
    """The written form. The last snapshot is now; undo leads back to the earlier ones. Oldest first."""

    checkpoint: int
    game: str
    version: int
    players: int
    seed: int | None
    options: dict[str, OptionValue]
    deal: dict[str, Any]
    outcome: Outcome | None
    states: list[msgspec.Raw]
    snapshots: list[Snapshot] = msgspec.field(name="moments")
    answers: list[Answered]
    log: list[list[Line]]
    continued: bool = False


def write(position: Position) -> bytes:
    """The position with its state, history, log and what may be undone, as JSON. Holds all its secrets."""
    game = position.game
    undo_points = [UndoPoint(position, position._undo_point, PRESENT)]
    while (before := undo_points[-1].before) is not None:
        undo_points.append(before)
    undo_points.reverse()
    states = {id(step.base): step.base for step in undo_points}
    state = {key: number for number, key in enumerate(states)}
    answers = {id(node): count for count, node in enumerate(_nodes(position._history), 1)}
    log = by_page(position.pages)
    pages = {id(page): count for count, (page, _) in enumerate(log, 1)}
    snapshots = [
        Snapshot(
            int(step.seat),
            state[id(step.base)],
            [(number, int(seat), plain(value)) for (number, seat), value in step.book.items()],
            answers.get(id(step.history), 0),
            pages.get(id(step.pages), 0),
            step.barriers,
        )
        for step in undo_points
    ]
    whole = Checkpoint(
        FORMAT,
        game.id,
        game.version,
        position.players,
        position.seed,
        position.options,
        position.deal,
        position.outcome,
        [msgspec.Raw(encode(base)) for base in states.values()],
        snapshots,
        position.history,
        [lines for _, lines in log],
        position.continued,
    )
    return msgspec.json.encode(whole)


def read(data: bytes) -> Position:
    """The position of a checkpoint. Raises BadSave, UnknownGame."""
    with _refusing():
        return _opened(_decoded(data))


def read_with(game: Game[Any], data: bytes) -> Position:
    """The position of a checkpoint of this very game, installed or not. Raises BadSave."""
    with _refusing():
        whole = _decoded(data)
        return _position(whole, game, _states(whole, game))


def read_step_start(data: bytes) -> tuple[Position, Counter[int]]:
    """The position of a checkpoint without the answers and draws of its unfinished step, and how many answers of each
    seat that takes back: for rules that those answers do not fit. Raises BadSave, UnknownGame.
    """
    with _refusing():
        whole = _decoded(data)
        now = whole.snapshots[-1]
        given = Counter(seat for _, seat, _ in now.book if seat != CHANCE)
        return _opened(replace(whole, snapshots=[replace(now, book=[], barriers=0)])), given


def read_under_other_rules(data: bytes) -> Position:
    """The position of a checkpoint written under rules of another version. The game is `continued`: its history begins
    here, and nothing before can be undone. Raises BadSave if these rules cannot read it, UnknownGame.
    """
    position = read(data)
    forget_history(position)
    return position


def forget_history(position: Position) -> None:
    """Let the game be `continued` from here: its answers no longer lead here under these rules."""
    position._options = position.game.check_options(position._options)
    position._history = position._undo_point = None
    position.continued = True


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn everything that a checkpoint of another kind or of other rules can raise into BadSave."""
    try:
        yield
    except (BadSave, OtherPack, UnknownGame):
        raise
    except (
        StolikError, msgspec.DecodeError, UnicodeDecodeError, ArithmeticError, AssertionError, AttributeError,
        LookupError, TypeError, ValueError,
    ) as error:  # fmt: skip
        raise BadSave(reason="format", detail=str(error)[:200]) from error


def _decoded(data: bytes) -> Checkpoint:
    whole = msgspec.json.decode(data, type=Checkpoint)
    if whole.checkpoint != FORMAT:
        raise BadSave(reason="version", found=whole.checkpoint)
    return whole


def _opened(whole: Checkpoint) -> Position:
    game = find_game(whole.game)
    if whole.version != game.version:
        whole = replace(whole, options=game.carried_over(whole.players, whole.options))
    game = game.played_with(game.check_options(whole.options))
    return _position(whole, game, _states(whole, game))


def tell_the_same(one: bytes, other: bytes) -> bool:
    """Whether two checkpoints hold the same log, the same answers of the step being played and the same outcome. Raises
    BadSave.
    """
    try:
        first, second = (_told(msgspec.json.decode(data, type=Checkpoint)) for data in (one, other))
    except (msgspec.DecodeError, LookupError, TypeError) as error:
        raise BadSave(reason="format", detail=str(error)[:200]) from error
    return bool(first == second)


def _told(whole: Checkpoint) -> Any:
    lines = [line for page in whole.log for line in page]
    return lines, sorted(entry[:2] for entry in whole.snapshots[-1].book), whole.outcome


def _states(whole: Checkpoint, game: Game[Any]) -> list[State]:
    new = game.new(game.check_players(whole.players), game.check_options(whole.options), Chance.from_seed(0))
    states: list[State] = [decode(bytes(state), type(new), game.by_ref) for state in whole.states]
    for state in states:
        state.box = new.box
        game.read_calls(state)
    return states


def _position(whole: Checkpoint, game: Game[Any], states: list[State]) -> Position:
    history: list[History | None] = [None]
    for answered in whole.answers:
        history.append(History(history[-1], answered))
    pages: list[Pages | None] = [None]
    for lines in whole.log:
        pages.append(Pages(pages[-1], tuple(lines)))

    if not whole.snapshots:
        raise BadSave(reason="format", detail="no snapshot")
    position = object.__new__(Position)
    position.game, position.players, position.seed = game, whole.players, whole.seed
    position._options, position._deal, position.outcome = whole.options, whole.deal, whole.outcome
    position._undo_point, position._seen, position.continued = None, None, whole.continued
    for snapshot in whole.snapshots:
        position._base, position._book = states[snapshot.state], _book(snapshot)
        position._history, position._pages = history[snapshot.answers], pages[snapshot.pages]
        position._barriers = snapshot.barriers
        if snapshot.seat != PRESENT:
            position._undo_point = UndoPoint(position, position._undo_point, snapshot.seat)
    if position.over:
        position._state, position._table = position._base, StepTable({}, position._base.rng)
    else:
        position._run(position._book, position._history, position._undo_point)
    return position


def _book(snapshot: Snapshot) -> Book:
    return {
        (number, seat if seat == CHANCE else SEATS[seat]): value if seat == CHANCE else Written(_typed(value))
        for number, seat, value in snapshot.book
    }


def plain(value: Any) -> Any:
    """An answer or a draw of a step, as it is written. The answers of an undo point stay plain data until somebody
    undoes that far.
    """
    return value.plain if isinstance(value, Written) else reference(value)


def _typed(value: Any) -> Any:
    """Amounts are written as a list of numbers; the question expects a tuple."""
    units = isinstance(value, list) and value and all(type(one) is int for one in value)
    return tuple(value) if units else value


def _nodes(history: History | None) -> list[History]:
    found = []
    while history is not None:
        found.append(history)
        history = history.before
    return found[::-1]
