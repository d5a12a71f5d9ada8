"""The laws every game must keep. Each function plays random games and raises AssertionError if a law is broken.

They use only the Game object, so they test a new game before it has tests of its own.
"""
