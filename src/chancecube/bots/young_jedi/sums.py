"""The engine's own sums for fights that might take place, on the board as it is seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, final

from chancecube.bots.young_jedi.board import stand_in
from chancecube.bots.young_jedi.odds import odds
from chancecube.bots.young_jedi.scene import Piece
from chancecube.bots.young_jedi.teams import Faces, Key, Numbers, Team, key_of
from chancecube.bots.young_jedi.worth import SAVED_SHARE, WEAPON_WORTH, strength
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.battle import (
    add_printed,
    all_draws,
    extra_damage,
    is_rescued,
    is_spared,
    made_worse,
    pilot_damage,
)
from chancecube.young_jedi.bonuses import add_texts, damage_of
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.plan import Fighter, refuses_cards, usable_weapons
from chancecube.young_jedi.resolve import add_dots, lead, outcomes_of, push, text_in_use
from chancecube.young_jedi.scene import GROUND, SPACE
from chancecube.young_jedi.scene import Scene as FightScene
from chancecube.young_jedi.table import SEATS, Table, opponent
from chancecube.young_jedi.vocabulary import (
    TRANSPORT,
    AnyOf,
    CardText,
    CatchUp,
    Condition,
    DamageForNumber,
    Fighting,
    ForcePush,
    Modifier,
    MoreDamage,
    SwitchNumbers,
    TurnOf,
    Usage,
    Using,
)

CHOICE_WORTH: Final = 1  # points of power of a text that lets its player better a destiny number


@final
class Bout:
    """Two teams that meet: by how much one is ahead, both sides' draws, and the damage each would take."""

    __slots__ = ("damage", "draws", "foe_damage", "foe_draws", "gap")

    def __init__(self, gap: int, draws: int, foe_draws: int, damage: int, foe_damage: int) -> None:
        self.gap = gap
        self.draws = draws
        self.foe_draws = foe_draws
        self.damage = damage
        self.foe_damage = foe_damage

    def odds(self, handicap: int = 0) -> tuple[float, float]:
        """Of winning and of losing when the opponent has so much power on top."""
        return odds(self.gap - handicap, self.draws, self.foe_draws)


@final
class Sums:
    """All sums of one battle, on the current planet or in space; each is asked of the engine once."""

    def __init__(self, board: Table, attacker: int, arena: int = GROUND, planet: int = NOWHERE) -> None:
        self.board = board
        self.attacker = attacker
        self.arena = arena
        self.planet = planet  # in space, the planet being evacuated
        self.cargo = 0.0  # what is lost besides with each transport of the evacuating side
        self.site = NOWHERE if arena == SPACE else board.site
        self.memory = Memory()  # of teams whose sums depend on what lies where
        self.shared = Memory() if arena == SPACE else shared_memory(board)

    # --- who may use what ---

    def can_use(self, weapon: Piece, user: Piece) -> bool:
        faces = (weapon.face, user.face)
        known = self.shared.users.get(faces)
        if known is None:
            cards = [stand_in(self.board, face) for face in faces]
            known = len(usable_weapons(self.board, cards[:1], cards[1])) > 0
            self.shared.users[faces] = known
        return known

    def usage_of(
        self, battle_card: Piece, members: list[Piece], weapons: Sequence[Piece] = ()
    ) -> Usage | None:
        """How these could use a battle card, if need be at the front of the plan."""
        text = battle_card.facts.text
        if text is None or refuses_cards(self.board, self.stand_ins(faces_of(members))):
            return None
        faces = list(faces_of(weapons))
        if members[0].facts.built_in != NO_FACE:
            faces.append(members[0].facts.built_in)
        return text.usage_for([piece.facts for piece in members], faces, self.site, True)

    # --- teams ---

    def team(
        self,
        seat: int,
        members: list[Piece],
        weapons: Sequence[Piece] = (),
        battle_card: Piece | None = None,
        usage: Usage | None = None,
    ) -> Team:
        key = key_of(members, weapons, battle_card)
        return Team(key, self.numbers(seat, key), members, weapons, battle_card, usage)

    def numbers(self, seat: int, key: Key) -> Numbers:
        known = self.shared.numbers[seat].get(key) or self.memory.numbers[seat].get(key)
        if known is None:
            known = self.add_alone(self.fighter(seat, key), nobody_of(opponent(seat)), depends_on_foe(key))
            self.memory_for(key).numbers[seat][key] = known
        return known

    def bout(self, seat: int, mine: Team, theirs: Team) -> Bout:
        own, other = mine.numbers, theirs.numbers
        if not own.depends and not other.depends:
            return Bout(own.power - other.power, own.draws, other.draws, own.damage, other.damage)
        place = (seat, mine.key, theirs.key)
        known = self.shared.bouts.get(place) or self.memory.bouts.get(place)
        if known is None:
            known = self.meet(self.fighter(seat, mine.key), self.fighter(opponent(seat), theirs.key))
            self.memory_for(mine.key, theirs.key).bouts[place] = known
        return known

    def memory_for(self, *keys: Key) -> Memory:
        return self.memory if any([depends_on_place(key) for key in keys]) else self.shared

    # --- the engine's part ---

    def stand_ins(self, faces: Faces) -> list[int]:
        return [stand_in(self.board, face) for face in faces]

    def fighter(self, seat: int, key: Key) -> Fighter:
        members, weapons, battle_card = key
        fighter = Fighter(seat)
        fighter.characters = self.stand_ins(members)
        fighter.weapons = self.stand_ins(weapons)
        fighter.battle_card = NO_CARD if battle_card == NO_FACE else stand_in(self.board, battle_card)
        return fighter

    def add_alone(self, fighter: Fighter, nobody: Fighter, depends: bool) -> Numbers:
        self.add_up(fighter, nobody)
        draws = len(all_draws(self.board, fighter, nobody, self.arena))
        return Numbers(fighter.power, draws, depends, self.damage(fighter, nobody), self.stake(fighter))

    def meet(self, fighter: Fighter, foe: Fighter) -> Bout:
        push(self.board, fighter, foe)
        push(self.board, foe, fighter)
        self.add_up(fighter, foe)
        self.add_up(foe, fighter)
        draws = all_draws(self.board, fighter, foe, self.arena)
        own = sum([draw.seat == fighter.seat for draw in draws])
        return Bout(
            fighter.power - foe.power,
            own,
            len(draws) - own,
            self.damage(fighter, foe),
            self.damage(foe, fighter),
        )

    def scene(self, fighter: Fighter, foe: Fighter) -> FightScene:
        scene = FightScene(self.board, fighter.seat, self.arena, self.planet)
        scene.fighter = fighter
        scene.foe = foe
        if self.arena == SPACE:
            scene.evacuator = opponent(self.attacker)
        return scene

    def add_up(self, fighter: Fighter, foe: Fighter) -> None:
        add_printed(self.board, fighter, foe, self.arena)
        add_texts(self.scene(fighter, foe))
        text = text_in_use(self.board, fighter)
        if text is not None:
            if text.when is None or text.when.holds(self.scene(fighter, foe)):
                add_dots(self.board, fighter)
            self.add_choices(fighter, foe)

    def add_choices(self, fighter: Fighter, foe: Fighter) -> None:
        """What a battle card adds that its player will be asked about."""
        for outcome in outcomes_of(self.board, fighter):
            if isinstance(outcome, CatchUp):
                fighter.power += max([0, *[lead(self.board, fighter, card) for card in foe.characters]])
            elif isinstance(outcome, (SwitchNumbers, DamageForNumber)):
                fighter.power += CHOICE_WORTH

    def damage(self, loser: Fighter, winner: Fighter) -> int:
        scene = self.scene(loser, winner)
        damage = extra_damage(self.board, winner, loser)
        lost = self.lost_places(loser)
        for place in lost:
            damage += made_worse(self.board, scene, damage_of(scene, place))
        if lost and self.arena == SPACE:
            damage += pilot_damage(self.board, loser)
        return damage

    def lost_places(self, loser: Fighter) -> list[int]:
        """Those of a beaten team that do not get away."""
        return [
            place
            for place, card in enumerate(loser.characters)
            if not is_spared(self.board, loser, card) and not is_rescued(self.board, loser, card)
        ]

    def stake(self, loser: Fighter) -> float:
        lost = self.lost_places(loser)
        stake = 0.0
        for place, card in enumerate(loser.characters):
            worth = strength(self.board.card(card), self.site)
            if place == 0:
                worth += WEAPON_WORTH * len(loser.weapons)
            if self.board.card(card).ship == TRANSPORT and loser.seat != self.attacker:
                worth += self.cargo
            if place in lost:
                stake += worth
            elif is_rescued(self.board, loser, card):
                stake += SAVED_SHARE * worth
        return stake


def faces_of(cards: Sequence[Piece]) -> Faces:
    return tuple([piece.face for piece in cards])


def nobody_of(seat: int) -> Fighter:
    """An opponent without characters."""
    nobody = Fighter(seat)
    nobody.disarmed = True
    return nobody


# --- what sums depend on ---


@final
class Memory:
    """Sums already asked for. Teams are known by seat and faces: who they are does not matter."""

    def __init__(self) -> None:
        self.numbers: list[dict[Key, Numbers]] = [{} for _ in range(SEATS)]
        self.bouts: dict[tuple[int, Key, Key], Bout] = {}
        self.users: dict[tuple[int, int], bool] = {}  # of weapons


Circumstances = tuple[int, int, Faces, Faces]
MOST_MEMORIES: Final = 64
MEMORIES: Final[dict[Circumstances, Memory]] = {}


def shared_memory(board: Table) -> Memory:
    """Most sums on a planet depend on nothing but the site, the effects and whose turn it is."""
    light, dark = [tuple([board.face[card] for card in side.effect]) for side in board.sides]
    circumstances = (board.site, board.active, light, dark)
    memory = MEMORIES.get(circumstances)
    if memory is None:
        if len(MEMORIES) >= MOST_MEMORIES:
            MEMORIES.clear()
        memory = Memory()
        MEMORIES[circumstances] = memory
    return memory


def depends_on_foe(key: Key) -> bool:
    """Whether the sums of a team change with its opponent, or the opponent's with the team."""
    members, weapons, battle_card = key
    if any([names_foe(face) for face in members + weapons]):
        return True
    return battle_card != NO_FACE and names_foe(battle_card)


@cache
def names_foe(face: int) -> bool:
    facts = library().cards[face]
    if facts.conditional or (facts.text is not None and is_about_foe(facts.text.when)):
        return True
    for outcome in [] if facts.text is None else facts.text.outcomes:
        if isinstance(outcome, (CatchUp, ForcePush, MoreDamage)):
            return True
    if facts.says is None:
        return False
    victory = facts.says.victory
    if victory is not None and (victory.more_damage or victory.double_damage):
        return True
    return any([is_about_foe(when) for when in conditions_of(facts.says)])


def is_about_foe(when: Condition | None) -> bool:
    if isinstance(when, AnyOf):
        return any([is_about_foe(part) for part in when.parts])
    return isinstance(when, Fighting)


def depends_on_place(key: Key) -> bool:
    """Whether the sums of a team change with what lies around, or with what has happened."""
    members, weapons, battle_card = key
    if any([names_place(face) for face in members + weapons]):
        return True
    return battle_card != NO_FACE and names_place(battle_card)


@cache
def names_place(face: int) -> bool:
    facts = library().cards[face]
    whens = [] if facts.says is None else conditions_of(facts.says)
    if facts.text is not None:
        whens = [*whens, facts.text.when]
    return any([when is not None and not isinstance(when, (Fighting, Using, TurnOf)) for when in whens])


def conditions_of(text: CardText) -> list[Condition | None]:
    words: list[Modifier] = [*text.powers, *text.damages]
    return [word.when for word in words]
