"""Limits: where an effect may happen, set by an enclosing word (`here`, `elsewhere`, `nearby`, `where`)."""

from __future__ import annotations

from functools import cache
from typing import Self

import msgspec

from stolik.content.effects import Check
from stolik.core.spelled import Spelled
from stolik.games.voidfall.rules.counts import local
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.state import Voidfall


class Limit(Spelled):
    """A place is allowed if it is `at`, is not `apart`, is or borders `around`, fits `check` and, with `fresh`, is not
    used yet. Places are references; an empty one sets no limit. A limit that limits nothing is false.
    """

    __slots__ = ("apart", "around", "at", "check", "fresh")

    def __init__(
        self, at: str = "", apart: str = "", around: str = "", check: Check | None = None, *, fresh: bool = False
    ) -> None:
        self.at, self.apart, self.around, self.check, self.fresh = at, apart, around, check, fresh
        parts = {"at": at, "apart": apart, "around": around, "check": str(check or ""), "fresh": fresh}
        parts = {name: value for name, value in parts.items() if value}
        super().__init__(msgspec.json.encode(parts).decode() if parts else "")

    @classmethod
    def read(cls, text: str) -> Self:
        """The limit with a text."""
        parts = msgspec.json.decode(text) if text else {}
        if "check" in parts:
            parts["check"] = Check.read(parts["check"])
        return cls(**parts)

    def where(self, check: Check) -> Limit:
        """This limit, and a check that the sector has to fit."""
        return Limit(self.at, self.apart, self.around, check, fresh=self.fresh)

    def once(self) -> Limit:
        """This limit, and each place only once."""
        return Limit(self.at, self.apart, self.around, self.check, fresh=True)

    def allows(self, g: Voidfall, place: str) -> bool:
        """Whether an effect may happen at a place."""
        if not self:
            return True
        if (self.at and place != self.at) or place == self.apart or (self.fresh and place in g.turn.touched):
            return False
        if not place.startswith("sector:"):
            return not (self.check or self.around)
        index = int(place[7:])
        if self.around and self.around != place and int(self.around[7:]) not in near(g, index):
            return False
        return not self.check or self.check.holds(local(g, g.sectors[index], self.check.count))


NO_LIMIT = Limit()


@cache
def at(place: str) -> Limit:
    """The limit to one place; to none if this is empty."""
    return Limit(at=place)
