"""Items: taking, packing, wearing, damaging, repairing and discarding them (Items; Using and damaging items)."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Amounts, Choose, Seat
from stolik.core.table import Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.scavenger.scavengers import capacity, covered, held, packed, repairable
from stolik.games.zona.rules.state import Held, Scavenger, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import NO, YES
from stolik.games.zona.rules.zone.cards import discard_item, return_token


def replace(scavenger: Scavenger, old: Held, new: Held | None) -> None:
    """Change one item; None removes it."""
    items = scavenger.items
    at = items.index(old)
    scavenger.items = items[:at] + (() if new is None else (new,)) + items[at + 1 :]


def lose_item(g: Zona, t: Table, me: Seat, one: Held, by: str = "") -> tuple[Call, ...]:
    """Discard an item; what makes somebody lose it is named. If it gave the 6th slot, the backpack may have to be
    repacked.
    """
    replace(g.scavengers[me], one, None)
    discard_item(g, one.card)
    if by:
        t.tell("gave_up", seat=me, thing=g.box.card[one.card], by=title(g, by))
    else:
        t.tell("discarded", seat=me, item=g.box.card[one.card])
    return repack(g, me)


def repack(g: Zona, me: Seat) -> tuple[Call, ...]:
    """The calls that follow if the backpack holds too much (6th slot lost)."""
    return (Step.MAKE_ROOM(who=me),) if packed(g.scavengers[me]) > capacity(g, me) else ()


def put_token(g: Zona, t: Table, me: Seat, one: Held) -> tuple[Call, ...]:
    """Put a damage token on an item; single-use items, and exploitable ones whose last box it fills, are discarded."""
    row = g.box.items[one.card]
    if row.durability == "single" or (row.durability == "exploitable" and one.wear + 1 >= row.boxes):
        return lose_item(g, t, me, one)
    replace(g.scavengers[me], one, one._replace(wear=one.wear + 1))
    return ()


def damage_item(g: Zona, t: Table, me: Seat, one: Held, by: str) -> tuple[Call, ...]:
    """Damage: put a damage token on an exploitable item (Damaging)."""
    t.tell("item_damaged", seat=me, item=g.box.card[one.card], by=title(g, by) or "test:")
    return put_token(g, t, me, one)


def repair(g: Zona, t: Table, me: Seat, least: int, most: int, about: str = "") -> int:
    """Remove damage tokens from items, of the owner's choice. Returns how many."""
    worn = repairable(g, g.scavengers[me])
    most = min(most, sum(one.wear for one in worn))
    asked = Amounts(
        "repair", [g.box.card[one.card] for one in worn], [one.wear for one in worn], least, most, about=about
    )
    only = asked.only()
    units = t.ask(me, asked) if only is None else only
    for one, n in zip(worn, units, strict=True):
        replace(g.scavengers[me], one, one._replace(wear=one.wear - n))
        for _ in range(n):
            t.tell("repaired", seat=me, item=g.box.card[one.card])
    return sum(units)


def options(g: Zona, items: tuple[Held, ...] | list[Held]) -> list[object]:
    """The options of items."""
    return [g.box.card[one.card] for one in items]


def gain_item(g: Zona, t: Table, who: Seat, card: int) -> str:
    """Take a card: small ones go beside the board; clothing may be worn at once, and what it displaces is packed;
    everything else goes into the backpack, in which room may have to be made.
    """
    scavenger, row = g.scavengers[who], g.box.items[card]
    t.tell("taken", seat=who, item=g.box.card[card])
    if row.small:
        scavenger.items += (Held(card, "small"),)
        return proceed(g)
    scavenger.items += (Held(card, "pack"),)
    if row.worn and not _put_on_at_once(g, who, card):
        return then(g, Step.WEAR(who=who, card=card), Step.MAKE_ROOM(who=who))
    if row.worn:
        put_on(g, t, who, card)
    return make_room(g, t, who)


def _put_on_at_once(g: Zona, who: Seat, card: int) -> bool:
    """Whether nobody is asked: nothing has to be taken off for it, and it can be taken off before the next action."""
    now = g.phase == "actions" and g.turn.seat == who and g.turn.actions < CONSTANTS.actions
    return now and fits(g, g.scavengers[who], card)


def wear(g: Zona, t: Table, who: Seat, card: int) -> str:
    """Clothing just taken may be put on at once (Clothing)."""
    if t.ask(who, Choose("wear", (YES, NO), about=g.box.card[card].ref)) is YES:
        put_on(g, t, who, card)
    return proceed(g)


def put_on(g: Zona, t: Table, me: Seat, card: int) -> None:
    """Wear a piece of clothing; clothing on the same body part goes into the backpack."""
    scavenger = g.scavengers[me]
    parts = set(g.box.items[card].worn)
    for one in scavenger.items:
        if one.place == "worn" and parts & set(g.box.items[one.card].worn):
            replace(scavenger, one, one._replace(place="pack"))
    one = held(scavenger, card)
    replace(scavenger, one, one._replace(place="worn"))
    t.tell("put_on", seat=me, item=g.box.card[card])


def take_off(g: Zona, t: Table, me: Seat, card: int) -> None:
    """Put a worn piece of clothing into the backpack."""
    scavenger = g.scavengers[me]
    one = held(scavenger, card)
    replace(scavenger, one, one._replace(place="pack"))
    t.tell("took_off", seat=me, item=g.box.card[card])


def fits(g: Zona, scavenger: Scavenger, card: int) -> bool:
    """Whether clothing can be put on without taking anything off."""
    return not covered(g, scavenger) & set(g.box.items[card].worn)


def make_room(g: Zona, t: Table, who: Seat) -> str:
    """While the backpack holds too much, drop something in it."""
    scavenger = g.scavengers[who]
    if packed(scavenger) <= capacity(g, who):
        return proceed(g)
    bag = [one for one in scavenger.items if one.place == "pack"]
    chosen = t.ask(who, Choose("make_room", [g.box.card[one.card] for one in bag]))
    lose_item(g, t, who, held(scavenger, g.box.card_number[chosen]))
    return then(g, Step.MAKE_ROOM(who=who))


def lose_trophy(g: Zona, t: Table, me: Seat, token: int, by: str) -> None:
    """Return a trophy to the dispenser."""
    scavenger = g.scavengers[me]
    scavenger.trophies = tuple(one for one in scavenger.trophies if one != token)
    return_token(g, token)
    t.tell("gave_up", seat=me, thing=g.box.token[token], by=title(g, by) or "test:")


def keep(g: Zona, t: Table, who: Seat, count: int) -> str:
    """Keep `count` of the drawn cards; the rest is discarded."""
    drawn = g.drawn
    if len(drawn) <= count:
        kept: tuple[int, ...] = drawn
    elif count == 1:
        kept = (g.box.card_number[t.ask(who, Choose("keep", [g.box.card[card] for card in drawn]))],)
    else:
        left = list(drawn)
        while len(left) > count:
            left.remove(g.box.card_number[t.ask(who, Choose("leave", [g.box.card[card] for card in left]))])
        kept = tuple(left)
    for card in drawn:
        if card not in kept:
            discard_item(g, card)
            t.tell("discarded", seat=who, item=g.box.card[card])
    g.drawn, g.drawer = (), -1
    return then(g, *(Step.GAIN(who=who, card=card) for card in kept))
