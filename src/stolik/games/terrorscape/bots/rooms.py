"""The sensible Killer's belief about the Survivors' rooms, for worlds drawn like it (`Game.belief`)."""

from __future__ import annotations

from random import Random

from stolik.games.terrorscape.bots.house import HOUSES
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.view.fields import TerrorscapeView


class Rooms:
    """Where the Killer believes the Survivors to be."""

    def __init__(self) -> None:
        self._memory = Memory()
        self._view: TerrorscapeView | None = None

    def follow(self, view: TerrorscapeView) -> None:
        """Learn from a view of the Killer."""
        if view.survivors:
            self._memory.follow(view)
            self._view = view

    def likely(self, survivor: str) -> dict[str, float]:
        """How likely a Survivor is in each room, each by its reference; empty before the Survivors are chosen."""
        view, belief = self._view, self._memory.belief
        if view is None or belief is None:
            return {}
        slot = [one.survivor for one in view.survivors].index(survivor)
        return dict(zip(HOUSES[view.map].refs, belief.marginal(slot), strict=True))

    def draw(self, rng: Random) -> dict[str, str]:
        """A room for each Survivor, all three together as likely as the belief holds it."""
        view, belief = self._view, self._memory.belief
        if view is None or belief is None:
            return {}
        refs = HOUSES[view.map].refs
        [(_, trio)] = rng.choices(belief.parts, [weight for weight, _ in belief.parts])
        return {one.survivor: rng.choices(refs, dist)[0] for one, dist in zip(view.survivors, trio, strict=True)}
