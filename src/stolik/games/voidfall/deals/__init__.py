"""Described positions (docs/scenarios.md)."""
