"""What a seat may know, and how everything else is drawn anew."""
