"""Words of trade: selling, buying, a new market (Farmsteads; Market)."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.core.agenda import proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.vocabulary import SCENES, USES
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.words import MONEY, always, effect, standing
from stolik.games.zona.rules.scavenger.scavengers import artefacts, find_special, held
from stolik.games.zona.rules.scavenger.using import use
from stolik.games.zona.rules.state import Held, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import DONE, NO, YES
from stolik.games.zona.rules.zone.market import affordable, deal_anew, sell_item, sell_trophy, take_from_market

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
    return sell_one(do.g, do.t, do.me, chosen, sum(do.word.numbers))


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
            if t.ask(me, Choose("sell_better", [YES, NO], about=about)) is YES:
                calls, _ = use(g, t, me, pass_card.card)
                more += CARD_BONUS
    sell_item(g, t, me, held(g.scavengers[me], card), more)
    return (*calls, Step.MAKE_ROOM(who=me))


@effect("sell_any", places={"area"}, possible=always, args=("number", "number"), most=MONEY)
def sell_any(do: Doing) -> Calls:
    """Sell any trophies and artefacts, green ones for one bonus, yellow ones for a higher one (Farmsteads)."""
    green, yellow = do.word.numbers
    return (Step.SELL_ANY(who=do.me, green=green, yellow=yellow),)


def sell_more(g: Zona, t: Table, who: Seat, green: int, yellow: int) -> str:
    """Sell one more thing, or stop."""
    scavenger = g.scavengers[who]
    options: list[Named] = [g.box.token[token] for token in scavenger.trophies]
    options += [g.box.card[one.card] for one in artefacts(g, scavenger)]
    if not options:
        return proceed(g)
    chosen = t.ask(who, Choose("sell", [*options, DONE]))
    if chosen is DONE:
        return proceed(g)
    colour = (
        g.box.threats[g.box.token_number[chosen]].colour
        if chosen in g.box.token_number
        else g.box.items[g.box.card_number[chosen]].deck
    )
    more = {"green": green, "yellow": yellow}.get(colour, 0)
    return then(g, *sell_one(g, t, who, chosen, more), Step.SELL_ANY(who=who, green=green, yellow=yellow))


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
