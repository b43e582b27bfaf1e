"""Duels, races, evacuations and effects at the table, by keyboard alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from chancecube.kernel.record import record_from_position
from chancecube.kernel.views import view
from chancecube.terminal.table.cards import FIGHTING
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.session import Session
from chancecube.terminal.table.words import Words
from chancecube.terminal.young_jedi.board import YoungJediBoard
from chancecube.terminal.young_jedi.faces import facts
from chancecube.terminal.young_jedi.lines import middle_line
from chancecube.terminal.young_jedi.rows import rows_of
from tests.terminal.tables import GAME, Player, at_table, sit_down_at

SMALL = (80, 24)
SIZES = [SMALL, (140, 45)]

DUEL = """young-jedi full
turn: 5 light duel
Coruscant: DM-136
light here: JC-2, DM-34, JC-11
light hand: DM-58
light deck: DM-45 x3, DM-1 x3, DM-46 x4, DM-30 x10
dark here: JC-71, JC-106, DM-99
dark hand: DM-103 x3
dark deck: DM-119 x10, DM-71 x3, DM-99 x10
seed: 4
"""
RACE = """young-jedi full
turn: 5 dark race
Tatooine: DM-135
dark: thrust 2, lap-tokens 1
dark objective: BP-59
dark pilot: BP-31
dark podracer: DM-109
dark hand: DM-71, DM-119, DM-99
dark deck: DM-99 x20
light here: DM-27
light objective: BP-29
light deck: DM-30 x20
seed: 3
"""
EVACUATION = """young-jedi full
turn: 9 light deploy
Tatooine: DM-135
Naboo: DM-67
light Tatooine: DM-1, DM-32, DM-27 x3
light hidden Tatooine: DM-30
light hyperspace: DM-70, DM-68
light hand: DM-69
light deck: DM-45 x20
dark hyperspace: DM-138, DM-139
dark here: DM-99
dark hand: DM-119
dark deck: DM-119 x20
seed: 5
"""
# The same one step later: Dark intercepts, and Light's plan is asked for.
SPACE = EVACUATION.replace("light deploy", "light plans").replace(
    "Naboo: DM-67\n", "Naboo: DM-67\nevacuation: Tatooine\n"
)
NEXT_PLANET = """young-jedi full
turn: 5 light next-planet
Tatooine: DM-135
light: controlled Tatooine
light hand: DM-67, DM-30
light deck: BN-59, RF-54/59, DM-30 x20
dark hand: DM-103
dark deck: DM-103 x20
seed: 2
"""


def board(player: Player) -> YoungJediBoard:
    assert isinstance(player.app.board, YoungJediBoard)
    return player.app.board


def row(player: Player, name: str) -> list[str]:
    """The codes of the cards in a row; a number of backs as ×n."""
    return [
        f"×{slot.count}" if slot.card is None else slot.card.code for slot in board(player).rows[name].slots
    ]


def at(
    notation: str,
    seat: int,
    size: tuple[int, int],
    play: Callable[[Player], Awaitable[None]],
    language: str = "en",
) -> Session:
    session = sit_down_at(notation, seat)

    async def run() -> None:
        async with at_table(session, language, size) as player:
            await play(player)

    asyncio.run(run())
    return session


def own_answers(session: Session, seat: int) -> list[tuple[str, str]]:
    return [(one.ask, one.answer.split("#")[0]) for one in session.record.answers if one.seat == seat]


# --- duels ---


@pytest.mark.parametrize("size", SIZES)
def test_a_duel(size: tuple[int, int]) -> None:
    async def play(player: Player) -> None:
        assert "Start a duel" in player.said("prompt")
        await player.answer("1")
        assert "challenge" in player.said("prompt")
        marked = [
            slot.card.code for slot in board(player).rows["own"].slots if slot.card and slot.mark == FIGHTING
        ]
        assert marked == ["JC-2", "DM-34"]
        await player.answer("1")
        await player.play_on(lambda: "Your attack" in player.said("prompt"))
        assert "DUEL" in player.said("planet") and "▲7" in player.said("planet")
        assert "7 = 6 power + 1 Jedi Council Chamber" in player.said("piles")
        assert "Darth Maul: " in player.said("stranded")
        assert "Dueling hand (7)" in player.said("hand-label")
        assert row(player, "own")[:2] == ["JC-2", "DM-34"]
        assert row(player, "theirs")[-1].startswith("×")
        assert len(row(player, "hand")) == 7
        await player.press("right", "end")
        attack = row(player, "hand")[-1]
        await player.answer()
        assert ("duel-attack", attack) in own_answers(player.app.session, 0)
        await player.play_on(lambda: "duel" not in player.app.view.status)
        assert "Hand" in player.said("hand-label")

    at(DUEL, 0, size, play)


def test_hits_attacks_and_passing_are_seen() -> None:
    position = GAME.read_position(DUEL)
    words = Words("young-jedi", "full", "en")

    def answer(seat: int, name: str) -> str:
        """Gives an answer and reads the line in the middle."""
        GAME.answer(position, seat, GAME.find_option(position, seat, name))
        return middle_line(view(GAME, position, 0), words).plain

    for seat, name in ((0, "JC-2"), (0, "JC-71"), (1, "JC-106")):
        answer(seat, name)
    hand = view(GAME, position, 0).zone("dueling", 0).cards
    number = facts(hand[0].code).destiny
    assert f"Light Side attacks: ◈{number}" in answer(0, hand[0].code)
    slots = rows_of(view(GAME, position, 0), words).own
    assert [slot.card.code for slot in slots if slot.card and slot.note == "attack"] == [hand[0].code]
    line = answer(1, "done")
    assert "Qui-Gon Jinn ▲7 ····· " in line and "Darth Maul ▲10 ✗····" in line
    assert "Darth Maul ▲10 ✗···· (has passed)" in answer(1, "pass")


# --- the race ---


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_a_race(size: tuple[int, int], language: str) -> None:
    """Sebulba thrusts, laps 1 and 2 are run where the cards lie, and two cards are drawn by the digit 2."""
    numbers = {facts(code).destiny: code for code in ("DM-71", "DM-119", "DM-99")}
    assert sorted(numbers) == [1, 3, 4]

    async def play(player: Player) -> None:
        assert row(player, "own")[:3] == ["BP-59", "BP-31", "DM-109"]
        assert row(player, "theirs")[:1] == ["BP-29"]
        assert "▸▸··" in player.said("race") and "1/3" in player.said("race")
        await player.answer("1")
        assert "▸▸▸·" in player.said("race")
        assert [
            slot.card.code for slot in board(player).rows["hand"].slots if slot.card and slot.playable
        ] == ["DM-71"]
        await player.press("right", "home")
        await player.answer()
        assert row(player, "own")[-1] == "DM-71"
        await player.play_on(lambda: kind_of(player) == "race")
        answers = len(player.app.session.record.answers)
        await player.answer("1")
        assert kind_of(player) == "refuel"
        await player.press("right", "enter", "escape")  # a card is no answer to a question for a number
        assert len(player.app.session.record.answers) == answers + 1
        await player.answer("2")
        assert own_answers(player.app.session, 1)[-1] == ("refuel", "2")

    at(RACE, 1, size, play, language)


def kind_of(player: Player) -> str:
    decision = player.app.question.decision
    return decision.kind if decision is not None else ""


# --- evacuation and space ---


def test_an_evacuation() -> None:
    async def play(player: Player) -> None:
        assert "DM-70" in row(player, "own") and "DM-138" in row(player, "theirs")
        assert "hyperspace: Republic Cruiser, Bravo 1" in player.said("piles")
        place = next(
            place
            for place, option in enumerate(player.app.view.decision.options)  # type: ignore[union-attr]
            if option.name == "evacuate-tatooine"
        )
        await player.answer(str(place + 1))
        told = [event.kind for event in player.app.log_list.events]
        assert "evacuate" in told
        assert "intercept" in told or "evacuated" in told

    at(EVACUATION, 0, SMALL, play)


def test_the_opponents_evacuation_is_intercepted() -> None:
    notation = EVACUATION.replace("Naboo: DM-67\n", "Naboo: DM-67\nevacuation: Tatooine\n")

    async def play(player: Player) -> None:
        assert kind_of(player) == "intercept-ships"
        assert "in space" in player.said("planet")
        assert "Aboard: Obi-Wan Kenobi, Royal Guard, 3× Ishi Tib, ▒×1" in player.said("stranded")
        await player.answer()
        assert kind_of(player) == "intercept"
        await player.answer("1")
        assert player.app.view.status["battle"]["space"]
        assert row(player, "own")[:2] == ["DM-138", "DM-139"]
        await player.play_on(lambda: player.app.question.arranging)
        notes = player.words_on_screen()
        assert "Arrange your plan for the battle in space" in notes
        assert "fights with 4 + ◈" in notes
        await player.answer("s")
        assert "battle-over" in [event.kind for event in player.app.log_list.events]

    at(notation, 1, (100, 34), play)


def test_a_plan_in_space_holds_the_ships() -> None:
    async def play(player: Player) -> None:
        assert player.app.question.arranging
        order = player.app.question.arrangement.order
        seen = {card.id: card.code for card in player.app.view.zone("hyperspace", 0).cards}
        assert sorted(seen[card] for card in order) == ["DM-68", "DM-70"]

    at(SPACE, 0, SMALL, play)


# --- effects ---


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_effect_is_fetched_and_deployed(language: str) -> None:
    async def play(player: Player) -> None:
        await player.play_on(lambda: kind_of(player) == "fetch-effect")
        found = row(player, "hand")
        assert sorted(found) == ["BN-59", "RF-54/59"]
        assert all(slot.playable and slot.note for slot in board(player).rows["hand"].slots)
        await player.press("right", "home")
        while player.app.looked is None or player.app.looked.code != "BN-59":
            await player.press("right")
        await player.answer()
        assert ("fetch-effect", "BN-59") in own_answers(player.app.session, 0)
        assert "BN-59" in [card.code for card in player.app.view.zone("hand", 0).cards]

    at(NEXT_PLANET, 0, SMALL, play, language)


def test_an_effect_lies_beside_the_planet() -> None:
    notation = """young-jedi full
turn: 5 light deploy
Tatooine: DM-65
light here: DM-31
light effect: BN-59
light: counters 9
light hand: DM-30
light deck: DM-30 x20
dark here: DM-103
dark effect: BN-129
dark deck: DM-103 x20
"""

    async def play(player: Player) -> None:
        assert row(player, "own") == ["BN-59", "DM-31"]
        assert row(player, "theirs") == ["BN-129", "DM-103"]
        assert "▮" * 9 in player.said("planet")
        assert "▯" not in player.said("planet")

    at(notation, 0, SMALL, play)


# --- numbers ---


def test_numbers_are_named_by_their_digits() -> None:
    """Yarael Poof, who is dueled, names numbers first: the digit pressed is the number named."""
    notation = DUEL.replace("5 light", "5 dark").replace("JC-2, DM-34, JC-11", "V1-21")
    position = GAME.read_position(notation)
    GAME.answer(position, 1, GAME.find_option(position, 1, "JC-71"))
    session = Session(
        GAME, record_from_position(GAME, position, ["human", "random"]), 0, {1: "random"}, Journal(None)
    )

    async def play() -> None:
        async with at_table(session, "en", SMALL) as player:
            assert kind_of(player) == "duel-guess"
            for digit in ("4", "0"):
                await player.answer(digit)
            assert own_answers(session, 0)[:2] == [("duel-guess", "number-4"), ("duel-guess", "number-0")]

    asyncio.run(play())
