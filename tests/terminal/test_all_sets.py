"""Whole games of all sets, and crowded tables, played line by line by somebody who types answers at random."""

from __future__ import annotations

import io
import random
from collections import Counter

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import ARRANGE, DONE
from chancecube.kernel.record import new_record, verify
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.layout import NO_DIGIT, Layout
from chancecube.terminal.table.plain import PlainTable
from chancecube.terminal.table.session import Session
from chancecube.terminal.young_jedi.lines import lower_lines, middle_line
from chancecube.terminal.young_jedi.rows import offered, rows_of
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, EFFECT, OBJECTIVE, SIDES, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.notation import QUESTIONS
from chancecube.young_jedi.table import CONCEDE
from chancecube.young_jedi.vocabulary import (
    BestOfTwo,
    CatchUp,
    DamageForNumber,
    DeployStep,
    GuessNumbers,
    IgnoreWeapon,
    Redraw,
    ShowHand,
    SwitchNumbers,
    TieForCards,
    Victory,
    WhenDeploys,
    WhenOtherDeploys,
)
from tests.terminal.tables import GAME, sit_down_at

GAMES = 12  # of each of the kinds below
MOST_ANSWERS = 10_000
FEW = 4  # questions that may fail to come up, since chance decides
NARROW = 78
CONCEDES = 0.02  # how often somebody gives up a planet who might
KINDS_OF_GAME = [
    ("en", {"format": "full"}),
    ("fr", {"format": "full"}),
    ("fr", {"format": "full", "honour": "yes"}),
    ("en", {"format": "sealed", "tournament": "yes"}),
]

# Questions that come up in every few games; the rest hang on single cards.
USUAL = {
    *[
        "starting-location",
        "fetch-effect",
        "deploy",
        "use-text",
        "from-deck",
        "battle",
        "battle-cards",
        "plan",
    ],
    *["race", "lap-card", "refuel", "duel", "duel-target", "duel-attack", "duel-parry"],
    *[
        "intercept-ships",
        "intercept",
        "destiny-number",
        "even-up",
        "discard",
        "concede",
        "next-planet",
        "bluff",
    ],
}


def roll(options: list[int], chance: random.Random) -> int:
    """The place of an option; who gives up at every turn never comes to play."""
    place = chance.randrange(len(options))
    if options[place] == CONCEDE and chance.random() > CONCEDES:
        return options.index(DONE)
    return place


class Dice:
    """Someone at the keyboard who types whatever the dice say, and looks at the table first."""

    def __init__(self, session: Session, chance: random.Random, most: int) -> None:
        self.session = session
        self.most = most  # answers, and then it goes home
        self.chance = chance
        self.layout: Layout | None = None
        self.asked: Counter[str] = Counter()

    def readline(self) -> str:
        view = self.session.view()
        decision = view.decision
        assert decision is not None and self.layout is not None
        if self.asked.total() == self.most:
            return ""
        self.asked[decision.kind] += 1
        self.look()
        if decision.gesture == ARRANGE:
            places = list(range(1, len(decision.options) + 1))
            self.chance.shuffle(places)
            first = len(self.layout.placed(view))
            front = [str(first + place) for place in places[: self.chance.randint(0, 3)]]
            return " ".join(front) + "\n"
        place = roll([option.answer for option in decision.options], self.chance)
        digit = self.layout.digit(decision, place)
        return f"{place + 1 if digit == NO_DIGIT else digit}\n"

    def look(self) -> None:
        """Every card that may be answered lies in a row, and every line can be said."""
        assert self.layout is not None
        view, words = self.session.view(), self.layout.words
        rows = rows_of(view, words)
        shown = {slot.card.id for slot in rows.theirs + rows.own + rows.hand if slot.card is not None}
        assert offered(view).keys() <= shown, view.decision
        lines = [middle_line(view, words), *lower_lines(view, words, NARROW).values()]
        assert not any("table-" in line.plain or "yj-" in line.plain for line in lines)


def play_on(session: Session, language: str, seed: int, most: int = MOST_ANSWERS) -> Counter[str]:
    """Plays a game on, to its end or for so many answers; returns what was asked in it."""
    dice = Dice(session, random.Random(seed), most)
    writer = io.StringIO()
    table = PlainTable(session, language, dice, writer)  # type: ignore[arg-type]
    dice.layout = table.table
    try:
        table.play()
    finally:
        session.close()
    assert session.position.over or dice.asked.total() == most < MOST_ANSWERS
    said = writer.getvalue()
    assert "table-" not in said and "yj-" not in said
    verify(GAME, session.record)
    return dice.asked


def new_game(seed: int, settings: dict[str, str]) -> Session:
    chance = Chance(seed_of(seed))
    decks = [GAME.random_deck(settings["format"], seat, chance) for seat in range(2)]
    seat = seed % 2
    record = new_record(GAME, decks, settings, ["human", "random"][:: 1 - 2 * seat], seed_of(seed), [])
    return Session(GAME, record, seat, {1 - seat: "random"}, Journal(None))


@pytest.mark.slow
def test_games_of_random_decks() -> None:
    asked: Counter[str] = Counter()
    for number, (language, settings) in enumerate(KINDS_OF_GAME):
        for game in range(GAMES):
            seed = 100 * number + game
            asked += play_on(new_game(seed, settings), language, seed)
    assert set(asked) <= set(QUESTIONS)
    assert len(USUAL - set(asked)) < FEW


# --- crowded tables ---

# Words of texts that ask for something, and that few cards have.
RARE = (
    BestOfTwo,
    GuessNumbers,
    WhenDeploys,
    WhenOtherDeploys,
    DeployStep,
    TieForCards,
    IgnoreWeapon,
    Victory,
    Redraw,
)
RARE_OUTCOMES = (SwitchNumbers, CatchUp, DamageForNumber, ShowHand)
CROWDS = 150
FIRST_ANSWERS = 60

# What hangs on single cards, and comes up where many of them lie together.
UNUSUAL = {
    *["bury-or-draw", "best-of-two", "redraw", "switch-numbers", "switch-with"],
    *["damage-for-number", "show-hand", "tie-for-cards", "ignore-weapon", "group-size"],
    *["half", "spoils-draw", "spoils-lap", "rob", "keep-apart", "peek", "bury", "to-hand", "discard-for"],
    *[
        "duel-guess",
        "duel-text",
        "duel-weapon",
        "duel-defender",
        "duel-defender-weapon",
        "retire",
        "sacrifice",
    ],
}


def is_rare(card: Card) -> bool:
    words = card.says.words if card.says is not None else []
    outcomes = card.text.outcomes if card.text is not None else []
    sizes = card.text is not None and card.text.group != card.text.least
    halves = len([half for half in card.halves if library().cards[half].kind == BATTLE]) > 1
    rare = any(isinstance(word, RARE) for word in words)
    return rare or sizes or halves or any(isinstance(outcome, RARE_OUTCOMES) for outcome in outcomes)


def crowd(seed: int) -> str:
    """Both sides full of cards that ask for something."""
    chance = random.Random(seed)
    phase = chance.choice(["deploy", "duel", "battle"])
    lines = ["young-jedi full", f"turn: 9 {SIDES[chance.randrange(2)]} {phase}", "Tatooine: DM-65"]
    for seat, side in enumerate(SIDES):
        own = [card for card in library().cards if card.in_decks and card.side == seat]
        rare = [card for card in own if is_rare(card)]
        here = several(chance, rare, CHARACTER, 4) + several(chance, own, CHARACTER, 3)
        here += several(chance, rare, WEAPON, 1) + several(chance, own, WEAPON, 3)
        hand = (
            several(chance, rare, BATTLE, 5)
            + several(chance, own, BATTLE, 2)
            + several(chance, rare, CHARACTER, 2)
        )
        deck = [chance.choice([card for card in own if card.kind != OBJECTIVE]).code for _ in range(40)]
        lines += [f"{side} here: {', '.join(here)}", f"{side} hand: {', '.join(hand)}"]
        lines += [f"{side} deck: {', '.join(deck)}", f"{side} effect: {several(chance, own, EFFECT, 1)[0]}"]
        lines += [f"{side} objective: {several(chance, own, OBJECTIVE, 1)[0]}", f"{side} laps: {deck[0]}"]
    return "\n".join([*lines, f"seed: {seed}"]) + "\n"


def several(chance: random.Random, cards: list[Card], kind: int, count: int) -> list[str]:
    """Codes of cards of a kind, as many as asked for if there is any; battle cards may be half of a double one."""
    meant = [card.code for card in cards if card.kind == kind or (kind == BATTLE and BATTLE in card.kinds)]
    return [chance.choice(meant) for _ in range(count)] if meant else []


@pytest.mark.slow
def test_crowded_tables() -> None:
    asked: Counter[str] = Counter()
    for seed in range(CROWDS):
        language = "fr" if seed % 3 else "en"
        asked += play_on(sit_down_at(crowd(seed), seed % 2), language, seed, FIRST_ANSWERS)
    assert len(UNUSUAL - set(asked)) < FEW
