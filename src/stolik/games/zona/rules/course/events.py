"""Events: sections of the sectors, paragraphs of facilities and of the Sarcophagus (Events)."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push, then
from stolik.core.chance import Pile
from stolik.core.question import SEATS, Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.rules.course.death import discard_event
from stolik.games.zona.rules.course.outcome import end
from stolik.games.zona.rules.course.scenes import begin
from stolik.games.zona.rules.effects.decks import forget
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.scavenger.active import active, condition, soothing
from stolik.games.zona.rules.scavenger.damage import tire
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, REPUTATIONS, reputation, sector
from stolik.games.zona.rules.state import Reading, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.variants import next_paragraph
from stolik.games.zona.rules.words import NO, YES
from stolik.games.zona.rules.zone.board import slot_of
from stolik.games.zona.rules.zone.cards import SARCOPHAGUS_DECK, deck_index
from stolik.games.zona.rules.zone.facilities import knows_secret, locked_up
from stolik.games.zona.rules.zone.market import refill

SECTOR_DECKS = ("green", "yellow")
DECKS = {**{name: deck_index(name) for name in SECTOR_DECKS}, "sarcophagus": SARCOPHAGUS_DECK}
"""By sector: its event deck, if it has one."""
STEADY_FATIGUE = 2


def deck_for(g: Zona, area: str) -> int | None:
    """The event deck of a place; None in bunkers and the red sector."""
    return deck_index(area) if locked_up(g, area) else DECKS.get(sector(g, area))


def event(g: Zona, t: Table, who: Seat) -> str:
    """A player's turn in the event phase: items, unless they were declined at the end of its actions and nothing has
    happened to it since; then one card of the place; then items again if it did harm.
    """
    deck = deck_for(g, g.scavengers[who].area)
    if deck is None or not len(g.events[deck]):
        return proceed(g)
    one = g.scavengers[who]
    before = () if one.settled == condition(g, who) else _window(g, who)
    after = Step.AFTER_EVENT(
        who=who, fatigue=one.fatigue, damage=one.damage, traumas=len(one.traumas),
        cards=tuple(item.card for item in one.items),
    )  # fmt: skip
    if before:
        return then(g, *before, Step.READ(who=who, deck=deck), after)
    push(g, after)
    return read(g, t, who, deck)


def after_event(
    g: Zona, t: Table, who: Seat, fatigue: int, damage: int, traumas: int, cards: tuple[int, ...] = ()
) -> str:
    """Before the turn ends items may be used once more, if the card caused fatigue or damage or gave an item."""
    one = g.scavengers[who]
    worse = one.fatigue > fatigue or one.damage > damage or len(one.traumas) > traumas
    calm = worse and soothing(g, who, "rest", "heal", "cure")
    new = {item.card for item in one.items}.difference(cards)
    useful = calm or (new and not new.isdisjoint(active(g, who)))
    return then(g, *_window(g, who)) if useful else proceed(g)


def _window(g: Zona, who: Seat) -> tuple[Call, ...]:
    """An opportunity to use items, if any can be used."""
    return (Step.USE_ITEMS(who=who),) if active(g, who) else ()


def read(g: Zona, t: Table, who: Seat, deck: int) -> str:
    """Read the top card aloud: the section for the area or reputation, or the paragraphs in order. With the last card
    of a sector its used cards are shuffled again.
    """
    card = t.chance("event", g.events[deck].outcomes())
    g.events = put(g.events, deck, g.events[deck].without(card))
    forget(g, deck, card)
    t.tell("event", seat=who, event=g.box.event[card])
    if EVENT_DECKS[deck] in SECTOR_DECKS and not len(g.events[deck]):
        g.events = put(g.events, deck, Pile(g.event_discards[deck]))
        g.event_discards = put(g.event_discards, deck, 0)
        t.tell("reshuffled", deck=f"deck:events_{EVENT_DECKS[deck]}")
    g.reading = Reading(who=who, card=card)
    if g.box.events[card].paragraphs:
        return then(g, Step.DRAWN(who=who, deck=deck))
    name = section(g, who, card)
    begin(g, t, name)
    return then(
        g, resolve_call(who, g.box.events[card].sections[name], g.box.event[card].ref, "event"), Step.EVENT_OVER()
    )


def drawn(g: Zona, t: Table, who: Seat, deck: int) -> str:
    """With steady hands (a variant of ours) a card of the Sarcophagus may be replaced by another one, for fatigue."""
    reading, scavenger = _reading(g), g.scavengers[who]
    steady = g.rules.steady_hands and deck == SARCOPHAGUS_DECK and not g.steadied >> who & 1
    if steady and len(g.events[deck]) and scavenger.fatigue + STEADY_FATIGUE <= FATIGUE_MAX:
        about = g.box.event[reading.card].ref
        if t.ask(who, Choose("draw_again", (YES, NO), about=about)) is YES:
            g.steadied |= 1 << who
            tire(g, t, who, STEADY_FATIGUE, about)
            discard_event(g, reading.card)
            t.tell("drawn_again", seat=who, event=g.box.event[reading.card])
            g.reading = None
            return then(g, Step.READ(who=who, deck=deck))
    return then(g, Step.PARAGRAPH(who=who))


def section(g: Zona, who: Seat, card: int) -> str:
    """The name of the section of a sector's card that applies to this scavenger."""
    row = g.box.events[card]
    if row.by_reputation:
        return REPUTATIONS[reputation(g, who)]
    area = g.scavengers[who].area
    return area if area in row.sections else "other"


def paragraph(g: Zona, t: Table, who: Seat) -> str:
    """Resolve the current paragraph."""
    reading = _reading(g)
    reading.fate = ""
    effect = g.box.events[reading.card].paragraphs[reading.paragraph]
    t.tell("paragraph", seat=who, event=g.box.event[reading.card], n=reading.paragraph + 1)
    begin(g, t, str(reading.paragraph + 1))
    return then(g, resolve_call(who, effect, g.box.event[reading.card].ref, "event"), Step.AFTER_PARAGRAPH(who=who))


def _reading(g: Zona) -> Reading:
    assert g.reading is not None
    return g.reading


def after_paragraph(g: Zona, t: Table, who: Seat) -> str:
    """After a paragraph: the mission fails, a secret is found, the game is won, or the card goes on."""
    reading = _reading(g)
    if reading.fate == "win":
        t.tell("won", seat=who, event=g.box.event[reading.card])
        end(g, t, "source_reached", SEATS[: g.players] if g.rules.shared else [who])
    if reading.fate == "fail":
        return then(g, Step.EVENT_OVER(failed=True))
    if reading.fate == "secret":
        return then(g, Step.EVENT_OVER(found=True))
    reading.paragraph = next_paragraph(g, reading)
    if reading.paragraph >= len(g.box.events[reading.card].paragraphs):
        return then(g, Step.EVENT_OVER(failed=True))
    return then(g, *_window(g, who), Step.PARAGRAPH(who=who))


def event_over(g: Zona, t: Table, failed: bool = False, found: bool = False) -> str:
    """The card is discarded, or kept as a secret that lets the scavenger take a find. If the last card of the
    Sarcophagus is discarded, everybody loses (R12).
    """
    reading = _reading(g)
    g.reading = None
    card, who = reading.card, reading.who
    deck = deck_index(g.box.events[card].deck)
    calls: tuple[Call, ...] = ()
    if found:
        calls = _secret(g, t, who, card)
    else:
        discard_event(g, card)
        if failed:
            t.tell("mission_failed", seat=who, event=g.box.event[card])
    if deck == SARCOPHAGUS_DECK and not len(g.events[deck]):
        end(g, t, "sarcophagus_exhausted")
    refill(g, t)
    g.turn.bought = ()
    return then(g, *calls) if calls else proceed(g)


def _secret(g: Zona, t: Table, who: Seat, card: int) -> tuple[Call, ...]:
    """Keep a secret under the backpack; a second one of the same facility is worth nothing (R13)."""
    facility = g.box.events[card].deck
    again = knows_secret(g, who, facility)
    if again:
        discard_event(g, card)
        t.tell("secret_known", seat=who, event=g.box.event[card])
        if g.rules.second_secret == "discarded":
            return ()
    else:
        g.scavengers[who].secrets += (card,)
        t.tell("secret", seat=who, event=g.box.event[card])
    return (Step.LOOK_FINDS(who=who, slot=slot_of(g, facility)),)
