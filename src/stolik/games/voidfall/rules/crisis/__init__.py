"""Cooperative and solo games: Crises, Alerts, Harbingers, Safe Havens (rulebook, the blue sections)."""
