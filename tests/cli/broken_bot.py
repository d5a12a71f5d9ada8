"""A module of a bot that fails while it is imported."""

Bot = 1 // 0
