"""Phases and tokens, paragraph by paragraph: events, rounds, Safe Havens, objectives, Glory, Agendas, who wins."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.voidfall.stage import Stage

from stolik.content.effects import parse
from stolik.core.agenda import push
from stolik.core.chance import Chance, Deck
from stolik.core.question import SEATS, Question
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.cards import agenda
from stolik.games.voidfall.rules.effects.cards import open_technologies
from stolik.games.voidfall.rules.effects.places import destructible
from stolik.games.voidfall.rules.invasion.targets import may_invade
from stolik.games.voidfall.rules.sectors import can_build, can_guild, installation_slots, near
from stolik.games.voidfall.rules.state import Turn, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import open_actions


@pytest.fixture
def stage() -> Stage:
    return Stage()


def void(stage: Stage, index: int, **changes: Any) -> None:
    """Make a sector an empty Voidborn one."""
    plain = {"owner": -1, "home": -1, "house": "", "pop": 2, "corrupted": True, "guilds": "", "built": (), "void": 1}
    replace_sector(stage.g, index, **{**plain, "fleets": (0,) * 5, "harbingers": 0, "glory": (), **changes})


def voids(stage: Stage) -> list[int]:
    """The Voidborn sectors next to the first seat's."""
    own = [index for index, sector in enumerate(stage.g.sectors) if sector.owner == 0]
    return sorted({other for index in own for other in near(stage.g, index) if stage.sector(other).void})


# A Preparation


@pytest.mark.parametrize(("scenario", "later"), [("introduction", 9), ("first_stand", 11)])
def test_one_event_is_turned_up_and_the_others_of_its_cycle_leave(scenario, later):
    """4 Events of the Crisis board stay out of games without one (F-13): two of each Cycle."""
    g = Stage(scenario=scenario).g
    assert BOOK.events[g.event].cycle == 1
    assert [len(deck) for deck in g.events] == [0, later, later]


def test_a_sector_must_take_all_that_a_frame_places_in_it(stage):
    """5d We Are the Resistance: a Fleet Power and a Glory; where no sector takes both, neither is placed."""
    first, *others = voids(stage)
    for index in others:
        void(stage, index, tile=stage.sector(first).tile, void=3)
    void(stage, first, void=2)
    stage.resolve("place[adjacent](void(1) glory(1))")
    assert (stage.sector(first).void, stage.sector(first).glory) == (3, (1,))
    stage.resolve("place[adjacent](void(1) glory(1))")
    assert all(not stage.sector(index).glory for index in others)
    assert stage.sector(first).glory == (1,)


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3)])
def test_voidborn_fleet_power_is_placed_up_to_the_limit_of_the_sector(stage, before, after):
    """5g Three, unless its tile says more."""
    only, *others = voids(stage)
    for index in others:
        void(stage, index, void=3)
    void(stage, only, void=before)
    stage.resolve("place[adjacent](void(2))")
    assert stage.sector(only).void == after


@pytest.mark.parametrize(("tag", "wanted"), [("lowest_pop", 1), ("highest_pop", 5)])
def test_a_frame_may_name_the_lowest_or_highest_population(stage, tag, wanted):
    found = voids(stage)
    for index in found:
        void(stage, index, pop=3)
    void(stage, found[0], pop=wanted)
    stage.resolve(f"place[adjacent {tag}](bounty)")
    assert stage.sector(found[0]).bounties == 1


def test_every_player_resolves_a_frame_in_turn_order_before_the_next_frame():
    stage = Stage(3, scenario="second_genesis")
    stage.g.event, stage.g.order = "reborn_civilization", stage.g.order[::-1]
    asked: list[tuple[int, str]] = []

    def first(seat: int, question: Question[Any]) -> Any:
        asked.append((seat, question.kind))
        return question.sample(Random(0))

    push(stage.g, *(Step.FRAME(number=number) for number in (0, 1)), Step.BEGIN_ROUND())
    head = stage.g.agenda[-1]
    stage.g.agenda, stage.g.at, stage.g.args = stage.g.agenda[:-1], head.step, head.args
    while stage.g.at != "begin_round":
        GAME.play_step(stage.g, QuickTable(first, {}, stage.g.rng))
    advancing = [seat for seat, kind in asked if kind == "advance"]
    assert advancing == [int(me) for me in stage.g.order]


# B Focus


@pytest.mark.parametrize(("shares", "gained"), [
    ((2,), [2, 0]), ((1, 1), [1, 1]), ((0, 2), [0, 2]), ((1, 0), [0, 0]), ((0, 1), [0, 0]), ((0, 0), [0, 0]),
])  # fmt: skip
def test_a_frame_for_the_table_is_resolved_once_and_its_corruption_is_shared(shares, gained):
    """5c Know Your Enemy: two Corruption in total, gained by whoever will, remove one Harbinger from the map."""
    stage = Stage(2, scenario="first_stand")
    stage.g.event, stage.g.rows = "know_your_enemy", ((), ())
    for house in stage.g.houses:
        house.corrupted_tracks = (False,) * 3
    before = sum(sector.harbingers for sector in stage.g.sectors)
    place = next(f"sector:{index}" for index, sector in enumerate(stage.g.sectors) if sector.harbingers)
    tracks = ["track:society", "track:politics"]
    paid = [*(track for share in gained for track in tracks[:share]), place] if any(gained) else []
    stage.play(Step.FRAME(number=1), answers=[*shares, *paid])
    assert sum(sector.harbingers for sector in stage.g.sectors) == before - any(gained)
    assert [sum(stage.g.houses[me].corrupted_tracks) for me in stage.g.order] == gained


def test_nobody_is_asked_for_corruption_that_the_table_has_no_room_for():
    stage = Stage(2, scenario="first_stand")
    stage.g.event = "know_your_enemy"
    for house in stage.g.houses:
        house.corrupted_tracks, house.corrupted_slots = (True,) * 3, (True,) * 5
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner >= 0:
            stage.set(index, corrupted=True)
    stage.play(Step.FRAME(number=1))
    assert stage.asked == []


def test_a_cycle_has_as_many_rounds_as_its_event_says_and_all_take_a_turn_in_each():
    values = GAME.check_options({"scenario": "second_genesis"})
    g, rng, turns = GAME.new(3, values, Chance.from_seed(1)), Random(1), []
    while g.at != "evaluate":
        if g.at == "begin_turn":
            turns.append(g.args["seat"])
        GAME.play_step(g, QuickTable(lambda seat, question: question.sample(rng), {}, g.rng))
    assert turns == [int(me) for me in g.order] * BOOK.events[g.event].rounds


@pytest.mark.parametrize(("answers", "done"), [
    (["effect:trade", "slot:3"], ["trade", "cleansed"]), (["effect:trade", "word:decline"], ["trade"]),
    (["effect:cleanse"], ["cleansed", "trade"]), (["word:done"], []),
])  # fmt: skip
def test_effects_joined_by_plus_happen_in_any_order_and_may_be_declined(stage, answers, done):
    stage.g.trades = (0, 0, 0, 0, 0, 1)
    stage.resolve("cleanse + trade", *answers)
    assert [line.entry.id for line in stage.lines if line.entry.id in ("trade", "cleansed")] == done


def test_of_effects_joined_by_a_bar_one_happens_or_none(stage):
    stage.house.stock = (0, 0, 0, 0, 0)
    stage.resolve("1F / 1C", "effect:1c")
    stage.resolve("1F / 1C", "word:decline")
    assert stage.house.stock == (0, 0, 0, 1, 0)


@pytest.mark.parametrize("choices", [("focus:conquest", "focus:production")])
def test_prepared_focus_all_choose_at_once_and_show_their_card_in_their_turn(choices):
    """The variant: nobody sees a card before its turn; a turn plays the card prepared."""
    stage = Stage(2, scenario="second_genesis", house_1="valnis", house_2="belitan", prepared_focus=True)
    stage.g.order = tuple(sorted(stage.g.order))
    stage.play(Step.PREPARE_FOCUS(), answers=list(choices))
    assert stage.asked == ["prepare", "prepare"]
    assert stage.g.prepared == ("conquest", "production")
    stage.g.turn.seat = stage.g.order[1]
    stage.play(Step.SHOW_PREPARED())
    assert any(line.entry.id == "prepared_shown" for line in stage.lines)


# C Evaluation


@pytest.mark.parametrize(("pop", "corrupted", "guilds", "built"), [
    (6, False, "FFF", 1), (5, False, "FFF", 0), (6, True, "FFF", 0), (6, False, "FF", 0),
])  # fmt: skip
def test_a_pure_sector_of_population_six_with_three_guilds_builds_a_safe_haven_level(pop, corrupted, guilds, built):
    stage = Stage(scenario="first_stand")
    stage.set(stage.outpost, pop=pop, corrupted=corrupted, guilds=guilds)
    stage.set(stage.home, guilds="", pop=3)
    stage.play(Step.SHELTER(who=0), answers=["haven:0"] * built)
    assert (stage.house.havens, stage.house.sheltered) == (built, built)


def test_each_player_takes_another_reward_for_a_completed_safe_haven():
    stage = Stage(2, scenario="darkest_hour")
    stage.g.haven_levels, stage.g.haven_built = (2,), (1,)
    stage.g.order = tuple(sorted(stage.g.order))
    for house in stage.g.houses:
        house.active, house.inactive = 3, house.inactive + house.active - 3
    stage.play(Step.BUILD_HAVEN(who=0, number=0), answers=["effect:any_3", ["resource:F"] * 3, "word:decline"])
    assert stage.asked[0] == "haven_reward"
    second = stage.offered[stage.asked.index("haven_reward", 1)]
    assert "effect:any_3" not in second
    assert stage.g.haven_built == (2,)


def test_an_event_says_whether_one_galactic_objective_is_resolved_or_all(stage):
    """3 All of Hour of Reckoning, where they can be reached; one of an event with a choice."""
    both = next(row for row in BOOK.events.values() if not row.choose and len(row.objectives) == 2)
    one = next(row for row in BOOK.events.values() if row.choose and len(row.objectives) == 2)
    for row, answers, gained in ((both, [], (1, 1)), (one, ["effect:1s"], (0, 1))):
        stage.house.stock = (0, 0, 0, 0, 0)
        BOOK.events["test"] = msgspec.structs.replace(row, id="test", objectives=(parse("1C"), parse("1S")))
        stage.g.event = "test"
        try:
            stage.play(Step.OBJECTIVES(who=0), answers=answers)
        finally:
            del BOOK.events["test"]
        assert tuple(stage.house.stock[3:]) == gained


@pytest.mark.parametrize(("influence", "corrupted", "winners"), [
    ((50, 40), (2, 0), (0,)), ((50, 50), (2, 1), (1,)), ((50, 50), (1, 1), (0, 1)),
])  # fmt: skip
def test_most_influence_wins_then_fewer_corruption_then_both(influence, corrupted, winners):
    stage = Stage(2, scenario="second_genesis")
    for me, house in enumerate(stage.g.houses):
        house.influence = influence[me]
        house.corrupted_slots = (False,) * 5
        house.corrupted_tracks = tuple(number < corrupted[me] for number in range(3))
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner >= 0:
            stage.set(index, corrupted=False)
    stage.play(Step.END())
    assert stage.outcome is not None
    assert tuple(int(seat) for seat in stage.outcome.winners) == winners
    assert stage.outcome.reason == "most_influence"


# Tokens and cards


def test_whoever_is_invaded_gives_the_value_of_its_glory_and_loses_one():
    stage = Stage(2, scenario="second_genesis")
    loser = stage.g.houses[1]
    stage.house.glory, loser.glory = (4,), (1, 3)
    before = stage.house.influence
    target = next(index for index, sector in enumerate(stage.g.sectors) if sector.owner == 1 and sector.home != 1)
    stage.set(target, owner=0, fleets={"corvette": 1})
    stage.g.turn.target = target
    stage.play(Step.SCORE_INVASION(who=0, loser=1), answers=["glory:1"])
    assert stage.house.influence == before + 4
    assert [house.glory for house in stage.g.houses] == [(4,), (3,)]


def test_an_agenda_from_the_offer_is_replaced_at_once(stage):
    shown = agenda(stage.g, 0, stage.g.offer[0])
    stage.resolve("agenda[support]", f"agenda:{shown.id}")
    assert stage.house.hand[-1] == shown.id
    assert agenda(stage.g, 0, stage.g.offer[0]).id != shown.id


def test_of_two_agendas_drawn_one_is_kept_and_the_other_goes_under_its_deck(stage):
    stage.g.agenda_decks[0] = Deck(stage.g.agenda_decks[0].bag & ~0b11, top=(0, 1))
    stage.resolve("agenda[support]", "deck:support", f"agenda:{agenda(stage.g, 0, 1).id}")
    assert stage.house.hand[-1] == agenda(stage.g, 0, 1).id
    assert stage.g.agenda_decks[0].bottom == (0,)


@pytest.mark.parametrize(("tax_both", "drawing_costs"), [(True, True), (False, False)])
def test_whether_drawing_from_a_corrupted_offer_costs_the_corruption_too(tax_both, drawing_costs):
    """F-07."""
    stage = Stage(corrupt_offer_taxes_both=tax_both)
    stage.g.corrupted_offers = (True,) * 4
    stage.g.agenda_decks[0] = Deck(stage.g.agenda_decks[0].bag & ~0b11, top=(0, 1))
    place = ["slot:1"] if drawing_costs else []
    stage.resolve("agenda[support]", "deck:support", f"agenda:{agenda(stage.g, 0, 1).id}", *place)
    assert stage.g.corrupted_offers[0] is not drawing_costs
    assert stage.house.corrupted_slots[1] is drawing_costs


def test_who_looks_at_coming_events_puts_one_on_top_and_the_other_at_the_bottom(stage):
    stage.g.events[1] = Deck(stage.g.events[1].bag & ~0b11, top=(0, 1))
    second = BOOK.event_decks[2][1]
    stage.resolve("peek", f"event:{second.id}")
    assert stage.g.events[1].top == (1,)
    assert stage.g.events[1].bottom == (0,)


def test_a_basic_technology_consumed_is_one_that_shows_influence_if_there_is_one():
    stage = Stage(scenario="first_stand")
    copies = zip(stage.g.tableau, stage.g.copies, strict=True)
    shown = [f"technology:{id}" for id, left in copies if left == (4,)]
    stage.resolve("consume[basic]", shown[0])
    assert stage.offered[-1] == shown
    assert stage.g.consumed == 1


@pytest.mark.parametrize("locked", [True, False])
def test_an_improved_technology_is_consumed_from_the_left_and_not_under_the_lock(locked):
    stage = Stage(scenario="first_stand")
    stage.g.locked = locked
    first, *rest = stage.g.improved_now
    stage.resolve("consume[improved]")
    assert stage.g.improved_now == ((first, *rest) if locked else tuple(rest))
    assert stage.g.consumed == (0 if locked else 1)


@pytest.mark.parametrize(("guilds", "fits"), [("FF", True), ("FFF", False)])
def test_a_guild_needs_a_free_slot(stage, guilds, fits):
    index = stage.outpost
    stage.set(index, tile="standard", guilds=guilds)
    assert can_guild(stage.g, stage.sector(index)) is fits


@pytest.mark.parametrize("built", [(), ("defence",), ("defence", "defence")])
def test_an_installation_needs_a_free_slot(stage, built):
    index = stage.outpost
    stage.set(index, tile="standard", built=built)
    free = installation_slots(stage.g.box, stage.sector(index), "") - len(built)
    assert can_build(stage.g, stage.sector(index), "defence") is (free > 0)


def test_what_stands_at_home_or_is_printed_is_never_destroyed(stage):
    index = stage.outpost
    stage.clear()
    stage.set(stage.home, guilds="FF", built=("defence",))
    stage.set(index, owner=0, void=0, tile="megalopolis", guilds="CC", built=(), fleets={"corvette": 1})
    assert destructible(stage.g, 0, "guild") == destructible(stage.g, 0, "installation") == []
    stage.set(index, guilds="CCF", built=("shipyard",))
    assert destructible(stage.g, 0, "guild") == destructible(stage.g, 0, "installation") == [index]


def test_the_action_of_a_technology_comes_before_or_after_others_and_once(stage):
    stage.house.technologies = ("central_surveillance",)
    stage.house.stock = (5,) * 5
    ref, first = "action:central_surveillance_watch", "action:politics_inspire"
    for order in ((ref, first), (first, ref)):
        stage.g.turn = Turn(seat=SEATS[0], focus="politics")
        for taken in order:
            assert taken in [option.ref for option in open_actions(stage.g)]
            stage.g.turn.done += (taken,)
        assert ref not in [option.ref for option in open_actions(stage.g)]


@pytest.mark.parametrize(("influence", "winners"), [((130, 120), (0, 1)), ((119, 125), (1,)), ((50, 119), ())])
def test_under_a_truce_whoever_has_120_influence_wins_the_introduction(influence, winners):
    """The introduction for those who will play together: each for itself, nobody against another."""
    stage = Stage(2, truce=True)
    for house, points in zip(stage.g.houses, influence, strict=True):
        house.influence = points
    stage.play(Step.END())
    assert stage.outcome is not None
    assert tuple(int(seat) for seat in stage.outcome.winners) == winners
    assert stage.outcome.reason == ("targets_reached" if winners else "targets_missed")


@pytest.mark.parametrize("truce", [True, False])
def test_under_a_truce_nobody_invades_another_player(truce):
    stage = Stage(2, truce=truce)
    theirs = next(sector for sector in stage.g.sectors if sector.owner == 1 and sector.home != 1)
    assert may_invade(stage.g, 0, theirs) != truce
    assert any(may_invade(stage.g, 0, sector) for sector in stage.g.sectors if sector.void)


@pytest.mark.parametrize(("locked", "found"), [(True, []), (False, ["improved:dreadnoughts"])])
def test_under_the_lock_tile_no_improved_technology_is_available(stage, locked, found):
    """Technologies: in Cycle 1 the cards are seen but not taken, whatever the limit."""
    house = stage.house
    house.tracks, house.technologies, house.own_improved = (7, 3, 2), ("shields", "dreadnoughts"), False
    stage.g.improved_now, stage.g.locked = ("dreadnoughts",), locked
    assert [option.ref for option in open_technologies(stage.g, 0, ("improved",))] == found
