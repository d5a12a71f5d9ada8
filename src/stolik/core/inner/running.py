"""Playing the steps of a position: from its last step boundary to the next question."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

from stolik.core.chance import Chance
from stolik.core.dealing import Deal
from stolik.core.errors import BadDeal, BadSave
from stolik.core.game import Game
from stolik.core.inner.inside import Book, History, Inside, UndoPoint
from stolik.core.inputs import plain_deal, seed_of, shown
from stolik.core.log import Pages
from stolik.core.table import CHANCE, KEY_BYTES, REDRAW, Finished, Script, StepTable, Suspend


def begin(
    game: Game[Any],
    players: int,
    seed: int | None,
    options: Mapping[str, Any] | None = None,
    deal: Mapping[str, Any] | None = None,
    script: Script | None = None,
    open_chance: bool = False,
) -> Inside:
    """A new game, played to its first question or through the answers of the script. Raises BadPlayers, BadOption,
    BadSeed, BadDeal.
    """
    players, chosen = game.check_setup(players, {} if options is None else options)
    game = game.played_with(chosen)
    drawn = seed_of(seed)
    plain: dict[str, Any] = plain_deal("", {} if deal is None else deal)
    if not isinstance(plain, dict):
        raise BadDeal(entry="deal", value=shown(deal))
    base = game.new(players, dict(chosen), Chance.from_seed(drawn))
    if plain:
        described = Deal(plain)
        game.deal(base, described)
        described.close()
    inside = Inside(game, players, drawn, chosen, plain, base, {}, base, StepTable({}, base.rng))
    inside.opened = open_chance
    run(inside, {}, None, None, script)
    return inside


def run(
    inside: Inside, book: Book, history: History | None, undo: UndoPoint | None, script: Script | None = None
) -> None:
    """Play from the last step boundary with the answers and draws in `book` until one is missing or the game is over.
    A new barrier empties `undo`. Changes nothing if a rule raises.

    A step is played on a copy of the state, because it will be played again with the next answer. Steps that have
    never asked a question need no copy of their own; if one does ask, everything is played once more.
    """
    game, base, pages, known = inside.game, inside.base, inside.pages, inside.barriers
    start, flow, asks, given, outcome = base, game.flow, game.asks, (dict(book), history, undo), None
    while True:
        at = base.at
        shared = not inside.opened and not asks.get(at, True) and base is not start and script is None
        state = base if shared else base.copy()
        table = StepTable(book, state.rng, script, at, inside.opened, inside.forces)
        try:
            game.play_step(state, table)
            if state.at not in flow:
                raise game.lost(at, state.at)
        except Suspend:
            if table.drawing is None:
                asks[at] = True
            if shared:
                run(inside, *given)
                return
        except Finished as finished:
            outcome, state.at = finished.outcome, ""
        for answered in table.played:
            history = History(history, answered)
        if table.barriers > known:
            undo = None
        if table.pending or table.drawing:
            break
        asks.setdefault(at, False)
        base, book, known = state, {}, 0
        if table.lines:
            pages = Pages(pages, tuple(table.lines))
        if outcome is not None:
            table = StepTable(book, state.rng)
            break
    inside.base, inside.state, inside.table, inside.book, inside.barriers = base, state, table, book, table.barriers
    inside.history, inside.pages, inside.undo_point, inside.seen = history, pages, undo, None
    inside.outcome = outcome


def answer_one(inside: Inside, seat: int, book: Book, history: History, undo: UndoPoint | None) -> None:
    """Go on with the answer of a seat, which `book` holds already. While others asked at the same moment have not
    answered, the step would stop where it has stopped, so it is not played again.
    """
    table = inside.table
    if table.region is None or table.parallel or len(table.pending) == 1:
        run(inside, book, history, undo)
        return
    inside.table, inside.book, inside.history, inside.undo_point = table.answered_by(seat), book, history, undo


def seen_by(inside: Inside, seat: int | None) -> tuple[Any, StepTable]:
    """State and table as shown to a seat, without the unfinished chains of other seats. While a draw is due they are
    those of the last step boundary: what a rule leaves behind in its middle may not fit together.
    """
    if inside.table.drawing is not None:
        return inside.base, StepTable({}, inside.base.rng)
    region = inside.table.region
    if not inside.table.parallel or region is None:
        return inside.state, inside.table
    if inside.seen is None:
        inside.seen = {}
    if seat not in inside.seen:
        state = inside.base.copy()
        book = {k: v for k, v in inside.book.items() if k[0] < region or k[1] in (seat, -1)}
        table = StepTable(book, state.rng)
        with suppress(Suspend):
            inside.game.play_step(state, table)
        inside.seen[seat] = state, table
    return inside.seen[seat]


def last_open(inside: Inside, seat: int) -> tuple[int, int] | None:
    """Book key of the seat's newest answer while several seats are asked at once; None if there is none."""
    region = inside.table.region
    if region is None:
        return None
    return max((key for key in inside.book if key[0] >= region and key[1] == seat), default=None)


def redraw(inside: Inside, key: str) -> None:
    """See `Position.redraw`; everything new follows from the key. What was laid out stays if the unfinished step has
    drawn or told something, because somebody may have seen it there. Raises BadSave if it is no key.
    """
    try:
        raw = bytes.fromhex(key)
    except (TypeError, ValueError) as error:
        raise BadSave(reason="format", detail=REDRAW) from error
    if len(raw) != KEY_BYTES:
        raise BadSave(reason="format", detail=REDRAW)
    if inside.outcome is not None:
        return
    inside.base = inside.base.copy()
    inside.base.rng = Chance(raw, inside.base.rng.counts)
    if inside.game.redraw is not None and not inside.table.barriers and not inside.table.lines:
        inside.game.redraw(inside.base, Random(raw))
    run(inside, dict(inside.book), History(inside.history, (CHANCE, REDRAW, raw.hex())), None)
