"""The Huntress (Feral Instincts): lays traps and reads tracks. Level 2: Traps Reset. Level 3: every card costs 1 less.
Level 4: after Tracking she may move 0-1.
"""

from __future__ import annotations

from stolik.games.terrorscape.content.skills import PURSUE, SENSE, Killer, Skill
from stolik.games.terrorscape.content.steps import Step

ANYWHERE = 14
"""Steps enough for every room of a map."""
BATED_STRENGTH = 3
"""What Bated Breath adds to the strength."""

HUNTING_INSTINCT = Skill("skill:hunting_instinct", cost=1, fast=True, effect=(Step.SENSE_ROOM(),))
AXE_THROW = Skill("skill:axe_throw", cost=1, attack=4)
BATED_BREATH = Skill(
    "skill:bated_breath",
    cost=2,
    special=True,
    effect=(Step.BATED(by=BATED_STRENGTH), Step.DRAW(cards=1), Step.STEALTH(steps=2)),
)
TRACKING = Skill("skill:tracking", cost=1, fast=True, effect=(Step.SEARCH(), Step.DISTANCE(), Step.AFTER_TRACKING()))
TRAPS_RESET = Skill(
    "skill:traps_reset",
    cost=3,
    special=True,
    effect=(Step.STEALTH(steps=ANYWHERE), *(Step.LAY_TRAP(number=n) for n in range(4))),
)

HUNTRESS = Killer(
    "huntress",
    3,
    2,
    ((3, PURSUE), (2, SENSE), (2, HUNTING_INSTINCT), (1, AXE_THROW), (1, BATED_BREATH), (3, TRACKING)),
    TRAPS_RESET,
    pack="feral_instincts",
)
