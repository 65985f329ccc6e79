"""How The Builders: Antiquity looks: its buildings, its people and things, and the parts of its table."""
