"""What a position is worth: prices of steps, Will and cards, and what each Place gains a Hunted this turn.

Uses only public information, so both roles get the same numbers.
"""

from __future__ import annotations

from math import log, pow

from stolik.games.not_alone.bots.habits import Habits
from stolik.games.not_alone.bots.mix import Solution, Stand, solve
from stolik.games.not_alone.bots.weights import Weights
from stolik.games.not_alone.content import planet
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView

LAIR, JUNGLE, RIVER, BEACH, ROVER, SWAMP, SHELTER, WRECK, SOURCE, ARTEFACT = (place.number for place in planet.PLACES)
HARMONIC = [0.0]
for _n in range(1, 24):
    HARMONIC.append(HARMONIC[-1] + 1 / _n)


class Prices:
    """Prices in the current position, in Assimilation steps."""

    def __init__(self, view: NotAloneView, w: Weights) -> None:
        a, r = view.assimilation, view.rescue
        self.w = w
        self.view = view
        self.step = a * log(a / (a - 1)) if a > 1 else 3.0
        self.rescue = w.rescue * a * (log(r / (r - 1)) if r > 1 else 2.0)
        self.later = min(1.0, (r - 1) / w.horizon)
        """Factor from 0 to 1 on things for later turns."""
        team = len(view.hunted)
        self.card = w.cards * self.later * pow(team, -w.crowd_cards)
        self.will = w.will * self.later * pow(team, -w.crowd_will)
        self.ahead = self.later * pow(team, -w.crowd_place)
        """The same factor for one Hunted of a large team."""
        self.new_place = w.new_place * self.ahead
        self.survival = w.survival * self.later

    def cards(self, have: int, more: int) -> float:
        """What `more` Places are worth to a hand of `have` Places, in Assimilation steps."""
        return self.card * (HARMONIC[have + more] - HARMONIC[have])

    def take_back(self, h: HuntedView, have: int) -> float:
        """The worth of a card from the discard; 0 if it is empty."""
        return self.cards(have, 1) if h.discard_size else 0.0

    def power(self, h: HuntedView, place: int, have: int) -> float:
        """What the power of a Place is worth, in Assimilation steps, to a Hunted with `have` Places in hand, ignoring
        tokens and blocks.
        """
        w, view, spent = self.w, self.view, h.discard_size
        if place == LAIR:
            return self.cards(have, spent) + w.lure * self.later
        if place == JUNGLE:
            return self.cards(have, 1 + min(1, spent))
        if place == SWAMP:
            return self.cards(have, 1 + min(2, spent))
        if place == RIVER:
            return 0.0 if h.next else w.river * self.ahead
        if place == ARTEFACT:
            return 0.0 if h.next else w.artefact * self.ahead
        if place == BEACH:
            if view.beach_used:
                return 0.0
            return self.rescue * (1.0 if view.beach_marker else w.marker)
        if place == WRECK:
            return 0.0 if view.wreck_used else self.rescue
        if place == ROVER:
            return self.new_place if self.to_fetch(h) else 0.0
        if place == SHELTER:
            return w.best_of_two * self.later
        return max(self.will if any(o.will < WILL for o in view.hunted) else 0.0, self.survival)

    def to_fetch(self, h: HuntedView) -> list[int]:
        """The Places in the reserve that the Hunted does not own."""
        return [
            place.number
            for place, left in zip(planet.RESERVE, self.view.reserve, strict=True)
            if left and place.number not in h.owned
        ]

    def gain(self, h: HuntedView, place: int, have: int) -> float:
        """What a Place without tokens gains a Hunted, in Assimilation steps: its power or a card taken back."""
        if place in self.view.blocked:
            return 0.0
        return max(self.power(h, place, have), self.take_back(h, have))

    def lost_will(self, h: HuntedView, count: int, have: int) -> float:
        """What losing `count` Will costs, in Assimilation steps; losing the last one moves the counter but returns
        Places and Will.
        """
        if h.will > count:
            return self.will * count
        back = self.cards(have, h.discard_size) + self.will * (self.view.will_after_exhaustion - h.will)
        return max(0.5 * self.will, self.w.exhaustion * self.step - back)

    def exposure(self, h: HuntedView) -> float:
        """The number of Places where a token finds the Hunted: 1, less with River, 2 with Artefact."""
        return self.w.evading if h.lays == "river" else 2.0 if h.lays == "artefact" else 1.0

    def caught(self, h: HuntedView, place: int, have: int) -> float:
        """What being caught costs a Hunted in Assimilation steps, without the step of the counter."""
        return self.lost_will(h, 2 if place == LAIR else 1, have)


def lying(h: HuntedView) -> tuple[int, ...]:
    """The Places the Hunted may have laid, as far as the viewer knows."""
    return h.known_laid if h.known_laid and len(h.known_laid) >= h.laid_count else h.may_lie or ()


def outlook(view: NotAloneView, prices: Prices, habits: Habits | None = None) -> Solution:
    """The mixes of the Hunted and of the Creature token from public information. With `habits`, the Hunted follow their
    known habits and the token replies to them.
    """
    stands = []
    for h in view.hunted:
        places = lying(h)
        have = max(0, len(places) - 1)
        stands.append(
            Stand(
                places,
                tuple(prices.gain(h, p, have) for p in places),
                tuple(prices.caught(h, p, have) for p in places),
                prices.take_back(h, have),
                prices.exposure(h),
            )
        )
    touch = prices.cards(2, 1) if artemia_comes(view) else 0.0
    free = solve(tuple(stands), prices.step, touch)
    if habits is None:
        return free
    bent = solve(tuple(habits.bend(view, stands, free)), prices.step, touch)
    safe = prices.w.safety
    return Solution({p: (1 - safe) * bent.token[p] + safe * free.token[p] for p in free.token}, bent.hunted)


def artemia_comes(view: NotAloneView) -> bool:
    """Whether it is public that the Artemia token is in play this turn."""
    return view.rescue in view.symbols or "token:artemia" in view.tokens_ready or bool(view.artemia_token)
