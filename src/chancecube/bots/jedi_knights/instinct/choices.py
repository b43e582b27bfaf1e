"""How promising the answers to all but the actions look: whom and what to choose, keep, take and give up."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.instinct.battles import battle_value, stake
from chancecube.bots.jedi_knights.instinct.faces import CREDIT, Faces, effect_gain
from chancecube.jedi_knights.deeds import Deed
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, WEAPON
from chancecube.jedi_knights.moments import Moment
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import DEPLOY_PHASE, FIRST, SEAT, TO_SITE, Table
from chancecube.jedi_knights.vocabulary.counts import DISCARD
from chancecube.jedi_knights.vocabulary.effects import (
    Boost,
    Cancel,
    Choose,
    Effect,
    OneOf,
    Peek,
    PutBack,
    Ready,
    Remove,
    Rotate,
    Stow,
    Strike,
)
from chancecube.jedi_knights.vocabulary.texts import (
    ATTACK,
    ATTACKED,
    FIRED,
    TARGETED,
    Response,
)
from chancecube.jedi_knights.vocabulary.those import OWN
from chancecube.kernel.decision import DONE, NO
from chancecube.kernel.position import NO_CARD

LEAST: Final = 0.2
ARMED_ALREADY: Final = 4.0
ABOARD: Final = 3.0
ABOARD_SHIP: Final = -3.0  # a character fights at the site, unless the search finds better
WORTH_SHUFFLING: Final = 2.0
WORTH_BURYING: Final = 1.8
DRAWS: Final = 0.9  # in the first turn; less and less later
DRAW_FADES: Final = 0.1
FIRST_PLAYER: Final = 0.12  # each step of the Force number
FINAL_CREDITS: Final = (
    0.35  # how much of a Force card's credits it is worth to have kept for the Final Conflict
)
SPARE_CREDIT: Final = 0.3  # one that nothing in hand costs


# --- where to ---


def place_worths(table: Table, faces: Faces, card: int, options: list[int]) -> list[float]:
    """Of a weapon whoever uses it best; of a character the site."""
    found: list[float] = []
    for option in options:
        if option < 0:
            found.append(1.0 if option == TO_SITE else 0.0)
        elif table.cards[table.face[card]].kind == WEAPON:
            found.append(bearer_worth(table, option))
        else:
            found.append(ABOARD_SHIP)
    return found


def bearer_worth(table: Table, host: int) -> float:
    """Who fights often, stands long and has no weapon yet."""
    facts = table.cards[table.face[host]]
    worth = facts.power + 0.5 * facts.defense + 0.3 * facts.leadership
    for other in table.attached:
        if table.host[other] == host and table.cards[table.face[other]].kind == WEAPON:
            worth -= ARMED_ALREADY
    return worth - ABOARD if facts.kind == CHARACTER and table.host[host] != NO_CARD else worth


# --- Force cards ---


def force_worths(table: Table, seat: int, options: list[int]) -> list[float]:
    """Credits that can be spent now, cards early, and the first move where control is checked."""
    own = table.at[seat]
    needs = 0
    for card in own.hand:
        facts = table.cards[table.face[card]]
        if facts.kind != EVENT:
            needs += facts.cost
    for card in own.pile:
        facts = table.cards[table.face[card]]
        if facts.kind <= WEAPON and (table.final or facts.hero):
            needs += facts.cost
    draws = max(0.2, DRAWS - DRAW_FADES * table.turn)
    keeping = 0.0 if table.final else FINAL_CREDITS
    first = 2.0 * FIRST_PLAYER if table.final else FIRST_PLAYER
    found: list[float] = []
    for card in options:
        facts = table.cards[table.face[card]]
        spent = min(facts.credits, needs)
        credits = spent + SPARE_CREDIT * (facts.credits - spent) - keeping * facts.credits
        found.append(credits + draws * facts.draw + first * facts.force_number)
    return found


def plain_force(facts: Card) -> float:
    return facts.credits + 0.6 * facts.draw + FIRST_PLAYER * facts.force_number


# --- Responses ---


def response_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    step = table.stack[-1]
    moment = step.moment if isinstance(step, Moment) else -1
    cause = step.cause if isinstance(step, Moment) else NO_CARD
    found: list[float] = []
    for card in options:
        if card < 0:
            found.append(LEAST)
            continue
        face = table.face[card]
        response = table.cards[face].says.response()
        worth = faces.event[face]
        if response is not None and cancels(response):
            worth = cancel_worth(table, faces, seat, moment, cause)
        found.append(worth - faces.kept[face])
    return found


def cancels(response: Response) -> bool:
    for effect in response.effects:
        if isinstance(effect, Cancel):
            return True
    return False


def cancel_worth(table: Table, faces: Faces, seat: int, moment: int, cause: int) -> float:
    """A battle or a shot that promises more to the others had better not be."""
    fight = table.fight
    if moment in (ATTACK, ATTACKED):
        return 0.0 if fight is None else -battle_value(table, faces, fight, seat % 2)
    if moment == TARGETED and cause != NO_CARD:
        return 0.5 * stake(table, faces, cause) if table.owner[cause] % 2 == seat % 2 else -1.0
    if moment == FIRED and cause != NO_CARD:
        return 2.0 if table.owner[cause] % 2 != seat % 2 else -1.0
    return 2.0


# --- texts ---


def running_effect(table: Table) -> Effect | None:
    step = table.stack[-1]
    return step.effect(table) if isinstance(step, Deed) else None


def may_worths(table: Table, faces: Faces, options: list[int]) -> list[float]:
    step = table.stack[-1]
    gain = 0.5
    if isinstance(step, Deed):
        gain = faces.gains[step.face][step.word]
    return [0.0 if option == NO else gain for option in options]


def target_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    """Whom an effect should work on."""
    effect = running_effect(table)
    found: list[float] = []
    for card in options:
        mine = 1.0 if table.owner[card] % 2 == seat % 2 else -1.0
        worth = faces.worth[table.face[card]]
        if isinstance(effect, Boost):
            found.append(mine * effect.amount * presence(table, card))
        elif isinstance(effect, (Ready, Choose)):
            found.append(mine * worth if isinstance(effect, Ready) else worth)
        elif isinstance(effect, Strike):
            shield = table.cards[table.face[card]].defense
            found.append(-mine * stake(table, faces, card) * faces.hit(seat % 2, shield - effect.plus))
        elif isinstance(effect, (Rotate, Remove, PutBack)):
            found.append(-mine * worth)
        else:
            found.append(mine * (worth + presence(table, card)))
    return found


def presence(table: Table, card: int) -> float:
    """Who is attacker or defender gains more by a change than who looks on."""
    fight = table.fight
    if fight is None or card in fight.main:
        return 1.0 + 0.01 * table.cards[table.face[card]].power
    return 0.5


def one_of_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    step = table.stack[-1]
    if not isinstance(step, Deed):
        return [0.0] * len(options)
    effect = step.text(table).effects[step.at]
    if not isinstance(effect, OneOf):
        return [0.0] * len(options)
    sign = 1.0 if effect.whose == OWN else -1.0
    first, second = sign * effect_gain(effect.first), sign * effect_gain(effect.second)
    return [first if option == FIRST else second for option in options]


def opponent_worths(table: Table, options: list[int]) -> list[float]:
    return [0.5 * len(table.at[SEAT - option].hand) for option in options]


# --- cards in hand and in piles ---


def kept(table: Table, faces: Faces, card: int) -> float:
    """What a card is worth in hand: nothing if it can never be played again."""
    face = table.face[card]
    facts = table.cards[face]
    if facts.kind != EVENT and table.final and table.phase > DEPLOY_PHASE:
        return 0.0
    return faces.kept[face]


def best_worths(table: Table, faces: Faces, options: list[int], least: float = LEAST) -> list[float]:
    return [least if card < 0 else kept(table, faces, card) for card in options]


def worst_worths(table: Table, faces: Faces, options: list[int]) -> list[float]:
    return [0.0 if card < 0 else -kept(table, faces, card) for card in options]


def stow_worths(table: Table, faces: Faces, options: list[int]) -> list[float]:
    """Out of the discard pile it is saved for the Final Conflict; out of the hand it would be lost till then."""
    effect = running_effect(table)
    saved = table.final or (isinstance(effect, Stow) and effect.pile == DISCARD)
    return best_worths(table, faces, options, LEAST if saved else 6.0)


def swap_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    worst = 99.0
    for card in table.at[seat].hand:
        worst = min(worst, kept(table, faces, card))
    return best_worths(table, faces, options, worst + LEAST)


def peek_worths(table: Table, faces: Faces, options: list[int]) -> list[float]:
    """Of the own draw deck the worst goes beneath, of an opponent's the best."""
    effect = running_effect(table)
    own = isinstance(effect, Peek) and effect.whose == OWN
    if own:
        return [-WORTH_BURYING if card < 0 else -kept(table, faces, card) for card in options]
    return best_worths(table, faces, options, WORTH_BURYING)


# --- the rest ---


def shot_worths(table: Table, faces: Faces, seat: int, weapon: int, options: list[int]) -> list[float]:
    aim = faces.aim[table.face[weapon]]
    found: list[float] = []
    for card in options:
        shield = table.cards[table.face[card]].defense
        found.append(faces.hit(seat % 2, shield - aim) * stake(table, faces, card))
    return found


def main_worths(table: Table, options: list[int]) -> list[float]:
    return [float(power(table, card)) for card in options]


def intimidated_worths(table: Table, faces: Faces, options: list[int]) -> list[float]:
    """The one who would hardly have fought."""
    return [-faces.worth[table.face[card]] for card in options]


def location_worths(table: Table, seat: int, options: list[int]) -> list[float]:
    """The planet laid first is fought for last and its bonus never counts; the later ones should pay."""
    sign = -1.0 if not table.sites or (len(table.sites) == 1 and not table.systems) else 1.0
    found: list[float] = []
    for card in options:
        if card < 0:
            found.append(0.0)
            continue
        facts = table.cards[table.face[card]]
        against = 0
        for other in range(1 - seat % 2, table.seats, 2):
            for location in table.at[other].locations:
                if table.cards[table.face[location]].planet == facts.planet:
                    against = max(against, table.cards[table.face[location]].bonus)
        found.append(sign * CREDIT * (facts.bonus - against))
    return found


def swap_force_worths(table: Table, options: list[int], wanted: bool) -> list[float]:
    sign = 1.0 if wanted else -1.0
    found: list[float] = []
    for card in options:
        found.append(-5.0 if card == DONE else sign * plain_force(table.cards[table.face[card]]))
    return found


def search_worths(table: Table, faces: Faces, options: list[int]) -> list[float]:
    """What a Theme sets out: ships count less than who holds the site."""
    found: list[float] = []
    for card in options:
        if card < 0:
            found.append(0.5)
            continue
        face = table.face[card]
        ship = table.cards[face].kind == STARSHIP
        found.append(0.8 * faces.worth[face] if ship else faces.worth[face])
    return found
