"""What a seat's standing is worth, in Influence: what it has, and what that will bring until the end."""

from __future__ import annotations

import msgspec

from stolik.games.voidfall.bots.counts import Standing
from stolik.games.voidfall.bots.sight import Sector, Sight, Slot
from stolik.games.voidfall.content.book import BOOK

CYCLES = 3
ROUNDS = 5
"""Rounds of a usual Cycle."""


class Weights(msgspec.Struct, frozen=True):
    """Prices in Influence."""

    goods: tuple[float, ...] = (0.7, 0.7, 0.8, 1.0, 1.1)
    """One of each resource F E M C S at first; the more of it there is, the less the next one is worth."""
    enough: float = 6.0
    """A stock of this size halves the price of the next one."""
    produced: float = 0.3
    """Productions of each resource to be expected in a turn."""
    active: float = 0.7
    deployed: float = 1.3
    sector: float = 3.0
    """A sector, for each Cycle in which it is evaluated; half of it if Corrupted."""
    guild: float = 0.5
    corruption: float = 2.0
    invasions: float = 0.2
    """Invasions to be expected in a turn, each of which scores all Glory."""
    attack: float = 0.5
    """The share of a conquest's worth that strength for it has."""
    trade: float = 2.0
    technology: float = 1.0
    """A Technology, for each Cycle in which it can be used."""
    in_hand: float = 0.4
    """The share of an Agenda's points that it is worth before it is played."""
    scoring: float = 1.0
    growth: float = 2.0
    """Points that an Agenda in a slot gains by what is still to come."""
    catastrophe: float = 10.0
    """The first Catastrophe, besides the Influence it gives the Voidborn; two weigh four times as much."""
    track: tuple[float, ...] = (0, 0.8, 1.6, 2.8, 4.2, 6.0, 8.5, 6.0)
    """A marker on each space of a track in the first Cycle: how near it is to what pays most."""


WEIGHTS = Weights()


def worth(view: Sight, seat: int, weights: Weights = WEIGHTS) -> float:
    """The Influence that a seat can expect at the end of the game; against the Voidborn, less theirs."""
    here = Standing(view, seat)
    house = here.house
    if view.phase == "end":
        return float(house.influence)
    acting = view.turn.seat == seat and view.phase == "focus"
    turns = max(0, view.rounds - view.round) + (CYCLES - view.cycle) * ROUNDS if acting else ROUNDS * CYCLES
    cycles = CYCLES + 1 - view.cycle
    future = min(1.0, turns / ROUNDS)
    value = house.influence - _danger(view, weights)
    value += _agendas(here, cycles, weights) + _event(here)
    value += _goods(here, turns, future, weights) - _upkeep(here, turns, cycles)
    value += _forces(here, turns, future, weights)
    for sector in here.sectors:
        value += weights.sector * cycles * (0.5 if sector.corrupted else 1.0) / 2
        value += weights.guild * future * len(sector.guilds) + 0.1 * sector.pop * future
        value += 0.3 * future * len(sector.installations)
    corruption = sum(track.corrupted for track in house.tracks) + sum(slot.corrupted for slot in house.slots[:4]) / 2
    value -= weights.corruption * future * corruption
    value += sum(weights.track[track.space] for track in house.tracks) * min(1.0, turns / (2 * ROUNDS))
    value += weights.trade * future * house.trades
    value += weights.technology * future * cycles * (len(house.technologies) + len(house.improved))
    return value


def _danger(view: Sight, weights: Weights) -> float:
    """What the Voidborn have to be beaten by, and how near they are to winning at once by Catastrophes."""
    if view.crisis is None:
        return 0.0
    return sum(part.n for part in view.crisis.void_influence) + weights.catastrophe * view.crisis.catastrophes**2


def _agendas(here: Standing, cycles: int, weights: Weights) -> float:
    """What the Agendas pay in the Evaluations left, and those in hand would."""
    house, turn = here.house, here.view.turn
    start = house.slots[0].agenda.partition(":")[2]
    value = weights.scoring * cycles * sum(map(here.points, BOOK.starts[start].objectives)) if start else 0.0
    value += sum(_slot(here, slot, cycles, weights) for slot in house.slots[1:])
    placed = [slot.agenda for slot in house.slots[1:] if slot.agenda]
    if turn.seat == house.seat and turn.agenda:
        value += _agenda(here, turn.agenda, cycles, weights)
        placed.append(turn.agenda)
    types = set(map(_type, placed))
    free = max(0, 3 - len(placed))
    hand = [_agenda(here, ref, cycles, weights) for ref in house.hand or () if _type(ref) not in types]
    return value + weights.in_hand * sum(sorted(hand, reverse=True)[:free])


def _slot(here: Standing, slot: Slot, cycles: int, weights: Weights) -> float:
    if not slot.agenda:
        return 0.0
    return _agenda(here, slot.agenda, cycles, weights) * (0.5 if slot.corrupted else 1.0)


def _agenda(here: Standing, ref: str, cycles: int, weights: Weights) -> float:
    points = sum(map(here.points, BOOK.agendas[ref.partition(":")[2]].objectives))
    return weights.scoring * cycles * points + weights.growth * cycles


def _type(ref: str) -> str:
    return BOOK.agendas[ref.partition(":")[2]].type


def _event(here: Standing) -> float:
    """What the event's right half would pay."""
    id = here.view.event.partition(":")[2]
    if not id:
        return 0.0
    points = [here.points(objective) for objective in BOOK.events[id].objectives]
    return max(points) if BOOK.events[id].choose else sum(points)


def _goods(here: Standing, turns: int, future: float, weights: Weights) -> float:
    """Stocks, at falling prices, and what will be produced."""
    value = 0.0
    for good, price in zip(here.house.goods.values(), weights.goods, strict=True):
        stock = min(good.stock, 20)
        value += future * price * stock / (1 + stock / (2 * weights.enough))
        value += future * price * weights.produced * turns * good.produces * 0.6
    return value


def _upkeep(here: Standing, turns: int, cycles: int) -> float:
    """Upkeep of all Evaluations left, and the Influence lost if this one cannot be paid."""
    goods, due = here.house.goods, here.house.upkeep
    payable = goods["F"].stock + (goods["E"].stock + goods["M"].stock) // 2
    near = max(0, here.view.rounds - here.view.round)
    lacking = max(0, due - payable)
    return 0.7 * due * (cycles - 1) + 0.5 * min(due, payable) + 3.0 * lacking / (1 + 0.6 * near)


def _forces(here: Standing, turns: int, future: float, weights: Weights) -> float:
    """Fleet Power, Glory, and the best conquest that is near."""
    house = here.house
    deployed = sum(sum(sector.fleets.values()) for sector in here.sectors)
    value = weights.active * future * min(house.active, 6) + weights.deployed * future * deployed
    value += sum(house.glory) * weights.invasions * turns
    attacks = sorted((_attack(here, target, turns, weights) for target in here.view.sectors), reverse=True)
    return value + weights.attack * sum(attacks[:2]) * min(1.0, turns / 2)


def _attack(here: Standing, target: Sector, turns: int, weights: Weights) -> float:
    """What a conquest would bring, as far as there is strength for it."""
    near = [sector for sector in here.sectors if sector.ref in target.near]
    if target.owner is not None or not near:
        return 0.0
    gain = sum(here.house.glory) + 2 * sum(target.glory) + 2 * target.bounties + 3 * target.reclaims + 4
    needed = target.void + sum(kind == "defence" for kind in target.installations) + 1
    ready = sum(max(0, sum(sector.fleets.values()) - (sector.home is None)) for sector in near)
    return gain * min(1.0, ready / needed) ** 2
