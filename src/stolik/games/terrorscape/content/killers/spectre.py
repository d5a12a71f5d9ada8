"""The Spectre: weak, but it frightens first. Level 2: after Whizz a SEARCH for 2 cards. Level 3: a third
fear can be made a wound for 3 cards. Level 4: Life Drain.
"""

from __future__ import annotations

from stolik.games.terrorscape.content.skills import PURSUE, REST_OF_HAND, SENSE, Killer, Skill
from stolik.games.terrorscape.content.steps import Step

SCREAM = Skill("skill:scream", fast=True, effect=(Step.FEAR_RANGE(steps=1),))
TRAIL = Skill("skill:trail", cost=1, fast=True, effect=(Step.SHOW_FRIGHTENED(),))
WHIZZ = Skill(
    "skill:whizz",
    special=True,
    effect=(Step.KILLER_MOVE(steps=4, at_least=1), Step.FEAR_PATH(), Step.WHIZZ_SEARCH()),
)
VANISH = Skill("skill:vanish", cost=1, slow=True, effect=(Step.STEALTH(steps=2),), reappear=(Step.FEAR_RANGE(steps=1),))
LIFE_DRAIN = Skill("skill:life_drain", cost=REST_OF_HAND, special=True, effect=(Step.WOUND_FRIGHTENED(),))

SPECTRE = Killer(
    "spectre", 2, 4, ((2, PURSUE), (3, SENSE), (2, SCREAM), (1, TRAIL), (2, WHIZZ), (2, VANISH)), LIFE_DRAIN
)
