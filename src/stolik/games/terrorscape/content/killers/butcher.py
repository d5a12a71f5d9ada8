"""The Butcher (Rzeźnik): walls people in, then comes with the chainsaw. Level 2: strength +1. Level 3: Brutal Rage.
Level 4: the chainsaw is fast.
"""

from __future__ import annotations

from stolik.games.terrorscape.content.skills import PURSUE, SENSE, Killer, Skill, up_to
from stolik.games.terrorscape.rules.steps import Step

MADNESS = Skill("skill:madness", cost=2, fast=True, effect=((Step.BLOCK, 0), (Step.STRENGTHEN, 2)))
BARRICADE = Skill("skill:barricade", slow=True, effect=((Step.BLOCK, 0),))
STAYYYY = Skill("skill:stayyyy", cost=4, slow=True, effect=((Step.BLOCK_ALL, 0),))
REVVING_CHAINSAW = Skill(
    "skill:revving_chainsaw",
    cost=2,
    special=True,
    effect=((Step.FEAR_RANGE, 1), (Step.KILLER_MOVE, up_to(1)), (Step.WOUND_HERE, 0)),
)
BRUTAL_RAGE = Skill(
    "skill:brutal_rage",
    cost=1,
    special=True,
    effect=((Step.KILLER_MOVE, up_to(2, at_least=1)), (Step.SEARCH, 0), (Step.RAGE_AGAIN, 0)),
)

BUTCHER = Killer(
    "butcher",
    5,
    3,
    ((3, PURSUE), (2, SENSE), (1, MADNESS), (3, BARRICADE), (1, STAYYYY), (2, REVVING_CHAINSAW)),
    BRUTAL_RAGE,
)
