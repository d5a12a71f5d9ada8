"""Printed content: Places, words, options, and the names of all questions and log lines."""
