"""The course of a game: setting up, rounds, turns, events, rumours, emissions, death."""
