"""What one may say together with an answer: that the threat one goes to will be confronted."""

from __future__ import annotations

from random import Random
from typing import Any

import stolik
from stolik.core.seat.explaining import with_explanation


def test_a_confrontation_is_said_where_one_threat_waits_and_stands_if_it_was_detected() -> None:
    position, rng, met = stolik.new_game("zona", players=1, seed=2), Random(2), set[bool]()
    while not position.over and len(met) < 2:
        question = position.pending[0]
        said = with_explanation(position, 0, question).get("onward", {})
        view: Any = position.observe(0)
        if question.kind == "action":
            threats = {one.area: len(one.threats) for one in view.tokens}
            lone = {ref for ref in question.wire()["options"] if threats.get(ref) == 1}
            assert lone <= set(said)
            assert set(said.values()) <= {"word:fight"}
        if question.kind == "flee_or_fight":
            detected = view.encounter.detected
            assert said == ({"word:fight": "word:fight"} if detected else {})
            met.add(detected)
        position.answer(0, question.sample(rng))
    assert met == {True, False}
