"""The lines between the rows: the planet, space or duel in the middle, and the piles, planets and races below."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from textual.content import Content

from chancecube.kernel.wire import SeenCard, SeenEvent, View
from chancecube.terminal.table.seen import seen_by_id
from chancecube.terminal.table.words import Words
from chancecube.terminal.young_jedi.faces import COUNTER, CUBE, POWER, facts
from chancecube.terminal.young_jedi.rows import DUEL, SPACE, scene_of
from chancecube.young_jedi.effects import COUNTERS_PER_TURN
from chancecube.young_jedi.kinds import SIDES
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.race import LAPS_TO_WIN, MOST_HANDLED, MOST_THRUST

HIT: Final = "✗"
THRUST: Final = "▸"
NONE: Final = "·"
GAP: Final = "   "


def titles(cards: list[SeenCard]) -> str:
    """Titles, those alike counted: 3× Jawa."""
    counts = Counter(facts(card.code).title for card in cards)
    return ", ".join(f"{count}× {title}" if count > 1 else title for title, count in counts.items())


# --- the line in the middle ---


def middle_line(view: View, words: Words) -> Content:
    status = view.status
    if not status["planet"]:
        return Content(words.say("no-planet"))
    scene = scene_of(view)
    if scene == DUEL:
        return duel_line(view, words)
    place, site = status["planet"], status["site"]
    if scene == SPACE:
        evacuation = status.get("evacuation")
        place, site = (evacuation["planet"] if evacuation else place), words.say("in-space")
    parts: list[Content | str | tuple[str, str]] = [
        (f" {place.upper()} • {site} ", "bold"),
        f"  {words.say('turn', number=status['turn'])} · {words.say('phase-' + status['phase'])}",
        doings(view, words),
    ]
    return Content.assemble(*parts)


def doings(view: View, words: Words) -> str:
    """Who deploys with how many counters left, who attacks, or who duels whom."""
    status = view.status
    battle, duel = status.get("battle"), status.get("duel")
    if battle is not None:
        return " · " + words.say("attacks", side=words.voice.seat(battle["attacker"]))
    if duel is not None:
        return duel_names(view, duel)
    if status["phase"] != "deploy" or "evacuation" in status:
        return ""
    left: int | None = status["counters"][status["active"]]  # unknown while the opponent deploys face down
    bars = "" if left is None else COUNTER * left + "▯" * (COUNTERS_PER_TURN - left)
    return f" · {words.voice.seat(status['active'])} {bars}"


def duel_names(view: View, duel: dict[str, Any]) -> str:
    known = seen_by_id(view)
    ids = [one["character"] for one in duel["duelists"] if one is not None]
    named = [facts(known[card].code).title for card in ids if card in known]
    return " · " + " ⚔ ".join(named) if named else ""


def duel_line(view: View, words: Words) -> Content:
    """Both duelists with power and hits, and the attack."""
    duel = view.status["duel"]
    mine, theirs = [duelist_words(view, words, seat) for seat in (view.seat, 1 - view.seat)]
    attack = ""
    if duel["attack"] is not None:
        side = words.voice.seat(duel["striker"])
        number = f"{CUBE}{duel['number']}"
        attack = GAP + words.say("attack-of", side=side, number=number)
    return Content.assemble((f" {words.say('duel')} ", "bold"), mine, " ⚔ ", theirs, (attack, "bold"))


def duelist_words(view: View, words: Words, seat: int) -> str:
    """Name, power, and the hits of those it can take."""
    one = view.status["duel"]["duelists"][seat]
    title = facts(seen_by_id(view)[one["character"]].code).title
    hits = HIT * one["hits"] + NONE * max(one["damage"] - one["hits"], 0)
    passed = f" ({words.say('passed')})" if one["passed"] else ""
    return f"{title} {POWER}{one['power']} {hits}{passed}"


# --- the lines below ---


def lower_lines(view: View, words: Words, width: int) -> dict[str, Content]:
    """What stands in each of the three strips; an empty one takes no room."""
    scene = scene_of(view)
    first, second = piles_line(view, words), stranded_line(view, words)
    if scene == DUEL:
        first, second = [duel_sum(view, words, seat) for seat in (view.seat, 1 - view.seat)]
    elif scene == SPACE:
        second = evacuation_line(view, words)
    return {"piles": first, "stranded": second, "race": race_line(view, words, width)}


def piles_line(view: View, words: Words) -> Content:
    """Hyperspace, unless it is what the rows show, and the top of each discard pile, which stays closed."""
    parts: list[str] = []
    for seat in (view.seat, 1 - view.seat):
        ships = view.zone("hyperspace", seat).cards
        if ships and scene_of(view) != SPACE:
            parts.append(words.say("hyperspace", side=words.voice.seat(seat), cards=titles(ships)))
    for seat in (view.seat, 1 - view.seat):
        top = view.zone("discard", seat).cards
        if top:
            name = words.voice.card_name(top[-1].code)
            parts.append(words.say("discard", side=words.voice.seat(seat), card=name))
    return Content("  ".join(parts))


def stranded_line(view: View, words: Words) -> Content:
    """Planets played before, who controls them, and what lies there for good."""
    parts: list[str] = []
    for planet in PLANETS:
        if planet == view.status["planet"] or not view.zone("locations", -1, planet).cards:
            continue
        holder = [seat for seat in range(len(SIDES)) if planet in view.status["controlled"][seat]]
        lying = [cards_on(view, seat, planet) for seat in (view.seat, 1 - view.seat)]
        cards = " / ".join(side for side in lying if side) or "–"
        if holder:
            parts.append(words.say("stranded", planet=planet, side=words.voice.seat(holder[0]), cards=cards))
    return Content(GAP.join(parts))


def cards_on(view: View, seat: int, planet: str) -> str:
    down = view.zone("down", seat, planet)
    cards = view.zone("up", seat, planet).cards + down.cards
    return with_hidden(titles(cards), (down.count or 0) - len(down.cards))


def with_hidden(shown: str, hidden: int) -> str:
    return ", ".join(part for part in (shown, f"▒×{hidden}" if hidden else "") if part)


def evacuation_line(view: View, words: Words) -> Content:
    """Who leaves, and what is aboard."""
    evacuation = view.status.get("evacuation")
    if evacuation is None:
        return Content("")
    known = seen_by_id(view)
    aboard = titles([known[card] for card in evacuation["aboard"] if card in known])
    return Content(
        words.say(
            "evacuates",
            side=words.voice.seat(evacuation["seat"]),
            planet=evacuation["planet"],
            cards=with_hidden(aboard, evacuation["hidden"]),
        )
    )


def duel_sum(view: View, words: Words, seat: int) -> Content:
    """How a duelist's power, and so the dueling hand, came about."""
    one = view.status["duel"]["duelists"][seat]
    card = seen_by_id(view)[one["character"]]
    sums = [(why, code, amount) for why, code, amount in one["sums"]]
    return Content(
        words.voice.event(SeenEvent("power", seat, card, one["power"], "yj.duel.hand", sums), view.seat)
    )


# --- the race ---


def race_line(view: View, words: Words, width: int) -> Content:
    """Both races in words where they fit, else in signs."""
    races = view.status.get("race")
    if races is None:
        return Content("")
    running = [seat for seat in (view.seat, 1 - view.seat) if races[seat] is not None]
    said = GAP.join(race_words(view, words, seat) for seat in running)
    if len(said) <= width:
        return Content(said)
    return Content(GAP.join(race_signs(view, words, seat) for seat in running))


def race_words(view: View, words: Words, seat: int) -> str:
    race = view.status["race"][seat]
    side = words.voice.seat(seat)
    lap = f"{race['laps']}/{LAPS_TO_WIN}"
    if not race["ready"]:
        return words.say("race-waiting", side=side, lap=lap)
    return words.say(
        "race",
        side=side,
        lap=lap,
        next=race["next"],
        thrust=thrust_signs(race),
        handling=handling_words(race),
    )


def race_signs(view: View, words: Words, seat: int) -> str:
    race = view.status["race"][seat]
    line = f"{words.voice.seat(seat)} ⚑{race['laps']}/{LAPS_TO_WIN}"
    if not race["ready"]:
        return line
    return f"{line} {thrust_signs(race)} →{race['next']} ±{handling_words(race)}"


def thrust_signs(race: dict[str, Any]) -> str:
    tokens: int = race["thrust"]
    return THRUST * tokens + NONE * (MOST_THRUST - tokens)


def handling_words(race: dict[str, Any]) -> str:
    """The numbers that stand for any, and how many of the two such cards this lap has had."""
    numbers = ",".join(str(number) for number in race["handling"]) or "–"
    return f"{numbers} ({race['handled']}/{MOST_HANDLED})"
