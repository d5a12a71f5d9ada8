"""Every question kind, log line and word of the game: each needs a sentence in every language."""

from __future__ import annotations

from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.kinds import Focus, Technology, Tile
from stolik.games.voidfall.content.messages import every_part

KINDS = frozenset(
    {
        "act", "act_in", "advance", "aftermath", "agenda", "any_of", "board_credits", "build", "build_in", "buy",
        "cleanse", "combat_absorb", "combat_bombard_approach", "combat_bombard_salvo", "combat_deploy",
        "combat_destroyers", "combat_drones", "combat_escape", "combat_missiles", "combat_recall", "combat_repel",
        "combat_replicate", "consume", "corrupt", "credits_for", "crisis", "crisis_row", "deploy_fleet", "deploy_in",
        "destroy", "destroy_guild", "destroy_in", "destroy_installation", "discard_crisis", "discard_focus",
        "discard_glory", "event_on_top", "fallen_technology", "focus", "gain_mix", "give", "guild",
        "guild_in", "harbinger_row", "haven", "haven_reward", "invade", "keep_agenda", "keep_built", "lower",
        "move_corruption", "move_corruption_to", "objective", "one_of", "one_sector", "other_start", "pay_mix",
        "pick_bounty", "place_agenda", "place_in", "pledge", "preferred", "prepare", "produce", "produce_one", "raise",
        "recall_fleet", "recall_from", "regroup_fleets", "regroup_from", "regroup_to", "remove_agenda",
        "remove_harbinger", "return_trade", "return_trades", "scan", "science_for", "score_agenda", "send", "share",
        "split_above", "split_below", "technology", "trade_partner", "trim_fleet", "trim_glory", "turn_order",
        "upgrade", "upkeep_credits", "upkeep_food", "upkeep_pairs", "void_progress", "war", "weaken", "who_resolves",
    }
)  # fmt: skip

LOG_IDS = frozenset(
    {
        "abandoned", "activated", "acts", "advanced", "agenda_discarded", "agenda_drawn", "agenda_offered",
        "agenda_placed", "agenda_played", "agenda_removed", "agenda_taken", "agendas_seen", "alert",
        "alerts_added", "bounty", "bounty_discarded", "built", "catastrophe", "cleansed", "combat_absorbed",
        "combat_approach", "combat_begins", "combat_counts", "combat_repelled", "combat_damage", "combat_salvo",
        "combat_escaped", "combat_first", "combat_recalled", "combat_silent", "combat_together", "conquered",
        "consumed", "corrupted", "corruption_moved", "crisis", "crisis_discarded", "crisis_permanent",
        "crisis_pushed_off", "crisis_resolved", "cycle", "deactivated", "defended", "deployed", "evaluation",
        "event", "events_seen", "final", "focus", "gained", "glory", "glory_discarded", "guild",
        "guild_destroyed", "harbinger_on_board", "harbinger_removed", "haven", "haven_completed", "house",
        "improved_renewed", "influence", "influence_lost", "installation_destroyed", "invades",
        "invasion_failed", "lowered", "offer_corrupted", "other_start", "overproduced", "pays_board", "peeks",
        "placed", "pledged", "prepared_shown", "produced", "raised", "recalled", "reclaim", "reclaim_discarded",
        "regrouped", "regrouped_together", "rift_sealed", "round", "sector_lost", "sends", "skirmish",
        "skirmish_calm", "skirmish_in",
        "special_shown", "spent", "taken_over", "technology", "technology_improved", "tie", "trade",
        "trade_flipped", "trade_placed", "trade_removed", "trade_returned", "turn", "turn_order", "unlocked",
        "crisis_averted", "crisis_suffered", "glory_placed", "lost", "no_room", "war_averted",
        "upgraded", "upkeep", "upkeep_unpaid", "void_final", "void_placed", "weakened", "won_over",
    }
)  # fmt: skip

COMBAT_CHOICES = (
    "no", "yes", "now", "later", "none", "home", "active", "shields", "bombard", "extra", "salvo", "screen", "voidborn",
)  # fmt: skip
"""Options in combat questions that are neither fleets nor numbers."""

VIEW_WORDS = frozenset(
    {"setup", "preparation", "focus", "evaluation", "end", "competitive", "cooperative", "solo", "tutorial"}
    | {"F", "E", "M", "C", "S", "shipyard", "starbase", "defence", "domination", "might", "support", "wealth"}
)


def other_words(book: Book) -> frozenset[str]:
    """Other references in views, questions and log lines: actions, effects and costs, the spaces of tracks, the sides
    of a combat, sources of numbers, the letters of Wormholes.
    """
    effects = (id.replace("-", ":", 1) for id, _, _ in every_part(book))
    holders: tuple[Focus | Technology | Tile, ...] = (
        *book.focuses.values(), *book.technologies.values(), *book.tiles.values()
    )  # fmt: skip
    sources = (
        "start", "glory", "overproduction", "skirmish", "invading", "other", "later_cycle", "military_row", "more",
    )  # fmt: skip
    kinds = ("rift", "haven", "catastrophe", "consumed", "crisis", "fallen_house", "corruption", "population")
    others = (
        "alert:1", "alert:2", "alert:3", "role:invader", "role:defender", "combat:initiative",
        *(f"token:{kind}" for kind in kinds), *(f"difficulty:{id}" for id in book.difficulties),
        *(str(slot.cost) for slot in book.crisis_slots), *(f"source:{name}" for name in sources), "counter:upkeep",
        "counter:active", "counter:inactive",
        *(cell.letter for scenario in book.scenarios.values() for cell in scenario.cells),
    )  # fmt: skip
    return frozenset(
        {
            *effects, *others, *(f"action:{row.id}_{action.id}" for row in holders for action in row.actions),
            *(str(step) for row in book.houses.values() for step in (*row.society, *row.politics, *row.economy)),
            *(f"improved:{id}" for id in book.technologies),
        }
    )  # fmt: skip
