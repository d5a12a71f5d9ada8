"""What a seat may know: every field is named here, nothing else leaves the state (reference: docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter

from stolik.core.question import Seat
from stolik.games.not_alone.content.planet import NUMBERS_IN
from stolik.games.not_alone.content.words import CREATURE, SYMBOLS, Phase
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, hunt_cards, survival_cards
from stolik.games.not_alone.rules.counters import will_after_exhaustion
from stolik.games.not_alone.rules.state import NotAlone, Visit
from stolik.games.not_alone.rules.tokens import blocked, tokens_ready
from stolik.games.not_alone.view.fields import CreatureView, Effect, HuntedView, NotAloneView, VisitView


@lru_cache(1 << 12)
def hunt_refs(cards: int) -> tuple[str, ...]:
    """The references of a mask of Hunt cards."""
    return tuple(card.ref for card in hunt_cards(cards))


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
    return tuple(card.ref for card in survival_cards(cards))


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
        reserve=g.reserve,
        creature_token=NUMBERS_IN[g.creature_token],
        target_token=NUMBERS_IN[g.target_token],
        artemia_token=NUMBERS_IN[g.artemia_token],
        tokens_ready=tuple([token.ref for token in tokens_ready(g)]) if in_hunt else (),
        forbidden=NUMBERS_IN[g.forbidden],
        blocked=NUMBERS_IN[blocked(g)],
        hunt_played=hunt_row(g.hunt_played),
        effects=_effects(g.anticipated, g.cataclysm, _in_force(g)),
        creature=_creature(g.hunt_hand.bit_count(), g.hunt_hand if is_creature else None, g.plays_left),
        hunt_deck=len(g.hunt_deck),
        hunt_discard=hunt_row(g.hunt_discard),
        hunt_bottom=hunt_row(g.hunt_deck.bottom) if is_creature else None,
        survival_deck=len(g.survival_deck),
        survival_discard=survival_refs(g.survival_discard),
        declared=_declared(g.declared),
        hunted=tuple([_hunted(g, me, seat) for me in g.hunted]),
        winner=g.winner,
        reason=_REASONS[g.winner],
        expert=g.rules.expert,
    )


_REASONS = {"": "", "hunted": "rescued", "creature": "assimilated"}


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
    mine, hidden = seat == me, hides_discards(g, seat)
    hand, laid, discard = g.hand[me], g.laid[me], g.discard[me]
    survival, offered = g.survival[me], g.offered[me]
    return _hunted_with(
        me, g.will[me], hand | laid | discard,
        hand.bit_count(), hand if mine else None,
        None if hidden else hand | laid, None if hidden else _may_lie(g, me, seat),
        discard.bit_count(), None if hidden else discard,
        survival.bit_count(), survival if mine else None, offered.bit_count(), offered if mine else 0,
        laid.bit_count(), laid if mine or g.revealed else None, _known_laid(g, me, seat),
        g.shown[me] if mine or seat == CREATURE else 0,
        g.lays[me], g.next_lays[me], g.resisted[me], g.visits[me],
        g.survival_played >> me & 1, g.dodging >> me & 1, g.detecting >> me & 1,
    )  # fmt: skip


@lru_cache(1 << 12)
def _hunted_with(
    seat: int,
    will: int,
    owned: int,
    hand_size: int,
    hand: int | None,
    may_hold: int | None,
    may_lie: int | None,
    discard_size: int,
    discard: int | None,
    survival_size: int,
    survival: int | None,
    offered_size: int,
    offered: int,
    laid_count: int,
    laid: int | None,
    known_laid: int,
    shown: int,
    lays: str,
    next: str,
    resisted: int,
    visits: tuple[Visit, ...],
    survival_played: int,
    dodging: int,
    detecting: int,
) -> HuntedView:
    """The view of a Hunted, kept because it stays the same as long as these values do. Places and cards are masks; None
    stands for what the viewer may not see. It follows from nothing else.
    """
    return HuntedView(
        seat=int(seat),
        will=will,
        owned=NUMBERS_IN[owned],
        hand_size=hand_size,
        hand=None if hand is None else NUMBERS_IN[hand],
        may_hold=None if may_hold is None else NUMBERS_IN[may_hold],
        may_lie=None if may_lie is None else NUMBERS_IN[may_lie],
        discard=None if discard is None else NUMBERS_IN[discard],
        discard_size=discard_size,
        survival_size=survival_size,
        survival=None if survival is None else survival_refs(survival),
        offered=survival_refs(offered),
        offered_size=offered_size,
        laid=None if laid is None else NUMBERS_IN[laid],
        laid_count=laid_count,
        known_laid=NUMBERS_IN[known_laid],
        shown=NUMBERS_IN[shown],
        lays=lays,
        next=next,
        resisted=resisted,
        visits=tuple(map(_visit, visits)),
        survival_played=bool(survival_played),
        dodging=bool(dodging),
        detecting=bool(detecting),
    )


@lru_cache(1 << 12)
def _creature(hand_size: int, hand: int | None, plays_left: int) -> CreatureView:
    return CreatureView(hand_size, None if hand is None else hunt_refs(hand), plays_left)


@lru_cache(1 << 12)
def _declared(cards: tuple[tuple[int, int], ...]) -> tuple[Effect, ...]:
    return tuple(
        Effect(HUNT[card].ref if seat == CREATURE else SURVIVAL[card].ref, f"seat:{seat}") for seat, card in cards
    )


@lru_cache(1 << 12)
def _effects(anticipated: tuple[Seat, ...], cataclysm: int, in_force: tuple[int, ...]) -> tuple[Effect, ...]:
    found = [Effect("hunt:anticipation", me.ref) for me in anticipated]
    found += [Effect("hunt:cataclysm", f"place:{place}") for place in NUMBERS_IN[cataclysm]]
    return (*found, *compress(_EFFECTS, in_force))


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
