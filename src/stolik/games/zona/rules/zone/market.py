"""The market: what may be bought and sold, and for how much (Market; Camping)."""

from __future__ import annotations

from stolik.core.question import Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content import features
from stolik.games.zona.content.box import Box
from stolik.games.zona.rules.effects.words import standing
from stolik.games.zona.rules.scavenger.belongings import replace
from stolik.games.zona.rules.scavenger.scavengers import passive_of, reputation
from stolik.games.zona.rules.state import BAD, GOOD, MARKET_COLUMNS, NEUTRAL, NONE, Held, Zona
from stolik.games.zona.rules.zone.cards import EQUIPMENT, JUNK, discard_item, draw_items, return_token

BETTER_KNOWN = standing("better_known_at_market", "ability")
WEAR_PRICE = 100
"""What each damage token takes off the price of an exploitable item."""
COLUMNS = {BAD: 2, NEUTRAL: 3, GOOD: 4}
"""Columns of the market a scavenger may buy from, by reputation."""


def open_columns(g: Zona, me: Seat) -> int:
    """How many columns of the market are open to the scavenger: those of its reputation, or of the next better."""
    one = g.scavengers[me]
    return columns_of(g.box, one.character, one.items, reputation(g, me))


def columns_of(box: Box, character: str, items: tuple[Held, ...], known: int) -> int:
    """The columns that are open to a scavenger with this reputation."""
    return COLUMNS[known + (known < GOOD and passive_of(box, character, items, BETTER_KNOWN))]


def affordable(g: Zona, me: Seat, less: int = 0) -> list[int]:
    """Cards of the market that the scavenger may buy and can pay for."""
    columns = open_columns(g, me)
    roubles = g.scavengers[me].roubles
    return [
        card
        for place, card in enumerate(g.market)
        if card != NONE and place % MARKET_COLUMNS < columns and max(0, g.box.items[card].price - less) <= roubles
    ]


def take_from_market(g: Zona, t: Table, me: Seat, card: int, less: int = 0) -> None:
    """Pay for a card and take it off the market; it is refilled at the end of the turn or event (R30)."""
    price = max(0, g.box.items[card].price - less)
    g.scavengers[me].roubles -= price
    g.market = put(g.market, g.market.index(card), NONE)
    g.turn.bought += (card,)
    t.tell("bought", seat=me, item=g.box.card[card], n=price)


def price(g: Zona, one: Held) -> int:
    """What an item sells for: damage on exploitable items lowers the price, but not below 0 (R22)."""
    row = g.box.items[one.card]
    worn = one.wear if row.durability == "exploitable" else 0
    return max(0, row.price - WEAR_PRICE * worn)


def trophy_price(g: Zona, token: int) -> int:
    """The value of a trophy."""
    return features.trophy_price(g.box.threats[token].loot)


def sell_item(g: Zona, t: Table, me: Seat, one: Held, more: int = 0) -> None:
    """Sell an item: it is discarded."""
    scavenger = g.scavengers[me]
    gained = price(g, one) + more
    replace(scavenger, one, None)
    discard_item(g, one.card)
    scavenger.roubles += gained
    t.tell("sold", seat=me, item=g.box.card[one.card], n=gained)


def sell_trophy(g: Zona, t: Table, me: Seat, token: int, more: int = 0) -> None:
    """Sell a trophy: the token goes back to the dispenser."""
    scavenger = g.scavengers[me]
    gained = trophy_price(g, token) + more
    scavenger.trophies = tuple(one for one in scavenger.trophies if one != token)
    return_token(g, token)
    scavenger.roubles += gained
    t.tell("sold", seat=me, item=g.box.token[token], n=gained)


def refill(g: Zona, t: Table) -> None:
    """Cards move left into empty places; new ones fill the right."""
    if NONE not in g.market:
        return
    rows: list[int] = []
    for deck, row in ((JUNK, g.market[:MARKET_COLUMNS]), (EQUIPMENT, g.market[MARKET_COLUMNS:])):
        left = [card for card in row if card != NONE]
        for card in draw_items(g, t, deck, MARKET_COLUMNS - len(left)):
            t.tell("on_market", item=g.box.card[card])
            left.append(card)
        rows += left + [NONE] * (MARKET_COLUMNS - len(left))
    g.market = tuple(rows)


def deal_anew(g: Zona, t: Table) -> None:
    """Discard the whole market and deal a new one."""
    for card in g.market:
        if card != NONE:
            discard_item(g, card)
    g.market = (NONE,) * (2 * MARKET_COLUMNS)
    refill(g, t)
