"""Phase 3, Reckoning (Konfrontacja): Places are revealed, powers used and tokens resolved: Target, Artemia, Creature.

A window opens before every step and every use of a Place, so each step looks up again who is where.
"""

from __future__ import annotations

from collections.abc import Callable

from stolik.core.chance import numbers
from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.planet import LAIR, PLACE_IN, PLACES
from stolik.games.not_alone.content.words import DISCARD_TWO, LOSE_WILL, NOTHING, POWER, TAKE_BACK, Phase, Stage, Step
from stolik.games.not_alone.content.words import LATER as WAIT
from stolik.games.not_alone.rules.cards.card import SurvivalCard, survival_cards
from stolik.games.not_alone.rules.cards.survival import instead_of_power, may_play_survival
from stolik.games.not_alone.rules.counters import advance_assimilation, exhaustion, lose_will
from stolik.games.not_alone.rules.hands import choose_from_discard, discard, mask_of, take_back
from stolik.games.not_alone.rules.places import usable, use_power
from stolik.games.not_alone.rules.state import BLOCKED, CAUGHT, HIT, IDLE, LATER, TOOK, USED, WAITING, NotAlone, Visit
from stolik.games.not_alone.rules.tokens import artemia_touches, blocked, catches, target_acts, target_touches
from stolik.games.not_alone.rules.window import open_window, play

Visits = list[tuple[Seat, int]]
"""Revealed Places as (Hunted, index of the visit), in seat order."""


def reveal(g: NotAlone, t: Table) -> str:
    """All Hunted turn their Places face up at once."""
    g.phase = Phase.RECKONING
    g.revealed = True
    g.stage = Stage.FREE
    g.visits = tuple([tuple([Visit(card, card) for card in numbers(laid)]) for laid in g.laid])
    for me in g.hunted:
        if g.unsure[me]:
            g.unsure = put(g.unsure, me, g.unsure[me] & ~g.laid[me])
        t.reveal("revealed", seat=me, places=PLACE_IN[g.laid[me]])
    return open_window(g, Step.ACT)


def act(g: NotAlone, t: Table) -> str:
    """The next Hunted not touched by tokens (after the Target step: touched only by Target) uses its Place or takes
    back one card; on a blocked Place neither. This is repeated after every step, because a card may have freed
    somebody.
    """
    for me in g.hunted:
        following = act_of(g, t, me)
        if following is not None:
            return following
    return _next_token(g)


def act_of(g: NotAlone, t: Table, me: Seat) -> str | None:
    """The Hunted acts at its next Place. Returns the step that follows, None if it may not act now."""
    ways = {}
    for i, visit in enumerate(g.visits[me]):
        if _may_act(g, me, visit):
            ways[i] = _ways_to_act(g, me, i)
    if not ways:
        return None
    open_to_choice = [i for i, options in ways.items() if options]
    if not open_to_choice:
        g.acting = min(ways)
        _stand_idle(g, t, me)
        return Step.ACT
    g.acting = open_to_choice[0] if len(open_to_choice) == 1 else _which_first(g, t, me, open_to_choice)
    choice = t.ask(me, Choose("act", ways[g.acting], about=PLACES[g.visits[me][g.acting].place - 1].ref))
    return _act(g, t, me, choice)


def keep_drawn(g: NotAlone, t: Table) -> str:
    """Shelter: keep one of the cards drawn; the other goes face up to the discard."""
    for me in g.hunted:
        drawn = survival_cards(g.offered[me])
        if not drawn:
            continue
        kept = t.ask(me, Choose("shelter_keep", drawn)) if len(drawn) > 1 else drawn[0]
        g.survival = put(g.survival, me, g.survival[me] | kept.bit)
        g.offered = put(g.offered, me, 0)
        t.tell("kept_survival_own", to=[me], card=kept)
        for card in drawn:
            if card is not kept:
                g.survival_discard |= card.bit
                t.reveal("survival_discarded", seat=me, card=card)
    return open_window(g, Step.ACT)


def target(g: NotAlone, t: Table) -> str:
    """The Target cards affect everybody on the Target Place; then those without another token there may act."""
    g.stage = Stage.TARGET
    if not target_acts(g) or not (g.scream or g.toxin):
        return Step.ACT
    touched = _on_target(g)
    for me, i in touched:
        t.tell("target_hit", seat=me, place=PLACES[g.visits[me][i].place - 1])
    for _ in range(g.scream):
        _scream(g, t, touched)
    for _ in range(g.toxin):
        _toxin(g, t, touched)
    return open_window(g, Step.ACT)


def artemia(g: NotAlone, t: Table) -> str:
    """Everybody touched by the Artemia token discards a Place from hand; with Mutation also loses Will."""
    g.stage = Stage.ARTEMIA
    touched = _hit_by_artemia(g)
    for me, i in touched:
        t.tell("artemia_hit", seat=me, place=PLACES[g.visits[me][i].place - 1])
        _mark(g, me, i, HIT)
    for again in (False, True):
        _discard_one(g, t, _victims(touched, again))
    for me, _ in touched:
        lose_will(g, t, me, g.mutation)
    if not g.rules.deferred_exhaustion:
        exhaustion(g, t)
    return open_window(g, Step.ACT)


def creature(g: NotAlone, t: Table) -> str:
    """Everybody with the Creature is caught. Assimilation moves once, however many are caught. A Hunted caught twice
    loses Will twice (R11). Afterwards only a Place that was put off may still be used.
    """
    g.stage = Stage.CREATURE
    caught = _visits(g, lambda me, visit: catches(g, me, visit))
    for me, i in caught:
        visit = g.visits[me][i]
        t.tell("caught", seat=me, place=PLACES[visit.place - 1])
        _mark(g, me, i, CAUGHT)
        lose_will(g, t, me, 1 + _lair_harms(g, visit) + g.fierceness)
    if caught:
        advance_assimilation(g, t)
    for me in g.anticipated:
        if me in _seats(caught):
            t.tell("anticipated", seat=me)
            advance_assimilation(g, t)
    exhaustion(g, t)
    return Step.ACT if g.rules.artefact_order == "free" else Step.END_OF_TURN


def _next_token(g: NotAlone) -> str:
    """The step that follows when nobody is left to act. A token that lies where nobody is changes nothing."""
    if g.stage < Stage.TARGET and _on_target(g):
        return Step.TARGET
    if g.stage < Stage.ARTEMIA and _hit_by_artemia(g):
        return Step.ARTEMIA
    return Step.CREATURE if g.stage < Stage.CREATURE else Step.END_OF_TURN


def _lair_harms(g: NotAlone, visit: Visit) -> int:
    """The extra Will lost if caught there: 1 at the Lair, unless its power is blocked and the option then cancels the
    loss.
    """
    harmless = blocked(g) & LAIR.bit and not g.rules.blocked_lair_harms
    return int(visit.place == LAIR.number and not harmless)


def _visits(g: NotAlone, where: Callable[[Seat, Visit], bool]) -> Visits:
    """The visits affected by the token of this stage, including those of Hunted who were moved there after acting."""
    return [(me, i) for me in g.hunted for i, visit in enumerate(g.visits[me]) if where(me, visit)]


def _on_target(g: NotAlone) -> Visits:
    return _visits(g, lambda me, visit: bool(g.target_token >> visit.place & 1)) if g.target_token else []


def _hit_by_artemia(g: NotAlone) -> Visits:
    return _visits(g, lambda me, visit: artemia_touches(g, me, visit)) if g.artemia_token else []


def _seats(visits: Visits) -> list[Seat]:
    return list(dict.fromkeys(me for me, _ in visits))


def _mark(g: NotAlone, me: Seat, i: int, status: str) -> None:
    visits = g.visits[me]
    g.visits = put(g.visits, me, put(visits, i, Visit(visits[i].card, visits[i].place, status)))


def _may_act(g: NotAlone, me: Seat, visit: Visit) -> bool:
    if visit.status not in (WAITING, LATER):
        return False
    put_off = visit.status == LATER and _waits(g, me) and g.stage < Stage.CREATURE
    if put_off or catches(g, me, visit) or artemia_touches(g, me, visit):
        return False
    return g.stage > Stage.FREE or not target_touches(g, me, visit)


def _waits(g: NotAlone, me: Seat, besides: Visit | None = None) -> bool:
    """Whether a Place of this Hunted, other than `besides`, is still to be resolved."""
    return any(visit.status == WAITING and visit is not besides for visit in g.visits[me])


def _which_first(g: NotAlone, t: Table, me: Seat, mine: list[int]) -> int:
    """Artefact: if two Places are resolved in the same step, their owner says which comes first."""
    standing = [PLACES[g.visits[me][i].card - 1] for i in mine]
    return mine[standing.index(t.ask(me, Choose("which_first", standing)))]


def _ways_to_act(g: NotAlone, me: Seat, i: int) -> tuple[Named, ...]:
    """What the Hunted may do at its Place; empty if, by public facts, nothing can be done there."""
    g.acting = i
    visit = g.visits[me][i]
    place = PLACES[visit.place - 1]
    closed = bool(blocked(g) & place.bit)
    own = not closed and usable(g, me, place)
    ways: tuple[Named, ...] = (POWER,) if own else ()
    if g.discard[me] and not closed:
        ways += (TAKE_BACK,)
    instead = own or not g.rules.copy_cards_need_power
    if instead:
        ways += instead_of_power(g, me)
    if ways and g.rules.artefact_order == "free" and visit.status == WAITING and _waits(g, me, besides=visit):
        ways += (WAIT,)
    might_hold_a_card = instead and g.survival[me] and may_play_survival(g, me)
    return (*ways, NOTHING) if ways or might_hold_a_card else ()


def _act(g: NotAlone, t: Table, me: Seat, choice: Named) -> str:
    i = g.acting
    visit = g.visits[me][i]
    if isinstance(choice, SurvivalCard):
        _mark(g, me, i, USED)
        return play(g, t, me, choice)
    if choice is POWER:
        _mark(g, me, i, USED)
        use_power(g, t, me, PLACES[visit.place - 1], 1 << visit.card)
        if any(g.offered):
            return Step.KEEP_DRAWN
    elif choice is TAKE_BACK:
        _mark(g, me, i, TOOK)
        take_back(g, t, me, choose_from_discard(g, t, me, "take_back", TAKE_BACK))
    elif choice is WAIT:
        _mark(g, me, i, LATER)
    else:
        _stand_idle(g, t, me)
    return open_window(g, Step.ACT)


def _stand_idle(g: NotAlone, t: Table, me: Seat) -> None:
    """Do nothing at the Place, because it is blocked or by choice."""
    visit = g.visits[me][g.acting]
    closed = bool(blocked(g) >> visit.place & 1)
    _mark(g, me, g.acting, BLOCKED if closed else IDLE)
    if closed:
        t.tell("blocked", seat=me, place=PLACES[visit.place - 1])
    else:
        t.tell("did_nothing", seat=me)


def _scream(g: NotAlone, t: Table, touched: Visits) -> None:
    """Discard two Places from hand or lose one Will; a Hunted with fewer than two loses the Will."""
    for again in (False, True):
        victims = _victims(touched, again)
        asked = {
            me: Choose("scream", (LOSE_WILL, DISCARD_TWO), about="hunt:scream")
            for me in victims
            if g.hand[me].bit_count() >= 2
        }
        choices = t.ask_all(asked)
        paying = {
            me: ChooseSome("discard_two", PLACE_IN[g.hand[me]], 2, 2, about="hunt:scream")
            for me, choice in choices.items()
            if choice is not LOSE_WILL
        }
        for me, places in t.ask_all(paying).items() if paying else ():
            discard(g, t, me, mask_of(places))
        for me in victims:
            if me not in paying:
                lose_will(g, t, me, 1)
        if not g.rules.deferred_exhaustion:
            exhaustion(g, t)


def _toxin(g: NotAlone, t: Table, touched: Visits) -> None:
    """Discard one Survival card of the victim's choice."""
    for again in (False, True):
        asked = {
            me: Choose("discard_survival", survival_cards(g.survival[me]), about="hunt:toxin")
            for me in _victims(touched, again)
            if g.survival[me]
        }
        for me, card in t.ask_all(asked).items():
            g.survival = put(g.survival, me, g.survival[me] & ~card.bit)
            g.survival_discard |= card.bit
            t.reveal("survival_discarded", seat=me, card=card)


def _victims(touched: Visits, again: bool) -> list[Seat]:
    """All Hunted touched. `again`: only those touched twice, because both Places of their Artefact are there."""
    seats = [me for me, _ in touched]
    return [me for me in _seats(touched) if not again or seats.count(me) > 1]


def _discard_one(g: NotAlone, t: Table, victims: list[Seat]) -> None:
    """Each discards one Place from hand, all at once; an empty hand discards nothing."""
    asked = {
        me: Choose("discard_place", PLACE_IN[g.hand[me]], about="token:artemia")
        for me in victims
        if g.hand[me].bit_count() > 1
    }
    chosen = t.ask_all(asked)
    for me in victims:
        discard(g, t, me, chosen[me].bit if me in chosen else g.hand[me])
