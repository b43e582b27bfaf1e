"""The analysis of a finished game in the reader's words: chances, turning points, what the bot would have played, odds."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.views import view
from chancecube.lab.analysis import Analysis, Choice, Point, cards_of, in_words
from chancecube.server.analyst import DONE, Analyst, bot_for, read_analysis
from chancecube.server.database import AnalysisRow
from chancecube.server.errors import not_found
from chancecube.server.frames import voice_for
from chancecube.server.given import GivenKeeper, GivenMe, GivenPaces, GivenSettings, GivenSpeaker
from chancecube.server.openapi import REFUSED
from chancecube.server.records_api import REPLAYS, Replay, finished
from chancecube.text import Speaker


class OptionChances(Struct):
    """An option in words, and the chances of the player's side with it."""

    label: str
    chances: float
    played: bool
    best: bool


class ChoiceInfo(Struct):
    """A decision: `at` answers had been given before."""

    at: int
    seat: int
    turn: int
    question: str
    loss: float
    options: list[OptionChances]


class AccountInfo(Struct):
    seat: int
    lost: float
    choices: int
    accuracy: float


class AnalysisInfo(Struct):
    """The chances are those of the first side; turning points are places among the choices."""

    bot: str
    answers: int
    points: list[Point]
    choices: list[ChoiceInfo]
    accounts: list[AccountInfo]
    turning: list[int]


class AnalysisPage(Struct):
    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    analysis: AnalysisInfo | None = None


class ClashInfo(Struct):
    """What destiny decides, by side; `cards` are names."""

    kind: str
    cards: list[list[str]]
    powers: list[int]
    draws: list[int]
    wins: list[float]
    tie: float
    reached: float


class OddsInfo(Struct):
    clashes: list[ClashInfo]
    damage: list[float]
    plain: bool
    exact: bool


class OddsPage(Struct):
    """No odds where no battle is going on."""

    at: int
    odds: OddsInfo | None


# --- in words ---


def option_words(
    game: Game, format_name: str, position: Position, choice: Choice, language: str
) -> ChoiceInfo:
    said = voice_for(game, format_name, language)
    seen = view(game, position, choice.seat)
    labels = (
        {} if seen.decision is None else {one.name: said.option(seen, one) for one in seen.decision.options}
    )
    chances = dict(choice.options)
    chances.setdefault(choice.played, choice.played_chances)
    options = [
        OptionChances(
            in_words(name, labels),
            chance,
            name == choice.played,
            name == choice.best,
        )
        for name, chance in sorted(chances.items(), key=lambda one: -one[1])
    ]
    is_plan = len(cards_of(choice.played)) > 1
    question = Speaker(language).say("analysis-plan") if is_plan else said.question(seen)
    return ChoiceInfo(choice.at, choice.seat, choice.turn, question, choice.loss, options)


def analysis_words(replay: Replay, found: Analysis, language: str) -> AnalysisInfo:
    choices = [
        option_words(replay.game, replay.format, replay.positions[choice.at], choice, language)
        for choice in found.choices
    ]
    accounts = [AccountInfo(one.seat, one.lost, one.choices, one.accuracy) for one in found.accounts]
    return AnalysisInfo(found.bot, found.answers, found.points, choices, accounts, found.turning)


def page_of(row: AnalysisRow | None, analyst: Analyst, replay: Replay | None, language: str) -> AnalysisPage:
    if row is None or analyst.is_stale(row):
        return AnalysisPage("none", 0, 0)
    if row.state != DONE or replay is None:
        state: Literal["waiting", "running", "failed"] = (
            "waiting" if row.state == "waiting" else "running" if row.state == "running" else "failed"
        )
        return AnalysisPage(state, row.done, row.total)
    return AnalysisPage("done", row.total, row.total, analysis_words(replay, read_analysis(row), language))


# --- the handlers ---


class AnalysisController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("records",)
    responses = REFUSED

    @get("/analysis", summary="How far the analysis of a finished game is, or what it found")
    async def look(self, table_id: FromPath[str], keeper: GivenKeeper, speaker: GivenSpeaker) -> AnalysisPage:
        room, course = await finished(keeper, table_id)
        row = await keeper.analyst.state_of(room.id)
        replay = REPLAYS.of(room, course) if row is not None and row.state == DONE else None
        return page_of(row, keeper.analyst, replay, speaker.language)

    @post("/analysis", summary="Ask for the analysis of a finished game", status_code=200)
    async def ask(
        self,
        table_id: FromPath[str],
        keeper: GivenKeeper,
        settings: GivenSettings,
        paces: GivenPaces,
        me: GivenMe,
        speaker: GivenSpeaker,
    ) -> AnalysisPage:
        """Done once for each game; the answer says how far it is."""
        room, course = await finished(keeper, table_id)
        await paces.spend("table", me.id, settings.table_pace)
        if await keeper.analyst.take_on(room.id, me.id):
            record = course.closed_record()
            keeper.spawn(keeper.analyst.think(room.id, bot_for(record), record))
        row = await keeper.analyst.state_of(room.id)
        replay = REPLAYS.of(room, course) if row is not None and row.state == DONE else None
        return page_of(row, keeper.analyst, replay, speaker.language)

    @get("/odds", summary="The exact odds of the battle a finished game had come to")
    async def odds(
        self,
        table_id: FromPath[str],
        keeper: GivenKeeper,
        speaker: GivenSpeaker,
        at: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="After so many answers.")],
        side: Annotated[
            Literal["0", "1", "2", "3", "4", "5", "6", "7", "all"],
            QueryParameter(name="as", description="For the eyes of a seat, or with all hands open."),
        ] = "all",
    ) -> OddsPage:
        room, course = await finished(keeper, table_id)
        seat = None if side == "all" else int(side)
        if seat is not None and seat >= course.seats:
            raise not_found()
        record = course.closed_record()
        if at >= len(record.answers):
            return OddsPage(at, None)
        found = await keeper.analyst.odds(room.id, record, at, seat)
        if found is None:
            return OddsPage(at, None)
        said = voice_for(room.game, course.format, speaker.language)
        clashes = [
            ClashInfo(
                one.kind,
                [[said.card_name(code) for code in cards] for cards in one.cards],
                one.powers,
                one.draws,
                one.wins,
                one.tie,
                one.reached,
            )
            for one in found.clashes
        ]
        return OddsPage(at, OddsInfo(clashes, found.damage, bool(found.choices), found.exact))
