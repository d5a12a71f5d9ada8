"""Things other than Places and cards: words, tokens, board sides; names of phases and steps."""

from __future__ import annotations

from enum import IntEnum

from stolik.core.question import SEATS, Named

CREATURE = SEATS[0]

PASS = Named("word:pass")
DONE = Named("word:done")
RESIST = Named("word:resist")
GIVE_UP = Named("word:give_up")
POWER = Named("word:power")
TAKE_BACK = Named("word:take_back")
NOTHING = Named("word:nothing")
LATER = Named("word:later")
RECOVER_ALL = Named("word:recover_all")
DRAW = Named("word:draw")
LOSE_WILL = Named("word:lose_will")
DISCARD_TWO = Named("word:discard_two")
PLAYED_CARD = Named("word:played_card")
WORDS = (
    PASS, DONE, RESIST, GIVE_UP, POWER, TAKE_BACK, NOTHING, LATER, RECOVER_ALL, DRAW, LOSE_WILL, DISCARD_TWO,
    PLAYED_CARD,
)  # fmt: skip

CREATURE_TOKEN = Named("token:creature")
TARGET_TOKEN = Named("token:target")
ARTEMIA_TOKEN = Named("token:artemia")
TOKENS = (CREATURE_TOKEN, TARGET_TOKEN, ARTEMIA_TOKEN)

SIDE_A = Named("side:a")
SIDE_B = Named("side:b")
SYMBOLS = {"": (), "a": (6, 5, 4, 3, 2, 1), "b": (11, 9, 7, 5, 3, 1)}
"""By board side: Rescue spaces with an Artemia symbol, as the number of steps to the star."""


class Phase(IntEnum):
    """The phases of a turn."""

    SETUP = 0
    EXPLORATION = 1
    HUNTING = 2
    RECKONING = 3
    END_OF_TURN = 4


class Step:
    """The names of the steps; flow.py has the table."""

    CHOOSE_SIDE = "choose_side"
    BEGIN_TURN = "begin_turn"
    ANNOUNCE = "announce"
    REGROUP = "regroup"
    RETAKE = "retake"
    LAY = "lay"
    COMMITTED = "committed"
    HUNT = "hunt"
    KEEP = "keep"
    REVEAL = "reveal"
    ACT = "act"
    KEEP_DRAWN = "keep_drawn"
    TARGET = "target"
    ARTEMIA = "artemia"
    CREATURE = "creature"
    END_OF_TURN = "end_of_turn"
    CLEAN_UP = "clean_up"
    WINDOW = "window"
    DECLARED = "declared"
    RESOLVE_HUNT = "resolve_hunt"
    RESOLVE_SURVIVAL = "resolve_survival"
    LAY_AHEAD = "lay_ahead"
    ACT_AHEAD = "act_ahead"
    HUNT_AHEAD = "hunt_ahead"


class Stage(IntEnum):
    """The stages of the Reckoning."""

    FREE = 0
    TARGET = 1
    ARTEMIA = 2
    CREATURE = 3
