"""Puzzles out of bot games: positions in which one answer is clearly best, whoever thinks about it how often.

    python -m chancecube.lab.puzzles young-jedi --seed 1 --count 24      writes data/puzzles/young-jedi.json anew
    make_puzzle(game, position)                                          out of any position

A puzzle is a written position, the seat that is asked, and the chances of each option as the bot weighed them for that
seat: seeing no more than the solver does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import CHOOSE, PICK
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.wire import DeckList
from chancecube.lab.analysis import alike
from chancecube.lab.judges import ThinkingJudge, Weighed, best_bot, distinct, make_judge, reshuffle
from chancecube.lab.workers import Workers
from chancecube.registry import game as registered

GLANCE: Final = 100  # playouts to find what might be a puzzle
GLANCE_FEWEST: Final = 8  # playouts of each option then
LOOK: Final = 500  # playouts to make sure, several times
WHOLE_GAMES: Final = (
    60  # played to their end with the best option and with the next: a short look may be deceived
)
LEAST_PROOF: Final = 0.05  # so much more often the best option must win them
LOOKS: Final = 3
STEPS: Final = LOOKS + 1  # and the whole games
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 16
LEAST_GAP: Final = 0.10  # at first sight, between the best option and the next
SURE_GAP: Final = 0.05  # in every further look
AS_GOOD: Final = 0.02  # this close to the best is right as well
HOPELESS: Final = 0.12  # below it, or above 1 less it, nothing matters any more
SAMPLE: Final = 2  # one in so many questions is looked at: the same question often comes again and again
A_GAME: Final = 2  # puzzles out of one game
OBVIOUS: Final = 0.15  # what a quick player would do anyway is a puzzle only if the others are so much worse
APART: Final = 12  # decisions between them
LONGEST: Final = 3_000  # decisions of a game
BATCH: Final = 8  # games looked through at one time: how many processes there are changes nothing
FOLDER: Final = "data/puzzles"

Progress = Callable[[int], None]


class Puzzle(Struct, frozen=True):
    """A position in exact notation, who is asked what, and what each option is worth, the best first."""

    id: str
    game: str
    format: str
    seat: int
    turn: int
    kind: str
    bot: str
    answers: list[str]  # the options that are right
    options: list[tuple[str, float]]
    position: str

    def open(self) -> Position:
        return registered(self.game).read_position(self.position)

    def is_right(self, name: str) -> bool:
        return alike(name, dict(self.options)) in self.answers


# --- those that ship ---


def puzzles_of(game_name: str) -> list[Puzzle]:
    """The puzzles of a game, easiest to see first; none for a game without."""
    file = files("chancecube.lab").joinpath(f"{FOLDER}/{game_name}.json")
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def find_puzzle(game_name: str, wanted: str) -> Puzzle:
    """By its id or its number."""
    known = puzzles_of(game_name)
    for number, puzzle in enumerate(known, 1):
        if wanted in (puzzle.id, str(number)):
            return puzzle
    raise BadOption("no-puzzle", {"puzzle": wanted, "most": str(len(known))})


def read_puzzle(text: str) -> Puzzle:
    """One that somebody has made and kept in a file."""
    try:
        puzzle = msgspec.json.decode(text, type=Puzzle)
    except msgspec.MsgspecError:
        raise BadOption("puzzle-broken", {}) from None
    if not is_whole(puzzle):
        raise BadOption("puzzle-broken", {})
    return puzzle


def is_whole(puzzle: Puzzle) -> bool:
    """Whether its position asks what it says, and offers the answers it has weighed."""
    game, position = registered(puzzle.game), puzzle.open()
    decision = position.decision_of(puzzle.seat)
    if decision is None or decision.kind != puzzle.kind or game.format_of(position) != puzzle.format:
        return False
    offered = [game.option_name(position, decision, option) for option in decision.options]
    weighed = [name for name, _ in puzzle.options]
    return bool(puzzle.answers) and set(puzzle.answers) <= set(weighed) <= set(offered)


# --- making one ---


def make_puzzle(game: Game, position: Position, bot: str = "", seed: int = 1) -> Puzzle:
    """Out of any position, for whoever is asked there; refused where no answer is clearly best."""
    search = Search(game.name, bot or best_bot(game), seed)
    check_choice(game, position)
    found: list[Weighed] | Puzzle = []
    while not isinstance(found, Puzzle):
        found = take_step(search, game, position, found)
    return found


def check_choice(game: Game, position: Position) -> None:
    """Refuses what nobody need think about."""
    seat = position.pending[0].seat if position.pending else 0
    if not is_worth_a_look(game, position, seat):
        raise BadOption("puzzle-no-choice", {"fewest": str(FEWEST_OPTIONS), "most": str(MOST_OPTIONS)})


def take_step(search: Search, game: Game, position: Position, looks: list[Weighed]) -> list[Weighed] | Puzzle:
    """One look more; after the last of them, the puzzle they come to. `STEPS` of these make one."""
    seat = position.pending[0].seat
    format_name = game.format_of(position)
    made: Puzzle | None = None
    if len(looks) < LOOKS:
        looks = [*looks, look_once(search, game, format_name, position, seat, search.seed + len(looks) + 1)]
        if agree(looks):
            return looks
    elif is_proven(search, game, format_name, position, seat, mean(looks), search.seed):
        made = written(search, game, format_name, position, seat, mean(looks))
    if made is None:
        raise no_puzzle(looks[-1])
    return msgspec.structs.replace(made, id="own")


def no_puzzle(weighed: Weighed) -> BadOption:
    """Why the last look made an end of it."""
    best = weighed[0][1]
    if not is_open(best):
        return BadOption("puzzle-decided", {"wins": str(round(100 * best))})
    return BadOption("puzzle-unclear", {"gap": str(round(100 * SURE_GAP))})


# --- finding new ones ---


class Search(Struct, frozen=True):
    """What decides everything."""

    game: str
    bot: str
    seed: int


def decks_for(game: Game, format_name: str, chance: Chance) -> list[DeckList]:
    """Ready decks, as people meet them."""
    sides = game.seat_sides(format_name)
    found: list[DeckList] = []
    while not found or game.decks_breaches(found, format_name):
        found = []
        for seat in range(len(sides)):
            ready = [deck for deck in game.ready_decks() if not game.deck_breaches(deck, format_name, seat)]
            found.append(ready[chance.below(len(ready))])
    return found


def puzzles_in(search: Search, number: int) -> list[Puzzle]:
    """Plays one game between cadets and stops where something might be seen."""
    game = registered(search.game)
    format_name = game.formats[0]
    chance = Chance(seed_of(search.seed * 1_000_003 + number))
    decks = decks_for(game, format_name, chance)
    position = game.new(decks, {"format": format_name}, chance, False)
    players = [make_bot("cadet", game, chance.word(), deck) for deck in decks]
    found: list[Puzzle] = []
    quiet = 0
    for _ in range(LONGEST):
        if not position.pending or len(found) >= A_GAME:
            break
        seat = position.pending[0].seat
        option = players[seat].choose(Seen(game, position, seat))
        quiet -= 1
        if quiet <= 0 and chance.below(SAMPLE) == 0 and is_worth_a_look(game, position, seat):
            puzzle = look(search, game, format_name, position, seat, option, chance.word())
            if puzzle is not None:
                found.append(puzzle)
                quiet = APART
        apply(position, seat, option)
    return found


def is_worth_a_look(game: Game, position: Position, seat: int) -> bool:
    decision = position.decision_of(seat)
    if decision is None or decision.gesture not in (CHOOSE, PICK) or len(position.pending) > 1:
        return False
    if not getattr(position, "turn", 1):
        return False
    return FEWEST_OPTIONS <= len(distinct(game, position, decision)) <= MOST_OPTIONS


def look(
    search: Search, game: Game, format_name: str, position: Position, seat: int, habit: int, seed: int
) -> Puzzle | None:
    """A glance, then several longer looks."""
    glance = make_judge(game, format_name, search.bot, seed=seed, playouts=GLANCE)
    if isinstance(glance, ThinkingJudge):
        glance.fewest = GLANCE_FEWEST
    first = ordered(glance.best(position, seat)[1])
    gap = OBVIOUS if same(game, position, seat, first[0][0], habit) else LEAST_GAP
    if not is_clear(first, gap):
        return None
    weighed = look_again(search, game, format_name, position, seat, seed)
    if not weighed or weighed[0][0] != first[0][0]:
        return None
    return written(search, game, format_name, position, seat, weighed)


def look_again(
    search: Search, game: Game, format_name: str, position: Position, seat: int, seed: int
) -> Weighed:
    """What several longer looks come to; nothing if they do not agree, or whole games speak against it."""
    looks: list[Weighed] = []
    while len(looks) < LOOKS:
        looks.append(look_once(search, game, format_name, position, seat, seed + len(looks) + 1))
        if not agree(looks):
            return []
    weighed = mean(looks)
    return weighed if is_proven(search, game, format_name, position, seat, weighed, seed) else []


def look_once(
    search: Search, game: Game, format_name: str, position: Position, seat: int, seed: int
) -> Weighed:
    judge = make_judge(game, format_name, search.bot, seed=seed, playouts=LOOK)
    return ordered(judge.best(position, seat)[1])


def agree(looks: list[Weighed]) -> bool:
    """Whether the newest look finds the same answer clearly best as the first did."""
    return looks[-1][0][0] == looks[0][0][0] and is_clear(looks[-1], SURE_GAP)


def is_proven(
    search: Search, game: Game, format_name: str, position: Position, seat: int, weighed: Weighed, seed: int
) -> bool:
    """Whether whole games speak for the best option too."""
    judge = make_judge(game, format_name, search.bot, seed=seed, playouts=LOOK)
    if not isinstance(judge, ThinkingJudge):
        return True
    best, second = judge.to_the_end(position, seat, [weighed[0][0], weighed[1][0]], WHOLE_GAMES)
    return best - second >= LEAST_PROOF


def ordered(weighed: Weighed) -> Weighed:
    return sorted(weighed, key=lambda one: -one[1])


def is_clear(weighed: Weighed, gap: float) -> bool:
    best, second = weighed[0][1], weighed[1][1]
    return is_open(best) and best - second >= gap


def is_open(best: float) -> bool:
    """Whether the best answer leaves the game undecided."""
    return HOPELESS < best < 1.0 - HOPELESS / 3


def same(game: Game, position: Position, seat: int, one: int, other: int) -> bool:
    decision = position.decision_of(seat)
    assert decision is not None
    names = [game.option_name(position, decision, option).split("#")[0] for option in (one, other)]
    return names[0] == names[1]


def mean(looks: list[Weighed]) -> Weighed:
    totals: dict[int, list[float]] = {}
    for weighed in looks:
        for option, chances in weighed:
            totals.setdefault(option, []).append(chances)
    return ordered([(option, sum(some) / len(some)) for option, some in totals.items()])


def written(
    search: Search, game: Game, format_name: str, position: Position, seat: int, weighed: Weighed
) -> Puzzle | None:
    """The draws to come are shuffled: a puzzle is not solved by what lies on top of a deck."""
    decision = position.decision_of(seat)
    assert decision is not None
    named = [(game.option_name(position, decision, option), round(chances, 3)) for option, chances in weighed]
    best = named[0][1]
    twin = reshuffle(game, position, Chance(seed_of(search.seed)))
    text = game.write_position(twin, exact=True)
    again = game.read_position(text).decision_of(seat)
    if again is None or again.encode() != decision.encode():
        return None
    answers = [name for name, chances in named if chances >= best - AS_GOOD]
    turn = int(getattr(position, "turn", 0))
    return Puzzle("", game.name, format_name, seat, turn, decision.kind, search.bot, answers, named, text)


def find_puzzles(
    game_name: str, count: int, seed: int, workers: Workers, bot: str = "", progress: Progress | None = None
) -> list[Puzzle]:
    """So many puzzles, the clearest first."""
    search = Search(game_name, bot or best_bot(registered(game_name)), seed)
    found: list[Puzzle] = []
    first = 0
    while len(found) < count:
        parcels = list(range(first, first + BATCH))
        first += BATCH
        batch: dict[int, list[Puzzle]] = {}
        for number, some in workers.run(partial(numbered, search), parcels):
            batch[number] = some
            if progress is not None:
                progress(min(count, len(found) + sum([len(one) for one in batch.values()])))
        found += [puzzle for number in parcels for puzzle in batch[number]]
    found = sorted(found[:count], key=lambda puzzle: puzzle.options[1][1] - puzzle.options[0][1])
    return [named(puzzle, number) for number, puzzle in enumerate(found, 1)]


def numbered(search: Search, number: int) -> tuple[int, list[Puzzle]]:
    return number, puzzles_in(search, number)


def named(puzzle: Puzzle, number: int) -> Puzzle:
    return msgspec.structs.replace(puzzle, id=f"{puzzle.game}-{number:02}")


def main() -> None:
    from rich.progress import Progress as Bar

    parser = argparse.ArgumentParser(description="Find puzzles in bot games and write them.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="")
    parser.add_argument("--out", default="")
    given = parser.parse_args()
    out = Path(given.out) if given.out else Path(__file__).parent / FOLDER / f"{given.game}.json"
    with Bar(transient=True) as bar, Workers(given.workers) as workers:
        task = bar.add_task(given.game, total=given.count)
        found = find_puzzles(
            given.game,
            given.count,
            given.seed,
            workers,
            given.bot,
            lambda done: bar.update(task, completed=done),
        )
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
