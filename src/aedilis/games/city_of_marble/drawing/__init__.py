"""How City of Marble looks: its districts and buildings, the map, and the parts of its table."""
