"""The emission: running for shelter, damage by sector, new threats, a new market (Emission)."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import All, Amount
from stolik.core.agenda import Call, proceed, then
from stolik.core.chance import Pile
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.box import QUEUES, Box
from stolik.games.zona.rules.course.rumours import adjacent, end_timed
from stolik.games.zona.rules.scavenger.damage import damage_call, nest_ready, tire
from stolik.games.zona.rules.scavenger.protection import packet_of
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, is_open, sector
from stolik.games.zona.rules.scavenger.using import use
from stolik.games.zona.rules.state import NONE, Packet, Zona, playing
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.variants import emission_space
from stolik.games.zona.rules.words import NO, PLACE_ID, PLACES, STAY, YES
from stolik.games.zona.rules.zone.board import draw_onto
from stolik.games.zona.rules.zone.cards import return_all_tokens
from stolik.games.zona.rules.zone.market import deal_anew

RUN_COST = 2
SECTORS = ("green", "yellow", "red")
KIND = {"M": "mutant", "A": "anomaly"}


def emission(g: Zona, t: Table) -> str:
    """1 The front of the top card and the back of the next one form the scheme: nobody knows the areas before. The
    marker goes back to 0 (R8).
    """
    front = _turned_up(g, t)
    g.emissions = g.emissions.without(front)
    g.emission = g.emission - emission_space(g) if g.rules.excess_emission == "kept" else 0
    t.tell("emission", card=f"emission:{g.box.emissions[front].id}")
    back = _turned_up(g, t)
    g.emission_discards |= 1 << front
    g.scheme = back
    t.tell("emission_back", areas=[PLACES[area] for area in g.box.emissions[back].areas])
    damage = [Step.EMISSION_DAMAGE(who=me, card=front) for me in playing(g)]
    return then(g, Step.RUN(card=front), *damage, Step.EMISSION_TOKENS(front=front, back=back))


def _turned_up(g: Zona, t: Table) -> int:
    """The card on top of the emissions; used cards are reshuffled when needed (R2)."""
    if not len(g.emissions):
        g.emissions, g.emission_discards = Pile(g.emission_discards), 0
    if not g.emissions.top:
        g.emissions = g.emissions.with_next(t.chance("emission", g.emissions.outcomes()))
    return g.emissions.top[0]


def run(g: Zona, t: Table, card: int) -> str:
    """2 From an area adjacent to a bunker a scavenger may run into it for 2 fatigue, but not above the maximum; a Nest
    saves 1. One run does not affect another, so all decide at the same time.
    """
    calls: list[Call] = []
    t.together([me for me in playing(g) if _may_run(g, me)], lambda me: calls.extend(_run(g, t, me, card)))
    return then(g, *calls) if calls else proceed(g)


def _may_run(g: Zona, me: Seat) -> bool:
    if not _shelters(g, me):
        return False
    cost = RUN_COST - (nest_ready(g, me) is not None)
    return g.scavengers[me].fatigue + cost <= FATIGUE_MAX


def _shelters(g: Zona, me: Seat) -> list[str]:
    """The bunkers adjacent to a scavenger's area."""
    return [way.to for way in adjacent(g, g.scavengers[me].area) if sector(g, way.to) == "bunker"]


def _run(g: Zona, t: Table, me: Seat, card: int) -> tuple[Call, ...]:
    scavenger = g.scavengers[me]
    about = f"emission:{g.box.emissions[card].id}"
    chosen = t.ask(me, Choose("run", (STAY, *(PLACES[id] for id in _shelters(g, me))), about=about))
    if chosen is STAY:
        return ()
    nest = nest_ready(g, me)
    calls: tuple[Call, ...] = ()
    cost = RUN_COST
    if nest is not None:
        needed = scavenger.fatigue + RUN_COST > FATIGUE_MAX
        if needed or t.ask(me, Choose("use_nest", (YES, NO), about=g.box.card[nest.card].ref)) is YES:
            calls, _ = use(g, t, me, nest.card)
            cost -= 1
    tire(g, t, me, cost, about)
    scavenger.area = PLACE_ID[chosen]
    t.tell("ran", seat=me, area=chosen)
    return calls


def emission_damage(g: Zona, t: Table, who: Seat, card: int) -> str:
    """3 In the open, a scavenger takes the damage of its sector and of those before it, as one packet."""
    area = g.scavengers[who].area
    if not is_open(g, area):
        return proceed(g)
    packet = storm(g.box, card, sector(g, area))
    return then(g, damage_call(who, packet, "emission", f"emission:{g.box.emissions[card].id}"))


@cache
def storm(box: Box, card: int, where: str) -> Packet:
    """The damage of an emission card in a sector."""
    amounts: list[Amount] = []
    row = box.emissions[card]
    for part in (row.green, row.yellow, row.red)[: SECTORS.index(where) + 1]:
        parts = part.parts if isinstance(part, All) else (part,)
        amounts += (one for one in parts if isinstance(one, Amount))
    return packet_of(amounts)


def emission_tokens(g: Zona, t: Table, front: int, back: int) -> str:
    """4 The timed rumour and all threats leave the board; the scheme places new threats. 5 A new market."""
    end_timed(g)
    g.scheme = NONE
    return_all_tokens(g)
    t.tell("board_cleared")
    deal_anew(g, t)
    rows = zip(g.box.emissions[front].kinds, CONSTANTS.emission_colours, g.box.emissions[back].areas, strict=True)
    for kind, colour, area in rows:
        draw_onto(g, t, QUEUES.index((colour, KIND[kind])), area)
    if g.rules.hostile:
        return then(g, *(Step.PLACE(queue=QUEUES.index((colour, "mutant")), count=1) for colour in ("green", "yellow")))
    return proceed(g)
