"""Phase 2, Hunting (Pościg): the Creature plays Hunt cards and places its tokens."""

from __future__ import annotations

from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.not_alone.content.planet import PLACE_IN, PLACES
from stolik.games.not_alone.content.words import (
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    DONE,
    SYMBOLS,
    TARGET_TOKEN,
    Step,
)
from stolik.games.not_alone.rules.cards.card import HuntCard
from stolik.games.not_alone.rules.cards.hunt import playable_hunt
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.rules.tokens import tokens_ready
from stolik.games.not_alone.rules.window import asked_meanwhile, cards_of, declare, open_window, play


def hunt(g: NotAlone, t: Table) -> str:
    """In any order the Creature plays a card or places a token, until it is done. No token has to be placed (R7).
    Each time it is asked, the Hunted may play a card too. Their card comes first, and the Creature chooses again; where
    all declare at once, the Creature says which of the cards comes first (R13).
    """
    if g.declared:
        return Step.DECLARED
    options = ways_to_hunt(g)
    if not options:
        return _hunt_ends(g)
    answers = t.ask_all({CREATURE: Choose("hunt", options), **asked_meanwhile(g)})
    cards = cards_of(answers)
    if g.rules.window_order == "at_once" and len(cards) > 1:
        declare(g, t, cards)
        return Step.DECLARED
    for me in g.hunted:
        if me in cards:
            return play(g, t, me, cards[me])
    choice = answers[CREATURE]
    if isinstance(choice, HuntCard):
        return play(g, t, CREATURE, choice)
    if choice is DONE:
        return _hunt_ends(g)
    place(g, t, choice)
    return Step.HUNT


def _hunt_ends(g: NotAlone) -> str:
    """The Hunted may still play cards; then the Places are revealed."""
    return open_window(g, Step.KEEP if "river" in g.lays else Step.REVEAL, creature_passed=True)


def ways_to_hunt(g: NotAlone) -> tuple[Named, ...]:
    """The cards and tokens of the Creature, and that it is done; empty if it can do nothing."""
    if g.rescue in SYMBOLS[g.side]:
        g.artemia_ready = True
    ready = tokens_ready(g)
    if not ready and not (g.plays_left and g.hunt_hand):
        return ()
    ways = (*playable_hunt(g), *ready)
    return ways if ready and g.rules.must_place_tokens else (*ways, DONE)


def keep(g: NotAlone, t: Table) -> str:
    """River: of two Places laid, one is kept and the other returns to the hand unseen."""
    asked = {me: Choose("keep", PLACE_IN[g.laid[me]]) for me in g.hunted if g.lays[me] == "river"}
    for me, kept in t.ask_all(asked).items():
        g.hand[me] |= g.laid[me] & ~kept.bit
        g.laid[me] = kept.bit
        t.tell("kept_back", seat=me)
    return Step.REVEAL


def place(g: NotAlone, t: Table, token: Named) -> None:
    """A token goes on any Place; with Virus or Mirage between two adjacent ones."""
    first = t.ask(CREATURE, Choose("place_token", PLACES, about=token.ref))
    places = first.bit
    if (token is ARTEMIA_TOKEN and g.virus) or (token is TARGET_TOKEN and g.mirage):
        places |= t.ask(CREATURE, Choose("place_token_second", PLACE_IN[first.near], about=token.ref)).bit
    if token is CREATURE_TOKEN:
        g.creature_token = places
    elif token is TARGET_TOKEN:
        g.target_token = places
    else:
        g.artemia_token = places
    t.tell("token_placed", token=token, places=PLACE_IN[places])
