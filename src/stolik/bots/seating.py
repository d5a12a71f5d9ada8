"""Who sits where, as it is written: `random` for every seat, or by seat and role, `0=random,hunted=sensible`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from stolik.bots import load_bot
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.inputs import written_seat


class UnknownRole(StolikError):
    """The game has neither a seat nor a role of this name."""

    id = "unknown_role"


class BotsUnclear(StolikError):
    """Several bots are named without a seat or role, two for the same, or one that sits nowhere; or more
    play against each other than there are roles or seats.
    """

    id = "bots_unclear"


@dataclass
class Seating:
    """The bots named for single seats, for all seats of a role, and for everybody else (empty: nobody)."""

    seats: dict[int, str] = field(default_factory=dict)
    roles: dict[str, str] = field(default_factory=dict)
    others: str = ""

    def at(self, seat: int, role: str) -> str:
        """The bot of a seat: the one named for it, else for its role, else for everybody; empty if there is none."""
        return self.seats.get(seat) or self.roles.get(role) or self.others


def read_seating(game: Game[Any], players: int, parts: Iterable[str], taken: Collection[int] = ()) -> Seating:
    """The bots in `parts`, each a bot or `seat=bot` or `role=bot`, where people have `taken` seats. Raises BotsUnclear,
    UnknownRole, BadSeat, UnknownBot and BotNotLoaded.
    """
    roles, found, bare = game.roles(players), Seating(), []
    for part in parts:
        who, sign, bot = (word.strip() for word in part.rpartition("="))
        load_bot(bot)
        if not sign:
            bare.append(bot)
            if len(bare) > 1:
                example = ",".join(f"{seat}={name}" for seat, name in enumerate(bare))
                raise BotsUnclear(text=",".join(bare)[:80], example=example[:80], reason="two")
            found.others = bot
            continue
        role = who.removeprefix("role:")
        named: dict[Any, str] = found.roles if role in roles else found.seats
        place = role if role in roles else _seat(game, players, who)
        if place in named:
            raise BotsUnclear(text=who[:80], reason="twice")
        if place in taken:
            raise BotsUnclear(text=str(place), reason="yours")
        named[place] = bot
    left = {role for seat, role in enumerate(roles) if seat not in found.seats and seat not in taken}
    for role in found.roles.keys() - left:
        raise BotsUnclear(text=role[:80], reason="nowhere")
    return found


def bots_for(game: Game[Any], players: int, written: str, others: str = "random") -> tuple[str, ...]:
    """The bot of each seat. `written` is one for all, or bots by seat and role; `others` sits where it names none.
    Raises what `read_seating` does.
    """
    seating = read_seating(game, players, written.split(","))
    return tuple(seating.at(seat, role) or others for seat, role in enumerate(game.roles(players)))


def _seat(game: Game[Any], players: int, who: str) -> int:
    if who.removeprefix("seat:").isdecimal():
        return written_seat(who, players)
    known = sorted(set(game.roles(players)))
    raise UnknownRole(game=game.id, role=who[:80], known=known, most=players - 1)
