"""What a seat may know: every field is named here, nothing else leaves the state (reference: docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter

from stolik.core.chance import numbers
from stolik.games.not_alone.content.planet import NUMBERS_IN
from stolik.games.not_alone.content.words import CREATURE, SYMBOLS, Phase
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL
from stolik.games.not_alone.rules.counters import will_after_exhaustion
from stolik.games.not_alone.rules.state import NotAlone, Visit
from stolik.games.not_alone.rules.tokens import blocked, tokens_ready
from stolik.games.not_alone.view.fields import CreatureView, Effect, HuntedView, NotAloneView, VisitView


@lru_cache(1 << 12)
def hunt_refs(cards: int) -> tuple[str, ...]:
    """The references of a mask of Hunt cards."""
    return tuple(HUNT[card].ref for card in numbers(cards))


@lru_cache(1 << 12)
def hunt_row(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The references of Hunt cards in their order."""
    return tuple(HUNT[card].ref for card in cards)


@cache
def _visit(visit: Visit) -> VisitView:
    return VisitView(*visit)


@lru_cache(1 << 12)
def survival_refs(cards: int) -> tuple[str, ...]:
    """The references of a mask of Survival cards."""
    return tuple(SURVIVAL[card].ref for card in numbers(cards))


def observe(g: NotAlone, seat: int | None) -> NotAloneView:
    """The view of one seat, or of a spectator."""
    is_creature = seat == CREATURE
    in_hunt = g.phase == Phase.HUNTING
    return NotAloneView(
        seat=None if seat is None else int(seat),
        players=g.players,
        turn=g.turn,
        phase=g.phase,
        side=g.side,
        rescue=g.rescue,
        rescue_start=11 + g.players,
        assimilation=g.assimilation,
        assimilation_start=5 + g.players,
        will_after_exhaustion=will_after_exhaustion(g),
        symbols=SYMBOLS[g.side],
        beach_marker=g.beach_marker,
        beach_used=g.beach_used,
        wreck_used=g.wreck_used,
        reserve=tuple(g.reserve),
        creature_token=NUMBERS_IN[g.creature_token],
        target_token=NUMBERS_IN[g.target_token],
        artemia_token=NUMBERS_IN[g.artemia_token],
        tokens_ready=tuple(token.ref for token in tokens_ready(g)) if in_hunt else (),
        forbidden=NUMBERS_IN[g.forbidden],
        blocked=NUMBERS_IN[blocked(g)],
        hunt_played=hunt_row(g.hunt_played),
        effects=_effects(g),
        creature=CreatureView(g.hunt_hand.bit_count(), hunt_refs(g.hunt_hand) if is_creature else None, g.plays_left),
        hunt_deck=len(g.hunt_deck),
        hunt_discard=hunt_row(g.hunt_discard),
        hunt_bottom=hunt_row(g.hunt_deck.bottom) if is_creature else None,
        survival_deck=len(g.survival_deck),
        survival_discard=survival_refs(g.survival_discard),
        declared=tuple(Effect(_declared_card(who, card), f"seat:{who}") for who, card in g.declared),
        hunted=tuple(_hunted(g, me, seat) for me in g.hunted),
        winner=g.winner,
        reason={"": "", "hunted": "rescued", "creature": "assimilated"}[g.winner],
        expert=g.rules.expert,
    )


def hides_discards(g: NotAlone, seat: int | None) -> bool:
    """Behind a Smokescreen nobody but the Hunted sees the discards (ruling R6)."""
    return g.smokescreen and not seat


def moved_hidden(g: NotAlone, me: int, seat: int | None) -> bool:
    """Whether Places of the Hunted have moved behind a Smokescreen without the viewer being told which."""
    return hides_discards(g, seat) and bool(g.moved_hidden >> me & 1)


def known_in_hand(g: NotAlone, me: int, seat: int | None) -> int:
    """Places the viewer knows to be in the Hunted's hand although other cards of the Hunted are face down."""
    return (0 if hides_discards(g, seat) else g.seen[me]) | (g.shown[me] if seat == CREATURE else 0)


def holds(g: NotAlone, seat: int | None) -> Iterator[tuple[str, str]]:
    """The Places that the viewer knows to be in a Hunted's hand or face down, each as the Hunted and the Place."""
    for me in g.hunted:
        known = held = g.hand[me] | g.laid[me]
        if me != seat:
            if moved_hidden(g, me, seat):
                known &= ~g.unsure[me]
            if g.laid[me] and not g.revealed:
                known &= ~_may_lie(g, me, seat)
            known |= g.known_laid[me] | g.shown[me] * (seat == CREATURE)
        yield from ((me.ref, f"place:{place}") for place in NUMBERS_IN[known & held])


def _may_lie(g: NotAlone, me: int, seat: int | None) -> int:
    """The Places that may be face down, by everything this viewer knows."""
    pool = (g.hand[me] | g.laid[me]) & ~g.forbidden
    if not g.laid[me] or g.revealed:
        return pool
    known = _known_laid(g, me, seat)
    if known.bit_count() == g.laid[me].bit_count():
        return known
    return pool & ~known_in_hand(g, me, seat) | known


def _known_laid(g: NotAlone, me: int, seat: int | None) -> int:
    """The Places that the viewer knows to be face down."""
    face_down = g.laid[me] and not g.revealed
    return 0 if not face_down or moved_hidden(g, me, seat) else g.known_laid[me]


def _hunted(g: NotAlone, me: int, seat: int | None) -> HuntedView:
    mine = seat == me
    hidden = hides_discards(g, seat)
    bit = 1 << me
    return HuntedView(
        seat=int(me),
        will=g.will[me],
        owned=NUMBERS_IN[g.owned(me)],
        hand_size=g.hand[me].bit_count(),
        hand=NUMBERS_IN[g.hand[me]] if mine else None,
        may_hold=None if hidden else NUMBERS_IN[g.hand[me] | g.laid[me]],
        may_lie=None if hidden else NUMBERS_IN[_may_lie(g, me, seat)],
        discard=None if hidden else NUMBERS_IN[g.discard[me]],
        discard_size=g.discard[me].bit_count(),
        survival_size=g.survival[me].bit_count(),
        survival=survival_refs(g.survival[me]) if mine else None,
        offered=survival_refs(g.offered[me]) if mine else (),
        offered_size=g.offered[me].bit_count(),
        laid=NUMBERS_IN[g.laid[me]] if mine or g.revealed else None,
        laid_count=g.laid[me].bit_count(),
        known_laid=NUMBERS_IN[_known_laid(g, me, seat)],
        shown=NUMBERS_IN[g.shown[me]] if mine or seat == CREATURE else (),
        lays=g.lays[me],
        next=g.next_lays[me],
        resisted=g.resisted[me],
        visits=tuple(map(_visit, g.visits[me])),
        survival_played=bool(g.survival_played & bit),
        dodging=bool(g.dodging & bit),
        detecting=bool(g.detecting & bit),
    )


def _declared_card(seat: int, card: int) -> str:
    return HUNT[card].ref if seat == CREATURE else SURVIVAL[card].ref


def _effects(g: NotAlone) -> tuple[Effect, ...]:
    found: list[Effect] = []
    if g.anticipated:
        found += [Effect("hunt:anticipation", me.ref) for me in g.anticipated]
    if g.cataclysm:
        found += [Effect("hunt:cataclysm", f"place:{place}") for place in NUMBERS_IN[g.cataclysm]]
    found += compress(_EFFECTS, _in_force(g))
    return tuple(found)


_IN_FORCE = {
    "clone": "hunt:clone",
    "despair": "hunt:despair",
    "fierceness": "hunt:fierceness",
    "forbidden": "hunt:force_field",
    "interference": "hunt:interference",
    "mirage": "hunt:mirage",
    "mutation": "hunt:mutation",
    "persecution": "hunt:persecution",
    "scream": "hunt:scream",
    "stasis": "hunt:stasis",
    "toxin": "hunt:toxin",
    "tracking": "hunt:tracking",
    "virus": "hunt:virus",
    "smokescreen": "survival:smokescreen",
}
_EFFECTS = tuple(Effect(card, "") for card in _IN_FORCE.values())
_in_force = attrgetter(*_IN_FORCE)
