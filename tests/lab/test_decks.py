"""A deck by itself, in both games."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.decks import setup_of
from chancecube.jedi_knights.library import library as knights
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList
from chancecube.lab.decks import answer, chances, chart_of, kind_chances, opening_of
from chancecube.lab.games import study_of
from chancecube.lab.odds import Want
from chancecube.registry import game, game_names
from chancecube.text.catalogue import catalogue


def ready(game_name: str) -> list[DeckList]:
    return game(game_name).ready_decks()


@pytest.mark.parametrize("game_name", game_names())
def test_curves_and_families_count_the_draw_deck(game_name: str) -> None:
    for deck in ready(game_name):
        chart = chart_of(game(game_name), deck)
        opening = opening_of(game(game_name), deck, [])
        assert chart.cards == opening.cards
        assert chart.size == sum(opening.cards.values())
        kinds = next(family for family in chart.families if family.fact == "kind")
        assert sum(kinds.counts.values()) == chart.size
        for curve in chart.curves:
            assert sum(curve.counts.values()) == curve.cards <= chart.size
            if curve.cards:
                assert min(curve.counts) <= curve.mean <= max(curve.counts)


@pytest.mark.parametrize("game_name", game_names())
def test_the_opening_is_what_the_game_deals(game_name: str) -> None:
    """Hands of real games are as large, and hold only cards of that draw deck."""
    rules = game(game_name)
    study = study_of(game_name)
    format_name = rules.formats[0]
    sides = [
        next(deck for deck in rules.ready_decks() if not rules.deck_breaches(deck, format_name, side))
        for side in range(2)
    ]
    position = rules.new(sides, {"format": format_name}, Chance(seed_of(3)), False)
    while not position.over:
        hands = [zone for zone in rules.zones(position) if zone.name == "hand"]
        if all(zone.cards for zone in hands):
            break
        decision = position.pending[0]
        rules.answer(position, decision.seat, decision.options[0])
    for zone in hands:
        opening = opening_of(rules, sides[zone.seat], [])
        assert len(zone.cards) == opening.hand
        codes = [study.whole(rules.code(position.face[card])) for card in zone.cards]
        assert set(codes) <= set(opening.cards)


def test_what_is_laid_is_out_of_the_deck() -> None:
    rules = game("young-jedi")
    deck = next(deck for deck in ready("young-jedi") if "Gungan" in deck.name)
    place = next(code for code in deck.cards if catalogue("young-jedi").data(code)["kind"] == "location")
    whole, less = opening_of(rules, deck, []), opening_of(rules, deck, [place])
    assert sum(less.cards.values()) == sum(whole.cards.values()) - 1
    with pytest.raises(BadOption, match="lab-not-in-deck"):
        opening_of(rules, deck, [place] * (deck.cards[place] + 1))


def test_a_theme_says_how_large_the_hand_is() -> None:
    for deck in ready("jedi-knights"):
        setup = setup_of(knights(), deck)
        theme = setup.theme()
        opening = opening_of(game("jedi-knights"), deck, [])
        assert theme is not None and opening.hand == theme.starting_hand
        assert sum(opening.cards.values()) == len(setup.draw)


@pytest.mark.parametrize("game_name", game_names())
def test_chances_of_an_opening_hand(game_name: str) -> None:
    rules = game(game_name)
    opening = opening_of(rules, ready(game_name)[-1], [])
    kinds = kind_chances(rules, opening)
    assert sum(found.mean for found in kinds.values()) == pytest.approx(opening.hand)
    for found in kinds.values():
        assert sum(found.by_count) == pytest.approx(1)
        mean = sum(count * share for count, share in enumerate(found.by_count))
        assert mean == pytest.approx(found.mean)
    code = next(iter(opening.cards))
    assert chances(opening, [code, code]).copies == opening.cards[code]  # named twice is named once


def test_odds_grow_from_turn_to_turn() -> None:
    opening = opening_of(game("young-jedi"), ready("young-jedi")[0], [])
    one, two = list(opening.cards)[:2]
    found = answer(opening, [Want([one]), Want([two])], 40, 3)
    shares = [turn.together for turn in found.turns]
    assert shares == sorted(shares)
    assert shares[-1] == 1  # all is drawn
    for turn in found.turns:
        assert turn.together <= min(turn.each) + 1e-12
    assert answer(opening, [Want([one])], 2, 0).turns[1].drawn == opening.hand
