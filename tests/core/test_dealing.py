"""Reading described positions: every value fits, every entry is known, a card lies in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stolik.core.dealing import Deal
from stolik.core.errors import BadDeal
from stolik.core.question import Named

ACE, KING, QUEEN = CARDS = tuple(Named(f"card:{name}") for name in ("ace", "king", "queen"))


def test_an_entry_that_is_not_there_has_its_default() -> None:
    deal = Deal({})
    assert deal.number("coins", 1, 9, 3) == 3
    assert deal.numbers("dice", 1, 6) == []
    assert deal.flag("ready", True)
    assert deal.one_of("mode", ("slow", "fast"), "fast") == "fast"
    assert deal.things("hand", CARDS) == deal.different("hand", CARDS) == deal.cards("hand", CARDS) == []
    assert deal.thing("first", CARDS, KING) is KING
    assert list(deal.part("seat:1")) == []
    deal.close()


def test_things_are_named_by_reference_or_its_second_half_or_as_the_game_says() -> None:
    deal = Deal({"hand": ["ace", "card:king", "ace"], "first": "queen", "room": "R1"})
    assert deal.things("hand", CARDS) == [ACE, KING, ACE]
    assert deal.thing("first", CARDS) is QUEEN
    assert deal.thing("room", {"R1": KING}) is KING


def test_a_part_may_list_its_names() -> None:
    listed, mapped = Deal({"in_force": ["card:ace", "king"]}), Deal({"in_force": {"ace": 2, "card:king": True}})
    one, other = listed.part("in_force", CARDS), mapped.part("in_force", CARDS)
    assert list(one) == list(other) == ["ace", "king"]
    assert (one.is_listed("ace"), other.is_listed("ace"), other.number("ace", 1, 2)) == (True, False, 2)


REFUSED: list[tuple[Callable[[Deal], Any], Any, dict[str, Any]]] = [
    (lambda d: d.number("it", 1, 9), 10, {"value": "10", "least": 1, "most": 9}),
    (lambda d: d.number("it", 0, 9), True, {"value": "yes", "least": 0, "most": 9}),
    (lambda d: d.number("it", 0, 9), "\u00b2", {"value": "\u00b2", "least": 0, "most": 9}),
    (lambda d: d.numbers("it", 1, 6), [6, 7], {"value": "7", "least": 1, "most": 6}),
    (lambda d: d.flag("it"), 1, {"value": "1", "legal": "yes, no"}),
    (lambda d: d.one_of("it", ("slow", "fast"), "fast"), [], {"value": "nothing", "legal": "slow, fast"}),
    (lambda d: d.things("it", CARDS), ["ace", "jack"], {"value": "jack"}),
    (lambda d: d.things("it", CARDS), {"ace": True}, {"value": "ace"}),
    (lambda d: d.different("it", CARDS), ["ace", "ace"], {"value": "card:ace", "twice": "it"}),
    (lambda d: d.thing("it", CARDS), ["ace", "king"], {"count": 2, "exactly": 1}),
    (lambda d: d.part("it"), "ace", {"value": "ace"}),
    (lambda d: d.part("it", CARDS), {"jack": 2}, {"value": "jack"}),
]


@pytest.mark.parametrize(("read", "value", "details"), REFUSED)
def test_what_does_not_fit_is_refused_by_name(read: Callable[[Deal], Any], value: Any, details: dict[str, Any]) -> None:
    with pytest.raises(BadDeal) as refused:
        read(Deal({"it": value}))
    assert refused.value.details == {"entry": "it", **details}


def test_a_needed_entry_must_be_there() -> None:
    with pytest.raises(BadDeal) as refused:
        Deal({}).thing("killer", CARDS)
    assert refused.value.details == {"entry": "killer", "missing": True}
    with pytest.raises(BadDeal) as refused:
        Deal({"killr": "ace"}).thing("killer", CARDS)
    assert refused.value.details == {"entry": "killer", "missing": True, "written": "killr"}


def test_a_card_lies_in_one_place_over_all_parts() -> None:
    deal = Deal({"seat:0": {"hand": ["ace"]}, "seat:1": {"hand": ["king", "ace"]}})
    assert deal.part("seat:0").cards("hand", CARDS) == [ACE]
    with pytest.raises(BadDeal) as refused:
        deal.part("seat:1").cards("hand", CARDS)
    assert refused.value.details == {"entry": "seat:1 hand", "value": "card:ace", "twice": "seat:0 hand"}


@pytest.mark.parametrize(("entries", "unread"), [({"coin": 3}, "coin"), ({"seat:1": {"coin": 3}}, "seat:1 coin")])
def test_an_entry_nobody_has_read_is_refused(entries: dict[str, Any], unread: str) -> None:
    deal = Deal(entries)
    deal.part("seat:1").number("coins", 0, 9)
    with pytest.raises(BadDeal) as refused:
        deal.close()
    known = "coins" if " " in unread else "seat:1"
    meant = {"meant": "coins"} if " " in unread else {}
    assert refused.value.details == {"entry": unread, "known": known, **meant}


def test_the_entries_there_are_are_named_and_no_other_seat_is_suggested() -> None:
    deal = Deal({"seat:5": {"coins": 1}})
    deal.number("round", 1, 9)
    for seat in range(3):
        deal.part(f"seat:{seat}")
    with pytest.raises(BadDeal) as refused:
        deal.close()
    assert refused.value.details == {"entry": "seat:5", "known": "round, seat:0 ... seat:2"}
