"""The scenario reader and runner find errors, at their line, and name them in the words of scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.scenario import BadScenario, Mismatch, Read, Scenario, read_file, read_text, run

HEAD = "scenario: Test\ngame: not_alone\nplayers: 3\ndeal:\nphase: 2\nhunt_hand: fierceness phobia clone\n"
SEATS = "survival_discard: vortex\nseat:1: laid 4; discard 3; survival dodge\nseat:2: laid 2; survival gate\nplay:\n"
FIRST = 11
"""The line number of the first line of a play."""


def readable(scenarios: list[Read]) -> list[Scenario]:
    found = [one for one in scenarios if isinstance(one, Scenario)]
    assert len(found) == len(scenarios), scenarios
    return found


def result(text: str) -> Mismatch | None:
    [scenario] = readable(read_text(text, "case.txt"))
    return run(scenario)


def mismatch(*play: str) -> Mismatch | None:
    return result(HEAD + SEATS + "\n".join(play))


def unreadable(text: str) -> BadScenario:
    [bad] = read_text(text, "case.txt")
    if isinstance(bad, Scenario):
        with pytest.raises(BadScenario) as refused:
            run(bad)
        bad = refused.value
    assert bad.file == "case.txt"
    return bad


TRUE = [
    ["seat:0 is asked hunt"],
    ["seat:0 is asked with word:done hunt:clone"],
    ["seat:0 is asked hunt exactly word:done token:creature hunt:phobia hunt:fierceness hunt:clone"],
    ["seat:0 is asked hunt without token:target"],
    ["seat:0 hunt hunt:clone", "seat:0 is asked hunt with token:target"],
    ["seat:0 token:creature", "seat:0 is asked place_token about token:creature"],
    ["seat:1 is not asked", "seat:1 is not asked act", "seat:0 is not asked play"],
    ["seat:0 cannot hunt token:artemia", "seat:0 cannot hunt place:3", "seat:0 is asked hunt"],
    ["seat:0 hunt word:done", "seat:1 is asked play", "seat:1 act word:power"],
    ["seat:0 hunt word:done", "pass", "seat:1 is asked act about place:4"],
    ["seat:0 hunt token:creature", "seat:0 place_token place:9", "seat:0 hunt word:done", "seat:1 play survival:dodge"],
    ["everyone sees rescue = 14", "spectator sees phase = 2", "seat:2 sees expert = no"],
    ["seat:1 sees hunted.seat:1.hand = 5, 2, 1", "seat:1 sees hunted.seat:1.hand in order 1 2 5"],
    ["seat:1 sees hunted.seat:1.hand has place:5", "seat:1 sees hunted.seat:1.hand lacks 4 3"],
    ["seat:1 sees hunted.0.hand = 5 2 1", "seat:1 sees hunted.1.seat = 2", "everyone sees survival_discard.0 = vortex"],
    ["seat:2 sees hunted.seat:1.hand = hidden", "seat:0 sees creature.hand = clone,fierceness,phobia"],
    ["everyone sees effects = nothing", "everyone sees reason = nothing"],
    ["seat:0 hunt hunt:clone", "everyone sees effects has clone", "seat:1 sees effects.hunt:clone.about = nothing"],
    ["seat:0 hunt hunt:clone", "log has card_played card=hunt:clone", "log has card_played", "log lacks caught"],
    ["seat:0 hunt hunt:phobia", "seat:0 target_seat seat:1", "seat:1 is asked keep_hidden choosing 2 with place:5",
     "seat:1 keep_hidden place:5 place:1", "seat:0 log has hand_shown places=place:2",
     "seat:2 log lacks hand_shown", "seat:2 log has hand_shown_public"],
    ["seat:0 word:done", "seat:1 is asked play exactly word:pass", "seat:1 cannot play survival:dodge"],
    ["not over"],
    ["seat:0 hunt token:creature", "seat:0 undoes", "seat:0 is asked hunt", "seat:0 cannot undo", "seat:1 cannot undo"],
    ["everyone sees rescue is one of 13 14", "seat:1 sees side is one of a b"],
    ["seat:0 hunt hunt:clone", "log has 1 card_played", "log has 1 card_played card=hunt:clone", "log has 0 caught"],
    ["seat:0 hunt hunt:phobia", "seat:0 target_seat seat:1", "seat:1 keep_hidden place:5 place:1",
     "seat:0 log has in order card_played card=hunt:phobia then hand_shown places=place:2"],
]  # fmt: skip

FALSE = [
    ("seat:1 is asked", "seat:1 is not asked; seat:0 is asked hunt exactly"),
    ("seat:0 is asked act", "seat:0 is asked hunt exactly"),
    ("seat:0 is asked hunt with token:target", "seat:0 is asked hunt exactly"),
    ("seat:0 is asked hunt without word:done", "seat:0 is asked hunt exactly"),
    ("seat:0 is asked hunt exactly word:done", "seat:0 is asked hunt exactly"),
    ("seat:0 is asked hunt about place:4", "seat:0 is asked hunt exactly"),
    ("seat:0 is asked hunt choosing 2", "seat:0 is asked hunt exactly"),
    ("seat:0 is not asked", "seat:0 is asked hunt exactly"),
    ("seat:0 is not asked hunt", "seat:0 is asked hunt exactly"),
    ("nobody is asked", "seat:0 is asked hunt exactly"),
    ("seat:0 hunt place:4", "seat:0 is asked hunt exactly"),
    ("seat:0 hunt word:done hunt:clone", "seat:0 is asked hunt exactly"),
    ("seat:1 word:done", "seat:1 is not asked; seat:0"),
    ("seat:0 cannot hunt word:done", "seat:0 hunt word:done is taken"),
    ("seat:1 cannot act word:power", "seat:1 is not asked; seat:0"),
    ("seat:0 sees rescue = 13", "seat:0 sees rescue = 14"),
    ("everyone sees hunted.seat:1.hand = 1 2 5", "seat:0 sees hunted.seat:1.hand = hidden"),
    ("spectator sees creature.hand = clone", "spectator sees creature.hand = hidden"),
    ("seat:1 sees hunted.seat:1.hand = 1 2", "seat:1 sees hunted.seat:1.hand = 1 2 5"),
    ("seat:1 sees hunted.seat:1.hand = 1 2 5 5", "seat:1 sees hunted.seat:1.hand = 1 2 5"),
    ("seat:1 sees hunted.seat:1.hand in order 2 1 5", "seat:1 sees hunted.seat:1.hand = 1 2 5"),
    ("seat:1 sees hunted.seat:1.hand has 5 4", "seat:1 sees hunted.seat:1.hand = 1 2 5"),
    ("seat:1 sees hunted.seat:1.hand lacks 5 4", "seat:1 sees hunted.seat:1.hand = 1 2 5"),
    ("seat:0 sees hunted.seat:1.hand has 5", "seat:0 sees hunted.seat:1.hand = hidden"),
    ("seat:0 sees hunted.seat:1.hand lacks 5", "seat:0 sees hunted.seat:1.hand = hidden"),
    ("everyone sees expert = yes", "seat:0 sees expert = no"),
    ("everyone sees expert = 0", "seat:0 sees expert = no"),
    ("log has caught", "seat:0 log: nothing"),
    ("over", "seat:0 is asked hunt exactly"),
    ("seat:1 undoes", "seat:1 cannot undo; seat:0 is asked hunt"),
    ("everyone sees rescue is one of 12 13", "seat:0 sees rescue = 14"),
    ("seat:1 sees hunted.seat:1.hand is one of 1 2 5", "seat:1 sees hunted.seat:1.hand = 1 2 5"),
    ("log has 2 caught", "seat:0 log: nothing"),
    ("log has in order caught then card_played", "seat:0 log: nothing"),
]

WRONG_NAMES = [
    "seat:1 lay place:44",
    "seat:1 cannot lay place:44",
    "seat:1 is asked act with word:powre",
    "seat:1 is asked act without survival:dodgee",
    "seat:1 is asked act exactly word:nothing seat:3",
    "seat:1 is asked act about plaace:4",
    "seat:1 sees hunted.seat:1.survival lacks survival:dodgee",
    "seat:1 sees hunted.seat:1.survival lacks dodgee",
    "seat:1 sees side is one of a c",
    "seat:1 sees hunt_discard in order clone mirrage",
    "log lacks card_played card=hunt:clnoe",
    "over winners=seat:7",
]

UNREADABLE = [
    ("", 1, "scenario_none"),
    ("# nothing\n", 1, "scenario_none"),
    ("scenario: A\nplayers: 3\nplay:\npass", 1, "scenario_missing"),
    ("scenario: A\ngame: not_alone\nplayers: 3", 1, "scenario_missing"),
    ("scenario: A\ngame: nota_lone\nplayers: 3\nplay:\npass", 2, "unknown_game"),
    ("scenario: A\ngame: not_alone\nplayers: 8\nplay:\npass", 3, "bad_players"),
    ("scenario: A\ngame: not_alone\nplayers: many\nplay:\npass", 3, "scenario_number"),
    ("scenario: A\ngame: not_alone\nplayers: 99999999999999999999\nplay:\npass", 3, "scenario_number"),
    ("scenario: A\ngame: not_alone\nplayers: 3\noptions: exprt=yes\nplay:\npass", 4, "bad_option"),
    ("scenario: A\ngame: not_alone\nplayers: 3\noptions: 7\nplay:\npass", 4, "scenario_options"),
    ("scenario: A\ngame: not_alone\nplayers: 3\nplayers: 3\nplay:\npass", 4, "scenario_twice"),
    ("scenario: A\nwho: me\n", 2, "scenario_key"),
    ("scenario: A\nhello there\n", 2, "scenario_line"),
    ("play:\npass\n", 1, "scenario_section"),
    ("scenario: A\nplay: pass\n", 2, "scenario_section"),
    (HEAD + "seat:1: laid 4\nseat:1: laid 2\nplay:\npass", 8, "scenario_twice"),
    (HEAD + "seat:1: laid 4; laid 2\nplay:\npass", 7, "scenario_twice"),
    (HEAD + "seat:1: laid 14\nplay:\npass", 7, "bad_deal"),
    (HEAD + "luck: 4\n" + SEATS + "pass", 7, "bad_deal"),
    (HEAD + SEATS + "seat:3 lay place:4", FIRST, "bad_seat"),
    (HEAD + SEATS + "seat:1", FIRST, "scenario_line"),
    (HEAD + SEATS + "pass\npass the ball", FIRST + 1, "scenario_line"),
    (HEAD + SEATS + "seat:1 lya place:4", FIRST, "scenario_kind"),
    (HEAD + SEATS + "seat:1 lay", FIRST, "scenario_answer"),
    (HEAD + SEATS + "seat:1 lay place:4 quickly", FIRST, "scenario_answer"),
    (HEAD + SEATS + "seat:1 is asked lay quickly", FIRST, "scenario_asked"),
    (HEAD + SEATS + "seat:1 is asked lay with", FIRST, "scenario_asked"),
    (HEAD + SEATS + "seat:1 is asked lay choosing few", FIRST, "scenario_asked"),
    (HEAD + SEATS + "seat:1 is asked lay about place:1 place:2", FIRST, "scenario_asked"),
    (HEAD + SEATS + "seat:1 sees resque = 1", FIRST, "scenario_field"),
    (HEAD + SEATS + "seat:1 sees hunted.seat:4.hand = 1", FIRST, "scenario_item"),
    (HEAD + SEATS + "seat:1 sees rescue.left = 1", FIRST, "scenario_item"),
    (HEAD + SEATS + "seat:1 sees rescue.0 = 14", FIRST, "scenario_item"),
    (HEAD + SEATS + "seat:1 sees hunted.2.hand = 1", FIRST, "scenario_position"),
    (HEAD + SEATS + "seat:1 sees hunted.nothing.hand = 1", FIRST, "scenario_several"),
    (HEAD + SEATS + "crowd sees rescue = 1", FIRST, "bad_seat"),
    (HEAD + SEATS + "log has won", FIRST, "scenario_log"),
    (HEAD + SEATS + "log has caught where", FIRST, "scenario_pair"),
    (HEAD + SEATS + "over reason=bored", FIRST, "scenario_reason"),
    (HEAD + SEATS + "log lacks caught plaec=place:4", FIRST, "scenario_argument"),
    (HEAD + SEATS + "log has in order caught then", FIRST, "scenario_log"),
    (HEAD + SEATS + "seat:1 is not asked lya", FIRST, "scenario_kind"),
    (HEAD + SEATS + "seat:0 cannot tell the worlds apart", FIRST, "scenario_one_world"),
    (HEAD + "hunt_top: clone\n" + SEATS + "pass", 7, "bad_deal"),
    (HEAD + "other_deal:\nturn: 4\nturn: 5\nplay:\npass", 9, "scenario_twice"),
]


@pytest.mark.parametrize("play", TRUE)
def test_what_is_so_is_found_so(play: list[str]) -> None:
    assert mismatch(*play) is None


@pytest.mark.parametrize(("line", "found"), FALSE)
def test_what_is_not_so_is_explained(line: str, found: str) -> None:
    wrong = mismatch("not over", line)
    assert wrong is not None
    assert (wrong.file, wrong.line, wrong.expected) == ("case.txt", FIRST + 1, line)
    assert wrong.found.startswith(found)


@pytest.mark.parametrize(("text", "line", "cause"), UNREADABLE)
def test_what_makes_no_sense_is_refused_at_its_line(text: str, line: int, cause: str) -> None:
    refused = unreadable(text)
    assert (refused.line, refused.cause) == (line, cause)


@pytest.mark.parametrize("line", WRONG_NAMES)
def test_a_name_that_is_not_the_games_is_refused(line: str) -> None:
    """Also in a negative line, which would hold for any misspelt name."""
    refused = unreadable(HEAD + SEATS + line)
    assert (refused.line, refused.cause) == (FIRST, "bad_seat" if "seat:7" in line else "scenario_name")


def test_a_question_that_never_comes_is_named() -> None:
    for line in ("seat:1 act word:nothing", "seat:1 is asked lay", "seat:1 cannot lay place:1"):
        wrong = mismatch("seat:0 hunt hunt:clone", line)
        assert wrong is not None
        assert wrong.found.endswith(f"{line.replace('is asked ', '').replace('cannot ', '').split()[1]} never came")


ONE_WORLD = HEAD + "seat:1: laid 4\nseat:2: laid 2; survival gate\nother_deal:\nseat:1: laid 5\nplay:\n"


def in_two_worlds(*play: str) -> Mismatch | None:
    return result(ONE_WORLD + "\n".join(play))


def test_two_worlds_look_alike_to_those_who_cannot_know() -> None:
    hunting = ["seat:0 hunt token:creature", "seat:0 place_token place:8", "seat:0 hunt word:done"]
    assert in_two_worlds(*hunting, *(f"{who} cannot tell the worlds apart" for who in ("seat:0", "spectator"))) is None
    assert in_two_worlds(*hunting, "seat:1 can tell the worlds apart") is None


def test_a_difference_is_named_with_its_place() -> None:
    wrong = in_two_worlds("seat:1 cannot tell the worlds apart")
    assert wrong is not None
    assert wrong.found.startswith("seat:1 can: message 1: view.hunted.0.hand.3 = 5 in this world, 4 in the other")
    right = in_two_worlds("seat:0 can tell the worlds apart")
    assert right is not None
    assert right.found == "seat:0 cannot tell the worlds apart"


def test_what_is_revealed_can_be_told_apart() -> None:
    to_the_reveal = ["seat:0 hunt word:done", "seat:1 is asked act", "everyone sees phase = 3"]
    assert in_two_worlds(*to_the_reveal, "seat:0 can tell the worlds apart") is None


def test_an_answer_the_other_world_does_not_take_is_named() -> None:
    head = HEAD + SEATS.replace("play:\n", "other_deal:\nhunt_hand: phobia mirage\nplay:\n")
    wrong = result(head + "seat:0 hunt hunt:clone\n")
    assert wrong is not None
    assert wrong.found == "in the other world seat:0 cannot answer that"


SAME_WORLDS = {
    "the same words": "other_deal:\nhunt_hand: fierceness phobia clone\n",
    "other words for the same": "other_deal:\nhunt_hand: hunt:clone hunt:phobia hunt:fierceness\n",
    "what would be so anyway": "other_deal:\nrescue: 14\n",
    "the same hand in another order": "other_deal:\nseat:1: laid 4; hand 5 2 1; discard 3; survival dodge\n",
}


@pytest.mark.parametrize("other", SAME_WORLDS.values(), ids=SAME_WORLDS)
def test_worlds_that_differ_in_nothing_prove_nothing(other: str) -> None:
    for line in ("seat:0 cannot tell the worlds apart", "spectator can tell the worlds apart"):
        text = HEAD + SEATS.replace("play:\n", f"{other}play:\n") + line
        refused = unreadable(text)
        assert (refused.line, refused.cause) == (len(text.splitlines()), "scenario_same_worlds")


CHOSEN = HEAD.replace("phase: 2", "phase: 1") + "seat:1: survival dodge\nplay:\n"
LAYS_APART = ["in this world seat:1 lay place:4", "in the other world seat:1 lay place:5"]


def test_somebody_may_answer_differently_in_the_other_world() -> None:
    to_the_reveal = ["seat:2 lay place:2", "seat:0 hunt word:done", "pass"]
    for line in ("seat:0 cannot tell the worlds apart", "spectator cannot tell the worlds apart"):
        assert result(CHOSEN + "\n".join([*LAYS_APART, "seat:2 cannot tell the worlds apart", line])) is None
        assert result(CHOSEN + "\n".join([*LAYS_APART, *to_the_reveal[:2], line])) is None
    assert result(CHOSEN + "\n".join([*LAYS_APART, "seat:1 can tell the worlds apart"])) is None
    wrong = result(CHOSEN + "\n".join([*LAYS_APART, "seat:1 cannot tell the worlds apart"]))
    assert wrong is not None
    assert "place:4 in this world, place:5 in the other" in wrong.found


def test_each_world_can_be_looked_at() -> None:
    looks = [
        "in this world seat:1 sees hunted.seat:1.laid = 4",
        "in the other world seat:1 sees hunted.seat:1.laid = 5",
    ]
    then = ["seat:2 lay place:2", "in the other world seat:0 hunt hunt:clone", "in this world seat:0 is asked hunt"]
    assert result(CHOSEN + "\n".join([*LAYS_APART, then[0], *looks, *then[1:]])) is None
    wrong = result(CHOSEN + "\n".join([*LAYS_APART, then[0], looks[1].replace("5", "4")]))
    assert wrong is not None
    assert wrong.found == "in the other world seat:1 sees hunted.seat:1.laid = 5"


def test_the_same_answers_in_both_worlds_prove_nothing() -> None:
    same = [LAYS_APART[0], LAYS_APART[1].replace("5", "4"), "seat:2 cannot tell the worlds apart"]
    assert unreadable(CHOSEN + "\n".join(same)).cause == "scenario_same_worlds"


def test_what_is_about_both_worlds_cannot_be_said_of_one() -> None:
    for line in ("seat:0 cannot tell the worlds apart", "in this world pass"):
        assert unreadable(CHOSEN + f"in the other world {line}").cause == "scenario_both_worlds"
    assert unreadable(CHOSEN + "in this world pass").cause == "scenario_one_world"


MISSPELT = [
    ("seat:1 lya place:4", "lay"),
    ("seat:1 seees rescue = 4", "sees"),
    ("seat:1 lay plaec:4", "place:4"),
    ("seat:1 is asked act with word:powre", "word:power"),
    ("seat:1 sees resque = 1", "rescue"),
    ("seat:1 sees hunted.seat:1.survival lacks dogde", "dodge"),
    ("log has cuaght", "caught"),
    ("log has caught plaec=place:4", "place"),
    ("over reason=recsued", "rescued"),
    ("everyon sees rescue = 4", "everyone"),
    ("pas", "pass"),
    ("scenerio: Next", "scenario:"),
    ("seat:0 sees effects lacks mirrage", "mirage"),
]


@pytest.mark.parametrize(("line", "meant"), MISSPELT)
def test_a_misspelt_word_brings_a_suggestion(line: str, meant: str) -> None:
    assert unreadable(HEAD + SEATS + line).facts["meant"] == meant


MISSPELT_ABOVE = [
    ("game: notalone", "not_alone"),
    ("plyers: 3", "players"),
    ("options: exprt=yes", "expert"),
    ("options: window_order=at_onec", "at_once"),
    ("deal:\nhunt_hnad: clone", "hunt_hand"),
    ("deal:\nhunt_hand: clnoe", "clone"),
    ("deal:\nseat:1: hnad 1 2 3", "hand"),
    ("deal:\nseat:1: survival dogde", "dodge"),
    ("deal:\nphase: 1\neffects: clnoe", "clone"),
    ("dael:", "deal"),
    ("players 3", "players:"),
]


@pytest.mark.parametrize(("lines", "meant"), MISSPELT_ABOVE)
def test_a_misspelt_word_of_the_description_brings_a_suggestion(lines: str, meant: str) -> None:
    refused = unreadable(f"game: not_alone\nplayers: 3\nscenario: A\n{lines}\nplay:\npass")
    assert refused.facts["meant"] == meant


def test_the_end_of_a_game_is_seen() -> None:
    end = ["seat:0 hunt word:done", "pass", "seat:1 act word:nothing", "seat:2 act word:nothing", "pass"]
    head = HEAD.replace("phase: 2\n", "phase: 2\nrescue: 1\n")

    def after(line: str) -> Any:
        return result(head + SEATS + "\n".join([*end, line]))

    for line in ("over", "over reason=rescued", "over reason=rescued winners=seat:2 seat:1", "nobody is asked"):
        assert after(line) is None
    for line in ("not over", "over reason=assimilated", "over winners=seat:1", "seat:1 word:pass"):
        assert after(line).found.endswith("over reason=rescued winners=seat:1,seat:2")


def test_what_stands_before_the_first_scenario_holds_for_all() -> None:
    shared = "game: not_alone\nplayers: 3\nrule: Set-up\noptions: expert=yes\nseed: 4\ndeal:\nside: a\nrescue: 9\n"
    text = "scenario: One\nplay:\npass\nscenario: Two\nplayers: 4\nrule: More\ndeal:\nrescue: 8\nplay:\npass"
    first, second = readable(read_text(shared + text))
    assert (first.title, first.players, first.rules, first.seed) == ("One", 3, ("Set-up",), 4)
    assert (first.options, first.deal) == ({"expert": True}, {"side": "a", "rescue": 9})
    assert (second.title, second.players, second.rules) == ("Two", 4, ("Set-up", "More"))
    assert second.deal == {"side": "a", "rescue": 8}


def test_remarks_byte_order_marks_and_foreign_line_ends_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "case.txt"
    text = "# Żółw\n" + HEAD.replace("phase: 2", "phase: 2  # hunting") + SEATS + "pass # and wait\n"
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    [scenario] = readable(read_file(file))
    assert run(scenario) is None


def test_what_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "case.txt"
    good = HEAD + SEATS + "pass\n"
    file.write_bytes(b"scenario: A\n\xff\xfe\n" + good.encode())
    refused, scenario = read_file(file)
    assert isinstance(refused, BadScenario)
    assert (refused.line, refused.cause) == (2, "scenario_encoding")
    assert isinstance(scenario, Scenario)
