"""The kernel: questions, chance, the table, positions, saves and the laws every game must keep. Knows no game."""
