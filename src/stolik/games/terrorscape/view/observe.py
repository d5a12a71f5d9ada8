"""What a seat may know: every field is named here, nothing else leaves the state (reference: docs/protocol.md).

There are three kinds of viewers: the Killer, the Survivors' side (all its seats know the same), and spectators. None
stands for what this viewer may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from stolik.core.question import Option, Seat
from stolik.games.terrorscape.content.items import CARDS
from stolik.games.terrorscape.content.numbers import BLOCKS, KEYS_TO_ESCAPE, OWN_KEYS_TO_ESCAPE
from stolik.games.terrorscape.content.rooms import Map
from stolik.games.terrorscape.content.survivors import Survivor
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, SURVIVOR_TRAITS
from stolik.games.terrorscape.content.words import HUNTER_TRAPS, KILLER, Phase
from stolik.games.terrorscape.rules.levels import force, strength
from stolik.games.terrorscape.rules.state import NOWHERE, SLOTS, TEAM, Statement, Terrorscape
from stolik.games.terrorscape.view.fields import (
    BonusView,
    EncounterView,
    PlanView,
    Refs,
    StatementView,
    SurvivorView,
    TerrorscapeView,
    TrapView,
)


def refs(options: Sequence[Option]) -> Refs:
    """References of some things."""
    return tuple(option.ref for option in options)


def observe(g: Terrorscape, seat: int | None) -> TerrorscapeView:
    """The view of one seat, or of a spectator. After the end everybody sees everything."""
    over = bool(g.reason)
    hunts = over or seat == KILLER
    runs = over or (seat is not None and seat != KILLER)
    ours = g.noise if runs else g.told
    rooms, skills = g.map.rooms.refs, g.killer.cards.refs if g.killer else _no_skills
    return TerrorscapeView(
        seat=None if seat is None else int(seat),
        side="" if seat is None else "killer" if seat == KILLER else "survivors",
        players=g.players,
        map=g.map.ref,
        round=g.round,
        phase=g.phase,
        killer=g.killer.ref if g.killer else "",
        level=g.level,
        strength=strength(g),
        killer_room=g.place(g.where if hunts else g.last_seen).ref,
        last_seen=g.place(g.last_seen).ref,
        stealthed=g.stealthed,
        stage=g.stage,
        actions_left=g.actions_left,
        hand=skills(g.hand) if hunts else None,
        hand_size=None if g.rules.hand_size_hidden and not hunts else g.hand.bit_count(),
        deck_size=len(g.deck) if hunts else None,
        discard=skills(g.discard) if hunts or g.rules.discards_open else None,
        locked=skills(g.locked),
        played=refs(g.played),
        killer_traits=_traits(g.killer_traits) if hunts or g.killer_traits_open else (),
        killer_traits_used=_traits(g.killer_traits_used),
        hunter_traps=_hunter_traps(g) if hunts else None,
        blocks=g.map.doors.refs(g.blocks),
        blocks_left=BLOCKS - g.blocks.bit_count(),
        noise=rooms(ours),
        old_noise=rooms(g.told_before),
        firecracker=g.firecracker if runs else g.firecracker and g.phase == Phase.KILLER,
        survivors=tuple([_survivor(g, slot, runs) for slot in TEAM]) if g.cast else (),
        keys=g.all_keys(),
        keys_needed=OWN_KEYS_TO_ESCAPE if g.apart else KEYS_TO_ESCAPE,
        repaired=g.repaired if runs else None,
        repair_done=g.radio_used if runs else None,
        rescue=g.rescue if runs or not g.rules.rescue_hidden else None,
        discovery_left=len(g.discovery) if runs else None,
        search_left=len(g.search) if runs else None,
        item_discard=CARDS.refs(g.pile) if runs else None,
        item_offer=CARDS.refs(g.offer) if runs else None,
        trap=_place(g, g.trap) if runs else None,
        buzzer=_place(g, g.buzzer) if runs else None,
        chests=rooms(g.chests) if runs else None,
        suitcase=g.suitcase if runs else None,
        plans=_plans(g) if runs else None,
        actor=(g.cast[g.actor].ref if g.actor >= 0 else "") if runs else None,
        main_done=g.main_done if runs else None,
        leader=int(g.leader),
        encounter=_encounter(g),
        statements=tuple([_statement(g.map, g.cast, said) for said in g.statements]),
        winners=g.winners,
        reason=g.reason,
    )


@lru_cache(1 << 12)
def _statement(map: Map, cast: tuple[Survivor, ...], said: Statement) -> StatementView:
    who = refs([cast[slot] for slot in SLOTS[said.who]])
    return StatementView(said.round, said.kind, map.rooms.refs(said.rooms), who)


def _survivor(g: Terrorscape, slot: int, runs: bool) -> SurvivorView:
    bit = 1 << slot
    gone = not (g.alive | g.escaped) & bit
    return _survivor_with(
        g.map, g.cast[slot], g.seat_of(slot),
        g.room[slot] if runs or gone else None,
        g.wounded & bit, g.alive & bit, g.escaped & bit,
        g.fear[slot] if runs or not g.rules.fear_hidden else None,
        g.items[slot] if runs else None,
        g.keys[slot].bit_count() if g.apart and runs else 0,
        g.traits[slot] if runs or g.shown & bit else None,
        g.acted & bit if runs else None,
        g.netted & bit, g.may_be[slot], g.may_reach[slot],
    )  # fmt: skip


@lru_cache(1 << 12)
def _survivor_with(
    map: Map,
    survivor: Survivor,
    seat: Seat,
    room: int | None,
    wounded: int,
    alive: int,
    escaped: int,
    fear: int | None,
    items: int | None,
    keys: int,
    trait: int | None,
    acted: int | None,
    netted: int,
    may_be: int,
    may_reach: int,
) -> SurvivorView:
    """The view of a Survivor, kept because it stays the same as long as these values do. Rooms, cards and traits are
    masks; None stands for what the viewer may not see. It follows from nothing else.
    """
    return SurvivorView(
        survivor=survivor.ref,
        seat=int(seat),
        room=None if room is None else map.rooms[room].ref,
        wounded=bool(wounded),
        alive=bool(alive),
        escaped=bool(escaped),
        fear=fear,
        items=None if items is None else CARDS.refs(items),
        keys=keys,
        trait=None if trait is None else _TRAIT_IN[trait],
        acted=None if acted is None else bool(acted),
        netted=bool(netted),
        may_be=map.rooms.refs(may_be),
        may_reach=map.rooms.refs(may_reach),
    )


_TRAIT_IN = {0: "", **{trait.bit: trait.ref for trait in SURVIVOR_TRAITS}}
"""The reference of the one trait in a mask."""


@cache
def _traits(mask: int) -> Refs:
    return tuple(trait.ref for trait in KILLER_TRAITS if trait.bit & mask)


def _no_skills(cards: int) -> Refs:
    return ()


def _place(g: Terrorscape, room: int) -> str:
    return "" if room == NOWHERE else g.place(room).ref


def _hunter_traps(g: Terrorscape) -> tuple[TrapView, ...]:
    return tuple(
        TrapView(trap.ref, g.place(room).ref)
        for trap, room in zip(HUNTER_TRAPS, g.hunter_traps, strict=True)
        if room != NOWHERE
    )


def _plans(g: Terrorscape) -> tuple[PlanView, ...]:
    return tuple(
        PlanView(
            plan.ref, plan.steps, g.plan_done[plan.number], g.completed(plan),
            _place(g, g.plan_room) if g.completed(plan) else "",
        )
        for plan in g.plans
    )  # fmt: skip


def _encounter(g: Terrorscape) -> EncounterView | None:
    e = g.encounter
    if e is None:
        return None
    return EncounterView(
        room=g.place(e.room).ref,
        found=refs(g.people(e.found)),
        attacked=refs(g.people(e.attacked)),
        card=e.card,
        defender="" if e.defender < 0 else g.cast[e.defender].ref,
        item=e.item,
        dice=e.dice,
        bonuses=tuple(BonusView(*bonus) for bonus in e.bonuses),
        total=None if e.total < 0 else e.total,
        strength=e.strength if e.result else force(g),
        result=e.result,
    )
