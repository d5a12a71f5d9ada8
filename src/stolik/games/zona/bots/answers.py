"""The worth of each option in all questions except actions and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.content.effects import Effect, Word
from stolik.content.vocabulary import parts
from stolik.core.choosing import best, options
from stolik.games.zona.bots import tests
from stolik.games.zona.bots.goals import STORM, Goals
from stolik.games.zona.bots.sight import Mine, Sight, bare
from stolik.games.zona.bots.tests import using_up
from stolik.games.zona.bots.trade import surplus
from stolik.games.zona.bots.weights import Weights
from stolik.games.zona.bots.worth import (
    adding,
    deck_worth,
    gain,
    harm,
    healing,
    hurt,
    keeping,
    meeting,
    price,
    reading,
    resting,
    strength,
    tiring,
    trophy,
    usual,
)
from stolik.games.zona.content.book import FACILITIES
from stolik.games.zona.content.features import features, has_special
from stolik.games.zona.content.offers import offers
from stolik.games.zona.content.vocabulary import ATTRIBUTES, DAMAGE, VOCABULARY


def chosen(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """A part of an effect."""
    if ref == "word:no":
        return 0.0
    node = offers(sight.me.box)[ref]
    return gain(_roaming(sight, node, w), node, w, _ahead(sight, w))


def _roaming(sight: Sight, node: Effect, w: Weights) -> Mine:
    """The scavenger, knowing what a relocation in this effect is worth: the best place of those to choose from, or the
    mean of those that chance or the Voice chooses from, compared with staying here.
    """
    me = sight.me
    found = next((one for _, one in parts(VOCABULARY, node) if isinstance(one, Word) and one.name == "relocate"), None)
    if found is None or me.area not in sight.ways:
        return me
    goals = Goals(sight, w)
    near = "adjacent" in found.tags
    areas = sight.ways[me.area] if near else [to for to in sight.ways if sight.sector[to] in found.tags]
    worths = [goals.ends(to) for to in areas if to != me.area]
    if not worths:
        return me
    there = sum(worths) / len(worths) if {"random", "voice"} & set(found.tags) else max(worths)
    return me._replace(elsewhere=there - goals.ends(me.area))


def aimed(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Whom an effect of one's card hits: the one nearest to the Source, or farthest from it if it does good."""
    other = next(one for one in sight.view.scavengers if f"seat:{one.seat}" == ref)
    near = 10 * len(other.secrets) + 20 * (bare(other.area) in ("el", "sa")) - other.damage - 4 * len(other.traumas)
    kind = [one for _, one in parts(VOCABULARY, _read(sight, question)) if isinstance(one, Word)]
    word = next(one for one in kind if one.name == "another")
    return near if gain(sight.me._replace(damage=2, free=4, fatigue=3), word.effects[0], w) < 0 else -near


def _read(sight: Sight, question: Any) -> Effect:
    """The effect of the scene that a question is about."""
    card, _, name = bare(question.about).partition("_")
    return dict(sight.box.book.events[card].scenes())[name]


def _ahead(sight: Sight, w: Weights) -> float:
    """The worth of going on with the card being read."""
    now = sight.view.reading
    if now is None or now.seat != sight.me.seat:
        return 0.0
    ahead = 0.0
    for effect in reversed(sight.box.book.events[bare(now.event)].paragraphs[now.paragraph :]):
        ahead = gain(sight.me, effect, w, ahead)
    return ahead


def paid(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """A way to pay."""
    return -price(sight.me, offers(sight.me.box)[ref], w)


def using(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The worth of using an item for its own effect now."""
    if ref in ("word:done", "word:no"):
        return 0.0
    me, row = sight.me, sight.box.item[ref]
    owned = next((one for one in me.items if one.ref == ref), None)
    if row.worn and owned is not None:
        return 30.0 if owned.place == "pack" and not _covered(sight, ref) else -500.0
    worth = 0.0
    for word in features(row.effect):
        if word.name in ("heal", "rest", "cure", "roubles", "look"):
            worth = max(worth, gain(me, word, w) if word.name != "look" else 20.0)
        if word.name == "at":
            worth = 400.0
    if has_special(row.effect, "exhaust_and_heal"):
        worth = healing(me, me.damage, w) - tiring(me, max(0, 4 - me.fatigue), w)
    if has_special(row.effect, "repair_in_action_phase"):
        worth = w.wear * min(3, sum(one.wear for one in me.items if one.row.durability == "exploitable"))
    useless = worth <= using_up(me, ref, w) * 1.5
    return -50.0 if useless else worth - using_up(me, ref, w)


def _covered(sight: Sight, ref: str) -> bool:
    parts_covered = set(sight.box.item[ref].worn)
    return any(one.place == "worn" and parts_covered & set(one.row.worn) for one in sight.me.items)


def protecting(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What protection saves, minus what it costs."""
    me, packet = sight.me, sight.view.packet
    total = sum(packet)
    if ref == "word:take":
        return -hurt(me, total, w)
    if ref == "word:drop":
        return -10_000.0
    if not total:
        return hurt(me, 1, w) - using_up(me, ref, w)
    if ref == "word:ability":
        return -hurt(me, total - 1, w) - 5
    row, saved = sight.box.item[ref], 0
    for word in features(row.effect):
        if word.name == "protect":
            kinds = [n for n, name in enumerate(DAMAGE) if name in word.tags] or [0, 1, 2]
            saved = max(saved, *(min(packet[kind], word.number) for kind in kinds))
        if word.name == "heal":
            return -hurt(me._replace(free=me.free + word.number), total, w) - using_up(me, ref, w)
    if not saved:
        return -hurt(me, total, w) - 100
    return -hurt(me, total - saved, w) - using_up(me, ref, w)


def bought(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What a card of the market is worth beyond its price."""
    return surplus(sight.me, ref, w)


def camped(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What to do when camping: the best first, until nothing is left."""
    me = sight.me
    if ref == "word:done":
        return 0.0
    if ref == "word:bunker":
        return 500.0
    if ref == "word:heal":
        return healed(me, 1, w)
    if ref == "word:repair":
        return max((mended(me, one.ref, w) for one in me.items if one.row.boxes and one.wear), default=-1.0)
    if ref == "word:sell":
        goods = [*me.trophies, *(one.ref for one in me.items if one.ref not in sight.view.turn.bought)]
        return max((traded(sight, question, one, w) for one in goods), default=-1.0)
    return traded(sight, question, ref, w)


def healed(me: Mine, damage: int, w: Weights) -> float:
    """What healing so much damage for money is worth."""
    return healing(me, damage, w) - 200 * w.money * damage


def mended(me: Mine, ref: str, w: Weights) -> float:
    """What a repair of an item for money is worth."""
    return keeping(me, ref, w) / me.box.item[ref].boxes * 0.8 - 100 * w.money


def traded(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Selling a trophy or an item, or buying."""
    me = sight.me
    if ref in ("word:done", "word:no"):
        return 0.0
    if ref in sight.box.threat:
        return 50.0 + trophy(sight.me, ref) * 0.01 if len(me.trophies) > 1 or me.roubles < 600 else 1.0
    owned = next((one for one in me.items if one.ref == ref), None)
    if owned is None:
        return surplus(me, ref, w)
    resale = max(0, owned.row.price - 100 * owned.wear * (owned.row.durability == "exploitable")) * w.money
    return resale - keeping(me, ref, w) - 1


def kept(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The worth of a card that may be taken."""
    return adding(sight.me, ref, w) if ref in sight.box.item else 0.0


def given(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What it costs to lose a card or trophy."""
    if ref in sight.box.threat:
        return -float(trophy(sight.me, ref))
    return -keeping(sight.me, ref, w) if any(one.ref == ref for one in sight.me.items) else -adding(sight.me, ref, w)


def met(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What an encounter with a threat is worth."""
    return meeting(sight.me, sight.box.threat[ref], w)


def against(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The Voice's choice of a threat: the one the mover likes least; for the Voice's own move, the best."""
    mover = sight.view.turn.seat
    if mover == sight.me.seat:
        return meeting(sight.me, sight.box.threat[ref], w)
    return float(sight.box.threat[ref].difficulty + sight.box.threat[ref].detection)


def somewhere(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The worth of being in a place."""
    return Goals(sight, w).ends(bare(ref))


def ran(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Running from an emission, or staying."""
    goals, me = Goals(sight, w), sight.me
    if ref == "word:stay":
        packet = STORM.get(sight.sector.get(me.area, ""), (0, 0, 0))
        return goals.plan(me.area) - harm(me, packet, w)
    return goals.plan(bare(ref)) - tiring(me, 2, w)


def placed(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Where the Voice puts something bad: near the others, far from itself."""
    area = bare(ref)
    others = sum(one == area for one in sight.inside)
    return others - 2.0 * (area == sight.me.area or area in sight.me.area.split("_"))


def weakened(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The attribute that a trauma weakens: the one whose loss costs least."""
    base, index = usual(sight.me), ATTRIBUTES.index(bare(ref))
    lower = tuple(max(0, value - (n == index)) for n, value in enumerate(base.attributes))
    return strength(base._replace(attributes=lower), w)


def cured(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The attribute to heal."""
    return -weakened(sight, question, ref, w)


def backfired(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """How to handle a backfire: suffer it, or ignore it with an item or the ability."""
    if ref == "word:take":
        return -using_up(sight.me, question.about, w)
    return -20.0 if ref == "word:ability" else -w.wear


def prepared(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """What to use before an encounter: drive a bad mutant away, or prevent its damage."""
    if ref == "word:done":
        return 0.0
    threat = sight.box.threat[question.about]
    worth, effect = meeting(sight.me, threat, w), sight.box.item[ref].effect
    if has_special(effect, "drive_mutant_away"):
        return -worth - 200
    if has_special(effect, "no_damage_from_mutant"):
        return -gain(sight.me, threat.damage, w) * 0.6 - using_up(sight.me, ref, w)
    return -50.0


def rested(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The worth of items that help to rest when camping."""
    if ref in ("word:done", "word:bunker"):
        return 500.0 * (ref == "word:bunker")
    return resting(
        sight.me._replace(fatigue=max(sight.me.fatigue_min, sight.me.fatigue - sight.me.attributes[3])), 1, w
    ) - using_up(sight.me, ref, w)


def agreed(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Prefer yes to no."""
    return float(ref == "word:yes")


def worn(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Whether to put on a piece of clothing just taken: yes, unless it covers something better."""
    if ref == "word:no":
        return 0.0
    row = sight.box.item[question.about]
    covered = [one for one in sight.me.items if one.place == "worn" and set(one.row.worn) & set(row.worn)]
    return row.price + 1 - sum(one.row.price for one in covered)


def opened(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The deck to look at: a facility's."""
    return float(bare(ref) in FACILITIES)


def steadied(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Whether to draw another card of the Sarcophagus: yes if an average card is better than this one by more than 2
    fatigue.
    """
    if ref == "word:no":
        return reading(sight.me, bare(question.about), w)
    return deck_worth(sight.me, "sarcophagus", w) - tiring(sight.me, 2, w)


def shared(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """Give nothing away."""
    return float(ref == "word:done")


def remembered(sight: Sight, question: Any, ref: str, w: Weights) -> float:
    """The secret the next scavenger keeps: that of the hardest facility."""
    if ref == "word:pass":
        return -10_000.0
    return -reading(sight.me, bare(ref), w) if sight.me.character else 0.0


JUDGES: dict[str, Callable[[Sight, Any, str, Weights], float]] = {
    "another": aimed, "backfire": backfired, "before_encounter": prepared, "before_roll": tests.before_roll,
    "buy": bought, "camp": camped, "camp_items": rested, "choose": chosen, "crowbar": given, "cure": cured,
    "discard": given, "draw_again": steadied, "drop": given, "find": kept, "flee_or_fight": tests.flee_or_fight,
    "fly": somewhere, "keep": kept, "keep_secret": remembered, "leave": given, "look": opened, "make_room": given,
    "mark": placed, "may": chosen, "modify": tests.modify, "more_junk": agreed, "pay": paid, "pick_threat": met,
    "protect": protecting, "relocate": somewhere, "reroll": tests.reroll, "run": ran,
    "sell": traded, "sell_better": agreed, "share": shared, "trade": traded, "trauma": weakened, "tunnel": somewhere,
    "use_item": using, "use_map": agreed, "use_nest": agreed, "voice_area": placed, "voice_threat": against,
    "voice_token": placed, "wear": worn, "wear_item": given,
}  # fmt: skip


def heal(sight: Sight, question: Any, w: Weights) -> int:
    """How much damage to heal for money."""
    return best({n: healed(sight.me, n, w) for n in range(question.lo, question.hi + 1)})


def repair(sight: Sight, question: Any, w: Weights) -> list[str]:
    """The best items first; for money, which one has decided to spend, only what is worth it."""
    units = [ref for ref, limit in zip(options(question), question.limits, strict=True) for _ in range(limit)]
    units.sort(key=lambda ref: -keeping(sight.me, ref, w))
    worth = [ref for ref in units if not question.lo or mended(sight.me, ref, w) > 0]
    return max(units[: question.lo], worth[: question.most], key=len)


def sell(sight: Sight, question: Any, w: Weights) -> list[str]:
    """Everything that is worth more sold than kept."""
    return [ref for ref in options(question) if traded(sight, question, ref, w) > 0]


WHOLE: dict[str, Callable[[Sight, Any, Weights], Any]] = {"heal": heal, "repair": repair, "sell_some": sell}
"""Answers to questions that are not one pick."""
