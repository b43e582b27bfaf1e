"""Positions of bots' games with how the games ended: what a judgement is learned from."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from chancecube.bots import Seen, make_bot
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.judge import Judge
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.wire import DeckList
from chancecube.lab.ladder import decks_for
from chancecube.registry import game as registered


class Recipe(Struct, frozen=True):
    """How the games are played: everything a worker needs to know."""

    game: str
    format: str
    bot: str
    seed: int
    blunders: float = 0.0  # the share of answers given by chance, so that positions differ
    random_decks: float = 0.0  # the share of games played with any legal decks instead of ready ones


class Lessons(Struct):
    """Features of positions, as each side sees them, and what that side made of the game."""

    features: list[list[float]]
    results: list[float]
    game_numbers: list[int]

    def join(self, other: Lessons) -> None:
        self.features += other.features
        self.results += other.results
        self.game_numbers += other.game_numbers

    def arrays(self) -> tuple[Any, Any, Any]:
        return (
            np.array(self.features, dtype=np.float32),
            np.array(self.results, dtype=np.float32),
            np.array(self.game_numbers, dtype=np.int64),
        )


def gather(recipe: Recipe, numbers: range) -> Lessons:
    """Plays some games and keeps the positions at which a playout would be judged."""
    game = registered(recipe.game)
    guide = guide_of(game)
    found = Lessons([], [], [])
    for number in numbers:
        found.join(gather_one(game, guide, recipe, number))
    return found


def gather_one(game: Game, guide: Guide, recipe: Recipe, number: int) -> Lessons:
    seed = recipe.seed * 1_000_003 + number
    chance = Chance(seed_of(-seed))
    decks = decks_of(game, recipe, number, chance)
    position = game.new(decks, {"format": recipe.format}, Chance(seed_of(seed)), False)
    bots = [make_bot(recipe.bot, game, seed * len(decks) + seat, deck) for seat, deck in enumerate(decks)]
    sides = range(len(game.sides))
    kept: list[list[list[float]]] = []
    last = guide.clock(position)
    while not position.over:
        decision = position.pending[0]
        if happens(recipe.blunders, chance) and decision.kind not in guide.secret:
            option = guide.choose(position.copy(), decision, chance)
        else:
            option = bots[decision.seat].choose(Seen(game, position, decision.seat))
        apply(position, decision.seat, option)
        if position.pending and guide.clock(position) != last:
            last = guide.clock(position)
            kept.append([guide.features(position, side) for side in sides])
    return with_results(game, guide, recipe.format, position, kept, number)


def with_results(
    game: Game, guide: Guide, format_name: str, over: Position, kept: list[list[list[float]]], number: int
) -> Lessons:
    judge = Judge(guide, game.seat_sides(format_name))
    found = Lessons([], [], [])
    for side in range(len(game.sides)):
        result = judge.result(over, side)
        for both in kept:
            found.features.append(both[side])
            found.results.append(result)
            found.game_numbers.append(number)
    return found


def decks_of(game: Game, recipe: Recipe, number: int, chance: Chance) -> list[DeckList]:
    if happens(recipe.random_decks, chance):
        return game.random_decks(recipe.format, chance)
    return decks_for(game, recipe.format, number)


def happens(share: float, chance: Chance) -> bool:
    return share > 0.0 and chance.below(1 << 20) < share * (1 << 20)
