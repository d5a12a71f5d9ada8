"""Described positions in the middle of a turn: Places laid, tokens on the planet, cards in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.chance import Deck, numbers
from stolik.core.errors import BadDeal
from stolik.core.table import QuickTable
from stolik.games.not_alone.content.planet import near
from stolik.games.not_alone.content.words import Phase, Stage, Step
from stolik.games.not_alone.deals import entries
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, HuntCard, SurvivalCard
from stolik.games.not_alone.rules.hands import draw_survival, fill_hunt_hand
from stolik.games.not_alone.rules.state import USED, NotAlone, Visit

ENTRIES = frozenset(
    {
        "artemia_token",
        "beach_used",
        "creature_token",
        "effects",
        "phase",
        "plays_left",
        "target_token",
        "wreck_used",
    }
)
FIRST_STEP = {
    Phase.EXPLORATION: Step.ANNOUNCE,
    Phase.HUNTING: Step.HUNT,
    Phase.RECKONING: Step.KEEP,
    Phase.END_OF_TURN: Step.END_OF_TURN,
}
SWITCHES = ("clone", "despair", "interference", "mirage", "persecution", "stasis", "virus", "smokescreen")
COUNTS = ("fierceness", "mutation", "scream", "toxin")
SEATED = {"detector": "detecting", "dodge": "dodging"}


def resume(g: NotAlone, changes: Mapping[str, Any]) -> None:
    """Finish the set-up; hands that `changes` names stay exactly so. With a phase, go on from its beginning."""
    g.side = g.side or "a"
    _draw(g, changes)
    if "phase" not in changes:
        if early := sorted(ENTRIES & changes.keys()):
            raise BadDeal(entry="phase", early=early[0])
        g.at = Step.BEGIN_TURN
        return
    phase = Phase(entries.number("phase", changes["phase"], 1, 4))
    g.at = FIRST_STEP[phase]
    g.phase = Phase.HUNTING if phase == Phase.RECKONING else phase
    g.turn = max(1, g.turn)
    g.plays_left = 2 if g.tracking else 1
    g.tracking = False
    for name, about in entries.flags("effects", changes.get("effects", [])).items():
        _effect(g, name, about)
    if "plays_left" in changes:
        g.plays_left = entries.number("plays_left", changes["plays_left"], 0, 2)
    for entry in ("beach_used", "wreck_used"):
        setattr(g, entry, entries.one_of(entry, changes.get(entry, False), (True, False)))
    for entry in ("creature_token", "target_token", "artemia_token"):
        if entry in changes:
            setattr(g, entry, _token(g, entry, changes[entry]))
    _check_laid(g, phase)
    if phase == Phase.END_OF_TURN:
        g.stage, g.revealed = Stage.CREATURE, True
        for me in g.hunted:
            g.visits[me] = tuple(Visit(card, card, USED) for card in numbers(g.laid[me]))


def _draw(g: NotAlone, changes: Mapping[str, Any]) -> None:
    """Everybody draws who is not said to hold something else; cards with a place in a deck keep it."""
    table = QuickTable(_nobody, {}, g.rng)
    survival, hunt = g.survival_deck, g.hunt_deck
    g.survival_deck, g.hunt_deck = Deck(survival.bag), Deck(hunt.bag)
    for me in g.hunted:
        if "survival" not in changes.get(me.ref, {}):
            card = draw_survival(g, table)
            g.survival[me] |= 0 if card is None else 1 << card
    if "hunt_hand" not in changes:
        fill_hunt_hand(g, table)
    g.survival_deck.top, g.survival_deck.bottom = survival.top, survival.bottom
    g.hunt_deck.top, g.hunt_deck.bottom = hunt.top, hunt.bottom


def _nobody(seat: int, question: object) -> Any:
    raise AssertionError("drawing asks nobody")


def _effect(g: NotAlone, name: str, about: Any) -> None:
    """A card has been played this turn and is in force."""
    entry = f"effects {name}"
    cards: list[HuntCard | SurvivalCard] = [*HUNT, *SURVIVAL]
    card = next((card for card in cards if name in (card.ref, card.ref.partition(":")[2])), None)
    name = card.ref.partition(":")[2] if card else name
    times = 1
    if name in SWITCHES:
        setattr(g, name, entries.one_of(entry, about, (True,)))
    elif name in COUNTS:
        times = entries.number(entry, 1 if about is True else about, 1, 2)
        setattr(g, name, times)
    elif name in SEATED:
        setattr(g, SEATED[name], sum(1 << me for me in entries.hunted(g, entry, about)))
    elif name == "anticipation":
        g.anticipated = tuple(entries.hunted(g, entry, about))
    elif name == "cataclysm":
        g.cataclysm = entries.places(entry, about)
    elif name == "force_field":
        g.forbidden = g.target_token = entries.places(entry, about)
        if g.forbidden.bit_count() != 2 or not _adjacent(g.forbidden):
            raise BadDeal(entry=entry, value=str(about))
    else:
        raise BadDeal(entry=entry)
    if isinstance(card, HuntCard):
        _hunt_card_played(g, card, times)
    elif card is not None:
        _survival_card_played(g, card)


def _hunt_card_played(g: NotAlone, card: HuntCard, times: int) -> None:
    g.plays_left = max(0, g.plays_left - times)
    g.hunt_played += (card.number,)
    g.target_ready |= card.symbol == "target"
    g.artemia_ready |= card.symbol == "artemia"
    if card.number in g.hunt_discard:
        return
    g.hunt_hand &= ~card.bit
    g.hunt_deck.remove(card.number)
    if g.rules.hunt_discard_at_end:
        g.hunt_in_play += (card.number,)
    else:
        g.hunt_discard += (card.number,)


def _survival_card_played(g: NotAlone, card: SurvivalCard) -> None:
    g.survival_played |= g.dodging | g.detecting
    g.survival = [held & ~card.bit for held in g.survival]
    g.survival_deck.remove(card.number)
    g.survival_discard |= card.bit


def _token(g: NotAlone, entry: str, value: Any) -> int:
    """Where a token lies: on one Place, with Virus, Mirage or Force Field between two adjacent ones."""
    places = entries.places(entry, value)
    wide = {"artemia_token": g.virus, "target_token": g.mirage or g.forbidden}.get(entry, False)
    if places.bit_count() > (2 if wide else 1) or not _adjacent(places):
        raise BadDeal(entry=entry, value=str(value)[:80])
    return places


def _adjacent(places: int) -> bool:
    return all(places == bit or near(bit) & places for bit in (1 << n for n in numbers(places)))


def _check_laid(g: NotAlone, phase: Phase) -> None:
    """From Hunting on everybody has laid one Place, or two where River or Artefact says so."""
    for me in g.hunted:
        count = g.laid[me].bit_count()
        most = 2 if g.lays[me] and not (phase == Phase.END_OF_TURN and g.lays[me] == "river") else 1
        if count > most or (count < most and phase != Phase.EXPLORATION):
            raise BadDeal(entry=f"{me.ref} laid", value=str(count), least=most, most=most)
