"""The Preparation phase (rulebook, A) and the order of rounds and turns (B)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import Paid
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.kinds import Frame
from stolik.games.voidfall.rules.cards import event as event_row
from stolik.games.voidfall.rules.crisis.company import pledged
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.effects.possible import in_full
from stolik.games.voidfall.rules.gains import begin_as_turn
from stolik.games.voidfall.rules.state import Voidfall, rivals, seats
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.trading import lowest_trade
from stolik.games.voidfall.rules.words import ORDER, number_of

NO_SEAT = -1


def begin_cycle(g: Voidfall, t: Table) -> str:
    """The next Cycle. Steps 1 to 3 are skipped in Cycle 1."""
    g.cycle += 1
    g.round = 0
    g.phase = "preparation"
    begin_as_turn(g)
    t.tell("cycle", n=g.cycle)
    calls: list[Call] = []
    if g.cycle > 1:
        if g.difficulty:
            calls += [Step.NEW_OFFER(), Step.ADD_ALERTS(), Step.ALERT_HARBINGER()]
        remove_trade(g, t)
        renew_improved(g, t)
        if g.players > 1:
            before = g.order
            choosing: Sequence[Seat] = seats(g)
            if rivals(g):
                choosing = sorted(before, key=lambda me: (g.houses[me].influence, -before.index(me)))
            calls += [Step.CHOOSE_SEAT(who=me) for me in choosing]
            g.seats_taken = (NO_SEAT,) * g.players
    return then(g, *calls, Step.REVEAL_EVENT())


def remove_trade(g: Voidfall, t: Table) -> None:
    """1 The lowest Trade token on the galaxy board leaves the game."""
    lowest = lowest_trade(g)
    if lowest is not None:
        g.trades = put(g.trades, lowest, g.trades[lowest] - 1)
        t.tell("trade_removed")


def renew_improved(g: Voidfall, t: Table) -> None:
    """2 The lock tile goes in Cycle 2; in Cycle 3 the other four Improved Technologies are on offer."""
    if g.cycle == 2:
        g.locked = False
        t.tell("unlocked")
    elif g.cycle == 3:
        g.improved_now, g.improved_later = g.improved_later, ()
        t.tell("improved_renewed")


def choose_seat(g: Voidfall, t: Table, who: Seat) -> str:
    """3a In ascending Influence, each player takes a place in the turn order; 3b together the players agree on it."""
    free = [place for place in range(g.players) if g.seats_taken[place] == NO_SEAT]
    options = [ORDER[place] for place in free]
    chosen = options[0] if len(options) == 1 else t.ask(who, Choose("turn_order", options))
    g.seats_taken = put(g.seats_taken, number_of(chosen) - 1, who)
    t.tell("turn_order", seat=who, order=chosen)
    if NO_SEAT not in g.seats_taken:
        g.order = tuple(SEATS[seat] for seat in g.seats_taken)
    return proceed(g)


def reveal_event(g: Voidfall, t: Table) -> str:
    """4 Reveal the event of this Cycle; the rest of its deck leaves the game. 5 Resolve its left half."""
    deck = g.events[g.cycle - 1]
    card = t.chance("event", deck.outcomes())
    row = event_row(g, g.cycle, card)
    g.events[g.cycle - 1] = type(deck)(0)
    g.event = row.id
    g.peeked = ((),) * g.players
    t.reveal("event", event=named(row.ref), n=row.rounds)
    frames = [Step.FRAME(number=number) for number, frame in enumerate(row.frames) if frame.who in ("player", "table")]
    return then(g, *frames, Step.BEGIN_ROUND())


def frame(g: Voidfall, t: Table, number: int) -> str:
    """5 One frame of the event: each player in turn order, or once for the table."""
    row: Frame = g.box.events[g.event].frames[number]
    players = g.order if row.who == "player" else g.order[:1]
    return then(g, *(Step.READ_FRAME(number=number, who=me) for me in players))


def read_frame(g: Voidfall, t: Table, number: int, who: Seat) -> str:
    """5a, 5b A player resolves a frame; one with a solid border in full or not at all."""
    row: Frame = g.box.events[g.event].frames[number]
    if row.must and not in_full(g, who, row.effect):
        return proceed(g)
    g.turn.cleansed = 0
    if row.who == "table" and g.players > 1 and isinstance(row.effect, Paid) and pledged(row.effect):
        return then(g, Step.PLEDGE(effect=row.effect, by=f"event:{g.event}"))
    return then(g, resolve_call(who, row.effect, must=row.must, by=f"event:{g.event}"))


def begin_round(g: Voidfall, t: Table) -> str:
    """B A round: every player takes a turn in turn order; after the last one the Cycle is evaluated."""
    g.phase = "focus"
    if g.round == g.box.events[g.event].rounds:
        return then(g, Step.EVALUATE())
    g.round += 1
    g.rounds_played += 1
    t.tell("round", n=g.round)
    calls: list[Call] = [Step.PREPARE_FOCUS()] if g.rules.prepared_focus else []
    calls += [Step.TURN_ALERT()] if g.difficulty else []
    calls += [Step.BEGIN_TURN(seat=me) for me in g.order]
    return then(g, *calls, Step.BEGIN_ROUND())


def prepare_focus(g: Voidfall, t: Table) -> str:
    """Prepared Focus: all lay a Focus card face down at the same time."""
    questions = {me: Choose("prepare", [named(f"focus:{id}") for id in g.houses[me].focuses]) for me in seats(g)}
    chosen = t.ask_all(questions)
    g.prepared = tuple(chosen[me].ref.partition(":")[2] for me in seats(g))
    return proceed(g)
