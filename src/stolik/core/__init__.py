"""The kernel: questions, chance, the table, positions, saves and the laws of every game. It depends on no game."""
