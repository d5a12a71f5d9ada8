"""What the log has told a seat, and its view does not show: Agendas put under decks or taken into others' hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from stolik.core.log import LogEntry
from stolik.core.recall import Fact
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES
from stolik.games.voidfall.rules.cards import type_number
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.words import DECKS
from stolik.games.voidfall.view.fields import VoidfallView

MOST_UNDER = 4
"""The most Agendas that a player who draws puts under the deck."""


def recall(view: VoidfallView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """What a seat or a spectator remembers."""
    yield from _held(log)
    yield from _under(view, log)


def _held(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """An Agenda taken openly is in the hand until it is played."""
    held: dict[str, str] = {}
    for entry in log:
        if entry.id == "agenda_taken":
            held[entry.args["agenda"]] = entry.args["seat"]
        elif entry.id == "agenda_played":
            held.pop(entry.args["agenda"], None)
    for agenda, seat in held.items():
        yield Fact("agenda_taken", agenda, seat, partial(_holder, _id(agenda)))


def _under(view: VoidfallView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """An Agenda seen to go under its deck is there as long as the deck has more cards than were put under it later."""
    later: dict[str, int] = {}
    told: dict[str, str] = {}
    for entry in log:
        agenda = entry.args.get("agenda", "")
        if entry.id == "agenda_drawn":
            drawn = DECK.index(entry.args["deck"])
            later |= {under: count + MOST_UNDER for under, count in later.items() if _kind(under) == drawn}
        elif entry.id == "agendas_seen":
            seen = entry.args["agendas"]
            later |= dict.fromkeys(seen, len(seen) - 1)
            told |= dict.fromkeys(seen, entry.id)
        elif entry.id in ("agenda_discarded", "agenda_removed"):
            kind = _kind(agenda)
            later |= {under: count + 1 for under, count in later.items() if _kind(under) == kind}
            later[agenda], told[agenda] = 0, entry.id
        elif entry.id in ("agenda_offered", "agenda_played"):
            later.pop(agenda, None)
    own = set(view.drawn or ())
    own.update(*(house.hand or () for house in view.houses))
    for under, count in later.items():
        number = _kind(under)
        if number is not None and under not in own and view.offers[number].deck > count:
            yield Fact(told[under], under, True, partial(_in_deck, _id(under)))


DECK = [deck.ref for deck in DECKS]


def _id(agenda: str) -> str:
    return agenda.partition(":")[2]


def _kind(agenda: str) -> int | None:
    """The number of an Agenda's type; None for one of a pack."""
    row = BOOK.agendas.get(_id(agenda))
    return None if row is None else AGENDA_TYPES.index(row.type)


def _holder(id: str, g: Voidfall) -> str:
    return next((f"seat:{seat}" for seat, house in enumerate(g.houses) if id in house.hand), "")


def _in_deck(id: str, g: Voidfall) -> bool:
    return bool(g.agenda_decks[type_number(g, id)].cards >> g.box.agenda_number(id) & 1)
