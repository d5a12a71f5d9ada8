"""Looking up cards by their numbers in decks and by their references."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.kinds import Action, Agenda, AgendaType, Bounty, Event, ExtraAction, Reclaim
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES
from stolik.games.voidfall.rules.state import Voidfall

BOUNTIES: tuple[Bounty, ...] = tuple(kind for kind in BOOK.bounties for _ in range(kind.count))
"""The Bounty tokens by number."""
RECLAIMS: tuple[Reclaim, ...] = tuple(kind for kind in BOOK.reclaims for _ in range(kind.count))
"""The Reclaim tokens by number."""

ACTIONS: dict[str, Action | ExtraAction] = {
    **{f"{card.id}_{action.id}": action for card in BOOK.focuses.values() for action in card.actions},
    **{f"{row.id}_{action.id}": action for row in BOOK.technologies.values() for action in row.actions},
    **{f"{row.id}_{action.id}": action for row in BOOK.tiles.values() for action in row.actions},
}
"""Every action by the name in its reference: `action:conquest_engage`."""


@cache
def focus_actions(card: str) -> Mapping[str, Action]:
    """The actions of a Focus card by reference."""
    return {f"action:{card}_{action.id}": action for action in BOOK.focuses[card].actions}


def agenda(g: Voidfall, kind: int, number: int) -> Agenda:
    """An Agenda by its type and its number in the deck."""
    return g.box.agenda_decks[AGENDA_TYPES[kind]][number]


def agenda_kind(g: Voidfall, id: str) -> AgendaType:
    """The type of an Agenda."""
    return BOOK.agenda_kinds[g.box.agendas[id].type]


def type_number(g: Voidfall, id: str) -> int:
    """The number of an Agenda's type."""
    return AGENDA_TYPES.index(g.box.agendas[id].type)


def event(g: Voidfall, cycle: int, number: int) -> Event:
    """An event by its Cycle and its number in the deck."""
    return g.box.event_decks[cycle][number]
