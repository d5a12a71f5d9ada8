"""What Agendas and the event would score: now, and in the Evaluation as things stand."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import Effect
from stolik.core.explain import Say
from stolik.core.why import NOTHING, Part, Sum, Why, added
from stolik.games.voidfall.content.texts import mentions
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.evaluation import UNPAID, evaluation_ahead, slot_objectives
from stolik.games.voidfall.rules.scoring import Scored, after_upkeep, scored
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Voidfall
from stolik.games.voidfall.view.why.lines import say

RELATIONS = {">=": "least", "<=": "most", "==": "exactly"}


def _line(result: Scored, said: Say, *, points: bool) -> Part:
    """An objective as a line: what it scores, what was counted and what is needed. If points are counted directly, as
    with levels 1/2/3/4, the number counted would explain nothing and is left out.
    """
    if points:
        return Part(result.n, said=said)
    if result.has is None:
        return Part(result.n, times=result.times, said=said)
    if result.needs is None:
        return Part(result.n, times=max(1, result.times), said=said, note=say("counted", n=result.has))
    note = say(f"counted-{RELATIONS[result.relation]}", n=result.has, needs=result.needs)
    return Part(result.n, said=said, note=note)


def _objectives(g: Voidfall, me: int, objectives: Sequence[Effect], id: str) -> list[Part]:
    """The lines of a card's objectives; their sentences are attributes of its message."""
    return [
        _line(scored(g, me, text), Say(f"{id}{nth}"), points=mentions(text, "level_points"))
        for nth, text in enumerate(objectives, 1)
    ]


def _now_and_then(g: Voidfall, me: int, objectives: Sequence[Effect], id: str) -> Why:
    """What objectives score now, and in the coming Evaluation if paying the Upkeep changes it."""
    now = added(say("scores-now"), _objectives(g, me, objectives, id))
    if not evaluation_ahead(g):
        return Why(sums=(now,))
    then = added(say("scores-then"), _objectives(after_upkeep(g, me), me, objectives, id))
    return Why(sums=(now,) if now.n == then.n else (now, then))


def agenda(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """An Agenda, wherever it lies: in play, in hand, on offer."""
    if name not in g.box.agendas:
        return NOTHING
    told = _now_and_then(g, whose, g.box.agendas[name].objectives, f"agenda-{name}.objective")
    house = g.houses[whose]
    if seat == whose and name in house.hand:
        focuses = [f"focus:{focus}" for focus in g.box.agenda_kinds[g.box.agendas[name].type].focuses]
        return Why((say("goes-with", focuses=focuses),), told.sums)
    if name in house.slots and house.corrupted_slots[house.slots.index(name)]:
        return Why((say("scores-corrupted"),), told.sums)
    return told


def start(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """A starting Agenda."""
    if name not in g.box.starts:
        return NOTHING
    row = g.box.starts[name]
    own = g.houses[whose].start_objectives if g.houses[whose].start == name else ()
    other = bool(own) and own == row.other_objectives
    id = f"start-{name}.{'other' if other else 'objective'}"
    return _now_and_then(g, whose, own or row.objectives, id)


def slot(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """The Agenda in a slot."""
    house = g.houses[whose]
    if name not in map(str, range(len(house.slots))):
        return NOTHING
    card = house.slots[int(name)]
    if not card:
        return Why((say("slot-corrupted"),)) if house.corrupted_slots[int(name)] else NOTHING
    return start(g, seat, card, whose) if name == "0" else agenda(g, seat, card, whose)


def event(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """The objectives of the current event."""
    if name != g.event or not name:
        return NOTHING
    row = g.box.events[name]
    ahead = evaluation_ahead(g)
    parts = _objectives(after_upkeep(g, whose) if ahead else g, whose, row.objectives, f"event-{name}.objective")
    when = say("scores-then" if ahead else "scores-now")
    if row.choose and len(parts) > 1:
        return Why((say("event-choose"),), tuple(added(when, [part]) for part in parts))
    return Why(sums=(added(when, parts),))


def evaluation(g: Voidfall, me: int) -> Sum:
    """The Influence after this Cycle's Evaluation if nothing changes until then, without Skirmishes."""
    house, later = g.houses[me], after_upkeep(g, me)
    unpaid = later.houses[me].unpaid_upkeep
    parts = [Part(house.influence, said=say("influence-now"))]
    if unpaid:
        parts.append(Part(later.houses[me].influence - house.influence, "counter:upkeep", unpaid))
    if g.event:
        row = g.box.events[g.event]
        blocks = [scored(later, me, text).n for text in row.objectives if possible(later, me, text)]
        points = max(blocks, default=0) if row.choose else sum(blocks)
        parts.append(Part(points, f"event:{g.event}"))
    for slot in (0, *AGENDA_SLOTS):
        objectives = slot_objectives(later, me, slot)
        if objectives:
            ref = f"agenda:{house.slots[slot]}" if slot else f"start:{house.start}"
            parts.append(Part(sum(scored(later, me, text).n for text in objectives), ref))
    board = "yes" if g.difficulty else "no"
    return added(say("evaluation"), parts, say("evaluation-note", n=UNPAID, board=board))
