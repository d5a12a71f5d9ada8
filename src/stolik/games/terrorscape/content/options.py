"""What can be chosen before the game: variants, and the readings of unclear rules (RULES.md, rulings)."""

from __future__ import annotations

import msgspec

from stolik.core.game import GameOption

OPTIONS = (
    GameOption("map", "mansion", ("mansion", "cabin"), group="variant"),
    GameOption("feral_instincts", False, group="variant"),
    GameOption(
        "killer", "choose", ("choose", "butcher", "spectre", "murderer", "werewolf", "huntress"), group="variant"
    ),
    GameOption("difficulty", "none", ("none", "easy", "normal", "hard", "nightmare"), group="variant"),
    GameOption("survival_plan", False, group="variant"),
    GameOption("separate_ways", False, group="variant"),
    GameOption("side_chat", True, group="table"),
    GameOption("leaver_bot", "sensible", ("sensible", "random"), group="table"),
    GameOption("dice", "mild", ("mild", "harsh")),
    GameOption("longsword", "two", ("two", "three")),
    GameOption("adrenaline", "one", ("one", "four")),
    GameOption("firecracker", "extra", ("extra", "special")),
    GameOption("limestone_is_weapon", False),
    GameOption("herbs_for_others", True),
    GameOption("kit_anywhere", False),
    GameOption("meticulous", True),
    GameOption("fear_hidden", False),
    GameOption("hand_size_hidden", False),
    GameOption("rescue_hidden", False),
    GameOption("discards_open", False),
    GameOption("pair_answered_apart", False),
    GameOption("unlock_discards_old", False),
    GameOption("rage_must_repeat", False),
    GameOption("traps_reset_marked", False),
    GameOption("chest_chosen", False),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of one game, one field each; shared by all copies of its state."""

    map: str
    feral_instincts: bool
    killer: str
    difficulty: str
    survival_plan: bool
    separate_ways: bool
    side_chat: bool
    leaver_bot: str
    dice: str
    longsword: str
    adrenaline: str
    firecracker: str
    limestone_is_weapon: bool
    herbs_for_others: bool
    kit_anywhere: bool
    meticulous: bool
    fear_hidden: bool
    hand_size_hidden: bool
    rescue_hidden: bool
    discards_open: bool
    pair_answered_apart: bool
    unlock_discards_old: bool
    rage_must_repeat: bool
    traps_reset_marked: bool
    chest_chosen: bool

    @property
    def faces(self) -> tuple[int, ...]:
        """The six faces of a defence die; sources differ."""
        return (0, 1, 1, 1, 1, 3) if self.dice == "mild" else (0, 0, 1, 1, 1, 3)
