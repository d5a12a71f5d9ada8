"""What is printed: maps, cards, people, traits, plans, words, options, and the names of all questions and log lines."""
