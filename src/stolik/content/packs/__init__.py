"""Packs: folders of content that an owner writes, read, checked and laid over the content of a game (docs/packs.md).

A pack is data. Nothing of it is run, its texts are shown letter by letter, and nothing outside its folder is read.
"""
