"""The pages, made in Python from plain data: what a person may see goes in, markup comes out."""
