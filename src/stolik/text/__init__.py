"""Texts: Fluent catalogues of the program and of each game, in every language.

Rules use message ids and references (`hunt:clone`, `place:4`); a catalogue turns them into sentences.
The program's texts are beside this file, a game's in its folder `text/`, as `<lang>/<part>.ftl`.
Two games may use the same id for different things, so a catalogue holds the program's texts and at most one game's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from copy import copy
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, Term

from stolik.core.game import Words
from stolik.registry import games
from stolik.text.languages import DEFAULT, LANGUAGES, nearest

_REFERENCE = re.compile(r"[a-z][a-z_]*:[A-Za-z0-9_]+")
_ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*)[ \t]*=)", re.MULTILINE)
"""Where a message or term of a Fluent file begins."""
_INNER = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A message or term that another one refers to."""


Computed = Callable[[Words], Mapping[str, str]]
"""Takes a catalogue, returns further messages by id or id and attribute (`stolik.core.game.Game.texts`)."""
Found = tuple[FluentBundle | None, Any]
"""A pattern with the messages it may refer to; or None with a computed message."""


class Named(str):
    """The name of an argument in a sentence, which may have other forms."""

    form: Callable[[str, int], str]

    def __new__(cls, name: str, form: Callable[[str, int], str]) -> Named:
        named = super().__new__(cls, name)
        named.form = form
        return named


def form(name: Any, wanted: str, n: Any = 1) -> Any:
    """What `{ FORM($area, "gen") }` says in a catalogue: the argument in another form, such as a case, the name with an
    article, or with a number (`{ FORM($fleet, "count", $n) }`). It is an attribute of the message of the name
    (`area-swamp.gen`) or of its kind, for all names of it (`area.the = the { $name }`); else the name itself is said. A
    number that an old log line does not have is 1.
    """
    return name.form(wanted, n if isinstance(n, int) else 1) if isinstance(name, Named) else name


_FUNCTIONS: Any = {"FORM": form}  # whose type in fluent.runtime knows only one argument


class Catalogue:
    """All messages of one language, each parsed when first needed. A missing message is said in another language, if
    that is given; else a missing message or name is shown as its id.
    """

    def __init__(
        self,
        lang: str,
        sources: Mapping[str, str],
        names: Mapping[str, str] | None = None,
        options: Mapping[str, bool | str] | None = None,
        computed: Computed | None = None,
        fallback: Catalogue | None = None,
    ) -> None:
        """`sources` maps file names to Fluent text; `names` maps references (`seat:2`) to names known only at the
        table; `options` are the table's options: if option `longsword` is `three` and the message
        `item-longsword.text-longsword-three` exists, it replaces `item-longsword.text`. `computed` makes messages that
        no source has. `fallback` says the messages and attributes that this language lacks.
        """
        self.lang = lang
        self.sources = sources
        self.names = dict(names or {})
        self.options = dict(options or {})
        self.fallback = fallback
        self._computed = computed
        self._entries = _entries(sources)
        self._lent = fallback._entries if fallback else {}
        self._parts: dict[str, Collection[str]] = {}
        self._bundle = FluentBundle([lang], use_isolating=False, functions=_FUNCTIONS)

    def seated(self, names: Mapping[str, str], options: Mapping[str, bool | str] | None = None) -> Catalogue:
        """The same messages at a table with these names of references (`seat:2`) and these options."""
        return Catalogue(self.lang, self.sources, names, options, self._computed, self.fallback)

    @cached_property
    def computed(self) -> Mapping[str, str]:
        """The messages that no source has."""
        if self._computed is None:
            return {}
        words = copy(self)
        words.computed = {}  # until they are made, there are none to ask for
        words.computed = self._computed(words)
        return words.computed

    def has(self, id: str) -> bool:
        """Whether the message `id`, or its attribute `id.attribute`, exists."""
        return self._find(id) is not None

    def lacks(self, id: str) -> bool:
        """Whether the message `id`, or its attribute `id.attribute`, does not exist in this language itself."""
        return self._own(id) is None

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

    def things(self, name: str) -> list[str]:
        """The references of everything with this name, ignoring case."""
        ids = self._entries | self._lent
        found = [id for id in ids if id.count("-") == 1 and self.say(id).casefold() == name.casefold()]
        return [id.replace("-", ":") for id in found if _REFERENCE.fullmatch(id.replace("-", ":"))]

    def complain(self, id: str, details: Mapping[str, Any], question: Mapping[str, Any] | None = None) -> str:
        """The sentence of error `id`: the game's own `refused-<reason>` if it has one for the reason in `details`, else
        the program's last variant named after the reason or an argument; then what was probably `meant`.
        `question` is the open question in wire form, to name the legal answers.
        """
        facts = dict(details)
        if question is not None:
            facts |= {"question": self.ask(question), **{part: question[part] for part in ("options", "lo", "hi")}}
            facts["reason"] = question["type"]
        variants = (f"error-{id}.{variant}" for variant in (facts.get("reason"), *reversed(facts)))
        said = self.say(next(filter(self.has, (f"refused-{details.get('reason')}", *variants)), f"error-{id}"), **facts)
        return f"{said} {self.say('error-meant', meant=details['meant'])}" if "meant" in details else said

    def render(self, id: str, /, **args: Any) -> tuple[str, list[Exception]]:
        """Like `say`, and a list of errors: an unknown id, a missing argument."""
        found = self._find(id)
        if found is None:
            return id, [LookupError(id)]
        bundle, pattern = found
        if bundle is None:
            return pattern, []
        text, problems = bundle.format_pattern(pattern, {name: self.phrase(v) for name, v in args.items()})
        return str(text), problems

    def phrase(self, value: Any) -> Any:
        """An argument as written in a sentence: a reference as its name, a list joined by the language's "and"."""
        if isinstance(value, str) and _REFERENCE.fullmatch(value):
            if value in self.names:
                return self.names[value]
            id = value.replace(":", "-")
            if not self.has(id):
                return value.removeprefix("number:")
            return Named(self.say(id), lambda wanted, n: self._form(id, wanted, n))
        if isinstance(value, (list, tuple)):
            parts = [self.phrase(v) for v in value]
            return Named(self._all(parts), lambda wanted, n: self._all(form(one, wanted, n) for one in parts))
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        return value if isinstance(value, (int, float, str)) else str(value)

    def _form(self, id: str, wanted: str, n: int) -> str:
        """A form of a name, in the language that says the name."""
        owner = self.fallback if self.fallback and self.lacks(id) else self
        name, found = owner.say(id), (f"{id}.{wanted}", f"{id.partition('-')[0]}.{wanted}")
        return next((owner.say(one, name=name, n=n) for one in found if not owner.lacks(one)), name)

    def _all(self, parts: Iterable[Any]) -> str:
        names = [str(part) for part in parts]
        return format_list(names, locale=self.lang) if names else self.say("list-empty")

    def excerpt(self, ids: Iterable[str]) -> str:
        """Those of these messages that this language has, and what they refer to, as Fluent text."""
        found: dict[str, str] = {}
        missing = sorted(ids, reverse=True)
        while missing:
            id = missing.pop()
            if id in self._entries and id not in found:
                found[id] = self._entries[id]
                missing += _INNER.findall(found[id])
        wanted = {*ids, *found}
        computed = {id: text for id, text in self.computed.items() if id.partition(".")[0] in wanted}
        return "\n".join([*found.values(), as_fluent(computed)])

    def _find(self, id: str) -> Found | None:
        """What is said as `id` under the table's options, in this language or else in the other one."""
        ruled = [f"{id}-{option}-{str(value).lower()}" for option, value in self.options.items()] if "." in id else []
        for one in (*ruled, id):
            found = self._own(one) or (self.fallback._own(one) if self.fallback else None)
            if found:
                return found
        return None

    def _own(self, id: str) -> Found | None:
        """What is said as `id` in this language itself."""
        name, _, attribute = id.partition(".")
        if attribute in self._read(name):
            message = self._bundle.get_message(name)
            return self._bundle, message.attributes[attribute] if attribute else message.value
        return (None, self.computed[id]) if id in self.computed else None

    def _read(self, name: str) -> Collection[str]:
        """Parse a message or term and those it refers to. Returns the attributes that a message has in this language
        itself, and `""` for its value. What it lacks is lent by the other language, for messages that refer to it.
        """
        if name in self._parts:
            return self._parts[name]
        texts = [entries[name] for entries in (self._entries, self._lent) if name in entries]
        entries = [entry for text in texts if (entry := _parsed(text))]
        if not entries:
            return ()
        entry, *others = entries
        parts = {*(one.id.name for one in entry.attributes), *([""] if entry.value else [])}
        own = self._parts[name] = parts if name in self._entries and isinstance(entry, Message) else set()
        for other in others:
            entry.value = entry.value or other.value
            entry.attributes += [one for one in other.attributes if one.id.name not in parts]
        self._bundle.add_resource(Resource([entry]))
        for inner in _INNER.findall("".join(texts)):
            self._read(inner)
        return own


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    """The program's texts, and those of `game` if given, in the language nearest to `lang` (`pl-PL` is `pl`). What
    that language lacks is said in the default language.
    """
    lang = nearest(lang) or DEFAULT
    folders = [files(__name__)]
    if game:
        folders.append(games()[game].folder / "text")
    sources = dict(source for folder in folders for source in _sources(folder, lang))
    fallback = None if is_whole(lang, game) else catalogue(DEFAULT, game)
    return Catalogue(lang, sources, computed=games()[game].texts if game else None, fallback=fallback)


def languages_of(game: str) -> tuple[str, ...]:
    """The languages in which a game has texts."""
    return tuple(lang for lang in LANGUAGES if any(_files(games()[game].folder / "text", lang)))


def is_whole(lang: str, game: str = "") -> bool:
    """Whether a language has all texts of the program and of `game`, if given: it is declared complete, and a game from
    another package has it too.
    """
    return lang == DEFAULT or (LANGUAGES[lang].complete and (not game or lang in languages_of(game)))


def game_in(details: Mapping[str, Any]) -> str:
    """The installed game that the details of an error name; empty if there is none."""
    game = str(details.get("game"))
    return game if game in games() else ""


def game_texts(game: str, lang: str) -> list[str]:
    """The Fluent texts of a game, without the program's, in `lang` (the default language if unknown). The last holds
    the computed messages.
    """
    lang = lang if lang in LANGUAGES else DEFAULT
    written = (text for _, text in _sources(games()[game].folder / "text", lang))
    return [*written, as_fluent(catalogue(lang, game).computed)]


def sent_texts(game: str, lang: str) -> str:
    """The texts of a game as they are sent: if `lang` may lack some, those of the default language follow after a line
    `### <default language>`.
    """
    lent = [] if is_whole(lang, game) else [f"### {DEFAULT}", *game_texts(game, DEFAULT)]
    return "\n".join([*game_texts(game, lang), *lent])


def as_fluent(messages: Mapping[str, str]) -> str:
    """Messages by id, or id and attribute, as Fluent text, with all characters special to Fluent escaped."""
    found: dict[str, list[str]] = {}
    for id, text in messages.items():
        name, _, attribute = id.partition(".")
        lines = found.setdefault(name, [""])
        if attribute:
            lines.append(f"\n    .{attribute} = {_literal(text)}")
        else:
            lines[0] = " " + _literal(text)
    return "".join(f"{name} ={''.join(lines)}\n" for name, lines in found.items())


def _literal(text: str) -> str:
    """A text on one line of Fluent: braces, line breaks and spaces at its ends are escaped."""
    quoted = re.sub(r"[{}]|^\s|\s$|[\r\n]", lambda found: f'{{ "\\u{ord(found[0]):04X}" }}', text)
    return quoted or '{ "" }'


def _entries(sources: Mapping[str, str]) -> dict[str, str]:
    """The text of every message and term by name; the names of terms begin with a dash. Of equal names the first
    counts.
    """
    found: dict[str, str] = {}
    for text in sources.values():
        starts = [*_ENTRY.finditer(text)]
        ends = [match.start() for match in starts[1:]] + [len(text)]
        for match, end in zip(starts, ends, strict=True):
            found.setdefault(match[1], text[match.start() : end])
    return found


def _parsed(text: str) -> Message | Term | None:
    return next((one for one in FluentResource(text).body if isinstance(one, (Message, Term))), None)


def _sources(folder: Traversable, lang: str) -> Iterator[tuple[str, str]]:
    for file in _files(folder, lang):
        yield str(file), file.read_text(encoding="utf-8-sig")


def _files(folder: Traversable, lang: str) -> list[Traversable]:
    """The catalogues in a folder: `<lang>/<part>.ftl`. Other packages may also have `<lang>.ftl` and
    `<part>.<lang>.ftl`.
    """
    found = [file for file in _inside(folder / lang) if file.name.endswith(".ftl")]
    found += [file for file in _inside(folder) if f".{file.name}".endswith(f".{lang}.ftl")]
    return sorted(found, key=lambda file: file.name)


def _inside(folder: Traversable) -> Iterator[Traversable]:
    return folder.iterdir() if folder.is_dir() else iter(())
