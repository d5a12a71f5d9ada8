"""After a won Invasion (rulebook, Outcome of an Invasion, A-I): the winner puts the sector in order."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose
from stolik.core.table import Table
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.counts import technology_limit
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.cards import take_technology
from stolik.games.voidfall.rules.effects.doing import Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.effects.tokens import gain_glory
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.sectors import near, tile
from stolik.games.voidfall.rules.state import NOBODY, Voidfall, has, improved, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import PASS, SECTORS, name_of, named

GLORY_SCORED = "source:glory"


def aftermath(g: Voidfall, t: Table, who: int, loser: int) -> str:
    """Remove Installations, resolve Bounties and Reclaims, take and score Glory, win over a Fallen House. What pays
    better before Glory is scored comes before it: the order the rulebook leaves to the winner.
    """
    me, target = SEATS[who], g.turn.target
    sector = g.sectors[target]
    calls: list[Call] = []
    keep = has(g, me, "combat_replicators")
    if not keep:
        replace_sector(g, target, built=())
    else:
        calls.append(Step.DRAW_BOUNTY(who=who))
    calls += [Step.DRAW_BOUNTY(who=who, lying=True)] * sector.bounties
    calls += [Step.DRAW_RECLAIM(who=who, where=target, lying=True)] * sector.reclaims
    if sector.house:
        calls.append(Step.WIN_OVER(who=who, house=sector.house))
    once = tile(sector).once
    if once:
        calls.append(resolve_call(me, once, in_sector(target), by=f"tile:{sector.tile}"))
    calls.append(Step.SCORE_INVASION(who=who, loser=loser))
    if improved(g, me, "salvage_scanner") and sector.corrupted:
        calls.append(resolve_call(me, "cleanse[sector]", in_sector(target), by="technology:salvage_scanner"))
    if g.houses[me].house == "shiveus" and sector.corrupted:
        calls.append(resolve_call(me, "special[shiveus]", by="house:shiveus"))
    if improved(g, me, "combat_replicators"):
        calls.append(resolve_call(me, "deploy(1)", in_sector(target), by="technology:combat_replicators"))
    calls += [Step.HARBINGER_TO_BOARD(who=who)] * (sector.harbingers if g.difficulty else 0)
    if sector.tile == "rift":
        calls.append(Step.SEAL_RIFT())
    replace_sector(g, target, house="", bounties=0, reclaims=0, harbingers=0)
    near_rift = any(g.sectors[other].tile == "rift" for other in near(g, target))
    kinds = {"void": g.turn.defending[0] > 0, "rift": sector.tile == "rift", "near_rift": near_rift}
    note(g, who, "conquer", [kind for kind, holds in kinds.items() if holds], sector=target)
    return then(g, *calls)


def seal_rift(g: Voidfall, t: Table) -> str:
    """F A Rift is sealed: each player removes a Corruption or gains five resources; the tile becomes a standard one."""
    target = g.turn.target
    g.rifts_sealed += 1
    replace_sector(g, target, tile="standard", pop=1, corrupted=False)
    t.tell("rift_sealed", sector=SECTORS[target])
    return then(g, *(resolve_call(me, "cleanse / any(5)", by="tile:rift") for me in g.order))


def score_invasion(g: Voidfall, t: Table, who: int, loser: int) -> str:
    """Take the sector's Glory and score all one's Glory; against a player, score the loser's, which discards one."""
    target = g.turn.target
    if loser != NOBODY:
        gain_influence(g, t, who, sum(g.houses[loser].glory), GLORY_SCORED)
        return then(g, Step.DISCARD_GLORY(who=loser))
    for value in g.sectors[target].glory:
        gain_glory(g, t, who, value)
    replace_sector(g, target, glory=())
    gain_influence(g, t, who, sum(g.houses[who].glory), GLORY_SCORED)
    return proceed(g)


def win_over(g: Voidfall, t: Table, who: int, house: str) -> str:
    """A Fallen House joins: a sixth Technology slot, one of its two Technologies, its effects in this sector."""
    me, row = SEATS[who], BOOK.houses[house]
    g.houses[who].fallen += (house,)
    t.tell("won_over", seat=me, house=named(f"house:{house}"), sector=SECTORS[g.turn.target])
    calls: list[Call] = []
    offered = [
        named(f"technology:{id}")
        for id in (start.technology for start in BOOK.starts.values() if start.house == house)
        if id not in g.houses[who].technologies and id in g.tableau and g.copies[g.tableau.index(id)]
    ]
    if offered and len(g.houses[who].technologies) < technology_limit(g, who):
        chosen = t.ask(me, Choose("fallen_technology", [*offered, PASS], about=f"house:{house}"))
        if chosen is not PASS:
            calls += take_technology(Doing(g, t, me, Word("technology")), name_of(chosen))
    g.turn.where = SECTORS[g.turn.target].ref
    calls.append(resolve_call(me, row.fallen, in_sector(g.turn.target), by=f"house:{house}"))
    return then(g, *calls)
