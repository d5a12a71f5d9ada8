"""The things that entries of a deal may name, by id and by reference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from stolik.content.options import id_of, named
from stolik.core.chance import Deck
from stolik.core.dealing import Deal
from stolik.core.question import Named
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.kinds import Bounty, Reclaim
from stolik.games.voidfall.rules.state import Voidfall


def ids(g: Voidfall, d: Deal, entry: str, family: str, *, once: bool = False) -> list[str]:
    """The ids of the things an entry lists. With `once` no other entry may list them."""
    known = _known(g.box, family)
    found = d.cards(entry, known) if once else d.different(entry, known)
    return [id_of(one) for one in found]


def take_tokens(g: Voidfall, d: Deal, entry: str, family: str, pile: Deck) -> tuple[int, ...]:
    """The tokens of the kinds that an entry lists, taken out of their pile. Raises BadDeal if it holds too few."""
    tokens: Sequence[Bounty | Reclaim] = g.box.bounty_tokens if family == "bounty" else g.box.reclaim_tokens
    found: list[int] = []
    for kind in d.things(entry, _known(g.box, family)):
        numbers = (n for n, row in enumerate(tokens) if row.ref == kind.ref and pile.bag >> n & 1)
        token = next(numbers, None)
        if token is None:
            raise d.bad(entry, value=kind.ref)
        pile.remove(token)
        found.append(token)
    return tuple(found)


@cache
def _known(box: Book, family: str) -> Mapping[str, Named]:
    rows: dict[str, Iterable[str]] = {
        "agenda": box.agendas, "focus": box.focuses, "technology": box.technologies, "house": box.houses,
        "event": box.events, "crisis": box.crises, "bounty": [row.id for row in box.bounties],
        "reclaim": [row.id for row in box.reclaims],
    }  # fmt: skip
    things = [named(f"{family}:{id}") for id in rows[family]]
    return {name: thing for thing in things for name in (thing.ref, id_of(thing))}
