"""What Technologies change for good; combats have their own tests (docs/voidfall-combat.md)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.hands import lay, learn, left, own, stock
from tests.games.voidfall.stage import Stage

from stolik.content.effects import NOTHING, AnyOf, Word
from stolik.core.state import put
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import FLEETS
from stolik.games.voidfall.rules.counts import count, level, upkeep
from stolik.games.voidfall.rules.effects.corruption import corruption_places
from stolik.games.voidfall.rules.effects.forces import yard_sectors
from stolik.games.voidfall.rules.effects.tracks import entry_cost
from stolik.games.voidfall.rules.extra_actions import technology_actions
from stolik.games.voidfall.rules.fleets import changed, tokens
from stolik.games.voidfall.rules.invasion.targets import sources
from stolik.games.voidfall.rules.sectors import can_build, can_guild, near
from stolik.games.voidfall.rules.state import NO_FLEETS, mark
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import action_calls, can_double
from stolik.games.voidfall.rules.words import CHAMBERS, DOUBLE
from stolik.games.voidfall.view.why import why


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_orbital_docks_count_as_one_more_shipyard_in_each_yard_sector(stage):
    stage.clear()
    yards = yard_sectors(stage.g, 0)
    learn(stage, "orbital_docks")
    assert len(yard_sectors(stage.g, 0)) == len(yards) + 1


@pytest.mark.parametrize(
    ("technology", "change", "yards"),
    [
        ("starbases", {"built": ("starbase",)}, 1),
        ("sentries", {"built": ("starbase",)}, 0),
        ("carriers", {"fleets": {"carrier": 1}}, 1),
        ("orbital_docks", {"fleets": {"carrier": 1}}, 2),
        ("orbital_docks", {"built": ("shipyard",)}, 2),
        ("orbital_docks", {"fleets": {"corvette": 1}}, 0),
    ],
)
def test_starbases_and_carriers_are_shipyards_where_fleets_are_deployed(stage, technology, change, yards):
    """Rulebook, Installations: Starbases act as Shipyards for those who have their Technology."""
    index = next(index for index, sector in enumerate(stage.g.sectors) if sector.void)
    own(stage, index, **change)
    learn(stage, technology)
    assert yard_sectors(stage.g, 0).count(index) == yards


def test_all_out_war_deploys_where_a_starbase_is_a_shipyard(stage):
    """All-out War, the frame one may do: Fleet Power into a sector with a Shipyard."""
    stage.clear()
    learn(stage, "starbases")
    stage.house.active = 1
    base, other = [index for index, sector in enumerate(stage.g.sectors) if sector.void][:2]
    own(stage, base, built=("starbase",))
    own(stage, other, built=("defence",))
    frame = BOOK.events["all_out_war"].frames[1].effect
    assert isinstance(frame, AnyOf)
    stage.resolve(frame.parts[1], f"sector:{base}")
    assert stage.offered == [[*(f"sector:{index}" for index in sorted((stage.home, base))), "word:decline"]]
    assert stage.sector(base).power == 2


def test_improved_orbital_docks_add_two_credits_for_each_shipyard(stage):
    stage.clear()
    before = level(stage.g, 0, "C")
    learn(stage, "orbital_docks", improved=True)
    assert level(stage.g, 0, "C") == before + 2


@pytest.mark.parametrize(("improved", "owed"), [(False, 3), (True, 2)])
def test_improved_energy_cells_free_sectors_of_upkeep(stage, improved, owed):
    stage.clear()
    own(stage, 0, tile="standard", guilds="FFF")
    learn(stage, "energy_cells", improved=improved)
    assert upkeep(stage.g, 0) == owed


@pytest.mark.parametrize("improved", [False, True])
def test_objectives_count_the_upkeep_that_improved_energy_cells_satisfy(stage, improved):
    """Evaluation 3: an event asks for so much Upkeep in all, satisfied by a Technology or not."""
    stage.clear()
    own(stage, 0, tile="standard", guilds="FFF", built=("shipyard", "defence", "defence"))
    learn(stage, "energy_cells", improved=improved)
    assert count(stage.g, 0, Word("upkeep")) == 4


def test_starbases_need_their_technology_and_are_one_to_a_sector_two_if_improved(stage):
    own(stage, 0, tile="standard", built=())
    assert not can_build(stage.g, stage.sector(0), "starbase")
    learn(stage, "starbases")
    assert can_build(stage.g, stage.sector(0), "starbase")
    stage.set(0, built=("starbase",))
    assert not can_build(stage.g, stage.sector(0), "starbase")
    assert yard_sectors(stage.g, 0).count(0) == 1
    learn(stage, "starbases", improved=True)
    assert can_build(stage.g, stage.sector(0), "starbase")


def test_the_starbase_of_a_fallen_house_needs_no_technology(stage):
    own(stage, 0, tile="standard", built=())
    stage.g.turn.where = "sector:0"
    stage.resolve("here(starbase[free] / shipyard)", "effect:starbase_free")
    assert stage.sector(0).built == ("starbase",)


def test_improved_cloning_enters_levels_three_and_four_for_nothing(stage):
    stage.house.tracks = put(stage.house.tracks, 0, 5)
    assert entry_cost(stage.g, 0, 0) == Word("deactivate", (), (1,))
    learn(stage, "cloning", improved=True)
    assert entry_cost(stage.g, 0, 0) == NOTHING


def test_neural_matrix_gains_two_credits_before_they_are_produced(stage):
    stage.clear()
    stage.set(stage.home, guilds="C", pop=2)
    stock(stage, "")
    stage.resolve("produce[C]")
    produced = len(left(stage))
    learn(stage, "neural_matrix")
    stock(stage, "")
    stage.resolve("produce[C]")
    assert len(left(stage)) == produced + 2


@pytest.mark.parametrize("id", ["dreadnoughts", "carriers"])
def test_a_token_of_large_ships_carries_one_fleet_power_three_if_improved(stage, id):
    own(stage, 0, fleets={id.removesuffix("s"): 3})
    learn(stage, id)
    assert tokens(stage.g, stage.sector(0)) == 3
    learn(stage, id, improved=True)
    assert tokens(stage.g, stage.sector(0)) == 1


@pytest.mark.parametrize(("id", "good"), [("dreadnoughts", "M"), ("carriers", "F")])
def test_large_ships_cost_a_resource_for_each_fleet_power_deployed(stage, id, good):
    learn(stage, id)
    stage.house.active = 2
    stock(stage, good)
    kind = id.removesuffix("s")
    stage.resolve(f"deploy[home {kind}](2)", f"sector:{stage.home}")
    assert (left(stage), stage.house.active) == ("", 1)
    assert stage.sector(stage.home).fleets[3 if kind == "dreadnought" else 4] == 1


def test_carriers_count_as_shipyards_for_deployment(stage):
    stage.clear()
    own(stage, 0, tile="standard", built=(), fleets={"carrier": 2})
    assert yard_sectors(stage.g, 0).count(0) == 2


@pytest.mark.parametrize(("improved", "room"), [(False, 2), (True, 3)])
def test_decontamination_chambers_hold_two_corruption_three_if_improved(stage, improved, room):
    assert CHAMBERS not in corruption_places(stage.g, 0, (), chambers=True)
    learn(stage, "decontamination_chambers", improved=improved)
    for _ in range(room):
        stage.resolve("corrupt", CHAMBERS.ref)
    assert stage.house.chambers == room
    assert CHAMBERS not in corruption_places(stage.g, 0, (), chambers=True)


def test_improved_decontamination_chambers_remove_one_more_once_a_turn(stage):
    learn(stage, "decontamination_chambers", improved=True)
    stage.house.chambers = 3
    stage.house.corrupted_tracks = (True, True, False)
    stage.resolve("cleanse[track]", "track:society")
    stage.resolve("cleanse[track]", "track:politics")
    assert (stage.house.chambers, stage.house.corrupted_tracks) == (2, (False,) * 3)


def test_improved_hyperdrive_draws_fleets_from_two_sectors_away_once_a_turn(stage):
    """From the Home through the Outpost's side: whatever borders an own sector next to the target."""
    g = stage.g
    reach: dict[int, set[int]] = {}
    for improved in (False, True):
        learn(stage, "hyperdrive", improved=improved)
        for target, sector in enumerate(g.sectors):
            if sector.void:
                reach.setdefault(target, set()).update(sources(g, 0, target) if improved else ())
                if not improved:
                    reach[target] -= set(sources(g, 0, target))
    learn(stage, "hyperdrive")
    further = {target: found - set(sources(g, 0, target)) for target, found in reach.items()}
    assert any(further.values())
    learn(stage, "hyperdrive", improved=True)
    g.turn.used = (mark("hyperdrive", 0),)
    assert all(not set(sources(g, 0, target)) & found for target, found in further.items())


FOCUSED = [
    ("terraforming", False, "development", "bloom"),
    ("terraforming", True, "innovation", "flourish"),
    ("neural_matrix", True, "production", "lend"),
    ("neural_matrix", True, "innovation", "reckon"),
    ("hyperdrive", False, "conquest", "jump"),
    ("tactical_transports", False, "prosperity", "land"),
    ("tactical_transports", False, "conquest", "embark"),
    ("tactical_transports", True, "politics", "land_anywhere"),
    ("ark_ships", True, "reinforcements", "settle"),
    ("central_surveillance", False, "politics", "watch"),
    ("purifier", False, "temptation", "purify"),
    ("purifier", True, "temptation", "purify_twice"),
]


@pytest.mark.parametrize(("id", "improved", "focus", "action"), FOCUSED)
def test_a_technology_gives_an_action_with_its_focuses_alone(stage, id, improved, focus, action):
    """House Valnis prefers Progress and Politics."""
    learn(stage, id, improved=improved)
    ref = f"action:{id}_{action}"
    stage.g.turn.focus = focus
    assert ref in technology_actions(stage.g, 0)
    stage.g.turn.focus = "production" if focus != "production" else "conquest"
    assert ref not in technology_actions(stage.g, 0)
    learn(stage, id, improved=not improved)
    stage.g.turn.focus = focus
    assert (ref in technology_actions(stage.g, 0)) == (id in ("hyperdrive", "central_surveillance"))


def test_improved_tactical_transports_give_one_of_their_two_actions_a_turn(stage):
    """Actions of Technologies: one of each Technology. House Valnis prefers Politics."""
    learn(stage, "tactical_transports", improved=True)
    stage.g.turn.focus = "politics"
    land, embark = (f"action:tactical_transports_{one}_anywhere" for one in ("land", "embark"))
    assert technology_actions(stage.g, 0) == [land, embark]
    stage.g.turn.done = (land,)
    assert technology_actions(stage.g, 0) == []
    stage.g.phase = "focus"
    assert [say.id for say in why(stage.g, 0, embark, 0).says] == ["why-not-both"]


@pytest.mark.parametrize(("improved", "guilds"), [(False, 4), (True, 6)])
def test_ark_ships_allow_more_guilds_at_home(stage, improved, guilds):
    stage.set(stage.home, guilds="FF")
    assert not can_guild(stage.g, stage.sector(stage.home))
    learn(stage, "ark_ships", improved=improved)
    stage.set(stage.home, guilds="F" * (guilds - 1))
    assert can_guild(stage.g, stage.sector(stage.home))
    stage.set(stage.home, guilds="F" * guilds)
    assert not can_guild(stage.g, stage.sector(stage.home))


@pytest.mark.parametrize("improved", [False, True])
def test_a_sentry_comes_in_place_of_an_installation_if_improved_besides_it(stage, improved):
    stage.clear()
    own(stage, 0, tile="standard", built=(), fleets={"corvette": 1})
    learn(stage, "sentries", improved=improved)
    stage.house.active = 2
    before = stage.sector(0).fleets[1]
    if improved:
        stage.resolve("defence", "sector:0", "installation:defence", "sector:0")
        assert (stage.sector(0).built, stage.sector(0).fleets[1]) == (("defence",), before + 1)
    else:
        stage.resolve("defence", "sector:0", "fleet:sentry")
        assert (stage.sector(0).built, stage.sector(0).fleets[1]) == ((), before + 1)


@pytest.mark.parametrize("improved", [False, True])
def test_a_salvage_scanner_lays_a_reclaim_token_before_a_combat_with_the_voidborn(stage, improved):
    learn(stage, "salvage_scanner", improved=improved)
    stage.set(0, void=1, owner=-1, corrupted=True, reclaims=0, bounties=0, built=("defence",) * 3, harbingers=0)
    stage.g.turn.target, stage.g.turn.force = 0, (1, 0, 0, 0, 0)
    stage.g.turn.invader = 0
    stage.play(Step.FIGHT(who=0), answers=["word:yes"])
    assert stage.sector(0).reclaims == 1


def test_an_improved_salvage_scanner_cleanses_what_it_conquers(stage):
    learn(stage, "salvage_scanner", improved=True)
    own(stage, 0, tile="standard", corrupted=True, house="", reclaims=0, bounties=0)
    stage.g.turn.target = 0
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["sector:0"])
    assert not stage.sector(0).corrupted


def test_improved_trade_nexus_pays_for_the_first_overproduction_of_a_turn(stage):
    learn(stage, "trade_nexus", improved=True)
    stage.set(stage.home, guilds="FF", pop=4)
    stage.house.stock = (15, 0, 0, 0, 0)
    before = stage.house.influence
    stage.resolve("produce[F]", "effect:3inf")
    stage.resolve("produce[F]")
    assert stage.house.influence == before + 3 + 3 + 3


def test_improved_trade_nexus_offers_no_token_where_none_is_left(stage):
    learn(stage, "trade_nexus", improved=True)
    stage.g.trades = (0,) * 6
    stage.set(stage.home, guilds="F", pop=4)
    stage.house.stock = (15, 0, 0, 0, 0)
    before = stage.house.influence
    stage.resolve("produce[F]")
    assert (stage.house.influence, stage.house.loose_trades) == (before + 3 + 3, 0)


@pytest.mark.parametrize(("id", "built", "bounties"), [("combat_replicators", ("defence",), 1), ("shields", (), 0)])
def test_combat_replicators_keep_installations_and_bring_a_bounty(stage, id, built, bounties):
    learn(stage, id)
    own(stage, 0, built=("defence",), house="", bounties=0)
    lay(stage, "2F / 1inf")
    stage.g.turn.target = 0
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["word:yes", "effect:2f"][: 2 * bounties])
    assert (stage.sector(0).built, len(stage.house.bounties)) == (built, bounties)


def test_combat_replicators_need_not_keep_installations(stage):
    """Technologies: one may decline whatever benefit a Technology brings; the third Installation costs Upkeep."""
    learn(stage, "combat_replicators")
    own(stage, 0, built=("defence", "defence", "yard"), house="", bounties=0)
    lay(stage, "2F / 1inf")
    stage.g.turn.target = 0
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["word:no", "effect:2f"])
    assert (stage.sector(0).built, len(stage.house.bounties)) == ((), 1)


def test_improved_combat_replicators_deploy_into_what_they_conquer(stage):
    learn(stage, "combat_replicators", improved=True)
    stage.house.active = 1
    own(stage, 0, house="", bounties=0, fleets={"corvette": 1})
    lay(stage, "2F / 1inf")
    stage.g.turn.target = 0
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["effect:2f", "sector:0"])
    assert stage.sector(0).fleets == (2, *NO_FLEETS[1:])


def test_improved_combat_replicators_that_turn_a_tie_into_a_win_deploy_once(stage):
    learn(stage, "combat_replicators", improved=True)
    stage.house.active = 2
    stage.set(0, owner=-1, house="", bounties=0, void=1, built=())
    stage.g.turn.target, stage.g.turn.force = 0, (1, 0, 0, 0, 0)
    lay(stage, "2F / 1inf")
    stage.play(Step.FIGHT(who=0), answers=["fleet:corvette", "effect:1inf"])
    assert (stage.sector(0).owner, stage.sector(0).fleets) == (0, (1, *NO_FLEETS[1:]))
    assert stage.house.active == 2


def test_cybernetics_pay_two_resources_for_a_guild(stage):
    stage.clear()
    learn(stage, "cybernetics")
    stock(stage, "")
    stage.resolve("guild[E]", f"sector:{stage.home}")
    assert left(stage) == "EE"


def test_improved_cybernetics_pay_two_of_each_guild_where_population_rises(stage):
    stage.clear()
    stage.set(stage.home, guilds="FS", pop=2)
    learn(stage, "cybernetics", improved=True)
    stock(stage, "")
    stage.resolve("raise", f"sector:{stage.home}")
    assert left(stage) == "FFSS"


@pytest.mark.parametrize(("focus", "improved", "may"), [
    ("development", False, True), ("progress", False, False), ("progress", True, True), ("conquest", True, False),
])  # fmt: skip
def test_robotics_may_double_an_action_of_development_if_improved_of_any_preferred_focus(stage, focus, improved, may):
    learn(stage, "robotics", improved=improved)
    stage.g.turn.focus = focus
    assert can_double(stage.g, 0) == may


@pytest.mark.parametrize(("units", "may"), [("M", False), ("MM", True)])
def test_robotics_is_offered_where_an_action_can_be_paid_for_twice(stage, units, may):
    learn(stage, "robotics")
    stage.clear()
    stock(stage, units)
    stage.g.turn.focus = "development"
    assert can_double(stage.g, 0) == may


def test_robotics_takes_an_action_twice_at_twice_its_cost(stage):
    learn(stage, "robotics")
    stage.g.turn.focus, stage.g.turn.used = "development", (DOUBLE.ref,)
    stock(stage, "MM")
    answers = ["effect:installation", "installation:defence"] * 2
    stage.play(*action_calls(stage.g, "action:development_grow"), answers=answers)
    assert left(stage) == ""
    assert stage.sector(stage.outpost).built.count("defence") == 2
    assert not can_double(stage.g, 0)


def test_settling_twice_with_robotics_settles_each_sector_from_which_fleet_power_was_recalled(stage):
    learn(stage, "robotics")
    stage.g.turn.focus, stage.g.turn.used = "development", (DOUBLE.ref,)
    for index in (stage.home, stage.outpost):
        stage.set(index, fleets={"corvette": 2}, guilds="", built=())
    outpost, home = f"sector:{stage.outpost}", f"sector:{stage.home}"
    in_outpost, at_home = [outpost, "guild:F", outpost, "installation:defence"], [home, "guild:E"]
    answers = [outpost, home, *in_outpost, *at_home]
    stage.play(*action_calls(stage.g, "action:development_settle"), answers=answers)
    settled = [(stage.sector(index).guilds, stage.sector(index).built) for index in (stage.outpost, stage.home)]
    assert settled == [("F", ("defence",)), ("E", ())]


@pytest.mark.parametrize("improved", [False, True])
def test_an_improved_purifier_may_remove_corruption_in_place_of_a_deployment_of_temptation(stage, improved):
    learn(stage, "purifier", improved=improved)
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (True, False, False), (False,) * 5
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner == 0:
            stage.set(index, corrupted=False)
    answers = ["effect:cleanse"] if improved else ["word:decline"]
    stage.resolve("deploy[home](1)", *answers, by="action:temptation_exert")
    assert stage.house.corrupted_tracks[0] == (not improved)


def fought(stage: Stage, void: int, *answers: str, **fleets: int) -> list[tuple[str, int | None]]:
    """The first seat invades sector 0 with these fleets: the lines told, and the units they speak of."""
    stage.set(0, owner=-1, tile="standard", void=void, built=(), house="", bounties=0, reclaims=0, harbingers=0)
    stage.g.turn.target, stage.g.turn.invader = 0, 0
    for kind, units in fleets.items():
        stage.g.turn.force = changed(stage.g.turn.force, FLEETS.index(kind), units)
    stage.rest = Random(0)
    stage.play(Step.FIGHT(who=0), answers=answers)
    return [(line.entry.id, line.entry.args.get("n")) for line in stage.lines]


def test_the_corvettes_of_carriers_are_told_and_fight_from_the_beginning(stage):
    """Approach: they are there at once, so the combat is told with them."""
    learn(stage, "carriers")
    stage.house.active, stage.house.inactive = 2, stage.house.active + stage.house.inactive - 2
    told = fought(stage, 1, "number:2", carrier=2)
    assert told[:3] == [("deployed", None), ("deployed", None), ("combat_begins", 4)]


def test_what_is_spent_on_a_combat_is_told_before_it(stage):
    """Basic Deep Space Missiles cost 1 Energy, here a Credit in its place."""
    learn(stage, "deep_space_missiles")
    launcher = next(index for index in near(stage.g, 0))
    own(stage, launcher, tile="standard", built=("shipyard",))
    stock(stage, "CS")
    told = fought(stage, 1, "combat:yes", corvette=1)
    assert (told[:2], left(stage)) == ([("spent", 1), ("combat_begins", 1)], "S")
