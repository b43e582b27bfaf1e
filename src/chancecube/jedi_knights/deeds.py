"""Texts at work: what each effect does, and what its player has to choose for it."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.blockade import shuttle
from chancecube.jedi_knights.casualties import defeat, strike_down
from chancecube.jedi_knights.defeats import put_away
from chancecube.jedi_knights.deploy import Play, forbids_playing, take_out
from chancecube.jedi_knights.fire import Fire
from chancecube.jedi_knights.kinds import LOCATION
from chancecube.jedi_knights.moments import PAID, Declared, ask_price, pay_price
from chancecube.jedi_knights.scene import Scene, holds, meant, seats_meant
from chancecube.jedi_knights.sums import defense, times
from chancecube.jedi_knights.table import (
    FIRST,
    MOST_TEXTS,
    NOBODY,
    NOWHERE,
    SEAT,
    SECOND,
    Change,
    Seat,
    Table,
    TableStep,
)
from chancecube.jedi_knights.vocabulary.counts import DECK, DISCARD, HAND, THEME_PILE
from chancecube.jedi_knights.vocabulary.effects import (
    CHANCE,
    THIS_BATTLE,
    AddDestiny,
    Boost,
    Cancel,
    ChangeDestiny,
    Choose,
    Credits,
    Discard,
    Draw,
    Effect,
    Fetch,
    Mill,
    OneOf,
    OnThose,
    Peek,
    PlayCard,
    PutBack,
    Ready,
    Redraw,
    Remove,
    Rotate,
    ShowHand,
    ShuffleIn,
    Shuttle,
    StepIn,
    Stow,
    Strike,
    Swap,
    SwapForce,
)
from chancecube.jedi_knights.vocabulary.standing import POWER, STATS
from chancecube.jedi_knights.vocabulary.texts import (
    ANY_NUMBER,
    DISCARD_CARD,
    DISCARD_IT,
    ENTERS,
    ROTATE_IT,
    Timed,
    Use,
    When,
)
from chancecube.jedi_knights.vocabulary.those import CAUSE, CHOSEN, ITSELF, OWN, THEIRS, Those
from chancecube.jedi_knights.vocabulary.who import Who
from chancecube.kernel.decision import DONE, NO, PICK, YES, Decision
from chancecube.kernel.events import EVERYONE
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

TEXT_RULE: Final = "jk.text.use"

# --- whether a text can be started ---


def can_start(scene: Scene, text: Timed) -> bool:
    """A text that needs something cannot be started without it; its cost must be payable."""
    return holds(scene, text.when) and can_pay(scene, text) and can_do_all(scene, text)


def can_pay(scene: Scene, text: Timed) -> bool:
    table = scene.table
    if text.cost == ROTATE_IT:
        return table.is_ready(scene.card) and table.place(scene.card) != NOWHERE
    if text.cost == DISCARD_IT:
        own = table.at[scene.seat]
        return is_on_table(table, scene.card) or scene.card in own.pile or scene.card in own.hand
    if text.cost == DISCARD_CARD:
        for card in table.at[scene.seat].hand:
            if card != scene.card and text.paid_with.meant(table.face[card]):
                return True
        return False
    return True


def can_do_all(scene: Scene, text: Timed) -> bool:
    """Each effect finds what it speaks of; what an earlier one will choose is not known yet."""
    for effect in text.effects:
        if not can_do(scene, effect):
            return False
    return True


def can_do(scene: Scene, effect: Effect) -> bool:
    table = scene.table
    own = table.at[scene.seat]
    those = target_of(effect)
    if those is not None:
        return is_fixed(those) or len(targets(scene, effect, those)) > 0
    if isinstance(effect, (Fetch, PlayCard)):
        return any_card_in(own, effect.piles)
    if isinstance(effect, Stow):
        return any_card_in(own, (effect.pile,))
    if isinstance(effect, Swap):
        return len(own.discard) > 0 and any([card != scene.card for card in own.hand])
    if isinstance(effect, ShuffleIn):
        return len(own.discard) > 0
    if isinstance(effect, Draw) and effect.whose == OWN:
        return len(own.deck) > 0
    if isinstance(effect, Peek):
        return len(peeked_decks(scene, effect)) > 0
    if isinstance(effect, SwapForce):
        return len(own.force) > 0 and len(own.used) > 1
    if isinstance(effect, OneOf):
        return can_do(scene, effect.first) or can_do(scene, effect.second)
    return True


def peeked_decks(scene: Scene, effect: Peek) -> list[int]:
    """Whose draw decks hold as many cards as the text looks at."""
    players = seats_meant(scene, effect.whose)
    return [seat for seat in players if len(scene.table.at[seat].deck) >= effect.cards]


def lacks_cards(scene: Scene, text: Timed) -> bool:
    """Whether a text would look at more cards than a draw deck holds: not even an automatic one starts then."""
    for effect in text.effects:
        if isinstance(effect, Peek) and not peeked_decks(scene, effect):
            return True
    return False


def target_of(effect: Effect) -> Those | None:
    """The cards on the table an effect works on, if it does."""
    if isinstance(effect, (OnThose, Boost, Strike, PutBack, StepIn)):
        return effect.those
    return None


def is_fixed(those: Those) -> bool:
    """Whether a text means one certain card, known when it starts or chosen by it before."""
    return those.where in (ITSELF, CHOSEN, CAUSE)


def any_card_in(own: Seat, piles: tuple[int, ...]) -> bool:
    for pile in piles:
        if pile_of(own, pile):
            return True
    return False


def pile_of(own: Seat, pile: int) -> list[int]:
    if pile == HAND:
        return own.hand
    if pile == DISCARD:
        return own.discard
    return own.pile if pile == THEME_PILE else own.deck


def targets(scene: Scene, effect: Effect, those: Those) -> list[int]:
    """Those meant, on which the effect would do something."""
    table = scene.table
    found = meant(scene, those)
    if not isinstance(effect, PutBack):
        found = [card for card in found if is_on_table(table, card)]
    if isinstance(effect, Ready):
        return [card for card in found if not table.is_ready(card)]
    if isinstance(effect, Rotate):
        return [card for card in found if table.is_ready(card)]
    if isinstance(effect, Shuttle):
        return [card for card in found if table.host[card] != NO_CARD]
    if isinstance(effect, StepIn):
        return [card for card in found if may_step_in(table, card)]
    return found


def is_on_table(table: Table, card: int) -> bool:
    return table.place(card) != NOWHERE or card in table.at[table.owner[card]].events


def may_step_in(table: Table, card: int) -> bool:
    """Where the battle is, and not in it yet."""
    fight = table.fight
    return (
        fight is not None
        and card in table.fighters_at(table.owner[card], fight.arena)
        and not fight.holds(card)
    )


# --- the step ---

ASK_MAY: Final = 0
PAY: Final = 1
WORK: Final = PAID
NEXT: Final = 3
STRIKE: Final = 4
END: Final = 5


@final
class Deed(TableStep):
    """A text being carried out for a player, effect by effect."""

    def __init__(self, seat: int, card: int, face: int, word: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.face = face
        self.word = word  # which of the card's words
        self.at = 0  # which of its effects
        self.branch = 0  # of a choice between two: 1 the first, 2 the second
        self.chosen = NO_CARD
        self.cause = NO_CARD
        self.cause_seat = NOBODY
        self.named = NOBODY  # the opponent the text was aimed at
        self.chooser = NOBODY  # whose choice between two it is now
        self.others: list[int] = []  # whose choice it is after that; replaced, never changed
        self.count = 0  # how many more are to be chosen
        self.held = NO_CARD  # the first of two cards to be exchanged
        self.then_discard = False  # an Event discarded after use

    # --- its words ---

    def text(self, table: Table) -> Timed:
        word = table.cards[self.face].says.words[self.word]
        assert isinstance(word, Timed)
        return word

    def effect(self, table: Table) -> Effect:
        effect = self.text(table).effects[self.at]
        if isinstance(effect, OneOf) and self.branch:
            return effect.first if self.branch == 1 else effect.second
        return effect

    def looks_through_discard(self, table: Table) -> bool:
        """Whether its player is choosing a card of the own discard pile."""
        if self.stage != NEXT or self.at >= len(self.text(table).effects):
            return False
        effect = self.effect(table)
        if isinstance(effect, (Fetch, PlayCard)):
            return DISCARD in effect.piles
        return isinstance(effect, (Swap, ShuffleIn)) or (isinstance(effect, Stow) and effect.pile == DISCARD)

    def scene(self, table: Table) -> Scene:
        return Scene(table, self.card, self.seat, self.chosen, self.cause)

    # --- its course ---

    def play(self, table: Table) -> None:
        if self.stage == ASK_MAY:
            self.ask_may(table)
        elif self.stage == PAY:
            self.pay(table)
        elif self.stage == WORK:
            self.work(table)
        elif self.stage == STRIKE:
            self.strike(table)
        elif self.stage == NEXT:
            self.next_effect(table)
        else:
            self.end(table)

    def ask_may(self, table: Table) -> None:
        """An automatic text just works, unless it may be declined or has its price."""
        text = self.text(table)
        self.stage = PAY
        if isinstance(text, When):
            scene = self.scene(table)
            if self.is_used_up(table, text) or not can_pay_openly(scene, text) or lacks_cards(scene, text):
                self.stage = END
            elif text.may or text.cost:
                options = [YES, NO] if can_pay(scene, text) else [NO]
                table.ask(self.seat, "may", options, rule=TEXT_RULE, number=self.card)

    def is_used_up(self, table: Table, text: When) -> bool:
        """One thing may have set it off several times, of which its limit allows the first."""
        if text.limit == ANY_NUMBER or text.moment == ENTERS:
            return False
        return self.card * MOST_TEXTS + self.word in table.used[text.limit]

    def pay(self, table: Table) -> None:
        text = self.text(table)
        self.stage = WORK
        if text.limit != ANY_NUMBER:
            table.used[text.limit].append(self.card * MOST_TEXTS + self.word)
        self.tell_start(table)
        if text.cost == ROTATE_IT:
            table.rotate(self.card, "jk.rotate.ready-only")
        elif text.cost == DISCARD_IT:
            self.discard_itself(table)
        elif text.cost == DISCARD_CARD:
            ask_price(table, self.seat, self.card, text)

    def tell_start(self, table: Table) -> None:
        if isinstance(self.text(table), (Use, When)):
            table.tell("text", self.seat, self.card, amount=self.word, rule=TEXT_RULE)

    def discard_itself(self, table: Table) -> None:
        if is_on_table(table, self.card):
            table.discard_stack(self.card, TEXT_RULE)
        else:
            take_out(table.at[self.seat], self.card)
            table.to_discard(self.card, TEXT_RULE)

    def next_effect(self, table: Table) -> None:
        """A choice that several players have is carried out for one after another."""
        self.branch = 0
        self.count = 0
        self.held = NO_CARD
        self.chooser = NOBODY
        if self.others:
            self.chooser = self.others[0]
            self.others = self.others[1:]
        else:
            self.at += 1
        self.stage = WORK if self.at < len(self.text(table).effects) else END

    def end(self, table: Table) -> None:
        table.pop()
        if self.then_discard and self.card in table.at[self.seat].events:
            table.take_up(self.card)
            table.to_discard(self.card, "jk.event.response")

    # --- an effect ---

    def work(self, table: Table) -> None:
        if self.at >= len(self.text(table).effects):
            self.stage = END
            return
        effect = self.effect(table)
        self.stage = NEXT
        those = target_of(effect)
        if those is not None:
            self.work_on(table, effect, those)
        elif isinstance(effect, OneOf):
            self.ask_which(table, effect)
        elif isinstance(effect, (Draw, Discard, Mill, ShowHand, Peek)):
            self.work_on_player(table, effect)
        elif isinstance(effect, (Fetch, Stow, PlayCard, Swap, ShuffleIn, SwapForce)):
            self.work_on_piles(table, effect)
        elif isinstance(effect, Credits):
            table.at[self.seat].spent -= effect.amount
            table.tell("credits", self.seat, self.card, amount=effect.amount, rule="jk.deploy.credit-mods")
        elif isinstance(effect, Cancel):
            self.cancel(table)
        elif isinstance(effect, ChangeDestiny):
            table.destiny += effect.amount
            table.tell("change-destiny", self.seat, self.card, amount=effect.amount, rule=TEXT_RULE)
        else:
            assert isinstance(effect, Redraw)
            self.redraw(table)

    def cancel(self, table: Table) -> None:
        for step in reversed(table.stack):
            if isinstance(step, Declared):
                step.cancelled = True
                table.tell("cancel", self.seat, self.card, rule="jk.event.cancel-ruling")
                return

    def redraw(self, table: Table) -> None:
        """A new draw by whoever drew; what was added to the first is added to this one, unless no card is left."""
        for step in reversed(table.stack):
            if isinstance(step, Fire):
                step.redraw(table)
                return

    def ask_which(self, table: Table, effect: OneOf) -> None:
        if self.chooser == NOBODY:
            players = self.players(table, effect.whose)
            if not players:
                return
            self.chooser = players[0]
            self.others = players[1:]
        self.stage = WORK
        table.ask(self.chooser, "one-of", [FIRST, SECOND], rule=TEXT_RULE, number=self.card)

    # --- on cards in play ---

    def work_on(self, table: Table, effect: Effect, those: Those) -> None:
        found = targets(self.scene(table), effect, those)
        if not found:
            return
        if is_for_each(effect):
            for card in found:
                self.do(table, effect, card)
        elif len(found) == 1:
            self.do(table, effect, found[0])
        else:
            table.ask(self.seat, "choose", found, rule=TEXT_RULE, number=self.card)

    def do(self, table: Table, effect: Effect, card: int) -> None:
        self.chosen = card
        if isinstance(effect, Ready):
            table.ready(card, TEXT_RULE)
        elif isinstance(effect, Rotate):
            table.rotate(card, TEXT_RULE)
        elif isinstance(effect, Choose):
            table.tell("chosen", self.seat, card, rule=TEXT_RULE)
        elif isinstance(effect, Boost):
            amount = effect.amount * times(self.scene(table), effect.per)
            self.change(table, effect.stat, card, amount, effect.until)
        elif isinstance(effect, AddDestiny):
            self.add_destiny(table, card)
        elif isinstance(effect, Strike):
            self.stage = STRIKE
        elif isinstance(effect, Remove):
            self.remove(table, card)
        elif isinstance(effect, PutBack):
            self.put_back(table, card, effect.pile)
        elif isinstance(effect, Shuttle):
            shuttle(table, card)
        else:
            assert isinstance(effect, StepIn)
            self.step_in(table, card)

    def change(self, table: Table, stat: int, card: int, amount: int, until: int) -> None:
        if amount:
            table.changes = [*table.changes, Change(stat, card, amount, until, self.face)]
            sums = [(STATS[stat], self.face, amount)]
            table.tell("change", self.seat, card, amount, "jk.stack.effects-add", sums=sums)

    def add_destiny(self, table: Table, card: int) -> None:
        drawn = table.turn_up(self.seat, "jk.destiny.draw")
        if drawn != NO_CARD:
            self.change(table, POWER, card, table.card(drawn).destiny, THIS_BATTLE)
            table.take_turned(self.seat, drawn)

    def strike(self, table: Table) -> None:
        """Draw destiny; more than the defense defeats the one chosen."""
        effect = self.effect(table)
        assert isinstance(effect, Strike)
        self.stage = NEXT
        card = self.chosen
        drawn = table.turn_up(self.seat, "jk.destiny.draw")
        number = 0
        if drawn != NO_CARD:
            number = table.card(drawn).destiny + effect.plus
            table.take_turned(self.seat, drawn)
        if number > defense(table, card):
            table.tell("hit", self.seat, card, amount=number, rule="jk.battle.hit")
            self.remove(table, card)
        else:
            table.tell("miss", self.seat, card, amount=number, rule="jk.battle.hit")

    def remove(self, table: Table, card: int) -> None:
        """A card of the battle that is removed before its end is defeated."""
        fight = table.fight
        if fight is not None and table.is_fighter(card) and fight.holds(table.root(card)):
            strike_down(table, card, "jk.battle.defeated")
        else:
            table.discard_stack(card, TEXT_RULE)

    def put_back(self, table: Table, card: int, pile: int) -> None:
        """Whoever is taken out of a battle that way before its end is defeated too."""
        fight = table.fight
        if (
            fight is not None
            and not fight.settled
            and table.is_fighter(card)
            and fight.holds(table.root(card))
        ):
            defeat(table, card, "jk.battle.defeated")
        put_back(table, card, pile)

    def step_in(self, table: Table, card: int) -> None:
        fight = table.fight
        assert fight is not None
        side = table.owner[card] % 2
        fight.main[side] = card
        table.enlist(card)
        table.tell("defend", table.owner[card], card, rule=TEXT_RULE)

    # --- on players ---

    def work_on_player(self, table: Table, effect: Effect) -> None:
        assert isinstance(effect, (Draw, Discard, Mill, ShowHand, Peek))
        whole = self.text(table).effects[self.at]
        if isinstance(whole, OneOf) and whole.whose == effect.whose:
            players = [self.chooser]
        else:
            players = self.players(table, effect.whose)
        for seat in players:
            self.do_to_player(table, effect, seat)

    def players(self, table: Table, whose: int) -> list[int]:
        """Those a text speaks of, from Player 1 on; nobody yet while an opponent is to be named."""
        if whose != THEIRS:
            return seats_meant(self.scene(table), whose)
        return [self.named] if self.name_opponent(table) else []

    def name_opponent(self, table: Table) -> bool:
        """The opponent a text speaks of: the cause's owner, the only one there is, or one that is named now."""
        if self.named != NOBODY:
            return True
        opponents = table.opponents(self.seat)
        if self.cause_seat in opponents:
            self.named = self.cause_seat
        elif len(opponents) == 1:
            self.named = opponents[0]
        else:
            self.stage = WORK
            options = [SEAT - seat for seat in opponents]
            table.ask(self.seat, "which-opponent", options, rule="jk.team.opponent-ruling", number=self.card)
            return False
        return True

    def do_to_player(self, table: Table, effect: Effect, seat: int) -> None:
        own = table.at[seat]
        if isinstance(effect, Draw):
            table.draw(seat, effect.cards * times(self.scene(table), effect.per), TEXT_RULE)
        elif isinstance(effect, Mill):
            for _ in range(min(effect.cards, len(own.deck))):
                table.to_discard(own.deck.pop(), TEXT_RULE, "mill")
        elif isinstance(effect, ShowHand):
            for card in own.hand:
                table.tell("show-hand", seat, card, rule="jk.term.peek-reveal")
        elif isinstance(effect, Peek):
            self.peek(table, effect, seat)
        else:
            assert isinstance(effect, Discard)
            if effect.choice == CHANCE:
                self.discard_by_chance(table, seat, effect.cards)
            else:
                self.ask_discard(table, seat, effect.cards)

    def discard_by_chance(self, table: Table, seat: int, cards: int) -> None:
        own = table.at[seat]
        for _ in range(min(cards, len(own.hand))):
            table.to_discard(own.hand.pop(table.chance.below(len(own.hand))), TEXT_RULE)

    def ask_discard(self, table: Table, seat: int, cards: int) -> None:
        """Several players may be asked at once: the question says how many more each of them has to discard."""
        hand = table.at[seat].hand
        if cards > 0 and hand:
            table.ask(seat, "discard", hand[:], rule=TEXT_RULE, number=min(cards, len(hand)))

    def peek(self, table: Table, effect: Peek, seat: int) -> None:
        """The player alone sees the cards, and may take one or put one beneath; the order stays."""
        deck = table.at[seat].deck
        if not effect.cards or len(deck) < effect.cards:
            return
        shown = deck[-effect.cards :]
        for card in reversed(shown):
            table.tell("peek", seat, card, rule="jk.term.peek-reveal", seen=table.partners(self.seat))
        kind = "take-one" if effect.take else "peek"
        table.ask(self.seat, kind, [*reversed(shown), DONE], rule="jk.term.peek-reveal", number=self.card)

    def take_peeked(self, table: Table, card: int) -> None:
        effect = self.effect(table)
        assert isinstance(effect, Peek)
        owner = table.owner[card]
        deck = table.at[owner].deck
        deck.remove(card)
        if effect.take and owner == self.seat:
            table.at[self.seat].hand.append(card)
            table.tell("to-hand", self.seat, card, rule=TEXT_RULE, seen=table.partners(self.seat))
            table.mix_hand(self.seat)
        else:
            deck.insert(0, card)
            table.tell("beneath", owner, card, rule=TEXT_RULE, seen=table.partners(self.seat))

    # --- on piles ---

    def work_on_piles(self, table: Table, effect: Effect) -> None:
        own = table.at[self.seat]
        if isinstance(effect, Fetch):
            options = self.found(table, effect.who, effect.piles, effect.topmost)
            table.ask(self.seat, "fetch", [*options, DONE], rule=TEXT_RULE, number=self.card)
        elif isinstance(effect, PlayCard):
            options = self.found(table, effect.who, effect.piles, effect.topmost)
            options = [card for card in options if not forbids_playing(table, self.seat, card, effect.less)]
            table.ask(self.seat, "play-card", [*options, DONE], rule=TEXT_RULE, number=self.card)
        elif isinstance(effect, Stow):
            options = self.found(table, effect.who, (effect.pile,), False)
            table.ask(self.seat, "stow", [*options, DONE], rule=TEXT_RULE, number=self.card)
        elif isinstance(effect, Swap):
            options = [card for card in own.discard if effect.who.meant(table.face[card])]
            if own.hand:
                table.ask(self.seat, "swap", [*options, DONE], rule="jk.term.exchange", number=self.card)
        elif isinstance(effect, ShuffleIn):
            self.count = effect.cards
            self.ask_shuffle_in(table, effect)
        else:
            assert isinstance(effect, SwapForce)
            table.ask(self.seat, "force-swap", [*own.force, DONE], rule=TEXT_RULE, number=self.card)

    def found(self, table: Table, who: Who, piles: tuple[int, ...], topmost: bool) -> list[int]:
        """Such cards in these piles of the player's own; of a discard pile only the nearest the top if so said.

        A location in the Theme pile stays there.
        """
        found: list[int] = []
        for pile in piles:
            cards = pile_of(table.at[self.seat], pile)
            suited = [card for card in reversed(cards) if who.meant(table.face[card])]
            suited = [card for card in suited if table.card(card).kind != LOCATION]
            found += suited[:1] if topmost and pile == DISCARD else suited
        return found

    def ask_shuffle_in(self, table: Table, effect: ShuffleIn) -> None:
        own = table.at[self.seat]
        options = [card for card in own.discard if effect.who.meant(table.face[card])]
        if self.count > 0 and options:
            table.ask(
                self.seat,
                "shuffle-in",
                [*options, DONE],
                gesture=PICK,
                rule=TEXT_RULE,
                number=self.count,
            )
        else:
            table.shuffle_deck(self.seat)

    # --- answers ---

    def take(self, table: Table, decision: Decision, option: int) -> None:
        kind = decision.kind
        if kind == "may":
            if option == NO:
                self.stage = END
        elif kind == "pay":
            pay_price(table, self.seat, option)
        elif kind == "choose":
            self.do(table, self.effect(table), option)
        elif kind == "one-of":
            self.branch = 1 if option == FIRST else 2
        elif kind == "which-opponent":
            self.named = SEAT - option
        elif kind == "discard":
            table.at[decision.seat].hand.remove(option)
            table.to_discard(option, TEXT_RULE)
            self.ask_discard(table, decision.seat, decision.number - 1)
        elif option != DONE:
            self.take_from_pile(table, kind, option)
        elif kind == "fetch" or kind == "shuffle-in":
            self.leave_deck(table)

    def leave_deck(self, table: Table) -> None:
        """A draw deck that was looked through is shuffled, whether or not something was found."""
        effect = self.effect(table)
        if isinstance(effect, ShuffleIn) or (isinstance(effect, Fetch) and DECK in effect.piles):
            table.shuffle_deck(self.seat)

    def take_from_pile(self, table: Table, kind: str, card: int) -> None:
        own = table.at[self.seat]
        if kind == "fetch":
            seen = EVERYONE if card in own.discard else table.partners(self.seat)
            take_out(own, card)
            own.hand.append(card)
            table.tell("to-hand", self.seat, card, rule=TEXT_RULE, seen=seen)
            table.mix_hand(self.seat)
            self.leave_deck(table)
        elif kind == "stow":
            seen = EVERYONE if card in own.discard else table.partners(self.seat)
            take_out(own, card)
            own.pile.append(card)
            table.tell("to-pile", self.seat, card, rule=TEXT_RULE, seen=seen)
        elif kind == "play-card":
            effect = self.effect(table)
            assert isinstance(effect, PlayCard)
            table.tell("declare", self.seat, card, rule="jk.deploy.any-phase")
            table.push(Play(self.seat, card, effect.less, self.face))
        elif kind == "shuffle-in":
            own.discard.remove(card)
            own.deck.append(card)
            table.tell("to-deck", self.seat, card, rule=TEXT_RULE)
            self.count -= 1
            effect = self.effect(table)
            assert isinstance(effect, ShuffleIn)
            self.ask_shuffle_in(table, effect)
        elif kind == "peek" or kind == "take-one":
            self.take_peeked(table, card)
        else:
            self.exchange(table, kind, card)

    def exchange(self, table: Table, kind: str, card: int) -> None:
        own = table.at[self.seat]
        if kind == "swap":
            self.held = card
            options = [other for other in own.hand if other != self.card]
            table.ask(self.seat, "swap-with", options, rule="jk.term.exchange", number=card)
        elif kind == "swap-with":
            place = own.discard.index(self.held)
            own.hand.remove(card)
            own.discard[place] = card
            own.hand.append(self.held)
            table.tell("to-hand", self.seat, self.held, rule="jk.term.exchange")
            table.tell("discard", self.seat, card, rule="jk.term.exchange")
            table.mix_hand(self.seat)
        elif kind == "force-swap":
            self.held = card
            table.ask(self.seat, "force-swap-with", own.used[:-1], rule=TEXT_RULE, number=card)
        else:
            own.used[own.used.index(card)] = self.held
            own.force[own.force.index(self.held)] = card
            table.tell("force-swap", self.seat, rule=TEXT_RULE)

    def copy(self) -> Deed:
        twin = Deed(self.seat, self.card, self.face, self.word)
        twin.stage = self.stage
        twin.at = self.at
        twin.branch = self.branch
        twin.chosen = self.chosen
        twin.cause = self.cause
        twin.cause_seat = self.cause_seat
        twin.named = self.named
        twin.chooser = self.chooser
        twin.others = self.others
        twin.count = self.count
        twin.held = self.held
        twin.then_discard = self.then_discard
        return twin

    def encode(self) -> list[object]:
        return [
            "deed",
            self.stage,
            [self.seat, self.card, self.face, self.word, self.at, self.branch],
            [self.chosen, self.cause, self.held],
            [self.cause_seat, self.named, self.chooser, self.count],
            self.others[:],
            self.then_discard,
        ]


def read_deed(fields: list[Any], known: Known) -> Deed:
    numbers, cards, counts, others, then_discard = fields
    step = Deed(known.seat(numbers[0]), known.card(numbers[1]), int(numbers[2]), int(numbers[3]))
    step.at, step.branch = int(numbers[4]), int(numbers[5])
    step.chosen, step.cause, step.held = [known.card_or_none(card) for card in cards]
    step.cause_seat, step.named, step.chooser, step.count = [int(number) for number in counts]
    step.others = [known.seat(seat) for seat in others]
    step.then_discard = bool(then_discard)
    return step


def can_pay_openly(scene: Scene, text: Timed) -> bool:
    """Whether its price can be paid, for all that everybody knows."""
    if text.cost == DISCARD_CARD:
        return len(scene.table.at[scene.seat].hand) > 0
    return can_pay(scene, text)


def is_for_each(effect: Effect) -> bool:
    return isinstance(effect, (OnThose, Boost)) and effect.each


def put_back(table: Table, card: int, pile: int) -> None:
    """A card goes to its owner's hand or Theme pile; what is on it is discarded. One just defeated comes back."""
    own = table.at[table.owner[card]]
    if not is_on_table(table, card) and card not in own.discard:
        return
    stack = table.whole_stack(card)
    for one in reversed(stack):
        table.take_up(one)
    if card in own.discard:
        own.discard.remove(card)
    put_away(table, card, pile, TEXT_RULE)
    for one in stack[1:]:
        table.to_discard(one, "jk.battle.under-ruling")
