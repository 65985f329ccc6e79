"""What `make generate` writes."""
