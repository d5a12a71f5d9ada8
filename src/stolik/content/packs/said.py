"""The texts of packs beside those a game computes from its content."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence

from stolik.content.packs.scheme import Rows
from stolik.core.game import Words

Maker = Callable[[Words], Mapping[str, str]]


def with_texts(make: Maker, packs: Sequence[Rows]) -> Maker:
    """The computed messages, and what is written in packs."""

    def messages(words: Words) -> Mapping[str, str]:
        written = {id: text[words.lang] for pack in packs for id, text in pack.texts()}
        return ChainMap(written, make(words))  # type: ignore[arg-type]

    return messages
