"""What cards and planets are worth, in points of power on the table."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.scene import PLANETS, UNWEIGHED, Scene
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, WEAPON
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.table import SITE
from chancecube.jedi_knights.vocabulary.standing import CannotAttack, Income, Pierces, Standing, Swings, ToHit
from chancecube.jedi_knights.vocabulary.texts import Timed

CARD: Final = 1.5  # a card more in hand
CREDIT: Final = 1.3
DEFENSE: Final = 0.5
LEADERSHIP: Final = 0.4
HERO: Final = 2.0
HERO_LATER: Final = 2.0  # for each planet to come whose control a Hero could double
SHIP: Final = 0.35  # what a point of a starship's power is worth
CAPITAL: Final = 1.5
WEAPON_WORTH: Final = 1.2
AIM: Final = 0.35
TEXT: Final = 0.4
BONUS: Final = 0.45  # a point of tactical bonus kept in hand
LAST_ONE: Final = 12.0  # the last character of a side in the Final Conflict
SWEEP: Final = [2.0, 5.0, 16.0]  # the first, second and third planet, for a side that has won all so far
BONUS_CREDIT: Final = 1.0


FACE_WORTHS: Final[list[float]] = []  # by face, all reckoned when the first is asked for
TEXT_WORTHS: Final[list[float]] = []


def face_worth(face: int) -> float:
    """A card of the library as such: what it would be worth in play, or in hand if it is never in play."""
    if not FACE_WORTHS:
        FACE_WORTHS.extend([card_worth(facts) for facts in library().cards])
    return FACE_WORTHS[face]


def card_worth(facts: Card) -> float:
    if facts.kind == EVENT:
        return event_worth(facts)
    if facts.kind == WEAPON:
        return weapon_worth(facts)
    if facts.kind in (CHARACTER, STARSHIP):
        return fighter_worth(facts, facts.power, facts.defense, facts.leadership)
    return 0.0


def event_worth(facts: Card) -> float:
    return 0.6 + BONUS * facts.tactical


def weapon_worth(facts: Card) -> float:
    """More for what helps it to hit."""
    worth = WEAPON_WORTH
    for word in facts.says.standing:
        if isinstance(word, ToHit):
            worth += AIM * word.amount
        elif isinstance(word, Pierces):
            worth += TEXT
        elif isinstance(word, Swings):
            worth += TEXT * (word.times - 1)
    return worth


def fighter_worth(facts: Card, power: int, defense: int, leadership: int) -> float:
    if not TEXT_WORTHS:
        TEXT_WORTHS.extend([text_worth(card) for card in library().cards])
    worth = power + DEFENSE * defense + LEADERSHIP * leadership + TEXT_WORTHS[facts.index]
    if facts.kind == STARSHIP:
        return SHIP * worth + (CAPITAL if facts.capital else 0.0)
    return worth + (HERO if facts.hero else 0.0)


def text_worth(facts: Card) -> float:
    """A little for each word that may come in handy."""
    worth = 0.0
    for word in facts.says.words:
        if isinstance(word, CannotAttack):
            worth -= 1.0
        elif isinstance(word, Income):
            worth += CREDIT * word.amount
        elif isinstance(word, (Timed, Standing)):
            worth += TEXT
    return min(worth, 2.0)


# --- in play ---


def in_play_worth(scene: Scene, card: int) -> float:
    """A character or starship as it stands, with all that lies under it or is aboard."""
    worth = fighter_worth(scene.facts(card), scene.power(card), scene.defense(card), scene.leadership(card))
    for other in scene.board.under(card):
        worth += (
            in_play_worth(scene, other)
            if scene.facts(other).kind == CHARACTER
            else face_worth(scene.board.face[other])
        )
    return worth


def planet_worth(scene: Scene) -> float:
    """What controlling this planet is worth: the site's bonus credits, and a sweep made or foiled."""
    if scene.final:
        return 0.0
    if scene.planet != UNWEIGHED:
        return scene.planet
    decided = scene.played_planets()
    worth = BONUS_CREDIT * scene.facts(scene.board.sites[-1]).bonus
    for side in range(2):
        if scene.planets(side) == decided and decided < PLANETS - 1:
            worth += SWEEP[decided]
    scene.planet = worth
    return worth


def grip(scene: Scene, margin: int) -> float:
    """How likely a side that is so far ahead in the total controls the planet."""
    reach = 3.0 if scene.is_last_turn_here() else 9.0
    return 0.5 + 0.5 * max(-1.0, min(1.0, margin / reach))


def control_swing(scene: Scene, card: int) -> float:
    """What the planet's control loses for a side without this card at the site."""
    weight = planet_worth(scene)
    side = scene.board.owner[card] % 2
    against = scene.control_total(1 - side)
    before = grip(scene, scene.control_total(side) - against)
    after = grip(scene, scene.control_total(side, without=card) - against)
    return weight * (before - after) * (1.0 if scene.is_last_turn_here() else 0.6)


def stake(scene: Scene, card: int) -> float:
    """What its side loses if a character or starship in play is defeated."""
    if scene.stakes[card] == UNWEIGHED:
        scene.stakes[card] = stake_of(scene, card)
    return scene.stakes[card]


def stake_of(scene: Scene, card: int) -> float:
    worth = in_play_worth(scene, card)
    if scene.board.place(card) != SITE:
        return worth
    if scene.final:
        alone = len(scene.fighters(scene.board.owner[card] % 2, SITE)) == 1
        return worth + (LAST_ONE if alone else 0.0)
    hero = is_own_hero(scene.board, card)
    later = HERO_LATER * max(0, PLANETS - 2 - scene.played_planets()) if hero else 0.0
    return worth + control_swing(scene, card) + later
