"""Costs: whether a player can pay them, and paying (rulebook, 2 Actions: the whole cost first; Credits as a
substitute).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from stolik.content.effects import Effect, Word
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Amounts, Choose, Number, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.vocabulary import AGENDA, OBJECTIVE, PENALTY, RESOURCES, RULE
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.cards import type_number
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import COSTS, PAID, Bill, always, cost, deed, effect
from stolik.games.voidfall.rules.gains import lose_influence
from stolik.games.voidfall.rules.prices import price, words_of
from stolik.games.voidfall.rules.sectors import owned, owned_in
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Sector, Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import GLORY, GOODS, PAY_CREDITS, SLOT, number_of

CREDIT, SCIENCE = RESOURCES.index("C"), RESOURCES.index("S")
NERVO = "house:nervo"
DROP_AGENDA = deed("drop_agenda")


def discounted(g: Voidfall, me: int, cost: Effect, *, action: bool = False) -> Mapping[str, int]:
    """The resources of a cost. Once a Cycle an action that costs two Materials or more costs Nervo one less; `action`
    says that this is the cost of an action that may be taken next.
    """
    prices = price(cost)
    acting = action or bool(g.turn.acting)
    if prices.get("M", 0) >= 2 and g.houses[me].house == "nervo" and acting and NERVO not in g.houses[me].used:
        return {**prices, "M": prices["M"] - 1}
    return prices


def can_pay(g: Voidfall, me: int, cost: Effect, *, action: bool = False) -> bool:
    """Whether a player can pay the whole cost; `action` as in `discounted`."""
    if not cost:
        return True
    house = g.houses[me]
    spare = list(house.stock)
    for kind, units in discounted(g, me, cost, action=action).items():
        spare[RESOURCES.index(kind)] -= units
    if min(spare) < 0:
        if spare[SCIENCE] < 0 or spare[CREDIT] < 0:
            return False
        short = [-units if units < 0 else 0 for units in spare]
        by_science = min(spare[SCIENCE], short[1] + short[2]) if house.house == "zenor" else 0
        missing = sum(short) - by_science
        if spare[CREDIT] < missing:
            return False
        spare = [max(0, units) for units in spare]
        spare[CREDIT] -= missing
        spare[SCIENCE] -= by_science
    words = words_of(cost)
    if not words:
        return True
    bill = Bill(spare, words)
    return all(COSTS[word.name].payable(g, me, word, bill) for word in words)


def deployed(g: Voidfall, me: int) -> int:
    """Fleet Power on the map."""
    return _deployed(g.sectors, me)


@lru_cache(1 << 8)
def _deployed(sectors: tuple[Sector, ...], me: int) -> int:
    return sum(sector.power for _, sector in owned_in(sectors, me))


def pay(g: Voidfall, t: Table, cost: Effect, who: Seat, by: str = "") -> str:
    """Pay a cost: its resources first, then each of its other parts in a separate step."""
    prices = discounted(g, who, cost)
    if prices:
        if prices != price(cost):
            g.houses[who].used += (NERVO,)
        _pay_prices(g, t, who, prices)
    words = words_of(cost)
    if len(words) > 1 or (prices and words):
        return then(g, *(Step.PAY(cost=word, who=who, by=by) for word in words))
    follow: Calls = ()
    for word in words:
        follow = pay_word(Doing(g, t, who, word, must=True, by=by))
    return then(g, *follow) if follow else proceed(g)


def _pay_prices(g: Voidfall, t: Table, me: Seat, prices: Mapping[str, int]) -> None:
    """Spend resources by type. Credits replace missing Food, Energy and Materials, or more of them if the player wants
    to choose; Zenor's Science replaces Energy and Materials.
    """
    house = g.houses[me]
    if house.house == "zenor":
        prices = _by_science(g, t, me, prices)
    short = {kind: max(0, units - house.stock[RESOURCES.index(kind)]) for kind, units in prices.items()}
    spare = house.stock[CREDIT] - prices.get("C", 0) - sum(short[kind] for kind in prices if kind in "FEM")
    spent = {**prices, "C": prices.get("C", 0)}
    for kind in prices:
        if kind in "FEM":
            least = short[kind]
            most = min(prices[kind], least + spare)
            swapped = least
            if PAY_CREDITS.ref in g.turn.used and least < most:
                swapped = t.ask(me, Number("credits_for", least, most, about=GOODS[RESOURCES.index(kind)].ref))
            spare -= swapped - least
            spent[kind] -= swapped
            spent["C"] += swapped
    for kind, units in spent.items():
        spend(g, t, me, kind, units)


def _by_science(g: Voidfall, t: Table, me: Seat, prices: Mapping[str, int]) -> dict[str, int]:
    """Zenor may pay missing Energy and Materials with Science, or more of them if it wants to choose; it must if its
    Credits do not suffice. Returns the rest of the cost.
    """
    rest, chooses = dict(prices), PAY_CREDITS.ref in g.turn.used
    for kind in ("E", "M"):
        stock = dict(zip(RESOURCES, g.houses[me].stock, strict=True))
        lacking = {one: max(0, rest.get(one, 0) - stock[one]) for one in "FEM"}
        later = lacking["M"] if kind == "E" else 0
        spare = stock["S"] - rest.get("S", 0)
        needed = max(0, sum(lacking.values()) - (stock["C"] - rest.get("C", 0)))
        least = max(0, needed - later)
        most = min(rest.get(kind, 0) if chooses else lacking[kind], spare - max(0, needed - lacking[kind]))
        swapped = most
        if least < most and (chooses or needed < min(spare, lacking[kind] + later)):
            swapped = t.ask(me, Number("science_for", least, most, about=GOODS[RESOURCES.index(kind)].ref))
        if swapped:
            spend(g, t, me, "S", swapped)
            rest[kind] -= swapped
    return rest


def spend(g: Voidfall, t: Table, me: Seat, resource: str, units: int, *, told: str = "spent") -> None:
    """Spend resources of one type, or lose them."""
    if units:
        house, good = g.houses[me], RESOURCES.index(resource)
        house.stock = put(house.stock, good, house.stock[good] - units)
        t.tell(told, seat=me, n=units, resource=GOODS[RESOURCES.index(resource)])


def pay_word(do: Doing) -> Calls:
    """Pay a part of a cost that is not a fixed amount. `turn.where` keeps the sector in which it was paid."""
    do.g.turn.paid_before = do.g.turn.where
    return COSTS[do.word.name].pay(do)


def _enough(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return sum(bill.spare) >= bill.units("any")


def _enough_fem(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return sum(bill.spare[:4]) >= bill.units("fem")


@cost("any", places=PAID, args=("number",), payable=_enough)
def pay_any(do: Doing) -> Calls:
    """Spend resources of any mix."""
    return _pay_mix(do, RESOURCES, told="spent")


@cost("fem", places=PAID, args=("number",), payable=_enough_fem)
def pay_fem(do: Doing) -> Calls:
    """Spend Food, Energy and Materials of any mix, or Credits for them."""
    return _pay_mix(do, RESOURCES[:4], told="spent")


@cost("lose", places=(RULE,), args=("number",), payable=_enough)
def pay_loss(do: Doing) -> Calls:
    """Lose resources of any mix."""
    return _pay_mix(do, RESOURCES, told="lost")


def _pay_mix(do: Doing, kinds: Sequence[str], *, told: str) -> Calls:
    limits = [do.house.stock[RESOURCES.index(kind)] for kind in kinds]
    goods = [GOODS[RESOURCES.index(kind)] for kind in kinds]
    mix = Amounts("pay_mix", goods, limits, do.word.number, do.word.number, about=do.by)
    paid = mix.only() or do.t.ask(do.me, mix)
    for kind, units in zip(kinds, paid, strict=True):
        spend(do.g, do.t, do.me, kind, units, told=told)
    return ()


def _has_lose(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return sum(g.houses[me].stock) >= word.number


@effect("lose", places=(PENALTY,), args=("number",), possible=_has_lose)
def lose(do: Doing) -> Calls:
    """Lose resources of the player's choice, or all it has."""
    units = min(do.word.number, sum(do.house.stock))
    return (Step.PAY(cost=Word("lose", (), (units,)), who=do.me, by=do.by),) if units else ()


@effect("lose_influence", places=(OBJECTIVE, AGENDA, PENALTY), args=("number",), possible=always)
def less_influence(do: Doing) -> Calls:
    """Lose Influence."""
    lose_influence(do.g, do.t, do.me, do.word.number, do.by)
    return ()


def _has_glory(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return len(g.houses[me].glory) >= bill.units("discard_glory")


@cost("discard_glory", places=PAID, payable=_has_glory)
def pay_glory(do: Doing) -> Calls:
    """Discard a Glory token."""
    return (Step.DISCARD_GLORY(who=do.me),)


def _has_bounties(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return len(g.houses[me].bounties) >= bill.units("discard_bounty")


@cost("discard_bounty", places=PAID, payable=_has_bounties)
def discard_bounty(do: Doing) -> Calls:
    """Discard the oldest Bounty token."""
    do.house.bounties, token = do.house.bounties[1:], do.house.bounties[0]
    do.g.bounty_pile.bag |= 1 << token
    do.t.tell("bounty_discarded", seat=do.me)
    return ()


def _has_reclaims(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return len(g.houses[me].reclaims) >= bill.units("discard_reclaim")


@cost("discard_reclaim", places=PAID, payable=_has_reclaims)
def discard_reclaim(do: Doing) -> Calls:
    """Discard the oldest Reclaim token."""
    do.house.reclaims, token = do.house.reclaims[1:], do.house.reclaims[0]
    do.g.reclaim_pile.bag |= 1 << token
    do.t.tell("reclaim_discarded", seat=do.me)
    return ()


def _has_agendas(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return sum(map(bool, g.houses[me].slots[1:])) >= bill.units("remove_agenda")


@cost("remove_agenda", places=PAID, payable=_has_agendas)
def pay_agenda(do: Doing) -> Calls:
    """Put an Agenda in play under its deck."""
    slots = [slot for slot in AGENDA_SLOTS if do.house.slots[slot]]
    remove_agenda(do.g, do.t, do.me, number_of(do.one("remove_agenda", [SLOT[slot] for slot in slots])))
    return ()


def remove_agenda(g: Voidfall, t: Table, me: Seat, slot: int) -> None:
    """Put an Agenda from its slot under its deck; the slot's Trade token stays."""
    house = g.houses[me]
    id = house.slots[slot]
    house.slots = put(house.slots, slot, "")
    put_under_deck(g, id)
    note(g, me, DROP_AGENDA)
    t.tell("agenda_removed", seat=me, agenda=named(f"agenda:{id}"))


def put_under_deck(g: Voidfall, agenda: str) -> None:
    """Put an Agenda face down under the deck of its type."""
    g.shown_under += (agenda,)
    deck = g.agenda_decks[type_number(g, agenda)]
    deck.bottom = (*deck.bottom, g.box.agenda_number(agenda))


def _can_recall(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return deployed(g, me) >= bill.units("recall")


@cost("recall", places=PAID, args=("number",), payable=_can_recall, in_sector=True)
def recall(do: Doing) -> Calls:
    """Recall one Fleet Power; more are recalled in separate steps."""
    g, me = do.g, do.me
    index = do.pay_sector("recall_from", [index for index, sector in owned(g, me) if sector.power])
    types = [named(f"fleet:{name}") for name in fleets.movable(g, index)]
    chosen = do.one("recall_fleet", types)
    follow = fleets.recall(g, do.t, me, index, chosen.ref.partition(":")[2])
    return (*follow, *_more(do))


def _can_deactivate(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    """What is recalled for another part may be deactivated for this one."""
    return g.houses[me].active + deployed(g, me) >= max(bill.units("deactivate"), bill.units("recall"))


@cost("deactivate", places=PAID, args=("number",), payable=_can_deactivate)
def deactivate(do: Doing) -> Calls:
    """Deactivate one Fleet Power; with none Active, one is recalled first (rulebook, Fleet Power)."""
    house = do.g.houses[do.me]
    if not house.active:
        return (
            *recall(do._replace(word=Word("recall"))),
            Step.PAY(cost=do.word, who=do.me, by=do.by),
        )
    units = min(house.active, do.word.number)
    house.active -= units
    house.inactive += units
    do.t.tell("deactivated", seat=do.me, n=units)
    return _more(do, units)


def _more(do: Doing, paid: int = 1) -> Calls:
    """The rest of a cost of several units."""
    units = do.word.number - paid
    if units < 1:
        return ()
    return (Step.PAY(cost=Word(do.word.name, do.word.tags, (units,)), who=do.me, by=do.by),)


def discard_glory(g: Voidfall, t: Table, who: Seat) -> str:
    """Discard a Glory token of the player's choice, if it has any."""
    house = g.houses[who]
    values = sorted(set(house.glory))
    if values:
        lone = len(values) == 1
        value = values[0] if lone else number_of(t.ask(who, Choose("discard_glory", [GLORY[v] for v in values])))
        drop_glory(g, t, who, value)
    return proceed(g)


def drop_glory(g: Voidfall, t: Table, me: Seat, value: int) -> None:
    """Put a Glory token back."""
    house = g.houses[me]
    kept = list(house.glory)
    kept.remove(value)
    house.glory = tuple(kept)
    t.tell("glory_discarded", seat=me, glory=GLORY[value])


def bought(effect: Effect, cost: Effect, who: Seat, by: str) -> tuple[Call, ...]:
    """Calls that pay a cost and then resolve an effect."""
    return (*paid_for(cost, who, by), resolve_call(who, effect, by=by, agreed=True))


def paid_for(cost: Effect, who: Seat, by: str) -> tuple[Call, ...]:
    """Calls that pay a cost, if there is one."""
    return (Step.PAY(cost=cost, who=who, by=by),) if cost else ()
