"""The Killer's phase."""
