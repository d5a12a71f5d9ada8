"""Texts: Fluent catalogues of the program and of each game, in every language.

Rules use message ids and references (`hunt:clone`, `place:4`); a catalogue turns them into sentences.
The program's texts are beside this file, a game's in its folder `text/`, as `<lang>.ftl` or `<part>.<lang>.ftl`.
Two games may use the same id for different things, so a catalogue holds the program's texts and at most one game's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from stolik.registry import games

LANGUAGES = ("en", "pl")
"""Languages in which every text exists; the first is the default."""

_REFERENCE = re.compile(r"[a-z][a-z_]*:[A-Za-z0-9_]+")


class Catalogue:
    """All messages of one language. A missing message or name is shown as its id."""

    def __init__(
        self,
        lang: str,
        sources: Mapping[str, str],
        names: Mapping[str, str] | None = None,
        options: Mapping[str, bool | str] | None = None,
    ) -> None:
        """`sources` maps file names to Fluent text; `names` maps references (`seat:2`) to names known only at the
        table; `options` are the table's options: if option `longsword` is `three` and the message
        `item-longsword.text-longsword-three` exists, it replaces `item-longsword.text`.
        """
        self.lang = lang
        self.sources = sources
        self.names = dict(names or {})
        self.options = dict(options or {})
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in sources.values():
            self._bundle.add_resource(FluentResource(text))

    def seated(self, names: Mapping[str, str], options: Mapping[str, bool | str] | None = None) -> Catalogue:
        """The same messages at a table with these names of references (`seat:2`) and these options."""
        return Catalogue(self.lang, self.sources, names, options)

    def has(self, id: str) -> bool:
        """Whether the message `id`, or its attribute `id.attribute`, exists."""
        return self._pattern(id) is not None

    def say(self, id: str, /, **args: Any) -> str:
        """The message `id` (or `id.attribute`); references among `args` become names, lists one phrase."""
        return self.render(id, **args)[0]

    def ask(self, question: Mapping[str, Any]) -> str:
        """The sentence of a question in wire form (`kind`, `about`, `lo`, `hi`)."""
        facts = {"about": question["about"], "lo": question["lo"], "hi": question["hi"]}
        ask = question.get("says", {}).get("ask")
        if ask:
            return self.say(ask["id"], **facts | ask.get("args", {}))
        return self.say(f"ask-{question['kind']}", **facts)

    def complain(self, id: str, details: Mapping[str, Any], question: Mapping[str, Any] | None = None) -> str:
        """The sentence of error `id`: the game's own `refused-<reason>` if it has one for the reason in `details`, else
        the program's last variant named after the reason or an argument.
        `question` is the open question in wire form, to name the legal answers.
        """
        facts = dict(details)
        if question is not None:
            facts |= {"question": self.ask(question), **{part: question[part] for part in ("options", "lo", "hi")}}
            facts["reason"] = question["type"]
        refusal = f"refused-{details.get('reason')}"
        if self.has(refusal):
            return self.say(refusal, **facts)
        for variant in (facts.get("reason"), *reversed(facts)):
            if self.has(f"error-{id}.{variant}"):
                return self.say(f"error-{id}.{variant}", **facts)
        return self.say(f"error-{id}", **facts)

    def render(self, id: str, /, **args: Any) -> tuple[str, list[Exception]]:
        """Like `say`, and a list of errors: an unknown id, a missing argument."""
        pattern = self._pattern(id)
        if pattern is None:
            return id, [LookupError(id)]
        text, problems = self._bundle.format_pattern(pattern, {name: self.phrase(v) for name, v in args.items()})
        return str(text), problems

    def phrase(self, value: Any) -> Any:
        """An argument as written in a sentence: a reference as its name, a list joined by the language's "and"."""
        if isinstance(value, str) and _REFERENCE.fullmatch(value):
            if value in self.names:
                return self.names[value]
            id = value.replace(":", "-")
            return self.say(id) if self.has(id) else value.removeprefix("number:")
        if isinstance(value, (list, tuple)):
            parts = [str(self.phrase(v)) for v in value]
            return format_list(parts, locale=self.lang) if parts else self.say("list-empty")
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        return value if isinstance(value, (int, float, str)) else str(value)

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        if not attribute:
            return message.value
        for option, value in self.options.items():
            ruled = message.attributes.get(f"{attribute}-{option}-{str(value).lower()}")
            if ruled is not None:
                return ruled
        return message.attributes.get(attribute)


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    """The program's texts, and those of `game` if given, in the language nearest to `lang` (`pl-PL` is `pl`)."""
    lang = lang.lower().replace("_", "-").partition("-")[0]
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    folders = [files(__name__)]
    if game:
        folders.append(games()[game].folder / "text")
    return Catalogue(lang, dict(source for folder in folders for source in _sources(folder, lang)))


def game_in(details: Mapping[str, Any]) -> str:
    """The installed game that the details of an error name; empty if there is none."""
    game = str(details.get("game"))
    return game if game in games() else ""


def game_texts(game: str, lang: str) -> list[str]:
    """The Fluent texts of a game, without the program's, in `lang` (the default language if unknown)."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    return [text for _, text in _sources(games()[game].folder / "text", lang)]


def _sources(folder: Traversable, lang: str) -> Iterator[tuple[str, str]]:
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl"):
            yield str(file), file.read_text(encoding="utf-8")
