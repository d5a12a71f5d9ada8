"""Answers under attack: who defends first, and with what."""

from __future__ import annotations

from stolik.games.terrorscape.bots.cards import DEFENCE, LASTING
from stolik.games.terrorscape.bots.danger import Danger, armoury
from stolik.games.terrorscape.bots.odds import at_least
from stolik.games.terrorscape.content.numbers import DICE
from stolik.games.terrorscape.view.fields import SurvivorView


def first(people: list[SurvivorView], danger: Danger, strength: int) -> SurvivorView:
    """The Survivor to be attacked first. If it defends itself, the attack also ends for all after it."""
    return min(people, key=lambda s: _loss(s, [one for one in people if one is not s], danger, strength))


def _loss(s: SurvivorView, after: list[SurvivorView], danger: Danger, strength: int) -> float:
    failed = 1 - danger.defence(s, strength)
    if s.wounded:
        return failed
    rest = min((_loss(one, [two for two in after if two is not one], danger, strength) for one in after), default=0.0)
    return failed * min(1.0, danger.blow + rest)


def weapon(s: SurvivorView, options: list[str], danger: Danger, strength: int, added: int) -> str:
    """The option to defend with: the best chance, but items that are used up are saved if little is at stake."""
    stake = 1.0 if s.wounded else danger.blow
    dice = DICE - (s.fear or 0)
    known = armoury(s)
    values = {}
    for ref in options:
        more = known.get("" if ref == "word:none" else ref, DEFENCE.get(ref, 0)) + added
        price = 0.0 if ref == "word:none" or ref in LASTING else 0.02 + 0.02 * DEFENCE.get(ref, 0) * (not s.wounded) / 2
        values[ref] = stake * at_least(strength - more, dice) - price
    return max(values, key=lambda ref: values[ref])
