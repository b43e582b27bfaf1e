"""A deck by itself: its curves and families, and what its opening hands are like."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.lab.games import Opening, Study, study_of
from chancecube.lab.odds import Together, Want, at_least, by_count, by_turn


class Curve(Struct):
    """How often each number stands on the cards that have one."""

    fact: str
    counts: dict[int, int]
    cards: int
    mean: float
    deviation: float


class Family(Struct):
    """How many cards of each kind, colour or planet; those of none, or of several, count as such."""

    fact: str
    counts: dict[str, int]


class Chances(Struct):
    """How many of some cards the opening hand has: the chance of each number, and the mean."""

    copies: int
    by_count: list[float]
    mean: float


class Chart(Struct):
    """What a deck is made of, as far as its draw deck goes."""

    cards: dict[str, int]  # what can be drawn
    size: int
    hand: int
    each_turn: int
    curves: list[Curve]
    families: list[Family]


class TurnOdds(Struct):
    """By a turn, with so many cards drawn: the chance of each want, and of all at once."""

    turn: int
    drawn: int
    each: list[float]
    together: float


class Answer(Struct):
    """What was asked about drawing certain cards."""

    deck: int
    hand: int
    each_turn: int
    wants: list[Chances]
    turns: list[TurnOdds]


def chart_of(game: Game, deck: DeckList) -> Chart:
    study = study_of(game.name)
    opening = study.opening(deck, [])
    cards = opening.cards
    return Chart(
        cards=cards,
        size=sum(cards.values()),
        hand=opening.hand,
        each_turn=opening.each_turn,
        curves=[curve_of(study, cards, fact) for fact in study.numbers],
        families=[family_of(study, cards, fact) for fact in study.families],
    )


def curve_of(study: Study, cards: dict[str, int], fact: str) -> Curve:
    counts: dict[int, int] = {}
    for code, count in cards.items():
        number = study.number(code, fact)
        if number is not None:
            counts[number] = counts.get(number, 0) + count
    size = sum(counts.values())
    mean = sum([number * count for number, count in counts.items()]) / max(1, size)
    square = sum([(number - mean) ** 2 * count for number, count in counts.items()]) / max(1, size)
    return Curve(fact, dict(sorted(counts.items())), size, mean, sqrt(square))


def family_of(study: Study, cards: dict[str, int], fact: str) -> Family:
    """The largest first."""
    counts: dict[str, int] = {}
    for code, count in cards.items():
        for family in study.family(code, fact):
            counts[family] = counts.get(family, 0) + count
    return Family(fact, dict(sorted(counts.items(), key=lambda row: (-row[1], row[0]))))


def opening_of(game: Game, deck: DeckList, laid: list[str]) -> Opening:
    return study_of(game.name).opening(deck, laid)


def chances(opening: Opening, codes: list[str]) -> Chances:
    """Of the cards of these codes in the opening hand."""
    deck = sum(opening.cards.values())
    copies = sum([opening.cards.get(code, 0) for code in dict.fromkeys(codes)])
    found = by_count(deck, copies, opening.hand)[: opening.hand + 1]
    return Chances(copies, found, copies * min(opening.hand, deck) / max(1, deck))


def kind_chances(game: Game, opening: Opening) -> dict[str, Chances]:
    """The same for each kind of cards."""
    study = study_of(game.name)
    kinds: dict[str, list[str]] = {}
    for code in opening.cards:
        for kind in study.family(code, "kind"):
            kinds.setdefault(kind, []).append(code)
    return {kind: chances(opening, codes) for kind, codes in kinds.items()}


def answer(opening: Opening, wants: list[Want], turns: int, each_turn: int | None = None) -> Answer:
    """The chances of having drawn at least so many, turn by turn; what is drawn a turn can be said."""
    deck = sum(opening.cards.values())
    per_turn = opening.each_turn if each_turn is None else each_turn
    asked = [chances(opening, want.codes) for want in wants]
    together = Together(opening.cards, wants)
    rows: list[TurnOdds] = []
    for turn, drawn in by_turn(opening.hand, per_turn, turns):
        each = [at_least(deck, one.copies, drawn, want.least) for want, one in zip(wants, asked, strict=True)]
        rows.append(TurnOdds(turn, min(drawn, deck), each, together.chance(drawn)))
    return Answer(deck, opening.hand, per_turn, asked, rows)
