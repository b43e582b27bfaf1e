from __future__ import annotations

from chancecube.jedi_knights.game import GAME
from chancecube.lab.balance import FORMAT, Tally, measure, pairings, report, theme_of


def test_every_pairing_can_be_played_and_has_two_themes() -> None:
    found = pairings()
    assert len({pairing.name() for pairing in found}) == len(found) >= 12
    for pairing in found:
        assert not GAME.decks_breaches(pairing.decks, FORMAT)
        assert theme_of(pairing.decks[0]) != theme_of(pairing.decks[1])


def test_the_seed_decides_everything_and_the_number_of_workers_nothing() -> None:
    pairing = pairings()[0]
    tally = measure(pairing, "random", 30, 1, 1)
    assert tally == measure(pairing, "random", 30, 1, 2)
    assert tally != measure(pairing, "random", 30, 2, 1)


def test_games_force_cards_and_turns_are_counted() -> None:
    seen: list[int] = []
    tally = measure(pairings()[0], "random", 4, 3, 1, seen.append)
    assert seen == [4]
    assert tally.games == tally.turns.count == 4
    assert sum(tally.holders.values()) == 4 * 2 * 8  # games, decks, Force cards
    for code, chosen in tally.forces.items():
        assert chosen[0] == 0
        assert sum(chosen) <= tally.holders[code]
    assert sum([sum(chosen) for chosen in tally.forces.values()]) <= 4 * 2 * 7  # one is always left


def test_the_table_marks_what_is_out_of_balance() -> None:
    pairing = pairings()[0]
    lines = report([(pairing, Tally(games=100, wins=50)), (pairing, Tally(games=100, wins=70))]).splitlines()
    assert "50.0% |" in lines[2]
    assert "70.0% (!) |" in lines[3]
