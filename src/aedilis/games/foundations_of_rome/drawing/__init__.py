"""The parts that the board of Foundations of Rome is drawn from."""
