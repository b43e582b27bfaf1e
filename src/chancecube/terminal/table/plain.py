"""The table line by line, without a screen: for screen readers, slow lines and pipes.

What happens is told as it happens; a question stands there with its answers numbered, and is answered by typing.
"""

from __future__ import annotations

from typing import Final, TextIO, final

from chancecube.kernel.decision import ARRANGE
from chancecube.kernel.wire import SeenDecision, SeenOption, View
from chancecube.terminal.table.layout import NO_DIGIT, layout_for
from chancecube.terminal.table.pages import card_page
from chancecube.terminal.table.session import Session
from chancecube.terminal.table.words import Words
from chancecube.text import languages

LEAVE: Final = "q"
SCREEN: Final = 60  # lines that fill nearly any screen


@final
class PlainTable:
    """One game, told to a writer and answered by a reader."""

    def __init__(self, session: Session, language: str, reader: TextIO, writer: TextIO) -> None:
        self.session = session
        self.reader = reader
        self.writer = writer
        self.words = Words(session.game.name, session.format, language)
        self.table = layout_for(session.game.name, self.words, session.seat, session.record.header.players)
        self.order: list[int] | None = None  # the arrangement so far, while one is asked for
        self.moment_told: object = None
        self.left = False
        self.commands = {
            "t": self.tell_table,
            "r": self.tell_rule,
            "u": self.undo,
            "f": self.change_language,
            "?": self.tell_help,
            LEAVE: self.leave,
        }

    def say(self, line: str = "") -> None:
        self.writer.write(f"{line}\n")

    def play(self) -> None:
        """Plays until the game is over, or the reader has left or has no more to say."""
        self.say(self.words.say("plain-welcome"))
        while not self.left and not self.session.position.over:
            self.tell_news()
            bot = self.session.bot_to_answer()
            person = self.session.next_person()
            if bot is not None:
                self.session.answer(bot, self.session.think(bot).result())
            elif self.pass_by():
                continue
            elif person is not None:
                self.hand_over(person)
            else:
                self.ask()
        self.tell_news()
        if self.session.position.over:
            self.say(self.words.voice.ending(self.session.view()))

    # --- telling ---

    def tell_news(self) -> None:
        for event in self.session.news():
            said = self.words.voice.event(event, self.session.seat)
            if said:
                self.say(said)
        for trouble in self.session.troubles():
            self.say(self.words.speaker.error(trouble))

    def tell_table(self) -> None:
        for line in self.table.plain_lines(self.session.view()):
            self.say(f"  {line}")

    def tell_rule(self) -> None:
        decision = self.session.view().decision
        if decision is not None and decision.rule:
            self.say(f"{decision.rule}: {self.words.speaker.rule(decision.rule)}")

    def tell_help(self) -> None:
        self.say(self.words.say("plain-help"))

    def tell_card(self, typed: str) -> None:
        """All about a card, by the number of its answer or by its code."""
        view = self.session.view()
        option = self.option_of(view, typed)
        codes = [card.code for zone in view.zones for card in zone.cards]
        if option is not None and option.card is not None:
            codes.insert(0, option.card.code)
            typed = option.card.code
        if typed.upper() in codes:
            self.say(card_page(self.words, typed.upper()).plain)
        else:
            self.say(self.words.say("plain-no-card", card=typed))

    # --- asking ---

    def pass_by(self) -> bool:
        """Answers what answers itself, and says so to the one who was asked."""
        session = self.session
        decision = session.to_pass(self.table.passes)
        if decision is None:
            return False
        if decision.seat == session.seat:
            self.say(self.words.passed(session.view()))
        session.answer(decision.seat, decision.options[0])
        return True

    def hand_over(self, seat: int) -> None:
        """Moves what one person has read out of sight, and waits for the next to sit down."""
        self.say("\n" * SCREEN)
        self.say(self.words.say("hand-over", side=self.words.voice.seat(seat)))
        self.writer.flush()
        if self.reader.readline():
            self.session.turn_to(seat)
            self.table.seat = seat
            self.moment_told = None
        else:
            self.leave()

    def ask(self) -> None:
        view = self.session.view()
        assert view.decision is not None
        moment = self.table.moment(view)
        if moment != self.moment_told:
            self.moment_told = moment
            self.tell_table()
        self.say()
        if view.decision.gesture == ARRANGE:
            self.ask_order(view)
        else:
            self.order = None
            self.ask_choice(view, view.decision)
        self.writer.flush()
        typed = self.reader.readline()
        if typed:
            self.take(view, typed.strip())
        else:
            self.leave()

    def ask_choice(self, view: View, decision: SeenDecision) -> None:
        self.say(self.words.voice.question(view))
        usual = self.table.default_option(decision)
        for place, option in enumerate(decision.options):
            note = self.table.option_note(view, option)
            line = f"{self.number_of(decision, place):>3}  {self.words.voice.option(view, option)}"
            sign = f"  [{self.words.say('plain-enter')}]" if place == usual else ""
            self.say(line + (f"  {note}" if note else "") + sign)

    def ask_order(self, view: View) -> None:
        """The order as it stands, and what each card would do in it."""
        if self.order is None:
            self.order = self.table.first_order(view)
        self.say(self.table.order_prompt(view))
        self.say(self.words.say("plain-order"))
        for number, note in enumerate(self.table.order_notes(view, self.order), 1):
            self.say(f"{number:>3}  {note.plain}")

    def number_of(self, decision: SeenDecision, place: int) -> int:
        digit = self.table.digit(decision, place)
        return place + 1 if digit == NO_DIGIT else digit

    def option_of(self, view: View, typed: str) -> SeenOption | None:
        """The option of a number, or of a name with or without its id."""
        decision = view.decision
        if decision is None or decision.gesture == ARRANGE:
            return None
        for place, option in enumerate(decision.options):
            if typed == str(self.number_of(decision, place)):
                return option
        for option in decision.options:
            name = option.name.lower()
            if typed.lower() in (name, name.split("#")[0]):
                return option
        return None

    # --- answering ---

    def take(self, view: View, typed: str) -> None:
        decision = view.decision
        assert decision is not None
        option = decision.options[self.table.default_option(decision)] if not typed else None
        option = option or self.option_of(view, typed)
        if typed in self.commands:
            self.commands[typed]()
        elif typed[:2].lower() == "c ":
            self.tell_card(typed[2:].strip())
        elif decision.gesture == ARRANGE:
            self.take_order(view, typed)
        elif option is not None:
            self.session.answer_run([option.answer])
        else:
            self.refuse(view, typed)

    def take_order(self, view: View, typed: str) -> None:
        """Nothing typed sends the order; numbers bring those cards to the front, in that order."""
        assert self.order is not None
        if not typed:
            order, self.order = self.order, None
            self.session.answer_run(order)
            return
        placed = len(self.table.placed(view))
        places = [int(word) - 1 - placed for word in typed.split() if word.isdecimal()]
        if len(places) != len(typed.split()) or not all(0 <= place < len(self.order) for place in places):
            self.say(self.words.say("plain-unknown", answer=typed))
            return
        front = [self.order[place] for place in dict.fromkeys(places)]
        self.order = front + [card for card in self.order if card not in front]

    def refuse(self, view: View, typed: str) -> None:
        """A card that may not be played now is refused by its rule."""
        for zone in view.zones:
            for card in zone.cards:
                if card.code.lower() == typed.lower() and zone.seat == view.seat:
                    rule = self.session.why_not(card.id)
                    self.say(self.words.say("refused", rule=self.words.speaker.rule(rule)))
                    return
        self.say(self.words.say("plain-unknown", answer=typed))

    # --- the rest ---

    def undo(self) -> None:
        if not self.session.undo(self.table.passes):
            self.say(self.words.say("nothing-to-undo"))
            return
        self.session.news()  # told already, before the answer that is taken back
        self.order = None
        self.moment_told = None

    def change_language(self) -> None:
        known = languages()
        place = known.index(self.words.language)
        self.words = Words(self.session.game.name, self.session.format, known[(place + 1) % len(known)])
        self.table.words = self.words
        self.tell_table()

    def leave(self) -> None:
        self.left = True
