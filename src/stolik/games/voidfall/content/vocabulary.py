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

_PLACES = ("sector", "slot", "track", "board")
"""Where a Corruption is: a sector, an agenda slot, a civilization track; the board is the last two."""


def _word(*tags: str, args: tuple[str, ...] = (), optional: int = 0) -> Meaning:
    return Meaning(frozenset(tags), args, optional)


_PLAIN = _word()
_NUMBER = _word(args=("number",))
_MAYBE_NUMBER = _word(args=("number",), optional=1)
_EFFECT = _word(args=("effect",))

EFFECTS = {
    # Resources and production
    "any": _NUMBER,
    "fem": _NUMBER,
    "produce": _word(*RESOURCES, "same", args=("number",), optional=1),
    # Fleet Power
    "activate": _NUMBER,
    "deactivate": _NUMBER,
    "deploy": _word("home", "yards", *FLEETS, args=("number",), optional=1),
    "recall": _NUMBER,
    "regroup": _MAYBE_NUMBER,
    "invade": _word("corrupted", "bombard"),
    # Sectors
    "guild": _word(*RESOURCES),
    "installation": _PLAIN,
    "shipyard": _PLAIN,
    "defence": _PLAIN,
    "starbase": _word("free"),
    "raise": _PLAIN,
    "destroy": _word("guild", "installation"),
    # Corruption
    "corrupt": _word(*_PLACES, "anywhere"),
    "move_corruption": _PLAIN,
    "cleanse": _word(*_PLACES),
    # Cards and tracks
    "agenda": _word(*AGENDA_TYPES, "top"),
    "technology": _word("basic", "improved"),
    "advance": _word(*TRACKS, "lowest"),
    "skip": _PLAIN,
    "preferred": _PLAIN,
    "score_agenda": _PLAIN,
    "peek": _PLAIN,
    # Tokens
    "trade": _PLAIN,
    "bounty": _MAYBE_NUMBER,
    "reclaim": _word("home"),
    "glory": _NUMBER,
    "upgrade": _PLAIN,
    "score_glory": _PLAIN,
    # Cooperative and solo
    "haven": _PLAIN,
    "remove_harbinger": _word("sector"),
    "place_harbinger": _PLAIN,
    "discard_crisis": _word(*CRISIS_KINDS, "permanent"),
    "catastrophe": _PLAIN,
    "trade_resources": _NUMBER,
    "weaken": _PLAIN,
    "consume": _word("basic", "improved"),
    "lose": _NUMBER,
    "lose_influence": _NUMBER,
    "discard_glory": _PLAIN,
    "skirmish": _word(args=("number", "effect"), optional=1),
    # What the Voidborn and the galaxy get (events, crises): in which sectors, and what is put there
    "place": _word(
        "adjacent", "all", "lowest_pop", "highest_pop", "most_power", "rift", "near_rift", "near_fallen", "or_fallen",
        "harbinger", "near_combat", args=("effect", "check", "check"), optional=2,
    ),
    "void": _NUMBER,
    "harbinger": _PLAIN,
    "corrupt_offer": _word(*AGENDA_TYPES, "all"),
    # Scope and number
    "here": _EFFECT,
    "nearby": _EFFECT,
    "elsewhere": _EFFECT,
    "one_sector": _EFFECT,
    "where": _word(args=("check", "effect")),
    "up_to": _word("different", args=("number", "effect")),
    "per": _word("different", args=("count", "effect", "number"), optional=1),
    "when": _word(args=("check", "effect")),
    "special": Meaning(frozenset({"*"})),
}  # fmt: skip

COSTS = {
    "any": _NUMBER,
    "fem": _NUMBER,
    "deactivate": _NUMBER,
    "recall": _NUMBER,
    "corrupt": _word(*_PLACES),
    "lower": _PLAIN,
    "destroy": _word("guild", "installation"),
    "return_trade": _PLAIN,
    "discard_glory": _PLAIN,
    "discard_bounty": _PLAIN,
    "discard_reclaim": _PLAIN,
    "remove_agenda": _PLAIN,
}

COUNTS = {
    # Sectors; `sectors` counts those for which the checks hold, which count within one sector
    "sectors": _word("pure", "corrupted", args=("check", "check"), optional=2),
    "pop": _word("pure", "conquered"),
    "guilds": _word("pure", *RESOURCES),
    "installations": _word("pure", *INSTALLATIONS),
    "power": _word("pure", *FLEETS),
    "guild_kinds": _PLAIN,
    "empty_guild_slots": _PLAIN,
    "upkeep": _word("sector"),
    "fleet_kinds": _word("pure"),
    "void": _PLAIN,
    "near_void": _PLAIN,
    "home": _PLAIN,
    # The House board
    "stock": _word(*RESOURCES),
    "lowest_stock": _PLAIN,
    "rich_stocks": _NUMBER,
    "yield": _word(*RESOURCES, "highest", "lowest"),
    "active": _PLAIN,
    "track": _word("pure", "corrupted", *TRACKS),
    "tracks": _word("pure", "corrupted", args=("number",), optional=1),
    "level_points": _word("pure", *TRACKS, args=("number", "number", "number", "number")),
    "technologies": _word("basic", "improved"),
    "agendas": _word("pure"),
    "trades": _PLAIN,
    "bounties": _PLAIN,
    "reclaims": _PLAIN,
    "glories": _MAYBE_NUMBER,
    "glory": _MAYBE_NUMBER,
    "corruption": _word(*_PLACES),
    "kept_corruption": _PLAIN,
    "unpaid_upkeep": _PLAIN,
    "preferred_played": _PLAIN,
    # The turn so far: an Invasion, a deed
    "removed": _PLAIN,
    "cleansed": _PLAIN,
    "lost": _PLAIN,
    "defending": _word("power", "defence"),
    "amount": _PLAIN,
    "produced": _NUMBER,
    "level": _word(*RESOURCES, "highest", "produced"),
    "flipped": _PLAIN,
    "done": _word("sectors", args=("deed",)),
    "here": _word(args=("count",)),
    "beyond": _word(args=("count", "number")),
    # Cooperative and solo
    "catastrophes": _PLAIN,
    "rifts_sealed": _PLAIN,
    "havens_built": _PLAIN,
    "permanent_crises": _word("economic", "military"),
}

DEEDS = {
    "gain": _word(*RESOURCES),
    "produce": _word(*RESOURCES),
    "overproduce": _word(*RESOURCES),
    "activate": _PLAIN,
    "deploy": _word(*FLEETS),
    "regroup": _PLAIN,
    "conquer": _word("void", "rift", "near_rift"),
    "abandon": _PLAIN,
    "guild": _word(*RESOURCES),
    "installation": _word(*INSTALLATIONS),
    "raise": _PLAIN,
    "cleanse": _PLAIN,
    "move_corruption": _PLAIN,
    "agenda": _PLAIN,
    "play_agenda": _PLAIN,
    "put_agenda": _word("pure"),
    "drop_agenda": _PLAIN,
    "technology": _word("basic", "improved"),
    "advance": _word(*TRACKS),
    "trade": _PLAIN,
    "upgrade": _PLAIN,
    "reclaim": _PLAIN,
    "third_action": _PLAIN,
    "preferred": _PLAIN,
    "haven": _PLAIN,
    "discard_crisis": _PLAIN,
    "remove_harbinger": _PLAIN,
}
"""What a player did, as Crises speak of it."""

VOCABULARY = Vocabulary(
    words={"effect": EFFECTS, "cost": COSTS, "count": COUNTS, "deed": DEEDS},
    units={"effect": frozenset({*RESOURCES, "inf"}), "cost": frozenset(RESOURCES)},
)
