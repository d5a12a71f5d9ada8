"""What can be chosen before the game: how it is set up, and contested rulings (rulings R1-R33 of the map of rules)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.core.options import VARIANT, Preset, When, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a table."""

    facilities: Annotated[Literal["random", "first_game"], VARIANT] = "random"
    """Where the secret locations are: at random, or as in a first game."""
    characters: Annotated[Literal["two", "draft", "all"], VARIANT] = "two"
    """Whether each player chooses one of two character boards, drafts some (ours), or all choose freely."""
    quick: Annotated[bool, VARIANT] = False
    """Ours: fewer rumours, one secret is enough, Sarcophagus cards have two paragraphs."""
    shared: Annotated[bool, VARIANT, When(players=(2, 4))] = False
    """Ours: all win or lose together, share what they have, and the emission comes sooner."""
    steady_hands: Annotated[bool, VARIANT] = False
    """Ours: once a game each player may draw another Sarcophagus card for 2 fatigue."""
    heir: Annotated[bool, VARIANT] = False
    """Ours: the next scavenger keeps all secrets and half the money."""
    hostile: Annotated[bool, VARIANT] = False
    """Ours: each emission also places a green and a yellow mutant where the Voice chooses."""
    open_events: Annotated[bool, VARIANT] = False
    """Ours: players see how a scene may end before they decide."""
    fatigue_min: Literal["one", "zero"] = "one"
    """R5: the lowest fatigue."""
    excess_emission: Literal["lost", "kept"] = "lost"
    """R8: what happens to steps beyond the last space of the emission track."""
    second_secret: Literal["discarded", "find"] = "discarded"
    """R13: whether a second secret of the same facility lets the scavenger take a find."""
    prices: Literal["protected", "bare"] = "protected"
    """R7: whether protection works against the damage of locks and of backfire."""
    last_rumour: Literal["lost", "played"] = "lost"
    """R11: whether the game is lost when the last rumour has been resolved, or when none can be drawn any more."""


OPTIONS = options_of(Rules)
PRESETS = (
    Preset("first", {"facilities": "first_game"}, (1, 4)),
    Preset("usual", {}, (1, 4)),
    Preset("quick", {"quick": True}, (1, 4)),
    Preset("together", {"shared": True}, (2, 4)),
    Preset("hard", {"hostile": True, "excess_emission": "kept"}, (1, 4)),
)
"""Good choices for a first, a usual, a short, a shared and a hard game."""
