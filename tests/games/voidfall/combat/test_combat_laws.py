"""What holds in every combat of Voidfall, whatever the forces and whatever the sides choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.voidfall.rules.combat import (
    COMBAT_TECHNOLOGIES,
    Combat,
    Extras,
    Fleets,
    Force,
    Ground,
    Option,
    Question,
    Role,
    Rulings,
    TooLarge,
    best_for,
    fight,
    outcomes,
    sensible,
    worth,
)

ROLES: tuple[Role, Role] = ("invader", "defender")
Setting = tuple[Force, Force, Ground]
few = st.integers(0, 3)
law = settings(max_examples=60, deadline=None, derandomize=True)
slow_law = settings(max_examples=20, deadline=None, derandomize=True)


@st.composite
def players(draw: st.DrawFn, power: int = 4) -> Force:
    """A player's force: up to three fleet types and four technologies."""
    kinds = draw(st.lists(st.sampled_from(Fleets._fields[:5]), min_size=1, max_size=3))
    fleets = Counter(draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=power)))
    technologies = draw(st.lists(st.sampled_from(sorted(COMBAT_TECHNOLOGIES)), max_size=4, unique=True))
    return Force(
        Fleets(**fleets),
        frozenset(name + draw(st.sampled_from(("", "_improved"))) for name in technologies),
        active=draw(few),
        launchers=draw(few),
        trade=draw(st.integers(0, 1)),
        energy=draw(st.integers(0, 1)),
        materials=draw(st.integers(0, 6)),
        credits=draw(st.integers(0, 1)),
        bombard=draw(st.booleans()),
    )


@st.composite
def voidborn(draw: st.DrawFn, power: int = 5) -> Force:
    return Force(Fleets(voidborn=draw(st.integers(1, power))))


@st.composite
def raiders(draw: st.DrawFn) -> Force:
    """The Voidborn in a Skirmish, with what War cards and events give them."""
    small = st.integers(0, 1)
    extras = Extras(draw(st.sampled_from((0, 5))), draw(small), draw(small), draw(small), draw(few), draw(small))
    return Force(Fleets(voidborn=draw(st.integers(0, 12))), extras=extras)


grounds = st.builds(Ground, st.integers(0, 2), st.integers(0, 1))
invasions = st.tuples(players(), players() | voidborn(), grounds)
sieges = st.tuples(players(), st.just(Force()), st.builds(Ground, st.integers(1, 3), st.integers(0, 1)))
skirmishes = st.tuples(raiders(), players(), grounds)
combats = invasions | sieges | skirmishes
small_invasions = st.tuples(players(power=3), players(power=3) | voidborn(power=3), grounds)


def forces(setting: Setting) -> tuple[tuple[Role, Force], tuple[Role, Force]]:
    return ("invader", setting[0]), ("defender", setting[1])


def whim(seed: int) -> Callable[[Question], Option]:
    """Any choice; equal seeds choose alike."""
    rng = Random(seed)
    return lambda question: rng.choice(question.options)


def total(combat: Combat, who: Role, what: str, step: tuple[str, int]) -> int:
    return sum(
        each.amount for each in combat.trace if (each.who, each.what) == (who, what) and (each.step, each.salvo) == step
    )


@law
@given(combats, st.integers(), st.builds(Rulings, st.booleans(), st.booleans(), st.booleans()))
def test_fleet_power_is_neither_made_nor_lost(setting: Setting, seed: int, rulings: Rulings) -> None:
    combat = fight(*setting, whim(seed), rulings)
    for who, force in forces(setting):
        result = combat.of(who)
        for had, *power in zip(force.fleets, *result[:4], strict=True):
            left, recalled, home, deployed = power
            assert min(left, recalled, home, deployed) >= 0
            assert had + deployed == left + recalled + home
        assert result.deployed.corvette <= force.active + sum(result.recalled)


@law
@given(combats, st.integers())
def test_the_winner_is_who_is_left(setting: Setting, seed: int) -> None:
    combat = fight(*setting, whim(seed))
    left = bool(sum(combat.invader.left)), bool(sum(combat.defender.left))
    if not sum(setting[1].fleets):
        assert combat.winner == ("invader" if left[0] else "defender")
    elif "repelled" in {each.what for each in combat.trace}:
        assert combat.winner == "defender"
    else:
        assert combat.winner == {(True, False): "invader", (False, True): "defender", (False, False): "nobody"}[left]


@law
@given(combats, st.integers())
def test_the_trace_adds_up_to_the_outcome(setting: Setting, seed: int) -> None:
    combat = fight(*setting, whim(seed))
    steps = list(dict.fromkeys((each.step, each.salvo) for each in combat.trace))
    power = {who: sum(force.fleets) for who, force in forces(setting)}
    for step in steps:
        for who, other in (ROLES, ROLES[::-1]):
            gone = total(combat, who, "recalled", step) + total(combat, who, "escaped", step)
            power[who] += total(combat, who, "deployed", step) + total(combat, who, "replicated", step) - gone
            if step[0] in ("approach", "salvo"):
                through = total(combat, other, "damage", step) - total(combat, who, "absorbed", step)
                assert gone == through if power[who] else gone <= through
                assert power[who] == total(combat, who, "left", step)
    for who in ROLES:
        result = combat.of(who)
        assert power[who] == sum(result.left)
        told = {what: Counter[str]() for what in ("recalled", "escaped", "replicated", "spent")}
        for each in combat.trace:
            if each.who == who and each.what in told:
                told[each.what][each.by] += each.amount
        assert told["recalled"] == +Counter(result.recalled._asdict())
        assert told["escaped"] == +Counter(result.home._asdict())
        assert told["spent"] == +Counter(result.spent._asdict())


@law
@given(combats, st.integers())
def test_equal_forces_and_choices_give_an_equal_combat(setting: Setting, seed: int) -> None:
    assert fight(*setting, whim(seed)) == fight(*setting, whim(seed))
    combat = fight(*setting, sensible)
    assert combat == fight(*setting, sensible)
    assert fight(*setting, sensible, traced=False) == combat._replace(trace=())


@law
@given(combats, st.integers())
def test_questions_are_real(setting: Setting, seed: int) -> None:
    choose = whim(seed)

    def watch(question: Question) -> Option:
        assert len(question.options) == len(set(question.options)) > 1
        assert question.who in ROLES
        return choose(question)

    fight(*setting, watch)


@law
@given(st.tuples(players(), voidborn(), grounds), st.integers())
def test_the_voidborn_fight_like_corvettes(setting: Setting, seed: int) -> None:
    invader, defender, ground = setting
    corvettes = Force(Fleets(corvette=defender.fleets.voidborn))
    with_voidborn, with_corvettes = (fight(invader, each, ground, whim(seed)) for each in (defender, corvettes))
    assert with_voidborn.winner == with_corvettes.winner
    assert with_voidborn.invader == with_corvettes.invader


@law
@given(combats, st.integers())
def test_a_starbase_fires_like_a_sector_defense(setting: Setting, seed: int) -> None:
    invader, defender, ground = setting
    starbases = Ground(0, sum(ground))
    assert fight(*setting, whim(seed))[:3] == fight(invader, defender, starbases, whim(seed))[:3]


def one_more(force: Force) -> Force:
    """The force with one more FP: a Corvette, of the Voidborn one of theirs."""
    kind = "voidborn" if force.fleets.voidborn else "corvette"
    return replace(force, fleets=force.fleets._replace(**{kind: getattr(force.fleets, kind) + 1}))


@slow_law
@given(small_invasions)
def test_one_more_corvette_never_costs_the_winner_its_win(setting: Setting) -> None:
    invader, defender, ground = setting
    won = fight(*setting, best_for(*setting, limit=100_000)).winner
    if won == "invader":
        invader = one_more(invader)
    elif won == "defender":
        defender = one_more(defender)
    assert fight(invader, defender, ground, best_for(invader, defender, ground, limit=100_000)).winner == won


def test_one_corvette_may_cost_a_sector_without_fleet_power_its_win() -> None:
    """The exception: a lost Approach is a defence only where there was no FP (rulebook, Tied combats)."""
    invader = Force(Fleets(destroyer=1), frozenset({"destroyers_improved"}))
    assert fight(invader, Force(), Ground(1), sensible).winner == "defender"
    assert fight(invader, Force(Fleets(corvette=1)), Ground(1), sensible).winner == "nobody"


@slow_law
@given(small_invasions)
def test_no_choice_is_better_than_the_best(setting: Setting) -> None:
    best = best_for(*setting, limit=100_000)
    combat = fight(*setting, best)
    for who in ROLES:

        def mixed(question: Question, mine: Role = who) -> Option:
            return sensible(question) if question.who == mine else best(question)

        assert worth(fight(*setting, mixed), who) <= worth(combat, who)


@slow_law
@given(small_invasions, st.integers())
def test_outcomes_hold_whatever_is_chosen(setting: Setting, seed: int) -> None:
    results = {combat[:3] for combat in outcomes(*setting, limit=100_000)}
    assert fight(*setting, whim(seed))[:3] in results
    assert fight(*setting, sensible)[:3] in results


def test_a_block_does_not_wait_for_torpedoes_without_corvettes() -> None:
    """F-02 the other way: Torpedoes need a Corvette to fire them."""
    defender, blocks = Force(Fleets(dreadnought=2)), Rulings(blocks=True)
    for power in range(2, 6):
        armed = Force(Fleets(sentry=power), frozenset({"torpedoes_improved"}))
        unarmed = Force(Fleets(sentry=power))
        fought = [fight(invader, defender, Ground(), sensible, blocks)[:3] for invader in (armed, unarmed)]
        assert fought[0] == fought[1]


def test_a_search_that_is_too_large_says_so() -> None:
    everything = Fleets(3, 3, 3, 2, 2)
    with pytest.raises(TooLarge, match="more than 50"):
        best_for(Force(everything, active=2), Force(everything), Ground(2), limit=50)
    with pytest.raises(TooLarge, match="more than 50"):
        outcomes(Force(everything, active=2), Force(everything), Ground(2), limit=50)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"technologies": frozenset({"sheilds"})}, "not a combat technology: sheilds"),
        ({"fleets": Fleets(corvette=-1)}, "corvette is -1"),
        ({"energy": -2}, "energy is -2"),
        ({"extras": Extras(screen=-1)}, "screen is -1"),
        ({"fleets": Fleets(corvette=1, voidborn=1)}, "no other fleets"),
        ({"fleets": Fleets(voidborn=1), "technologies": frozenset({"shields"})}, "no technologies"),
    ],
)
def test_bad_forces_are_refused(fields: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Force(**fields)  # type: ignore[arg-type]


def test_an_answer_must_be_an_option() -> None:
    both = Force(Fleets(corvette=2, destroyer=2))
    with pytest.raises(ValueError, match="invader destroyers: 'maybe' is not one of"):
        fight(both, Force(Fleets(voidborn=4)), Ground(), lambda question: "maybe")


def test_replicators_offer_what_can_be_deployed_and_paid_for() -> None:
    asked: list[tuple[Option, ...]] = []

    def note(question: Question) -> Option:
        asked.append(question.options)
        return "none"

    technologies = frozenset({"combat_replicators_improved", "dreadnoughts", "carriers_improved", "sentries"})
    invader = Force(Fleets(corvette=1), technologies, food=1)
    fight(invader, Force(Fleets(voidborn=1)), Ground(), note)
    assert asked == [("none", "corvette", "sentry", "carrier")]
