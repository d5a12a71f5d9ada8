"""What a question means now, computed from the seat's own view, so it reveals nothing else (core/explain.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from stolik.core.explain import Explanation, Say
from stolik.core.question import Question
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.planet import NAMES
from stolik.games.not_alone.content.words import (
    ARTEMIA_TOKEN,
    CREATURE_TOKEN,
    DONE,
    DRAW,
    GIVE_UP,
    LOSE_WILL,
    NOTHING,
    PASS,
    POWER,
    RESIST,
    TAKE_BACK,
    TARGET_TOKEN,
    Phase,
)
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView

AT_THE_TARGET = frozenset({"hunt:clone", "hunt:mirage", "hunt:scream", "hunt:toxin"})
"""The cards that say what the Target token does."""

Told = Mapping[str, Say]
"""A sentence for each option that has one, by its reference."""


def explain(view: NotAloneView, question: Question[Any]) -> Explanation:
    """Everything that is said beside a question to a seat with this view."""
    refs = [option.ref for option in question.options]  # type: ignore[attr-defined]
    ask = _ASK[question.kind](view, refs) if question.kind in _ASK else None
    does = _DOES[question.kind](view, question.about, refs) if question.kind in _DOES else {}
    warn = _WARN[question.kind](view, refs) if question.kind in _WARN else {}
    return Explanation(ask=ask, does=_offered(does, refs), warn=_offered(warn, refs))


def _offered(told: Told, refs: list[str]) -> dict[str, Say]:
    return {ref: told[ref] for ref in refs if ref in told}


def _say(id: str, **args: Any) -> Say:
    return Say(id, args)


def _me(view: NotAloneView) -> HuntedView:
    return next(hunted for hunted in view.hunted if hunted.seat == view.seat)


def _seats(hunted: Iterable[HuntedView]) -> list[str]:
    return [f"seat:{one.seat}" for one in hunted]


def _number(ref: str) -> int:
    return int(ref.partition(":")[2])


def _places(numbers: Iterable[int]) -> list[str]:
    return [f"place:{number}" for number in numbers]


def _of_kind(refs: list[str], *kinds: str) -> list[str]:
    return [ref for ref in refs if ref.partition(":")[0] in kinds]


# The question


def _ask_play(view: NotAloneView, refs: list[str]) -> Say:
    """Why the seat is asked: which cards it can play, after what, and whether others have played."""
    cards = [ref for ref in refs if ref != PASS.ref]
    others = [f"seat:{one.seat}" for one in view.hunted if one.survival_played and one.seat != view.seat]
    if view.hunt_played and view.seat:
        others.insert(0, "seat:0")
    when = _moment(view)
    if not cards:
        return _say("ask-play-nothing", when=when)
    if others:
        return _say("ask-play-after", when=when, cards=cards, names=others)
    return _say("ask-play-cards", when=when, cards=cards)


def _moment(view: NotAloneView) -> str:
    if view.phase == Phase.EXPLORATION:
        return "laid" if any(one.laid_count for one in view.hunted) else "before"
    return {Phase.HUNTING: "hunted", Phase.RECKONING: "revealed"}.get(Phase(view.phase), "end")


def _ask_lay(view: NotAloneView, refs: list[str]) -> Say | None:
    me = _me(view)
    if not _of_kind(refs, "place"):
        return _say("ask-lay-none")
    if me.lays in ("river", "artefact"):
        return _say(f"ask-lay-{me.lays}", nth=me.laid_count + 1)
    return _say("ask-lay-newcomer") if view.turn == 1 else None


def _ask_announce(view: NotAloneView, refs: list[str]) -> Say | None:
    if PASS.ref not in refs:
        return _say("ask-announce-must")
    others = _seats(one for one in view.hunted if one.resisted and one.seat != view.seat)
    return _say("ask-announce-after", names=others) if others else None


def _ask_hunt(view: NotAloneView, refs: list[str]) -> Say:
    cards, tokens = _of_kind(refs, "hunt"), _of_kind(refs, "token")
    if cards and tokens:
        return _say("ask-hunt-both", plays=view.creature.plays_left, tokens=tokens)
    if tokens:
        return _say("ask-hunt-tokens", tokens=tokens)
    return _say("ask-hunt-cards", plays=view.creature.plays_left) if cards else _say("ask-hunt-done")


_ASK: Mapping[str, Callable[[NotAloneView, list[str]], Say | None]] = {
    "play": _ask_play,
    "announce": _ask_announce,
    "lay": _ask_lay,
    "hunt": _ask_hunt,
}


# What an answer does


def _powers(view: NotAloneView) -> dict[str, Say]:
    """What each Place would do for this Hunted as the table stands, by the Place's reference."""
    me = _me(view)
    discarded = me.discard_size
    wounded = _seats(one for one in view.hunted if one.will < WILL)
    new = [place for place, left in enumerate(view.reserve, start=6) if left and place not in me.owned]
    says = {
        "lair": _say("does-use-lair", count=discarded),
        "jungle": _say("does-use-jungle", count=discarded),
        "river": _say("does-use-river"),
        "beach": _say("does-use-beach-marked", left=view.rescue - 1) if view.beach_marker else _say("does-use-beach"),
        "rover": _say("does-use-rover", places=_places(new)),
        "swamp": _say("does-use-swamp", count=discarded),
        "shelter": _say("does-use-shelter"),
        "wreck": _say("does-use-wreck", left=view.rescue - 1),
        "source": _say("does-use-source-wounded", names=wounded) if wounded else _say("does-use-source"),
        "artefact": _say("does-use-artefact"),
    }
    return {f"place:{number}": says[name] for number, name in enumerate(NAMES, start=1)}


def _does_use(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return _powers(view)


def _does_lay(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return {**_powers(view), **_does_announce(view, about, refs)}


def _does_announce(view: NotAloneView, about: str, refs: list[str]) -> Told:
    me = _me(view)
    back = min(2, me.discard_size)
    return {
        PASS.ref: _say("does-announce-nothing"),
        RESIST.ref: _say("does-resist", will=me.will - 1, count=back),
        GIVE_UP.ref: _say("does-give_up", count=me.discard_size, left=view.assimilation - 1),
    }


def _does_act(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return {
        POWER.ref: _powers(view)[about],
        TAKE_BACK.ref: _say("does-take_back", count=_me(view).discard_size),
        "survival:drone": _powers(view)["place:5"],
    }


def _does_hunt(view: NotAloneView, about: str, refs: list[str]) -> Told:
    told = {
        CREATURE_TOKEN.ref: _say("does-token-creature"),
        ARTEMIA_TOKEN.ref: _say("does-token-artemia"),
        TARGET_TOKEN.ref: _say("does-token-target", cards=[e.card for e in view.effects if e.card in AT_THE_TARGET]),
        DONE.ref: _say("does-done"),
    }
    return {**told, **_does_play(view, about, refs)}


def _does_play(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return {"hunt:flashback": _say("does-flashback", card=view.hunt_discard[-1])} if view.hunt_discard else {}


def _does_place_token(view: NotAloneView, about: str, refs: list[str]) -> Told:
    """The Hunted who may be there; the Lair costs more."""
    kind = about.partition(":")[2]
    told = {}
    for ref in refs:
        here = _may_be_at(view, _number(ref))
        if here:
            lair = "-lair" if (kind, ref) == ("creature", "place:1") else ""
            told[ref] = _say(f"does-place-{kind}{lair}", names=here)
        else:
            told[ref] = _say("does-place-nobody")
    return told


def _may_be_at(view: NotAloneView, place: int) -> list[str]:
    """The Hunted who may have laid that Place, as far as this seat knows."""
    return _seats(one for one in view.hunted if one.laid_count and (one.may_lie is None or place in one.may_lie))


def _does_target_seat(view: NotAloneView, about: str, refs: list[str]) -> Told:
    card = about.partition(":")[2]
    told = {}
    for one in view.hunted:
        ref = f"seat:{one.seat}"
        if card == "anticipation":
            told[ref] = _say("does-name-anticipation", name=ref)
        elif card in ("ascendancy", "phobia"):
            told[ref] = _say(f"does-name-{card}", name=ref, count=one.hand_size - 2)
        else:
            told[ref] = _say("does-name-detour", name=ref, places=_places(visit.place for visit in one.visits))
    return told


def _does_move_to(kind: str) -> Callable[[NotAloneView, str, list[str]], Told]:
    """Who is affected where the token goes, or loses the power of the Place."""

    def does(view: NotAloneView, about: str, refs: list[str]) -> Told:
        told = {}
        for ref in refs:
            here = _seats(one for one in view.hunted if any(visit.place == _number(ref) for visit in one.visits))
            told[ref] = _say(f"does-{kind}", names=here) if here else _say(f"does-{kind}-nobody")
        return told

    return does


def _does_detour(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return {ref: _say("does-detour", tokens=here) for ref in refs if (here := _tokens_at(view, ref))}


def _does_force_field(view: NotAloneView, about: str, refs: list[str]) -> Told:
    told = {}
    for ref in refs:
        holders = [one for one in view.hunted if one.may_hold is None or _number(ref) in one.may_hold]
        told[ref] = _say("does-force_field", names=_seats(holders))
    return told


def _does_source(view: NotAloneView, about: str, refs: list[str]) -> Told:
    told = {f"seat:{one.seat}": _say("does-heal", name=f"seat:{one.seat}", will=one.will + 1) for one in view.hunted}
    return told | {DRAW.ref: _say("does-draw")}


def _does_scream(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return {LOSE_WILL.ref: _say("does-lose_will", will=_me(view).will - 1)}


def _does_lair(view: NotAloneView, about: str, refs: list[str]) -> Told:
    return _powers(view) | {"word:recover_all": _say("does-recover_all", count=_me(view).discard_size)}


_DOES: Mapping[str, Callable[[NotAloneView, str, list[str]], Told]] = {
    "announce": _does_announce,
    "lay": _does_lay,
    "play": _does_play,
    "act": _does_act,
    "gate": _does_use,
    "lair": _does_lair,
    "hunt": _does_hunt,
    "place_token": _does_place_token,
    "place_token_second": _does_place_token,
    "target_seat": _does_target_seat,
    "cataclysm": _does_move_to("cataclysm"),
    "hologram_to": _does_move_to("hologram"),
    "wrong_track_to": _does_move_to("wrong_track"),
    "detour_to": _does_detour,
    "force_field": _does_force_field,
    "force_field_second": _does_force_field,
    "source": _does_source,
    "scream": _does_scream,
}


# The lasting cost of an answer


def _tokens_at(view: NotAloneView, ref: str) -> list[str]:
    lies = {CREATURE_TOKEN: view.creature_token, TARGET_TOKEN: view.target_token, ARTEMIA_TOKEN: view.artemia_token}
    return [token.ref for token, places in lies.items() if _number(ref) in places]


def _warn_announce(view: NotAloneView, refs: list[str]) -> Told:
    loses = view.assimilation == 1
    told = {GIVE_UP.ref: _say("warn-give_up-loses")} if loses else {}
    if _me(view).will == 1:
        told[RESIST.ref] = _say("warn-resist-loses" if loses else "warn-resist-last")
    return told


def _warn_hunt(view: NotAloneView, refs: list[str]) -> Told:
    tokens = _of_kind(refs, "token")
    if CREATURE_TOKEN.ref in tokens:
        return {DONE.ref: _say("warn-done-creature")}
    return {DONE.ref: _say("warn-done-tokens", tokens=tokens)} if tokens else {}


def _warn_act(view: NotAloneView, refs: list[str]) -> Told:
    return {NOTHING.ref: _say("warn-nothing")} if {POWER.ref, TAKE_BACK.ref} & set(refs) else {}


def _warn_walk_in(view: NotAloneView, refs: list[str]) -> Told:
    """Tokens at the Place the Hunted is about to choose."""
    return {ref: _say("warn-tokens", tokens=here) for ref in refs if (here := _tokens_at(view, ref))}


def _warn_scream(view: NotAloneView, refs: list[str]) -> Told:
    if _me(view).will > 1:
        return {}
    return {LOSE_WILL.ref: _say("warn-will-loses" if view.assimilation == 1 else "warn-will-last")}


_WARN: Mapping[str, Callable[[NotAloneView, list[str]], Told]] = {
    "announce": _warn_announce,
    "lay": _warn_announce,
    "hunt": _warn_hunt,
    "act": _warn_act,
    "keep": _warn_walk_in,
    "vortex_take": _warn_walk_in,
    "scream": _warn_scream,
}
