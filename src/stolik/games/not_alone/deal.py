"""Described positions: a fresh deal with anything in it set otherwise (docs/scenarios.md lists the keys)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.chance import Deck
from stolik.core.errors import BadDeal
from stolik.games.not_alone.cards import HUNT, SURVIVAL
from stolik.games.not_alone.planet import ALL, PLACES
from stolik.games.not_alone.state import NotAlone

COUNTERS = {"rescue": (1, 18), "assimilation": (1, 12), "turn": (0, 99)}


def deal(g: NotAlone, changes: Mapping[str, Any]) -> None:
    """Apply `changes` to a fresh deal. Raises BadDeal, naming the entry, for what is unknown or impossible.

    Keys: rescue, assimilation, turn, side, beach_marker, tracking, hunt_hand, hunt_top, hunt_bottom, hunt_discard,
    survival_top, survival_discard, reserve, and for each Hunted `seat:n` a mapping of hand, discard, will, survival,
    next.
    Cards are named with or without their family (`clone`, `hunt:clone`), Places by number or reference.
    """
    hunted = {me.ref: int(me) for me in g.hunted}
    for key, value in changes.items():
        if key in COUNTERS:
            setattr(g, key, _number(key, value, *COUNTERS[key]))
        elif key == "side":
            g.side = _one_of(key, value, ("a", "b"))
        elif key in ("beach_marker", "tracking"):
            setattr(g, key, _one_of(key, value, (True, False)))
        elif key == "reserve":
            for place, copies in _mapping(key, value).items():
                number = _number(key, _bare(place, "place"), 6, 10)
                g.reserve[number - 6] = _number(f"{key} {place}", copies, 0, 3)
        elif key in hunted:
            _hunted(g, hunted[key], _mapping(key, value))
        elif key not in _CARDS:
            raise BadDeal(entry=key)
    for key, put in _CARDS.items():
        if key in changes:
            put(g, key, changes[key])


def _hunted(g: NotAlone, me: int, changes: Mapping[str, Any]) -> None:
    for key, value in changes.items():
        entry = f"seat:{me} {key}"
        if key == "will":
            g.will[me] = _number(entry, value, 1, 3)
        elif key == "next":
            g.next_lays[me] = _one_of(entry, value, ("", "river", "artefact"))
        elif key == "survival":
            _take_survival(g, cards := _cards(entry, value, "survival", SURVIVAL))
            g.survival_deck.bag |= g.survival[me]
            g.survival[me] = sum(1 << card for card in cards)
            g.survival_deck.bag &= ~g.survival[me]
        elif key not in ("hand", "discard"):
            raise BadDeal(entry=entry)
    hand = _places(f"seat:{me} hand", changes["hand"]) if "hand" in changes else None
    spent = _places(f"seat:{me} discard", changes["discard"]) if "discard" in changes else None
    if hand is None and spent is None:
        return
    before = g.owned(me)
    g.discard[me] = spent or 0
    g.hand[me] = hand if hand is not None else before & ~g.discard[me]
    if g.hand[me] & g.discard[me] or (g.hand[me] | g.discard[me]).bit_count() < 3:
        raise BadDeal(entry=f"seat:{me} hand")
    for place in PLACES[5:]:
        if (g.hand[me] & place.bit or g.discard[me] & place.bit) and not before & place.bit:
            g.reserve[place.number - 6] = max(0, g.reserve[place.number - 6] - 1)
    g.laid[me] = 0


def _take_survival(g: NotAlone, cards: Sequence[int]) -> None:
    """Take the cards from wherever they are."""
    for card in cards:
        bit = 1 << card
        g.survival = [held & ~bit for held in g.survival]
        g.survival_discard &= ~bit
        g.survival_deck = Deck(g.survival_deck.bag & ~bit, [c for c in g.survival_deck.top if c != card])


def _take_hunt(g: NotAlone, cards: Sequence[int]) -> None:
    for card in cards:
        g.hunt_hand &= ~(1 << card)
        g.hunt_discard = tuple(c for c in g.hunt_discard if c != card)
        deck = g.hunt_deck
        g.hunt_deck = Deck(
            deck.bag & ~(1 << card), [c for c in deck.top if c != card], [c for c in deck.bottom if c != card]
        )


def _hunt_hand(g: NotAlone, key: str, value: Any) -> None:
    cards = _cards(key, value, "hunt", HUNT)
    g.hunt_deck.bag |= g.hunt_hand
    g.hunt_hand = 0
    _take_hunt(g, cards)
    g.hunt_hand = sum(1 << card for card in cards)


def _hunt_top(g: NotAlone, key: str, value: Any) -> None:
    cards = _cards(key, value, "hunt", HUNT)
    _take_hunt(g, cards)
    g.hunt_deck.top = cards + g.hunt_deck.top


def _hunt_bottom(g: NotAlone, key: str, value: Any) -> None:
    cards = _cards(key, value, "hunt", HUNT)
    _take_hunt(g, cards)
    g.hunt_deck.bottom += cards


def _hunt_discard(g: NotAlone, key: str, value: Any) -> None:
    cards = _cards(key, value, "hunt", HUNT)
    _take_hunt(g, cards)
    g.hunt_discard = tuple(cards)


def _survival_top(g: NotAlone, key: str, value: Any) -> None:
    cards = _cards(key, value, "survival", SURVIVAL)
    _take_survival(g, cards)
    g.survival_deck.top = cards + g.survival_deck.top


def _survival_discard(g: NotAlone, key: str, value: Any) -> None:
    cards = _cards(key, value, "survival", SURVIVAL)
    _take_survival(g, cards)
    g.survival_discard = sum(1 << card for card in cards)


_CARDS = {
    "hunt_discard": _hunt_discard,
    "hunt_hand": _hunt_hand,
    "hunt_bottom": _hunt_bottom,
    "hunt_top": _hunt_top,
    "survival_discard": _survival_discard,
    "survival_top": _survival_top,
}


def _number(entry: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadDeal(entry=entry, value=str(value)[:80], least=least, most=most)
    return value


def _one_of(entry: str, value: Any, legal: tuple[Any, ...]) -> Any:
    if not any(value == one and type(value) is type(one) for one in legal):
        raise BadDeal(entry=entry, value=str(value)[:80], legal=", ".join(str(one) for one in legal))
    return value


def _mapping(entry: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadDeal(entry=entry, value=str(value)[:80])
    return value


def _bare(value: Any, family: str) -> Any:
    return value.removeprefix(f"{family}:") if isinstance(value, str) else value


def _several(entry: str, value: Any) -> list[Any]:
    if isinstance(value, (str, int)) and not isinstance(value, bool):
        return [value]
    if not isinstance(value, (list, tuple)):
        raise BadDeal(entry=entry, value=str(value)[:80])
    return list(value)


def _places(entry: str, value: Any) -> int:
    found = 0
    for one in _several(entry, value):
        bit = 1 << _number(entry, _bare(one, "place"), 1, 10)
        if found & bit:
            raise BadDeal(entry=entry, value=str(one))
        found |= bit
    return found & ALL


def _cards(entry: str, value: Any, family: str, deck: Sequence[Any]) -> list[int]:
    known = {card.ref: card.number for card in deck}
    found = []
    for one in _several(entry, value):
        ref = f"{family}:{_bare(one, family)}"
        if ref not in known or known[ref] in found:
            raise BadDeal(entry=entry, value=str(one)[:80])
        found.append(known[ref])
    return found
