"""The Werewolf (Feral Instincts): strong, and hears everything. Level 2: Hyper-hearing. Level 3: strength +1. Level 4:
fear within range 2 at the end of a phase without an encounter.
"""

from __future__ import annotations

from stolik.games.terrorscape.content.skills import PURSUE, SENSE, Killer, Skill
from stolik.games.terrorscape.content.steps import Step

HOWL = Skill("skill:howl", cost=2, fast=True, effect=(Step.FEAR_RANGE(steps=2), Step.KILLER_MOVE(steps=1, at_least=1)))
SAVAGE_BITE = Skill("skill:savage_bite", attack=2)
BLOOD_HUNT = Skill("skill:blood_hunt", fast=True, effect=(Step.KILLER_MOVE(steps=2, at_least=1),))
TERRITORIAL_AWARENESS = Skill(
    "skill:territorial_awareness",
    fast=True,
    slow=True,
    effect=(Step.SENSE_SEARCH_ROOMS(),),
    slow_effect=(Step.STEALTH(steps=3),),
)
HYPER_HEARING = Skill("skill:hyper_hearing", cost=3, fast=True, effect=(Step.HUNT_NOISE(steps=6), Step.SEARCH()))

WEREWOLF = Killer(
    "werewolf",
    6,
    2,
    ((4, PURSUE), (2, SENSE), (2, HOWL), (2, SAVAGE_BITE), (1, BLOOD_HUNT), (1, TERRITORIAL_AWARENESS)),
    HYPER_HEARING,
    pack="feral_instincts",
)
