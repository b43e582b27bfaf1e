### Tables and games on the site: refusals, rules of the house, what the house tells.

## Rules of the house, by which a game may end

house-concede = the game was given up.
house-draw = the players agreed on a draw.
house-flag = the time ran out.
house-claim = the game was left and not taken up again.

## What the house tells in the log

house-undo = { $side } takes back { $count ->
        [one] one answer.
       *[other] { $count } answers.
    }
house-undo-ask = { $side } asks to take a move back.
house-undo-no = { $side } does not agree to taking a move back.
house-draw-offer = { $side } offers a draw.
house-draw-no = { $side } declines the draw.
house-bot = A bot plays on for { $side }.
house-back = { $side } is back at the table.
play-lesson = { $side } has seen: { $what }

## Playing

stale = The game has moved on since. Look at the question again.
play-over = The game is over.
play-not-seated = You do not play at this table.
play-not-started = The game has not begun yet.
play-too-long = This game has become too long to go on.
play-nothing-to-undo = There is nothing to take back.
play-asked-already = You have already asked. Wait for a reply, or play on.
play-nothing-offered = There is nothing to reply to.
play-bots-play-on = Bots do not agree to draws.
play-nobody-away = Nobody has been away for long enough while the game waits for them.
play-too-many-watchers = Too many people are watching this table.
play-broken = This game cannot be loaded.

## Tables

table-clock = A clock needs at least one second.
table-no-deck = There is no ready deck for this format and side. Choose a deck of your own.
table-no-ready-deck = There is no ready deck called “{ $deck }”.
table-deck-illegal = The deck “{ $deck }” may not be played here. { $reason }
table-decks-illegal = These decks may not be played together. { $reason }
table-too-many = You already have { $most } tables. Finish or leave one first.
table-seats = This game has { $count } seats.
table-one-seat = You can take only one seat at a table.
table-seat-taken = This seat is taken.
table-begun = The game at this table has already begun.
table-not-over = The game at this table is not over yet.

## Records

record-running = A game can be looked through when it is over.
record-nothing-left = The game is over at this point: there is nothing left to play.
record-too-long = The record is longer than any game could be.
record-unreadable = The record cannot be replayed.
record-verified = The record is right.
record-checked-secret = The secret is the one that was promised before the game: the shuffles are fair.
record-checked-answers = Every answer is allowed by the rules.
record-checked-ending = The game ends as the record says.

## Chat

chat-empty = There is nothing to say.
chat-too-many-mutes = You cannot mute more than { $most } people.
