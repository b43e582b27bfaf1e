"""Dueling: whom to challenge, who takes the challenge up, and with which weapon."""

from __future__ import annotations

from math import exp
from typing import Final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Piece, Scene, characters
from chancecube.bots.young_jedi.worth import WEAPON_WORTH, card_worth, planet_worth, strength
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.battle import made_worse
from chancecube.young_jedi.bonuses import damage_of
from chancecube.young_jedi.duel import duelist
from chancecube.young_jedi.duelists import (
    add_up,
    duelists_here,
    further_cards,
    lightsabers_for,
    may_be_defended,
    weapons_for,
)
from chancecube.young_jedi.kinds import DRAWN_POWER
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.scene import DUEL
from chancecube.young_jedi.scene import Scene as FightScene
from chancecube.young_jedi.table import opponent

LEAST_PROMISE: Final = 1.0  # points a duel must promise its attacker

# How often a duelist is defeated: a logistic curve, fitted to some thousands of duels played out.
BASE: Final = 0.17
BY_FOE_CARD: Final = 0.62  # for each card of the opponent's dueling hand
BY_OWN_CARD: Final = -0.54
BY_OWN_HIT: Final = -1.12  # for each hit it can take
BY_FOE_HIT: Final = 0.87  # for each hit the opponent can take
BY_ATTACKING: Final = -0.43
HITS_SHARE: Final = 0.5  # of the hits a loser could inflict, how many it does


def defeat_odds(own: int, foe: int, hits: int, foe_hits: int, attacks: bool) -> float:
    """How likely one who has `own` dueling cards and can take `hits` is defeated."""
    if foe < hits:
        return 0.0
    reach = BASE + BY_FOE_CARD * foe + BY_OWN_CARD * own + BY_OWN_HIT * hits + BY_FOE_HIT * foe_hits
    return 1.0 / (1.0 + exp(-reach - BY_ATTACKING * attacks))


# --- what a duel comes to ---


def fighter_of(seat: int, card: int, weapons: list[int]) -> Fighter:
    fighter = duelist(seat, card)
    fighter.weapons = weapons
    return fighter


def scene_of(scene: Scene, fighter: Fighter, foe: Fighter) -> FightScene:
    fight = FightScene(scene.board, fighter.seat, DUEL)
    fight.fighter = fighter
    fight.foe = foe
    return fight


def hand_of(scene: Scene, fighter: Fighter, foe: Fighter) -> int:
    """How many dueling cards the engine would give it."""
    card = fighter.characters[0]
    twin = fighter.copy()
    add_up(scene_of(scene, twin, foe))
    power = twin.power
    if scene.facts_of(card).power == DRAWN_POWER:
        power += round(average_destiny())
    return max(0, min(power + further_cards(scene.board, fighter.seat, card), scene.camps[fighter.seat].deck))


def loss_of(scene: Scene, loser: Fighter, winner: Fighter) -> float:
    """What a defeat costs its side: the character, its weapon, the damage, and perhaps the planet."""
    card = loser.characters[0]
    camp = scene.camps[loser.seat]
    fight = scene_of(scene, loser, winner)
    damage = made_worse(scene.board, fight, damage_of(fight, 0))
    facts = scene.facts_of(card)
    inflicted = HITS_SHARE * min(facts.damage, scene.facts_of(winner.characters[0]).damage - 1)
    loss = strength(facts, scene.site) + WEAPON_WORTH * len(loser.weapons)
    if len(characters(scene.here(camp))) == 1 and not scene.hidden_here(camp):
        loss += planet_worth(scene, scene.camps[winner.seat])
    return loss + max(0.0, damage - inflicted) * card_worth(camp)


def value_of(scene: Scene, mine: Fighter, theirs: Fighter) -> float:
    """What a duel is worth to the own side."""
    own = scene.facts_of(mine.characters[0])
    other = scene.facts_of(theirs.characters[0])
    if other.damage == 0 or own.damage == 0:
        return strength(other, scene.site) if other.damage == 0 else -strength(own, scene.site)
    my_hand, their_hand = hand_of(scene, mine, theirs), hand_of(scene, theirs, mine)
    win = defeat_odds(their_hand, my_hand, other.damage, own.damage, not scene.my_turn)
    loss = defeat_odds(my_hand, their_hand, own.damage, other.damage, scene.my_turn)
    return win * loss_of(scene, theirs, mine) - loss * loss_of(scene, mine, theirs)


# --- the attacker ---


def best_arms(scene: Scene, seat: int, card: int, foe: Fighter) -> Fighter:
    """The defender with the weapon that gives most cards."""
    plain = fighter_of(seat, card, [])
    armed = [
        fighter_of(seat, card, [weapon]) for weapon in weapons_for(scene.board, seat, card, foe.characters)
    ]
    return max([plain, *armed], key=lambda fighter: hand_of(scene, fighter, foe))


def worst_answer(scene: Scene, mine: Fighter, target: int) -> float:
    """What naming this target is worth when the opponent sends whoever suits it best."""
    board = scene.board
    choices = [target]
    if may_be_defended(board, target):
        choices += [card for card in duelists_here(board, scene.foe) if card != target]
    return min([value_of(scene, mine, best_arms(scene, scene.foe, card, mine)) for card in choices])


def best_target(scene: Scene, mine: Fighter) -> tuple[float, int]:
    """The target with the best prospects, and those."""
    targets = [piece.id for piece in characters(scene.here(scene.theirs))]
    return max([(worst_answer(scene, mine, target), target) for target in targets], default=(0.0, -1))


def best_saber(scene: Scene, card: int) -> tuple[float, Fighter]:
    """The lightsaber with which this duelist has the best prospects; one that is built in is no card."""
    sabers = [[weapon] for weapon in lightsabers_for(scene.board, scene.me, card)]
    ways = [fighter_of(scene.me, card, arms) for arms in sabers or [[]]]
    best = max(ways, key=lambda way: best_target(scene, way)[0])
    return best_target(scene, best)[0], best


def choose_challenge(scene: Scene) -> int:
    """The duelist who is to start a duel, if any should."""
    best = DONE
    most = LEAST_PROMISE
    for piece in scene.offered:
        value, _ = best_saber(scene, piece.id)
        if value > most:
            best, most = piece.id, value
    return best


def challenger(scene: Scene, seat: int) -> Fighter | None:
    """The duelist a side has named so far."""
    status = scene.status["duel"]["duelists"][seat]
    return None if status is None else fighter_of(seat, status["character"], status["weapons"])


def choose_saber(scene: Scene) -> int:
    mine = challenger(scene, scene.me)
    assert mine is not None
    return best_saber(scene, mine.characters[0])[1].weapons[0]


def choose_target(scene: Scene) -> int:
    mine = challenger(scene, scene.me)
    assert mine is not None
    return best_target(scene, mine)[1]


# --- the defender ---


def choose_defender(scene: Scene) -> int:
    """Whoever does best against the challenger; the one named is let down only if it is worth less."""
    foe = challenger(scene, scene.foe)
    assert foe is not None

    def prospect(piece: Piece) -> float:
        return value_of(scene, best_arms(scene, scene.me, piece.id, foe), foe)

    return max(scene.offered, key=prospect).id


def choose_defending_weapon(scene: Scene) -> int:
    mine, foe = challenger(scene, scene.me), challenger(scene, opponent(scene.me))
    assert mine is not None and foe is not None
    armed = best_arms(scene, scene.me, mine.characters[0], foe)
    return armed.weapons[0] if armed.weapons else DONE
