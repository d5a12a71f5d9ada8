"""The vocabulary of Voidfall's effects: the icons of the printed cards as words (docs/voidfall-effects.md)."""

from __future__ import annotations

from stolik.content.vocabulary import EFFECT, MAYBE_NUMBER, NUMBER, PLAIN, Meaning, Vocabulary, word

RESOURCES = ("F", "E", "M", "C", "S")
"""Food, Energy, Materials, Credits, Science."""

AGENDA_TYPES = ("support", "might", "wealth", "domination")
TRACKS = ("society", "politics", "economy")
FLEETS = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
INSTALLATIONS = ("shipyard", "defence", "starbase")
CRISIS_KINDS = ("general", "economic", "military")

_PLACES = ("sector", "slot", "track", "board")
"""Where a Corruption is: a sector, an agenda slot, a civilization track; the board is the last two."""


EFFECTS = {
    # Resources and production
    "any": NUMBER,
    "fem": NUMBER,
    "produce": word(*RESOURCES, "same", args=("number",), optional=1),
    # Fleet Power
    "activate": NUMBER,
    "deactivate": NUMBER,
    "deploy": word("home", "yards", *FLEETS, args=("number",), optional=1),
    "recall": NUMBER,
    "regroup": MAYBE_NUMBER,
    "invade": word("corrupted", "bombard"),
    # Sectors
    "guild": word(*RESOURCES, "same"),
    "installation": PLAIN,
    "shipyard": PLAIN,
    "defence": PLAIN,
    "starbase": word("free"),
    "raise": PLAIN,
    "destroy": word("guild", "installation"),
    # Corruption
    "corrupt": word(*_PLACES, "anywhere"),
    "move_corruption": PLAIN,
    "cleanse": word(*_PLACES),
    # Cards and tracks
    "agenda": word(*AGENDA_TYPES, "top"),
    "technology": word("basic", "improved"),
    "advance": word(*TRACKS, "lowest"),
    "skip": PLAIN,
    "preferred": PLAIN,
    "score_agenda": PLAIN,
    "peek": PLAIN,
    # Tokens
    "trade": PLAIN,
    "bounty": MAYBE_NUMBER,
    "reclaim": word("home"),
    "glory": NUMBER,
    "upgrade": PLAIN,
    "score_glory": PLAIN,
    # Cooperative and solo
    "haven": PLAIN,
    "remove_harbinger": word("sector"),
    "place_harbinger": PLAIN,
    "discard_crisis": word(*CRISIS_KINDS, "permanent"),
    "catastrophe": PLAIN,
    "trade_resources": NUMBER,
    "weaken": PLAIN,
    "consume": word("basic", "improved"),
    "lose": NUMBER,
    "lose_influence": NUMBER,
    "discard_glory": PLAIN,
    "skirmish": word(args=("number", "effect"), optional=1),
    # Changes to the Voidborn and the galaxy (events, Crises): in which sectors, and what is put there
    "place": word(
        "adjacent", "all", "lowest_pop", "highest_pop", "most_power", "rift", "near_rift", "near_fallen", "or_fallen",
        "harbinger", "near_combat", args=("effect", "check", "check"), optional=2,
    ),
    "void": NUMBER,
    "harbinger": PLAIN,
    "corrupt_offer": word(*AGENDA_TYPES, "all"),
    # Scope and number
    "here": EFFECT,
    "nearby": EFFECT,
    "elsewhere": EFFECT,
    "one_sector": EFFECT,
    "where": word(args=("check", "effect")),
    "up_to": word("different", args=("number", "effect")),
    "per": word("different", args=("count", "effect", "number"), optional=1),
    "when": word(args=("check", "effect")),
    "special": Meaning(frozenset({"*"})),
}  # fmt: skip

COSTS = {
    "any": NUMBER,
    "fem": NUMBER,
    "deactivate": NUMBER,
    "recall": NUMBER,
    "corrupt": word(*_PLACES),
    "lower": PLAIN,
    "destroy": word("guild", "installation"),
    "return_trade": PLAIN,
    "discard_glory": PLAIN,
    "discard_bounty": PLAIN,
    "discard_reclaim": PLAIN,
    "remove_agenda": PLAIN,
}

COUNTS = {
    # Sectors; `sectors` counts those for which the checks hold, and these checks count within one sector
    "sectors": word("pure", "corrupted", args=("check", "check"), optional=2),
    "pop": word("pure", "conquered"),
    "guilds": word("pure", *RESOURCES),
    "installations": word("pure", *INSTALLATIONS),
    "yards": PLAIN,
    "power": word("pure", *FLEETS),
    "guild_kinds": PLAIN,
    "empty_guild_slots": PLAIN,
    "upkeep": word("sector"),
    "fleet_kinds": word("pure"),
    "void": PLAIN,
    "near_void": PLAIN,
    "home": PLAIN,
    # The House board
    "stock": word(*RESOURCES),
    "lowest_stock": PLAIN,
    "rich_stocks": NUMBER,
    "yield": word(*RESOURCES, "highest", "lowest"),
    "active": PLAIN,
    "track": word("pure", "corrupted", *TRACKS),
    "tracks": word("pure", "corrupted", args=("number",), optional=1),
    "level_points": word("pure", *TRACKS, args=("number", "number", "number", "number")),
    "technologies": word("basic", "improved"),
    "agendas": word("pure"),
    "trades": PLAIN,
    "bounties": PLAIN,
    "reclaims": PLAIN,
    "glories": MAYBE_NUMBER,
    "glory": MAYBE_NUMBER,
    "corruption": word(*_PLACES),
    "kept_corruption": PLAIN,
    "unpaid_upkeep": PLAIN,
    "preferred_played": PLAIN,
    # The turn so far: an Invasion, a deed
    "removed": PLAIN,
    "cleansed": PLAIN,
    "lost": PLAIN,
    "defending": word("power", "defence"),
    "amount": PLAIN,
    "produced": NUMBER,
    "level": word(*RESOURCES, "highest", "produced"),
    "flipped": PLAIN,
    "done": word("sectors", args=("deed",)),
    "here": word(args=("count",)),
    "beyond": word(args=("count", "number")),
    # Cooperative and solo
    "catastrophes": PLAIN,
    "rifts_sealed": PLAIN,
    "havens_built": PLAIN,
    "permanent_crises": word("economic", "military"),
}

DEEDS = {
    "gain": word(*RESOURCES),
    "produce": word(*RESOURCES),
    "overproduce": word(*RESOURCES),
    "activate": PLAIN,
    "deploy": word(*FLEETS),
    "regroup": PLAIN,
    "conquer": word("void", "rift", "near_rift"),
    "abandon": PLAIN,
    "guild": word(*RESOURCES),
    "installation": word(*INSTALLATIONS),
    "raise": PLAIN,
    "cleanse": PLAIN,
    "move_corruption": PLAIN,
    "agenda": PLAIN,
    "play_agenda": PLAIN,
    "put_agenda": word("pure"),
    "drop_agenda": PLAIN,
    "technology": word("basic", "improved"),
    "advance": word(*TRACKS),
    "trade": PLAIN,
    "upgrade": PLAIN,
    "reclaim": PLAIN,
    "third_action": PLAIN,
    "preferred": PLAIN,
    "haven": PLAIN,
    "discard_crisis": PLAIN,
    "remove_harbinger": PLAIN,
}
"""What a player did, as a Crisis names it."""

VOCABULARY = Vocabulary(
    words={"effect": EFFECTS, "cost": COSTS, "count": COUNTS, "deed": DEEDS},
    units={"effect": frozenset({*RESOURCES, "inf"}), "cost": frozenset(RESOURCES)},
)
