"""Terrorscape (Jeffrey CCH, 2023): a Killer stalks three Survivors through an old house, behind a screen."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path

import msgspec

from stolik.core.cards import tally
from stolik.core.chance import Chance
from stolik.core.game import Content, Game, drawn_by
from stolik.core.in_advance import InAdvance
from stolik.core.options import Alone, OptionValue
from stolik.core.question import Option
from stolik.games.terrorscape.bots import beginner, believed, sensible
from stolik.games.terrorscape.content.items import ITEMS
from stolik.games.terrorscape.content.killers import KILLERS, SKILLS
from stolik.games.terrorscape.content.names import KINDS, LOG_IDS, VIEW_WORDS
from stolik.games.terrorscape.content.options import OPTIONS, Rules
from stolik.games.terrorscape.content.plans import PLANS
from stolik.games.terrorscape.content.rooms import MAPS, ZONES
from stolik.games.terrorscape.content.survivors import SURVIVORS
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, SURVIVOR_TRAITS
from stolik.games.terrorscape.content.words import ACTIONS, BEAR, NET, NO, NONE, REFUSE, SKULL, WORDS
from stolik.games.terrorscape.deals.deal import deal
from stolik.games.terrorscape.rules.ahead import plan
from stolik.games.terrorscape.rules.flow import FLOW
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.view.explain import explain
from stolik.games.terrorscape.view.observe import observe
from stolik.games.terrorscape.view.recall import recall
from stolik.games.terrorscape.view.resample import resample, resample_like


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> Terrorscape:
    """The table before the Killer is chosen."""
    return Terrorscape.start(players, msgspec.convert(options, Rules), rng)


def conserved(g: Terrorscape) -> Hashable:
    """All item cards, wherever they are; all skill cards; and whether any card is in two places."""
    items = [*g.items, *g.keys, g.pile, g.offer, g.discovery.cards, g.search.cards, g.chest_cards]
    if g.cast:
        items += [
            survivor.starts_with.cards for survivor in SURVIVORS if survivor.starts_with and survivor not in g.cast
        ]
    else:
        items += [survivor.starts_with.cards for survivor in SURVIVORS if survivor.starts_with]
    skills = [g.hand, g.deck.cards, g.discard, g.locked, g.resolving] if g.killer else [(1 << 13) - 1]
    return tally(items), tally(skills)


def roles(players: int) -> tuple[str, ...]:
    return ("killer", *["survivors"] * (players - 1))


def teams(players: int) -> tuple[int, ...]:
    """The Killer is one team, everybody else the other."""
    return (0, *[1] * (players - 1))


_TRAPS = (NET, SKULL, BEAR)
_ROOMS = tuple(room for map in MAPS for room in map.rooms)
_DOORS = tuple(door for map in MAPS for door in map.doors)
_NAMED: tuple[Option, ...] = (
    *KILLERS, *SKILLS, *SURVIVORS, *ITEMS, *SURVIVOR_TRAITS, *KILLER_TRAITS, *PLANS, *_ROOMS, *_DOORS, *ZONES, *ACTIONS,
    *WORDS, *_TRAPS,
)  # fmt: skip

_TRIO = ["anna", "marco", "johnson"]
_SEVEN_DOORS = ["B1_B2", "B1_R1", "B2_B3", "B2_B5", "B2_R1", "B3_B4", "B4_G5"]
RARE_DEALS = (
    {
        "map": "mansion", "killer": "butcher", "survivors": _TRIO, "blocks": _SEVEN_DOORS, "phase": 2,
        "hand": ["barricade", "madness"],
    },
    {"killer": "spectre", "survivors": _TRIO, "keys": 5},
    {"killer": "murderer", "survivors": _TRIO, "rescue": 1},
    {"killer": "butcher", "survivors": _TRIO, "survivor:anna": {"keys": 3}},
    {"killer": "butcher", "survivors": _TRIO, "plans": {"ambush": 2, "buzzer": 0}},
    {"killer": "butcher", "survivors": _TRIO, "round": 4, "plans": {"buzzer": True}, "buzzer": "B1"},
    {
        "map": "mansion", "killer": "spectre", "survivors": _TRIO, "plans": {"rocket_launcher": 4}, "killer_room": "R2",
    },
    {
        "map": "mansion", "killer": "butcher", "survivors": _TRIO, "plans": {"tunnels_investigation": 3},
        "survivor:anna": {"room": "B1"},
    },
)  # fmt: skip
"""Deals from which random games reach rare content."""


GAME = Game(
    id="terrorscape",
    version=3,
    players=(2, 4),
    flow=FLOW,
    new=new,
    deal=deal,
    observe=observe,
    explain=explain,
    resample=resample,
    belief=believed,
    resample_like=resample_like,
    recall=recall,
    conserved=conserved,
    max_answers=lambda players: 6000,
    roles=roles,
    teams=teams,
    plan=plan,
    options=OPTIONS,
    daily=(Alone("killer", 2), Alone("survivors", 2, seat=1)),
    content={
        "maps": tuple(Content(map.ref) for map in MAPS),
        "killers": tuple(Content(killer.ref) for killer in KILLERS),
        "survivors": tuple(Content(survivor.ref) for survivor in SURVIVORS),
        "items": tuple(Content(item.ref) for item in ITEMS),
        "skills": tuple(Content(skill.ref) for skill in SKILLS),
        "traits": tuple(Content(trait.ref) for trait in (*SURVIVOR_TRAITS, *KILLER_TRAITS)),
        "plans": tuple(Content(plan.ref) for plan in PLANS),
    },
    kinds=KINDS,
    log_ids=LOG_IDS,
    view_words=VIEW_WORDS,
    later_words=("token:trap",),
    refs=frozenset(named.ref for named in _NAMED),
    things=(*MAPS, *_NAMED),
    reasons=frozenset({"killed", "two_killed", "darkness", "escaped", "rescued", "struck_back"}),
    derivable={
        "hunter_traps.length": "each trap is sprung before all",
        "hunter_traps.trap": "each trap is sprung before all",
    },
    disclosures={
        "defends_with": "who defends shows the item",
        "skill_unlocked": "which skill each Killer unlocks is printed on his sheet",
        "trap_sprung": "a trap that is sprung is turned up; another of its kind may still lie elsewhere",
    },
    rare_deals=RARE_DEALS,
    in_advance=InAdvance(
        passes={
            **dict.fromkeys(("killer_start", "killer_end", "sense_follow"), NONE.ref),
            **dict.fromkeys(("whizz_search", "silence", "heroic"), NO.ref),
            "swap_agree": REFUSE.ref,
        },
        spans={"phase": ("round", "phase"), "round": ("round",)},
        events=frozenset({"attacked", "found", "level_up", "reappeared", "wounded"}),
    ),
    bots={"beginner": beginner, "sensible": sensible},
    terminal=drawn_by("stolik.games.terrorscape.terminal"),
    folder=Path(__file__).parent,
)

__all__ = ["GAME"]
