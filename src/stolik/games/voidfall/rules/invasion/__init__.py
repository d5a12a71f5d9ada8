"""Invasions and Skirmishes (rulebook, Movement; Combat; Outcome of an Invasion; Skirmish)."""
