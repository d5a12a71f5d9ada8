"""What is asked in an encounter: attack, defence, wounds, flight."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.explain import Explanation, Say
from stolik.games.terrorscape.content.items import ITEMS
from stolik.games.terrorscape.content.killers import SKILLS
from stolik.games.terrorscape.content.numbers import MOST_STRENGTH, OWN_KEYS_TO_ESCAPE
from stolik.games.terrorscape.view.explain.sight import dice_of, say, steps_on_foot, survivor_of
from stolik.games.terrorscape.view.fields import TerrorscapeView

NONE = "word:none"
STAY = "word:stay"
SUFFER = "word:suffer"
LONGSWORD = "item:longsword"
SILVER_BULLETS = "item:silver_bullets"
_ITEMS = {item.ref: item for item in ITEMS}
_SKILLS = {skill.ref: skill for skill in SKILLS}


def _attack(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    def told(ref: str) -> Say:
        more = _SKILLS[ref].attack if ref != NONE else 0
        return say("does-attack", strength=min(MOST_STRENGTH, view.strength + more))

    return Explanation(does={ref: told(ref) for ref in options})


def _defender(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    assert view.encounter is not None
    strength = view.encounter.strength
    does = {ref: say("does-face", strength=strength, dice=dice_of(survivor_of(view, ref))) for ref in options}
    hurt = [ref for ref in options if survivor_of(view, ref).wounded]
    return Explanation(does=does, warn={ref: _second_wound(view) for ref in hurt})


def _second_wound(view: TerrorscapeView) -> Say:
    """A second wound ends the game, except for the first Survivor eliminated in Separate Ways."""
    apart = view.keys_needed == OWN_KEYS_TO_ESCAPE
    fallen = any(not one.alive and not one.escaped for one in view.survivors)
    return say("warn-eliminated" if apart and not fallen else "warn-last_wound")


def _defence(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    """The odds of a number of dice against a strength."""
    assert view.encounter is not None
    one, strength = survivor_of(view, about), view.encounter.strength
    ask = say("ask-defence-last" if one.wounded else "ask-defence-odds", strength=strength, dice=dice_of(one))
    does = {ref: told for ref in options if (told := _defends(view, about, ref)) is not None}
    return Explanation(ask, does)


def _defends(view: TerrorscapeView, about: str, ref: str) -> Say | None:
    assert view.encounter is not None
    if ref == NONE:
        return say("does-bare_hands", strength=view.encounter.strength, dice=dice_of(survivor_of(view, about)))
    if ref in (LONGSWORD, SILVER_BULLETS) or ref not in _ITEMS:
        return None
    item = _ITEMS[ref]
    need = max(0, view.encounter.strength - item.defence)
    return say("does-defend-lasting" if item.lasting else "does-defend", value=item.defence, need=need)


def _amulet(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    last = {SUFFER: _second_wound(view)} if survivor_of(view, about).wounded else {}
    return Explanation(does={ref: say("does-amulet") for ref in options if ref != SUFFER}, warn=last)


def _flee(view: TerrorscapeView, about: str, options: Sequence[str]) -> Explanation:
    one = survivor_of(view, about)
    does = {
        ref: say("does-stay", survivor=about)
        if ref == STAY
        else say("does-flee", survivor=about, steps=steps_on_foot(view, one.room or "", ref))
        for ref in options
    }
    return Explanation(does=does)


ENCOUNTER = {"attack": _attack, "defender": _defender, "defence": _defence, "amulet": _amulet, "flee": _flee}
