"""The rules: rounds, set-up and what both sides share, then the two phases and encounters."""
