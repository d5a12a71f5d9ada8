"""`stolik play` and `stolik replay`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tests.cli.command import stolik

import stolik as house

FIRST_ANSWERS = "1\n" * 2000


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seat", ["0", "1", "3"])
def test_a_whole_game_can_be_played(seat: str, lang: str) -> None:
    ended = stolik("play", "not_alone", "--seat", seat, "--seed", "9", "--bots", "random", "--lang", lang,
                   typed=FIRST_ANSWERS)  # fmt: skip
    assert (ended.code, ended.err) == (0, "")
    assert {"en": "The game is over. Winners:", "pl": "Koniec gry. Wygrywa:"}[lang] in ended.out
    assert {"en": "Turn 2", "pl": "Tura 2"}[lang] in ended.out
    assert not [line for line in ended.out.splitlines() if "Traceback" in line]


def test_others_secrets_are_not_shown() -> None:
    ended = stolik("play", "not_alone", "--seed", "3", "--bots", "random", typed="1\nq\n")
    shown = ended.out.partition("Your answer")[0]
    assert "Hunted 1 (you)" in shown
    assert shown.count("? 1 2 3 4 5") == 2


def test_letters_explain_undo_and_leave() -> None:
    ended = stolik("play", "not_alone", "--seed", "3", "--bots", "random", typed="?\nu\nx\n0\n99\n-1\n1 2\n\nq\n1\n")
    assert ended.code == 0
    assert "Jungle (2): Return the Jungle to your hand" in ended.out
    assert "There is nothing you can take back" in ended.out
    assert ended.out.count("That is not one of the answers.") == 6
    assert ended.out.rstrip().endswith("You have left the table.")


def test_the_end_of_input_leaves() -> None:
    ended = stolik("play", "not_alone", "--seed", "3", typed="")
    assert ended.code == 0
    assert ended.out.rstrip().endswith("You have left the table.")


def test_a_game_that_was_kept_can_be_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = stolik("play", "not_alone", "--seed", "9", "--bots", "random", "--save", str(file), typed=FIRST_ANSWERS)
    assert f"The game is kept in {file}." in played.out
    position = house.Position.load(file.read_bytes())
    assert position.over

    checked = stolik("replay", str(file), "--check")
    assert (checked.code, checked.err) == (0, "")
    assert f"{len(position.history)} answers replayed" in checked.out

    told = stolik("replay", str(file), "--lang", "pl")
    assert told.code == 0
    assert "Zaczyna się tura 1." in told.out
    assert "Koniec gry." in told.out

    facts = json.loads(stolik("replay", str(file), "--json").out)
    assert facts["same"] is True
    assert facts["answers"] == len(position.history)
    assert len(facts["log"]) == len(position.log(None))
    assert facts["outcome"]["reason"] in ("assimilated", "rescued")


def test_a_seat_hears_what_it_heard(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    position = house.new_game("not_alone", players=3, seed=4)
    end = house.playout(position, house.random_policy(Random(4)), record=True)
    file.write_bytes(end.save())
    for seat in (None, "0", "seat:2"):
        args = [] if seat is None else ["--seat", seat]
        log = json.loads(stolik("replay", str(file), "--json", *args).out)["log"]
        viewer = None if seat is None else int(seat[-1])
        assert [line["id"] for line in log] == [entry.id for entry in end.log(viewer)]


def test_a_changed_save_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stolik("play", "not_alone", "--seed", "9", "--bots", "random", "--save", str(file), typed="1\n1\n1\nq\n")
    assert stolik("replay", str(file), "--check").code == 0
    assert "not over yet" in stolik("replay", str(file)).out
    save = json.loads(file.read_bytes())
    save["answers"].pop(1)
    file.write_text(json.dumps(save))
    changed = stolik("replay", str(file), "--check")
    assert changed.code == 1
    assert "does not follow from its beginning" in changed.err
    assert json.loads(stolik("replay", str(file), "--check", "--json").out)["same"] is False


@pytest.mark.parametrize(
    ("lang", "name", "starting", "nothing"),
    [("en", "Influence", "Influence: 10 = at the start 10", "There is nothing to explain."),
     ("pl", "wpływ", "Wpływ: 10 = na początku 10", "Nie ma tu czego objaśniać.")],
)  # fmt: skip
def test_a_name_is_answered_with_why_the_thing_is_as_it_is(lang: str, name: str, starting: str, nothing: str) -> None:
    asked = stolik("play", "voidfall", "--players", "1", "--seed", "3", "--option", "scenario=introduction",
                   "--lang", lang, typed=f"? {name}\n? nobody\nq\n")  # fmt: skip
    assert asked.code == 0
    assert starting in asked.out
    assert asked.out.count(nothing) == 1


def test_an_answer_says_what_it_leads_to_and_is_not_given() -> None:
    asked = stolik("play", "voidfall", "--players", "1", "--seed", "3", "--option", "scenario=introduction",
                   "--lang", "en", typed="=1\n= 2\n=99\nq\n")  # fmt: skip
    assert asked.code == 0
    assert "First House gains Corruption in the second Agenda slot." in asked.out
    assert "First House gains Corruption in the third Agenda slot." in asked.out
    assert asked.out.count("That is not one of the answers.") == 1
    assert asked.out.count("Face of Evil: you gain Corruption.") == 1
