"""What is in the box: every card and number, with its origin, and the same as flat tables."""
