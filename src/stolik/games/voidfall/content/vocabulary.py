"""The terms of Voidfall's effects, and the places where they stand (docs/voidfall-effects.md). The words are declared
with their rules (rules/effects/words.py), which fill `VOCABULARY` when the package is imported.
"""

from __future__ import annotations

from stolik.content.vocabulary import Place, Vocabulary

RESOURCES = ("F", "E", "M", "C", "S")
"""Food, Energy, Materials, Credits, Science."""

AGENDA_TYPES = ("support", "might", "wealth", "domination")
TRACKS = ("society", "politics", "economy")
FLEETS = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
MOST_SECTORS = 28
"""Sectors of the largest map."""
INSTALLATIONS = ("shipyard", "defence", "starbase")
CRISIS_KINDS = ("general", "economic", "military")

KINDS = {
    "resource": RESOURCES,
    "type": AGENDA_TYPES,
    "track": TRACKS,
    "fleet": FLEETS,
    "building": INSTALLATIONS,
    "kind": CRISIS_KINDS,
    "row": ("military", "economic"),
    "place": ("sector", "slot", "track", "board"),
    "piece": ("guild", "installation"),
    "version": ("basic", "improved"),
    "state": ("pure", "corrupted"),
    "extreme": ("lowest_pop", "highest_pop", "most_power"),
    "ground": ("rift", "near_rift", "near_fallen", "or_fallen", "harbinger", "near_combat"),
}
"""The kinds of tags. A `place` is where a Corruption is: a sector, an agenda slot, a civilization track; the board is
the last two.
"""

ACTION, TRACK, EVENT, STANDING = "action", "track", "event", "standing"
OBJECTIVE, AGENDA, PENALTY, CRISIS = "objective", "agenda", "penalty", "crisis"
PRICE, SECTOR, PUT, RULE = "price", "sector", "put", "rule"

_UNITS, _INFLUENCE = frozenset(RESOURCES), frozenset({"inf"})
_GAINS, _CHOICES = _UNITS | _INFLUENCE, frozenset({"/", "+", "->"})

PLACES = {
    ACTION: Place(
        about="an action, a token, a step of a track, a gain",
        most=25,
        units={"effect": _GAINS, "cost": _UNITS},
        signs={"effect": _CHOICES},
    ),
    TRACK: Place(about="a step of a track that is nothing but this word"),
    EVENT: Place(
        about="a frame of an event", units={"effect": _GAINS, "cost": _UNITS}, signs={"effect": _CHOICES}
    ),
    STANDING: Place(about="a permanent frame of an event"),
    OBJECTIVE: Place(
        about="an objective of an event", units={"effect": _GAINS}, signs={"effect": frozenset({"/", "+"})}
    ),
    AGENDA: Place(about="an objective of an Agenda", units={"effect": _INFLUENCE}),
    PENALTY: Place(about="the penalty of a Crisis, or what follows a Skirmish"),
    CRISIS: Place(
        about="the deed, the checks and the price of a Crisis",
        units={"cost": _UNITS},
        signs={"deed": frozenset({"/"})},
    ),
    PRICE: Place(about="a price in resources alone: of a fleet, of the Crisis board", units={"cost": _UNITS}),
    SECTOR: Place(about="a count within one sector"),
    PUT: Place(about="what `place` puts into a sector"),
    RULE: Place(about="what only the rules themselves say"),
}  # fmt: skip
"""Where texts stand, by how the rules read them."""

VOCABULARY = Vocabulary(KINDS, PLACES)
