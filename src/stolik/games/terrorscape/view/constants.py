"""What never changes in a game and the page shows: `board/constants.ts` is written from it (scripts/view_types.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from stolik.core.view import one_of
from stolik.games.terrorscape.content import killers, numbers
from stolik.games.terrorscape.content.skills import REST_OF_HAND, Skill

SkillKind = Annotated[str, one_of("fast", "special", "slow", "attack")]


class SkillCard(msgspec.Struct, frozen=True):
    """What is printed on a skill card: its kinds, and how many other cards of the hand are discarded for it (None: the
    whole rest of the hand).
    """

    kinds: tuple[SkillKind, ...]
    cost: int | None


def _card(skill: Skill) -> SkillCard:
    said = {"fast": skill.fast, "special": skill.special, "slow": skill.slow, "attack": skill.attack > 0}
    return SkillCard(
        tuple(kind for kind, holds in said.items() if holds), None if skill.cost == REST_OF_HAND else skill.cost
    )


DICE = numbers.DICE
"""The dice of a defence, one less for each fear."""
MOST_FEAR = numbers.MOST_FEAR
REPAIRS = numbers.REPAIRS
RESCUE_ROUNDS = numbers.RESCUE_ROUNDS
BACKPACK = numbers.BACKPACK
HIGHEST_LEVEL = numbers.HIGHEST_LEVEL
CHEAPER_SKILLS = numbers.CHEAPER_SKILLS
"""The level from which the Huntress pays one card less for a skill."""
FAST_CHAINSAW = numbers.FAST_CHAINSAW
"""The level from which the Butcher's chainsaw is fast."""
SKILLS: Mapping[str, SkillCard] = {skill.ref: _card(skill) for skill in killers.SKILLS}
