"""One game of a run, and a chunk of them. The games depend on nothing but the plan; only their times differ."""

from __future__ import annotations

import gzip
from random import Random
from time import perf_counter, thread_time
from typing import Any

import msgspec

from stolik.bots import seated
from stolik.core.log import since
from stolik.core.play import Playout
from stolik.core.position import Position
from stolik.lab.runs.cells import Cell, Place, places
from stolik.lab.runs.errors import OtherProgram
from stolik.lab.runs.fingerprint import fingerprint
from stolik.lab.runs.plan import Plan
from stolik.lab.runs.watching import Decision, Watch
from stolik.lab.simulate import told
from stolik.registry import new_game

LIGHT = 1
"""How hard chunks are compressed: lightly, because they are read only once or twice."""


class Seated(msgspec.Struct, frozen=True):
    """A seat in a game. `score` is None if points are not counted."""

    seat: int
    role: str
    bot: str
    won: bool
    score: int | None
    decisions: int


class Said(msgspec.Struct, frozen=True):
    """A log line; `to` lists the seats that may read it, None means everybody."""

    id: str
    args: dict[str, Any]
    to: tuple[int, ...] | None


class Row(msgspec.Struct, frozen=True):
    """A game as it is kept in a chunk. `error` says what went wrong; then nothing else of the game is known."""

    game: int
    cell: int
    seed: int
    swap: int
    reason: str | None = None
    turns: int | None = None
    bar: int | None = None
    seats: list[Seated] = []
    error: str | None = None
    decisions: list[Decision] = []
    log: list[Said] = []
    wall_ms: float = 0
    cpu_ms: float = 0


class Chunk(msgspec.Struct, frozen=True):
    """Games that were played together: their numbers, their rows as compressed lines, the seconds they took."""

    numbers: range
    rows: bytes
    seconds: float


def play_chunk(plan: Plan, cells: list[Cell], numbers: range, code: str) -> Chunk:
    """Play the games with these numbers. Raises OtherProgram if this is not the program that began the run."""
    if code != fingerprint(plan):
        raise OtherProgram
    began = perf_counter()
    encode = msgspec.json.encode
    rows = b"".join(encode(play(plan, place)) + b"\n" for place in places(plan, cells, numbers))
    return Chunk(numbers, gzip.compress(rows, LIGHT, mtime=0), perf_counter() - began)


def play(plan: Plan, place: Place) -> Row:
    """Play one game. An error becomes its result."""
    began, worked = perf_counter(), thread_time()
    try:
        row = _played(plan, place)
    except Exception as error:
        row = _row(place, error=told(error))
    wall, cpu = 1000 * (perf_counter() - began), 1000 * (thread_time() - worked)
    return msgspec.structs.replace(row, wall_ms=round(wall, 3), cpu_ms=round(cpu, 3))


def _row(place: Place, **known: Any) -> Row:
    return Row(place.game, place.cell.number, place.seed, place.swap, **known)


def _played(plan: Plan, place: Place) -> Row:
    cell, seed = place.cell, place.seed
    names = cell.seatings[place.swap]
    start = new_game(plan.game, players=cell.players, seed=seed, options=cell.options, deal=plan.deals[cell.deal])
    watch = Watch(start.game, cell.players, keeps=plan.decisions)
    bots = {
        seat: watch.bot(seat, seated(name, start.game, seat, Random(f"{seed}/{seat}/{name}")))
        for seat, name in enumerate(names)
    }
    end = Playout(start, bots, record=plan.log).run()
    assert end.outcome is not None
    outcome, roles, scores = end.outcome, start.game.roles(cell.players), end.outcome.scores
    seats = [
        Seated(seat, roles[seat], name, seat in outcome.winners, scores[seat] if scores else None, watch.counts[seat])
        for seat, name in enumerate(names)
    ]
    return _row(
        place,
        reason=outcome.reason,
        turns=end.game.turns(end.observe(None)),
        bar=outcome.bar,
        seats=seats,
        decisions=watch.decisions,
        log=_log(end) if plan.log else [],
    )


def _log(end: Position) -> list[Said]:
    return [Said(line.entry.id, line.entry.args, line.to) for line in since(end.pages)]
