"""Who tells how a game stands: a bot's playouts, from the true position or from what a seat may see."""

from __future__ import annotations

from typing import Final, Protocol, final

from chancecube.bots import Bot, Seen, bot_names, make_bot
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.judge import Judge as Estimate
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import LearnedJudge
from chancecube.bots.search.playout import answer_run, outcome, play_on
from chancecube.bots.search.think import Imagine, Thinker
from chancecube.bots.search.tree import Node, Walk
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import Decision
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import seats_of

PREFERRED: Final = ("master", "knight", "cadet", "random")
SECONDS: Final = 0.5  # for a decision, unless more or less is asked for
PLAYOUTS: Final = 40  # whole games, for a bot that does not think ahead
LOOKS: Final = 96  # short playouts that tell how a position stands
FEWEST: Final = 24  # playouts of an option that is spoken of
MOST_PLANS: Final = 8  # worth comparing with the one that was made
FINALISTS: Final = 3  # of these, measured anew
MOST_REPLIES: Final = 3  # plans the others may answer with
LONGEST: Final = 5_000  # decisions of a playout that finds no end
UNLIMITED: Final = 1_000_000

Weighed = list[tuple[int, float]]
Plan = list[int]
WeighedPlans = list[tuple[Plan, float]]


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

    def alone(self, position: Position, seat: int, option: int) -> float:
        """The chances of the seat's side with this option, thought about as if there were no other.

        What a bot hardly looks at gets a rough number: too rough to say that something was lost by it.
        """
        ...

    def plans(self, position: Position, seat: int, made: Plan) -> WeighedPlans:
        """The chances of the seat's side with whole plans where cards are arranged; the one that was made comes first.

        By its first card alone no plan can be told: what it is worth depends on the rest.
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
        options = distinct(self.game, position, decision)
        return habit, [(option, self.mean_after(worlds, seat, [option])) for option in options]

    def alone(self, position: Position, seat: int, option: int) -> float:
        worlds = [reshuffle(self.game, position, self.chance) for _ in range(self.playouts)]
        return self.mean_after(worlds, seat, [option])

    def plans(self, position: Position, seat: int, made: Plan) -> WeighedPlans:
        worlds = [reshuffle(self.game, position, self.chance) for _ in range(self.playouts)]
        plans = different(position, [made, self.habit(position, seat)])
        return [(plan, self.mean_after(worlds, seat, plan)) for plan in plans]

    def habit(self, position: Position, seat: int) -> Plan:
        """The plan the bot makes, card by card."""
        bot = make_bot(self.bot, self.game, self.chance.word())
        twin = position.copy()
        plan: Plan = []
        first = decision = twin.decision_of(seat)
        assert first is not None
        while decision is not None and decision.kind == first.kind:
            plan.append(bot.choose(Seen(self.game, twin, seat)))
            apply(twin, seat, plan[-1])
            decision = twin.decision_of(seat)
        return completed(plan, first)

    def mean_after(self, worlds: list[Position], seat: int, run: Plan) -> float:
        twins = [world.copy() for world in worlds]
        for twin in twins:
            answer_run(twin, seat, run)
        return self.mean(twins, self.sides[seat])

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


def completed(plan: Plan, first: Decision) -> Plan:
    """The last card of an arrangement has but one place and may not be asked for."""
    rest = [card for card in first.options if card not in plan]
    return plan + rest if len(rest) == 1 else plan


def different(position: Position, plans: list[Plan]) -> list[Plan]:
    """Without those that only take another copy of the same card."""
    found: dict[tuple[int, ...], Plan] = {}
    for plan in plans:
        found.setdefault(tuple([position.face[card] for card in plan]), plan)
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
            until = self.guide.until(twin, self.guide.manner.plan_horizon)
            total += outcome(twin, self.guide, self.estimate, 0, self.chance, until)
        return total / LOOKS

    def best(self, position: Position, seat: int) -> tuple[int, Weighed]:
        """Options the bot hardly looked at get a few playouts of their own."""
        seen = Seen(self.game, position, seat)
        lines = self.bot.weigh(seen)
        _, imagine = self.bot.prepare(seen)
        found: Weighed = []
        for line in lines:
            known = line.chances
            if line.visits < self.fewest:
                known = self.try_out(imagine, seat, line.option, self.fewest)
            found.append((line.option, known))
        return lines[0].option, found

    def alone(self, position: Position, seat: int, option: int) -> float:
        """A tree in which all other answers are closed."""
        thinker, imagine = self.bot.prepare(Seen(self.game, position, seat))
        decision = position.decision_of(seat)
        assert decision is not None
        key = self.guide.key(position, decision, option)
        others = [self.guide.key(position, decision, other) for other in decision.options]
        root = Node()
        root.closed = [other for other in others if other != key]
        walk = Walk(self.guide, self.estimate, seat, self.sides[seat], self.chance)
        thinker.effort.begin()
        while root.visits == 0 or thinker.effort.spend():
            world = imagine(self.chance)
            walk.go(root, world, self.guide.until(world, self.guide.manner.horizon))
        return root.total / root.visits

    def plans(self, position: Position, seat: int, made: Plan) -> WeighedPlans:
        """The most promising at a first look are measured anew: the highest of many numbers is high by luck, too."""
        thinker, imagine = self.bot.prepare(Seen(self.game, position, seat))
        first = imagine(self.chance)
        asked = first.decision_of(seat)
        assert asked is not None
        others = self.guide.plans(first, asked, self.chance, MOST_PLANS)
        plans = different(position, [made, *others])
        glance = self.compare(thinker, imagine, plans, 1)
        best = sorted(range(1, len(plans)), key=lambda place: -glance[place])[:FINALISTS]
        plans = [made, *[plans[place] for place in best]]
        patience = self.guide.manner.patience
        return list(zip(plans, self.compare(thinker, imagine, plans, patience), strict=True))

    def compare(self, thinker: Thinker, imagine: Imagine, plans: list[Plan], patience: int) -> list[float]:
        """The chances with each plan, all in the same imagined positions."""
        thinker.effort.begin(patience)
        totals = [0.0] * len(plans)
        worlds = 0
        while worlds == 0 or thinker.effort.spend():
            world = imagine(self.chance)
            until = self.guide.until(world, self.guide.manner.plan_horizon)
            for place, row in enumerate(thinker.play_world(world, plans, MOST_REPLIES, until)):
                totals[place] += sum(row) / len(row)
            worlds += 1
        return [total / worlds for total in totals]

    def try_out(self, imagine: Imagine, seat: int, option: int, times: int) -> float:
        total = 0.0
        for _ in range(times):
            twin = imagine(self.chance)
            until = self.guide.until(twin, self.guide.manner.horizon)
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
