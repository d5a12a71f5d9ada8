"""What of a game changes with the packs in play, for games whose content is built from rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from stolik.content.errors import BadContent
from stolik.content.packs.said import with_texts
from stolik.content.packs.scheme import Rows
from stolik.core.errors import BadOption
from stolik.core.packs import Pack

B = TypeVar("B")


def playing_with(
    game: str, build: Callable[[tuple[Rows, ...]], B], follows: Callable[[B], Mapping[str, Any]]
) -> Callable[[Sequence[Pack]], Mapping[str, Any]]:
    """`Game.with_packs` of a game: `build` makes its content from the rows of packs, and `follows` names the fields of
    the game that follow from it.
    """
    built = cache(lambda *rows: build(rows))  # always the same object for the same packs, because states are compared

    def with_packs(packs: Sequence[Pack]) -> Mapping[str, Any]:
        try:
            fields = follows(built(*(pack.content for pack in packs)))
        except BadContent as error:
            raise BadOption(game=game, option=packs[-1].option, reason="packs_clash") from error
        return {**fields, "texts": with_texts(fields["texts"], packs)}

    return with_packs
