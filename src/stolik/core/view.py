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
