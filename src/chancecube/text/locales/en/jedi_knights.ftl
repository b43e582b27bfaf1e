### Jedi Knights TCG: the names of things, card pages, decks and set files.

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

## Decks that break a rule

jk-breach-deck-no-theme = The deck has no Theme.
jk-breach-deck-themes = The deck has { $have } Themes; choose one of them with its Hero.
jk-breach-deck-no-hero = The deck lacks { $hero }, the starting Hero of { $title }.
jk-breach-deck-locations = The deck has { $have ->
        [one] { $have } location
       *[other] { $have } locations
    } of { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }; it needs { $need }, of { $need } different planets.
jk-breach-deck-force-colours = The Force deck mixes colours; all eight cards must be of one.
jk-breach-deck-force = { $have ->
        [0] The Force deck has no card number { $number }.
       *[other] The Force deck has { $have } cards number { $number }; it needs one.
    }
jk-breach-deck-size = The draw deck has { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }; it needs at least { $need }.
jk-breach-deck-hero-theme = { $title } does not match the { $theme } Theme.
jk-breach-deck-copies = The draw deck has { $have } copies of { $title }; { $most ->
        [one] { $most } is allowed
       *[other] { $most } are allowed
    }.
jk-breach-deck-both-sides = The deck mixes sides: { $alliance } Alliance and { $empire } Empire cards.
jk-breach-deck-other-side = { $side } plays here; this deck is of the other side.
jk-breach-decks-planets = Decks { $first } and { $second } bring different planets: { $one } against { $other }.
jk-breach-decks-same-hero = Partners have different Heroes; decks { $first } and { $second } both have the { $theme } Theme.

## Set files

jk-facts-missing = { $where }: the column “{ $column }” is empty.
jk-facts-foreign = { $where }: the column “{ $column }” is not for cards of the kind “{ $kind }”.
jk-facts-unknown = { $where }: “{ $word }” is not a known { $column }. Known: { $known }.
jk-facts-number = { $where }: { $column } must be a whole number from 0 to { $most }, not “{ $word }”.
jk-facts-hero = { $where }: a Hero is a character with a Theme.
jk-facts-weapon = { $where }: a weapon is either Personal or Shipboard.
jk-facts-many-texts = { $where }: a card has at most { $most } texts.
jk-facts-misplaced = { $where }: the word { $word } cannot stand on a card of the kind “{ $kind }”.
jk-facts-response = { $where }: an Event has a Response exactly if it is timed “response”.
jk-facts-no-text = { $where }: an Event needs a text.
jk-facts-columns = { $where }: the columns must be { $known }.
jk-facts-no-card = { $where }: there is no card { $code }.
jk-facts-twice = { $where }: the card { $code } exists already.
jk-facts-starting-hero = { $where }: { $code } must be a Hero of this Theme that may be played from the Theme pile.
