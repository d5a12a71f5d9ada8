"""A view as the bot reads it: its scavenger with items as rows of the book, the clock, the things on the map."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from stolik.games.zona.content.box import Box
from stolik.games.zona.content.kinds import Item
from stolik.games.zona.content.vocabulary import REPUTATIONS
from stolik.games.zona.view.fields import TestView, ZonaView


def bare(ref: str) -> str:
    """The part of a reference after the colon."""
    return ref.partition(":")[2]


class Owned:
    """An item somebody has. Equal items are the same object (`owned`), because it is the key of many caches."""

    __slots__ = ("place", "ready", "ref", "row", "wear")

    def __init__(self, row: Item, ref: str, place: str, wear: int) -> None:
        self.row, self.ref, self.place, self.wear = row, ref, place, wear
        self.ready = (place == "worn" or not row.worn) and not (wear and row.durability == "durable")
        """Whether it can be used: clothing is worn, a durable item is not deactivated."""


@cache
def owned(box: Box, ref: str, place: str, wear: int) -> Owned:
    """The item with a reference."""
    return Owned(box.item[ref], ref, place, wear)


class Mine(NamedTuple):
    """My scavenger, and the content of the game."""

    box: Box
    seat: int
    character: str
    area: str
    attributes: tuple[int, ...]
    fatigue: int
    free: int
    damage: int
    traumas: int
    roubles: int
    reputation: int
    columns: int
    """Columns of the market open to me."""
    fatigue_min: int
    items: tuple[Owned, ...]
    trophies: tuple[str, ...]
    secrets: frozenset[str]
    """Facilities whose secret I know."""
    needed: int
    """Secrets that open the way to the Power Plant."""
    ability: bool
    """Whether my ability is unused."""
    players: int
    harder: int = 0
    """What the card being judged adds to its tests."""
    elsewhere: float = 0.0
    """What being relocated by the card being judged is worth."""

    def with_item(self, ref: str) -> Mine:
        """The same with one more item."""
        place = "small" if self.box.item[ref].small else "worn"
        return self._replace(items=(*self.items, owned(self.box, ref, place, 0)))

    def without(self, ref: str) -> Mine:
        """The same without an item."""
        return self._replace(items=tuple(one for one in self.items if one.ref != ref))


class Sight:
    """A view, as the bot uses it."""

    def __init__(self, box: Box, view: ZonaView, seat: int) -> None:
        self.box, self.view = box, view
        self.me = self._mine(view, seat)
        self.left = next(deck.cards for deck in view.decks if deck.deck == "deck:rumours")
        """Rumours left: rounds after this one, and this one until its rumour."""
        self.until_emission = view.emission_space - view.emission
        self.tokens = {bare(one.area): one.threats for one in view.tokens}
        self.facilities = {bare(one.facility): one for one in view.facilities}
        self.events = {deck.deck: deck.cards for deck in view.decks}
        self.ways = {bare(one.area): {bare(way.to): way.shortcut for way in one.ways} for one in view.areas}
        self.sector = {bare(one.area): one.sector for one in view.areas}
        self.inside = [bare(one.area) for one in view.scavengers if one.area and one.seat != seat]

    def _mine(self, view: ZonaView, seat: int) -> Mine:
        one = view.scavengers[seat]
        items = tuple(owned(self.box, held.item, held.place, held.wear) for held in one.items)
        secrets = frozenset(self.box.book.events[bare(ref)].deck for ref in one.secrets)
        reading = view.reading
        harder = self.box.book.events[bare(reading.event)].harder(len(view.scavengers)) if reading else 0
        return Mine(
            self.box, seat, bare(one.character), bare(one.area), one.attributes, one.fatigue,
            one.fortitude - one.damage, one.damage, len(one.traumas), one.roubles,
            REPUTATIONS.index(one.reputation) - 1, one.columns, view.fatigue_min, items,
            one.trophies, secrets, view.secrets_needed, not one.ability_used, len(view.scavengers), harder,
        )  # fmt: skip

    @property
    def test(self) -> TestView:
        """The current test; there is one."""
        assert self.view.test is not None
        return self.view.test

    def capacity(self) -> int:
        """How many scavengers a facility holds."""
        return self.box.map.capacity(self.me.players)

    def doors(self, area: str) -> list[str]:
        """Facilities with an entrance in an area."""
        return [id for id, one in self.facilities.items() if f"area:{area}" in one.entrances]

    def enterable(self, facility: str) -> bool:
        """Whether I could go into an open facility: it has cards and room left, and I do not have its secret."""
        one = self.facilities[facility]
        room = self.inside.count(facility) < self.capacity()
        return bool(one.events) and room and facility not in self.me.secrets
