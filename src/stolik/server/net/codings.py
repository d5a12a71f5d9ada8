"""Which compressed form of a response a browser accepts (`Accept-Encoding`, RFC 9110).

Only what is the same for everybody is ever compressed: the length of a compressed message tells something about its
content, so a secret must not be compressed together with text that somebody else can choose.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from starlette.datastructures import Headers

CODINGS = {"br": ".br", "gzip": ".gz"}
"""The compressed forms, the smallest first, and what is added to the names of their files."""
PLAIN = "identity"

_WEIGHT = r"0(?:\.\d{0,3})?|1(?:\.0{0,3})?"
_ONE = re.compile(rf"\s*(?P<coding>[\w*-]+)\s*(?:;\s*q\s*=\s*(?P<weight>{_WEIGHT})\s*)?", re.ASCII | re.IGNORECASE)


def best_coding(headers: Headers, available: Collection[str]) -> str:
    """The one of the `available` codings, or PLAIN, that the request's headers prefer; of equals the smallest. PLAIN
    also if they accept nothing that there is.
    """
    weights: dict[str, float] = {}
    for one in ",".join(headers.getlist("accept-encoding")).split(","):
        found = _ONE.fullmatch(one)
        if found is not None:
            weights[found["coding"].lower().removeprefix("x-")] = float(found["weight"] or 1)
    others = weights.get("*", 0.0)
    plain = weights.get(PLAIN, others)
    best = max((one for one in CODINGS if one in available), key=lambda one: weights.get(one, others), default=PLAIN)
    weight = weights.get(best, others)
    return best if weight > 0 and weight >= plain else PLAIN


def is_known(headers: Headers, tag: str) -> bool:
    """Whether the request's headers name `tag`, so that its sender already has the content."""
    known = [one.strip().removeprefix("W/") for one in ",".join(headers.getlist("if-none-match")).split(",")]
    return tag in known or "*" in known
