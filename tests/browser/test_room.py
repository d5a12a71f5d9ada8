"""The map has most of the window, and what one needs beside it is in sight; on a phone nothing lies over another."""

from __future__ import annotations

import pytest
from tests.browser.looks import FINGER, settle
from tests.browser.moments import ACT, CAMP, FOCUS, LAY, Moment, asked_in, sit, window
from tests.browser.room import LEAST, MOMENTS, Room, measured

from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

SHARES = {(1280, 720): 0.40, (1920, 1080): 0.45}
"""Of the window, for the box round the places of the map."""
PHONES = (390, 844), (844, 390)
SEEN = 0.85
"""The corners of a round button are not it."""


ONE_PRESS = {LAY, FOCUS, ACT, CAMP}
"""Where one press sends every answer, so that there is no button."""


def button(room: Room, moment: Moment) -> float:
    """How much of the button is in sight, if there must be one."""
    assert (room.confirm is None) == (moment in ONE_PRESS)
    return 1 if moment in ONE_PRESS else room.confirm or 0


@pytest.mark.parametrize(("nth", "moment"), [*enumerate(MOMENTS)], ids=[str(moment) for moment in MOMENTS])
def test_the_map_has_its_share_beside_the_question_and_the_hand(house, open_page, nth, moment):
    page = sit(house, open_page, moment, lang=COMPLETE[nth % 2], width=1280, height=720)
    page.locator("h2[data-kind]").wait_for()
    for (width, height), share in SHARES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        room = measured(page, moment.game)
        assert round(room.share, 2) >= share
        assert min(room.question or 0, button(room, moment), room.hand or 0) >= SEEN
        assert room.smallest >= LEAST
        assert [*room.overlaps, *room.unreached] == []


@pytest.mark.parametrize(("nth", "moment"), [*enumerate(MOMENTS)], ids=[str(moment) for moment in MOMENTS])
def test_a_phone_either_way_shows_question_and_button_and_no_place_over_another(house, open_page, nth, moment):
    page = sit(house, open_page, moment, lang=COMPLETE[(nth + 1) % 2], **window(PHONES[0]))
    for size in PHONES:
        asked_in(page, size)
        room = measured(page, moment.game)
        assert min(room.question or 0, button(room, moment)) >= SEEN
        assert room.overlaps == []
        assert room.target is None or room.target >= FINGER
