"""Bots at tables: whose think next, and in which process."""
