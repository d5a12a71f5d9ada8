"""The Evaluation phase and the end of the game (rulebook, C; End of the game)."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.content.effects import Effect
from stolik.content.options import effect_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Amounts, Choose, Seat
from stolik.core.table import Table
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.costs import spend
from stolik.games.voidfall.rules.counts import board_corruption, sector_corruption, upkeep
from stolik.games.voidfall.rules.crisis.alerts import crisis_board
from stolik.games.voidfall.rules.crisis.ending import void_influence
from stolik.games.voidfall.rules.effects.cards import score_calls
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.effects.words import standing
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.gains import begin_as_turn, lose_influence
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Voidfall, improved, seats
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import GOODS, PASS

CYCLES = 3
BEFORE = ("preparation", "focus")
"""The phases of a Cycle before its Evaluation."""
NO_CRISIS_BOARD = standing("no_crisis_board")
UNPAID = 3
"""Influence lost for each unit of Upkeep that is not paid."""
TARGET = 120
"""Influence that wins the Introductory Scenario."""


def evaluation_ahead(g: Voidfall) -> bool:
    """Whether this Cycle's Evaluation is still to come."""
    return g.phase in BEFORE


def evaluate(g: Voidfall, t: Table) -> str:
    """C 1 Skirmishes, 2 Upkeep, 3 galactic objectives, 4 agenda objectives, 5 the Focus cards return."""
    g.phase = "evaluation"
    t.tell("evaluation", n=g.cycle)
    begin_as_turn(g)
    frames = enumerate(g.box.events[g.event].frames)
    calls: list[Call] = [Step.FRAME(number=number) for number, frame in frames if frame.who == "before_evaluation"]
    for step in (Step.SKIRMISH, Step.PAY_UPKEEP, Step.OBJECTIVES, Step.SCORE_AGENDAS):
        if step is Step.SKIRMISH and permanent(g, NO_CRISIS_BOARD):
            continue
        if step is Step.SKIRMISH and g.difficulty:
            calls += [call for me in g.order for call in crisis_board(me)]
            continue
        if step is Step.OBJECTIVES and g.difficulty:
            calls += [Step.SHELTER(who=me) for me in g.order]
        calls += [step(who=me) for me in g.order]
    return then(g, *calls, Step.END_CYCLE())


def pay_upkeep(g: Voidfall, t: Table, who: Seat) -> str:
    """2 Pay each unit of Upkeep with 1 Food, or 2 of Energy and Materials; each unpaid unit costs 3 Influence. A player
    who can pay must pay.
    """
    house = g.houses[who]
    due = upkeep(g, who)
    if due:
        t.tell("upkeep", seat=who, n=due)
    if improved(g, who, "data_refinery"):
        due = _pay_with_credits(g, t, who, due)
    food, other = house.stock[0], house.stock[1] + house.stock[2]
    payable = min(due, food + other // 2)
    if payable:
        least, most = max(0, payable - other // 2), min(payable, food)
        with_food = most
        if least < most:
            with_food = t.ask(who, Amounts("upkeep_food", [GOODS[0]], [most], least, most))[0]
        spend(g, t, who, "F", with_food)
        pairs = 2 * (payable - with_food)
        if pairs:
            energy, materials = house.stock[1], house.stock[2]
            limits = [min(pairs, energy), min(pairs, materials)]
            split = Amounts("upkeep_pairs", [GOODS[1], GOODS[2]], limits, pairs, pairs)
            paid = split.only() or t.ask(who, split)
            spend(g, t, who, "E", paid[0])
            spend(g, t, who, "M", paid[1])
    unpaid = due - payable
    if unpaid:
        t.tell("upkeep_unpaid", seat=who, n=unpaid)
        lose_influence(g, t, who, UNPAID * unpaid, "counter:upkeep")
    house.unpaid_upkeep = unpaid
    return proceed(g)


def _pay_with_credits(g: Voidfall, t: Table, who: Seat, due: int) -> int:
    """Improved Data Refinery: one Credit pays two units; the player must do so if nothing else can pay them."""
    stock = g.houses[who].stock
    short = max(0, due - stock[0] - (stock[1] + stock[2]) // 2)
    most, least = min(stock[3], half(due)), min(stock[3], half(short))
    question = Amounts("upkeep_credits", [GOODS[3]], [most], least, most)
    credits = (question.only() or t.ask(who, question))[0]
    spend(g, t, who, "C", credits)
    return max(0, due - 2 * credits)


def shortage(g: Voidfall, me: int, due: int, board_due: Mapping[str, int]) -> tuple[int, int]:
    """If the Evaluation came now: the units of Upkeep for which there would be no Food, and those that nothing in stock
    would pay. `due` is all Upkeep, `board_due` what is spent for the Crisis board before it.
    """
    stock = g.houses[me].stock
    if board_due and not permanent(g, NO_CRISIS_BOARD):
        stock = tuple(units - board_due.get(kind, 0) for kind, units in zip(RESOURCES, stock, strict=True))
    unpaid = max(0, due - stock[0] - (stock[1] + stock[2]) // 2)
    if improved(g, me, "data_refinery"):
        unpaid = max(0, unpaid - 2 * stock[3])
    return max(0, due - stock[0]), unpaid


def half(units: int) -> int:
    """Half of something, rounded up."""
    return -(-units // 2)


def slot_objectives(g: Voidfall, me: int, slot: int) -> tuple[Effect, ...]:
    """The objectives that the Agenda in a slot scores; none if the slot is empty or Corrupted. The starting Agenda is
    always Pure.
    """
    house = g.houses[me]
    if slot == 0:
        return house.start_objectives or g.box.starts[house.start].objectives
    if not house.slots[slot] or house.corrupted_slots[slot]:
        return ()
    return g.box.agendas[house.slots[slot]].objectives


def objectives(g: Voidfall, t: Table, who: Seat) -> str:
    """3 The right half of the event: one block or all, as it says."""
    row = g.box.events[g.event]
    by = f"event:{row.id}"
    if not row.choose:
        return then(g, *(resolve_call(who, block, by=by) for block in row.objectives))
    blocks = [block for block in row.objectives if possible(g, who, block)]
    if not blocks:
        return proceed(g)
    block = blocks[0]
    if len(blocks) > 1:
        options = {effect_option(block): block for block in blocks}
        chosen = t.ask(who, Choose("objective", [*options, PASS], about=by))
        if chosen is PASS:
            return proceed(g)
        block = options[chosen]
    return then(g, resolve_call(who, block, by=by))


def score_agendas(g: Voidfall, t: Table, who: Seat) -> str:
    """4 Each Pure Agenda in a slot, every section separately."""
    house = g.houses[who]
    calls: list[Call] = []
    for slot in (0, *AGENDA_SLOTS):
        by = f"agenda:{house.slots[slot]}" if slot else f"start:{house.start}"
        calls += score_calls(who, slot_objectives(g, who, slot), by)
    return then(g, *calls) if calls else proceed(g)


def end_cycle(g: Voidfall, t: Table) -> str:
    """5 All Focus cards return to the hand; after Cycle 1 Innovation joins them."""
    for house in g.houses:
        cards = (*house.focuses, *house.discard, house.waiting)
        house.focuses = tuple(card for card in g.box.hands[house.house] if card in cards)
        house.discard, house.waiting, house.used, house.kept_corruption = (), "", (), 0
    return then(g, Step.END() if g.cycle == CYCLES else Step.BEGIN_CYCLE())


def end(g: Voidfall, t: Table) -> str:
    """The end of the game."""
    g.phase = "end"
    scores = [house.influence for house in g.houses]
    for me in seats(g):
        t.tell("final", seat=me, n=scores[me])
    if g.difficulty:
        bar = total(void_influence(g))
        t.tell("void_final", n=bar)
        beaten = all(score >= bar for score in scores)
        g.winners = tuple(range(g.players)) if beaten else ()
        t.finish("void_beaten" if beaten else "void_wins", seats(g) if beaten else (), scores=scores, bar=bar)
    if g.mode == "tutorial" and (g.players == 1 or g.rules.truce):
        won = [me for me in seats(g) if scores[me] >= TARGET]
        g.winners = tuple(int(me) for me in won)
        whose = "target" if g.players == 1 else "targets"
        t.finish(f"{whose}_reached" if won else f"{whose}_missed", won, scores=scores, bar=TARGET)
    best = max(
        (house.influence, -board_corruption(g, me) - sector_corruption(g, me)) for me, house in enumerate(g.houses)
    )
    winners = [
        me for me in seats(g) if (g.houses[me].influence, -board_corruption(g, me) - sector_corruption(g, me)) == best
    ]
    g.winners = tuple(int(me) for me in winners)
    t.finish("most_influence", winners, scores=scores)
