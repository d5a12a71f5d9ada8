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
from stolik.core.inner.inside import Book, History, Inside, recent
from stolik.core.inner.running import run
from stolik.core.installed import find_game
from stolik.core.log import Line, Pages, by_page, reference
from stolik.core.options import OptionValue
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


def write(inside: Inside) -> bytes:
    """A position with its state, history, log and what the last seat may undo, as JSON. Holds all its secrets."""
    undo_points = [inside.undo_point_of(PRESENT, recent(inside.undo_point, 1))]
    while (before := undo_points[-1].before) is not None:
        undo_points.append(before)
    undo_points.reverse()
    states = {id(step.base): step.base for step in undo_points}
    state = {key: number for number, key in enumerate(states)}
    history = _nodes(inside.history)
    answers = {id(node): count for count, node in enumerate(history, 1)}
    log = by_page(inside.pages)
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
        inside.game.id,
        inside.game.version,
        inside.players,
        inside.seed,
        inside.options,
        inside.deal,
        inside.outcome,
        [msgspec.Raw(encode(base)) for base in states.values()],
        snapshots,
        [node.answered for node in history],
        [lines for _, lines in log],
        inside.continued,
    )
    return msgspec.json.encode(whole)


def read(data: bytes, *, open_chance: bool = False) -> Inside:
    """The position of a checkpoint. Raises BadSave, UnknownGame."""
    with _refusing():
        return _opened(_decoded(data), open_chance)


def read_with(game: Game[Any], data: bytes) -> Inside:
    """The position of a checkpoint of this very game, installed or not. Raises BadSave."""
    with _refusing():
        whole = _decoded(data)
        return _inside(whole, game, _states(whole, game))


def read_step_start(data: bytes) -> tuple[Inside, Counter[int]]:
    """The position of a checkpoint without the answers and draws of its unfinished step, and how many answers of each
    seat that takes back: for rules that those answers do not fit. Raises BadSave, UnknownGame.
    """
    with _refusing():
        whole = _decoded(data)
        now = whole.snapshots[-1]
        given = Counter(seat for _, seat, _ in now.book if seat != CHANCE)
        return _opened(replace(whole, snapshots=[replace(now, book=[], barriers=0)])), given


def read_under_other_rules(data: bytes) -> Inside:
    """The position of a checkpoint written under rules of another version. The game is `continued`: its history begins
    here, and nothing before can be undone. Raises BadSave if these rules cannot read it, UnknownGame.
    """
    inside = read(data)
    forget_history(inside)
    return inside


def forget_history(inside: Inside) -> None:
    """See `Position.forget_history`."""
    inside.options = inside.game.check_options(inside.options)
    inside.history = inside.undo_point = None
    inside.continued = True


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


def _opened(whole: Checkpoint, open_chance: bool = False) -> Inside:
    game = find_game(whole.game)
    if whole.version != game.version:
        whole = replace(whole, options=game.carried_over(whole.players, whole.options))
    game = game.played_with(game.check_options(whole.options))
    return _inside(whole, game, _states(whole, game), open_chance)


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


def _inside(whole: Checkpoint, game: Game[Any], states: list[State], open_chance: bool = False) -> Inside:
    history: list[History | None] = [None]
    for answered in whole.answers:
        history.append(History(history[-1], answered))
    pages: list[Pages | None] = [None]
    for lines in whole.log:
        pages.append(Pages(pages[-1], tuple(lines)))

    if not whole.snapshots:
        raise BadSave(reason="format", detail="no snapshot")
    base = states[whole.snapshots[0].state]
    inside = Inside(
        game,
        whole.players,
        whole.seed,
        whole.options,
        whole.deal,
        base,
        {},
        base,
        StepTable({}, base.rng),
        outcome=whole.outcome,
        continued=whole.continued,
        opened=open_chance,
    )
    for snapshot in whole.snapshots:
        inside.base, inside.book = states[snapshot.state], _book(snapshot)
        inside.history, inside.pages = history[snapshot.answers], pages[snapshot.pages]
        inside.barriers = snapshot.barriers
        if snapshot.seat != PRESENT:
            inside.undo_point = inside.undo_point_of(snapshot.seat, inside.undo_point)
    if inside.outcome is None:
        run(inside, inside.book, inside.history, inside.undo_point)
    else:
        inside.state, inside.table = inside.base, StepTable({}, inside.base.rng)
    return inside


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
