"""Terrorscape's explanations of a question: what each answer does, its lasting cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import stolik
from stolik.core.position import Position
from stolik.core.seat.explaining import with_explanation
from stolik.text import Catalogue, catalogue
from stolik.text.languages import COMPLETE

TEXTS = catalogue("en", "terrorscape")
TEAM = ["anna", "william", "marco"]
RANDOM_GAMES = 90
TRIES = 25
MADE = (
    {"phase": 2, "hand": ["barricade"], "blocks": ["B1_B2", "B1_R1", "B2_B3", "B2_B5", "B2_R1", "B3_B4", "B4_G5"]},
    {"plans": {"tunnels_investigation": 3}, "survivor:anna": {"room": "B1"}},
    {
        "survivor:marco": {"room": "B2", "items": ["medical_kit"]}, "survivor:anna": {"room": "B2", "wounded": True},
        "survivor:william": {"room": "B2", "wounded": True},
    },
    {
        "plans": {"mystic_herbs": 2}, "survivor:anna": {"room": "G2", "fear": 1},
        "survivor:william": {"room": "G2", "wounded": True},
    },
)  # fmt: skip
"""Positions from which random games reach rare questions."""
GIFTED: tuple[dict[str, Any], ...] = (
    *(
        {"survivor:anna": {"room": "R1", "trait": trait}, "survivor:marco": {"room": "R1", "wounded": True, "fear": 1}}
        for trait in (
            "first_aid", "morale_boost", "sound_decoy", "taunting_strategy", "judicious_move", "prompt_reaction",
            "burst_of_speed", "coordinator",
        )
    ),
    *(
        {"plans": {plan: steps}, "survivor:anna": {"room": room, "items": items}}
        for plan, steps, room, items in (
            ("explosive_trap", 4, "R2", ["toolbox"]),
            ("diy_radio", 4, "R2", ["toolbox", "toolbox", "toolbox"]),
            ("buzzer", 3, "R2", ["toolbox"]),
            ("site_study", 2, "R2", []),
            ("skeleton_key", 4, "R1", ["toolbox"]),
            ("ancient_chest", 2, "R2", ["ancient_amulet"]),
        )
    ),
)  # fmt: skip
"""Anna may use her trait, or a plan of the Survivors."""


def game(**deal: Any) -> Position:
    """A game in which Anna, William and Marco flee the Butcher."""
    changes = {"killer": "butcher", "survivors": TEAM} | deal
    plan = {"survival_plan": True} if "plans" in deal else {}
    pack = {"feral_instincts": True}
    return stolik.new_game("terrorscape", players=2, seed=3, options=plan | pack, deal=changes)


def says(position: Position, seat: int) -> dict[str, Any]:
    """The explanations of the seat's question, as sentences."""
    wire = with_explanation(position, seat, position.pending[seat])
    told = wire.get("says", {})
    facts = {"about": wire["about"], "lo": wire["lo"], "hi": wire["hi"]}
    parts: dict[str, Any] = {
        "ask": TEXTS.say(told["ask"]["id"], **facts | told["ask"].get("args", {})) if "ask" in told else ""
    }
    for part in ("does", "warn"):
        parts[part] = {ref: TEXTS.say(one["id"], **one.get("args", {})) for ref, one in told.get(part, {}).items()}
    return parts


def ids(position: Position, seat: int) -> Iterator[str]:
    told = with_explanation(position, seat, position.pending[seat]).get("says", {})
    if "ask" in told:
        yield told["ask"]["id"]
    for part in ("does", "warn"):
        yield from (one["id"] for one in told.get(part, {}).values())


def test_a_walk_says_how_far_it_is_and_that_it_is_the_main_action() -> None:
    told = says(game(**{"survivor:anna": {"room": "R1"}}), 1)
    assert told["does"]["room:R2"] == "Anna walks there: 1 step, without a sound. This is the action of the turn."
    assert told["does"]["room:R5"] == "Anna walks there: 2 steps, without a sound. This is the action of the turn."
    assert "room:R2" not in told["warn"]


def test_a_block_makes_the_way_longer() -> None:
    told = says(game(blocks=["R1_R2"], **{"survivor:anna": {"room": "R1"}}), 1)
    assert "2 steps" in told["does"]["room:R2"]
    assert "the Killer is told at once" in told["does"]["door:R1_R2"]


def test_walking_to_the_visible_killer_is_warned_of() -> None:
    told = says(game(killer_room="R2", **{"survivor:anna": {"room": "R1"}}), 1)
    assert told["warn"]["room:R2"] == "The Killer stands there!"
    hidden = says(game(killer_room="R2", stealth="barricade", last_seen="R2", **{"survivor:anna": {"room": "R1"}}), 1)
    assert "room:R2" not in hidden["warn"]


def test_the_question_follows_the_turn() -> None:
    position = game(**{"survivor:anna": {"items": ["adrenaline"]}})
    assert says(position, 1)["ask"].startswith("Anna acts: choose a location")
    assert says(position, 1)["warn"]["word:end"] == "The action of this turn has not been used!"
    position.answer(1, "room:R2")
    assert says(position, 1)["ask"].startswith("Anna has used the action of this turn.")
    assert "word:end" not in says(position, 1)["warn"]
    position.answer(1, "item:adrenaline")
    position.answer(1, "room:R5")
    assert says(position, 1)["ask"] == "Anna can do nothing more: end the turn."


def test_the_killer_is_told_what_a_step_ends() -> None:
    position = game(phase=2, hand=["pursue", "barricade"], killer_room="R5")
    told = says(position, 0)
    assert told["ask"].startswith("Fast skills first;")
    assert told["warn"]["room:R4"] == "After it, no fast or special skill in this phase."
    assert told["warn"]["skill:barricade"] == "2 actions have not been used! A slow skill ends the phase."
    assert "skill:pursue" not in told["warn"]
    position.answer(0, "room:R4")
    told = says(position, 0)
    assert told["ask"].startswith("One action is left")
    assert told["warn"]["word:end"] == "One action has not been used!"
    assert told["does"]["room:R5"].endswith("This uses your last action.")


def test_a_killer_without_fast_cards_loses_none() -> None:
    told = says(game(phase=2, hand=["barricade"], killer_room="R5"), 0)
    assert "room:R4" not in told["warn"]


def test_a_defence_tells_the_odds() -> None:
    position = game(
        phase=2, hand=["pursue"], killer_room="R2", discovery_left=20,
        **{"survivor:anna": {"room": "R2", "fear": 1, "items": ["hatchet", "shortsword"]}},
    )  # fmt: skip
    position.answer(0, "action:search_room")
    told = says(position, 1)
    assert told["ask"].startswith("Anna is attacked: strength 5 against 3 dice.")
    assert told["does"]["item:hatchet"] == "Defence +1: the dice must show 4. Then it is used up."
    assert told["does"]["item:shortsword"].endswith("It stays in the backpack.")


def found_together(players: int, **options: bool) -> Position:
    """The Killer finds Anna, wounded, together with Marco: the Survivors choose who defends."""
    deal = {
        "killer": "butcher", "survivors": TEAM, "phase": 2, "hand": ["pursue"], "killer_room": "R2",
        "survivor:anna": {"room": "R2", "wounded": True}, "survivor:marco": {"room": "R2"},
    }  # fmt: skip
    position = stolik.new_game("terrorscape", players=players, seed=3, options=options, deal=deal)
    position.answer(0, "action:search_room")
    return position


def test_a_second_wound_ends_the_game() -> None:
    (seat,) = found_together(2).pending
    assert says(found_together(2), seat)["warn"] == {"survivor:anna": "Wounded already: one more wound ends the game!"}


def test_on_separate_ways_the_first_survivor_eliminated_does_not_end_the_game() -> None:
    position = found_together(4, separate_ways=True)
    (seat,) = position.pending
    warned = says(position, seat)["warn"]
    assert warned == {"survivor:anna": "Wounded already: one more wound eliminates this Survivor!"}


def test_a_skill_says_what_it_costs_and_what_it_takes_the_place_of() -> None:
    told = says(game(phase=2, killer_room="R5", hand=["brutal_rage", "barricade", "sense"], level=3), 0)["does"]
    assert told["skill:brutal_rage"] == (
        "You go 1 or 2 steps and search there with strength 6. Costs 1 other card. "
        "It takes the place of the two actions."
    )
    assert told["skill:barricade"] == "You block a door here next, and your phase ends. Costs no other card."


def test_a_trait_says_whom_it_helps() -> None:
    fearful = {"survivor:william": {"fear": 1}, "survivor:marco": {"fear": 2}}
    told = says(game(**{"survivor:anna": {"trait": "morale_boost"}}, **fearful), 1)["does"]
    assert told["trait:morale_boost"] == "1 fear comes off William and Marco. This is the action of the turn."


def test_a_key_is_not_thrown_away_unwarned() -> None:
    position = game(search_top=["key"], **{"survivor:anna": {"room": "R2"}})
    position.answer(1, "action:search")
    told = says(position, 1)
    assert told["does"]["item:key"] == "It goes to the rack: 1 of 5."
    assert told["warn"]["word:discard"] == "The Key is discarded and lost for good!"


def sentences(texts: Catalogue) -> list[str]:
    """The message ids of all explanations."""
    (source,) = (text for name, text in texts.sources.items() if name.endswith("explain.ftl"))
    return re.findall(r"^((?:ask|does|warn)-[\w-]+) =", source, re.MULTILINE)


def netted() -> Position:
    """Anna has run into the Huntress's net before her main action."""
    position = game(
        killer="huntress", hunter_traps=["R2", "B4", "G4", "B1"], **{"survivor:anna": {"items": ["adrenaline"]}}
    )  # fmt: skip
    position.answer(1, "item:adrenaline")
    position.answer(1, "room:R2")
    return position


def shared() -> Position:
    """The plan Intel Sharing is complete: somebody draws."""
    position = game(plans={"intel_sharing": 2}, discovery_top=["sedatives", "hatchet"])
    for answer in ("word:end", "word:end", "word:end", "survivor:anna", "item:hatchet", "plan:intel_sharing"):
        position.answer(1, answer)
    return position


def buzzing() -> Position:
    """Anna has just set the buzzer of the plan."""
    position = game(plans={"buzzer": 3}, **{"survivor:anna": {"room": "R2", "items": ["toolbox"]}})
    position.answer(1, "plan:buzzer")
    return position


def test_the_buzzer_is_set_first_and_heard_later() -> None:
    assert says(buzzing(), 1)["does"]["plan:buzzer"] == (
        "The buzzer makes noise there: Gallery. This is an extra action."
    )


def test_a_net_leaves_other_actions() -> None:
    assert says(netted(), 1)["ask"].startswith("Anna hangs in a net and cannot walk")


def test_whoever_draws_by_a_plan_draws_where_it_stands() -> None:
    assert says(shared(), 1)["does"]["survivor:marco"] == "Draws 1 search card here (Entrance Hall)."


def any_game(seed: int) -> Position:
    """A game with random options, from its set-up."""
    options: dict[str, bool | str] = {
        "killer": ("butcher", "spectre", "murderer", "werewolf", "huntress")[seed % 5],
        "map": ("mansion", "cabin")[seed % 2],
        "difficulty": ("none", "nightmare")[seed // 2 % 2],
        "feral_instincts": True,
        "survival_plan": seed % 3 == 0,
        "separate_ways": seed % 3 == 1,
    }
    return stolik.new_game("terrorscape", players=4 if seed % 3 == 1 else 2, seed=seed, options=options)


def said_in(position: Position, seed: int, answers: int) -> Iterator[str]:
    """All explanations in a random game."""
    rng = Random(seed)
    for _ in range(answers):
        if position.over:
            return
        for seat in position.pending:
            yield from ids(position, seat)
        seat = rng.choice(sorted(position.pending))
        position.answer(seat, position.pending[seat].sample(rng))


@pytest.mark.long
def test_every_sentence_is_said_in_some_game() -> None:
    said = {id for seed in range(RANDOM_GAMES) for id in said_in(any_game(seed), seed, 6000)}
    for made in MADE:
        said |= {id for seed in range(TRIES) for id in said_in(game(**made), seed, 25)}
    said |= {*ids(netted(), 1), *ids(shared(), 1)}
    said |= {id for made in GIFTED for id in ids(game(**made), 1)} | {*ids(buzzing(), 1)}
    assert said == set(sentences(TEXTS))


@pytest.mark.parametrize("lang", COMPLETE)
def test_sentences_are_short_enough_for_the_box(lang: str) -> None:
    texts = catalogue(lang, "terrorscape")
    for id in sentences(texts):
        arguments = dict.fromkeys(("survivor", "other", "others", "about"), "William")
        names = "steps left dice strength value need keys needed done held cost instead fast count"
        numbers = dict.fromkeys(names.split(), 5)
        said = texts.say(id, **arguments, **numbers, room="room:R1", trap="trap:bear", plan="plan:buzzer")
        assert len(said) <= 150, said


@pytest.mark.parametrize(
    ("lang", "left", "said"),
    [
        ("en", 1, "Draws the last card; if it is noisy, it is heard here (Kitchen)."),
        ("en", 2, "Draws 2 cards and keeps 1; noisy ones are heard here (Kitchen). The deck holds 2."),
        ("pl", 1, "Dobiera ostatnią kartę; jeśli jest hałaśliwa, słychać ją tutaj (Kuchnia)."),
        ("pl", 22, "Dobiera 2 karty (w talii: 22) i zatrzymuje 1; hałaśliwe słychać tutaj (Kuchnia)."),
    ],
)
def test_a_discovery_from_a_deck_of_one_card_draws_it(lang: str, left: int, said: str) -> None:
    assert catalogue(lang, "terrorscape").say("does-discover", left=left, room="room:B3") == said
