"""What a card is: the traits its title and subtitle name, and nothing else."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import combining, normalize

JEDI: Final = "jedi"
JEDI_MASTER: Final = "jedi master"
PODRACER_PILOT: Final = "podracer pilot"
PODRACER: Final = "podracer"

PILOTS_BY_NAME: Final = ("anakin skywalker", "sebulba")
NEVER_JEDI: Final = "anakin skywalker"
JEDI_BUT_NO_MASTERS: Final = ("ki adi mundi", "obi wan kenobi")
DUELISTS_BY_NAME: Final = ("obi wan kenobi", "qui gon jinn", "darth maul", "darth sidious", "aurra sing")
LIGHTSABER: Final = "lightsaber"


@cache
def plain(words: str) -> str:
    """A name without capitals, accents and punctuation: what titles and traits are compared by."""
    letters = "".join([letter for letter in normalize("NFD", words.lower()) if not combining(letter)])
    return " ".join(re.findall(r"\w+", letters.replace("'", "").replace("’", "")))


@cache
def names(words: str, trait: str) -> bool:
    """Whether a title or subtitle speaks of the trait, in the singular or plural."""
    known = plain(words)
    return trait in known and (f" {trait} " in f" {known} " or f" {trait}s " in f" {known} ")


def has_trait(title: str, subtitle: str, trait: str) -> bool:
    who = plain(title)
    if trait == PODRACER_PILOT and who in PILOTS_BY_NAME:
        return True
    if trait == JEDI_MASTER:
        return has_trait(title, subtitle, JEDI) and who not in JEDI_BUT_NO_MASTERS
    if trait == JEDI and who == NEVER_JEDI:
        return False
    return names(title, trait) or names(subtitle, trait)


def is_duelist(title: str, subtitle: str) -> bool:
    """Who may fight with a lightsaber in a duel of their own choice."""
    return plain(title) in DUELISTS_BY_NAME or has_trait(title, subtitle, JEDI)
