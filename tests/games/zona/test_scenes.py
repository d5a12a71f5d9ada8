"""Scenes told: each event read says its scene, and at most one of its endings, the one that came about."""

from __future__ import annotations

from random import Random

from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.course.scenes import endings_of


def _stories():
    for seed in range(12):
        players = 1 + seed % 4
        position = Position(GAME, players, seed, GAME.random_options(players, Random(seed)))
        rng = Random(seed)
        while not position.over:
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, position.pending[seat].sample(rng))
        yield position.story()


def test_scenes_end_as_they_were_played():
    told, ended = set(), set()
    for story in _stories():
        scene, passed = "", ""
        for entry in story:
            if entry.id == "scene":
                scene = str(entry.args["scene"]).removeprefix("scene:")
                told.add(scene)
            elif entry.id in ("passed", "failed"):
                passed = entry.id
            elif entry.id == "ending":
                ending = str(entry.args["ending"]).removeprefix("ending:")
                assert ending.startswith(f"{scene}_"), "the ending of another scene"
                way = ending.removeprefix(f"{scene}_")
                assert way in endings_of(BOX)[scene]
                if way.endswith(("success", "failure")):
                    assert way.endswith("success") == (passed == "passed")
                ended.add(ending)
    assert len(told) > 60
    assert {ending.rsplit("_", 1)[-1] for ending in ended} >= {"success", "failure", "choice1", "choice2", "good"}


def test_every_scene_that_decides_something_comes_to_an_ending():
    """A scene with endings is followed by one before the next scene of that seat, unless the scavenger dies."""
    for story in _stories():
        open_scenes: dict[object, str] = {}
        for entry in story:
            seat = entry.args.get("seat")
            if entry.id in ("died", "ending"):
                open_scenes.pop(seat, None)
            elif entry.id == "scene":
                assert seat not in open_scenes, open_scenes[seat]
                scene = str(entry.args["scene"]).removeprefix("scene:")
                if endings_of(BOX)[scene]:
                    open_scenes[seat] = scene


def test_a_question_of_a_scene_names_it_by_its_title():
    position = Position(GAME, 1, 7, {}, {"phase": "events", "events_top": ["c07"], "seat:0": {"area": "observatory"}})
    while not (question := position.pending[0]).about.startswith("event:"):
        position.answer(0, question.sample(Random(1)))
    assert (question.kind, question.about) == ("choose", "event:c07_1")
