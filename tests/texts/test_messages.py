"""Every needed message exists in every language, and every sentence is complete."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stolik
from stolik.core.game import Game
from stolik.core.position import Position
from stolik.core.seat.explaining import with_explanation
from stolik.text import catalogue
from stolik.text.languages import COMPLETE, DEFAULT, LANGUAGES
from stolik.text.needed import needed

GAMES = [pytest.param(game, id=id) for id, game in stolik.games().items()]
HOUSE = ["", *stolik.games()]


def errors(base: type[stolik.StolikError] = stolik.StolikError) -> Iterator[str]:
    yield base.id
    for kind in base.__subclasses__():
        yield from errors(kind)


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_message_it_calls_for(game: Game[Any], lang: str) -> None:
    texts = catalogue(lang, game.id)
    assert not [id for id in sorted(needed(game)) if not texts.has(id)]


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_texts_that_follow_an_option_name_one_of_its_other_values(game: Game[Any], lang: str) -> None:
    """`item-longsword.text-longsword-three` replaces `.text` if the option `longsword` is `three`."""
    other = {f"-{o.id}-{str(v).lower()}" for o in game.options for v in o.values if v != o.default}
    for id, _ in patterns(lang, game.id):
        part = id.partition(".")[2]
        if part.startswith(("text-", "when-")):
            assert part[4:] in other, id
            assert catalogue(lang, game.id).has(f"{id.partition('.')[0]}.{part[:4]}"), id


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "voidfall"])
def test_each_role_has_its_aim_and_a_turn_explained(game: str, lang: str) -> None:
    texts = catalogue(lang, game)
    for role in set(stolik.games()[game].roles(4)):
        assert not [part for part in ("short", "aim", "turn1", "turn2", "tip1") if not texts.has(f"how-{role}.{part}")]


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_left_over(game: Game[Any], lang: str) -> None:
    spoken = {id for id, _ in patterns(lang, game.id) if re.match(r"(ask|log|option|reason)-", id)}
    variants = {id for id in spoken for kind in game.kinds if id.startswith((f"ask-{kind}-", f"ask-{kind}.none"))}
    again = {id for id in spoken if id.startswith("log-") and id.endswith(".again")}
    assert {id.removesuffix(".again") for id in again} | (spoken - variants - again) <= needed(game)


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_error_can_be_told(lang: str) -> None:
    assert not [id for id in sorted(set(errors())) if not catalogue(lang).has(f"error-{id}")]


@pytest.mark.parametrize("game", HOUSE)
def test_languages_say_the_same_with_the_same_arguments(game: str) -> None:
    """Languages may count by different variables. `ours` marks names that only one language had to invent, and each
    language has the forms of names that its sentences want.
    """
    told = {
        lang: {
            id: variables(pattern, Printed())
            for id, pattern in patterns(lang, game)
            if "ours" not in re.split(r"[.-]", id) and id.partition(".")[2] not in forms(catalogue(lang, game).sources)
        }
        for lang in COMPLETE
    }
    first, *others = (told[lang] for lang in COMPLETE)
    for other in others:
        assert other == first


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_a_language_says_nothing_that_the_first_one_does_not(game: str, lang: str) -> None:
    assert strangers(catalogue(lang, game).sources, catalogue(DEFAULT, game).sources) == []


def test_a_message_that_nothing_calls_for_is_told_by_file_line_and_name() -> None:
    english = {"en/game.ftl": "game-x = The game of { $name }\nours-name = Ours\n"}
    german = {
        "de/names.ftl": "-spiel = Spiel\n",
        "de/game.ftl": "# Eins\n\ngame-x = Das { -spiel } von { $nmae }\n    .dat = Dem\n\ngmae-x = Spiel\n\n!\n",
    }
    assert strangers(german, english) == [
        "de/game.ftl:3: game-x has no argument nmae",
        "de/game.ftl:6: there is no message gmae-x",
        "de/game.ftl:8: this cannot be read: !",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_every_message_comes_out_whole(game: str, lang: str) -> None:
    texts = catalogue(lang, game)
    messages = dict(patterns(lang, game))
    for id, pattern in messages.items():
        reader = Used()
        wanted = variables(pattern, reader)
        wanted |= {name for other in reader.messages & messages.keys() for name in variables(messages[other], Used())}
        for number in (0, 1, 2, 5, 22):
            said, problems = texts.render(id, **dict.fromkeys(wanted, number))
            assert not problems, (id, problems)
            assert said, id
            assert not re.search(r"[{}\u2068\u2069]|  |\.\.$", said), (id, said)


@pytest.mark.parametrize("game", HOUSE)
def test_polish_counts_its_own_way(game: str) -> None:
    """A Polish plural needs forms for 1, 2 and 5, unless two of them are equal."""
    for id, pattern in patterns("pl", game):
        reader = Used()
        reader.visit(pattern)
        for forms in reader.forms:
            assert "one" not in forms or {"few", "many"} <= forms or forms == {"one", "other"}, id


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_explanations_have_at_most_two_sentences(game: Game[Any], lang: str) -> None:
    texts = catalogue(lang, game.id)
    for ref in sorted(game.refs):
        said = texts.say(ref.replace(":", "-") + ".text")
        assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 2, said


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_told(game: Game[Any], lang: str) -> None:
    """Questions and log lines of random games, with the arguments of the rules."""
    texts = catalogue(lang, game.id)
    rng = Random(5)
    for players in range(game.players[0], game.players[1] + 1):
        position = stolik.new_game(game.id, players=players, seed=players, options=game.random_options(players, rng))
        while not position.over:
            seat = rng.choice(sorted(position.pending))
            question = position.pending[seat]
            wire = question.wire()
            said, problems = texts.render(f"ask-{wire['kind']}", about=wire["about"], lo=wire["lo"], hi=wire["hi"])
            assert not problems, (said, problems)
            for told in explained(position, seat):
                said, problems = texts.render(told["id"], **told.get("args", {}))
                assert not problems, (said, problems)
            position.answer(seat, question.sample(rng))
        for entry in [line for seat in (None, *range(players)) for line in position.log(seat)]:
            said, problems = texts.render(f"log-{entry.id}", **entry.args)
            assert not problems, (said, problems)
            assert not re.search(r"\b[a-z]+:[A-Za-z0-9_]+", said), said


def explained(position: Position, seat: int) -> list[dict[str, Any]]:
    """All explanations of a seat's question. An explained answer must be one of its options."""
    wire = with_explanation(position, seat, position.pending[seat])
    says = wire.get("says", {})
    about = {**says.get("does", {}), **says.get("warn", {})}
    assert set(about) <= set(wire["options"])
    asked = [says["ask"]] if "ask" in says else []
    facts = {"about": wire["about"], "lo": wire["lo"], "hi": wire["hi"]}
    return [
        one | {"args": facts | one.get("args", {})}
        for one in (*asked, *says.get("does", {}).values(), *says.get("warn", {}).values())
    ]


def forms(sources: Mapping[str, str]) -> set[str]:
    """The forms of names that the sentences of a language want."""
    return {found for text in sources.values() for found in re.findall(r'FORM\(\$\w+, "(\w+)"', text)}


@cache
def parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def entries(lang: str, game: str) -> Iterator[tuple[str, ast.Message]]:
    """All messages of the shell and a game. Syntax errors and duplicate ids are errors."""
    known: set[str] = set()
    for name, text in catalogue(lang, game).sources.items():
        for entry in parsed(text).body:
            assert not isinstance(entry, ast.Junk), (name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in known, (name, entry.id.name)
                known.add(entry.id.name)
                yield entry.id.name, entry


def patterns(lang: str, game: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Each message and attribute."""
    for id, entry in entries(lang, game):
        if entry.value is not None:
            yield id, entry.value
        for attribute in entry.attributes:
            yield f"{id}.{attribute.id.name}", attribute.value


def strangers(sources: Mapping[str, str], first: Mapping[str, str]) -> list[str]:
    """What is wrong with the catalogues of a language, each with file and line: what cannot be read, and messages and
    printed arguments that the first language does not have. Terms, attributes (such as cases of a name or of a kind of
    names), what a form is chosen by, and what is said of invented names (`ours`) are a language's own affair.
    """
    known = {
        entry.id.name: variables(entry, Used())
        for text in first.values()
        for entry in parsed(text).body
        if isinstance(entry, ast.Message)
    }
    found, wanted = [], forms(sources)
    for file, text in sources.items():
        for entry in parsed(text).body:
            assert entry.span is not None
            where = f"{file}:{text.count(chr(10), 0, entry.span.start) + 1}"
            if isinstance(entry, ast.Junk):
                found.append(f"{where}: this cannot be read: {(entry.content or '').strip()[:40]}")
            elif isinstance(entry, ast.Message) and entry.id.name in known:
                own = [entry.value, *(one.value for one in entry.attributes if one.id.name not in wanted)]
                said = set().union(*(variables(pattern, Printed()) for pattern in own if pattern is not None))
                others = said - known[entry.id.name]
                found += [f"{where}: {entry.id.name} has no argument {name}" for name in sorted(others)]
            elif isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith("ours-"):
                found.append(f"{where}: there is no message {entry.id.name}")
    return found


class Used(Visitor):
    """Collects the variables, the sets of plural forms and the other messages in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.forms.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


class Printed(Used):
    """Leaves out the variables that only choose a plural form."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)


def variables(pattern: ast.Pattern | ast.Message, reader: Used) -> set[str]:
    reader.visit(pattern)
    return reader.variables
