"""Variants of ours and contested rulings: each changes what its option says, and nothing without it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import event, with_secrets

from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.games.zona.rules.state import ALERTNESS, PHYSIQUE, SMARTS
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.view.observe import observe

DYING = (ALERTNESS, PHYSIQUE, SMARTS)


def doomed(play: Stage, who: int = 0) -> Stage:
    """One more damage kills this scavenger."""
    play.me(who).traumas, play.me(who).damage = DYING, 99
    play.me(who).damage = observe(play.g, who).scavengers[who].fortitude
    return play


def table(players: int, **options: object) -> Position:
    return Position(GAME, players, 1, {**GAME.check_options({}), **options})


# --- quick expedition -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "quick", "left"), [(1, False, 16), (1, True, 10), (3, False, 21), (3, True, 15)])
def test_a_quick_expedition_has_six_rumours_fewer(players, quick, left):
    view: Any = table(players, quick=quick).observe(0)
    decks = {deck.deck: deck.cards for deck in view.decks}
    assert decks["deck:rumours"] == left


@pytest.mark.parametrize(("quick", "reached"), [(False, "pr"), (True, "el")])
def test_on_a_quick_expedition_one_secret_is_enough(quick, reached):
    play = with_secrets(Stage("iwan", quick=quick), "a01")
    play.me().area = "pr"
    play.g.dispenser[2].top = (play.token("hunchback"),)
    play.dice("SSS", "SSS").turn("word:area_action")
    assert play.me().area == reached
    assert observe(play.g, 0).secrets_needed == (1 if quick else 2)


@pytest.mark.parametrize(("quick", "read"), [(False, [1, 2, 3]), (True, [1, 3])])
def test_on_a_quick_expedition_a_sarcophagus_card_has_its_first_and_last_paragraph(quick, read):
    play = Stage("iwan", quick=quick)
    play.me().area = "sa"
    play.draw("event", event("s05")).dice("SSS", "SSS", "SSS").play(Step.EVENT(who=0))
    while play.kind:
        play.dice("SSS").go("word:done")
    assert [args["n"] for id, args in play.log if id == "paragraph"] == read
    assert play.outcome is not None
    assert play.outcome.reason == "source_reached"


def test_a_quick_expedition_reads_cards_of_facilities_whole():
    play = Stage("iwan", quick=True)
    play.me().area = "archive"
    play.draw("event", event("a08")).dice("SSS", "SSS").play(Step.EVENT(who=0))
    assert [args["n"] for id, args in play.log if id == "paragraph"] == [1, 2]


# --- shared expedition ------------------------------------------------------------------------------------------------


def test_on_a_shared_expedition_all_win():
    play = Stage("iwan", "tamara", shared=True)
    play.me().area = "sa"
    play.draw("event", event("s01")).dice("SSS", "SSS", "SSS").play(Step.EVENT(who=0))
    while play.kind:
        play.dice("SSS").go("word:done")
    assert play.outcome is not None
    assert play.outcome.winners == (0, 1)


def test_a_shared_expedition_is_lost_with_the_second_death():
    play = Stage("iwan", "tamara", "oleg", shared=True)
    doomed(play).does("1wound")
    outcomes = [play.outcome]
    outcomes.append(doomed(play, 1).does("1wound", who=1).outcome)
    assert [one and (one.reason, one.winners) for one in outcomes] == [None, ("expedition_lost", ())]


def test_on_a_shared_expedition_the_emission_track_is_one_space_shorter():
    for shared, space in ((False, 6), (True, 5)):
        play = Stage("iwan", "tamara", shared=shared)
        play.g.emission = 4
        assert observe(play.g, 0).emission_space == space
        play.does("emission(2)")
        assert play.g.emission == space


def test_items_and_money_are_given_once_a_turn_in_the_same_place():
    play = Stage("tamara", "iwan", shared=True)
    play.give("torch", wear=1)
    play.give("helmet", who=1)
    play.me().area = play.me(1).area = "pg"
    play.me().roubles, play.me(1).roubles = 300, 0
    whole = play.whole()
    play.turn("word:share")
    assert (play.kind, play.asked_seat) == ("share", 0)
    assert play.options == [item("torch"), "word:roubles_100", "word:done"]
    play.go(item("torch"), "word:roubles_100", "word:done")
    assert (play.kind, play.asked_seat) == ("share", 1)
    play.go(item("helmet"))
    assert (play.kind, play.asked_seat) == ("wear", 0), "clothing may be worn at once"
    play.go("word:yes", "word:done")
    assert (play.has(), play.has(1)) == (["helmet"], ["torch"])
    assert play.wear_of("torch", who=1) == 1
    assert (play.me().roubles, play.me(1).roubles) == (200, 100)
    assert play.me().items[0].place == "worn"
    assert play.g.turn.actions == 0
    assert "word:share" not in play.options
    assert play.whole() == whole


def test_nobody_shares_from_afar_or_without_the_option():
    for shared, area in ((True, "ka"), (False, "pg")):
        play = Stage("tamara", "iwan", shared=shared)
        play.me().area, play.me(1).area = "pg", area
        assert "word:share" not in play.turn().options


def test_whom_to_share_with_is_chosen():
    play = Stage("tamara", "iwan", "oleg", shared=True)
    for who in range(3):
        play.me(who).area, play.me(who).roubles = "pg", 100
    play.turn("word:share")
    assert (play.kind, play.options) == ("partner", ["seat:1", "seat:2"])
    play.go("seat:2", "word:roubles_100")
    assert play.me(2).roubles == 200


def test_what_does_not_fit_a_backpack_is_dropped():
    play = Stage("tamara", "iwan", shared=True)
    play.give("carbine", "rope", "spectrometer", "crowbar", "geiger_counter", who=1)
    play.give("torch")
    play.me().area = play.me(1).area = "pg"
    play.turn("word:share", item("torch"))
    assert (play.kind, play.asked_seat) == ("make_room", 1)


# --- steady hands -----------------------------------------------------------------------------------------------------


def in_the_sarcophagus(**options: object) -> Stage:
    play = Stage("iwan", "tamara", **options)
    play.me().area = "sa"
    return play.draw("event", event("s07"), event("s01"))


def test_steady_hands_draw_another_card_once_a_game():
    play = in_the_sarcophagus(steady_hands=True)
    whole = play.whole()
    play.dice("FFF").play(Step.EVENT(who=0))
    assert (play.kind, observe(play.g, 0).scavengers[0].steady) == ("draw_again", True)
    play.go("word:yes")
    assert play.g.reading is not None
    assert (play.g.reading.card, play.me().fatigue) == (event("s01"), 3)
    assert play.g.event_discards[6] == 1 << event("s07")
    assert play.kind != "draw_again"
    assert not observe(play.g, 0).scavengers[0].steady
    assert observe(play.g, 0).scavengers[1].steady
    assert play.whole() == whole


def test_steady_hands_may_keep_the_card():
    play = in_the_sarcophagus(steady_hands=True).play(Step.EVENT(who=0), "word:no")
    assert play.g.reading is not None
    assert (play.g.reading.card, play.me().fatigue, play.g.steadied) == (event("s07"), 1, 0)


def test_steady_hands_pay_no_fatigue_above_the_maximum_and_never_lose_the_last_card():
    play = in_the_sarcophagus(steady_hands=True)
    play.me().fatigue = 4
    assert play.play(Step.EVENT(who=0)).kind != "draw_again"
    play = in_the_sarcophagus(steady_hands=True)
    play.g.events[6].bag = 1 << event("s07")
    assert play.play(Step.EVENT(who=0)).kind != "draw_again"


def test_without_the_option_a_card_stays():
    assert in_the_sarcophagus().play(Step.EVENT(who=0)).kind != "draw_again"


def test_steady_hands_are_for_the_sarcophagus():
    play = Stage("iwan", steady_hands=True)
    play.me().area = "archive"
    assert play.draw("event", event("a04")).play(Step.EVENT(who=0)).kind != "draw_again"


# --- heir -------------------------------------------------------------------------------------------------------------


def test_an_heir_has_all_secrets_and_half_the_money():
    play = with_secrets(Stage("tamara", "iwan", heir=True), "a01", "b01")
    play.me().roubles = 700
    doomed(play).does("1wound")
    assert play.kind == "", "nothing to choose"
    assert play.me().roubles == 300
    play.play(Step.NEW_SCAVENGER(who=0), "character:oleg")
    assert play.me().secrets == (event("a01"), event("b01"))
    assert play.me().roubles == 300 + 300


# --- draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "dealt"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_a_draft_passes_boards_to_the_left(players, dealt):
    position = table(players, characters="draft")
    view: Any = position.observe(0)
    first = [set(ids) for ids in view.offered]
    assert {len(ids) for ids in first} == {dealt}
    laid = []
    while players > 1 and position.asked_seats and position.asked[0].kind == "draft":
        laid.append({seat: position.asked[seat].wire()["options"][0] for seat in range(players)})
        for seat in range(players):
            position.answer(seat, laid[-1][seat])
    assert len(laid) == (dealt - 1 if players > 1 else 0)
    for seat in range(players):
        mine = position.asked[seat].wire()["options"]
        assert len(mine) == dealt
        assert [pick[seat] for pick in laid] == mine[: len(laid)]
        for passes, ref in enumerate(mine):
            assert ref in first[(seat - passes) % players]


def test_characters_are_chosen_at_the_same_time():
    """The rulebook names no order; only a free choice from all boards has one."""
    for characters, asked in (("two", (0, 1, 2)), ("draft", (0, 1, 2)), ("all", 1)):
        position = table(3, characters=characters)
        assert (
            sorted(position.asked_seats) == list(asked) if isinstance(asked, tuple) else len(position.asked_seats) == 1
        )


# --- open events ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shown", [False, True])
def test_open_events_show_how_a_scene_may_end(shown):
    play = Stage("tamara", open_events=shown)
    play.me().area = "pg"
    play.draw("event", event("g01")).dice("FFF").play(Step.EVENT(who=0))
    reading = observe(play.g, 0).reading
    assert reading is not None
    assert reading.endings == (("ending:g01_pg_success", "ending:g01_pg_failure") if shown else ())


# --- rulings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("prices", "payable"), [("protected", True), ("bare", False)])
def test_whether_one_protects_oneself_from_prices(prices, payable):
    """R7: a lock that would cause a trauma but for Iodine Tablets."""
    play = Stage("tamara", facilities="first_game", prices=prices)
    play.give("iodine_tablets")
    play.me().area, play.me().damage = "mo", 4
    play.g.locks[1] = "hot"
    assert ("lock:hot" in play.turn().options) == payable


def test_a_bare_price_is_not_reduced():
    play = Stage("tamara", facilities="first_game", prices="bare")
    play.give("iodine_tablets")
    play.me().area = "mo"
    play.g.locks[1] = "hot"
    play.turn("lock:hot")
    assert (play.kind, play.me().damage) == ("find", 3)
    play.does("1radiation")
    assert play.kind == "protect", "all other damage is"


@pytest.mark.parametrize(("last", "over"), [("lost", True), ("played", False)])
def test_when_the_last_rumour_loses(last, over):
    """R11: at the end of its round, or when none can be drawn in the next."""
    play = Stage("iwan", last_rumour=last)
    play.g.rumours.bag = 0
    play.play(Step.END_ROUND())
    assert (play.outcome is not None) == over
    play.play(Step.RUMOUR())
    assert play.outcome is not None
    assert play.outcome.reason == "no_rumours_left"


@pytest.mark.parametrize(("kept", "marker"), [("lost", 0), ("kept", 2)])
def test_what_becomes_of_excess_steps(kept, marker):
    """R8"""
    play = Stage("iwan", excess_emission=kept)
    play.me().area, play.g.emission = "wi", 8
    play.play(Step.EMISSION())
    assert play.g.emission == marker


@pytest.mark.parametrize(("lowest", "left"), [("one", 1), ("zero", 0)])
def test_how_far_fatigue_falls(lowest, left):
    """R5"""
    play = Stage("iwan", fatigue_min=lowest).does("rest(4)")
    assert play.me().fatigue == left


def test_a_second_secret_may_bring_a_find():
    """R13"""
    play = with_secrets(Stage("iwan", second_secret="find"), "a01")
    play.me().area = "archive"
    play.draw("event", event("a08")).dice("SSS", "SSS").play(Step.EVENT(who=0))
    while play.kind == "modify":
        play.dice("SSS").go("word:done")
    assert play.kind == "find"


def test_a_hostile_zone_places_two_mutants_more():
    for hostile, tokens in ((False, 6), (True, 8)):
        play = Stage("iwan", hostile=hostile)
        play.me().area = "wi"
        play.play(Step.EMISSION())
        while play.kind == "voice_token":
            play.go(play.options[0])
        assert sum(map(len, play.g.tokens)) == tokens


@pytest.mark.parametrize("option", [option.id for option in GAME.options if option.group == "variant"])
def test_what_is_ours_says_so(option):
    """In both languages: `Our variant`, but for what the rulebook offers itself."""
    if option == "facilities":
        return
    for language, ours in (("en", "our variant"), ("pl", "nasz wariant")):
        text = GAME.folder.joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        said = text.partition(f"option-{option} =")[2].partition("\noption-")[0]
        assert ours in said.lower(), option
