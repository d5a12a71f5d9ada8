"""What can be chosen before the game: how it is set up, and contested rulings (rulings R1-R33 of the map of rules)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.core.options import VARIANT, Preset, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a table."""

    facilities: Annotated[Literal["random", "first_game"], VARIANT] = "random"
    """Where the secret locations lie: at random, or as in a first game."""
    characters: Annotated[Literal["two", "all"], VARIANT] = "two"
    """Whether each player chooses one of two character boards, or all choose freely."""
    hostile: Annotated[bool, VARIANT] = False
    """Ours: each emission also places a green and a yellow mutant where the Voice chooses."""
    fatigue_min: Literal["one", "zero"] = "one"
    """R5: the lowest fatigue."""
    excess_emission: Literal["lost", "kept"] = "lost"
    """R8: what becomes of steps beyond the last space of the emission track."""
    second_secret: Literal["discarded", "find"] = "discarded"
    """R13: whether a second secret of the same facility lets one take a find."""


OPTIONS = options_of(Rules)
PRESETS = (
    Preset("first", {"facilities": "first_game"}, (1, 4)),
    Preset("usual", {}, (1, 4)),
    Preset("hard", {"hostile": True, "excess_emission": "kept"}, (1, 4)),
)
"""Good choices for a first, a usual and a hard game."""
