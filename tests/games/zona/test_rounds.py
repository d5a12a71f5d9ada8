"""Actions, bunkers and the market, facilities, events, rumours, the emission, and how the game ends."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item

from stolik.content.effects import Word, parse
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.board import AREA_NUMBER
from stolik.games.zona.rules.facilities import price
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.view.observe import observe


def event(id: str) -> int:
    return next(n for n, row in enumerate(BOX.events) if row.id == id)


def rumour(id: str) -> int:
    return next(n for n, row in enumerate(BOX.rumours) if row.id == id)


def name(card: int) -> str:
    return BOX.card[card].ref


def with_secrets(play: Stage, *ids: str) -> Stage:
    for id in ids:
        card = event(id)
        for deck in play.g.events:
            deck.remove(card)
        play.me().secrets += (card,)
    return play


# --- actions --------------------------------------------------------------------------------------------------------


def test_two_actions_and_one_area_action():
    """26b-7"""
    play = Stage("tamara")
    play.me().area = "pg"
    play.dice("FFF").turn("word:area_action", "word:done")
    assert "word:area_action" not in play.options
    play.go("word:rest")
    assert play.kind == ""


def test_a_pass_as_first_action_ends_the_turn():
    assert Stage("tamara").turn("word:pass").kind == ""


def test_items_that_are_no_action_reach_the_sarcophagus_in_one_turn():
    """26b-7: Palmtop at Pripyat, then the Plans at the Power Plant; the Palmtop also at maximum fatigue."""
    play = with_secrets(Stage("tamara"), "a01", "b01")
    play.give("palmtop", "power_plant_plans")
    play.me().area, play.me().fatigue = "pr", 5
    play.turn(item("palmtop"), item("power_plant_plans"))
    assert (play.me().area, play.me().damage) == ("sa", 2)
    assert play.g.turn.actions == 0


def test_the_power_plant_is_reached_by_the_action_of_pripyat_with_two_secrets():
    play = with_secrets(Stage("iwan"), "a01", "b01")
    play.me().area = "pr"
    play.g.dispenser[2].top = (play.token("hunchback"),)
    play.dice("SSS", "SSS", "SSS").turn("word:area_action")
    assert play.me().area == "el"
    assert "word:area_action" not in play.options, "one area action per turn"
    play.go("word:pass")
    play.dice("SSS").turn("word:area_action", "word:pass")
    assert play.me().area == "sa"


def test_a_shortcut_hurts_unless_one_has_a_map():
    play = Stage("tamara")
    play.me().area = "mo"
    play.turn("area:ka", "word:pass")
    assert play.me().damage == 1
    play.give("explorers_map")
    play.turn("area:mo", "word:yes", "word:pass")
    assert play.me().damage == 1


def test_blockades_are_on_the_side_for_two():
    few, many = Stage("tamara", "iwan"), Stage("tamara", "iwan", "oleg")
    for play, open_ in ((few, False), (many, True)):
        play.me().area = "pg"
        play.turn()
        assert ("area:go" in play.options) == open_


def test_chernobyl_tires_beyond_the_maximum():
    """R6: an effect, not a price."""
    play = Stage("tamara")
    play.give("crowbar")
    play.me().area, play.me().fatigue = "cz", 5
    play.turn("word:area_action", "word:pass")
    assert (play.me().damage, play.me().roubles) == (2, 900)


# --- bunkers and the market -------------------------------------------------------------------------------------------


def test_camping_rests_by_willpower_and_items():
    play = Stage("lidija")
    play.give("cossack_moonshine")
    play.me().area, play.me().fatigue = "wi", 5
    play.turn("word:area_action", item("cossack_moonshine"))
    assert play.me().fatigue == 1


def test_market_columns_by_reputation_refill_and_no_resale():
    """26b-8"""
    play = Stage("tamara")
    play.me().area, play.me().roubles, play.me().reputation = "za", 9000, -1
    play.turn("word:area_action")
    open_now = [card for place, card in enumerate(play.g.market) if place % 4 < 2]
    shut = [card for place, card in enumerate(play.g.market) if place % 4 >= 2]
    offered = play.options
    assert all(name(card) in offered for card in open_now)
    assert not any(name(card) in offered for card in shut)
    play.go(name(open_now[0]))
    while play.kind == "wear":
        play.go("word:no")
    assert play.g.market[0] == -1
    assert name(open_now[0]) not in play.options
    play.go("word:done", "word:pass")
    assert play.g.market[0] == open_now[1], "cards move left"
    assert -1 not in play.g.market


def test_healing_repair_and_worn_prices():
    play = Stage("tamara")
    play.give("spectrometer", wear=1)
    play.me().area, play.me().damage, play.me().roubles = "za", 2, 300
    play.turn("word:area_action", "word:heal", "word:repair")
    assert (play.me().damage, play.me().roubles, play.wear_of("spectrometer")) == (1, 0, 0)
    play.go("word:done", "word:pass")
    play.me().items = tuple(one._replace(wear=1) for one in play.me().items)
    play.turn("word:area_action", item("spectrometer"))
    assert play.me().roubles == 300, "400, less 100 for its damage"


def test_good_reputation_gives_more_in_bunkers():
    play = Stage("tamara")
    play.me().area, play.me().reputation, play.me().damage = "za", 1, 1
    play.turn("word:area_action", "word:bunker")
    assert play.me().damage == 0


def test_farmsteads_pay_more_by_colour():
    play = Stage("tamara")
    play.trophy("mongrel")
    play.give("snake_nest")
    play.me().area, play.me().roubles = "go", 0
    play.turn("word:area_action", "threat:mongrel", item("snake_nest"))
    assert play.me().roubles == 200 + 700


def test_a_forged_pass_makes_good_until_the_end_of_the_turn():
    play = Stage("tamara")
    play.give("forged_pass", "whip")
    play.me().area, play.me().roubles = "on", 0
    play.turn(item("forged_pass"), "word:area_action", "word:bunker")
    assert play.kind == "may"
    play.go(play.options[0])
    assert play.me().roubles == 500


# --- facilities -------------------------------------------------------------------------------------------------------


def lab_next_door() -> Stage:
    play = Stage("tamara", facilities="first_game")
    play.me().area = "mo"
    return play


def test_opening_pays_moves_in_and_takes_a_find():
    """26b-9"""
    play = lab_next_door()
    play.g.locks[1] = "exhausting"
    play.turn("lock:exhausting")
    assert (play.me().area, play.me().fatigue, play.g.opened[1]) == ("lab", 4, True)
    assert play.kind == "find"
    assert len(play.options) == 3
    assert play.g.turn.actions == 1


def test_a_lock_that_would_pass_the_limit_or_cause_trauma_cannot_be_paid():
    play = lab_next_door()
    play.me().fatigue = 3
    play.g.locks[1] = "exhausting"
    assert "lock:exhausting" not in play.turn().options
    play = lab_next_door()
    play.me().damage = 4
    play.g.locks[1] = "hot"
    assert "lock:hot" not in play.turn().options
    play = lab_next_door()
    play.give("iodine_tablets")
    play.me().damage = 4
    play.g.locks[1] = "hot"
    play.turn("lock:hot")
    assert play.options == [item("iodine_tablets")], "protection makes it possible and must be used (R7)"


def test_a_tip_makes_the_next_lock_cheaper():
    play = lab_next_door()
    play.g.locks[1] = "jagged"
    play.does("cheaper_opening")
    assert price(play.g, 0, "lab") == "2wound"


def test_capacity_own_secret_and_looting_close_a_facility():
    play = Stage("tamara", "iwan", facilities="first_game")
    play.me().area = "mo"
    play.open("lab")
    assert "facility:lab" in play.turn().options
    play.me(1).area = "lab"
    assert "facility:lab" not in Stage.turn(_again(play)).options
    play.me(1).area = "pg"
    with_secrets(play, "b01")
    assert "facility:lab" not in Stage.turn(_again(play)).options
    play.me().secrets = ()
    play.g.events[3].bag = 0
    assert "facility:lab" not in Stage.turn(_again(play)).options


def _again(play: Stage) -> Stage:
    play.g.agenda, play.g.at = (), "stop"
    return play


def test_whoever_sits_in_a_looted_facility_leaves_first():
    play = lab_next_door()
    play.me().area = "lab"
    play.g.events[3].bag = 0
    play.turn()
    assert play.kind == "leave_facility"
    play.go("area:ka")
    assert (play.me().area, play.g.turn.actions) == ("ka", 1)


def test_a_secret_is_kept_and_lets_one_take_a_find_but_once_for_each_facility():
    """R13"""
    play = lab_next_door()
    play.me().area = "lab"
    play.draw("event", event("b01")).dice("SSS", "SSS").play(Step.EVENT(who=0))
    assert play.kind == "find"
    play.go("word:pass")
    assert play.me().secrets == (event("b01"),)
    play.draw("event", event("b05")).dice("SSS", "SSS").play(Step.EVENT(who=0))
    assert play.kind == ""
    assert play.me().secrets == (event("b01"),)


def test_finds_are_known_to_those_who_looked():
    """R28"""
    play = Stage("tamara", "iwan", facilities="first_game")
    play.play(Step.LOOK_FINDS(who=0, slot=1))
    mine, theirs = (observe(play.g, seat) for seat in (0, 1))
    assert mine.facilities[1].known is not None
    assert theirs.facilities[1].known is None


# --- events -----------------------------------------------------------------------------------------------------------


def test_example_of_lidija_in_the_marshes():
    """Neither section names the Marshes: the last one is read."""
    play = Stage("lidija")
    play.me().area = "mo"
    play.draw("event", event("g06")).dice("BBB").play(Step.EVENT(who=0))
    assert play.told("passed") == 1, "Willpower 2, the section for other areas"


def test_no_event_in_bunkers_and_the_red_sector():
    for area in ("wi", "pr", "el"):
        play = Stage("tamara")
        play.me().area = area
        assert play.play(Step.EVENT(who=0)).told("event") == 0


def test_a_sector_deck_is_shuffled_anew_after_its_last_card():
    play = Stage("tamara")
    play.me().area = "mo"
    deck = play.g.events[0]
    play.g.event_discards[0], deck.bag = deck.bag & ~(1 << event("g15")), 1 << event("g15")
    play.dice("SSS").play(Step.EVENT(who=0))
    assert len(play.g.events[0]) == 24
    assert play.g.event_discards[0] == 1 << event("g15")


def test_reputation_sections():
    play = Stage("iwan")
    play.me().area = "ka"
    play.draw("event", event("g21")).play(Step.EVENT(who=0))
    assert play.me().damage == 1


# --- rumours and the emission -----------------------------------------------------------------------------------------


def test_the_emission_comes_before_the_rumour_that_caused_it():
    """26b-6: the old timed rumour and all threats go first; then the new card marks its area."""
    play = Stage("tamara")
    play.g.timed, play.g.marked = rumour("patrol"), "area:pg"
    play.g.rumours.remove(rumour("patrol"))
    play.threat("gargantuan", "ka")
    play.me().area, play.me().fatigue, play.g.emission = "mo", 1, 5
    play.draw("rumour", rumour("dust_storm")).play(Step.RUMOUR())
    order = [id for id, _ in play.log if id in ("rumour", "emission", "board_cleared", "marked")]
    assert order == ["rumour", "emission", "board_cleared", "marked"]
    assert play.g.marked == "area:mo", "alone, one's own area"
    assert play.g.rumours_gone == 1 << rumour("patrol")
    assert play.g.emission == 0
    assert "gargantuan" not in play.threats("ka")
    assert sum(map(len, play.g.tokens)) == 6


def test_the_run_costs_two_fatigue_and_is_refused_above_the_maximum():
    """26b-6"""
    play = Stage("tamara", "iwan")
    play.me().area, play.me(1).area, play.me(1).fatigue = "pg", "go", 4
    play.play(Step.EMISSION())
    assert (play.kind, play.asked_seat) == ("run", 0)
    play.go("area:wi")
    assert (play.me().area, play.me().fatigue) == ("wi", 3)
    assert play.kind != "run", "the second cannot run at fatigue 4"


def test_a_nest_halves_the_run():
    play = Stage("tamara")
    play.give("nest")
    play.me().area, play.me().fatigue = "pg", 4
    play.play(Step.EMISSION(), "area:wi")
    assert (play.me().area, play.me().fatigue) == ("wi", 5)


def test_damage_of_the_emission_is_cumulative_by_sector():
    card = next(n for n, row in enumerate(BOX.emissions) if row.id == "e01")
    for area, lost in (("mo", 1), ("fa", 3), ("pr", 6), ("wi", 0), ("lab", 0), ("sa", 0)):
        play = Stage("iwan")
        play.me().area = area
        play.play(Step.EMISSION_DAMAGE(who=0, card=card))
        assert play.me().damage == lost


def test_a_patrol_makes_leaving_dear():
    play = Stage("tamara")
    play.g.timed, play.g.marked = rumour("patrol"), "area:pg"
    play.me().area, play.me().fatigue = "pg", 5
    assert not any(option.startswith("area:") for option in play.turn().options)


def test_a_broken_bridge_closes_a_border_for_moves():
    play = Stage("tamara")
    play.g.timed, play.g.marked = rumour("broken_bridge"), "border:pg_wi"
    play.me().area = "pg"
    options = play.turn().options
    assert "area:wi" not in options
    assert "area:wy" in options


def test_durable_items_are_refreshed_and_the_voice_passes_on():
    play = Stage("tamara", "iwan")
    play.give("carbine", wear=1)
    play.give("torch", wear=1)
    play.play(Step.END_ROUND())
    assert (play.wear_of("carbine"), play.wear_of("torch")) == (0, 1)
    assert play.g.voice == 1
    assert play.asked_seat == 1


def test_the_voice_passes_over_who_is_out_of_the_game():
    """R19: without an unused character a dead scavenger's player is out; with one the player goes on."""
    for unused, voice in (((), 2), (("oleg",), 1)):
        play = Stage("tamara", "iwan", "wiera")
        play.me(1).character, play.g.unused = "", unused
        play.play(Step.END_ROUND())
        assert play.g.voice == voice


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_last_paragraph_of_a_sarcophagus_card_wins_at_once():
    """26b-12"""
    play = Stage("iwan", "tamara")
    play.me().area = "sa"
    play.draw("event", event("s01")).dice("SSS", "SSS", "SSS").play(Step.EVENT(who=0))
    while play.kind:
        play.dice("SSS").go("word:done")
    assert play.outcome is not None
    assert (play.outcome.reason, play.outcome.winners) == ("source_reached", (0,))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_some_cards_of_the_sarcophagus_are_harder_in_a_crowd(players):
    """Ours (docs/balance/zona.md): who reads such a card among so many has harder tests."""
    harder = []
    for row in BOOK.event_decks["sarcophagus"]:
        play = Stage(*("iwan", "tamara", "wiera", "oleg")[:players])
        play.me().area = "sa"
        play.draw("event", event(row.id)).dice("BBB").play(Step.EVENT(who=0))
        if isinstance(written := parse(row.paragraphs[0]), Word):
            assert play.made.difficulty == written.args[0] + (0 < row.harder_with <= players)
            harder.append(play.made.difficulty > written.args[0])
    assert any(harder) == (players > 2)


def test_all_lose_when_the_last_sarcophagus_card_is_discarded():
    """R12: only after the drawer has failed it."""
    play = Stage("iwan", "tamara")
    play.me().area, play.me().fatigue = "sa", 5
    play.g.events[6].bag = 1 << event("s01")
    play.dice("FFF").play(Step.EVENT(who=0))
    assert play.outcome is not None
    assert (play.outcome.reason, play.outcome.winners) == ("sarcophagus_exhausted", ())


def test_all_lose_without_rumours():
    """R11"""
    play = Stage("iwan")
    play.g.rumours.bag = 0
    play.play(Step.END_ROUND())
    assert play.outcome is not None
    assert play.outcome.reason == "no_rumours_left"


def test_solo_takes_five_rumours_away_and_places_threats_of_a_second_board():
    play = Stage("iwan")
    assert len(play.g.rumours) == 16
    assert play.g.hidden_rumours.bit_count() == 5
    assert [cards.bit_count() for cards in play.g.finds] == [2, 2, 2, 2]


def test_areas_are_numbered_and_items_named():
    assert AREA_NUMBER["pg"] == 0
    assert len(BOX.items) == 166


def test_the_view_shows_the_side_of_the_board_that_is_played():
    alone, many = (observe(Stage(*who).g, 0) for who in (("oleg",), ("oleg", "iwan", "wiera")))
    borders = [sum(len(area.ways) for area in view.areas) // 2 for view in (alone, many)]
    assert borders == [len([one for one in BOOK.map.borders if not one.blocked]), len(BOOK.map.borders)]
    assert all(len(facility.entrances) == 2 for facility in many.facilities)
