"""The Survivors' phase."""
