"""Packs: folders of content written by an owner; they are read, checked and laid over a game's content (docs/packs.md).

A pack is data. Nothing in it is executed, its texts are shown as plain text, and nothing outside its folder is read.
"""
