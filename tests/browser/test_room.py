"""The map has most of the window, and what one needs beside it is in sight; on a phone nothing lies over another."""

from __future__ import annotations

import pytest
from tests.browser.looks import FINGER, settle
from tests.browser.moments import sit
from tests.browser.room import LEAST, MOMENTS, measured

from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

SHARES = {(1280, 720): 0.40, (1920, 1080): 0.45}
"""Of the window, for the box round the places of the map."""
PHONES = (390, 844), (844, 390)
SEEN = 0.85
"""The corners of a round button are not it."""


@pytest.mark.parametrize(("nth", "moment"), [*enumerate(MOMENTS)], ids=[str(moment) for moment in MOMENTS])
def test_the_map_has_its_share_beside_the_question_and_the_hand(house, open_page, nth, moment):
    page = sit(house, open_page, moment, lang=COMPLETE[nth % 2])
    page.locator("h2[data-kind]").wait_for()
    for (width, height), share in SHARES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        room = measured(page, moment.game)
        assert round(room.share, 2) >= share
        assert min(room.question or 0, room.confirm or 0, room.hand or 0) >= SEEN
        assert room.smallest >= LEAST
        assert [*room.overlaps, *room.unreached] == []


@pytest.mark.parametrize(("nth", "moment"), [*enumerate(MOMENTS)], ids=[str(moment) for moment in MOMENTS])
def test_a_phone_either_way_shows_question_and_button_and_no_place_over_another(house, open_page, nth, moment):
    page = sit(house, open_page, moment, lang=COMPLETE[(nth + 1) % 2])
    page.locator("h2[data-kind]").wait_for()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator("h2[data-kind]").wait_for()
        settle(page)
        room = measured(page, moment.game)
        assert min(room.question or 0, room.confirm or 0) >= SEEN
        assert room.overlaps == []
        assert room.target is None or room.target >= FINGER
