"""The Murderer: rarely seen. Level 2: strength +3 in an encounter after reappearing. Level 3: Death Blossom.
Level 4: strength +2 and at once 4 blocks anywhere.
"""

from __future__ import annotations

from stolik.games.terrorscape.content.skills import PURSUE, SENSE, Killer, Skill
from stolik.games.terrorscape.content.steps import Step

DEDUCTION = Skill("skill:deduction", cost=1, fast=True, effect=(Step.SENSE_PAIR(),))
NOTICE = Skill("skill:notice", cost=1, fast=True, effect=(Step.FEAR_ALL(),))
STALK = Skill("skill:stalk", slow=True, attack=1, effect=(Step.STEALTH(steps=2),))
LURK = Skill("skill:lurk", cost=1, slow=True, effect=(Step.STEALTH(steps=2),), reappear=(Step.FEAR_ONE(),))
DEATH_BLOSSOM = Skill(
    "skill:death_blossom", cost=2, slow=True, effect=(Step.STEALTH(steps=2),), reappear=(Step.ELIMINATE_RANGE(steps=1),)
)

MURDERER = Killer(
    "murderer", 4, 3, ((4, PURSUE), (1, SENSE), (2, DEDUCTION), (1, NOTICE), (3, STALK), (1, LURK)), DEATH_BLOSSOM
)
