"""Things other than rooms and cards: words and actions; names of phases and stages."""

from __future__ import annotations

from enum import IntEnum

from stolik.core.question import SEATS, Named

KILLER = SEATS[0]

END = Named("word:end")
NONE = Named("word:none")
STOP = Named("word:stop")
NO = Named("word:no")
DISCARD = Named("word:discard")
NOTHING = Named("word:nothing")
AGREE = Named("word:agree")
REFUSE = Named("word:refuse")
SUFFER = Named("word:suffer")
STAY = Named("word:stay")
WOUND = Named("word:wound")
AGAIN = Named("word:again")
FIGHT = Named("word:fight")
SENSE_MODE = Named("word:sense")
STEALTH_MODE = Named("word:stealth")
SEARCH_NOW = Named("word:search")
WORDS = (
    END, NONE, STOP, NO, DISCARD, NOTHING, AGREE, REFUSE, SUFFER, STAY, WOUND, AGAIN, FIGHT, SENSE_MODE, STEALTH_MODE,
    SEARCH_NOW,
)  # fmt: skip

CALM = Named("action:calm")
REPAIR = Named("action:repair")
SEARCH = Named("action:search")
SPRINT = Named("action:sprint")
PASSAGE = Named("action:passage")
EQUIP = Named("action:equip")
SWAP = Named("action:swap")
SEARCH_ROOM = Named("action:search_room")
CHEST = Named("action:chest")
SUITCASE = Named("action:suitcase")
LOOT = Named("action:loot")
ACTIONS = (CALM, REPAIR, SEARCH, SPRINT, PASSAGE, EQUIP, SWAP, SEARCH_ROOM, CHEST, SUITCASE, LOOT)

NET = Named("trap:net")
SKULL = Named("trap:skull")
BEAR = Named("trap:bear")
HUNTER_TRAPS = (NET, NET, SKULL, BEAR)
"""The Huntress's four traps."""


class Phase(IntEnum):
    """The phases of a round."""

    SETUP = 0
    SURVIVORS = 1
    KILLER = 2


class Stage(IntEnum):
    """The stages of the Killer's phase: fast skills, then a special skill or standard actions, then a slow skill."""

    FAST = 0
    ACTIONS = 1
    SLOW = 2
