"""What a view may say where a thing would stand, and which words a field of a view may hold."""

from __future__ import annotations

import msgspec

NONE, HIDDEN = "shown:none", "shown:hidden"
"""That there is none, or that there is one which this seat may not see. `None` says nothing: a board leaves it out."""


def one_of(*words: str) -> msgspec.Meta:
    """The words that a field may hold, for `Annotated[str, one_of(...)]`. The client's types name the same words
    (scripts/view_types.py), and a test compares them with what views hold.
    """
    return msgspec.Meta(pattern=f"^({'|'.join(words)})$")


def words_in(pattern: str) -> list[str]:
    """The words of `one_of`, from the pattern that it makes."""
    return pattern.removeprefix("^(").removesuffix(")$").split("|")


KEYS, SEATS_LESS = "keys", "seats_less"
"""What `keyed` and `each_seat` note on a field."""


def up_to(most: int) -> msgspec.Meta:
    """The most items that a list of a view can have, for `Annotated[tuple[str, ...], up_to(n)]`: arrays have room for
    so many (`stolik.env`), and a test compares it with what views hold.
    """
    return msgspec.Meta(max_length=most)


def each_seat(less: int = 0) -> msgspec.Meta:
    """A list with an item for each seat, but for `less` of them."""
    return msgspec.Meta(extra={SEATS_LESS: less})


def keyed(*keys: str) -> msgspec.Meta:
    """The keys that a mapping of a view can have."""
    return msgspec.Meta(extra={KEYS: keys})
