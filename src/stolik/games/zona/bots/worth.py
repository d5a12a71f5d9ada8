"""What effects, damage, fatigue and items are worth to a scavenger, in roubles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.games.zona.bots.gear import Trial, chance, shields
from stolik.games.zona.bots.sight import Mine, owned
from stolik.games.zona.bots.weights import WEIGHTS, Weights
from stolik.games.zona.content.book import CONSTANTS, FACILITIES
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import besides_trophy, features, trophy_price
from stolik.games.zona.content.kinds import Item, Threat
from stolik.games.zona.content.vocabulary import AREAS, ATTRIBUTES, DAMAGE, THREATS

FATIGUE_MAX = CONSTANTS.fatigue_max
TWO = 2


def harm(me: Mine, packet: tuple[int, int, int], w: Weights = WEIGHTS) -> float:
    """What a packet of damage costs after protection."""
    kept = shields(me)
    points = sum(max(0, n - shield) for n, shield in zip(packet, kept, strict=True))
    saved = sum(packet) - points
    return hurt(me, points, w) + saved * w.wear * 0.6


def hurt(me: Mine, points: int, w: Weights = WEIGHTS) -> float:
    """The cost of damage: spaces of the track, then one trauma for all the rest."""
    cost = sum(w.damage[min(me.free - n - 1, len(w.damage) - 1)] for n in range(min(points, me.free)))
    return cost + (w.trauma[min(me.traumas, 3)] if points > me.free else 0)


def healing(me: Mine, points: int, w: Weights = WEIGHTS) -> float:
    """What removing damage is worth."""
    return sum(w.damage[min(me.free + n, len(w.damage) - 1)] for n in range(min(points, me.damage)))


def tiring(me: Mine, n: int, w: Weights = WEIGHTS) -> float:
    """What fatigue costs; above the maximum it is damage."""
    raised = min(n, FATIGUE_MAX - me.fatigue)
    return sum(w.fatigue[me.fatigue + step + 1] for step in range(raised)) + hurt(me, n - raised, w)


def resting(me: Mine, n: int, w: Weights = WEIGHTS) -> float:
    """What less fatigue is worth."""
    down = min(n, me.fatigue - me.fatigue_min)
    return sum(w.fatigue[me.fatigue - step] for step in range(max(0, down)))


def gain(me: Mine, effect: Effect, w: Weights = WEIGHTS, ahead: float = 0.0) -> float:
    """What an effect is worth. `ahead` is the worth of going on to the next paragraph."""
    match effect:
        case Amount():
            return -harm(me, _packet([effect]), w)
        case All(parts):
            amounts = [part for part in parts if isinstance(part, Amount)]
            rest = sum(gain(me, part, w, ahead) for part in parts if not isinstance(part, Amount))
            return rest - (harm(me, _packet(amounts), w) if amounts else 0)
        case AnyOf(parts):
            return sum(max(0.0, gain(me, part, w, ahead)) for part in parts)
        case OneOf(parts):
            return max((gain(me, part, w, ahead) for part in parts if can(me, part)), default=0.0)
        case Paid(cost, paid_for):
            return gain(me, paid_for, w, ahead) - price(me, cost, w) if can(me, effect) else 0.0
        case Word(name):
            return WORTH[name](me, effect, w, ahead)


def _packet(amounts: list[Amount]) -> tuple[int, int, int]:
    radiation, disturbance, wound = (sum(one.count for one in amounts if one.unit == kind) for kind in DAMAGE)
    return radiation, disturbance, wound


def _test(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    success, *failure = word.effects
    attribute = next(k for k, one in enumerate(ATTRIBUTES) if one in word.tags)
    sign = next((tag for tag in word.tags if tag in THREATS), "")
    p = chance(me, Trial(attribute, word.number + me.harder, sign, area=_place(me)))
    lost = gain(me, failure[0], w, ahead) if failure else 0.0
    return p * gain(me, success, w, ahead) + (1 - p) * lost - (1 - p) * 0.5 * tiring(me, 1, w)


def _by_reputation(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return gain(me, word.effects[1 - me.reputation], w, ahead)


def _may(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return max(0.0, gain(me, word.effects[0], w, ahead))


def _otherwise(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    first, second = word.effects
    return gain(me, first if can(me, first) else second, w, ahead)


def _when(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return _whole(me, word, w, ahead) if all(_holds(me, check) for check in word.checks) else 0.0


def _whole(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return gain(me, word.effects[-1], w, ahead)


def _reputation(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    if "better" in word.tags:
        return w.reputation if me.reputation < 1 else resting(me, 1, w)
    return -harm(me, (0, 1, 0), w) if me.reputation < 0 else -w.reputation


def _draw(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    base = w.junk if "junk" in word.tags else w.equipment if "equipment" in word.tags else w.yellow
    return base * float(word.numbers[1]) * 1.25


def _repair(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    worn = sum(one.wear for one in me.items if one.row.durability == "exploitable")
    return w.wear * min(word.number, worn)


def _encounter(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return _drawn(me, word.tags, w)


def _another(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    """What happens to a rival is worth a part of the opposite, the less the more rivals there are; alone, nothing."""
    rivals = me.players - 1
    return -w.rival / rivals * gain(me._replace(damage=2, free=4, fatigue=3), word.effects[0], w) if rivals else 0.0


def _relocate(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return me.elsewhere


def _look(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return w.sight * word.number


def _emission(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    """What an emission costs on average, brought nearer by a part of its way."""
    return -w.nearer * word.number


def _trade(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    return 60.0


def _unpriced(me: Mine, word: Word, w: Weights, ahead: float) -> float:
    """What has no price here: it changes little for the scavenger, or elsewhere is judged what it leads to."""
    return 0.0


WORTH: Mapping[str, Callable[[Mine, Word, Weights, float], float]] = {
    "test": _test,
    "by_reputation": _by_reputation,
    "may": _may,
    "otherwise": _otherwise,
    "when": _when,
    "at": _whole,
    "everyone": _whole,
    "go_on": lambda me, word, w, ahead: ahead,
    "secret": lambda me, word, w, ahead: w.secret + w.find if len(me.secrets) < me.needed else 0.0,
    "win": lambda me, word, w, ahead: w.source,
    "fatigue": lambda me, word, w, ahead: -tiring(me, word.number, w),
    "rest": lambda me, word, w, ahead: resting(me, word.number, w),
    "heal": lambda me, word, w, ahead: healing(me, word.number, w),
    "cure": lambda me, word, w, ahead: w.trauma[me.traumas - 1] if me.traumas else 0.0,
    "reputation": _reputation,
    "roubles": lambda me, word, w, ahead: word.number * w.money,
    "lose": lambda me, word, w, ahead: -min(word.number, me.roubles) * w.money,
    "junk": lambda me, word, w, ahead: w.junk * word.number,
    "equipment": lambda me, word, w, ahead: w.equipment * word.number,
    "artefact": lambda me, word, w, ahead: w.green if "green" in word.tags else w.yellow,
    "draw": _draw,
    "trophy": lambda me, word, w, ahead: (200 if "green" in word.tags else 500) * w.money,
    "wear": lambda me, word, w, ahead: -w.wear * word.number,
    "repair": _repair,
    "discard": lambda me, word, w, ahead: -float(cheapest(me, word.tags, w) * word.number),
    "encounter": _encounter,
    "fight": _encounter,
    "buy": _trade,
    "sell": _trade,
    "sell_any": _trade,
    "nothing": _unpriced,
    "fail": _unpriced,
    "per": _unpriced,
    "relocate": _relocate,
    "another": _another,
    "place": _unpriced,
    "look": _look,
    "emission": _emission,
    "cheaper_opening": lambda me, word, w, ahead: w.fatigue[3],
    "new_market": _unpriced,
    "new_lock": _unpriced,
    "special": _unpriced,
}
"""What each word that happens is worth; a test compares it with the words of the rules."""


def _holds(me: Mine, check: Check) -> bool:
    return check.holds(COUNTED[check.count.name](me))


COUNTED: Mapping[str, Callable[[Mine], int]] = {
    "secrets": lambda me: len(me.secrets) * TWO // me.needed,
    "crowbars": lambda me: sum(one.row.role == "crowbar" for one in me.items),
    "artefacts": lambda me: sum(one.row.category == "artefact" for one in me.items),
    "others_here": lambda me: 0,
}
"""What is counted; company is not foreseen."""


def can(me: Mine, effect: Effect) -> bool:
    """Whether an effect's price can be paid."""
    if not isinstance(effect, Paid):
        return True
    parts = effect.cost.parts if isinstance(effect.cost, (All, OneOf)) else (effect.cost,)
    return (any if isinstance(effect.cost, OneOf) else all)(_payable(me, part) for part in parts)


class Payment(NamedTuple):
    """A word of a price: what it costs, and whether it can be paid."""

    price: Callable[[Mine, Word, Weights], float]
    payable: Callable[[Mine, Word], bool]


def _lost(me: Mine, word: Word, w: Weights) -> float:
    return -WORTH[word.name](me, word, w, 0.0)


PAYMENTS: Mapping[str, Payment] = {
    "roubles": Payment(lambda me, word, w: word.number * w.money, lambda me, word: me.roubles >= word.number),
    "fatigue": Payment(_lost, lambda me, word: me.fatigue + word.number <= FATIGUE_MAX),
    "reputation": Payment(_lost, lambda me, word: me.reputation > -1),
    "crowbar": Payment(lambda me, word, w: w.wear, lambda me, word: any(one.row.role == "crowbar" for one in me.items)),
    "discard": Payment(_lost, lambda me, word: cheapest(me, word.tags) < NOTHING),
    "wear": Payment(_lost, lambda me, word: any(one.row.durability != "durable" for one in me.items)),
    "two_items": Payment(lambda me, word, w: 500.0, lambda me, word: len(me.items) >= TWO),
}
"""What each word of a price costs."""


def _payable(me: Mine, part: Effect) -> bool:
    match part:
        case Amount(count):
            return me.free >= count
        case Word(name):
            return PAYMENTS[name].payable(me, part)
        case All() | OneOf() | AnyOf() | Paid():
            return len(me.items) >= TWO


def price(me: Mine, cost: Effect, w: Weights = WEIGHTS) -> float:
    """What a price costs."""
    match cost:
        case All(parts):
            return sum(price(me, part, w) for part in parts)
        case OneOf(parts) | AnyOf(parts):
            return min((price(me, part, w) for part in parts if _payable(me, part)), default=NOTHING)
        case Word(name):
            return PAYMENTS[name].price(me, cost, w)
        case Amount() | Paid():
            return -gain(me, cost, w)


NOTHING = 99999.0
"""The price of something that cannot be paid."""


def cheapest(me: Mine, tags: tuple[str, ...], w: Weights = WEIGHTS) -> float:
    """The worth of the cheapest thing that may be discarded."""
    if "trophy" in tags:
        return min((trophy(me, ref) * w.money for ref in me.trophies), default=NOTHING)
    fit = [
        one.row.price * w.money
        for one in me.items
        if ("small" not in tags or one.row.small)
        and ("artefact" not in tags or one.row.category == "artefact")
        and ("equipment" not in tags or one.row.deck == "equipment")
    ]
    return min(fit, default=NOTHING)


def trophy(me: Mine, ref: str) -> int:
    """The price of a trophy."""
    return trophy_price(me.box.threat[ref].loot)


# --- threats ------------------------------------------------------------------------------------------------------


def spoils(me: Mine, threat: Threat, w: Weights = WEIGHTS) -> float:
    """What defeating a threat is worth."""
    return trophy(me, threat.ref) * w.money + gain(me, besides_trophy(threat.loot), w)


def fight(me: Mine, threat: Threat, w: Weights = WEIGHTS) -> float:
    """What a confrontation is worth."""
    attribute = ATTRIBUTES.index(threat.attribute)
    p = chance(me, Trial(attribute, threat.difficulty, threat.kind, "confrontation", _place(me), event=False))
    return p * spoils(me, threat, w) + (1 - p) * (gain(me, threat.damage, w) - 0.5 * tiring(me, 1, w))


def _place(me: Mine) -> str:
    """The area, if some item helps only there."""
    return me.area if me.area in _spaded(me.box) else ""


@cache
def _spaded(box: Box) -> frozenset[str]:
    """Areas named by items."""
    return frozenset(tag for row in box.items for word in features(row.effect) for tag in word.tags).intersection(AREAS)


@lru_cache(1 << 14)
def meeting(me: Mine, threat: Threat, w: Weights = WEIGHTS, *, forced: bool = False) -> float:
    """The worth of an encounter: detection, then the confrontation if it is worthwhile or fleeing is impossible."""
    p = chance(me, Trial(0, threat.detection, threat.kind, "detection", _place(me), event=False))
    after = fight(me, threat, w)
    return (1 - p) * gain(me, threat.damage, w) + (after if forced else max(0.0, after))


def _drawn(me: Mine, tags: tuple[str, ...], w: Weights) -> float:
    colour = "green" if "green" in tags else "yellow"
    kinds = [kind for kind in ("mutant", "anomaly") if kind in tags]
    means = [_mean_meeting(alike(me), colour, kind, "no_fleeing" in tags, w) for kind in kinds]
    return max(means)


@lru_cache(1 << 14)
def _mean_meeting(me: Mine, colour: str, kind: str, forced: bool, w: Weights) -> float:
    rows = me.box.book.threat_queues[colour, kind]
    return sum(meeting(me, row, w, forced=forced) for row in rows) / len(rows)


# --- cards --------------------------------------------------------------------------------------------------------


def reading(me: Mine, event: str, w: Weights = WEIGHTS) -> float:
    """The worth of a card of a facility or the Sarcophagus, computed from its last paragraph to the first."""
    me = reads(me, event)
    ahead = 0.0
    for effect in reversed(me.box.book.events[event].paragraphs):
        ahead = gain(me, effect, w, ahead)
    return ahead


def reads(me: Mine, event: str) -> Mine:
    """The scavenger while reading a card, whose tests may be harder with this number of players."""
    return me._replace(harder=me.box.book.events[event].harder(me.players))


def alike(me: Mine) -> Mine:
    """The scavenger without details that hardly matter for a card, so that cached means can be reused."""
    return me._replace(area="", seat=0, harder=0, roubles=min(400, me.roubles // 100 * 100), trophies=me.trophies[:1])


def deck_worth(me: Mine, deck: str, w: Weights = WEIGHTS) -> float:
    """The mean worth of a card of a facility or of the Sarcophagus."""
    return _deck_worth(alike(me), deck, w)


@lru_cache(1 << 14)
def _deck_worth(me: Mine, deck: str, w: Weights) -> float:
    cards = me.box.book.event_decks[deck]
    return sum(reading(me, card.id, w) for card in cards) / len(cards)


CHANCES = Weights(
    source=1, secret=0, find=0, junk=0, equipment=0, green=0, yellow=0, money=0, reputation=0, damage=(0,) * 8,
    trauma=(0,) * 4, fatigue=(0,) * 6, wear=0, single=0, durable=0,
)  # fmt: skip
"""With these weights only reaching the Source has any worth, so that worth is a probability."""


def win_chance(me: Mine) -> float:
    """The chance of winning with one card of the Sarcophagus."""
    return deck_worth(me, "sarcophagus", CHANCES)


def event_worth(me: Mine, area: str, sector: str, w: Weights = WEIGHTS) -> float:
    """The mean worth of a sector's event in an area."""
    return _event_worth(alike(me)._replace(area=_place(me)), area, sector, w)


@lru_cache(1 << 14)
def _event_worth(me: Mine, area: str, sector: str, w: Weights) -> float:
    names = {-1: "bad", 0: "neutral", 1: "good"}
    total = 0.0
    for card in me.box.book.event_decks[sector]:
        section = names[me.reputation] if card.by_reputation else area if area in card.sections else "other"
        total += gain(reads(me, card.id), card.sections[section], w)
    return total / len(me.box.book.event_decks[sector])


# --- items --------------------------------------------------------------------------------------------------------


@lru_cache(1 << 14)
def strength(me: Mine, w: Weights = WEIGHTS) -> float:
    """The value of attributes and items in the remaining facilities and the Sarcophagus."""
    left = [deck for deck in FACILITIES if deck not in me.secrets]
    missing = max(0, me.needed - len(me.secrets))
    secrets = sum(sorted((deck_worth(me, deck, w) for deck in left), reverse=True)[:missing])
    return secrets + deck_worth(me, "sarcophagus", w)


def usual(me: Mine) -> Mine:
    """The scavenger rested, in fair health and with undamaged gear, for judging lasting things."""
    gear = sorted(one.ref for one in me.items if _lasting(one.row))
    place = {one.ref: one.place for one in me.items}
    return me._replace(
        area="", seat=0, harder=0, fatigue=2, free=4, damage=2, traumas=0, roubles=300, trophies=(), ability=True,
        items=tuple(owned(me.box, ref, place[ref], 0) for ref in gear),
    )  # fmt: skip


def _lasting(row: Item) -> bool:
    """Whether having an item may change the chances of a test or the damage from it."""
    names = ("boost", "cancel", "reroll", "easier", "pass", "protect")
    helps = any(word.name in names for word in features(row.effect))
    return helps or row.category == "artefact" or row.role == "crowbar"


@lru_cache(1 << 14)
def keeping(me: Mine, ref: str, w: Weights = WEIGHTS) -> float:
    """The worth of an owned item: what it adds to the scavenger's strength and does on its own, or its price."""
    base = usual(me)
    row = me.box.item[ref]
    better = w.gear * (strength(base, w) - strength(base.without(ref), w))
    worn = sum(one.wear for one in me.items if one.ref == ref and row.durability == "exploitable")
    share = 1.0 if row.durability != "exploitable" else (row.boxes - worn) / row.boxes
    resale = max(0, row.price - 100 * worn) * w.money * 0.8
    roomy = 350 * any(word.name == "sixth_slot" for word in features(row.passive))
    return max(resale, better * share + by_itself(row.effect, row.boxes) + roomy)


def adding(me: Mine, ref: str, w: Weights = WEIGHTS) -> float:
    """The worth of an item that may be gained."""
    return keeping(me.with_item(ref), ref, w)


USEFUL = {
    "safe_shortcut": 180.0, "rest_more": 250.0, "scan_anomaly": 60.0, "repair_in_action_phase": 250.0,
    "good_until_end_of_turn": 170.0, "at[sz]": 120.0, "at[mo]": 400.0,
}  # fmt: skip
"""The worth of items' special rules."""


@cache
def by_itself(effect: Effect, boxes: int) -> float:
    """The worth of what an item does apart from helping in tests."""
    text = str(effect)
    if not text:
        return 0.0
    uses = max(1, boxes)
    worth = 0.0
    if "heal" in text:
        worth += 170.0 * uses
    if "cure" in text:
        worth += 500.0
    if "rest(" in text:
        worth += 80.0 * uses
    if "protect" in text:
        worth += 60.0 * uses
    if "mutant" in text or "anomaly" in text:
        worth += 130.0 * uses
    return worth + sum(gained for name, gained in USEFUL.items() if name in text)
