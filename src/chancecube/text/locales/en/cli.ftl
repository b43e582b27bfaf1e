### The command `chancecube`: help texts, output and refusals.

## The whole command

cli-help =
    Out-of-print card games, with every rule enforced.

    Begin with [bold]chancecube play[/bold]: a starter game against a bot.
cli-epilog = --language and --game may stand anywhere on the line. Exit codes: 0 all is well; 1 nothing found, an illegal deck, or a gap; 2 bad input; 130 broken off.
cli-everywhere = Everywhere: --language en|fr, --game NAME.
cli-help-language = The language of help and output. Without it: that of the environment.
cli-help-game = The game that is meant; the first of them if none is named.
cli-help-version = Show the version and exit.
cli-help-help = Show this page and exit.
cli-help-json = Print JSON, for programs.
cli-help-install-completion = Install completion for the current shell.
cli-help-show-completion = Show the completion script, to copy or adapt it.
cli-usage = Usage:
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-all = all
cli-panel-words = Filters
cli-panel-numbers = Numbers
cli-required = required
cli-default = default:
cli-percent = { $number }%
cli-decimal-sign = .
cli-says = { $who }: { $words }

## What stands for a value

cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND …
cli-metavar-name = NAME
cli-metavar-bot = BOT
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-deck = DECK
cli-metavar-card = CARD
cli-metavar-words = WORDS
cli-metavar-rule = RULE
cli-metavar-set = SET
cli-metavar-facts = FACTS

## play

cli-help-play-format = How to play.
cli-help-sim-format = The format.
cli-help-deck-format = The format. Without it: the one the deck is meant for.
cli-help-packs-set = The set.
cli-play-help =
    Play a game against a bot.

    A DECK is a ready deck (see chancecube deck list), a deck file, or “random”.
cli-play-side = Your side, or your seat.
cli-seat-bot = Who plays { $seat }.
cli-seat-deck = The deck of { $seat }: a ready deck, a file or “random”.
cli-person = human
cli-play-bot = The bots at the other seats; “human” for people at the same keyboard. Without it: the cadet. chancecube bot --list names them.
cli-play-deck = Your deck. Without it: the first ready deck legal in the format, or else a random one.
cli-play-against = The opponents' deck, chosen likewise.
cli-play-seed = Fixes every shuffle, so that the same game can be played again.
cli-play-record = Keep the record in this new file, answer by answer. Without it: in your own folder of games.
cli-play-no-record = Keep no record.
cli-play-resume = Go on with the game of this record, and keep it there.
cli-play-plain = Play line by line instead of on a table: for screen readers, slow lines and pipes.

## cards and card

cli-cards-help =
    Find cards by any word or fact.

    All conditions must hold. Exits with 1 if no card fits.
cli-cards-words = Words to look for in title, subtitle, text, traits and kind.
cli-cards-sort = The order: facts with commas between, each with “-” before it for downwards, such as “side,-power”.
cli-cards-found = { $count ->
        [0] No card fits.
        [1] 1 card
       *[other] { $count } cards
    }
cli-card-help = Show all about one card: its face, its text, and which cards work with it.
cli-card-id = The card: a code such as DM-1, or its title.
cli-card-all = Name all cards that work with it, however many.
cli-card-decks = { $count ->
        [0] In none of the ready decks.
        [1] In one ready deck:
       *[other] In { $count } ready decks:
    }
cli-card-more = … and { $count } more (--all names them)

## Columns and values

cli-column-side = Side
cli-column-deck = Deck
cli-column-cards = Cards
cli-column-formats = Legal in

## deck

cli-deck-help =
    Check, show and convert decks.

    A DECK is a file, “-” for standard input, or enough words of a ready deck's name.
cli-deck-name = A file, “-” for standard input, or a ready deck's name.
cli-deck-check-help =
    Check decks against the deck law.

    Exits with 1 if one is illegal, and names every rule it breaks.
cli-deck-show-help = Show a deck: its cards by kind, its costs, destiny and colours.
cli-deck-convert-help =
    Write a deck in the exact form.

    Reading is tolerant: counts before or after, codes or titles, comments and headings.
cli-deck-convert-to = The form to write.
cli-deck-list-help = List the ready decks.
cli-deck-legal = legal in the { $format } format
cli-deck-illegal = illegal in the { $format } format, for { $count ->
        [1] 1 reason
       *[other] { $count } reasons
    }
cli-deck-legal-in = legal in: { $formats }
cli-deck-legal-nowhere = legal in no format
cli-deck-size = { $count ->
        [1] 1 card
       *[other] { $count } cards
    }, { $titles } different

## packs

cli-packs-help =
    Open booster packs.

    The same seed opens the same packs.
cli-packs-count = How many packs. [dim]\[default: 1][/dim]
cli-packs-box = A whole box.
cli-packs-starter = The starter set, whose two decks are always the same.
cli-packs-seed = Fixes what is in the packs. Without it: chance.
cli-packs-opened = { $count ->
        [1] 1 pack
       *[other] { $count } packs
    }, seed { $seed }
cli-pack = Pack { $number }
cli-foil = foil

## sim

cli-sim-help =
    Let bots play bots, and count.

    Without decks, every game is played with two new random legal decks. Ctrl-C ends it with what was played so far.
cli-sim-games = How many games.
cli-sim-seed = Fixes every game.
cli-sim-workers = How many processes. Without it: one for each processor.
cli-sim-side = Side
cli-sim-playing = Playing
cli-sim-title = { $games ->
        [1] 1 game
       *[other] { $games } games
    } in { $seconds } s, seed { $seed }
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-rate = Win rate
cli-sim-interval = 95% interval
cli-sim-draws = Draws
cli-sim-length = Length
cli-sim-mean = Mean
cli-sim-least = Shortest
cli-sim-most = Longest
cli-sim-turns = Turns
cli-sim-decisions = Decisions
cli-sim-ending-count = Games
cli-sim-ending-rule = ended by
cli-sim-ending-says = which says

## ladder

cli-ladder-help =
    Let every bot play every other, and rate them.

    All pairs play the same ready decks with the same shuffles, on either side. A bot rated 400 points higher wins ten
    games for each it loses; the cadet has 1000. Ctrl-C ends it with what was played so far.
cli-ladder-bots = The bots. Without any: one of each kind.
cli-ladder-games = How many games each pair plays.
cli-ladder-bot = Bot
cli-ladder-rating = Rating
cli-ladder-reach = 95%
cli-ladder-against = Against
cli-ladder-games-played = Games
cli-ladder-rate = Win rate
cli-ladder-interval = 95% interval
cli-ladder-broken-off = Broken off: these are the games played so far.

## rules

cli-rules-help =
    Read the rules, or find out which tests prove them.

    Exits with 1 if no rule fits; with --coverage, if a rule has no test.
cli-rules-words = A rule's id, or words of its id and statement.
cli-rules-coverage = List the rules with the tests marked with them.
cli-rules-tests = Where the tests are. [dim]\[default: ./tests][/dim]
cli-rules-found = { $count ->
        [0] No rule fits.
        [1] 1 rule
       *[other] { $count } rules
    }
cli-rule-chapter = Chapter
cli-rule-source = Source
cli-rules-chapter = { $game }: { $chapter }
cli-rules-gap = no test
cli-rules-unknown = { $rule } is no rule, but is named by { $tests }
cli-rules-counts = { $covered } of { $rules } rules proved by { $tests } tests; { $gaps ->
        [0] no gaps
        [1] 1 gap
       *[other] { $gaps } gaps
    }; { $unknown ->
        [0] no unknown rules
        [1] 1 unknown rule
       *[other] { $unknown } unknown rules
    }

## record

cli-record-help = Show, verify and replay the records of games.
cli-record-file = The record, or “-” for standard input.
cli-record-view = Whose eyes: those of one side or seat, or all.
cli-record-show-help = Show who played, how it ended, and what happened, in words.
cli-record-verify-help =
    Replay a game and check that every shuffle, answer and the end are as they must be.
cli-record-replay-help = Print the game move by move, or one position of it.
cli-record-at = Print the position after N answers instead: in the notation, or in words for one seat's eyes.
cli-record-game = Game
cli-record-answers = Answers
cli-record-result = Result
cli-record-unfinished = not finished
cli-verified-commitment = The secret is the one that was promised before the game.
cli-verified-no-commitment = The record begins from a position: there was no secret to promise.
cli-verified-chance = Every shuffle follows from the secret{ $words ->
        [0] {""}
       *[other] {" "}and the players' words
    }.
cli-verified-answers = { $count ->
        [0] No answers were given.
        [1] The one answer was asked for and is within the rules.
       *[other] All { $count } answers were asked for and are within the rules.
    }
cli-verified-ending = The game ends as the record says.
cli-verified-no-ending = The record says nothing about the end.

## position

cli-position-help =
    Read a position in the notation, check it, and tell it in words.

    The notation is described in the documentation; chancecube record replay --at writes it.
cli-position-file = The position, or “-” for standard input.
cli-position-exact = Print the position in the exact notation instead.
cli-position-as = Whose eyes: those of one side or seat, or all.
cli-table = Table
cli-decides = { $seat } decides.
cli-hidden-cards = { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
cli-pile = { $count }, from the top: { $codes }
cli-pile-top = on top: { $card }

## Refusals

cli-no-command = There is no command “{ $command }”. Known: { $known }.
cli-no-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
cli-no-option = There is no option { $option }.
cli-no-option-near = There is no option { $option }. Did you mean { $near }?
cli-option-value = The option { $option } needs a value.
cli-option-no-value = The option { $option } takes no value.
cli-missing = { $what } is missing.
cli-extra-argument = “{ $argument }” is one argument too many for { $command }.
cli-bad-usage = The command line is not understood: { $reason }
cli-one-of = Only one of { $options } can be asked for.
cli-not-with = { $option } does not go with { $other }.
cli-only-with = { $option } goes with { $other } only.
cli-own-seat = You sit there yourself ({ $seat }): { $option } can name nobody else.
cli-other-game = The file is about { $game }, not about { $wish }.
cli-number = { $option }: “{ $value }” is not a whole number from { $least } to { $most }.
cli-range = { $option }: “{ $value }” is none of the forms 3, 3+, ..3 and 2-4.
cli-choice = { $option }: “{ $value }” is none of { $known }.
cli-no-shelf = The game { $game } has no cards to show here.
cli-needs-file = { $option } needs the name of a file: “-” will not do.
cli-file-missing = There is no file “{ $file }”.
cli-file-directory = “{ $file }” is a folder, not a file.
cli-file-forbidden = The file “{ $file }” may not be read.
cli-file-unreadable = The file “{ $file }” cannot be read: { $reason }.
cli-file-encoding = The file “{ $file }” is not text in UTF-8.
cli-file-long = The file “{ $file }” is too long.
cli-file-exists = The file “{ $file }” is already there and is not overwritten.
cli-cannot-write = The output cannot be written: { $reason }.
cli-card-several = “{ $card }” may mean several cards: { $cards }.
cli-no-card = There is no card “{ $card }”.
cli-no-card-near = There is no card “{ $card }”. Near: { $near }.
cli-no-deck = There is no file or ready deck “{ $deck }”; chancecube deck list names the ready ones.
cli-no-deck-near = There is no file or ready deck “{ $deck }”. Did you mean { $near }?
cli-deck-several = “{ $deck }” may mean several decks: { $decks }.
cli-deck-json = The deck is not in the JSON form: { $reason }
cli-deck-count = The deck cannot have { $count } copies of { $code }.
cli-decks-refused = These decks may not be played together, for the reasons above.
cli-no-seat = There is no { $option } in the { $format } format.
cli-deck-refused = The deck “{ $deck }” is illegal in the { $format } format, for the reasons above.
cli-resume-alone = A resumed game has its decks, format, options and seed already: they cannot be chosen with --resume.
cli-resume-over = The game in “{ $file }” is over; chancecube record show tells it.
cli-no-terminal = The table needs a terminal for input and output; --plain does without.
cli-record-short = There is no answer { $number }: the record has { $answers }.
cli-no-tests = There is no folder of tests “{ $folder }”.
cli-bad-python = The test file “{ $file }” is not Python.
