"""What the Killer is asked in his phase."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.explain import Explanation, Say
from stolik.games.terrorscape.content.killers import SKILLS
from stolik.games.terrorscape.content.words import Stage
from stolik.games.terrorscape.view.explain.sight import (
    DEADLY_FEAR,
    blocked_between,
    say,
    steps_of_killer,
    survivor_of,
)
from stolik.games.terrorscape.view.observe import TerrorscapeView

END = "word:end"
_SKILLS = {skill.ref: skill for skill in SKILLS}


def _prowl(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    """What of the phase is still open: fast skills, then a special one or two actions, then a slow one."""
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
    return None


def _prowl_warns(view: TerrorscapeView, ref: str) -> Say | None:
    """What is given up by going on; it cannot be had back in this phase."""
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
        return say("does-frighten-cry" if survivor_of(view, ref).fear == DEADLY_FEAR else "does-frighten")

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
