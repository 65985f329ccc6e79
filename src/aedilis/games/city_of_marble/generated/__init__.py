"""Written by `make generate` from `fields.py`: change that instead."""
