"""Plots, as specifications of Vega-Lite. Their colours are variables of the page: one plot fits light and dark."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from stolik.lab.runs.errors import ExtraMissing

INK, LINE, MARK = "var(--ink)", "var(--line)", "var(--mark)"
WIDE, NARROW = 620, 330
"""Widths of a plot in pixels, on a desktop and on a phone."""
LETTERS = {WIDE: 44, NARROW: 20}
"""The letters on a line of a row's name."""
MOST_LINES = {WIDE: 2, NARROW: 3}
MOST_BELOW = 8
"""Rows of a plot whose scale is below."""
LINE_HEIGHT = 15
MARGIN = 18
"""Room at the left, because the letters of the page may be wider than those the plot is measured with."""

Spec = dict[str, Any]


def intervals(rows: Sequence[tuple[str, float, float, float]], title: str, *, zero: bool = False) -> Spec:
    """A row for each (name, value, low, high): the value as a dot on the line of its interval. With `zero` a line shows
    where nothing differs, else the scale begins there. A plot that may be higher than a screen has its scale above.
    """
    data = [{"name": name, "value": value, "low": low, "high": high} for name, value, low, high in rows]
    names = {"field": "name", "type": "nominal", "sort": None, "title": None}
    axis = {"orient": "top" if len(rows) > MOST_BELOW else "bottom", "grid": True}
    x = {"type": "quantitative", "title": title, "scale": {"zero": True, "nice": True}, "axis": axis}
    line = {"type": "rule", "color": MARK, "strokeWidth": 2}
    dot = {"type": "point", "filled": True, "color": MARK, "size": 70, "opacity": 1}
    layers: list[Spec] = [
        {"mark": line, "encoding": {"x": x | {"field": "low"}, "x2": {"field": "high"}}},
        {"mark": dot, "encoding": {"x": x | {"field": "value"}}},
    ]
    if zero:
        nothing = {"type": "rule", "color": INK, "strokeDash": [4, 3]}
        layers.insert(0, {"mark": nothing, "encoding": {"x": x | {"datum": 0}, "y": None}})
    return {"data": {"values": data}, "encoding": {"y": names}, "layer": layers}


def histogram(bins: Sequence[tuple[float, float, float]], title: str, share: str) -> Spec:
    """Standing bars for (from, to, per cent of the games)."""
    data = [{"from": low, "to": high, "share": value} for low, high, value in bins]
    x = {"field": "from", "type": "quantitative", "bin": {"binned": True}, "title": title}
    return {
        "data": {"values": data},
        "height": 170,
        "mark": {"type": "bar", "color": MARK, "stroke": "var(--paper)"},
        "encoding": {
            "x": x | {"axis": {"tickMinStep": 1, "grid": False}},
            "x2": {"field": "to"},
            "y": {"field": "share", "type": "quantitative", "title": share},
        },
    }


def drawn(spec: Spec, width: int, locale: str) -> str:
    """The plot as SVG. Raises ExtraMissing."""
    try:
        import vl_convert
    except ImportError as error:
        raise ExtraMissing(extra="lab") from error
    whole = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": width,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "padding": {"left": MARGIN, "right": 4, "top": 4, "bottom": 4},
        "config": _config(),
        **(_wrapped(spec, width) if "height" not in spec else spec),
    }
    svg: str = vl_convert.vegalite_to_svg(json.dumps(whole), format_locale="pl-PL" if locale == "pl" else None)
    return re.sub(r'(<svg[^>]*?) width="[\d.]+" height="[\d.]+"', r'\1 aria-hidden="true"', svg, count=1)


def _wrapped(spec: Spec, width: int) -> Spec:
    """The plot with the names of its rows on several lines, if they are long."""
    lines = _lines([row["name"] for row in spec["data"]["values"]], width)
    data = [row | {"name": "\n".join(name)} for row, name in zip(spec["data"]["values"], lines, strict=True)]
    most = max(map(len, lines))
    split = "split(datum.value, '\\n')"
    higher = [{"test": f"length({split}) == {n}", "value": -LINE_HEIGHT * (n - 1) / 2} for n in range(2, most + 1)]
    axis: Spec = {"labelExpr": split} | ({"labelOffset": {"condition": higher, "value": 0}} if higher else {})
    names = spec["encoding"]["y"] | {"axis": axis}
    height = {"step": LINE_HEIGHT * most + 11}
    return spec | {"data": {"values": data}, "encoding": {"y": names}, "height": height}


def _lines(names: Sequence[str], width: int) -> list[list[str]]:
    """The names on lines, cut if they are very long and still differ then: the table has them whole."""
    letters = LETTERS[width]
    cut = [wrap(name, letters, max_lines=MOST_LINES[width], placeholder=" …") for name in names]
    return cut if len(set(map(tuple, cut))) == len(names) else [wrap(name, letters) for name in names]


def _config() -> Spec:
    axis = {
        "labelColor": INK, "titleColor": INK, "gridColor": LINE, "domainColor": LINE, "tickColor": LINE,
        "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": 400, "tickCount": 6,
        "labelLineHeight": LINE_HEIGHT,
    }  # fmt: skip
    names = {"grid": True, "ticks": False, "domain": False, "labelPadding": 8}
    return {
        "background": "transparent",
        "view": {"stroke": None},
        "font": "system-ui, sans-serif",
        "axis": axis,
        "axisX": {"titleAnchor": "end", "titleAlign": "right", "labelFlush": False},
        "axisY": names,
        "axisDiscrete": {"grid": False},
    }
