"""What may be said together with an answer: whoever goes to a threat may say at once that it will be confronted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.question import SEATS, Question
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.words import FIGHT, PLACE_ID, SEARCH
from stolik.games.zona.rules.zone.board import tokens_at


def onward(g: Zona, seat: int, question: Question[Any]) -> Mapping[str, str]:
    """By option: the confrontation, where the answer leads to one certain threat. It takes place if the threat is
    detected; if not, the question comes.
    """
    offered = frozenset(question.wire()["options"])
    match question.kind:
        case "action" | "leave_facility":
            here = g.scavengers[SEATS[seat]].area
            places = {place.ref: area for place, area in PLACE_ID.items()} | {SEARCH.ref: here}
            meeting = [ref for ref, area in places.items() if ref in offered and len(tokens_at(g, area)) == 1]
        case "pick_threat":
            meeting = sorted(offered)
        case "flee_or_fight" if g.encounter is not None and g.encounter.detected:
            meeting = [FIGHT.ref]
        case _:
            meeting = []
    return dict.fromkeys(meeting, FIGHT.ref)
