"""The texts in a row that are in the effect language."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.content.rows import Row
from stolik.games.voidfall.content.kinds import (
    Agenda,
    AgendaType,
    Bounty,
    Crisis,
    CrisisSlot,
    Event,
    Focus,
    House,
    Reclaim,
    Start,
    Technology,
    Tile,
    Trade,
    War,
)


def texts(row: Row) -> Iterator[tuple[str, str]]:
    """The texts of a row, each with its role: effect, cost, deed or check. Empty ones are left out."""
    return ((role, text) for role, text in _texts(row) if text)


def _texts(row: Row) -> Iterator[tuple[str, str]]:
    match row:
        case Focus():
            for action in row.actions:
                yield "cost", action.cost
                yield "effect", action.effect
        case Technology():
            yield "effect", row.immediate
            yield "cost", row.deploy_cost
            yield from _extra_actions(row)
        case Tile():
            yield "effect", row.once
            yield from _extra_actions(row)
        case House():
            yield from _effects(*row.society, *row.politics, *row.economy, row.fallen)
        case Start():
            yield from _effects(row.gains, *row.objectives, *row.other_objectives)
        case Event():
            yield from _effects(*(frame.effect for frame in row.frames), *row.objectives)
        case Agenda():
            yield from _effects(*row.objectives)
        case Crisis():
            yield "deed", row.on
            yield from (("check", check) for check in (*row.when, *row.or_when))
            yield "cost", row.pays
            yield "effect", row.penalty
        case CrisisSlot():
            yield "cost", row.cost
        case War():
            yield "effect", row.defended
        case AgendaType() | Bounty() | Reclaim() | Trade():
            yield "effect", row.effect


def _effects(*effects: str) -> Iterator[tuple[str, str]]:
    return (("effect", effect) for effect in effects)


def _extra_actions(row: Technology | Tile) -> Iterator[tuple[str, str]]:
    for action in row.actions:
        yield "cost", action.cost
        yield "effect", action.effect
