"""Described positions: how a scenario sets up a game."""
