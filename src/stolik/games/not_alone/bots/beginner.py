"""Beginners: they weigh what each Place and card brings now, and do not ask what the other side expects of them."""

from __future__ import annotations

from stolik.core.choosing import draw
from stolik.games.not_alone.bots import refs
from stolik.games.not_alone.bots.creature import SensibleCreature
from stolik.games.not_alone.bots.hunted import Moment, SensibleHunted
from stolik.games.not_alone.bots.mix import Solution
from stolik.games.not_alone.bots.sight import Sight
from stolik.games.not_alone.bots.worth import Prices, lying

PLAIN = 0.2
"""What a Place is worth to a beginner besides what it brings, in Assimilation steps."""


class BeginnerCreature(SensibleCreature):
    """Expects each Hunted at any of its Places alike and waits where it would get most."""

    def _foresee(self, view: Sight, prices: Prices) -> Solution:
        hunted = []
        prey: dict[int, float] = {}
        for h in view.hunted:
            places = lying(h)
            hunted.append({p: 1 / len(places) for p in places})
            for p in places:
                worth = PLAIN + prices.gain(h, p, max(0, len(places) - 1))
                prey[p] = prey.get(p, 0.0) + worth / len(places)
        whole = sum(prey.values())
        return Solution({p: worth / whole for p, worth in prey.items()}, tuple(hunted))


class BeginnerHunted(SensibleHunted):
    """Goes where it gets most, by lot in proportion; resists with its last Place."""

    def _lay_place(self, m: Moment, playable: list[int]) -> str:
        return refs.place(draw({p: PLAIN + m.gain(p) for p in playable}, self.rng))

    def _regroup(self, m: Moment, hand: int) -> str:
        small = hand - (m.mine.lays != "")
        if "word:resist" in m.refs and m.mine.will > 1 and small < 2:
            return "word:resist"
        return "word:give_up" if "word:give_up" in m.refs and small < 1 else ""
