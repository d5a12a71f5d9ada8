"""The content of Voidfall: as much of everything as in the box, texts that can be read, references that resolve."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stolik.content.effects import AnyOf, slug
from stolik.content.errors import BadContent
from stolik.games.voidfall.content import book
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.texts import texts
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, FLEETS, RESOURCES
from stolik.games.voidfall.rules.combat.fleets import FLEET_TYPES
from stolik.text import catalogue

FOLDER = Path(book.__file__).parent
FOCUSES = {card.id for card in BOOK.focuses.values() if card.kind == "standard"}


def test_everything_in_the_box_is_there():
    total = {family: len(rows) for family, rows in BOOK.families().items()}
    assert total | {"scenarios": 0, "sectors": 0} == {
        "houses": 14, "origins": 28, "focus": 9, "house_focus": 18, "heroic_focus": 10, "joint_focus": 10,
        "technologies": 28, "agendas": 32, "starting_agendas": 29, "events": 33, "crises": 68, "wars": 8,
        "bounties": 48, "reclaims": 27, "fallen_houses": 14, "scenarios": 0, "sectors": 0,
    }  # fmt: skip


def test_a_face_says_what_is_ours():
    assert (
        catalogue("pl", "voidfall")
        .say("house-zenor.ours")
        .endswith(": preferowane Skupienia, zdolność i co daje jako Upadły Ród.")
    )
    assert catalogue("en", "voidfall").say("crisis-trophy.ours").startswith("Ours throughout")
    assert not catalogue("en", "voidfall").has("focus-conquest.ours")


def test_decks_have_their_printed_sizes():
    assert {type: len(deck) for type, deck in BOOK.agenda_decks.items()} == dict.fromkeys(AGENDA_TYPES, 8)
    assert {cycle: len(deck) for cycle, deck in BOOK.event_decks.items()} == {1: 11, 2: 11, 3: 11}
    assert {level: len(deck) for level, deck in BOOK.crisis_decks.items()} == {"start": 5, "1": 19, "2": 23, "3": 21}
    kinds = [crisis.kind for crisis in BOOK.crises.values()]
    assert [kinds.count(kind) for kind in ("military", "economic", "general")] == [21, 20, 27]


def test_texts_are_written_as_they_are_read():
    for row in BOOK.rows():
        for said in texts(row):
            assert type(said.node).read(str(said.node)) == said.node, row.ref


def test_options_have_names_of_their_own():
    said = {str(said.node) for row in BOOK.rows() for said in texts(row) if said.role != "check"}
    assert len({slug(text) for text in said}) == len(said)


def test_nine_rows_of_ten_need_no_code():
    rows = [row for row in BOOK.rows() if list(texts(row))]
    special = [row.ref for row in rows if any("special[" in str(said.node) for said in texts(row))]
    assert len(special) <= len(rows) / 10


def test_focus_cards_have_three_actions_and_a_standard_icon():
    for card in BOOK.focuses.values():
        assert len({action.id for action in card.actions}) == 3
        assert card.icon in FOCUSES or card.id in ("heroic_leadership", "joint_leadership")
        assert all(
            isinstance(action.effect, AnyOf) and len(action.effect.parts) == 2
            for action in card.actions
            if action.share == "split"
        )


def test_a_hand_is_nine_cards_one_for_each_icon():
    for house, hand in BOOK.hands.items():
        assert {BOOK.focuses[id].icon for id in hand} == FOCUSES
        assert {BOOK.focuses[id].house for id in hand} <= {"", house}
    own = [id for hand in BOOK.hands.values() for id in hand if BOOK.focuses[id].house]
    assert len(own) == 18


def test_houses_are_whole():
    for house in BOOK.houses.values():
        assert [len(track) for track in (house.society, house.politics, house.economy)] == [7, 7, 7]
        assert len(house.preferred) == 2
        assert set(house.preferred) <= set(BOOK.hands[house.id])


def test_origins_are_two_sides_of_each_house_and_use_all_fleet_power():
    assert [start.id for start in BOOK.starts.values()] == [f"{house}_{side}" for house in BOOK.houses for side in "ab"]
    for start in BOOK.starts.values():
        deployed = sum(start.home_fleets.values()) + sum(start.outpost_fleets.values())
        assert deployed + start.active + start.inactive == 14
        assert {*start.home_fleets, *start.outpost_fleets} <= set(FLEETS)
        assert set(start.home_guilds + start.outpost_guilds + start.levels) <= set(RESOURCES)
    assert sorted(start.technology for start in BOOK.starts.values()) == sorted(BOOK.technologies)


def test_icons_named_anywhere_are_focuses():
    named = {icon for kind in BOOK.agenda_kinds.values() for icon in kind.focuses}
    named |= {icon for row in BOOK.technologies.values() for action in row.actions for icon in action.focuses}
    named |= {icon for row in BOOK.tiles.values() for action in row.actions for icon in action.focuses}
    assert named - {"preferred"} <= FOCUSES


def test_scenarios_name_what_there_is():
    for scenario in BOOK.scenarios.values():
        assert {*scenario.fallen, *scenario.recommended} <= set(BOOK.houses)
        assert {cell.tile for cell in scenario.cells} <= set(BOOK.tiles)
        for seat in range(scenario.players):
            assert [cell.tile for cell in scenario.cells if cell.seat == seat] in (
                ["home", "outpost"],
                ["outpost", "home"],
            )
        for cell in scenario.cells:
            assert cell.void <= BOOK.tiles[cell.tile].void_limit
            assert not (cell.corrupted and not BOOK.tiles[cell.tile].corruptible)


@pytest.mark.parametrize(
    ("file", "right", "wrong", "row", "word"),
    [
        ("agendas.toml", "per(reclaims, 2inf)", "per(reclaim, 2inf)", "augmented_armada", "reclaim"),
        ("focus/standard.toml", 'cost = "3M"', 'cost = "3W"', "conquest", "3W"),
        ("crises.toml", "amount >= 2", "amount >= two", "rally_the_pickets", "two"),
        ("events.toml", "rounds = 4", 'rounds = "four"', "dawn_of_technology", "rounds"),
        ("technologies.toml", 'id = "shields"', 'id = "targeting"', "targeting", "targeting"),
    ],
)
def test_a_damaged_row_is_named(tmp_path: Path, file: str, right: str, wrong: str, row: str, word: str):
    folder = shutil.copytree(FOLDER, tmp_path / "content")
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        Book(folder).check()
    assert refused.value.details["file"] == Path(file).name
    assert refused.value.details["row"] == row
    assert word in str(refused.value.details["word"])


def test_a_fleet_costs_in_combat_what_its_technology_says():
    """Combat knows the price for itself: it reads no content."""
    for fleet in FLEET_TYPES.values():
        asked = fleet.technology and BOOK.technologies[fleet.technology].deploy_cost
        assert bool(asked) == (fleet.cost is not None), fleet.id
        if fleet.cost:
            kind, units = fleet.cost
            assert str(asked) == f"{units}{kind[0].upper()}"
