"""Words of trade: selling, buying, a new market (Farmsteads; Market)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.content.effects import Word
from stolik.core.agenda import proceed, then
from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.features import features
from stolik.games.zona.content.vocabulary import SCENES, USES
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.words import MONEY, always, effect, standing
from stolik.games.zona.rules.scavenger.scavengers import artefacts, find_special, held, with_special
from stolik.games.zona.rules.scavenger.using import use
from stolik.games.zona.rules.state import Held, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import NO, YES
from stolik.games.zona.rules.zone.market import (
    affordable,
    deal_anew,
    price,
    sell_item,
    sell_trophy,
    take_from_market,
    trophy_price,
)

CARD_BONUS = 100
"""What the Institute Card adds to the price of an artefact."""
SELL_BETTER = standing("sell_artefact_better", "item")


def _goods(g: Zona, me: Seat, word: Word) -> tuple[Held, ...]:
    scavenger = g.scavengers[me]
    return artefacts(g, scavenger) if "artefact" in word.tags else scavenger.items


def _can_sell(g: Zona, me: Seat, word: Word) -> bool:
    return bool(_goods(g, me, word))


@effect(
    "sell", places=SCENES | USES | {"bunker"}, possible=_can_sell, used="actions", tags="artefact?", args=("number",),
    optional=1, most=MONEY,
)  # fmt: skip
def sell(do: Doing) -> Calls:
    """Sell one item, or one artefact, for more than its price by the word's number."""
    items = _goods(do.g, do.me, do.word)
    if not items:
        return ()
    chosen = do.choose("sell", [do.g.box.card[one.card] for one in items])
    return (*sell_one(do.g, do.t, do.me, chosen, sum(do.word.numbers)), Step.MAKE_ROOM(who=do.me))


def sell_one(g: Zona, t: Table, me: Seat, thing: Named, more: int = 0) -> Calls:
    """Sell an item or a trophy; an Institute Card may raise the price of an artefact."""
    if thing in g.box.token_number:
        sell_trophy(g, t, me, g.box.token_number[thing], more)
        return ()
    card = g.box.card_number[thing]
    calls: Calls = ()
    if g.box.items[card].category == "artefact":
        pass_card = find_special(g, me, SELL_BETTER)
        if pass_card is not None:
            about = g.box.card[pass_card.card].ref
            if t.ask(me, Choose("sell_better", (YES, NO), about=about)) is YES:
                calls, _ = use(g, t, me, pass_card.card)
                more += CARD_BONUS
    sell_item(g, t, me, held(g.scavengers[me], card), more)
    return calls


def sell_some(
    g: Zona, t: Table, me: Seat, goods: Sequence[Named], bonus: Callable[[Named], int] = lambda _: 0
) -> Calls:
    """Sell any of these items and trophies at once, each for more than its price by its bonus. An Institute Card that
    is sold too comes last, if it is not used up by then.
    """
    sold = t.ask(me, ChooseSome("sell_some", goods, 0, len(goods)))
    calls: Calls = ()
    for one in sorted(sold, key=lambda one: _sells_better(g, one)):
        if one in g.box.token_number or any(g.box.card[own.card] is one for own in g.scavengers[me].items):
            calls += sell_one(g, t, me, one, bonus(one))
    return (*calls, Step.MAKE_ROOM(who=me))


def _sells_better(g: Zona, thing: Named) -> bool:
    return thing in g.box.card_number and g.box.card_number[thing] in with_special(g.box, SELL_BETTER)


@effect("sell_any", places={"area"}, possible=always, args=("number", "number"), most=MONEY)
def sell_any(do: Doing) -> Calls:
    """Sell any trophies and artefacts, green ones for one bonus, yellow ones for a higher one (Farmsteads)."""
    green, yellow = do.word.numbers
    return (Step.SELL_ANY(who=do.me, green=green, yellow=yellow),)


def sell_more(g: Zona, t: Table, who: Seat, green: int, yellow: int) -> str:
    """Sell what one likes of it."""
    scavenger = g.scavengers[who]
    goods: list[Named] = [g.box.token[token] for token in scavenger.trophies]
    goods += [g.box.card[one.card] for one in artefacts(g, scavenger)]
    if not goods:
        return proceed(g)
    return then(g, *sell_some(g, t, who, goods, lambda one: _more(g, one, green, yellow)))


def _more(g: Zona, thing: Named, green: int, yellow: int) -> int:
    """What is paid for a trophy or artefact beyond its price, by its colour; an artefact's deck is its colour."""
    token = g.box.token_number.get(thing)
    colour = g.box.items[g.box.card_number[thing]].deck if token is None else g.box.threats[token].colour
    return {"green": green, "yellow": yellow}.get(colour, 0)


def proceeds(g: Zona, me: Seat, things: Sequence[Named]) -> int:
    """What these things sell for together where the scavenger is selling now, without an Institute Card."""
    found, more = 0, (0, 0)
    if g.at == Step.SELL_ANY:
        (word,) = (word for word in features(g.box.map.areas[g.scavengers[me].area].effect) if word.name == "sell_any")
        more = word.numbers[0], word.numbers[1]
    for one in things:
        token = g.box.token_number.get(one)
        found += price(g, held(g.scavengers[me], g.box.card_number[one])) if token is None else trophy_price(g, token)
        found += _more(g, one, *more)
    return found


def _can_buy(g: Zona, me: Seat, word: Word) -> bool:
    return bool(affordable(g, me, sum(word.numbers)))


@effect(
    "buy", places=SCENES | USES | {"each"}, possible=_can_buy, used="actions", args=("number",), optional=1, most=MONEY
)
def buy(do: Doing) -> Calls:
    """Buy one item from the market, for less by the word's number."""
    less = sum(do.word.numbers)
    cards = affordable(do.g, do.me, less)
    if not cards:
        return ()
    chosen = do.choose("buy", [do.g.box.card[card] for card in cards])
    card = do.g.box.card_number[chosen]
    take_from_market(do.g, do.t, do.me, card, less)
    return (Step.GAIN(who=do.me, card=card),)


@effect("new_market", places=SCENES | USES | {"rumour"}, possible=always, used="actions")
def new_market(do: Doing) -> Calls:
    """Discard the market and deal a new one."""
    deal_anew(do.g, do.t)
    return ()
