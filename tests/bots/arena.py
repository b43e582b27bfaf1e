"""Games between bots, with every answer checked."""

from __future__ import annotations

from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.game import GAME


def random_decks(seed: int, format_name: str) -> list[DeckList]:
    chance = Chance(seed_of(seed))
    return [GAME.random_deck(format_name, seat, chance) for seat in (0, 1)]


def duel(
    names: list[str], seed: int, decks: list[DeckList] | None = None, format_name: str = "classic"
) -> tuple[Position, list[int]]:
    """A whole game: its end, and all answers given."""
    played = random_decks(seed, format_name) if decks is None else decks
    bots = [make_bot(name, GAME, seed + seat, played[seat]) for seat, name in enumerate(names)]
    position = GAME.new(played, {"format": format_name}, Chance(seed_of(seed)), False)
    answers: list[int] = []
    while not position.over:
        seat = position.pending[-1].seat
        answer = bots[seat].choose(Seen(GAME, position, seat))
        assert check(position, seat, answer)
        answers.append(answer)
        apply(position, seat, answer)
    return position, answers
