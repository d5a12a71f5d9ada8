"""What the Killer is asked in his phase."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.explain import Explanation, Say
from stolik.games.terrorscape.content.killers import SKILLS
from stolik.games.terrorscape.content.numbers import CHEAPER_SKILLS, FAST_CHAINSAW, MOST_FEAR
from stolik.games.terrorscape.content.skills import REST_OF_HAND, Skill
from stolik.games.terrorscape.content.words import Stage
from stolik.games.terrorscape.view.explain.sight import (
    blocked_between,
    say,
    steps_of_killer,
    survivor_of,
)
from stolik.games.terrorscape.view.fields import TerrorscapeView

END = "word:end"
HUNTRESS = "killer:huntress"
CHAINSAW = "skill:revving_chainsaw"
ENTRAPMENT = "trait:insidious_entrapment"
OF_THE_FRIGHTENED = {"skill:trail", "skill:life_drain"}
_SAID = {"skill:sense": "does-sense-skill"}
_SKILLS = {skill.ref: skill for skill in SKILLS}


def _prowl(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    """What is left of the phase: fast skills, then a special one or two actions, then a slow one."""
    does = {ref: told for ref in options if (told := _prowl_does(view, ref)) is not None}
    warn = {ref: told for ref in options if (told := _prowl_warns(view, ref)) is not None}
    return Explanation(_prowl_asks(view, options), does, warn)


def _prowl_asks(view: TerrorscapeView, options: Sequence[str]) -> Say:
    if list(options) == [END]:
        return say("ask-prowl-over")
    if view.stage == Stage.FAST:
        return say("ask-prowl-fast" if any(ref.startswith("skill:") for ref in options) else "ask-prowl-no_skill")
    if view.stage == Stage.ACTIONS:
        return say("ask-prowl-actions", left=view.actions_left)
    return say("ask-prowl-slow")


def _prowl_does(view: TerrorscapeView, ref: str) -> Say | None:
    if ref.startswith("room:"):
        door = blocked_between(view, view.killer_room, ref)
        return say("does-step-break" if door else "does-step", left=view.actions_left - 1)
    if ref == "action:search_room":
        return say("does-search_here", room=view.killer_room, left=view.actions_left - 1)
    if ref == ENTRAPMENT:
        return say("does-insidious_entrapment")
    return _skill(view, ref) if ref in _SKILLS else None


def _skill(view: TerrorscapeView, ref: str) -> Say | None:
    """What a skill does if it is played now, and what it costs."""
    skill, fears = _SKILLS[ref], [one.fear for one in view.survivors if one.alive]
    if ref in OF_THE_FRIGHTENED and None in fears:
        return None
    chainsaw = ref == CHAINSAW and view.level >= FAST_CHAINSAW
    return say(
        _SAID.get(ref, f"does-{ref.split(':')[1]}"),
        cost=_cost(view, skill),
        instead=int(skill.special and view.stage == Stage.FAST and not chainsaw),
        fast=int(view.stage == Stage.FAST),
        strength=view.strength,
        room=view.killer_room,
        count=sum(bool(fear) for fear in fears),
    )


def _cost(view: TerrorscapeView, skill: Skill) -> int:
    """The number of other cards from the hand that the skill costs."""
    if skill.cost == REST_OF_HAND:
        return len(view.hand or ()) - 1
    cheaper = view.killer == HUNTRESS and view.level >= CHEAPER_SKILLS
    return max(0, skill.cost - cheaper)


def _prowl_warns(view: TerrorscapeView, ref: str) -> Say | None:
    """What the Killer gives up for the rest of the phase by going on."""
    if ref == END:
        return say("warn-end-actions", left=view.actions_left) if view.stage < Stage.SLOW else None
    if not ref.startswith("skill:"):
        return say("warn-no_more_fast") if view.stage == Stage.FAST and _fast_in_hand(view) else None
    skill = _SKILLS[ref]
    if skill.slow and not skill.fast and view.stage < Stage.SLOW:
        return say("warn-actions_lost", left=view.actions_left)
    return None


def _fast_in_hand(view: TerrorscapeView) -> bool:
    return any(_SKILLS[ref].fast and _SKILLS[ref].cost < len(view.hand or ()) for ref in view.hand or ())


def _move_to(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    does = {
        ref: say("does-go-break" if blocked_between(view, view.killer_room, ref) else "does-go")
        for ref in options
        if ref.startswith("room:")
    }
    return Explanation(does=does)


def _stealth_to(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-creep", steps=steps_of_killer(view, ref)) for ref in options})


def _pay(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-pay") for ref in options})


def _sense(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-sense") for ref in options})


def _sense_second(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-sense-pair", room=about) for ref in options})


def _block(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    def told(ref: str) -> Say:
        return say("does-block-again") if ref in view.blocks else say("does-block", left=max(0, view.blocks_left - 1))

    return Explanation(does={ref: told(ref) for ref in options if ref.startswith("door:")})


def _unblock(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-take_block") for ref in options})


def _frighten(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    def told(ref: str) -> Say:
        return say("does-frighten-cry" if survivor_of(view, ref).fear == MOST_FEAR else "does-frighten")

    return Explanation(does={ref: told(ref) for ref in options})


def _distance(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-measure", room=view.killer_room) for ref in options})


def _lay(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does={ref: say("does-lay", trap=about) for ref in options})


KILLER = {
    "prowl": _prowl,
    "move_to": _move_to,
    "stealth_to": _stealth_to,
    "pay": _pay,
    "overdrawn": _pay,
    "sense_zone": _sense,
    "sense_room": _sense,
    "sense_second": _sense_second,
    "block": _block,
    "unblock": _unblock,
    "frighten": _frighten,
    "distance": _distance,
    "hunter_trap": _lay,
}
