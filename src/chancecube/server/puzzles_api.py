"""Puzzles: a position as the seat that is asked sees it, the answer judged, and a table to play on from it."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from chancecube import registry
from chancecube.kernel.chance import Chance
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.record import record_from_position
from chancecube.kernel.views import view
from chancecube.kernel.wire import SeenOption, View
from chancecube.lab.analysis import alike
from chancecube.lab.judges import reshuffle
from chancecube.lab.puzzles import Puzzle, puzzles_of
from chancecube.server.analysis_api import OptionChances
from chancecube.server.clocks import ClockRule
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
from chancecube.server.openapi import REFUSED
from chancecube.server.tables import Plan, SeatForm, TableId, add_table, check_bot, check_settings, seat_for


class PuzzleInfo(Struct):
    """A puzzle on the list; `side_name` is who is asked."""

    id: str
    number: int
    game: str
    seat: int
    side_name: str
    turn: int
    question: str


class PuzzlePage(Struct):
    """A puzzle to be solved: nothing in it that the seat may not see."""

    id: str
    number: int
    count: int
    game: str
    format: str
    seat: int
    seat_names: list[str]
    view: View
    question: str
    options: list[OptionInfo]
    powers: dict[int, Power]


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


def find(puzzle_id: str) -> tuple[int, Puzzle, Position]:
    for name in registry.game_names():
        found = known(name).get(puzzle_id)
        if found is not None:
            return found
    raise not_found()


def option_named(seen: View, name: str) -> SeenOption | None:
    """The option itself, or another copy of the same card."""
    options = [] if seen.decision is None else seen.decision.options
    names = {one.name: one for one in options}
    return names.get(alike(name, dict.fromkeys(names, 0.0)))


def page_of(game: Game, puzzle: Puzzle, number: int, position: Position, language: str) -> PuzzlePage:
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

    @get("/puzzles/{puzzle_id:str}", summary="A puzzle, as the seat that is asked sees it")
    async def puzzle(self, puzzle_id: FromPath[str], speaker: GivenSpeaker) -> PuzzlePage:
        number, puzzle, position = find(puzzle_id)
        return page_of(registry.game(puzzle.game), puzzle, number, position, speaker.language)

    @post("/puzzles/{puzzle_id:str}/answer", summary="Answer a puzzle", status_code=200)
    async def answer(
        self, puzzle_id: FromPath[str], data: JSONBody[PuzzleAnswer], speaker: GivenSpeaker
    ) -> PuzzleVerdict:
        _, puzzle, position = find(puzzle_id)
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
        _, puzzle, position = find(puzzle_id)
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
        keeper.table_changed(row.id)
        return TableId(row.id)
