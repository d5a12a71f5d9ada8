"""The Zone: the board, decks and queues, secret locations, the market."""
