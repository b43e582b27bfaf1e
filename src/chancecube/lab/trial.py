"""A bot on trial: a few games against others, with every answer checked and timed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from msgspec import Struct, field

from chancecube.bots import BadBot, Bot, Seen, dismiss, make_bot
from chancecube.bots.own import find_own_bot
from chancecube.bots.program import quoted
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import seats_of, view
from chancecube.kernel.wire import DeckList
from chancecube.lab.statistics import wilson

MOST_TROUBLES: Final = 3  # after so many broken games against one opponent the rest would only say the same
TWIN_EVERY: Final = 5  # decisions between two looks at a twin


class Trial(Struct):
    """What came of it, against one opponent."""

    bot: str
    against: str
    games: int = 0
    wins: int = 0
    draws: int = 0
    broken: int = 0  # games the bot could not play to their end; they count as lost
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    repeated: bool | None = None  # the first game, played again, went the same way; if it could be
    twins: int = (
        0  # positions that differ from the true one in hidden cards alone, shown to a deterministic bot
    )
    fooled: int = 0  # how many of them it answered differently
    troubles: list[ChanceCubeError] = field(default_factory=list)

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@final
class Match:
    """One game of a trial: the decks, the seats of the bot on trial, and all answers it gave."""

    def __init__(self, game: Game, trial: Trial, format_name: str, number: int, seed: int) -> None:
        self.game = game
        self.trial = trial
        self.seed = seed * 1_000_003 + number
        chance = Chance(seed_of(self.seed))
        self.sides = game.seat_sides(format_name)
        self.side = number % len(game.sides)  # the bot plays every side in turn
        self.decks = game.random_decks(format_name, chance)
        self.position = game.new(self.decks, {"format": format_name}, chance, False)
        self.answers: list[int] = []

    def is_tried(self, seat: int) -> bool:
        return self.sides[seat] == self.side

    def make_bot(self, seat: int) -> Bot:
        name = self.trial.bot if self.is_tried(seat) else self.trial.against
        return make_bot(name, self.game, self.seed * len(self.sides) + seat, self.decks[seat])

    def play(self, after: Callable[[Position, int, int], None] | None = None) -> None:
        """Plays to the end; BadBot if the bot on trial does something it may not."""
        bots = [self.make_bot(seat) for seat in range(len(self.sides))]
        try:
            while not self.position.over:
                seat = self.position.pending[0].seat
                option = self.ask(bots[seat], seat)
                if after is not None and self.is_tried(seat):
                    after(self.position, seat, option)
                apply(self.position, seat, option)
        finally:
            dismiss(bots, self.position)

    def ask(self, bot: Bot, seat: int) -> int:
        seen = Seen(self.game, self.position, seat)
        if not self.is_tried(seat):
            return bot.choose(seen)
        began = time.perf_counter()
        option = checked(self.trial.bot, bot, seen, self.position)
        seconds = time.perf_counter() - began
        self.trial.decisions += 1
        self.trial.seconds += seconds
        self.trial.slowest = max(self.trial.slowest, seconds)
        self.answers.append(option)
        return option

    def has_won(self) -> bool:
        return any(self.is_tried(seat) for seat in seats_of(self.position.winners, self.position.seats))


def checked(name: str, bot: Bot, seen: Seen, position: Position) -> int:
    """The bot's answer, if it is one of the options."""
    try:
        option: object = bot.choose(seen)
    except BadBot:
        raise
    except Exception as error:  # noqa: BLE001 - somebody else's bot may fail in any way
        raise BadBot(
            "bot-failed", {"bot": name, "reason": quoted(f"{type(error).__name__}: {error}")}
        ) from None
    if not isinstance(option, int) or not check(position, seen.seat, option):
        raise BadBot(
            "bot-not-offered",
            {"bot": name, "words": quoted(str(option)), "question": seen.decision.kind},
        )
    return option


def try_bot(
    game: Game,
    bot: str,
    against: str,
    format_name: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Trial:
    """Random legal decks, each side in turn; the seed decides all but the time."""
    trial = Trial(bot, against)
    for number in range(games):
        match = Match(game, trial, format_name, number, seed)
        trial.games += 1
        try:
            match.play()
            trial.wins += match.has_won()
            trial.draws += not match.position.winners
            if number == 0:
                try_again(match, format_name, seed)
        except BadBot as error:
            trial.broken += 1
            trial.troubles.append(error)
            if trial.broken >= MOST_TROUBLES:
                break
        if progress is not None:
            progress(trial.games)
    return trial


def try_again(match: Match, format_name: str, seed: int) -> None:
    """Plays the first game again: a bot that calls itself deterministic must repeat itself, also before twins."""
    trial = match.trial
    spare = Trial(trial.bot, trial.against)
    again = Match(match.game, spare, format_name, 0, seed)
    own = find_own_bot(trial.bot)
    twins: Twins | None = None
    if own is not None and own.deterministic and not own.command:  # a program is shown nothing but views
        twins = Twins(again)
    again.play(twins.compare if twins is not None else None)
    trial.repeated = again.answers == match.answers
    trial.twins, trial.fooled = spare.twins, spare.fooled
    if own is not None and own.deterministic and not trial.repeated:
        trial.troubles.append(BadBot("bot-not-the-same", {"bot": trial.bot}))
    if trial.fooled:
        trial.troubles.append(BadBot("bot-dishonest", {"bot": trial.bot}))


@final
class Twins:
    """Shows a bot positions that look the same to it and differ in what it cannot see; it must answer the same."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.chance = Chance(seed_of(match.seed + 1))
        self.count = 0
        self.guesses = [faces_of(match.game, deck) for deck in match.decks]

    def compare(self, position: Position, seat: int, option: int) -> None:
        self.count += 1
        if self.count % TWIN_EVERY:
            return
        game, trial = self.match.game, self.match.trial
        try:
            twin = game.imagine(position, seat, self.guesses, self.chance)
        except NotImplementedError:
            return  # not every game can
        if view(game, twin, seat) != view(game, position, seat):
            return  # an opponent was asked again, or the own draw deck is being looked through
        answers = [
            checked(trial.bot, self.match.make_bot(seat), Seen(game, world, seat), world)
            for world in (position, twin)
        ]
        trial.twins += 1
        trial.fooled += answers[0] != answers[1]


def faces_of(game: Game, deck: DeckList) -> list[int]:
    return [game.face(code) for code, count in deck.cards.items() for _ in range(count)]
