"""The table itself: it shows views, tells events, asks questions and hands the answers to the session."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import ClassVar, Final

from msgspec import structs
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from chancecube.kernel.decision import COUNT
from chancecube.kernel.wire import SeenCard, SeenEvent, View
from chancecube.terminal.table.arrange import ArrangeList
from chancecube.terminal.table.cards import CardRow
from chancecube.terminal.table.layout import layout_for
from chancecube.terminal.table.log import LogList
from chancecube.terminal.table.pages import AskPage, Cover, LogPage, TextPage, card_page
from chancecube.terminal.table.question import QuestionPanel
from chancecube.terminal.table.session import Session
from chancecube.terminal.table.themes import DARK, LIGHT
from chancecube.terminal.table.words import Words
from chancecube.text import languages

PAUSES: Final = (0.0, 0.15, 0.35, 0.7, 1.2, 2.0)  # seconds, by the speed the player sets
USUAL_PAUSE: Final = 3
KEPT_WHILE_TELLING: Final = ("plus", "minus")
KEYS: Final = (  # the key, its label, what it does
    ("?", "help", "help()"),
    ("space", "card", "details()"),
    ("l", "log", "log()"),
    ("r", "rule", "rule()"),
    ("u", "undo", "undo()"),
    ("q", "quit", "leave()"),
    ("f", "language", "language()"),
    ("d", "theme", "theme()"),
    ("+", "slower", "slower()"),
    ("-", "faster", "faster()"),
)


class TableApp(App[None]):
    """One game after another at one table."""

    CSS_PATH = "table.tcss"
    TITLE = "Chance Cube"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (106, "-wide"), (160, "-vast")]
    VERTICAL_BREAKPOINTS = [
        (0, "-short"),
        (34, "-medium"),
        (40, "-high"),
        (50, "-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(number), f"choose({number})", show=False) for number in range(10)],
        Binding("space", "details", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rule", show=False),
        Binding("u", "undo", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("f", "language", show=False),
        Binding("d", "theme", show=False),
        Binding("plus", "slower", show=False),
        Binding("minus", "faster", show=False),
        Binding("escape", "to_answer", show=False),
    ]

    def __init__(self, session: Session, language: str, pause: int = USUAL_PAUSE) -> None:
        super().__init__()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.session = session
        self.pause = pause
        self.words = Words(session.game.name, session.format, language)
        self.table = layout_for(session.game.name, self.words, session.seat, session.record.header.players)
        self.board = self.table.board()
        self.question = QuestionPanel(self.table)
        self.log_list = LogList(self.words, session.seat, id="log")
        self.view = session.view()
        self.shown = self.view  # what lies on the table while later news are still being told
        self.news: deque[SeenEvent | View] = deque()
        self.telling = False
        self.thinking = False
        self.asking = False
        self.hurried = asyncio.Event()
        self.walking = False  # along the cards: the last answer was given there
        self.looked: SeenCard | None = None
        self.last_rule = ""
        self.heading = Static(id="heading")
        self.key_bar = Static(id="keys")
        self.card = Static(id="card")
        self.details = VerticalScroll(self.card, id="details", can_focus=False)
        self.side = Vertical(self.log_list, self.details, id="side")

    def compose(self) -> ComposeResult:
        yield self.heading
        yield Horizontal(Vertical(self.board, self.question, id="main"), self.side, id="middle")
        yield self.key_bar

    def on_mount(self) -> None:
        self.log_list.rewrite(self.session.news())
        self.call_after_refresh(self.open_table)

    def open_table(self) -> None:
        self.lay_out(self.session.view())
        self.translate()
        self.ask()
        self.let_bots_think()

    # --- showing ---

    def lay_out(self, view: View) -> None:
        """Shows a view on the table; the question is asked apart."""
        self.shown = view
        self.board.show(view)
        self.write_heading()

    def write_heading(self) -> None:
        self.heading.update(self.table.heading(self.shown, self.size.width))

    def on_resize(self) -> None:
        self.write_heading()

    def translate(self) -> None:
        """Says everything on the screen in the present language."""
        self.table.words = self.words
        self.log_list.words = self.words
        self.lay_out(self.shown)
        self.question.translate()
        self.log_list.border_title = self.words.say("log")
        self.details.border_title = self.words.say("details")
        self.key_bar.update(self.key_line())
        self.look_at(self.looked)

    def key_line(self) -> Content:
        now = "dark" if self.theme == DARK.name else "light"
        parts: list[str] = []
        for key, name, action in KEYS:
            shown = self.words.say("key-space") if key == "space" else key
            label = self.words.say(f"key-{name}", now=now)
            parts.append(f"[@click=app.{action}][b $key]{shown}[/] {label}[/]")
        return Content.from_markup("  ".join(parts))

    def look_at(self, card: SeenCard | None) -> None:
        """Shows a card's details beside the table."""
        self.looked = card
        page = card_page(self.words, card.code) if card is not None else Content(self.words.say("no-card"))
        self.card.update(page)

    # --- what happens ---

    def follow(self) -> None:
        """Takes up what an answer brought about: it is told, then shown, then the next question is asked."""
        self.view = self.session.view()
        self.news.extend(self.session.news())
        self.news.append(self.view)
        for trouble in self.session.troubles():
            self.notify(self.words.speaker.error(trouble), severity="error")
        if not self.telling:
            self.telling = True
            self.tell_news()

    @work(group="tell", exclusive=True)
    async def tell_news(self) -> None:
        """Tells the news one after another, with a pause behind each line, and lays out each new view."""
        self.hurried.clear()
        while self.is_laid() and (self.news or self.pass_by()):
            item = self.news.popleft()
            if isinstance(item, View):
                self.lay_out(item)
            else:
                await self.tell(item)
        self.telling = False
        if self.is_laid():
            self.ask()

    def is_laid(self) -> bool:
        """Not while the table is being cleared away: a bot may still answer then."""
        return bool(self.board.children and self.question.children)

    async def tell(self, event: SeenEvent) -> None:
        line = self.log_list.tell(event)
        if event.sums:
            self.last_rule = event.rule
        if not line.plain or not self.pause or self.asking:
            return
        self.board.happen(event)
        self.question.tell(line)
        pause = PAUSES[self.pause] * self.table.weight(event)
        if pause and not self.hurried.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), pause)

    def let_bots_think(self) -> None:
        if not self.thinking:
            self.thinking = True
            self.think()

    @work(group="bots")
    async def think(self) -> None:
        """Lets the bots answer for as long as one is asked; what was thought before an undo is dropped."""
        session = self.session
        while (seat := session.bot_to_answer()) is not None:
            era = session.era
            option = await asyncio.wrap_future(session.think(seat))
            if session.era == era:
                session.answer(seat, option)
                self.follow()
        self.thinking = False

    # --- asking and answering ---

    def ask(self) -> None:
        """Asks the person's question once everything before it has been told."""
        if self.telling:
            return
        if self.session.to_pass(self.table.passes) is not None:
            self.telling = True
            self.tell_news()
            return
        person = self.session.next_person()
        if person is not None:
            self.hand_over(person)
            return
        view = self.view
        self.question.ask(view)
        self.asking = view.decision is not None
        self.board.set_class(self.question.arranging, "-arranging")
        if view.over:
            self.show_result()
        elif self.asking:
            self.find_focus()

    def pass_by(self) -> bool:
        """Answers what answers itself, and says so to the one who was asked."""
        session = self.session
        decision = session.to_pass(self.table.passes)
        if decision is None:
            return False
        if decision.seat == session.seat:
            self.question.tell(Content(self.words.passed(session.view())))
        session.answer(decision.seat, decision.options[0])
        self.follow()
        self.let_bots_think()
        return True

    def hand_over(self, seat: int) -> None:
        """Covers the table until the next person at this keyboard sits down."""
        title = self.words.say("hand-over", side=self.words.voice.seat(seat))
        choices = [(str(seat), self.words.say("sit-down")), ("leave", self.words.say("leave"))]
        self.push_screen(Cover(title, Content(""), choices), self.after_covering)

    def after_covering(self, choice: str | None) -> None:
        """Everything is shown anew to other eyes; whatever else is pressed leaves the table covered."""
        if choice == "leave":
            self.exit()
        elif not choice:
            self.ask()
        else:
            self.session.turn_to(int(choice))
            self.table.seat = self.log_list.seat = self.session.seat
            self.start_over_from_session()

    def find_focus(self) -> None:
        """The keyboard goes to the answers, unless the player plays from the cards and may go on doing so."""
        decision = self.question.decision
        asks_for_card = decision is not None and any(option.card is not None for option in decision.options)
        if not self.walking or not asks_for_card or self.question.arranging:
            self.question.focus_answer()

    def answer(self, options: list[int]) -> None:
        """Gives one answer, or a run of them collected in one gesture."""
        self.asking = False
        self.walking = isinstance(self.focused, CardRow)
        self.question.forget()
        self.lay_out(structs.replace(self.shown, decision=None))
        self.session.answer_run(options)
        self.follow()
        self.let_bots_think()

    def try_option(self, wish: int) -> None:
        """Gives an answer that is offered, and says which rule forbids another."""
        decision = self.question.decision if self.asking else None
        if decision is not None and wish in [option.answer for option in decision.options]:
            if self.question.arranging:
                self.question.arrangement.pick_next(wish)
            else:
                self.answer([wish])
        elif rule := self.session.why_not(wish):
            self.last_rule = rule
            self.question.refuse(self.words.say("refused", rule=self.words.speaker.rule(rule)))

    @on(CardRow.Tried)
    def card_tried(self, message: CardRow.Tried) -> None:
        """A card is no answer to a question for a number, though its id may be one."""
        decision = self.question.decision
        if decision is None or decision.gesture != COUNT:
            self.try_option(message.card.id)

    @on(OptionList.OptionSelected, "#choices")
    def choice_made(self, message: OptionList.OptionSelected) -> None:
        """An option of a list that has been replaced in the meantime answers nothing."""
        decision = self.question.decision
        if self.asking and decision is not None and message.option in self.question.choices.options:
            self.try_option(decision.options[message.option_index].answer)

    @on(ArrangeList.Sent)
    def order_sent(self, message: ArrangeList.Sent) -> None:
        if self.asking:
            self.answer(message.order)

    def action_choose(self, number: int) -> None:
        """A digit: the option of that number, or the place where the card under the cursor shall stand."""
        decision = self.question.decision if self.asking else None
        if self.question.arranging:
            self.question.arrangement.move_to(number)
        elif decision is not None:
            for place, option in enumerate(decision.options):
                if self.table.digit(decision, place) == number:
                    self.try_option(option.answer)
                    return

    # --- looking at cards ---

    @on(CardRow.Looked)
    def card_looked_at(self, message: CardRow.Looked) -> None:
        self.look_at(message.card)

    @on(OptionList.OptionHighlighted, "#choices, #arrangement")
    def answer_looked_at(self, message: OptionList.OptionHighlighted) -> None:
        """The card an answer speaks of is pointed at on the table and shown beside it."""
        card = self.question.card_at_cursor()
        self.board.point(card)
        decision = self.question.decision
        for option in decision.options if decision is not None else []:
            if option.card is not None and option.card.id == card:
                self.look_at(option.card)

    def action_details(self) -> None:
        if self.looked is not None:
            self.read(self.words.voice.card_name(self.looked.code), card_page(self.words, self.looked.code))

    def read(self, title: str, body: Content) -> None:
        self.push_screen(TextPage(title, body, self.words.say("page-hint")))

    # --- keys ---

    async def on_event(self, event: events.Event) -> None:
        """While something is told any key hurries it on."""
        hurrying = isinstance(event, events.Key | events.MouseDown) and self.is_being_told()
        if hurrying and not (isinstance(event, events.Key) and event.key in KEPT_WHILE_TELLING):
            self.hurried.set()
        else:
            await super().on_event(event)

    def is_being_told(self) -> bool:
        return self.telling and not self.asking and not self.hurried.is_set() and len(self.screen_stack) == 1

    def action_to_answer(self) -> None:
        if self.asking:
            self.question.focus_answer()

    def action_to_hand(self) -> None:
        self.board.focus_hand()

    def action_log(self) -> None:
        """To the log beside the table, or over the table where there is no room beside it."""
        if self.side.display:
            self.log_list.focus()
            self.log_list.action_last()
        else:
            hint = self.words.say("log-hint")
            told = self.log_list.events
            self.push_screen(LogPage(self.words, self.session.seat, told, self.words.say("log"), hint))

    @on(LogList.RuleWanted)
    def rule_wanted(self, message: LogList.RuleWanted) -> None:
        self.read_rule(message.rule)

    def action_rule(self) -> None:
        """The rule behind the last refusal or total; else the one that asks."""
        decision = self.question.decision
        self.read_rule(self.last_rule or (decision.rule if decision is not None else ""))

    def read_rule(self, rule: str) -> None:
        if rule:
            self.read(self.words.say("rule-title", rule=rule), Content(self.words.speaker.rule(rule)))

    def action_help(self) -> None:
        """The keys, and what the game adds about its cards."""
        pages = [self.words.say("help"), self.words.say("signs")]
        self.read(self.words.say("help-title"), Content("\n\n".join([page for page in pages if page])))

    def action_language(self) -> None:
        known = languages()
        place = known.index(self.words.language)
        self.words = Words(self.session.game.name, self.session.format, known[(place + 1) % len(known)])
        self.log_list.words = self.words
        self.log_list.rewrite(self.log_list.events)
        self.translate()

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
        self.translate()

    def action_slower(self) -> None:
        self.set_pause(self.pause + 1)

    def action_faster(self) -> None:
        self.set_pause(self.pause - 1)

    def set_pause(self, step: int) -> None:
        self.pause = min(max(step, 0), len(PAUSES) - 1)
        self.notify(self.words.say("pause", step=self.pause, most=len(PAUSES) - 1), timeout=2)

    # --- taking back, leaving, playing again ---

    def action_undo(self) -> None:
        if self.session.undo(self.table.passes):
            self.start_over_from_session()
        else:
            self.question.refuse(self.words.say("nothing-to-undo"))

    def start_over_from_session(self) -> None:
        """The past has changed: everything on the screen is made anew from the session."""
        self.workers.cancel_group(self, "tell")
        self.news.clear()
        self.telling = False
        self.last_rule = ""
        self.looked = None
        self.question.forget()
        self.log_list.rewrite(self.session.story())
        self.view = self.session.view()
        self.lay_out(self.view)
        self.ask()
        self.let_bots_think()

    def resume_words(self) -> str:
        path = self.session.journal.path
        return self.words.say("resume", path=str(path)) if path is not None else self.words.say("no-record")

    def action_leave(self) -> None:
        choices = [("stay", self.words.say("stay")), ("leave", self.words.say("leave"))]
        page = AskPage(self.words.say("leave-title"), Content(self.resume_words()), choices)
        self.push_screen(page, self.after_asking)

    def show_result(self) -> None:
        """Who won, by which rule, where the record is, and what next."""
        path = self.session.journal.path
        parts = [Content.styled(self.words.voice.ending(self.view), "bold"), Content("")]
        if self.view.ending:
            parts += [Content.styled(self.words.speaker.rule(self.view.ending), "$note"), Content("")]
        if path is not None:
            parts.append(Content(self.words.say("record-at", path=str(path))))
        names = ("rematch", "look", "undo", "leave")
        choices = [(name, self.words.say(f"result-{name}")) for name in names]
        self.push_screen(
            AskPage(self.words.say("result-title"), Content("\n").join(parts), choices), self.after_asking
        )

    def after_asking(self, choice: str | None) -> None:
        if choice == "leave":
            self.exit()
        elif choice == "rematch":
            self.session.rematch()
            self.start_over_from_session()
        elif choice == "undo":
            self.action_undo()
