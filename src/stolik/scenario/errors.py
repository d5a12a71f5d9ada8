"""The error of a scenario that cannot be read."""

from __future__ import annotations

from stolik.core.errors import BadLine


class BadScenario(BadLine):
    """A scenario cannot be read."""

    id = "bad_scenario"


class Unclear(Exception):
    """A part of a line cannot be parsed. The reader adds the line number and raises BadScenario."""

    def __init__(self, cause: str, **facts: object) -> None:
        super().__init__(cause)
        self.cause = cause
        self.facts = facts
