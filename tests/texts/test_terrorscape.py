"""Numbers in Terrorscape's explanations agree with the rules."""

from __future__ import annotations

import re

import pytest

from stolik.games.terrorscape.content.items import ITEMS
from stolik.games.terrorscape.content.killers import KILLERS, SKILLS
from stolik.games.terrorscape.content.plans import PLANS
from stolik.games.terrorscape.content.rooms import MAPS
from stolik.games.terrorscape.content.skills import REST_OF_HAND
from stolik.text import Catalogue, catalogue
from stolik.text.languages import COMPLETE

MARKS = {"exit": "main_exit", "hidden": "hidden_exit"}


@pytest.fixture(params=COMPLETE)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param, "terrorscape")


def explained(texts: Catalogue, ref: str, part: str) -> str:
    return texts.say(f"{ref.replace(':', '-')}.{part}")


def test_a_plan_lists_its_steps(texts: Catalogue) -> None:
    for plan in PLANS:
        assert explained(texts, plan.ref, "when") == " · ".join(texts.say(f"step-{step}") for step in plan.steps)


def test_a_skill_tells_its_cost(texts: Catalogue) -> None:
    """Free skills do not mention a cost; the rest of the hand has its own words."""
    for skill in SKILLS:
        said = explained(texts, skill.ref, "when")
        if skill.cost > 0:
            assert said.endswith(" · " + texts.say(f"cost-{skill.cost}")), skill
        else:
            assert (" · " in said) == (skill.cost == REST_OF_HAND), skill


def test_a_skill_tells_its_type(texts: Catalogue) -> None:
    for skill in SKILLS:
        types = [kind for kind in ("fast", "special", "slow", "attack") if getattr(skill, kind)]
        said = explained(texts, skill.ref, "when")
        if len(types) == 1:
            assert said.startswith(texts.say(f"when-{types[0]}")), skill


def test_an_item_tells_whether_it_stays_and_makes_noise(texts: Catalogue) -> None:
    for item in ITEMS:
        said = explained(texts, item.ref, "when")
        assert (texts.say("use-noisy") in said) == item.noisy, item
        assert (texts.say("use-lasting") in said or texts.say("use-kept") in said) == item.lasting, item


def test_an_item_tells_what_it_adds_to_a_defence(texts: Catalogue) -> None:
    for item in ITEMS:
        if item.defence:
            assert str(item.defence) in re.findall(r"\d+", explained(texts, item.ref, "text")), item


def test_a_killer_tells_strength_and_levels(texts: Catalogue) -> None:
    for killer in KILLERS:
        said = explained(texts, killer.ref, "text")
        assert re.findall(r"\d+", said)[0] == str(killer.strength)
        assert texts.phrase(killer.cards[-1].ref) in explained(texts, killer.ref, f"level{killer.unlock_level}")


def test_a_room_tells_what_is_there(texts: Catalogue) -> None:
    for map in MAPS:
        for room in map.rooms:
            said = explained(texts, room.ref, "text")
            for mark, rooms in map.marks.items():
                feature = texts.say(f"feature-{MARKS.get(mark, mark)}")
                assert (feature in said) == bool(rooms & room.bit), (room, mark)
            beyond = [texts.phrase(other.ref) for other in map.rooms if map.passage[room.index] & other.bit]
            assert all(name in said for name in beyond), room
            assert room.id[-1] == explained(texts, room.ref, "code")[-1]


@pytest.mark.parametrize(
    ("option", "value", "ref", "said"),
    [
        ("longsword", "three", "item:longsword", "3"),
        ("adrenaline", "four", "item:adrenaline", "4"),
        ("limestone_is_weapon", True, "item:limestone_powder", "weapon"),
        ("kit_anywhere", True, "item:medical_kit", "any location"),
    ],
)
def test_a_card_says_what_this_table_has_chosen(option: str, value: bool | str, ref: str, said: str) -> None:
    texts = catalogue("en", "terrorscape")
    chosen = texts.seated({}, {option: value})
    assert said in explained(chosen, ref, "text")
    assert explained(texts, ref, "text") != explained(chosen, ref, "text")
    assert explained(texts, "item:sedatives", "text") == explained(chosen, "item:sedatives", "text")


def test_no_card_leaves_its_rule_to_the_table(texts: Catalogue) -> None:
    for text in texts.sources.values():
        assert "as the table chose" not in text
        assert "wybrano przy stole" not in text
