"""The Deploy Phase: what to play with the credits, where to, under whom; and which texts to use."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.texts import event_gain, use_worth
from chancecube.bots.jedi_knights.worth import face_worth, grip, in_play_worth, planet_worth
from chancecube.jedi_knights.kinds import CHARACTER, DEPLOY, EVENT, STARSHIP, WEAPON
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import PASS, PLAY, TEXT, TO_SITE, TRANSFER
from chancecube.jedi_knights.unique import version_in_play
from chancecube.jedi_knights.vocabulary.texts import Use
from chancecube.kernel.position import NO_CARD

LEAST: Final = 0.2  # what an action must promise
DOUBLED: Final = 0.6  # control counts so much before the last turn at a planet
SHIPS_IN_FINAL: Final = 0.4
PER_POWER: Final = 0.07  # strong characters are worth more than their power: they win their battles
BETTER_BEARER: Final = 2.5

Choice = tuple[float, int, int]  # what it promises, its cost, the card


def choose_deploy(scene: Scene, odds: Odds) -> int:
    """Of all that the credits can buy, what together promises most; the best of it first."""
    choices: dict[int, Choice] = {}
    for card in scene.offered:
        uses = uses_of(scene, card)
        worth, use = max([(use_gain(scene, odds, card, one), one) for one in uses], default=(0.0, PASS))
        if worth > LEAST:
            cost = scene.cost(card) if use == PLAY and scene.facts(card).kind != EVENT else 0
            name = -1 - card if scene.facts(card).typical or use != PLAY else scene.facts(card).name
            if name not in choices or choices[name][0] < worth:
                choices[name] = (worth, cost, card)
    bought = best_purchase(list(choices.values()), scene.credits())
    return max(bought, default=(0.0, 0, PASS))[2]


def choose_use(scene: Scene, odds: Odds, card: int) -> int:
    return max(scene.options, key=lambda use: use_gain(scene, odds, card, use))


def best_purchase(choices: list[Choice], credits: int) -> list[Choice]:
    """Those that together promise most and cost no more."""
    totals = [0.0] * (credits + 1)  # by credits to spend
    bought: list[list[Choice]] = [[]] * (credits + 1)
    for choice in choices:
        worth, cost, _ = choice
        for left in range(credits, cost - 1, -1):
            if totals[left - cost] + worth > totals[left]:
                totals[left] = totals[left - cost] + worth
                bought[left] = [*bought[left - cost], choice]
    return bought[credits]


def uses_of(scene: Scene, card: int) -> list[int]:
    """What a card that is offered can probably be used for."""
    facts = scene.facts(card)
    found: list[int] = []
    if card in scene.own.hand or card in scene.own.pile:
        if facts.kind != EVENT or facts.timing == DEPLOY:
            found.append(PLAY)
    elif facts.kind == WEAPON:
        found.append(TRANSFER)
    for place, word in enumerate(facts.says.words):
        if isinstance(word, Use) and word.time == DEPLOY:
            found.append(TEXT - place)
    return found


def use_gain(scene: Scene, odds: Odds, card: int, use: int) -> float:
    facts = scene.facts(card)
    if use == TRANSFER:
        return transfer_gain(scene, card)
    if use == PLAY:
        return event_gain(scene, odds, card) if facts.kind == EVENT else play_gain(scene, card)
    word = facts.says.words[TEXT - use]
    return use_worth(scene, odds, card, word) if isinstance(word, Use) else 0.0


# --- characters, starships, weapons ---


def play_gain(scene: Scene, card: int) -> float:
    """What a card brings to the planet, and to the battles to come."""
    facts = scene.facts(card)
    worth = face_worth(facts.index)
    if facts.kind == WEAPON:
        return worth
    if facts.kind == STARSHIP:
        worth = worth * SHIPS_IN_FINAL if scene.final else worth
    else:
        worth += PER_POWER * facts.power * facts.power + control_gain(scene, card)
    old = version_in_play(scene.board, card)
    if old != NO_CARD:
        worth -= in_play_worth(scene, old) + 1.0
    return worth


def control_gain(scene: Scene, card: int) -> float:
    """What a character at the site would do for the planet's control."""
    if scene.final:
        return 0.0
    facts = scene.facts(card)
    theirs = scene.control_total(1 - scene.side)
    now = scene.control_total(scene.side)
    plain = scene.site_power(scene.side) + facts.power
    doubled = scene.has_hero(scene.side) or facts.hero
    gained = grip(scene, plain * (2 if doubled else 1) - theirs) - grip(scene, now - theirs)
    return planet_worth(scene) * gained * (1.0 if scene.is_last_turn_here() else DOUBLED)


# --- where to ---


def choose_place(scene: Scene) -> int:
    """A weapon goes to whoever uses it best; a character to the site, unless a starship needs it more."""
    facts = scene.subject()
    if facts is None:
        return TO_SITE if TO_SITE in scene.options else choose_bearer(scene)
    if facts.kind == WEAPON:
        return choose_bearer(scene)
    ships = [card for card in scene.offered if boarding_gain(scene, scene.number, card) > 0.0]
    if ships and (TO_SITE not in scene.options or not scene.final):
        return max(ships, key=lambda ship: boarding_gain(scene, scene.number, ship))
    return TO_SITE if TO_SITE in scene.options else scene.options[0]


def boarding_gain(scene: Scene, card: int, ship: int) -> float:
    """Whether a character turns the battle at the system; it can be shuttled down after it."""
    foes = [scene.power(foe) for foe in scene.their_ships()]
    if not foes:
        return 0.0
    board = scene.board
    alone = scene.power(ship)
    board.host[card] = ship
    board.attached.append(card)
    helped = power(board, ship)
    board.attached.pop()
    board.host[card] = NO_CARD
    strongest = max(foes)
    turned = alone <= strongest < helped
    return float(helped - alone) if turned and helped >= strongest + 2 else 0.0


def choose_bearer(scene: Scene) -> int:
    return max(scene.offered, key=lambda host: bearer_worth(scene, host))


def bearer_worth(scene: Scene, host: int) -> float:
    """Who fights often, stands long and has no weapon yet."""
    facts = scene.facts(host)
    worth = float(scene.power(host)) + 0.5 * scene.defense(host) + 0.3 * scene.leadership(host)
    if scene.weapons(host):
        worth -= 4.0
    if facts.kind == CHARACTER and scene.board.host[host] != NO_CARD:
        worth -= 3.0
    return worth


def transfer_gain(scene: Scene, weapon: int) -> float:
    """A weapon moves only to one who makes much more of it."""
    bearer = scene.board.host[weapon]
    if bearer == NO_CARD:
        return 0.0
    place = scene.ours(scene.board.place(bearer))
    others = [bearer_worth(scene, card) for card in place if card != bearer]
    now = bearer_worth(scene, bearer) + 4.0  # it counts as without this weapon
    return max([worth - now - BETTER_BEARER for worth in others], default=0.0)
