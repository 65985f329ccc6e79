"""How Carpe Diem looks: its tiles and cards, and the parts of its table."""
