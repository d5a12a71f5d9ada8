"""Described positions of Zona, for scenarios, tests and rare tables (docs/scenarios.md)."""
