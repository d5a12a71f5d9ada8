"""The vocabulary of Zona's effects: what cards, tokens and areas say, as words (docs/zona-effects.md)."""

from __future__ import annotations

from stolik.content.vocabulary import EFFECT, MAYBE_NUMBER, NUMBER, PLAIN, Meaning, Vocabulary, word

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
_TESTED = (*ATTRIBUTES, *THREATS, *STAGES, *AREAS, "outside", "event")
"""When an item helps in a test: these attributes, encounters and tests with this sign, this test of an encounter, in
these areas, `outside` encounters, only in an `event`. Areas and `event` are alternatives; all else must hold."""


EFFECTS = {
    # The shape of an event
    "test": word(*ATTRIBUTES, *THREATS, args=("number", "effect", "effect"), optional=1),
    "by_reputation": word(args=("effect", "effect", "effect")),
    "may": EFFECT,
    "otherwise": word(args=("effect", "effect")),
    "nothing": PLAIN,
    "go_on": PLAIN,
    "fail": PLAIN,
    "secret": PLAIN,
    "win": PLAIN,
    "when": word(args=("check", "effect")),
    "per": word(args=("count", "effect")),
    # The scavenger
    "fatigue": word("overflow", args=("number",)),
    "rest": NUMBER,
    "heal": NUMBER,
    "cure": PLAIN,
    "reputation": word("better", "worse"),
    "roubles": NUMBER,
    "lose": NUMBER,
    "relocate": word("random", "adjacent", "bunker", *COLOURS, "voice", "power_plant", "sarcophagus"),
    # Items
    "junk": MAYBE_NUMBER,
    "equipment": MAYBE_NUMBER,
    "artefact": word(*COLOURS),
    "draw": word("junk", "equipment", "artefact", *COLOURS, args=("number", "number")),
    "trophy": word(*COLOURS, args=("number",), optional=1),
    "wear": NUMBER,
    "repair": NUMBER,
    "discard": word("item", "small", "artefact", "trophy", "equipment", args=("number",), optional=1),
    "sell": word("artefact", args=("number",), optional=1),
    "sell_any": word(args=("number", "number")),
    "buy": MAYBE_NUMBER,
    # Threats
    "encounter": word(*COLOURS, *THREATS),
    "fight": word(*COLOURS, *THREATS, "no_fleeing"),
    "place": word(*COLOURS, *THREATS, *AREAS, "here", args=("number",), optional=1),
    # Decks and tracks
    "look": word("rumour", "facility", "reorder", args=("number",)),
    "emission": NUMBER,
    "cheaper_opening": PLAIN,
    "new_market": PLAIN,
    "new_lock": PLAIN,
    "everyone": word("bunker", "open", "outside", *REPUTATIONS, args=("effect",)),
    # Items in tests and against damage
    "boost": word(*_TESTED, args=("number",)),
    "cancel": word(*_TESTED, args=("number",)),
    "reroll": word("failure", "radiation", "blank", "all", *_TESTED, args=("number",), optional=1),
    "easier": word(*_TESTED, args=("number",)),
    "pass": word(*_TESTED),
    "protect": word(*DAMAGE, "area_action", "shortcut", args=("number",)),
    "ignore_backfire": PLAIN,
    "sixth_slot": PLAIN,
    "once": EFFECT,
    "at": word(*AREAS, "bunker", args=("effect",)),
    # Abilities of threats
    "no_push": word(*STAGES),
    "harder": word(*ATTRIBUTES, *STAGES, *AREAS, args=("number",)),
    "on_failed": word(*STAGES, args=("effect",)),
    "on_won": EFFECT,
    "on_left": EFFECT,
    # Timed rumours
    "leaving": EFFECT,
    "crossing": EFFECT,
    "closed": PLAIN,
    "trader": PLAIN,
    "resting": NUMBER,
    "after_actions": EFFECT,
    "before_events": EFFECT,
    "special": Meaning(frozenset({"*"})),
}  # fmt: skip

COSTS = {
    "roubles": NUMBER,
    "fatigue": NUMBER,
    "reputation": word("worse"),
    "discard": word("item", "small", "artefact", "trophy", "equipment", args=("number",), optional=1),
    "wear": NUMBER,
    "crowbar": PLAIN,
    "two_items": PLAIN,
}

COUNTS = {
    "artefacts": word("backpack"),
    "crowbars": PLAIN,
    "secrets": PLAIN,
    "others_here": PLAIN,
}

VOCABULARY = Vocabulary(
    words={"effect": EFFECTS, "cost": COSTS, "count": COUNTS},
    units={"effect": frozenset(DAMAGE), "cost": frozenset(DAMAGE)},
)
