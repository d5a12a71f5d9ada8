"""The odds of tests before they are made, and the cost of a failure, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.content.effects import All, Effect, OneOf, Paid, Word
from stolik.content.options import effect_option
from stolik.core.explain import Say
from stolik.core.question import Seat
from stolik.games.zona.content.offers import offers
from stolik.games.zona.rules.effects.event import sign_of
from stolik.games.zona.rules.effects.event import tested as tested_by
from stolik.games.zona.rules.scavenger.scavengers import reputation
from stolik.games.zona.rules.state import ALERTNESS, GOOD, Encounter, Test, Zona
from stolik.games.zona.rules.trials.encounters import tested
from stolik.games.zona.rules.trials.testing import made_ready, may_push
from stolik.games.zona.rules.words import ATTRIBUTE
from stolik.games.zona.rules.zone.board import AREAS
from stolik.games.zona.view.best import best, plain

NOTHING_HAPPENS = Word("nothing")


def confrontation(g: Zona, me: Seat) -> Test:
    """The confrontation of the encounter under way as it would begin now."""
    assert g.encounter is not None
    row = g.box.threats[g.encounter.threat]
    return made_ready(g, me, tested(g), g.encounter.difficulty or row.difficulty, row.kind, "confrontation")


def said(g: Zona, made: Test, id: str = "foreseen-test") -> Say:
    """The chance by dice alone, with a push if it may be pushed, and with everything that may be used."""
    return Say(
        id,
        {
            "attribute": ATTRIBUTE[made.attribute].ref, "value": made.value, "difficulty": made.difficulty,
            "push": int(may_push(g, made)), "plain": percent(plain(g, made)), "best": percent(best(g, made)),
        },
    )  # fmt: skip


def percent(chance: float) -> int:
    """A probability in whole per cent. Only certainty is 100, only impossibility is 0."""
    exact = round(100 * chance, 6)
    return round(exact) if exact in (0, 100) else min(99, max(1, round(exact)))


def of_effect(g: Zona, me: Seat, effect: Effect, context: str) -> Iterator[Say]:
    """The first tests that an effect leads to, each with the cost of failing."""
    match effect:
        case Word("test"):
            made = made_ready(g, me, tested_by(effect), effect.number, sign_of(effect), context=context)
            yield said(g, made)
            yield from (saying for failure in effect.effects[1:] for saying in _failure(g, failure))
        case Word("may"):
            yield from of_effect(g, me, effect.effects[0], context)
        case Word("by_reputation"):
            yield from of_effect(g, me, effect.effects[GOOD - reputation(g, me)], context)
        case All(parts) | OneOf(parts):
            for part in parts:
                yield from of_effect(g, me, part, context)
        case Paid(_, inner):
            yield from of_effect(g, me, inner, context)


def of_threat(g: Zona, me: Seat, threat: int) -> Iterator[Say]:
    """The two tests of an encounter with a threat on its area, and the damage of each failure."""
    row, twin = g.box.threats[threat], g.copy()
    if twin.encounter is None or twin.encounter.threat != threat:
        area = next((AREAS[n] for n, there in enumerate(g.tokens) if threat in there), g.scavengers[me].area)
        twin.scavengers[me].area = area
        twin.encounter = Encounter(who=me, threat=threat, area=area)
        yield said(twin, made_ready(twin, me, ALERTNESS, row.detection, row.kind, "detection"), "foreseen-detection")
    yield said(twin, confrontation(twin, me), "foreseen-confrontation")
    if not twin.encounter.herded:
        yield from _failure(g, row.damage)


def _failure(g: Zona, effect: Effect) -> Iterator[Say]:
    """What a failure costs, if there is a sentence for it."""
    ref = effect_option(effect).ref
    if effect != NOTHING_HAPPENS and ref in offers(g.box):
        yield Say("foreseen-failure", {"effect": ref})
