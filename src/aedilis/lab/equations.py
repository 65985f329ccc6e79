"""Linear equations."""

from __future__ import annotations


def solved(matrix: list[list[float]]) -> list[float]:
    """By elimination; the last column is what is to come out. Destroys the matrix."""
    size = len(matrix)
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(matrix[row][n]))
        matrix[n], matrix[pivot] = matrix[pivot], matrix[n]
        top = matrix[n]
        for row in matrix[:n] + matrix[n + 1 :]:
            factor = row[n] / top[n]
            if factor:
                row[n:] = [a - factor * b for a, b in zip(row[n:], top[n:], strict=True)]
    return [row[size] / row[n] for n, row in enumerate(matrix)]
