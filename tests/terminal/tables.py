"""Tables for tests: a person's keyboard, a bot, and a record in a folder of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from chancecube.kernel.chance import seed_of
from chancecube.kernel.record import new_record, record_from_position
from chancecube.kernel.wire import DeckList, Record
from chancecube.registry import game
from chancecube.terminal.table.app import TableApp
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.session import Session

GAME = game("young-jedi")
MOST_TURNS_OF_THE_LOOP = 20_000


def starter_decks() -> list[DeckList]:
    """The two fixed decks of the first starter set, in the order of the seats."""
    found = [deck for deck in GAME.ready_decks() if deck.size() == 30]
    return sorted(found, key=lambda deck: bool(GAME.deck_breaches(deck, "starter", 0)))


def starter_record(seed: int, seat: int, bot: str) -> Record:
    players = [bot, bot]
    players[seat] = "human"
    return new_record(GAME, starter_decks(), {"format": "starter"}, players, seed_of(seed), [])


def sit_down(path: Path | None, seed: int = 1, seat: int = 0, bot: str = "random") -> Session:
    return Session(GAME, starter_record(seed, seat, bot), seat, {1 - seat: bot}, Journal(path))


def sit_down_at(notation: str, seat: int = 0, bot: str = "random") -> Session:
    """A table at which a position of the notation is played on."""
    record = record_from_position(GAME, GAME.read_position(notation), ["human", bot])
    return Session(GAME, record, seat, {1 - seat: bot}, Journal(None))


def decks_for(game_name: str, format_name: str) -> list[DeckList]:
    """For each seat the first ready deck that goes with those before it."""
    rules = game(game_name)
    decks: list[DeckList] = []
    for seat in range(len(rules.seat_sides(format_name))):
        legal = [deck for deck in rules.ready_decks() if not rules.deck_breaches(deck, format_name, seat)]
        decks.append(next(deck for deck in legal if not rules.decks_breaches([*decks, deck], format_name)))
    return decks


def sit_down_to(
    game_name: str,
    format_name: str,
    seed: int,
    seat: int = 0,
    bot: str = "cadet",
    path: Path | None = None,
    **settings: str,
) -> Session:
    """A table of any game, with its ready decks and such bots at the other seats."""
    rules = game(game_name)
    decks = decks_for(game_name, format_name)
    players = ["human" if place == seat else bot for place in range(len(decks))]
    agreed = {"format": format_name, **settings}
    record = new_record(rules, decks, agreed, players, seed_of(seed), [])
    bots = {place: bot for place in range(len(decks)) if place != seat}
    return Session(rules, record, seat, bots, Journal(path))


class Player:
    """Someone at the keyboard: presses keys and waits until the table asks again."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def wait(self, ready: Callable[[], bool]) -> None:
        for _ in range(MOST_TURNS_OF_THE_LOOP):
            if ready():
                return
            await asyncio.sleep(0.001)
        raise AssertionError("the table does not answer")

    def is_ready(self) -> bool:
        """Nothing is going on: a question is asked, or the game is over."""
        app = self.app
        return not app.telling and (app.asking or len(app.screen_stack) > 1)

    async def settle(self) -> None:
        """Lets every message that is under way arrive."""
        for _ in range(3):
            await self.pilot.pause(0)
        await self.wait(self.is_ready)
        await self.pilot.pause(0)

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.simulate_key(key)
            await self.settle()

    async def answer(self, key: str = "enter") -> None:
        """Presses a key that answers, and waits for the answer to be written down."""
        answers = len(self.app.session.record.answers)
        self.app.simulate_key(key)
        await self.wait(lambda: len(self.app.session.record.answers) > answers)
        await self.settle()

    async def play_on(self, until: Callable[[], bool]) -> None:
        """Answers with Enter, or sends the plan as it stands, until something is so."""
        while not until():
            await self.answer()

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    def said(self, name: str) -> str:
        """The words of one label on the table."""
        widget = self.app.screen_stack[0].query_one(f"#{name}", Static)
        return str(widget.visual) if widget.display else ""

    def words_on_screen(self) -> str:
        """Everything the top screen shows, as lines of text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@asynccontextmanager
async def at_table(
    session: Session, language: str = "en", size: tuple[int, int] = (120, 40), pause: int = 0
) -> AsyncIterator[Player]:
    app = TableApp(session, language, pause)
    try:
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            await player.settle()
            yield player
    finally:
        session.close()
