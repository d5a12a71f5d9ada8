"""The lines of sums: sources of the rules as parts for a player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from stolik.core.explain import Say
from stolik.core.why import Part, Sum, added
from stolik.games.voidfall.rules.sources import Source


def say(id: str, **args: Any) -> Say:
    """A sentence of the catalogue of whys."""
    return Say(f"why-{id}", args)


def parts(sources: Iterable[Source]) -> tuple[Part, ...]:
    """Sources as lines."""
    return tuple(Part(source.n, source.by, source.times) for source in sources)


def guild_lines(sources: Iterable[Source]) -> tuple[Part, ...]:
    """Sources of a Level as lines: Guilds count as much as the Population of their sector."""
    return tuple(
        msgspec.structs.replace(line, note=say("guilds", guilds=line.times, pop=line.n // line.times))
        if line.by.startswith(("sector:", "guild:"))
        else line
        for line in parts(sources)
    )


def number(id: str, sources: Iterable[Source], note: Say | None = None, **args: Any) -> Sum:
    """A number that is the sum of its sources."""
    return added(say(id, **args), parts(sources), note)
