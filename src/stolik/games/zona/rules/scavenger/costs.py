"""Prices: of locks, offers and backfires. What cannot be paid is not offered (effects/possible.py)."""

from __future__ import annotations

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.content.options import cost_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.vocabulary import PRICES, SCENES
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.possible import payable
from stolik.games.zona.rules.effects.words import MONEY, PAYMENTS, cost, less
from stolik.games.zona.rules.scavenger.belongings import damage_item, lose_item, lose_trophy
from stolik.games.zona.rules.scavenger.damage import damage_call, tire, worsen_reputation
from stolik.games.zona.rules.scavenger.protection import packet_of
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, crowbars, damageable, discardable, held
from stolik.games.zona.rules.state import BAD, Held, Zona
from stolik.games.zona.rules.steps import Step

ANY_ITEM = Word("discard", ("item",))


def pay_calls(who: Seat, price: Effect, by: str) -> tuple[Call, ...]:
    """The calls that pay a price, part by part; adjacent amounts of damage are one packet."""
    parts = price.parts if isinstance(price, All) else (price,)
    amounts = [part for part in parts if isinstance(part, Amount)]
    calls: tuple[Call, ...] = ()
    if amounts:
        calls += (damage_call(who, packet_of(amounts), "price", by, bearable=True),)
    rest = [part for part in parts if not isinstance(part, Amount)]
    return calls + tuple(Step.PAY(cost=part, who=who, by=by) for part in rest)


def pay(g: Zona, t: Table, cost: Effect, who: Seat, by: str = "") -> str:
    """Pay one part of a price."""
    calls: Calls
    match cost:
        case Word(name):
            calls = PAYMENTS[name].pays(Doing(g, t, who, cost, by))
        case OneOf(parts) | AnyOf(parts):
            ways = {cost_option(one): one for one in parts if payable(g, who, one)}
            chosen = next(iter(ways)) if len(ways) == 1 else t.ask(who, Choose("pay", tuple(ways), about=title(g, by)))
            calls = pay_calls(who, ways[chosen], by)
        case Amount() | All():
            calls = pay_calls(who, cost, by)
        case Paid():
            raise AssertionError(f"no price: {cost}")
    return then(g, *calls) if calls else proceed(g)


def _has_roubles(g: Zona, me: Seat, word: Word) -> bool:
    return g.scavengers[me].roubles >= word.number


@cost("roubles", places=PRICES | {"bunker", "ability"}, payable=_has_roubles, args=("number",), most=MONEY)
def roubles(do: Doing) -> Calls:
    """Money."""
    do.scavenger.roubles -= do.word.number
    do.t.tell("paid", seat=do.me, n=do.word.number)
    return ()


def _can_tire(g: Zona, me: Seat, word: Word) -> bool:
    return g.scavengers[me].fatigue + word.number <= FATIGUE_MAX


@cost("fatigue", places=PRICES, payable=_can_tire, args=("number",))
def fatigue(do: Doing) -> Calls:
    """More fatigue, up to the maximum."""
    return tire(do.g, do.t, do.me, do.word.number, do.by)


def _well_known(g: Zona, me: Seat, word: Word) -> bool:
    return g.scavengers[me].reputation > BAD


@cost("reputation", places=PRICES, payable=_well_known, tags="worse")
def reputation(do: Doing) -> Calls:
    """Worse reputation."""
    return worsen_reputation(do.g, do.t, do.me, do.by)


def _has_enough(g: Zona, me: Seat, word: Word) -> bool:
    return len(discardable(g, g.scavengers[me], word.tags)) >= word.number


@cost(
    "discard", places=PRICES | {"offer", "aftermath"}, payable=_has_enough,
    tags="item / small / artefact / trophy / equipment", args=("number",), optional=1,
)  # fmt: skip
def discard(do: Doing) -> Calls:
    """Items or trophies of the owner's choice."""
    calls = give_up(do.g, do.t, do.me, do.word.tags, do.by)
    if do.word.number > 1:
        return (Step.PAY(cost=less(do.word), who=do.me, by=do.by), *calls)
    return calls


def _can_wear(g: Zona, me: Seat, word: Word) -> bool:
    return bool(damageable(g, g.scavengers[me]))


@cost("wear", places=SCENES, payable=_can_wear, args=("number",))
def wear(do: Doing) -> Calls:
    """Damage to an item of the owner's choice."""
    return _damage_one(do, "wear_item", damageable(do.g, do.scavenger))


def _has_crowbar(g: Zona, me: Seat, word: Word) -> bool:
    return bool(crowbars(g, g.scavengers[me]))


@cost("crowbar", places=PRICES, payable=_has_crowbar)
def crowbar(do: Doing) -> Calls:
    """Damage to a crowbar; its own effect does not happen (Crowbar)."""
    return _damage_one(do, "crowbar", crowbars(do.g, do.scavenger))


def _damage_one(do: Doing, kind: str, items: tuple[Held, ...]) -> Calls:
    one = do.choose(kind, [do.g.box.card[one.card] for one in items])
    return damage_item(do.g, do.t, do.me, held(do.scavenger, do.g.box.card_number[one]), do.by)


def _has_two_items(g: Zona, me: Seat, word: Word) -> bool:
    scavenger = g.scavengers[me]
    equipment = any(g.box.items[one.card].deck == "equipment" for one in scavenger.items)
    return bool(crowbars(g, scavenger)) or (len(scavenger.items) >= 2 and equipment)


@cost("two_items", places={"lock"}, payable=_has_two_items)
def two_items(do: Doing) -> Calls:
    """Two items, one of them equipment; a Crowbar counts as both."""
    g, scavenger = do.g, do.scavenger
    equipment = [g.box.card[one.card] for one in scavenger.items if g.box.items[one.card].deck == "equipment"]
    bars = [g.box.card[one.card] for one in crowbars(g, scavenger)]
    first = do.choose("discard", bars + (equipment if len(scavenger.items) > 1 else []))
    calls = lose_item(g, do.t, do.me, held(scavenger, g.box.card_number[first]), do.by)
    return calls if first in bars else (Step.PAY(cost=ANY_ITEM, who=do.me, by=do.by), *calls)


def _pick(g: Zona, t: Table, who: Seat, kind: str, options: list[Named], by: str) -> Named:
    return options[0] if len(options) == 1 else t.ask(who, Choose(kind, tuple(options), about=title(g, by)))


def give_up(g: Zona, t: Table, who: Seat, tags: tuple[str, ...], by: str) -> tuple[Call, ...]:
    """Discard one trophy or item of a kind; nothing if another part of the price has used up what was there. The
    backpack is repacked only when everything is paid.
    """
    scavenger = g.scavengers[who]
    if not discardable(g, scavenger, tags):
        return ()
    if "trophy" in tags:
        tokens = [g.box.token[token] for token in discardable(g, scavenger, tags) if isinstance(token, int)]
        lose_trophy(g, t, who, g.box.token_number[_pick(g, t, who, "discard", tokens, by)], by)
        return ()
    items = [g.box.card[one.card] for one in scavenger.items if one in discardable(g, scavenger, tags)]
    return lose_item(g, t, who, held(scavenger, g.box.card_number[_pick(g, t, who, "discard", items, by)]), by)
