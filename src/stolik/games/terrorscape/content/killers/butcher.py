"""The Butcher (Rzeźnik): blocks Survivors in, then comes with the chainsaw. Level 2: strength +1. Level 3: Brutal Rage.
Level 4: the chainsaw is fast.
"""

from __future__ import annotations

from stolik.games.terrorscape.content.skills import PURSUE, SENSE, Killer, Skill
from stolik.games.terrorscape.content.steps import Step

MADNESS = Skill("skill:madness", cost=2, fast=True, effect=(Step.BLOCK(), Step.STRENGTHEN(by=2)))
BARRICADE = Skill("skill:barricade", slow=True, effect=(Step.BLOCK(),))
STAYYYY = Skill("skill:stayyyy", cost=4, slow=True, effect=(Step.BLOCK_ALL(),))
REVVING_CHAINSAW = Skill(
    "skill:revving_chainsaw",
    cost=2,
    special=True,
    effect=(Step.FEAR_RANGE(steps=1), Step.KILLER_MOVE(steps=1), Step.WOUND_HERE()),
)
BRUTAL_RAGE = Skill(
    "skill:brutal_rage",
    cost=1,
    special=True,
    effect=(Step.KILLER_MOVE(steps=2, at_least=1), Step.SEARCH(), Step.RAGE_AGAIN()),
)

BUTCHER = Killer(
    "butcher",
    5,
    3,
    ((3, PURSUE), (2, SENSE), (1, MADNESS), (3, BARRICADE), (1, STAYYYY), (2, REVVING_CHAINSAW)),
    BRUTAL_RAGE,
)
