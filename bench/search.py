"""What thinking ahead costs: playouts per second, and imagining a position."""

from __future__ import annotations

import time

from bench.engine import per_call
from chancecube import registry
from chancecube.bots import Seen, make_bot
from chancecube.bots.search.belief import belief_about
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import Network, network_of
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.lab.ladder import FULL_FORMATS, decks_for

GAMES = 8  # the positions are taken from so many games of cadets
PLAYOUTS = 100
NAMES = {"young-jedi": "", "jedi-knights": "jk "}


def positions(game: Game) -> list[tuple[Position, int]]:
    """Where somebody had a choice, from beginning to end of a few games of cadets, and who it was."""
    found: list[tuple[Position, int]] = []
    format_name = FULL_FORMATS[game.name]
    for number in range(GAMES):
        decks = decks_for(game, format_name, number)
        position = game.new(decks, {"format": format_name}, Chance(seed_of(number)), False)
        bots = [make_bot("cadet", game, number, deck) for deck in decks]
        asked = 0
        while not position.over:
            decision = position.pending[0]
            if len(decision.options) > 1 and decision.kind not in guide_of(game).secret:
                asked += 1
                if asked % 10 == 0:
                    found.append((position.copy(), decision.seat))
            apply(position, decision.seat, bots[decision.seat].choose(Seen(game, position, decision.seat)))
    return found


def playouts_per_second(
    game: Game, places: list[tuple[Position, int]], seconds: float, network: Network | None = None
) -> float:
    """As the knight, or with a network the master, makes them at an open question, with all that goes with it."""
    knight = Knight(game, 1, guide_of(game), Effort(PLAYOUTS), network=network)
    played = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for position, seat in places:
            seen = Seen(game, position, seat)
            thinker, imagine = knight.prepare(seen)
            think = thinker.weigh if network is None else thinker.compare
            played += sum([line.visits for line in think(imagine, seen.decision, None)])
            if time.perf_counter() - began >= seconds:
                break
    return played / (time.perf_counter() - began)


def imagining(game: Game, places: list[tuple[Position, int]], seconds: float) -> float:
    """Mean seconds of making up one position."""
    format_name = FULL_FORMATS[game.name]
    guesses = [
        belief_about(game, format_name, seat).lists[0] for seat in range(len(game.seat_sides(format_name)))
    ]
    chance = Chance(seed_of(1))

    def all_places() -> None:
        for position, seat in places:
            game.imagine(position, seat, guesses, chance)

    return per_call(seconds, all_places) / len(places)


def measure(seconds: float) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, short in NAMES.items():
        game = registry.game(name)
        places = positions(game)
        found[f"{short}playouts/s"] = playouts_per_second(game, places, seconds)
        found[f"{short}playouts/s, master"] = playouts_per_second(game, places, seconds, network_of(name))
        found[f"{short}imagine, µs"] = imagining(game, places, seconds) * 1e6
    return found
