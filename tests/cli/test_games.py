"""`stolik games`."""

from __future__ import annotations

import json

from tests.cli.command import stolik

import stolik as house


def test_the_list_of_games_is_one_json_document() -> None:
    ended = stolik("games", "--json")
    assert (ended.code, ended.err) == (0, "")
    [game] = [one for one in json.loads(ended.out) if one["id"] == "not_alone"]
    assert game["players"] == [2, 7]
    assert game["languages"] == ["en", "pl"]
    assert game["roles"] == ["creature", "hunted"]
    assert game["content"] == {
        "places": {"published": 10, "stolik": 0},
        "hunt": {"published": 20, "stolik": 0},
        "survival": {"published": 15, "stolik": 0},
    }
    options = {option["id"]: option for option in game["options"]}
    assert options["expert"]["default"] is False
    assert options["expert"]["values"] == [True, False]
    assert options["window_order"]["values"] == ["in_turn", "at_once"]
    assert len(options) == len(house.games()["not_alone"].options)


def test_content_is_counted_by_origin() -> None:
    """Of Zona hardly any printed card is known: rows of which something is published say so, all others are ours."""
    [game] = [one for one in json.loads(stolik("games", "--json").out) if one["id"] == "zona"]
    assert {family: tuple(origins.values()) for family, origins in game["content"].items()} == {
        "areas": (18, 0), "characters": (8, 2), "starting_items": (0, 40), "junk": (16, 22), "equipment": (14, 24),
        "finds": (7, 9), "artefacts": (14, 20), "threats": (6, 50), "locks": (0, 8), "rumours": (0, 21),
        "emissions": (0, 20), "events": (0, 104), "facilities": (4, 0),
    }  # fmt: skip
    assert {tuple(origins) for origins in game["content"].values()} == {("published", "stolik")}


def test_people_read_it_in_their_language() -> None:
    polish, english = stolik("games", lang="pl_PL.UTF-8"), stolik("games", "--lang", "en", lang="pl_PL.UTF-8")
    assert "Obecność" in polish.out
    assert "Wariant" in polish.out
    assert "Obecność" not in english.out
    assert "Not Alone" in english.out
