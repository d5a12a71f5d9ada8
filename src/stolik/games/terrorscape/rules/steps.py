"""The names of the steps (flow.py has the table), and the agenda: what happens next, and what waits behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stolik.games.terrorscape.rules.state import Terrorscape

Entry = tuple[str, int]
"""A step and what it is about: a Survivor's slot, a number of steps or cards, a mask of rooms."""


class Step:
    """The names of the steps."""

    # Set-up
    CHOOSE_KILLER = "choose_killer"
    CHOOSE_SURVIVORS = "choose_survivors"
    DEAL_TRAITS = "deal_traits"
    KEEP_TRAIT = "keep_trait"
    KEEP_KILLER_TRAITS = "keep_killer_traits"
    SET_UP = "set_up"
    LAY_TRAP = "lay_trap"
    # Survivors' phase
    BEGIN_ROUND = "begin_round"
    NEXT_TURN = "next_turn"
    TURN = "turn"
    VIA = "via"
    ONWARD = "onward"
    SEARCH_LOCATION = "search_location"
    DRAW_SEARCH = "draw_search"
    KEEP = "keep"
    DROP = "drop"
    SWAP = "swap"
    SWAP_AGREE = "swap_agree"
    USE = "use"
    FOLLOW = "follow"
    NOISE_HERE = "noise_here"
    DISCOVERY = "discovery"
    DRAW_DISCOVERY = "draw_discovery"
    DISCOVERED = "discovered"
    SILENCE = "silence"
    PLAN = "plan"
    TELL_NOISE = "tell_noise"
    # Killer's phase
    BEGIN_KILLER = "begin_killer"
    REAPPEAR = "reappear"
    KILLER_START = "killer_start"
    PROWL = "prowl"
    HOW = "how"
    KILLER_END = "killer_end"
    PAY = "pay"
    DISCARD_SKILL = "discard_skill"
    END_ROUND = "end_round"
    # Effects of skills
    KILLER_MOVE = "killer_move"
    HUNT_NOISE = "hunt_noise"
    STEALTH = "stealth"
    SENSE_ZONE = "sense_zone"
    SENSE_RANGE = "sense_range"
    SENSE_PAIR = "sense_pair"
    SENSE_ROOM = "sense_room"
    SENSE_SEARCH_ROOMS = "sense_search_rooms"
    SENSE_FOLLOW = "sense_follow"
    SHOW_FRIGHTENED = "show_frightened"
    DISTANCE = "distance"
    FEAR = "fear"
    FEAR_RANGE = "fear_range"
    FEAR_PATH = "fear_path"
    FEAR_ALL = "fear_all"
    FEAR_ONE = "fear_one"
    OVERFLOW = "overflow"
    WOUND = "wound"
    WOUND_HERE = "wound_here"
    WOUND_FRIGHTENED = "wound_frightened"
    ELIMINATE_RANGE = "eliminate_range"
    STRENGTHEN = "strengthen"
    BLOCK = "block"
    BLOCK_ANYWHERE = "block_anywhere"
    BLOCK_ALL = "block_all"
    RAGE_AGAIN = "rage_again"
    WHIZZ_SEARCH = "whizz_search"
    AFTER_TRACKING = "after_tracking"
    BATED = "bated"
    # The skill deck
    DRAW = "draw"
    BURN = "burn"
    LEVEL_UP = "level_up"
    RESHUFFLE = "reshuffle"
    OVERDRAWN = "overdrawn"
    # Encounters
    SEARCH = "search"
    ENCOUNTER = "encounter"
    HEROIC = "heroic"
    OPENING_WOUND = "opening_wound"
    ATTACK = "attack"
    DEFENDER = "defender"
    DEFENCE = "defence"
    ROLL = "roll"
    ESCAPE = "escape"
    FLEE = "flee"
    RECOVER = "recover"


def push(g: Terrorscape, *entries: Entry) -> None:
    """Let `entries` happen next, in this order, before whatever waits."""
    g.agenda = g.agenda + entries[::-1]


def proceed(g: Terrorscape) -> str:
    """Go on with what comes next."""
    step, g.arg = g.agenda[-1]
    g.agenda = g.agenda[:-1]
    return step


def then(g: Terrorscape, *entries: Entry) -> str:
    """Let `entries` happen next, and go on."""
    g.agenda = g.agenda + entries[::-1]
    return proceed(g)
