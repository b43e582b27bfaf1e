### What every game and every client says: errors and small words.

## Small words

yes = yes
no = no
done = done
pass = pass
back = back
quit = quit
help = help
seat-of-side = { $side } { $number }

## Choosing a game, a language, settings

no-game = There is no game called “{ $game }”. Known games: { $known }.
no-language = There is no language “{ $language }”. Known languages: { $known }.
no-format = There is no format “{ $format }”. Known formats: { $known }.
no-setting = “{ $setting }” cannot be set. Possible: { $known }.
no-set = There is no set “{ $set }”. Known sets: { $known }.
no-starter = The set { $set } has no starter.
bot-puzzled = The bot does not know what to answer: this answer was drawn by lot.
no-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
no-card = There is no card “{ $code }”.
seats-to-fill = Here { $seats } seats must be filled, each with a bot and, if decks are given, a deck.
two-bots = At least two different bots are needed.
no-ready-decks = There are no ready decks for the format { $format }.
two-decks = This game is played with two decks, not { $have }.

## Answers

nothing-asked = Nothing is being asked of { $seat } now.
not-offered = “{ $answer }” is not one of the possible answers.
refused = That is not possible. { $rule }

## Deck files

deck-empty = The deck list names no card.
deck-line = Line { $number } of the deck list names no known card: “{ $line }”.
deck-count = Line { $number } of the deck list asks for an impossible number of copies: “{ $line }”.

## Positions

notation-heading = A position begins with a line “{ $heading }” and the format.
notation-no-planet = A position needs a planet with a location, as in “Tatooine: DM-135”.
notation-no-objective = Thrust and laps need an objective, as in “dark objective: BP-59”.
notation-ids = The card ids of a position must be the numbers from 0 on, without a gap.
notation-line = Line { $number } of the position is not understood: “{ $line }” ({ $reason }).

## Records

record-empty = The record is empty.
record-bad-line = Line { $number } of the record cannot be read: { $reason }
record-bad-secret = The record lacks the secret that fixed its shuffles, or the secret is damaged.
record-other-game = The record belongs to another game: { $game }.
record-other-version = The record was made by version { $version } of the rules, which this program does not play.
record-not-asked = Answer { $number } of the record replies to a question ({ $question }) that is not asked there.
record-not-offered = Answer { $number } of the record, “{ $answer }”, is against the rules.
record-broken-commitment = The secret in the record is not the one that was promised before the game.
record-other-ending = The record says the game ended by “{ $written }”; replayed, it ends by “{ $reached }”.
