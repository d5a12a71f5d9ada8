"""What the parts of a report are made from: the tables, and the names of all that is in them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
from babel.numbers import format_decimal

from stolik.core.installed import find_game
from stolik.lab.runs.cells import AGAINST, Cell, cells
from stolik.lab.runs.plan import Plan
from stolik.lab.statistics import wilson
from stolik.text import Catalogue

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

MINUS = "\N{MINUS SIGN}"
ANYTHING = "…"
"""In a question: this differs from one decision to another."""
FIRST_SENTENCE = re.compile(r".*?(?:[?!](?= |$)|(?=\. |\.$)|$)", re.DOTALL)
"""With its question mark, but without its full stop."""


class Table(msgspec.Struct, frozen=True):
    """A table: its head and its rows, as text. The first column says what the row is about. `groups` are what each
    row is under, if there are any; rows of one group follow one another.
    """

    head: list[str]
    rows: list[list[str]]
    groups: list[str] = []


class Section(msgspec.Struct, frozen=True):
    """A part of the page. `plots` are specifications of Vega-Lite without a width; each shows the table, or a part of
    it.
    """

    title: str
    texts: list[str]
    table: Table | None = None
    plots: list[dict[str, Any]] = []


class Study:
    """A run that is reported on: `database` has its tables; `words` are the texts of the language and the game."""

    def __init__(self, database: DuckDBPyConnection, plan: Plan, words: Catalogue) -> None:
        self.database = database
        self.plan = plan
        self.words = words
        self.game = find_game(plan.game)
        self.cells: list[Cell] = cells(plan)
        self.sides = "role" if len(set(self.game.roles(max(plan.players)))) > 1 else "seat"
        """Whose wins are counted: a role's, or, if all have the same role, a seat's."""

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What a query finds."""
        return self.database.execute(query, values).fetchall()

    def say(self, id: str, **args: Any) -> str:
        """A text of the report."""
        return self.words.say(f"report-{id}", **args)

    def number(self, value: float | None, places: int = 1) -> str:
        """A number as it is written in the language."""
        if value is None or value != value:
            return "–"
        shown = format_decimal(abs(round(value, places)), format=f"#,##0.{'0' * places}", locale=self.words.lang)
        return f"{MINUS}{shown}" if round(value, places) < 0 else shown

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return self.number(100 * share)

    def share(self, count: int, whole: int) -> list[str]:
        """A share in per cent and its interval."""
        share = wilson(count, whole)
        return [self.percent(share.share), self.span(share.low, share.high)]

    def span(self, low: float, high: float, scale: float = 100) -> str:
        """The limits of an interval."""
        return self.say("span", low=self.number(scale * low), high=self.number(scale * high))

    def side(self, value: Any) -> str:
        """The name of a role or seat."""
        return str(self.words.phrase(f"{self.sides}:{value}"))

    def name(self, ref: str) -> str:
        """The name of a card, place or the like."""
        return str(self.words.phrase(ref))

    @cached_property
    def _asked_about(self) -> dict[str, str]:
        """What the questions of a kind were about; nothing if that differed."""
        kinds = "SELECT kind, CASE WHEN count(DISTINCT about) = 1 THEN any_value(about) ELSE '' END FROM decisions"
        return dict(self.rows(f"{kinds} GROUP BY kind"))

    @cached_property
    def _sentences(self) -> Counter[str]:
        return Counter(map(self._sentence, self.game.kinds))

    def question(self, kind: str) -> str:
        """A kind of questions, by the first sentence that players read; also by its name, if that is no sentence or is
        that of another kind too.
        """
        sentence, name = self._sentence(kind), kind.replace("_", " ")
        if sentence.strip(ANYTHING) == "":
            return name
        return sentence if self._sentences[sentence] < 2 else f"{sentence} ({name})"

    def _sentence(self, kind: str) -> str:
        """The first sentence of a kind of questions; nothing if the game does not have it in words."""
        if not self.words.has(f"ask-{kind}"):
            return ""
        about = self._asked_about.get(kind) or ANYTHING
        sentence = self.words.ask({"kind": kind, "about": about, "lo": 1, "hi": 1})
        first = FIRST_SENTENCE.match(sentence.removeprefix(f"{ANYTHING}: "))
        assert first is not None
        return first[0][:1].upper() + first[0][1:]

    def bots(self, written: str) -> str:
        """The names of the bots that play against each other, or of those in seats and roles, as a plan writes them."""
        sides = [" / ".join(map(self._bot, side.split(","))) for side in written.split(AGAINST)]
        return f" {self.say('against')} ".join(sides)

    def _bot(self, written: str) -> str:
        """The name of a bot, after its seat or role if there is one."""
        who, _, bot = (part.strip() for part in written.rpartition("="))
        named = self.words.say(f"bot-{bot}") if self.words.has(f"bot-{bot}") else bot
        if not who:
            return named
        kind = "" if ":" in who else "seat:" if who.isdecimal() else "role:"
        return f"{self.name(kind + who)}: {named}"

    def option(self, id: str) -> str:
        """The name of an option."""
        return self.words.say(f"option-{id}") if self.words.has(f"option-{id}") else id

    def value(self, id: str, value: Any) -> str:
        """The name of an option's value."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        message = f"option-{id}.{value}"
        return self.words.say(message) if self.words.has(message) else str(value)

    def label(self, cell: Cell) -> str:
        """What sets a cell apart from the others of the plan."""
        plan, parts = self.plan, []
        if len(plan.players) > 1:
            parts.append(self.say("players", n=cell.players))
        for id, values in plan.options.items():
            value = cell.options[id]
            if len(values) > 1:
                named = self.value(id, value)
                parts.append(f"{self.option(id)}: {named}" if isinstance(value, bool) else named)
        if len(plan.deals) > 1:
            parts.append(self.name(cell.deal))
        if len(plan.bots) > 1:
            parts.append(self.bots(cell.bots))
        return ", ".join(parts) or self.say("all")
