### The table in the browser: playing, watching, replaying, learning.

web-table = Table
web-table-title = Table { $id }
web-table-question = The question
web-table-board = The board
web-table-options = What you can do
web-table-waiting = Waiting for the other player.
web-table-thinking = The bot is thinking ({ $bot }) …
web-table-fighting = The fights are being shown.
web-table-rule = the rule
web-table-hint = Recommended
web-table-play-hint = Click or drag to play; rest on it to read it
web-table-send = Send
web-table-less = Less
web-table-more = More
web-table-count = A number from { $least } to { $most }
web-table-you = you
web-table-away = away
web-table-to-move = to move
web-table-empty-seat = Free seat
web-table-clock = { $minutes } minutes { $seconds } seconds left
web-table-here-now = Here and now
web-table-card-page = Everything about this card
web-table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-table-hand = Hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-table-hand-empty = No cards in hand.
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-talk = Log and chat
web-table-watching = Watching
web-table-reconnecting = Connection lost, reconnecting …
web-table-undo = Take back
web-table-menu = Table menu
web-table-keys = Keyboard shortcuts
web-table-over = The game is over
web-table-id = Table { $id }

## Arranging

web-table-arrange = Battle plan
web-table-arrange-how = Drag the cards, or move the focused one with the arrow keys. The front is on the left.
web-table-suggest = Suggest an order
web-table-send-plan = Send the plan
web-table-outlook = What this order leads to
web-table-fight = Fight { $number }
web-table-place = Place { $place } of { $count }: { $card }. { $fate }
web-table-moved = { $card }: now place { $place } of { $count }. { $fate }
web-table-forward = Move { $card } forward
web-table-backward = Move { $card } back

## Fights

web-table-fight-of = Fight { $number } of { $count }
web-table-next-fight = Next
web-table-skip = Skip
web-table-speed = Speed of fights
web-table-speed-0 = Not shown
web-table-speed-1 = Slow
web-table-speed-2 = Normal
web-table-speed-3 = Fast
web-table-total = Total
web-table-wins = wins
web-table-loses = is beaten
web-table-tie = tie
web-table-destiny = Destiny { $number }

## Chat

web-table-chat = Chat
web-table-chat-label = Say something
web-table-chat-send = Send
web-table-chat-empty = Nobody has said anything.
web-table-mute = Mute
web-table-mute-name = Mute { $name }
web-table-muted = You no longer read { $name }.
web-table-unmute = Read { $name } again
web-table-muted-count = Muted: { $count }
web-table-report = Report
web-table-report-name = Report this message of { $name }
web-table-reported = Reported. Thank you.

## Offers, ending, link

web-table-undo-asked = You asked to take back your move. Waiting for an answer.
web-table-undo-offer = { $name } asks to take back a move.
web-table-undo-teaches = Since that move something hidden became known:
web-table-allow = Allow
web-table-refuse = Refuse
web-table-draw-asked = You offered a draw. Waiting for an answer.
web-table-draw-offer = { $name } offers a draw.
web-table-draw-yes = Accept the draw
web-table-play-on = Play on
web-table-claim = { $name } left { $since }.
web-table-claim-win = Claim the win
web-table-claim-bot = Let a bot play on
web-table-claim-wait = Or just wait: the seat stays reserved.
web-table-offer-draw = Offer a draw
web-table-concede = Concede the game
web-table-concede-sure = The game ends at once, and your side loses.
web-table-autopass = Answer for me where there is only one answer
web-table-link = Link to this table
web-table-copy = Copy link
web-table-copied = Link copied.
web-table-rematch = Rematch
web-table-rematch-join = Join the rematch
web-table-rematch-watch = Watch the rematch
web-table-replay = Replay
web-table-record = Download the record
web-table-new = New game
web-table-none-title = No such table
web-table-none = It may have been cleared away, or the link is incomplete.
web-table-to-lobby = To the open tables
web-table-join-title = A game is waiting for you
web-table-wait-title = Your table is ready
web-table-wait = Send this link to a friend. The game starts as soon as every seat is taken.
web-table-leave = Leave the table

## Shortcuts

web-table-key-options = choose the option of this number
web-table-key-play = play the card in focus
web-table-key-zoom = read the card in focus
web-table-key-arrows = move between cards and options; in the battle plan, move the card
web-table-key-hand = go to the hand
web-table-key-near = go to your cards
web-table-key-far = go to the opponent's cards
web-table-key-question = go to the question
web-table-key-log = go to the log
web-table-key-chat = go to the chat
web-table-key-undo = take back
web-table-key-pass = pass
web-table-key-pass-until = pass until something happens
web-table-key-escape = close, or skip the fights
web-table-key-help = this list
web-table-letter-keys = Use single keys as shortcuts

## Replay

web-replay-title = Replay
web-replay-start = The game begins.
web-replay-at = { $at } of { $count }
web-replay-jump = Jump to an answer
web-replay-first = To the beginning
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-0 = Without the fights
web-replay-speed-1 = Slow
web-replay-speed-2 = Normal
web-replay-speed-3 = Fast
web-replay-as = Seen by
web-replay-both = All
web-replay-fork = Play on from here
web-replay-fork-note = A new table against a bot, from answer { $at } of this game. Draws after it come out differently.
web-replay-share = Or share this moment

## Learn

web-learn-title = Learn by playing
web-learn-lede = Your first game, against a patient bot. Every step is explained when it comes, sensible moves carry a star, and whatever you try that is not allowed is answered with the rule.
web-learn-side = Choose a side
web-learn-begin = Begin the lesson
web-learn-none = { $game } has no lesson yet. Its rules can be read at any time.
web-learn-coach = Teacher
web-learn-read = Understood
web-learn-back = Let me think again
web-learn-sure = Do it anyway
web-learn-again = Play the lesson again
web-learn-next = Play a real game
web-learn-done = Done
web-learn-missed = Not this time
web-learn-missed-note = It cannot be done any more. Try the step again.
web-learn-next-step = Next
web-learn-step-again = Again from the start of this step
web-learn-step-of = Step { $number } of { $count }
web-learn-steps = The steps
web-learn-steps-lede = { $count } short steps at a real table. In each one you do one thing; the teacher says what, and whatever you try that is not allowed is answered with the rule.
web-learn-go-on = Go on

## Choosing a card

web-table-choose-card = Cards to choose from
web-table-choose-find = Find a card
web-table-choose-none = No card has these words.

## Passing

web-table-cancel = Cancel
web-table-pass-until = Pass until something happens
web-table-pass-until-stop = Stop passing
web-table-passed-nothing = Nothing to do: passed
web-table-passed-wish = Passed, as you wish
web-table-passed-until = Passed
web-table-stops = Stops
web-table-stops-note = Where you want to be asked. Without a stop you are asked wherever you can do something; these choices are kept in this browser.
web-table-stop-always = ask always
web-table-stop-able = ask if I can act
web-table-stop-never = pass for me
