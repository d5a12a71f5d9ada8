"""The Fallen Houses: which four they are, what a conquered one brings (rulebook, Outcome of an Invasion I)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.voidfall.hands import own
from tests.games.voidfall.stage import Stage

from stolik.core.question import Question
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.counts import technology_limit
from stolik.games.voidfall.rules.crisis.ending import void_influence
from stolik.games.voidfall.rules.sectors import installations, near
from stolik.games.voidfall.rules.setup import fallen_houses
from stolik.games.voidfall.rules.steps import Step

CRACKED = {id for id, row in BOOK.houses.items() if row.cracked}


def fallen(played: list[str], seed: int) -> list[str]:
    """The Houses whose Technologies are on offer where these four are played together."""
    houses = {f"house_{seat}": house for seat, house in enumerate(played, 1)}
    stage = Stage(4, seed=seed, scenario="ancient_secrets", **houses)
    on_offer = {start.house for start in BOOK.starts.values() if start.technology in stage.g.tableau}
    return sorted(on_offer)


@pytest.mark.parametrize("seed", range(20))
def test_one_to_three_of_fourfallen_houses_are_of_cracked_glass_and_nobody_plays_them(seed):
    played = ["valnis", "belitan", "zenor", "nervo"]
    found = fallen(played, seed)
    assert len(found) == 4
    assert 1 <= len(CRACKED & set(found)) <= 3
    assert not set(played) & set(found)


@pytest.mark.parametrize("seed", range(5))
def test_where_all_houses_of_cracked_glass_are_played_the_others_fall(seed):
    found = fallen(sorted(CRACKED), seed)
    assert len(found) == 4
    assert not CRACKED & set(found)


class Cracking(QuickTable):
    """Draws a House of cracked glass wherever it may, or wherever it may one of whole glass."""

    def __init__(self, stage: Stage, *, cracked: bool) -> None:
        super().__init__(lambda seat, question: None, {}, stage.g.rng)
        self.cracked = cracked

    def chance(self, kind: str, outcomes: Any, stream: Any = None) -> Any:
        pool = list(outcomes)
        return next((house for house in pool if (house in CRACKED) == self.cracked), pool[0])


@pytest.mark.parametrize(("cracked", "drawn"), [(True, 3), (False, 1)])
def test_never_all_four_nor_none_of_them_are_of_cracked_glass(cracked: bool, drawn: int):
    stage = Stage(2, scenario="first_stand", house_1="valnis", house_2="belitan")
    row = BOOK.scenarios[stage.g.scenario]
    found = fallen_houses(stage.g, Cracking(stage, cracked=cracked), row)
    assert len(found) == 4
    assert len(CRACKED & set(found)) == drawn


# What a conquered Fallen House brings


def conquered(house: str, **changes) -> Stage:
    """The first seat holds the sector of a Fallen House, Pure, with room for everything; nothing is on offer."""
    stage = Stage(scenario="first_stand")
    own(stage, 0, tile="fallen_house", home=-1, pop=3, **changes)
    player = stage.house
    player.stock, player.glory, player.bounties, player.fallen = (0,) * 5, (2,), (), ()
    player.active, player.inactive = 3, 6
    stage.g.copies = tuple(() for _ in stage.g.tableau)
    stage.g.rows, stage.g.crisis, stage.g.turn.target, stage.rest = ((), ()), "", 0, Random(2)
    return stage


EVERYTHING: dict[str, dict[str, Any]] = {
    "valnis": {"active": 2, "inactive": -2, "C": 1},
    "belitan": {"guilds": "S", "S": 1},
    "dunlork": {"built": ("shipyard",), "E": 2},
    "cortozaar": {"built": ("starbase",), "M": 2},
    "zenor": {"guilds": "S", "S": 2},
    "thegwyn": {"guilds": "F", "pop": 1},
    "shiveus": {"glory": 1, "power": 1, "active": -1},
    "yarvek": {"bounties": 2},
    "nervo": {"guilds": "FF"},
    "astoran": {"built": ("shipyard",), "power": 1, "active": -1},
    "fenrax": {"power": 2, "active": -2},
    "kradmor": {"guilds": "F", "corruption": -1},
    "marqualos": {"trades": 1, "C": 1, "S": 1},
    "novaris": {"bounties": 1, "active": 1, "inactive": -1},
}


@pytest.mark.parametrize("house", EVERYTHING)
def test_a_fallen_house_brings_what_its_card_says_and_places_it_in_its_sector(house: str):
    """Everything taken, with the first choice each time; other sectors stay as they are."""
    stage = conquered(house)
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (True, False, False), (False,) * 5
    before, elsewhere = tally(stage), stage.g.sectors[1:]
    table = QuickTable(lambda seat, question: greedy(question), {}, stage.g.rng)
    stage.g.at, stage.g.args = "win_over", {"who": 0, "house": house}
    stage.g.agenda = (Step.ACT(),)
    while stage.g.at != "act":
        table.book.clear()
        GAME.play_step(stage.g, table)
    changed = {key: now for key, now in tally(stage).items() if now != before[key]}
    wanted: dict[str, Any] = EVERYTHING[house].copy()
    bounties = wanted.get("bounties", 0)
    for key, now in changed.items():
        if bounties and key in "FEMCSI":
            continue  # what a Bounty brings
        start = before[key]
        assert (now - start if isinstance(now, int) else now) == wanted.pop(key), key
    assert not wanted
    if house != "kradmor":
        assert stage.g.sectors[1:] == elsewhere


def greedy(question: Question[Any]) -> object:
    """Takes whatever is offered: the first option that declines nothing."""
    wire = question.wire()
    if wire["type"] == "amounts":
        return question.sample(Random(0))
    return next(ref for ref in wire["options"] if ref != "word:decline")


def tally(stage: Stage) -> dict[str, Any]:
    """What a Fallen House may change."""
    house, sector = stage.house, stage.sector(0)
    return {
        "F": house.stock[0], "E": house.stock[1], "M": house.stock[2], "C": house.stock[3], "S": house.stock[4],
        "active": house.active, "inactive": house.inactive, "glory": sum(house.glory), "bounties": len(house.bounties),
        "trades": house.loose_trades, "corruption": sum(house.corrupted_tracks), "guilds": sector.guilds,
        "built": sector.built, "power": sector.power, "pop": sector.pop, "I": house.influence,
    }  # fmt: skip


@pytest.mark.parametrize(("owned", "fallen", "offered"), [
    (5, (), True), (6, ("belitan",), False), (5, ("belitan",), True), (6, (), False),
])  # fmt: skip
def test_the_first_fallen_house_makes_room_for_a_sixth_technology_and_no_other_for_a_seventh(owned, fallen, offered):
    stage = conquered("nervo")
    others = [id for id in BOOK.technologies if id not in ("robotics", "ark_ships")]
    stage.house.technologies, stage.house.fallen = tuple(others[:owned]), fallen
    stage.g.tableau, stage.g.copies = ("robotics", "ark_ships"), ((4,), (0,))
    stage.rest = None
    answers = [*["technology:robotics"] * offered, "word:done"]
    stage.play(Step.WIN_OVER(who=0, house="nervo"), answers=answers)
    assert len(stage.house.technologies) == owned + offered
    assert technology_limit(stage.house) == 6


@pytest.mark.parametrize(("copies", "owned", "offered"), [
    ([(4,), (0,)], (), ["robotics", "ark_ships"]), ([(), (0,)], (), ["ark_ships"]),
    ([(4,), (0,)], ("robotics",), ["ark_ships"]), ([(), ()], (), []),
])  # fmt: skip
def test_of_its_two_technologies_one_that_is_on_offer_and_not_owned_may_be_taken(copies, owned, offered):
    stage = conquered("nervo")
    stage.house.technologies = ("shields", *owned)
    stage.g.tableau, stage.g.copies = ("robotics", "ark_ships"), copies
    stage.rest = None
    stage.play(Step.WIN_OVER(who=0, house="nervo"), answers=[*["word:decline"] * bool(offered), "word:done"])
    assert "word:decline" not in stage.offered[0] or stage.offered[0][:-1] == [f"technology:{id}" for id in offered]
    assert len(stage.house.technologies) == 1 + len(owned)


@pytest.mark.parametrize(("corvettes", "won"), [(2, False), (3, True)])
def test_two_defences_of_the_card_fire_and_leave_with_it(corvettes: int, won: bool):
    """Who survives the Approach has won; who does not leaves the card, worth 3 to the Voidborn, where it is."""
    stage = conquered("valnis")
    stage.house.technologies = ()
    index = next(other for other in near(stage.g, stage.home) if stage.sector(other).owner == -1)
    stage.set(0, owner=-1, fleets={}, house="", tile="standard")
    stage.set(
        index,
        tile="fallen_house",
        house="zenor",
        void=0,
        pop=2,
        built=(),
        bounties=0,
        reclaims=0,
        harbingers=0,
        glory=(),
    )
    assert installations(stage.g, stage.sector(index)) == ("defence", "defence")
    stage.house.active -= corvettes
    stage.g.turn.target, stage.g.turn.force, stage.rest = index, (corvettes, 0, 0, 0, 0), Random(0)
    before = next(source.n for source in void_influence(stage.g) if source.by == "token:fallen_house")
    stage.play(Step.FIGHT(who=0))
    left = [source.n for source in void_influence(stage.g) if source.by == "token:fallen_house"]
    assert sum(left) == before - 3 * won
    assert (stage.sector(index).owner, stage.sector(index).house) == ((0, "") if won else (-1, "zenor"))
    assert installations(stage.g, stage.sector(index)) == (() if won else ("defence", "defence"))
    assert stage.house.fallen == (("zenor",) if won else ())


@pytest.mark.parametrize(("players", "scenario"), [(2, "second_genesis"), (3, "kingdom_come"), (4, "art_of_war")])
def test_competitive_scenarios_name_theirfallen_houses(players: int, scenario: str):
    row = BOOK.scenario(scenario, players)
    assert row is not None
    stage = Stage(players, scenario=scenario, house_1=row.recommended[0], side_1="a")
    on_map = [sector.house for sector in stage.g.sectors if sector.house]
    assert on_map == list(row.fallen[: len(on_map)])
    assert {start.house for start in BOOK.starts.values() if start.technology in stage.g.tableau[:8]} == set(row.fallen)


def test_a_fallen_house_that_is_played_is_replaced():
    row = BOOK.scenario("second_genesis", 2)
    assert row is not None
    stage = Stage(2, scenario="second_genesis", house_1=row.fallen[0], house_2=row.fallen[1])
    on_map = {sector.house for sector in stage.g.sectors if sector.house}
    assert on_map
    assert not on_map & set(row.fallen[:2])
