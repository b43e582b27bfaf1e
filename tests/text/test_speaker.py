"""Languages, messages, rules, errors."""

from __future__ import annotations

import pytest

from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.text import Speaker, languages, pick_language
from chancecube.text.voice import voice


def test_languages() -> None:
    assert languages() == ["en", "fr"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": ""}, "en"),
        ({"LC_MESSAGES": "en_US", "LC_ALL": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_picks_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert pick_language() == language


def test_what_is_asked_for_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert pick_language("en") == "en"
    assert pick_language("FR-ca") == "fr"
    with pytest.raises(BadOption) as caught:
        pick_language("klingon")
    assert Speaker("en").error(caught.value) == "There is no language “klingon”. Known languages: en, fr."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption):
        Speaker("xx")


def test_an_unknown_key_is_said_as_it_is() -> None:
    speaker = Speaker("en")
    assert speaker.say("no-such-message") == "no-such-message"
    assert speaker.say("yj-who-jedi.colour") == "yj-who-jedi.colour"
    assert speaker.rule("yj.no.such-rule") == "yj.no.such-rule"


def test_attributes() -> None:
    assert Speaker("fr").say("yj-who-handmaiden.pronoun") == "she"


def test_files_are_read_only_when_needed() -> None:
    speaker = Speaker("en")
    assert speaker.bundle is None
    speaker.say("no-card", code="DM-999")
    assert "common.ftl" not in speaker.unread
    assert "young_jedi_rules.ftl" in speaker.unread
    speaker.rule("yj.game.sides")
    assert "young_jedi_rules.ftl" not in speaker.unread


def test_a_refusal_states_the_rule() -> None:
    error = ChanceCubeError("refused", {"rule": "yj.battle.optional"})
    assert Speaker("en").error(error) == "That is not possible. Declaring a battle is never forced."
    assert Speaker("fr").error(error) == "C'est impossible. On n'est jamais obligé de déclarer une bataille."


def test_a_game_without_a_voice_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        voice("chess", Speaker("en"))
    assert caught.value.key == "no-game"
