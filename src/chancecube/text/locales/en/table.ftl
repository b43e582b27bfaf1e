### The table in the terminal: its labels, keys, hints and pages.

## The table

table-side-narrow = { $side } deck { $deck } hand { $hand } planets { $planets }
table-side-wide = { $side } ({ $player })  draw deck { $deck }  hand { $hand }  planets: { $names }
table-you = you
table-own-row = { $side } (you)
table-hand-row = Hand ({ $count })
table-dueling-row = Dueling hand ({ $count })
table-offer-row = To choose from ({ $count })
table-empty-row = (no cards here)
table-empty-hand = (no cards in hand)
table-no-planet = No planet yet
table-turn = turn { $number }
table-phase-setup = setting up
table-phase-deploy = Deploy
table-phase-battle = Battle
table-phase-even-up = Even Up
table-attacks = { $side } attacks
table-in-space = in space
table-evacuates = { $side } evacuates { $planet }. Aboard: { $cards }
table-duel = DUEL
table-attack-of = { $side } attacks: { $number }
table-duel-text = has a dueling text
table-passed = has passed
table-race = { $side }: lap { $lap }, next number { $next }, thrust { $thrust }, handling { $handling }
table-race-waiting = { $side }: lap { $lap }, no pilot with a podracer yet
table-discard = { $side } discard: { $card }
table-stranded = { $planet } ◆ { $side }: { $cards }
table-hyperspace = { $side } hyperspace: { $cards }
table-face-down = face down
table-aside = set aside
table-kind-character = character
table-kind-weapon = weapon
table-kind-battle = battle
table-kind-location = location
table-kind-starship = starship
table-kind-effect = effect
table-kind-objective = objective
table-kind-double = double
table-at-race = at the race
table-lap-card = lap card
table-attack = attack
table-played = played
table-dueling-hand = dueling
table-dot-red = R
table-dot-blue = B
table-dot-green = G
table-dot-orange = O
table-dot-yellow = Y
table-dot-purple = P
table-log = What happened
table-details = Card
table-fact = { $label }:
table-no-card = Walk to a card with the arrow keys to read it here.

## Questions

table-your-question = Your decision
table-happening = What happens (any key: faster)
table-refused = Not now. { $rule } (r: the rule)
table-nothing-to-undo = There is nothing to take back.
table-users = with { $names }
table-no-user = nobody here can use it

## Battle plans

table-plan-prompt = Arrange your battle plan: the top card is revealed first. A weapon goes right before its user, a battle card before both.
table-plan-prompt-space = Arrange your plan for the battle in space: the top card is revealed first. A battle card goes right before its ship.
table-plan-send = Fight with this plan (s)
table-plan-keys = Enter takes a card and puts it down, arrows carry it.
table-plan-fights = fights with { $power }
table-plan-fights-maybe = fights with { $power }, and +{ $maybe } against some opponents
table-plan-joins = fights together with { $name }
table-plan-works = for { $name }: { $gift }
table-plan-weapon-idle = not used here, but not lost
table-plan-card-lost = has no effect here and is discarded
table-plan-stowaway = is no battle card, and goes back to your hand
table-by-text = text
table-plan-catch-up = makes up for a higher destiny
table-plan-damage-for-number = damage may stand for a destiny
table-plan-fight-again = may fight again
table-plan-force-push = unarmed, opposing weapons do not count
table-plan-last-stand = if last, no breakthrough
table-plan-more-damage = more damage
table-plan-only-loses = if beaten, only one is lost
table-plan-rescue = if beaten, back to hand
table-plan-show-hand = if you show your hand
table-plan-slip-away = leaves for the next opponent
table-plan-switch-numbers = may switch destinies

## Line by line

table-plain-welcome = Type the number of an answer, or nothing for the one marked Enter. “?” explains the rest.
table-plain-enter = Enter
table-plain-row = { $row }: { $cards }
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
table-pause = Pause between the lines of a battle: { $step ->
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
    + and -            slower and faster battles
    f, d               language, dark or light
    q                  leave; the game can be resumed
    Esc                back to the question

    Battle plan: the first card is revealed first. Enter takes a card up, the arrows carry it, Enter puts it down; a digit brings it to that place. A weapon belongs right before its user, a battle card before the weapon or the character. The first line, or s, sends the plan.

    On a card:
    ▮▮▮    counters to deploy it
    ▲5+1=6 power, with the bonus of the present site
    ▼4     damage its owner takes if it is defeated
    ◈3     destiny number; ◈ alone is a destiny draw
    ●R     the dot of its deck colour: R red, B blue, G green, O orange, Y yellow, P purple
    ░▒     cards lying face down
    ◆      a planet controlled
    » ✗    fighting now, defeated in this battle
    ○      a wild card, which may fill other colours of a deck

    In a duel: ✗✗·· hits of those the character can take; the row below the planet is the dueling hand.
    In a race: ⚑1/3 laps, ▸▸·· thrust, →4 the next number, ±5 (1/2) the handling number and how often it was used in this lap.
