"""Messages that a game computes from its content instead of writing them in a catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from stolik.content.effects import Effect, slug
from stolik.content.render import Renderer, icons
from stolik.content.rows import Row
from stolik.content.vocabulary import Role, Vocabulary, parts
from stolik.core.game import Words

Line = tuple[str, Effect, Role]
"""The id of a message, the effect it describes and its role."""


class Messages(Mapping[str, str]):
    """Messages by id (`effect-trade`) or id and attribute (`effect-trade.icons`), each computed when first read."""

    def __init__(self, makers: Mapping[str, Callable[[], str]]) -> None:
        self._makers = makers
        self._made: dict[str, str] = {}

    def __getitem__(self, id: str) -> str:
        if id not in self._made:
            self._made[id] = self._makers[id]()
        return self._made[id]

    def __contains__(self, id: object) -> bool:
        return id in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def line(id: str, effect: Effect, role: Role = "effect") -> Iterator[Line]:
    """The line for a part of a row; none if the part is empty."""
    if effect:
        yield id, effect, role


def lines_of_parts(vocabulary: Vocabulary, written: Iterable[tuple[Role, Effect]]) -> Iterator[Line]:
    """Every one of these effects and costs, each with its role, and the parts that a player may choose."""
    found = {part: None for role, effect in written for part in parts(vocabulary, effect, role)}
    return ((f"{role}-{slug(str(effect))}", effect, role) for role, effect in found)


def makers_of_ours(rows: Iterable[Row], words: Words) -> dict[str, Callable[[], str]]:
    """What of each row is ours and not published, as `<row>.ours`; none for a row that is published as it stands."""
    makers: dict[str, Callable[[], str]] = {}
    for row in rows:
        if row.origin == "stolik":
            makers[f"{row.message}.ours"] = partial(words.say, "ours-whole")
        elif row.ours:
            makers[f"{row.message}.ours"] = partial(_ours, words, row.ours)
    return makers


def _ours(words: Words, facts: tuple[str, ...]) -> str:
    return words.say("ours-parts", facts=[words.say(f"fact-{fact}") for fact in facts])


def makers_of(lines: Iterable[Line], renderer: Renderer) -> dict[str, Callable[[], str]]:
    """The sentence of each line and its icons: `effect-trade.icons`, but `event-dark_age.objective1-icons`."""
    makers: dict[str, Callable[[], str]] = {}
    for id, effect, role in lines:
        makers[id] = partial(renderer.sentence, effect, role)
        name, _, part = id.partition(".")
        makers[f"{id}-icons" if part not in ("", "does") else f"{name}.icons"] = partial(icons, effect)
    return makers
