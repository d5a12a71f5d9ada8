"""A dictionary that nobody can change, for parts of views that are kept and shown to several seats."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Fixed(dict[K, V]):
    """A dictionary that raises TypeError when it is changed. Written as any other."""

    __slots__ = ()

    def _refuse(self, *args: Any, **more: Any) -> NoReturn:
        raise TypeError("this dictionary cannot be changed; change a copy")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)
