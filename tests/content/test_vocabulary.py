"""A vocabulary says where each of its words may stand; what it does not say is refused by name."""

from __future__ import annotations

import pytest

from stolik.content.effects import parse
from stolik.content.errors import BadEffect, BadWord
from stolik.content.vocabulary import Meaning, Place, Role, Vocabulary, arguments, parts

COINS = frozenset({"coin", "gem"})


def toy() -> Vocabulary:
    """Cards of fruit, sung about and paid for."""
    found = Vocabulary(
        kinds={"fruit": ("apple", "pear", "plum"), "place": ("hill", "well")},
        places={
            "card": Place(
                about="what a card does",
                units={"effect": COINS, "cost": frozenset({"coin"})},
                signs={"effect": frozenset({"/", "+", "->"})},
            ),
            "goal": Place(about="what a goal counts", units={"effect": COINS}),
        },
    )
    card, goal = frozenset({"card"}), frozenset({"goal"})
    for meaning in (
        Meaning(name="pick", role="effect", places=card, tags="fruit+ ripe? / place", args=("number",), optional=1),
        Meaning(name="sell", role="effect", places=card, args=("number",), most=300),
        Meaning(name="per", role="effect", places=card | goal, args=("count", "effect")),
        Meaning(name="when", role="effect", places=card | goal, args=("check", "effect")),
        Meaning(name="once", role="effect", places=card, args=("effect:goal",)),
        Meaning(name="after", role="effect", places=card, args=("deed", "effect")),
        Meaning(name="offer", role="effect", places=card, args=("cost",)),
        Meaning(name="special", role="effect", places=card | goal),
        Meaning(name="pick", role="cost", places=card),
        Meaning(name="trees", role="count", places=card | goal, tags="/ fruit", most=50),
        Meaning(name="jars", role="count", places=card),
        Meaning(name="pick", role="deed", places=card, tags="fruit"),
        Meaning(name="fly", role="special", places=card),
    ):
        found.add(meaning)
    return found


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("pick[apple]", "card"), ("pick[plum apple ripe](3)", "card"), ("pick[ripe pear]", "card"),
        ("sell(300)", "card"), ("pick[hill]", "card"), ("1coin 2gem", "goal"), ("2coin -> pick[pear] / 1gem", "card"),
        ("(pick -> 1coin) + sell(1)", "card"), ("per(trees, 1gem)", "goal"), ("when(trees[pear] >= 50, 1gem)", "goal"),
        ("once(per(trees[apple], 1coin))", "card"), ("after(pick[plum], pick[plum])", "card"), ("special[fly]", "card"),
        ("when(jars == 0, offer(1coin pick))", "card"),
    ],
)  # fmt: skip
def test_what_is_declared_is_legal(text: str, place: str):
    toy().check_text(text, "effect", place)


@pytest.mark.parametrize(
    ("text", "place", "reason", "word"),
    [
        ("dance", "card", "word", "dance"),
        ("pick[pear]", "goal", "place", "pick"),
        ("1coin / 1gem", "goal", "place", "/"),
        ("1coin + 1gem", "goal", "place", "+"),
        ("2coin -> 1gem", "goal", "place", "->"),
        ("1gem -> 1coin", "card", "unit", "1gem"),
        ("1stone", "card", "unit", "1stone"),
        ("once(pick[pear])", "card", "place", "pick"),
        ("per(jars, 1gem)", "goal", "place", "jars"),
        ("when(jars >= 1, 1gem)", "goal", "place", "jars"),
        ("pick[stone]", "card", "tag", "stone"),
        ("pick", "card", "shape", "pick"),
        ("pick[ripe]", "card", "shape", "pick[ripe]"),
        ("pick[pear pear]", "card", "shape", "pick[pear pear]"),
        ("pick[pear hill]", "card", "shape", "pick[pear hill]"),
        ("pick[hill well]", "card", "shape", "pick[hill well]"),
        ("pick[pear](1, 2)", "card", "arguments", "pick"),
        ("pick[pear](21)", "card", "number", "21"),
        ("pick[pear](0)", "card", "number", "0"),
        ("sell(301)", "card", "number", "301"),
        ("when(trees >= 51, 1gem)", "card", "number", "51"),
        ("0coin", "card", "number", "0"),
        ("sell", "card", "arguments", "sell"),
        ("sell(1gem)", "card", "arguments", "1gem"),
        ("when(1gem, 1gem)", "card", "arguments", "1gem"),
        ("per(trees >= 1, 1gem)", "card", "arguments", "trees >= 1"),
        ("per(1, 1gem)", "card", "arguments", "1"),
        ("special[swim]", "card", "special", "swim"),
        ("special[fly]", "goal", "special", "fly"),
        ("offer(sell(1))", "card", "word", "sell"),
        ("1coin " * 90, "card", "size", ("1coin " * 90)[:40]),
        ("(" * 13 + "1coin" + ")" * 13, "card", "size", "(" * 13 + "1coin" + ")" * 13),
    ],
)
def test_what_is_not_declared_is_refused_by_name(text: str, place: str, reason: str, word: str):
    with pytest.raises(BadEffect) as caught:
        toy().check_text(text, "effect", place)
    assert (caught.value.details["reason"], caught.value.details["word"]) == (reason, word)


@pytest.mark.parametrize(
    ("name", "role", "places", "reason"),
    [
        ("sell", "effect", frozenset({"card"}), "twice"),
        ("sing", "effect", frozenset(), "place"),
        ("sing", "effect", frozenset({"card", "moon"}), "place"),
    ],
)
def test_a_word_declared_twice_or_without_a_place_is_refused(
    name: str, role: Role, places: frozenset[str], reason: str
):
    with pytest.raises(BadWord) as caught:
        toy().add(Meaning(name=name, role=role, places=places))
    assert (caught.value.details["word"], caught.value.details["reason"]) == (name, reason)


@pytest.mark.parametrize("kind", ["numbr", "effect:moon", ""])
def test_a_kind_of_argument_that_does_not_exist_is_refused(kind: str):
    with pytest.raises(BadWord) as caught:
        toy().add(Meaning(name="sing", role="effect", places=frozenset({"card"}), args=("number", kind)))
    assert (caught.value.details["reason"], caught.value.details["argument"]) == ("argument", kind)


def test_a_word_may_mean_something_else_in_another_role():
    toy().add(Meaning(name="sell", role="deed", places=frozenset({"card"})))


def test_the_words_of_a_place():
    assert [meaning.name for meaning in toy().meant_in("effect", "goal")] == ["per", "special", "when"]


def test_parts_that_can_be_chosen_have_their_role():
    effect = parse("pick -> once(1gem / offer(1coin))")
    assert [(role, str(part)) for role, part in parts(toy(), effect)] == [
        ("effect", "pick -> once(1gem / offer(1coin))"),
        ("cost", "pick"),
        ("effect", "once(1gem / offer(1coin))"),
        ("effect", "1gem / offer(1coin)"),
        ("effect", "1gem"),
        ("effect", "offer(1coin)"),
        ("cost", "1coin"),
    ]


def test_arguments_have_their_role():
    word = parse("after(pick[plum], per(trees, 1coin))")
    assert [(str(arg), role) for arg, role in arguments(toy(), word, "effect")] == [  # type: ignore[arg-type]
        ("pick[plum]", "deed"),
        ("per(trees, 1coin)", "effect"),
    ]
