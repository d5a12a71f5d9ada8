"""Looking up cards by their numbers in decks and by their references."""

from __future__ import annotations

from stolik.games.voidfall.content.kinds import Agenda, AgendaType, Event
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES
from stolik.games.voidfall.rules.state import Voidfall


def agenda(g: Voidfall, kind: int, number: int) -> Agenda:
    """An Agenda by its type and its number in the deck."""
    return g.box.agenda_decks[AGENDA_TYPES[kind]][number]


def agenda_kind(g: Voidfall, id: str) -> AgendaType:
    """The type of an Agenda."""
    return g.box.agenda_kinds[g.box.agendas[id].type]


def type_number(g: Voidfall, id: str) -> int:
    """The number of an Agenda's type."""
    return AGENDA_TYPES.index(g.box.agendas[id].type)


def event(g: Voidfall, cycle: int, number: int) -> Event:
    """An event by its Cycle and its number in the deck."""
    return g.box.event_decks[cycle][number]
