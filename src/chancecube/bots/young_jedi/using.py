"""Using texts: which are worth it, and what they ask next."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.hand import company, stranded, usefulness
from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.renewing import NEW_CARD_WORTH, can_spare, least_useful, profit
from chancecube.bots.young_jedi.scene import Piece, Scene, characters
from chancecube.bots.young_jedi.stock import Stock
from chancecube.bots.young_jedi.worth import strength, target_worth
from chancecube.kernel.decision import DONE, YES
from chancecube.young_jedi.deeds import deed_of
from chancecube.young_jedi.effects import COUNTERS_PER_TURN
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import CHARACTER
from chancecube.young_jedi.table import BENEATH, DRAW_CARD
from chancecube.young_jedi.vocabulary import (
    Bury,
    Deed,
    DiscardToDraw,
    Draw,
    FromDeck,
    KeepApart,
    ShowHandToDraw,
)

LIKELY: Final = 0.4  # how likely a search must find something
UNEVEN: Final = 3.0  # points by which an opponent kept out of the battle must be stronger
GOOD_CARD: Final = 4.0  # points of a card the opponent shall not draw
GOOD_NUMBER: Final = 5  # and its destiny number
WORTH_AN_EFFECT: Final = 3.5  # points of an opposing card an effect is given up for


def least_use(scene: Scene) -> float:
    """Of the cards in hand, how useful the least useful is."""
    people = company(scene)
    return min([usefulness(scene, piece, people) for piece in scene.mine.hand], default=NEW_CARD_WORTH)


# --- texts of cards in play ---


def text_to_use(scene: Scene, stock: Stock) -> Piece | None:
    """A card in play whose text can be used and should be."""
    hand = {piece.id for piece in scene.mine.hand}
    for piece in scene.offered:
        if piece.id not in hand and should_use(scene, piece, stock):
            return piece
    return None


def should_use(scene: Scene, piece: Piece, stock: Stock) -> bool:
    """A card is given up for its text only where it is of no other use any more."""
    says = piece.facts.says
    if says is None:
        return False
    if says.counters is not None:
        return wants_counters(scene, says.counters.limit - COUNTERS_PER_TURN)
    for word in says.actions:
        if not word.discard or any([other.id == piece.id for other in stranded(scene)]):
            return wants(scene, piece.facts, word.deed, stock)
    return False


def wants_counters(scene: Scene, further: int) -> bool:
    """Whether there is something to pay for, and a card to spare."""
    costs = sum([piece.facts.counters for piece in company(scene)])
    costs -= sum([piece.facts.counters for piece in characters(scene.committed())])
    return costs >= scene.counters + further and least_use(scene) < NEW_CARD_WORTH


def wants(scene: Scene, card: Card, deed: Deed, stock: Stock) -> bool:
    if isinstance(deed, FromDeck):
        return finds(scene, deed, stock)
    if isinstance(deed, Bury):
        return least_use(scene) < NEW_CARD_WORTH
    if isinstance(deed, DiscardToDraw):
        return least_use(scene) < profit(scene) and can_spare(scene)
    if isinstance(deed, (Draw, ShowHandToDraw)):
        return can_spare(scene)
    if isinstance(deed, KeepApart):
        foes = [strength(piece.facts, scene.site) for piece in characters(scene.here(scene.theirs))]
        return max(foes, default=0.0) >= strength(card, scene.site) + UNEVEN
    return True


def finds(scene: Scene, deed: FromDeck, stock: Stock) -> bool:
    """A search that deploys nothing costs a card: something must be there that can be paid for."""
    faces = stock.payable(deed, scene.counters)
    return stock.likelihood(scene, faces.__contains__) >= LIKELY


def choose_use(scene: Scene, stock: Stock) -> int:
    """A text that need not be used."""
    card = scene.subject()
    words = [] if card.says is None else card.says.words
    deeds = [deed for deed in [deed_of(word) for word in words] if deed is not None]
    return YES if any([wants(scene, card, deed, stock) for deed in deeds]) else DONE


# --- what texts ask ---


def choose_from_deck(scene: Scene) -> int:
    """The most useful card; with none deployed a card would be lost."""
    if not scene.offered or scene.mine.deck <= 1:
        return DONE
    people = company(scene)
    return max(scene.offered, key=lambda piece: usefulness(scene, piece, people)).id


def choose_buried(scene: Scene) -> int:
    return least_useful(scene, scene.offered).id


def choose_buried_or_drawn(scene: Scene) -> int:
    return DRAW_CARD if least_use(scene) >= NEW_CARD_WORTH and can_spare(scene) else choose_buried(scene)


def choose_peeked(scene: Scene) -> int:
    """A good card of the opponent's goes beneath the draw deck."""
    top = scene.offered[0]
    good = top.facts.destiny >= GOOD_NUMBER
    if top.facts.kind == CHARACTER:
        good = good or strength(top.facts, scene.site) >= GOOD_CARD + average_destiny() / 2
    return BENEATH if good else top.id


def choose_kept_apart(scene: Scene) -> int:
    return max(scene.offered, key=lambda piece: target_worth(scene, piece)).id


def choose_shuffled_back(scene: Scene) -> int:
    """Cards of the discard pile gladly, those in hand only if they are of no use there."""
    hand = {piece.id for piece in scene.mine.hand}
    people = company(scene)
    for piece in scene.offered:
        if piece.id not in hand or usefulness(scene, piece, people) < NEW_CARD_WORTH:
            return piece.id
    return DONE


def choose_sacrifice(scene: Scene) -> int:
    """First whether to give up the effect, then for what."""
    if DONE not in scene.words:
        return max(scene.offered, key=lambda piece: target_worth(scene, piece)).id
    effect = scene.offered[0]
    word = None if effect.facts.says is None else effect.facts.says.sacrifice
    targets = [
        target_worth(scene, piece)
        for piece in scene.here(scene.theirs)
        if word is not None and word.who.meant(piece.facts.index)
    ]
    return effect.id if max(targets, default=0.0) >= WORTH_AN_EFFECT else DONE


def choose_retirement(scene: Scene) -> int:
    """Who is left on a planet already won can go, if the cards that go along are no loss."""
    says = scene.subject().says
    price = 0 if says is None or says.retires is None else says.retires.cards
    people = company(scene)
    uses = sorted([usefulness(scene, piece, people) for piece in scene.mine.hand])[:price]
    return YES if can_spare(scene) and sum(uses) < price * profit(scene) else DONE


def choose_spoils(scene: Scene) -> int:
    return YES if can_spare(scene) else DONE
