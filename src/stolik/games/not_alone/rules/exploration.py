"""Phase 1, Exploration (Rekonesans): the Hunted regroup and lay their Places face down."""

from __future__ import annotations

from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.table import Table
from stolik.games.not_alone.content.planet import PLACE_IN, Place
from stolik.games.not_alone.content.words import CREATURE, GIVE_UP, RESIST, SIDE_A, SIDE_B, Phase, Step
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
            g.survival_deck.remove(card)
            g.survival[me] |= 1 << card
    fill_hunt_hand(g, t)
    return Step.BEGIN_TURN


def begin_turn(g: NotAlone, t: Table) -> str:
    """A new turn begins with Exploration."""
    g.clear_turn()
    g.turn += 1
    g.phase = Phase.EXPLORATION
    g.lays, g.next_lays = g.next_lays, [""] * g.players
    g.plays_left = 2 if g.tracking else 1
    g.tracking = False
    t.tell("turn_begins", turn=g.turn)
    return open_window(g, Step.LAY)


def lay(g: NotAlone, t: Table) -> str:
    """All Hunted at once lay a Place face down (two after River or Artefact), or first Resist or Give Up."""
    asked = {me: Choose("lay", _ways_to_lay(g, me)) for me in g.hunted if g.missing(me) > 0}
    for me, choice in t.ask_all(asked).items() if asked else ():
        if isinstance(choice, Place):
            g.hand[me] &= ~choice.bit
            g.laid[me] |= choice.bit
        else:
            g.wish[me] = choice.ref
    if any(g.wish):
        return Step.REGROUP
    return Step.LAY if any(g.missing(me) > 0 for me in g.hunted) else open_window(g, Step.COMMITTED)


def regroup(g: NotAlone, t: Table) -> str:
    """Resist: one Will for two Places of one's discard, at most two Will a turn; Give Up: everything back."""
    resisting = [me for me in g.hunted if g.wish[me] == RESIST.ref]
    asked = {
        me: ChooseSome("resist_take", PLACE_IN[g.discard[me]], 2, 2)
        for me in resisting
        if g.discard[me].bit_count() > 2
    }
    chosen = {me: mask_of(places) for me, places in t.ask_all(asked).items()} if asked else {}
    for me in g.hunted:
        if g.wish[me] == GIVE_UP.ref:
            give_up(g, t, me)
        elif g.wish[me] == RESIST.ref:
            g.resisted[me] += 1
            t.tell("resisted", seat=me)
            lose_will(g, t, me, 1)
            take_back(g, t, me, chosen.get(me, g.discard[me]))
            if not g.will[me]:
                give_up(g, t, me)
        g.wish[me] = ""
    return Step.LAY


def committed(g: NotAlone, t: Table) -> str:
    """When nothing made the Hunted choose anew, Exploration is over."""
    if any(g.missing(me) > 0 for me in g.hunted):
        return Step.LAY
    g.phase = Phase.HUNTING
    return Step.HUNT


def _ways_to_lay(g: NotAlone, me: Seat) -> tuple[Named, ...]:
    playable = g.hand[me] & ~g.forbidden
    ways: tuple[Named, ...] = PLACE_IN[playable] if playable.bit_count() >= g.missing(me) else ()
    if g.laid[me]:
        return ways
    if g.discard[me] and (g.resisted[me] < 2 or g.rules.resist_limit == "unlimited"):
        ways += (RESIST,)
    if g.will[me] < 3 or g.discard[me]:
        ways += (GIVE_UP,)
    return ways
