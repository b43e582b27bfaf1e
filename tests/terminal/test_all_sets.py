"""Whole games of all sets, played line by line by somebody who types answers at random."""

from __future__ import annotations

import io
import random
from collections import Counter

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import ARRANGE, DONE
from chancecube.kernel.record import new_record, verify
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.layout import NO_DIGIT, Layout
from chancecube.terminal.table.plain import PlainTable
from chancecube.terminal.table.session import Session
from chancecube.terminal.table.young_jedi_lines import lower_lines, middle_line
from chancecube.terminal.table.young_jedi_rows import offered, rows_of
from chancecube.young_jedi.notation import QUESTIONS
from chancecube.young_jedi.table import CONCEDE
from tests.terminal.tables import GAME

GAMES = 12  # of each of the kinds below
NARROW = 78
CONCEDES = 0.02  # how often somebody gives up a planet who might
KINDS = [
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

    def __init__(self, session: Session, chance: random.Random) -> None:
        self.session = session
        self.chance = chance
        self.layout: Layout | None = None
        self.asked: Counter[str] = Counter()

    def readline(self) -> str:
        view = self.session.view()
        decision = view.decision
        assert decision is not None and self.layout is not None
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


def play(seed: int, language: str, settings: dict[str, str]) -> Counter[str]:
    """One game to its end; what was asked in it."""
    chance = Chance(seed_of(seed))
    decks = [GAME.random_deck(settings["format"], seat, chance) for seat in range(2)]
    seat = seed % 2
    record = new_record(GAME, decks, settings, ["human", "random"][:: 1 - 2 * seat], seed_of(seed), [])
    session = Session(GAME, record, seat, "random", Journal(None))
    dice = Dice(session, random.Random(seed))
    writer = io.StringIO()
    table = PlainTable(session, language, dice, writer)  # type: ignore[arg-type]
    dice.layout = table.table
    try:
        table.play()
    finally:
        session.close()
    assert session.position.over
    said = writer.getvalue()
    assert "table-" not in said and "yj-" not in said
    verify(GAME, record)
    return dice.asked


def test_games_of_random_decks() -> None:
    asked: Counter[str] = Counter()
    for number, (language, settings) in enumerate(KINDS):
        for game in range(GAMES):
            asked += play(100 * number + game, language, settings)
    assert set(asked) <= set(QUESTIONS)
    assert USUAL - set(asked) == set()
