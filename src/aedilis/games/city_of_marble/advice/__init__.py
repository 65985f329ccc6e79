"""What bots know about playing well. Compiled."""
