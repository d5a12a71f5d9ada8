"""Rooms: running tables, with all that changes them."""
