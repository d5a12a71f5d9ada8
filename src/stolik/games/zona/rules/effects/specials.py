"""Special rules that happen as effects, by name. Permanent ones are read where they apply."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.core.question import Seat
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.vocabulary import USES
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.words import SPECIALS, always, effect, special
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, repairable
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.zone.cards import return_token

LOWERED = 3
"""The difficulty of a confrontation after paying for it."""


def _possible(g: Zona, me: Seat, word: Word) -> bool:
    return SPECIALS[word.tags[0]].possible(g, me, word)


def _idle(g: Zona, me: Seat, word: Word) -> bool:
    return SPECIALS[word.tags[0]].idle(g, me, word)


@effect("special", places=USES | {"passive", "ability", "threat", "offer", "aftermath"}, possible=_possible, idle=_idle)
def special_rule(do: Doing) -> Calls:
    """The special rule with this name."""
    return SPECIALS[do.word.tags[0]].does(do)


def _hurt(g: Zona, me: Seat, word: Word) -> bool:
    return g.scavengers[me].damage > 0


def _unhurt(g: Zona, me: Seat, word: Word) -> bool:
    return not g.scavengers[me].damage


def _repairable(g: Zona, me: Seat, word: Word) -> bool:
    return bool(repairable(g, g.scavengers[me]))


@special("confrontation_is_3", places={"offer"}, possible=always)
def confrontation_is_3(do: Doing) -> Calls:
    """The confrontation is less difficult."""
    assert do.g.encounter is not None
    do.g.encounter.difficulty = LOWERED
    return ()


@special("returned_for_healing", places={"aftermath"}, possible=always, idle=_unhurt)
def returned_for_healing(do: Doing) -> Calls:
    """Return the token to its queue instead of taking it as a trophy, and heal 1."""
    assert do.g.encounter is not None
    token, scavenger = do.g.encounter.threat, do.scavenger
    if token not in scavenger.trophies:
        return ()
    scavenger.trophies = tuple(one for one in scavenger.trophies if one != token)
    return_token(do.g, token)
    return (do.again(Word("heal", args=(1,))),)


@special("encounter_ends", places={"aftermath"}, possible=always)
def encounter_ends(do: Doing) -> Calls:
    """There is no confrontation."""
    assert do.g.encounter is not None
    do.g.encounter.over = True
    return ()


@special("turn_ends", places={"offer", "aftermath"}, possible=always)
def turn_ends(do: Doing) -> Calls:
    """Lose the remaining actions of the turn."""
    if do.g.phase == "actions" and do.g.turn.seat == do.me:
        do.g.turn.actions = CONSTANTS.actions
    return ()


@special("good_until_end_of_turn", places={"use"}, possible=always)
def good_until_end_of_turn(do: Doing) -> Calls:
    """Count as having a good reputation."""
    do.g.turn.good = True
    return ()


@special("exhaust_and_heal", places=USES, possible=_hurt, used="turn")
def exhaust_and_heal(do: Doing) -> Calls:
    """Fatigue to the maximum, then all damage is healed."""
    do.scavenger.fatigue = FATIGUE_MAX
    do.t.tell("exhausted", seat=do.me)
    return (do.again(Word("heal", args=(do.scavenger.damage,))),) if do.scavenger.damage else ()


@special("repair_in_action_phase", places=USES, possible=_repairable, used="actions")
def repair_in_action_phase(do: Doing) -> Calls:
    """Repair 3."""
    return (do.again(Word("repair", args=(3,))),)
