"""What can be chosen before the game: the expert variant, and the readings of unclear rules (RULES.md, rulings)."""

from __future__ import annotations

import msgspec

from stolik.core.game import GameOption

OPTIONS = (
    GameOption("expert", False, group="variant"),
    GameOption("announce", "at_once", ("at_once", "sealed")),
    GameOption("exhaustion_returns_played", False),
    GameOption("deferred_exhaustion", False),
    GameOption("copy_blocked_power", False),
    GameOption("stasis_only_auto", False),
    GameOption("hunt_discard_at_end", False),
    GameOption("smokescreen_hides", "moves", ("moves", "piles")),
    GameOption("must_place_tokens", False),
    GameOption("river_and_artefact", "choose_one", ("choose_one", "last_counts")),
    GameOption("artefact_order", "category", ("category", "free")),
    GameOption("clone_replaces_target", False),
    GameOption("blocked_lair_harms", True),
    GameOption("detour_until", "creature_step", ("creature_step", "power_used")),
    GameOption("window_order", "in_turn", ("in_turn", "at_once")),
    GameOption("hunt_reshuffle", True),
    GameOption("copy_cards_need_power", True),
    GameOption("empty_target_waits", True),
    GameOption("artemia_by_card", False),
    GameOption("resist_limit", "two", ("two", "unlimited")),
    GameOption("empty_survival_take_back", True),
    GameOption("leaver_bot", "sensible", ("sensible", "random"), group="table"),
    GameOption("strike_back_revealed", False),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of one game, one field each; shared by all copies of its state."""

    expert: bool
    announce: str
    exhaustion_returns_played: bool
    deferred_exhaustion: bool
    copy_blocked_power: bool
    stasis_only_auto: bool
    hunt_discard_at_end: bool
    smokescreen_hides: str
    must_place_tokens: bool
    river_and_artefact: str
    artefact_order: str
    clone_replaces_target: bool
    blocked_lair_harms: bool
    detour_until: str
    window_order: str
    hunt_reshuffle: bool
    copy_cards_need_power: bool
    empty_target_waits: bool
    artemia_by_card: bool
    resist_limit: str
    empty_survival_take_back: bool
    leaver_bot: str
    strike_back_revealed: bool
