"""The game at a table: what may be done now, how it is taken back, timed, counted and restored."""
