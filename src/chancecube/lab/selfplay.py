"""Positions of bots' games with how the games ended: what a judgement is learned from."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from msgspec import Struct

from chancecube.bots import Bot, Seen, make_bot
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.judge import Judge
from chancecube.bots.thinkers import make_thinker
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.wire import DeckList
from chancecube.lab.ladder import decks_for
from chancecube.registry import game as registered

INSTINCT: Final = "instinct"  # instead of a bot: all play as in playouts, which is quick
HABIT: Final = "habit"  # likewise, but as cadets play
NOTHING: Final = -1  # fills up rows of holdings
LONGEST: Final = 400  # turns; a game by instinct that finds no end teaches nothing


class Recipe(Struct, frozen=True):
    """How the games are played: everything a worker needs to know."""

    game: str
    format: str
    bot: str
    seed: int
    blunders: float = 0.0  # the share of answers given by chance, so that what is seldom done is judged too
    random_decks: float = 0.0  # the share of games played with any legal decks instead of ready ones
    rough: float = 0.0  # the share of turns played by instinct, as before a playout is judged
    one_side: bool = False  # keep positions only as the first side sees them, which is what a judge asks for
    playouts: int = 0  # for a bot that thinks, instead of as many as its seconds are worth


class Lessons(Struct):
    """Features of positions, as each side sees them, and what that side made of the game."""

    features: Any  # half precision: there are millions
    results: Any
    game_numbers: Any
    holdings: Any  # a row for each position, filled up with NOTHING


def joined(parts: list[Lessons]) -> Lessons:
    """All of them; the games of different parts keep different numbers."""
    numbers: list[Any] = []
    first = 0
    for part in parts:
        numbers.append(part.game_numbers + first)
        first = int(numbers[-1].max(initial=first)) + 1
    return Lessons(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate(numbers),
        filled_up([row for part in parts for row in part.holdings]),
    )


def filled_up(rows: list[Any]) -> Any:
    """All of them equally long."""
    made = np.full((len(rows), max(map(len, rows), default=0)), NOTHING, np.int16)
    for number, row in enumerate(rows):
        made[number, : len(row)] = row
    return made


def gather(recipe: Recipe, numbers: range) -> Lessons:
    """Plays some games and keeps the positions at which a playout would be judged."""
    game = registered(recipe.game)
    guide = guide_of(game)
    judge = Judge(guide, game.seat_sides(recipe.format))
    features: list[Any] = []
    results: list[float] = []
    game_numbers: list[int] = []
    holdings: list[Any] = []
    for number in numbers:
        position, kept = play_one(game, guide, recipe, number)
        for side in sides_of(game, recipe) if position.over else ():
            features += [looks[side][0] for looks in kept]
            holdings += [looks[side][1] for looks in kept]
            results += [judge.result(position, side)] * len(kept)
            game_numbers += [number - numbers.start] * len(kept)
    return Lessons(
        np.array(features, dtype=np.float16),
        np.array(results, dtype=np.float32),
        np.array(game_numbers, dtype=np.int64),
        filled_up(holdings),
    )


def sides_of(game: Game, recipe: Recipe) -> range:
    """Those whose eyes the positions are looked at with."""
    return range(1 if recipe.one_side else len(game.sides))


def play_one(game: Game, guide: Guide, recipe: Recipe, number: int) -> tuple[Position, list[list[Any]]]:
    """A game, and at each beginning of a turn what a judgement looks at, for each side that is asked for."""
    seed = recipe.seed * 1_000_003 + number
    chance = Chance(seed_of(-seed))
    decks = decks_of(game, recipe, number, chance)
    position = game.new(decks, {"format": recipe.format}, Chance(seed_of(seed)), False)
    bots = [player(game, recipe, seed * len(decks) + seat, deck) for seat, deck in enumerate(decks)]
    kept: list[list[Any]] = []
    guide.forget()
    while not position.over and len(kept) < LONGEST:
        play_turn(game, guide, recipe, position, bots, chance)
        if position.pending:
            kept.append([looked_at(guide, position, side) for side in sides_of(game, recipe)])
    return position, kept


def looked_at(guide: Guide, position: Position, side: int) -> tuple[Any, Any]:
    features = np.array(guide.features(position, side), np.float16)
    return features, np.array(guide.holdings(position, side), np.int16)


def play_turn(
    game: Game, guide: Guide, recipe: Recipe, position: Position, bots: list[Bot | None], chance: Chance
) -> None:
    """What is chosen in secret or arranged is never left to chance: one card of a plan says nothing of the plan."""
    until = guide.clock(position) + 1
    rough = happens(recipe.rough, chance)
    guide.manner.by_cadet = recipe.bot == HABIT and not rough
    while position.pending and guide.clock(position) < until:
        decision = position.pending[0]
        options = decision.options
        bot = bots[decision.seat]
        if len(options) == 1:
            option = options[0]
        elif happens(recipe.blunders, chance) and decision.kind not in guide.secret:
            option = options[chance.below(len(options))]
        elif bot is None or rough:
            option = guide.choose(position, decision, chance)
        else:
            option = bot.choose(Seen(game, position, decision.seat))
        apply(position, decision.seat, option)


def player(game: Game, recipe: Recipe, seed: int, deck: DeckList) -> Bot | None:
    """Nobody where instinct or habit plays."""
    if recipe.bot in (INSTINCT, HABIT):
        return None
    if recipe.playouts:
        return make_thinker(recipe.bot, game, seed, deck, playouts=recipe.playouts)
    return make_bot(recipe.bot, game, seed, deck)


def decks_of(game: Game, recipe: Recipe, number: int, chance: Chance) -> list[DeckList]:
    if happens(recipe.random_decks, chance):
        return game.random_decks(recipe.format, chance)
    return decks_for(game, recipe.format, number)


def happens(share: float, chance: Chance) -> bool:
    return share > 0.0 and chance.below(1 << 20) < share * (1 << 20)
