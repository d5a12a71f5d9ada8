"""Many games at once, and what they tell."""

from stolik.lab.simulate import Plan, Report, simulate

__all__ = ["Plan", "Report", "simulate"]
