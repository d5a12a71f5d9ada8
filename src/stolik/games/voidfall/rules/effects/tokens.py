"""Trade tokens, Bounties, Reclaims and Glory (rulebook, Trade tokens; Bounty and Reclaim tokens; Glory tokens)."""

from __future__ import annotations

from stolik.content.options import named
from stolik.core.agenda import Call, then
from stolik.core.question import SEATS, Choose
from stolik.core.table import Table
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.cards import BOUNTIES, RECLAIMS
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.sectors import home_of
from stolik.games.voidfall.rules.state import SLOTS, Voidfall, has
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.trading import lowest_trade, put_trade_back
from stolik.games.voidfall.rules.words import (
    BOUNTY,
    GLORY,
    LOOSE,
    PASS,
    RECLAIM,
    SECTORS,
    SLOT,
    TRADE_SPACES,
    number_of,
)


def trade(do: Doing) -> Calls:
    """Take the lowest Trade token of the galaxy board and the bonus of its space or of one below."""
    space = lowest_trade(do.g)
    plain_trade(do)
    return () if space is None else (trade_bonus(do.me, space),)


def plain_trade(do: Doing) -> Calls:
    """Take the lowest Trade token without a bonus."""
    space = lowest_trade(do.g)
    if space is not None:
        do.g.trades[space] -= 1
        do.house.loose_trades += 1
        do.t.tell("trade", seat=do.me, space=TRADE_SPACES[space])
        note(do.g, do.me, "trade")
    return ()


def trade_bonus(me: int, space: int) -> Call:
    """The call that resolves the bonus of a Trade space or of one below it."""
    effect = " / ".join(row.effect for row in BOOK.trades[space:])
    return resolve_call(me, effect, by=TRADE_SPACES[space].ref)


def return_trade(do: Doing) -> Calls:
    """Return a Trade token that is not flipped."""
    house = do.house
    places = [SLOT[slot] for slot in range(SLOTS) if house.slot_trades[slot]]
    if house.loose_trades:
        places.append(LOOSE)
    place = do._replace(must=True).choose("return_trade", places)
    if place is LOOSE:
        house.loose_trades -= 1
    else:
        house.slot_trades[number_of(place)] = False
    return give_back(do.g, do.t, do.me)


def give_back(g: Voidfall, t: Table, me: int) -> Calls:
    """Put a returned Trade token on the galaxy board. Trade Nexus pays the bonus of its space or of one below."""
    space = put_trade_back(g)
    t.tell("trade_returned", seat=SEATS[me])
    return (trade_bonus(me, space),) if has(g, me, "trade_nexus") else ()


def bounty(do: Doing) -> Calls:
    """Draw and resolve Bounty tokens, one by one."""
    return (Step.DRAW_BOUNTY(who=int(do.me)),) * do.word.number


def reclaim(do: Doing) -> Calls:
    """Draw and resolve a Reclaim token at Home."""
    return (Step.DRAW_RECLAIM(who=int(do.me), where=home_of(do.g, do.me)),)


def draw_bounty(g: Voidfall, t: Table, who: int, lying: bool = False) -> str:
    """Reveal a Bounty token: one from the supply, or one that was `lying` in a sector."""
    left = len(g.bounty_pile) if lying else fleets.bounties_left(g)
    if not left:
        return then(g, resolve_call(who, fleets.LAST_RESORT, by=BOUNTY.ref))
    token = t.chance("bounty", g.bounty_pile.outcomes())
    g.bounty_pile.remove(token)
    kind = BOUNTIES[token]
    t.reveal("bounty", seat=SEATS[who], bounty=named(kind.ref))
    if g.houses[who].house == "yarvek" and fleets.bounties_left(g):
        g.drawn, g.drawn_from, g.drawer = (token,), "bounty", who
        return then(g, Step.PICK_BOUNTY(who=who))
    g.houses[who].bounties += (token,)
    return then(g, resolve_call(who, kind.effect, by=kind.ref))


def pick_bounty(g: Voidfall, t: Table, who: int) -> str:
    """Yarvek draws a second Bounty, resolves one of the two and returns the other."""
    if len(g.drawn) == 1:
        second = t.chance("bounty", g.bounty_pile.outcomes())
        g.bounty_pile.remove(second)
        g.drawn = (g.drawn[0], second)
        t.reveal("bounty", seat=SEATS[who], bounty=named(BOUNTIES[second].ref))
        return then(g, Step.PICK_BOUNTY(who=who))
    kinds = [BOUNTIES[token] for token in g.drawn]
    kept = 0
    if kinds[0] is not kinds[1]:
        chosen = t.ask(SEATS[who], Choose("pick_bounty", [named(kind.ref) for kind in kinds]))
        kept = [kind.ref for kind in kinds].index(chosen.ref)
    g.houses[who].bounties += (g.drawn[kept],)
    g.bounty_pile.bag |= 1 << g.drawn[1 - kept]
    g.drawn, g.drawn_from = (), ""
    return then(g, resolve_call(who, kinds[kept].effect, by=kinds[kept].ref))


def draw_reclaim(g: Voidfall, t: Table, who: int, where: int, lying: bool = False) -> str:
    """Reveal a Reclaim token; whatever it places is placed in its sector."""
    left = len(g.reclaim_pile) if lying else fleets.reclaims_left(g)
    if not left:
        return then(g, resolve_call(who, fleets.LAST_RESORT, by=RECLAIM.ref))
    token = t.chance("reclaim", g.reclaim_pile.outcomes())
    g.reclaim_pile.remove(token)
    kind = RECLAIMS[token]
    t.reveal("reclaim", seat=SEATS[who], reclaim=named(kind.ref), sector=SECTORS[where])
    g.houses[who].reclaims += (token,)
    g.turn.where = SECTORS[where].ref
    note(g, who, "reclaim", sector=where)
    return then(g, resolve_call(who, kind.effect, in_sector(where), by=kind.ref))


def glory(do: Doing) -> Calls:
    """Gain a Glory token of a value."""
    gain_glory(do.g, do.t, do.me, do.word.number)
    return ()


def gain_glory(g: Voidfall, t: Table, me: int, value: int) -> None:
    """Put a Glory token beside the board; in Ultimate Triumph it may be upgraded at once."""
    better = value < 5 and permanent(g, "upgrade_new_glory")
    t.tell("glory", seat=SEATS[me], glory=GLORY[value])
    if better and t.ask(SEATS[me], Choose("upgrade", [GLORY[value], PASS], about=f"event:{g.event}")) is not PASS:
        t.tell("upgraded", seat=SEATS[me], glory=GLORY[value], better=GLORY[value + 1])
        note(g, me, "upgrade")
        value += 1
    g.houses[me].glory = tuple(sorted((*g.houses[me].glory, value)))


def upgrade(do: Doing) -> Calls:
    """Swap a Glory token for one worth 1 more; a 5 cannot be upgraded."""
    values = sorted({value for value in do.house.glory if value < 5})
    chosen = do.choose("upgrade", [GLORY[value] for value in values])
    if chosen is not None:
        value = number_of(chosen)
        kept = list(do.house.glory)
        kept[kept.index(value)] = value + 1
        do.house.glory = tuple(sorted(kept))
        note(do.g, do.me, "upgrade")
        do.t.tell("upgraded", seat=do.me, glory=GLORY[value], better=GLORY[value + 1])
    return ()


def score_glory(do: Doing) -> Calls:
    """Gain Influence equal to the total value of the player's Glory."""
    gain_influence(do.g, do.t, do.me, sum(do.house.glory), do.by)
    return ()
