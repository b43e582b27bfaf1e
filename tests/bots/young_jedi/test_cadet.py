"""How well the cadet plays, and that it plays fair."""

from __future__ import annotations

from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from chancecube.kernel.views import view
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME, table_of
from tests.bots.arena import duel, random_decks
from tests.properties.checks import swap_hidden


def ready(seat: int) -> DeckList:
    return next(deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "classic", seat))


def wins_against_random(games: int, decks: list[DeckList] | None) -> int:
    """Half of the games on either side."""
    wins = 0
    for seed in range(games):
        seat = seed % 2
        names = ["cadet", "random"] if seat == 0 else ["random", "cadet"]
        wins += duel(names, seed, decks)[0].winners == 1 << seat
    return wins


def test_it_beats_chance_with_random_decks() -> None:
    assert wins_against_random(40, None) >= 36


def test_it_beats_chance_with_ready_decks() -> None:
    assert wins_against_random(40, [ready(0), ready(1)]) >= 36


def test_it_beats_chance_in_the_first_game() -> None:
    decks = [
        next(deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "starter", seat))
        for seat in (0, 1)
    ]
    wins = sum(duel(["cadet", "random"], seed, decks, "starter")[0].winners == 1 for seed in range(10))
    assert wins >= 8


def test_what_it_cannot_see_does_not_change_what_it_does() -> None:
    chance = Chance(seed_of(5))
    compared: set[str] = set()
    for seed in range(4):
        decks = random_decks(seed, "classic")
        table = table_of(GAME.new(decks, {"format": "classic"}, Chance(seed_of(seed)), False))
        while not table.over:
            decision = table.pending[0]
            seat = decision.seat
            bot, twin_bot = (make_bot("cadet", GAME, seed, decks[seat]) for _ in range(2))
            answer = bot.choose(Seen(GAME, table, seat))
            twin = swap_hidden(table, seat, chance)
            if view(GAME, twin, seat) == view(GAME, table, seat):
                assert twin_bot.choose(Seen(GAME, twin, seat)) == answer
                compared.add(decision.kind)
            apply(table, seat, answer)
    assert compared >= {"deploy", "battle", "battle-cards", "plan", "even-up", "concede", "starting-location"}


def test_it_plays_without_knowing_its_deck_list() -> None:
    decks = random_decks(2, "classic")
    position = GAME.new(decks, {"format": "classic"}, Chance(seed_of(2)), False)
    bots = [make_bot("cadet", GAME, seat) for seat in (0, 1)]
    while not position.over:
        seat = position.pending[0].seat
        GAME.answer(position, seat, bots[seat].choose(Seen(GAME, position, seat)))


def test_another_can_take_over_in_the_middle_of_a_plan() -> None:
    """Each decision is given to a new bot, as when a server hands it to another process."""
    decks = random_decks(6, "classic")
    position = GAME.new(decks, {"format": "classic"}, Chance(seed_of(6)), False)
    while not position.over:
        seat = position.pending[0].seat
        bot = make_bot("cadet", GAME, position.pending[0].number, decks[seat])
        GAME.answer(position, seat, bot.choose(Seen(GAME, position, seat)))
