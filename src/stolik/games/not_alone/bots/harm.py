"""What the revealed Places will cost the Hunted, now or if a token or a Hunted were moved."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.not_alone.bots import refs
from stolik.games.not_alone.bots.worth import LAIR, Prices
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView

WAITING = ("waiting", "later")

Move = tuple[int, int, int]
"""A Hunted moved by Detour: its seat, the card of the visit and the Place it goes to."""


class Harm:
    """What the Reckoning costs all Hunted together, in Assimilation steps, minus what they gain in it."""

    def __init__(self, view: NotAloneView, prices: Prices) -> None:
        self.view = view
        self.prices = prices
        self.effects = {e.card for e in view.effects}
        self.named = {e.about for e in view.effects if e.card == "hunt:anticipation"}

    def catching(self, creature: Iterable[int] | None = None, target: Iterable[int] | None = None) -> set[int]:
        """The Places where the Creature catches, if its tokens lie at `creature` and `target`."""
        places = set(self.view.creature_token if creature is None else creature)
        if "hunt:clone" in self.effects:
            places.update(self.view.target_token if target is None else target)
        return places

    def total(
        self,
        *,
        creature: Iterable[int] | None = None,
        target: Iterable[int] | None = None,
        artemia: Iterable[int] | None = None,
        dodging: int = 0,
        detecting: int = 0,
        moved: Move = (0, 0, 0),
    ) -> float:
        """What the rest of the Reckoning costs the Hunted, in Assimilation steps, with these tokens moved, this seat
        immune or this Hunted moved.
        """
        catching = self.catching(creature, target)
        touching = set(self.view.artemia_token if artemia is None else artemia)
        steps = cost = 0.0
        for h in self.view.hunted:
            for visit in h.visits:
                place = moved[2] if moved[:2] == (h.seat, visit.card) else visit.place
                if place in catching and not h.dodging and h.seat != dodging and visit.status != "caught":
                    steps = max(steps, 2.0 if f"seat:{h.seat}" in self.named else 1.0)
                    will = 1 + (place == LAIR) + ("hunt:fierceness" in self.effects)
                    cost += self.prices.lost_will(h, will, h.hand_size)
                elif place in touching and not h.detecting and h.seat != detecting and visit.status != "artemia":
                    cost += self.shaken(h)
                elif visit.status in WAITING:
                    cost -= self.prices.gain(h, place, h.hand_size)
        return cost + steps * self.prices.step

    def shaken(self, h: HuntedView) -> float:
        """What the Artemia token takes from a Hunted, in Assimilation steps."""
        cost = self.prices.cards(h.hand_size - 1, 1) if h.hand_size else 0.0
        return cost + (self.prices.lost_will(h, 1, h.hand_size) if "hunt:mutation" in self.effects else 0.0)

    def standing(self, h: HuntedView, place: int) -> float:
        """What standing at a Place is worth to a Hunted before Places are revealed, in Assimilation steps, with the
        tokens as they lie; below 0 if a token is there.
        """
        if place in self.catching() and not h.dodging:
            return -self.prices.step - self.prices.caught(h, place, h.hand_size)
        if place in self.view.artemia_token and not h.detecting:
            return -self.shaken(h)
        return self.prices.gain(h, place, h.hand_size)

    def wrong_track(self, token: str) -> dict[int, float]:
        """The cost by the Place to which a catching token is moved; empty if the token is not on the board."""
        if token == "token:creature":
            return {p: self.total(creature=(p,)) for p in around(self.view.creature_token)}
        if "hunt:clone" in self.effects:
            return {p: self.total(target=(p,)) for p in around(self.view.target_token)}
        return {}

    def hologram(self) -> dict[int, float]:
        """The cost by the Place to which the Artemia token is moved."""
        return {p: self.total(artemia=(p,)) for p in around(self.view.artemia_token)}

    def detour(self) -> dict[Move, float]:
        """The cost by each move of a Hunted, including Hunted at the Artemia token."""
        return {
            (h.seat, visit.card, to): self.total(moved=(h.seat, visit.card, to))
            for h in self.view.hunted
            for visit in h.visits
            if visit.status != "caught"
            for to in refs.NEAR[visit.place]
        }


def standing_place(view: NotAloneView, move: Move) -> int:
    """The Place of the Hunted before a Detour moves it."""
    return next(visit.place for visit in view.hunted[move[0] - 1].visits if visit.card == move[1])


def around(places: Iterable[int]) -> set[int]:
    """The Places next to any of `places`, without `places`."""
    lies = set(places)
    return {near for place in lies for near in refs.NEAR[place]} - lies
