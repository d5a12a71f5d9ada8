"""Phase 1, Exploration (Rekonesans): the Hunted Resist or Give Up, then lay their Places face down."""

from __future__ import annotations

from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.planet import PLACE_IN, Place
from stolik.games.not_alone.content.words import CREATURE, GIVE_UP, PASS, RESIST, SIDE_A, SIDE_B, Phase, Step
from stolik.games.not_alone.rules.counters import give_up, lose_will
from stolik.games.not_alone.rules.hands import fill_hunt_hand, mask_of, take_back
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.rules.window import open_window


def choose_side(g: NotAlone, t: Table) -> str:
    """Setting up: the Creature chooses the side of the board and everybody draws."""
    if not g.side:
        g.side = t.ask(CREATURE, Choose("side", (SIDE_A, SIDE_B))).ref.removeprefix("side:")
    t.tell("side_chosen", side=SIDE_A if g.side == "a" else SIDE_B)
    for me in g.hunted:
        if not g.survival[me] and not g.turn and g.survival_deck:
            card = t.chance("survival", g.survival_deck.outcomes())
            g.survival_deck = g.survival_deck.without(card)
            g.survival = put(g.survival, me, g.survival[me] | 1 << card)
    fill_hunt_hand(g, t)
    return Step.BEGIN_TURN


def begin_turn(g: NotAlone, t: Table) -> str:
    """A new turn begins with Exploration."""
    g.clear_turn()
    g.turn += 1
    g.phase = Phase.EXPLORATION
    g.lays, g.next_lays = g.next_lays, ("",) * g.players
    g.plays_left = 2 if g.tracking else 1
    g.tracking = False
    t.tell("turn_begins", turn=g.turn)
    return open_window(g, Step.ANNOUNCE)


def announce(g: NotAlone, t: Table) -> str:
    """Before anybody lays a Place, each Hunted may Resist or Give Up. All who may are asked at once, and again after
    every announcement, until nobody announces anything. Who is asked follows only from public facts.
    """
    if g.rules.announce == "sealed":
        return Step.LAY
    asked = {me: Choose("announce", ways) for me in g.hunted if (ways := _ways_to_announce(g, me))}
    for me, choice in t.ask_all(asked).items():
        if choice is not PASS:
            g.wish = put(g.wish, me, choice.ref)
    return Step.REGROUP if any(g.wish) else Step.LAY


def regroup(g: NotAlone, t: Table) -> str:
    """Resisting costs one Will; with the last Will, and on Giving Up, everything comes back. All announcements take
    effect before anybody chooses cards, so if the game ends nothing more is asked.
    """
    for me in g.hunted:
        if g.wish[me] == RESIST.ref:
            _resist(g, t, me)
        elif g.wish[me]:
            give_up(g, t, me)
            g.wish = put(g.wish, me, "")
    return Step.RETAKE


def retake(g: NotAlone, t: Table) -> str:
    """Resist: take back two Places from the own discard. Afterwards cards of the phase may be played before the next
    announcement.
    """
    resisting = [me for me in g.hunted if g.wish[me]]
    asked = {
        me: ChooseSome("resist_take", PLACE_IN[g.discard[me]], 2, 2)
        for me in resisting
        if g.discard[me].bit_count() > 2
    }
    chosen = t.ask_all(asked)
    for me in resisting:
        take_back(g, t, me, mask_of(chosen[me]) if me in chosen else g.discard[me])
        g.wish = put(g.wish, me, "")
    return Step.LAY if g.rules.announce == "sealed" else open_window(g, Step.ANNOUNCE)


def lay(g: NotAlone, t: Table) -> str:
    """All Hunted lay a Place face down at the same time; after River or Artefact two, one after the other."""
    asked = {me: Choose("lay", _ways_to_lay(g, me)) for me in g.hunted if g.missing(me) > 0}
    for me, choice in t.ask_all(asked).items():
        if isinstance(choice, Place):
            g.hand[me] &= ~choice.bit
            g.laid[me] |= choice.bit
        else:
            g.wish = put(g.wish, me, choice.ref)
    if any(g.wish):
        return Step.REGROUP
    return Step.LAY if any(g.missing(me) > 0 for me in g.hunted) else open_window(g, Step.COMMITTED)


def committed(g: NotAlone, t: Table) -> str:
    """Exploration ends, unless something makes the Hunted choose again."""
    if any(g.missing(me) > 0 for me in g.hunted):
        return Step.ANNOUNCE
    g.phase = Phase.HUNTING
    return Step.HUNT


def _resist(g: NotAlone, t: Table, me: Seat) -> None:
    g.resisted = put(g.resisted, me, g.resisted[me] + 1)
    t.tell("resisted", seat=me)
    lose_will(g, t, me, 1)
    if not g.will[me]:
        give_up(g, t, me)


def playable(g: NotAlone, me: Seat) -> tuple[Place, ...]:
    """The Places the Hunted can lay; none if it has fewer than it must lay."""
    playable = g.hand[me] & ~g.forbidden
    return PLACE_IN[playable] if playable.bit_count() >= g.missing(me) else ()


def _announcements(g: NotAlone, me: Seat) -> tuple[Named, ...]:
    """Resist and Give Up, if they change something and no Place has been laid yet (ruling R18)."""
    if g.laid[me] or not (g.discard[me] or g.will[me] < WILL):
        return ()
    may_resist = g.discard[me] and (g.resisted[me] < 2 or g.rules.resist_limit == "unlimited")
    return (RESIST, GIVE_UP) if may_resist else (GIVE_UP,)


def _ways_to_announce(g: NotAlone, me: Seat) -> tuple[Named, ...]:
    """Empty if the Hunted can announce nothing; no pass if it could not lay."""
    ways = _announcements(g, me)
    return (PASS, *ways) if ways and playable(g, me) else ways


def _ways_to_lay(g: NotAlone, me: Seat) -> tuple[Named, ...]:
    """By the sealed reading, Resist and Give Up are chosen in secret instead of a Place."""
    sealed = g.rules.announce == "sealed"
    return (*playable(g, me), *_announcements(g, me)) if sealed else playable(g, me)
