"""Every effect and price in the rows, by the reference of its option."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import Effect, slug
from stolik.content.vocabulary import parts
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import VOCABULARY


@cache
def offers(box: Box) -> dict[str, Effect]:
    """Effects and prices that can be offered, by reference such as `effect:junk_2`; each has a sentence."""
    return {
        f"{role}:{slug(str(part))}": part
        for row in box.book.rows()
        for text in texts(row)
        for role, part in parts(VOCABULARY, text.effect, text.role)
    }
