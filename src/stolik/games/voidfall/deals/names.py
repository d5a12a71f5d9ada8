"""The things that entries of a deal may name, by id and by reference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from stolik.core.dealing import Deal
from stolik.core.question import Named
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.words import name_of, named


def ids(d: Deal, entry: str, family: str, *, once: bool = False) -> list[str]:
    """The ids of the things an entry lists. With `once` no other entry may list them."""
    known = _known(family)
    found = d.cards(entry, known) if once else d.different(entry, known)
    return [name_of(one) for one in found]


@cache
def _known(family: str) -> Mapping[str, Named]:
    rows: dict[str, Iterable[str]] = {
        "agenda": BOOK.agendas, "focus": BOOK.focuses, "technology": BOOK.technologies, "house": BOOK.houses,
        "event": BOOK.events, "crisis": BOOK.crises, "bounty": [row.id for row in BOOK.bounties],
        "reclaim": [row.id for row in BOOK.reclaims],
    }  # fmt: skip
    things = [named(f"{family}:{id}") for id in rows[family]]
    return {name: thing for thing in things for name in (thing.ref, name_of(thing))}
