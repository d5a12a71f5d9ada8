"""Not Alone's explanations: the question now, what an answer does, its lasting cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import stolik
from stolik import Position
from stolik.core.seat.explaining import with_explanation
from stolik.games.not_alone import GAME
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

IDLE = {"hand": [1, 2, 3, 4, 5], "survival": []}
QUIET: dict[str, Any] = {"side": "a", "hunt_hand": [], "seat:1": IDLE, "seat:2": IDLE}
HUNT: dict[str, Any] = {
    **QUIET,
    "phase": 2,
    "seat:1": {"laid": [4], "survival": []},
    "seat:2": {"laid": [2], "survival": []},
}
RECKONING: dict[str, Any] = {**HUNT, "phase": 3}
GAMES = 30


def at(**deal: Any) -> Position:
    """A described position of three."""
    return stolik.new_game("not_alone", players=3, seed=3, deal=deal)


def says(position: Position, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = with_explanation(position, seat, position.pending[seat]).get("says", {})
    return told


def place(position: Position, token: str, place: str) -> None:
    for answer in (token, place):
        position.answer(0, answer)


def english(said: dict[str, Any]) -> str:
    return catalogue("en", "not_alone").say(said["id"], **said.get("args", {}))


def test_the_hunt_names_only_what_is_legal() -> None:
    asked = says(at(**HUNT | {"hunt_hand": ["clone"]}), 0)["ask"]
    assert asked == {"id": "ask-hunt-both", "args": {"plays": 1, "tokens": ["token:creature"]}}
    without_cards = at(**HUNT | {"hunt_hand": ["stasis"]})
    assert says(without_cards, 0)["ask"]["id"] == "ask-hunt-tokens"
    place(without_cards, "token:creature", "place:4")
    assert says(without_cards, 0)["ask"]["id"] == "ask-hunt-done"
    without_tokens = at(**HUNT | {"hunt_hand": ["clone"], "creature_token": 4})
    assert says(without_tokens, 0)["ask"] == {"id": "ask-hunt-cards", "args": {"plays": 1}}


def test_after_a_play_of_another_seat_the_question_says_so() -> None:
    deal = QUIET | {"phase": 1, "seat:1": {"laid": [4], "survival": ["adrenaline"], "will": 2}}
    deal |= {"seat:2": {"laid": [2], "survival": ["sixth_sense"], "discard": [1, 3]}}
    position = at(**deal)
    position.answer(1, "survival:adrenaline")
    assert says(position, 2)["ask"] == {
        "id": "ask-play-after",
        "args": {"when": "laid", "names": ["seat:1"], "cards": ["survival:sixth_sense"]},
    }


def test_whoever_has_no_card_that_fits_is_told_so() -> None:
    deal = RECKONING | {"creature_token": 10, "seat:1": {"laid": [4], "survival": ["adrenaline"]}}
    assert says(at(**deal), 1)["ask"] == {"id": "ask-play-nothing", "args": {"when": "revealed"}}


def test_laying_says_how_many_places_are_played() -> None:
    deal = QUIET | {
        "phase": 1,
        "seat:1": {"lays": "river", "survival": []},
        "seat:2": {"lays": "artefact", "survival": []},
    }
    position = at(**deal)
    assert says(position, 1)["ask"] == {"id": "ask-lay-river", "args": {"nth": 1}}
    assert says(position, 2)["ask"] == {"id": "ask-lay-artefact", "args": {"nth": 1}}


def test_a_place_says_what_it_would_do_here_and_now() -> None:
    deal = QUIET | {"phase": 1, "turn": 3, "rescue": 9, "beach_marker": True}
    deal |= {"seat:1": {"discard": [1, 3], "survival": []}, "seat:2": {"will": 2, "survival": []}}
    position = at(**deal)
    assert says(position, 1)["does"]["word:resist"]["args"] == {"will": 2, "count": 2}
    for seat in (1, 2):
        position.answer(seat, "word:pass")
    does = says(position, 1)["does"]
    assert english(does["place:4"]) == "Take the marker off the Beach: Rescue moves 1 space, leaving 8 to go."
    assert does["place:2"] == {"id": "does-use-jungle", "args": {"count": 2}}
    assert does["place:5"]["args"]["places"] == [f"place:{n}" for n in range(6, 11)]


def test_whoever_may_still_announce_is_told_who_has() -> None:
    deal = QUIET | {"phase": 1, "seat:1": {"discard": [1, 3], "survival": []}, "seat:2": {"will": 2, "survival": []}}
    position = at(**deal)
    position.answer(1, "word:resist")
    position.answer(2, "word:pass")
    assert says(position, 2)["ask"] == {"id": "ask-announce-after", "args": {"names": ["seat:1"]}}


def test_whoever_has_nothing_to_lay_must_announce() -> None:
    deal = QUIET | {"phase": 1, "seat:1": {"hand": [], "discard": [1, 2, 3, 4, 5], "survival": []}}
    assert says(at(**deal), 1)["ask"] == {"id": "ask-announce-must"}


def test_giving_up_that_loses_the_game_warns() -> None:
    deal = QUIET | {"phase": 1, "turn": 5, "seat:1": {"discard": [1, 3], "survival": []}}
    assert "warn" not in says(at(**deal), 1)
    lost = says(at(**deal | {"assimilation": 1}), 1)["warn"]
    assert english(lost["word:give_up"]) == "Assimilation reaches its star: the Hunted lose at once."


@pytest.mark.parametrize(("assimilation", "id"), [(4, "warn-resist-last"), (1, "warn-resist-loses")])
def test_resisting_with_the_last_will_warns(assimilation: int, id: str) -> None:
    deal = QUIET | {"phase": 1, "assimilation": assimilation}
    deal |= {"seat:1": {"discard": [1, 3], "will": 1, "survival": []}}
    assert says(at(**deal), 1)["warn"]["word:resist"]["id"] == id


def test_done_with_a_token_in_hand_warns() -> None:
    position = at(**HUNT | {"rescue": 5})
    assert says(position, 0)["warn"]["word:done"]["id"] == "warn-done-creature"
    place(position, "token:creature", "place:4")
    assert says(position, 0)["warn"]["word:done"] == {"id": "warn-done-tokens", "args": {"tokens": ["token:artemia"]}}
    place(position, "token:artemia", "place:2")
    assert 0 not in position.pending or "warn" not in says(position, 0)


def test_a_token_says_whom_it_may_strike() -> None:
    deal = HUNT | {"seat:1": {"laid": [4], "hand": [2], "discard": [1, 3, 5], "survival": []}}
    deal |= {"seat:2": {"laid": [1], "hand": [2], "discard": [3, 4, 5], "survival": []}}
    position = at(**deal)
    position.answer(0, "token:creature")
    does = says(position, 0)["does"]
    assert does["place:4"] == {"id": "does-place-creature", "args": {"names": ["seat:1"]}}
    assert does["place:1"] == {"id": "does-place-creature-lair", "args": {"names": ["seat:2"]}}
    assert does["place:2"]["args"] == {"names": ["seat:1", "seat:2"]}
    assert does["place:9"] == {"id": "does-place-nobody"}


def test_a_token_says_nothing_of_what_only_the_hunted_know() -> None:
    """Two positions with the same public facts and another Place laid: the Creature is told the same."""
    told = []
    for laid in (4, 2):
        position = at(**HUNT | {"seat:1": {"laid": [laid], "survival": []}})
        position.answer(0, "token:creature")
        told.append(says(position, 0))
    assert told[0] == told[1]


def test_doing_nothing_warns_where_something_could_be_done() -> None:
    position = at(**RECKONING | {"creature_token": 10})
    assert says(position, 1)["warn"]["word:nothing"] == {"id": "warn-nothing"}
    assert says(position, 1)["does"]["word:power"]["id"] == "does-use-beach"


def test_going_where_a_token_lies_warns() -> None:
    deal = RECKONING | {"creature_token": 4, "seat:1": {"laid": [4, 5], "lays": "river", "survival": []}}
    assert says(at(**deal), 1)["warn"] == {"place:4": {"id": "warn-tokens", "args": {"tokens": ["token:creature"]}}}


def test_the_last_will_warns_before_a_scream_takes_it() -> None:
    deal = RECKONING | {"effects": ["scream"], "target_token": 4, "creature_token": 10}
    deal |= {"seat:1": {"laid": [4], "will": 1, "survival": []}}
    position = at(**deal)
    while position.pending and "scream" not in {question.kind for question in position.pending.values()}:
        seat, question = next(iter(position.pending.items()))
        position.answer(seat, question.sample(Random(1)))
    assert says(position, 1)["warn"]["word:lose_will"] == {"id": "warn-will-last"}


RARE_DEALS: tuple[dict[str, Any], ...] = (
    *(dict(deal) for deal in GAME.rare_deals),
    {"assimilation": 2, "seat:1": {"will": 1}, "seat:2": {"will": 1}},
    {"assimilation": 1, "side": "a", "phase": 3, "effects": ["scream"], "target_token": 4,
     "seat:1": {"laid": [4], "will": 1}, "seat:2": {"laid": [2]}},
    {"side": "a", "phase": 3, "effects": ["scream"], "target_token": 4, "creature_token": 10,
     "seat:1": {"laid": [4], "will": 1}, "seat:2": {"laid": [2]}},
    {"assimilation": 1, "phase": 1, "seat:1": {"will": 1, "discard": [1, 2], "hand": [3]}},
    {"hunt_hand": ["flashback", "clone", "phobia"], "tracking": True},
    {"hunt_hand": ["anticipation", "ascendancy", "detour"], "rescue": 8},
    {"hunt_hand": ["cataclysm", "force_field", "virus"], "rescue": 5},
    {"seat:1": {"survival": ["hologram"], "will": 2}, "rescue": 5, "side": "a"},
    {"seat:1": {"survival": ["wrong_track"]}, "seat:2": {"survival": ["gate"]}},
    {"seat:1": {"hand": [9, 10, 1], "discard": [2, 3], "survival": ["drone"], "will": 1}, "beach_marker": True},
    {"phase": 1, "seat:1": {"lays": "artefact", "hand": [1], "discard": [2, 3, 4, 5]}, "seat:2": {"lays": "river"}},
)  # fmt: skip


def said() -> Iterator[str]:
    """The ids of all explanations in random games, also from rare deals."""
    rng = Random(8)
    for nth in range(GAMES * len(RARE_DEALS)):
        deal = RARE_DEALS[nth % len(RARE_DEALS)]
        options = {"announce": "sealed" if nth % 2 else "at_once"}
        position = stolik.new_game("not_alone", players=3, seed=nth, deal=deal, options=options)
        for _ in range(60):
            if position.over:
                break
            seat = rng.choice(sorted(position.pending))
            told = says(position, seat)
            beside = [*told.get("does", {}).values(), *told.get("warn", {}).values(), told.get("ask")]
            yield from (one["id"] for one in beside if one)
            position.answer(seat, position.pending[seat].sample(rng))


@pytest.mark.long
def test_every_sentence_is_said_somewhere() -> None:
    for lang in COMPLETE:
        written = {
            id
            for text in catalogue(lang, "not_alone").sources.values()
            for id in re.findall(r"^((?:does|warn)-[\w-]+|ask-(?:play|announce|hunt|lay)-[\w-]+) =", text, re.MULTILINE)
        }
        assert written == set(said())
