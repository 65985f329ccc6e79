"""How options, positions and views are written: as notation, as text, and as numbers to learn from."""
