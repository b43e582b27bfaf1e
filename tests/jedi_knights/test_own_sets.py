"""Sets of the player's own: read from a folder, playable, and every mistake named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chancecube.jedi_knights.card_files import BadSet
from chancecube.jedi_knights.decks import FORMATS, breaches, ready_decks
from chancecube.jedi_knights.effect_words import CONSTANTS, KEYWORDS, WORDS, read_text
from chancecube.jedi_knights.kinds import DEPLOY
from chancecube.jedi_knights.library import Library, load
from chancecube.jedi_knights.own_sets import own_folder
from chancecube.jedi_knights.random_decks import random_decks
from chancecube.jedi_knights.vocabulary import (
    POWER,
    ROTATE_IT,
    SIDE,
    THIS,
    Draw,
    Exists,
    Fetch,
    Gets,
    Named,
    Use,
)
from chancecube.kernel.chance import Chance, seed_of
from chancecube.text import Speaker, languages
from chancecube.text.jedi_knights.catalogue import make_catalogue
from chancecube.text.voice import voice

GUIDE = Path(__file__).parents[2] / "docs" / "own-cards.md"
HEAD = "number,type,allegiance,theme,title,rarity,cost,power,defense,destiny,keywords,effect"
SOMEBODY = '1,character,alliance,luke,Somebody,R,2,5,4,3,Rebel,"Gets(POWER, 2)"'


def example() -> str:
    """The file the guide shows."""
    found = re.search(r"```csv\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def library_with(folder: Path, *lines: str, name: str = "NOVA.csv") -> Library:
    (folder / name).write_text("\n".join(lines), encoding="utf-8")
    return load(folder)


def troubles(found: Library) -> list[str]:
    return [trouble.key for trouble in found.troubles]


# --- good files ---


def test_the_example_of_the_guide_is_read(tmp_path: Path) -> None:
    found = library_with(tmp_path, example())
    assert found.troubles == []
    own = [card for card in found.cards if found.is_own(card)]
    assert [card.code for card in own] == [f"NOVA-{number}" for number in range(1, 8)]
    assert not any(card.ours for card in own)
    assert found.set_names["NOVA"] == "NOVA"
    first = own[0].says.words
    assert isinstance(first[0], Gets) and (first[0].stat, first[0].amount) == (POWER, 2)
    assert isinstance(first[1], Use) and (first[1].time, first[1].cost) == (DEPLOY, ROTATE_IT)
    assert own[2].says.standing[0] is own[2].says.words[0]
    assert own[5].says.response() is not None


def test_own_cards_come_behind_ours_and_are_found(tmp_path: Path) -> None:
    found = library_with(tmp_path, example())
    assert [card.index for card in found.cards] == list(range(len(found.cards)))
    card = found.find("nova 3")
    assert card is not None and card.title == "Courier"
    assert found.cards[6].code == "PS-7"


def test_own_cards_are_marked_as_not_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = library_with(tmp_path, example())
    for module in ("facts", "cast", "words"):
        monkeypatch.setattr(f"chancecube.text.jedi_knights.{module}.library", lambda: found)
    page = dict(voice("jedi-knights", Speaker("en")).card_facts("NOVA-1"))
    assert page["Origin"] == "NOVA: a set added here, never printed"
    assert not make_catalogue().data("PS-6")["own"]


def test_own_cards_go_into_decks(tmp_path: Path) -> None:
    found = library_with(tmp_path, example())
    deck = ready_decks(found)[0]
    deck.cards["NOVA-1"] = 5
    deck.cards["PS-127"] -= 1
    deck.cards["NOVA-7"] = 1
    deck.cards = {code: count for code, count in deck.cards.items() if count}
    assert breaches(found, deck, FORMATS["duel"], 0) == []
    deck.cards["NOVA-1"] = 6
    assert [breach.rule for breach in breaches(found, deck, FORMATS["duel"], 0)] == ["jk.deck.five-copies"]
    chance = Chance(seed_of(2))
    made = [deck for _ in range(40) for deck in random_decks(found, FORMATS["duel"], chance)]
    assert any("NOVA-2" in deck.cards for deck in made)


def test_texts_mean_own_cards_too(tmp_path: Path) -> None:
    found = library_with(tmp_path, example())
    under = found.by_code["NOVA-4"].says.standing[0]
    assert under.who.meant(found.by_code["NOVA-1"].index)  # type: ignore[attr-defined]
    pilots = found.by_code["PS-15"].says.standing[0]
    assert pilots.who.meant(found.by_code["NOVA-1"].index)  # type: ignore[attr-defined]


def test_a_theme_of_ones_own_names_its_hero(tmp_path: Path) -> None:
    head = "number,type,allegiance,theme,title,rarity,cost,power,defense,destiny,keywords,theme_number,hand,hero,effect"
    hero = "1,character,empire,vader,Darth Vader,R,3,6,5,2,Hero; Sith,,,,FromThemePile()"
    theme = "2,theme,empire,vader,Another Hunt,R,,,,,,7,6,NOVA-1,"
    found = library_with(tmp_path, head, hero, theme)
    assert found.troubles == []
    assert found.by_code["NOVA-2"].starting_hero == found.by_code["NOVA-1"].index
    assert troubles(library_with(tmp_path, head, hero, theme.replace("NOVA-1", "PS-6"))) == [
        "jk-facts-starting-hero"
    ]
    assert troubles(library_with(tmp_path, head, hero, theme.replace("NOVA-1", "NOVA-9"))) == [
        "jk-facts-no-card"
    ]


def test_a_folder_that_is_not_there_has_no_sets(tmp_path: Path) -> None:
    assert load(tmp_path / "nowhere").troubles == []


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCECUBE_SETS", str(tmp_path))
    library_with(tmp_path, HEAD, SOMEBODY)
    assert load().find("NOVA-1") is not None
    monkeypatch.delenv("CHANCECUBE_SETS")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_folder() == tmp_path / ".local/share/chancecube/sets/jedi-knights"


def test_the_guide_names_every_word() -> None:
    told = set(re.findall(r"\w+", GUIDE.read_text(encoding="utf-8")))
    names = {name for names in CONSTANTS.values() for name in names}
    assert (set(WORDS) | names | set(KEYWORDS)) - told == set()


# --- bad files ---


def test_a_bad_set_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    (tmp_path / "BAD.csv").write_text(f"{HEAD}\n{SOMEBODY.replace('5', 'x')}", encoding="utf-8")
    found = library_with(tmp_path, HEAD, SOMEBODY)
    assert found.find("NOVA-1") is not None and found.find("BAD-1") is None
    assert troubles(found) == ["jk-facts-number"]
    assert found.troubles[0].arguments["where"] == "BAD.csv:2 BAD-1 Somebody"


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    found = library_with(
        tmp_path,
        HEAD,
        SOMEBODY,
        SOMEBODY,
        SOMEBODY.replace("1,", "2,", 1).replace("Gets", "Has"),
        SOMEBODY.replace("1,", "3,", 1).replace("alliance", "rebels"),
    )
    assert troubles(found) == ["jk-facts-twice", "jk-own-word", "jk-facts-unknown"]
    assert [trouble.arguments["where"].split()[0] for trouble in found.troubles] == [
        f"NOVA.csv:{line}" for line in (3, 4, 5)
    ]


@pytest.mark.parametrize(
    ("name", "lines", "key"),
    [
        ("PS.csv", [HEAD, SOMEBODY], "jk-own-name"),
        ("N0VA.csv", [HEAD, SOMEBODY], "jk-own-name"),
        ("X.csv", [HEAD, SOMEBODY], "jk-own-name"),
        ("NOVA.csv", [HEAD], "jk-own-empty"),
        ("NOVA.csv", [""], "jk-own-empty"),
        ("NOVA.csv", [HEAD + ",strength", SOMEBODY], "jk-own-column"),
        ("NOVA.csv", [HEAD, SOMEBODY.replace('"', "") + ", 2"], "jk-own-cells"),
        ("NOVA.csv", [HEAD, SOMEBODY.replace('2)"', "2)")], "jk-own-unreadable"),
        ("NOVA.csv", [HEAD, SOMEBODY.replace("Gets(POWER, 2)", "ToHit(2)")], "jk-facts-misplaced"),
        (
            "NOVA.csv",
            [HEAD, SOMEBODY.replace("Gets(POWER, 2)", "Lingers()," * 9 + "Lingers()")],
            "jk-facts-many-texts",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_named(tmp_path: Path, name: str, lines: list[str], key: str) -> None:
    assert troubles(library_with(tmp_path, *lines, name=name)) == [key]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "NOVA.csv").write_bytes(b"\xff\xfe\x00")
    assert troubles(load(tmp_path)) == ["jk-own-unreadable"]


@pytest.mark.parametrize("effect", ["", "Draw(1)"])
def test_an_event_needs_a_text_of_its_own_timing(tmp_path: Path, effect: str) -> None:
    head = "number,type,allegiance,title,rarity,destiny,timing,tactical,effect"
    keys = {"": "jk-facts-no-text", "Draw(1)": "jk-own-argument"}
    line = f"1,event,empire,Something,C,3,power,2,{effect}"
    assert troubles(library_with(tmp_path, head, line)) == [keys[effect]]
    wrong = "1,event,empire,Something,C,3,response,2,Played(Draw(1))"
    assert troubles(library_with(tmp_path, head, wrong)) == ["jk-facts-response"]


# --- effects ---


def test_an_effect_is_read_word_by_word() -> None:
    text = read_text(
        'Gets(POWER, -1, when=Exists(Those(Named("Han Solo"), SIDE, other=True), at_least=2)), '
        "Use(DEPLOY, Draw(), Fetch(ANY_CARD, HAND, DECK, topmost=True))",
        "here",
    )
    gets, use = text.words
    assert isinstance(gets, Gets) and gets.amount == -1 and gets.those is THIS
    condition = gets.when
    assert isinstance(condition, Exists) and condition.at_least == 2
    assert condition.those.whose == SIDE and condition.those.other
    assert isinstance(condition.those.who, Named) and condition.those.who.titles == ("Han Solo",)
    assert isinstance(use, Use) and isinstance(use.effects[0], Draw)
    fetch = use.effects[1]
    assert isinstance(fetch, Fetch) and len(fetch.piles) == 2 and fetch.topmost


@pytest.mark.parametrize(
    ("effect", "key"),
    [
        ("Gets(POWER, 2", "jk-own-syntax"),
        ("Gets(POWER, 2))", "jk-own-syntax"),
        ("x = 1", "jk-own-syntax"),
        ("(" * 300 + ")" * 300, "jk-own-syntax"),
        ("Grows(POWER, 2)", "jk-own-word"),
        ("Gets(STRENGTH, 2)", "jk-own-word"),
        ("__import__('os')", "jk-own-word"),
        ("Gets.mro()", "jk-own-word"),
        ("Gets(POWER, open('x'))", "jk-own-word"),
        ("Gets", "jk-own-argument"),
        ("POWER", "jk-own-argument"),
        ("5", "jk-own-argument"),
        ("Draw(1)", "jk-own-argument"),
        ("Gets(DRAWS, 2)", "jk-own-argument"),
        ("Gets(0, 2)", "jk-own-argument"),
        ("Gets(POWER, True)", "jk-own-argument"),
        ("Gets(POWER, 1 + 1)", "jk-own-argument"),
        ("Gets(POWER, 1000)", "jk-own-argument"),
        ("Gets(POWER, '2')", "jk-own-argument"),
        ("Use(DEPLOY, Draw(-1))", "jk-own-argument"),
        ("Use(DISCARD, Draw(1))", "jk-own-argument"),
        ("Use(DEPLOY, Gets(POWER, 1))", "jk-own-argument"),
        ("Use(DEPLOY, *[Draw(1)])", "jk-own-argument"),
        ("Use(DEPLOY, PutBack(THIS, DECK))", "jk-own-argument"),
        ("Gets(POWER, 1, those=CHARACTERS)", "jk-own-argument"),
        ("Gets(POWER, 1, when=lambda: 1)", "jk-own-argument"),
        ("OnlyUnder(Named(7))", "jk-own-argument"),
        ("Gets(POWER)", "jk-own-missing"),
        ("OnlyUnder(Named())", "jk-own-missing"),
        ("Use(DEPLOY)", "jk-own-missing"),
        ("Stuns(InBattle(), 3)", "jk-own-many"),
        ("Gets(POWER, 1, strength=2)", "jk-own-many"),
        ("Gets(POWER, 1, amount=2)", "jk-own-many"),
        ("Gets(POWER, 1, **{'per': 2})", "jk-own-many"),
    ],
)
def test_a_bad_effect_is_named_with_its_reason(effect: str, key: str) -> None:
    with pytest.raises(BadSet) as caught:
        read_text(effect, "NOVA.csv:2 NOVA-1")
    assert caught.value.key == key
    for language in languages():
        said = Speaker(language).error(caught.value)
        assert said.startswith("NOVA.csv:2 NOVA-1") and "\n" not in said
