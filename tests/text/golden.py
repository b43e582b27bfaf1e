"""Every card as it is said. `python -m tests.text.golden` writes the files anew: read what changed, line by line."""

from __future__ import annotations

from pathlib import Path

from chancecube.text import Speaker, languages
from chancecube.text.voice import voice
from chancecube.young_jedi.library import library

FOLDER = Path(__file__).parent / "golden"


def golden_file(language: str) -> Path:
    return FOLDER / f"cards_{language}.txt"


def cards(language: str) -> str:
    speech = voice("young-jedi", Speaker(language))
    lines: list[str] = []
    for card in library().cards:
        lines.append(f"{card.code} {speech.card_name(card.code)}")
        lines.append(
            "    " + " · ".join([f"{label} {value}" for label, value in speech.card_facts(card.code)])
        )
        text = speech.card_text(card.code)
        if text:
            lines.append(f"    {text}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for language in languages():
        golden_file(language).write_text(cards(language), encoding="utf-8")
