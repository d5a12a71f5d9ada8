"""Traits: twenty for Survivors, twenty for the Killer. The rules check each trait where it applies."""

from __future__ import annotations

from stolik.core.question import Named


class Trait(Named):
    """A trait; `bit` is its place in a mask of traits of its side."""

    __slots__ = ("bit",)

    def __init__(self, name: str, number: int) -> None:
        super().__init__(f"trait:{name}")
        self.bit = 1 << number


def _traits(names: str) -> tuple[Trait, ...]:
    return tuple(Trait(name, number) for number, name in enumerate(names.split()))


SURVIVOR_TRAITS = _traits(
    "martial_arts hurried_flee intrepidity first_aid survival_instinct morale_boost silent_retrieval heroic_save"
    " sound_decoy taunting_strategy stroke_of_luck hypervigilance secret_weapon sleight_of_hand judicious_move"
    " prompt_reaction burst_of_speed coordinator herbology marksmanship"
)
(
    MARTIAL_ARTS, HURRIED_FLEE, INTREPIDITY, FIRST_AID, SURVIVAL_INSTINCT, MORALE_BOOST, SILENT_RETRIEVAL, HEROIC_SAVE,
    SOUND_DECOY, TAUNTING_STRATEGY, STROKE_OF_LUCK, HYPERVIGILANCE, SECRET_WEAPON, SLEIGHT_OF_HAND, JUDICIOUS_MOVE,
    PROMPT_REACTION, BURST_OF_SPEED, COORDINATOR, HERBOLOGY, MARKSMANSHIP,
) = SURVIVOR_TRAITS  # fmt: skip

KILLER_TRAITS = _traits(
    "fatal_attack insidious_entrapment lie_in_wait murderous_intent heightened_senses deterrence sly_entrapper"
    " terror_aura perilous_ambush total_encirclement toying_with_the_prey devious_ploy nightmare_descends swift_action"
    " acute_hearing enhanced_tracking self_challenge suppressed_rage immediate_response terrorising_the_mass"
)
(
    FATAL_ATTACK, INSIDIOUS_ENTRAPMENT, LIE_IN_WAIT, MURDEROUS_INTENT, HEIGHTENED_SENSES, DETERRENCE, SLY_ENTRAPPER,
    TERROR_AURA, PERILOUS_AMBUSH, TOTAL_ENCIRCLEMENT, TOYING_WITH_THE_PREY, DEVIOUS_PLOY, NIGHTMARE_DESCENDS,
    SWIFT_ACTION, ACUTE_HEARING, ENHANCED_TRACKING, SELF_CHALLENGE, SUPPRESSED_RAGE, IMMEDIATE_RESPONSE,
    TERRORISING_THE_MASS,
) = KILLER_TRAITS  # fmt: skip

DEALT = {"none": 0, "easy": 0, "normal": 2, "hard": 4, "nightmare": 6}
"""Killer traits dealt by difficulty; half of them are kept."""
