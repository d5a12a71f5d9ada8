"""The options: variants, and the readings of unclear rules (RULES.md, rulings)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.core.options import TABLE, VARIANT, When, options_of

FERAL = When(options={"feral_instincts": (True,)})
"""With the expansion that the Cabin, the Werewolf and the Huntress come from."""


class Rules(msgspec.Struct, frozen=True):
    """The chosen options of a game: a field for each, with its values and default. Copies of the state share it."""

    feral_instincts: Annotated[bool, VARIANT] = False
    map: Annotated[Literal["mansion", "cabin"], VARIANT, {"cabin": FERAL}] = "mansion"
    killer: Annotated[
        Literal["choose", "butcher", "spectre", "murderer", "werewolf", "huntress"],
        VARIANT,
        {"werewolf": FERAL, "huntress": FERAL},
    ] = "choose"
    difficulty: Annotated[Literal["none", "easy", "normal", "hard", "nightmare"], VARIANT] = "none"
    survival_plan: Annotated[bool, VARIANT] = False
    separate_ways: Annotated[bool, VARIANT, When(players=(4, 4))] = False
    side_chat: Annotated[bool, TABLE] = True
    leaver_bot: Annotated[Literal["sensible", "random"], TABLE] = "sensible"
    dice: Literal["mild", "harsh"] = "mild"
    longsword: Literal["two", "three"] = "two"
    adrenaline: Literal["one", "four"] = "one"
    firecracker: Literal["extra", "special"] = "extra"
    limestone_is_weapon: bool = False
    herbs_for_others: bool = True
    kit_anywhere: bool = False
    meticulous: bool = True
    fear_hidden: bool = False
    hand_size_hidden: bool = False
    rescue_hidden: bool = False
    discards_open: bool = False
    pair_answered_apart: bool = False
    unlock_discards_old: bool = False
    rage_must_repeat: bool = False
    traps_reset_marked: bool = False
    chest_chosen: bool = False

    @property
    def faces(self) -> tuple[int, ...]:
        """The six faces of a defence die; sources differ."""
        return (0, 1, 1, 1, 1, 3) if self.dice == "mild" else (0, 0, 1, 1, 1, 3)


OPTIONS = options_of(Rules)
