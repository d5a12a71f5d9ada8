"""Interrupt windows: the moments in which cards of the current phase may be played (rulebook, Hunt and Survival cards).

A seat is asked whenever, by public facts, it might hold a playable card, so being asked reveals nothing. By default the
Hunted are asked in seat order, then the Creature, until all pass in a row; after each play everybody is asked again
(ruling R13). A played card leaves the hand in one step and takes effect in the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.words import CREATURE, PASS, Phase, Step
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, HuntCard, SurvivalCard
from stolik.games.not_alone.rules.cards.hunt import FLASHBACK, creature_might_play, playable_hunt, printed
from stolik.games.not_alone.rules.cards.survival import hunted_might_play, playable_survival
from stolik.games.not_alone.rules.state import NotAlone


def asked_meanwhile(g: NotAlone) -> dict[Seat, Choose[Named]]:
    """The questions to each Hunted that might hold a card of the phase, asked while the Creature hunts."""
    secret = g.rules.window_order == "at_once"
    return {me: _which(playable_survival(g, me), secret=secret) for me in g.hunted if hunted_might_play(g, me)}


def open_window(g: NotAlone, after: str, *, creature_passed: bool = False) -> str:
    """Everybody may play a card; when all have passed, step `after` follows."""
    g.after = after
    g.speaker = 1
    g.passes = 1 if creature_passed else 0
    return Step.WINDOW if g.rules.window_order == "at_once" or _somebody_left(g) else after


def window(g: NotAlone, t: Table) -> str:
    """Each seat in turn that might hold a card plays one or passes, until one is played or all have passed."""
    if g.rules.window_order == "at_once":
        return _everybody_at_once(g, t)
    while _somebody_left(g):
        me = SEATS[g.speaker]
        g.speaker = (g.speaker + 1) % g.players
        choice = t.ask(me, _which(_playable(g, me)))
        if isinstance(choice, (HuntCard, SurvivalCard)):
            return play(g, t, me, choice)
        g.passes += 1
    return g.after


def play(g: NotAlone, t: Table, me: Seat, card: HuntCard | SurvivalCard) -> str:
    """A card leaves the hand and everybody sees it; its effect is the next step, and a Survival card is discarded
    after that.
    """
    g.passes = 0
    _take_from_hand(g, me, card)
    if isinstance(card, HuntCard):
        return _play_hunt(g, t, card)
    g.survival_played |= 1 << me
    g.player, g.card = me, card.number
    t.reveal("card_played", seat=me, card=card)
    return Step.RESOLVE_SURVIVAL


def _play_hunt(g: NotAlone, t: Table, card: HuntCard) -> str:
    text = take_hunt_card(g, card)
    t.reveal("card_played", seat=CREATURE, card=card)
    if card is FLASHBACK:
        t.tell("card_repeated", card=text)
    return Step.RESOLVE_HUNT


def take_hunt_card(g: NotAlone, card: HuntCard) -> HuntCard:
    """Lay open a card from the Creature's hand, before it takes effect. Returns the card whose text counts."""
    text = printed(g, card)
    assert text is not None
    g.plays_left -= 1
    g.hunt_played += (card.number,)
    if g.rules.hunt_discard_at_end:
        g.hunt_in_play += (card.number,)
    else:
        g.hunt_discard += (card.number,)
    if text.symbol == "target":
        g.target_ready = True
    elif text.symbol == "artemia":
        g.artemia_ready = True
    g.player, g.card = CREATURE, text.number
    return text


def resolve_hunt(g: NotAlone, t: Table) -> str:
    """The played Hunt card takes effect."""
    HUNT[g.card].effect(g, t)
    g.card = -1
    return _go_on(g)


def resolve_survival(g: NotAlone, t: Table) -> str:
    """The played Survival card takes effect, and only then goes to the discard, so that its own effect does not find it
    there.
    """
    card = SURVIVAL[g.card]
    card.effect(g, t, SEATS[g.player])
    g.survival_discard |= card.bit
    g.card = -1
    return Step.KEEP_DRAWN if any(g.offered) else _go_on(g)


def _everybody_at_once(g: NotAlone, t: Table) -> str:
    """All who might hold a card declare at the same time (the other reading of ruling R13)."""
    if g.declared:
        return Step.DECLARED
    speaking = [me for me in SEATS[: g.players] if _might_play(g, me) and not (g.passes and me == CREATURE)]
    g.passes = 0
    asked = {me: _which(_playable(g, me), secret=True) for me in speaking}
    declare(g, t, cards_of(t.ask_all(asked)))
    return Step.DECLARED if g.declared else g.after


def cards_of(answers: Mapping[Seat, Named]) -> dict[Seat, HuntCard | SurvivalCard]:
    """The cards among the answers, by seat."""
    return {me: choice for me, choice in answers.items() if isinstance(choice, (HuntCard, SurvivalCard))}


def declare(g: NotAlone, t: Table, cards: Mapping[Seat, HuntCard | SurvivalCard]) -> None:
    """Cards of several seats leave their hands at the same time; the Creature will say in which order they act."""
    for me, card in cards.items():
        _take_from_hand(g, me, card)
        g.declared += ((int(me), card.number),)
        t.reveal("card_declared", seat=me, card=card)


def declared(g: NotAlone, t: Table) -> str:
    """The declared cards take effect one by one, in the order the Creature chooses. A card that can no longer be played
    returns to its owner's hand.
    """
    seats = [SEATS[seat] for seat, _ in g.declared]
    me = t.ask(CREATURE, Choose("order", seats)) if len(seats) > 1 else seats[0]
    number = dict(g.declared)[me]
    g.declared = tuple(entry for entry in g.declared if entry[0] != me)
    card: HuntCard | SurvivalCard = HUNT[number] if me == CREATURE else SURVIVAL[number]
    if me == CREATURE:
        g.hunt_hand |= card.bit
    else:
        g.survival = put(g.survival, me, g.survival[me] | card.bit)
    if card in _playable(g, me):
        return play(g, t, me, card)
    if me == CREATURE:
        g.known_hunt |= card.bit
    else:
        g.known_survival |= card.bit
    t.tell("effect_fizzled", card=card)
    return _go_on(g)


def _somebody_left(g: NotAlone) -> bool:
    """Pass for those who cannot hold a card, up to the next speaker who might. Whether there is one."""
    while g.passes < g.players:
        if _might_play(g, SEATS[g.speaker]):
            return True
        g.speaker = (g.speaker + 1) % g.players
        g.passes += 1
    return False


def _go_on(g: NotAlone) -> str:
    """After a card everybody is asked again; in Phase 2 the Creature continues its hunt."""
    return Step.HUNT if g.phase == Phase.HUNTING else Step.WINDOW


def _take_from_hand(g: NotAlone, me: Seat, card: HuntCard | SurvivalCard) -> None:
    if isinstance(card, HuntCard):
        g.hunt_hand &= ~card.bit
    else:
        g.survival = put(g.survival, me, g.survival[me] & ~card.bit)


def _might_play(g: NotAlone, me: Seat) -> bool:
    return creature_might_play(g) if me == CREATURE else hunted_might_play(g, me)


@lru_cache(1 << 12)
def _which(cards: tuple[HuntCard, ...] | tuple[SurvivalCard, ...], *, secret: bool = False) -> Choose[Named]:
    """The question which of these cards to play. It says nothing else, so it is the same for the same cards."""
    return Choose("play", (PASS, *cards), secret=secret)


def _playable(g: NotAlone, me: Seat) -> tuple[HuntCard, ...] | tuple[SurvivalCard, ...]:
    return playable_hunt(g) if me == CREATURE else playable_survival(g, me)
