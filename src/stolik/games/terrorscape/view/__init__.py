"""What a seat may know (`observe`), and redrawing everything else (`resample`)."""
