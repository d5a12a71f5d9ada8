"""The sixteen plans of the Survival Plan variant and their steps. Their effects are in the rules (planning.py)."""

from __future__ import annotations

from stolik.core.question import Named


class Plan(Named):
    """A plan; `steps` are the conditions of its steps in order, `bit` its place in a mask."""

    __slots__ = ("bit", "number", "steps")

    def __init__(self, number: int, name: str, steps: str) -> None:
        super().__init__(f"plan:{name}")
        self.number = number
        self.bit = 1 << number
        self.steps = tuple(steps.split())


PLANS = tuple(
    Plan(number, name, steps)
    for number, (name, steps) in enumerate(
        {
            "explosive_trap": "killer tools killer tools",
            "ambush": "book killer together",
            "rocket_launcher": "tools book killer tools",
            "arcane_seal": "occult killer occult occult",
            "mechanical_blueprint": "book tools book",
            "diy_radio": "book radio book tools",
            "repair_with_caution": "radio tools radio",
            "buzzer": "killer killer tools",
            "site_study": "hidden together",
            "tunnels_investigation": "occult book book",
            "concealed_portal": "hidden occult occult book",
            "molotov": "tools tools",
            "skeleton_key": "tools tools book book",
            "intel_sharing": "apart apart together",
            "mystic_herbs": "occult occult",
            "ancient_chest": "book occult",
        }.items()
    )
)
(
    EXPLOSIVE_TRAP, AMBUSH, ROCKET_LAUNCHER, ARCANE_SEAL, MECHANICAL_BLUEPRINT, DIY_RADIO, REPAIR_WITH_CAUTION, BUZZER,
    SITE_STUDY, TUNNELS_INVESTIGATION, CONCEALED_PORTAL, MOLOTOV, SKELETON_KEY, INTEL_SHARING, MYSTIC_HERBS,
    ANCIENT_CHEST,
) = PLANS  # fmt: skip
