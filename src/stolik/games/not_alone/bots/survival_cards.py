"""What each Survival card is worth to its Hunted now, in Assimilation steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from stolik.games.not_alone.bots.harm import Harm
from stolik.games.not_alone.bots.worth import Prices
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView


def survival_worth(view: NotAloneView, mine: HuntedView, prices: Prices, options: Iterable[str]) -> dict[str, float]:
    """The worth of each Survival card among the options, in Assimilation steps."""
    judge = _Judge(view, mine, prices)
    return {ref: judge.of(ref) for ref in options if ref.startswith("survival:")}


class _Judge:
    def __init__(self, view: NotAloneView, mine: HuntedView, prices: Prices) -> None:
        self.view = view
        self.mine = mine
        self.prices = prices
        self.harm = Harm(view, prices)

    def of(self, ref: str) -> float:
        judge = self.JUDGES.get(ref)
        return judge(self) if judge else 0.0

    # Exploration

    def _adrenaline(self) -> float:
        return self.prices.will * (1.2 if self.mine.will == 1 else 1.0)

    def _ingenuity(self) -> float:
        return self.prices.rescue * self.prices.w.marker

    def _sixth_sense(self) -> float:
        return 0.0 if self.mine.laid_count else self.prices.cards(self.mine.hand_size, min(2, self.mine.discard_size))

    def _sacrifice(self) -> float:
        if self.mine.laid_count or self.mine.hand_size < 3:
            return 0.0
        spared = self.prices.w.hunt_card * self.view.creature.plays_left * self.prices.step
        return spared - self.prices.cards(self.mine.hand_size - 1, 1)

    def _smokescreen(self) -> float:
        cornered = sum(1 for h in self.view.hunted if h.hand_size <= 3)
        return 0.0 if self.mine.laid_count else self.prices.w.smoke * cornered

    def _strike_back(self) -> float:
        taken = min(2, self.view.creature.hand_size) if self.view.creature.plays_left else 0
        return self.prices.w.hunt_card * self.prices.step * taken / 5

    # Hunting

    def _vortex(self) -> float:
        """The worth of moving from a Place with a token to the best Place of the discard."""
        laid = self.mine.laid or ()
        if self.view.tokens_ready or not self.view.creature_token or not laid or self.mine.lays == "river":
            return 0.0
        now = min(self.harm.standing(self.mine, p) for p in laid)
        better = [self.harm.standing(self.mine, p) for p in self.mine.discard or () if p not in self.view.forbidden]
        return max(better, default=now) - now

    # Reckoning

    def _dodge(self) -> float:
        return self.harm.total() - self.harm.total(dodging=self.mine.seat)

    def _detector(self) -> float:
        return self.harm.total() - self.harm.total(detecting=self.mine.seat)

    def _hologram(self) -> float:
        return self.harm.total() - min(self.harm.hologram().values(), default=99.0)

    def _wrong_track(self) -> float:
        moves = self.harm.wrong_track("token:creature") | self.harm.wrong_track("token:target")
        return self.harm.total() - min(moves.values(), default=99.0)

    # End of turn

    def _amplifier(self) -> float:
        return self.prices.rescue

    def _double_back(self) -> float:
        have = self.mine.hand_size
        if have > 4:
            return 0.0
        use = max((self.prices.power(self.mine, p, 3) for p in self.mine.laid or ()), default=0.0)
        return self.prices.cards(have, 1) + 0.3 * use

    JUDGES: ClassVar[Mapping[str, Callable[..., float]]] = {
        "survival:adrenaline": _adrenaline,
        "survival:ingenuity": _ingenuity,
        "survival:sixth_sense": _sixth_sense,
        "survival:sacrifice": _sacrifice,
        "survival:smokescreen": _smokescreen,
        "survival:strike_back": _strike_back,
        "survival:vortex": _vortex,
        "survival:dodge": _dodge,
        "survival:detector": _detector,
        "survival:hologram": _hologram,
        "survival:wrong_track": _wrong_track,
        "survival:amplifier": _amplifier,
        "survival:double_back": _double_back,
    }
    """By card, what it brings."""
