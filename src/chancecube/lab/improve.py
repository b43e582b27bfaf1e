"""A deck improver: tries legal changes by playing them, keeps what proves better, and measures the outcome afresh.

A round proposes some swaps, lets them play a few games from the same seeds as the deck they change, drops the worse half,
and so on with more games until one is left. That one and the deck play new games, none of which chose it: it is accepted
if the whole 95 % interval of the difference lies above zero. In the end the outcome and the deck it began with play
games that nobody has played yet.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from msgspec import Struct, field

from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import DeckList
from chancecube.lab.contests import Contest, play_all, seat_of
from chancecube.lab.statistics import paired_difference, wilson
from chancecube.lab.workers import Workers
from chancecube.registry import game as registered
from chancecube.text.catalogue import catalogue

CANDIDATES: Final = 16  # in a round
LAST_SHARE: Final = 5  # a fifth of the games is for the last measurement
UNITS: Final = 600  # what a budget is divided by for the first games of a candidate,
MOST_FIRST: Final = 32  # of which there are no more than these
PROOF: Final = 16  # times the first games: what a change is accepted by
FEWEST: Final = 200
BUDGET_STEP: Final = 100  # in which a larger budget is proposed
TRIES: Final = 4000  # proposals looked at for a legal one, in a round
SCREEN: Final = 1  # seeds of what is played for choosing, for accepting and at last
PROVE: Final = 2
LAST: Final = 3


class Swap(Struct, frozen=True):
    """So many copies of one card for as many of another."""

    out: str
    into: str
    copies: int


class Step(Struct):
    """A change that was accepted, by games that did not choose it."""

    swap: Swap
    games: int
    gain: float
    interval: tuple[float, float]


class Measure(Struct):
    """A win rate over games."""

    games: int = 0
    wins: int = 0

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class Outcome(Struct):
    """What has become of the deck; `kept` says whether the changes stood the last measurement."""

    deck: DeckList
    steps: list[Step] = field(default_factory=list)
    rounds: int = 0
    tried: int = 0
    spent: int = 0
    before: Measure = field(default_factory=Measure)
    after: Measure = field(default_factory=Measure)
    gain: float = 0.0
    interval: tuple[float, float] = (-1.0, 1.0)
    kept: bool = False
    measured: bool = False


Watcher = Callable[[Outcome], None]


def improve(
    contest: Contest,
    deck: DeckList,
    budget: int,
    seed: int,
    workers: Workers,
    outcome: Outcome,
    watch: Watcher | None = None,
) -> None:
    """Spends the games on better versions of the deck; the outcome has what was found even if it is broken off."""
    if contest.breaks_rules(deck):
        raise BadDeck("lab-improve-illegal", {"deck": deck.name})
    improver = Improver(contest, deck, budget, seed, workers, outcome, watch)
    if budget < FEWEST or improver.round_cost() > improver.budget:
        raise BadOption("lab-improve-few", {"least": str(least_budget(contest, deck, seed, workers))})
    improver.run()


def least_budget(contest: Contest, deck: DeckList, seed: int, workers: Workers) -> int:
    """What one round and the last measurement need; the more opponents, the more."""
    budget = FEWEST
    while True:
        improver = Improver(contest, deck, budget, seed, workers, Outcome(deck), None)
        if improver.round_cost() <= improver.budget:
            return budget
        budget += BUDGET_STEP


class Improver:
    def __init__(
        self,
        contest: Contest,
        deck: DeckList,
        budget: int,
        seed: int,
        workers: Workers,
        outcome: Outcome,
        watch: Watcher | None,
    ) -> None:
        self.contest = contest
        self.deck = deck
        self.seed = seed
        self.workers = workers
        self.outcome = outcome
        self.watch = watch
        self.last_games = self.shared_out(budget // LAST_SHARE // 2)
        self.budget = budget - 2 * self.last_games
        self.first_games = self.shared_out(min(MOST_FIRST, max(2, budget // UNITS)))
        self.chance = random.Random(seed)
        self.pool = card_pool(contest)
        self.proven = proven_cards(contest)
        self.tested: set[tuple[str, str, int]] = set()

    def run(self) -> None:
        while self.outcome.spent + self.round_cost() <= self.budget:
            proposals = self.proposals()
            if not proposals:
                break
            self.round(proposals)
        self.measure_last()

    def shared_out(self, games: int) -> int:
        """So many games or a few more, the same number against each opponent."""
        opponents = len(self.contest.against)
        return -(-games // opponents) * opponents

    def stages(self, candidates: int) -> list[tuple[int, int]]:
        """How many candidates play how many games: half as many after each stage, with twice the games in all."""
        found: list[tuple[int, int]] = []
        left, games = candidates, self.first_games
        while left > 1:
            found.append((left, games))
            games = sum([before for _, before in found])
            left = max(1, left // 2)
        return found

    def screen_games(self) -> int:
        """What the best candidate has played before it is proved."""
        return sum([games for _, games in self.stages(CANDIDATES)])

    def round_cost(self) -> int:
        return sum([left * games for left, games in self.stages(CANDIDATES)]) + 2 * self.proof_games()

    def proof_games(self) -> int:
        return self.first_games * PROOF

    # --- a round ---

    def round(self, proposals: list[Swap]) -> None:
        self.outcome.rounds += 1
        present = self.outcome.deck
        best = self.screened(present, proposals)
        changed = swapped(present, best)
        games = self.proof_games()
        first = self.outcome.rounds * games
        ours, theirs = self.play([changed, present], games, first, PROVE)
        gain, low, high = paired_difference(ours, theirs)
        self.tested.add((best.out, best.into, best.copies))
        if low > 0:
            self.outcome.deck = changed
            self.outcome.steps.append(Step(best, games, gain, (low, high)))
            self.tested.clear()  # what was no good beside the old card may be beside the new one
        self.tell()

    def screened(self, present: DeckList, proposals: list[Swap]) -> Swap:
        """The best of them after ever more games for ever fewer; the games played before count on."""
        self.outcome.tried += len(proposals)
        wins = [0] * len(proposals)
        places = list(range(len(proposals)))
        first = self.outcome.rounds * self.screen_games()
        for left, games in self.stages(len(proposals)):
            places = sorted(places, key=lambda place: (-wins[place], place))[:left]
            decks = [swapped(present, proposals[place]) for place in places]
            for place, won in zip(places, self.play(decks, games, first, SCREEN), strict=True):
                wins[place] += sum(won)
            first += games
        return proposals[max(places, key=lambda place: (wins[place], -place))]

    def play(self, decks: list[DeckList], games: int, first: int, stage: int) -> list[list[int]]:
        before = self.outcome.spent

        def told(done: int) -> None:
            self.outcome.spent = before + done
            self.tell()

        return play_all(self.contest, decks, games, first, self.seed * 10 + stage, self.workers, told)

    def tell(self) -> None:
        if self.watch is not None:
            self.watch(self.outcome)

    # --- proposals ---

    def proposals(self) -> list[Swap]:
        """Different legal swaps: of one copy, or of all; every other new card is one that ready decks play."""
        found: list[Swap] = []
        for attempt in range(TRIES):
            swap = self.proposal(self.proven if self.proven and attempt % 2 else self.pool)
            if swap is None or swap in found or (swap.out, swap.into, swap.copies) in self.tested:
                continue
            if not self.contest.breaks_rules(swapped(self.outcome.deck, swap)):
                found.append(swap)
            if len(found) == CANDIDATES:
                break
        return found

    def proposal(self, pool: list[str]) -> Swap | None:
        cards = self.outcome.deck.cards
        out = self.chance.choice(list(cards))
        into = self.chance.choice(pool)
        copies = self.chance.choice([1, cards[out]])
        return None if out == into else Swap(out, into, copies)

    # --- the end ---

    def measure_last(self) -> None:
        """Both decks from seeds nobody has played; what does not stand the measurement is not handed out."""
        outcome = self.outcome
        if outcome.steps:
            after, before = self.play([outcome.deck, self.deck], self.last_games, 0, LAST)
            outcome.gain, low, high = paired_difference(after, before)
            outcome.interval = (low, high)
            outcome.after = Measure(len(after), sum(after))
            outcome.kept = outcome.gain > 0
        else:
            (before,) = self.play([self.deck], self.last_games, 0, LAST)
            outcome.gain, outcome.interval = 0.0, (0.0, 0.0)
            outcome.after = Measure(len(before), sum(before))
        outcome.before = Measure(len(before), sum(before))
        outcome.measured = True
        if not outcome.kept:
            outcome.deck = self.deck
        self.tell()


# --- changing decks ---


def swapped(deck: DeckList, swap: Swap) -> DeckList:
    """The new card stands where the old one stood: dealt from the same seed, all others lie where they lay."""
    cards: dict[str, int] = {}
    held = deck.cards.get(swap.into, 0)
    for code, count in deck.cards.items():
        left = count - swap.copies if code == swap.out else count
        if code == swap.into:
            left = count + swap.copies
        if left:
            cards[code] = left
        if code == swap.out and not held:
            cards[swap.into] = swap.copies
    return DeckList(deck.name, cards, deck.note)


def card_pool(contest: Contest) -> list[str]:
    """Every card people have that could stand in some deck of the format."""
    shelf = catalogue(contest.game)
    return [code for code in shelf.codes() if shelf.data(code).get("in_decks", True)]


def proven_cards(contest: Contest) -> list[str]:
    """What the ready decks of this side are made of."""
    game = registered(contest.game)
    seat = seat_of(game, contest.format, contest.side)
    found: set[str] = set()
    for deck in game.ready_decks():
        if not game.deck_breaches(deck, contest.format, seat):
            found.update(deck.cards)
    return sorted(found)


def stand_in(contest: Contest, deck: DeckList, code: str) -> Swap:
    """The legal swap of all copies of a card for the other card most like it: what the deck would be without it."""
    copies = deck.cards.get(code, 0)
    if not copies:
        raise BadOption("lab-not-in-deck", {"code": code})
    shelf = catalogue(contest.game)
    wanted = shelf.data(code)
    pool = [other for other in card_pool(contest) if other != code]
    pool.sort(key=lambda other: unlike(wanted, shelf.data(other)))
    for other in pool:
        swap = Swap(code, other, copies)
        if not contest.breaks_rules(swapped(deck, swap)):
            return swap
    raise BadOption("lab-no-stand-in", {"code": code})


def unlike(card: dict[str, object], other: dict[str, object]) -> float:
    """How much two cards differ in what is printed on them, rarity and set apart."""
    total = 0.0
    for fact, weight in (("kind", 10.0), ("side", 10.0), ("colour", 4.0), ("theme", 2.0), ("planet", 1.0)):
        total += weight * (card.get(fact) != other.get(fact))
    for fact in ("counters", "cost", "power", "damage", "defense", "destiny", "tactical"):
        one, two = card.get(fact), other.get(fact)
        if isinstance(one, int) and isinstance(two, int):
            total += abs(one - two)
    return total
