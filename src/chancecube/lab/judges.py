"""Who tells how a game stands: a bot's playouts, from the true position or from what a seat may see."""

from __future__ import annotations

from typing import Final, Protocol, final

from chancecube.bots import Bot, Seen, bot_names, make_bot
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.judge import Judge as Estimate
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import LearnedJudge
from chancecube.bots.search.playout import outcome, play_on
from chancecube.bots.search.think import Imagine, Line
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import ARRANGE, Decision
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import seats_of

PREFERRED: Final = ("master", "knight", "cadet", "random")
SECONDS: Final = 0.5  # for a decision, unless more or less is asked for
PLAYOUTS: Final = 40  # whole games, for a bot that does not think ahead
LOOKS: Final = 96  # short playouts that tell how a position stands
FEWEST: Final = 24  # playouts of an option that is spoken of
LONGEST: Final = 5_000  # decisions of a playout that finds no end
UNLIMITED: Final = 1_000_000

Weighed = list[tuple[int, float]]


class Judge(Protocol):
    """What an analysis asks."""

    def chances(self, position: Position) -> float:
        """Of side 0: all cards lie open, but nobody knows the draws to come."""
        ...

    def best(self, position: Position, seat: int) -> tuple[int, Weighed]:
        """What the bot would play, seeing only what the seat may see; and the chances of this side by option.

        Of options that are the same to the player one stands for all.
        """
        ...


def best_bot(game: Game) -> str:
    """The strongest bot that plays this game."""
    known = bot_names(game)
    return next(name for name in PREFERRED if name in known)


def make_judge(
    game: Game, format_name: str, bot: str, seconds: float = SECONDS, seed: int = 0, playouts: int = 0
) -> Judge:
    """A bot as a judge; with so many seconds for each decision if it thinks ahead.

    With so many playouts instead, it judges the same on any machine.
    """
    known = bot_names(game)
    if bot not in known:
        raise BadOption("no-bot", {"bot": bot, "known": ", ".join(known)})
    made = make_bot(bot, game, seed)
    if isinstance(made, Knight):
        effort = Effort(playouts) if playouts else Effort(UNLIMITED, seconds)
        return ThinkingJudge(game, format_name, made, effort, seed)
    return PlayoutJudge(game, format_name, bot, seed, PLAYOUTS)


# --- what the judges share ---


def reshuffle(game: Game, position: Position, chance: Chance) -> Position:
    """A twin whose draws to come are others. While the game is set up its decks are still to be shuffled."""
    twin = position.copy()
    twin.chance = Chance(seed_of(chance.word()))
    offered = {
        option for decision in twin.pending for option in decision.options
    }  # from a deck looked through
    for zone in game.zones(twin) if getattr(twin, "turn", 1) else []:
        if zone.name == "deck":
            twin.shuffle([card for card in zone.cards if card not in offered])
    return twin


def result(position: Position, sides: list[int], side: int) -> float:
    """Half a game for a draw, or for one that found no end."""
    winners = {sides[seat] for seat in seats_of(position.winners, position.seats)}
    if not position.over or not winners:
        return 0.5
    return 1.0 if side in winners else 0.0


# --- by whole games ---


@final
class PlayoutJudge:
    """Lets a quick bot play games to their end: for bots that do not think ahead."""

    def __init__(self, game: Game, format_name: str, bot: str, seed: int, playouts: int) -> None:
        self.game = game
        self.sides = game.seat_sides(format_name)
        self.bot = bot
        self.chance = Chance(seed_of(seed))
        self.playouts = playouts

    def chances(self, position: Position) -> float:
        if position.over:
            return result(position, self.sides, 0)
        return self.mean([reshuffle(self.game, position, self.chance) for _ in range(self.playouts)], 0)

    def best(self, position: Position, seat: int) -> tuple[int, Weighed]:
        decision = position.decision_of(seat)
        assert decision is not None
        habit = make_bot(self.bot, self.game, self.chance.word()).choose(Seen(self.game, position, seat))
        worlds = [reshuffle(self.game, position, self.chance) for _ in range(self.playouts)]
        found: Weighed = []
        for option in distinct(self.game, position, decision):
            twins = [world.copy() for world in worlds]
            for twin in twins:
                apply(twin, seat, option)
            found.append((option, self.mean(twins, self.sides[seat])))
        return habit, found

    def mean(self, positions: list[Position], side: int) -> float:
        return sum([self.play(position, side) for position in positions]) / len(positions)

    def play(self, position: Position, side: int) -> float:
        bots: list[Bot] = [make_bot(self.bot, self.game, self.chance.word()) for _ in range(position.seats)]
        for _ in range(LONGEST):
            if not position.pending:
                break
            seat = position.pending[0].seat
            apply(position, seat, bots[seat].choose(Seen(self.game, position, seat)))
        return result(position, self.sides, side)


def distinct(game: Game, position: Position, decision: Decision) -> list[int]:
    """The first of the options that show the same card, and all that are none."""
    found: list[int] = []
    seen: set[int] = set()
    for option in decision.options:
        if game.is_card(decision, option):
            if position.face[option] in seen:
                continue
            seen.add(position.face[option])
        found.append(option)
    return found


def one_of_each_card(position: Position, lines: list[Line]) -> list[Line]:
    """The best line of each card: of two equal ones put in an order it is all the same which comes first."""
    found: dict[int, Line] = {}
    for line in lines:
        face = position.face[line.option] if line.option >= 0 else line.option
        found.setdefault(face, line)
    return list(found.values())


# --- by thinking ahead ---


@final
class ThinkingJudge:
    """Asks a bot that thinks ahead what it thinks."""

    def __init__(self, game: Game, format_name: str, bot: Knight, effort: Effort, seed: int) -> None:
        self.game = game
        self.sides = game.seat_sides(format_name)
        self.bot = bot
        self.bot.effort = effort
        self.guide = bot.guide
        self.estimate = Estimate(bot.guide, self.sides)
        if bot.network is not None:
            self.estimate = LearnedJudge(bot.guide, self.sides, bot.network)
        self.chance = Chance(seed_of(seed))
        self.fewest = FEWEST

    def chances(self, position: Position) -> float:
        if position.over:
            return result(position, self.sides, 0)
        total = 0.0
        for _ in range(LOOKS):
            twin = reshuffle(self.game, position, self.chance)
            until = self.guide.clock(twin) + self.guide.manner.plan_horizon
            total += outcome(twin, self.guide, self.estimate, 0, self.chance, until)
        return total / LOOKS

    def best(self, position: Position, seat: int) -> tuple[int, Weighed]:
        """Options the bot hardly looked at get a few playouts of their own."""
        seen = Seen(self.game, position, seat)
        lines = self.bot.weigh(seen)
        if seen.decision.gesture == ARRANGE:
            lines = one_of_each_card(position, lines)
        _, imagine = self.bot.prepare(seen)
        found: Weighed = []
        for line in lines:
            known = line.chances
            if line.visits < self.fewest:
                known = self.try_out(imagine, seat, line.option, self.fewest)
            found.append((line.option, known))
        return lines[0].option, found

    def try_out(self, imagine: Imagine, seat: int, option: int, times: int) -> float:
        total = 0.0
        for _ in range(times):
            twin = imagine(self.chance)
            until = self.guide.clock(twin) + self.guide.manner.horizon
            apply(twin, seat, option)
            total += outcome(twin, self.guide, self.estimate, self.sides[seat], self.chance, until)
        return total / times

    def to_the_end(self, position: Position, seat: int, options: list[int], times: int) -> list[float]:
        """How often the seat's side wins whole games after each option; all begin in the same imagined positions."""
        _, imagine = self.bot.prepare(Seen(self.game, position, seat))
        totals = [0.0] * len(options)
        for _ in range(times):
            world = imagine(self.chance)
            for place, option in enumerate(options):
                twin = world.copy()
                apply(twin, seat, option)
                play_on(twin, self.guide, self.chance, UNLIMITED)
                totals[place] += result(twin, self.sides, self.sides[seat])
        return [total / times for total in totals]
