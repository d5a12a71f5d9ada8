"""The error of a scenario that cannot be read."""

from __future__ import annotations

from stolik.core.errors import StolikError


class BadScenario(StolikError):
    """A line that cannot be parsed or names something the game does not have.

    `cause` is the message id of the reason (`error-<cause>`), `facts` are its arguments.
    """

    id = "bad_scenario"

    def __init__(self, file: str, line: int, cause: str, **facts: object) -> None:
        super().__init__(file=file, line=line, cause=cause, **facts)
        self.file = file
        self.line = line
        self.cause = cause
        self.facts = facts


class Unclear(Exception):
    """A part of a line cannot be parsed. The reader adds the line number and raises BadScenario."""

    def __init__(self, cause: str, **facts: object) -> None:
        super().__init__(cause)
        self.cause = cause
        self.facts = facts
