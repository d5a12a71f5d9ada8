"""Costs: whether a player can pay them, and paying (rulebook, 2 Actions: the whole cost first; Credits as a
substitute).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from stolik.content.effects import All, Amount, Word, parse
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Amounts, Choose, Number, Seat
from stolik.core.table import Table
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.cards import type_number
from stolik.games.voidfall.rules.counts import trades
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.corruption import corrupt, corruption_room
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.places import destroy, lower, removable_guilds, spare_guilds
from stolik.games.voidfall.rules.effects.tokens import return_trade
from stolik.games.voidfall.rules.sectors import can_lower, is_home, owned
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import GLORY, GOODS, PAY_CREDITS, SLOT, number_of

CREDIT, SCIENCE = RESOURCES.index("C"), RESOURCES.index("S")
NERVO = "house:nervo"


@cache
def atoms(cost: str) -> tuple[Any, ...]:
    """The parts of a cost."""
    if not cost:
        return ()
    node = parse(cost)
    return node.parts if isinstance(node, All) else (node,)


@cache
def words_of(cost: str) -> tuple[Word, ...]:
    """The parts of a cost other than resources named by type."""
    return tuple(part for part in atoms(cost) if isinstance(part, Word))


@cache
def price(cost: str) -> Mapping[str, int]:
    """The resources of a cost that are named by type."""
    prices: dict[str, int] = {}
    for part in atoms(cost):
        if isinstance(part, Amount):
            prices[part.unit] = prices.get(part.unit, 0) + part.count
    return prices


def discounted(g: Voidfall, me: int, cost: str, *, action: bool = False) -> Mapping[str, int]:
    """The resources of a cost. Once a Cycle an action that costs Materials costs Nervo one less; `action` says that
    this is the cost of an action that may be taken next.
    """
    prices = price(cost)
    acting = action or bool(g.turn.acting)
    if prices.get("M") and g.houses[me].house == "nervo" and acting and NERVO not in g.houses[me].used:
        return {**prices, "M": prices["M"] - 1}
    return prices


def can_pay(g: Voidfall, me: int, cost: str, *, action: bool = False) -> bool:
    """Whether a player can pay the whole cost; `action` as in `discounted`."""
    if not cost:
        return True
    house = g.houses[me]
    spare = list(house.stock)
    for kind, units in discounted(g, me, cost, action=action).items():
        spare[RESOURCES.index(kind)] -= units
    short = [max(0, -units) for units in spare]
    by_science = 0
    if house.house == "zenor":
        by_science = min(max(0, spare[SCIENCE]), short[1] + short[2])
    missing = sum(short[:3]) - by_science
    if spare[SCIENCE] < by_science or spare[CREDIT] < missing:
        return False
    spare = [max(0, units) for units in spare]
    spare[CREDIT] -= missing
    spare[SCIENCE] -= by_science
    words = words_of(cost)
    return all(_can_pay_word(g, me, word, spare, words) for word in words)


def _can_pay_word(g: Voidfall, me: int, word: Word, spare: list[int], words: Sequence[Word]) -> bool:
    """Whether a part of a cost can be paid together with all other parts of its kind."""
    house = g.houses[me]
    units = sum(one.number for one in words if one.name == word.name)
    match word.name:
        case "any":
            return sum(spare) >= units
        case "fem":
            return sum(spare[:4]) >= units
        case "deactivate":
            recalled = sum(one.number for one in words if one.name == "recall")
            return house.active + deployed(g, me) >= max(units, recalled)
        case "recall":
            return deployed(g, me) >= units
        case "corrupt":
            return corruption_room(g, me, word.tags, chambers=not word.tags) >= units
        case "lower":
            return sum(sector.pop - 1 for _, sector in owned(g, me) if can_lower(sector)) >= units
        case "destroy":
            return destructible_pieces(g, me, word.tags) >= units
        case "return_trade":
            return trades(g, me) >= units
        case "discard_glory":
            return len(house.glory) >= units
        case "discard_bounty":
            return len(house.bounties) >= units
        case "discard_reclaim":
            return len(house.reclaims) >= units
        case "remove_agenda":
            return sum(map(bool, house.slots[1:])) >= units
        case _:
            raise ValueError(f"{word} is no cost")


def deployed(g: Voidfall, me: int) -> int:
    """Fleet Power on the map."""
    return sum(sector.power for _, sector in owned(g, me))


def destructible(g: Voidfall, me: int, what: str) -> list[int]:
    """Sectors with a Guild or Installation that can be destroyed: never at Home, never printed ones."""
    found = []
    for index, sector in owned(g, me):
        if not is_home(sector) and (removable_guilds(sector) if what == "guild" else sector.built):
            found.append(index)
    return found


def destructible_pieces(g: Voidfall, me: int, kinds: Sequence[str]) -> int:
    """How many Guilds, Installations or both can be destroyed."""
    sectors = [sector for _, sector in owned(g, me) if not is_home(sector)]
    guilds = sum(len(spare_guilds(sector)) for sector in sectors) if "guild" in kinds else 0
    return guilds + (sum(len(sector.built) for sector in sectors) if "installation" in kinds else 0)


def pay(g: Voidfall, t: Table, cost: str, who: int, by: str = "") -> str:
    """Pay a cost: its resources first, then each of its other parts in a separate step."""
    me = SEATS[who]
    prices = discounted(g, who, cost)
    if prices:
        if prices != price(cost):
            g.houses[who].used += (NERVO,)
        _pay_prices(g, t, me, prices)
    words = words_of(cost)
    if len(words) > 1 or (prices and words):
        return then(g, *(Step.PAY(cost=str(word), who=who, by=by) for word in words))
    follow: Calls = ()
    for word in words:
        follow = pay_word(Doing(g, t, me, word, must=True, by=by))
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


def spend(g: Voidfall, t: Table, me: int, resource: str, units: int, *, told: str = "spent") -> None:
    """Spend resources of one type, or lose them."""
    if units:
        g.houses[me].stock[RESOURCES.index(resource)] -= units
        t.tell(told, seat=SEATS[me], n=units, resource=GOODS[RESOURCES.index(resource)])


def pay_word(do: Doing) -> Calls:
    """Pay a part of a cost that is not a fixed amount. `turn.where` keeps the sector in which it was paid."""
    g, t, me, word = do.g, do.t, do.me, do.word
    g.turn.paid_before = g.turn.where
    house = g.houses[me]
    match word.name:
        case "any" | "fem" | "lose":
            kinds = RESOURCES[:4] if word.name == "fem" else RESOURCES
            limits = [house.stock[RESOURCES.index(kind)] for kind in kinds]
            goods = [GOODS[RESOURCES.index(kind)] for kind in kinds]
            mix = Amounts("pay_mix", goods, limits, word.number, word.number, about=do.by)
            paid = mix.only() or t.ask(me, mix)
            for kind, units in zip(kinds, paid, strict=True):
                spend(g, t, me, kind, units, told="lost" if word.name == "lose" else "spent")
        case "deactivate":
            return _deactivate(do)
        case "recall":
            return _recall(do, "recall_from")
        case "corrupt":
            corrupt(do)
            if house.house == "novaris" and do.by.startswith("action:"):
                return (resolve_call(me, "any(2)", by="house:novaris"),)
        case "lower":
            return lower(do, do.pay_sector("lower", [index for index, sector in owned(g, me) if can_lower(sector)]))
        case "destroy":
            destroy(do, do.pay_sector("destroy_in", destructible(g, me, word.tags[0])), word.tags[0])
        case "return_trade":
            return return_trade(do)
        case "discard_glory":
            return (Step.DISCARD_GLORY(who=int(me)),)
        case "discard_bounty":
            house.bounties, token = house.bounties[1:], house.bounties[0]
            g.bounty_pile.bag |= 1 << token
            t.tell("bounty_discarded", seat=me)
        case "discard_reclaim":
            house.reclaims, token = house.reclaims[1:], house.reclaims[0]
            g.reclaim_pile.bag |= 1 << token
            t.tell("reclaim_discarded", seat=me)
        case "remove_agenda":
            slots = [slot for slot in AGENDA_SLOTS if house.slots[slot]]
            slot = number_of(do.choose("remove_agenda", [SLOT[slot] for slot in slots]))
            remove_agenda(g, t, me, slot)
        case _:
            raise ValueError(f"{word} is no cost")
    return ()


def remove_agenda(g: Voidfall, t: Table, me: int, slot: int) -> None:
    """Put an Agenda from its slot under its deck; the slot's Trade token stays."""
    house = g.houses[me]
    id = house.slots[slot]
    house.slots[slot] = ""
    put_under_deck(g, id)
    note(g, me, "drop_agenda")
    t.tell("agenda_removed", seat=SEATS[me], agenda=named(f"agenda:{id}"))


def put_under_deck(g: Voidfall, agenda: str) -> None:
    """Put an Agenda face down under the deck of its type."""
    g.shown_under += (agenda,)
    deck = g.agenda_decks[type_number(g, agenda)]
    deck.bottom = (*deck.bottom, g.box.agenda_number(agenda))


def _recall(do: Doing, kind: str) -> Calls:
    """Recall one Fleet Power; more are recalled in separate steps."""
    g, me = do.g, do.me
    index = do.pay_sector(kind, [index for index, sector in owned(g, me) if sector.power])
    types = [named(f"fleet:{name}") for name in fleets.movable(g, index)]
    chosen = do.choose("recall_fleet", types)
    follow = fleets.recall(g, do.t, me, index, chosen.ref.partition(":")[2])
    return (*follow, *_more(do))


def _deactivate(do: Doing) -> Calls:
    """Deactivate one Fleet Power; with none Active, one is recalled first (rulebook, Fleet Power)."""
    house = do.g.houses[do.me]
    if not house.active:
        return (
            *_recall(do._replace(word=Word("recall")), "recall_from"),
            Step.PAY(cost=str(do.word), who=int(do.me), by=do.by),
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
    return (Step.PAY(cost=str(Word(do.word.name, do.word.tags, (units,))), who=int(do.me), by=do.by),)


def discard_glory(g: Voidfall, t: Table, who: int) -> str:
    """Discard a Glory token of the player's choice, if it has any."""
    me, house = SEATS[who], g.houses[who]
    values = sorted(set(house.glory))
    if values:
        lone = len(values) == 1
        value = values[0] if lone else number_of(t.ask(me, Choose("discard_glory", [GLORY[v] for v in values])))
        drop_glory(g, t, who, value)
    return proceed(g)


def drop_glory(g: Voidfall, t: Table, me: int, value: int) -> None:
    """Put a Glory token back."""
    house = g.houses[me]
    kept = list(house.glory)
    kept.remove(value)
    house.glory = tuple(kept)
    t.tell("glory_discarded", seat=SEATS[me], glory=GLORY[value])


def bought(effect: str, cost: str, who: int, by: str) -> tuple[Call, ...]:
    """Calls that pay a cost and then resolve an effect."""
    return (*paid_for(cost, who, by), resolve_call(who, effect, by=by, agreed=True))


def paid_for(cost: str, who: int, by: str) -> tuple[Call, ...]:
    """Calls that pay a cost, if there is one."""
    return (Step.PAY(cost=cost, who=who, by=by),) if cost else ()
