"""Numbers that no card shows."""

from __future__ import annotations

BLOCKS = 7
"""Block tokens in the Killer's supply."""
HIGHEST_LEVEL = 5
MOST_STRENGTH = 10
FULL_HAND = 5
"""The most skill cards in the Killer's hand."""
CHEAPER_SKILLS = 3
"""The level from which the Huntress pays one card less for a skill."""
FAST_CHAINSAW = 4
"""The level from which the Butcher's chainsaw is fast."""
WHIZZ_SEARCH = 2
"""The cards that the Spectre pays to search after Whizz."""

MOST_FEAR = 2
"""The most fear a Survivor can have; with the next one it cries out."""
BACKPACK = 3
"""The items that a backpack holds."""
DICE = 4
"""The dice of a defence, one less for each fear."""
MOLOTOV_BONUS = 2
SECRET_WEAPON_BONUS = 4
WALK = 2
"""The rooms that a Survivor may move in its turn."""
REPAIRS = 5
"""Repairs until the radio works."""
RESCUE_ROUNDS = 5
"""Rounds from the call on the radio until the rescue."""
KEYS_TO_ESCAPE = 5
OWN_KEYS_TO_ESCAPE = 3
"""The same of each Survivor in Separate Ways."""
