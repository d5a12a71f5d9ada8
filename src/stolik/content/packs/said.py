"""The texts of packs, added to those that a game computes from its content."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from stolik.content.messages import Messages
from stolik.content.packs.scheme import Rows
from stolik.core.game import Words
from stolik.core.packs import Pack

Maker = Callable[[Words], Mapping[str, str]]


def with_texts(make: Maker, packs: Sequence[Pack]) -> Maker:
    """The computed messages, the texts written in packs, and the texts of printed rows that packs change but keep under
    their ids: the attribute `text-pack_cellar-v1-...` replaces `text` when that pack is in play.
    """

    def messages(words: Words) -> Mapping[str, str]:
        made, found = make(words), dict[str, str]()
        ruled: dict[str, Callable[[], str]] = {}
        for pack in packs:
            rows: Rows = pack.content
            found |= {id: text[words.lang] for id, text in rows.texts()}
            kept = {one.row.ref.replace(":", "-") for some in rows.tables.values() for one in some if one.in_place}
            told = [id for id in made if id.partition(".")[0] in kept and "." in id]
            ruled |= {f"{id}-{pack.option}-{pack.value}": partial(made.__getitem__, id) for id in told}
        return ChainMap(found, Messages(ruled), made)  # type: ignore[arg-type]

    return messages
