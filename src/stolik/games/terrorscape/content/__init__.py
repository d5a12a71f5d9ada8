"""Printed content: maps, cards, people, traits, plans, words, options; the names of all questions and log lines."""
