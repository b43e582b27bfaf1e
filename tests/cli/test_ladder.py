"""`ladder`: every bot against every other."""

from __future__ import annotations

import json

from tests.cli.conftest import Call

SHORT = ["ladder", "random", "cadet", "--format", "starter", "--games", "4", "--workers", "1"]


def test_ratings_and_meetings(call: Call) -> None:
    result = call(*SHORT, "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert [one["bot"] for one in told["ratings"]] == ["cadet", "random"]
    assert told["meetings"][0]["bots"] == ["random", "cadet"]
    assert told["meetings"][0]["games"] == 4


def test_the_table_in_both_languages(call: Call) -> None:
    english = call(*SHORT).stdout
    for said in ("Rating", "1000", "Against", "95% interval"):
        assert said in english
    french = call(*SHORT, "--language", "fr").stdout
    for said in ("Classement", "Contre", "Intervalle à 95"):
        assert said in french


def test_bots_nobody_knows_and_a_bot_alone_are_refused(call: Call) -> None:
    unknown = call("ladder", "cadet", "admiral")
    assert unknown.exit_code == 2 and "admiral" in unknown.stderr
    alone = call("ladder", "cadet", "cadet")
    assert alone.exit_code == 2 and "two" in alone.stderr
