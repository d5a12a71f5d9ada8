"""Looking back at games: films and pages on their own; what grows from a game: practice, the same deal, reports."""
