"""Special rules that happen as effects, by name. Permanent ones are read where they apply."""

from __future__ import annotations

from collections.abc import Callable

from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.rules.cards import return_token
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.scavengers import FATIGUE_MAX

LOWERED = 3
"""The difficulty of a confrontation after paying for it."""


def special(do: Doing) -> Calls:
    """Resolve the special rule with this name."""
    return SPECIALS[do.word.tags[0]](do)


def _confrontation_is_3(do: Doing) -> Calls:
    assert do.g.encounter is not None
    do.g.encounter.difficulty = LOWERED
    return ()


def _returned_for_healing(do: Doing) -> Calls:
    """Return the token to its queue instead of taking it as a trophy, and heal 1."""
    assert do.g.encounter is not None
    token, scavenger = do.g.encounter.threat, do.scavenger
    if token not in scavenger.trophies:
        return ()
    scavenger.trophies = tuple(one for one in scavenger.trophies if one != token)
    return_token(do.g, token)
    return (do.again("heal(1)"),)


def _encounter_ends(do: Doing) -> Calls:
    assert do.g.encounter is not None
    do.g.encounter.over = True
    return ()


def _turn_ends(do: Doing) -> Calls:
    """Lose the remaining actions of the turn."""
    if do.g.phase == "actions" and do.g.turn.seat == do.me:
        do.g.turn.actions = CONSTANTS.actions
    return ()


def _good_until_end_of_turn(do: Doing) -> Calls:
    do.g.turn.good = True
    return ()


def _exhaust_and_heal(do: Doing) -> Calls:
    """Fatigue to the maximum, then all damage is healed."""
    do.scavenger.fatigue = FATIGUE_MAX
    do.t.tell("exhausted", seat=do.me)
    return (do.again(f"heal({do.scavenger.damage})"),) if do.scavenger.damage else ()


def _repair(do: Doing) -> Calls:
    return (do.again("repair(3)"),)


SPECIALS: dict[str, Callable[[Doing], Calls]] = {
    "confrontation_is_3": _confrontation_is_3,
    "returned_for_healing": _returned_for_healing,
    "encounter_ends": _encounter_ends,
    "turn_ends": _turn_ends,
    "good_until_end_of_turn": _good_until_end_of_turn,
    "exhaust_and_heal": _exhaust_and_heal,
    "repair_in_action_phase": _repair,
}
ELSEWHERE = frozenset({
    "scan_anomaly", "drive_mutant_away", "no_damage_from_mutant", "win_without_loot", "willpower_for_smarts",
    "damage_cannot_be_reduced", "easier_when_detected", "pushing_costs_a_wound", "radiation_faces_fail_detection",
    "no_cancelling", "no_fleeing_when_undetected", "no_items_in_detection", "failures_wound_in_confrontation",
    "detection_twice", "only_radiation_rerolled", "clothing_wears_more", "no_electronics", "no_bonuses",
    "sorts_what_is_found", "better_known_at_market", "unhurt_by_radiation_faces", "rests_with_a_drink",
    "unhurt_by_shortcuts", "change_kind", "nest_fatigue", "better_camp", "push_more_dice", "turn_failure", "fly",
    "rest_more", "use_artefact_again", "tunnel_move", "more_junk", "safe_shortcut", "sell_artefact_better",
    "paid_photographs", "slow_in_yellow",
})  # fmt: skip
"""Special rules that other code handles: in tests, encounters, protection, moves, camping, trade."""
