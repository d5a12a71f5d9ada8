"""Facts about cards: skills that hide or attack, defence of items."""

from __future__ import annotations

from stolik.games.terrorscape.content.items import ITEMS
from stolik.games.terrorscape.content.killers import SKILLS
from stolik.games.terrorscape.content.numbers import CHEAPER_SKILLS, MOLOTOV_BONUS, SECRET_WEAPON_BONUS
from stolik.games.terrorscape.content.skills import REST_OF_HAND, Skill
from stolik.games.terrorscape.content.steps import Step


def _hides(skill: Skill) -> int:
    """The most rooms that the Killer moves hidden; 0 if the skill does not hide him."""
    steps = [call.args["steps"] for call in (*skill.effect, *skill.slow_effect) if call.step == Step.STEALTH]
    return max(map(int, steps), default=0)


PRICES = {skill.ref: skill.cost for skill in SKILLS}
ATTACKS = {skill.ref: skill.attack for skill in SKILLS if skill.attack}
"""Strength that attack cards add."""
HIDING = {skill.ref: steps for skill in SKILLS if (steps := _hides(skill))}
"""Skills that hide the Killer: the most rooms he moves."""
STEALTH = {skill.ref: HIDING[skill.ref] for skill in SKILLS if skill.slow and skill.ref in HIDING}
"""The slow ones among them."""

DEFENCE = {
    **{item.ref: item.defence for item in ITEMS if item.defence},
    "item:silver_bullets": 5,
    "trait:secret_weapon": SECRET_WEAPON_BONUS,
    "plan:molotov": MOLOTOV_BONUS,
}
"""What each item adds to a defence; Silver Bullets, which roll other dice, about as much."""

LASTING = frozenset(item.ref for item in ITEMS if item.lasting)
"""Things that are not used up."""


def price(skill: str, hand: int, killer: str, level: int) -> int:
    """How many other cards the skill costs."""
    cost = PRICES[skill]
    if cost == REST_OF_HAND:
        return max(0, hand - 1)
    return max(0, cost - 1) if killer == "killer:huntress" and level >= CHEAPER_SKILLS else cost
