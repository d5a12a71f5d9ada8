"""Encounters: who chooses the threat, detection, fleeing, confrontation, loot, abilities of tokens."""

from __future__ import annotations

from tests.games.zona.stage import Stage


def meets(play: Stage, threat: str, *answers: str, area: str = "fa") -> Stage:
    """The first scavenger searches an area with a threat."""
    play.threat(threat, area)
    play.me().area = area
    return play.turn("word:search", *answers)


def test_relocation_start_of_turn_and_placement_are_no_encounters():
    """26b-5"""
    play = Stage("tamara")
    play.threat("gargantuan", "ka")
    play.me().area = "go"
    play.does("relocate[green]", "area:ka")
    assert play.g.encounter is None
    play.turn()
    assert play.kind == "action"
    play.g.dispenser[0].top = (play.token("mongrel"),)
    play.does("place[green mutant here]")
    assert play.g.encounter is None
    assert play.threats("ka") == ["gargantuan", "mongrel"]


def test_pripyat_allows_no_fleeing():
    play = Stage("tamara")
    play.me().area = "pr"
    play.dice("SSS", "FFF").turn("word:area_action")
    while play.kind in ("may", "modify"):
        play.go("word:no" if play.kind == "may" else "word:done")
    assert len(play.threats("pr")) >= 1
    assert play.me().area == "pr", "without two secrets nobody goes on"
