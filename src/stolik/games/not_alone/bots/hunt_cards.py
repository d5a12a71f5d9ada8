"""What each Hunt card is worth to the Creature this turn, and where its tokens do most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import prod
from typing import ClassVar

from stolik.games.not_alone.bots import refs
from stolik.games.not_alone.bots.harm import WAITING, Harm
from stolik.games.not_alone.bots.mix import Solution
from stolik.games.not_alone.bots.worth import BEACH, JUNGLE, LAIR, SWAMP, WRECK, Prices, artemia_comes, lying
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView

PHASES = {
    "hunt:despair": 1, "hunt:force_field": 1, "hunt:cataclysm": 3, "hunt:detour": 3, "hunt:stasis": 4,
    "hunt:tracking": 4,
}  # fmt: skip
"""The phase of each Hunt card; cards not listed are played in phase 2."""
ALL = tuple(refs.NEAR)
PAIRS = tuple((p, q) for p in ALL for q in refs.NEAR[p] if p < q)


class Hunt:
    """What the Creature knows: where the Hunted may be and what tokens and cards do to them. All worths are in
    Assimilation steps.
    """

    def __init__(self, view: NotAloneView, prices: Prices, solution: Solution) -> None:
        self.view = view
        self.prices = prices
        self.effects = {e.card for e in view.effects}
        self.named = {e.about for e in view.effects if e.card == "hunt:anticipation"}
        self.token = solution.token
        self.mixes = list(zip(view.hunted, solution.hunted, strict=True))

    # Where tokens do most

    def any_at(self, places: Iterable[int]) -> float:
        """The probability that a Hunted is at one of these Places."""
        return 1 - prod(max(0.0, 1 - self._at(h, mix, places)) for h, mix in self.mixes)

    def _at(self, h: HuntedView, mix: dict[int, float], places: Iterable[int]) -> float:
        return min(1.0, self.prices.exposure(h) * sum(mix.get(p, 0.0) for p in places))

    def prey(self, places: Iterable[int]) -> float:
        """The expected worth to the Creature of catching at these Places, in Assimilation steps."""
        prices = self.prices
        worth = prices.step * self.any_at(places)
        for h, mix in self.mixes:
            for place in places:
                chance = self._at(h, mix, (place,))
                if chance:
                    have = max(0, h.hand_size - (0 if h.laid_count else 1))
                    will = 1 + (place == LAIR) + ("hunt:fierceness" in self.effects)
                    worth += chance * (prices.lost_will(h, will, have) + prices.gain(h, place, have))
                    if f"seat:{h.seat}" in self.named:
                        worth += chance * prices.step
        return worth

    def spoil(
        self, places: Iterable[int], *, cards: int = 0, will: int = 0, power: bool = True, gear: int = 0
    ) -> float:
        """The expected loss, in Assimilation steps, of Hunted at these Places who are not caught: Places in hand, Will,
        the power of the Place, Survival cards.
        """
        prices = self.prices
        worth = 0.0
        for h, mix in self.mixes:
            have = max(0, h.hand_size - (0 if h.laid_count else 1))
            loss = prices.cards(have - min(cards, have), min(cards, have))
            loss += prices.lost_will(h, will, have) if will else 0.0
            loss += prices.survival * min(gear, h.survival_size)
            for place in places:
                gain = prices.gain(h, place, have) if power else 0.0
                worth += self._at(h, mix, (place,)) * (1 - self.token.get(place, 0.0)) * (loss + gain)
        return worth

    def artemia(self, places: Iterable[int]) -> float:
        """The expected worth of the Artemia token at these Places, in Assimilation steps."""
        return self.spoil(places, cards=1, will=1 if "hunt:mutation" in self.effects else 0)

    def target(self, places: Iterable[int]) -> float:
        """The expected worth of the Target token at these Places with the cards in force, in Assimilation steps."""
        worth = 0.0
        if "hunt:clone" in self.effects:
            caught = tuple(self.view.creature_token)
            worth += self.prey((*caught, *(p for p in places if p not in caught))) - self.prey(caught)
        if "hunt:scream" in self.effects:
            worth += self.scream(places)
        if "hunt:toxin" in self.effects:
            worth += self.spoil(places, gear=1)
        if "hunt:mirage" in self.effects:
            worth += self.spoil(places)
        return worth

    def scream(self, places: Iterable[int]) -> float:
        """The expected loss of two Places or one Will, the smaller of the two, in Assimilation steps."""
        return min(self.spoil(places, cards=2, power=False), self.spoil(places, will=1, power=False))

    def closing(self, pair: Iterable[int]) -> float:
        """What Force Field on these Places is worth, in Assimilation steps: less choice, and good Places closed."""
        before = after = 1.0
        worth = 0.0
        for h, mix in self.mixes:
            have = [p for p in lying(h) if p not in pair]
            before *= 1 - 1 / max(1, len(mix))
            after *= 1 - 1 / max(1, len(have))
            if not have:
                worth += self.prices.will if h.will > 1 else self.prices.step / 2
            best = max((self.prices.gain(h, p, 3) for p in mix), default=0.0)
            worth += 0.3 * (best - max((self.prices.gain(h, p, 3) for p in have), default=0.0))
        return worth + self.prices.step * (before - after)

    # What cards bring

    def worth(self, cards: Iterable[str]) -> dict[str, float]:
        """The worth of each of these cards this turn, played in its phase, in Assimilation steps."""
        found = {}
        for ref in cards:
            judge = self.JUDGES.get(ref)
            late = PHASES.get(ref, 2) < self.view.phase
            found[ref] = judge(self) if judge and not late else 0.0
        return found

    def _artemia_card(self, more: float) -> float:
        """The worth of a card with the Artemia symbol: `more`, and the token unless it is already in play."""
        return more if artemia_comes(self.view) else more + max(self.artemia((p,)) for p in ALL)

    def _anticipation(self) -> float:
        return self.prices.step * max(self.sure(seat) for seat in self.seats())

    def sure(self, seat: int) -> float:
        """The probability of catching this Hunted with the token at its likeliest Place."""
        h, mix = self.mixes[seat - 1]
        return self._at(h, mix, (max(mix, key=lambda p: mix[p]),)) if mix else 0.0

    def seats(self) -> Iterator[int]:
        """The seats of all Hunted."""
        return (h.seat for h, _ in self.mixes)

    def _ascendancy(self) -> float:
        return max(self.narrowed(seat, lose=True) for seat in self.seats())

    def narrowed(self, seat: int, *, lose: bool) -> float:
        """The worth of leaving a Hunted only two Places besides the one laid: the rest shown or (`lose`) discarded."""
        h = self.view.hunted[seat - 1]
        surplus = max(0, h.hand_size - 2)
        if not surplus:
            return 0.0
        chance = max(0.0, 1 / 3 - self.sure(seat))
        return self.prices.step * chance + (self.prices.cards(2, surplus) if lose else 0.0)

    def _clone(self) -> float:
        first = max(ALL, key=lambda p: self.prey((p,)))
        alone = self.prey((first,))
        return max(self.prey((first, p)) for p in ALL if p != first) - alone

    def _despair(self) -> float:
        cards = sum(min(1, h.survival_size) for h, _ in self.mixes)
        return self._artemia_card(self.prices.survival * 0.25 * cards)

    def _fierceness(self) -> float:
        return sum(
            self.prices.will * self._at(h, mix, (p,)) * share
            for h, mix in self.mixes
            for p, share in self.token.items()
        )

    def _forbidden_zone(self) -> float:
        return sum(1.3 * self.prices.cards(max(0, h.hand_size - 1), 1) for h, _ in self.mixes if h.hand_size)

    def _force_field(self) -> float:
        return max(self.closing(pair) for pair in PAIRS)

    def _interference(self) -> float:
        lost = 0.0
        for place in (BEACH, WRECK):
            gain = max(self.prices.gain(h, place, h.hand_size) for h, _ in self.mixes)
            lost += gain * self.any_at((place,)) * (1 - self.token.get(place, 0.0))
        return lost

    def _mirage(self) -> float:
        return max(self.spoil(pair) for pair in PAIRS)

    def _mutation(self) -> float:
        with_will = max(self.spoil((p,), cards=1, will=1) for p in ALL)
        return with_will - (max(self.artemia((p,)) for p in ALL) if artemia_comes(self.view) else 0.0)

    def _persecution(self) -> float:
        lost = 0.0
        for h, mix in self.mixes:
            have = max(0, h.hand_size - 1)
            for place in (LAIR, JUNGLE, SWAMP):
                gain = self.prices.power(h, place, have) - self.prices.cards(have, 1)
                lost += self._at(h, mix, (place,)) * (1 - self.token.get(place, 0.0)) * max(0.0, gain)
        return lost

    def _phobia(self) -> float:
        return self._artemia_card(max(self.narrowed(seat, lose=False) for seat in self.seats()))

    def _scream(self) -> float:
        return max(self.scream((p,)) for p in ALL)

    def _toxin(self) -> float:
        return max(self.spoil((p,), gear=1) for p in ALL)

    def _virus(self) -> float:
        single = max(self.artemia((p,)) for p in ALL) if artemia_comes(self.view) else 0.0
        return max(self.artemia(pair) for pair in PAIRS) - single

    def _cataclysm(self) -> float:
        if self.view.phase < 3:
            return 1.5 * max(self.spoil((p,)) for p in ALL)
        return max(self.closed().values())

    def closed(self) -> dict[int, float]:
        """What Cataclysm costs the Hunted at each Place after the reveal, in Assimilation steps."""
        harm = Harm(self.view, self.prices)
        lost = dict.fromkeys(ALL, 0.0)
        for h, _ in self.mixes:
            for visit in h.visits:
                safe = visit.place not in harm.catching() and visit.place not in self.view.artemia_token
                if safe and visit.status in WAITING:
                    gain = self.prices.gain(h, visit.place, h.hand_size)
                    once = visit.place in (BEACH, WRECK)
                    lost[visit.place] = max(lost[visit.place], gain) if once else lost[visit.place] + gain
        return lost

    def _detour(self) -> float:
        if self.view.phase < 3:
            return max(self.near_miss(p) for p in ALL)
        harm = Harm(self.view, self.prices)
        return max(harm.detour().values(), default=0.0) - harm.total()

    def near_miss(self, place: int) -> float:
        """The worth of moving a Hunted from a neighbouring Place to the Creature token at `place`."""
        return (1 - self.any_at((place,))) * self.any_at(refs.NEAR[place]) * (self.prices.step + self.prices.will)

    def _stasis(self) -> float:
        return self.prices.rescue

    def _tracking(self) -> float:
        return self.prices.w.hunt_card * self.prices.later * self.prices.step

    def _flashback(self) -> float:
        repeated = self.view.hunt_discard[-1] if self.view.hunt_discard else ""
        return self.worth([repeated])[repeated] if repeated and repeated != "hunt:flashback" else 0.0

    JUDGES: ClassVar[Mapping[str, Callable[..., float]]] = {
        "hunt:anticipation": _anticipation,
        "hunt:ascendancy": _ascendancy,
        "hunt:clone": _clone,
        "hunt:despair": _despair,
        "hunt:fierceness": _fierceness,
        "hunt:forbidden_zone": _forbidden_zone,
        "hunt:force_field": _force_field,
        "hunt:interference": _interference,
        "hunt:mirage": _mirage,
        "hunt:mutation": _mutation,
        "hunt:persecution": _persecution,
        "hunt:phobia": _phobia,
        "hunt:scream": _scream,
        "hunt:toxin": _toxin,
        "hunt:virus": _virus,
        "hunt:cataclysm": _cataclysm,
        "hunt:detour": _detour,
        "hunt:stasis": _stasis,
        "hunt:tracking": _tracking,
        "hunt:flashback": _flashback,
    }
    """By card, what it brings."""
