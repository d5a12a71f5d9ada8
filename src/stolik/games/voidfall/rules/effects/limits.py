"""Limits: where an effect may happen, set by an enclosing word (`here`, `elsewhere`, `nearby`, `where`)."""

from __future__ import annotations

from functools import cache

import msgspec

from stolik.content.effects import Check, parse_check
from stolik.games.voidfall.rules.counts import local
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.state import Voidfall


class Limit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place is allowed if it is `at`, is not `apart`, is or borders `around`, fits `check` and, with `fresh`, is not
    used yet. Places are references; an empty one sets no limit.
    """

    at: str = ""
    apart: str = ""
    around: str = ""
    check: str = ""
    fresh: bool = False

    def allows(self, g: Voidfall, place: str) -> bool:
        """Whether an effect may happen at a place."""
        if self == NO_LIMIT:
            return True
        if (self.at and place != self.at) or place == self.apart or (self.fresh and place in g.turn.touched):
            return False
        if not place.startswith("sector:"):
            return not (self.check or self.around)
        index = int(place[7:])
        if self.around and self.around != place and int(self.around[7:]) not in near(g, index):
            return False
        return not self.check or _holds(g, index, self.check)

    def text(self) -> str:
        """The limit as an argument of a step; empty if it limits nothing."""
        return "" if self == NO_LIMIT else msgspec.json.encode(self).decode()


NO_LIMIT = Limit()


@cache
def read_limit(text: str) -> Limit:
    """The limit written by `Limit.text`."""
    return msgspec.json.decode(text, type=Limit) if text else NO_LIMIT


def _holds(g: Voidfall, index: int, text: str) -> bool:
    check: Check = parse_check(text)
    return check.holds(local(g, g.sectors[index], check.count))
