"""Scenarios: tests written as text, with a position and what must follow (docs/scenarios.md)."""

from stolik.scenario.errors import BadScenario
from stolik.scenario.reading import Read, read_file, read_text
from stolik.scenario.running import Mismatch, Scenario, run

__all__ = ["BadScenario", "Mismatch", "Read", "Scenario", "read_file", "read_text", "run"]
