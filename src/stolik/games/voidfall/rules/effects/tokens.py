"""Trade tokens, Bounties, Reclaims and Glory (rulebook, Trade tokens; Bounty and Reclaim tokens; Glory tokens)."""

from __future__ import annotations

from stolik.content.effects import Effect, OneOf, Word
from stolik.content.options import named
from stolik.core.agenda import Call, then
from stolik.core.question import Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.by_rule import LAST_RESORT
from stolik.games.voidfall.content.vocabulary import ACTION, PENALTY, PUT
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.counts import trades
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import (
    ANY_TIME,
    PAID,
    Bill,
    Put,
    always,
    cost,
    deed,
    effect,
    harmless,
    special,
    standing,
)
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.sectors import home_of
from stolik.games.voidfall.rules.state import SLOTS, Sector, Voidfall, has, replace_sector
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

TRADE, UPGRADE, RECLAIMED = deed("trade"), deed("upgrade"), deed("reclaim")
UPGRADE_NEW_GLORY = standing("upgrade_new_glory")


def _left(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return lowest_trade(g) is not None


@effect("trade", places=ANY_TIME, possible=_left)
def trade(do: Doing) -> Calls:
    """Take the lowest Trade token of the galaxy board and the bonus of its space or of one below."""
    space = lowest_trade(do.g)
    plain_trade(do)
    return () if space is None else (trade_bonus(do.g, do.me, space),)


@special("plain_trade", places=(ACTION,))
def plain_trade(do: Doing) -> Calls:
    """Take the lowest Trade token without a bonus."""
    space = lowest_trade(do.g)
    if space is not None:
        do.g.trades = put(do.g.trades, space, do.g.trades[space] - 1)
        do.house.loose_trades += 1
        do.t.tell("trade", seat=do.me, space=TRADE_SPACES[space])
        note(do.g, do.me, TRADE)
    return ()


def trade_bonus(g: Voidfall, me: Seat, space: int) -> Call:
    """The call that resolves the bonus of a Trade space or of one below it."""
    bonuses = tuple(part for row in g.box.trades[space:] for part in alternatives(row.effect))
    return resolve_call(me, OneOf(bonuses) if len(bonuses) > 1 else bonuses[0], by=TRADE_SPACES[space].ref)


def alternatives(effect: Effect) -> tuple[Effect, ...]:
    """The effects of which one happens."""
    return tuple(one for part in effect.parts for one in alternatives(part)) if isinstance(effect, OneOf) else (effect,)


def _has_trades(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return trades(g, me) >= bill.units("return_trade")


@cost("return_trade", places=PAID, payable=_has_trades)
def return_trade(do: Doing) -> Calls:
    """Return a Trade token that is not flipped."""
    house = do.house
    places = [SLOT[slot] for slot in range(SLOTS) if house.slot_trades[slot]]
    if house.loose_trades:
        places.append(LOOSE)
    place = do.one("return_trade", places)
    if place is LOOSE:
        house.loose_trades -= 1
    else:
        house.slot_trades = put(house.slot_trades, number_of(place), False)
    return give_back(do.g, do.t, do.me)


def give_back(g: Voidfall, t: Table, me: Seat) -> Calls:
    """Put a returned Trade token on the galaxy board. Trade Nexus pays the bonus of its space or of one below."""
    space = put_trade_back(g)
    t.tell("trade_returned", seat=me)
    return (trade_bonus(g, me, space),) if has(g, me, "trade_nexus") else ()


def _put_bounty(do: Doing, index: int, thing: Word) -> None:
    if fleets.bounties_left(do.g):
        replace_sector(do.g, index, bounties=do.g.sectors[index].bounties + 1)
        do.t.tell("placed", what=BOUNTY, sector=SECTORS[index])


def _put_reclaim(do: Doing, index: int, thing: Word) -> None:
    if fleets.reclaims_left(do.g):
        replace_sector(do.g, index, reclaims=do.g.sectors[index].reclaims + 1)
        do.t.tell("placed", what=RECLAIM, sector=SECTORS[index])


def _put_glory(do: Doing, index: int, thing: Word) -> None:
    replace_sector(do.g, index, glory=tuple(sorted((*do.g.sectors[index].glory, thing.number))))
    do.t.tell("glory_placed", glory=GLORY[thing.number], sector=SECTORS[index])


def _any_sector(g: Voidfall, sector: Sector) -> bool:
    return True


@effect(
    "bounty", places=(*ANY_TIME, PUT), args=("number",), optional=1, possible=always,
    put=Put(fits=_any_sector, puts=_put_bounty),
)  # fmt: skip
def bounty(do: Doing) -> Calls:
    """Draw and resolve Bounty tokens, one by one."""
    return (Step.DRAW_BOUNTY(who=do.me),) * do.word.number


@effect("reclaim", places=(*ANY_TIME, PUT), tags="home?", possible=always, put=Put(fits=_any_sector, puts=_put_reclaim))
def reclaim(do: Doing) -> Calls:
    """Draw and resolve a Reclaim token at Home."""
    return (Step.DRAW_RECLAIM(who=do.me, where=home_of(do.g, do.me)),)


def draw_bounty(g: Voidfall, t: Table, who: Seat, lying: bool = False) -> str:
    """Reveal a Bounty token: one from the supply, or one that was `lying` in a sector."""
    left = len(g.bounty_pile) if lying else fleets.bounties_left(g)
    if not left:
        return then(g, resolve_call(who, LAST_RESORT, by=BOUNTY.ref))
    token = t.chance("bounty", g.bounty_pile.outcomes())
    g.bounty_pile.remove(token)
    kind = g.box.bounty_tokens[token]
    t.reveal("bounty", seat=who, bounty=named(kind.ref))
    if g.houses[who].house == "yarvek" and fleets.bounties_left(g):
        g.drawn, g.drawn_from, g.drawer = (token,), "bounty", who
        return then(g, Step.PICK_BOUNTY(who=who))
    g.houses[who].bounties += (token,)
    return then(g, resolve_call(who, kind.effect, by=kind.ref))


def pick_bounty(g: Voidfall, t: Table, who: Seat) -> str:
    """Yarvek draws a second Bounty, resolves one of the two and returns the other."""
    if len(g.drawn) == 1:
        second = t.chance("bounty", g.bounty_pile.outcomes())
        g.bounty_pile.remove(second)
        g.drawn = (g.drawn[0], second)
        t.reveal("bounty", seat=who, bounty=named(g.box.bounty_tokens[second].ref))
        return then(g, Step.PICK_BOUNTY(who=who))
    kinds = [g.box.bounty_tokens[token] for token in g.drawn]
    kept = 0
    if kinds[0] is not kinds[1]:
        chosen = t.ask(who, Choose("pick_bounty", [named(kind.ref) for kind in kinds]))
        kept = [kind.ref for kind in kinds].index(chosen.ref)
    g.houses[who].bounties += (g.drawn[kept],)
    g.bounty_pile.bag |= 1 << g.drawn[1 - kept]
    g.drawn, g.drawn_from = (), ""
    return then(g, resolve_call(who, kinds[kept].effect, by=kinds[kept].ref))


def draw_reclaim(g: Voidfall, t: Table, who: Seat, where: int, lying: bool = False) -> str:
    """Reveal a Reclaim token; whatever it places is placed in its sector."""
    left = len(g.reclaim_pile) if lying else fleets.reclaims_left(g)
    if not left:
        return then(g, resolve_call(who, LAST_RESORT, by=RECLAIM.ref))
    token = t.chance("reclaim", g.reclaim_pile.outcomes())
    g.reclaim_pile.remove(token)
    kind = g.box.reclaim_tokens[token]
    t.reveal("reclaim", seat=who, reclaim=named(kind.ref), sector=SECTORS[where])
    g.houses[who].reclaims += (token,)
    g.turn.where = SECTORS[where].ref
    note(g, who, RECLAIMED, sector=where)
    return then(g, resolve_call(who, kind.effect, in_sector(where), by=kind.ref))


@effect(
    "glory", places=(*ANY_TIME, PUT), args=("number",), possible=always, plain=harmless,
    put=Put(fits=_any_sector, puts=_put_glory),
)  # fmt: skip
def glory(do: Doing) -> Calls:
    """Gain a Glory token of a value."""
    gain_glory(do.g, do.t, do.me, do.word.number)
    return ()


def gain_glory(g: Voidfall, t: Table, me: Seat, value: int) -> None:
    """Put a Glory token beside the board; in Ultimate Triumph it may be upgraded at once."""
    better = value < 5 and permanent(g, UPGRADE_NEW_GLORY)
    t.tell("glory", seat=me, glory=GLORY[value])
    if better and t.ask(me, Choose("upgrade", [GLORY[value], PASS], about=f"event:{g.event}")) is not PASS:
        t.tell("upgraded", seat=me, glory=GLORY[value], better=GLORY[value + 1])
        note(g, me, UPGRADE)
        value += 1
    g.houses[me].glory = tuple(sorted((*g.houses[me].glory, value)))


def _below_5(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(value < 5 for value in g.houses[me].glory)


@effect("upgrade", places=ANY_TIME, possible=_below_5)
def upgrade(do: Doing) -> Calls:
    """Swap a Glory token for one worth 1 more; a 5 cannot be upgraded."""
    values = sorted({value for value in do.house.glory if value < 5})
    chosen = do.choose("upgrade", [GLORY[value] for value in values])
    if chosen is not None:
        value = number_of(chosen)
        kept = list(do.house.glory)
        kept[kept.index(value)] = value + 1
        do.house.glory = tuple(sorted(kept))
        note(do.g, do.me, UPGRADE)
        do.t.tell("upgraded", seat=do.me, glory=GLORY[value], better=GLORY[value + 1])
    return ()


def _any_glory(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(g.houses[me].glory)


@effect("discard_glory", places=(PENALTY,), possible=_any_glory)
def lose_glory(do: Doing) -> Calls:
    """Discard a Glory token."""
    return (Step.DISCARD_GLORY(who=do.me),)


@effect("score_glory", places=ANY_TIME, possible=_any_glory, plain=harmless)
def score_glory(do: Doing) -> Calls:
    """Gain Influence equal to the total value of the player's Glory."""
    gain_influence(do.g, do.t, do.me, sum(do.house.glory), do.by)
    return ()
