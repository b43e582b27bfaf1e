"""What a battle plan would do, as its owner can foresee it: the rules themselves read it, from what the owner sees."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, Final, final

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import only
from chancecube.kernel.wire import SeenZone, View
from chancecube.young_jedi.battle import add_printed, all_draws, remember_fight
from chancecube.young_jedi.bonuses import add_texts
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.plan import (
    MOST_WEAPONS,
    Fighter,
    Front,
    fights_in,
    has_fighter,
    is_stowaway,
    read_front,
    usable_weapons,
)
from chancecube.young_jedi.race import is_pilot
from chancecube.young_jedi.resolve import add_dots, is_shown_for, text_in_use
from chancecube.young_jedi.scene import GROUND, SPACE, Scene
from chancecube.young_jedi.table import Options, Side, Table, Track, new_table, opponent

# What becomes of a card at its place in the plan.
FIGHTS: Final = "fights"
JOINS: Final = "joins"  # fights with the one before it, as one
WEAPON_WORKS: Final = "weapon-works"
WEAPON_IDLE: Final = "weapon-idle"
CARD_WORKS: Final = "card-works"
CARD_LOST: Final = "card-lost"
STOWAWAY: Final = "stowaway"  # set aside on one's honour, and sent back when it is revealed

BY_TEXT: Final = ("text", "effect", "helper")  # addends that stand on no card of the plan


@dataclass
class Reading:
    """A plan as it will be revealed: the fights in their order, and the fate of every card, by its id."""

    fighters: list[Fighter]
    fates: dict[int, str]
    faces: dict[int, Card]  # what each card of the plan is: of a double impact card, the half

    def fighter_with(self, card: int) -> Fighter | None:
        """The fight in which a card is used."""
        for fighter in self.fighters:
            if card in (fighter.battle_card, *fighter.weapons, *fighter.characters):
                return fighter
        return None


@dataclass
class Weight:
    """What a fighter brings against whomever it may meet."""

    power: int  # certain, whoever the opponent is
    maybe: int  # against some opponents
    draws: int
    sums: list[tuple[str, int, int]]  # the addends of the certain power

    def by_text(self) -> list[tuple[str, int, int]]:
        return [addend for addend in self.sums if addend[0] in BY_TEXT]


# --- the table the seat sees ---


def table_seen(view: View) -> Table:
    """A table on which lies what the seat can see, and nothing else; it is read, never played."""
    status = view.status
    options = Options(status["format"], status["tournament"], status["honour"])
    table = new_table(Chance(seed_of(0)), library().cards, options)
    table.turn, table.active = status["turn"], status["active"]
    if status["planet"]:
        table.planet, table.site = PLANETS.index(status["planet"]), status["site_number"]
    ids = [card.id for zone in view.zones for card in zone.cards]
    table.face = [0] * (max(ids, default=-1) + 1)
    for zone in view.zones:
        for card in zone.cards:
            table.face[card.id] = card.face
        if zone.seat >= 0:
            lay(table.sides[zone.seat], zone)
    for seat, side in enumerate(table.sides):
        side.controlled = sum(only(PLANETS.index(planet)) for planet in status["controlled"][seat])
        side.surrendered = sum(only(PLANETS.index(planet)) for planet in status["surrendered"][seat])
        side.track = track_seen(view, table, seat)
    return table


def lay(side: Side, zone: SeenZone) -> None:
    """What lies at the race is laid apart."""
    cards = [card.id for card in zone.cards]
    planet = PLANETS.index(zone.place) if zone.place else NOWHERE
    if zone.name == "up":
        side.up[planet] = cards
    elif zone.name == "down":
        side.down[planet] = cards
    elif zone.name == "hand":
        side.hand = cards
    elif zone.name == "hyperspace":
        side.hyperspace = cards
    elif zone.name == "aside":
        side.aside = cards
    elif zone.name == "effect":
        side.effect = cards


def track_seen(view: View, table: Table, seat: int) -> Track | None:
    race = view.status["race"][seat] if "race" in view.status else None
    if race is None:
        return None
    track = Track(view.zone("objective", seat).cards[0].id)
    for card in view.zone("racers", seat).cards:
        if is_pilot(table.card(card.id)):
            track.pilot = card.id
        else:
            track.podracer = card.id
    track.pile = [card.id for card in view.zone("laps", seat).cards]
    track.laps, track.thrust, track.thrusted = race["laps"], race["thrust"], race["thrusted"]
    return track


# --- reading a plan ---


@final
class Rehearsal:
    """The battle of a view, gone through with plans that are not made yet."""

    def __init__(self, view: View) -> None:
        battle: dict[str, Any] = view.status.get("battle", {"space": False})
        self.table = table_seen(view)
        self.seat = view.seat
        self.arena = SPACE if battle["space"] else GROUND
        self.planet = PLANETS.index(battle["place"]) if self.arena == SPACE else NOWHERE
        self.evacuator = opponent(battle["attacker"]) if self.arena == SPACE else NOWHERE

    def fleet(self, seat: int) -> list[int]:
        """What lies face up where the battle is fought."""
        if self.arena == SPACE:
            return self.table.sides[seat].hyperspace
        return self.table.here(seat)

    def fighters_of(self, seat: int) -> list[int]:
        kind = fights_in(self.arena)
        return [card for card in self.fleet(seat) if self.table.card(card).kind == kind]

    # --- who fights with what ---

    def read(self, order: list[int]) -> Reading:
        """Reads a plan from its front; of a double impact card the half that works is played."""
        table = self.table.copy()
        for card in order:
            if table.card(card).halves:
                self.choose_half(table, order, card)
        return self.go_through(table, order)

    def choose_half(self, table: Table, order: list[int], card: int) -> None:
        halves = battle_halves(table, card)
        for half in halves:
            table.face[card] = half
            if self.go_through(table.copy(), order).fates[card] == CARD_WORKS:
                return
        table.face[card] = halves[0]

    def go_through(self, table: Table, order: list[int]) -> Reading:
        faces = {card: table.card(card) for card in order}
        reading = Reading([], {card: self.idle_fate(table, card) for card in order}, faces)
        left = order[:]
        while has_fighter(table, self.seat, left, self.arena):
            fighter = read_front(table, self.seat, left, not reading.fighters, self.arena, 0)
            reading.fighters.append(fighter)
            note_fates(reading, fighter)
        return reading

    def idle_fate(self, table: Table, card: int) -> str:
        if is_stowaway(table, self.seat, card, self.arena):
            return STOWAWAY
        kind = table.card(card).kind
        if kind == fights_in(self.arena):
            return FIGHTS
        return WEAPON_IDLE if kind == WEAPON else CARD_LOST

    # --- how strong ---

    def weigh(self, reading: Reading) -> list[Weight]:
        """The weight of every fighter, each with those before it as having fought already."""
        table = self.table.copy()
        for card, face in reading.faces.items():
            table.face[card] = face.index
        weights: list[Weight] = []
        for fighter in reading.fighters:
            weights.append(self.weight_of(table, fighter))
            if self.arena == GROUND:
                remember_fight(table, fighter)
        return weights

    def weight_of(self, table: Table, fighter: Fighter) -> Weight:
        """Against each opponent there; where nobody is, there will be no fight, and any opponent does."""
        foes = self.fighters_of(opponent(self.seat)) or fighter.characters
        totals = [self.total(table, fighter, foe) for foe in foes]
        least = min(totals, key=lambda total: (total[0].power, total[1]))
        most = max(total.power for total, _ in totals)
        maybe = most - least[0].power + dots_for_showing(table, fighter)
        return Weight(least[0].power, maybe, least[1], least[0].sums)

    def total(self, table: Table, fighter: Fighter, foe: int) -> tuple[Fighter, int]:
        """The fighter with all its addends against one opponent, and how many draws it makes."""
        one, other = fighter.copy(), Fighter(opponent(self.seat))
        other.characters = [foe]
        scene = Scene(table, self.seat, self.arena, self.planet)
        scene.fighter, scene.foe, scene.evacuator = one, other, self.evacuator
        add_printed(table, one, other, self.arena)
        add_texts(scene)
        scene.subject = 0
        text = text_in_use(table, one)
        if text is not None and not is_shown_for(text) and (text.when is None or text.when.holds(scene)):
            add_dots(table, one)
        draws = [draw for draw in all_draws(table, one, other, self.arena) if draw.seat == self.seat]
        return one, len(draws)

    # --- who could use a card ---

    def users_of(self, battle_card: int) -> list[Card]:
        """Those with whom a battle card from hand could be used; the first fit is enough."""
        table = self.table.copy()
        front = Front(table, self.seat, [], True, self.arena)
        fighters = self.fighters_of(self.seat)
        weapons = [card for card in self.fleet(self.seat) if table.card(card).kind == WEAPON]
        for face in battle_halves(table, battle_card) or [table.face[battle_card]]:
            table.face[battle_card] = face
            text = table.card(battle_card).text
            for size in range(text.group, text.least - 1, -1) if text is not None else []:
                for members in permutations(fighters, size):
                    arms = ways_to_arm(usable_weapons(table, weapons, members[0]))
                    if any(front.usage(battle_card, list(members), used) is not None for used in arms):
                        return [table.card(card) for card in members]
        return []


def battle_halves(table: Table, card: int) -> list[int]:
    """The faces of a double impact card's halves that are battle cards."""
    return [half for half in table.card(card).halves if table.cards[half].kind == BATTLE]


def ways_to_arm(weapons: list[int]) -> list[list[int]]:
    return [[], *[[weapon] for weapon in weapons], *[list(pair) for pair in combinations(weapons, 2)]]


def note_fates(reading: Reading, fighter: Fighter) -> None:
    for place, card in enumerate(fighter.characters):
        reading.fates[card] = FIGHTS if place == 0 else JOINS
    for weapon in fighter.weapons:
        reading.fates[weapon] = WEAPON_WORKS
    if fighter.battle_card in reading.fates:
        reading.fates[fighter.battle_card] = CARD_WORKS


def dots_for_showing(table: Table, fighter: Fighter) -> int:
    """Dots that count only if the hand is shown."""
    text = text_in_use(table, fighter)
    return table.card(fighter.battle_card).pips if text is not None and is_shown_for(text) else 0


# --- a tidy order to begin with ---


@final
class Tidying:
    """Weapons and battle cards are put before somebody who can use them, if anybody can."""

    def __init__(self, rehearsal: Rehearsal, cards: list[int]) -> None:
        self.rehearsal = rehearsal
        self.table = rehearsal.table
        self.fights = fights_in(rehearsal.arena)
        self.squads = [[card] for card in cards if self.table.card(card).kind == self.fights]
        weapons = [card for card in cards if self.table.card(card).kind == WEAPON]
        self.weapons = sorted(weapons, key=lambda card: -best_worth(self.table.card(card)))
        known = [squad[0] for squad in self.squads] + weapons
        self.rest = [card for card in cards if card not in known]

    def order(self) -> list[int]:
        for card in self.rest[:]:
            if any(size > 1 for size in self.sizes(card)):
                self.gather(card)
        for card in self.rest[:]:
            if self.wants_two_weapons(card):
                self.arm_twice(card)
        for card in self.weapons:
            if not self.arm(card):
                self.rest.append(card)
        for card in self.rest[:]:
            if self.table.card(card).kind != WEAPON and self.support(card):
                self.rest.remove(card)
        return [card for squad in self.squads for card in squad] + self.rest

    def sizes(self, card: int) -> list[int]:
        """How large a group a battle card, or a half of it, can make."""
        faces = battle_halves(self.table, card) or [self.table.face[card]]
        texts = [self.table.cards[face].text for face in faces]
        return [text.group for text in texts if text is not None]

    def works(self, squads: list[list[int]], card: int, fate: str) -> bool:
        """Whether the card would be used, were these squads the plan."""
        order = [other for squad in squads for other in squad]
        return self.rehearsal.read(order).fates[card] == fate

    def gather(self, card: int) -> None:
        """Puts a group card before lone fighters it can bring together."""
        alone = [squad[0] for squad in self.squads if len(squad) == 1]
        for size in sorted({size for size in self.sizes(card) if size > 1}, reverse=True):
            for members in combinations(alone, size):
                reading = self.rehearsal.read([card, *members])
                if reading.fates[card] == CARD_WORKS and len(reading.fighters[0].characters) == size:
                    self.squads = [squad for squad in self.squads if squad[0] not in members]
                    self.squads.append([card, *members])
                    self.rest.remove(card)
                    return

    def wants_two_weapons(self, card: int) -> bool:
        text = self.table.card(card).text
        return text is not None and text.weapons == MOST_WEAPONS

    def arm_twice(self, card: int) -> None:
        """Gives a lone fighter two weapons and the battle card that calls for both."""
        for number, squad in enumerate(self.squads):
            for pair in permutations(self.weapons, MOST_WEAPONS) if len(squad) == 1 else []:
                changed = [card, *pair, *squad]
                if self.works(self.with_squad(number, changed), pair[0], WEAPON_WORKS):
                    self.squads[number] = changed
                    self.rest.remove(card)
                    self.weapons = [weapon for weapon in self.weapons if weapon not in pair]
                    return

    def arm(self, weapon: int) -> bool:
        """Hands the weapon to the squad that gains most by it."""
        best, gain = -1, 0
        for number, squad in enumerate(self.squads):
            user = next(
                place for place, card in enumerate(squad) if self.table.card(card).kind == self.fights
            )
            worth = worth_for(self.table.card(weapon), self.table.card(squad[user]))
            if worth <= gain or any(self.table.card(card).kind == WEAPON for card in squad):
                continue
            changed = [*squad[:user], weapon, *squad[user:]]
            if self.works(self.with_squad(number, changed), weapon, WEAPON_WORKS):
                best, gain, armed = number, worth, changed
        if best < 0:
            return False
        self.squads[best] = armed
        return True

    def with_squad(self, number: int, squad: list[int]) -> list[list[int]]:
        return [*self.squads[:number], squad, *self.squads[number + 1 :]]

    def support(self, battle_card: int) -> bool:
        """Puts the battle card before the first squad it works for."""
        for number, squad in enumerate(self.squads):
            if all(self.table.card(card).kind in (self.fights, WEAPON) for card in squad):
                changed = [battle_card, *squad]
                if self.works(self.with_squad(number, changed), battle_card, CARD_WORKS):
                    self.squads[number] = changed
                    return True
        return False


def best_worth(weapon: Card) -> int:
    return max(box.worth() for box in weapon.boxes)


def worth_for(weapon: Card, user: Card) -> int:
    index = weapon.box_for[user.index]
    return weapon.boxes[index].worth() if index >= 0 else 0


def tidy_order(rehearsal: Rehearsal, cards: list[int]) -> list[int]:
    return Tidying(rehearsal, cards).order()
