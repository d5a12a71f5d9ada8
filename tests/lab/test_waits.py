"""How long a page tells what was heard (scripts/turns/seconds.py): at a tempo."""

from __future__ import annotations

from turns.player import Played, Wait
from turns.seconds import seconds

SEATS = [{"seat": 0, "kind": "person"}, {"seat": 1, "kind": "bot"}]
LINE = {"id": "card_played", "args": {"seat": "seat:1", "card": "hunt:toxin"}}


def heard(lines: int, *, asked: bool) -> dict[str, object]:
    """A message with so many lines of the log."""
    question = {"kind": "lay", "type": "choose", "options": [], "lo": 1, "hi": 1, "about": ""} if asked else None
    return {"table": {"seats": SEATS}, "log": {"from": 0, "lines": [LINE] * lines}, "question": question}


def test_a_page_takes_time_of_its_own_to_tell_what_was_heard() -> None:
    wait = Wait(heard=[(0.0, heard(0, asked=False)), (100.0, heard(2, asked=False)), (200.0, heard(3, asked=True))])
    [[told]] = seconds([Played("not_alone", 2, "sensible", waits=[wait])], "brisk")
    assert told > 1
