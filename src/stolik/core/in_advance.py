"""What people may say in advance at tables of a game: where it is possible to pass, and until when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from stolik.core.log import Line
from stolik.core.question import SEATS, Question

FAMILY = "seat:"


class InAdvance(msgspec.Struct, frozen=True):
    """`passes`: by question kind, the option with which one does nothing. `spans`: by name, the fields of the view that
    are the same for as long as a phase, a round and the like lasts; a spectator sees them too. `events`: log lines
    which concern the seats that they name, or everybody if they name none.
    """

    passes: Mapping[str, str]
    spans: Mapping[str, tuple[str, ...]]
    events: frozenset[str]

    def pass_of(self, question: Question[Any]) -> str | None:
        """The option with which one passes; None if there is none."""
        ref = self.passes.get(question.kind)
        return ref if ref in question.wire()["options"] else None

    def span(self, name: str, view: msgspec.Struct) -> tuple[Any, ...]:
        """What names the phase, round and the like that lasts now."""
        return tuple(getattr(view, field) for field in self.spans[name])

    def concerns(self, line: Line, seat: int) -> bool:
        """Whether everybody reads this line, and it concerns the seat."""
        if line.to is not None or line.entry.id not in self.events:
            return False
        values = [value if isinstance(value, list) else [value] for value in line.entry.args.values()]
        named = {one for value in values for one in value if isinstance(one, str) and one.startswith(FAMILY)}
        return not named or SEATS[seat].ref in named
