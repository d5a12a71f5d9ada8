"""Numbers that no card shows."""

from __future__ import annotations

WILL = 3
"""The Will of a Hunted at the start of the game; it never has more."""
EXPERT_WILL = 2
"""The Will after exhaustion in the expert variant."""
