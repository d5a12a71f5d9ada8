"""What is said at a table: to everybody, or by a seat to its own side only.

The lines of each audience are counted and kept for themselves: whoever may not hear a side must not learn from numbers
or gaps how much it talks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from stolik.core.options import OptionValue
from stolik.server.errors import NoSideChat
from stolik.server.records import EVERYBODY, ChatRow

KEPT = 200
"""Lines of each audience that whoever comes in is told."""

SIDE_CHAT = "side_chat"
"""The option, of games that have it, which says whether a side may talk among itself."""


class Talk:
    """The lines said at one table."""

    def __init__(self, lines: Sequence[ChatRow], sides: Sequence[int], options: Mapping[str, OptionValue]) -> None:
        self._lines = list(lines)
        self._sides = sides
        self._may = options.get(SIDE_CHAT) is True

    def side_chat(self, seat: int | None) -> bool:
        """Whether the seat may say something to its side alone."""
        return self._may and seat is not None and list(self._sides).count(self._sides[seat]) > 1

    def line(self, seat: int | None, text: str, *, to_side: bool) -> ChatRow:
        """The next line. Raises NoSideChat."""
        audience = EVERYBODY
        if to_side:
            if seat is None or not self.side_chat(seat):
                raise NoSideChat
            audience = self._sides[seat]
        said = [line.n for line in self._lines if line.audience == audience]
        return ChatRow(audience, said[-1] + 1 if said else 0, seat, text)

    def add(self, line: ChatRow) -> None:
        """Something has been said."""
        same = [one for one in self._lines if one.audience == line.audience]
        too_old = same[0] if len(same) >= KEPT else None
        self._lines = [*(one for one in self._lines if one is not too_old), line]

    def heard_by(self, seat: int | None, lines: Sequence[ChatRow] | None = None) -> bytes | None:
        """The message with those of the lines (by default all) that the seat may hear, if there are any."""
        audiences = (EVERYBODY,) if seat is None else (EVERYBODY, self._sides[seat])
        heard = [
            {"n": line.n, "seat": line.seat, "text": line.text, "side": line.audience != EVERYBODY}
            for line in (self._lines if lines is None else lines)
            if line.audience in audiences
        ]
        return msgspec.json.encode({"chat": heard}) if heard else None
