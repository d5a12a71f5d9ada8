"""What has changed from one value to the next, as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.patch import patch, patched

REFS = st.sampled_from(["card:1", "card:2", "card:3", "place:4", ""])
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | REFS,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(REFS, parts, max_size=3),
    max_leaves=12,
)


class Hand(msgspec.Struct, frozen=True, rename={"most": "atMost"}):
    cards: tuple[str, ...]
    most: int | msgspec.UnsetType = msgspec.UNSET


class Seat(msgspec.Struct, frozen=True):
    hand: Hand | None
    goods: dict[str, int]


def json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(PLAIN, PLAIN)
def test_the_patch_makes_the_next_value_of_the_one_before(before: Any, after: Any) -> None:
    changes = patch([before], [after])
    made = [before] if changes is None else patched([before], json(changes))
    assert msgspec.json.encode(made) == msgspec.json.encode([after]) or made == [after]


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ((1, 2), (1, 2), None),
        (1, 2, [2]),
        ((1, 2, 3), (1, 5, 3), {"1": [5]}),
        ((1, 2, 3, 4), (1, 4), {"at": 1, "gone": 2, "new": []}),
        ((1, 2), (0, 1, 2), {"at": 0, "gone": 0, "new": [0]}),
        ((7, 7), (7, 7, 7), {"at": 2, "gone": 0, "new": [7]}),
        ({"a": 1, "b": 2}, {"b": 3, "c": None}, {"a": [], "b": [3], "c": [None]}),
        (Seat(Hand(("card:1",)), {"a": 1}), Seat(Hand(("card:2",)), {"a": 1}), {"hand": {"cards": {"0": ["card:2"]}}}),
        (Hand((), 5), Hand((), 6), {"atMost": [6]}),
        (Hand((), 5), Hand(()), {"atMost": []}),
        (Hand(()), Hand((), 5), {"atMost": [5]}),
        (Seat(None, {}), Seat(Hand(()), {}), {"hand": [{"cards": []}]}),
    ],
)  # fmt: skip
def test_only_what_differs_is_told(before: Any, after: Any, changes: Any) -> None:
    assert json(patch(before, after)) == changes
    if changes is not None:
        assert patched(json(before), changes) == json(after)


@pytest.mark.parametrize("changes", [{"a": {"deep": [1]}}, {"gone": []}, {"other": {"0": [1]}}])
def test_a_patch_of_another_value_is_refused(changes: Any) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        patched({"a": 1}, changes)


@pytest.mark.parametrize("changes", [{"5": [1]}, {"at": 2, "gone": 3, "new": []}])
def test_a_patch_of_another_list_is_refused(changes: Any) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        patched([1, 2, 3], changes)
