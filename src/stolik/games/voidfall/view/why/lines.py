"""The lines of sums: sources from the rules as parts shown to a player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stolik.core.explain import Say
from stolik.core.why import Part, Sum, added
from stolik.games.voidfall.rules.sources import Source


def say(id: str, **args: Any) -> Say:
    """A sentence from the catalogue of explanations."""
    return Say(f"why-{id}", args)


def parts(sources: Iterable[Source], note: Callable[[Source], Say | None] = lambda _: None) -> tuple[Part, ...]:
    """Sources as lines, each with its note."""
    return tuple(Part(source.n, source.by, source.times, note=note(source)) for source in sources)


def guild_lines(sources: Iterable[Source]) -> tuple[Part, ...]:
    """Sources of a Level as lines: Guilds count as much as the Population of their sector."""

    def note(source: Source) -> Say | None:
        if not source.by.startswith(("sector:", "guild:")):
            return None
        return say("guilds", guilds=source.times, pop=source.n // source.times)

    return parts(sources, note)


def number(id: str, sources: Iterable[Source], note: Say | None = None, **args: Any) -> Sum:
    """A number that is the sum of its sources."""
    return added(say(id, **args), parts(sources), note)
