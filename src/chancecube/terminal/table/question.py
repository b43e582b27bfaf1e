"""The one place where the current question stands; between questions it tells what happens."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static

from chancecube.kernel.decision import ARRANGE
from chancecube.kernel.wire import SeenDecision, SeenOption, View
from chancecube.terminal.table.arrange import ArrangeList
from chancecube.terminal.table.layout import NO_DIGIT, Layout


class Choices(OptionList):
    """The answers that may be given; from the first one, the arrow leads up to the cards."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left,right", "app.to_hand", show=False)]

    def action_cursor_up(self) -> None:
        if self.highlighted == 0:
            self.screen.focus_previous()
        else:
            super().action_cursor_up()


class QuestionPanel(Vertical):
    """The prompt, the refusal of the last wish, and either choices, an arrangement, or what is being told."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(id="question")
        self.layout_of_game = layout
        self.view: View | None = None
        self.lines: list[Content] = []
        self.choices = Choices(id="choices")
        self.arrangement = ArrangeList(layout, id="arrangement")

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Static(id="refusal")
        yield self.choices
        yield self.arrangement
        yield Static(id="telling")

    def on_mount(self) -> None:
        self.show_only()
        self.refuse("")

    def show_only(self, *names: str) -> None:
        for name in ("prompt", "choices", "arrangement", "telling"):
            self.query_one(f"#{name}").display = name in names

    # --- asking ---

    @property
    def decision(self) -> SeenDecision | None:
        return self.view.decision if self.view is not None else None

    @property
    def arranging(self) -> bool:
        return self.decision is not None and self.decision.gesture == ARRANGE

    def ask(self, view: View) -> None:
        """Asks the view's question; one that is asked already keeps its cursor and its arrangement."""
        known = self.decision == view.decision
        self.view = view
        self.lines = []
        if not known:
            self.refuse("")
        if view.decision is None:
            self.say_waiting()
            return
        if not known:
            if self.arranging:
                self.arrangement.begin(view)
            else:
                self.write_choices(self.layout_of_game.default_option(view.decision))
        self.write_prompt()
        self.show_only("prompt", "arrangement" if self.arranging else "choices")

    def write_prompt(self) -> None:
        words, view = self.layout_of_game.words, self.view
        assert view is not None
        prompt = self.layout_of_game.order_prompt(view) if self.arranging else words.voice.question(view)
        self.border_title = words.say("your-question")
        self.border_subtitle = words.say("plan-keys") if self.arranging else ""
        self.query_one("#prompt", Static).update(Content(prompt))

    def write_choices(self, highlighted: int) -> None:
        assert self.view is not None and self.view.decision is not None
        options = self.view.decision.options
        self.choices.set_options([self.choice(place, option) for place, option in enumerate(options)])
        self.choices.highlighted = min(highlighted, len(options) - 1)

    def choice(self, place: int, option: SeenOption) -> Content:
        assert self.view is not None and self.view.decision is not None
        digit = self.layout_of_game.digit(self.view.decision, place)
        key = " " if digit == NO_DIGIT else str(digit)
        label = self.layout_of_game.words.voice.option(self.view, option)
        note = self.layout_of_game.option_note(self.view, option)
        return Content.assemble((f"{key} ", "$key bold"), label, (f"  {note}" if note else "", "$note"))

    def translate(self) -> None:
        """Says everything again, in the present language, without moving any cursor."""
        if self.decision is None:
            if self.view is not None:
                self.say_waiting()
            return
        self.write_prompt()
        if self.arranging:
            self.arrangement.write(self.arrangement.place)
        else:
            self.write_choices(self.choices.highlighted or 0)

    def refuse(self, words: str) -> None:
        line = self.query_one("#refusal", Static)
        line.display = bool(words)
        line.update(Content(f"✗ {words}"))

    def focus_answer(self) -> None:
        (self.arrangement if self.arranging else self.choices).focus()

    def card_at_cursor(self) -> int | None:
        """The card the highlighted answer speaks of."""
        if self.arranging:
            return self.arrangement.card_here()
        place = self.choices.highlighted
        if self.decision is None or place is None or place >= len(self.decision.options):
            return None
        card = self.decision.options[place].card
        return card.id if card is not None else None

    # --- telling ---

    def forget(self) -> None:
        """The question is answered."""
        self.view = None
        self.refuse("")

    def tell(self, line: Content) -> None:
        """Adds a line to what is being told, the newest below."""
        if not self.lines:
            self.border_title = self.layout_of_game.words.say("happening")
            self.border_subtitle = ""
            self.show_only("telling")
        place = self.query_one("#telling", Static)
        self.lines = newest([*self.lines, line], self.content_size.width, self.content_size.height)
        place.update(Content("\n").join(self.lines))

    def say_waiting(self) -> None:
        """Whom the game waits for, or how it ended."""
        assert self.view is not None
        voice = self.layout_of_game.words.voice
        self.border_title = self.border_subtitle = ""
        self.show_only("telling")
        line = voice.ending(self.view) if self.view.over else voice.question(self.view)
        self.query_one("#telling", Static).update(Content(line))


def newest(lines: list[Content], width: int, height: int) -> list[Content]:
    """The last lines, as many as fit."""
    kept: list[Content] = []
    room = height
    for line in reversed(lines):
        room -= len(line.wrap(max(width, 1)))
        if room < 0 and kept:
            break
        kept.insert(0, line)
    return kept
