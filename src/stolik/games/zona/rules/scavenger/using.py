"""Using an item: its damage token, and the backfire of an artefact (Using items; Backfire)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache

from stolik.content.effects import NOTHING, All, Amount, Effect, Word
from stolik.core.agenda import Call
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import features, has_special, together
from stolik.games.zona.rules.effects.words import feature, standing
from stolik.games.zona.rules.scavenger.belongings import lose_item, put_token
from stolik.games.zona.rules.scavenger.protection import least_left
from stolik.games.zona.rules.scavenger.scavengers import (
    FATIGUE_MAX,
    artefacts,
    board,
    damageable,
    discardable,
    fatigue_min,
    find_special,
    free,
    held,
    in_use,
    ready,
)
from stolik.games.zona.rules.state import DAMAGE, Held, Packet, Scavenger, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import ABILITY, TAKE

ONE_REST = Word("rest", args=(1,))
IGNORE = feature("ignore_backfire", places={"item", "ability"})
AGAIN = standing("use_artefact_again", "item")
RESTS = standing("rests_with_a_drink", "ability")
SCORCHES = standing("clothing_wears_more", "threat")


def usable(g: Zona, me: Seat, among: Container[int], spent: tuple[int, ...] = ()) -> list[Held]:
    """Items `among` these cards that can be used now: ready, not `spent` on the same effect, with an allowed backfire.
    The Notes of Prof. Ivashchenko let a deactivated durable artefact be used again, even in the same effect: then the
    Notes are what is used.
    """
    found = []
    for one in g.scavengers[me].items:
        if one.card in among and ((one.card not in spent and ready(g, one)) or _again(g, me, one)):
            too_much = g.box.backfires[one.card] and not backfire_allowed(g, me, one.card)
            if not too_much or ignorers(g, me, one.card, spent):
                found.append(one)
    return found


def _again(g: Zona, me: Seat, one: Held) -> bool:
    """Whether the Notes let it be used again."""
    worn = one.wear > 0 and g.box.durable[one.card] and g.box.items[one.card].category == "artefact"
    return worn and in_use(g.box, one) and find_special(g, me, AGAIN) is not None


@cache
def _backfire(effect: Effect) -> tuple[tuple[Amount | Word, bool], ...]:
    """The parts of a backfire, each with whether it is for each artefact."""
    match effect:
        case Word("per"):
            return tuple((part, True) for part in _flat(effect.effects[1]))
        case _:
            return tuple((part, False) for part in _flat(effect))


def _flat(effect: Effect) -> Iterator[Amount | Word]:
    """The parts that all happen."""
    if isinstance(effect, (Amount, Word)):
        yield effect
    elif isinstance(effect, All):
        for part in effect.parts:
            yield from _flat(part)


def _times(part: Amount | Word, count: int) -> Amount | Word:
    """A part of a backfire as often as there are artefacts."""
    if isinstance(part, Amount):
        return Amount(part.count * count, part.unit)
    return Word(part.name, part.tags, (part.number * count,))


def backfire(g: Zona, me: Seat, card: int) -> Effect:
    """What an item's backfire does now, with artefacts counted including the used one."""
    effect = g.box.items[card].backfire
    if not _each(effect):
        return effect
    count = _counted(g, me, card)
    return together([_times(part, count) for part, _ in _backfire(effect)])


@cache
def _only_packed(effect: Effect) -> bool:
    """Whether a backfire counts the artefacts in the backpack."""
    return isinstance(effect, Word) and _each(effect) and "backpack" in effect.counted.tags


def _each(effect: Effect) -> bool:
    """Whether a backfire is for each artefact."""
    return isinstance(effect, Word) and effect.name == "per"


def _counted(g: Zona, me: Seat, card: int, without: tuple[int, ...] = ()) -> int:
    """The artefacts that a backfire counts: all, or this one and those in the backpack, which small ones are not."""
    owned = [one for one in artefacts(g, g.scavengers[me]) if one.card not in without]
    if _only_packed(g.box.items[card].backfire):
        return sum(one.card == card or one.place == "pack" for one in owned)
    return len(owned)


def _others(g: Zona, scavenger: Scavenger, tags: tuple[str, ...], but: tuple[int, ...]) -> list[Held | int]:
    """What a backfire may discard, other than the item itself."""
    return [one for one in discardable(g, scavenger, tags) if isinstance(one, int) or one.card not in but]


def backfire_parts(g: Zona, me: Seat, card: int) -> list[Amount | Word]:
    """What a backfire takes now, part by part; a test is a test, however many artefacts there are."""
    count = _counted(g, me, card)
    return [_times(part, count) if each else part for part, each in _backfire(g.box.items[card].backfire)]


def relief(g: Zona, me: Seat, card: int) -> set[str]:
    """What must come before a backfire that is too much now: `rest`, `heal` or both; nothing if neither is enough."""
    for names in ({"rest"}, {"heal"}, {"rest", "heal"}):
        if backfire_allowed(g, me, card, relieved=frozenset(names)):
            return names
    return set()


def backfire_allowed(
    g: Zona, me: Seat, card: int, without: tuple[int, ...] = (), relieved: frozenset[str] = frozenset()
) -> bool:
    """Whether its backfire neither passes the fatigue limit, nor causes trauma, nor discards something that is not
    there; `without` leaves some artefacts out, `relieved` counts as if the scavenger had rested or was healed.
    """
    scavenger, effect = g.scavengers[me], g.box.items[card].backfire
    tiredness = fatigue_min(g) if "rest" in relieved else scavenger.fatigue
    healed = scavenger.damage if "heal" in relieved else 0
    count = _counted(g, me, card, without)
    for part, each in _backfire(effect):
        times = count if each else 1
        match part:
            case Amount(many, unit):
                fits = bearable(g, me, _packet(unit, many * times), (card, *without), healed=healed)
            case Word("fatigue", tags):
                above = tiredness + part.number * times - FATIGUE_MAX
                fits = above <= (free(g, me) + healed if "overflow" in tags else 0)
            case Word("lose"):
                fits = scavenger.roubles >= part.number * times
            case Word("discard", tags):
                fits = len(_others(g, scavenger, tags, (card, *without))) >= part.number * times
            case Word("wear"):
                fits = any(one.card not in (card, *without) for one in damageable(g, scavenger))
            case Word("test"):
                fits = bearable(g, me, (0, 1, 0), (card,), healed=healed)
            case Word():
                fits = True
        if not fits:
            return False
    return True


@cache
def _counting(box: Box) -> frozenset[int]:
    """Items whose backfire is for each artefact."""
    return frozenset(n for n, row in enumerate(box.items) if _each(row.backfire))


def too_heavy(g: Zona, me: Seat) -> list[Held]:
    """Ready items whose backfire counts other artefacts, and that could be used without them. Then the player may want
    to drop some first, which is allowed at any moment (Dropping items).
    """
    counting = _counting(g.box)
    return [one for one in g.scavengers[me].items if one.card in counting and ready(g, one) and _lighter(g, me, one)]


def _lighter(g: Zona, me: Seat, one: Held) -> bool:
    """Whether an item could be used without the other artefacts."""
    others = tuple(other.card for other in artefacts(g, g.scavengers[me]) if other.card != one.card)
    return bool(others) and backfire_allowed(g, me, one.card, others)


def drop_artefact(g: Zona, t: Table, me: Seat, about: str) -> tuple[Call, ...]:
    """Drop an artefact in the middle of another effect. Returns what must follow if it gave the 6th slot."""
    options = [g.box.card[one.card] for one in artefacts(g, g.scavengers[me])]
    dropped = g.box.card_number[t.ask(me, Choose("drop", tuple(options), about=about))]
    return lose_item(g, t, me, held(g.scavengers[me], dropped))


def _packet(what: str, amount: int) -> Packet:
    radiation, disturbance, wound = (amount if what == kind else 0 for kind in DAMAGE)
    return radiation, disturbance, wound


def bearable(
    g: Zona, me: Seat, packet: Packet, spent: tuple[int, ...] = (), *, ability: bool = True, healed: int = 0
) -> bool:
    """Whether damage paid as a price causes no trauma after the protection still available: items not `spent`, and the
    `ability` (R7); with so much damage `healed` before.
    """
    room = free(g, me) + healed
    if g.rules.prices == "bare":
        return sum(packet) <= room
    return sum(packet) <= room or least_left(g, me, packet, spent, ability=ability) <= room


def ignorers(g: Zona, me: Seat, card: int, spent: tuple[int, ...] = ()) -> list[Named]:
    """What can ignore an artefact's backfire: an item not `spent` on the same effect, or the character's ability."""
    found = [
        g.box.card[one.card]
        for one in g.scavengers[me].items
        if one.card != card
        and one.card not in spent
        and ready(g, one)
        and any(w.name == IGNORE for w in features(g.box.items[one.card].effect))
    ]
    ability = any(word.name == IGNORE for word in features(board(g, me).ability))
    if ability and "ability" not in g.scavengers[me].used:
        found.append(ABILITY)
    return found


def use(
    g: Zona, t: Table, me: Seat, card: int, source: str = "", spent: tuple[int, ...] = ()
) -> tuple[tuple[Call, ...], int]:
    """Use an item: put a token on it, then resolve its backfire, unless that is ignored. In a "test", a "camp" or to
    "protect", its other effects follow. Returns the calls to resolve, and the card that ignored the backfire (-1:
    none).
    """
    scavenger = g.scavengers[me]
    ignored = -1
    calls: tuple[Call, ...] = ()
    if g.box.backfires[card]:
        ways = ignorers(g, me, card, spent)
        if backfire_allowed(g, me, card):
            ways.append(TAKE)
        way = t.ask(me, Choose("backfire", tuple(ways), about=g.box.card[card].ref)) if len(ways) > 1 else ways[0]
        if way is TAKE:
            suffered = backfire(g, me, card)
            calls = (Step.RESOLVE(effect=suffered, who=me, by=g.box.card[card].ref, source="backfire"),)
        elif way is ABILITY:
            use_ability(g, t, me)
        else:
            ignored = g.box.card_number[way]
            t.tell("used", seat=me, item=way)
            calls = _use_up(g, t, me, held(scavenger, ignored))
    t.tell("used", seat=me, item=g.box.card[card])
    one = held(scavenger, card)
    if source and besides(g.box.items[card].effect):
        calls = (
            Step.RESOLVE(effect=besides(g.box.items[card].effect), who=me, by=g.box.card[card].ref, source="item"),
            *calls,
        )
    if one.wear and g.box.items[card].durability == "durable":
        notes = find_special(g, me, AGAIN)
        assert notes is not None
        return (*put_token(g, t, me, notes), *calls), ignored
    testing = bool(g.tests) and g.tests[-1].who == me
    drunk = testing and g.box.items[card].durability == "single" and g.box.items[card].small
    if drunk and has_special(board(g, me).ability, RESTS):
        calls = (Step.RESOLVE(effect=ONE_REST, who=me), *calls)
    return (*_use_up(g, t, me, one), *calls), ignored


def _use_up(g: Zona, t: Table, me: Seat, one: Held) -> tuple[Call, ...]:
    """The damage token of a use; one more on clothing in an encounter with a Burner."""
    calls = put_token(g, t, me, one)
    row = g.box.items[one.card]
    if row.worn and row.durability == "exploitable" and _scorched(g, me):
        left = [other for other in g.scavengers[me].items if other.card == one.card]
        calls = (*(call for other in left for call in put_token(g, t, me, other)), *calls)
    return calls


def _scorched(g: Zona, me: Seat) -> bool:
    """Whether clothing used by this scavenger now takes one more damage token (Burner)."""
    meeting = g.encounter
    if meeting is None or meeting.who != me or meeting.scanned:
        return False
    return has_special(g.box.threats[meeting.threat].ability, SCORCHES)


@cache
def besides(effect: Effect) -> Effect:
    """The side effects of an item used in a test or as protection, such as the radiation of a home brew."""
    if not isinstance(effect, All):
        return NOTHING
    return together([part for part in effect.parts if not (isinstance(part, Word) and part.name in HELPING)])


HELPING = frozenset({"boost", "cancel", "reroll", "easier", "pass", "protect", "ignore_backfire"})
"""Words of items that help in a test or against damage."""


def use_ability(g: Zona, t: Table, me: Seat) -> None:
    """Use the character's ability: once per round."""
    scavenger = g.scavengers[me]
    scavenger.used += ("ability",)
    t.tell("ability", seat=me, character=f"character:{scavenger.character}")


def ability_ready(g: Zona, me: Seat) -> bool:
    """Whether the character's once-per-round ability is unused."""
    return "ability" not in g.scavengers[me].used
