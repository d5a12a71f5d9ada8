"""Facts about cards: prices of skills, defence of items."""

from __future__ import annotations

PRICES = {
    "skill:madness": 2, "skill:stayyyy": 4, "skill:revving_chainsaw": 2, "skill:brutal_rage": 1, "skill:trail": 1,
    "skill:vanish": 1, "skill:deduction": 1, "skill:notice": 1, "skill:lurk": 1, "skill:death_blossom": 2,
    "skill:howl": 2, "skill:hyper_hearing": 3, "skill:hunting_instinct": 1, "skill:axe_throw": 1,
    "skill:bated_breath": 2, "skill:tracking": 1, "skill:traps_reset": 3,
}  # fmt: skip
"""Cards to discard for each skill. Skills not listed cost none; Life Drain costs the rest of the hand."""

ATTACKS = {"skill:stalk": 1, "skill:axe_throw": 4, "skill:savage_bite": 2}
"""Strength that attack cards add."""

STEALTH = {
    "skill:stalk": 2, "skill:lurk": 2, "skill:death_blossom": 2, "skill:vanish": 2, "skill:territorial_awareness": 3,
}  # fmt: skip
"""Slow skills that hide the Killer: the most rooms he moves."""

DEFENCE = {
    "item:hatchet": 1, "item:shortsword": 1, "item:longsword": 2, "item:limestone_powder": 2, "item:ammo_pack": 4,
    "item:silver_dagger": 5, "item:silver_bullets": 5, "trait:secret_weapon": 4, "plan:molotov": 2,
}  # fmt: skip
"""What each item adds to a defence."""

LASTING = frozenset({"item:shortsword", "item:longsword", "item:silver_dagger"})
"""Weapons that are not used up."""


def price(skill: str, hand: int, killer: str, level: int) -> int:
    """How many other cards the skill costs."""
    if skill == "skill:life_drain":
        return max(0, hand - 1)
    cost = PRICES.get(skill, 0)
    return max(0, cost - 1) if killer == "killer:huntress" and level >= 3 else cost
