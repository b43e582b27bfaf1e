#!/usr/bin/env bash
# Measures the matrices that come with the package: the ready decks of each format against each other.
# Needs the command installed, best compiled: about an hour on one core.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
data=src/chancecube/lab/data

measure() { # GAME FORMAT GAMES DECK...|--ready
  nice -n 15 chancecube lab matchups --game "$1" --format "$2" --games "$3" "${@:4}" \
    --bot cadet --seed 1 --workers 1 --json "$data/$1-$2.json"
}

mkdir -p "$data"
measure young-jedi full 200 --ready
measure young-jedi starter 1000 --ready
measure young-jedi sample 1000 --ready
measure jedi-knights duel 200 --ready
# Teams of Theme decks; the starters are for learning, one against one.
measure jedi-knights team 200 "han: a long+luke: the last" "han: a long+jabba" "luke: the last+jabba" \
  "tarkin: rule+vader: no" "tarkin: rule+jabba" "vader: no+jabba"
