"""What can be chosen before the game: the scenario, the Houses, variants and contested rulings."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from stolik.core.options import VARIANT, Preset, Recommended, When, options_of

HouseChoice = Literal[
    "any", "valnis", "belitan", "dunlork", "cortozaar", "zenor", "thegwyn", "shiveus", "yarvek", "nervo", "astoran",
    "fenrax", "kradmor", "marqualos", "novaris",
]  # fmt: skip
"""A seat's House; `any`: drawn from those the scenario recommends."""

SideChoice = Literal["any", "a", "b"]
"""The side of a seat's Origin card."""

ScenarioChoice = Literal[
    "introduction",
    "second_genesis", "for_peace_and_prosperity", "foundations_of_the_future", "novarchon_legacy", "art_of_war",
    "whirling_destinies", "through_the_altered_space", "echoes_of_the_past", "bastion_of_resistance", "kingdom_come",
    "fractures_of_space",
    "first_stand", "and_one_for_all", "darkest_hour", "ancient_secrets", "devils_triangle", "when_darkness_fades",
    "today_is_not_the_day", "fall_of_civilization",
]  # fmt: skip


TOGETHER = {
    "first_stand": (1, 3), "and_one_for_all": (1, 3), "darkest_hour": (1, 4), "ancient_secrets": (1, 4),
    "devils_triangle": (1, 4), "when_darkness_fades": (1, 4), "today_is_not_the_day": (1, 2),
    "fall_of_civilization": (1, 1),
}  # fmt: skip
"""The scenarios against the Voidborn, solo and cooperative, with their numbers of players."""
PLAYERS = {
    scenario: When(players=TOGETHER.get(scenario, (2, 4)))
    for scenario in get_args(ScenarioChoice)
    if scenario != "introduction"
}
"""The numbers of players of each scenario; the introduction is for any number."""


class Rules(msgspec.Struct, frozen=True):
    """The options of a table. Where another reading is `Recommended`, the default is that of tables begun before it."""

    scenario: Annotated[ScenarioChoice, VARIANT, PLAYERS] = "introduction"
    difficulty: Annotated[Literal["easy", "medium", "hard"], VARIANT, When(options={"scenario": tuple(TOGETHER)})] = (
        "easy"
    )
    house_1: Annotated[HouseChoice, VARIANT] = "any"
    side_1: Annotated[SideChoice, VARIANT] = "any"
    house_2: Annotated[HouseChoice, VARIANT, When(players=(2, 4))] = "any"
    side_2: Annotated[SideChoice, VARIANT, When(players=(2, 4))] = "any"
    house_3: Annotated[HouseChoice, VARIANT, When(players=(3, 4))] = "any"
    side_3: Annotated[SideChoice, VARIANT, When(players=(3, 4))] = "any"
    house_4: Annotated[HouseChoice, VARIANT, When(players=(4, 4))] = "any"
    side_4: Annotated[SideChoice, VARIANT, When(players=(4, 4))] = "any"
    prepared_focus: Annotated[bool, VARIANT] = False
    truce: Annotated[bool, VARIANT, When(players=(2, 4), options={"scenario": ("introduction",)})] = False
    """The introduction for players who will play cooperatively: nobody invades another player, 120 Influence wins."""
    corrupt_offer_taxes_both: Annotated[bool, Recommended(False)] = True
    """Ruling F-07: drawing from the deck of a Corrupted offer also brings its Corruption."""
    absorb_in_blocks: Annotated[bool, Recommended(False)] = True
    """Ruling F-02: a defender's Dreadnoughts absorb at one moment of a combat, likewise its Carriers."""
    trade_spares_both: Annotated[bool, Recommended(False)] = True
    """A Trade token covers both Upkeep icons of its Agenda, instead of one."""
    bombard_twice: bool = False
    """Three Materials of a Bombardment absorb in the Approach and in a Salvo, instead of in one of them."""
    chambers_draw_skirmishes: bool = False
    """Corruption on Decontamination Chambers counts for the Voidborn in a Skirmish."""

    def house(self, seat: int) -> str:
        """The House chosen for a seat."""
        return str(getattr(self, f"house_{seat + 1}"))

    def side(self, seat: int) -> str:
        """The Origin side chosen for a seat."""
        return str(getattr(self, f"side_{seat + 1}"))


OPTIONS = options_of(Rules)

PRESETS = (
    Preset("first", {"scenario": "introduction"}, (1, 4)),
    Preset("usual", {"scenario": "first_stand", "difficulty": "easy"}, (1, 1)),
    Preset("usual", {"scenario": "kingdom_come"}, (2, 4)),
    Preset("together", {"scenario": "first_stand", "difficulty": "easy"}, (2, 3)),
    Preset("together", {"scenario": "darkest_hour", "difficulty": "easy"}, (4, 4)),
    Preset("hard", {"scenario": "darkest_hour", "difficulty": "hard"}, (1, 1)),
    Preset("hard", {"scenario": "art_of_war"}, (2, 4)),
)
"""Good choices for a first, a usual and a hard game, and for playing together."""
