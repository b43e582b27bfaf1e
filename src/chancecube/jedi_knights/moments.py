"""Something happens: the texts it sets off work, and Responses to it may be played."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.defeats import fighters_of
from chancecube.jedi_knights.kinds import INDEPENDENT, RESPONSE, WEAPON
from chancecube.jedi_knights.scene import Scene, holds, in_play, is_whose, speaks_for, weapons_in_play
from chancecube.jedi_knights.table import MOST_TEXTS, NOBODY, Fight, SetOff, Table, TableStep
from chancecube.jedi_knights.vocabulary.standing import Lingers
from chancecube.jedi_knights.vocabulary.texts import (
    ANY_NUMBER,
    DEFEAT,
    DISCARD_CARD,
    ENTERS,
    EVENT_PLAYED,
    LOST,
    TURN_BEGINS,
    WON,
    Response,
    Timed,
    When,
)
from chancecube.kernel.decision import DONE, Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD


class Declared(TableStep):
    """Something declared that a Response may cancel before it has its result."""

    def __init__(self) -> None:
        super().__init__()
        self.cancelled = False


@final
class Happened:
    """What a card showed when something happened to it, and whose action or card it was."""

    def __init__(self, face: int, seat: int) -> None:
        self.face = face
        self.seat = seat

    def encode(self) -> list[object]:
        return [self.face, self.seat]


# --- what is set off ---


def happen(table: Table, moment: int, cause: int, seat: int) -> None:
    """Lets the texts and Responses to one thing that happened work next, before whatever goes on."""
    texts = texts_set_off(table, moment, cause, seat)
    push_moment(table, moment, cause, seat, texts)


def happen_result(table: Table, winner: int, defeated: list[int]) -> None:
    """A battle has its result: texts about defeat, winning and losing are set off together.

    One about the battle works once, however many cards set it off; one about defeat for each card defeated, those
    that went before included. `defeated` are the cards that are defeated only now.
    """
    fight = table.fight
    assert fight is not None
    texts = fight.waiting
    fight.waiting = []
    for card in defeated:
        texts += texts_set_off(table, DEFEAT, card, table.owner[card])
    if winner != NOBODY:
        texts += result_texts(table, fight, WON, winner)
        texts += result_texts(table, fight, LOST, 1 - winner)
        push_result(table, LOST, all_in_battle(table, fight, 1 - winner), [])
    texts = by_player(table, texts)
    for card in reversed(defeated):
        push_moment(table, DEFEAT, card, table.owner[card], [])
    if winner != NOBODY:
        push_result(table, WON, all_in_battle(table, fight, winner), texts)
    elif texts:
        push_texts(table, texts)


def all_in_battle(table: Table, fight: Fight, side: int) -> list[int]:
    """A side's cards in the battle, each with who is aboard it."""
    found: list[int] = []
    for fighter in fight.fighters(side):
        found += fighters_of(table, fighter)
    return found


def push_result(table: Table, moment: int, cards: list[int], texts: list[SetOff]) -> None:
    """A Response to winning or losing may speak of any card of that side in the battle."""
    happened = [Happened(table.face[card], table.owner[card]) for card in cards]
    if texts or (cards and any_could_respond(table, moment, happened)):
        table.push(Moment(moment, cards[0], happened, table.owner[cards[0]], texts))


def push_texts(table: Table, texts: list[SetOff]) -> None:
    """Texts alone, with nothing left to respond to."""
    step = Moment(DEFEAT, NO_CARD, [], NOBODY, texts)
    step.declined = table.seats
    table.push(step)


def result_texts(table: Table, fight: Fight, moment: int, side: int) -> list[SetOff]:
    found: list[SetOff] = []
    seen: list[int] = []
    for card in all_in_battle(table, fight, side):
        for text in texts_set_off(table, moment, card, table.owner[card]):
            key = text.card * MOST_TEXTS + text.word
            if key not in seen:
                seen.append(key)
                found.append(text)
    return found


def by_player(table: Table, texts: list[SetOff]) -> list[SetOff]:
    """From Player 1 on."""
    ordered: list[SetOff] = []
    for player in table.order_or_seats():
        ordered += [text for text in texts if text.seat == player]
    return ordered


def push_moment(table: Table, moment: int, cause: int, seat: int, texts: list[SetOff]) -> None:
    happened = [Happened(table.face[cause] if cause != NO_CARD else NO_CARD, seat)]
    if not texts and not any_could_respond(table, moment, happened):
        return
    table.push(Moment(moment, cause, happened, seat, texts))


def texts_set_off(table: Table, moment: int, cause: int, seat: int) -> list[SetOff]:
    """From Player 1 on; a site's text speaks to every player."""
    found: list[SetOff] = []
    for card in possible_speakers(table, moment, cause):
        words = table.card(card).says.words
        for place in range(len(words)):
            word = words[place]
            if isinstance(word, When) and word.moment == moment:
                for speaker in players_addressed(table, card, moment):
                    scene = Scene(table, card, speaker, cause=cause)
                    if is_set_off(scene, word, card, place, cause, seat):
                        found.append(SetOff(speaker, card, table.face[card], place, cause, seat))
    return by_player(table, found)


def possible_speakers(table: Table, moment: int, cause: int) -> list[int]:
    if moment == ENTERS:
        return [cause] if table.card(cause).says.has_whens else []
    found = in_play(table) + weapons_in_play(table)
    for own in table.at:
        found += own.events
    return [card for card in found if table.card(card).says.has_whens]


def players_addressed(table: Table, card: int, moment: int) -> list[int]:
    return table.order_or_seats() if moment == ENTERS else [speaks_for(table, card)]


def is_set_off(scene: Scene, word: When, card: int, place: int, cause: int, seat: int) -> bool:
    table = scene.table
    if word.limit != ANY_NUMBER and card * MOST_TEXTS + place in table.used[word.limit]:
        return False
    if word.about is None:
        subject = table.host[card] if table.card(card).kind == WEAPON else card
        if subject != cause and word.moment not in (ENTERS, TURN_BEGINS):
            return False
    elif cause == NO_CARD or not word.about.meant(table.face[cause]) or not is_whose(scene, seat, word.whose):
        return False
    return holds(scene, word.when)


# --- who could respond ---


def could_respond(table: Table, seat: int, moment: int, happened: list[Happened]) -> bool:
    """Whether a player might hold a Response to this, for all that everybody knows."""
    if not table.at[seat].hand:
        return False
    for answer in table.answers[moment]:
        facts = table.cards[answer]
        if facts.allegiance in (seat % 2, INDEPENDENT):
            response = facts.says.response()
            if response is not None and fits(table, seat, response, happened):
                return True
    return False


def fits(table: Table, seat: int, response: Response, happened: list[Happened]) -> bool:
    """Whether a Response of this player answers what happened to any of these cards."""
    scene = Scene(table, NO_CARD, seat)
    for one in happened:
        about = one.face == NO_CARD or response.about.meant(one.face)
        if about and (one.seat == NOBODY or is_whose(scene, one.seat, response.whose)):
            return holds(scene, response.when)
    return False


def any_could_respond(table: Table, moment: int, happened: list[Happened]) -> bool:
    if not table.answers[moment]:
        return False
    for seat in range(table.seats):
        if could_respond(table, seat, moment, happened):
            return True
    return False


# --- the step ---

PAID: Final = 2  # the stage in which a text begins whose price has been paid
TEXTS: Final = 0
WINDOW: Final = 1
EFFECTS: Final = 2


@final
class Moment(TableStep):
    """First the texts that were set off, then one window for Responses, then these take effect."""

    def __init__(
        self, moment: int, cause: int, happened: list[Happened], seat: int, texts: list[SetOff]
    ) -> None:
        super().__init__()
        self.moment = moment
        self.cause = cause
        self.happened = (
            happened  # to the cause, or to each of the cards that could be spoken of; never changed
        )
        self.seat = seat  # whose action or card it was
        self.texts = texts  # replaced, never changed: copies share it
        self.turn = 0  # who is asked, as a place in the order
        self.declined = 0  # in a row
        self.played: list[int] = []  # Responses waiting to take effect

    def play(self, table: Table) -> None:
        if self.stage == TEXTS:
            self.next_text(table)
        elif self.stage == WINDOW:
            self.ask_next(table)
        else:
            self.take_effect(table)

    def next_text(self, table: Table) -> None:
        """One's own texts set off together work in the order one chooses."""
        if not self.texts:
            self.stage = WINDOW
            return
        seat = self.texts[0].seat
        cards: list[int] = []
        for text in self.texts:
            if text.seat == seat and text.card not in cards:
                cards.append(text.card)
        if len(cards) > 1:
            table.ask(seat, "text-order", cards, rule="jk.text.limit-ruling")
        else:
            self.carry_out(table, self.texts[0])

    def carry_out(self, table: Table, text: SetOff) -> None:
        from chancecube.jedi_knights.deeds import Deed  # deeds make things happen in turn

        self.texts = [other for other in self.texts if other is not text]
        deed = Deed(text.seat, text.card, text.face, text.word)
        deed.cause = text.cause
        deed.cause_seat = text.cause_seat
        table.push(deed)

    def players(self, table: Table) -> list[int]:
        """From Player 1 on; by the timing of 2001 the opponents of whoever acted come first."""
        order = table.order_or_seats()
        if not table.options.timing_2001 or self.seat == NOBODY:
            return order
        opposed = [seat for seat in order if seat % 2 != self.seat % 2]
        return opposed + [seat for seat in order if seat % 2 == self.seat % 2]

    def ask_next(self, table: Table) -> None:
        players = self.players(table)
        while self.declined < len(players):
            seat = players[self.turn]
            if could_respond(table, seat, self.moment, self.happened):
                options = self.responses(table, seat)
                options.append(DONE)
                table.ask(seat, "respond", options, rule="jk.event.response", number=self.moment)
                return
            self.decline(len(players))
        self.stage = EFFECTS

    def decline(self, players: int) -> None:
        self.declined += 1
        self.turn = (self.turn + 1) % players

    def responses(self, table: Table, seat: int) -> list[int]:
        """The Responses in hand that answer this and could do something."""
        from chancecube.jedi_knights.deeds import can_start  # as above

        found: list[int] = []
        for card in table.at[seat].hand:
            facts = table.card(card)
            response = facts.says.response() if facts.timing == RESPONSE else None
            if response is not None and fits(table, seat, response, self.happened):
                if can_start(Scene(table, card, seat, cause=self.cause), response):
                    found.append(card)
        return found

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "text-order":
            for text in self.texts:
                if text.card == option:
                    self.carry_out(table, text)
                    return
        if option == DONE:
            self.decline(len(self.players(table)))
            return
        self.declined = 0
        self.turn = (self.turn + 1) % len(self.players(table))
        answer(table, decision.seat, option)

    def accept(self, table: Table, card: int) -> None:
        """A Response that was not cancelled; by the timing of 2001 it takes effect when played."""
        self.played = [*self.played, card]
        if table.options.timing_2001:
            self.take_effect(table)

    def take_effect(self, table: Table) -> None:
        """Player 1's first, each player's own as played."""
        for seat in table.order_or_seats():
            for card in self.played:
                if table.owner[card] == seat:
                    self.played = [other for other in self.played if other != card]
                    self.resolve(table, seat, card)
                    return
        table.pop()

    def resolve(self, table: Table, seat: int, card: int) -> None:
        from chancecube.jedi_knights.deeds import Deed  # as above

        facts = table.card(card)
        response = facts.says.response()
        assert response is not None
        deed = Deed(seat, card, facts.index, facts.says.words.index(response))
        deed.cause = self.cause
        deed.cause_seat = self.seat
        deed.then_discard = not lingers(table, card)
        deed.stage = PAID
        table.push(deed)

    def copy(self) -> Moment:
        twin = Moment(self.moment, self.cause, self.happened, self.seat, self.texts)
        twin.stage = self.stage
        twin.turn = self.turn
        twin.declined = self.declined
        twin.played = self.played
        return twin

    def encode(self) -> list[object]:
        return [
            "moment",
            self.stage,
            self.moment,
            self.cause,
            [one.encode() for one in self.happened],
            self.seat,
            [text.encode() for text in self.texts],
            self.turn,
            self.declined,
            self.played[:],
        ]


def read_moment(fields: list[Any], known: Known) -> Moment:
    moment, cause, happened, seat, texts, turn, declined, played = fields
    cases = [Happened(int(face), int(owner)) for face, owner in happened]
    read = [SetOff(*[int(one) for one in text]) for text in texts]
    step = Moment(moment, known.card_or_none(cause), cases, seat, read)
    step.turn = turn
    step.declined = declined
    step.played = known.cards(played)
    return step


def lingers(table: Table, card: int) -> bool:
    for word in table.card(card).says.standing:
        if isinstance(word, Lingers):
            return True
    return False


# --- playing a Response ---


def answer(table: Table, seat: int, card: int) -> None:
    """A Response is laid on the table and may itself be answered."""
    own = table.at[seat]
    own.hand.remove(card)
    own.events.append(card)
    table.tell("respond", seat, card, rule="jk.event.response")
    table.push(Answer(seat, card))


def ask_price(table: Table, seat: int, card: int, text: Timed) -> None:
    """An Event whose text asks for a card from hand is paid for when it is declared."""
    if text.cost == DISCARD_CARD:
        hand = [other for other in table.at[seat].hand if text.paid_with.meant(table.face[other])]
        table.ask(seat, "pay", hand, rule="jk.deploy.conditions", number=card)


def pay_price(table: Table, seat: int, card: int) -> None:
    table.at[seat].hand.remove(card)
    table.to_discard(card, "jk.deploy.conditions")


PAYING: Final = 0
DECLARING: Final = 1
WAITING: Final = 2


@final
class Answer(Declared):
    """A Response that was played: if nobody cancels it, it waits to take effect."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def play(self, table: Table) -> None:
        if self.stage == PAYING:
            self.stage = DECLARING
            response = table.card(self.card).says.response()
            assert response is not None
            ask_price(table, self.seat, self.card, response)
            return
        if self.stage == DECLARING:
            self.stage = WAITING
            happen(table, EVENT_PLAYED, self.card, self.seat)
            return
        table.pop()
        if self.cancelled:
            table.take_up(self.card)
            table.to_discard(self.card, "jk.event.cancel-ruling")
            return
        window = table.stack[-1]
        assert isinstance(window, Moment)
        window.accept(table, self.card)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        pay_price(table, self.seat, option)

    def copy(self) -> Answer:
        twin = Answer(self.seat, self.card)
        twin.stage = self.stage
        twin.cancelled = self.cancelled
        return twin

    def encode(self) -> list[object]:
        return ["answer", self.stage, self.seat, self.card, self.cancelled]


def read_answer(fields: list[Any], known: Known) -> Answer:
    seat, card, cancelled = fields
    step = Answer(known.seat(seat), known.card(card))
    step.cancelled = bool(cancelled)
    return step
