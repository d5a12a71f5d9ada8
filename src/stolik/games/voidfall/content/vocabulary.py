"""The vocabulary of Voidfall's effects: the icons of the printed cards as words (docs/voidfall-effects.md)."""

from __future__ import annotations

from stolik.content.vocabulary import Meaning, Vocabulary

RESOURCES = ("F", "E", "M", "C", "S")
"""Food, Energy, Materials, Credits, Science."""

AGENDA_TYPES = ("support", "might", "wealth", "domination")
TRACKS = ("society", "politics", "economy")
FLEETS = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
INSTALLATIONS = ("shipyard", "defence", "starbase")
CRISIS_KINDS = ("general", "economic", "military")

_PLACES = frozenset({"sector", "slot", "track", "board"})
"""Where a Corruption is: a sector, an agenda slot, a civilization track; the board is the last two."""


def _word(*tags: str, args: tuple[str, ...] = (), optional: int = 0) -> Meaning:
    return Meaning(frozenset(tags), args, optional)


_NUMBER = _word(args=("number",), optional=1)

EFFECTS = {
    # Resources and production
    "any": _word(args=("number",)),
    "fem": _word(args=("number",)),
    "produce": _word(*RESOURCES, args=("number",), optional=1),
    # Fleet Power
    "activate": _word(args=("number",)),
    "deactivate": _word(args=("number",)),
    "deploy": _word("home", "yards", *FLEETS, args=("number",), optional=1),
    "regroup": _NUMBER,
    "invade": _word("corrupted"),
    # Sectors
    "guild": _word(*RESOURCES),
    "installation": _word(),
    "shipyard": _word(),
    "defence": _word(),
    "starbase": _word(),
    "raise": _word(),
    "destroy": _word("guild", "installation"),
    # Corruption
    "corrupt": _word(*_PLACES),
    "move_corruption": _word(),
    "cleanse": _word(*_PLACES),
    # Cards and tracks
    "agenda": _word(*AGENDA_TYPES),
    "technology": _word("basic", "improved"),
    "advance": _word(*TRACKS, "lowest"),
    "skip": _word(),
    "preferred": _word(),
    "score_agenda": _word(),
    "peek": _word(),
    # Tokens
    "trade": _word(),
    "bounty": _NUMBER,
    "reclaim": _word("home"),
    "glory": _word(args=("number",)),
    "upgrade": _word(),
    "score_glory": _word(),
    # Cooperative and solo
    "haven": _word(),
    "remove_harbinger": _word(),
    "place_harbinger": _word(),
    "discard_crisis": _word(*CRISIS_KINDS),
    "catastrophe": _word(),
    "trade_resources": _word(args=("number",)),
    "weaken": _word(),
    "consume": _word("basic", "improved"),
    "lose": _word(args=("number",)),
    "lose_influence": _word(args=("number",)),
    "discard_glory": _word(),
    "skirmish": _word(args=("number", "effect"), optional=1),
    # What the Void and the galaxy get (events, crises): in which sectors, and what is put there
    "place": _word(
        "adjacent", "void", "all", "rift", "fallen", "lowest_pop", "highest_pop", "near_rift", "near_fallen",
        "harbinger", "most_power", args=("effect", "check", "check"), optional=2,
    ),
    "void": _word(args=("number",)),
    "harbinger": _word(),
    "corrupt_offer": _word(*AGENDA_TYPES, "all"),
    # Scope and number
    "here": _word(args=("effect",)),
    "elsewhere": _word(args=("effect",)),
    "one_sector": _word(args=("effect",)),
    "up_to": _word(args=("number", "effect")),
    "per": _word(args=("count", "effect", "number"), optional=1),
    "when": _word(args=("check", "effect")),
    "special": Meaning(frozenset({"*"})),
}  # fmt: skip

COSTS = {
    "any": _word(args=("number",)),
    "fem": _word(args=("number",)),
    "deactivate": _word(args=("number",)),
    "recall": _word(args=("number",)),
    "corrupt": _word(*_PLACES),
    "lower": _word(),
    "destroy": _word("guild", "installation"),
    "return_trade": _word(),
    "discard_glory": _word(),
    "discard_bounty": _word(),
    "discard_reclaim": _word(),
    "remove_agenda": _word(),
}

COUNTS = {
    # Sectors; checks of a sector use the local counts below
    "sectors": _word("pure", "pristine", args=("check", "check"), optional=2),
    "pop": _word("pure"),
    "guilds": _word("pure", *RESOURCES),
    "installations": _word("pure", *INSTALLATIONS),
    "power": _word("pure", *FLEETS),
    "guild_kinds": _word(),
    "empty_guild_slots": _word(),
    "upkeep": _word(),
    "fleet_kinds": _word("pure"),
    # The House board
    "stock": _word(*RESOURCES),
    "lowest_stock": _word(),
    "rich_stocks": _word(args=("number",)),
    "yield": _word(*RESOURCES, "highest", "lowest"),
    "active": _word(),
    "track": _word("pure", "corrupted", *TRACKS),
    "tracks": _word("pure", "corrupted", args=("number",)),
    "level_points": _word("pure", *TRACKS, args=("number", "number", "number", "number")),
    "technologies": _word("basic", "improved"),
    "agendas": _word("pure"),
    "trades": _word(),
    "bounties": _word(),
    "reclaims": _word(),
    "glories": _NUMBER,
    "glory": _NUMBER,
    "corruption": _word("board", "sector"),
    "unpaid_upkeep": _word(),
    "preferred_played": _word(),
    # Cooperative and solo
    "catastrophes": _word(),
    "rifts_sealed": _word(),
    "havens_built": _word(),
    "permanent_crises": _word("economic", "military"),
}

VOCABULARY = Vocabulary(
    words={"effect": EFFECTS, "cost": COSTS, "count": COUNTS},
    units={"effect": frozenset({*RESOURCES, "inf"}), "cost": frozenset(RESOURCES), "count": frozenset()},
)
