"""Fixtures for tests of packs."""

from tests.packs.folders import load, write

__all__ = ["load", "write"]
