"""The effect language: what is written is what is read, and what is wrong is named."""

from __future__ import annotations

import pytest

from stolik.content.effects import All, Amount, AnyOf, Check, OneOf, Paid, Word, parse, slug
from stolik.content.errors import BadContent, BadEffect
from stolik.content.rows import read_rows
from stolik.games.voidfall.content.kinds import Agenda
from stolik.games.voidfall.content.vocabulary import VOCABULARY


def test_signs_bind_as_on_the_cards():
    assert parse("agenda + 2C / invade") == OneOf((AnyOf((Word("agenda"), Amount(2, "C"))), Word("invade")))
    assert parse("1C 1S -> activate(2)") == Paid(All((Amount(1, "C"), Amount(1, "S"))), Word("activate", (), (2,)))
    assert parse("per(guilds[S C], 1inf)") == Word("per", (), (Word("guilds", ("S", "C")), Amount(1, "inf")))
    assert parse("when(pop >= 4, trade)") == Word("when", (), (Check(Word("pop"), ">=", 4), Word("trade")))


@pytest.mark.parametrize(
    "text",
    [
        "2E", "invade / regroup", "(upgrade + activate(1)) / advance", "1C / (2E / trade) + regroup",
        "here(guild + installation)", "(1S -> technology[basic]) / 3C", "(2E -> trade) -> bounty",
        "(activate(1) trade) raise", "per(stock[F E M], 1inf, 2)", "up_to(2, raise)",
    ],
)  # fmt: skip
def test_an_effect_is_written_as_it_was_read(text):
    assert parse(str(parse(text))) == parse(text)


def test_a_slug_says_the_effect_in_letters():
    assert slug("guild[F] / 2C + 1inf -> trade") == "guild_f_or_2c_and_1inf_for_trade"


@pytest.mark.parametrize(
    ("text", "word"),
    [("agenda +", "agenda +"), ("invade)", ")"), ("invade / ?", "?"), ("guild[F", "["), ("when(1C >= 2, trade)", ">=")],
)
def test_what_cannot_be_read_is_named(text, word):
    with pytest.raises(BadEffect) as caught:
        parse(text)
    assert caught.value.details == {"reason": "syntax", "word": word, "text": text}


@pytest.mark.parametrize(
    ("text", "role", "reason", "word"),
    [
        ("2X", "cost", "unit", "2X"),
        ("2inf", "cost", "unit", "2inf"),
        ("dance", "effect", "word", "dance"),
        ("invade", "cost", "word", "invade"),
        ("guild[X]", "effect", "tag", "X"),
        ("activate", "effect", "arguments", "activate"),
        ("activate(trade)", "effect", "arguments", "trade"),
        ("here(guild[Z])", "effect", "tag", "Z"),
        ("per(guild, 1inf)", "effect", "word", "guild"),
        ("when(trade, 1inf)", "effect", "arguments", "trade"),
        ("1C -> trade + 1X", "effect", "unit", "1X"),
    ],
)
def test_what_the_vocabulary_does_not_know_is_named(text, role, reason, word):
    with pytest.raises(BadEffect) as caught:
        VOCABULARY.check(parse(text), role, "action")
    assert caught.value.details["reason"] == reason
    assert caught.value.details["word"] == word


def check(agenda: Agenda) -> None:
    for objective in agenda.objectives:
        VOCABULARY.check(objective, "effect", "agenda")


@pytest.mark.parametrize(
    ("text", "reason", "row"),
    [
        ("[[agenda", "toml", ""),
        ("agenda = 3", "rows", "agenda"),
        ('[[agenda]]\nid = "a"\ntype = "joy"\nobjectives = []', "type", "a"),
        ('[[agenda]]\nid = "a"\ntype = "might"\nobjectives = ["1X"]', "unit", "a"),
        ('[[agenda]]\nid = "a"\ntype = "might"\nobjectives = []\n' * 2, "twice", "a"),
    ],
)
def test_a_damaged_file_is_refused_by_file_and_row(tmp_path, text, reason, row):
    file = tmp_path / "agendas.toml"
    file.write_text(text)
    with pytest.raises(BadContent) as caught:
        read_rows(file, "agenda", Agenda, check)
    assert caught.value.details["file"] == "agendas.toml"
    assert (caught.value.details["reason"], caught.value.details["row"]) == (reason, row)
