"""The options: the expert variant, and the readings of unclear rules (RULES.md, rulings)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.core.options import TABLE, VARIANT, options_of


class Rules(msgspec.Struct, frozen=True):
    """The chosen options of a game: a field for each, with its values and default. Copies of the state share it."""

    expert: Annotated[bool, VARIANT] = False
    announce: Literal["at_once", "sealed"] = "at_once"
    exhaustion_returns_played: bool = False
    deferred_exhaustion: bool = False
    copy_blocked_power: bool = False
    stasis_only_auto: bool = False
    hunt_discard_at_end: bool = False
    smokescreen_hides: Literal["moves", "piles"] = "moves"
    must_place_tokens: bool = False
    river_and_artefact: Literal["choose_one", "last_counts"] = "choose_one"
    artefact_order: Literal["category", "free"] = "category"
    clone_replaces_target: bool = False
    blocked_lair_harms: bool = True
    detour_until: Literal["creature_step", "power_used"] = "creature_step"
    window_order: Literal["in_turn", "at_once"] = "in_turn"
    hunt_reshuffle: bool = True
    copy_cards_need_power: bool = True
    empty_target_waits: bool = True
    artemia_by_card: bool = False
    resist_limit: Literal["two", "unlimited"] = "two"
    empty_survival_take_back: bool = True
    leaver_bot: Annotated[Literal["sensible", "random"], TABLE] = "sensible"
    strike_back_revealed: bool = False


OPTIONS = options_of(Rules)
