"""Values that are saved as their text."""

from __future__ import annotations

from typing import Self


class Spelled:
    """A value that never changes and that states and calls may hold, such as an effect of a card. It is compared and
    saved by its text, from which `read` makes it again.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    @classmethod
    def read(cls, text: str) -> Self:
        """The value with a text. Raises ValueError if there is none."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Spelled) and self._text == other._text)

    def __hash__(self) -> int:
        return hash(self._text)

    def __bool__(self) -> bool:
        return bool(self._text)
