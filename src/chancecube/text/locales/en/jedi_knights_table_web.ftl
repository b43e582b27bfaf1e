### Jedi Knights in the browser: card faces, the table.

## Faces

jk-web-power = POWER
jk-web-defense = DEFENSE
jk-web-tactical = TACTICAL
jk-web-force-number = FORCE NUMBER
jk-web-theme-number = Theme number
jk-web-starting-hand = starting hand
jk-web-credits-word = credits
jk-web-draw-word = cards drawn
jk-web-credit-letter = ¢
jk-web-ours = Practice Set: a card of our own, never printed
jk-web-own = A set added here, never printed
jk-web-side-alliance = Alliance
    .letter = A
jk-web-side-empire = Empire
    .letter = E
jk-web-side-independent = Independent
    .letter = I
jk-web-theme-luke = Luke
    .letter = L
jk-web-theme-han = Han
    .letter = H
jk-web-theme-vader = Vader
    .letter = V
jk-web-theme-tarkin = Tarkin
    .letter = T
jk-web-theme-jabba = Jabba
    .letter = J
jk-web-kind-character = Character
jk-web-kind-starship = Starship
jk-web-kind-weapon = Weapon
jk-web-kind-event = Event
jk-web-kind-theme = Theme
jk-web-kind-location = Location
jk-web-kind-force = Force card
jk-web-timing-deploy = Deploy Phase
jk-web-timing-battle = Battle Phase
jk-web-timing-support = Support Step
jk-web-timing-weapons = Weapons Step
jk-web-timing-power = Power Step
jk-web-timing-response = Response

## Places

jk-web-site = Site
jk-web-system = System
jk-web-place-named = { $place }: { $name }
jk-web-sites = Stack of sites
jk-web-systems = Stack of systems
jk-web-sites-count = Sites stacked: { $count }
jk-web-systems-count = Systems stacked: { $count }
jk-web-locations-of = Locations of { $who }
jk-web-cards-of = { $side }, { $place }
jk-web-empty-row = No cards here.
jk-web-site-empty-near = No characters here. Drag one to this place to play it.
jk-web-system-empty-near = No starships here. Drag one to this place to play it.

## Cards in play

jk-web-ready = ready
jk-web-rotated = rotated
jk-web-fired = has fired
jk-web-under = under a card
jk-web-aboard = aboard
jk-web-under-list = Under it and aboard
jk-web-with-cards = { $count ->
        [one] with { $count } card
       *[other] with { $count } cards
    }
jk-web-from-pile = from the Theme pile

## Players

jk-web-player-one = Player 1 this turn
jk-web-player-number = Player { $number }
jk-web-deck = draw deck
jk-web-discard = discard pile
jk-web-empty = empty
jk-web-force = Force deck
jk-web-force-left = Force ({ $count } left)
jk-web-force-now = Force card of this turn
jk-web-theme-pile = Theme pile
jk-web-theme-pile-count = Theme pile: { $count }
jk-web-in-hand = Hand: { $count }
jk-web-open-hand = Hand that is shown
jk-web-credits = { $count ->
        [one] credit left
       *[other] credits left
    }
jk-web-won = Planets won
jk-web-events = Events in play
jk-web-turned = turned for destiny

## The turn

jk-web-planets = Planets and phases
jk-web-turn = Turn { $number }
jk-web-turn-here = turn { $number } of 2 here
jk-web-final = Final Conflict
jk-web-coming = { $count ->
        [one] planet to come
       *[other] planets to come
    }
jk-web-phases = Phases of the turn
jk-web-phase-force = Force
jk-web-phase-deploy = Deploy
jk-web-phase-starship-battle = Starship Battle
jk-web-phase-blockade = Blockade
jk-web-phase-character-battle = Character Battle
jk-web-phase-draw = Draw

## The Force Phase

jk-web-force-stage = Choosing Force cards
jk-web-choose-force = Turn { $turn }: choose your Force card, in secret
jk-web-force-chosen = Your choice lies face down
jk-web-force-wait = The players choose their Force cards
jk-web-force-hint = A high number acts first. A low one brings more credits and cards. Each card is used once.
jk-web-force-facts = Force number { $number }, { $credits } credits, draw { $draw }
jk-web-choosing = is choosing …
jk-web-has-chosen = has chosen

## Battles

jk-web-battle = Battle
jk-web-attacker = Attacker
jk-web-defender = Defender
jk-web-supporting = supporting
jk-web-steps = Steps of the battle
jk-web-step-support = Support
jk-web-step-weapons = Weapons
jk-web-step-power = Power
jk-web-total-of = ({ $side }): power. Show how it comes about
jk-web-acting = To act: { $who }
jk-web-addend-power = power

## Stops

jk-web-stop-deploy = Deploy Phase
jk-web-stop-starship-battle = Starship Battle Phase
jk-web-stop-blockade = Blockade Phase
jk-web-stop-character-battle = Character Battle Phase
jk-web-stop-support = Support Step
jk-web-stop-weapons = Weapons Step
jk-web-stop-power = Power Step
jk-web-stop-respond-deploy = Response to a card played
jk-web-stop-respond-attack = Response to an attack or to support
jk-web-stop-respond-shot = Response to a shot
jk-web-stop-respond-hit = Response to a hit or a miss
jk-web-stop-respond-result = Response to a result or a defeat
jk-web-stop-respond-blockade = Response in a blockade
jk-web-stop-respond-event = Response to an Event
jk-web-stop-respond-turn = Response to a turn or a planet
