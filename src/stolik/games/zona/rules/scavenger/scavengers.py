"""The current values of a scavenger: attributes, fortitude, reputation, room for items (Scavenger; Items)."""

from __future__ import annotations

from functools import cache, lru_cache

from stolik.core.question import Seat
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import features, has_special
from stolik.games.zona.content.kinds import Character, Item
from stolik.games.zona.rules.effects.words import feature
from stolik.games.zona.rules.state import ATTRIBUTES, GOOD, Held, Scavenger, Zona

REPUTATION = {"bad": -1, "neutral": 0, "good": 1}
REPUTATIONS = {value: name for name, value in REPUTATION.items()}
FATIGUE_MAX = CONSTANTS.fatigue_max
SIXTH_SLOT = feature("sixth_slot", places={"ability", "passive"})


def board(g: Zona, me: Seat) -> Character:
    """The character board."""
    return g.box.book.characters[g.scavengers[me].character]


def attribute(g: Zona, me: Seat, index: int) -> int:
    """The value of an attribute."""
    scavenger = g.scavengers[me]
    return attributes_of(g.box, scavenger.character, scavenger.traumas)[index]


@lru_cache(1 << 10)
def attributes_of(box: Box, character: str, traumas: tuple[int, ...]) -> tuple[int, ...]:
    """As printed, one less with a trauma token, never below 0."""
    row = box.book.characters[character]
    return tuple(max(0, getattr(row, name) - (index in traumas)) for index, name in enumerate(ATTRIBUTES))


def free(g: Zona, me: Seat) -> int:
    """Free spaces of the fortitude track."""
    return board(g, me).fortitude - g.scavengers[me].damage


def reputation(g: Zona, me: Seat) -> int:
    """The reputation that counts now: -1, 0 or 1 (a Forged Pass may count as a good one)."""
    if g.turn.good and g.turn.seat == me and g.phase == "actions":
        return GOOD
    return g.scavengers[me].reputation


def fatigue_min(g: Zona) -> int:
    """R5: the lowest fatigue."""
    return 0 if g.rules.fatigue_min == "zero" else CONSTANTS.fatigue_min


def is_open(g: Zona, area: str) -> bool:
    """Whether a place is in open space: in a green, yellow or red sector."""
    return area in g.box.open_areas


def sector(g: Zona, area: str) -> str:
    """The sector of an area; `facility` for a secret location."""
    row = g.box.map.areas.get(area)
    return row.sector if row is not None else "facility"


def others_here(g: Zona, me: Seat) -> int:
    """Other scavengers in the same place."""
    area = g.scavengers[me].area
    return sum(other.area == area for number, other in enumerate(g.scavengers) if number != me and other.character)


# --- items --------------------------------------------------------------------------------------------------------


def row(g: Zona, held: Held) -> Item:
    """The item."""
    return g.box.items[held.card]


def in_use(box: Box, held: Held) -> bool:
    """Whether the item's permanent effect applies: clothing must be worn (Clothing)."""
    return held.place == "worn" or not box.clothing[held.card]


def ready(g: Zona, held: Held) -> bool:
    """Whether it can be used: clothing is worn, a durable item is not deactivated."""
    return (held.place == "worn" or not g.box.clothing[held.card]) and not (held.wear and g.box.durable[held.card])


@cache
def with_special(box: Box, name: str) -> frozenset[int]:
    """The cards whose effect has this special rule."""
    return frozenset(n for n, row in enumerate(box.items) if has_special(row.effect, name))


@cache
def with_passive(box: Box, name: str) -> frozenset[int]:
    """The cards whose permanent effect has this special rule, or another word such as `sixth_slot`."""
    return frozenset(
        n
        for n, row in enumerate(box.items)
        if any(name == word.name or name in word.tags for word in features(row.passive))
    )


@cache
def _roomy(box: Box) -> frozenset[str]:
    """The characters that have a 6th slot."""
    rows = box.book.characters.items()
    return frozenset(id for id, row in rows if any(word.name == SIXTH_SLOT for word in features(row.ability)))


def passive(g: Zona, me: Seat, name: str) -> bool:
    """Whether the character or an item in use has this special rule as a permanent effect."""
    one = g.scavengers[me]
    return passive_of(g.box, one.character, one.items, name)


@lru_cache(1 << 9)
def passive_of(box: Box, character: str, items: tuple[Held, ...], name: str) -> bool:
    """Whether a character, or an item in use, has this special rule as a permanent effect."""
    if has_special(box.book.characters[character].ability, name):
        return True
    cards = with_passive(box, name)
    return any(one.card in cards and in_use(box, one) for one in items)


def find_special(g: Zona, me: Seat, name: str) -> Held | None:
    """The ready item with this special rule; of several the one with the most damage."""
    cards = with_special(g.box, name)
    found = [one for one in g.scavengers[me].items if one.card in cards and ready(g, one)]
    return max(found, key=lambda one: one.wear) if found else None


def capacity(g: Zona, me: Seat) -> int:
    """The number of items the backpack can hold."""
    one = g.scavengers[me]
    return capacity_of(g.box, one.character, one.items)


@lru_cache(1 << 9)
def capacity_of(box: Box, character: str, items: tuple[Held, ...]) -> int:
    """What a backpack can hold, including the 6th slot: a permanent effect, even of a deactivated item (6th slot)."""
    cards = with_passive(box, SIXTH_SLOT)
    more = character in _roomy(box) or any(one.card in cards and in_use(box, one) for one in items)
    return CONSTANTS.backpack + more


def packed(scavenger: Scavenger) -> int:
    """Items in the backpack."""
    return sum(one.place == "pack" for one in scavenger.items)


def covered(g: Zona, scavenger: Scavenger) -> set[str]:
    """Parts of the body that worn clothing covers."""
    return {part for one in scavenger.items if one.place == "worn" for part in g.box.items[one.card].worn}


def artefacts(g: Zona, scavenger: Scavenger) -> tuple[Held, ...]:
    """All artefacts owned, including small ones (Artefacts)."""
    return tuple(one for one in scavenger.items if g.box.items[one.card].category == "artefact")


def crowbars(g: Zona, scavenger: Scavenger) -> tuple[Held, ...]:
    """The items owned that are crowbars."""
    return tuple(one for one in scavenger.items if g.box.items[one.card].role == "crowbar")


def damageable(g: Zona, scavenger: Scavenger) -> tuple[Held, ...]:
    """Items that can be damaged, that is, all but durable ones (Damaging)."""
    return tuple(one for one in scavenger.items if not g.box.durable[one.card])


def discardable(g: Zona, scavenger: Scavenger, tags: tuple[str, ...]) -> list[Held] | tuple[int, ...]:
    """What a discard may take: trophies of mutants, or items of a kind."""
    if "trophy" in tags:
        return tuple(token for token in scavenger.trophies if g.box.threats[token].kind == "mutant")
    return [one for one in scavenger.items if _of_sort(g, one, tags)]


def _of_sort(g: Zona, one: Held, tags: tuple[str, ...]) -> bool:
    row = g.box.items[one.card]
    if "small" in tags:
        return row.small
    if "artefact" in tags:
        return row.category == "artefact"
    return row.deck == "equipment" if "equipment" in tags else True


def repairable(g: Zona, scavenger: Scavenger) -> tuple[Held, ...]:
    """Exploitable items with damage that may be removed."""
    return tuple(one for one in damageable(g, scavenger) if one.wear and g.box.items[one.card].repairable)


def held(scavenger: Scavenger, card: int) -> Held:
    """The item with a card number. Raises KeyError if the scavenger does not have it."""
    for one in scavenger.items:
        if one.card == card:
            return one
    raise KeyError(card)
