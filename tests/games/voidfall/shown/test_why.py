"""Why a number is what it is: the lines add up to what is shown and to what the rules do, in any position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.voidfall.stage import Stage

from stolik.core.agenda import Call
from stolik.core.explain import Say
from stolik.core.laws import comparing, secrets
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.state import put
from stolik.core.table import QuickTable
from stolik.core.why import Part, Sum, Why
from stolik.games import voidfall
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.messages import messages
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import improved_limit
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.evaluation import score_agendas, slot_objectives
from stolik.games.voidfall.rules.hindrances import hindrances, lacking
from stolik.games.voidfall.rules.scoring import scored
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.turn import open_actions
from stolik.games.voidfall.rules.words import PASS
from stolik.games.voidfall.view.fields import VoidfallView
from stolik.games.voidfall.view.why import why
from stolik.text import Catalogue
from stolik.text.languages import COMPLETE

FOLDER = Path(voidfall.__file__).parent / "text"


def states(players: int, seed: int, every: int = 12) -> Iterator[Voidfall]:
    """States of a random game with Houses."""
    rng = Random(f"{players}/{seed}")
    position = Position(GAME, players, seed, GAME.random_options(players, rng))
    count = 0
    while not position.over:
        count += 1
        if count % every == 0 and all(house.house for house in position._inside.state.houses):
            yield position._inside.state
        seat, question = next(iter(position.pending.items()))
        position.answer(seat, question.sample(rng))


def first(g: Voidfall, thing: str, me: int) -> Sum:
    return why(g, me, thing, me).sums[0]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_lines_add_up_to_the_number_shown(players: int) -> None:
    for g in states(players, 1):
        view = GAME.observe(g, 0)
        assert isinstance(view, VoidfallView)
        for me, house in enumerate(view.houses):
            for letter in RESOURCES:
                assert first(g, f"resource:{letter}", me).n == house.goods[letter].level
            assert first(g, "counter:upkeep", me).n == house.upkeep
            assert first(g, "counter:influence", me).n == house.influence
            assert first(g, "counter:active", me).n == 14
            assert first(g, "track:society", me).n == improved_limit(g.houses[me])
        if view.crisis:
            assert first(g, "counter:void", 0).n == sum(part.n for part in view.crisis.void_influence)
        for sector in view.sectors:
            power = [one for one in why(g, 0, sector.ref, 0).sums if one.of.id == "why-power"]
            assert sum(one.n for one in power) == sum(sector.fleets.values())
            icons = [one for one in why(g, 0, sector.ref, 0).sums if one.of.id == "why-upkeep-here"]
            assert sum(one.n for one in icons) == (sector.upkeep if sector.owner is not None else 0)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_an_agenda_scores_is_what_the_rules_give(players: int) -> None:
    """Evaluation 4: the preview and the Evaluation itself agree."""
    scoring = 0
    for seed in range(3):
        for g in states(players, seed):
            for me in range(players):
                told = sum(first(g, f"slot:{slot}", me).n for slot in range(5) if scores(g, me, slot))
                before, played = g.houses[me].influence, evaluated(g, me)
                assert told == agenda_points(g, me) == played.houses[me].influence - before
                scoring += told > 0
    assert scoring > 5


def scores(g: Voidfall, me: int, slot: int) -> bool:
    return bool(g.houses[me].slots[slot]) and not g.houses[me].corrupted_slots[slot]


def agenda_points(g: Voidfall, me: int) -> int:
    """The Influence that all Agendas in play would score now."""
    return sum(scored(g, me, objective).n for slot in range(5) for objective in slot_objectives(g, me, slot))


def test_points_of_levels_are_not_said_to_be_counted() -> None:
    stage = Stage()
    stage.house.slots = put(stage.house.slots, 1, "interplanetary_colonization")
    stage.house.tracks = (0, 0, 7)
    (told,) = why(stage.g, 0, "slot:1", 0).sums
    assert [(part.n, part.times, part.note) for part in told.parts][1:] == [(6, 1, None)]


def test_a_level_names_the_guilds_and_the_population_of_each_sector() -> None:
    stage = Stage()
    home = stage.home
    stage.set(home, guilds="FF", pop=3)
    for thing, by in (("resource:F", f"sector:{home}"), (f"sector:{home}", "guild:F")):
        sums = why(stage.g, 0, thing, 0).sums
        lines = [part for one in sums for part in one.parts if part.by == by and part.note]
        assert [(part.n, part.note) for part in lines] == [(6, Say("why-guilds", {"guilds": 2, "pop": 3}))]


def test_an_agenda_in_the_upkeep_says_whether_a_trade_token_lies_on_it() -> None:
    stage = Stage()
    stage.house.slots = (stage.house.start, "trade_monopoly", "self_sustained_campaign", "", "")
    stage.house.slot_trades = put(stage.house.slot_trades, 1, True)
    told = {part.by: (part.n, part.note) for part in first(stage.g, "counter:upkeep", 0).parts}
    assert told["agenda:self_sustained_campaign"] == (2, Say("why-upkeep-agenda", {}))
    assert told["agenda:trade_monopoly"] == (1, Say("why-upkeep-covered", {}))


def test_an_agenda_whose_icons_are_all_covered_is_none_of_the_upkeep() -> None:
    stage = Stage(trade_spares_both=True)
    stage.house.slots = (stage.house.start, "trade_monopoly", "self_sustained_campaign", "", "")
    stage.house.slot_trades = put(stage.house.slot_trades, 1, True)
    told = {part.by: part.note for part in first(stage.g, "counter:upkeep", 0).parts}
    assert told["agenda:self_sustained_campaign"] == Say("why-upkeep-agenda", {})
    assert "agenda:trade_monopoly" not in told


def test_corruption_on_the_house_board_says_what_it_stops() -> None:
    stage = Stage()
    assert not [thing for thing in ("slot:1", "track:economy") if why(stage.g, 0, thing, 0).says]
    stage.house.corrupted_slots = put(stage.house.corrupted_slots, 1, True)
    stage.house.corrupted_tracks = put(stage.house.corrupted_tracks, 2, True)
    assert why(stage.g, 0, "slot:1", 0).says == (Say("why-slot-corrupted", {}),)
    assert why(stage.g, 0, "track:economy", 0).says == (Say("why-track-corrupted", {}),)
    assert not why(stage.g, 0, "track:politics", 0).says


def test_in_the_evaluation_nothing_is_foreseen_of_it() -> None:
    """Skirmishes and Upkeep may be over; what is told then is what counts now."""
    stage = Stage()
    stage.house.stock, stage.house.slots = (0, 0, 0, 0, 0), put(stage.house.slots, 1, "trade_monopoly")
    told = why(stage.g, 0, "counter:influence", 0)
    assert [one.of.id for one in told.sums] == ["why-influence", "why-evaluation", "why-attack"]
    assert told.foreseen
    assert why(stage.g, 0, "counter:upkeep", 0).says
    stage.g.phase = "evaluation"
    told = why(stage.g, 0, "counter:influence", 0)
    assert ([one.of.id for one in told.sums], told.foreseen) == (["why-influence"], ())
    assert not why(stage.g, 0, "counter:upkeep", 0).says
    for thing in (f"event:{stage.g.event}", "slot:1"):
        assert {one.of.id for one in why(stage.g, 0, thing, 0).sums} == {"why-scores-now"}


def passes_on_crises(seat: int, question: Any) -> Any:
    assert question.kind == "crisis"
    return PASS


def evaluated(g: Voidfall, me: int) -> Voidfall:
    """A copy after this player's Agendas were scored by the rules; a Crisis that this resolves is left."""
    played = g.copy()
    played.agenda = (Call("stop"),)
    table = QuickTable(passes_on_crises, {}, played.rng)
    played.at = score_agendas(played, table, SEATS[me])
    while played.at != "stop":
        GAME.play_step(played, table)
    return played


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_leaks_and_nothing_changes(players: int) -> None:
    for seed in range(2):
        secrets.whys_look_alike(GAME, players, seed, GAME.random_options(players, Random(seed)))


@pytest.mark.parametrize("players", [1, 3])
def test_what_stands_in_the_way_is_said_exactly_where_something_does(players: int) -> None:
    """2 Actions: a cost is paid in full, an effect must do something. Whatever is not possible says why."""
    lacks = idle = 0
    for seed in range(3):
        for g in states(players, seed, every=20):
            for row in BOOK.actions.values():
                lacks += bool(lacking(g, 0, row.cost))
                assert bool(lacking(g, 0, row.cost)) != can_pay(g, 0, row.cost), row.cost
                idle += bool(hindrances(g, 0, row.effect))
                assert bool(hindrances(g, 0, row.effect)) != possible(g, 0, row.effect), row.effect
    assert lacks > 50
    assert idle > 20


def test_an_action_that_is_not_offered_says_why() -> None:
    """In a turn, whatever action of the Focus played cannot be taken is explained; what can is not."""
    open_ones = closed = 0
    for seed in range(4):
        for g in states(2, seed, every=3):
            if g.phase != "focus" or g.at not in ("act", "select") or not g.turn.focus:
                continue
            offered = {option.ref for option in open_actions(g)}
            for ref in BOOK.focus_actions[g.turn.taken or g.turn.focus]:
                told = why(g, g.turn.seat, ref, g.turn.seat).says
                if ref in offered:
                    assert [say.id for say in told if say.id != "why-doubled"] == [], (ref, told)
                    open_ones += 1
                else:
                    assert told, ref
                    closed += 1
    assert open_ones
    assert closed


def test_nonsense_is_answered_with_nothing() -> None:
    g = next(states(2, 1))
    unknown = ("", ":", "sector:", "sector:99", "sector:-1", "slot:x", "agenda:none", "event:", "start:no", "x" * 500)
    for thing in unknown:
        assert why(g, 0, thing, 0) == Why()


@pytest.fixture(scope="module", params=COMPLETE)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    files = {file.name: file.read_text("utf-8") for file in (FOLDER / request.param).glob("*.ftl")}
    return Catalogue(request.param, files, computed=partial(messages, BOOK))


def test_every_line_has_words(texts: Catalogue) -> None:
    missing: set[str] = set()
    for players in (1, 2, 3):
        for g in states(players, players, every=25):
            for me in range(players):
                for thing in things(g, me):
                    missing |= {id for id in ids(why(g, me, thing, me)) if not texts.has(id)}
    assert missing == set()


def things(g: Voidfall, me: int) -> list[str]:
    """What can be asked about."""
    seen = comparing.references(msgspec.to_builtins(GAME.observe(g, me)))
    counters = {f"counter:{name}" for name in ("upkeep", "influence", "active", "void")}
    actions = {f"action:{name}" for name in BOOK.actions} | {f"improved:{name}" for name in BOOK.technologies}
    return sorted(seen | actions | counters | {f"resource:{letter}" for letter in RESOURCES})


def ids(told: Any) -> set[str]:
    """The messages that an answer needs."""
    if isinstance(told, Say):
        named = {ref.replace(":", "-") for ref in comparing.references(list(told.args.values()))}
        return {told.id} | {id for id in named if not id.startswith(("seat-", "number-"))}
    if isinstance(told, tuple):
        return {id for one in told for id in ids(one)}
    if isinstance(told, Part) and told.by:
        return {told.by.replace(":", "-"), *(ids(told.note) if told.note else ())}
    if isinstance(told, msgspec.Struct):
        return {id for field in told.__struct_fields__ for id in ids(getattr(told, field))}
    return set()
