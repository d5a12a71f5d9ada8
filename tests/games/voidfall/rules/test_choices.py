"""What a player may decline, choose or give back (rulebook, Actions; Clean-up 3d; Trade tokens; Voidborn fleets)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.stage import Stage

from stolik.core.question import SEATS
from stolik.core.state import put
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.crisis.alerts import can_suffer
from stolik.games.voidfall.rules.crisis.board import removable
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import RETURN_TRADES


@pytest.fixture
def stage() -> Stage:
    return Stage()


def only_home(stage: Stage) -> None:
    """Leave the first seat its Home alone."""
    stage.clear()
    stage.house.active, stage.house.inactive = 2, 12


def test_a_guild_may_be_declined_though_one_sector_alone_has_room(stage):
    """It could take the slot that costs Upkeep."""
    only_home(stage)
    stage.resolve("guild[F]", "word:decline")
    assert stage.sector(stage.home).guilds == ""


def test_an_effect_just_chosen_is_not_asked_about_again(stage):
    only_home(stage)
    stage.resolve("guild[F] / 1M", "effect:guild_f")
    assert stage.sector(stage.home).guilds == "F"


def test_a_level_that_costs_fleet_power_may_be_declined_after_a_skip(stage):
    stage.house.tracks = put(stage.house.tracks, 0, 5)
    stage.house.active = 3
    stage.resolve("advance[society]", "word:decline")
    assert (stage.house.tracks[0], stage.house.active) == (5, 3)


def test_with_less_active_fleet_power_than_shipyards_the_player_says_where_it_goes(stage):
    stage.set(stage.outpost, built=("shipyard",), fleets={"corvette": 1})
    stage.house.active = 1
    stage.resolve("deploy[yards]", f"sector:{stage.outpost}")
    assert stage.house.active == 0
    assert stage.sector(stage.outpost).power == 2
    assert sorted(stage.offered[0]) == sorted([f"sector:{stage.home}", f"sector:{stage.outpost}", "word:done"])


@pytest.mark.parametrize(("units", "left"), [(0, 2), (1, 1), (2, 0)])
def test_trade_tokens_may_be_put_back_in_the_clean_up(stage, units, left):
    """3d Each token lies on an Agenda or returns: uncovered Agendas raise the Upkeep, which some objectives want."""
    house = stage.house
    house.slot_trades, house.loose_trades = put(house.slot_trades, 0, True), 1
    house.slots = put(house.slots, 1, "trade_monopoly")
    stage.g.turn.used = (RETURN_TRADES.ref,)
    before = sum(stage.g.trades)
    stage.play(Step.PLACE_TRADES(), answers=[f"number:{units}"])
    assert sum(house.slot_trades) + house.loose_trades == left
    assert sum(stage.g.trades) == before + units


def test_trade_nexus_pays_for_every_token_that_returns(stage):
    """The flipped token in the Clean-up too: the bonus of the space it comes to, or of one below."""
    stage.house.technologies += ("trade_nexus",)
    stage.g.turn.flipped = True
    stage.g.trades = (1, 1, 1, 1, 0, 0)
    stage.play(Step.PLACE_TRADES(), answers=["effect:1s"])
    assert stage.g.trades == (1, 1, 1, 1, 1, 0)


def test_a_trade_token_on_the_fifth_slot_can_be_paid(stage):
    """Improved Central Surveillance adds a slot."""
    stage.house.slots = put(stage.house.slots, 4, "trade_monopoly")
    stage.house.slot_trades = put(stage.house.slot_trades, 4, True)
    stage.play(Step.PAY(cost="return_trade", who=0))
    assert not any(stage.house.slot_trades)


def test_overproduction_is_counted_anew_in_every_turn():
    """What one overproduced in one's own turn does not count in another's (rulebook, Safe Havens A)."""
    stage = Stage(2)
    other = stage.g.houses[1]
    other.overproduced, other.haven_built = 1, True
    stage.g.at, stage.g.args = "begin_turn", {"seat": 0}
    GAME.play_step(stage.g, QuickTable(lambda seat, question: question.sample(Random(0)), {}, stage.g.rng))
    assert (other.overproduced, other.haven_built) == (0, False)


@pytest.mark.parametrize(("first", "glory"), [("source:glory", (2, 5)), ("house:shiveus", (3, 4))])
def test_glory_may_be_taken_before_a_fallen_house_upgrades_it(stage, first, glory):
    """Outcome of an Invasion, any order: what is taken first can be upgraded, what is upgraded first scores more."""
    house = stage.house
    house.glory, house.technologies = (2,), ("shields", "dreadnoughts", "decontamination_chambers")
    stage.set(0, owner=0, void=0, house="shiveus", glory=(4,), fleets={"corvette": 1})
    stage.g.turn.target = 0
    before = house.influence
    upgraded = ["glory:4"] if first == "source:glory" else []
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=[first, "effect:upgrade", *upgraded, "word:decline"])
    assert sorted(stage.offered[0]) == ["house:shiveus", "source:glory"]
    assert house.glory == glory
    assert house.fallen == ("shiveus",)
    assert house.influence == before + (6 if first == "source:glory" else 7)


def test_who_agreed_to_deploy_may_stop_after_each_fleet_power(stage):
    only_home(stage)
    stage.resolve("deploy(3) / 1C", "effect:deploy_3", "word:decline")
    assert stage.sector(stage.home).power == 1


def test_who_agreed_to_deploy_has_not_agreed_to_its_tax(stage):
    """Straight into Hell: each deployment costs a Corruption or a Material."""
    only_home(stage)
    stage.g.event = "straight_into_hell"
    stage.house.stock = (0, 0, 0, 0, 0)
    stage.resolve("deploy(1) / 1C", "effect:deploy_1", "word:decline")
    assert (stage.sector(stage.home).power, stage.house.active) == (0, 2)


@pytest.mark.parametrize(("above", "left"), [("seat:1", ["seat:0"]), ("seat:0", ["seat:1", "seat:2"])])
def test_a_split_joint_effect_is_for_the_active_player_and_one_other(above, left):
    """Joint effects: who resolves one side of the line leaves the other side to the other of the two."""
    stage = Stage(3, scenario="darkest_hour")
    stage.g.turn.seat = SEATS[0]
    stage.play(Step.SPLIT(first="1F", second="1E", by="action:x"), answers=[above, left[0]])
    assert stage.offered[1] == [*left, "word:decline"]


@pytest.mark.parametrize("invades", [True, False])
def test_annihilate_cleanses_the_sector_it_conquers_and_no_other(stage, invades):
    """Heroic Conquest: no Corruption goes elsewhere, also where nothing was invaded."""
    target = next(other for other in near(stage.g, stage.home) if stage.sector(other).void)
    stage.set(stage.home, fleets={"corvette": 5})
    stage.set(stage.outpost, corrupted=True, fleets={"corvette": 1})
    stage.set(target, void=1, corrupted=True, built=(), bounties=0, reclaims=0, harbingers=0)
    sent = [f"squadron:{stage.home}_corvette"] * 5
    effect = BOOK.focuses["heroic_conquest"].actions[0].effect
    stage.resolve(
        effect, *([f"sector:{target}", sent, f"sector:{target}"] if invades else ["word:decline"]), agreed=True
    )
    assert stage.sector(target).corrupted != invades
    assert stage.sector(stage.outpost).corrupted


def test_fallen_house_kradmor_removes_any_corruption(stage):
    """Outcome of an Invasion I: only what is placed is bound to the sector."""
    stage.set(0, owner=0, void=0, tile="standard", house="", corrupted=False, guilds="", fleets={"corvette": 1})
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (True, False, False), (False,) * 5
    stage.house.technologies = ("shields", "salvage_scanner", "purifier")
    stage.set(stage.outpost, corrupted=False)
    stage.g.turn.target = 0
    answers = ["effect:cleanse", "sector:0", "guild:C"]
    stage.play(Step.WIN_OVER(who=0, house="kradmor"), answers=answers)
    assert not stage.house.corrupted_tracks[0]
    assert stage.sector(0).guilds == "C"


def test_nobody_touches_a_harbinger_in_a_wormhole(stage):
    stage.set(0, tile="wormhole", harbingers=1)
    stage.set(1, harbingers=1)
    assert [one.ref for one in removable(stage.g)] == ["sector:1"]


def test_of_the_sectors_with_the_highest_population_the_roomiest_is_chosen(stage):
    """Voidborn fleets: room counts among the sectors that an event speaks of, it does not widen them."""
    for index, sector in enumerate(stage.g.sectors):
        if sector.void:
            stage.set(index, pop=1, void=1)
    first, second = [index for index, sector in enumerate(stage.g.sectors) if sector.void][:2]
    stage.set(first, pop=4, void=2)
    stage.set(second, pop=3, void=1)
    stage.resolve("place[highest_pop](void(2))", must=True)
    assert [stage.sector(index).void for index in (first, second)] == [3, 1]


def read(stage: Stage, event: str, *answers: str) -> None:
    """The first frame of an event, for the first seat."""
    stage.g.event = event
    stage.play(Step.READ_FRAME(number=0, who=0), answers=answers)


def full(stage: Stage) -> None:
    """No Voidborn sector has room for a Sector Defense."""
    for index, sector in enumerate(stage.g.sectors):
        if sector.void:
            stage.set(index, built=("defence",) * 9, bounties=0, reclaims=0)


def test_a_solid_frame_of_which_a_part_cannot_be_done_does_nothing(stage):
    """Preparation 5a: no room for the Sector Defense, so no Bounty either."""
    full(stage)
    read(stage, "remains_of_the_domineum")
    assert not any(sector.bounties for sector in stage.g.sectors if sector.void)


def test_face_of_evil_advances_no_track_without_its_corruption(stage):
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (True,) * 3, (False, True, True, True, False)
    stage.g.turn.where = "track:society"
    before = stage.house.tracks
    read(stage, "face_of_evil")
    assert stage.house.tracks == before


def test_face_of_evil_advances_the_track_it_corrupts(stage):
    before = stage.house.tracks[0]
    read(stage, "face_of_evil", "track:society")
    assert stage.house.tracks[0] == before + 1


def test_a_penalty_that_finds_no_room_cannot_be_suffered():
    """Void Progress: it is suffered in full or another way is chosen."""
    stage = Stage(1, scenario="first_stand")
    crisis = next(row for row in BOOK.crises.values() if str(row.penalty).startswith("place[adjacent](defence)"))
    assert can_suffer(stage.g, 0, crisis)
    full(stage)
    assert not can_suffer(stage.g, 0, crisis)


@pytest.mark.parametrize("pop", [2, 6])
def test_internal_disruption_comes_to_a_sector_whose_population_rises_or_to_none(pop):
    """5a, 5d: where all that a frame says can be resolved; without such a sector it is ignored, so that nobody gains
    the Corruption alone.
    """
    stage = Stage(scenario="first_stand")
    stage.clear()
    for index, people in enumerate((6, pop)):
        stage.set(index, owner=0, void=0, tile="standard", pop=people, corrupted=False, fleets={"corvette": 1})
    stage.g.event = "internal_disruption"
    stage.play(Step.READ_FRAME(number=0, who=0))
    assert [stage.sector(index).corrupted for index in (0, 1)] == [False, pop == 2]
    assert stage.sector(1).pop == (3 if pop == 2 else 6)


@pytest.mark.parametrize(("influence", "placed"), [(40, 0), (41, 1)])
def test_internal_disruption_spares_a_player_the_rider_of_a_skirmish_too(influence, placed):
    stage = Stage(1, scenario="first_stand")
    stage.g.event, stage.house.influence = "internal_disruption", influence
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (False,) * 3, (False,) * 5
    before = sum(sector.void for sector in stage.g.sectors)
    stage.play(Step.SKIRMISH(who=0, more=0, rider="place[all](void(1), pop == 4)"))
    assert (sum(sector.void for sector in stage.g.sectors) > before) == bool(placed)


def test_voidborn_fleet_power_comes_where_all_of_it_fits(stage):
    """A sector with room for one is not chosen for two while another has room for both."""
    void = [index for index, sector in enumerate(stage.g.sectors) if sector.void]
    for index in void:
        stage.set(index, void=3)
    full, half, empty = void[:3]
    stage.set(half, void=2)
    stage.set(empty, void=1)
    stage.resolve("place(void(2))", must=True)
    assert [stage.sector(index).void for index in (full, half, empty)] == [3, 2, 3]
