"""The Killers, one file each."""

from stolik.games.terrorscape.content.killers.butcher import BUTCHER
from stolik.games.terrorscape.content.killers.huntress import HUNTRESS
from stolik.games.terrorscape.content.killers.murderer import MURDERER
from stolik.games.terrorscape.content.killers.spectre import SPECTRE
from stolik.games.terrorscape.content.killers.werewolf import WEREWOLF

KILLERS = (BUTCHER, SPECTRE, MURDERER, WEREWOLF, HUNTRESS)
BASE = (BUTCHER, SPECTRE, MURDERER)
SKILLS = tuple(dict.fromkeys(skill for killer in KILLERS for skill in killer.kinds))

__all__ = ["BASE", "BUTCHER", "HUNTRESS", "KILLERS", "MURDERER", "SKILLS", "SPECTRE", "WEREWOLF"]
