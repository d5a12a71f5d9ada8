"""Civilization tracks (rulebook, Civilization tracks and levels)."""

from __future__ import annotations

from stolik.content.effects import NOTHING, AnyOf, Effect, Word
from stolik.core.agenda import proceed, then
from stolik.core.question import Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.by_rule import HAVEN
from stolik.games.voidfall.content.vocabulary import TRACK as TRACK_STEP
from stolik.games.voidfall.content.vocabulary import TRACKS
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import TRACK_LEVELS
from stolik.games.voidfall.rules.crisis.board import near_complete
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import ANY_TIME, deed, effect, read_here
from stolik.games.voidfall.rules.state import Voidfall, improved
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import TRACK

LAST_SPACE = 7
SKIP = read_here("skip", places=(TRACK_STEP,))
ADVANCE = deed("advance", "track*")
ENTRY_COSTS = (NOTHING, NOTHING, NOTHING, Word("deactivate", (), (1,)), Word("deactivate", (), (2,)))
"""What entering a space costs, by its level."""


def entry_cost(g: Voidfall, me: int, track: int) -> Effect:
    """What entering the next space costs."""
    if improved(g, me, "cloning"):
        return NOTHING
    return ENTRY_COSTS[TRACK_LEVELS[g.houses[me].tracks[track] + 1]]


def open_tracks(g: Voidfall, me: int, tags: tuple[str, ...]) -> list[int]:
    """The tracks on which a player can advance."""
    spaces = g.houses[me].tracks
    tracks = [track for track in range(3) if spaces[track] < LAST_SPACE]
    if "lowest" in tags:
        tracks = [track for track in range(3) if spaces[track] == min(spaces) and spaces[track] < LAST_SPACE]
    elif tags:
        tracks = [track for track in tracks if TRACKS[track] in tags]
    return [track for track in tracks if can_pay(g, me, entry_cost(g, me, track))]


def _advances(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(limit.allows(g, TRACK[track].ref) for track in open_tracks(g, me, word.tags))


@effect("advance", places=ANY_TIME, tags="track* / lowest", possible=_advances)
def advance(do: Doing) -> Calls:
    """Advance one space and resolve it. Levels 3 and 4 cost Fleet Power before the move."""
    tracks = open_tracks(do.g, do.me, do.word.tags)
    chosen = do.place("advance", [TRACK[track] for track in tracks])
    if chosen is None:
        return ()
    track = TRACK.index(chosen)
    cost = entry_cost(do.g, do.me, track)
    enter = Step.ENTER_SPACE(who=do.me, track=track)
    return (Step.PAY(cost=cost, who=do.me, by=do.by), enter) if cost else (enter,)


def beside(*effects: Effect) -> AnyOf:
    """Any or all of some effects, in any order."""
    return AnyOf(tuple(part for one in effects for part in (one.parts if isinstance(one, AnyOf) else (one,))))


def enter_space(g: Voidfall, t: Table, who: Seat, track: int) -> str:
    """Move the marker and resolve the space; a Corrupted track gives nothing. Level 4 builds a level of a Safe Haven;
    if that may complete it, the player chooses whether its reward or the benefit of the space comes first.
    """
    house = g.houses[who]
    space = house.tracks[track] + 1
    house.tracks = put(house.tracks, track, space)
    t.tell("advanced", seat=who, track=TRACK[track], n=space)
    note(g, who, ADVANCE, (TRACKS[track],), amount=TRACK_LEVELS[space])
    calls: Calls = ()
    if g.difficulty and TRACK_LEVELS[space] == 4:
        calls = (resolve_call(who, HAVEN, by="token:haven"),)
    if house.corrupted_tracks[track]:
        return then(g, *calls) if calls else proceed(g)
    row = g.box.houses[house.house]
    effect = (row.society, row.politics, row.economy)[track][space - 1]
    if effect == Word(SKIP.name):
        effect = Word("advance", (TRACKS[track],))
    if effect and calls and near_complete(g):
        return then(g, resolve_call(who, beside(effect, HAVEN), by=TRACK[track].ref))
    if effect:
        calls = (resolve_call(who, effect, by=TRACK[track].ref), *calls)
    return then(g, *calls) if calls else proceed(g)
