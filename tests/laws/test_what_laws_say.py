"""What a broken law says: field, seat, line and both values, so that an author finds the fault."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from stolik.core.laws import checkpoints, secrets
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.games import _template as template
from stolik.games._template import GAME


def test_a_broken_law_names_field_seat_and_both_values() -> None:
    def leaky(g: template.HighestCard, seat: int | None) -> template.View:
        return msgspec.structs.replace(template.observe(g, seat), round=g.hand[0])

    with pytest.raises(AssertionError, match=r"seat:[12] can tell .*: view\.round = \d+ here, \d+ in the other"):
        secrets.nothing_leaks(replace(GAME, observe=leaky), 3, 0, {})


def test_a_line_that_leaks_is_named_with_its_argument() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        t.tell("laid", seat=SEATS[1], card=template.DECK.of(g.hand[1])[0])
        return template.lay(g, t)

    with pytest.raises(AssertionError, match=r"log\.0\.laid\.card = card:\d+ here, card:\d+ in the other"):
        secrets.nothing_leaks(replace(GAME, flow={**GAME.flow, "lay": lay}), 3, 0, {})


def test_what_cannot_be_sent_is_named() -> None:
    def odd(g: template.HighestCard, seat: int | None) -> template.View:
        return msgspec.structs.replace(template.observe(g, seat), won=(0, SEATS[1]))

    with pytest.raises(AssertionError, match=r"seat:0 cannot be sent view\.won\.1, a Seat"):
        checkpoints.everything_can_be_sent(replace(GAME, observe=odd), 3, 0, {})


def test_a_step_that_returns_a_wrong_name_is_named() -> None:
    def draw(g: template.HighestCard, t: Any) -> str:
        template.draw(g, t)
        return "lya"

    with pytest.raises(TypeError, match=r"step draw returns 'lya', which is no step \(is it lay\?\)"):
        Position(replace(GAME, flow={**GAME.flow, "draw": draw}), 2, 0)
