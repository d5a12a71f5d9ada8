"""What moves without end, moves cheaply: a table that waits for somebody leaves the processor alone."""

from __future__ import annotations

import pytest
from tests.browser.moments import ACTION, FIGHT, HUNT, LAY, OVER, PROWL, SENSE, TURN, Moment, each, sit

pytestmark = pytest.mark.browser

DEAR = """() => {
    const cheap = ["offset", "computedOffset", "easing", "composite", "opacity", "transform", "translate", "scale"];
    const isDear = ({ effect }) => effect.target.ownerSVGElement
        || effect.getKeyframes().some((frame) => Object.keys(frame).some((what) => !cheap.includes(what)));
    return document.getAnimations()
        .filter(({ effect }) => effect.getTiming().iterations === Infinity)
        .filter(isDear)
        .map(({ animationName, effect }) => `${animationName} of ${effect.target.getAttribute("class")}`);
}"""
"""Animations without end that a browser draws again for each picture: of a part of a drawing, or of anything but how
transparent a thing is and where it stands."""


@each([HUNT, LAY, PROWL, SENSE, TURN, Moment("voidfall", 0, "act", 30), ACTION, FIGHT, Moment("zona", 0, OVER)])
def test_a_waiting_table_is_not_drawn_again_and_again(house, open_page, moment):
    page = sit(house, open_page, moment, still=False)
    page.wait_for_function("() => document.getAnimations().length > 0")
    assert page.evaluate(DEAR) == []


def test_nor_is_the_lobby(house, open_page):
    page = open_page(house.url, still=False)
    page.locator("main").wait_for()
    assert page.evaluate(DEAR) == []
