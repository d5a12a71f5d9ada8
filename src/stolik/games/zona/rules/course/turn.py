"""A turn of the action phase: two actions, and what is not an action before and after them (Actions)."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import All, Effect, Paid
from stolik.content.options import id_of, named
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
from stolik.games.zona.rules.words import (
    AREA_ACTION,
    DONE,
    DROP,
    LATER,
    PASS,
    PLACE_ID,
    PLACES,
    REST,
    SEARCH,
    SHARE,
    TRADE,
)
from stolik.games.zona.rules.zone.board import entrances, tokens_at
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
    if done and turn.over and _ends(g, who) == [DONE]:
        g.scavengers[who].settled = condition(g, who)
        return proceed(g)
    if done:
        free = _free(g, who, done)
        if not free:
            return proceed(g)
        chosen = t.ask(who, lambda: Choose("action", (*free, *_ends(g, who))))
    else:
        chosen = t.ask(who, lambda: _to_do(g, who))
    if chosen in (DONE, LATER, PASS):
        g.scavengers[who].settled = condition(g, who) if chosen is DONE else None
        if not done:
            turn.actions = CONSTANTS.actions
            t.tell("passed_turn", seat=who)
        return proceed(g)
    if _is_free(g, who, chosen, done):
        return _not_an_action(g, t, who, chosen)
    turn.actions += 1
    turn.repacked = ()
    turn.over = False
    push_act(g, who)
    return _take(g, t, who, chosen)


def _to_do(g: Zona, me: Seat) -> Choose[Named]:
    """An action is due: a looted facility must be left with the first one (R16)."""
    free = _free(g, me, done=False)
    here = g.scavengers[me].area
    if looted_around(g, me):
        return Choose("leave_facility", (*_exits(g, me), *free), about=PLACES[here].ref)
    return Choose("action", (*_actions(g, me), *free, PASS))


def _ends(g: Zona, me: Seat) -> list[Named]:
    """The ends of a turn: done also for the moment before the event; or not, if others act until then."""
    deck = deck_for(g, g.scavengers[me].area)
    waits = deck is not None and len(g.events[deck]) and len(playing(g)) > 1 and useful_in_events(g, me)
    return [DONE, LATER] if waits else [DONE]


def looted_around(g: Zona, me: Seat) -> bool:
    """Whether the scavenger is in a looted facility, which it must leave with the first action (R16)."""
    facility = g.scavengers[me].area
    return locked_up(g, facility) and looted(g, facility)


def _exits(g: Zona, me: Seat) -> list[Named]:
    """Where the scavenger may go out of a looted facility; if it can pay for no move, it is relocated to the first
    entrance area (R16).
    """
    return [PLACES[to] for to in targets(g, me) or entrances(g, g.scavengers[me].area)[:1]]


def push_act(g: Zona, who: Seat) -> None:
    """After the action the scavenger is asked again."""
    g.agenda = (*g.agenda, Step.ACT(who=who))


def _free(g: Zona, who: Seat, done: bool) -> list[Named]:
    """What is not an action: items, clothing (each piece may be moved once), sharing, dropping. After the actions
    nobody is asked only because something could be taken off.
    """
    scavenger, clothing, names = g.scavengers[who], g.box.clothing, g.box.card
    cards = active(g, who)
    clothes = [
        one
        for one in scavenger.items
        if clothing[one.card] and one.card not in g.turn.repacked and one.card not in cards
    ]
    also = [SHARE] if partners(g, who) else []
    if done and not cards and not also and all(one.place == "worn" for one in clothes):
        return []
    found = [*[names[card] for card in cards], *[names[one.card] for one in clothes], *also]
    return [*found, DROP] if scavenger.items and not done else found


def _is_free(g: Zona, me: Seat, chosen: Named, done: bool) -> bool:
    """Whether what was chosen is not an action: all items but those that carry the scavenger to another area."""
    if chosen in g.box.card_number:
        return g.box.card_number[chosen] not in _carriers(g.box) or chosen in _free(g, me, done)
    return chosen in (SHARE, DROP)


def _not_an_action(g: Zona, t: Table, me: Seat, chosen: Named) -> str:
    again = Step.ACT(who=me)
    scavenger = g.scavengers[me]
    if chosen is SHARE:
        return meet(g, t, me)
    if chosen is DROP:
        item = t.ask(me, Choose("drop", tuple([g.box.card[one.card] for one in scavenger.items])))
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


def _actions(g: Zona, me: Seat) -> list[Named]:
    """The actions that can be taken now."""
    found = [PLACES[to] for to in targets(g, me)]
    here = g.scavengers[me].area
    if not g.turn.area_action and has_area_action(g, me):
        found.append(AREA_ACTION)
    found += [named(f"lock:{g.locks[slot]}") for slot in openable(g, me)]
    if tokens_at(g, here):
        found.append(SEARCH)
    found.append(REST)
    for one in usable(g, me, _carriers(g.box)):
        effect = g.box.items[one.card].effect
        if (has_special(effect, FLY) and flights(g, me)) or (has_special(effect, TUNNEL) and tunnels(g, me)):
            found.append(g.box.card[one.card])
    marked = g.timed >= 0 and g.marked == f"area:{here}"
    if marked and any(word.name == TRADER for word in rumour_words(g)) and _tradable(g, me):
        found.append(TRADE)
    return found


def _take(g: Zona, t: Table, me: Seat, chosen: Named) -> str:
    """Take an action."""
    if chosen is AREA_ACTION:
        return area_action(g, t, me)
    if chosen is SEARCH:
        return then(g, Step.PICK_THREAT(who=me))
    if chosen is REST:
        return take_rest(g, t, me)
    if chosen is TRADE:
        return trade(g, t, me)
    if chosen in g.box.card_number:
        card = g.box.card_number[chosen]
        carry = fly if has_special(g.box.items[card].effect, FLY) and flights(g, me) else tunnel
        return carry(g, t, me, card)
    if chosen in PLACE_ID:
        to, here = PLACE_ID[chosen], g.scavengers[me].area
        if locked_up(g, here) and to not in targets(g, me):
            return then(g, Step.LAND(who=me, area=to))
        return move(g, t, me, to)
    return open_facility(g, t, me, g.facilities[g.locks.index(id_of(chosen))])


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
    chosen = t.ask(me, Choose("trade", (*(g.box.card[card] for card in cards), *goods)))
    if chosen in goods:
        return then(g, *sell_one(g, t, me, chosen), Step.MAKE_ROOM(who=me))
    take_from_market(g, t, me, g.box.card_number[chosen])
    return then(g, Step.GAIN(who=me, card=g.box.card_number[chosen]))
