### The table in the terminal: its labels, keys, hints and pages.

## The table

table-log = What happened
table-details = Card
table-fact = { $label }:
table-no-card = Walk to a card with the arrow keys to read it here.

## Questions

table-your-question = Your decision
table-happening = What happens (any key: faster)
table-refused = Not now. { $rule } (r: the rule)
table-hand-over = Give the keyboard to { $side } and press Enter.
table-sit-down = Here I am
table-nothing-to-undo = There is nothing to take back.

## Arranging cards

table-plan-send = Send this order (s)
table-plan-keys = Enter takes a card and puts it down, arrows carry it.

## Line by line

table-plain-welcome = Type the number of an answer, or nothing for the one marked Enter. “?” explains the rest.
table-plain-enter = Enter
table-plain-order = Enter sends the plan as it stands; numbers such as “3 1” bring these cards to its front.
table-plain-unknown = “{ $answer }” is no answer here. “?” explains what can be typed.
table-plain-no-card = No card “{ $card }” can be seen here.
table-plain-help =
    a number or a name   the answer of that number or name (DM-30, done)
    nothing              the answer marked Enter
    t                    the whole table
    c and a number       everything about the card of that answer; a code such as DM-30 does as well
    r                    the rule behind the question
    u                    take back your last decision
    f                    the other language
    q                    leave; the game can be resumed

## Keys

table-key-space = space
table-key-help = help
table-key-card = card
table-key-log = log
table-key-rule = rule
table-key-undo = undo
table-key-quit = quit
table-key-language = FR
table-key-theme = { $now ->
        [dark] light
       *[light] dark
    }
table-key-slower = {""}
table-key-faster = pace
table-pause = Pause between the lines: { $step ->
        [0] none
       *[other] { $step } of { $most }
    }

## Pages

table-page-hint = Esc: back to the table
table-log-hint = Enter: the rule · Esc: back
table-rule-title = Rule { $rule }
table-leave-title = Leave the table?
table-stay = Stay and play on
table-leave = Leave
table-resume = The game is saved after every answer. Go on later with:{"\u000A"}chancecube play --resume { $path }
table-no-record = This game is not being recorded and will be lost. To keep a game, begin it with:{"\u000A"}chancecube play --record FILE
table-result-title = The game is over
table-record-at = The record of the game: { $path }
table-result-rematch = Play again with the same decks
table-result-look = Look at the table
table-result-undo = Take back the last decision
table-result-leave = Leave
table-cannot-write = The record cannot be written to { $path }: { $reason }.
table-signs = {""}
table-help-title = How to play at this table
table-help =
    The question stands in the frame below the cards. Choose an answer in its list, or play a card that glows (✦) where it lies.

    arrows, Tab        move along cards and answers
    Enter, click       answer, or play the card
    1 … 9              choose the answer of that number
    Space              everything about the card
    l                  the log; Enter on a line opens its rule
    r                  the rule behind the last refusal or total
    u                  take back your last decision
    + and -            slower and faster
    f, d               language, dark or light
    q                  leave; the game can be resumed
    Esc                back to the question
