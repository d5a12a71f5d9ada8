"""Balance: how often each team wins under each choice of options, as a Markdown table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import msgspec

from stolik.core.options import OptionValue
from stolik.core.question import SEATS
from stolik.lab.simulate import Plan, Report

SEATED = (SEATS[0].ref,)
"""The seat whose wins are counted if all seats have the same role."""


class Study(msgspec.Struct, frozen=True):
    """One balance table. Every row has the options in `fixed`; there is a row for each combination of the values in
    `varied`.
    """

    title: str
    varied: dict[str, tuple[OptionValue, ...]]
    fixed: dict[str, OptionValue] = {}
    players: int = 2

    def rows(self) -> list[dict[str, OptionValue]]:
        """The options of each row, by option id."""
        return [dict(zip(self.varied, values, strict=True)) for values in product(*self.varied.values())]

    def plan(self, row: Mapping[str, OptionValue], like: Plan) -> Plan:
        """The plan of a row: a copy of `like` with the row's options and its first bot in every seat."""
        bots = like.bots[:1] * self.players
        return msgspec.structs.replace(like, players=self.players, bots=bots, options={**self.fixed, **row})


def table(study: Study, reports: Sequence[Report], role: str, reasons: Sequence[str]) -> str:
    """The rows played so far, as Markdown. `role` is the role or seat whose wins are counted; `reasons` are the columns
    for the ways a game can end, in order. If points are counted, the table has their means too.
    """
    pointed = any(report.scores for report in reports)
    head = [_words(name) for name in study.varied]
    head += ["players win, %" if role in SEATED else f"{role} wins, %", "95% interval", "rounds"]
    head += [f"{_words(reason)}, %" for reason in reasons] + ["points", "to beat", "games"] * pointed
    lines = [_line(head), _line(["---"] * len(head))]
    for row, report in zip(study.rows(), reports, strict=False):
        share = report.wins[role]
        ends = [f"{100 * report.reasons.get(reason, 0) / report.games:.1f}" for reason in reasons]
        rounds = f"{report.turns.mean:.1f}" if report.turns else "-"
        limits = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
        if pointed:
            means = (report.scores.get(SEATED[0]), report.scores.get("bar"))
            ends += [*(f"{mean.mean:.0f}" if mean else "-" for mean in means), str(report.games)]
        cells = [*row.values(), f"{100 * share.share:.1f}"]
        lines.append(_line([*map(str, cells), limits, rounds, *ends]))
    return f"## {study.title}\n\n" + "\n".join(lines) + "\n"


def _words(id: str) -> str:
    return id.replace("_", " ")


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
