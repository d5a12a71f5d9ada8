"""Answers within a test: pushing, rerolling and items, by the exact odds and the stakes."""

from __future__ import annotations

from typing import Any

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.games.zona.bots.gear import PUSH, Trial, help_of
from stolik.games.zona.bots.sight import Mine, Sight, bare
from stolik.games.zona.bots.weights import Weights
from stolik.games.zona.bots.worth import fight, gain, keeping, spoils, tiring
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.features import has_special
from stolik.games.zona.content.vocabulary import AREAS, ATTRIBUTES
from stolik.games.zona.odds import BLANK, FACES, FAILURE, RADIATION, SUCCESS, Chances, Reroll, odds


def trial_of(test: Any, sight: Sight) -> Trial:
    """The test of a view."""
    attribute = ATTRIBUTES.index(bare(test.attribute))
    event = test.by.startswith("event:")
    return Trial(attribute, test.difficulty, next(iter(test.signs), ""), test.stage, sight.me.area, event)


def stakes(sight: Sight, test: Any, w: Weights) -> float:
    """How much better passing the test is than failing it."""
    me = sight.me
    if test.by in sight.box.threat:
        threat = sight.box.threat[test.by]
        lost = -gain(me, threat.damage, w)
        if test.stage == "detection":
            return lost
        return lost + spoils(me, threat, w)
    if test.by.startswith("event:"):
        node, ahead = _written(sight, test, w)
        if node is not None:
            return _difference(me, node, w, ahead)
    if test.by.startswith("area:") and bare(test.by) in AREAS:
        node = _find(sight.box.map.areas[bare(test.by)].effect, test)
        if node is not None:
            return _difference(me, node, w)
    return 300.0


def _written(sight: Sight, test: Any, w: Weights) -> tuple[Word | None, float]:
    """The test as written on the card, and the worth of going on."""
    event = sight.box.book.events[bare(test.by)]
    reading = sight.view.reading
    if not event.paragraphs or reading is None:
        for effect in event.sections.values():
            node = _find(effect, test)
            if node is not None:
                return node, 0.0
        return None, 0.0
    at = reading.paragraph - 1
    ahead = 0.0
    for effect in reversed(event.paragraphs[at + 1 :]):
        ahead = gain(sight.me, effect, w, ahead)
    return _find(event.paragraphs[at], test), ahead


def _difference(me: Mine, test: Word, w: Weights, ahead: float = 0.0) -> float:
    """How much better the success of a test is than its failure."""
    success, *failure = (gain(me, one, w, ahead) for one in test.effects)
    return success - sum(failure)


def _find(effect: Effect, test: Any) -> Word | None:
    """The word of a test of this attribute somewhere in an effect."""
    parts: tuple[Effect, ...]
    match effect:
        case Word("test", tags) if bare(test.attribute) in tags:
            return effect
        case Word():
            parts = effect.effects
        case All(parts) | OneOf(parts) | AnyOf(parts):
            pass
        case Paid(_, gained):
            parts = (gained,)
        case Amount():
            parts = ()
    return next((found for part in parts if (found := _find(part, test)) is not None), None)


def modify(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The worth of a push, an item, the ability or stopping with these dice."""
    test = sight.test
    dice = tuple(sorted(FACES.index(bare(face)) for face in test.dice))
    at_stake = stakes(sight, test, w)
    radiation = w.damage[min(max(sight.me.free - 1, 0), len(w.damage) - 1)]
    bonus, cancel, cost = test.bonus, test.cancel, 0.0
    rerolls: list[Reroll] = []
    can_push = "word:push" in [option.ref for option in question.options]
    if ref == "word:push":
        rerolls, cost = [PUSH], tiring(sight.me, 1, w)
    elif ref == "word:ability":
        rerolls, cost = [PUSH], 20.0
    elif ref == "word:drop":
        return -10_000.0
    elif ref != "word:done":
        what = help_of(sight.box.item[ref].effect, trial_of(test, sight))
        bonus, cancel, cost = bonus + what.boost, cancel + what.cancel, using_up(sight.me, ref, w)
        rerolls = [what.reroll] if what.reroll is not None else []
        if has_special(sight.box.item[ref].effect, "turn_failure"):
            return at_stake - cost
        if can_push:
            cost += 0.3 * tiring(sight.me, 1, w)
            rerolls.append(PUSH)
    made = Chances(test.value, test.difficulty, bonus, cancel, tuple(sorted(rerolls)), die=sight.box.die)
    result = odds(made, dice)
    return result.success * at_stake - result.radiation * radiation - cost


def using_up(me: Mine, ref: str, w: Weights) -> float:
    """What it costs to use an item once."""
    row = me.box.item[ref]
    cost = 0.0
    if row.backfire:
        match row.backfire:
            case Word("per", _, (_, part)) if not isinstance(part, (int, Check)):
                cost -= sum(one.row.category == "artefact" for one in me.items) * gain(me, part, w)
            case whole:
                cost -= gain(me, whole, w)
    if row.durability == "durable":
        return cost + w.durable
    if row.durability == "single":
        return cost + min(w.single, row.price)
    return cost + min(w.wear, keeping(me, ref, w) / max(1, row.boxes))


def reroll(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The die to reroll: a failure first."""
    faces = [FACES.index(bare(face)) for face in sight.test.dice]
    worst = {FAILURE: 3.0, RADIATION: 2.0 if faces.count(RADIATION) >= 2 else 1.0, BLANK: 1.5, SUCCESS: 0.0}
    return worst[faces[int(bare(ref))]]


def several(sight: Sight, dice: list[str], most: int) -> list[str]:
    """The dice to reroll: as many as allowed that are not successes, failures first."""
    faces = [bare(face) for face in sight.test.dice]
    order = ("failure", "radiation", "blank", "success")
    worst = sorted(dice, key=lambda ref: order.index(faces[int(bare(ref))]))
    return [ref for ref in worst if faces[int(bare(ref))] != "success"][:most] or worst[:1]


def before_roll(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What to declare before the roll."""
    test, trial = sight.test, trial_of(sight.test, sight)
    at_stake, me = stakes(sight, test, w), sight.me
    value = test.value
    if ref == "word:ability":
        value = me.attributes[3]
        cost, bonus = 20.0, 0
    elif ref == "word:roll":
        cost, bonus = 0.0, 0
    else:
        cost, bonus = using_up(me, ref, w), help_of(sight.box.item[ref].effect, trial).boost
    rerolls = (PUSH,) if me.fatigue < CONSTANTS.fatigue_max else ()
    return odds(Chances(value, test.difficulty, bonus, 0, rerolls, die=sight.box.die)).success * at_stake - cost


def flee_or_fight(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The worth of fleeing is 0; that of anything else is the worth of the confrontation."""
    threat = sight.box.threat[question.about]
    if ref == "word:flee":
        return 0.0
    if ref == "word:fight":
        return fight(sight.me, threat, w)
    if ref == "word:ability":
        attributes = (*sight.me.attributes[:2], sight.me.attributes[3], sight.me.attributes[3])
        return fight(sight.me._replace(attributes=attributes), threat, w) - 10
    effect = sight.box.item[ref].effect
    if has_special(effect, "win_without_loot"):
        return -400.0
    if has_special(effect, "no_damage_from_mutant"):
        p = fight(sight.me, threat, w)
        return p + 150 - using_up(sight.me, ref, w) if p > -100 else -1.0
    if has_special(effect, "scan_anomaly"):
        return -50.0
    return max(0.0, fight(sight.me, threat, w)) - 5.0
