"""Battle: declared once a turn, planned in secret, fought character against character; in space, ship against ship."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import ARRANGE, DONE, PICK, YES, Decision
from chancecube.kernel.events import sees
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD, faces_of
from chancecube.young_jedi.bonuses import add_texts, damage_of, hears_of_damage, hears_of_power
from chancecube.young_jedi.draws import (
    FOR_BATTLE_CARD,
    FOR_POWER,
    FOR_WEAPON,
    DestinyDraw,
    Draw,
    draw_plainly,
    read_draw,
)
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DRAWN_POWER
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITE_BONUS
from chancecube.young_jedi.plan import (
    Fighter,
    box_against,
    choice_of_size,
    front_doubles,
    has_fighter,
    is_stowaway,
    leaves_choice,
    pips_against,
    read_front,
    send_back,
    tell_half,
)
from chancecube.young_jedi.resolve import (
    drop_card_without_weapon,
    outcomes_of,
    push,
    resolve_battle_card,
    slips_away,
    take_choice,
    text_in_use,
)
from chancecube.young_jedi.scene import GROUND, SPACE, Scene
from chancecube.young_jedi.spoils import share_out_spoils
from chancecube.young_jedi.table import (
    FIGHTING,
    FIRST_HALF,
    NUMBER,
    SECOND_HALF,
    Table,
    TableStep,
    opponent,
    without,
)
from chancecube.young_jedi.victory import check_decks_after_draws
from chancecube.young_jedi.vocabulary.battle_cards import (
    BattleText,
    FightAgain,
    LastStand,
    MoreDamage,
    OnlyLoses,
    Rescue,
    any_meant,
)
from chancecube.young_jedi.vocabulary.in_play import IgnoreWeapon
from chancecube.young_jedi.vocabulary.who import STARFIGHTER

ATTACKER_CARDS: Final = 0
DEFENDER_CARDS: Final = 1
PLANS: Final = 2
NEXT_FIGHT: Final = 3
HALVES: Final = 4
REVEAL: Final = 5
READY: Final = 6
DRAWS: Final = 7
RESOLVE: Final = 8
BARGAIN: Final = 9
COMPARISON: Final = 10
BREAKTHROUGH: Final = 11
AFTERWARDS: Final = 12

BREAKTHROUGH_DAMAGE: Final = 1


def forbids_battle(table: Table) -> str:
    """Both players need face-up characters or weapons on the current planet; one who passed in a duel keeps the peace."""
    if table.peaceful and sees(table.peaceful, table.active):
        return "yj.duel.pass"
    for side in table.sides:
        here = side.up[table.planet]
        if not here or (table.apart and not [card for card in here if card not in table.apart]):
            return "yj.battle.declare"
    return ""


def on_planet(table: Table, seat: int) -> list[int]:
    """What a player's plan on the current planet holds: all that lies face up there and was not kept apart."""
    here = table.here(seat)
    if not table.apart:
        return here[:]
    return [card for card in here if card not in table.apart]


@final
class Battle(TableStep):
    """A battle on the current planet or in space, from the numbers of battle cards to the survivors' return."""

    def __init__(self, attacker: int, arena: int = GROUND, planet: int = NOWHERE) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = opponent(attacker)
        self.arena = arena
        self.planet = planet  # in space, the planet being evacuated
        self.plans: list[list[int]] = [[], []]  # by seat, the front first
        self.unplanned: list[list[int]] = [[], []]  # by seat, cards not yet given a place
        self.fought: list[int] = [0, 0]  # by seat, how many characters have been revealed
        self.sizes: list[int] = [0, 0]  # by seat, with how many a battle card is used; 0 if nobody had to say
        self.fighters: list[Fighter | None] = [None, None]  # by seat, in the present fight
        self.again: list[Fighter | None] = [None, None]  # by seat, who fights the next fight too
        self.draws: list[Draw] = []  # destiny draws of the present fight still to be made
        self.turn = 0  # whose choice is next: the attacker's, then the defender's
        self.to_give = 0  # cards still to be discarded for a tie
        self.tied = False  # the present fight is a tie, whatever the totals
        self.unharmed = 0  # mask of seats that breakthrough costs nothing in this battle

    def play(self, table: Table) -> None:
        stage = self.stage
        if stage == ATTACKER_CARDS:
            self.ask_battle_cards(table, self.attacker)
        elif stage == DEFENDER_CARDS:
            self.ask_battle_cards(table, self.defender)
        elif stage == PLANS:
            self.make_plans(table)
        elif stage == NEXT_FIGHT:
            self.next_fight(table)
        elif stage == HALVES:
            self.choose_uses(table)
        elif stage == REVEAL:
            self.reveal(table)
        elif stage == READY:
            self.make_ready(table)
        elif stage == DRAWS:
            self.draw_destinies(table)
        elif stage == RESOLVE:
            self.resolve(table)
        elif stage == BARGAIN:
            self.bargain(table)
        elif stage == COMPARISON:
            self.compare(table)
        elif stage == BREAKTHROUGH:
            self.break_through(table)
        else:
            self.end(table)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if self.stage == PLANS:
            self.place(table, decision.seat, option)
        elif decision.kind == "battle-cards":
            if option == DONE:
                self.announce_number(table, decision.seat)
            else:
                self.set_aside(table, decision.seat, option)
        elif decision.kind == "group-size":
            self.sizes[decision.seat] = NUMBER - option
        elif self.stage == HALVES:
            place = 0 if option == FIRST_HALF else 1
            table.face[decision.number] = table.card(decision.number).halves[place]
        elif self.stage == READY:
            fighter, foe = self.sides_of(decision.seat)
            ignore_weapon(table, fighter, foe, option)
        elif self.stage == BARGAIN:
            self.take_bargain(table, decision, option)
        else:
            take_choice(self.scene(table, decision.seat), decision, option)

    # --- declaring: the attacker's battle cards are set aside first, then the defender's ---

    def ask_battle_cards(self, table: Table, seat: int) -> None:
        hand = table.sides[seat].hand
        cards = table.cards
        face = table.face
        if self.arena == SPACE or table.options.honour:
            options = [card for card in hand if may_be_planned(table, seat, card)]
        else:
            options = [card for card in hand if cards[face[card]].is_battle_card]
        options.append(DONE)
        table.ask(
            seat, "battle-cards", options, PICK, "yj.battle.declare-count", len(table.sides[seat].aside)
        )

    def set_aside(self, table: Table, seat: int, card: int) -> None:
        side = table.sides[seat]
        side.hand.remove(card)
        side.aside = [*side.aside, card]

    def announce_number(self, table: Table, seat: int) -> None:
        """Which cards they are stays secret; their number can no longer be changed."""
        number = len(table.sides[seat].aside)
        table.tell("battle-cards", seat, amount=number, rule="yj.battle.declare-count")
        self.stage += 1

    # --- planning: both at once, in secret, with every face-up card there, or every ship ---

    def make_plans(self, table: Table) -> None:
        for seat in (self.attacker, self.defender):
            side = table.sides[seat]
            fleet = side.hyperspace if self.arena == SPACE else on_planet(table, seat)
            self.unplanned[seat] = fleet + side.aside
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

    # --- a fight: reveal, make ready, draw, resolve, compare ---

    def next_fight(self, table: Table) -> None:
        """Without an opponent nobody fights."""
        seat, foe = self.attacker, self.defender
        if (self.again[seat] is not None or has_fighter(table, seat, self.plans[seat], self.arena)) and (
            self.again[foe] is not None or has_fighter(table, foe, self.plans[foe], self.arena)
        ):
            self.stage = HALVES
            self.choose_uses(table)
        else:
            self.stage = BREAKTHROUGH
            self.break_through(table)

    def choose_uses(self, table: Table) -> None:
        """What a card of the front is used as, and with how many, is said as it is revealed, by both at once."""
        for seat in (self.attacker, self.defender):
            aside = table.sides[seat].aside
            if aside and self.again[seat] is None and leaves_choice(table, aside):
                self.choose_use(table, seat)
        if not table.pending:
            self.stage = REVEAL
            self.reveal(table)

    def choose_use(self, table: Table, seat: int) -> None:
        """A double impact card becomes one of its halves; then a card for one or several says for how many."""
        plan = self.plans[seat]
        for card in front_doubles(table, seat, plan, self.arena):
            halves = table.card(card).halves
            battles = [half for half in halves if table.cards[half].kind == BATTLE]
            if len(battles) > 1:
                options = [FIRST_HALF, SECOND_HALF]
                table.tell("shows-card", seat, card, rule="yj.battle.reveal")
                table.ask(seat, "half", options, rule="yj.double.when-ruling", number=card)
                return
            table.face[card] = battles[0]
        if self.sizes[seat] == 0:
            card, sizes = choice_of_size(table, seat, plan, self.fought[seat] == 0, self.arena)
            if len(sizes) > 1:
                options = [NUMBER - size for size in sizes]
                table.tell("shows-card", seat, card, rule="yj.battle.reveal")
                table.ask(seat, "group-size", options, rule="yj.battle.together", number=card)

    def reveal(self, table: Table) -> None:
        """Both reveal up to and including the first character or group."""
        attacker = self.bring_fighter(table, self.attacker)
        defender = self.bring_fighter(table, self.defender)
        self.fighters[self.attacker] = attacker
        self.fighters[self.defender] = defender
        show(table, attacker)
        show(table, defender)
        if attacker.battle_card != NO_CARD or defender.battle_card != NO_CARD:
            if slips_away(table, attacker):
                self.slip_away(table, attacker, defender)
                return
            if slips_away(table, defender):
                self.slip_away(table, defender, attacker)
                return
            push(table, attacker, defender)
            push(table, defender, attacker)
        self.turn = 0
        self.stage = READY
        self.make_ready(table)

    def bring_fighter(self, table: Table, seat: int) -> Fighter:
        again = self.again[seat]
        if again is not None:
            self.again[seat] = None
            return again
        size = self.sizes[seat]
        fighter = read_front(table, seat, self.plans[seat], self.fought[seat] == 0, self.arena, size)
        self.sizes[seat] = 0
        self.fought[seat] += len(fighter.characters)
        return fighter

    def slip_away(self, table: Table, fighter: Fighter, foe: Fighter) -> None:
        """Back to the front of its plan with its weapon, for the next opponent; the one it leaves is out."""
        table.tell("slips-away", fighter.seat, fighter.characters[0], rule="yj.virtual.no-time")
        for card in foe.characters:
            table.tell("left-behind", foe.seat, card, rule="yj.virtual.left-behind-ruling")
        self.plans[fighter.seat] = fighter.weapons + fighter.characters + self.plans[fighter.seat]
        self.fought[fighter.seat] -= len(fighter.characters)
        self.close_fight(table, fighter, foe)

    def both(self) -> tuple[Fighter, Fighter]:
        """The fighters of the present fight: attacker's, defender's."""
        attacker = self.fighters[self.attacker]
        defender = self.fighters[self.defender]
        assert attacker is not None and defender is not None
        return attacker, defender

    def sides_of(self, seat: int) -> tuple[Fighter, Fighter]:
        """This seat's fighter and the opposing one."""
        attacker, defender = self.both()
        return (attacker, defender) if seat == self.attacker else (defender, attacker)

    def seat_in_turn(self) -> int:
        return self.attacker if self.turn == 0 else self.defender

    def scene(self, table: Table, seat: int) -> Scene:
        scene = Scene(table, seat, self.arena, self.planet)
        scene.fighter, scene.foe = self.sides_of(seat)
        if self.arena == SPACE:
            scene.evacuator = self.defender
        return scene

    def make_ready(self, table: Table) -> None:
        """Weapons given up to spoil others go before the first draw; then the order of the draws is laid down."""
        attacker, defender = self.both()
        while self.turn < 2 and (attacker.weapons or defender.weapons):
            fighter, foe = (attacker, defender) if self.turn == 0 else (defender, attacker)
            self.turn += 1
            targets = ignorable_weapons(table, fighter, foe)
            if targets:
                table.ask(fighter.seat, "ignore-weapon", [*targets, DONE], rule="yj.battle.gaderffii")
                return
        add_printed(table, attacker, defender, self.arena)
        add_printed(table, defender, attacker, self.arena)
        if self.arena == SPACE or hears_of_power(table, attacker):
            add_texts(self.scene(table, self.attacker))
        if self.arena == SPACE or hears_of_power(table, defender):
            add_texts(self.scene(table, self.defender))
        if self.arena == SPACE or not (attacker.is_plain() and defender.is_plain()):
            self.draws = all_draws(table, attacker, defender, self.arena)
        if self.draws:
            table.mode = FIGHTING
            self.stage = DRAWS
            self.draw_destinies(table)
        else:
            self.turn = 0
            self.stage = RESOLVE
            self.resolve(table)

    def draw_destinies(self, table: Table) -> None:
        """In the order of the rule; all draws of the fight are made before the draw decks are looked at."""
        while self.draws:
            draw = self.draws[0]
            if self.turn == WAITING:
                self.turn = 0
                number = table.destiny
            else:
                number = draw_plainly(table, draw)
            if number < 0:
                self.turn = WAITING
                table.push(DestinyDraw(draw))
                return
            fighter = self.fighters[draw.seat]
            assert fighter is not None
            fighter.add_number(draw.face, table.destiny_card, number)
            self.draws = self.draws[1:]
        self.turn = 0
        self.stage = RESOLVE
        check_decks_after_draws(table)
        if not table.over:
            self.resolve(table)

    def resolve(self, table: Table) -> None:
        """The attacker's battle card wholly before the defender's."""
        attacker, defender = self.both()
        while self.turn < 2:
            fighter = attacker if self.turn == 0 else defender
            self.turn += 1
            if fighter.battle_card != NO_CARD:
                self.note_last_stand(table, fighter)
                resolve_battle_card(self.scene(table, fighter.seat))
                if table.pending:
                    return
        self.turn = 0
        self.stage = BARGAIN
        self.bargain(table)

    def note_last_stand(self, table: Table, fighter: Fighter) -> None:
        for outcome in outcomes_of(table, fighter):
            if isinstance(outcome, LastStand) and fighter.last:
                self.unharmed |= 1 << fighter.seat

    def bargain(self, table: Table) -> None:
        """Who may buy a tie with cards from hand is asked, unless it is one already."""
        if self.to_give:
            seat = self.seat_in_turn()
            hand = table.sides[seat].hand
            table.ask(seat, "discard-for", hand[:], PICK, "yj.virtual.watto", self.to_give)
            return
        attacker, defender = self.both()
        while self.turn < 2 and not self.tied and attacker.power != defender.power:
            fighter = attacker if self.turn == 0 else defender
            if (
                fighter.special
                and may_buy_tie(table, fighter)
                and price_of_tie(self.scene(table, fighter.seat))
            ):
                table.ask(fighter.seat, "tie-for-cards", [YES, DONE], rule="yj.virtual.watto")
                return
            self.turn += 1
        self.turn = 0
        self.stage = COMPARISON
        self.compare(table)

    def take_bargain(self, table: Table, decision: Decision, option: int) -> None:
        seat = decision.seat
        if option == YES:
            self.to_give = price_of_tie(self.scene(table, seat))
        elif option == DONE:
            self.turn += 1
        else:
            table.sides[seat].hand.remove(option)
            table.to_discard(seat, option, "discard", "yj.virtual.watto")
            self.to_give -= 1
            self.tied = self.to_give == 0

    def compare(self, table: Table) -> None:
        """The higher total wins; a tie leaves both in place."""
        attacker, defender = self.both()
        table.stirred = True
        tell_total(table, attacker, self.arena)
        tell_total(table, defender, self.arena)
        if self.tied or attacker.power == defender.power:
            table.tell("tie", -1, rule="yj.virtual.watto" if self.tied else self.rule_of_defeat())
        elif attacker.power > defender.power:
            self.settle(table, attacker, defender)
        else:
            self.settle(table, defender, attacker)
        if table.over:
            return
        if self.arena == GROUND:
            remember_fight(table, attacker)
            remember_fight(table, defender)
        self.close_fight(table, attacker, defender)

    def close_fight(self, table: Table, one: Fighter, other: Fighter) -> None:
        if one.spent:
            put_aside_spent(table, one)
        if other.spent:
            put_aside_spent(table, other)
        self.fighters = [None, None]
        self.tied = False
        self.turn = 0
        self.stage = NEXT_FIGHT

    def rule_of_defeat(self, group: bool = False) -> str:
        """What is said of the beaten, and of a tie."""
        if self.arena == SPACE:
            return "yj.evac.ship-defeated"
        return "yj.battle.together-lose" if group else "yj.battle.compare"

    def settle(self, table: Table, winner: Fighter, loser: Fighter) -> None:
        table.tell("wins", winner.seat, winner.characters[0], rule=self.rule_of_defeat())
        defeated = self.defeat(table, winner, loser)
        if table.over:
            return
        if winner.battle_card != NO_CARD:
            for outcome in outcomes_of(table, winner):
                if isinstance(outcome, FightAgain) and any_meant(outcome.beating, defeated):
                    self.again[winner.seat] = winner.stand_again(table)
                    table.tell(
                        "fights-again", winner.seat, winner.characters[0], rule="yj.battle.extra-fight-ruling"
                    )
        if winner.special:
            share_out_spoils(table, winner, len(defeated))

    def defeat(self, table: Table, winner: Fighter, loser: Fighter) -> list[int]:
        """The beaten are discarded, the weapons with their user; then their damage is taken as one sum.

        Returns the faces of the defeated; those who return to hand are among them, those who are spared are not.
        """
        hears = self.arena == SPACE or hears_of_damage(table, winner, loser)
        scene = self.scene(table, loser.seat) if hears else None
        damage = extra_damage(table, winner, loser)
        defeated: list[int] = []
        for place in range(len(loser.characters)):
            card = loser.characters[place]
            if loser.battle_card != NO_CARD and is_spared(table, loser, card):
                continue
            defeated.append(table.face[card])
            weapons = loser.weapons if place == 0 and not loser.disarmed else []
            if loser.battle_card != NO_CARD and is_rescued(table, loser, card):
                for one in [card, *weapons]:
                    return_to_hand(table, loser.seat, one, self.arena)
                continue
            if scene is None:
                damage += table.card(card).damage
            else:
                damage += made_worse(table, scene, damage_of(scene, place))
            self.lose(table, loser, card, weapons)
        if self.arena == SPACE and defeated:
            damage += pilot_damage(table, loser)
        table.take_damage(loser.seat, damage, "yj.game.damage-order-ruling")
        return defeated

    def lose(self, table: Table, loser: Fighter, card: int, weapons: list[int]) -> None:
        seat = loser.seat
        leave(table, seat, card, self.arena)
        table.to_discard(seat, card, "defeated", self.rule_of_defeat(len(loser.characters) > 1))
        for weapon in weapons:
            leave(table, seat, weapon, self.arena)
            table.to_discard(seat, weapon, "discard", "yj.battle.weapon-lost")

    # --- the end of the battle ---

    def break_through(self, table: Table) -> None:
        """Each attacker that has met nobody costs the defender a card; the defender's left-over do nothing."""
        self.stage = AFTERWARDS
        if self.arena == SPACE:
            return
        each = 0 if sees(self.unharmed, self.defender) else BREAKTHROUGH_DAMAGE
        damage = 0
        for card in self.plans[self.attacker]:
            if table.card(card).kind == CHARACTER and not is_stowaway(table, self.attacker, card, self.arena):
                damage += each
                table.tell("breaks-through", self.attacker, card, each, rule="yj.battle.breakthrough")
        table.take_damage(self.defender, damage, "yj.battle.breakthrough")

    def end(self, table: Table) -> None:
        """Battle cards nobody met are discarded unused; characters and weapons are back, hands are taken up."""
        table.pop()
        for seat in (self.attacker, self.defender):
            side = table.sides[seat]
            for card in side.aside[:]:
                if is_stowaway(table, seat, card, self.arena):
                    send_back(table, seat, card)
                else:
                    table.to_discard(seat, card, "discard", "yj.battle.card-unopposed-ruling")
            side.aside = []
            table.mix_hand(seat)
        rule = "yj.evac.survivors" if self.arena == SPACE else "yj.battle.survivors"
        table.tell("battle-over", self.attacker, rule=rule)

    def copy(self) -> Battle:
        twin = Battle(self.attacker, self.arena, self.planet)
        twin.stage = self.stage
        twin.plans = [plan[:] for plan in self.plans]
        twin.unplanned = [cards[:] for cards in self.unplanned]
        twin.fought = self.fought[:]
        twin.sizes = self.sizes[:]
        twin.fighters = [None if one is None else one.copy() for one in self.fighters]
        twin.again = [None if one is None else one.copy() for one in self.again]
        twin.draws = self.draws  # replaced, never changed in place
        twin.turn = self.turn
        twin.to_give = self.to_give
        twin.tied = self.tied
        twin.unharmed = self.unharmed
        return twin

    def encode(self) -> list[object]:
        return [
            "battle",
            self.stage,
            self.attacker,
            self.arena,
            self.planet,
            [plan[:] for plan in self.plans],
            [cards[:] for cards in self.unplanned],
            self.fought + self.sizes,
            [None if one is None else one.encode() for one in self.fighters],
            [None if one is None else one.encode() for one in self.again],
            [draw.encode() for draw in self.draws],
            [self.turn, self.to_give, self.tied, self.unharmed],
        ]


WAITING: Final = -1  # a draw with a choice is being made


def read_battle(fields: list[Any], known: Known) -> Battle:
    arena, planet = int(fields[3]), int(fields[4])
    if (arena, planet) != (GROUND, NOWHERE) and (arena != SPACE or not 0 <= planet < len(PLANETS)):
        raise ValueError(fields)
    battle = Battle(known.seat(fields[2]), arena, planet)
    battle.plans = known.piles(fields[5])
    battle.unplanned = known.piles(fields[6])
    numbers = [int(number) for number in fields[7]]
    battle.fought = numbers[:2]
    battle.sizes = numbers[2:]
    battle.fighters = [read_fighter(one, known) for one in fields[8]]
    battle.again = [read_fighter(one, known) for one in fields[9]]
    battle.draws = [read_draw(one, known) for one in fields[10]]
    turn, to_give, tied, unharmed = fields[11]
    battle.turn = int(turn)
    battle.to_give = int(to_give)
    battle.tied = bool(tied)
    battle.unharmed = int(unharmed)
    return battle


def read_fighter(fields: list[Any] | None, known: Known) -> Fighter | None:
    if fields is None:
        return None
    fighter = Fighter(known.seat(fields[0]))
    fighter.characters = known.cards(fields[1])
    fighter.weapons = known.cards(fields[2])
    fighter.disarmed = bool(fields[3])
    fighter.ignored = known.cards(fields[4])
    fighter.battle_card = known.card_or_none(fields[5])
    fighter.echo = int(fields[6])
    fighter.spent = known.cards(fields[7])
    fighter.last = bool(fields[8])
    fighter.special = bool(fields[9])
    for why, face, amount in fields[10]:
        fighter.sums.append((str(why), int(face), int(amount)))
        fighter.power += int(amount)
    fighter.drawn = known.cards(fields[11])
    fighter.places = [int(place) for place in fields[12]]
    return fighter


# --- what is revealed ---


def may_be_planned(table: Table, seat: int, card: int) -> bool:
    """Beside battle cards, who may be used as one in space; on one's honour anything."""
    facts = table.card(card)
    if facts.is_battle_card or table.options.honour:
        return True
    return facts.text is not None and has_ship(table, seat, facts.text)


def has_ship(table: Table, seat: int, text: BattleText) -> bool:
    """A character is used as a battle card for certain ships only: one of them must be there."""
    for ship in table.sides[seat].hyperspace:
        if text.usage_for([table.card(ship)], [], NOWHERE, True) is not None:
            return True
    return False


def become_half(table: Table, seat: int, card: int, half: int) -> None:
    """Of a card that lies open already."""
    table.face[card] = half
    tell_half(table, seat, card)


def show(table: Table, fighter: Fighter) -> None:
    for card in fighter.spent:
        tell_half(table, fighter.seat, card)
        rule = "yj.battle.one-battle-card" if card == fighter.battle_card else "yj.battle.card-unusable"
        kind = "uses-card" if card == fighter.battle_card else "card-unused"
        table.tell(kind, fighter.seat, card, rule=rule)
    for weapon in fighter.weapons:
        table.tell("uses-weapon", fighter.seat, weapon, rule="yj.battle.one-weapon")
    for card in fighter.characters:
        table.tell("steps-forward", fighter.seat, card, rule="yj.battle.reveal")


def ignorable_weapons(table: Table, fighter: Fighter, foe: Fighter) -> list[int]:
    """The opposing weapons a weapon in use could be given up against: cards, or the characters that have one built in."""
    if not fighter.weapons or fighter.disarmed or foe.disarmed:
        return []
    says = table.card(fighter.weapons[0]).says
    if says is None or not any([isinstance(word, IgnoreWeapon) for word in says.words]):
        return []
    armed = [card for card in foe.characters if table.card(card).built_in != NO_FACE]
    return foe.weapons + armed


def ignore_weapon(table: Table, fighter: Fighter, foe: Fighter, option: int) -> None:
    """The stick is discarded; the weapon named, or the one built into the character named, does not count."""
    if option == DONE:
        return
    stick = fighter.weapons[0]
    fighter.weapons = fighter.weapons[1:]
    leave_planet(table, fighter.seat, stick)
    table.to_discard(fighter.seat, stick, "discard", "yj.battle.gaderffii")
    if option in foe.weapons:
        foe.weapons.remove(option)
    else:
        foe.ignored.append(option)
    table.tell("weapon-ignored", foe.seat, option, rule="yj.battle.gaderffii")
    drop_card_without_weapon(table, foe)


# --- the addends of a total, in the order in which they come about ---


def add_printed(table: Table, fighter: Fighter, foe: Fighter, arena: int) -> None:
    """Each one's power and, on a planet, its dots for the present site; then the weapons' dots."""
    site = table.site
    for place in range(len(fighter.characters)):
        facts = table.cards[table.face[fighter.characters[place]]]
        if facts.power != DRAWN_POWER:
            fighter.add("power", facts.index, facts.power)
        if arena == GROUND and facts.bonus[site]:
            fighter.add(SITE_BONUS[site], facts.index, facts.bonus[site])
        if facts.built_in != NO_FACE and has_built_in(fighter, place):
            fighter.add("weapon", facts.built_in, table.cards[facts.built_in].boxes[0].pips)
    if fighter.weapons and not fighter.disarmed:
        user = table.face[fighter.characters[0]]
        for weapon in fighter.weapons:
            box = box_against(table, weapon, user, foe.characters)
            if box is not None:
                fighter.add("weapon", table.face[weapon], pips_against(table, box, foe.characters))


def has_built_in(fighter: Fighter, place: int) -> bool:
    return not fighter.disarmed and fighter.characters[place] not in fighter.ignored


def all_draws(table: Table, attacker: Fighter, defender: Fighter, arena: int) -> list[Draw]:
    """For battle cards, then for weapons, then for power; the defender's before the attacker's each time."""
    draws: list[Draw] = []
    for fighter in (defender, attacker):
        if fighter.battle_card != NO_CARD:
            card = table.card(fighter.battle_card)
            for _ in range(card.cubes):
                draws.append(Draw(fighter.seat, FOR_BATTLE_CARD, card.index, fighter.characters[0]))
    add_weapon_draws(table, draws, defender, attacker)
    add_weapon_draws(table, draws, attacker, defender)
    for fighter in (defender, attacker):
        for card_id in fighter.characters:
            facts = table.card(card_id)
            if facts.power == DRAWN_POWER or (arena == SPACE and facts.ship == STARFIGHTER):
                draws.append(Draw(fighter.seat, FOR_POWER, facts.index, card_id))
    return draws


def add_weapon_draws(table: Table, draws: list[Draw], fighter: Fighter, foe: Fighter) -> None:
    """Of the weapon cards in use, and of each one built in."""
    if fighter.disarmed:
        return
    user = fighter.characters[0]
    for weapon in fighter.weapons:
        box = box_against(table, weapon, table.face[user], foe.characters)
        if box is not None:
            for _ in range(box.cubes):
                draws.append(Draw(fighter.seat, FOR_WEAPON, table.face[weapon], user))
    for place in range(len(fighter.characters)):
        card = fighter.characters[place]
        built_in = table.card(card).built_in
        if built_in != NO_FACE and has_built_in(fighter, place):
            for _ in range(table.cards[built_in].boxes[0].cubes):
                draws.append(Draw(fighter.seat, FOR_WEAPON, built_in, card))


# --- a tie bought with cards ---


def may_buy_tie(table: Table, fighter: Fighter) -> bool:
    for card in fighter.characters:
        says = table.card(card).says
        if says is not None and says.ties is not None:
            return True
    return False


def price_of_tie(scene: Scene) -> int:
    """How many cards from hand make this fight a tie; 0 if nothing does."""
    assert scene.fighter is not None
    for card in scene.fighter.characters:
        says = scene.table.card(card).says
        if says is not None and says.ties is not None and scene.meets(says.ties.who):
            if len(scene.table.sides[scene.seat].hand) >= says.ties.cards:
                return says.ties.cards
    return 0


# --- victory and defeat ---


def tell_total(table: Table, fighter: Fighter, arena: int) -> None:
    rule = "yj.evac.space-battle" if arena == SPACE else "yj.battle.compare"
    if len(fighter.characters) > 1:
        text = text_in_use(table, fighter)
        rule = "yj.battle.together" if text is None or not text.adds_stack else "yj.battle.add-together"
    table.tell("power", fighter.seat, fighter.characters[0], fighter.power, rule=rule, sums=fighter.sums)


def extra_damage(table: Table, winner: Fighter, loser: Fighter) -> int:
    """By the battle cards of either side, whoever wins."""
    extra = 0
    if winner.battle_card != NO_CARD:
        for outcome in outcomes_of(table, winner):
            if isinstance(outcome, MoreDamage):
                extra += outcome.winning
    if loser.battle_card != NO_CARD:
        for outcome in outcomes_of(table, loser):
            if isinstance(outcome, MoreDamage):
                extra += outcome.losing
    return extra


def pilot_damage(table: Table, loser: Fighter) -> int:
    """A character used as a battle card goes down with its ship, and its damage is taken."""
    if loser.battle_card == NO_CARD:
        return 0
    facts = table.card(loser.battle_card)
    return facts.damage if facts.kind == CHARACTER else 0


def made_worse(table: Table, scene: Scene, damage: int) -> int:
    """What the winners' texts make of the damage of one they defeat."""
    winner = scene.foe
    assert winner is not None
    more = 0
    for card in winner.characters:
        says = table.card(card).says
        if says is not None and says.victory is not None:
            more += says.victory.more_damage
            if says.victory.double_damage:
                damage *= 2
    return damage + more


def is_spared(table: Table, loser: Fighter, card: int) -> bool:
    """Of some groups only one is defeated; if several could be that one, the first is."""
    for outcome in outcomes_of(table, loser):
        if isinstance(outcome, OnlyLoses):
            for member in loser.characters:
                if outcome.who.meant(table.face[member]):
                    return member != card
    return False


def is_rescued(table: Table, loser: Fighter, card: int) -> bool:
    for outcome in outcomes_of(table, loser):
        if isinstance(outcome, Rescue) and outcome.rescues(table.face[card]):
            return True
    return False


def leave(table: Table, seat: int, card: int, arena: int) -> None:
    if arena == SPACE:
        side = table.sides[seat]
        side.hyperspace = without(side.hyperspace, card)
    else:
        leave_planet(table, seat, card)


def leave_planet(table: Table, seat: int, card: int) -> None:
    table.take_off(seat, table.planet, card)


def return_to_hand(table: Table, seat: int, card: int, arena: int) -> None:
    leave(table, seat, card, arena)
    table.sides[seat].hand.append(card)
    table.tell("rescued", seat, card, rule="yj.battle.card-bonus")


def remember_fight(table: Table, fighter: Fighter) -> None:
    """Who has fought is remembered for the turn, the defeated too."""
    fought = table.fought[:]
    fought[fighter.seat] = fought[fighter.seat] + faces_of(table.face, fighter.characters)
    table.fought = fought


def put_aside_spent(table: Table, fighter: Fighter) -> None:
    """Battle cards are discarded after their fight, those that did not work as well."""
    side = table.sides[fighter.seat]
    for card in fighter.spent:
        side.aside = without(side.aside, card)
        rule = "yj.battle.card-discarded" if card == fighter.battle_card else "yj.battle.card-unusable"
        table.to_discard(fighter.seat, card, "discard", rule)
