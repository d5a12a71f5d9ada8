"""A player's turn: Selection, Actions, Clean-up (rulebook, Focus phase 1-3)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import NOTHING, Effect
from stolik.content.options import id_of, named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Number, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.kinds import ExtraAction
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.cards import agenda_kind
from stolik.games.voidfall.rules.costs import (
    bought,
    can_pay,
    drop_glory,
    paid_for,
    put_under_deck,
    remove_agenda,
)
from stolik.games.voidfall.rules.counts import trades
from stolik.games.voidfall.rules.crisis.company import shared, sharers
from stolik.games.voidfall.rules.crisis.resolving import action_over
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, resolve_call
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.effects.tokens import give_back
from stolik.games.voidfall.rules.effects.words import deed
from stolik.games.voidfall.rules.events import action_cost, is_preferred
from stolik.games.voidfall.rules.extra_actions import give_action, icon, sector_actions, technology_actions
from stolik.games.voidfall.rules.gains import begin_as_turn
from stolik.games.voidfall.rules.prices import together
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, GLORY_LIMIT, Turn, Voidfall, has, improved
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.trading import take_trade
from stolik.games.voidfall.rules.words import (
    DISCARD,
    DOUBLE,
    END_TURN,
    FLIP,
    GLORY,
    PAY_CREDITS,
    RETURN_TRADES,
    SECTORS,
    SLOT,
    number_of,
)

PLAY_AGENDA, PUT_AGENDA, THIRD_ACTION = deed("play_agenda"), deed("put_agenda", "pure?"), deed("third_action")
ROBOTICS = "robotics"
FLEET_TOKENS = 2
"""The most fleet tokens in a sector at the end of its owner's turn."""


def begin_turn(g: Voidfall, t: Table, seat: Seat) -> str:
    """The next player's turn."""
    g.turn = Turn(seat=seat)
    begin_as_turn(g)
    t.tell("turn", seat=seat)
    crisis = [Step.REVEAL_CRISIS()] if g.difficulty else []
    return then(g, *crisis, *([Step.SHOW_PREPARED()] if g.prepared else []), Step.SELECT())


def show_prepared(g: Voidfall, t: Table) -> str:
    """1 Selection: reveal the prepared card."""
    me = g.turn.seat
    if g.prepared[me]:
        t.reveal("prepared_shown", seat=me, focus=named(f"focus:{g.prepared[me]}"))
    return proceed(g)


def select(g: Voidfall, t: Table) -> str:
    """1 Selection: play one Focus card (the prepared one in that variant)."""
    me, house = g.turn.seat, g.houses[g.turn.seat]
    if g.prepared and g.prepared[me]:
        focus = g.prepared[me]
        g.prepared = put(g.prepared, me, "")
    else:
        cards = (*house.focuses, *special_cards(g, me))
        focus = cards[0]
        if len(cards) > 1:
            focus = id_of(t.ask(me, lambda: Choose("focus", tuple([named(f"focus:{id}") for id in cards]))))
        t.tell("focus", seat=me, focus=named(f"focus:{focus}"))
        if focus in g.special_offer:
            g.turn.taken = focus
            g.special_offer = tuple(id for id in g.special_offer if id != focus)
            spare = [named(f"focus:{id}") for id in discards_for(g, me, focus)]
            focus = id_of(spare[0] if len(spare) == 1 else t.ask(me, Choose("discard_focus", spare)))
    house.focuses = tuple(id for id in house.focuses if id != focus)
    g.turn.focus = focus
    return then(g, Step.ACT())


def special_cards(g: Voidfall, me: int) -> list[str]:
    """The Joint or Heroic cards that a player can take, because it can discard a Focus for them."""
    return [id for id in g.special_offer if discards_for(g, me, id)]


def discards_for(g: Voidfall, me: int, special: str) -> list[str]:
    """The Focus cards in hand that may be discarded for a Joint or Heroic card: of its name; any for Leadership."""
    title = g.box.focuses[special].replaces
    return [id for id in g.houses[me].focuses if not title or g.box.focuses[id].title == title]


def extras(g: Voidfall) -> list[Named]:
    """1 Selection: until the first action one Trade token may be flipped for the third action, and one Agenda played
    that goes with the Focus.
    """
    if g.turn.done:
        return []
    flips = [FLIP] if not g.turn.flipped and trades(g, g.turn.seat) else []
    agendas = [] if g.turn.agenda else matching_agendas(g, g.turn.seat)
    return [*flips, *(named(f"agenda:{id}") for id in agendas)]


def play_agenda(g: Voidfall, t: Table, agenda: Named) -> None:
    """Play an Agenda beside the Focus. The player learns nothing new and may change its mind (1 Selection)."""
    me, house = g.turn.seat, g.houses[g.turn.seat]
    g.turn.agenda = id_of(agenda)
    house.hand = tuple(id for id in house.hand if id != g.turn.agenda)
    house.seen_in_hand = tuple(id for id in house.seen_in_hand if id != g.turn.agenda)
    t.tell("agenda_played", seat=me, agenda=agenda)
    note(g, me, PLAY_AGENDA)


def flip(g: Voidfall, t: Table) -> str:
    """Flip a Trade token beside the Focus, so that all three actions may be taken."""
    me = g.turn.seat
    take_trade(g, me)
    g.turn.flipped = g.turn.was_flipped = True
    t.tell("trade_flipped", seat=me)
    return then(g, Step.ACT())


def matching_agendas(g: Voidfall, me: int) -> list[str]:
    """The Agendas in hand that go with the played Focus; with Leadership all do."""
    leadership = bool(g.turn.taken) and not g.box.focuses[g.turn.taken].replaces
    return [id for id in g.houses[me].hand if leadership or icon(g) in agenda_kind(g, id).focuses]


# 2 Actions


def open_actions(g: Voidfall) -> list[Named]:
    """The actions that can be taken now: those of the Focus (two or three, each once), the Agenda, the Technologies."""
    me, turn = g.turn.seat, g.turn
    found = open_focus_actions(g, twice=doubling(g))
    if doubling(g):
        return found
    agenda = f"agenda:{turn.agenda}"
    if turn.agenda and agenda not in turn.done and can_take(g, me, NOTHING, agenda_kind(g, turn.agenda).effect):
        found.append(named(agenda))
    for ref in (*technology_actions(g, me), *sector_actions(g, me)):
        extra = g.box.actions[ref.partition(":")[2]]
        if can_take(g, me, extra.cost, extra.effect):
            found.append(named(ref))
    return found


def open_focus_actions(g: Voidfall, *, twice: bool) -> list[Named]:
    """The actions of the Focus that can be taken now; with `twice`, at twice the cost."""
    if not focus_actions_left(g):
        return []
    me, card = g.turn.seat, g.turn.taken or g.turn.focus
    found = []
    for ref, action in g.box.focus_actions[card].items():
        if ref in g.turn.done:
            continue
        cost = action_cost(g, me, card, action.cost)
        cost = together(cost, cost) if twice else cost
        if can_take(g, me, cost, action.effect, sharers(g, action)):
            found.append(named(ref))
    return found


def doubling(g: Voidfall) -> bool:
    """Whether the next action is taken twice, at twice the cost (Robotics)."""
    return DOUBLE.ref in g.turn.used and ROBOTICS not in g.turn.used


def doubled(g: Voidfall, cost: Effect) -> Effect:
    """A cost, twice if Robotics doubles the action."""
    return together(cost, cost) if doubling(g) else cost


def can_double(g: Voidfall, me: int) -> bool:
    """Whether Robotics may double an action: on Development; with the Improved card on any preferred Focus. It is not
    offered if no action can be paid twice.
    """
    if DOUBLE.ref in g.turn.used or not has(g, me, ROBOTICS) or not focus_actions_left(g):
        return False
    preferred = is_preferred(g, me, g.turn.taken or g.turn.focus)
    allowed = icon(g) == "development" or (preferred and improved(g, me, ROBOTICS))
    return allowed and bool(open_focus_actions(g, twice=True))


def focus_actions_left(g: Voidfall) -> int:
    """Focus actions that may still be taken."""
    taken = sum(ref in g.turn.done for ref in g.box.focus_actions[g.turn.taken or g.turn.focus])
    return (3 if g.turn.flipped else 2) - taken


def can_take(g: Voidfall, me: int, cost: Effect, effect: Effect, whom: Sequence[int] = ()) -> bool:
    """Whether an action can be paid in full and would do something for the player, or for one of `whom`."""
    if cost:
        return can_pay(g, me, cost, action=True)
    return any(possible(g, who, effect) for who in whom or (me,))


def to_do(g: Voidfall, me: Seat) -> list[Named]:
    """The actions that can be taken now, what can be done to be able to take others, and the end of the turn; before
    the first action also what still belongs to the Selection.
    """
    options = open_actions(g)
    if options and PAY_CREDITS.ref not in g.turn.used and g.houses[me].stock[3]:
        options.append(PAY_CREDITS)
    if RETURN_TRADES.ref not in g.turn.used and trades(g, me):
        options.append(RETURN_TRADES)
    if can_double(g, me):
        options.append(DOUBLE)
    return [*options, *extras(g), END_TURN]


def act(g: Voidfall, t: Table) -> str:
    """2 Actions: take an action or end the turn."""
    me = g.turn.seat
    chosen = t.ask(me, lambda: Choose("act", tuple(to_do(g, me)), about=f"focus:{g.turn.focus}"))
    if chosen is END_TURN:
        return clean_up(g)
    if chosen is FLIP:
        return flip(g, t)
    is_agenda = chosen.ref.startswith("agenda:")
    if is_agenda and not g.turn.agenda:
        play_agenda(g, t, chosen)
        return then(g, Step.ACT())
    if chosen in (PAY_CREDITS, DOUBLE, RETURN_TRADES):
        g.turn.used += (chosen.ref,)
        return then(g, Step.ACT())
    giving = sector_actions(g, me).get(chosen.ref)
    g.turn.done += (chosen.ref,)
    g.turn.acting = chosen.ref
    g.turn.where, g.turn.paid_before, g.turn.guild, g.turn.cleansed = "", "", "", 0
    g.turn.before_action = len(g.turn.deeds)
    t.tell("acts", seat=me, action=chosen)
    if giving:
        give_action(g, t, chosen, giving)
    if is_agenda:
        calls = bought(agenda_kind(g, id_of(chosen)).effect, NOTHING, me, chosen.ref)
    else:
        calls = action_calls(g, chosen.ref)
    return then(g, *calls, Step.DID())


def action_calls(g: Voidfall, ref: str) -> tuple[Call, ...]:
    """Calls that pay for an action and resolve it."""
    me, action = g.turn.seat, g.box.actions[ref.partition(":")[2]]
    if isinstance(action, ExtraAction):
        return bought(action.effect, action.cost, me, ref)
    cost = doubled(g, action_cost(g, me, g.turn.taken or g.turn.focus, action.cost))
    paid, effects = paid_for(cost, me, ref), effects_of(g, ref)
    if doubling(g):
        g.turn.used += (ROBOTICS,)
        effects = (Step.TWICE(ref=ref),)
    return (*paid, *effects)


def effects_of(g: Voidfall, ref: str) -> tuple[Call, ...]:
    """Calls that resolve an action of a Focus card; a Joint action for everybody it concerns."""
    action = g.box.focus_actions[g.turn.taken or g.turn.focus][ref]
    if action.share == "you":
        return (resolve_call(g.turn.seat, action.effect, by=ref, agreed=True),)
    return shared(g, action, ref)


def twice(g: Voidfall, t: Table, ref: str) -> str:
    """Robotics: an action's effect twice. Each refers to the place where its part of the doubled cost was paid."""
    effects = effects_of(g, ref)
    first, second = g.turn.paid_before, g.turn.where
    return then(g, Step.BACK_TO(where=first), *effects, Step.BACK_TO(where=second), *effects)


def did(g: Voidfall, t: Table) -> str:
    """The action is over."""
    if (
        not focus_actions_left(g)
        and g.turn.was_flipped
        and g.turn.acting in g.box.focus_actions[g.turn.taken or g.turn.focus]
    ):
        note(g, g.turn.seat, THIRD_ACTION)
    action_over(g)
    return then(g, Step.NEXT_ACTION() if PAY_CREDITS.ref in g.turn.used else Step.ACT())


def next_action(g: Voidfall, t: Table) -> str:
    """Forget the choice to pay with Credits, which held for the action and for the Crises it resolved."""
    g.turn.used = tuple(one for one in g.turn.used if one != PAY_CREDITS.ref)
    return then(g, Step.ACT())


# 3 Clean-up


def clean_up(g: Voidfall) -> str:
    """3 Clean-up: fleets, Glory, the Agenda, Trade tokens, the Focus card, in this order. What there is nothing of now
    takes no step: none of them brings Glory or Trade tokens.
    """
    me, calls = g.turn.seat, []
    if any(sector.power > FLEET_TOKENS and fleets.tokens(g, sector) > FLEET_TOKENS for _, sector in owned(g, me)):
        calls.append(Step.TRIM_FLEETS())
    if len(g.houses[me].glory) > GLORY_LIMIT:
        calls.append(Step.TRIM_GLORY())
    if g.turn.agenda:
        calls.append(Step.PLACE_AGENDA())
    if g.turn.flipped or trades(g, me):
        calls.append(Step.PLACE_TRADES())
    return then(g, *calls, Step.END_TURN())


def trim_fleets(g: Voidfall, t: Table) -> str:
    """3a Recall Fleet Power from sectors with three or more fleet tokens until two carry it."""
    me = g.turn.seat
    for index, sector in owned(g, me):
        if fleets.tokens(g, sector) > FLEET_TOKENS:
            kinds = [named(f"fleet:{kind}") for kind in fleets.movable(g, index)]
            kind = kinds[0] if len(kinds) == 1 else t.ask(me, Choose("trim_fleet", kinds, about=SECTORS[index].ref))
            return then(g, *fleets.recall(g, t, me, index, id_of(kind)), Step.TRIM_FLEETS())
    return proceed(g)


def trim_glory(g: Voidfall, t: Table) -> str:
    """3b Keep at most four Glory tokens."""
    me, house = g.turn.seat, g.houses[g.turn.seat]
    if len(house.glory) > GLORY_LIMIT:
        values = sorted(set(house.glory))
        chosen = GLORY[values[0]] if len(values) == 1 else t.ask(me, Choose("trim_glory", [GLORY[v] for v in values]))
        drop_glory(g, t, me, number_of(chosen))
        return then(g, Step.TRIM_GLORY())
    return proceed(g)


def place_agenda(g: Voidfall, t: Table) -> str:
    """3c The Agenda played goes into an empty slot, replaces another, or goes under its deck; never two of one type."""
    me, house, id = g.turn.seat, g.houses[g.turn.seat], g.turn.agenda
    if not id:
        return proceed(g)
    kind = g.box.agendas[id].type
    same = [slot for slot in AGENDA_SLOTS if house.slots[slot] and g.box.agendas[house.slots[slot]].type == kind]
    slots = same or [1, 2, 3, *[4] * improved(g, me, "central_surveillance")]
    options = [SLOT[slot] for slot in slots]
    chosen = t.ask(me, Choose("place_agenda", (*options, DISCARD), about=f"agenda:{id}"))
    g.turn.agenda = ""
    if chosen is DISCARD:
        put_under_deck(g, id)
        t.tell("agenda_discarded", seat=me, agenda=named(f"agenda:{id}"))
        return proceed(g)
    slot = number_of(chosen)
    if house.slots[slot]:
        remove_agenda(g, t, me, slot)
    house.slots = put(house.slots, slot, id)
    note(g, me, PUT_AGENDA, () if house.corrupted_slots[slot] else ("pure",))
    t.tell("agenda_placed", seat=me, agenda=named(f"agenda:{id}"), slot=chosen)
    return proceed(g)


def place_trades(g: Voidfall, t: Table) -> str:
    """3d The flipped Trade token returns; every other one goes onto an Agenda in a slot, or returns if there is no room
    or if the player said so before the end of the turn.
    """
    me, house = g.turn.seat, g.houses[g.turn.seat]
    if g.turn.flipped:
        g.turn.flipped = False
        return then(g, *give_back(g, t, me), Step.PLACE_TRADES())
    if RETURN_TRADES.ref in g.turn.used:
        g.turn.used = tuple(one for one in g.turn.used if one != RETURN_TRADES.ref)
        return then(g, Step.RETURN_TRADES(), Step.PLACE_TRADES())
    free = [slot for slot in range(len(house.slots)) if house.slots[slot] and not house.slot_trades[slot]]
    for slot in range(len(house.slots)):
        if house.slot_trades[slot] and not house.slots[slot]:
            house.slot_trades = put(house.slot_trades, slot, False)
            house.loose_trades += 1
    if house.loose_trades and free:
        slot = free[0]
        house.slot_trades = put(house.slot_trades, slot, True)
        house.loose_trades -= 1
        t.tell("trade_placed", seat=me, slot=SLOT[slot])
        return then(g, Step.PLACE_TRADES())
    calls = _given_back(g, t, max(0, house.loose_trades - extra_trades(g, me)))
    return then(g, *calls) if calls else proceed(g)


def return_trades(g: Voidfall, t: Table) -> str:
    """3d The Trade tokens that the player wants to return."""
    me = g.turn.seat
    most = trades(g, me)
    calls = _given_back(g, t, t.ask(me, Number("return_trades", 0, most)) if most else 0)
    return then(g, *calls) if calls else proceed(g)


def _given_back(g: Voidfall, t: Table, units: int) -> Calls:
    """Return Trade tokens of the active player. Returns the calls for what they still pay."""
    calls: Calls = ()
    for _ in range(units):
        take_trade(g, g.turn.seat)
        calls += give_back(g, t, g.turn.seat)
    return calls


def extra_trades(g: Voidfall, me: int) -> int:
    """Trade tokens that may stay beside the board (Escape Pods, House Marqualos)."""
    return int(has(g, me, "escape_pods")) + int(g.houses[me].house == "marqualos")


def end_turn(g: Voidfall, t: Table) -> str:
    """3e The Focus card goes to the discard pile. After a player's first turn, the event's delayed frames follow."""
    g.houses[g.turn.seat].discard += (g.turn.focus,)
    g.turn.ended = True
    frames = g.box.events[g.event].frames if g.round == 1 else ()
    delayed = [frame for frame in frames if frame.who == "delayed"]
    calls: list[Call] = [Step.VOID_PROGRESS()] if g.difficulty else []
    calls += [resolve_call(g.turn.seat, frame.effect, must=frame.must, by=f"event:{g.event}") for frame in delayed]
    return then(g, *calls) if calls else proceed(g)
