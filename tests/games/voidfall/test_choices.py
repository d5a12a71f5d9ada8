"""What a player may decline, choose or give back (rulebook, Actions; Clean-up 3d; Trade tokens; Voidborn fleets)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.stage import Stage

from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
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
    stage.house.tracks[0] = 5
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
    house.slot_trades[0], house.loose_trades = True, 1
    house.slots[1] = "trade_monopoly"
    stage.g.turn.used = (RETURN_TRADES.ref,)
    before = sum(stage.g.trades)
    stage.play(Step.PLACE_TRADES(), answers=[f"number:{units}"])
    assert sum(house.slot_trades) + house.loose_trades == left
    assert sum(stage.g.trades) == before + units


def test_trade_nexus_pays_for_every_token_that_returns(stage):
    """The flipped token in the Clean-up too: the bonus of the space it comes to, or of one below."""
    stage.house.technologies += ("trade_nexus",)
    stage.g.turn.flipped = True
    stage.g.trades = [1, 1, 1, 1, 0, 0]
    stage.play(Step.PLACE_TRADES(), answers=["effect:1s"])
    assert stage.g.trades == [1, 1, 1, 1, 1, 0]


def test_a_trade_token_on_the_fifth_slot_can_be_paid(stage):
    """Improved Central Surveillance adds a slot."""
    stage.house.slots[4], stage.house.slot_trades[4] = "trade_monopoly", True
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
