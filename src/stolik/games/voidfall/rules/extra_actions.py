"""Actions that Technologies and special sectors give (rulebook, Abilities and actions of Technologies)."""

from __future__ import annotations

from stolik.content.options import id_of
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.voidfall.content.kinds import ExtraAction
from stolik.games.voidfall.rules.events import is_preferred
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import Voidfall, improved
from stolik.games.voidfall.rules.words import SECTORS, number_of


def icon(g: Voidfall) -> str:
    """The standard Focus that the played card counts as."""
    return g.box.focuses[g.turn.taken or g.turn.focus].icon


def goes_with(g: Voidfall, me: int, action: ExtraAction) -> bool:
    """Whether the played Focus allows an extra action."""
    preferred = is_preferred(g, me, g.turn.taken or g.turn.focus)
    return not action.focuses or icon(g) in action.focuses or (preferred and "preferred" in action.focuses)


def technology_actions(g: Voidfall, me: int) -> list[str]:
    """References of the actions that a player's Technologies still give with the played Focus, one each."""
    return [
        f"action:{id}_{action.id}"
        for id in g.houses[me].technologies
        if not has_acted(g, id)
        for action in g.box.technologies[id].actions
        if action.version in ("both", "improved" if improved(g, me, id) else "basic") and goes_with(g, me, action)
    ]


def has_acted(g: Voidfall, id: str) -> bool:
    """Whether a Technology has given an action this turn."""
    return any(f"action:{id}_{action.id}" in g.turn.done for action in g.box.technologies[id].actions)


def sector_actions(g: Voidfall, me: int) -> dict[str, list[int]]:
    """The actions that a player's sectors still give with the played Focus, by reference, each with its sectors:
    several sectors of one kind give one action each.
    """
    found: dict[str, list[int]] = {}
    for index, sector in owned(g, me):
        for action in g.box.tiles[sector.tile].actions:
            ref = f"action:{sector.tile}_{action.id}"
            if given(ref, index) not in (*g.turn.used, *g.houses[me].used) and goes_with(g, me, action):
                found.setdefault(ref, []).append(index)
    return found


def given(ref: str, sector: int) -> str:
    """The mark in `used` of an action that a sector has given."""
    return f"{ref}/{sector}"


def give_action(g: Voidfall, t: Table, action: Named, sectors: list[int]) -> None:
    """One of these sectors gives its action, which happens there."""
    me, places = g.turn.seat, [SECTORS[index] for index in sectors]
    place = places[0] if len(places) == 1 else t.ask(me, Choose("act_in", places, about=action.ref))
    spent = given(action.ref, number_of(place))
    row = g.box.actions[id_of(action)]
    if isinstance(row, ExtraAction) and row.once == "cycle":
        g.houses[me].used += (spent,)
    else:
        g.turn.used += (spent,)
    g.turn.where = place.ref
