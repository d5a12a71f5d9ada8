"""Moving cards: laying, taking back, discarding, and what each move shows to the others."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.chance import Pile, mask, numbers
from stolik.core.log import SPECTATOR
from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.planet import PLACE_IN, Place
from stolik.games.not_alone.content.words import CREATURE
from stolik.games.not_alone.rules.state import NotAlone


def mask_of(places: Sequence[Place]) -> int:
    """The mask of some Places."""
    together = 0
    for place in places:
        together |= place.bit
    return together


def take_back(g: NotAlone, t: Table, me: Seat, places: int) -> None:
    """Places return from the discard to the hand."""
    if not places:
        return
    g.discard[me] &= ~places
    g.hand[me] |= places
    if g.laid[me]:
        g.seen = put(g.seen, me, g.seen[me] | places)
    tell_places(g, t, "took_back", me, places)


def discard(g: NotAlone, t: Table, me: Seat, places: int) -> None:
    """Places go from the hand to the discard."""
    if not places:
        return
    g.hand[me] &= ~places
    g.discard[me] |= places
    g.seen = put(g.seen, me, g.seen[me] & ~places)
    g.shown = put(g.shown, me, g.shown[me] & ~places)
    tell_places(g, t, "place_discarded", me, places)


def tell_places(g: NotAlone, t: Table, id: str, me: Seat, places: int) -> None:
    """Log which Places moved; behind a Smokescreen the Creature is told only how many."""
    if not g.smokescreen or g.rules.smokescreen_hides == "piles":
        t.tell(id, seat=me, places=PLACE_IN[places])
    else:
        g.moved_hidden |= 1 << me
        g.unsure = put(g.unsure, me, g.unsure[me] | _may_have_moved(g, id, me, places))
        t.reveal(id, to=g.hunted, seat=me, places=PLACE_IN[places])
        t.tell(id + "_hidden", to=(CREATURE, SPECTATOR), seat=me, count=places.bit_count())


def _may_have_moved(g: NotAlone, id: str, me: Seat, places: int) -> int:
    """The Places that, for all the others know, are the ones that have just moved."""
    if id == "took_back":
        return g.discard[me] | places
    in_hand = g.hand[me] | places | (0 if g.revealed else g.laid[me])
    return in_hand if id == "place_discarded" else in_hand | g.discard[me]


def choose_from_discard(g: NotAlone, t: Table, me: Seat, kind: str, about: Named, count: int = 1) -> int:
    """The `count` Places (or all, if there are fewer) that the Hunted takes from its discard, as a mask."""
    places = g.discard[me]
    if places.bit_count() <= count:
        return places
    if count == 1:
        return t.ask(me, Choose(kind, PLACE_IN[places], about=about.ref)).bit
    chosen = t.ask(me, ChooseSome(kind, PLACE_IN[places], count, count, about=about.ref))
    return mask_of(chosen)


def commit_again(g: NotAlone, t: Table) -> None:
    """Every Hunted who has laid Places takes them back and chooses again (Despair, Force Field, Sacrifice)."""
    if not any(g.laid):
        return
    for me in g.hunted:
        g.hand[me] |= g.laid[me]
        g.laid[me] = 0
    g.seen = g.shown = g.known_laid = (0,) * g.players
    t.tell("committed_again")


def return_to_hand(g: NotAlone, t: Table, me: Seat, card: int) -> None:
    """A revealed Place card goes back to its owner's hand instead of waiting for the discard."""
    g.laid[me] &= ~card
    g.hand[me] |= card
    t.tell("returned_to_hand", seat=me, place=PLACE_IN[card][0])


def draw_survival(g: NotAlone, t: Table) -> int | None:
    """The number of a card drawn from the Survival deck; if the deck is empty, the discard is shuffled in. None: no
    card.
    """
    if not g.survival_deck and g.survival_discard:
        g.known_survival &= ~g.survival_discard
        g.survival_deck, g.survival_discard = Pile(g.survival_discard), 0
        t.tell("survival_reshuffled")
    if not g.survival_deck:
        return None
    card = t.chance("survival", g.survival_deck.outcomes())
    g.survival_deck = g.survival_deck.without(card)
    return card


def survival_left(g: NotAlone) -> bool:
    """Whether a Survival card can be drawn at all."""
    return len(g.survival_deck) > 0 or g.survival_discard > 0


def fill_hunt_hand(g: NotAlone, t: Table, size: int = 3) -> None:
    """The Creature draws Hunt cards until it has `size` (rulebook, phase 4)."""
    drawn = 0
    while g.hunt_hand.bit_count() < size:
        if not g.hunt_deck:
            if not g.hunt_discard or not g.rules.hunt_reshuffle:
                break
            g.hunt_deck, g.hunt_discard = Pile(mask(g.hunt_discard)), ()
            g.known_hunt &= ~g.hunt_deck.bag
            t.tell("deck_reshuffled")
        card = t.chance("hunt", g.hunt_deck.outcomes())
        g.hunt_deck = g.hunt_deck.without(card)
        g.hunt_hand |= 1 << card
        drawn += 1
    if drawn:
        t.tell("hand_refilled", count=drawn)


def lose_hunt_cards(g: NotAlone, t: Table, count: int) -> list[int]:
    """Random cards of the Creature's hand go under the Hunt deck."""
    lost = []
    g.known_hunt = 0
    for _ in range(min(count, g.hunt_hand.bit_count())):
        card = t.chance("strike_back", numbers(g.hunt_hand))
        g.hunt_hand &= ~(1 << card)
        g.hunt_deck = g.hunt_deck.with_last(card)
        lost.append(card)
    return lost
