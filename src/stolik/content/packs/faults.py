"""What is wrong with a pack, where, and what would be allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stolik.core.errors import StolikError


class Fault(msgspec.Struct, frozen=True):
    """One fault. `reason` names its sentence in the catalogues (`fault-<reason>`), `details` are its arguments; `line`
    is 0 where it is about the whole file.
    """

    file: str
    line: int
    reason: str
    details: Mapping[str, Any] = {}


class BadPack(StolikError):
    """A pack has faults; nothing of it is used."""

    id = "bad_pack"

    def __init__(self, pack: str, faults: Sequence[Fault]) -> None:
        super().__init__(pack=pack, count=len(faults), file=faults[0].file, line=faults[0].line)
        self.faults = tuple(faults)
