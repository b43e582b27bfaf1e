"""Reading a battle plan from its front: up to and including the first character or starship, or the group a battle
card makes.
"""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DARK, DOUBLE, LIGHT, STARSHIP, WEAPON
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.scene import SPACE
from chancecube.young_jedi.table import Table, without
from chancecube.young_jedi.vocabulary.battle_cards import Usage
from chancecube.young_jedi.vocabulary.weapons import Box

MOST_WEAPONS: Final = 2


@final
class Fighter:
    """What one side brings to a fight: a character, starship or group, and the weapons and battle card that work."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.characters: list[int] = []
        self.weapons: list[int] = []  # in use by the first of the characters
        self.disarmed = False  # no weapon counts in this fight, built-in ones neither
        self.ignored: list[int] = []  # characters whose built-in weapon alone does not count
        self.battle_card = NO_CARD  # in use
        self.echo = NO_FACE  # the battle card that gave this further fight
        self.spent: list[int] = []  # battle cards revealed, to be discarded after the fight
        self.last = False  # nothing stands behind it in the plan
        self.special = (
            False  # more than printed numbers may count: a text, a weapon built in, a power that is drawn
        )
        self.power = 0
        self.sums: list[tuple[str, int, int]] = []  # why, from which face, how much
        self.drawn: list[int] = []  # destiny cards of this fight
        self.places: list[int] = []  # for each of them, where its number stands among the sums

    def copy(self) -> Fighter:
        twin = Fighter(self.seat)
        twin.characters = self.characters[:]
        twin.weapons = self.weapons[:]
        twin.disarmed = self.disarmed
        twin.ignored = self.ignored[:]
        twin.battle_card = self.battle_card
        twin.echo = self.echo
        twin.spent = self.spent[:]
        twin.last = self.last
        twin.special = self.special
        twin.power = self.power
        twin.sums = self.sums[:]
        twin.drawn = self.drawn[:]
        twin.places = self.places[:]
        return twin

    def encode(self) -> list[object]:
        return [
            self.seat,
            self.characters[:],
            self.weapons[:],
            self.disarmed,
            self.ignored[:],
            self.battle_card,
            self.echo,
            self.spent[:],
            self.last,
            self.special,
            [[why, face, amount] for why, face, amount in self.sums],
            self.drawn[:],
            self.places[:],
        ]

    # --- the total ---

    def add(self, why: str, face: int, amount: int) -> None:
        """One addend of the total; what adds nothing is not worth a word, unless it is a power or a draw."""
        self.power += amount
        if amount or why == "power" or why == "destiny":
            self.sums.append((why, face, amount))

    def add_number(self, face: int, card: int, number: int) -> None:
        """The number of a destiny card drawn for the card of this face."""
        if card != NO_CARD:
            self.drawn.append(card)
            self.places.append(len(self.sums))
        self.add("destiny", face, number)

    def number_of(self, place: int) -> int:
        """The number that counts of the destiny card at this place."""
        return self.sums[self.places[place]][2]

    def set_number(self, place: int, number: int) -> None:
        why, face, old = self.sums[self.places[place]]
        self.sums[self.places[place]] = (why, face, number)
        self.power += number - old

    # --- what it uses ---

    def weapons_of(self, table: Table, member: int) -> list[int]:
        """The faces of the weapons a member of the group uses: cards if it is the first, and the one built in."""
        if self.disarmed:
            return []
        faces = [table.face[card] for card in self.weapons] if member == 0 else []
        built_in = table.card(self.characters[member]).built_in
        if built_in != NO_FACE and self.characters[member] not in self.ignored:
            faces.append(built_in)
        return faces

    def card_in_use(self, table: Table) -> int:
        return NO_FACE if self.battle_card == NO_CARD else table.face[self.battle_card]

    def stand_again(self, table: Table) -> Fighter:
        """The same characters with the weapon they used, and no battle card, for a further fight."""
        twin = Fighter(self.seat)
        twin.characters = self.characters[:]
        twin.weapons = [] if self.disarmed else self.weapons[:]
        twin.echo = self.card_in_use(table)
        twin.special = self.special
        return twin

    def is_plain(self) -> bool:
        """Whether nothing but its printed numbers counts in a fight on a planet."""
        return not self.special and not self.weapons and self.battle_card == NO_CARD


def fights_in(arena: int) -> int:
    """The kind of card that fights there."""
    return STARSHIP if arena == SPACE else CHARACTER


def has_fighter(table: Table, seat: int, plan: list[int], arena: int) -> bool:
    kind = STARSHIP if arena == SPACE else CHARACTER
    cards = table.cards
    face = table.face
    honour = table.options.honour
    for card in plan:
        if cards[face[card]].kind == kind and not (honour and is_stowaway(table, seat, card, arena)):
            return True
    return False


def is_stowaway(table: Table, seat: int, card: int, arena: int) -> bool:
    """On one's honour anything may be set aside for a plan; what is no battle card has no business there."""
    if not table.options.honour or card not in table.sides[seat].aside:
        return False
    facts = table.card(card)
    return not facts.is_battle_card and not (arena == SPACE and facts.text is not None)


def send_back(table: Table, seat: int, card: int) -> None:
    """Straight back to hand as soon as it is revealed."""
    side = table.sides[seat]
    side.aside = without(side.aside, card)
    side.hand.append(card)
    table.tell("honour-breach", seat, card, rule="yj.plan.honour-illegal-card")


def leaves_choice(table: Table, aside: list[int]) -> bool:
    """Whether any of the battle cards set aside has more than one use."""
    for card in aside:
        facts = table.card(card)
        if facts.kind == DOUBLE or (facts.text is not None and facts.text.group != facts.text.least):
            return True
    return False


def front_doubles(table: Table, seat: int, plan: list[int], arena: int) -> list[int]:
    """The double impact cards that are about to be revealed and still have to become one of their halves."""
    kind = fights_in(arena)
    found: list[int] = []
    for card in plan:
        facts = table.card(card)
        if facts.kind == kind and not is_stowaway(table, seat, card, arena):
            break
        if facts.kind == DOUBLE:
            found.append(card)
    return found


@final
class Front:
    """The reading of one plan's front."""

    def __init__(
        self, table: Table, seat: int, plan: list[int], first: bool, arena: int, size: int = 0
    ) -> None:
        self.table = table
        self.plan = plan
        self.first = first  # no character has been taken before
        self.size = size  # how many its player wants to use a group card with; 0 for as many as fit
        self.site = NOWHERE if arena == SPACE else table.site
        self.arena = arena
        self.fights = fights_in(arena)
        self.fighter = Fighter(seat)

    def kind(self, card: int) -> int:
        """As what a card stands in the plan: whatever neither fights nor is a weapon is a battle card there."""
        kind = self.table.card(card).kind
        return kind if kind == self.fights or kind == WEAPON else BATTLE

    def read(self) -> Fighter:
        """Takes the next fighter off a plan that still has one."""
        table = self.table
        seat = self.fighter.seat
        before: list[int] = []
        while True:
            card = self.plan.pop(0)
            if is_stowaway(table, seat, card, self.arena):
                send_back(table, seat, card)
                continue
            kind = self.kind(card)
            if kind == self.fights:
                self.fighter.characters.append(card)
                self.equip(before)
                self.tell_unused(before[:-1], self.why_surplus(before[-1:]))
                self.tell_unused(before[-1:], self.why_useless())
                break
            if kind == BATTLE and self.makes_group(card):
                self.send_stowaways_back(card)
                before = self.drop_battle_cards(before)
                if self.form_group(card):
                    self.tell_unused(before, "yj.battle.weapon-unusable")
                    break
                self.mistake(card)
            else:
                before.append(card)
        self.fighter.last = not self.plan
        for one in self.fighter.characters:
            if table.card(one).special:
                self.fighter.special = True
        return self.fighter

    # --- groups ---

    def makes_group(self, battle_card: int) -> bool:
        text = self.table.card(battle_card).text
        return text is not None and text.group > 1

    def send_stowaways_back(self, battle_card: int) -> None:
        """Those among the cards a group card would take: they are revealed with it."""
        table = self.table
        text = table.card(battle_card).text
        assert text is not None
        place = 0
        while table.options.honour and place < len(self.plan) and place <= text.group:
            if is_stowaway(table, self.fighter.seat, self.plan[place], self.arena):
                send_back(table, self.fighter.seat, self.plan.pop(place))
            else:
                place += 1

    def drop_battle_cards(self, before: list[int]) -> list[int]:
        """Before a group card no other may stand: of two the first is lost."""
        weapons: list[int] = []
        for card in before:
            if self.kind(card) == BATTLE:
                self.mistake(card)
            else:
                weapons.append(card)
        return weapons

    def form_group(self, battle_card: int) -> bool:
        """The group stands right behind its battle card and at most one weapon; anything else is a mistake."""
        sizes = self.sizes(battle_card, self.plan)
        if not sizes:
            return False
        size = self.size if self.size in sizes else sizes[0]
        start = self.armed(self.plan)
        members = self.plan[start : start + size]
        weapons = usable_weapons(self.table, self.plan[:start], members[0])
        usage = self.usage(battle_card, members, weapons)
        assert usage is not None
        self.fighter.characters = members
        self.fighter.weapons = weapons if usage.weapons else []
        self.tell_unused(self.plan[:start], "yj.battle.group-weapon-ruling")
        del self.plan[: start + size]
        self.fighter.battle_card = battle_card
        self.fighter.spent = [battle_card]
        return True

    def armed(self, behind: list[int]) -> int:
        """How many weapons stand between a group card and its group: one or none."""
        return 1 if behind and self.kind(behind[0]) == WEAPON else 0

    def sizes(self, battle_card: int, behind: list[int]) -> list[int]:
        """With how many of those that stand behind it a group card can be used, the most first."""
        text = self.table.card(battle_card).text
        assert text is not None
        start = self.armed(behind)
        found: list[int] = []
        for size in range(text.group, text.least - 1, -1):
            members = behind[start : start + size]
            if len(members) == size and self.all_fight(members):
                weapons = usable_weapons(self.table, behind[:start], members[0])
                if self.usage(battle_card, members, weapons) is not None:
                    found.append(size)
        return found

    def all_fight(self, members: list[int]) -> bool:
        for card in members:
            if self.kind(card) != self.fights:
                return False
        return True

    def usage(self, battle_card: int, members: list[int], weapons: list[int]) -> Usage | None:
        table = self.table
        text = table.card(battle_card).text
        if text is None or refuses_cards(table, members):
            return None
        faces = [table.face[weapon] for weapon in weapons]
        facts = [table.card(card) for card in members]
        if facts[0].built_in != NO_FACE:
            faces.append(facts[0].built_in)
        return text.usage_for(facts, faces, self.site, self.first)

    def mistake(self, battle_card: int) -> None:
        """Only the battle card that does not fit is lost; the rest of the plan stands as it was."""
        seat = self.fighter.seat
        tell_half(self.table, seat, battle_card)
        side = self.table.sides[seat]
        side.aside = without(side.aside, battle_card)
        self.table.to_discard(seat, battle_card, "mistake", "yj.battle.mistake")

    # --- weapons that do not count ---

    def tell_unused(self, revealed: list[int], rule: str) -> None:
        """The weapons among these that are not in use are ignored, and stay on the planet."""
        for card in revealed:
            if self.kind(card) == WEAPON and card not in self.fighter.weapons:
                self.table.tell("weapon-unused", self.fighter.seat, card, rule=rule)

    def why_surplus(self, last: list[int]) -> str:
        """Why a weapon does not count that stands before another card."""
        if self.fighter.weapons:
            return "yj.battle.one-weapon"
        behind_it = [card for card in last if self.kind(card) == WEAPON]
        return "yj.battle.weapon-adjacent-ruling" if behind_it else "yj.battle.weapon-unusable"

    def why_useless(self) -> str:
        """Why a weapon does not count that stands directly before a character."""
        armed = self.table.card(self.fighter.characters[0]).built_in != NO_FACE
        return "yj.armed.no-weapon" if armed else "yj.battle.weapon-unusable"

    # --- one character alone ---

    def equip(self, before: list[int]) -> None:
        """Gives it the weapon directly before it, and the battle card before that or directly before it."""
        fighter = self.fighter
        fighter.spent = [card for card in before if self.kind(card) == BATTLE]
        if not before:
            return
        behind = self.weapons_behind(before)
        if len(behind) == MOST_WEAPONS and self.use_both(before, behind):
            return
        fighter.weapons = usable_weapons(self.table, behind[-1:], fighter.characters[0])
        place = len(before) - 1 - len(behind)
        if place >= 0 and len(behind) < MOST_WEAPONS:
            if self.usage(before[place], fighter.characters, fighter.weapons) is not None:
                fighter.battle_card = before[place]

    def weapons_behind(self, before: list[int]) -> list[int]:
        """The weapons that stand last, two of them at most."""
        start = len(before)
        while start > 0 and len(before) - start < MOST_WEAPONS and self.kind(before[start - 1]) == WEAPON:
            start -= 1
        return before[start:]

    def use_both(self, before: list[int], behind: list[int]) -> bool:
        """Two weapons work with a battle card that calls for both."""
        place = len(before) - 1 - len(behind)
        if place < 0 or self.kind(before[place]) != BATTLE:
            return False
        fighter = self.fighter
        weapons = usable_weapons(self.table, behind, fighter.characters[0])
        usage = self.usage(before[place], fighter.characters, weapons)
        if usage is None or usage.weapons != MOST_WEAPONS:
            return False
        fighter.weapons = weapons
        fighter.battle_card = before[place]
        return True


def tell_half(table: Table, seat: int, card: int) -> None:
    """Which half a double impact card is used as is known when it is revealed."""
    if table.card(card).whole != NO_FACE:
        table.tell("half", seat, card, rule="yj.double.choose")


def read_front(table: Table, seat: int, plan: list[int], first: bool, arena: int, size: int) -> Fighter:
    """Takes the next fighter off a plan that still has one; most often nothing stands before it."""
    facts = table.cards[table.face[plan[0]]]
    if facts.kind != (STARSHIP if arena == SPACE else CHARACTER) or table.options.honour:
        return Front(table, seat, plan, first, arena, size).read()
    fighter = Fighter(seat)
    fighter.characters.append(plan.pop(0))
    fighter.last = not plan
    fighter.special = facts.special
    return fighter


def choice_of_size(
    table: Table, seat: int, plan: list[int], first: bool, arena: int
) -> tuple[int, list[int]]:
    """The battle card about to be revealed that can be used with one or with several, and with how many."""
    fights = fights_in(arena)
    honest = [card for card in plan if not is_stowaway(table, seat, card, arena)]
    for place in range(len(honest)):
        facts = table.card(honest[place])
        if facts.kind == fights:
            break
        if facts.text is not None and facts.text.group > facts.text.least:
            sizes = Front(table, seat, honest, first, arena).sizes(honest[place], honest[place + 1 :])
            if len(sizes) > 1:
                return honest[place], sizes
    return NO_CARD, []


# --- weapons ---


def usable_weapons(table: Table, weapons: list[int], user: int) -> list[int]:
    """Those of the weapons this character can use; none if an effect forbids it weapons."""
    face = table.face[user]
    found = [weapon for weapon in weapons if table.card(weapon).box_for[face] >= 0]
    return [] if found and weapons_forbidden(table, face) else found


def weapons_forbidden(table: Table, face: int) -> bool:
    for seat in (LIGHT, DARK):
        for effect in table.sides[seat].effect:
            says = table.card(effect).says
            if says is not None and says.bans is not None and says.bans.who.meant(face):
                return True
    return False


def refuses_cards(table: Table, members: list[int]) -> bool:
    """Whether one of them may not use battle cards."""
    for card in members:
        says = table.card(card).says
        if says is not None and says.refuses_cards:
            return True
    return False


def box_against(table: Table, weapon: int, user: int, foes: list[int], dueling: bool = False) -> Box | None:
    """The box of a weapon that speaks of its user against these opponents; None if it may not be used."""
    facts = table.card(weapon)
    best = facts.box_for[user]
    if best < 0:
        return None
    if not facts.conditional:
        return facts.boxes[best]
    named = not facts.boxes[best].other
    found: Box | None = None
    for box in facts.boxes:
        if (named and box.other) or not fits_now(table, box, user, foes, dueling):
            continue
        if found is None or box.worth() > found.worth():
            found = box
    return found


def fits_now(table: Table, box: Box, user: int, foes: list[int], dueling: bool) -> bool:
    if not box.who.meant(user) or (dueling and not box.duels):
        return False
    if box.against is None:
        return True
    for foe in foes:
        if box.against.meant(table.face[foe]):
            return True
    return False


def pips_against(table: Table, box: Box, foes: list[int]) -> int:
    """The dots of a box, unless it has none against such an opponent."""
    if box.spared is not None:
        for foe in foes:
            if box.spared.meant(table.face[foe]):
                return 0
    return box.pips
