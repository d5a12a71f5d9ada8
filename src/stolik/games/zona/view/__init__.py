"""What a seat may know, and other worlds it cannot tell apart."""
