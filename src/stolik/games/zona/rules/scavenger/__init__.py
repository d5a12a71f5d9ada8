"""A scavenger: attributes, items and their use, damage and protection, prices."""
