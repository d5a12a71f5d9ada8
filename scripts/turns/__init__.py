"""What a turn costs the person who plays it: seconds, presses, areas (see `scripts/measure_turns.py`)."""
