"""A report as Markdown, for a wiki or a README: questions, answers, and the first picture of each."""

from __future__ import annotations

from collections.abc import Iterator

from aedilis.lab.report.page import Report


def markdown(report: Report, pictures: str) -> str:
    """`pictures` is the folder in which they are, seen from the file."""
    return "\n\n".join(paragraphs(report, pictures)) + "\n"


def paragraphs(report: Report, pictures: str) -> Iterator[str]:
    yield f"# {report.title}"
    yield report.lead
    for section in report.sections:
        yield f"## {section.question}"
        if section.intro:
            yield section.intro
        yield section.answer
        if section.items:
            yield "\n".join(f"- {item}" for item in section.items)
        for figure in section.figures[:1]:
            yield f"![{figure.title}]({pictures}/{figure.name}.svg)"
    yield "---"
    yield from report.method
    yield f"```text\n{report.command}\n```"
