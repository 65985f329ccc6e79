"""The kit that boards are drawn with."""
