"""Every guide of every game can be played through as it says, in about the time it promises."""

from __future__ import annotations

import re

import pytest

import stolik
from stolik.guides import BadGuide, Guide, Script, find_guide, guides_of
from stolik.guides.guide import Scene
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

GUIDES = [
    pytest.param(guide, id=f"{game.id}-{guide.name}") for game in stolik.games().values() for guide in guides_of(game)
]
PASS = "word:pass"
READ, ANSWER, WATCH = 2.2, 6.0, 1.2
"""Words read in a second; seconds for an answer of one's own, and for one of somebody else."""


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_plays_through_to_its_last_move(guide: Guide) -> None:
    assert guide.position(len(guide.line)).history == list(guide.line)
    assert guide.beats[-1].answer is None, "a guide ends with words"


@pytest.mark.parametrize("guide", GUIDES)
def test_the_learner_answers_before_others_who_are_asked_at_the_same_time(guide: Guide) -> None:
    """Otherwise the learner would be shown a question and have to wait for others before answering it."""
    position = guide.start()
    for beat in guide.beats:
        if beat.answer is not None:
            seat, _, value = beat.answer
            assert beat.only or seat == guide.seat or guide.seat not in position.pending, beat
            position.answer(seat, value)


@pytest.mark.parametrize("guide", GUIDES)
def test_something_is_said_at_every_decision_of_the_learner(guide: Guide) -> None:
    for beat in guide.beats:
        if beat.answer is not None and beat.answer[0] == guide.seat and not beat.only and beat.answer[2] != PASS:
            assert guide.scenes[beat.scene].says, beat


@pytest.mark.parametrize("guide", GUIDES)
def test_marks_are_things_that_have_a_name(guide: Guide) -> None:
    for scene in guide.scenes:
        for mark in scene.marks:
            assert catalogue("en", guide.game.id).has(mark.replace(":", "-")), mark


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("lang", COMPLETE)
def test_what_is_said_is_short(guide: Guide, lang: str) -> None:
    texts = catalogue(lang, guide.game.id)
    for id in guide.messages:
        said = texts.say(id)
        assert len(said) <= 230, (len(said), said)
        assert len(re.findall(r"[.!?…](?:\s|$)", said)) <= 4, said


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("lang", COMPLETE)
def test_no_words_of_a_guide_are_left_over(guide: Guide, lang: str) -> None:
    texts = catalogue(lang, guide.game.id)
    ids = re.compile(rf"^(guide-{guide.name}(?:-\w+)?) =", re.MULTILINE)
    written = {id for text in texts.sources.values() for id in ids.findall(text)}
    assert written == guide.messages


@pytest.mark.parametrize("guide", GUIDES)
def test_it_takes_about_as_long_as_it_says(guide: Guide) -> None:
    words = sum(len(catalogue("pl", guide.game.id).say(id).split()) for id in guide.messages)
    mine = sum(beat.answer[0] == guide.seat and not beat.only for beat in guide.beats if beat.answer is not None)
    others = sum(not beat.only for beat in guide.beats if beat.answer is not None) - mine
    minutes = (words / READ + mine * ANSWER + others * WATCH) / 60
    assert minutes <= guide.script.minutes <= minutes + 3, minutes


def test_a_move_that_does_not_fit_names_its_place_and_what_is_asked() -> None:
    game = find_guide("not_alone", "hunted").game
    wrong = Script(2, 0, 1, 5, (Scene(says="side"), Scene(moves=("0 lay place:1",))))
    with pytest.raises(BadGuide) as refused:
        _ = Guide(game, "wrong", wrong).beats
    assert refused.value.details["scene"] == 2
    assert refused.value.details["asked"] == "0 side"


def test_an_answer_that_is_not_possible_names_those_that_are() -> None:
    game = find_guide("not_alone", "hunted").game
    wrong = Script(2, 0, 1, 5, (Scene(moves=("0 side side:c",)),))
    with pytest.raises(BadGuide) as refused:
        _ = Guide(game, "wrong", wrong).beats
    assert refused.value.details["options"] == "side:a side:b"
