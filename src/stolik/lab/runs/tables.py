"""The tables of a run, in DuckDB: from its Parquet files, or, as long as it is not finished, from its chunks."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.core.installed import find_game
from stolik.core.options import OptionValue
from stolik.lab.runs.cells import Cell, cells
from stolik.lab.runs.errors import DamagedResults, ExtraMissing
from stolik.lab.runs.plan import Plan
from stolik.lab.runs.results import UNFINISHED, Results

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

LARGEST_ROW = 1 << 28
"""Bytes of a game in a chunk, with all its decisions and its log."""

ROW = {
    "game": "INTEGER",
    "cell": "INTEGER",
    "seed": "BIGINT",
    "swap": "INTEGER",
    "reason": "VARCHAR",
    "turns": "INTEGER",
    "bar": "INTEGER",
    "seats": "STRUCT(seat INTEGER, role VARCHAR, bot VARCHAR, won BOOLEAN, score INTEGER, decisions INTEGER)[]",
    "error": "VARCHAR",
    "decisions": (
        "STRUCT(seat INTEGER, turn INTEGER, kind VARCHAR, about VARCHAR, options VARCHAR[], chosen VARCHAR[])[]"
    ),
    "log": 'STRUCT(id VARCHAR, args JSON, "to" INTEGER[])[]',
    "wall_ms": "DOUBLE",
    "cpu_ms": "DOUBLE",
}
"""The columns of a chunk."""

GAMES = """
SELECT game, cell, seed, swap, players, {options} deal, bots, reason, turns,
    list_transform(list_filter(seats, lambda one: one.won), lambda one: one.seat) AS winners,
    bar, seats, error
FROM row JOIN cells USING (cell) ORDER BY game
"""
DECISIONS = """
WITH each AS (
    SELECT game, cell, seed, swap, seats, unnest(decisions) AS one, generate_subscripts(decisions, 1) AS n FROM row
)
SELECT game, cell, seed, swap, n, one.turn AS turn, one.seat AS seat, seats[one.seat + 1].role AS role,
    seats[one.seat + 1].bot AS bot, seats[one.seat + 1].won AS won, one.kind AS kind, one.about AS about,
    one.options AS options, one.chosen AS chosen
FROM each ORDER BY game, n
"""
LOG = """
WITH each AS (SELECT game, cell, seed, swap, unnest(log) AS one, generate_subscripts(log, 1) AS n FROM row)
SELECT game, cell, seed, swap, n, one.id AS id, one.args AS args, one."to" AS "to" FROM each ORDER BY game, n
"""
TIMES = "SELECT game, wall_ms, cpu_ms FROM row ORDER BY game"


def connect() -> DuckDBPyConnection:
    """A database in memory. Raises ExtraMissing."""
    try:
        import duckdb
    except ImportError as error:
        raise ExtraMissing(extra="lab") from error
    return duckdb.connect()


def queries(plan: Plan) -> dict[str, str]:
    """By name, the query for each table of the plan's results."""
    names = "".join(f'"option_{name}", ' for name in plan.options)
    found = {"games": GAMES.format(options=names), "times": TIMES}
    if plan.decisions:
        found["decisions"] = DECISIONS
    if plan.log:
        found["log"] = LOG
    return found


def gather(results: Results, plan: Plan) -> None:
    """Write the tables from the chunks: the same bytes whoever played which chunk. The times have a file of their own,
    because they differ from run to run. Raises DamagedResults, ExtraMissing.
    """
    with connect() as database, _files_told(results):
        database.execute("SET threads = 1")
        database.execute("SET temp_directory = ?", [str(results.folder / f"{UNFINISHED}spill")])
        read_chunks(database, results, plan)
        for name, query in queries(plan).items():
            beside = results.folder / f"{UNFINISHED}{name}.parquet"
            database.execute(f"COPY ({query}) TO '{_quoted(beside)}' (FORMAT parquet, COMPRESSION zstd)")
            _to_disk(beside)
            beside.replace(results.folder / f"{name}.parquet")


@contextmanager
def open_tables(results: Results, plan: Plan) -> Iterator[DuckDBPyConnection]:
    """A database with a view for each table. Raises DamagedResults, ExtraMissing."""
    with connect() as database, _files_told(results):
        if not results.finished:
            read_chunks(database, results, plan)
        for name, query in queries(plan).items():
            file = results.folder / f"{name}.parquet"
            source = f"SELECT * FROM read_parquet('{_quoted(file)}')" if results.finished else query
            database.execute(f"CREATE VIEW {name} AS {source}")
        yield database


def broken(results: Results, plan: Plan) -> list[tuple[int, str]]:
    """The seeds and errors of games that ended with an error."""
    with open_tables(results, plan) as database:
        return database.execute("SELECT seed, error FROM games WHERE error IS NOT NULL ORDER BY game").fetchall()


def read_chunks(database: DuckDBPyConnection, results: Results, plan: Plan) -> None:
    """Make `row`, the games in the chunks, and `cells`."""
    _make_cells(database, plan, cells(plan))
    columns = ", ".join(f"{name}: '{kind}'" for name, kind in ROW.items())
    database.execute(
        f"""CREATE VIEW row AS SELECT * FROM read_json('{_quoted(results.chunks / "*.jsonl.gz")}',
        format = 'newline_delimited', columns = {{{columns}}}, maximum_object_size = {LARGEST_ROW})"""
    )


@contextmanager
def _files_told(results: Results) -> Iterator[None]:
    """What the database says of a file becomes DamagedResults."""
    from duckdb import InvalidInputException, IOException

    try:
        yield
    except (InvalidInputException, IOException) as error:
        raise DamagedResults(folder=str(results.folder), detail=str(error).partition("\n")[0]) from error


def _make_cells(database: DuckDBPyConnection, plan: Plan, found: Sequence[Cell]) -> None:
    options = {option.id: option.values for option in find_game(plan.game).options}
    kinds = {name: "BOOLEAN" if _flag(options.get(name, ())) else "VARCHAR" for name in plan.options}
    head = "".join(f', "option_{name}" {kind}' for name, kind in kinds.items())
    database.execute(f"CREATE TABLE cells (cell INTEGER, players INTEGER, deal VARCHAR, bots VARCHAR{head})")
    marks = ", ".join("?" * (4 + len(kinds)))
    for cell in found:
        values: list[Any] = [cell.number, cell.players, cell.deal, cell.bots, *cell.options.values()]
        database.execute(f"INSERT INTO cells VALUES ({marks})", values)


def _flag(values: Sequence[OptionValue]) -> bool:
    return all(isinstance(value, bool) for value in values) and bool(values)


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")


def _to_disk(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
