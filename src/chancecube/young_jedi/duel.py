"""Lightsaber duels: once a turn, before the battle; who fights whom, and how many cards each draws for it."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, Decision
from chancecube.kernel.events import sees
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.battle import ignorable_weapons, ignore_weapon, leave_planet, read_fighter
from chancecube.young_jedi.draws import FOR_GUESS, FOR_POWER, DestinyDraw, Draw
from chancecube.young_jedi.duel_play import Exchange, end_duel
from chancecube.young_jedi.duelists import (
    able_to_start,
    add_up,
    characters_here,
    draw_dueling_cards,
    duelists_here,
    further_cards,
    lightsabers_for,
    may_be_defended,
    may_start,
    numbers_to_guess,
    weapons_for,
)
from chancecube.young_jedi.kinds import DARK, DRAWN_POWER, LIGHT, SIDES
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.scene import DUEL, Scene
from chancecube.young_jedi.table import NUMBER, Table, TableStep, opponent

DECLARE: Final = 0
WEAPON: Final = 1
TARGET: Final = 2
DEFENDER: Final = 3
GUESS: Final = 4
GUESSED: Final = 5
DEFENDER_WEAPON: Final = 6
READY: Final = 7
POWER: Final = 8
DRAWN: Final = 9
HANDS: Final = 10

HIGHEST_NUMBER: Final = 6


def forbids_duel(table: Table) -> str:
    """The rule that keeps the active player from starting a duel, or nothing."""
    if not may_start(table):
        return "yj.duel.who"
    return "" if characters_here(table, opponent(table.active)) else "yj.duel.target"


@final
class Duel(TableStep):
    """A duel, from its declaration to the dueling hands; then the exchange begins."""

    def __init__(self, attacker: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = opponent(attacker)
        self.named = NO_CARD  # the character named for the duel; another may defend
        self.fighters: list[Fighter | None] = [None, None]  # by seat
        self.guesses: list[int] = []

    def play(self, table: Table) -> None:
        stage = self.stage
        if stage == DECLARE:
            table.ask(self.attacker, "duel", [*able_to_start(table, self.attacker), DONE], rule="yj.duel.who")
        elif stage == WEAPON:
            self.choose_lightsaber(table)
        elif stage == TARGET:
            self.choose_target(table)
        elif stage == DEFENDER:
            self.choose_defender(table)
        elif stage == GUESS:
            self.guess(table)
        elif stage == GUESSED:
            self.compare_guesses(table)
        elif stage == DEFENDER_WEAPON:
            self.choose_defender_weapon(table)
        elif stage == READY:
            self.make_ready(table)
        elif stage == POWER:
            self.draw_power(table)
        elif stage == DRAWN:
            self.add_drawn_power(table)
        else:
            self.draw_hands(table)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        kind = decision.kind
        if kind == "duel":
            if option == DONE:
                table.pop()
            else:
                self.fighters[self.attacker] = duelist(self.attacker, option)
                self.stage = WEAPON
        elif kind == "duel-weapon":
            self.one_of(self.attacker).weapons = [option]
            self.stage = TARGET
        elif kind == "duel-target":
            self.name(table, option)
        elif kind == "duel-defender":
            self.defend(table, option)
        elif kind == "duel-guess":
            self.guesses.append(NUMBER - option)
            table.tell("duel-guess", self.defender, amount=NUMBER - option, rule="yj.duel.attacked")
        elif kind == "ignore-weapon":
            ignore_weapon(table, self.one_of(self.defender), self.one_of(self.attacker), option)
        else:
            self.stage = READY
            if option != DONE:
                self.one_of(self.defender).weapons = [option]
                table.tell("uses-weapon", self.defender, option, rule="yj.duel.defender-weapon")

    def one_of(self, seat: int) -> Fighter:
        fighter = self.fighters[seat]
        assert fighter is not None
        return fighter

    def character_of(self, seat: int) -> int:
        return self.one_of(seat).characters[0]

    # --- who fights whom, with what ---

    def choose_lightsaber(self, table: Table) -> None:
        """One that is built in leaves no choice."""
        weapons = lightsabers_for(table, self.attacker, self.character_of(self.attacker))
        if len(weapons) > 1:
            table.ask(self.attacker, "duel-weapon", weapons, rule="yj.duel.who")
        else:
            self.one_of(self.attacker).weapons = weapons
            self.stage = TARGET

    def choose_target(self, table: Table) -> None:
        targets = characters_here(table, self.defender)
        if len(targets) > 1:
            table.ask(self.attacker, "duel-target", targets, rule="yj.duel.target")
        else:
            self.name(table, targets[0])

    def name(self, table: Table, card: int) -> None:
        self.named = card
        self.stage = DEFENDER
        table.stirred = True
        attacker = self.one_of(self.attacker)
        table.tell("duel", self.attacker, attacker.characters[0], rule="yj.duel.once")
        for weapon in attacker.weapons:
            table.tell("uses-weapon", self.attacker, weapon, rule="yj.duel.who")
        table.tell("duel-target", self.defender, card, rule="yj.duel.target")

    def choose_defender(self, table: Table) -> None:
        """Any duelist there may step in, also another card of the same stack."""
        choices = [self.named]
        if may_be_defended(table, self.named):
            choices += [card for card in duelists_here(table, self.defender) if card != self.named]
        if len(choices) > 1:
            table.ask(self.defender, "duel-defender", choices, rule="yj.duel.intercept", number=self.named)
        else:
            self.defend(table, self.named)

    def defend(self, table: Table, card: int) -> None:
        """Whoever defends has been attacked in a duel; one with printed damage 0 does not even begin."""
        self.fighters[self.defender] = duelist(self.defender, card)
        rule = "yj.duel.attacked" if card == self.named else "yj.duel.intercept"
        table.tell("duel-defends", self.defender, card, rule=rule)
        self.stage = GUESS
        if table.card(card).damage == 0:
            leave_planet(table, self.defender, card)
            table.to_discard(self.defender, card, "discard", "yj.duel.zero-damage")
            self.end(table)

    def guess(self, table: Table) -> None:
        """One who guesses the number the opponent draws need not fight."""
        card = self.character_of(self.defender)
        wanted = numbers_to_guess(table, card)
        if len(self.guesses) < wanted:
            options = [NUMBER - number for number in range(HIGHEST_NUMBER + 1) if number not in self.guesses]
            left = wanted - len(self.guesses)
            table.ask(self.defender, "duel-guess", options, rule="yj.duel.attacked", number=left)
        elif wanted:
            self.stage = GUESSED
            table.shuffle_deck(self.attacker)
            table.push(DestinyDraw(Draw(self.attacker, FOR_GUESS, table.face[card], NO_CARD)))
        else:
            self.stage = DEFENDER_WEAPON

    def compare_guesses(self, table: Table) -> None:
        table.mix_hand(self.attacker)
        if table.destiny in self.guesses:
            table.tell("duel-undecided", -1, rule="yj.duel.end")
            self.end(table)
        else:
            self.stage = DEFENDER_WEAPON

    def choose_defender_weapon(self, table: Table) -> None:
        weapons = weapons_for(
            table, self.defender, self.character_of(self.defender), self.one_of(self.attacker).characters
        )
        if weapons:
            table.ask(self.defender, "duel-defender-weapon", [*weapons, DONE], rule="yj.duel.defender-weapon")
        else:
            self.stage = READY

    # --- power and the dueling hands ---

    def make_ready(self, table: Table) -> None:
        """A lightsaber starts a duel: only the defender can have a weapon to be given up to spoil another."""
        self.stage = POWER
        targets = ignorable_weapons(table, self.one_of(self.defender), self.one_of(self.attacker))
        if targets:
            table.ask(self.defender, "ignore-weapon", [*targets, DONE], rule="yj.battle.gaderffii")

    def draw_power(self, table: Table) -> None:
        """No duelist's power is a cube: only the defender's can be."""
        card = self.character_of(self.defender)
        if table.card(card).power == DRAWN_POWER:
            self.stage = DRAWN
            table.push(DestinyDraw(Draw(self.defender, FOR_POWER, table.face[card], card)))
        else:
            self.stage = HANDS

    def add_drawn_power(self, table: Table) -> None:
        """The card drawn is in hand before the dueling hand is drawn."""
        card = self.character_of(self.defender)
        self.one_of(self.defender).add("destiny", table.face[card], table.destiny)
        table.mix_hand(self.defender)
        self.stage = HANDS

    def draw_hands(self, table: Table) -> None:
        fighters = [self.one_of(LIGHT), self.one_of(DARK)]
        for seat in (self.attacker, self.defender):
            scene = Scene(table, seat, DUEL)
            fighter = fighters[seat]
            scene.fighter = fighter
            scene.foe = fighters[opponent(seat)]
            add_up(scene)
            card = fighter.characters[0]
            table.tell("power", seat, card, fighter.power, rule="yj.duel.hand", sums=fighter.sums)
            further = further_cards(table, seat, card)
            draw_dueling_cards(table, seat, fighter.power + further, "yj.duel.hand")
        table.pop()
        table.push(Exchange(self.attacker, fighters))

    def end(self, table: Table) -> None:
        """Without a fight: nobody has drawn a dueling hand."""
        table.pop()
        end_duel(table, self.attacker, [self.one_of(LIGHT), self.one_of(DARK)])

    def copy(self) -> Duel:
        twin = Duel(self.attacker)
        twin.stage = self.stage
        twin.named = self.named
        twin.fighters = [None if one is None else one.copy() for one in self.fighters]
        twin.guesses = self.guesses[:]
        return twin

    def encode(self) -> list[object]:
        return [
            "duel",
            self.stage,
            self.attacker,
            self.named,
            [None if one is None else one.encode() for one in self.fighters],
            self.guesses[:],
        ]


def duelist(seat: int, card: int) -> Fighter:
    """One card a side, whatever the stack."""
    fighter = Fighter(seat)
    fighter.characters = [card]
    return fighter


def read_duel(fields: list[Any], known: Known) -> Duel:
    duel = Duel(known.seat(fields[2]))
    duel.named = known.card_or_none(fields[3])
    duel.fighters = [read_fighter(one, known) for one in fields[4]]
    duel.guesses = [int(number) for number in fields[5]]
    return duel


# --- what everybody sees of it ---


def duel_status(table: Table) -> dict[str, object] | None:
    """The dueling hands are zones of their own, each seen by its owner."""
    for step in table.stack:
        if isinstance(step, Duel):
            duelists: list[object] = [
                None if one is None else duelist_status(table, one, 0, False) for one in step.fighters
            ]
            facts: dict[str, object] = {"attacker": step.attacker, "duelists": duelists}
            facts["named"] = None if step.named == NO_CARD else step.named
            return facts
        if isinstance(step, Exchange):
            return exchange_status(table, step)
    return None


def exchange_status(table: Table, step: Exchange) -> dict[str, object]:
    attacked = step.card != NO_CARD
    return {
        "attacker": step.attacker,
        "duelists": [
            duelist_status(table, one, step.hits[one.seat], sees(step.passed, one.seat))
            for one in step.fighters
        ],
        "striker": step.striker,
        "attack": step.card if attacked else None,
        "number": step.number if attacked else None,
    }


def duelist_status(table: Table, fighter: Fighter, hits: int, passed: bool) -> dict[str, object]:
    """With the addends of the power, and with `damage` as the hits that defeat."""
    return {
        "seat": fighter.seat,
        "side": SIDES[fighter.seat],
        "character": fighter.characters[0],
        "weapons": fighter.weapons[:],
        "power": fighter.power,
        "sums": [[why, table.cards[face].code, amount] for why, face, amount in fighter.sums],
        "hits": hits,
        "damage": table.card(fighter.characters[0]).damage,
        "passed": passed,
        "hand": len(table.sides[fighter.seat].dueling),
    }
