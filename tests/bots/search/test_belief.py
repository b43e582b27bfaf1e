from __future__ import annotations

from chancecube import registry
from chancecube.bots.search.belief import belief_about, belief_in, faces_of
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME


def test_before_anything_is_shown_all_decks_are_equally_likely() -> None:
    belief = belief_about(GAME, "full", 1)
    assert len(set(belief.weights([]))) == 1


def test_a_card_shown_speaks_for_the_decks_that_have_it() -> None:
    belief = belief_about(GAME, "full", 1)
    shown = belief.lists[2][:8]
    weights = belief.weights(shown)
    assert max(weights) == weights[2]
    assert sum(weights[:2]) < weights[2] * 0.2


def test_guesses_follow_what_is_likely() -> None:
    belief = belief_about(GAME, "full", 0)
    chance = Chance(seed_of(1))
    weights = belief.weights(belief.lists[0][:12])
    guesses = [belief.guess(weights, chance) for _ in range(50)]
    assert guesses.count(belief.lists[0]) > 40


def test_guessed_decks_are_legal_at_the_seat_they_are_guessed_for() -> None:
    for name, format_name in (("young-jedi", "full"), ("jedi-knights", "duel"), ("jedi-knights", "team")):
        game = registry.game(name)
        for seat in range(len(game.seat_sides(format_name))):
            for faces in belief_about(game, format_name, seat).lists:
                codes = [game.code(face) for face in faces]
                deck = DeckList("guessed", {code: codes.count(code) for code in codes})
                assert not game.deck_breaches(deck, format_name, seat)


def test_an_open_list_leaves_nothing_to_guess() -> None:
    deck = GAME.ready_decks()[0]
    assert belief_in(GAME, deck).lists == [faces_of(GAME, deck)]


def test_cards_nobody_knows_are_left_out() -> None:
    assert faces_of(GAME, DeckList("odd", {"XX-1": 2, "DM-1": 2})) == [GAME.face("DM-1")] * 2
