"""Words that lead to other effects: offers, conditions, one effect or another."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.content.options import effect_option
from stolik.core.question import Choose, Seat
from stolik.games.zona.content.vocabulary import EVENTS, SCENES
from stolik.games.zona.rules.course.scenes import title, turn
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.possible import check_holds, idle, possible, too_tiring, value
from stolik.games.zona.rules.effects.words import always, effect
from stolik.games.zona.rules.scavenger.scavengers import REPUTATIONS, reputation
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.words import NO


@effect("nothing", places=SCENES | {"red_area", "use", "suffered", "each"}, possible=always)
def nothing(do: Doing) -> Calls:
    """Nothing happens."""
    return ()


@effect("may", places=EVENTS | {"bunker", "each", "threat", "aftermath"}, possible=always, args=("effect",))
def may(do: Doing) -> Calls:
    """An offer, if it can be taken and would change something."""
    (offer,) = do.word.effects
    if not possible(do.g, do.me, offer) or too_tiring(do.g, do.me, offer) or idle(do.g, do.me, offer):
        turn(do.g, do.t, do.by, do.source, "declined")
        return ()
    option = effect_option(offer)
    chosen = do.t.ask(do.me, Choose("may", (option, NO), about=title(do.g, do.by)))
    turn(do.g, do.t, do.by, do.source, "declined" if chosen is NO else "accepted")
    return () if chosen is NO else (do.again(offer),)


@effect("otherwise", places=EVENTS, possible=always, args=("effect", "effect"))
def otherwise(do: Doing) -> Calls:
    """The first effect, or the second one if the first is not possible."""
    first, second = do.word.effects
    return (do.again(first if possible(do.g, do.me, first) else second),)


@effect("by_reputation", places=SCENES, possible=always, args=("effect", "effect", "effect"))
def by_reputation(do: Doing) -> Calls:
    """An effect for good, one for neutral, one for bad reputation."""
    now = reputation(do.g, do.me)
    turn(do.g, do.t, do.by, do.source, REPUTATIONS[now])
    return (do.again(do.word.effects[1 - now]),)


def _can_be(g: Zona, me: Seat, word: Word) -> bool:
    return _holds(g, me, word) and all(possible(g, me, one) for one in word.effects)


def _holds(g: Zona, me: Seat, word: Word) -> bool:
    return all(check_holds(g, me, check) for check in word.checks)


@effect(
    "when", places={"area", "red_area", "use", "ability", "threat"}, possible=_can_be, args=("check", "effect:here")
)
def when(do: Doing) -> Calls:
    """An effect, if a check holds."""
    return tuple(map(do.again, do.word.effects)) if _holds(do.g, do.me, do.word) else ()


@effect("per", places={"backfire"}, possible=always, args=("count", "effect"))
def per(do: Doing) -> Calls:
    """An effect as often as something is counted."""
    return (do.again(do.word.effects[1]),) * value(do.g, do.me, do.word.counted)
