"""Every word of the language of effects can be said, in both languages and wherever it may stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.content.catalogues import strict

from stolik.content.effects import Amount, Check, Paid, Relation, Word, parse, parse_check, slug
from stolik.content.render import Renderer, icons
from stolik.content.vocabulary import SPECIAL, Meaning, Role, parts
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.messages import messages
from stolik.games.voidfall.content.texts import effects, texts
from stolik.games.voidfall.content.vocabulary import RULE, VOCABULARY
from stolik.text import as_fluent
from stolik.text.languages import COMPLETE

RELATIONS: tuple[Relation, ...] = (">=", "<=", "==")
ARGS: dict[str, tuple[Any, ...]] = {
    "number": (1, 2, 5),
    "effect": (Word("trade"), parse("guild + 2C")),
    "cost": (Amount(1, "C"),),
    "count": (Word("trades"),),
    "check": (Check(Word("pop"), ">=", 4), Check(Word("guilds"), "<=", 0)),
    "deed": (Word("guild"),),
}


def uses(name: str, meaning: Meaning) -> Iterator[Word]:
    """A word with no tag, each tag, all tags; with as few arguments as it takes, and with each kind of them."""
    tags = sorted(VOCABULARY.tags(meaning))
    least = len(meaning.args) - meaning.optional
    for some in ((), *((tag,) for tag in tags), tuple(tags)):
        for length in range(least, len(meaning.args) + 1):
            for turn in range(3 if meaning.args[:1] == ("number",) else 1):
                kinds = [kind.partition(":")[0] for kind in meaning.args[:length]]
                args = (ARGS[kind][turn % len(ARGS[kind])] for kind in kinds)
                yield Word(name, some, tuple(args))


WORDS = [
    pytest.param(lang, role, name, id=f"{lang}-{role}-{name}")
    for lang in COMPLETE
    for role, words in VOCABULARY.words.items()
    for name in words
    if role != "special" and name != SPECIAL and words[name].places != {RULE}
]


def examples() -> Iterator[tuple[str, str, str]]:
    """Effects of real cards, each with its sentence in English and in Polish."""
    lines = Path(__file__).with_name("voidfall_said.txt").read_text(encoding="utf-8").splitlines()
    for text, *said in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        for lang, sentence in zip(COMPLETE, said, strict=True):
            yield text, lang, sentence.strip()


def whole(text: str) -> None:
    assert text == text.strip()
    assert not re.search(r"[{}\[\]_]|  | [,;.)]|\( |\b(do|pay|count|join|unit|check)-", text), text


@pytest.mark.parametrize(("lang", "role", "name"), WORDS)
def test_every_word_can_be_said(lang: str, role: Role, name: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    for word in uses(name, VOCABULARY.words[role][name]):
        if role == "count":
            for effect in counted(word):
                whole(renderer.sentence(effect))
        else:
            for form in ("do", "to"):
                whole(renderer.clause(word, role, form))
        assert icons(word)


def counted(word: Word) -> Iterator[Word]:
    """A count in the places where one can stand."""
    gain = Amount(1, "inf")
    yield Word("per", (), (word, gain))
    yield Word("per", (), (word, gain, 2))
    for relation in RELATIONS:
        for number in (0, 1, 5):
            yield Word("when", (), (Check(word, relation, number), gain))
    for number in (0, 2):
        for relation in RELATIONS[:2]:
            inner = Check(Word("sectors", ("pure",), (Check(word, relation, number),)), ">=", 2)
            yield Word("when", (), (inner, gain))
            yield Word("where", (), (Check(word, relation, number), gain))
            yield Word("when", (), (Check(Word("here", (), (word,)), relation, number), gain))
            yield Word("place", ("void",), (Word("bounty"), Check(word, relation, number)))


@pytest.mark.parametrize(("text", "lang", "said"), list(examples()))
def test_an_effect_reads_as_a_player_would_say_it(text: str, lang: str, said: str) -> None:
    assert Renderer(strict(lang, "voidfall"), VOCABULARY).sentence(parse(text)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Win an Invasion while you have at least 2 Fleet Power there, and pay 2 Energy"),
        ("pl", "Wygraj Inwazję, gdy masz tam co najmniej 2 Siły Floty oraz zapłać 2 jednostki Energii"),
    ],
)
def test_a_condition_names_the_deed_its_checks_and_its_cost(lang: str, said: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    assert renderer.condition(parse("conquer"), [parse_check("here(power) >= 2")], parse("2E")) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Upgrade a Glory token while your total Glory is at least 6 or you have at least 2 types of fleets"),
        ("pl", "Ulepsz żeton Chwały, gdy twoja łączna Chwała wynosi co najmniej 6 lub masz co najmniej 2 rodzaje Flot"),
    ],
)
def test_a_condition_may_hold_in_another_way(lang: str, said: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    checks, others = [parse_check("glory >= 6")], [parse_check("fleet_kinds >= 2")]
    assert renderer.condition(parse("upgrade"), checks, None, others) == said


@pytest.mark.parametrize(
    ("lang", "deed", "check", "said"),
    [
        ("en", "conquer", "done(abandon) == 0", "Win an Invasion while this turn you abandoned no sector"),
        ("pl", "conquer", "done(abandon) == 0", "Wygraj Inwazję, gdy w tej turze nie opuszczono żadnego Sektora"),
        ("en", "conquer", "lost <= 1", "Win an Invasion while you lost at most 1 Fleet Power"),
        ("pl", "regroup", "amount >= 3", "Przegrupuj Floty, wykonując co najmniej 3 ruchy"),
    ],
)
def test_a_condition_says_what_was_done(lang: str, deed: str, check: str, said: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    assert renderer.condition(parse(deed), [parse_check(check)]) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Deploy at least 2 Fleet Power"), ("pl", "Rozmieść co najmniej 2 Siły Floty")],
)
def test_a_deed_may_say_its_check_along(lang: str, said: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    assert renderer.condition(parse("deploy"), [parse_check("amount >= 2")]) == said


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_row_can_be_said(lang: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    for row in BOOK.rows():
        for said in texts(row):
            if isinstance(said.node, Check):
                whole(renderer.check(said.node))
            elif said.role != "check":
                whole(renderer.sentence(said.node, said.role))


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_book_becomes_messages_that_can_be_sent(lang: str) -> None:
    computed = messages(BOOK, strict(lang, "voidfall"))
    for id, text in computed.items():
        assert text
        if "icons" not in id:
            whole(text)
    assert not [entry for entry in FluentParser().parse(as_fluent(computed)).body if isinstance(entry, ast.Junk)]


def test_what_the_messages_of_the_book_say() -> None:
    said = messages(BOOK, strict("en", "voidfall"))
    assert said["effect-guild_s"] == "Establish a Scientists' Guild"
    assert said["effect-guild_s.icons"] == "[guild.S]"
    assert said["cost-1c_1e"] == "Pay 1 Credit and 1 Energy"
    assert said["action-conquest_engage.does"] == "Pay 2 Energy to invade a sector or regroup your fleets"
    assert said["house-valnis.society2"] == "Raise a Pure Population by 1"
    assert said["house-valnis.society2-icons"] == "[raise]"
    assert said["bounty-food.icons"] == "2[F] / 1[inf]"
    assert said["crisis-hunt_the_herald.deed"] == "Win an Invasion, and pay 1 Energy"


def test_no_two_effects_share_a_message() -> None:
    found: dict[str, str] = {}
    for row in BOOK.rows():
        for role, effect in effects(row):
            for part_role, part in parts(VOCABULARY, effect, role):
                assert found.setdefault(f"{part_role}-{slug(str(part))}", str(part)) == str(part)


def test_the_client_draws_every_icon_of_the_book() -> None:
    """tests/web/voidfall/icons.test.ts draws those of this list."""
    lines = [text for id, text in messages(BOOK, strict("en", "voidfall")).items() if id.endswith("icons")]
    used = sorted({icon for line in lines for icon in re.findall(r"\[([^\]]+)\]", line)})
    assert used == Path("tests/web/voidfall/icons.txt").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_amount_can_be_said(lang: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    for place in VOCABULARY.places.values():
        for role, units in place.units.items():
            for unit in units:
                for count in (1, 2, 5, 22):
                    assert str(count) in renderer.clause(Amount(count, unit), role)


def test_parts_are_what_can_be_chosen_with_their_role() -> None:
    found = parts(VOCABULARY, parse("(1S -> technology[basic]) / 3C + here(guild / raise)"))
    assert [f"{role} {part}" for role, part in found] == [
        "effect 1S -> technology[basic] / 3C + here(guild / raise)",
        "effect 1S -> technology[basic]",
        "cost 1S",
        "effect technology[basic]",
        "effect 3C + here(guild / raise)",
        "effect 3C",
        "effect here(guild / raise)",
        "effect guild / raise",
        "effect guild",
        "effect raise",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("2E -> (invade / regroup)", "2[E] → [invade] / [regroup]"),
        ("guild[F] + per(guilds[pure S], 1inf)", "[guild.F] + 1[inf] × [guilds.pure.S]"),
        ("(1S -> technology[basic]) / 3C", "(1[S] → [technology.basic]) / 3[C]"),
        ("(upgrade + activate(2)) / 1C 1E", "[upgrade] + 2[activate] / 1[C] 1[E]"),
        ("upgrade + (activate(1) / trade)", "[upgrade] + ([activate] / [trade])"),
        ("when(sectors[pure](pop >= 6) >= 1, 5inf)", "[when][sectors.pure]([pop]≥6)≥1:5[inf]"),
        ("recall(1) -> here(guild + installation)", "[recall] → [here]([guild] + [installation])"),
        ("place[adjacent](void(2) guild[C])", "[place.adjacent](2[void] [guild.C])"),
        ("place[all](void(1), pop >= 4)", "[place.all][void]:([pop]≥4)"),
        ("per(guilds[pure F], 5inf, 2)", "5[inf] × 2[guilds.pure.F]"),
        ("per(kept_corruption, 2F + 1inf)", "(2[F] + 1[inf]) × [kept_corruption]"),
    ],
)
def test_a_line_of_icons(text: str, line: str) -> None:
    assert icons(parse(text)) == line


def test_what_is_missing_shows_as_its_id() -> None:
    assert Renderer(strict("en", "voidfall"), VOCABULARY).words.has("do-trade")
    loose = Renderer(Silent(), VOCABULARY)
    assert loose.clause(Paid(Amount(1, "C"), Word("trade"))) == "join-paid"


class Silent:
    """A catalogue without messages."""

    lang = "en"

    def say(self, id: str, /, **args: Any) -> str:
        return id

    def has(self, id: str) -> bool:
        return False

    def phrase(self, value: Any) -> Any:
        return value
