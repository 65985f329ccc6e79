"""How City of Rome looks: its buildings, its cards, and the parts of its table."""
