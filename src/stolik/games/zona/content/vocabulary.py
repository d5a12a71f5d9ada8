"""The terms of Zona's effects: units, kinds of tags, and the places where texts stand (docs/zona-effects.md). The words
are declared beside their rules (rules/effects/words.py).
"""

from __future__ import annotations

from stolik.content.vocabulary import Place, Role, Vocabulary

DAMAGE = ("radiation", "disturbance", "wound")
"""The kinds of damage. They are units: amounts next to each other, such as `2radiation 1wound`, are one packet."""

ATTRIBUTES = ("alertness", "physique", "smarts", "willpower")
COLOURS = ("green", "yellow")
THREATS = ("mutant", "anomaly")
REPUTATIONS = ("bad", "neutral", "good")
CATEGORIES = (
    "artefact", "charm", "clothing", "document", "electronics", "find", "food", "goods", "medicine", "mutation",
    "tool", "weapon",
)  # fmt: skip
AREAS = (
    "pg", "wy", "mo", "wi", "go", "sz", "za", "ka", "cz", "fa", "po", "on", "jb", "cl", "mw", "pr", "om", "el", "sa",
)  # fmt: skip
STAGES = ("detection", "confrontation")
FACES = ("failure", "radiation", "blank")
"""The faces that an item may reroll."""

KINDS = {
    "damage": DAMAGE, "attribute": ATTRIBUTES, "colour": COLOURS, "threat": THREATS, "reputation": REPUTATIONS,
    "area": AREAS, "stage": STAGES, "face": FACES,
}  # fmt: skip
"""The kinds of tags."""

TESTED = "attribute* threat* stage* area* outside? event?"
"""When an item helps in a test: these attributes, encounters and tests with this sign, this test of an encounter, in
these areas, `outside` encounters, only in an `event`. Areas and `event` are alternatives; all else must hold."""

_DAMAGE = frozenset(DAMAGE)
_HURTS: dict[Role, frozenset[str]] = {"effect": _DAMAGE}
_HURTS_AND_COSTS: dict[Role, frozenset[str]] = {"effect": _DAMAGE, "cost": _DAMAGE}
_OR: dict[Role, frozenset[str]] = {"effect": frozenset({"/"})}
_OFFERS: dict[Role, frozenset[str]] = {"effect": frozenset({"->"}), "cost": frozenset({"/"})}
_OFFERS_OR: dict[Role, frozenset[str]] = {"effect": frozenset({"/", "->"}), "cost": frozenset({"/"})}

PLACES = {
    "sector_event": Place(about="`sections` of an `event`", units=_HURTS_AND_COSTS, signs=_OFFERS_OR),
    "facility_event": Place(about="`paragraphs` of an `event` of a facility", units=_HURTS_AND_COSTS, signs=_OFFERS_OR),
    "sarcophagus_event": Place(
        about="`paragraphs` of an `event` of the Sarcophagus", units=_HURTS_AND_COSTS, signs=_OFFERS_OR
    ),
    "area": Place(about="`effect` of an `area`, green or yellow", units=_HURTS_AND_COSTS, signs=_OFFERS_OR),
    "red_area": Place(about="`effect` of a red `area`", units=_HURTS, signs={}),
    "bunker": Place(about="`effect` and `good` of a bunker's `area`", signs=_OFFERS),
    "item": Place(
        about="`effect` of an `item`: in tests, against damage, in its owner's turn", within="use",
        units=_HURTS_AND_COSTS,
        signs={"effect": frozenset({"/", "+", "->"}), "cost": frozenset({"/"})},
    ),
    "use": Place(about="what happens when an item is used", units=_HURTS_AND_COSTS, signs=_OFFERS_OR),
    "passive": Place(about="`passive` of an `item`: while it is possessed or worn"),
    "backfire": Place(about="`backfire` of an `item`", within="suffered", units=_HURTS),
    "suffered": Place(about="a backfire for each artefact or after its test", units=_HURTS),
    "ability": Place(about="`ability` of a `character`", signs={"effect": frozenset({"->"})}),
    "damage": Place(about="`damage` of a `threat`", units=_HURTS),
    "mutant_loot": Place(about="`loot` of a `threat` that is a mutant", signs=_OR),
    "anomaly_loot": Place(about="`loot` of a `threat` that is an anomaly", signs=_OR),
    "threat": Place(about="`ability` of a `threat`", within="offer"),
    "offer": Place(about="what a threat offers before its confrontation", signs=_OFFERS),
    "aftermath": Place(about="what the ability of a threat adds to a test", units=_HURTS, signs=_OFFERS),
    "lock": Place(about="`cost` of a `lock`", units={"cost": _DAMAGE}, signs={"cost": frozenset({"/"})}),
    "rumour": Place(about="`effect` of a `rumour` that happens at once", within="each"),
    "marked_area": Place(about="`effect` of a timed `rumour` on an area", within="each"),
    "marked_border": Place(about="`effect` of a timed `rumour` on a border", within="each"),
    "each": Place(about="what a rumour or event does to another scavenger", units=_HURTS, signs=_OR),
    "toll": Place(about="what leaving a marked area costs"),
    "emission": Place(about="`green`, `yellow`, `red` of an `emission`", units=_HURTS),
}  # fmt: skip
"""Where texts stand."""

EVENTS = frozenset({"sector_event", "facility_event", "sarcophagus_event"})
SCENES = EVENTS | {"area"}
"""Events and what happens like them: the actions of areas."""
USES = frozenset({"item", "use"})
LOOT = frozenset({"mutant_loot", "anomaly_loot"})
REWARDS = SCENES | USES | LOOT | {"offer", "aftermath"}
"""Where scavengers are rewarded."""
LOSSES = SCENES | {"aftermath", "backfire"}
"""Where they lose something."""
PRICES = SCENES | USES | {"lock"}
"""Where they can pay with anything."""

VOCABULARY = Vocabulary(KINDS, PLACES)
"""The words of the game; empty until the rules that declare them are imported."""
