"""Which questions hide nothing from the other players."""

from __future__ import annotations

from stolik.games.voidfall.rules.state import Voidfall

HIDDEN = frozenset({"event_on_top", "extras", "keep_agenda"})
"""Asked about cards that only one player sees."""
BEFORE_AGENDAS = frozenset({"discard_focus", "focus"})
"""After these, whoever has Agendas in hand is asked about those that go with the Focus, beside its actions."""


def is_open(g: Voidfall, seat: int, kind: str) -> bool:
    """Whether everybody knows what may be answered to a question, and what is asked next."""
    may_show = kind in BEFORE_AGENDAS or (kind == "act" and not g.turn.done)
    return kind not in HIDDEN and not (may_show and g.houses[seat].hand)
