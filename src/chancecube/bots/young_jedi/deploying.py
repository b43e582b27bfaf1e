"""Deploying: the best use of the counters, a better site, and what only blocks the hand."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.young_jedi.arming import arm
from chancecube.bots.young_jedi.evacuating import flight, rescue
from chancecube.bots.young_jedi.fetching import effect_worth
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Piece, Scene, battle_cards, characters, effects, of_kind, weapons
from chancecube.bots.young_jedi.stock import Stock
from chancecube.bots.young_jedi.sums import Sums
from chancecube.bots.young_jedi.using import text_to_use
from chancecube.bots.young_jedi.worth import card_worth, strength
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.deploy import cost, deploys_hidden
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import CHARACTER, EFFECT, LOCATION, STACKABLE, STARSHIP
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.vocabulary import TO_PLANET, FromDeck, Hurt

SITE_GAIN: Final = 1.0  # points another site must gain
IN_HAND: Final = 0.5  # how far a character still in hand counts for a site
STRONG_ALONE: Final = 1.1  # above 1, one strong team is worth more than two of half its strength
SPENDING: Final = 0.5  # how far a card deployed, to be replaced from the draw deck, counts as lost
PLENTY: Final = 20  # cards a draw deck must have for a ship to make room for another card
STACK_CARE: Final = 0.7  # points of each further copy that is bound to a planet with the first of a stack
SMALL_STACK: Final = 3  # copies in a deck that are not worth the care
GAIN: Final = 1e-9  # what a choice must gain over doing less
FACE_DOWN: Final = 0.8  # how far an effect counts that begins to work a turn later
BROUGHT_ALONG: Final = 2.0  # points of a weapon that another brings from the draw deck
HANDED_OVER: Final = 0.5  # points of a card that another brings into hand


def choose_deploy(scene: Scene, stock: Stock) -> int:
    return next_deploys(scene, stock)[0]


def next_deploys(scene: Scene, stock: Stock) -> list[int]:
    """What comes for free first; the site before the cards, since it changes what they are worth; ships last.

    After the first of these answers one may think again, or go on with the others.
    """
    free = text_to_use(scene, stock)
    if free is not None:
        return [free.id]
    home = rescue(scene)
    if home is not None:
        return [home]
    location = best_location(scene)
    if location is not None and spendable(scene) > 0:
        return [location.id]
    chosen = best_set(scene, stock)
    away = flight(scene, chosen)
    if away is not None:
        return [away]
    ship = next_ship(scene)
    return [piece.id for piece in chosen] + [DONE if ship is None else ship.id]


def spendable(scene: Scene) -> int:
    """How many cards may leave the hand before evening up would take the last card of the draw deck."""
    return scene.mine.reserve() - 1


def next_ship(scene: Scene) -> Piece | None:
    ships = of_kind(scene.from_hand(), STARSHIP)
    if not ships or scene.mine.deck <= PLENTY:
        return None
    return ships[0]


# --- the site ---


def best_location(scene: Scene) -> Piece | None:
    best: Piece | None = None
    most = SITE_GAIN
    for piece in of_kind(scene.from_hand(), LOCATION):
        gain = site_worth(scene, piece.facts.site) - site_worth(scene, scene.site)
        if gain > most:
            best, most = piece, gain
    return best


def site_worth(scene: Scene, site: int) -> float:
    """The power a site gives to the own side, less what it gives to the opponent."""
    total = IN_HAND * site_bonus(scene.mine.hand, site)
    return total + site_bonus(scene.committed(), site) - site_bonus(scene.here(scene.theirs), site)


def site_bonus(cards: list[Piece], site: int) -> int:
    return sum([piece.facts.bonus[site] for piece in characters(cards)])


# --- characters, weapons and effects ---


def best_set(scene: Scene, stock: Stock) -> list[Piece]:
    """The cards that make the best army, in the order in which they help each other."""
    hand = scene.from_hand()
    fit = characters(hand) + weapons(hand) + effects(hand)
    fit.sort(key=lambda piece: (turn_of(piece.facts), -piece.facts.counters, piece.facts.index))
    prices = {piece.id: cost(scene.board, scene.me, piece.facts) for piece in fit}
    muster = Muster(scene, stock)
    best: list[Piece] = []
    most = muster.worth([], 0)
    known: set[tuple[int, ...]] = set()
    for chosen in affordable(fit, prices, scene.counters, spendable(scene)):
        faces = tuple([piece.facts.index for piece in chosen])
        if chosen and faces not in known:
            known.add(faces)
            value = muster.worth(chosen, scene.counters - sum([prices[piece.id] for piece in chosen]))
            if value > most + GAIN:
                best, most = chosen, value
    return best


def turn_of(facts: Card) -> int:
    """An effect may help all others; who brings others along comes last, and spends what is left."""
    if facts.kind == EFFECT:
        return 0
    return 1 + facts.kind + 2 * (len(brought_by(facts, NOWHERE)) > 0)


def brought_by(facts: Card, planet: int) -> list[FromDeck]:
    """What a card may bring along from the draw deck when it deploys to a planet, or to any."""
    if facts.says is None:
        return []
    return [
        word.deed
        for word in facts.says.arrivals
        if isinstance(word.deed, FromDeck) and (NOWHERE in (planet, word.planet) or word.planet == planet)
    ]


def affordable(fit: list[Piece], prices: dict[int, int], counters: int, most_cards: int) -> list[list[Piece]]:
    """Every set of these cards that the counters pay for, with one effect at most."""
    if not fit:
        return [[]]
    first, rest = fit[0], fit[1:]
    sets = affordable(rest, prices, counters, most_cards)
    price = prices[first.id]
    if price <= counters and most_cards > 0:
        with_first = affordable(rest, prices, counters - price, most_cards - 1)
        if first.facts.kind == EFFECT:
            with_first = [others for others in with_first if not of_kind(others, EFFECT)]
        sets = [[first, *others] for others in with_first] + sets
    return sets


@final
class Muster:
    """What cards would be worth at the present planet."""

    def __init__(self, scene: Scene, stock: Stock) -> None:
        self.scene = scene
        self.stock = stock
        self.committed = scene.committed()
        self.cards = battle_cards(scene.mine.hand)
        self.outlook = Outlook(Sums(scene.board, scene.me), scene.me, [])
        self.hidden = deploys_hidden(scene.board, scene.me)
        self.texts: dict[int, float] = {}  # by face

    def worth(self, added: list[Piece], left: int) -> float:
        """The strength of the own side with these cards, the battle cards in hand included, less what they use up."""
        own = self.committed + added
        army = arm(characters(own), weapons(own), self.cards, self.outlook)
        worth: float = sum([team.expected() ** STRONG_ALONE for team in army.teams])
        worth += sum([self.text_worth(piece.facts) for piece in added])
        if not self.hidden:
            worth += max([self.brought_worth(piece.facts, left) for piece in added], default=0.0)
        spent = SPENDING * card_worth(self.scene.mine) * len(added)
        return worth - spent - stacks_bound(self.scene, added, self.stock)

    def text_worth(self, facts: Card) -> float:
        """What a card is good for beside its power."""
        known = self.texts.get(facts.index)
        if known is None:
            if facts.kind == EFFECT:
                known = effect_worth(self.scene, facts, self.stock) * (FACE_DOWN if self.hidden else 1.0)
            else:
                known = 0.0 if self.hidden else self.arrival_worth(facts)
            self.texts[facts.index] = known
        return known

    def arrival_worth(self, facts: Card) -> float:
        """What its text does at once when it deploys here."""
        worth = 0.0
        for word in [] if facts.says is None else facts.says.arrivals:
            if word.to == TO_PLANET and word.planet in (NOWHERE, self.scene.planet):
                if isinstance(word.deed, Hurt):
                    worth += word.deed.damage * card_worth(self.scene.theirs)
                elif not isinstance(word.deed, FromDeck):
                    worth += HANDED_OVER
        return worth

    def brought_worth(self, facts: Card, left: int) -> float:
        """What it may bring along for the counters that are left."""
        worth = 0.0
        for deed in brought_by(facts, self.scene.planet):
            faces = self.stock.payable(deed, left)
            likely = self.stock.likelihood(self.scene, faces.__contains__)
            known = [self.scene.board.cards[face] for face in faces]
            worth = max([worth, *[likely * self.brought(card) for card in known]])
        return worth

    def brought(self, card: Card) -> float:
        return strength(card, self.scene.site) if card.kind == CHARACTER else BROUGHT_ALONG


def stacks_bound(scene: Scene, added: list[Piece], stock: Stock) -> float:
    """What it costs to bind stacks to this planet: their other copies are lost to the planets still to come."""
    here = {piece.facts.name for piece in scene.committed()}
    begun = {piece.facts.name for piece in added if piece.facts.uniqueness == STACKABLE} - here
    bound = sum([max(0, stock.titles.get(name, 0) - SMALL_STACK) for name in begun])
    return STACK_CARE * scene.planets_to_come() * bound
