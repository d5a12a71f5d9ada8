"""Names of the bots at a table: signs of tempo from sheet music, the same in every language and never declined.

They follow from the table's id, so they are the same for everybody and every time, and need not be kept. A person's
name is told apart from all of them (`names.distinct`), also from those of seats at which no bot sits yet.
"""

from __future__ import annotations

from random import Random

NAMES = (
    "Adagio", "Allegro", "Andante", "Brio", "Dolce", "Forte", "Giusto", "Largo",
    "Legato", "Lento", "Mesto", "Presto", "Rubato", "Scherzo", "Tremolo", "Vivace",
)  # fmt: skip


def bot_names(table: str, players: int) -> list[str]:
    """By seat: the name of a bot that sits there, if nobody has named the seat."""
    order = Random(f"bots/{table}").sample(NAMES, len(NAMES))
    return [order[seat % len(NAMES)] for seat in range(players)]
