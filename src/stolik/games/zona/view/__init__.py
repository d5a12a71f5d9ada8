"""What a seat may know, and redrawing the rest."""
