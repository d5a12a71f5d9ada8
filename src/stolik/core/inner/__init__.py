"""Positions from inside: what they are made of, their steps, drafts on them, writing and reading them."""
