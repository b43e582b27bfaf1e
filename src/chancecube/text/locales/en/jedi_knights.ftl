### Jedi Knights TCG: the names of things, and card pages.

## Players and places

jk-side-alliance = Alliance
jk-side-empire = Empire
jk-subject = { $alone ->
        [yes] { $side ->
            [alliance] the Alliance
           *[empire] the Empire
        }
       *[no] { $name }
    }
jk-zone-deck = draw deck
jk-zone-hand = hand
jk-zone-discard = discard pile
jk-zone-theme = Theme
jk-zone-theme-pile = Theme pile
jk-zone-force = Force deck
jk-zone-used = used Force cards
jk-zone-won = planets controlled
jk-zone-events = Events in play
jk-zone-turned = shown for destiny
jk-zone-site = at the site
jk-zone-system = at the system
jk-zone-locations = locations
jk-zone-sites = sites
jk-zone-systems = systems
jk-zone-attached = under or aboard
jk-some-card = a card
jk-this-card = this card
jk-nobody = nobody

## Card pages

jk-kind-character = character
jk-kind-starship = starship
jk-kind-weapon = weapon
jk-kind-event = Event
jk-kind-event-of = Event ({ $time })
jk-kind-theme = Theme
jk-kind-location = location
jk-kind-force = Force card
jk-timing-deploy = Deploy Phase
jk-timing-battle = Battle Phase
jk-timing-blockade = Blockade Phase
jk-timing-support = Support Step
jk-timing-weapons = Weapons Step
jk-timing-power = Power Step
jk-timing-response = Response
jk-allegiance-alliance = Alliance
jk-allegiance-empire = Empire
jk-allegiance-independent = Independent
jk-colour-blue = blue
jk-colour-red = red
jk-rarity-r = rare
jk-rarity-u = uncommon
jk-rarity-c = common
jk-rarity-f = fixed
jk-rarity-p = promotional
jk-set-practice-set = Practice Set
jk-set-promotional-cards = Promotional cards
jk-set-number = { $set }, no. { $number }
jk-ours = { $set }: designed by Chance Cube
jk-own = { $set }: a set added here, never printed
jk-credits = { $count ->
        [1] 1 credit
       *[other] { $count } credits
    }
jk-bonus-number = +{ $amount }
jk-fact-allegiance = Allegiance
jk-fact-kind = Kind
jk-fact-theme = Theme
jk-fact-keywords = Keywords
jk-fact-cost = Cost
jk-fact-power = Power
jk-fact-defense = Defense
jk-fact-leadership = Leadership
jk-fact-destiny = Destiny
jk-fact-tactical = Tactical bonus
jk-fact-planet = Planet
jk-fact-system = System
jk-fact-bonus = Bonus credits
jk-fact-colour = Colour
jk-fact-force = Force number
jk-fact-credits = Credits
jk-fact-draw = Draw number
jk-fact-theme-number = Theme number
jk-fact-hand = Starting hand
jk-fact-hero = Starting Hero
jk-fact-set = Set
jk-fact-rarity = Rarity
jk-fact-made = Origin
