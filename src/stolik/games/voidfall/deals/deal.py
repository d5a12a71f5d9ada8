"""Described positions: a game after its set-up, with some things set differently (docs/scenarios.md)."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push
from stolik.core.chance import Deck
from stolik.core.dealing import Deal, table_for_draws
from stolik.core.question import SEATS, Seat
from stolik.core.state import put
from stolik.games.voidfall.deals.crises import describe_crises
from stolik.games.voidfall.deals.houses import describe_house
from stolik.games.voidfall.deals.names import ids, take_tokens
from stolik.games.voidfall.deals.sectors import describe_sector
from stolik.games.voidfall.rules import setup
from stolik.games.voidfall.rules.cards import type_number
from stolik.games.voidfall.rules.counts import trades
from stolik.games.voidfall.rules.evaluation import CYCLES
from stolik.games.voidfall.rules.state import NOBODY, Turn, Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.trading import lowest_trade
from stolik.games.voidfall.rules.words import DECKS

PHASES = ("preparation", "focus", "evaluation", "end")


def deal(g: Voidfall, d: Deal) -> None:
    """Set what the deal names. The set-up is over, starting gains and the left half of the event have not been
    resolved, and the turn of a player begins. Raises BadDeal for what is impossible.
    """
    setup.set_up(g, table_for_draws(g))
    g.agenda = ()
    phase = d.one_of("phase", PHASES, "focus")
    g.cycle = d.number("cycle", 1, CYCLES, 1)
    _order(g, d)
    _technologies(g, d)
    for index in range(len(g.sectors)):
        if f"sector:{index}" in d:
            describe_sector(g, index, d.part(f"sector:{index}"))
    for me in SEATS[: g.players]:
        describe_house(g, me, d.part(me.ref))
    _piles(g, d)
    drawn: list[Call] = [Step.REPLACE_OFFER(kind=kind) for kind, card in enumerate(g.offer) if card == NOBODY]
    if g.difficulty:
        drawn += describe_crises(g, d)
    _begin(g, d, phase, drawn)


def _order(g: Voidfall, d: Deal) -> None:
    if "order" in d:
        order = d.different("order", SEATS[: g.players])
        if len(order) != g.players:
            raise d.bad("order")
        g.order = tuple(order)


def _technologies(g: Voidfall, d: Deal) -> None:
    """The `offered` Technologies replace others; in Cycle 1 the lock tile is there."""
    for place, id in enumerate(ids(g, d, "offered", "technology")):
        if id not in g.tableau:
            lost = g.tableau[-1 - place]
            swapped = {lost: id}
            g.tableau = tuple(swapped.get(one, one) for one in g.tableau)
            g.improved_now = tuple(swapped.get(one, one) for one in g.improved_now)
            g.improved_later = tuple(swapped.get(one, one) for one in g.improved_later)
    if "improved" in d:
        shown = tuple(ids(g, d, "improved", "technology", once=True))
        rest = (*g.improved_now, *g.improved_later)
        g.improved_now, g.improved_later = shown, tuple(id for id in rest if id not in shown)
    g.locked = d.flag("locked", g.cycle == 1)


def _piles(g: Voidfall, d: Deal) -> None:
    """Agendas on offer, Corrupted offers, Trade tokens, the next cards and tokens of decks and piles."""
    offer = ids(g, d, "offer", "agenda", once=True)
    for id in offer:
        g.offer = put(g.offer, type_number(g, id), g.box.agenda_number(id))
        g.agenda_decks[type_number(g, id)].remove(g.box.agenda_number(id))
    for id in ids(g, d, "agenda_top", "agenda", once=True):
        deck, number = g.agenda_decks[type_number(g, id)], g.box.agenda_number(id)
        deck.remove(number)
        deck.top = (*deck.top, number)
    if "corrupted_offers" in d:
        corrupted = d.different("corrupted_offers", DECKS)
        g.corrupted_offers = tuple(one in corrupted for one in DECKS)
    _trades(g, d)
    g.bounty_pile.top = take_tokens(g, d, "bounty_top", "bounty", g.bounty_pile)
    g.reclaim_pile.top = take_tokens(g, d, "reclaim_top", "reclaim", g.reclaim_pile)


def _trades(g: Voidfall, d: Deal) -> None:
    """`trades` are the Trade tokens on the galaxy board, from the top space down; by default those not elsewhere."""
    stack, supply = max(g.trades), sum(g.trades)
    held = sum(trades(g, me) for me in range(g.players))
    if "trades" in d:
        spaces = len(g.trades)
        g.trades = tuple(d.numbers("trades", 0, stack))
        if len(g.trades) != spaces:
            raise d.bad("trades")
    else:
        for _ in range(min(held, supply)):
            lowest = lowest_trade(g) or 0
            g.trades = put(g.trades, lowest, g.trades[lowest] - 1)
    if sum(g.trades) + held > supply:
        raise d.bad("trades", value=sum(g.trades) + held, least=0, most=supply)


def _begin(g: Voidfall, d: Deal, phase: str, drawn: list[Call]) -> None:
    """Where the game continues once `drawn` has been drawn. The named event is this Cycle's."""
    for cycle in range(1, g.cycle):
        g.events[cycle - 1] = Deck(0)
    rows = g.box.event_decks[g.cycle]
    named = ids(g, d, "event", "event")
    if named and g.box.events[named[0]].cycle != g.cycle:
        raise d.bad("event")
    event = named[0] if named else next(row.id for row in rows if not row.cooperative)
    if phase == "preparation":
        if named:
            number = [row.id for row in rows].index(event)
            g.events[g.cycle - 1] = Deck(g.events[g.cycle - 1].bag & ~(1 << number), (number,))
        g.cycle -= 1
        _go_on(g, *drawn, Step.BEGIN_CYCLE())
        return
    g.event = event
    g.events[g.cycle - 1] = Deck(0)
    g.phase = phase
    if phase == "evaluation":
        _go_on(g, *drawn, Step.EVALUATE())
    elif phase == "end":
        _go_on(g, *drawn, Step.END())
    else:
        _turn(g, d, drawn)


def _turn(g: Voidfall, d: Deal, drawn: list[Call]) -> None:
    """Begin the turn of seat `turn`, by default of the first player; the rest of the round and the other rounds
    follow.
    """
    g.round = d.number("round", 1, g.box.events[g.event].rounds, 1)
    active: Seat = d.thing("turn", SEATS[: g.players], g.order[0])
    g.turn = Turn(seat=active)
    left = g.order[g.order.index(active) :]
    calls: list[Call] = [Step.TURN_ALERT()] if g.difficulty and g.alert == NOBODY else []
    calls += [Step.BEGIN_TURN(seat=me) for me in left]
    _go_on(g, *drawn, *calls, Step.BEGIN_ROUND())


def _go_on(g: Voidfall, *calls: Call) -> None:
    push(g, *calls)
    g.at = proceed(g)
