"""Messages that a game computes from its content instead of writing them in a catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping


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
