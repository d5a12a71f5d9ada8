"""Zona: The Secret of Chernobyl (K. Głośnicki, M. Drewing, 2019): scavengers cross the Zone to its Sarcophagus."""
