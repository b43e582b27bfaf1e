"""The language of a request: what it asks for with ?language=, else the browser's first choice that we speak."""

from __future__ import annotations

from functools import cache
from typing import Any, Final
from urllib.parse import parse_qs

from chancecube.text import Speaker, languages
from chancecube.text.speaker import DEFAULT_LANGUAGE, base_of

MOST_CHOICES: Final = 20


@cache
def speaker_for(language: str) -> Speaker:
    return Speaker(language)


def known_language(words: str | None) -> str | None:
    """One of our languages, from `fr`, `fr-CA` or `FR_ca`."""
    if not words:
        return None
    base = base_of(words)
    return base if base in languages() else None


def accepted(header: str) -> str | None:
    """The best language of an Accept-Language header that we speak."""
    choices: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:MOST_CHOICES]):
        words, _, quality = part.partition(";")
        language = known_language(words)
        weight = weight_of(quality)
        if language is not None and weight > 0:
            choices.append((-weight, place, language))
    return min(choices)[2] if choices else None


def weight_of(quality: str) -> float:
    name, _, number = quality.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def language_of(scope: Any) -> str:
    """The language of an HTTP request or a socket."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=None)
    asked = known_language(query.get("language", [""])[-1])
    if asked is not None:
        return asked
    header = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return accepted(header.decode("latin-1")) or DEFAULT_LANGUAGE


def speaker_of(scope: Any) -> Speaker:
    return speaker_for(language_of(scope))
