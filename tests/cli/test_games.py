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
        "places": {"published": 10, "partly": 0, "stolik": 0},
        "hunt": {"published": 20, "partly": 0, "stolik": 0},
        "survival": {"published": 15, "partly": 0, "stolik": 0},
    }
    options = {option["id"]: option for option in game["options"]}
    assert options["expert"]["default"] is False
    assert options["expert"]["values"] == [True, False]
    assert options["window_order"]["values"] == ["in_turn", "at_once"]
    assert len(options) == len(house.games()["not_alone"].options)


def test_content_is_counted_by_origin() -> None:
    """Of Zona hardly any printed card is known: rows of which only something is published are partly ours."""
    [game] = [one for one in json.loads(stolik("games", "--json").out) if one["id"] == "zona"]
    assert {family: tuple(shares.values()) for family, shares in game["content"].items()} == {
        "areas": (0, 18, 0), "characters": (0, 8, 2), "starting_items": (0, 0, 40), "junk": (0, 16, 22),
        "equipment": (0, 14, 24), "finds": (0, 7, 9), "artefacts": (2, 12, 20), "threats": (1, 5, 50),
        "locks": (0, 0, 8), "rumours": (0, 0, 21), "emissions": (0, 0, 20), "events": (0, 0, 104),
        "facilities": (4, 0, 0),
    }  # fmt: skip
    assert {tuple(shares) for shares in game["content"].values()} == {("published", "partly", "stolik")}


def test_facts_of_ours_are_counted() -> None:
    """Voidfall's House boards are printed, but for 10 abilities and 13 pairs of preferred Focuses."""
    [game] = [one for one in json.loads(stolik("games", "--json").out) if one["id"] == "voidfall"]
    assert game["content"]["houses"] == {"published": 1, "partly": 13, "stolik": 0}
    assert game["ours"]["houses"] == {"preferred": 13, "ability": 10}
    assert game["ours"]["fallen_houses"] == {"fallen": 14}
    assert game["ours"]["technologies"] == {"improved": 9, "actions": 3, "basic": 3}
    assert "częściowo nasze: preferowane Skupienia (13), zdolność (10)" in " ".join(
        stolik("games", lang="pl").out.split()
    )


def test_people_read_it_in_their_language() -> None:
    polish, english = stolik("games", lang="pl_PL.UTF-8"), stolik("games", "--lang", "en", lang="pl_PL.UTF-8")
    assert "Obecność" in polish.out
    assert "Wariant" in polish.out
    assert "Obecność" not in english.out
    assert "Not Alone" in english.out
