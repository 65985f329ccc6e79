"""The parts of the drawing of Carpe Diem."""
