"""How well the cadet plays, and that it plays fair."""

from __future__ import annotations

from chancecube.bots import Bot, Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from chancecube.kernel.views import view
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME, table_of
from tests.bots.arena import duel, random_decks
from tests.properties.checks import swap_hidden
from tests.properties.games import EAGER, decks_of, pick, settings_of


def ready(seat: int, number: int) -> DeckList:
    decks = [deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "full", seat)]
    return decks[number % len(decks)]


def wins_against_random(games: int, ready_decks: bool) -> int:
    """Half of the games on either side."""
    wins = 0
    for seed in range(games):
        seat = seed % 2
        names = ["cadet", "random"] if seat == 0 else ["random", "cadet"]
        decks = [ready(side, seed) for side in (0, 1)] if ready_decks else None
        wins += duel(names, seed, decks, "full")[0].winners == 1 << seat
    return wins


def test_it_beats_chance_with_random_decks() -> None:
    assert wins_against_random(40, ready_decks=False) >= 38


def test_it_beats_chance_with_ready_decks() -> None:
    assert wins_against_random(40, ready_decks=True) >= 38


def test_it_beats_chance_in_the_first_game() -> None:
    decks = [
        next(deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "starter", seat))
        for seat in (0, 1)
    ]
    wins = sum(duel(["cadet", "random"], seed, decks, "starter")[0].winners == 1 for seed in range(10))
    assert wins >= 8


def cadets(seed: int, decks: list[DeckList], seat: int) -> list[Bot]:
    """Two that cannot be told apart."""
    return [make_bot("cadet", GAME, seed, decks[seat]) for _ in range(2)]


def test_it_answers_everything_and_what_it_cannot_see_does_not_change_the_answer() -> None:
    """Others play, and lead it into situations of all sorts; it is asked what it would do there."""
    chance = Chance(seed_of(5))
    asked: set[str] = set()
    compared: set[str] = set()
    for seed in range(20):
        decks = decks_of(seed)
        table = table_of(GAME.new(decks, settings_of(seed), Chance(seed_of(seed)), False))
        while not table.over:
            for decision in table.pending:
                seat = decision.seat
                bot, twin_bot = cadets(seed, decks, seat)
                answer = bot.choose(Seen(GAME, table, seat))
                assert answer in decision.options, decision.kind
                asked.add(decision.kind)
                twin = swap_hidden(table, seat, chance)
                if view(GAME, twin, seat) == view(GAME, table, seat):
                    assert twin_bot.choose(Seen(GAME, twin, seat)) == answer, decision.kind
                    compared.add(decision.kind)
            apply(table, *pick(table, chance, EAGER))
    assert len(asked) >= 35
    assert compared >= {
        "deploy", "battle", "battle-cards", "plan", "even-up", "concede", "race", "lap-card", "duel",
        "duel-target", "duel-attack", "duel-parry", "fetch-effect", "intercept", "use-text", "from-deck",
    }  # fmt: skip


def test_it_plays_without_knowing_its_deck_list() -> None:
    decks = random_decks(2, "full")
    position = GAME.new(decks, {"format": "full"}, Chance(seed_of(2)), False)
    bots = [make_bot("cadet", GAME, seat) for seat in (0, 1)]
    while not position.over:
        seat = position.pending[0].seat
        GAME.answer(position, seat, bots[seat].choose(Seen(GAME, position, seat)))


def test_another_can_take_over_in_the_middle_of_a_plan() -> None:
    """Each decision is given to a new bot, as when a server hands it to another process."""
    decks = random_decks(6, "full")
    position = GAME.new(decks, {"format": "full"}, Chance(seed_of(6)), False)
    while not position.over:
        seat = position.pending[0].seat
        bot = make_bot("cadet", GAME, position.pending[0].number, decks[seat])
        GAME.answer(position, seat, bot.choose(Seen(GAME, position, seat)))
