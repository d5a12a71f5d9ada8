"""Measures what a turn costs a person."""
