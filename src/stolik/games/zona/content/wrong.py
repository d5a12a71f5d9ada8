"""What can be wrong with a row of a pack beyond the types of its fields."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import All, Effect, OneOf, Paid, Word
from stolik.content.packs.scheme import Wrong
from stolik.content.vocabulary import parts
from stolik.games.zona.content.book import BOOK, CONSTANTS
from stolik.games.zona.content.features import features, keeps, suits
from stolik.games.zona.content.kinds import (
    Area,
    Border,
    Character,
    Emission,
    Event,
    Item,
    Lock,
    Printed,
    Rumour,
    Slot,
    Threat,
)
from stolik.games.zona.content.vocabulary import AREAS, ATTRIBUTES, COLOURS, FACES, STAGES, THREATS, VOCABULARY

SECTOR_EVENTS = ("green", "yellow")
HELPING = frozenset({"boost", "cancel", "reroll", "easier", "pass"})
"""Words that help in tests: their tags may be combined at will, if there is such a test."""
REPUTATIONS = ("good", "neutral", "bad")
SIDES = 6
"""The sides of a die."""
MOST_BOXES = 12
MOST_PARAGRAPHS = 6
NO_WAY = frozenset({"el", "sa"})
"""Areas that nobody can walk to: no move crosses their borders."""


def item(row: Item) -> Wrong:
    """A tool with boxes that is durable, clothing that covers nothing, and the like."""
    if (row.durability == "exploitable") != (row.boxes > 0):
        yield "boxes", "boxes", {"word": row.boxes, "most": MOST_BOXES}
    if (row.category == "clothing") != bool(row.worn):
        yield "worn", "worn", {"word": " ".join(row.worn)}
    if (row.deck == "starting") != bool(row.owner):
        yield "deck", "owner", {"word": row.owner}
    if (row.deck in COLOURS) != (row.category == "artefact"):
        yield "category", "artefact", {"word": row.category}
    if not (row.effect or row.passive or row.role):
        yield "effect", "no_effect", {"word": "effect"}
    for word in features(row.effect):
        if word.name in HELPING and not _ever(word):
            yield "effect", "never", {"word": str(word)}
    if row.role and row.durability == "durable":
        yield "role", "durable_role", {"word": row.role}


def _ever(word: Word) -> bool:
    """Whether there is a test in which these tags all hold."""
    faces = [tag for tag in word.tags if tag in FACES]
    if "all" in word.tags and (faces or word.number > 1):
        return False
    tests = [
        (attribute, sign, stage, event)
        for attribute in ATTRIBUTES
        for sign in ("", *THREATS)
        for stage in ("", *(STAGES if sign else ()))
        for event in ((False,) if stage else (False, True))
        if stage != "detection" or attribute == "alertness"
    ]
    where = next((tag for tag in word.tags if tag in AREAS), "")
    return any(suits(word.tags, one, sign, stage, where, event=event) for one, sign, stage, event in tests)


def threat(row: Threat) -> Wrong:
    """A trophy that is not the first part of the loot."""
    trophies = sum(word.name == "trophy" for word in features(row.loot))
    if trophies > keeps(row.loot):
        yield "loot", "trophy", {"word": str(row.loot)[:60]}


def rumour(row: Rumour) -> Wrong:
    """A timed rumour that marks nothing."""
    if row.timed != bool(row.marks) or (row.marks == "area") != bool(row.sectors):
        yield "marks", "marks", {"word": row.marks}


def emission(row: Emission) -> Wrong:
    """Areas of other sectors than the rows of threats."""
    colours = CONSTANTS.emission_colours
    sectors = [BOOK.map.areas[id].sector if id in BOOK.map.areas else "" for id in row.areas]
    if sectors != list(colours) or len(set(row.areas)) < len(row.areas):
        yield "areas", "areas", {"word": " ".join(row.areas), "allowed": ", ".join(colours)}
    if len(row.kinds) != len(colours) or set(row.kinds) - {"M", "A"}:
        yield "kinds", "kinds", {"word": row.kinds, "count": len(colours)}


def event(row: Event) -> Wrong:
    """Sections or paragraphs that do not go with the deck, or that nobody would ever read."""
    for name, effect in row.scenes():
        if any(isinstance(part, Word) and part.name == "trophy" and part.args for _, part in parts(VOCABULARY, effect)):
            yield f"sections.{name}" if row.sections else "paragraphs", "trophy", {"word": str(effect)[:60]}
    if row.deck in SECTOR_EVENTS:
        yield from _sections(row)
    elif row.sections or not 1 <= len(row.paragraphs) <= MOST_PARAGRAPHS:
        yield "paragraphs", "paragraphs", {"count": len(row.paragraphs), "most": MOST_PARAGRAPHS}
    else:
        for number, effect in enumerate(row.paragraphs[:-1], 1):
            if _ends(effect):
                yield "paragraphs", "unread_paragraph", {"word": number + 1, "count": number}


def _sections(row: Event) -> Wrong:
    readers = BOOK.map.sector(row.deck)
    names = set(row.sections)
    if row.paragraphs or not (names == set(REPUTATIONS) or ("other" in names and names <= {"other", *AREAS})):
        yield "sections", "sections", {"word": " ".join(row.sections), "allowed": ", ".join(readers)}
        return
    for name in names.intersection(AREAS).difference(readers):
        yield f"sections.{name}", "unread_section", {"word": name, "deck": row.deck, "allowed": ", ".join(readers)}
    if names.issuperset(readers):
        yield "sections.other", "unread_section", {"word": "other", "deck": row.deck, "allowed": ", ".join(readers)}


def _ends(effect: Effect) -> bool:
    """Whether a card is over after this effect, whatever happens."""
    match effect:
        case Word("fail" | "secret" | "win"):
            return True
        case Word("test"):
            return len(effect.effects) > 1 and all(map(_ends, effect.effects))
        case Word("by_reputation" | "otherwise"):
            return all(map(_ends, effect.effects))
        case OneOf(parts):
            return all(map(_ends, parts))
        case All(parts):
            return any(map(_ends, parts)) and not any(part == Word("go_on") for part in parts)
        case Paid(_, gain):
            return _ends(gain)
    return False


def character(row: Character) -> Wrong:
    """Places where no scavenger can set out and no threat can be put, more damage than the track holds."""
    if len(row.threats) != 2:
        yield "threats", "threats", {"count": len(row.threats)}
    yield from _areas_walked("start", [row.start])
    for area, *_ in row.threats:
        if area in NO_WAY or area not in BOOK.map.areas or not BOOK.map.areas[area].is_open:
            allowed = ", ".join(id for id, one in BOOK.map.areas.items() if one.is_open and id not in NO_WAY)
            yield "threats", "no_threat", {"word": area[:40], "allowed": allowed}
    if row.damage > row.fortitude:
        yield "damage", "number", {"word": row.damage, "least": 0, "most": row.fortitude}


def printed(row: Printed) -> Wrong:
    """A die without six faces."""
    if row.faces and len(row.faces) != SIDES:
        yield "faces", "faces", {"count": len(row.faces), "most": SIDES}


def area(row: Area) -> Wrong:
    """An area in another sector than on the printed map."""
    printed = BOOK.map.areas.get(row.id)
    if printed is not None and row.sector != printed.sector:
        yield "sector", "sector", {"word": row.sector, "allowed": printed.sector}


def lock(row: Lock) -> Wrong:
    """A price that nobody could ever pay."""
    costs = row.cost.parts if isinstance(row.cost, All) else (row.cost,)
    tiring = sum(part.number for part in costs if isinstance(part, Word) and part.name == "fatigue")
    most = CONSTANTS.fatigue_max - CONSTANTS.fatigue_min
    if tiring > most:
        yield "cost", "too_tiring", {"count": tiring, "most": most}


def border(row: Border) -> Wrong:
    """A border of one area, or one to a place to which nobody walks."""
    yield from _areas_walked("areas", row.areas)
    if row.areas[0] == row.areas[1]:
        yield "areas", "one_area", {"word": row.areas[0]}


def slot(row: Slot) -> Wrong:
    """A facility without an entrance."""
    yield from _areas_walked("entrances", row.entrances)
    if not row.entrances:
        yield "entrances", "missing", {"word": "entrances"}


def _areas_walked(key: str, ids: Sequence[str]) -> Wrong:
    for id in ids:
        if id not in BOOK.map.areas or id in NO_WAY:
            allowed = ", ".join(one for one in AREAS if one not in NO_WAY)
            yield key, "reference" if id not in BOOK.map.areas else "no_way", {"word": id[:40], "allowed": allowed}
