"""A turn of the action phase: two actions, and what is not an action before and after them (Actions)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from stolik.content.effects import All, Effect, Paid
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import has_special
from stolik.games.zona.rules.course.events import deck_for
from stolik.games.zona.rules.course.moving import flights, fly, move, targets, tunnel, tunnels
from stolik.games.zona.rules.course.sharing import meet, partners
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.possible import payable
from stolik.games.zona.rules.effects.trading import sell_one
from stolik.games.zona.rules.effects.words import feature, standing
from stolik.games.zona.rules.scavenger.active import active, condition, use_active, useful_in_events
from stolik.games.zona.rules.scavenger.belongings import lose_item, put_on, repack, take_off
from stolik.games.zona.rules.scavenger.damage import rest
from stolik.games.zona.rules.scavenger.scavengers import fatigue_min, find_special, held, sector, with_special
from stolik.games.zona.rules.scavenger.using import usable, use
from stolik.games.zona.rules.state import Zona, playing
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.testing import rumour_words
from stolik.games.zona.rules.words import AREA_ACTION, DONE, DROP, LATER, PASS, PLACES, REST, SEARCH, SHARE, TRADE
from stolik.games.zona.rules.zone.board import entrances, slot_of, tokens_at
from stolik.games.zona.rules.zone.facilities import locked_up, looted, open_facility, openable
from stolik.games.zona.rules.zone.market import affordable, take_from_market

TRADER = feature("trader", places={"marked_area"})
RESTING = feature("resting", places={"marked_area"}, args=("number",))
REST_MORE = standing("rest_more", "item")
FLY = standing("fly", "item")
TUNNEL = standing("tunnel_move", "item")


@cache
def _carriers(box: Box) -> frozenset[int]:
    """Items that move a scavenger instead of a move."""
    return with_special(box, FLY) | with_special(box, TUNNEL)


def act(g: Zona, t: Table, who: Seat) -> str:
    """Choose an action, or something that is not one: an item, clothing put on or off, something dropped."""
    turn = g.turn
    done = turn.actions >= CONSTANTS.actions
    free = _free(g, who, done)
    if done and turn.over and _ends(g, who) == [DONE]:
        g.scavengers[who].settled = condition(g, who)
        return proceed(g)
    if done and not free:
        return proceed(g)
    evicted = not done and looted_around(g, who)
    if evicted:
        actions = _exits(g, t, who)
        chosen = t.ask(who, Choose("leave_facility", [*actions, *free], about=PLACES[g.scavengers[who].area].ref))
    else:
        actions = {} if done else _actions(g, t, who)
        chosen = t.ask(who, Choose("action", [*actions, *free, *(_ends(g, who) if done else [PASS])]))
    if chosen in (DONE, LATER, PASS):
        g.scavengers[who].settled = condition(g, who) if chosen is DONE else None
        if not done:
            turn.actions = CONSTANTS.actions
            t.tell("passed_turn", seat=who)
        return proceed(g)
    if chosen in free:
        return _not_an_action(g, t, who, chosen)
    turn.actions += 1
    turn.repacked = ()
    turn.over = False
    push_act(g, who)
    return actions[chosen]()


def _ends(g: Zona, me: Seat) -> list[Named]:
    """The ends of a turn: done also for the moment before the event; or not, if others act until then."""
    deck = deck_for(g, g.scavengers[me].area)
    waits = deck is not None and len(g.events[deck]) and len(playing(g)) > 1 and useful_in_events(g, me)
    return [DONE, LATER] if waits else [DONE]


def looted_around(g: Zona, me: Seat) -> bool:
    """Whether the scavenger is in a looted facility, which it must leave with the first action (R16)."""
    facility = g.scavengers[me].area
    return locked_up(g, facility) and looted(g, facility)


def _exits(g: Zona, t: Table, me: Seat) -> dict[Named, Callable[[], str]]:
    """The moves out of a looted facility; if none can be paid, the scavenger is relocated to its first entrance area
    (R16).
    """
    ways = targets(g, me)
    if ways:
        return {PLACES[to]: lambda to=to: move(g, t, me, to) for to in ways}  # type: ignore[misc]
    first = entrances(g, g.scavengers[me].area)[0]
    return {PLACES[first]: lambda: then(g, Step.LAND(who=me, area=first))}


def push_act(g: Zona, who: Seat) -> None:
    """After the action the scavenger is asked again."""
    g.agenda = (*g.agenda, Step.ACT(who=who))


def _free(g: Zona, who: Seat, done: bool) -> list[Named]:
    """What is not an action: items, clothing (each piece may be moved once), sharing, dropping. After the actions
    nobody is asked only because something could be taken off.
    """
    scavenger = g.scavengers[who]
    found = [g.box.card[card] for card in active(g, who)]
    clothes = [
        one
        for one in scavenger.items
        if g.box.clothing[one.card] and one.card not in g.turn.repacked and g.box.card[one.card] not in found
    ]
    also = [SHARE] if partners(g, who) else []
    if done and not found and not also and all(one.place == "worn" for one in clothes):
        return []
    found += [*(g.box.card[one.card] for one in clothes), *also]
    return [*found, DROP] if scavenger.items and not done else found


def _not_an_action(g: Zona, t: Table, me: Seat, chosen: Named) -> str:
    again = Step.ACT(who=me)
    scavenger = g.scavengers[me]
    if chosen is SHARE:
        return meet(g, t, me)
    if chosen is DROP:
        item = t.ask(me, Choose("drop", [g.box.card[one.card] for one in scavenger.items]))
        return then(g, *lose_item(g, t, me, held(scavenger, g.box.card_number[item])), again)
    card = g.box.card_number[chosen]
    if not g.box.items[card].worn:
        return then(g, *use_active(g, t, me, card), again)
    g.turn.repacked += (card,)
    if held(scavenger, card).place == "worn":
        take_off(g, t, me, card)
    else:
        put_on(g, t, me, card)
    return then(g, *repack(g, me), again)


def _actions(g: Zona, t: Table, me: Seat) -> dict[Named, Callable[[], str]]:
    """The actions that can be taken now, each with what it does."""
    found: dict[Named, Callable[[], str]] = {}
    here = g.scavengers[me].area
    for to in targets(g, me):
        found[PLACES[to]] = lambda to=to: move(g, t, me, to)  # type: ignore[misc]
    if not g.turn.area_action and has_area_action(g, me):
        found[AREA_ACTION] = lambda: area_action(g, t, me)
    for facility in openable(g, me):
        lock = named(f"lock:{g.locks[slot_of(g, facility)]}")
        found[lock] = lambda facility=facility: open_facility(g, t, me, facility)  # type: ignore[misc]
    if tokens_at(g, here):
        found[SEARCH] = lambda: then(g, Step.PICK_THREAT(who=me))
    found[REST] = lambda: take_rest(g, t, me)
    for one in usable(g, me, among=_carriers(g.box)):
        effect = g.box.items[one.card].effect
        if has_special(effect, FLY) and flights(g, me):
            found[g.box.card[one.card]] = lambda card=one.card: fly(g, t, me, card)  # type: ignore[misc]
        elif has_special(effect, TUNNEL) and tunnels(g, me):
            found[g.box.card[one.card]] = lambda card=one.card: tunnel(g, t, me, card)  # type: ignore[misc]
    if g.marked == f"area:{here}" and any(word.name == TRADER for word in rumour_words(g)) and _tradable(g, me):
        found[TRADE] = lambda: trade(g, t, me)
    return found


def has_area_action(g: Zona, me: Seat) -> bool:
    """Whether the action of the area can be taken; a facility has none, and a price must be payable (Headquarters)."""
    prices = _prices(g.box).get(g.scavengers[me].area)
    return prices is not None and all(payable(g, me, price) for price in prices)


@cache
def _prices(box: Box) -> dict[str, tuple[Effect, ...]]:
    """What the action of each area that has one costs."""
    found = {}
    for id, row in box.map.areas.items():
        if row.effect or row.sector == "bunker":
            parts = row.effect.parts if isinstance(row.effect, All) else (row.effect,)
            found[id] = tuple(part.cost for part in parts if isinstance(part, Paid))
    return found


def area_action(g: Zona, t: Table, me: Seat) -> str:
    """The action printed on the area, once per turn; in a bunker it may be used to camp."""
    g.turn.area_action = True
    area = g.scavengers[me].area
    t.tell("area_action", seat=me, area=PLACES[area])
    if sector(g, area) == "bunker":
        return then(g, Step.CAMP(who=me))
    return then(g, resolve_call(me, g.box.map.areas[area].effect, PLACES[area].ref, "area_action"))


def take_rest(g: Zona, t: Table, me: Seat) -> str:
    """Rest: 1 less fatigue; more in a Field Kitchen's area and with a Sleeping Bag."""
    t.tell("rests", seat=me)
    before = active(g, me)
    area = g.scavengers[me].area
    more = sum(w.number for w in rumour_words(g) if w.name == RESTING) if g.marked == f"area:{area}" else 0
    rest(g, t, me, 1 + more)
    calls: tuple[Call, ...] = ()
    while g.scavengers[me].fatigue > fatigue_min(g) and (bag := find_special(g, me, REST_MORE)) is not None:
        more_calls, _ = use(g, t, me, bag.card)
        calls += more_calls
        rest(g, t, me, 1)
    g.turn.over = not calls and set(active(g, me)) <= set(before)
    return then(g, *calls) if calls else proceed(g)


def _tradable(g: Zona, me: Seat) -> bool:
    scavenger = g.scavengers[me]
    own = any(one.card not in g.turn.bought for one in scavenger.items)
    return bool(own or scavenger.trophies or affordable(g, me))


def trade(g: Zona, t: Table, me: Seat) -> str:
    """With a travelling trader: buy one item of the market, or sell one item or trophy."""
    scavenger = g.scavengers[me]
    cards = affordable(g, me)
    goods = [g.box.card[one.card] for one in scavenger.items if one.card not in g.turn.bought]
    goods += [g.box.token[token] for token in scavenger.trophies]
    chosen = t.ask(me, Choose("trade", [*(g.box.card[card] for card in cards), *goods]))
    if chosen in goods:
        return then(g, *sell_one(g, t, me, chosen), Step.MAKE_ROOM(who=me))
    take_from_market(g, t, me, g.box.card_number[chosen])
    return then(g, Step.GAIN(who=me, card=g.box.card_number[chosen]))
