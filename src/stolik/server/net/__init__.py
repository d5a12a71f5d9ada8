"""What arrives over the network: requests, connections, their limits, and what is sent back."""
