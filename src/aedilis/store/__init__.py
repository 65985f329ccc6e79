"""Where tables are kept: an append-only log of what happened at each."""
