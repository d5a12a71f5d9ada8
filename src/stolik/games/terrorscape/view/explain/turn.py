"""A Survivor's turn: one main action, extra actions, swaps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.core.explain import Explanation, Say
from stolik.games.terrorscape.content.numbers import REPAIRS
from stolik.games.terrorscape.view.explain.sight import killer_seen_in, say, steps_on_foot, survivor_of
from stolik.games.terrorscape.view.fields import SurvivorView, TerrorscapeView

FLASHLIGHT = "item:flashlight"
JOHNSON = "survivor:johnson"
END = "word:end"
BUZZER = "plan:buzzer"
MORALE_BOOST = "trait:morale_boost"
COORDINATOR = "trait:coordinator"
PROGRESS = {"action:repair": 1, "item:toolbox": 2}


def turn(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    """What may still be done, what each choice does and whether it takes the main action."""
    one = survivor_of(view, about)
    does = {ref: told for ref in options if (told := _does(view, one, ref)) is not None}
    warn = {ref: told for ref in options if (told := _warns(view, one, ref, options)) is not None}
    return Explanation(_ask(view, one, options), does, warn)


def _ask(view: TerrorscapeView, one: SurvivorView, options: Sequence[str]) -> Say:
    if list(options) == [END]:
        return say("ask-turn-over")
    if view.main_done:
        return say("ask-turn-extra")
    if one.netted:
        return say("ask-turn-netted")
    if any(ref.startswith("survivor:") for ref in options):
        return say("ask-turn-first")
    return say("ask-turn-main")


def _does(view: TerrorscapeView, one: SurvivorView, ref: str) -> Say | None:
    family, name = ref.split(":")
    who = one.survivor
    if family == "room":
        assert one.room is not None
        return say("does-walk", survivor=who, steps=steps_on_foot(view, one.room, ref))
    if family == "door":
        return say("does-unblock", survivor=who)
    if family == "survivor":
        return say("does-wait", survivor=ref, other=who)
    if ref in PROGRESS:
        return _repair(view, one, ref)
    if ref == "action:search":
        return say("does-search", survivor=who, left=view.search_left)
    if ref == "action:passage":
        return say("does-passage-extra" if FLASHLIGHT in (one.items or ()) else "does-passage", survivor=who)
    if ref == MORALE_BOOST:
        return say("does-morale_boost", others=_others(view, one, lambda other: bool(other.fear)))
    if ref == COORDINATOR:
        return say("does-coordinator", others=_others(view, one, lambda other: other.room == one.room))
    if ref == BUZZER:
        return say("does-buzzer", room=view.buzzer) if view.buzzer else say("does-buzzer-lay", room=one.room)
    if ref in _TOLD:
        return say(f"does-{name}", survivor=who, room=one.room)
    return None


_TOLD = frozenset(
    {
        "action:calm", "action:sprint", "action:equip", "action:swap", "action:chest", "action:suitcase", "action:loot",
        "item:whiskey_bottle", "item:hatchet", "item:herbal_medicine", "item:medical_kit", "item:sedatives",
        "item:firecracker", "item:flashlight", "item:trap_parts", "item:camera", "item:adrenaline", "word:end",
        "trait:first_aid", "trait:sound_decoy", "trait:taunting_strategy", "trait:judicious_move",
        "trait:prompt_reaction", "trait:burst_of_speed",
        "plan:explosive_trap", "plan:diy_radio", "plan:site_study", "plan:tunnels_investigation", "plan:skeleton_key",
        "plan:mystic_herbs", "plan:ancient_chest",
    }
)  # fmt: skip
"""Options whose sentence needs only who acts, and where."""


def _others(view: TerrorscapeView, one: SurvivorView, which: Callable[[SurvivorView], bool]) -> tuple[str, ...]:
    """The other Survivors in play for whom a condition holds."""
    return tuple(other.survivor for other in view.survivors if other.alive and other is not one and which(other))


def _repair(view: TerrorscapeView, one: SurvivorView, ref: str) -> Say:
    assert view.repaired is not None
    more = PROGRESS[ref] + (ref == "item:toolbox" and one.survivor == JOHNSON)
    if view.repaired + more >= REPAIRS:
        return say("does-repair-last", survivor=one.survivor)
    return say("does-repair", survivor=one.survivor, done=view.repaired + more)


def _warns(view: TerrorscapeView, one: SurvivorView, ref: str, options: Sequence[str]) -> Say | None:
    if ref == END and not view.main_done and len(options) > 1:
        return say("warn-end-main")
    if ref.startswith("room:") and killer_seen_in(view, ref):
        return say("warn-walk-killer")
    return None
