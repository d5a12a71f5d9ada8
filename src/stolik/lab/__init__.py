"""Simulations of many games, and their statistics."""

from stolik.lab.simulate import Plan, Report, simulate

__all__ = ["Plan", "Report", "simulate"]
