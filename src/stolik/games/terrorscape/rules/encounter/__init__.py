"""Encounters, defence, fear and wounds."""
