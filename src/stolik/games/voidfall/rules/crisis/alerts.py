"""The Alert deck, revealing Crises, and the Void Progress (rulebook, Preparation 0; Focus phase 0 and 4)."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.content.effects import Effect, Word
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.chance import Deck
from stolik.core.question import Amounts, Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.kinds import Crisis, Difficulty
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.costs import CREDIT, can_pay, spend
from stolik.games.voidfall.rules.crisis.board import ECONOMIC, MILITARY, SLOTS, free_slot, push_off, put_away, supply
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.gains import lose_influence
from stolik.games.voidfall.rules.prices import atoms, price
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import GOODS, ROW, WAYS, number_of

SITUATIONS = (6, 7, 4)
"""Situation cards of levels I, II and III; the War cards have the numbers after them."""
WARS = tuple(range(sum(SITUATIONS), sum(SITUATIONS) + 8))
LEVELS = ("1", "2", "3")
UNPAID = 3
"""Influence lost for each resource of the Crisis board that is not spent."""


def difficulty(g: Voidfall) -> Difficulty:
    """The difficulty of a cooperative or solo game."""
    return g.box.difficulties[g.difficulty]


def level_of(alert: int) -> str:
    """The level of a Situation card by number; empty for a War, or before the first Alert."""
    if alert < 0:
        return ""
    for level, count in zip(LEVELS, SITUATIONS, strict=True):
        if alert < count:
            return level
        alert -= count
    return ""


def lay_crises(g: Voidfall, t: Table) -> str:
    """Set-up: Starting Crises on the board, the Alert deck of Cycle 1, the first Joint or Heroic offer."""
    starting = list(g.box.crisis_decks["start"])
    calls: list[Call] = []
    for _ in range(difficulty(g).starting_crises):
        crisis = t.chance("crisis", starting)
        starting.remove(crisis)
        t.reveal("crisis", crisis=named(crisis.ref))
        calls.append(Step.MAKE_PERMANENT(who=g.order[0], crisis=crisis.id))
    return then(g, *calls, Step.ADD_ALERTS(), Step.NEW_OFFER())


def add_alerts(g: Voidfall, t: Table) -> str:
    """0b Clear the Alert discards and add this Cycle's Situations and Wars."""
    cycle = max(1, g.cycle)
    *situations, wars = difficulty(g).alerts[cycle - 1]
    held, before = g.alerts.cards, len(g.alerts)
    first = 0
    for count, adds in zip(SITUATIONS, situations, strict=True):
        spare = [card for card in range(first, first + count) if not held >> card & 1]
        for card in spare[:adds]:
            g.alerts.bag |= 1 << card
        first += count
    added = len(g.alerts) - before
    for _ in range(min(wars, len(g.wars))):
        card = t.chance("war", g.wars.outcomes())
        g.wars.remove(card)
        g.alerts.bag |= 1 << card
    t.tell("alerts_added", n=added, wars=len(g.alerts) - before - added)
    return proceed(g)


def new_offer(g: Voidfall, t: Table) -> str:
    """0a Three new Joint or Heroic cards; in solo games none whose Focus the House lacks or still waits for."""
    cards = g.box.heroic if g.mode == "solo" else g.box.joint
    shown: list[str] = []
    me = g.houses[0]
    titles = {g.box.focuses[id].title for id in g.box.hands[me.house] if id != me.waiting}
    while len(shown) < 3 and len(g.special_deck):
        card = t.chance("special", g.special_deck.outcomes())
        g.special_deck.remove(card)
        row = cards[card]
        lacks = g.mode == "solo" and row.replaces and row.replaces not in titles
        t.reveal("special_shown", focus=named(row.ref))
        if not lacks:
            shown.append(row.id)
    g.special_offer = tuple(shown)
    return proceed(g)


def turn_alert(g: Voidfall, t: Table) -> str:
    """Before the first turn of a round, reveal the next Alert card."""
    g.alert = t.chance("alert", g.alerts.outcomes())
    g.alerts.remove(g.alert)
    level = level_of(g.alert)
    alert = named(f"alert:{level}" if level else f"war:{war(g)}")
    t.reveal("alert", alert=alert)
    return proceed(g)


def war(g: Voidfall) -> str:
    """The current War card; empty for a Situation."""
    return list(g.box.wars)[WARS.index(g.alert)] if g.alert in WARS else ""


def reveal_crisis(g: Voidfall, t: Table) -> str:
    """0 In a Situation the active player reveals a Crisis of its level; an empty deck is refilled from the discards."""
    level = level_of(g.alert)
    if not level:
        return proceed(g)
    deck = g.crisis_decks[int(level) - 1]
    rows = g.box.crisis_decks[level]
    if not len(deck):
        back = [number for number, row in enumerate(rows) if row.id in g.crisis_discard]
        deck.bag = sum(1 << number for number in back)
        g.crisis_discard = tuple(id for id in g.crisis_discard if g.box.crises[id].level != level)
    if len(deck):
        card = t.chance("crisis", deck.outcomes())
        deck.remove(card)
        g.crisis = rows[card].id
        t.reveal("crisis", crisis=named(rows[card].ref))
    return proceed(g)


def void_progress(g: Voidfall, t: Table) -> str:
    """4 An unresolved Crisis is suffered, made permanent, or averted with a Catastrophe; in a War, the Crisis board is
    resolved or a Catastrophe is placed.
    """
    me = g.turn.seat
    if g.alert in WARS:
        chosen = t.ask(me, Choose("war", (WAYS["board"], WAYS["catastrophe"]), about=f"war:{war(g)}"))
        if chosen is WAYS["catastrophe"]:
            t.tell("war_averted", seat=me, war=named(f"war:{war(g)}"))
            return then(g, Step.CATASTROPHE())
        return then(g, *crisis_board(me, war(g)))
    if not g.crisis:
        return proceed(g)
    ways = [WAYS["permanent"], WAYS["catastrophe"]]
    if can_suffer(g, me, g.box.crises[g.crisis]):
        ways.insert(0, WAYS["penalty"])
    chosen = t.ask(me, Choose("void_progress", ways, about=f"crisis:{g.crisis}"))
    crisis, g.crisis = g.crisis, ""
    if chosen is WAYS["penalty"]:
        put_away(g, crisis)
        t.tell("crisis_suffered", seat=me, crisis=named(f"crisis:{crisis}"))
        return then(g, resolve_call(me, g.box.crises[crisis].penalty, must=True, by=f"crisis:{crisis}"))
    if chosen is WAYS["catastrophe"]:
        put_away(g, crisis)
        t.tell("crisis_averted", seat=me, crisis=named(f"crisis:{crisis}"))
        return then(g, Step.CATASTROPHE())
    return then(g, Step.MAKE_PERMANENT(who=me, crisis=crisis))


def can_suffer(g: Voidfall, me: int, crisis: Crisis) -> bool:
    """Whether a penalty can be suffered in full. Influence that one does not have need not be lost (rulebook,
    Influence).
    """
    return all(_can_suffer(g, me, part) for part in atoms(crisis.penalty))


def _can_suffer(g: Voidfall, me: int, word: Effect) -> bool:
    match word:
        case Word("deactivate" | "destroy"):
            return can_pay(g, me, word)
    return possible(g, me, word)


def make_permanent(g: Voidfall, t: Table, who: Seat, crisis: str) -> str:
    """Put a Crisis into its row, before the other Crises; a general one into either. If Harbingers hold the whole row,
    it is discarded and a Catastrophe placed.
    """
    kind = g.box.crises[crisis].kind
    if kind == "general":
        row = number_of(t.ask(who, Choose("crisis_row", ROW, about=f"crisis:{crisis}")))
    else:
        row = MILITARY if kind == "military" else ECONOMIC
    if g.row_harbingers[row] == SLOTS:
        put_away(g, crisis)
        t.tell("crisis_pushed_off", crisis=named(f"crisis:{crisis}"))
        return then(g, Step.CATASTROPHE())
    t.tell("crisis_permanent", crisis=named(f"crisis:{crisis}"), row=ROW[row])
    g.rows = put(g.rows, row, (crisis, *g.rows[row]))
    calls = push_off(g, t, row)
    return then(g, *calls) if calls else proceed(g)


def crisis_board(me: Seat, war: str = "") -> tuple[Call, ...]:
    """Calls that resolve the Crisis board for a player: the Skirmish of the military row, the cost of the economic
    row.
    """
    return (Step.SKIRMISH(who=me, war=war), Step.PAY_BOARD(who=me))


def pay_board(g: Voidfall, t: Table, who: Seat) -> str:
    """Spend the resources of the leftmost free economic slot; 3 Influence for each one that is missing."""
    paid, missing = board_price(g, who)
    settle_board(g, t, who, _with_credits(g, t, who, paid), missing)
    return proceed(g)


def settle_board(g: Voidfall, t: Table, who: Seat, paid: Mapping[str, int], missing: int) -> None:
    """Spend these resources for the economic row and lose Influence for those that are missing."""
    t.tell("pays_board", seat=who)
    for kind, units in paid.items():
        spend(g, t, who, kind, units)
    lose_influence(g, t, who, UNPAID * missing, ROW[ECONOMIC].ref)


def _with_credits(g: Voidfall, t: Table, who: Seat, paid: Mapping[str, int]) -> Mapping[str, int]:
    """Remaining Credits may replace more Food, Energy and Materials than are missing, and what Zenor would pay with
    Science.
    """
    spare = g.houses[who].stock[CREDIT] - paid["C"]
    by_science = paid["S"] - price(free_slot(g, ECONOMIC).cost).get("S", 0)
    most = {**{kind: paid[kind] for kind in "FEM"}, "S": by_science}
    kinds = [kind for kind, units in most.items() if units > 0]
    if not spare or not kinds:
        return paid
    limits = [min(spare, most[kind]) for kind in kinds]
    goods = [GOODS[RESOURCES.index(kind)] for kind in kinds]
    swapped = t.ask(who, Amounts("board_credits", goods, limits, 0, min(spare, sum(limits))))
    by_credits = dict(zip(kinds, swapped, strict=True))
    rest = {kind: units - by_credits.get(kind, 0) for kind, units in paid.items()}
    return rest | {"C": paid["C"] + sum(swapped)}


def board_price(g: Voidfall, who: int) -> tuple[dict[str, int], int]:
    """What a player spends for the economic row, and how many resources are missing. Credits that the slot does not ask
    for replace Food, Energy and Materials; Zenor's Science replaces the last two.
    """
    stock, asked = dict(zip(RESOURCES, g.houses[who].stock, strict=True)), price(free_slot(g, ECONOMIC).cost)
    paid = {kind: min(asked.get(kind, 0), stock[kind]) for kind in RESOURCES}
    short = {kind: asked.get(kind, 0) - paid[kind] for kind in RESOURCES}
    missing = sum(short.values())
    science = 0
    if g.houses[who].house == "zenor":
        science = min(stock["S"] - paid["S"], short["E"] + short["M"])
    credits = min(stock["C"] - paid["C"], short["F"] + short["E"] + short["M"] - science)
    return paid | {"C": paid["C"] + credits, "S": paid["S"] + science}, missing - science - credits


def alert_harbinger(g: Voidfall, t: Table) -> str:
    """0c A Harbinger enters the Crisis board in the Cycle the difficulty names, if any is left."""
    if difficulty(g).harbinger_cycle == g.cycle and supply(g):
        return then(g, Step.HARBINGER_TO_BOARD(who=g.order[0]))
    return proceed(g)


def start_decks(g: Voidfall) -> None:
    """The crisis decks, the War cards and the Joint or Heroic deck."""
    g.crisis_decks = [Deck((1 << len(g.box.crisis_decks[level])) - 1) for level in LEVELS]
    g.wars = Deck(sum(1 << card for card in WARS))
    g.special_deck = Deck((1 << len(g.box.heroic if g.mode == "solo" else g.box.joint)) - 1)
