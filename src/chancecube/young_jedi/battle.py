"""Battle: declared once a turn, planned in secret, fought character against character."""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.decision import ARRANGE, DONE, PICK, Decision
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DRAWN_POWER
from chancecube.young_jedi.places import SITE_BONUS
from chancecube.young_jedi.plan import Fighter, has_character, read_front, weapon_box
from chancecube.young_jedi.table import FIGHTING, Table, TableStep, opponent
from chancecube.young_jedi.victory import check_decks_after_draws

ATTACKER_CARDS: Final = 0
DEFENDER_CARDS: Final = 1
PLANS: Final = 2
NEXT_FIGHT: Final = 3
DRAWS: Final = 4
COMPARISON: Final = 5
BREAKTHROUGH: Final = 6
AFTERWARDS: Final = 7

BREAKTHROUGH_DAMAGE: Final = 1


def forbids_battle(table: Table) -> str:
    """Both players need face-up characters or weapons on the current planet."""
    return "" if table.here(table.active) and table.here(opponent(table.active)) else "yj.battle.declare"


@final
class Battle(TableStep):
    """A battle on the current planet, from the numbers of battle cards to the survivors' return."""

    def __init__(self, attacker: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = opponent(attacker)
        self.plans: list[list[int]] = [[], []]  # by seat, the front first
        self.unplanned: list[list[int]] = [[], []]  # by seat, cards not yet given a place
        self.fought: list[int] = [0, 0]  # by seat, how many characters have been revealed
        self.fighters: list[Fighter | None] = [None, None]  # by seat, in the present fight
        self.again: list[Fighter | None] = [None, None]  # by seat, who fights the next fight too

    def play(self, table: Table) -> None:
        if self.stage == ATTACKER_CARDS:
            self.ask_battle_cards(table, self.attacker)
        elif self.stage == DEFENDER_CARDS:
            self.ask_battle_cards(table, self.defender)
        elif self.stage == PLANS:
            self.make_plans(table)
        elif self.stage == NEXT_FIGHT:
            self.next_fight(table)
        elif self.stage == DRAWS:
            self.draw_destinies(table)
        elif self.stage == COMPARISON:
            self.compare(table)
        elif self.stage == BREAKTHROUGH:
            self.break_through(table)
        else:
            self.end(table)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if self.stage == PLANS:
            self.place(table, decision.seat, option)
        elif option == DONE:
            self.announce_number(table, decision.seat)
        else:
            self.set_aside(table, decision.seat, option)

    # --- declaring: the attacker's battle cards are set aside first, then the defender's ---

    def ask_battle_cards(self, table: Table, seat: int) -> None:
        hand = table.sides[seat].hand
        options = [card for card in hand if table.card(card).kind == BATTLE]
        options.append(DONE)
        table.ask(
            seat, "battle-cards", options, PICK, "yj.battle.declare-count", len(table.sides[seat].aside)
        )

    def set_aside(self, table: Table, seat: int, card: int) -> None:
        side = table.sides[seat]
        side.hand.remove(card)
        side.aside.append(card)

    def announce_number(self, table: Table, seat: int) -> None:
        """Which cards they are stays secret; their number can no longer be changed."""
        number = len(table.sides[seat].aside)
        table.tell("battle-cards", seat, amount=number, rule="yj.battle.declare-count")
        self.stage += 1

    # --- planning: both at once, in secret, with every face-up card there ---

    def make_plans(self, table: Table) -> None:
        for seat in (self.attacker, self.defender):
            self.unplanned[seat] = table.here(seat) + table.sides[seat].aside
            self.ask_next_place(table, seat)
        if not table.pending:
            self.stage = NEXT_FIGHT

    def ask_next_place(self, table: Table, seat: int) -> None:
        """The next card from the front; the last one left has only one place."""
        left = self.unplanned[seat]
        if len(left) > 1:
            place = len(self.plans[seat]) + 1
            table.ask(seat, "plan", left[:], ARRANGE, "yj.battle.plan-all", place)
        else:
            self.plans[seat].extend(left)
            self.unplanned[seat] = []
            table.tell("planned", seat, amount=len(self.plans[seat]), rule="yj.battle.plan-all")

    def place(self, table: Table, seat: int, card: int) -> None:
        self.unplanned[seat].remove(card)
        self.plans[seat].append(card)
        self.ask_next_place(table, seat)
        if not table.pending:
            self.stage = NEXT_FIGHT

    # --- a fight: reveal, draw, compare ---

    def next_fight(self, table: Table) -> None:
        """Both reveal up to and including the first character or group; without an opponent nobody fights."""
        if not self.has_fighter(table, self.attacker) or not self.has_fighter(table, self.defender):
            self.stage = BREAKTHROUGH
            return
        for seat in (self.attacker, self.defender):
            fighter = self.bring_fighter(table, seat)
            self.fighters[seat] = fighter
            self.show(table, fighter)
        self.stage = DRAWS

    def has_fighter(self, table: Table, seat: int) -> bool:
        return self.again[seat] is not None or has_character(table, self.plans[seat])

    def bring_fighter(self, table: Table, seat: int) -> Fighter:
        again = self.again[seat]
        if again is not None:
            self.again[seat] = None
            return again
        fighter = read_front(table, seat, self.plans[seat], self.fought[seat] == 0)
        self.fought[seat] += len(fighter.characters)
        return fighter

    def show(self, table: Table, fighter: Fighter) -> None:
        for card in fighter.spent:
            rule = "yj.battle.one-battle-card" if card == fighter.battle_card else "yj.battle.card-unusable"
            kind = "uses-card" if card == fighter.battle_card else "card-unused"
            table.tell(kind, fighter.seat, card, rule=rule)
        if fighter.weapon != NO_CARD:
            table.tell("uses-weapon", fighter.seat, fighter.weapon, rule="yj.battle.one-weapon")
        for card in fighter.characters:
            table.tell("steps-forward", fighter.seat, card, rule="yj.battle.reveal")

    def both(self) -> tuple[Fighter, Fighter]:
        """The fighters of the present fight: attacker's, defender's."""
        attacker = self.fighters[self.attacker]
        defender = self.fighters[self.defender]
        assert attacker is not None and defender is not None
        return attacker, defender

    def draw_destinies(self, table: Table) -> None:
        """In the order of the rule; all draws of the fight are made before the draw decks are looked at."""
        attacker, defender = self.both()
        table.mode = FIGHTING
        add_printed(table, attacker)
        add_printed(table, defender)
        draw_for_battle_card(table, defender)
        draw_for_battle_card(table, attacker)
        draw_for_weapon(table, defender)
        draw_for_weapon(table, attacker)
        draw_for_power(table, defender)
        draw_for_power(table, attacker)
        add_battle_card(table, attacker, defender)
        add_battle_card(table, defender, attacker)
        check_decks_after_draws(table)
        self.stage = COMPARISON

    def compare(self, table: Table) -> None:
        """The higher total wins; a tie leaves both in place."""
        attacker, defender = self.both()
        table.stirred = True
        for fighter in (attacker, defender):
            rule = "yj.battle.together" if len(fighter.characters) > 1 else "yj.battle.compare"
            table.tell(
                "power", fighter.seat, fighter.characters[0], fighter.power, rule=rule, sums=fighter.sums
            )
        if attacker.power > defender.power:
            self.settle(table, attacker, defender)
        elif defender.power > attacker.power:
            self.settle(table, defender, attacker)
        else:
            table.tell("tie", -1, rule="yj.battle.compare")
        if table.over:
            return
        self.put_aside_spent(table, attacker)
        self.put_aside_spent(table, defender)
        self.fighters = [None, None]
        self.stage = NEXT_FIGHT

    def settle(self, table: Table, winner: Fighter, loser: Fighter) -> None:
        beaten = [table.face[card] for card in loser.characters]
        table.tell("wins", winner.seat, winner.characters[0], rule="yj.battle.compare")
        defeat(table, loser)
        card = battle_card_in_use(table, winner)
        if card is not None and card.text is not None and not table.over:
            for outcome in card.text.outcomes:
                if outcome.fights_again(beaten):
                    self.again[winner.seat] = winner.stand_again()
                    table.tell(
                        "fights-again", winner.seat, winner.characters[0], rule="yj.battle.extra-fight-ruling"
                    )

    def put_aside_spent(self, table: Table, fighter: Fighter) -> None:
        """Battle cards are discarded after their fight, those that did not work as well."""
        aside = table.sides[fighter.seat].aside
        for card in fighter.spent:
            aside.remove(card)
            rule = "yj.battle.card-discarded" if card == fighter.battle_card else "yj.battle.card-unusable"
            table.to_discard(fighter.seat, card, "discard", rule)

    # --- the end of the battle ---

    def break_through(self, table: Table) -> None:
        """Each attacker that has met nobody costs the defender a card; the defender's left-over do nothing."""
        self.stage = AFTERWARDS
        unopposed = 0
        for card in self.plans[self.attacker]:
            if table.card(card).kind == CHARACTER:
                unopposed += 1
                table.tell("breaks-through", self.attacker, card, 1, rule="yj.battle.breakthrough")
        table.take_damage(self.defender, unopposed * BREAKTHROUGH_DAMAGE, "yj.battle.breakthrough")

    def end(self, table: Table) -> None:
        """Battle cards nobody met are discarded unused; characters and weapons are back, hands are taken up."""
        table.pop()
        for seat in (self.attacker, self.defender):
            side = table.sides[seat]
            for card in side.aside:
                table.to_discard(seat, card, "discard", "yj.battle.card-unopposed-ruling")
            side.aside = []
            table.mix_hand(seat)
        table.tell("battle-over", self.attacker, rule="yj.battle.survivors")

    def copy(self) -> Battle:
        twin = Battle(self.attacker)
        twin.stage = self.stage
        twin.plans = [plan[:] for plan in self.plans]
        twin.unplanned = [cards[:] for cards in self.unplanned]
        twin.fought = self.fought[:]
        twin.fighters = [None if one is None else one.copy() for one in self.fighters]
        twin.again = [None if one is None else one.copy() for one in self.again]
        return twin

    def encode(self) -> list[object]:
        return [
            "battle",
            self.stage,
            self.attacker,
            [plan[:] for plan in self.plans],
            [cards[:] for cards in self.unplanned],
            self.fought[:],
            [None if one is None else one.encode() for one in self.fighters],
            [None if one is None else one.encode() for one in self.again],
        ]


# --- the addends of a total, in the order in which they come about ---


def battle_card_in_use(table: Table, fighter: Fighter) -> Card | None:
    return None if fighter.battle_card == NO_CARD else table.card(fighter.battle_card)


def add_printed(table: Table, fighter: Fighter) -> None:
    """Each character's power and its dots for the present site; then the weapon's dots."""
    for card in fighter.characters:
        facts = table.card(card)
        if facts.power != DRAWN_POWER:
            fighter.add("power", facts.index, facts.power)
        fighter.add(SITE_BONUS[table.site], facts.index, facts.bonus[table.site])
    box = weapon_box(table, fighter)
    if box is not None:
        fighter.add("weapon", table.face[fighter.weapon], box.pips)


def draw_for_battle_card(table: Table, fighter: Fighter) -> None:
    card = battle_card_in_use(table, fighter)
    if card is not None:
        for _ in range(card.cubes):
            fighter.add("destiny", card.index, table.draw_destiny(fighter.seat))


def draw_for_weapon(table: Table, fighter: Fighter) -> None:
    box = weapon_box(table, fighter)
    if box is not None:
        for _ in range(box.cubes):
            fighter.add("destiny", table.face[fighter.weapon], table.draw_destiny(fighter.seat))


def draw_for_power(table: Table, fighter: Fighter) -> None:
    for card in fighter.characters:
        facts = table.card(card)
        if facts.power == DRAWN_POWER:
            fighter.add("destiny", facts.index, table.draw_destiny(fighter.seat))


def add_battle_card(table: Table, fighter: Fighter, foe: Fighter) -> None:
    """Resolves the battle card: its dots count if its condition holds against this opponent."""
    card = battle_card_in_use(table, fighter)
    if card is None or card.text is None:
        return
    when = card.text.when
    weapon = table.face[fighter.weapon] if fighter.weapon != NO_CARD else NO_CARD
    if when is None or when.holds([table.face[one] for one in foe.characters], weapon):
        fighter.add("battle-card", card.index, card.pips)


# --- defeat ---


def defeat(table: Table, loser: Fighter) -> None:
    """The beaten are discarded, the weapon with its user; then their damage is taken as one sum."""
    damage = 0
    for place in range(len(loser.characters)):
        card = loser.characters[place]
        weapon = loser.weapon if place == 0 else NO_CARD
        if is_rescued(table, loser, card):
            return_to_hand(table, loser.seat, card)
            if weapon != NO_CARD:
                return_to_hand(table, loser.seat, weapon)
        else:
            damage += table.card(card).damage
            leave_planet(table, loser.seat, card)
            table.to_discard(loser.seat, card, "defeated", "yj.battle.compare")
            if weapon != NO_CARD:
                leave_planet(table, loser.seat, weapon)
                table.to_discard(loser.seat, weapon, "discard", "yj.battle.weapon-lost")
    table.take_damage(loser.seat, damage, "yj.game.damage-order-ruling")


def is_rescued(table: Table, loser: Fighter, card: int) -> bool:
    battle_card = battle_card_in_use(table, loser)
    if battle_card is None or battle_card.text is None:
        return False
    for outcome in battle_card.text.outcomes:
        if outcome.rescues(table.face[card]):
            return True
    return False


def leave_planet(table: Table, seat: int, card: int) -> None:
    table.here(seat).remove(card)


def return_to_hand(table: Table, seat: int, card: int) -> None:
    leave_planet(table, seat, card)
    table.sides[seat].hand.append(card)
    table.tell("rescued", seat, card, rule="yj.battle.card-bonus")
