"""The Crisis board: two rows of four slots; Harbingers stand before the Crises (rulebook, Crisis board; Harbingers)."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.content.options import named
from stolik.core.agenda import proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.by_rule import FOR_ALL
from stolik.games.voidfall.content.kinds import CrisisSlot
from stolik.games.voidfall.content.vocabulary import EVENT, PENALTY
from stolik.games.voidfall.rules.costs import deployed
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import ANY_TIME, always, deed, effect
from stolik.games.voidfall.rules.sectors import adjacent_to, is_void
from stolik.games.voidfall.rules.state import Voidfall, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import HARBINGER, ROW, SECTORS, number_of

SLOTS = 4
MILITARY, ECONOMIC = 0, 1
CATASTROPHES = 3
"""Catastrophe tokens; one more loses the game."""
HARBINGERS = 10
REMOVE_HARBINGER, DISCARD_CRISIS = deed("remove_harbinger"), deed("discard_crisis")


def free_slot(g: Voidfall, row: int) -> CrisisSlot:
    """The leftmost free slot of a row, or the entry for a full row."""
    return g.box.crisis_slots[min(SLOTS, g.row_harbingers[row] + len(g.rows[row]))]


def push_off(g: Voidfall, t: Table, row: int) -> Calls:
    """Discard what no longer fits into a row: the last Crisis, or a Harbinger. That places a Catastrophe."""
    if g.row_harbingers[row] + len(g.rows[row]) <= SLOTS:
        return ()
    if g.rows[row]:
        *kept, lost = g.rows[row]
        g.rows = put(g.rows, row, tuple(kept))
        put_away(g, lost)
        t.tell("crisis_pushed_off", crisis=named(f"crisis:{lost}"))
    else:
        g.row_harbingers = put(g.row_harbingers, row, g.row_harbingers[row] - 1)
    return (Step.CATASTROPHE(),)


def put_away(g: Voidfall, crisis: str) -> None:
    """Remove a Crisis: Starting Crises leave the game, others go to their discard pile."""
    if g.box.crises[crisis].level != "start":
        g.crisis_discard += (crisis,)


def discard(g: Voidfall, crisis: str) -> None:
    """Take a Crisis off the board, or the current one; those behind it move to the left."""
    if crisis == g.crisis:
        g.crisis = ""
    g.rows = tuple(tuple(one for one in row if one != crisis) for row in g.rows)
    put_away(g, crisis)


def catastrophe(g: Voidfall, t: Table) -> str:
    """Place a Catastrophe: each player removes a Corruption or gains five resources. A fourth one loses the game."""
    if g.catastrophes == CATASTROPHES:
        g.phase = "end"
        t.finish("catastrophes", ())
    g.catastrophes += 1
    t.tell("catastrophe", n=g.catastrophes)
    return then(g, *(resolve_call(me, FOR_ALL, by="token:catastrophe") for me in g.order))


def harbinger_to_board(g: Voidfall, t: Table, who: Seat) -> str:
    """A Harbinger enters a row of the players' choice and pushes everything to the right."""
    row = number_of(t.ask(who, Choose("harbinger_row", ROW)))
    g.row_harbingers = put(g.row_harbingers, row, g.row_harbingers[row] + 1)
    t.tell("harbinger_on_board", row=ROW[row])
    calls = push_off(g, t, row)
    return then(g, *calls) if calls else proceed(g)


def supply(g: Voidfall) -> int:
    """Harbingers that are not in play."""
    return HARBINGERS - sum(g.row_harbingers) - sum(sector.harbingers for sector in g.sectors)


def removable(g: Voidfall, where: tuple[str, ...] = ()) -> list[Named]:
    """Where a Harbinger can be removed: rows of the board, and sectors other than Wormholes."""
    rows = [] if "sector" in where else [ROW[row] for row in (MILITARY, ECONOMIC) if g.row_harbingers[row]]
    return rows + [SECTORS[i] for i, sector in enumerate(g.sectors) if sector.harbingers and sector.tile != "wormhole"]


def _removes(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(removable(g, word.tags))


@effect("remove_harbinger", places=ANY_TIME, tags="sector?", possible=_removes)
def remove_harbinger(do: Doing) -> Calls:
    """Remove a Harbinger from the Crisis board or a sector."""
    place = do.choose("remove_harbinger", removable(do.g, do.word.tags), sure=True)
    if place is None:
        return ()
    if place in ROW:
        row = number_of(place)
        do.g.row_harbingers = put(do.g.row_harbingers, row, do.g.row_harbingers[row] - 1)
    else:
        index = number_of(place)
        replace_sector(do.g, index, harbingers=do.g.sectors[index].harbingers - 1)
    do.t.tell("harbinger_removed", seat=do.me, place=place)
    note(do.g, do.me, REMOVE_HARBINGER)
    return ()


@effect("place_harbinger", places=(EVENT, PENALTY), possible=always)
def place_harbinger(do: Doing) -> Calls:
    """Place a Harbinger in an adjacent Voidborn sector, if possible in one without a Harbinger."""
    if not supply(do.g):
        return ()
    found = [i for i, sector in enumerate(do.g.sectors) if is_void(sector) and adjacent_to(do.g, do.me, i)]
    empty = [index for index in found if not do.g.sectors[index].harbingers]
    index = do.target(empty or found)
    if index is not None:
        replace_sector(do.g, index, harbingers=do.g.sectors[index].harbingers + 1)
        do.t.tell("placed", what=HARBINGER, sector=SECTORS[index])
    return ()


def discardable(g: Voidfall, kinds: tuple[str, ...]) -> list[str]:
    """Crises that an effect may discard: those of the kinds it names; `permanent` excludes the current one."""
    crises = [*g.rows[MILITARY], *g.rows[ECONOMIC]]
    if g.crisis and "permanent" not in kinds:
        crises.insert(0, g.crisis)
    named_kinds = [kind for kind in kinds if kind != "permanent"]
    return [crisis for crisis in crises if not named_kinds or g.box.crises[crisis].kind in named_kinds]


def _discards(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(discardable(g, word.tags))


@effect("discard_crisis", places=ANY_TIME, tags="kind* permanent?", possible=_discards)
def discard_crisis(do: Doing) -> Calls:
    """Discard a Crisis without resolving it."""
    crises = [named(f"crisis:{one}") for one in discardable(do.g, do.word.tags)]
    chosen = do.choose("discard_crisis", crises, sure=True)
    if chosen is not None:
        crisis = chosen.ref.partition(":")[2]
        if crisis != do.g.crisis:
            note(do.g, do.me, DISCARD_CRISIS)
        discard(do.g, crisis)
        do.t.tell("crisis_discarded", seat=do.me, crisis=chosen)
    return ()


@effect("catastrophe", places=(EVENT,), possible=always)
def catastrophe_effect(do: Doing) -> Calls:
    """Place a Catastrophe."""
    return (Step.CATASTROPHE(),)


def unfinished(g: Voidfall) -> list[int]:
    """The Safe Havens with a level left to build."""
    built = zip(g.haven_levels, g.haven_built, strict=True)
    return [number for number, (levels, done) in enumerate(built) if done < levels]


def near_complete(g: Voidfall) -> bool:
    """Whether the next level may complete a Safe Haven."""
    return any(g.haven_levels[number] == g.haven_built[number] + 1 for number in unfinished(g))


def can_shelter(g: Voidfall, me: int) -> bool:
    """Whether a player can build a level of a Safe Haven."""
    house = g.houses[me]
    return bool(unfinished(g)) and house.inactive + house.active + deployed(g, me) > 0
