"""The rules, a file for each chapter of the rulebook."""
