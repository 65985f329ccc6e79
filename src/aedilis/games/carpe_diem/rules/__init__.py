"""The rules, in the order of the rulebook, with all that they need. Compiled."""
