"""What Survivors are asked apart from the turn itself: targets, cards found, swaps, the discovery, plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.core.explain import Explanation, Say
from stolik.games.terrorscape.content.numbers import BACKPACK
from stolik.games.terrorscape.view.explain.sight import FAR, killer_seen_in, say, steps_on_foot, survivor_of
from stolik.games.terrorscape.view.fields import TerrorscapeView

KEY = "item:key"
DISCARD = "word:discard"
SPRINT = "action:sprint"
BURST = "trait:burst_of_speed"
JOHNSON = "survivor:johnson"


def _each(tell: Callable[[str], Say], options: Sequence[str], *families: str) -> dict[str, Say]:
    """The same kind of sentence for every option of some families."""
    return {ref: tell(ref) for ref in options if ref.split(":")[0] in families}


def _run_to(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    assert view.actor is not None
    one = survivor_of(view, view.actor)

    def run(ref: str) -> Say:
        steps = steps_on_foot(view, one.room or "", ref)
        loud = {SPRINT: "does-run-noise_there", BURST: "does-run-noise_here"}.get(about, "does-run")
        return say(loud, survivor=one.survivor, steps=steps)

    return Explanation(does=_each(run, options, "room"), warn=_into_the_killer(view, options))


def _into_the_killer(view: TerrorscapeView, options: Sequence[str]) -> dict[str, Say]:
    return {ref: say("warn-walk-killer") for ref in options if ref.startswith("room:") and killer_seen_in(view, ref)}


def _follow(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    one = survivor_of(view, about)
    does = _each(
        lambda ref: say("does-run", survivor=about, steps=min(FAR, steps_on_foot(view, one.room or "", ref))),
        options,
        "room",
    )
    return Explanation(does=does, warn=_into_the_killer(view, options))


def _passage_to(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    does = _each(lambda ref: say("does-come_out", survivor=view.actor), options, "room")
    return Explanation(does=does, warn=_into_the_killer(view, options))


def _noise(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: say("does-noise"), options, "room"))


def _clear(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: say("does-clear"), options, "door"))


def _judicious(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_clear(view, about, options).does | _noise(view, about, options).does)


def _heal(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    def heal(ref: str) -> Say:
        return say("does-heal" if survivor_of(view, ref).wounded else "does-soothe", survivor=ref)

    return Explanation(does=_each(heal, options, "survivor"))


def _keep(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    """Keeping or discarding one card, or keeping one of two. A Key goes to the rack; a discarded Key is lost."""
    items = [ref for ref in options if ref.startswith("item:")]
    does = {ref: _kept(view, about, ref) for ref in items}
    lost = say("warn-key_lost")
    if DISCARD in options:
        return Explanation(does=does, warn={DISCARD: lost} if KEY in items else {})
    return Explanation(does=does, warn={ref: lost for ref in items if KEY in items and ref != KEY})


def _kept(view: TerrorscapeView, about: str, ref: str) -> Say:
    if ref == KEY:
        return say("does-keep-key", keys=view.keys + 1, needed=view.keys_needed)
    held = len(survivor_of(view, about).items or ())
    if held < BACKPACK or about == JOHNSON:
        return say("does-keep", survivor=about, held=held + 1)
    return say("does-keep-full", survivor=about)


def _drop(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: say("does-drop"), options, "item"))


def _equip(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: _kept(view, view.actor or "", ref), options, "item"))


def _give(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: say("does-give", survivor=view.actor, other=about), options, "item"))


def _take(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: say("does-give", survivor=about, other=view.actor), options, "item"))


def _discoverer(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    does = _each(
        lambda ref: say("does-discover", room=survivor_of(view, ref).room, left=view.discovery_left),
        options,
        "survivor",
    )
    return Explanation(does=does)


def _intel(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    return Explanation(does=_each(lambda ref: say("does-intel", room=survivor_of(view, ref).room), options, "survivor"))


def _plan(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    done = {plan.plan: plan.done for plan in view.plans or ()}
    steps = {plan.plan: len(plan.steps) for plan in view.plans or ()}
    does = {
        ref: say("does-plan-last" if done[ref] + 1 == steps[ref] else "does-plan", done=done[ref] + 1, steps=steps[ref])
        for ref in options
        if ref in done
    }
    lost = {
        ref: say("warn-plan_lost", plan=other)
        for ref in does
        for other, progress in done.items()
        if other != ref and progress
    }
    return Explanation(does=does, warn=lost)


SURVIVORS = {
    "run_to": _run_to,
    "follow": _follow,
    "passage_to": _passage_to,
    "noise_where": _noise,
    "which_door": _clear,
    "judicious": _judicious,
    "heal_whom": _heal,
    "keep": _keep,
    "discovered": _keep,
    "drop": _drop,
    "equip": _equip,
    "swap_give": _give,
    "swap_take": _take,
    "discoverer": _discoverer,
    "intel": _intel,
    "plan": _plan,
}
