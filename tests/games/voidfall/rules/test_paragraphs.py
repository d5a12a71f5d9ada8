"""Sentences of the rulebook that are easily read too quickly, each by its paragraph."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import of, own
from tests.games.voidfall.stage import Stage

from stolik.content.effects import Word, parse_check
from stolik.core.question import SEATS
from stolik.core.state import put
from stolik.core.table import QuickTable
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules import combat, fleets
from stolik.games.voidfall.rules.combat.forces import Ground
from stolik.games.voidfall.rules.counts import count, local
from stolik.games.voidfall.rules.crisis.alerts import crisis_board
from stolik.games.voidfall.rules.crisis.board import HARBINGERS, supply
from stolik.games.voidfall.rules.crisis.resolving import resolves
from stolik.games.voidfall.rules.invasion.forces import combat_force, void_force
from stolik.games.voidfall.rules.invasion.invade import take_losses
from stolik.games.voidfall.rules.sectors import adjacent_to, is_void, near
from stolik.games.voidfall.rules.state import NO_FLEETS
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import action_calls
from stolik.games.voidfall.rules.words import DOUBLE


@pytest.fixture
def stage() -> Stage:
    return Stage()


def only_corruption(stage: Stage, place: str) -> None:
    """One Corruption, on this track or over the rightmost slot."""
    house = stage.house
    house.corrupted_tracks = (place == "society", place == "politics", place == "economy")
    house.corrupted_slots = (False, False, False, place == "slot", False)
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner == 0:
            stage.set(index, corrupted=False)


# Focus phase 2, Triggered effects: one may always decline one effect or several


@pytest.mark.parametrize("first", ["agenda", "move"])
def test_of_an_agenda_and_a_move_of_corruption_only_the_agenda_is_wanted(stage, first):
    """Conquest, Plan: the lone Corruption, over the rightmost slot from the start, may stay where it is."""
    only_corruption(stage, "slot")
    effect = BOOK.focuses["conquest"].actions[1].effect
    if first == "agenda":
        stage.resolve(effect, "effect:agenda", "deck:support", "agenda:heavy_industry", "word:decline", agreed=True)
    else:
        stage.resolve(effect, "effect:move_corruption", "track:society", "word:decline", agreed=True)
    assert stage.house.corrupted_slots[3] == (first == "agenda")


@pytest.mark.parametrize(("effect", "place"), [
    ("cleanse", "track:society"), ("move_corruption", "track:society"), ("upgrade", "glory:2"),
    ("raise", "sector:2"), ("advance[society]", "track:society"), ("agenda[wealth]", "deck:wealth"),
])  # fmt: skip
def test_a_benefit_with_one_place_alone_may_be_declined(stage, effect, place):
    """Benefits of tracks, tokens and objectives; Environmental Exploitation scores a Corrupted track."""
    only_corruption(stage, "society")
    stage.house.glory = (2,)
    stage.set(stage.outpost, pop=6)
    stage.g.offer = put(stage.g.offer, 2, -1)
    before = stage.g.copy()
    stage.resolve(effect, "word:decline")
    assert stage.offered == [[place, "word:decline"]]
    stage.g.agenda, stage.g.at, stage.g.args = before.agenda, before.at, before.args
    assert stage.g == before


def test_a_skip_may_be_declined():
    """Tracks: on a space of this kind one may advance at once, for example not before there is room for a Guild."""
    stage = of("marqualos")
    stage.house.tracks = (0, 0, 0)
    stage.resolve("advance[society]", "word:decline", agreed=True)
    assert stage.house.tracks == (1, 0, 0)


def test_a_last_voidborn_fleet_power_may_be_spared():
    """Heroic Innovation: without its last Fleet Power a sector is taken over anew, with two and another Bounty."""
    stage = Stage(1, scenario="first_stand")
    beside = [index for index in near(stage.g, stage.home) if is_void(stage.sector(index))]
    for index in beside[1:]:
        stage.set(index, void=0)
    stage.set(stage.outpost, owner=-1, void=0, fleets={})
    stage.set(beside[0], void=1)
    stage.resolve("technology[improved] + weaken", "word:decline")
    assert stage.sector(beside[0]).void == 1


# Focus phase 2: the cost is paid, then the effects, in any order


def test_what_is_paid_for_a_track_does_not_move_the_place_of_another_effect():
    """Illuminate recalls at the Outpost and cleanses there, though the advance to level 3 recalls at Home."""
    stage = of("shiveus")
    only_corruption(stage, "none")
    stage.set(stage.outpost, corrupted=True, fleets={"corvette": 3})
    stage.set(stage.home, fleets={"corvette": 1})
    stage.house.active, stage.house.inactive, stage.house.tracks = 0, 10, (5, 0, 0)
    stage.g.turn.where = f"sector:{stage.outpost}"
    effect = BOOK.focuses["shiveus_crusade"].actions[2].effect
    home, outpost = f"sector:{stage.home}", f"sector:{stage.outpost}"
    stage.resolve(effect, "effect:advance", "track:society", home, "word:decline", outpost, agreed=True)
    assert not stage.sector(stage.outpost).corrupted


# Preparation 5a: a solid frame in full, or not at all


def test_a_solid_frame_that_corrupts_a_sector_cannot_name_a_corrupted_one():
    """Internal Disruption: only a Pure sector that is no Home; its Population rises first."""
    stage = Stage(2, scenario="kingdom_come")
    other = next(index for index in near(stage.g, stage.outpost) if is_void(stage.sector(index)))
    own(stage, other, pop=3, corrupted=True)
    stage.set(stage.outpost, pop=2, corrupted=False)
    stage.resolve(BOOK.events["internal_disruption"].frames[0].effect, must=True)
    assert stage.sector(stage.outpost).corrupted
    assert (stage.sector(stage.outpost).pop, stage.sector(other).pop) == (3, 3)


def test_of_a_solid_frame_with_a_bar_only_what_happens_in_full_is_offered():
    """Ultimate Triumph: with nothing Inactive, "activate and gain a Trade token" cannot be taken for the token."""
    stage = Stage(2, scenario="kingdom_come")
    stage.house.active, stage.house.inactive = stage.house.active + stage.house.inactive, 0
    stage.g.copies = tuple(() for _ in stage.g.tableau)
    before = stage.g.trades[:]
    stage.resolve(BOOK.events["ultimate_triumph"].frames[0].effect, must=True)
    assert (stage.g.trades, stage.house.loose_trades) == (before, 0)


def test_a_recall_that_cannot_happen_is_no_way_out_of_a_solid_frame(stage):
    """Straight into Hell: with no Fleet Power on the map the Corruption is gained."""
    stage.clear()
    stage.house.active, stage.house.inactive = 14, 0
    stage.resolve(BOOK.events["straight_into_hell"].frames[0].effect, "slot:1", must=True)
    assert stage.house.corrupted_slots[1]


def test_no_permanent_crisis_is_discarded_where_there_is_none():
    """Last Breath: discard one and place a Catastrophe is one instruction."""
    stage = Stage(1, scenario="first_stand")
    stage.g.rows = ((), ())
    effect = BOOK.events["last_breath"].frames[0].effect
    stage.resolve(effect, "effect:corrupt_board", "slot:1", must=True)
    assert stage.offered[0] == ["effect:place_harbinger", "effect:corrupt_board"]


# Component limits


def test_no_more_harbingers_come_than_there_are():
    """Growing Threat on a map of Rifts with nine Harbingers in play."""
    stage = Stage(2, scenario="darkest_hour")
    on_map = sum(sector.harbingers for sector in stage.g.sectors)
    stage.g.row_harbingers = (HARBINGERS - on_map, 0)
    assert supply(stage.g) == 0
    stage.resolve(BOOK.events["growing_threat"].frames[0].effect, must=True)
    assert supply(stage.g) == 0


def take_bounties(stage: Stage, but: int) -> None:
    """The first seat has all Bounties that do not lie on the map, but for so many."""
    while fleets.bounties_left(stage.g) > but:
        token = stage.g.bounty_pile.bag.bit_length() - 1
        stage.g.bounty_pile.remove(token)
        stage.house.bounties += (token,)


def test_bounties_are_placed_until_they_run_out():
    """War Effort: in every Voidborn sector with a Sector Defense, as far as there are tokens."""
    stage = Stage(2, scenario="kingdom_come")
    take_bounties(stage, but=1)
    stage.resolve(BOOK.events["war_effort"].frames[0].effect, must=True)
    assert fleets.bounties_left(stage.g) == 0


def test_who_cannot_place_a_token_of_an_empty_pile_is_paid_instead(stage):
    """No Bounty is left: the Sector Defense is placed, for the Bounty there is a resource."""
    take_bounties(stage, but=0)
    stage.house.stock = (0,) * 5
    here = next(i for i, s in enumerate(stage.g.sectors) if is_void(s) and adjacent_to(stage.g, 0, i))
    built, bounties = stage.sector(here).built, stage.sector(here).bounties
    stage.resolve("place[adjacent](bounty defence)", f"sector:{here}", "effect:any_1", ["resource:S"], must=True)
    assert stage.sector(here).built == (*built, "defence")
    assert stage.sector(here).bounties == bounties
    assert stage.house.stock == (0, 0, 0, 0, 1)


def test_a_price_paid_in_a_solid_frame_buys_what_it_says(stage):
    """Bright Future: who pays the Credit upgrades a Glory token."""
    stage.house.stock = (0, 0, 0, 1, 0)
    stage.house.glory = (1, 3)
    stage.resolve(BOOK.events["bright_future"].frames[0].effect, "effect:1c_for_upgrade", "glory:3", must=True)
    assert stage.offered[1] == ["glory:1", "glory:3"]


def test_growing_threat_strengthens_each_sector_once_however_many_play():
    """Before the Evaluation: 1 Voidborn Fleet Power in every Voidborn sector with a Harbinger."""
    stage = Stage(3, scenario="first_stand")
    stage.g.event = "growing_threat"
    place = next(index for index, sector in enumerate(stage.g.sectors) if is_void(sector))
    for index in range(len(stage.g.sectors)):
        stage.set(index, harbingers=int(index == place))
    stage.set(place, void=1)
    stage.play(Step.FRAME(number=2))
    assert stage.sector(place).void == 2


def test_a_sector_without_population_does_not_have_the_lowest():
    """Hour of Reckoning: special sectors like the Ancient Ruins have no Population at all."""
    stage = Stage(2, scenario="kingdom_come")
    ruins, other = [index for index in near(stage.g, stage.outpost) if is_void(stage.sector(index))][:2]
    for index in range(len(stage.g.sectors)):
        if is_void(stage.sector(index)) and index not in (ruins, other):
            stage.set(index, void=0)
    stage.set(ruins, pop=0, void=1)
    stage.set(other, pop=4, void=1)
    stage.resolve("place[adjacent lowest_pop](void(1))", must=True)
    assert (stage.sector(ruins).void, stage.sector(other).void) == (1, 2)


# Agendas of Wealth: the type that is produced is that of the Guild, whichever comes first


@pytest.mark.parametrize("first", ["guild", "produce"])
def test_an_agenda_of_wealth_produces_the_type_of_its_guild(stage, first):
    guild, produce = ["effect:guild_same", f"sector:{stage.outpost}"], ["effect:produce_same_1", "resource:S"]
    effect = BOOK.agenda_kinds["wealth"].effect
    if first == "guild":
        stage.resolve(effect, *guild, "guild:S", agreed=True)
        assert [line.entry.args["resource"] for line in stage.lines if line.entry.id == "produced"] == ["resource:S"]
    else:
        stage.resolve(effect, *produce, f"sector:{stage.outpost}", agreed=True)
        assert stage.sector(stage.outpost).guilds[-1] == "S"


# Technologies: an effect is offered wherever the card lets it happen


def test_an_improved_sentry_may_come_where_nothing_can_be_built_any_more(stage):
    stage.house.technologies, stage.house.improved = ("sentries",), ("sentries",)
    stage.house.active = 1
    stage.set(stage.outpost, built=("defence", "defence", "defence"))
    stage.resolve("installation + 2inf", f"sector:{stage.outpost}")
    assert stage.sector(stage.outpost).fleets[1] == 1


def test_a_sentry_in_place_of_an_installation_is_deployed_and_taxed(stage):
    """Straight into Hell: each deployment costs a Corruption or a Material."""
    stage.house.technologies, stage.house.active, stage.house.stock = ("sentries",), 1, (0, 0, 1, 0, 0)
    stage.g.event = "straight_into_hell"
    stage.resolve("defence", "fleet:sentry", "cost:1m", agreed=True)
    assert (stage.sector(stage.outpost).fleets[1], stage.house.stock[2]) == (1, 0)


def test_improved_starbases_are_offered_where_a_corruption_alone_can_be_removed(stage):
    only_corruption(stage, "none")
    stage.house.technologies, stage.house.improved = ("starbases",), ("starbases",)
    stage.set(stage.home, pop=6)
    stage.set(stage.outpost, corrupted=True, built=("starbase",))
    stage.resolve("raise / 1M", "effect:raise")
    assert not stage.sector(stage.outpost).corrupted


def test_the_second_corruption_of_the_chambers_is_kept_in_face_of_evil(stage):
    stage.house.technologies = stage.house.improved = ("decontamination_chambers",)
    stage.house.chambers = 2
    stage.g.event = "face_of_evil"
    stage.resolve("cleanse", "slot:3")
    assert (stage.house.chambers, stage.house.kept_corruption) == (1, 2)


# Events that change costs


def test_in_bright_future_an_action_in_that_sector_happens_in_any_one():
    """Restore costs 1 Credit in place of a Fleet Power recalled, so no sector is named by the cost."""
    stage = Stage(2, scenario="kingdom_come")
    only_corruption(stage, "none")
    stage.g.event = "bright_future"
    stage.set(stage.outpost, corrupted=True)
    effect = BOOK.focuses["progress"].actions[2].effect
    stage.resolve(effect, "effect:here_cleanse", "word:done", by="action:progress_restore", agreed=True)
    assert not stage.sector(stage.outpost).corrupted


def test_in_bright_future_no_corruption_leaves_where_the_invasion_is_declined():
    """Annihilate removes it from the sector of the combat; its cost names no sector that the event could replace."""
    stage = Stage(scenario="first_stand", house_1="cortozaar")
    stage.g.event, stage.g.turn.taken = "bright_future", "heroic_conquest"
    stage.set(stage.outpost, corrupted=True)
    effect = BOOK.focuses["heroic_conquest"].actions[0].effect
    stage.resolve(effect, "word:decline", by="action:heroic_conquest_annihilate", agreed=True)
    assert stage.sector(stage.outpost).corrupted


@pytest.mark.parametrize(("answer", "value"), [("glory:2", 3), ("word:decline", 2)])
def test_in_ultimate_triumph_a_new_glory_may_be_upgraded(stage, answer, value):
    stage.g.event = "ultimate_triumph"
    stage.house.glory = ()
    stage.resolve("glory(2)", answer)
    assert stage.house.glory == (value,)


# Resources: Credits may replace Food, Energy and Materials wherever they are spent but for Upkeep


def test_credits_may_pay_the_crisis_board_though_nothing_is_missing():
    stage = Stage(1, scenario="first_stand")
    stage.g.rows, stage.g.row_harbingers = ((), ()), (0, 2)
    stage.house.stock = (0, 3, 3, 5, 3)
    stage.play(Step.PAY_BOARD(who=0), answers=[["resource:E", "resource:E", "resource:M"]])
    assert stage.house.stock == (0, 3, 2, 2, 2)


def test_the_credits_that_are_missing_things_are_not_asked_for():
    stage = Stage(1, scenario="first_stand")
    stage.g.rows, stage.g.row_harbingers = ((), ()), (0, 2)
    stage.house.stock = (0, 1, 2, 1, 1)
    stage.play(Step.PAY_BOARD(who=0))
    assert stage.house.stock == (0, 0, 0, 0, 0)


def test_zenor_pays_for_a_missile_with_science():
    """Abilities that replace a resource hold at any time but in the Upkeep."""
    stage = of("zenor")
    stage.house.technologies, stage.house.stock = ("deep_space_missiles",), (0, 0, 0, 0, 1)
    force = combat_force(stage.g, 0, near(stage.g, stage.home)[0], (1, 0, 0, 0, 0))
    assert (force.science, force.energy, force.credits) == (1, 0, 0)
    result = combat.fight(force, void_force(1), Ground(), lambda question: question.options[-1])
    assert result.invader.spent.energy == 1
    take_losses(stage.g, QuickTable(lambda seat, question: None, {}, stage.g.rng), SEATS[0], result.invader)
    assert stage.house.stock == (0, 0, 0, 0, 0)


# Cooperative games


def test_robotics_double_a_joint_action_for_both_players():
    stage = Stage(2, scenario="first_stand", house_1="nervo", side_1="a")
    turn = stage.g.turn
    turn.focus, turn.taken, turn.used = "development", "joint_development", (DOUBLE.ref,)
    calls = action_calls(stage.g, "action:joint_development_purification_rite")
    assert [call.step for call in calls] == ["pay", "twice"]
    for house in stage.g.houses:
        house.corrupted_tracks = (True, True, True)
    mine, other = (["track:society", "track:politics"][nth : nth + 1] for nth in (0, 1))
    stage.play(*calls[1:], answers=[*mine, "seat:1", *mine, *other, "seat:1", *other])
    assert [house.corrupted_tracks for house in stage.g.houses] == [(False, False, True)] * 2


def test_the_crisis_board_is_read_when_the_skirmish_comes():
    """Evaluation 1: a Crisis resolved in one player's Skirmish no longer strengthens the next one's."""
    stage = Stage(2, scenario="first_stand")
    stage.g.row_harbingers = (3, 0)
    before = crisis_board(SEATS[0])
    stage.g.row_harbingers = (0, 0)
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (False,) * 3, (False,) * 5
    stage.play(before[0])
    assert [line.entry.args["n"] for line in stage.lines if line.entry.id == "skirmish"] == [0]


# Crises: a deed with its conditions


def deeds_resolve(stage: Stage, crisis: str) -> bool:
    return any(resolves(stage.g, deed, crisis) for deed in stage.g.turn.deeds)


@pytest.mark.parametrize(("crisis", "before", "resolved"), [
    ("deep_reform", 1, False), ("deep_reform", 2, True), ("ascension", 5, False), ("ascension", 6, True),
])  # fmt: skip
def test_a_crisis_of_the_tracks_asks_for_the_level_that_is_reached(crisis, before, resolved):
    """Deep Reform: level 1; Ascension: level 4."""
    stage = Stage(1, scenario="first_stand")
    stage.house.tracks, stage.house.active, stage.house.inactive = (before, 0, 0), 6, 4
    stage.house.corrupted_tracks = (True, False, False)
    stage.g.haven_built = tuple(stage.g.haven_levels)
    stage.g.crisis, stage.g.rows = "", ((), ())
    stage.resolve("advance[society]", "track:society")
    assert deeds_resolve(stage, crisis) == resolved


@pytest.mark.parametrize("permanent", [True, False])
def test_return_of_the_light_asks_for_a_permanent_crisis(permanent):
    stage = Stage(1, scenario="first_stand")
    stage.g.rows = (("first_blood",) if permanent else (), ())
    stage.g.crisis = "" if permanent else "first_blood"
    stage.resolve("discard_crisis")
    assert deeds_resolve(stage, "return_of_the_light") == permanent


def test_two_sectors_alike_in_everything_are_not_taken_for_each_other():
    """Hazard Control Institute: each Pure sector next to a Voidborn one; Border Walls speaks of one such sector."""
    stage = Stage(2, scenario="kingdom_come")
    for index in range(len(stage.g.sectors)):
        if stage.sector(index).home < 0 and stage.sector(index).tile != "wormhole":
            stage.set(index, tile="standard", owner=-1, house="", void=0, fleets=NO_FLEETS)
    standard = [index for index, sector in enumerate(stage.g.sectors) if sector.tile == "standard"]
    first, second = min(standard), max(standard)
    alike = {"guilds": "", "built": (), "glory": (), "bounties": 0, "reclaims": 0, "harbingers": 0, "pop": 3}
    own(stage, first, **alike)
    own(stage, second, **alike)
    assert stage.sector(first) == stage.sector(second)
    beside = next(index for index in near(stage.g, second) if stage.sector(index).home < 0)
    assert beside not in near(stage.g, first)
    stage.set(beside, void=1)
    assert count(stage.g, 0, parse_check("sectors[pure](near_void >= 1) >= 1").count) == 1
    assert local(stage.g, stage.sector(second), Word("near_void")) == 1


@pytest.mark.parametrize(("must", "guilds"), [(False, "S"), (True, "")])
def test_what_happens_in_one_sector_must_fit_whole_only_if_it_is_mandatory(must, guilds):
    """2 Actions, Preparation 5a and 5d: a Guild fits into a Corrupted sector, a rise of its Population does not."""
    stage = Stage()
    stage.set(stage.home, pop=6, guilds="FE")
    stage.set(stage.outpost, corrupted=True, guilds="")
    answers = () if must else (f"sector:{stage.outpost}", "guild:S")
    stage.resolve("one_sector(guild raise)", *answers, must=must)
    assert stage.sector(stage.outpost).guilds == guilds


def test_influence_lost_for_several_things_is_told_in_one_line():
    stage = Stage()
    stage.house.influence, stage.house.corrupted_tracks = 20, (True, True, True)
    stage.house.corrupted_slots = (False,) * 5
    stage.resolve("per(corruption[board], lose_influence(1))")
    assert [line.entry.args["n"] for line in stage.lines if line.entry.id == "influence_lost"] == [3]
