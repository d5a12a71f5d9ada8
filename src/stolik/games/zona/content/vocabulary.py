"""The vocabulary of Zona's effects: what cards, tokens and areas say, as words (docs/zona-effects.md)."""

from __future__ import annotations

from stolik.content.vocabulary import Meaning, Vocabulary

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
BODY_PARTS = ("head", "eyes", "face", "torso", "back", "legs", "feet")
AREAS = (
    "pg", "wy", "mo", "wi", "go", "sz", "za", "ka", "cz", "fa", "po", "on", "jb", "cl", "mw", "pr", "om", "el", "sa",
)  # fmt: skip

_STAGES = ("detection", "confrontation")
_TESTED = (*ATTRIBUTES, *THREATS, *_STAGES, *AREAS, "outside", "event")
"""When an item helps in a test: these attributes, encounters and tests with this sign, this test of an encounter, in
these areas, `outside` encounters, only in an `event`. Areas and `event` are alternatives; all else must hold."""


def _word(*tags: str, args: tuple[str, ...] = (), optional: int = 0) -> Meaning:
    return Meaning(frozenset(tags), args, optional)


_PLAIN = _word()
_NUMBER = _word(args=("number",))
_MAYBE_NUMBER = _word(args=("number",), optional=1)
_EFFECT = _word(args=("effect",))

EFFECTS = {
    # The shape of an event
    "test": _word(*ATTRIBUTES, *THREATS, args=("number", "effect", "effect"), optional=1),
    "by_reputation": _word(args=("effect", "effect", "effect")),
    "may": _EFFECT,
    "otherwise": _word(args=("effect", "effect")),
    "nothing": _PLAIN,
    "go_on": _PLAIN,
    "fail": _PLAIN,
    "secret": _PLAIN,
    "win": _PLAIN,
    "when": _word(args=("check", "effect")),
    "per": _word(args=("count", "effect")),
    # The scavenger
    "fatigue": _word("overflow", args=("number",)),
    "rest": _NUMBER,
    "heal": _NUMBER,
    "cure": _PLAIN,
    "reputation": _word("better", "worse"),
    "roubles": _NUMBER,
    "lose": _NUMBER,
    "relocate": _word("random", "adjacent", "bunker", *COLOURS, "voice", "power_plant", "sarcophagus"),
    # Items
    "junk": _MAYBE_NUMBER,
    "equipment": _MAYBE_NUMBER,
    "artefact": _word(*COLOURS),
    "draw": _word("junk", "equipment", "artefact", *COLOURS, args=("number", "number")),
    "trophy": _word(*COLOURS, args=("number",), optional=1),
    "wear": _NUMBER,
    "repair": _NUMBER,
    "discard": _word("item", "small", "artefact", "trophy", "equipment", args=("number",), optional=1),
    "sell": _word("artefact", args=("number",), optional=1),
    "sell_any": _word(args=("number", "number")),
    "buy": _MAYBE_NUMBER,
    # Threats
    "encounter": _word(*COLOURS, *THREATS),
    "fight": _word(*COLOURS, *THREATS, "no_fleeing"),
    "place": _word(*COLOURS, *THREATS, *AREAS, "here", args=("number",), optional=1),
    # Decks and tracks
    "look": _word("rumour", "facility", "reorder", args=("number",)),
    "emission": _NUMBER,
    "cheaper_opening": _PLAIN,
    "new_market": _PLAIN,
    "new_lock": _PLAIN,
    "everyone": _word("bunker", "open", "outside", *REPUTATIONS, args=("effect",)),
    # Items in tests and against damage
    "boost": _word(*_TESTED, args=("number",)),
    "cancel": _word(*_TESTED, args=("number",)),
    "reroll": _word("radiation", "blank", "all", *_TESTED),
    "easier": _word(*_TESTED, args=("number",)),
    "pass": _word(*_TESTED),
    "protect": _word(*DAMAGE, "area_action", "shortcut", args=("number",)),
    "ignore_backfire": _PLAIN,
    "sixth_slot": _PLAIN,
    "once": _EFFECT,
    "at": _word(*AREAS, "bunker", args=("effect",)),
    # Abilities of threats
    "no_push": _word(*_STAGES),
    "harder": _word(*ATTRIBUTES, *_STAGES, *AREAS, args=("number",)),
    "on_failed": _word(*_STAGES, args=("effect",)),
    "on_won": _EFFECT,
    "on_left": _EFFECT,
    # Timed rumours
    "leaving": _EFFECT,
    "crossing": _EFFECT,
    "closed": _PLAIN,
    "trader": _PLAIN,
    "resting": _NUMBER,
    "after_actions": _EFFECT,
    "before_events": _EFFECT,
    "special": Meaning(frozenset({"*"})),
}  # fmt: skip

COSTS = {
    "roubles": _NUMBER,
    "fatigue": _NUMBER,
    "reputation": _word("worse"),
    "discard": _word("item", "small", "artefact", "trophy", "equipment", args=("number",), optional=1),
    "wear": _NUMBER,
    "crowbar": _PLAIN,
    "two_items": _PLAIN,
}

COUNTS = {
    "artefacts": _PLAIN,
    "crowbars": _PLAIN,
    "secrets": _PLAIN,
    "others_here": _PLAIN,
}

VOCABULARY = Vocabulary(
    words={"effect": EFFECTS, "cost": COSTS, "count": COUNTS},
    units={"effect": frozenset(DAMAGE), "cost": frozenset(DAMAGE)},
)
