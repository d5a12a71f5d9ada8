"""The value of a seat's position, in Influence: what it has, and what that will bring until the end of the game."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import msgspec

from stolik.content.effects import Effect
from stolik.games.voidfall.bots.counts import Standing, points
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.kinds import AgendaType
from stolik.games.voidfall.content.texts import mentions
from stolik.games.voidfall.view.fields import CrisisView, SectorView, SlotView, VoidfallView

CYCLES = 3
ROUNDS = 5
"""Rounds of a usual Cycle."""
FLEET_POWER = 14
SLOT = 0.7
"""A Corrupted agenda slot beside a Corrupted track."""
ENERGY = 2
"""The usual cost of an Invasion in Energy."""
RIFT = 30
"""The Influence of the Voidborn for a Rift."""
DOUBT = 25.0
"""The difference in Influence within which it is uncertain who will have least."""
BAR = 20.0
"""The Influence of the Voidborn for an unfinished Safe Haven."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices in Influence."""

    goods: float = 1.5
    """The first unit of a resource; the more units there will be, the less the next one is worth."""
    rare: float = 1.3
    """How much more Credits and Science are worth than the others."""
    enough: float = 6.0
    """After this number of units in a Cycle the next one is worth little more than a third of the first."""
    produced: float = 0.2
    """The expected number of productions of each resource in a turn."""
    active: float = 1.0
    """A Fleet Power in the Active area, and on the map."""
    deployed: float = 1.6
    sector: float = 9.0
    """A sector at the start of the game, and as much again if it is Pure, to the extent that the Agendas do not count
    it yet."""
    pure: float = 3.0
    guild: float = 1.0
    installation: float = 0.6
    population: float = 0.4
    corruption: float = 5.0
    """A Corruption on the House board."""
    glory: float = 0.25
    """The expected number of Invasions in a turn, each of which scores all Glory."""
    attack: float = 0.2
    """The value of having the strength for a conquest, as a share of the conquest's value."""
    unarmed: float = 0.6
    """The share of that value left if no Focus in hand allows an Invasion in this Cycle."""
    reserve: float = 0.3
    """The weight of Active Fleet Power for a conquest, relative to adjacent Fleet Power."""
    behind: float = 0.5
    """The same for Fleet Power that is two sectors away."""
    threat: float = 10.0
    """A sector that the Skirmish of the last Evaluation would take, just before it; more in earlier Cycles."""
    later: float = 0.3
    """How much less a threat weighs for each round left before it."""
    trade: float = 2.0
    technology: float = 1.2
    """A Technology, for each Cycle in which it can be used."""
    in_hand: float = 0.5
    """The value of an Agenda before it is played, as a share of its points."""
    growth: float = 3.0
    """The points that an Agenda in a slot gains from one Evaluation to the next."""
    upkeep: float = 0.7
    """A unit of Upkeep in each later Evaluation."""
    unpaid: float = 3.0
    """A unit of this Cycle's Upkeep that cannot be paid yet."""
    track: float = 1.0
    """The value of being near the best spaces of a track."""
    void: float = 1.0
    """A point of Influence of the Voidborn."""
    catastrophe: float = 6.0
    """The first Catastrophe, in addition to the Influence it gives the Voidborn; two weigh four times as much."""
    crisis: float = 4.0
    """A Crisis still unresolved this turn."""
    row: float = 1.5
    """A card on the Crisis board, for each Cycle in which the board is resolved."""
    haven: float = 0.8
    """The value of levels built on a Safe Haven, as a share of the whole."""


NEXT = (1.0, 0.5, 0.3)
"""The weights of the best, second and third conquest within reach."""
TRACK = (0, 0.8, 1.6, 2.8, 4.2, 6.0, 8.5, 6.0)
"""A marker on each space of a track."""
INVADING = frozenset(
    id for id, focus in BOOK.focuses.items() if any(mentions(act.effect, "invade") for act in focus.actions)
)
"""The Focus cards that invade."""
FILE = Path(__file__).with_name("weights.toml")
"""The weights that self-play found (scripts/tune_voidfall.py)."""
WEIGHTS = msgspec.toml.decode(FILE.read_bytes(), type=Weights)


def worth(view: VoidfallView, seat: int, weights: Weights = WEIGHTS, book: Book = BOOK) -> float:
    """The Influence that a seat can expect at the end of the game; against the Voidborn, that of the House that will
    have least, minus theirs.
    """
    ended = view.phase == "end"
    rounds = ROUNDS if view.phase == "preparation" else view.rounds - view.round
    turns = 0 if ended else rounds + (CYCLES - view.cycle) * ROUNDS
    cycles = CYCLES + 1 - view.cycle

    def expected(me: int) -> float:
        here = Standing(view, me, book)
        return float(here.house.influence) if ended else _expected(here, rounds, turns, cycles, weights)

    if view.crisis is None:
        return expected(seat)
    refuge = 0.0 if ended else _refuge(Standing(view, seat, book), view.crisis, cycles, weights)
    return _least([expected(me) for me in range(len(view.houses))]) + refuge - _void(view.crisis, cycles, weights)


def _least(influence: list[float]) -> float:
    """Roughly the lowest of some numbers; the nearer another number is to it, the more it counts too."""
    least = min(influence)
    return least - DOUBT * log(sum([exp((least - one) / DOUBT) for one in influence]))


def _expected(here: Standing, rounds: int, turns: int, cycles: int, weights: Weights) -> float:
    """The Influence that a House can expect. The hands of other Houses are unknown."""
    house = here.house
    future = turns / (ROUNDS * CYCLES)
    value = float(house.influence)
    value += _agendas(here, rounds, cycles, weights) + _event(here)
    value += _goods(here, turns, weights) - _upkeep(here, rounds, cycles, weights)
    value += _forces(here, turns, rounds, future, weights)
    for sector in here.sectors:
        value += _kept(sector, future, weights)
    corrupted = sum(track.corrupted for track in house.tracks) + SLOT * sum(slot.corrupted for slot in house.slots[:4])
    value -= weights.corruption * future * corrupted
    value += weights.track * min(1.0, 1.5 * future) * sum(TRACK[track.space] for track in house.tracks)
    value += weights.trade * min(1.0, 2 * future) * min(4, house.trades)
    value += weights.technology * future * cycles * (len(house.technologies) + len(house.improved))
    return value


def _kept(sector: SectorView, future: float, weights: Weights) -> float:
    """The value of an own sector for what can be done there."""
    value = weights.sector + (0.0 if sector.corrupted else weights.pure)
    value += weights.guild * len(sector.guilds) + weights.installation * len(sector.installations)
    return future * (value + weights.population * sector.pop)


def _void(crisis: CrisisView, cycles: int, weights: Weights) -> float:
    """The Influence of the Voidborn to be beaten, the danger of losing at once to Catastrophes, and the cost of the
    Crisis board in each Cycle left, minus the Safe Havens begun.
    """
    value = weights.void * sum([part.n for part in crisis.void_influence])
    value += weights.catastrophe * crisis.catastrophes**2 + weights.crisis * bool(crisis.crisis)
    held = [row.harbingers + len(row.crises) for row in (crisis.military, crisis.economic)]
    value += weights.row * cycles * sum(one * (one + 3) / 4 for one in held)
    begun = sum(pow(built / levels, 1.5) for levels, built in crisis.havens if built < levels)
    return value - weights.haven * BAR * float(begun)


def _refuge(here: Standing, crisis: CrisisView, cycles: int, weights: Weights) -> float:
    """The Safe Haven levels that Evaluations will build for Pure sectors with Population 6 and three Guilds, and how
    close other sectors are to this.
    """
    levels = sum([levels - built for levels, built in crisis.havens])
    if not levels:
        return 0.0
    near = sum([(min(3, len(sector.guilds)) * sector.pop / 18) ** 3 for sector in here.pure])
    each = BAR * sum([built < levels for levels, built in crisis.havens]) / levels
    return weights.haven * each * min(levels, cycles * near)


def _agendas(here: Standing, rounds: int, cycles: int, weights: Weights) -> float:
    """What the Agendas in play, and those in hand, score in the Evaluations left. An Agenda in hand does not count for
    this Evaluation if no Focus in hand goes with it.
    """
    house, turn = here.house, here.view.turn
    start = house.slots[0].agenda
    value = cycles * paid(BOOK.starts[start.partition(":")[2]].objectives, here) if start else 0.0
    value += sum(_slot(here, slot, cycles, weights) for slot in house.slots[1:])
    placed = [slot.agenda for slot in house.slots[1:] if slot.agenda]
    if turn.seat == house.seat and turn.agenda:
        value += _agenda(here, turn.agenda, cycles, weights)
        placed.append(turn.agenda)
    free = max(0, 3 - len(placed))
    if not free or not house.hand:
        return value
    types = {_type(here, ref) for ref in placed}
    icons = {BOOK.focuses[card.partition(":")[2]].icon for card in house.focuses} if rounds else set()
    hand = [
        _agenda(here, ref, cycles - icons.isdisjoint(_kind(here, ref).focuses), weights)
        for ref in house.hand
        if _type(here, ref) not in types
    ]
    return value + weights.in_hand * sum(sorted(hand, reverse=True)[:free])


def _slot(here: Standing, slot: SlotView, cycles: int, weights: Weights) -> float:
    if not slot.agenda:
        return 0.0
    return _agenda(here, slot.agenda, cycles, weights) * (0.5 if slot.corrupted else 1.0)


def _agenda(here: Standing, ref: str, cycles: int, weights: Weights) -> float:
    return cycles * (paid(here.book.agendas[ref.partition(":")[2]].objectives, here) + weights.growth * cycles / 2)


def paid(objectives: tuple[Effect, ...], here: Standing) -> float:
    """The Influence that objectives would score now."""
    return sum([points(objective)(here) for objective in objectives])


def _type(here: Standing, ref: str) -> str:
    return here.book.agendas[ref.partition(":")[2]].type


def _kind(here: Standing, ref: str) -> AgendaType:
    return BOOK.agenda_kinds[_type(here, ref)]


def _event(here: Standing) -> float:
    """What the event's right half would score."""
    id = here.view.event.partition(":")[2]
    if not id:
        return 0.0
    each = [points(objective)(here) for objective in here.book.events[id].objectives]
    return max(each) if here.book.events[id].choose else sum(each)


def _goods(here: Standing, turns: int, weights: Weights) -> float:
    """Stocks and future production, at prices that fall with the amount there will be of a resource."""
    need = weights.enough * turns / ROUNDS
    if not need:
        return 0.0
    value = 0.0
    for letter, good in here.house.goods.items():
        price = weights.goods * (weights.rare if letter in "CS" else 1.0)
        value += price * (1 - exp(-(good.stock + weights.produced * turns * good.produces) / need))
    return value * need


def _upkeep(here: Standing, rounds: int, cycles: int, weights: Weights) -> float:
    """The Upkeep of all Evaluations left, and the Influence lost if this one cannot be paid."""
    goods, due = here.house.goods, here.house.upkeep
    payable = goods["F"].stock + (goods["E"].stock + goods["M"].stock) // 2
    lacking = max(0, due - payable)
    return weights.upkeep * (due * (cycles - 1) + min(due, payable)) + weights.unpaid * lacking / (1 + rounds / 2)


def _forces(here: Standing, turns: int, rounds: int, future: float, weights: Weights) -> float:
    """Fleet Power, Glory, the best conquests within reach, and what the next Skirmish would take."""
    house, view = here.house, here.view
    deployed = sum([sum(sector.fleets.values()) for sector in here.sectors])
    sent = FLEET_POWER - house.active - house.inactive - house.sheltered - deployed
    glory = sum(house.glory)
    value = weights.active * future * house.active + weights.deployed * future * (deployed + sent)
    value += glory * weights.glory * turns
    own = {sector.ref: sector for sector in here.sectors}
    mobile = {sector.ref: sum(sector.fleets.values()) - (sector.home is None) for sector in here.sectors}
    reserve = weights.reserve * house.active
    attacks = []
    for target in view.sectors:
        if target.owner is not None or not (target.void or target.house):
            continue
        beside = [ref for ref in target.near if ref in own]
        if not beside:
            continue
        ready = sum([mobile[ref] for ref in beside])
        if sent and target.ref == view.turn.target:
            won = min(1.0, (sent + ready) / _needed(target)) ** 2
            value += _conquest(here, target, glory, future, weights) * won
            continue
        behind = {ref for one in beside for ref in own[one].near if ref in own}.difference(beside)
        power = ready + weights.behind * sum([mobile[ref] for ref in behind]) + reserve
        attacks.append(_conquest(here, target, glory, future, weights) * min(1.0, power / _needed(target)) ** 2)
    attacks.sort(reverse=True)
    fuel = min(ENERGY, house.goods["E"].stock + house.goods["C"].stock / 2) / ENERGY
    best = sum([share * worth for share, worth in zip(NEXT, attacks, strict=False)])
    armed = rounds and any(ref.partition(":")[2] in INVADING for ref in house.focuses)
    value += weights.attack * (1 + fuel) / 2 * best * min(1.0, turns / 3) * (1 if armed else weights.unarmed)
    soon = 1 / (1 + weights.later * rounds)
    return value - weights.threat * soon * (1 + (CYCLES - view.cycle) / 2) * _threatened(here, own)


def _needed(target: SectorView) -> int:
    """The Fleet Power needed to win the sector."""
    return target.void + sum(kind == "defence" for kind in target.installations) + 1


def _conquest(here: Standing, target: SectorView, glory: int, future: float, weights: Weights) -> float:
    """What a conquest would bring."""
    value = glory + 2.0 * sum(target.glory) + 2 * target.bounties + 3 * target.reclaims + 4 * bool(target.house)
    value += future * (weights.sector + weights.guild * len(target.guilds))
    if here.view.crisis is not None:
        rift = RIFT if target.tile == "tile:rift" else 0
        value += weights.void * (10 * target.harbingers + target.pop * bool(target.void) + rift)
    return value


def _threatened(here: Standing, own: dict[str, SectorView]) -> float:
    """How far the weakest sector is from surviving a Skirmish: 0 if none would fall, at most 1."""
    house, view = here.house, here.view
    power = sum(track.corrupted for track in house.tracks) + sum(slot.corrupted for slot in house.slots)
    if not BOOK.houses[house.house.removeprefix("house:")].draws_void:
        power = 0
    power += view.cycle > 1
    if view.crisis is not None:
        power += view.crisis.military.power
    if not power:
        return 0.0
    void = {sector.ref for sector in view.sectors if sector.void}
    lacking = 0
    for sector in own.values():
        if sector.home is None and not void.isdisjoint(sector.near):
            defence = sum(kind in ("defence", "starbase") for kind in sector.installations)
            lacking = max(lacking, power + 1 - sum(sector.fleets.values()) - defence)
    return min(1.0, 0.4 + 0.2 * lacking) if lacking else 0.0
