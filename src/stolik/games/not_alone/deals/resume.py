"""Described positions in the middle of a turn: Places laid, tokens on the planet, cards in effect."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.core.chance import Pile, numbers
from stolik.core.dealing import Deal, table_for_draws
from stolik.core.question import Seat
from stolik.core.state import put
from stolik.games.not_alone.content.planet import PLACES, near
from stolik.games.not_alone.content.words import Phase, Stage, Step
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, HuntCard, SurvivalCard
from stolik.games.not_alone.rules.hands import draw_survival, fill_hunt_hand
from stolik.games.not_alone.rules.state import USED, NotAlone, Visit

TOKENS = ("creature_token", "target_token", "artemia_token")
IN_TURN = frozenset({"phase", "effects", "plays_left", "beach_used", "wreck_used", *TOKENS})
"""Entries that need a `phase`."""
FIRST_STEP = {
    Phase.EXPLORATION: Step.ANNOUNCE,
    Phase.HUNTING: Step.HUNT,
    Phase.RECKONING: Step.KEEP,
    Phase.END_OF_TURN: Step.END_OF_TURN,
}
SWITCHES = ("clone", "despair", "interference", "mirage", "persecution", "stasis", "virus", "smokescreen")
COUNTS = ("fierceness", "mutation", "scream", "toxin")
SEATED = {"detector": "detecting", "dodge": "dodging"}
LASTING = (*SWITCHES, *COUNTS, *SEATED, "anticipation", "cataclysm", "force_field")
"""All cards that can be in effect."""


def resume(g: NotAlone, d: Deal, hunted: Mapping[Seat, Deal]) -> None:
    """Finish the set-up; hands that the deal names stay as they are. With a phase, begin at its start."""
    g.side = g.side or "a"
    _draw(g, d, hunted)
    if "phase" not in d:
        if early := sorted(IN_TURN.intersection(d)):
            raise d.bad("phase", early=early[0])
        g.at = Step.BEGIN_TURN
        return
    phase = Phase(d.number("phase", 1, 4))
    g.at = FIRST_STEP[phase]
    g.phase = Phase.HUNTING if phase == Phase.RECKONING else phase
    g.turn = max(1, g.turn)
    g.plays_left = 2 if g.tracking else 1
    g.tracking = False
    _effects(g, d)
    g.plays_left = d.number("plays_left", 0, 2, g.plays_left)
    g.beach_used = d.flag("beach_used")
    g.wreck_used = d.flag("wreck_used")
    g.creature_token = _token(d, "creature_token")
    g.target_token = _token(d, "target_token", wide=g.mirage or g.forbidden > 0, otherwise=g.target_token)
    g.artemia_token = _token(d, "artemia_token", wide=g.virus)
    _check_laid(g, hunted, phase)
    if phase == Phase.END_OF_TURN:
        g.stage, g.revealed = Stage.CREATURE, True
        g.visits = tuple(tuple(Visit(card, card, USED) for card in numbers(laid)) for laid in g.laid)


def _draw(g: NotAlone, d: Deal, hunted: Mapping[Seat, Deal]) -> None:
    """Seats whose hand is not named draw; cards with a place in a deck keep it."""
    table = table_for_draws(g)
    survival, hunt = g.survival_deck, g.hunt_deck
    g.survival_deck, g.hunt_deck = Pile(survival.bag), Pile(hunt.bag)
    for me in g.hunted:
        if "survival" not in hunted[me]:
            card = draw_survival(g, table)
            if card is not None:
                g.survival = put(g.survival, me, g.survival[me] | 1 << card)
    if "hunt_hand" not in d:
        fill_hunt_hand(g, table)
    g.survival_deck = Pile(g.survival_deck.bag, survival.top, survival.bottom)
    g.hunt_deck = Pile(g.hunt_deck.bag, hunt.top, hunt.bottom)


def _effects(g: NotAlone, d: Deal) -> None:
    """Set the cards that were played this turn and are in effect. A card may also be in its discard."""
    cards: list[HuntCard | SurvivalCard] = [*HUNT, *SURVIVAL]
    effects = d.part("effects", cards)
    by_name = {card.ref.partition(":")[2]: card for card in cards}
    for name in effects:
        card = by_name[name]
        times = _in_force(g, effects, name)
        if isinstance(card, HuntCard):
            if card.number not in g.hunt_discard:
                d.take("effects", card)
            _hunt_card_played(g, card, times)
        else:
            if not g.survival_discard & card.bit:
                d.take("effects", card)
            _survival_card_played(g, card)


def _in_force(g: NotAlone, effects: Deal, name: str) -> int:
    """Set the effect of a card. Returns how many times it was played."""
    if name in SWITCHES:
        setattr(g, name, effects.one_of(name, (True,), True))
    elif name in COUNTS:
        times = 1 if effects.is_listed(name) else effects.number(name, 1, 2)
        setattr(g, name, times)
        return times
    elif name in SEATED:
        setattr(g, SEATED[name], sum(1 << me for me in effects.things(name, g.hunted)))
    elif name == "anticipation":
        g.anticipated = tuple(effects.things(name, g.hunted))
    elif name == "cataclysm":
        g.cataclysm = _places(effects, name)
    elif name == "force_field":
        g.forbidden = g.target_token = _places(effects, name)
        if g.forbidden.bit_count() != 2 or not _adjacent(g.forbidden):
            raise effects.bad(name)
    else:
        raise effects.bad(name, value=name, legal=", ".join(LASTING))
    return 1


def _hunt_card_played(g: NotAlone, card: HuntCard, times: int) -> None:
    g.plays_left = max(0, g.plays_left - times)
    g.hunt_played += (card.number,)
    g.target_ready |= card.symbol == "target"
    g.artemia_ready |= card.symbol == "artemia"
    if card.number in g.hunt_discard:
        return
    g.hunt_hand &= ~card.bit
    g.hunt_deck = g.hunt_deck.without(card.number)
    if g.rules.hunt_discard_at_end:
        g.hunt_in_play += (card.number,)
    else:
        g.hunt_discard += (card.number,)


def _survival_card_played(g: NotAlone, card: SurvivalCard) -> None:
    g.survival_played |= g.dodging | g.detecting
    g.survival = tuple([held & ~card.bit for held in g.survival])
    g.survival_deck = g.survival_deck.without(card.number)
    g.survival_discard |= card.bit


def _places(d: Deal, name: str) -> int:
    return sum(place.bit for place in d.different(name, PLACES))


def _token(d: Deal, name: str, *, wide: bool = False, otherwise: int = 0) -> int:
    """Where a token is: on one Place or, if a card makes it `wide`, between two adjacent ones."""
    if name not in d:
        return otherwise
    places = _places(d, name)
    if places.bit_count() > 1 + wide or not _adjacent(places):
        raise d.bad(name)
    return places


def _adjacent(places: int) -> bool:
    return all(places == bit or near(bit) & places for bit in (1 << n for n in numbers(places)))


def _check_laid(g: NotAlone, hunted: Mapping[Seat, Deal], phase: Phase) -> None:
    """From Hunting on everybody has laid one Place, or two after River or Artefact."""
    for me, own in hunted.items():
        if "laid" not in own and phase != Phase.EXPLORATION:
            raise own.missing("laid")
        count = g.laid[me].bit_count()
        most = 2 if g.lays[me] and not (phase == Phase.END_OF_TURN and g.lays[me] == "river") else 1
        if count > most or (count < most and phase != Phase.EXPLORATION):
            raise own.bad("laid", count=count, exactly=most)
