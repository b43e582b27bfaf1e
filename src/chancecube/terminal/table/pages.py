"""What lies over the table for a moment: a card, a rule, help, the log, a question of the house."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from chancecube.kernel.wire import SeenEvent
from chancecube.terminal.table.log import LogList
from chancecube.terminal.table.words import Words


def card_page(words: Words, code: str) -> Content:
    """All facts of a card and its text."""
    voice = words.voice
    lines = [Content.styled(voice.card_name(code), "bold")]
    for label, value in voice.card_facts(code):
        lines.append(Content.assemble((words.say("fact", label=label), "$note"), " ", value))
    text = voice.card_text(code)
    if text:
        lines += [Content(""), Content(text)]
    return Content("\n").join(lines)


class TextPage(ModalScreen[None]):
    """Something to read; nearly any key puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark,r", "dismiss", show=False),
    ]

    def __init__(self, title: str, body: Content, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.hint = hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as page:
            page.border_title = self.heading
            page.border_subtitle = self.hint
            yield Static(self.body)

    def on_click(self) -> None:
        self.dismiss()


class LogPage(ModalScreen[None]):
    """The whole log, where there is no room for it beside the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,l,q,space", "dismiss", show=False)]

    def __init__(self, words: Words, seat: int, events: list[SeenEvent], title: str, hint: str) -> None:
        super().__init__()
        self.events = events
        self.heading = title
        self.hint = hint
        self.log_list = LogList(words, seat, id="whole-log")

    def compose(self) -> ComposeResult:
        with Vertical(classes="page tall") as page:
            page.border_title = self.heading
            page.border_subtitle = self.hint
            yield self.log_list

    def on_mount(self) -> None:
        self.log_list.rewrite(self.events)
        self.log_list.focus()
        self.log_list.action_last()


class AskPage(ModalScreen[str]):
    """A question of the house; it is answered with the name of the choice, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('')", show=False),
        *[Binding(str(number), f"pick({number})", show=False) for number in range(1, 10)],
    ]

    def __init__(self, title: str, body: Content, choices: list[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.choices = choices

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page", can_focus=False) as page:
            page.border_title = self.heading
            yield Static(self.body)
            yield OptionList(
                *[
                    Content.assemble((f"{number} ", "$key bold"), label)
                    for number, (_, label) in enumerate(self.choices, 1)
                ]
            )

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def action_pick(self, number: int) -> None:
        if number <= len(self.choices):
            self.dismiss(self.choices[number - 1][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.choices[event.option_index][0])


class Cover(AskPage):
    """Hides the whole table while one person gives the keyboard to another."""
