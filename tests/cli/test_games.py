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


def test_people_read_it_in_their_language() -> None:
    polish, english = stolik("games", lang="pl_PL.UTF-8"), stolik("games", "--lang", "en", lang="pl_PL.UTF-8")
    assert "Obecność" in polish.out
    assert "Wariant" in polish.out
    assert "Obecność" not in english.out
    assert "Not Alone" in english.out
