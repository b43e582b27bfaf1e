"""What is said about Jedi Knights in particular moments, and its cards as data."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import structs

from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.table import (
    ATTACKING,
    BONUS,
    CHARACTER_PHASE,
    FIRST,
    PASS,
    PLAY,
    SEAT,
    SECOND,
    TEXT,
    TO_SITE,
    WORDS,
)
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import COMMON_WORDS, DONE, NO, YES
from chancecube.kernel.errors import BadDeck
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import view
from chancecube.kernel.wire import (
    Breach,
    DeckList,
    SeenCard,
    SeenDecision,
    SeenEvent,
    SeenOption,
    SeenZone,
    View,
)
from chancecube.text import Speaker, languages
from chancecube.text.catalogue import catalogue
from chancecube.text.voice import Voice, voice
from tests.text.sources import asked, told

SHELF = catalogue("jedi-knights")
VADER, TARKIN, LUKE, YODA, LIGHTSABER, MEDAL = "PR-9", "PR-10", "PR-6", "PR-2", "PR-8", "PR-5"


def plain(words: str) -> str:
    """Without the no-break spaces, which tests could not show."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


@cache
def speech(language: str, format_name: str = "duel") -> Voice:
    return voice("jedi-knights", Speaker(language), format_name)


def card(code: str, id: int = 1) -> SeenCard:
    return SeenCard(id, GAME.face(code), code)


def event(
    kind: str, seat: int = 0, code: str = "", amount: int = 0, rule: str = "", **more: Any
) -> SeenEvent:
    return SeenEvent(kind, seat, card(code) if code else None, amount, rule, more.get("sums", []))


def both(seen: SeenEvent, me: int, format_name: str = "duel") -> tuple[str, str]:
    english, french = [plain(speech(language, format_name).event(seen, me)) for language in ("en", "fr")]
    return english, french


# --- the log ---


def test_you_and_the_others() -> None:
    seen = event("attack", 1, VADER, 0)
    assert both(seen, 1) == (
        "You attack with Darth Vader, Sith Warrior at the site.",
        "Vous attaquez avec Darth Vader, Sith Warrior au site.",
    )
    assert both(seen, 0) == (
        "The Empire attacks with Darth Vader, Sith Warrior at the site.",
        "L'Empire attaque avec Darth Vader, Sith Warrior au site.",
    )
    assert both(seen, SPECTATOR) == both(seen, 0)


def test_four_players_are_told_apart() -> None:
    assert both(event("pass", 3), 0, "team") == ("Empire 2 passes.", "Empire 2 passe.")
    assert both(event("pass", 2), 2, "team") == ("You pass.", "Vous passez.")
    assert speech("fr", "team").seat(2) == "Alliance 2" and speech("fr").seat(0) == "Alliance"


def test_a_hidden_card() -> None:
    assert both(event("draw", 0), 1) == ("The Alliance draws a card.", "L'Alliance pioche une carte.")
    assert both(event("peek", 0), 1) == ("", "")


def test_sums_name_every_addend() -> None:
    sums = [("printed", VADER, 9), ("text", LIGHTSABER, 3), ("text", TARKIN, -2), ("tactical", MEDAL, 4)]
    assert both(event("power", 1, VADER, 14, sums=sums), 0) == (
        "Darth Vader: 14 = 9 power + 3 Vader's Lightsaber − 2 Grand Moff Tarkin + 4 “Medal of Alderaan” (tactical bonus).",
        (
            "Darth Vader : 14 = 9 de puissance + 3 Vader's Lightsaber − 2 Grand Moff Tarkin"
            " + 4 « Medal of Alderaan » (bonus tactique)."
        ),
    )
    aim = [("destiny", YODA, 4), ("text", LIGHTSABER, 3), ("destiny", LIGHTSABER, 2)]
    assert both(event("aim", 1, LIGHTSABER, 9, sums=aim), 0)[0] == (
        "Vader's Lightsaber: 9 = 4 destiny (Yoda) + 3 its text + 2 other cards."
    )
    paid = [("printed", LUKE, 3), ("foreign-theme", LUKE, 1), ("text", TARKIN, -1)]
    assert both(event("pay", 0, LUKE, 3, sums=paid), 0) == (
        "You pay 3 credits for Luke Skywalker = 3 cost + 1 other Theme − 1 Grand Moff Tarkin.",
        "Vous payez 3 crédits pour Luke Skywalker = 3 de coût + 1 autre Thème − 1 Grand Moff Tarkin.",
    )


def test_the_control_check_is_told_by_sides() -> None:
    sums = [("character", VADER, 9), ("character", TARKIN, 5), ("hero", VADER, 14)]
    seen = event("control-sum", 1, amount=28, sums=sums)
    assert both(seen, 0, "team")[0] == (
        "The Empire: 28 = 9 Darth Vader + 5 Grand Moff Tarkin + 14 doubled by Darth Vader."
    )
    assert both(seen, 3, "team")[0].startswith("Your side: 28 = ")
    assert both(event("control-sum", 0), 1)[1] == "L'Alliance : 0 (aucun personnage)."


def test_french_agrees_with_the_defeated() -> None:
    women = [one.code for one in library().cards if one.title == "Leia Organa"]
    assert both(event("defeated", 0, women[0]), 1)[1] == "Leia Organa est vaincue."
    assert both(event("defeated", 1, VADER), 1)[1] == "Darth Vader est vaincu."


def test_who_is_intimidated() -> None:
    seen = event("intimidate", 1, VADER, 0)
    assert both(seen, 0) == (
        "The Empire intimidates you with Darth Vader, Sith Warrior.",
        "L'Empire vous intimide avec Darth Vader, Sith Warrior.",
    )
    assert both(seen, 1)[0] == "You intimidate Alliance with Darth Vader, Sith Warrior."


def test_what_all_cards_do_every_turn_is_not_told() -> None:
    assert both(event("ready", 0, LUKE, rule="jk.draw.ready"), 0) == ("", "")
    assert both(event("ready", 0, LUKE, rule="jk.text.use"), 0)[0] == "Luke Skywalker is readied."


def test_an_event_nobody_has_words_for() -> None:
    assert "unheard-of" not in told("jedi_knights")
    assert both(event("unheard-of"), 0) == ("Something happens.", "Il se passe quelque chose.")


ENDINGS = {
    "jk.game.three-planets": ("You win: three planets are controlled.", "The Alliance wins: three planets are controlled."),
    "jk.game.final-conflict": (
        "You win: the Empire has no characters left at the last site.",
        "The Alliance wins: you have no characters left at the last site.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", ENDINGS)
def test_endings(rule: str) -> None:
    over = event("over", -1, amount=1, rule=rule)
    assert (speech("en").event(over, 0), speech("en").event(over, 1)) == ENDINGS[rule]
    assert "{" not in speech("fr").event(over, 1)


def test_partners_win_together() -> None:
    over = event("over", -1, amount=0b0101, rule="jk.game.three-planets")
    said = [speech("en", "team").event(over, me) for me in (0, 2, 1)]
    assert said[0] == said[1] == "Your side wins: three planets are controlled."
    assert said[2] == "The Alliance wins: three planets are controlled."


# --- questions and answers ---


@cache
def opening(format_name: str = "duel") -> View:
    """The first question of a game, as any view to put other questions into."""
    chance = Chance(seed_of(1))
    position = GAME.new(GAME.random_decks(format_name, chance), {"format": format_name}, chance, False)
    return view(GAME, position, position.pending[0].seat)


def asking(kind: str, options: list[SeenOption], number: int = 0, **status: Any) -> View:
    """A question as the seat would see it with these cards on the table."""
    seen = opening()
    cards = [card(VADER, 1), card(LUKE, 2), card(LIGHTSABER, 3), card(YODA, 4)]
    zones = [
        SeenZone("site", 1, "", 2, cards[:2]),
        SeenZone("attached", 1, "1", 1, cards[2:3]),
        SeenZone("hand", seen.seat, "", 2, [*cards[3:], card(MEDAL, 5)]),
        SeenZone("theme-pile", seen.seat, "", 1, [card(TARKIN, 6)]),
    ]
    facts = (
        seen.status
        | {"in_play": {"1": {"power": 11, "defense": 4}, "2": {"power": 6, "defense": 5}}}
        | status
    )
    decision = SeenDecision(kind, "choose", "", number, options)
    return structs.replace(seen, zones=zones, status=facts, decision=decision, seat=seen.seat)


def word(answer: int) -> SeenOption:
    return SeenOption(answer, (COMMON_WORDS | WORDS)[answer], None)


def chosen(code: str, id: int) -> SeenOption:
    return SeenOption(id, code, card(code, id))


def labels(language: str, seen: View) -> list[str]:
    assert seen.decision is not None
    return [plain(speech(language).option(seen, option)) for option in seen.decision.options]


def test_deploying() -> None:
    seen = asking("deploy", [chosen(YODA, 4), chosen(LIGHTSABER, 3), word(PASS)], 5, planet="Kessel")
    assert speech("en").question(seen) == (
        "Deploy Phase at Kessel: you have 5 credits left. Play a card, use a text, move a weapon, or pass."
    )
    assert labels("en", seen) == [
        "Play Yoda, Jedi Master (2 credits)",
        "Move Vader's Lightsaber, Sith Weapon",
        "Pass",
    ]
    assert labels("fr", seen)[0] == "Jouer Yoda, Jedi Master (2 crédits)"


def test_a_battle() -> None:
    battle = {"arena": "site", "attacking": 1, "main": [2, 1], "power": [6, 11]}
    seen = asking("weapons", [chosen(LIGHTSABER, 3), chosen(MEDAL, 5), word(PASS)], battle=battle)
    assert speech("en").question(seen) == (
        "Darth Vader (11) attacks Luke Skywalker (6). Weapons Step: fire a weapon, add a tactical bonus, or pass."
    )
    assert labels("en", seen) == [
        "Fire Vader's Lightsaber, Sith Weapon",
        "Tactical bonus +4: “Medal of Alderaan”",
        "Pass",
    ]
    attack = asking("battle-phase", [chosen(VADER, 1)], rotated=[])
    assert labels("en", attack) == ["Attack with Darth Vader, Sith Warrior (power 11)"]


def test_targets_show_what_must_be_beaten() -> None:
    assert labels("en", asking("target", [chosen(LUKE, 2)], 3)) == [
        "Luke Skywalker, Hero of Yavin (defense 5)"
    ]
    assert labels("fr", asking("defender", [chosen(LUKE, 2)], 1)) == [
        "Attaquer Luke Skywalker, Hero of Yavin (puissance 6)"
    ]


def test_what_a_card_can_be_used_for() -> None:
    seen = asking("how", [word(PLAY), word(BONUS), word(ATTACKING), word(TEXT - 2)], 5)
    assert speech("fr").question(seen) == "Que faites-vous de «\u00a0Medal of Alderaan\u00a0»\u202f?"
    assert labels("en", seen)[:3] == [
        "Play it for its text",
        "Put it under your card: tactical bonus +4",
        "Attack with it",
    ]
    assert labels("en", seen)[3].startswith(
        "Use its text: Once each Deploy Phase, you may discard “Medal of Alderaan”"
    )


def test_where_to() -> None:
    seen = asking("where", [word(TO_SITE), chosen(VADER, 1)], 3, site="Mos Eisley")
    assert labels("en", seen) == ["To the site: Mos Eisley", "Under Darth Vader, Sith Warrior"]
    assert labels("en", asking("where", [chosen(VADER, 1)], 4)) == ["Aboard Darth Vader, Sith Warrior"]


def test_a_choice_is_told_to_whoever_makes_it() -> None:
    seen = asking("one-of", [word(FIRST), word(SECOND)], 1)
    assert labels("en", seen) == [
        "Discard two cards from your hand",
        "Discard a card from your hand at random",
    ]
    assert labels("fr", seen)[0] == "Défausser deux cartes de votre main"
    den = next(one for one in library().cards if one.title == "Smugglers' Den")
    place = asking("one-of", [word(SECOND)], 7)
    place = structs.replace(place, zones=[*place.zones, SeenZone("sites", -1, "", 1, [card(den.code, 7)])])
    assert labels("fr", place) == [
        "Mettre un personnage ou vaisseau de votre défausse dans votre pile de Thème"
    ]


def test_a_text_that_may_be_declined_is_quoted() -> None:
    code = next(one.code for one in library().cards if one.title == "Royal Guard")
    seen = asking("may", [word(YES), word(NO)], 7)
    guard = structs.replace(seen, zones=[*seen.zones, SeenZone("site", 1, "", 1, [card(code, 7)])])
    question = speech("en").question(guard)
    assert question.startswith("Use the text of Royal Guard? When a friendly Sith is attacked, you may")
    assert labels("en", guard) == ["Use it", "Do not use it"]


def test_players_are_named() -> None:
    seen = structs.replace(
        opening("team"), decision=SeenDecision("which-opponent", "choose", "", 0, [word(SEAT - 3)])
    )
    assert seen.decision is not None
    assert speech("en", "team").option(seen, seen.decision.options[0]) == "Empire 2"
    waiting = structs.replace(opening("team"), decision=None, waiting=[0, 1, 2, 3])
    assert (
        plain(speech("fr", "team").question(waiting))
        == "En attente : Alliance 1, Empire 1, Alliance 2 et Empire 2."
    )


@pytest.mark.parametrize("language", languages())
def test_every_question_can_be_asked_of_a_bare_table(language: str) -> None:
    for kind in sorted(asked("jedi_knights")):
        battle = {"arena": "system", "attacking": 0, "main": [None, 1], "power": [0, 11]}
        seen = asking(kind, [word(DONE), chosen(VADER, 1), chosen(MEDAL, 5)], 1, battle=battle)
        for said in (speech(language).question(seen), *labels(language, seen)):
            assert said and "{" not in said and "jk-" not in said, said


def test_a_question_nobody_has_words_for() -> None:
    assert speech("en").question(asking("unheard-of", [])) == "Your decision."


# --- refusals ---


def test_breaches_name_what_is_wrong() -> None:
    breach = Breach("jk.deck.forty", "deck-size", {"have": 38, "need": 40})
    assert speech("en").breach(breach) == "The draw deck has 38 cards; it needs at least 40."
    side = Breach("jk.deck.opposed", "deck-other-side", {"side": "alliance"})
    assert "de l'Alliance" in speech("fr").breach(side)


# --- numbers in play ---


def test_powers_say_what_is_changed() -> None:
    powers = speech("en").powers(asking("deploy", []))
    assert powers[1] == (11, "Darth Vader: 11 = 9 power + 2 other cards")
    assert powers[2] == (6, "Luke Skywalker: 6 = 6 power")
    assert 4 not in powers


# --- data ---


def test_every_card_has_its_data() -> None:
    for code in SHELF.codes():
        data = SHELF.data(code)
        assert data["ours"] == (data["set"] == "PS")
        assert (data["destiny"] is None) == (data["kind"] in ("theme", "location", "force"))
        assert (data["power"] is not None) == (data["kind"] in ("character", "starship"))
    assert SHELF.data(LIGHTSABER)["says"] == ["only-under", "to-hit", "swings"]
    assert SHELF.settings() == {"timing-2001": ["no", "yes"]}


def test_cards_that_work_together() -> None:
    assert LIGHTSABER in SHELF.works_with(VADER) and VADER in SHELF.works_with(LIGHTSABER)
    troopers = [one.code for one in library().cards if "Trooper" in one.keywords and one.allegiance == 1]
    assert troopers and set(troopers) <= set(SHELF.works_with(TARKIN))
    assert LUKE not in SHELF.works_with(TARKIN)


def test_decks_as_text() -> None:
    deck = GAME.ready_decks()[0]
    assert SHELF.read_deck(SHELF.write_deck(deck), "").cards == deck.cards
    assert {SHELF.side_of(one) for one in GAME.ready_decks()} == {0, 1}
    assert SHELF.tidy_deck(DeckList("x", {"pr9": 1})).cards == {VADER: 1}
    with pytest.raises(BadDeck):
        SHELF.tidy_deck(DeckList("x", {VADER: 0}))
    with pytest.raises(BadDeck):
        SHELF.tidy_deck(DeckList("x", {"XX-1": 1}))


def test_phases_have_names() -> None:
    assert both(event("phase", -1, amount=CHARACTER_PHASE), 0) == (
        "Character Battle Phase.",
        "Phase de Bataille de personnages.",
    )


@pytest.mark.parametrize("language", languages())
def test_zones_have_names(language: str) -> None:
    for zone in opening("team").zones:
        assert "jk-" not in speech(language).zone(zone.name), zone.name
