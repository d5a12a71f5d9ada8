"""Death, and the next scavenger of the same player (Death)."""

from __future__ import annotations

from stolik.content.options import id_of, named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.rules.course.outcome import end
from stolik.games.zona.rules.course.setup import set_out
from stolik.games.zona.rules.state import Scavenger, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.encounters import drop_token
from stolik.games.zona.rules.variants import lost_together
from stolik.games.zona.rules.words import PASS
from stolik.games.zona.rules.zone.cards import discard_item, return_token


def die(g: Zona, t: Table, who: Seat) -> str:
    """The fourth trauma: everything of this scavenger stops at once (R17) and is given back (R20). An heir (a variant
    of ours) has all secrets and half of the money, in whole hundreds. A shared expedition may be lost.
    """
    scavenger = g.scavengers[who]
    t.tell("died", seat=who, character=named(f"character:{scavenger.character}"))
    kept = scavenger.secrets if g.rules.heir else _kept(g, t, who)
    reading = g.reading if g.reading is not None and g.reading.who == who else None
    g.agenda = tuple(call for call in g.agenda if not _of(g, call, who))
    g.tests = [test for test in g.tests if test.who != who]
    g.packet = (0, 0, 0)
    if g.encounter is not None and g.encounter.who == who:
        meeting, g.encounter = g.encounter, None
        if meeting.drawn:
            drop_token(g, t, meeting)
    if g.drawer == who:
        for card in g.drawn:
            discard_item(g, card)
        g.drawn, g.drawer = (), -1
    for one in scavenger.items:
        discard_item(g, one.card)
    for token in scavenger.trophies:
        return_token(g, token)
    for card in scavenger.secrets:
        if card not in kept:
            discard_event(g, card)
    inherited = scavenger.roubles // 200 * 100 if g.rules.heir else 0
    g.scavengers[who] = Scavenger(deaths=scavenger.deaths + 1, secrets=kept, roubles=inherited)
    if lost_together(g):
        end(g, t, "expedition_lost")
    if reading is not None:
        return then(g, Step.EVENT_OVER(failed=True))
    return proceed(g)


def _kept(g: Zona, t: Table, who: Seat) -> tuple[int, ...]:
    """One of two secrets may be kept; a single one is lost (R18)."""
    secrets = g.scavengers[who].secrets
    if len(secrets) < 2:
        return ()
    chosen = t.ask(who, Choose("keep_secret", (*(g.box.event[card] for card in secrets), PASS)))
    return () if chosen is PASS else (g.box.event.index(chosen),)


IN_A_TEST = frozenset({Step.BEFORE_ROLL, Step.ROLL_DICE, Step.MODIFY, Step.PUSH, Step.REROLL, Step.TEST_OVER})
IN_AN_ENCOUNTER = frozenset({
    Step.PREPARE, Step.DETECT, Step.DETECTED, Step.FLEE_OR_FIGHT, Step.CONFRONT, Step.CONFRONTED, Step.DEFEATED,
    Step.LEFT, Step.ENCOUNTER_OVER,
})  # fmt: skip


def _of(g: Zona, call: Call, who: Seat) -> bool:
    """Whether a waiting step belongs to a scavenger: it names the scavenger, or belongs to its test, encounter or
    event.
    """
    if call.step == Step.EVENT_OVER:
        return g.reading is not None and g.reading.who == who
    if call.step in IN_A_TEST:
        return bool(g.tests) and g.tests[-1].who == who
    if call.step in IN_AN_ENCOUNTER:
        return g.encounter is not None and g.encounter.who == who
    return call.args.get("who") == who


def discard_event(g: Zona, card: int) -> None:
    """Put an event card on its discards."""
    deck = EVENT_DECKS.index(g.box.events[card].deck)
    g.event_discards = put(g.event_discards, deck, g.event_discards[deck] | 1 << card)


def new_scavenger(g: Zona, t: Table, who: Seat) -> str:
    """At the end of the round any unused character enters, without threats; if there is none, the player is out
    (R19).
    """
    if g.scavengers[who].character:
        return proceed(g)
    if not g.unused:
        return proceed(g)
    chosen = t.ask(who, Choose("new_scavenger", [named(f"character:{id}") for id in g.unused]))
    set_out(g, t, who, id_of(chosen))
    return proceed(g)
