"""A tiny game with two teams: a seeker (seat 0), and hiders who share everything they know and move in secret.

The hiders move through a house, as often as they like in a turn; then the seeker looks into one room.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from random import Random

import msgspec

from stolik.core.chance import Chance
from stolik.core.game import Game
from stolik.core.options import GameOption, OptionValue
from stolik.core.question import SEATS, Choose, Named
from stolik.core.state import State
from stolik.core.table import Table

ROOMS = tuple(Named(f"room:R{n}") for n in range(4))
ATTIC = ROOMS[3]
STAY, HAND_OVER, LAUGH, YES, NO = (Named(f"word:{word}") for word in ("stay", "hand_over", "laugh", "yes", "no"))
ROUNDS, MOST_MOVES = 3, 6
SEEKER = SEATS[0]


class Hideout(State, kw_only=True):
    """`room` holds the hiders, `speaker` decides for them; `sought` are the rooms looked into."""

    players: int
    room: int = 0
    speaker: int = 1
    moves: int = 0
    sought: list[int] = []


class View(msgspec.Struct, frozen=True):
    """`room`, `speaker` and `moves` are for the hiders alone."""

    seat: int | None
    sought: tuple[str, ...]
    room: str | None
    speaker: int | None
    moves: int | None


def hiders(g: Hideout) -> range:
    return range(1, g.players)


def hide(g: Hideout, t: Table) -> str:
    """A hider moves, laughs aloud, hands over to the next or ends the turn; the steps to the attic may creak."""
    me = SEATS[g.speaker]
    options = (*(room for room in ROOMS if room is not ROOMS[g.room]), STAY, HAND_OVER, LAUGH)
    choice = t.ask(me, Choose("creep", options, secret=True))
    g.moves += 1
    if choice is STAY or g.moves == MOST_MOVES:
        t.tell("all_still")
        return "seek"
    if choice is HAND_OVER:
        g.speaker = g.speaker % (g.players - 1) + 1
        return "hide"
    if choice is LAUGH:
        t.reveal("laughed")
        return "hide"
    if choice is ATTIC and t.ask(me, Choose("climb", (YES, NO), secret=True)) is YES:
        step = t.chance("step", (0, 1, 2))
        t.reveal("creaked", to=hiders(g), step=step)
        choice = t.ask(me, Choose("creep", ROOMS[:3], secret=True))
    g.room = ROOMS.index(choice)
    t.tell("crept", to=hiders(g), room=choice)
    return "hide"


def seek(g: Hideout, t: Table) -> str:
    """The seeker looks into a room."""
    sought = t.ask(SEEKER, Choose("seek", ROOMS))
    g.sought.append(ROOMS.index(sought))
    t.reveal("sought", room=sought)
    if g.sought[-1] == g.room:
        t.finish("found", [SEEKER])
    if len(g.sought) == ROUNDS:
        t.finish("hidden", [SEATS[seat] for seat in hiders(g)])
    g.moves, g.speaker = 0, 1
    return "hide"


def observe(g: Hideout, seat: int | None) -> View:
    among_hiders = seat is not None and seat != SEEKER
    return View(
        seat=seat,
        sought=tuple(ROOMS[room].ref for room in g.sought),
        room=ROOMS[g.room].ref if among_hiders else None,
        speaker=g.speaker if among_hiders else None,
        moves=g.moves if among_hiders else None,
    )


def resample(g: Hideout, seat: int | None, rng: Random) -> None:
    """The hiders may be in any room but the one just searched."""
    if seat is None or seat == SEEKER:
        g.room = rng.choice([room for room in range(4) if [room] != g.sought[-1:]])
        g.speaker = rng.randrange(1, g.players)
        g.moves = rng.randrange(MOST_MOVES)


def conserved(g: Hideout) -> Hashable:
    return g.players


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> Hideout:
    return Hideout(at="hide", rng=rng, players=players)


GAME = Game(
    id="hideout",
    version=1,
    players=(2, 4),
    flow={"hide": hide, "seek": seek},
    new=new,
    observe=observe,
    resample=resample,
    conserved=conserved,
    max_answers=lambda players: ROUNDS * (3 * MOST_MOVES + 1),
    roles=lambda players: ("seeker", *["hider"] * (players - 1)),
    teams=lambda players: (0, *[1] * (players - 1)),
    options=(GameOption("side_chat", True, group="table"),),
    kinds=frozenset({"creep", "climb", "seek"}),
    log_ids=frozenset({"all_still", "creaked", "crept", "laughed", "sought"}),
    refs=frozenset(named.ref for named in (*ROOMS, STAY, HAND_OVER, LAUGH, YES, NO)),
    reasons=frozenset({"found", "hidden"}),
    folder=Path(__file__).parent,
)
