"""The tables as they are listed: for the command line, and for the host's page."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.core.table import CHANCE
from stolik.server.storage.database import Database
from stolik.server.storage.records import Listed, Summary
from stolik.server.storage.retention import BINNED, COUNTS, DAY

AT_ONCE = 50
"""Tables on one page of the host's list."""

COUNTED = f"(SELECT count(*) FROM days WHERE ran >= {COUNTS})"
"""How many days have counted so far."""
ANSWERS = f"FROM answers WHERE table_id = id AND seat <> {CHANCE}"
"""The rows of a table that a seat has written; a redraw is nobody's answer."""
STANDING = f"""(
    SELECT *, CASE WHEN ended THEN 'over' WHEN EXISTS (SELECT 1 {ANSWERS}) THEN 'running' ELSE 'unbegun' END AS state
    FROM tables
)"""
PEOPLE = "(SELECT count(*) FROM seats WHERE table_id = id AND kind = 'person')"
SIZE = """cast(
    (SELECT total(length(value) + length(told)) FROM answers WHERE table_id = id)
    + (SELECT total(length(data)) FROM checkpoints WHERE table_id = id)
    + (SELECT total(length(text)) FROM chat WHERE table_id = id)
    + (SELECT total(length(data)) FROM reports WHERE table_id = id)
AS INTEGER)"""
"""About how many bytes a table takes."""
OPEN = """(
    SELECT table_id AS open_table, json_extract(data, '$.since') AS open_since, (
        SELECT count(*) FROM json_each(data, '$.free') JOIN seats ON seat = value
        WHERE seats.table_id = open_tables.table_id AND kind = 'person'
    ) AS free
    FROM open_tables WHERE json_extract(data, '$.since') IS NOT NULL
)"""
"""The tables at which strangers may sit down."""
IN_BIN = f"min({BINNED}, binned + {BINNED} - {COUNTED})"

SUMMARIES = f"""
    SELECT id, game, players, {PEOPLE}, state, (SELECT count(*) {ANSWERS}), created, used,
        max(0, CASE WHEN binned THEN {IN_BIN} WHEN days THEN min(days, day + days - {COUNTED}) END), {SIZE},
        open_since, free
    FROM {STANDING} JOIN keep USING (state) LEFT JOIN {OPEN} ON open_table = id AND binned IS NULL
    WHERE (binned IS NOT NULL) = ?
    ORDER BY used DESC, id
"""


def _left(state: str) -> str:
    """After how many counted days a table goes if this is its state; NULL if never."""
    days = f"max(0, min(days, day + days - {COUNTED}))"
    return f"(SELECT CASE WHEN days THEN {days} END FROM keep WHERE state = '{state}')"


MAY_BE_UNBEGUN = f"coalesce({_left('unbegun')} > 0, 0)"
GOES = f"""CASE WHEN binned IS NOT NULL THEN max(0, {IN_BIN}) WHEN ended THEN {_left("over")}
    WHEN {MAY_BE_UNBEGUN} THEN {_left("unbegun")} ELSE {_left("running")} END"""
"""As far as everybody may know it: whether a game has begun may be an answer in secret."""
IF_BEGUN = f"CASE WHEN binned IS NULL AND NOT ended AND {MAY_BE_UNBEGUN} THEN {_left('running')} END"

WANTED = f"""
    FROM tables LEFT JOIN {OPEN} ON open_table = id AND binned IS NULL
    WHERE (binned IS NOT NULL) = :binned AND (:over IS NULL OR (ended > 0) = :over)
    AND (NOT :strangers OR open_since IS NOT NULL)
    AND (:game = '' OR game = :game) AND (:text = '' OR instr(lower(id), lower(:text)) OR EXISTS (
        SELECT 1 FROM seats WHERE table_id = id AND instr(lower(name), lower(:text))
    ))
"""
Order = Literal["used", "opened", "goes", "game"]
ORDERS: dict[Order, str] = {
    "used": f"used / {DAY} DESC, id",
    "opened": "created DESC, id",
    "goes": f"coalesce({GOES}, 1e9), id",
    "game": "game, players, id",
}


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables the host's page lists: those in the bin or not, with games that are `over` or not (None: both), of
    one game, with this text in their id or in the name of somebody who sits there; with `strangers` only those at
    which strangers may sit down.
    """

    binned: bool = False
    over: bool | None = None
    strangers: bool = False
    game: str = ""
    text: Annotated[str, msgspec.Meta(max_length=80)] = ""
    order: Order = "used"
    page: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class Listing(Database):
    """The part of the store that lists tables."""

    async def summaries(self, *, binned: bool = False) -> list[Summary]:
        """All tables, or all in the bin, the most recently used first."""
        return [Summary(*row) for row in await self._read(lambda db: db.execute(SUMMARIES, (binned,)).fetchall())]

    async def listed(self, wanted: Wanted) -> tuple[list[Listed], int]:
        """A page of the tables that are wanted, and how many there are in all. Of a game that runs it holds nothing
        that follows from answers: some of them are given in secret.
        """
        order = f"ORDER BY {ORDERS[wanted.order]} LIMIT :most OFFSET :after"
        shown = f"SELECT *, {GOES} AS goes, {IF_BEGUN} AS if_begun {WANTED} {order}"
        query = f"""
            SELECT id, game, players, {PEOPLE}, CASE WHEN ended THEN 'over' ELSE 'open' END, created,
                used / {DAY} * {DAY}, goes, if_begun, CASE WHEN ended THEN {SIZE} END, open_since, free
            FROM ({shown})
        """
        values = msgspec.structs.asdict(wanted) | {"most": AT_ONCE, "after": wanted.page * AT_ONCE}
        rows, (count,) = await self._read(
            lambda db: (
                db.execute(query, values).fetchall(),
                db.execute(f"SELECT count(*) {WANTED}", values).fetchone(),
            )
        )
        return [Listed(*row) for row in rows], count
