"""Fighting: whether to declare a battle, and which battle cards to take into it."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.arming import Army, arm, singles
from chancecube.bots.young_jedi.forecast import Stakes, forecast
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Piece, Scene, battle_cards, characters, weapons
from chancecube.bots.young_jedi.worth import card_worth, planet_worth
from chancecube.kernel.decision import DONE, YES

# A battle may promise a loss and still be better than leaving the attack, and its breakthrough, to the opponent.
LEAST_PROMISE: Final = -8.0
WORTH_A_CARD: Final = 1.0  # points a battle card must add to the plan
WORKING_SHARE: Final = 0.6  # of the battle cards an opponent sets aside
HAND_SHARE: Final = 0.1  # of the cards in an unknown hand that are battle cards and will work


def stakes_of(scene: Scene) -> Stakes:
    """Planets change hands only where nothing lies face down that could hold them."""
    prize = 0.0 if scene.hidden_here(scene.theirs) else planet_worth(scene, scene.mine)
    price = 0.0 if scene.hidden_here(scene.mine) else planet_worth(scene, scene.theirs)
    return Stakes(scene.my_turn, prize, price)


def outlook_on(scene: Scene) -> Outlook:
    """The opposing army, as it would arm itself against the own characters unarmed."""
    mine, theirs = card_worth(scene.mine), card_worth(scene.theirs)
    foes = scene.here(scene.theirs)
    unarmed = singles(characters(scene.here(scene.mine)), scene.site)
    army = arm(characters(foes), weapons(foes), [], Outlook(scene.site, unarmed, 0.0, theirs, mine))
    return Outlook(scene.site, army.teams, surprise(scene, len(army.teams)), mine, theirs)


def surprise(scene: Scene, teams: int) -> float:
    """How likely each opposing team has a battle card that works; their number is known once they are set aside."""
    aside, hand = scene.theirs.aside_size, scene.theirs.hand_size
    expected = aside * WORKING_SHARE if aside else hand * HAND_SHARE
    return min(1.0, expected / max(1, teams))


def army_of(scene: Scene, own: list[Piece], outlook: Outlook) -> Army:
    """The own cards in battle order; weapons stay out of use where their draws could empty the draw deck."""
    people, arms, cards = characters(own), weapons(own), battle_cards(own)
    army = arm(people, arms, cards, outlook)
    if sum([team.draws for team in army.teams]) < scene.mine.deck:
        return army
    unarmed = arm(people, [], cards, outlook)
    return Army(unarmed.teams, unarmed.spare + arms)


def promise(scene: Scene, outlook: Outlook, cards: list[Piece]) -> float:
    """What a battle with these battle cards comes to."""
    return forecast(army_of(scene, scene.here(scene.mine) + cards, outlook), outlook, stakes_of(scene)).value


def best_card(
    scene: Scene, outlook: Outlook, chosen: list[Piece], plain: float
) -> tuple[Piece | None, float]:
    """The battle card in hand that adds most to those chosen, and what the battle promises with it."""
    best: Piece | None = None
    most = plain + WORTH_A_CARD
    faces: set[int] = set()
    for card in battle_cards(scene.mine.hand):
        if card not in chosen and card.facts.index not in faces:
            faces.add(card.facts.index)
            value = promise(scene, outlook, [*chosen, card])
            if value > most:
                best, most = card, value
    return best, most


def choose_battle(scene: Scene) -> int:
    """Looks ahead to the battle cards that would be used."""
    outlook = outlook_on(scene)
    chosen: list[Piece] = []
    value = promise(scene, outlook, chosen)
    while value <= LEAST_PROMISE:
        card, value = best_card(scene, outlook, chosen, value)
        if card is None:
            return DONE
        chosen.append(card)
    return YES


def choose_battle_card(scene: Scene) -> int:
    outlook = outlook_on(scene)
    chosen = scene.mine.aside
    card, _ = best_card(scene, outlook, chosen, promise(scene, outlook, chosen))
    return DONE if card is None else card.id
