"""Answers within a test: pushing, rerolling and items, by the exact odds and the stakes."""

from __future__ import annotations

from typing import Any

from stolik.content.effects import All, OneOf, Paid, Word, parse
from stolik.games.zona.bots.gear import PUSH, Trial, help_of
from stolik.games.zona.bots.sight import Mine, Sight, bare
from stolik.games.zona.bots.weights import Weights
from stolik.games.zona.bots.worth import fight, gain, keeping, spoils, tiring
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.vocabulary import AREAS, ATTRIBUTES
from stolik.games.zona.odds import BLANK, FACES, FAILURE, RADIATION, SUCCESS, Chances, Reroll, odds


def trial_of(test: Any, sight: Sight) -> Trial:
    """The test of a view."""
    attribute = ATTRIBUTES.index(bare(test.attribute))
    event = test.by.startswith("event:")
    return Trial(attribute, test.difficulty, " ".join(test.signs), test.stage, sight.me.area, event)


def stakes(sight: Sight, test: Any, w: Weights) -> float:
    """How much better passing the test is than failing it."""
    me = sight.me
    if test.by in sight.box.threat:
        threat = sight.box.threat[test.by]
        lost = -gain(me, parse(threat.damage), w)
        if test.stage == "detection":
            return lost
        return lost + spoils(me, threat, w)
    if test.by.startswith("event:"):
        node, ahead = _written(sight, test, w)
        if node is not None:
            won = gain(me, node.args[1], w, ahead)
            return won - (gain(me, node.args[2], w, ahead) if len(node.args) > 2 else 0.0)
    if test.by.startswith("area:") and bare(test.by) in AREAS:
        node = _find(parse(sight.box.map.areas[bare(test.by)].effect), test)
        if node is not None:
            return gain(me, node.args[1], w) - (gain(me, node.args[2], w) if len(node.args) > 2 else 0.0)
    return 300.0


def _written(sight: Sight, test: Any, w: Weights) -> tuple[Word | None, float]:
    """The test as written on the card, and the worth of going on."""
    event = sight.box.book.events[bare(test.by)]
    reading = sight.view.reading
    if not event.paragraphs or reading is None:
        for text in event.sections.values():
            node = _find(parse(text), test)
            if node is not None:
                return node, 0.0
        return None, 0.0
    at = reading.paragraph - 1
    ahead = 0.0
    for text in reversed(event.paragraphs[at + 1 :]):
        ahead = gain(sight.me, parse(text), w, ahead)
    return _find(parse(event.paragraphs[at]), test), ahead


def _find(node: Any, test: Any) -> Word | None:
    """The word of a test of this attribute somewhere in an effect."""
    attribute = bare(test.attribute)
    match node:
        case Word("test", tags) if attribute in tags:
            return node
        case Word(_, _, args):
            parts: tuple[Any, ...] = args
        case All(parts) | OneOf(parts):
            pass
        case Paid(_, effect):
            parts = (effect,)
        case _:
            return None
    for part in parts:
        found = _find(part, test)
        if found is not None:
            return found
    return None


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
        if "turn_failure" in sight.box.item[ref].effect:
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
        each = sum(one.row.category == "artefact" for one in me.items) if row.backfire.startswith("per") else 1
        node: Any = parse(row.backfire)
        part = node.args[1] if isinstance(node, Word) and node.name == "per" else node
        cost -= each * gain(me, part, w)
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
    if "win_without_loot" in effect:
        return -400.0
    if "no_damage_from_mutant" in effect:
        p = fight(sight.me, threat, w)
        return p + 150 - using_up(sight.me, ref, w) if p > -100 else -1.0
    if "scan_anomaly" in effect:
        return -50.0
    return max(0.0, fight(sight.me, threat, w)) - 5.0
