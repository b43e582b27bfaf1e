"""Puzzles: a position as the seat that is asked sees it, the answer judged, and a table to play on from it.

Some ship; others are made of positions of finished games by those who have seen them.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import Annotated, Literal

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from chancecube import registry
from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.record import record_from_position
from chancecube.kernel.views import view
from chancecube.kernel.wire import SeenOption, View
from chancecube.lab.analysis import alike
from chancecube.lab.judges import reshuffle
from chancecube.lab.puzzles import STEPS, Puzzle, check_choice, puzzles_of, read_puzzle
from chancecube.server.analysis_api import OptionChances
from chancecube.server.clocks import ClockRule
from chancecube.server.database import PuzzleRow
from chancecube.server.errors import Refusal, not_found
from chancecube.server.frames import OptionInfo, Power, powers, voice_for
from chancecube.server.given import (
    GivenDatabase,
    GivenKeeper,
    GivenMe,
    GivenPaces,
    GivenSettings,
    GivenSpeaker,
)
from chancecube.server.library_api import known_game
from chancecube.server.openapi import REFUSED
from chancecube.server.puzzler import Puzzler, read_reason
from chancecube.server.records_api import REPLAYS, finished
from chancecube.server.tables import Plan, SeatForm, TableId, add_table, check_bot, check_settings, seat_for
from chancecube.text import Speaker


class PuzzleInfo(Struct):
    """A puzzle on the list; `side_name` is who is asked."""

    id: str
    number: int
    game: str
    seat: int
    side_name: str
    turn: int
    question: str


class MadePuzzle(Struct):
    """A puzzle somebody has made of a game, after `at` of its answers. One of another version can only be deleted."""

    id: str
    game: str
    side_name: str
    turn: int
    question: str
    works: bool
    table: str
    at: int


class PuzzlePage(Struct):
    """A puzzle to be solved: nothing in it that the seat may not see. Only those that ship have a number."""

    id: str
    number: int | None
    count: int
    game: str
    format: str
    seat: int
    seat_names: list[str]
    view: View
    question: str
    options: list[OptionInfo]
    powers: dict[int, Power]


class PositionForm(Struct):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class PuzzleMaking(Struct):
    """How far the puzzle of a position is: its id when it is made, or the reason why it is none."""

    state: Literal["none", "waiting", "running", "done", "refused", "failed"]
    done: int
    total: int
    puzzle: str | None = None
    reason: str | None = None


class PuzzleAnswer(Struct):
    answer: Annotated[str, Meta(max_length=100)]


class PuzzleVerdict(Struct):
    """Whether it was right, and the chances with each option, the best first."""

    right: bool
    bot: str
    options: list[OptionChances]


# --- the puzzles there are ---


@cache
def known(game_name: str) -> dict[str, tuple[int, Puzzle, Position]]:
    """Read once: number, puzzle and position by id."""
    return {
        puzzle.id: (number, puzzle, puzzle.open()) for number, puzzle in enumerate(puzzles_of(game_name), 1)
    }


async def find(puzzle_id: str, puzzler: Puzzler) -> tuple[int | None, Puzzle, Position]:
    """One that ships, or one that was made."""
    for name in registry.game_names():
        found = known(name).get(puzzle_id)
        if found is not None:
            return found
    return None, *opened(await puzzler.find(puzzle_id))


def option_named(seen: View, name: str) -> SeenOption | None:
    """The option itself, or another copy of the same card."""
    options = [] if seen.decision is None else seen.decision.options
    names = {one.name: one for one in options}
    return names.get(alike(name, dict.fromkeys(names, 0.0)))


def page_of(game: Game, puzzle: Puzzle, number: int | None, position: Position, language: str) -> PuzzlePage:
    said = voice_for(game, puzzle.format, language)
    seen = view(game, position, puzzle.seat)
    assert seen.decision is not None
    return PuzzlePage(
        puzzle.id,
        number,
        len(known(puzzle.game)),
        puzzle.game,
        puzzle.format,
        puzzle.seat,
        [said.seat(seat) for seat in range(position.seats)],
        seen,
        said.question(seen),
        [OptionInfo(one.answer, one.name, said.option(seen, one), one.card) for one in seen.decision.options],
        powers(said, seen),
    )


def verdict_of(game: Game, puzzle: Puzzle, position: Position, given: str, language: str) -> PuzzleVerdict:
    said = voice_for(game, puzzle.format, language)
    seen = view(game, position, puzzle.seat)
    if option_named(seen, given) is None:
        raise Refusal("puzzle-no-option")
    chosen = alike(given, dict(puzzle.options))
    options: list[OptionChances] = []
    for name, chances in puzzle.options:
        option = option_named(seen, name)
        label = name if option is None else said.option(seen, option)
        options.append(OptionChances(label, chances, name == chosen, name in puzzle.answers))
    return PuzzleVerdict(puzzle.is_right(given), puzzle.bot, options)


# --- those that are made ---


def making_of(row: PuzzleRow | None, puzzler: Puzzler, speaker: Speaker) -> PuzzleMaking:
    if row is None or puzzler.analyst.is_stale(row):
        return PuzzleMaking("none", 0, STEPS)
    match row.state:
        case "done":
            return PuzzleMaking("done", STEPS, STEPS, puzzle=row.id)
        case "refused":
            reason = read_reason(row)
            return refused(BadOption(reason.key, reason.arguments), speaker)
        case "waiting":
            return PuzzleMaking("waiting", 0, STEPS)
        case "running":
            return PuzzleMaking("running", row.done, STEPS)
    return PuzzleMaking("failed", 0, STEPS)


def refused(error: ChanceCubeError, speaker: Speaker) -> PuzzleMaking:
    return PuzzleMaking("refused", 0, STEPS, reason=speaker.error(error))


def opened(row: PuzzleRow) -> tuple[Puzzle, Position]:
    """Rules may have changed since it was made; what exactly does not fit might tell of hidden cards."""
    try:
        puzzle = read_puzzle(row.body or "")
        return puzzle, puzzle.open()
    except ChanceCubeError:
        raise Refusal("puzzle-broken", status=409) from None


def made_words(game: Game, row: PuzzleRow, speaker: Speaker) -> MadePuzzle:
    made = MadePuzzle(row.id, game.name, "", 0, "", False, row.table_id, row.at)
    try:
        puzzle, position = opened(row)
    except Refusal as error:
        return replace(made, question=speaker.error(error))
    said = voice_for(game, puzzle.format, speaker.language)
    question = said.question(view(game, position, puzzle.seat))
    return replace(made, side_name=said.seat(puzzle.seat), turn=puzzle.turn, question=question, works=True)


# --- the handlers ---


class PuzzlesController(Controller):
    path = "/api"
    tags = ("puzzles",)
    responses = REFUSED

    @get("/games/{game_name:str}/puzzles", summary="The puzzles of a game")
    async def puzzles(self, game_name: FromPath[str], speaker: GivenSpeaker) -> list[PuzzleInfo]:
        if game_name not in registry.game_names():
            raise not_found()
        game = registry.game(game_name)
        found: list[PuzzleInfo] = []
        for number, puzzle, position in known(game_name).values():
            said = voice_for(game, puzzle.format, speaker.language)
            question = said.question(view(game, position, puzzle.seat))
            name = said.seat(puzzle.seat)
            found.append(PuzzleInfo(puzzle.id, number, game_name, puzzle.seat, name, puzzle.turn, question))
        return found

    @get("/puzzles", summary="The puzzles I have made, the newest first")
    async def made(
        self,
        keeper: GivenKeeper,
        me: GivenMe,
        speaker: GivenSpeaker,
        game: Annotated[
            str | None, QueryParameter(max_length=32, description="Only those of this game.")
        ] = None,
    ) -> list[MadePuzzle]:
        wanted = None if game is None else known_game(game).name
        return [
            made_words(registry.game(name), row, speaker)
            for row, name in await keeper.puzzler.of_person(me.id)
            if wanted in (None, name)
        ]

    @delete("/puzzles/{puzzle_id:str}", summary="Throw away a puzzle I have made")
    async def remove(self, puzzle_id: FromPath[str], keeper: GivenKeeper, me: GivenMe) -> None:
        await keeper.puzzler.drop(puzzle_id, me.id)

    @get("/tables/{table_id:str}/puzzle", summary="How far the puzzle of a position is")
    async def look(
        self,
        table_id: FromPath[str],
        keeper: GivenKeeper,
        speaker: GivenSpeaker,
        at: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="After so many answers.")],
    ) -> PuzzleMaking:
        room, _ = await finished(keeper, table_id)
        return making_of(await keeper.puzzler.state_of(room.id, at), keeper.puzzler, speaker)

    @post("/tables/{table_id:str}/puzzle", summary="Make a puzzle of a position", status_code=200)
    async def make(
        self,
        table_id: FromPath[str],
        data: JSONBody[PositionForm],
        keeper: GivenKeeper,
        settings: GivenSettings,
        paces: GivenPaces,
        me: GivenMe,
        speaker: GivenSpeaker,
    ) -> PuzzleMaking:
        """Thought about once for each position; the answer says how far it is."""
        room, course = await finished(keeper, table_id)
        await paces.spend("table", me.id, settings.table_pace)
        replay = REPLAYS.of(room, course)
        try:
            check_choice(room.game, replay.positions[min(data.at, replay.count())])
        except BadOption as error:
            return refused(error, speaker)
        new = await keeper.puzzler.take_on(room.id, data.at, me.id)
        if new is not None:
            keeper.spawn(keeper.puzzler.think(new.id, course.closed_record(), data.at))
        return making_of(await keeper.puzzler.state_of(room.id, data.at), keeper.puzzler, speaker)

    @get("/puzzles/{puzzle_id:str}", summary="A puzzle, as the seat that is asked sees it")
    async def puzzle(
        self, puzzle_id: FromPath[str], keeper: GivenKeeper, speaker: GivenSpeaker
    ) -> PuzzlePage:
        number, puzzle, position = await find(puzzle_id, keeper.puzzler)
        return page_of(registry.game(puzzle.game), puzzle, number, position, speaker.language)

    @post("/puzzles/{puzzle_id:str}/answer", summary="Answer a puzzle", status_code=200)
    async def answer(
        self,
        puzzle_id: FromPath[str],
        data: JSONBody[PuzzleAnswer],
        keeper: GivenKeeper,
        speaker: GivenSpeaker,
    ) -> PuzzleVerdict:
        _, puzzle, position = await find(puzzle_id, keeper.puzzler)
        return verdict_of(registry.game(puzzle.game), puzzle, position, data.answer, speaker.language)

    @post("/puzzles/{puzzle_id:str}/table", summary="Play on from a puzzle against a bot", status_code=201)
    async def play_on(
        self,
        puzzle_id: FromPath[str],
        database: GivenDatabase,
        settings: GivenSettings,
        keeper: GivenKeeper,
        paces: GivenPaces,
        me: GivenMe,
    ) -> TableId:
        """The draws to come are others each time."""
        _, puzzle, position = await find(puzzle_id, keeper.puzzler)
        game = registry.game(puzzle.game)
        await paces.spend("table", me.id, settings.table_pace)
        twin = reshuffle(game, position, Chance(secrets.token_bytes(32)))
        header = record_from_position(game, twin, []).header
        agreed = check_settings(game, {"format": puzzle.format})
        plan = Plan(game, agreed, False, ClockRule(), 0, header)
        forms = [
            SeatForm("me") if seat == puzzle.seat else SeatForm("bot", check_bot(game, None, settings))
            for seat in range(position.seats)
        ]
        seats = [seat_for(number, form, game, me, None, settings) for number, form in enumerate(forms)]
        async with database.session() as session:
            row = await add_table(session, plan, me, seats, settings)
        await keeper.table_changed(row.id)
        return TableId(row.id)
