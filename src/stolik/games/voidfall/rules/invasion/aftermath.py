"""After a won Invasion (rulebook, Outcome of an Invasion, A-I)."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.content.options import id_of, named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose, Seat
from stolik.core.table import Table
from stolik.games.voidfall.content import by_rule
from stolik.games.voidfall.content.by_rule import CLEANSE_SECTOR, DEPLOY, FOR_ALL
from stolik.games.voidfall.content.texts import mentions
from stolik.games.voidfall.rules.counts import technology_limit
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.cards import take_technology
from stolik.games.voidfall.rules.effects.doing import Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.effects.tokens import gain_glory
from stolik.games.voidfall.rules.effects.words import deed
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.sectors import near, tile
from stolik.games.voidfall.rules.state import NOBODY, STOCK_LIMIT, Sector, Voidfall, has, improved, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import BOUNTY, HARBINGER, NO, PASS, RECLAIM, SECTORS, YES

SEALED, SHIVEUS = "tile:rift", "house:shiveus"
SCANNER, REPLICATORS = "technology:salvage_scanner", "technology:combat_replicators"
"""Steps after a won Invasion, named by what they come from."""
GLORY_SCORED = "source:glory"
CONQUER = deed("conquer", "void? rift? near_rift?")
BOUNTY_GOODS = 2
"""The most resources that a Bounty brings: a stock with less room would lose some, so it may be better to spend first.
"""


def aftermath(g: Voidfall, t: Table, who: Seat, loser: int, replicated: bool = False) -> str:
    """Remove Installations, then play the other steps in the winner's order. The winner is not asked where the order
    cannot matter: Bounties come first, Glory is taken and scored last.
    """
    target = g.turn.target
    sector = g.sectors[target]
    calls: list[Call] = []
    if has(g, who, "combat_replicators"):
        calls.append(Step.DRAW_BOUNTY(who=who))
    if sector.built and not _keeps(g, t, who):
        replace_sector(g, target, built=())
    steps = _steps(g, who, replicated=replicated)
    if BOUNTY.ref not in steps:
        calls += [Step.DRAW_BOUNTY(who=who, lying=True)] * sector.bounties
    if steps:
        calls.append(Step.IN_ORDER(who=who, steps=tuple(steps)))
    if GLORY_SCORED not in steps:
        calls.append(Step.SCORE_INVASION(who=who, loser=loser))
    replace_sector(g, target, house="", bounties=0, reclaims=0, harbingers=0)
    near_rift = any(g.sectors[other].tile == "rift" for other in near(g, target))
    kinds = {"void": g.turn.defending[0] > 0, "rift": sector.tile == "rift", "near_rift": near_rift}
    note(g, who, CONQUER, [kind for kind, holds in kinds.items() if holds], sector=target)
    return then(g, *calls)


def _keeps(g: Voidfall, t: Table, me: Seat) -> bool:
    """Whether Combat Replicators keep the Installations: the last ones of a row cost Upkeep."""
    about = SECTORS[g.turn.target].ref
    return has(g, me, "combat_replicators") and t.ask(me, Choose("keep_built", (YES, NO), about=about)) is YES


def _steps(g: Voidfall, who: Seat, *, replicated: bool) -> list[str]:
    """The steps whose order may matter, named by what they come from. Combat Replicators that have already deployed
    after a tie do not deploy again.
    """
    house, sector = g.houses[who], g.sectors[g.turn.target]
    steps = [SEALED] if sector.tile == "rift" else []
    if sector.corrupted and improved(g, who, "salvage_scanner"):
        steps.append(SCANNER)
    if sector.corrupted and house.house == "shiveus":
        steps.append(SHIVEUS)
    if sector.house:
        steps.append(f"house:{sector.house}")
    if tile(g.box, sector).once:
        steps.append(f"tile:{sector.tile}")
    if sector.glory and may_upgrade(g, sector):
        steps.append(GLORY_SCORED)
    steps += [RECLAIM.ref] * sector.reclaims
    if improved(g, who, "combat_replicators") and not replicated:
        steps.append(REPLICATORS)
    if steps and max(house.stock) > STOCK_LIMIT - BOUNTY_GOODS:
        steps += [BOUNTY.ref] * sector.bounties
    return steps + [HARBINGER.ref] * (sector.harbingers if g.difficulty else 0)


def may_upgrade(g: Voidfall, sector: Sector) -> bool:
    """Whether a Fallen House, or a Technology that it or the tile brings, may upgrade Glory."""
    effects = [tile(g.box, sector).once]
    technologies = list(g.tableau) if mentions(effects[0], "technology") else []
    if sector.house:
        effects.append(g.box.houses[sector.house].fallen)
        technologies += [start.technology for start in g.box.starts.values() if start.house == sector.house]
    effects += [g.box.technologies[id].immediate for id in technologies]
    return any(mentions(effect, "upgrade") for effect in effects)


def in_order(g: Voidfall, t: Table, who: Seat, steps: tuple[str, ...]) -> str:
    """The next of the remaining steps, by the winner's choice (rulebook: in any order)."""
    options = [named(ref) for ref in dict.fromkeys(steps)]
    about = SECTORS[g.turn.target].ref
    step = options[0] if len(options) == 1 else t.ask(who, Choose("aftermath", options, about=about))
    taken = steps.index(step.ref)
    left = steps[:taken] + steps[taken + 1 :]
    after = [Step.IN_ORDER(who=who, steps=left)] if left else []
    return then(g, _step(g, who, step.ref), *after)


def _step(g: Voidfall, who: Seat, ref: str) -> Call:
    """The call that resolves a step."""
    target = g.turn.target
    match ref:
        case "tile:rift":
            return Step.SEAL_RIFT()
        case "technology:salvage_scanner":
            return resolve_call(who, CLEANSE_SECTOR, in_sector(target), by=ref)
        case "technology:combat_replicators":
            return resolve_call(who, DEPLOY, in_sector(target), by=ref)
        case "house:shiveus" if g.houses[who].house == "shiveus":
            return resolve_call(who, by_rule.SHIVEUS, by=ref)
        case "token:bounty":
            return Step.DRAW_BOUNTY(who=who, lying=True)
        case "token:harbinger":
            return Step.HARBINGER_TO_BOARD(who=who)
        case "token:reclaim":
            return Step.DRAW_RECLAIM(who=who, where=target, lying=True)
        case "source:glory":
            return Step.SCORE_INVASION(who=who, loser=NOBODY)
    family, _, id = ref.partition(":")
    if family == "house":
        return Step.WIN_OVER(who=who, house=id)
    return resolve_call(who, g.box.tiles[id].once, in_sector(target), by=ref)


def seal_rift(g: Voidfall, t: Table) -> str:
    """F A Rift is sealed: each player removes a Corruption or gains five resources; the tile becomes a standard one."""
    target = g.turn.target
    g.rifts_sealed += 1
    replace_sector(g, target, tile="standard", pop=1, corrupted=False)
    t.tell("rift_sealed", sector=SECTORS[target])
    return then(g, *(resolve_call(me, FOR_ALL, by="tile:rift") for me in g.order))


def score_invasion(g: Voidfall, t: Table, who: Seat, loser: int) -> str:
    """Take the sector's Glory and score all of the winner's Glory; against a player, score the loser's Glory instead,
    who discards one token.
    """
    target = g.turn.target
    if loser != NOBODY:
        gain_influence(g, t, who, sum(g.houses[loser].glory), GLORY_SCORED)
        return then(g, Step.DISCARD_GLORY(who=SEATS[loser]))
    for value in g.sectors[target].glory:
        gain_glory(g, t, who, value)
    replace_sector(g, target, glory=())
    gain_influence(g, t, who, sum(g.houses[who].glory), GLORY_SCORED)
    return proceed(g)


def win_over(g: Voidfall, t: Table, who: Seat, house: str) -> str:
    """A Fallen House joins: a sixth Technology slot, one of its two Technologies, its effects in this sector."""
    row = g.box.houses[house]
    g.houses[who].fallen += (house,)
    t.tell("won_over", seat=who, house=named(f"house:{house}"), sector=SECTORS[g.turn.target])
    calls: list[Call] = []
    offered = [
        named(f"technology:{id}")
        for id in (start.technology for start in g.box.starts.values() if start.house == house)
        if id not in g.houses[who].technologies and id in g.tableau and g.copies[g.tableau.index(id)]
    ]
    if offered and len(g.houses[who].technologies) < technology_limit(g.houses[who]):
        chosen = t.ask(who, Choose("fallen_technology", [*offered, PASS], about=f"house:{house}"))
        if chosen is not PASS:
            calls += take_technology(Doing(g, t, who, Word("technology")), id_of(chosen))
    where = Step.BACK_TO(where=SECTORS[g.turn.target].ref)
    return then(g, *calls, where, resolve_call(who, row.fallen, by=f"house:{house}"))
