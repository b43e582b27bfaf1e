"""The exchange of a duel: attacks, parries and hits, up to the damage and the reshuffled decks."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, PICK, YES, Decision
from chancecube.kernel.events import only, sees
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.battle import (
    become_half,
    leave_planet,
    made_worse,
    price_of_tie,
    read_fighter,
    remember_fight,
)
from chancecube.young_jedi.bonuses import damage_of
from chancecube.young_jedi.duelists import (
    cards_for_passing,
    draw_dueling_cards,
    half_with,
    may_pass,
    numbers_of,
    shuffle_back,
    text_against,
)
from chancecube.young_jedi.kinds import DARK, LIGHT
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.scene import DUEL, Scene
from chancecube.young_jedi.spoils import share_out_spoils
from chancecube.young_jedi.table import (
    FIRST_HALF,
    NUMBER,
    PASS,
    SECOND_HALF,
    Table,
    TableStep,
    opponent,
    without,
)
from chancecube.young_jedi.vocabulary.battle_cards import DuelText

ATTACK: Final = 0
ANNOUNCE: Final = 1
PARRY: Final = 2
HIT: Final = 3
AFTER_HIT: Final = 4
BARGAIN: Final = 5
SETTLE: Final = 6


def end_duel(table: Table, attacker: int, fighters: list[Fighter]) -> None:
    """Both have fought, and whoever is left may still battle."""
    for fighter in fighters:
        remember_fight(table, fighter)
    table.tell("duel-over", attacker, rule="yj.duel.after")


@final
class Exchange(TableStep):
    """A duel once the dueling hands are drawn."""

    def __init__(self, attacker: int, fighters: list[Fighter]) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = opponent(attacker)
        self.fighters = fighters  # by seat
        self.hits: list[int] = [0, 0]  # by seat, on its character
        self.passed = 0  # mask of seats
        self.striker = attacker  # who attacks, or is to attack
        self.card = NO_CARD  # the attacking card
        self.number = 0  # as which it attacks
        self.to_give = 0  # cards still to be discarded for a tie
        self.tied = False

    def play(self, table: Table) -> None:
        stage = self.stage
        if stage == ATTACK:
            self.ask_attack(table)
        elif stage == ANNOUNCE:
            self.announce(table)
        elif stage == PARRY:
            self.ask_parry(table)
        elif stage == HIT:
            self.hit(table)
        elif stage == AFTER_HIT:
            self.look_at_hits(table)
        elif stage == BARGAIN:
            self.bargain(table)
        else:
            self.settle(table)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        kind = decision.kind
        if kind == "duel-attack":
            if option == PASS:
                self.declare_pass(table)
            else:
                self.attack_with(table, option)
        elif kind == "duel-parry":
            if option == DONE:
                self.stage = HIT
            else:
                self.parry_with(table, option)
        elif kind == "duel-text":
            if option == YES:
                self.use_text(table)
        elif kind == "half":
            place = 0 if option == FIRST_HALF else 1
            become_half(table, self.striker, self.card, table.card(self.card).halves[place])
            self.number = table.card(self.card).destiny
        elif kind == "destiny-number":
            self.number = NUMBER - option
        else:
            self.take_bargain(table, option)

    def character_of(self, seat: int) -> int:
        return self.fighters[seat].characters[0]

    def scene(self, table: Table, seat: int) -> Scene:
        scene = Scene(table, seat, DUEL)
        scene.fighter = self.fighters[seat]
        scene.foe = self.fighters[opponent(seat)]
        return scene

    # --- attack and parry ---

    def can_attack(self, table: Table, seat: int) -> bool:
        return not sees(self.passed, seat) and len(table.sides[seat].dueling) > 0

    def ask_attack(self, table: Table) -> None:
        """Whoever cannot attack gives the attack over; when neither can, the duel is over."""
        seat = self.striker
        self.card = NO_CARD
        if self.can_attack(table, seat):
            options = table.sides[seat].dueling[:]
            if may_pass(table, self.character_of(seat)):
                options.append(PASS)
            table.ask(seat, "duel-attack", options, rule="yj.duel.attack-parry")
        elif self.can_attack(table, opponent(seat)):
            self.striker = opponent(seat)
            if not sees(self.passed, seat):
                table.tell("duel-gives-over", seat, rule="yj.duel.no-cards-ruling")
        else:
            self.stage = BARGAIN

    def declare_pass(self, table: Table) -> None:
        """For the rest of the duel; and the peace is kept this turn."""
        seat = self.striker
        self.passed |= only(seat)
        table.peaceful |= only(seat)
        card = self.character_of(seat)
        table.tell("duel-pass", seat, card, rule="yj.duel.pass")
        further = cards_for_passing(table, card)
        if further:
            draw_dueling_cards(table, seat, further, "yj.duel.pass")

    def attack_with(self, table: Table, card: int) -> None:
        """Of a card with two numbers one is chosen; of a double impact card with it the half, and so the text."""
        self.lay_out(table, card)
        self.stage = ANNOUNCE
        numbers = numbers_of(table, card)
        self.number = numbers[0] if numbers else 0
        if table.card(card).halves:
            if len(numbers) > 1:
                halves = [FIRST_HALF, SECOND_HALF]
                table.ask(self.striker, "half", halves, rule="yj.double.when-ruling", number=card)
            else:
                become_half(table, self.striker, card, half_with(table, card, self.number))
        elif len(numbers) > 1:
            options = [NUMBER - number for number in numbers]
            table.ask(self.striker, "destiny-number", options, rule="yj.duel.two-numbers", number=card)

    def lay_out(self, table: Table, card: int) -> None:
        side = table.sides[self.striker]
        side.dueling = without(side.dueling, card)
        side.dueled = [*side.dueled, card]
        self.card = card

    def announce(self, table: Table) -> None:
        table.tell("duel-attack", self.striker, self.card, self.number, rule="yj.duel.attack-parry")
        self.stage = PARRY

    def ask_parry(self, table: Table) -> None:
        """Asked of everybody who still has cards: whether one of them fits is nobody else's business."""
        seat = opponent(self.striker)
        hand = table.sides[seat].dueling
        if hand:
            fitting = [card for card in hand if self.number in table.card(card).destinies]
            table.ask(seat, "duel-parry", [*fitting, DONE], rule="yj.duel.attack-parry", number=self.number)
        else:
            self.stage = HIT

    def parry_with(self, table: Table, card: int) -> None:
        """The card becomes a new attack."""
        self.striker = opponent(self.striker)
        self.lay_out(table, card)
        if table.card(card).halves:
            become_half(table, self.striker, card, half_with(table, card, self.number))
        table.tell("duel-parry", self.striker, card, self.number, rule="yj.duel.attack-parry")

    # --- hits ---

    def hit(self, table: Table) -> None:
        """Parries of one who has passed score too; a card with a dueling text may use it."""
        self.stage = AFTER_HIT
        late = sees(self.passed, self.striker)
        self.add_hits(table, 1, "yj.duel.pass-parries-hit" if late else "yj.duel.hit")
        text = text_against(table, self.card, self.character_of(opponent(self.striker)))
        if text is not None and self.is_of_use(table, text):
            table.ask(self.striker, "duel-text", [YES, DONE], rule="yj.duel.text", number=self.card)

    def add_hits(self, table: Table, hits: int, rule: str) -> None:
        target = opponent(self.striker)
        self.hits[target] += hits
        table.tell("duel-hit", target, self.character_of(target), self.hits[target], rule=rule)

    def is_of_use(self, table: Table, text: DuelText) -> bool:
        """Against one already defeated only the hits on one's own character still matter."""
        seat = self.striker
        if text.defending is not None:
            defends = seat == self.defender and text.defending.meant(table.face[self.character_of(seat)])
            if not defends:
                return False
        if text.heals and self.hits[seat]:
            return True
        if self.is_defeated(table, opponent(seat)):
            return False
        return text.hits > 0 or (text.draws > 0 and len(table.sides[seat].deck) > 0)

    def use_text(self, table: Table) -> None:
        seat = self.striker
        text = table.card(self.card).duel
        assert text is not None
        table.tell("duel-text", seat, self.card, rule="yj.duel.text")
        if text.discard:
            side = table.sides[seat]
            side.dueled = without(side.dueled, self.card)
            table.to_discard(seat, self.card, "discard", "yj.duel.text")
            table.watch_deck(seat)
            if table.over:
                return
        if text.hits:
            self.add_hits(table, text.hits, "yj.duel.text")
        if text.draws:
            draw_dueling_cards(table, seat, text.draws, "yj.duel.text")
        if text.heals:
            self.hits[seat] = max(self.hits[seat] - text.heals, 0)
            table.tell("duel-heal", seat, self.character_of(seat), self.hits[seat], rule="yj.duel.text")

    def is_defeated(self, table: Table, seat: int) -> bool:
        return self.hits[seat] >= table.card(self.character_of(seat)).damage

    def look_at_hits(self, table: Table) -> None:
        """The one hit attacks next, unless defeated."""
        self.striker = opponent(self.striker)
        self.stage = BARGAIN if self.is_defeated(table, self.striker) else ATTACK

    # --- the end ---

    def bargain(self, table: Table) -> None:
        """As in any fight, one whose text offers it may make it a tie; nobody who starts duels has such a text."""
        seat = self.defender
        undecided = self.loser(table) < 0 and self.hits[LIGHT] == self.hits[DARK]
        if self.to_give:
            table.ask(seat, "discard-for", table.sides[seat].hand[:], PICK, "yj.virtual.watto", self.to_give)
        elif not undecided and not self.tied and price_of_tie(self.scene(table, seat)):
            table.ask(seat, "tie-for-cards", [YES, DONE], rule="yj.virtual.watto")
        else:
            self.stage = SETTLE

    def take_bargain(self, table: Table, option: int) -> None:
        seat = self.defender
        if option == YES:
            self.to_give = price_of_tie(self.scene(table, seat))
        elif option == DONE:
            self.stage = SETTLE
        else:
            table.sides[seat].hand.remove(option)
            table.to_discard(seat, option, "discard", "yj.virtual.watto")
            self.to_give -= 1
            self.tied = self.to_give == 0

    def loser(self, table: Table) -> int:
        """The seat whose character is defeated, or -1."""
        for seat in (LIGHT, DARK):
            if self.is_defeated(table, seat):
                return seat
        return -1

    def settle(self, table: Table) -> None:
        """Dueling cards are shuffled back before any damage is taken."""
        loser = self.loser(table)
        if loser >= 0 and not self.tied:
            self.defeat(table, loser)
            return
        self.shuffle_all_back(table)
        behind = LIGHT if self.hits[LIGHT] > self.hits[DARK] else DARK
        difference = 0 if self.tied else self.hits[behind] - self.hits[opponent(behind)]
        table.tell(
            "duel-undecided",
            behind if difference else -1,
            amount=difference,
            rule="yj.virtual.watto" if self.tied else "yj.duel.undecided-damage",
        )
        table.take_damage(behind, difference, "yj.duel.undecided-damage")
        if not table.over:
            self.end(table)

    def defeat(self, table: Table, seat: int) -> None:
        """The damage after all texts, less the hits the loser inflicted."""
        loser = self.fighters[seat]
        scene = self.scene(table, seat)
        damage = made_worse(table, scene, damage_of(scene, 0)) - self.hits[opponent(seat)]
        leave_planet(table, seat, loser.characters[0])
        table.to_discard(seat, loser.characters[0], "duel-defeat", "yj.duel.defeat")
        for weapon in loser.weapons:
            leave_planet(table, seat, weapon)
            table.to_discard(seat, weapon, "discard", "yj.duel.defeat")
        self.shuffle_all_back(table)
        table.take_damage(seat, damage, "yj.duel.defeat-damage")
        if not table.over:
            self.end(table)
            share_out_spoils(table, self.fighters[opponent(seat)], 1)

    def shuffle_all_back(self, table: Table) -> None:
        for seat in (self.attacker, self.defender):
            shuffle_back(table, seat)

    def end(self, table: Table) -> None:
        table.pop()
        end_duel(table, self.attacker, self.fighters)

    def copy(self) -> Exchange:
        twin = Exchange(self.attacker, [one.copy() for one in self.fighters])
        twin.stage = self.stage
        twin.hits = self.hits[:]
        twin.passed = self.passed
        twin.striker = self.striker
        twin.card = self.card
        twin.number = self.number
        twin.to_give = self.to_give
        twin.tied = self.tied
        return twin

    def encode(self) -> list[object]:
        return [
            "exchange",
            self.stage,
            self.attacker,
            [one.encode() for one in self.fighters],
            self.hits[:],
            self.passed,
            [self.striker, self.card, self.number],
            [self.to_give, self.tied],
        ]


def read_exchange(fields: list[Any], known: Known) -> Exchange:
    fighters: list[Fighter] = []
    for written in fields[3]:
        fighter = read_fighter(written, known)
        if fighter is None:
            raise ValueError(written)
        fighters.append(fighter)
    step = Exchange(known.seat(fields[2]), fighters)
    step.hits = [int(fields[4][LIGHT]), int(fields[4][DARK])]
    step.passed = int(fields[5])
    striker, card, number = fields[6]
    step.striker = known.seat(striker)
    step.card = known.card_or_none(card)
    step.number = int(number)
    to_give, tied = fields[7]
    step.to_give = int(to_give)
    step.tied = bool(tied)
    return step
