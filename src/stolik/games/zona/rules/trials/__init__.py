"""Tests and encounters, and what helps in them."""
