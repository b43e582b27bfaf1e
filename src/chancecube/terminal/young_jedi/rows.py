"""Which cards lie in the rows of the table: on the planet, in space, in a duel, at the race, or on offer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from chancecube.kernel.wire import SeenCard, SeenZone, View
from chancecube.terminal.table.cards import FIGHTING, Slot
from chancecube.terminal.table.seen import offered, seen_by_id, whereabouts
from chancecube.terminal.table.words import Words
from chancecube.young_jedi.places import NOWHERE

# What the rows show.
PLANET: Final = "planet"
SPACE: Final = "space"
DUEL: Final = "duel"
RACE: Final = "race"

RACE_RULES: Final = "yj.race."
UNSEEN: Final = ("switch-with",)  # questions about cards that lie where nobody else can look


@dataclass
class Rows:
    """The opponent's row, one's own, and the hand with the words for what it is."""

    theirs: list[Slot]
    own: list[Slot]
    hand: list[Slot]
    hand_label: str  # the key of its label
    hand_size: int


def scene_of(view: View) -> str:
    """What goes on: a duel once it is fought, an evacuation, the race while it is asked about, else the planet."""
    if "striker" in view.status.get("duel", {}):
        return DUEL
    if "evacuation" in view.status or view.status.get("battle", {}).get("space"):
        return SPACE
    if view.decision is not None and view.decision.rule.startswith(RACE_RULES):
        return RACE
    return PLANET


def site_of(view: View) -> int:
    """The site whose bonuses count; in space none does."""
    site: int = view.status["site_number"]
    return NOWHERE if scene_of(view) == SPACE else site


def here(view: View, name: str, seat: int) -> list[SeenCard]:
    """A side's cards of one zone on the current planet."""
    planet = view.status["planet"]
    return view.zone(name, seat, planet).cards if planet else []


def rows_of(view: View, words: Words) -> Rows:
    row = {PLANET: planet_row, SPACE: space_row, DUEL: duel_row, RACE: race_row}[scene_of(view)]
    theirs, own = row(view, 1 - view.seat, words), row(view, view.seat, words)
    shown = {slot.card.id for slot in theirs + own if slot.card is not None}
    return with_hand(view, words, theirs, own, shown)


# --- the rows of each side ---


def planet_row(view: View, seat: int, words: Words) -> list[Slot]:
    """The effect, face-up cards, those only their owner may read, and what is in play elsewhere."""
    slots = slots_of(view, view.zone("effect", seat).cards, words.say("kind-effect"))
    slots += slots_of(view, here(view, "up", seat))
    planet = view.status["planet"]
    if planet:
        slots += secret_slots(view, view.zone("down", seat, planet), aside=False)
    slots += battle_card_slots(view, seat)
    slots += slots_of(view, view.zone("hyperspace", seat).cards, words.voice.zone("hyperspace"))
    return slots + track_slots(view, seat, words)


def space_row(view: View, seat: int, words: Words) -> list[Slot]:
    """The ships and what is set aside for them; then the effect, which may speak of ships."""
    slots = slots_of(view, view.zone("hyperspace", seat).cards)
    slots += battle_card_slots(view, seat)
    return slots + slots_of(view, view.zone("effect", seat).cards, words.say("kind-effect"))


def race_row(view: View, seat: int, words: Words) -> list[Slot]:
    """The track with its lap cards; a side without one stays on the planet."""
    slots = track_slots(view, seat, words)
    if not slots:
        return planet_row(view, seat, words)
    return slots + slots_of(view, view.zone("laps", seat).cards, words.say("lap-card"))


def track_slots(view: View, seat: int, words: Words) -> list[Slot]:
    """Objective, pilot and podracer, as far as they are there."""
    race = view.status.get("race")
    if race is None or race[seat] is None:
        return []
    cards = view.zone("objective", seat).cards + view.zone("racers", seat).cards
    return slots_of(view, cards, words.say("at-race"))


def duel_row(view: View, seat: int, words: Words) -> list[Slot]:
    """The duelist and weapon, the attack, how many cards are left to an opponent, and the cards played."""
    duel = view.status["duel"]
    one = duel["duelists"][seat]
    known = seen_by_id(view)
    slots = slots_of(view, [known[card] for card in (one["character"], *one["weapons"])])
    attack = duel["attack"] if duel["striker"] == seat else None
    if attack is not None and attack in known:
        slots.append(Slot(known[attack], mark=FIGHTING, note=words.say("attack")))
    if seat != view.seat and one["hand"]:
        slots.append(Slot(None, one["hand"], note=words.say("dueling-hand")))
    played = [card for card in reversed(view.zone("dueled", seat).cards) if card.id != attack]
    return slots + slots_of(view, played, words.say("played"))


def slots_of(view: View, cards: list[SeenCard], note: str = "") -> list[Slot]:
    playable, fighting = offered(view), fighters(view)
    return [
        Slot(
            card,
            playable=card.id in playable,
            mark=FIGHTING if card.id in fighting else "",
            note=note,
        )
        for card in cards
    ]


def battle_card_slots(view: View, seat: int) -> list[Slot]:
    """Those in the present fight, open to all, and those still set aside."""
    return slots_of(view, view.zone("used", seat).cards) + secret_slots(
        view, view.zone("aside", seat), aside=True
    )


def secret_slots(view: View, zone: SeenZone, aside: bool) -> list[Slot]:
    """Face down or set aside: its owner reads the cards, the other counts them."""
    if zone.seat == view.seat:
        playable = offered(view)
        return [
            Slot(card, hidden=not aside, aside=aside, playable=card.id in playable) for card in zone.cards
        ]
    return [Slot(None, zone.count, hidden=not aside, aside=aside)] if zone.count else []


def fighters(view: View) -> list[int]:
    """Those in the present fight or duel, and what they use; in a duel also who is challenged."""
    found: list[int] = []
    battle: dict[str, Any] = view.status.get("battle", {})
    for fighter in battle.get("fighters", []):
        found += [*fighter["characters"], *fighter["weapons"]]
    duel: dict[str, Any] = view.status.get("duel", {})
    for one in duel.get("duelists", []):
        found += [duel["named"]] if one is None else [one["character"], *one["weapons"]]
    return found


# --- the hand, or whatever is to be chosen from ---


def with_hand(view: View, words: Words, theirs: list[Slot], own: list[Slot], shown: set[int]) -> Rows:
    """Below lies the hand, in a duel the dueling hand; cards on offer that lie nowhere else lie here too."""
    playable = offered(view)
    hand = view.zone("hand", view.seat).cards
    label = "hand-row"
    dueling = view.zone("dueling", view.seat).cards
    if dueling and not any(card.id in playable for card in hand):
        hand, label = dueling, "dueling-row"
    held = {card.id for card in hand}
    extra = [card for id, card in playable.items() if id not in held and id not in shown]
    if extra and not held & playable.keys():
        hand, label = [], "offer-row"
    slots = slots_of(view, hand)
    for card in extra:
        slots.append(Slot(card, playable=True, note=lies(view, words, card)))
    return Rows(theirs, own, slots, label, len(slots))


def lies(view: View, words: Words, card: SeenCard) -> str:
    """Where a card on offer lies, unless nobody else may know."""
    asked = view.decision.kind if view.decision is not None else ""
    return "" if asked in UNSEEN and card.id not in seen_by_id(view) else whereabouts(view, words, card)
