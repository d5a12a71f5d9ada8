"""Described positions: a fresh deal with anything in it set otherwise (docs/scenarios.md lists the entries)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from stolik.core.chance import mask, numbers
from stolik.core.errors import BadDeal
from stolik.games.not_alone.content.planet import RESERVE
from stolik.games.not_alone.deals import entries, resume
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL
from stolik.games.not_alone.rules.state import NotAlone

Setter = Callable[[NotAlone, str, Any], None]

FEWEST_PLACES = 3
"""A Hunted with fewer Places could not go on after laying two."""


def deal(g: NotAlone, changes: Mapping[str, Any]) -> None:
    """Apply `changes` to a fresh deal. Raises BadDeal, naming the entry, for what is unknown or impossible.

    With a `side` the set-up is over; with a `phase` the game goes on in the middle of a turn. Cards are named with or
    without their family (`clone`, `hunt:clone`), Places by number or reference.
    """
    seats = {me.ref: me for me in g.hunted}
    _no_card_lies_twice(changes, seats)
    for entry in changes:
        if entry not in _ENTRIES and entry not in seats and entry not in resume.ENTRIES:
            raise BadDeal(entry=str(entry)[:80])
    for ref, me in seats.items():
        hunted = entries.mapping(ref, changes.get(ref, {}))
        if (early := sorted({"laid", "lays", "resisted"} & hunted.keys())) and "phase" not in changes:
            raise BadDeal(entry="phase", early=f"{ref} {early[0]}")
        _hunted(g, me, hunted)
    for entry, put in _ENTRIES.items():
        if entry in changes:
            put(g, entry, changes[entry])
    if "side" in changes or resume.ENTRIES & changes.keys():
        resume.resume(g, changes)


_HUNT_PILES = ("hunt_hand", "hunt_top", "hunt_bottom", "hunt_discard")
_SURVIVAL_PILES = ("survival_top", "survival_discard")


def _no_card_lies_twice(changes: Mapping[str, Any], seats: Iterable[str]) -> None:
    """Each Hunt and Survival card is named in one place. A card in force may also be named in its discard."""
    hunt = {entry: value for entry, value in changes.items() if entry in _HUNT_PILES}
    survival = {entry: value for entry, value in changes.items() if entry in _SURVIVAL_PILES}
    for ref in seats:
        held = entries.mapping(ref, changes.get(ref, {}))
        if "survival" in held:
            survival[f"{ref} survival"] = held["survival"]
    in_force = {str(name).rpartition(":")[2] for name in entries.flags("effects", changes.get("effects", []))}
    for piles, family, deck in ((hunt, "hunt", HUNT), (survival, "survival", SURVIVAL)):
        lies_in: dict[int, str] = {}
        for entry, value in piles.items():
            for card in entries.cards(entry, value, family, deck):
                ref = deck[card].ref
                if not entry.endswith("discard") and ref.partition(":")[2] in in_force:
                    raise BadDeal(entry=entry, value=ref, twice="effects")
                if card in lies_in:
                    raise BadDeal(entry=entry, value=ref, twice=lies_in[card])
                lies_in[card] = entry


def _hunted(g: NotAlone, me: int, changes: Mapping[str, Any]) -> None:
    for name, value in changes.items():
        entry = f"seat:{me} {name}"
        if name == "will":
            g.will[me] = entries.number(entry, value, 1, 3)
        elif name in ("next", "lays"):
            turn = g.next_lays if name == "next" else g.lays
            turn[me] = entries.one_of(entry, value, ("", "river", "artefact"))
        elif name == "resisted":
            g.resisted[me] = entries.number(entry, value, 0, 3)
        elif name == "survival":
            held = entries.cards(entry, value, "survival", SURVIVAL)
            g.survival_deck.bag |= g.survival[me]
            _take_survival(g, held)
            g.survival[me] = mask(held)
        elif name not in ("hand", "discard", "laid"):
            raise BadDeal(entry=entry)
    piles = {
        name: entries.places(f"seat:{me} {name}", changes[name])
        for name in ("hand", "discard", "laid")
        if name in changes
    }
    if piles:
        _own(g, me, piles)


def _own(g: NotAlone, me: int, piles: Mapping[str, int]) -> None:
    """A Hunted's Places: what is not named stays in hand, unless the hand is; new ones come from the reserve."""
    before = g.owned(me)
    laid, spent = piles.get("laid", 0), piles.get("discard", 0)
    hand = piles.get("hand", before & ~laid & ~spent)
    for one, other in combinations(piles, 2):
        for twice in numbers(piles[one] & piles[other]):
            raise BadDeal(entry=f"seat:{me} {other}", value=f"place:{twice}", twice=f"seat:{me} {one}")
    if (owned := (hand | spent | laid).bit_count()) < FEWEST_PLACES:
        raise BadDeal(entry=f"seat:{me} {list(piles)[-1]}", short=owned, needs=FEWEST_PLACES)
    g.hand[me], g.discard[me], g.laid[me] = hand, spent, laid
    for place in RESERVE:
        if g.owned(me) & ~before & place.bit:
            g.reserve[place.number - 6] = max(0, g.reserve[place.number - 6] - 1)


def _take_survival(g: NotAlone, cards: Sequence[int]) -> None:
    """Take the cards from wherever they are."""
    taken = mask(cards)
    g.survival = [held & ~taken for held in g.survival]
    g.survival_discard &= ~taken
    for card in cards:
        g.survival_deck.remove(card)


def _take_hunt(g: NotAlone, cards: Sequence[int]) -> None:
    g.hunt_hand &= ~mask(cards)
    g.hunt_discard = tuple(c for c in g.hunt_discard if c not in cards)
    for card in cards:
        g.hunt_deck.remove(card)


def _counter(least: int, most: int) -> Setter:
    def put(g: NotAlone, entry: str, value: Any) -> None:
        setattr(g, entry, entries.number(entry, value, least, most))

    return put


def _one_of(*legal: Any) -> Setter:
    def put(g: NotAlone, entry: str, value: Any) -> None:
        setattr(g, entry, entries.one_of(entry, value, legal))

    return put


def _reserve(g: NotAlone, entry: str, value: Any) -> None:
    for place, copies in entries.mapping(entry, value).items():
        number = entries.number(entry, place.removeprefix("place:"), 6, 10)
        g.reserve[number - 6] = entries.number(f"{entry} {place}", copies, 0, 3)


def _hunt(put: Callable[[NotAlone, list[int]], None]) -> Setter:
    def set_cards(g: NotAlone, entry: str, value: Any) -> None:
        cards = entries.cards(entry, value, "hunt", HUNT)
        _take_hunt(g, cards)
        put(g, cards)

    return set_cards


def _survival(put: Callable[[NotAlone, list[int]], None]) -> Setter:
    def set_cards(g: NotAlone, entry: str, value: Any) -> None:
        cards = entries.cards(entry, value, "survival", SURVIVAL)
        _take_survival(g, cards)
        put(g, cards)

    return set_cards


def _hunt_hand(g: NotAlone, cards: list[int]) -> None:
    g.hunt_hand = mask(cards)


def _hunt_discard(g: NotAlone, cards: list[int]) -> None:
    g.hunt_discard = tuple(cards)


def _hunt_top(g: NotAlone, cards: list[int]) -> None:
    g.hunt_deck.top = tuple(cards)


def _hunt_bottom(g: NotAlone, cards: list[int]) -> None:
    g.hunt_deck.bottom = tuple(cards)


def _survival_top(g: NotAlone, cards: list[int]) -> None:
    g.survival_deck.top = tuple(cards)


def _survival_discard(g: NotAlone, cards: list[int]) -> None:
    g.survival_discard = mask(cards)


_ENTRIES: dict[str, Setter] = {
    "side": _one_of("a", "b"),
    "rescue": _counter(1, 18),
    "assimilation": _counter(1, 12),
    "turn": _counter(0, 99),
    "beach_marker": _one_of(True, False),
    "tracking": _one_of(True, False),
    "reserve": _reserve,
    "hunt_discard": _hunt(_hunt_discard),
    "hunt_hand": _hunt(_hunt_hand),
    "hunt_bottom": _hunt(_hunt_bottom),
    "hunt_top": _hunt(_hunt_top),
    "survival_discard": _survival(_survival_discard),
    "survival_top": _survival(_survival_top),
}
"""Each entry with what sets it, in the order in which they are set."""
