"""The kinds of rows in the TOML files of content."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from stolik.content import rows
from stolik.content.effects import NOTHING, Effect
from stolik.content.rows import Origin

Reputation = Literal["bad", "neutral", "good"]
Colour = Literal["green", "yellow"]
Threatening = Literal["mutant", "anomaly"]
Attribute = Literal["alertness", "physique", "smarts", "willpower"]
Sector = Literal["green", "yellow", "red", "bunker", "sarcophagus"]
BodyPart = Literal["head", "eyes", "face", "torso", "back", "legs", "feet"]
Category = Literal[
    "artefact", "charm", "clothing", "document", "electronics", "find", "food", "goods", "medicine", "mutation",
    "tool", "weapon",
]  # fmt: skip


class Row(rows.Row, frozen=True, kw_only=True):
    """A row. Content that no source shows is ours."""

    origin: Origin = "stolik"


class Area(Row, frozen=True, kw_only=True):
    """An area of the map. `effect` is its area action, `good` what good reputation adds to that of a bunker; `x`, `y`
    are its place on a grid of nine by five, with the outskirts at 0 and the reactor at 8.
    """

    FACTS: ClassVar[tuple[str, ...]] = ("place",)
    sector: Sector
    x: int
    y: int
    effect: Effect = NOTHING
    good: Effect = NOTHING

    @property
    def is_open(self) -> bool:
        """Whether an emission reaches it: it is open space, in a green, yellow or red sector."""
        return self.sector in ("green", "yellow", "red")


class Border(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A border between two areas. `shortcut` is the damage that crossing deals (empty: none). `blocked` borders are
    solid lines on the side for one and two players.
    """

    areas: tuple[str, str]
    shortcut: Literal["", "radiation", "disturbance", "wound"] = ""
    blocked: bool = False


class Slot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place for a facility at the edge of the map, its entrance areas and the facility of a first game."""

    number: int
    entrances: tuple[str, ...]
    first_game: str


class Facility(Row, frozen=True, kw_only=True):
    """A secret location. `deck` is the deck of its events."""

    deck: Literal["archive", "lab", "bunker", "observatory"]


class Character(Row, frozen=True, kw_only=True):
    """A character board. `threats` are the two tokens placed at the start of the game: area, colour, kind."""

    FACTS: ClassVar[tuple[str, ...]] = ("name",)
    alertness: int
    physique: int
    smarts: int
    willpower: int
    fortitude: int
    damage: int = 0
    roubles: int
    reputation: Reputation
    start: str
    threats: tuple[tuple[str, Colour, Threatening], ...]
    ability: Effect


class Item(Row, frozen=True, kw_only=True):
    """An item card. `durability` is single-use, exploitable with `boxes`, or durable; `worn` are the body parts a piece
    of clothing covers. `effect` happens when it is used, `passive` while it is possessed (clothing: worn), `backfire`
    whenever it is used. `copies` is the number of cards, `owner` the character whose starting item it is, `role` what
    the rules call it: prices and area actions ask for a crowbar.
    """

    deck: Literal["starting", "junk", "equipment", "find", "green", "yellow"]
    role: Literal["", "crowbar"] = ""
    owner: str = ""
    copies: int = 1
    price: int
    category: Category
    durability: Literal["single", "exploitable", "durable"]
    boxes: int = 0
    repairable: bool = True
    small: bool = False
    worn: tuple[BodyPart, ...] = ()
    effect: Effect = NOTHING
    passive: Effect = NOTHING
    backfire: Effect = NOTHING


class Threat(Row, frozen=True, kw_only=True):
    """A threat token: the difficulty of detection (Alertness), the confrontation, its damage and loot."""

    colour: Colour
    kind: Threatening
    detection: int
    attribute: Attribute
    difficulty: int
    damage: Effect
    loot: Effect
    ability: Effect = NOTHING


CROWD = 4
"""The number of players at which `with_four` counts: somebody is ready for the Sarcophagus earlier, so emissions come
earlier too."""


class Lock(Row, frozen=True, kw_only=True):
    """A lock token: what opening the facility costs."""

    cost: Effect


class Rumour(Row, frozen=True, kw_only=True):
    """A rumour card. `arrows` advance the emission, plus `with_four` with four players; a timed card marks an area of
    `sectors` or a border.
    """

    arrows: int
    with_four: int = 0
    timed: bool = False
    marks: Literal["", "area", "border"] = ""
    sectors: tuple[Sector, ...] = ()
    effect: Effect

    def moves(self, players: int) -> int:
        """The number of spaces by which it advances the emission."""
        return self.arrows + (self.with_four if players == CROWD else 0)


class Emission(Row, frozen=True, kw_only=True):
    """An emission card. The front has the damage of each part (cumulative by sector) and the kinds of new threats by
    row (M or A); the back has their areas by row.
    """

    green: Effect
    yellow: Effect
    red: Effect
    kinds: str
    areas: tuple[str, ...]


Deck = Literal["green", "yellow", "archive", "lab", "bunker", "observatory", "sarcophagus"]


class Event(Row, frozen=True, kw_only=True):
    """An event card. One of a sector has `sections`, by area and `other`, or by reputation. One of a facility or of the
    Sarcophagus has `paragraphs`, read in order while one says `go_on`. With at least `harder_with` players each of its
    tests is 1 harder (0: never).
    """

    deck: Deck
    sections: dict[str, Effect] = {}
    paragraphs: tuple[Effect, ...] = ()
    harder_with: Literal[0, 3, 4] = 0

    def harder(self, players: int) -> int:
        """How much harder its tests are than written."""
        return int(0 < self.harder_with <= players)

    @property
    def by_reputation(self) -> bool:
        """Whether its sections depend on reputation."""
        return "good" in self.sections

    def scenes(self) -> tuple[tuple[str, Effect], ...]:
        """The name and effect of each section or paragraph: paragraphs are named by their number, from 1."""
        return tuple(self.sections.items()) or tuple((str(n), one) for n, one in enumerate(self.paragraphs, 1))


Face = Literal["success", "failure", "radiation", "blank"]


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on dice and board of one's own copy and in no rulebook: the faces of a die, the last space of the
    emission track (nothing: as ours).
    """

    faces: tuple[Face, ...] = ()
    emission_space: int = 0


class Constants(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the game that no card shows. `faces` are the faces of one die, `emission_colours` the colours of the
    rows of new threats.
    """

    faces: tuple[Face, ...]
    dice: int
    emission_space: int
    emission_colours: tuple[Colour, ...]
    fatigue_min: int
    fatigue_start: int
    fatigue_max: int
    backpack: int
    traumas: int
    actions: int
    market_columns: int
    solo_rumours_removed: int
