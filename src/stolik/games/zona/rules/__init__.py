"""The rules: the course of a game, the Zone, scavengers, tests and encounters, effects."""
