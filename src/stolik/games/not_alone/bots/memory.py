"""What the Creature remembers while a Smokescreen hides the discards."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.games.not_alone.view.fields import HuntedView, NotAloneView


class Memory:
    """The Places last seen in each discard, by seat."""

    def __init__(self) -> None:
        self.spent: dict[int, frozenset[int]] = {}

    def complete(self, view: NotAloneView) -> NotAloneView:
        """The view with hidden hands filled in: the Places a Hunted owns without its discard as last seen. After it has
        taken cards back unseen, all its Places are possible.
        """
        for h in view.hunted:
            if h.discard is not None:
                played = h.laid if view.phase >= 3 else ()
                self.spent[h.seat] = frozenset((*h.discard, *(played or ())))
        if all(h.may_lie is not None for h in view.hunted):
            return view
        return replace(view, hunted=tuple(self._filled(view, h) for h in view.hunted))

    def _filled(self, view: NotAloneView, h: HuntedView) -> HuntedView:
        if h.may_lie is not None:
            return h
        spent = self.spent.get(h.seat, frozenset())
        if len(spent) > h.discard_size:
            spent = frozenset()
        left = tuple(p for p in h.owned if p not in view.forbidden and p not in spent)
        return replace(h, may_lie=left)
