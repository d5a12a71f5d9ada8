"""Beginner bots: they consider what Places and cards gain now, but not discards or what the other side expects."""

from __future__ import annotations

from stolik.core.choosing import draw
from stolik.games.not_alone.bots import refs
from stolik.games.not_alone.bots.creature import SensibleCreature
from stolik.games.not_alone.bots.hunt_cards import Hunt
from stolik.games.not_alone.bots.hunted import Moment, SensibleHunted
from stolik.games.not_alone.bots.mix import Solution
from stolik.games.not_alone.bots.worth import Prices
from stolik.games.not_alone.view.fields import NotAloneView

PLAIN = 0.2
"""What a beginner adds to the worth of every Place, in Assimilation steps."""
GREED = 3.0
"""A Hunted lays a Place with a probability in proportion to its worth to this power."""


class BeginnerCreature(SensibleCreature):
    """Expects each Hunted at any Place it owns, discarded or not, puts its token where that gains most, and saves no
    card for later.
    """

    def _foresee(self, view: NotAloneView, prices: Prices) -> Solution:
        hunted = []
        prey: dict[int, float] = {}
        for h in view.hunted:
            hunted.append({p: 1 / len(h.owned) for p in h.owned})
            for p in h.owned:
                prey[p] = prey.get(p, 0.0) + (PLAIN + prices.gain(h, p, h.hand_size)) / len(h.owned)
        whole = sum(prey.values())
        return Solution({p: worth / whole for p, worth in prey.items()}, tuple(hunted))

    def _card(self, hunt: Hunt, options: list[str]) -> str:
        playable = hunt.worth([ref for ref in options if ref in (hunt.view.creature.hand or ())])
        return next((ref for ref, worth in playable.items() if worth > 0), "")


class BeginnerHunted(SensibleHunted):
    """Prefers the Place that gains most; resists only with its last Place."""

    def _lay_place(self, m: Moment, playable: list[int]) -> str:
        return refs.place(draw({p: (PLAIN + m.gain(p)) ** GREED for p in playable}, self.rng))

    def _regroup(self, m: Moment, hand: int) -> str:
        few = hand - (m.mine.lays != "")
        if "word:resist" in m.refs and m.mine.will > 1 and few < 2:
            return "word:resist"
        return "word:give_up" if "word:give_up" in m.refs and few < 1 else ""
