"""What an answer would lead to: the odds of the tests it brings, what a failure costs, the damage of a shortcut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stolik.content.effects import NOTHING
from stolik.core.explain import Say
from stolik.core.question import SEATS, Question, Seat
from stolik.core.why import Foreseen
from stolik.games.zona.content.offers import offers
from stolik.games.zona.odds import pushed
from stolik.games.zona.rules.course.emission import storm
from stolik.games.zona.rules.course.moving import UNHURT
from stolik.games.zona.rules.effects.possible import idle
from stolik.games.zona.rules.effects.trading import proceeds
from stolik.games.zona.rules.scavenger.scavengers import fatigue_min, is_open, passive, sector
from stolik.games.zona.rules.state import DAMAGE, Zona
from stolik.games.zona.rules.trials.testing import chances
from stolik.games.zona.rules.words import AREA_ACTION, FIGHT, KINDS, NO, PLACE_ID, PUSH, REST, STAY
from stolik.games.zona.rules.zone.board import tokens_at, ways
from stolik.games.zona.view.prospects import of_effect, of_threat, percent


def foresee(g: Zona, seat: int, question: Question[Any], answer: Any) -> Sequence[Foreseen]:
    """What an answer would lead to; empty for most answers."""
    return tuple(Foreseen(one) for one in _said(g, SEATS[seat], question, answer))


def futile(g: Zona, seat: int, question: Question[Any]) -> Sequence[str]:
    """A rest of somebody who is not tired."""
    rested = g.scavengers[SEATS[seat]].fatigue <= fatigue_min(g)
    return (REST.ref,) if question.kind == "action" and rested and REST.ref in question.wire()["options"] else ()


def _said(g: Zona, me: Seat, question: Question[Any], answer: Any) -> Iterator[Say]:
    match question.kind:
        case "action" if answer is AREA_ACTION:
            area = g.box.map.areas[g.scavengers[me].area]
            yield from of_effect(g, me, area.effect, "area_action")
        case "action" if answer in PLACE_ID:
            yield from _move(g, me, PLACE_ID[answer])
        case "pick_threat" | "voice_threat":
            yield from of_threat(g, g.turn.seat, g.box.token_number[answer])
        case "flee_or_fight" if answer is FIGHT and g.encounter is not None:
            yield from of_threat(g, me, g.encounter.threat)
        case "choose" | "may" if answer is not NO:
            if answer.ref in offers(g.box) and idle(g, me, offers(g.box)[answer.ref]):
                yield Say("foreseen-idle")
            context = "event" if question.about.startswith("event:") else ""
            yield from of_effect(g, me, offers(g.box).get(answer.ref, NOTHING), context)
        case "sell_some" if answer:
            yield Say("foreseen-sold", {"n": proceeds(g, me, answer)})
        case "run" if answer is STAY:
            yield from _storm(g, me, question.about)
        case "modify" if answer is PUSH and g.tests:
            made = g.tests[-1]
            chance = pushed(chances(g, made, items=False), made.dice)
            yield Say("foreseen-push", {"n": percent(chance)})


def _move(g: Zona, me: Seat, to: str) -> Iterator[Say]:
    """The damage of a shortcut, and the threats of which the Voice picks one."""
    shortcut = next((way.shortcut for way in ways(g, g.scavengers[me].area) if way.to == to), "")
    if shortcut and not passive(g, me, UNHURT):
        yield Say("foreseen-shortcut", {"damage": KINDS[_number(shortcut)].ref})
    for token in tokens_at(g, to)[:2]:
        yield Say("foreseen-meets", {"threat": g.box.threats[token].ref})
        yield from of_threat(g, me, token)


def _storm(g: Zona, me: Seat, emission: str) -> Iterator[Say]:
    """What the current emission does where the scavenger is."""
    area = g.scavengers[me].area
    if is_open(g, area):
        card = next(n for n, row in enumerate(g.box.emissions) if row.ref == emission)
        yield Say("foreseen-emission", dict(zip(DAMAGE, storm(g.box, card, sector(g, area)), strict=True)))


def _number(kind: str) -> int:
    return next(n for n, one in enumerate(KINDS) if one.ref == f"damage:{kind}")
