"""Words about decks and tracks: looking at cards, the emission marker, locks."""

from __future__ import annotations

from stolik.content.options import named
from stolik.core.agenda import proceed, then
from stolik.core.chance import Pile, mask, numbers
from stolik.core.question import Choose, Order, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.content.vocabulary import EVENTS
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.words import always, effect
from stolik.games.zona.rules.state import Mixed, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.variants import emission_space
from stolik.games.zona.rules.words import PLACE_ID, PLACES
from stolik.games.zona.rules.zone.board import voice_picks
from stolik.games.zona.rules.zone.cards import SARCOPHAGUS_DECK, deck_index

RUMOUR_DECK = 7
"""The number of the rumour deck among the decks that can be looked at; event decks keep their numbers."""


def lookable(g: Zona, deck: int) -> Pile:
    """A deck that can be looked at."""
    return g.rumours if deck == RUMOUR_DECK else g.events[deck]


def _put_back(g: Zona, deck: int, pile: Pile) -> None:
    """Put a deck that was looked at back in its place."""
    if deck == RUMOUR_DECK:
        g.rumours = pile
    else:
        g.events = put(g.events, deck, pile)


def forget(g: Zona, deck: int, card: int) -> None:
    """Note that a card has left the top of its deck."""
    if not any(g.known_tops[deck]) and not g.mixed:
        return
    g.known_tops = put(g.known_tops, deck, tuple(known & ~(1 << card) for known in g.known_tops[deck]))
    left = [
        one._replace(cards=one.cards & ~(1 << card), depth=one.depth - 1) if one.deck == deck else one
        for one in g.mixed
    ]
    g.mixed = tuple(one for one in left if one.cards)


@effect(
    "look", places=EVENTS | {"item"}, possible=always, used="turn", tags="rumour / facility reorder?", args=("number",)
)
def look(do: Doing) -> Calls:
    """Look at the top cards of the rumours or of a facility, or put them back in any order (the Sarcophagus too)."""
    who, n, reorder = do.me, do.word.number, "reorder" in do.word.tags
    if "rumour" in do.word.tags:
        return (Step.LOOK(who=who, deck=RUMOUR_DECK, n=n, reorder=reorder),)
    ids = [*do.g.facilities, *(["sa"] if reorder else [])]
    decks = {PLACES[id]: SARCOPHAGUS_DECK if id == "sa" else deck_index(id) for id in ids}
    options = [place for place, deck in decks.items() if len(do.g.events[deck])]
    if not options:
        return ()
    chosen = do.t.ask(do.me, Choose("look", tuple(options), about=title(do.g, do.by)))
    return (Step.LOOK(who=who, deck=decks[chosen], n=n, reorder=reorder),)


def look_at(g: Zona, t: Table, who: Seat, deck: int, n: int, reorder: bool = False) -> str:
    """Give the top cards an order that only the player who looks knows. The step ends with that secret."""
    pile = lookable(g, deck)
    while len(pile.top) < n and pile.bag:
        pile = pile.with_next(t.chance("look", numbers(pile.bag)))
    _put_back(g, deck, pile)
    cards = g.box.rumour if deck == RUMOUR_DECK else g.box.event
    seen = mask(pile.top[:n])
    known = g.known_tops[deck]
    g.known_tops = put(g.known_tops, deck, put(known, who, known[who] | seen))
    _no_longer_mixed(g, deck, who, seen)
    t.tell("looked", seat=who, n=min(n, len(pile.top)), deck=_name(deck))
    t.reveal("saw", to=[who], cards=[cards[card] for card in pile.top[:n]])
    return then(g, Step.REORDER(who=who, deck=deck, n=n)) if reorder and len(pile.top) > 1 else proceed(g)


def _name(deck: int) -> str:
    return "deck:rumours" if deck == RUMOUR_DECK else f"deck:events_{EVENT_DECKS[deck]}"


def reorder(g: Zona, t: Table, who: Seat, deck: int, n: int) -> str:
    """Put the cards back in any order; nobody else knows the order."""
    pile = lookable(g, deck)
    cards = g.box.rumour if deck == RUMOUR_DECK else g.box.event
    top = pile.top[:n]
    ordered = t.ask(who, Order("reorder", [cards[card] for card in top]))
    again = (*(cards.index(card) for card in ordered), *pile.top[n:])
    _put_back(g, deck, Pile(pile.bag, again, pile.bottom))
    moved = mask(top)
    _mix(g, deck, who, moved, len(top))
    known_now = [known if seat == who else known & ~moved for seat, known in enumerate(g.known_tops[deck])]
    g.known_tops = put(g.known_tops, deck, tuple(known_now))
    return proceed(g)


def _mix(g: Zona, deck: int, who: Seat, moved: int, depth: int) -> None:
    """One player puts the first `depth` cards of a deck in another order. The others who knew some of them, or knew
    some to be there, know only that these are still among them.
    """
    before = {one.seat: one for one in g.mixed if one.deck == deck and one.seat != who}
    mixed = [one for one in g.mixed if one.deck != deck or one.seat == who]
    for seat, known in enumerate(g.known_tops[deck]):
        _, _, cards, deep = before.get(seat, Mixed(deck, seat, 0, 0))
        if seat != who and cards | known & moved:
            mixed.append(Mixed(deck, seat, cards | known & moved, max(deep, depth)))
    g.mixed = tuple(mixed)


def _no_longer_mixed(g: Zona, deck: int, seat: int, cards: int) -> None:
    """The seat has looked at these cards of a deck again."""
    here = (deck, seat)
    left = [one._replace(cards=one.cards & ~cards) if (one.deck, one.seat) == here else one for one in g.mixed]
    g.mixed = tuple(one for one in left if one.cards)


@effect("emission", places=EVENTS, possible=always, args=("number",))
def emission(do: Doing) -> Calls:
    """The emission marker moves; this causes no emission."""
    do.g.emission = min(emission_space(do.g), do.g.emission + do.word.number)
    do.t.tell("emission_marker", n=do.g.emission)
    return ()


@effect("cheaper_opening", places=EVENTS, possible=always)
def cheaper_opening(do: Doing) -> Calls:
    """The first lock paid in the next turn costs one damage or fatigue less."""
    do.scavenger.opening_discount = True
    return ()


@effect("new_lock", places={"rumour"}, possible=always)
def new_lock(do: Doing) -> Calls:
    """The Voice replaces the lock of a closed facility by one from the box."""
    g, t = do.g, do.t
    closed = [PLACES[id] for slot, id in enumerate(g.facilities) if not g.opened[slot]]
    if not closed:
        return ()
    slot = g.facilities.index(PLACE_ID[voice_picks(g, t, "voice_lock", closed)])
    new = t.chance("lock", g.box_locks)
    old, g.locks = g.locks[slot], put(g.locks, slot, new)
    g.box_locks = tuple(sorted((*(one for one in g.box_locks if one != new), old)))
    t.tell("new_lock", area=PLACES[g.facilities[slot]], lock=named(f"lock:{new}"))
    return ()
