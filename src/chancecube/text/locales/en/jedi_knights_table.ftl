### Jedi Knights on the table in the terminal.

table-jedi-knights-seat-narrow = { $side } ✺{ $force } ¢{ $credits } ▤{ $deck } hand { $hand } ◆{ $planets }
table-jedi-knights-seat-wide = { $side } ({ $player })  Force { $force }  credits { $credits }  deck { $deck }  hand { $hand }  planets { $planets }
table-jedi-knights-you = you
table-jedi-knights-yours = yours
table-jedi-knights-system-label = { $side }, system
table-jedi-knights-site-label = { $side }, site
table-jedi-knights-hand-row = Hand ({ $count })
table-jedi-knights-offer-row = To choose from ({ $count })
table-jedi-knights-empty-row = (nobody)
table-jedi-knights-empty-hand = (no cards in hand)
table-jedi-knights-no-planet = No planet yet
table-jedi-knights-place = system { $system } • site { $site }
table-jedi-knights-turn = turn { $number }
table-jedi-knights-final = Final Conflict
table-jedi-knights-phase-setup = setting up
table-jedi-knights-phase-force = Force Phase
table-jedi-knights-phase-deploy = Deploy Phase
table-jedi-knights-phase-starship-battle = Starship Battle Phase
table-jedi-knights-phase-blockade = Blockade Phase
table-jedi-knights-phase-character-battle = Character Battle Phase
table-jedi-knights-phase-draw = Draw Phase
table-jedi-knights-step-support = Support Step
table-jedi-knights-step-weapons = Weapons Step
table-jedi-knights-step-power = Power Step
table-jedi-knights-attacks = attacks
table-jedi-knights-defends = defends
table-jedi-knights-supports = supports
table-jedi-knights-aboard = aboard
table-jedi-knights-under = under it
table-jedi-knights-rotated = rotated
table-jedi-knights-nobody = nobody
table-jedi-knights-with = { $fighter } with { $supporters }
table-jedi-knights-controls = ◆ { $side }: { $planets }
table-jedi-knights-to-come = { $count ->
        [0] no planet to come
        [1] 1 planet to come
       *[other] { $count } planets to come
    }
table-jedi-knights-theme-pile = { $side }, Theme pile: { $cards }
table-jedi-knights-discard = { $side }, discard: { $card }
table-jedi-knights-events = { $side }, Events in play: { $cards }
table-jedi-knights-turned = { $side }, shown for destiny: { $cards }
table-jedi-knights-partner-hand = { $side }, hand: { $cards }
table-jedi-knights-kind-character = character
table-jedi-knights-kind-starship = starship
table-jedi-knights-kind-weapon = weapon
table-jedi-knights-kind-event = Event
table-jedi-knights-kind-theme = Theme
table-jedi-knights-kind-location = location
table-jedi-knights-kind-force = Force card
table-jedi-knights-plain-row = { $row }: { $cards }
table-jedi-knights-signs =
    0 passes, or says that you are done. Where nothing else can be done the table passes for you, and says so with a dot: · Pass.

    On a card:
    ¢2     credits to play it, with everything that changes its cost
    ▲5     power as it is now
    ◇4     defense as it is now
    ★★     leadership: how many may support it
    ◈3     destiny number
    ♛      a Hero
    +3     tactical bonus of an Event
    ↻      rotated
    └      lies under the card before it, or is aboard
    » ✗    in the battle, defeated
    ◆      planets controlled; ¢+2 are their bonus credits for the Final Conflict

    Above the table: ① to ④ the players of this turn in order, ✺ the Force number, ¢ credits left, ▤ cards in the draw deck. On a Force card ✺6 ¢4 ▤3 are its number, its credits, and how many cards it draws.
