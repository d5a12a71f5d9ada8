"""Rulings: where a table may read the rulebook otherwise an option says so, and the other reading is played."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import learn, own, stock
from tests.games.voidfall.stage import Stage

from stolik.games.voidfall.content.options import Rules
from stolik.games.voidfall.rules.invasion.forces import rulings
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources, combat_in
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.state import NO_FLEETS
from stolik.games.voidfall.rules.steps import Step


def test_without_a_choice_the_recommended_readings_hold():
    rules = Rules()
    assert (rules.corrupt_offer_taxes_both, rules.absorb_in_blocks) == (True, True)
    assert not rules.bombard_twice
    assert not rules.chambers_draw_skirmishes


@pytest.mark.parametrize(("blocks", "left"), [(True, 1), (False, 2)])
def test_two_defending_dreadnoughts_absorb_at_one_moment_or_each_when_it_likes(blocks, left):
    """F-02 Three Voidborn against two Dreadnoughts, Initiative 3 : 3, then twice the Dreadnoughts first: two Damages,
    one in each of two Salvos. As a block the second absorption is lost with the first; apart each answers one.
    """
    stage = Stage(absorb_in_blocks=blocks)
    stage.house.technologies = ("dreadnoughts",)
    own(stage, 0, tile="standard", pop=2, built=(), fleets={"dreadnought": 2})
    assert rulings(stage.g).blocks == blocks
    result = combat_in(stage.g, 0, 0, 3)
    assert (result.winner, sum(result.defender.left)) == ("defender", left)


@pytest.mark.parametrize(("twice", "survivors"), [(False, 0), (True, 1)])
def test_three_materials_of_a_bombardment_absorb_once_or_in_both_steps(twice, survivors):
    stage = Stage(house_1="nervo", bombard_twice=twice)
    stage.house.technologies = ()
    target = next(other for other in near(stage.g, stage.home) if stage.sector(other).void)
    stage.set(
        target,
        owner=-1,
        fleets=NO_FLEETS,
        void=1,
        built=("defence",),
        tile="standard",
        pop=2,
        bounties=0,
        reclaims=0,
        glory=(),
    )
    stock(stage, "MMM")
    stage.g.turn.target, stage.g.turn.force = target, (1, 0, 0, 0, 0)
    stage.house.active -= 1
    answers = ["number:1"]
    stage.play(Step.FIGHT(who=0, bombard=True), answers=answers)
    assert stage.sector(target).power == survivors


@pytest.mark.parametrize(("counted", "power"), [(False, 1), (True, 3)])
def test_corruption_on_decontamination_chambers_counts_in_a_skirmish_or_not(counted, power):
    stage = Stage(chambers_draw_skirmishes=counted)
    learn(stage, "decontamination_chambers")
    stage.house.chambers = 2
    assert total(attack_sources(stage.g, 0)) == power
