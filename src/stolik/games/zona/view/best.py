"""The exact chance of a test with all that may be used.

Mostly `odds` alone knows it. Where uses compete (for fatigue, fortitude, roubles, trophies, the ability, the Notes) the
rules themselves are asked what may be used after what (ways.py). That takes milliseconds, so it is done once for all
who look at the same position.
"""

from __future__ import annotations

from functools import lru_cache

from stolik.content.effects import Amount, Word
from stolik.core.chance import Chance, Pile
from stolik.core.state import encode
from stolik.games.zona.odds import chance_of, odds, rerolled, stopped
from stolik.games.zona.rules.scavenger.active import soothing
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, find_special, free
from stolik.games.zona.rules.scavenger.using import AGAIN, backfire_parts, besides
from stolik.games.zona.rules.state import Test, Zona
from stolik.games.zona.rules.trials.aids import ability_aid, has_ban, of_use
from stolik.games.zona.rules.trials.testing import PUSH_WOUNDS, chances, offered_before, too_tired
from stolik.games.zona.rules.words import ABILITY
from stolik.games.zona.view.ways import HARD, OVER, drinks, mortal, searched, survived

TROPHY = "trophy"
REMEMBERED = 256
"""Tests whose searches are remembered: a few for each table that plays now."""


def best(g: Zona, made: Test) -> float:
    """The chance of success from now on, before or after the roll, with everything that may be used."""
    if made.passed and not (made.dice and mortal(g, made)):
        return 1.0
    if not _compete(g, made):
        return odds(chances(g, made), made.dice or None).success
    return _found(Known(alone(g, made)))


def plain(g: Zona, made: Test) -> float:
    """The chance of success by the dice and a push, if it may be pushed."""
    test = chances(g, made, items=False)
    if not mortal(g, made):
        return 1.0 if made.passed else odds(test, made.dice or None).success
    if made.passed and not made.dice:
        return 1.0
    need = -HARD if made.passed else test.difficulty - test.value - test.bonus
    found = survived(alone(g, made), stopped(need, test.cancel, glowing=test.glowing))
    for push in test.rerolls:
        found = tuple(map(max, found, rerolled(found, push, test.die)))
    return chance_of(found, test.die, made.dice or None)


# --- once for all viewers -----------------------------------------------------------------------------------------


class Known:
    """A test as the key of what is remembered of it. Two are the same test if nothing that the search can read differs:
    all of a state `alone` and the box.
    """

    def __init__(self, g: Zona) -> None:
        self.g = g
        self._written = encode(g)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self._written == other._written and self.g.box is other.g.box

    def __hash__(self) -> int:
        return hash(self._written)


@lru_cache(REMEMBERED)
def _found(test: Known) -> float:
    return searched(test.g)


def alone(g: Zona, made: Test) -> Zona:
    """The state with this test and no other, without anything hidden: nobody knows what would be drawn, so it does not
    count, and how long the search takes tells nothing that is secret.
    """
    twin = g.copy()
    twin.tests, twin.agenda, twin.at, twin.args = [made.copy()], (), OVER.step, {}
    twin.rng, twin.loaded = Chance.from_seed(0), ()
    empty = Pile(0)
    twin.decks, twin.events = (empty,) * len(g.decks), (empty,) * len(g.events)
    twin.dispenser = (empty,) * len(g.dispenser)
    twin.rumours, twin.emissions = empty, empty
    twin.discards, twin.finds, twin.finds_seen = (0,) * len(g.discards), (0,) * len(g.finds), (0,) * len(g.finds_seen)
    twin.box_finds, twin.hidden_rumours = 0, 0
    twin.known_tops, twin.mixed = tuple((0,) * len(tops) for tops in g.known_tops), ()
    return twin


# --- whether uses compete -----------------------------------------------------------------------------------------


def _compete(g: Zona, made: Test) -> bool:
    """Whether what helps cannot simply all be used, or something else makes room for it."""
    me, scavenger = made.who, g.scavengers[made.who]
    helping = [one for one in scavenger.items if of_use(g, made, one) is not None]
    rows = [g.box.items[one.card] for one in helping]
    harm = mortal(g, made)  # then what the dice deal needs room too
    if harm and (not free(g, me) or made.stage == "confrontation" or made.passed):
        return True
    if made.attribute in scavenger.traumas and soothing(g, me, "cure", spent=made.used):
        return True
    if too_tired(g, made) and (soothing(g, me, "rest", spent=made.used) or drinks(g, me)):
        return True
    if not made.dice and ABILITY in offered_before(g, made):
        return True
    if find_special(g, me, AGAIN) and any(row.category == "artefact" for row in rows):
        return True
    wounds = has_ban(g, made, PUSH_WOUNDS)
    need = {"fatigue": 1, "damage": int(wounds) + harm, "lose": 0, TROPHY: 0}
    ability = ability_aid(g, made)
    need["lose"] += ability.roubles if ability is not None else 0
    if not wounds and not any(row.backfire or besides(row.effect) for row in rows):
        return False
    for one in helping:
        for part in backfire_parts(g, me, one.card):
            if (store := _store(part)) not in need:
                return True
            need[store] += _taken(part)
        need["damage"] += bool(besides(g.box.items[one.card].effect))
    room = {
        "fatigue": FATIGUE_MAX - scavenger.fatigue, "damage": free(g, me), "lose": scavenger.roubles,
        TROPHY: len(scavenger.trophies),
    }  # fmt: skip
    return any(need[what] > room[what] for what in need)


def _store(part: Amount | Word) -> str:
    """The store a part of a backfire takes from; a test may cost fortitude."""
    if isinstance(part, Amount) or part.name == "test":
        return "damage"
    return TROPHY if part.name == "discard" and "trophy" in part.tags else part.name


def _taken(part: Amount | Word) -> int:
    """How much it takes: a test a failure and radiation."""
    if isinstance(part, Amount):
        return part.count
    return 2 if part.name == "test" else part.number
