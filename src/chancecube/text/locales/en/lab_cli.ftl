### `chancecube lab`: help texts, output and refusals.

cli-lab-help =
    Measure decks and cards.

    Games are played by bots, on local processes or on a Ray cluster; the seed alone decides what happens. Ctrl-C shows what has been found so far.

## Options

cli-lab-games = How many games; in a matrix, in each of its cells.
cli-lab-bot = The bot that plays all decks. Without it: the cadet. chancecube bot --list names them.
cli-lab-format = The format. Without it: the one the first deck is meant for.
cli-lab-json = Write the results as JSON; “-” for standard output.
cli-lab-ray = Play on a Ray cluster: one of its own on this machine, or the one at this address. Needs: pip install "chancecube\[ray]".
cli-lab-metavar-ray = [ADDRESS]
cli-lab-metavar-decks = DECK
cli-lab-metavar-want = CARD[,CARD …][:N]
cli-lab-against = An opponent's deck; can be given several times. Without it: all ready decks of the other side.

## matchups

cli-lab-matchups-help =
    Let decks of one side play those of the other: who wins how often, with 95% intervals.

    Decks are sorted by side: the first side in rows, the second in columns. Partners in a team are joined by a plus: “last-hope+long-shot”. All cells are played from the same seeds.
cli-lab-matchups-decks = Files or ready decks' names; partners joined by a plus.
cli-lab-ready = All ready decks of the format instead of named ones.
cli-lab-png = Draw the matrix as a PNG picture. Needs: pip install "chancecube\[lab]".
cli-lab-html = Write the matrix as a page for any browser.
cli-lab-matchups-title = { $game }, { $format }: deck against deck
cli-lab-matchups-note = Wins of the rows ({ $row }) in percent against the columns ({ $column }), with 95% intervals; { $games ->
        [1] 1 game
       *[other] { $games } games
    }, all played by the bot { $bot }, seed { $seed }.
cli-lab-no-game = –
cli-lab-all = All
cli-lab-column = { $deck }; all rows against it: { $rate }

## cards

cli-lab-cards-help =
    What each card adds to its deck's wins.

    Compares, over the same games, the win rate of games in which the card came with that of the others. “Opening hand”: it was in the opening hand; chance alone decides that, so the difference is the card's own. “Drawn”: it was in hand at some time; long games see more cards. “Played”: it was put into play or used; who is winning plays more. Differences are in points of percentage, with 95% intervals.
cli-lab-without = Also play the deck without this card, all copies replaced by the legal card most like it, from the same seeds; can be given several times.
cli-lab-cards-title = { $games ->
        [1] 1 game
       *[other] { $games } games
    }, { $rate } won ({ $interval }), all played by the bot { $bot }, seed { $seed }
cli-lab-cards-note = Under each difference its 95% interval, beside it the share of games the card came in. Only the opening hand is decided by chance alone.
cli-lab-card = Card
cli-lab-copies = Copies
cli-lab-opening = Opening hand
cli-lab-drawn = Drawn
cli-lab-played = Played
cli-lab-in-games = in
cli-lab-without-line = Without { $card } ({ $copies }), { $other } instead: { $without } of { $games } games won, { $rate } with it.

## deck

cli-lab-deck-help =
    A deck by itself: curves, kinds, and exact odds of its opening hands.

    --want asks for the odds of having drawn certain cards by each turn, --want DM-1,DM-2:2 for at least two of them. Several wants are also asked for together.
cli-lab-want = At least so many of these cards (one, without a number); can be given several times.
cli-lab-laid = A card that is out of the deck before the hand is drawn, such as the starting location; can be given several times.
cli-lab-turns = Up to which turn.
cli-lab-each-turn = How many cards are drawn each turn. Without it: what is usual in the game.
cli-lab-deck-size = A draw deck of { $cards }, an opening hand of { $hand }
cli-lab-curve = { $fact } (mean { $mean }, deviation { $deviation })
cli-lab-kind = Kind
cli-lab-mean = Mean
cli-lab-wants = Odds of drawing
cli-lab-want-line = { $place }. At least { $least } of { $names } ({ $copies } in the deck). Opening hand:
cli-lab-want-head = Wish { $place }
cli-lab-turn = Turn
cli-lab-cards-drawn = Cards drawn
cli-lab-together = All
cli-lab-each-turn-note = Exact, if { $count ->
        [1] one card is
       *[other] { $count } cards are
    } drawn each turn after the first.

## improve

cli-lab-improve-help =
    Look for better versions of a deck.

    Tries legal swaps of one card for another by playing them, drops the worse half again and again, and accepts the best if it wins more in new games, the whole 95% interval above zero. In the end the outcome and the first deck play games nobody has played yet; what does not stand that is not handed out.
cli-lab-budget = How many games may be played in all.
cli-lab-out = Write the improved deck.
cli-lab-improve-title = { $games ->
        [1] 1 game
       *[other] { $games } games
    } in { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }, { $tried } changes tried, all played by the bot { $bot }, seed { $seed }
cli-lab-improve-nothing = No change proved better.
cli-lab-improve-unmeasured = Broken off before the last measurement: what the changes are worth together is not known.
cli-lab-improve-fresh = Measured afresh, { $games } games each from seeds not used before:
cli-lab-improve-dropped = The changes did not stand the last measurement: the deck stays as it was.
cli-lab-before = As it was
cli-lab-after = Improved
cli-lab-gain = Difference
cli-lab-step-out = Out
cli-lab-step-into = In
cli-lab-step-copies = Copies
cli-lab-step-gain = Gain
cli-lab-step-interval = 95% interval
cli-lab-step-games = Games
cli-lab-written = Written to { $file }.

## Refusals

cli-lab-interrupted = Broken off. This is what there is so far.
cli-lab-decks-or-ready = Name decks, or ask for all ready ones with --ready.
cli-lab-no-pairing = None of these decks may be played against each other.
cli-lab-partners = “{ $deck }”: in this format a side has { $seats } decks, joined by a plus.
cli-lab-no-opponents = There are no ready decks of both sides that go together in the { $format } format.
cli-lab-not-opponent = “{ $deck }” may not be played against “{ $other }”.
cli-lab-no-folder = There is no folder to write “{ $file }” into.
cli-lab-want-form = --want: “{ $value }” is not of the form CARD,CARD:2.
cli-lab-wants-many = No more than { $most } wishes can be asked for at once.
lab-package = This needs { $package }, which is not installed: pip install "chancecube[{ $extra }]".
lab-no-cluster = The Ray cluster “{ $address }” cannot be used: { $reason }
lab-no-game = The lab does not know the game { $game }.
lab-not-in-deck = The deck has no such card, or no more of it: { $code }.
lab-want-nothing = Nothing is wished for.
lab-deck-nowhere = The deck “{ $deck }” fits neither side in the format { $format }.
lab-one-side = There is no deck for this side: { $side }.
lab-improve-illegal = The deck “{ $deck }” may not be played there: only a legal deck can be improved.
lab-improve-few = At least { $least } games are needed.
lab-no-stand-in = No other card can stand legally in the place of { $code }.
