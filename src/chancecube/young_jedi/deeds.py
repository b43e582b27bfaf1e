"""What texts do, when a card deploys or when its player uses them.

A text is found again by the face it stands on and its place among the words there, so that a step that waits in the
middle of it can be written down.
"""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, PICK, YES, Decision
from chancecube.kernel.events import only
from chancecube.kernel.known import Known
from chancecube.young_jedi.from_deck import deploy_from_deck, deployable_from_deck, pay_penalty
from chancecube.young_jedi.kinds import CHARACTER
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.searching import one_of_each_face, take_into_hand
from chancecube.young_jedi.table import BENEATH, DRAW_CARD, Table, TableStep, opponent, without
from chancecube.young_jedi.vocabulary.in_play import (
    TO_PLANET,
    Bury,
    BuryOrDraw,
    Deed,
    DeployStep,
    DiscardToDraw,
    Draw,
    FromDeck,
    Hurt,
    KeepApart,
    Peek,
    ShowHandToDraw,
    ShuffleBack,
    ToHand,
    WhenDeploys,
    WhenDiscarding,
    WhenOtherDeploys,
    Word,
)

TEXT_RULE: Final = "yj.deploy.hidden-no-text"
TO_HAND_RULE: Final = "yj.deploy.to-hand-no-penalty-ruling"


def deed_of(word: Word) -> Deed | None:
    if isinstance(word, WhenDeploys):
        return word.deed
    if isinstance(word, WhenOtherDeploys):
        return word.deed
    if isinstance(word, WhenDiscarding):
        return word.deed
    return word.deed if isinstance(word, DeployStep) else None


def discards_itself(word: Word) -> bool:
    """Whether the card is given up for its text."""
    if isinstance(word, WhenOtherDeploys):
        return word.discard
    return isinstance(word, DeployStep) and word.discard


def is_optional(word: Word, deed: Deed) -> bool:
    """Whether the player is asked first; shuffling back asks for its cards anyway."""
    if discards_itself(word) or isinstance(deed, (FromDeck, ToHand)):
        return True
    return isinstance(deed, Draw) and deed.may


def rule_of(deed: Deed) -> str:
    """The rule that says most about a deed."""
    if isinstance(deed, FromDeck):
        return "yj.deploy.from-deck"
    return TO_HAND_RULE if isinstance(deed, ToHand) else TEXT_RULE


# --- one text ---

OFFER: Final = 0
BEGIN: Final = 1
CARRY_OUT: Final = 2


@final
class UseText(TableStep):
    """A text of a player's card being used: offered if one need not, paid for, carried out."""

    def __init__(self, seat: int, card: int, face: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # may have left play when its text works
        self.face = face
        self.place = place  # of the word in the text
        self.chosen = 0  # how many cards have been shuffled back

    def word(self, table: Table) -> Word:
        says = table.cards[self.face].says
        assert says is not None
        return says.words[self.place]

    def deed(self, table: Table) -> Deed:
        deed = deed_of(self.word(table))
        assert deed is not None
        return deed

    def play(self, table: Table) -> None:
        if self.stage == OFFER:
            self.offer(table)
        elif self.stage == BEGIN:
            self.begin(table)
        else:
            self.carry_out(table, self.deed(table))

    def offer(self, table: Table) -> None:
        self.stage = BEGIN
        deed = self.deed(table)
        if is_optional(self.word(table), deed):
            table.ask(self.seat, "use-text", [YES, DONE], rule=rule_of(deed), number=self.card)

    def begin(self, table: Table) -> None:
        """Once a turn, or at the price of the card itself."""
        self.stage = CARRY_OUT
        word = self.word(table)
        deed = self.deed(table)
        kind = "from-deck" if isinstance(deed, FromDeck) else "uses-text"
        table.tell(kind, self.seat, self.card, rule=rule_of(deed))
        if discards_itself(word):
            take_from_play(table, self.seat, self.card)
            table.to_discard(self.seat, self.card, "discard", TEXT_RULE)
        elif isinstance(word, DeployStep):
            table.used = [*table.used, self.card]

    def carry_out(self, table: Table, deed: Deed) -> None:
        """Asks what there is to choose; the rest is done at once."""
        seat = self.seat
        side = table.sides[seat]
        if isinstance(deed, FromDeck):
            options = deployable_from_deck(table, seat, deed)
            options.append(DONE)
            table.ask(seat, "from-deck", options, rule="yj.deploy.from-deck", number=self.card)
        elif isinstance(deed, ToHand):
            options = one_of_each_face(table, meant_among(table, side.deck, deed))
            options.append(DONE)
            table.ask(seat, "to-hand", options, rule=TO_HAND_RULE, number=self.card)
        elif isinstance(deed, Bury):
            table.ask(seat, "bury", side.hand[:], rule=TEXT_RULE, number=self.card)
        elif isinstance(deed, BuryOrDraw) and side.hand:
            table.ask(seat, "bury-or-draw", [*side.hand, DRAW_CARD], rule=TEXT_RULE, number=self.card)
        elif isinstance(deed, Peek):
            top = table.sides[opponent(seat)].deck[-1]
            table.ask(seat, "peek", [top, BENEATH], rule=TEXT_RULE, number=self.card)
        elif isinstance(deed, DiscardToDraw):
            table.ask(seat, "discard-for", side.hand[:], rule=TEXT_RULE, number=1)
        elif isinstance(deed, KeepApart):
            targets = keepable(table, opponent(seat))
            table.ask(seat, "keep-apart", targets, rule="yj.virtual.pit-droid", number=self.card)
        elif isinstance(deed, ShuffleBack):
            options = meant_to_shuffle(table, seat, deed)
            options.append(DONE)
            table.ask(seat, "shuffle-back", options, PICK, TEXT_RULE, deed.cards - self.chosen)
        else:
            table.pop()
            do_at_once(table, seat, deed)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "use-text":
            if option == DONE:
                table.pop()
            return
        deed = self.deed(table)
        if isinstance(deed, ShuffleBack):
            self.shuffle_back(table, deed, option)
            return
        table.pop()
        if isinstance(deed, FromDeck):
            bring_from_deck(table, self.seat, option, deed)
        elif isinstance(deed, ToHand):
            if option != DONE:
                take_into_hand(table, self.seat, option, "to-hand", TO_HAND_RULE)
            else:
                table.shuffle_deck(self.seat)
        elif isinstance(deed, Peek):
            return_or_bury(table, self.seat, option)
        elif isinstance(deed, KeepApart):
            keep_apart(table, self.seat, self.card, option)
        elif isinstance(deed, DiscardToDraw):
            table.sides[self.seat].hand.remove(option)
            table.to_discard(self.seat, option, "discard", TEXT_RULE)
            draw_cards(table, self.seat, 1)
        elif option == DRAW_CARD:
            draw_cards(table, self.seat, 1)
        else:
            bury(table, self.seat, option)

    def shuffle_back(self, table: Table, deed: ShuffleBack, option: int) -> None:
        """From hand or discard pile, unseen by the opponent; the deck is shuffled when all are chosen."""
        side = table.sides[self.seat]
        if option != DONE:
            (side.hand if option in side.hand else side.discard).remove(option)
            side.deck.append(option)
            self.chosen += 1
            table.tell("shuffled-back", self.seat, option, rule=TEXT_RULE, seen=only(self.seat))
        if option == DONE or self.chosen == deed.cards:
            table.pop()
            if self.chosen:
                table.shuffle_deck(self.seat)

    def copy(self) -> UseText:
        twin = UseText(self.seat, self.card, self.face, self.place)
        twin.stage = self.stage
        twin.chosen = self.chosen
        return twin

    def encode(self) -> list[object]:
        return ["use-text", self.stage, self.seat, self.card, self.face, self.place, self.chosen]


def searched_for(table: Table) -> FromDeck | None:
    """What the player whose draw deck lies open may deploy from it."""
    step = table.stack[-1] if table.stack else None
    if not isinstance(step, UseText) or step.stage != CARRY_OUT:
        return None
    deed = step.deed(table)
    return deed if isinstance(deed, FromDeck) else None


def read_use_text(fields: list[Any], known: Known) -> UseText:
    text = read_text(fields[3:6], known)
    step = UseText(known.seat(fields[2]), text[0], text[1], text[2])
    step.chosen = int(fields[6])
    return step


def read_text(fields: list[Any], known: Known) -> list[int]:
    """Card, face and place of a text that does something."""
    card, face, place = known.card(fields[0]), int(fields[1]), int(fields[2])
    says = library().cards[face].says
    if says is None or deed_of(says.words[place]) is None:
        raise ValueError(fields)
    return [card, face, place]


# --- the deeds ---


def do_at_once(table: Table, seat: int, deed: Deed) -> None:
    """Deeds without a choice."""
    if isinstance(deed, Hurt):
        table.take_damage(opponent(seat), deed.damage, TEXT_RULE)
    elif isinstance(deed, ShowHandToDraw):
        for card in table.sides[seat].hand:
            table.tell("shows-hand", seat, card, rule=TEXT_RULE)
        draw_cards(table, seat, 1)
    elif isinstance(deed, Draw):
        draw_cards(table, seat, deed.cards)
    elif isinstance(deed, BuryOrDraw):
        draw_cards(table, seat, 1)


def draw_cards(table: Table, seat: int, cards: int, rule: str = TEXT_RULE) -> None:
    for _ in range(cards):
        if not table.over:
            table.draw(seat, rule)
    table.mix_hand(seat)


def bury(table: Table, seat: int, card: int) -> None:
    side = table.sides[seat]
    side.hand.remove(card)
    side.deck.insert(0, card)
    table.tell("buried", seat, card, rule=TEXT_RULE, seen=only(seat))


def return_or_bury(table: Table, seat: int, option: int) -> None:
    """The opponent sees where the card goes, and nobody but the looker what it is."""
    foe = opponent(seat)
    deck = table.sides[foe].deck
    card = deck[-1]
    if option == BENEATH:
        deck.insert(0, deck.pop())
    table.tell("peeked", seat, card, 1 if option == BENEATH else 0, rule=TEXT_RULE, seen=only(seat))


def keepable(table: Table, seat: int) -> list[int]:
    """A player's characters that could take part in this turn's battle."""
    return [
        card for card in table.here(seat) if table.card(card).kind == CHARACTER and card not in table.apart
    ]


def keep_apart(table: Table, seat: int, card: int, target: int) -> None:
    table.apart = [*table.apart, target, card]
    table.tell("kept-apart", opponent(seat), target, rule="yj.virtual.pit-droid")
    table.tell("kept-apart", seat, card, rule="yj.virtual.pit-droid")


def meant_among(table: Table, cards: list[int], deed: ToHand) -> list[int]:
    return [card for card in cards if deed.who.meant(table.face[card])]


def meant_to_shuffle(table: Table, seat: int, deed: ShuffleBack) -> list[int]:
    side = table.sides[seat]
    return [card for card in side.hand + side.discard if deed.who.meant(table.face[card])]


def bring_from_deck(table: Table, seat: int, option: int, deed: FromDeck) -> None:
    """A card brought into play has deployed: its own text for that moment works."""
    if option == DONE:
        pay_penalty(table, seat, "yj.deploy.from-deck-penalty")
        return
    deploy_from_deck(table, seat, option, deed)
    if not table.over:
        welcome(table, seat, option)


def take_from_play(table: Table, seat: int, card: int) -> None:
    """Out of wherever it lies face up."""
    side = table.sides[seat]
    if card in side.effect:
        side.effect = without(side.effect, card)
    elif card in side.hyperspace:
        side.hyperspace = without(side.hyperspace, card)
    else:
        for planet in range(len(PLANETS)):
            if card in side.up[planet]:
                table.take_off(seat, planet, card)


# --- a card deploys ---


@final
class Arrival(TableStep):
    """A card has been deployed: the texts that speak of it work one after another."""

    def __init__(self, seat: int, texts: list[list[int]]) -> None:
        super().__init__()
        self.seat = seat
        self.texts = texts  # still to come: card, face and place of each; replaced, never changed in place

    def play(self, table: Table) -> None:
        if not self.texts:
            table.pop()
            return
        card, face, place = self.texts[0]
        self.texts = self.texts[1:]
        if still_speaks(table, self.seat, card, face, place):
            table.push(UseText(self.seat, card, face, place))

    def copy(self) -> Arrival:
        return Arrival(self.seat, self.texts)

    def encode(self) -> list[object]:
        return ["arrival", self.stage, self.seat, [text[:] for text in self.texts]]


def read_arrival(fields: list[Any], known: Known) -> Arrival:
    return Arrival(known.seat(fields[2]), [read_text(text, known) for text in fields[3]])


def still_speaks(table: Table, seat: int, card: int, face: int, place: int) -> bool:
    """Whether nothing before took the card from play; a word about discarding the effect, whether that was done."""
    side = table.sides[seat]
    says = table.cards[face].says
    assert says is not None
    if isinstance(says.words[place], WhenDiscarding):
        return not side.effect
    return card in side.effect or card in table.here(seat)


def welcome(table: Table, seat: int, card: int) -> None:
    """To be called when a card was deployed; face down no text hears of it."""
    if card not in table.here(seat):
        return
    texts: list[list[int]] = []
    cards = table.cards
    face = table.face
    says = cards[face[card]].says
    if says is not None and says.arrivals:
        own_texts(table, card, texts)
    for other in table.here(seat):
        if cards[face[other]].hears and other != card:
            texts_about(table, other, card, texts)
    for effect in table.sides[seat].effect:
        if cards[face[effect]].hears:
            texts_about(table, effect, card, texts)
    if texts:
        table.push(Arrival(seat, texts))


def own_texts(table: Table, card: int, texts: list[list[int]]) -> None:
    """What the card itself says about being deployed there."""
    facts = table.card(card)
    if facts.says is None:
        return
    for word in facts.says.arrivals:
        if word.to == TO_PLANET and word.planet in (NOWHERE, table.planet):
            texts.append([card, facts.index, facts.says.words.index(word)])


def texts_about(table: Table, speaker: int, card: int, texts: list[list[int]]) -> None:
    """What a card says about this one's deploying, and what this one adds if that is discarded for it."""
    facts = table.card(speaker)
    if facts.says is None:
        return
    for word in facts.says.triggers:
        if word.who.meant(table.face[card]):
            texts.append([speaker, facts.index, facts.says.words.index(word)])
            if word.discard:
                texts_on_discarding(table, card, facts.index, texts)


def texts_on_discarding(table: Table, card: int, effect: int, texts: list[list[int]]) -> None:
    facts = table.card(card)
    if facts.says is None:
        return
    for word in facts.says.words:
        if isinstance(word, WhenDiscarding) and word.who.meant(effect):
            texts.append([card, facts.index, facts.says.words.index(word)])
