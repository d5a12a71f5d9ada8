"""Packs: content that the owner of a server adds to a game. Options say which packs a table plays with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stolik.core.errors import OtherPack
from stolik.core.options import PACK, GameOption, OptionValue

PREFIX = "pack_"
OFF = ""


class Pack(msgspec.Struct, frozen=True, eq=False):
    """A pack that was checked. `seal` is the hash (SHA-256) of its content, `names` its name by language, `credit` who
    made it and under which licence, `content` its rows as the game wants them.
    """

    id: str
    game: str
    version: int
    seal: str
    names: Mapping[str, str]
    credit: str = ""
    content: Any = None

    @property
    def option(self) -> str:
        """The id of the option that puts the pack into play."""
        return PREFIX + self.id

    @property
    def value(self) -> str:
        """The value of that option: version and seal, so that saves and tables say what they were played with."""
        return f"v{self.version}-{self.seal}"


def options_of_packs(packs: Sequence[Pack]) -> tuple[GameOption, ...]:
    """The option of each pack."""
    return tuple(GameOption(pack.option, OFF, (OFF, pack.value), group=PACK) for pack in packs)


def names_of(packs: Sequence[Pack], lang: str) -> dict[str, str]:
    """The messages that name the options of packs: what each is called, who made it, its version and seal."""
    found: dict[str, str] = {}
    for pack in packs:
        found[f"option-{pack.option}"] = pack.names[lang]
        found[f"option-{pack.option}.text"] = pack.credit
        found[f"option-{pack.option}.{pack.value}"] = f"{pack.version} · {pack.seal[:8]}"
    return found


def is_pack(option: object) -> bool:
    """Whether an option id belongs to a pack, loaded or not."""
    return isinstance(option, str) and option.startswith(PREFIX)


def read_choice(game: str, packs: Sequence[Pack], option: str, value: object) -> OptionValue:
    """The value of a pack's option: `value`, or what is loaded if it is True. Raises OtherPack if another version of
    the pack is loaded, or none.
    """
    if value in (OFF, False):
        return OFF
    id = option.removeprefix(PREFIX)[:80]
    found = next((pack for pack in packs if pack.option == option), None)
    if found is not None and value in (True, found.value):
        return found.value
    if value is True:
        raise OtherPack(game=game, pack=id, reason="absent")
    wanted = _told(str(value)[:90])
    if found is None:
        raise OtherPack(game=game, pack=id, **wanted)
    raise OtherPack(game=game, pack=id, here=found.version, here_seal=found.seal[:8], reason="changed", **wanted)


def _told(value: str) -> dict[str, str]:
    version, _, seal = value.partition("-")
    return {"version": version.removeprefix("v"), "seal": seal[:8]}
