"""Which cards a card's text speaks of in particular, as data."""

from __future__ import annotations

import re

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.vocabulary.conditions import Condition, Exists
from chancecube.jedi_knights.vocabulary.counts import Count, Each, EachInPile
from chancecube.jedi_knights.vocabulary.effects import Boost, Effect, Fetch, OnThose, PlayCard, StepIn, Stow
from chancecube.jedi_knights.vocabulary.standing import Costs, Gets, Searches, StandingWho, Word
from chancecube.jedi_knights.vocabulary.texts import Response, Timed, When
from chancecube.jedi_knights.vocabulary.those import OWN, SIDE, THEIRS, Those
from chancecube.jedi_knights.vocabulary.who import AnyCard, OfKind, Who


def word_names(card: Card) -> list[str]:
    """What the words of a card's text are called in data: FromThemePile is from-theme-pile."""
    return [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(word).__name__).lower() for word in card.says.words]


def speaks_of(card: Card, other: Card) -> bool:
    """Whether a text means another card of the same side, not just any of its kind."""
    if card.starting_hero == other.index:
        return True
    return any(who.meant(other.index) for word in card.says.words for who in meant_by(word))


def meant_by(word: Word) -> list[Who]:
    found: list[Who] = []
    if isinstance(word, (StandingWho, Searches)):
        found = [] if isinstance(word, Costs) and word.whose == THEIRS else [word.who]
    elif isinstance(word, Gets):
        found = of_those(word.those) + of_condition(word.when) + of_count(word.per)
    elif isinstance(word, Timed):
        found = of_condition(word.when) + [who for effect in word.effects for who in of_effect(effect)]
        if isinstance(word, (When, Response)) and word.about is not None and word.whose in (OWN, SIDE):
            found.append(word.about)
    return [who for who in found if not isinstance(who, (AnyCard, OfKind))]


def of_those(those: Those) -> list[Who]:
    return [those.who] if those.whose in (OWN, SIDE) else []


def of_condition(condition: Condition | None) -> list[Who]:
    return of_those(condition.those) if isinstance(condition, Exists) else []


def of_count(count: Count | None) -> list[Who]:
    if isinstance(count, EachInPile):
        return [count.who]
    return of_those(count.those) if isinstance(count, Each) else []


def of_effect(effect: Effect) -> list[Who]:
    if isinstance(effect, (Fetch, Stow, PlayCard)):
        return [effect.who]
    return of_those(effect.those) if isinstance(effect, (OnThose, Boost, StepIn)) else []
