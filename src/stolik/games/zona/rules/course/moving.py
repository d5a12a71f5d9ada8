"""Moving: possible targets, what crossing costs, arriving among threats (Move; Shortcuts)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.zona.content.features import features
from stolik.games.zona.content.map import Way
from stolik.games.zona.rules.course.rumours import adjacent, border_of, on_border
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.words import feature, standing
from stolik.games.zona.rules.scavenger.damage import damage_call, tire
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, find_special, in_use, passive, with_passive
from stolik.games.zona.rules.scavenger.using import use
from stolik.games.zona.rules.state import DAMAGE, Packet, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.testing import rumour_words
from stolik.games.zona.rules.words import NO, PLACE_ID, PLACES, YES
from stolik.games.zona.rules.zone.board import entrances, tokens_at, voice_picks_threat, ways
from stolik.games.zona.rules.zone.facilities import enterable, locked_up, near

FAR = 2
"""How far a Kite carries."""


LEAVING = feature("leaving", places={"marked_area"}, args=("effect:toll",))
CROSSING = feature("crossing", places={"marked_border"}, args=("effect",))
SLOW = standing("slow_in_yellow", "ability", "passive")
UNHURT = standing("unhurt_by_shortcuts", "ability", "passive")
SAFE = standing("safe_shortcut", "item")


def targets(g: Zona, me: Seat) -> Sequence[str]:
    """Where a move may lead: adjacent areas, open facilities; from a facility its entrance areas."""
    here = g.scavengers[me].area
    if locked_up(g, here):
        return _bearable(g, me, entrances(g, here))
    return _bearable(g, me, [way.to for way in adjacent(g, here)] + enterable(g, me))


def _bearable(g: Zona, me: Seat, areas: Sequence[str]) -> Sequence[str]:
    """The areas the scavenger can reach without passing maximum fatigue."""
    scavenger = g.scavengers[me]
    leaving = _leaving(g, scavenger.area)
    if scavenger.fatigue + leaving < FATIGUE_MAX:
        return areas
    return [to for to in areas if scavenger.fatigue + leaving + _slow(g, me, to) <= FATIGUE_MAX]


def _pay_toll(g: Zona, t: Table, me: Seat, here: str, to: str) -> None:
    """The fatigue of a move, each part with its cause: the rumour of the area left, a Lead Coat."""
    if leaving := _leaving(g, here):
        tire(g, t, me, leaving, g.box.rumour[g.timed].ref)
    if slow := _slow(g, me, to):
        coats = with_passive(g.box, SLOW)
        coat = next(one.card for one in g.scavengers[me].items if one.card in coats and in_use(g.box, one))
        tire(g, t, me, slow, g.box.card[coat].ref)


def _leaving(g: Zona, here: str) -> int:
    """What leaving a marked area costs."""
    if g.timed < 0 or g.marked != f"area:{here}":
        return 0
    return sum(
        tiring.number
        for word in rumour_words(g)
        if word.name == LEAVING
        for effect in word.effects
        for tiring in features(effect)
    )


def _slow(g: Zona, me: Seat, to: str) -> int:
    """The fatigue a Lead Coat costs in the yellow sector: at most 1."""
    row = g.box.map.areas.get(to)
    return int(row is not None and row.sector == "yellow" and passive(g, me, SLOW))


def move(g: Zona, t: Table, me: Seat, to: str) -> str:
    """Go to an adjacent area: pay for crossing first, then meet whatever waits there."""
    here = g.scavengers[me].area
    calls: tuple[Call, ...] = ()
    shortcut = next((way.shortcut for way in ways(g, here) if way.to == to), "")
    if shortcut and not passive(g, me, UNHURT):
        calls += _shortcut(g, t, me, here, Way(to, shortcut))
    _pay_toll(g, t, me, here, to)
    if on_border(g, here, to):
        for word in rumour_words(g):
            if word.name == CROSSING:
                calls += (resolve_call(me, word.effects[0], g.box.rumour[g.timed].ref, "crossing"),)
    return then(g, *calls, Step.ARRIVE(who=me, area=to)) if calls else arrive(g, t, me, to)


def _shortcut(g: Zona, t: Table, me: Seat, here: str, way: Way) -> tuple[Call, ...]:
    """The damage of a shortcut, unless an Explorer's Map shows a way around."""
    chart = find_special(g, me, SAFE)
    if chart is not None:
        ref = g.box.card[chart.card].ref
        if t.ask(me, Choose("use_map", (YES, NO), about=ref)) is YES:
            calls, _ = use(g, t, me, chart.card)
            return calls
    kind = DAMAGE.index(way.shortcut)
    packet: Packet = (int(kind == 0), int(kind == 1), int(kind == 2))
    return (damage_call(me, packet, "shortcut", border_of(g.box, here, way.to).ref),)


def arrive(g: Zona, t: Table, who: Seat, area: str) -> str:
    """Arrive in the new area; if threats are there, the Voice chooses which one is met (R31)."""
    g.scavengers[who].area = area
    t.tell("moved", seat=who, area=PLACES[area])
    tokens = tokens_at(g, area)
    if not tokens:
        return proceed(g)
    return then(g, Step.ENCOUNTER(who=who, threat=voice_picks_threat(g, t, who, tokens)))


def flights(g: Zona, me: Seat) -> Sequence[str]:
    """Where a Kite can carry a scavenger."""
    here = g.scavengers[me].area
    reached, edge = {here}, {here}
    for _ in range(FAR):
        edge = {way.to for area in edge for way in adjacent(g, area)} - reached
        reached |= edge
    return _bearable(g, me, [area for area in g.box.map.areas if area in reached and area != here])


def fly(g: Zona, t: Table, me: Seat, card: int) -> str:
    """A move with a Kite: relocate, without shortcuts and encounters."""
    chosen = t.ask(me, Choose("fly", [PLACES[area] for area in flights(g, me)], about=g.box.card[card].ref))
    calls, _ = use(g, t, me, card)
    _pay_toll(g, t, me, g.scavengers[me].area, PLACE_ID[chosen])
    return then(g, *calls, Step.LAND(who=me, area=PLACE_ID[chosen]))


def land(g: Zona, t: Table, who: Seat, area: str) -> str:
    """Relocate to an area."""
    g.scavengers[who].area = area
    t.tell("relocated", seat=who, area=PLACES[area])
    return proceed(g)


def tunnels(g: Zona, me: Seat) -> Sequence[str]:
    """Where a Tunnel Map leads from an entrance area: the other entrance areas."""
    here = g.scavengers[me].area
    if not near(g, here):
        return []
    found = {area for facility in g.facilities for area in entrances(g, facility)} - {here}
    return _bearable(g, me, [area for area in g.box.map.areas if area in found])


def tunnel(g: Zona, t: Table, me: Seat, card: int) -> str:
    """A move through the tunnels to another entrance area, where encounters happen as usual."""
    chosen = t.ask(me, Choose("tunnel", [PLACES[area] for area in tunnels(g, me)], about=g.box.card[card].ref))
    calls, _ = use(g, t, me, card)
    _pay_toll(g, t, me, g.scavengers[me].area, PLACE_ID[chosen])
    return then(g, *calls, Step.ARRIVE(who=me, area=PLACE_ID[chosen]))
