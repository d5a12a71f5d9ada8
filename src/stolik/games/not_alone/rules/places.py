"""The ten Place cards: when a power can be used and what it does (rulebook, Place cards and their clarifications).

`card` is the mask of the Place card that was played. Jungle and Swamp return this card, even when they are copied.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.planet import (
    ARTEFACT,
    BEACH,
    JUNGLE,
    LAIR,
    PLACE_IN,
    RESERVE,
    RIVER,
    ROVER,
    SHELTER,
    SOURCE,
    SWAMP,
    WRECK,
    Place,
)
from stolik.games.not_alone.content.words import DRAW, PLAYED_CARD, RECOVER_ALL
from stolik.games.not_alone.rules.cards.card import SURVIVAL
from stolik.games.not_alone.rules.counters import advance_rescue
from stolik.games.not_alone.rules.hands import (
    choose_from_discard,
    draw_survival,
    mask_of,
    return_to_hand,
    survival_left,
    take_back,
)
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.rules.tokens import blocked, creature_places

Power = Callable[[NotAlone, Table, Seat, int], None]
Usable = Callable[[NotAlone, Seat], bool]

POWERS: dict[Place, Power] = {}
USABLE: dict[Place, Usable] = {}


def power(place: Place, usable: Usable) -> Callable[[Power], Power]:
    """Declare a Place's power and the condition under which it would do anything."""

    def add(effect: Power) -> Power:
        POWERS[place], USABLE[place] = effect, usable
        return effect

    return add


def usable(g: NotAlone, me: Seat, place: Place) -> bool:
    """Whether the power of `place` would do anything for this Hunted, ignoring tokens and blocks."""
    return USABLE[place](g, me)


def copyable(g: NotAlone, me: Seat, places: int) -> tuple[Place, ...]:
    """The Places among `places` whose power the Hunted may use as a copy. Never the Artefact; no blocked power
    unless the option says so (ruling R3).
    """
    if not g.rules.copy_blocked_power:
        places &= ~blocked(g)
    return tuple(p for p in PLACE_IN[places & ~ARTEFACT.bit] if usable(g, me, p))


def use_power(g: NotAlone, t: Table, me: Seat, place: Place, card: int, *, own: bool = True) -> None:
    """The Hunted uses the power of `place`: its own, or with Drone or Gate another one."""
    t.tell("power_used" if own else "power_borrowed", seat=me, place=place)
    POWERS[place](g, t, me, card)


def lair_copies(g: NotAlone, me: Seat) -> tuple[Place, ...]:
    """The Places under the Creature token whose power the Lair can copy."""
    return copyable(g, me, creature_places(g) & ~LAIR.bit)


@power(LAIR, lambda g, me: bool(g.discard[me] or lair_copies(g, me)))
def lair(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Take back the whole discard, or copy the Place under the Creature token."""
    options: tuple[Named, ...] = ((RECOVER_ALL,) if g.discard[me] else ()) + lair_copies(g, me)
    choice = t.ask(me, Choose("lair", options, about=LAIR.ref)) if len(options) > 1 else options[0]
    if isinstance(choice, Place):
        t.tell("power_copied", seat=me, place=choice)
        POWERS[choice](g, t, me, card)
    elif g.persecution:
        take_back(g, t, me, choose_from_discard(g, t, me, "lair_take", LAIR))
    else:
        t.tell("recovered_all", seat=me)
        take_back(g, t, me, g.discard[me])


@power(JUNGLE, lambda g, me: True)
def jungle(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """The played card returns to the hand, and one card from the discard."""
    if g.persecution:
        _one_card_back(g, t, me, card, "jungle_take", JUNGLE)
        return
    _played_back(g, t, me, card)
    take_back(g, t, me, choose_from_discard(g, t, me, "jungle_take", JUNGLE))


def _next_free(g: NotAlone, me: Seat) -> bool:
    """River and Artefact in one turn: choose one of the two (rulebook, Artefact; ruling R8)."""
    return not g.next_lays[me] or g.rules.river_and_artefact == "last_counts"


@power(RIVER, _next_free)
def river(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Next turn lay two Places; keep one after the tokens are placed."""
    g.next_lays = put(g.next_lays, me, "river")
    t.tell("river_next", seat=me)


@power(BEACH, lambda g, me: not g.beach_used)
def beach(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Put the marker on the Beach, or take it off and move the Rescue counter. Once per turn for the whole team."""
    g.beach_used = True
    g.beach_marker = not g.beach_marker
    if g.beach_marker:
        t.tell("beach_marked", seat=me)
    else:
        t.tell("beach_used", seat=me)
        advance_rescue(g, t)


@power(ROVER, lambda g, me: bool(rover_choices(g, me)))
def rover(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Take a Place the Hunted does not own from the reserve."""
    choices = rover_choices(g, me)
    place = t.ask(me, Choose("rover", choices, about=ROVER.ref)) if len(choices) > 1 else choices[0]
    at = place.number - RESERVE[0].number
    g.reserve = put(g.reserve, at, g.reserve[at] - 1)
    g.hand[me] |= place.bit
    t.tell("place_taken", seat=me, place=place)


def rover_choices(g: NotAlone, me: Seat) -> tuple[Place, ...]:
    """The Places of the reserve the Hunted does not own."""
    return PLACE_IN[_left(g.reserve) & ~g.owned(me)]


@lru_cache(1 << 10)
def _left(reserve: tuple[int, ...]) -> int:
    """The mask of the Places of which the reserve has a copy."""
    return sum(place.bit for place, copies in zip(RESERVE, reserve, strict=True) if copies)


@power(SWAMP, lambda g, me: True)
def swamp(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """The played card returns to the hand, and up to two cards from the discard."""
    if g.persecution:
        _one_card_back(g, t, me, card, "swamp_take", SWAMP)
        return
    _played_back(g, t, me, card)
    if g.discard[me]:
        most = min(2, g.discard[me].bit_count())
        chosen = t.ask(me, ChooseSome("swamp_take", PLACE_IN[g.discard[me]], 0, most, about=SWAMP.ref))
        take_back(g, t, me, mask_of(chosen))


@power(SHELTER, lambda g, me: not g.despair and survival_left(g))
def shelter(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Draw two Survival cards, keep one; the choice is asked in a step of its own (flow: keep_drawn)."""
    for _ in range(2):
        drawn = draw_survival(g, t)
        if drawn is not None:
            g.offered = put(g.offered, me, g.offered[me] | 1 << drawn)
    t.tell("drew_survival", seat=me, count=g.offered[me].bit_count())


@power(WRECK, lambda g, me: not g.wreck_used)
def wreck(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Move the Rescue counter. Once per turn for the whole team."""
    g.wreck_used = True
    t.tell("wreck_used", seat=me)
    advance_rescue(g, t)


@power(SOURCE, lambda g, me: bool(_wounded(g)) or (not g.despair and survival_left(g)))
def source(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Any Hunted regains one Will, or draw one Survival card."""
    options: tuple[Named | Seat, ...] = _wounded(g) + ((DRAW,) if not g.despair and survival_left(g) else ())
    choice = t.ask(me, Choose("source", options, about=SOURCE.ref)) if len(options) > 1 else options[0]
    if isinstance(choice, Seat):
        g.will = put(g.will, choice, g.will[choice] + 1)
        t.tell("will_regained", seat=choice)
        return
    drawn = draw_survival(g, t)
    if drawn is not None:
        g.survival = put(g.survival, me, g.survival[me] | 1 << drawn)
        t.tell("drew_survival", seat=me, count=1)
        t.reveal("drew_survival_own", to=[me], card=SURVIVAL[drawn])


@power(ARTEFACT, _next_free)
def artefact(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """Next turn lay two Places and use both."""
    g.next_lays = put(g.next_lays, me, "artefact")
    t.tell("artefact_next", seat=me)


def _wounded(g: NotAlone) -> tuple[Seat, ...]:
    return tuple(seat for seat in g.hunted if g.will[seat] < WILL)


def _played_back(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    if card & g.laid[me]:
        return_to_hand(g, t, me, card)


def _one_card_back(g: NotAlone, t: Table, me: Seat, card: int, kind: str, place: Place) -> None:
    """Jungle and Swamp under Persecution: one card in all, the played one or one from the discard."""
    options: tuple[Named, ...] = ((PLAYED_CARD,) if card & g.laid[me] else ()) + PLACE_IN[g.discard[me]]
    if not options:
        return
    choice = t.ask(me, Choose(kind, options, about=place.ref)) if len(options) > 1 else options[0]
    if isinstance(choice, Place):
        take_back(g, t, me, choice.bit)
    else:
        return_to_hand(g, t, me, card)
