"""Tables from which random games reach rare content (law 11)."""

from __future__ import annotations

from typing import Any

from stolik.core.game import RareTable

STRONG: dict[str, Any] = {
    "character": "iwan", "area": "sa", "damage": 0, "secrets": ["a01", "b01"], "roubles": 3000,
    "items": ["crowbar", "crowbar_2"],
}  # fmt: skip
LUCK = ["success"] * 60

RARE_TABLES = (
    # Reaching the Source.
    RareTable(1, {"phase": "events", "seat:0": STRONG, "dice": LUCK}),
    # The last event of the Sarcophagus.
    RareTable(2, {"phase": "events", "seat:0": STRONG, "sarcophagus_left": 1, "dice": ["failure"] * 60}),
    # Damage of two kinds with an item that changes one of them.
    RareTable(
        1,
        {
            "phase": "rumours",
            "emission": 5,
            "rumours_top": ["patrol"],
            "seat:0": {"area": "po", "damage": 0, "items": ["sponger"]},
        },
    ),
    # Two Crowbars, one of which pays.
    RareTable(
        3,
        {
            "phase": "events",
            "events_top": ["a05"],
            "dice": LUCK,
            "seat:0": {"area": "archive", "items": ["crowbar", "crowbar_2"]},
        },
    ),
    # A push with several dice.
    RareTable(1, {"seat:0": {"character": "tamara", "area": "pg", "traumas": ["alertness"], "items": ["devils_guts"]}}),
    # Steady hands in the Sarcophagus.
    RareTable(2, {"phase": "events", "seat:0": STRONG}, {"steady_hands": True}),
    # Three in one place who share.
    RareTable(3, {f"seat:{seat}": {"area": "pg", "roubles": 500} for seat in range(3)}, {"shared": True}),
    # A facility whose last event is gone.
    RareTable(3, {"facility:lab": {"events_left": 0}, "seat:0": {"area": "lab"}}),
)
