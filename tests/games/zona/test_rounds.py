"""Actions, bunkers and the market, facilities, events, rumours, the emission, and how the game ends."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage

from stolik.content.effects import Word
from stolik.core.chance import Pile
from stolik.core.state import put
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.zone.board import AREA_NUMBER
from stolik.games.zona.view.observe import observe


def event(id: str) -> int:
    return next(n for n, row in enumerate(BOX.events) if row.id == id)


def rumour(id: str) -> int:
    return next(n for n, row in enumerate(BOX.rumours) if row.id == id)


def arrows(count: int) -> int:
    """A rumour with so many arrows and nothing to choose."""
    return next(n for n, row in enumerate(BOX.rumours) if row.arrows == count and not row.timed)


# --- events -----------------------------------------------------------------------------------------------------------


def test_a_sector_deck_is_shuffled_anew_after_its_last_card():
    play = Stage("tamara")
    play.me().area = "mo"
    last = 1 << event("g15")
    play.g.event_discards = put(play.g.event_discards, 0, play.g.events[0].bag & ~last)
    play.g.events = put(play.g.events, 0, Pile(last))
    play.dice("SSS").play(Step.EVENT(who=0))
    assert len(play.g.events[0]) == 24
    assert play.g.event_discards[0] == 1 << event("g15")


# --- rumours and the emission -----------------------------------------------------------------------------------------


def test_the_voice_passes_over_who_is_out_of_the_game():
    """R19: without an unused character a dead scavenger's player is out; with one the player goes on."""
    for unused, voice in (((), 2), (("oleg",), 1)):
        play = Stage("tamara", "iwan", "wiera")
        play.me(1).character, play.g.unused = "", unused
        play.play(Step.END_ROUND())
        assert play.g.voice == voice


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_some_cards_of_the_sarcophagus_are_harder_in_a_crowd(players):
    """Ours (docs/balance/zona.md): who reads such a card among so many has harder tests."""
    harder = []
    for row in BOOK.event_decks["sarcophagus"]:
        play = Stage(*("iwan", "tamara", "wiera", "oleg")[:players])
        play.me().area = "sa"
        play.draw("event", event(row.id)).dice("RRB").play(Step.EVENT(who=0))
        if isinstance(written := row.paragraphs[0], Word):
            assert play.made.difficulty == written.number + (0 < row.harder_with <= players)
            harder.append(play.made.difficulty > written.number)
    assert any(harder) == (players > 2)


def test_areas_are_numbered_and_items_named():
    assert AREA_NUMBER["pg"] == 0
    assert len(BOX.items) == 166


def test_the_view_shows_the_side_of_the_board_that_is_played():
    alone, many = (observe(Stage(*who).g, 0) for who in (("oleg",), ("oleg", "iwan", "wiera")))
    borders = [sum(len(area.ways) for area in view.areas) // 2 for view in (alone, many)]
    assert borders == [len([one for one in BOOK.map.borders if not one.blocked]), len(BOOK.map.borders)]
    assert all(len(facility.entrances) == 2 for facility in many.facilities)


def card(id: str) -> int:
    """The first card of an item."""
    return next(n for n, row in enumerate(BOX.items) if row.id == id)


def test_what_one_had_before_the_card_is_not_asked_for_again():
    play = Stage("oleg")
    play.give("tinned_meat")
    play.me().area, play.me().fatigue = "wy", 4
    play.draw("event", event("g06")).draw("item", card("torch")).dice("SSS").play(Step.EVENT(who=0), "word:done")
    assert (play.kind, play.has()) == ("", ["tinned_meat", "torch"])


def test_a_marker_that_an_event_brought_to_the_last_space_waits_for_the_next_arrow():
    """Rumours: the emission comes when arrows of a rumour move the marker; a card without arrows moves nothing."""
    play = Stage("tamara", "oleg")
    play.g.emission = 5
    play.does("emission(1)")
    assert (play.g.emission, play.told("emission")) == (6, 0)
    play.does("emission(1)")
    assert play.g.emission == 6, "there is no space beyond the last"
    play.draw("rumour", arrows(0)).play(Step.RUMOUR())
    assert (play.g.emission, play.told("emission")) == (6, 0)
    play.g.agenda, play.g.at = (), "stop"
    play.draw("rumour", arrows(1)).play(Step.RUMOUR())
    assert (play.g.emission, play.told("emission")) == (0, 1)
