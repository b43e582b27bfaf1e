### Young Jedi CCG: questions, answers, the log, and the names of things.

## Players and places

yj-seat-light = Light Side
yj-seat-dark = Dark Side
yj-subject-light = Light Side
yj-subject-dark = Dark Side
yj-zone-deck = draw deck
yj-zone-hand = hand
yj-zone-discard = discard pile
yj-zone-hyperspace = hyperspace
yj-zone-aside = set aside for battle
yj-zone-used = battle cards in this fight
yj-zone-up = face up
yj-zone-down = face down
yj-zone-locations = locations
yj-zone-effect = effect
yj-zone-dueling = dueling hand
yj-zone-dueled = dueling cards played
yj-zone-objective = objective
yj-zone-racers = pilot and podracer
yj-zone-laps = lap cards
yj-quoted = “{ $words }”
yj-some-card = a card
yj-this-card = this card
yj-list-and = { $nested ->
        [yes] { $list }, and { $last }
       *[no] { $list } and { $last }
    }
yj-list-or = { $list } or { $last }

## How a line goes on speaking of a card: he, she, it, they or women (several women)

yj-pronoun = { $title ->
        [adi-gallia] she
        [amee] she
        [ann-and-tann-gella] women
        [aurra-sing] she
        [battle-droid-infantry] it
        [battle-droid-officer] it
        [battle-droid-pilot] it
        [battle-droid-security] it
        [battle-droid-squad] it
        [depa-billaba] she
        [destroyer-droid] it
        [destroyer-droid-squad] it
        [diva-funquita] she
        [diva-shaliqua] she
        [eirtae] she
        [fode-and-beed] they
        [gardulla-the-hutt] she
        [gragra] she
        [graxol-kelvyyn-and-shakka] they
        [jira] she
        [melee] she
        [oom-9] it
        [owo-1] it
        [p-59] it
        [padme-naberrie] she
        [pit-droid] it
        [queen-amidala] she
        [rabe] she
        [sabe] she
        [sache] she
        [sci-taria] she
        [shmi-skywalker] she
        [sith-probe-droid] it
        [starfighter-droid] it
        [tc-14] she
        [tey-how] she
        [toonbuck-toora] she
        [trade-federation-tank] it
        [yaddle] she
        [yane] she
       *[other] he
    }

## Card pages

yj-kind-character = character
yj-kind-weapon = weapon
yj-kind-battle = battle card
yj-kind-location = location
yj-kind-starship = starship
yj-kind-effect = effect
yj-kind-objective = objective
yj-kind-double = double impact card ({ $kinds })
yj-kind-armed = character (Armed & Dangerous)
yj-kind-combo = battle card (combo)
yj-ship-starfighter = starship (starfighter)
yj-ship-transport = starship (transport)
yj-colour-red = red
yj-colour-blue = blue
yj-colour-green = green
yj-colour-orange = orange
yj-colour-yellow = yellow
yj-colour-purple = purple
yj-colour-none = none
yj-wild = wild: { $colours }
yj-wild-all = wild: any colour
yj-semi-wild = { $colour }, or wild: { $colours }
yj-copies-diamond = any number (◆)
yj-copies-stackable = any number, all on one planet (stackable)
yj-copies-unique = one at a time (unique)
yj-icon-diamond = ◆
yj-icon-stackable = stackable
yj-icon-unique = unique
yj-rarity-r = rare
yj-rarity-ultra = ultra-rare
yj-rarity-u = uncommon
yj-rarity-c = common
yj-rarity-s = starter only
yj-rarity-virtual = virtual
yj-rarity-sample = sample deck
yj-fact-side = Side
yj-fact-kind = Kind
yj-fact-cost = Cost
yj-fact-power = Power
yj-fact-damage = Damage
yj-fact-destiny = Destiny
yj-fact-handling = Handling
yj-fact-weapon = Built-in weapon
yj-fact-bonus = Bonus
yj-fact-users = Works with
yj-fact-copies = In play
yj-fact-colour = Dot
yj-fact-set = Set
yj-fact-rarity = Rarity
yj-fact-part = Part of
yj-fact-virtual = Stands for
yj-fact-printings = Also printed as
yj-counters = { $count ->
        [1] 1 counter
       *[other] { $count } counters
    }
yj-power-drawn = a destiny draw in each fight
yj-power-and-draw = { $power } and a destiny draw
yj-no-cube = without a cube
yj-cost-armed = { $cost }, { $weapon ->
        [1] 1 of them for the weapon
       *[other] { $weapon } of them for the weapon
    }
yj-destiny-two = { $first } or { $second }
yj-handling-never = { $number } (of no use)
yj-bonus-dots = +{ $dots }
yj-printing = { $code }
yj-printing-foil = { $code } (foil)
yj-virtual-of = { $card } ({ $code })
yj-site-bonus = { $site } +{ $dots }
yj-set = { $set }, no. { $number }
yj-corrected = { $value } (printed { $printed })

## Decks that break a rule

yj-breach-deck-size = The deck has { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }; it needs { $need }.
yj-breach-deck-both-sides = The deck mixes sides: { $light } Light Side, { $dark } Dark Side.
yj-breach-deck-other-side = A { $side } deck is needed here; this one belongs to the other side.
yj-breach-deck-colour = The deck has { $have ->
        [one] { $have } card
       *[other] { $have } cards
    } of the colour { $colour }; it needs { $need }.
yj-breach-deck-title = The deck has { $have } cards named { $title } of the colour { $colour }; { $most } are allowed.
yj-breach-deck-planet = The deck has no location on { $planet }.

## Questions

yj-waiting = Waiting for { $side }.
yj-ask-starting-location = Choose the starting location. It decides on which planet the game begins.
yj-ask-deploy = Deploy on { $planet }: { $number ->
        [0] no counters left.
        [1] 1 counter left; it is lost if you do not use it.
       *[other] { $number } counters left; what you do not use is lost.
    }{ $hidden ->
        [yes] {" "}It is your first turn here: characters, weapons and effects go face down until your next turn.
       *[no] {""}
    }
yj-ask-battle = Declare a battle on { $planet }? If you do not, you go on to Even Up.
yj-ask-battle-cards = { $attacker ->
        [yes] You attack.
       *[no] { $side } attacks.
    } Set aside battle cards from your hand for your plan ({ $number ->
        [0] none
       *[other] { $number }
    } so far). Your opponent learns only how many.
yj-ask-plan = Battle plan, from the front: which card is number { $number } of { $cards }? { $space ->
        [yes] A battle card goes right before its starship.
       *[no] A weapon goes right before its user, a battle card before both.
    }
yj-goal = { $goal ->
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $goal }
    }
yj-ask-even-up = Even Up, with { $hand ->
        [0] no cards
        [1] 1 card
       *[other] { $hand } cards
    } in hand. { $hand ->
        [0] {""}
       *[other] { $locations ->
            [0] You may first discard your whole hand.
           *[other] You may first discard locations, or your whole hand.
        } {""}
    }{ $missing ->
        [0] { $surplus ->
            [0] Otherwise you keep your { yj-goal } cards.
            [1] Then you discard one card, to keep { yj-goal }.
           *[other] Then you discard { $surplus } cards, to keep { yj-goal }.
        }
        [1] Then you draw one card, to have { yj-goal }.
       *[other] Then you draw { $missing } cards, to have { yj-goal }.
    }
yj-ask-discard = Even Up: discard { $number ->
        [1] one more card
       *[other] { $number } more cards
    }, to keep { yj-goal }.
yj-ask-concede = Your turn on { $planet } ends. You may concede the planet: { $fatal ->
        [yes] your opponent then wins the game.
       *[no] your opponent then controls it, and you choose the next one.
    } Otherwise the game goes on here.
yj-ask-next-planet = Choose a location on a planet not yet played: from your hand, from your discard pile, or by searching your draw deck.
yj-ask-search-location = Choose a location from your draw deck. The deck is then reshuffled.

## Answers

yj-option-starting-location = Start at { $card }
yj-option-deploy = { $hidden ->
        [yes] Deploy face down: { $card }
       *[no] Deploy { $card }
    } ({ $counters ->
        [1] 1 counter
       *[other] { $counters } counters
    })
yj-option-deploy-location = Move everyone to { $card } (no counters)
yj-option-deploy-starship = Launch { $card } into hyperspace (no counters)
yj-option-deploy-effect = { $hidden ->
        [yes] Deploy the effect face down: { $card }
       *[no] Deploy the effect { $card }
    } ({ $counters ->
        [1] 1 counter
       *[other] { $counters } counters
    })
yj-option-deploy-use = Use the text of { $card }
yj-option-deploy-done = End the deploy phase
yj-option-battle-yes = Declare a battle
yj-option-battle-done = No battle this turn
yj-option-battle-cards = Set aside { $card }
yj-option-battle-cards-done = { $number ->
        [0] No battle cards
        [1] Done, with 1 battle card
       *[other] Done, with { $number } battle cards
    }
yj-option-plan = { $card }
yj-option-even-up = Discard { $card }
yj-option-even-up-recycle = Discard your whole hand and draw { yj-goal } new cards
yj-option-even-up-done = { $missing ->
        [0] { $surplus ->
            [0] Keep your hand
            [1] Go on: discard one card
           *[other] Go on: discard { $surplus } cards
        }
        [1] Draw one card
       *[other] Draw { $missing } cards
    }
yj-option-discard = Discard { $card }
yj-option-concede-done = Stay and end your turn
yj-option-concede-concede = { $fatal ->
        [yes] Concede { $planet }, and with it the game
       *[no] Concede { $planet }
    }
yj-option-next-planet = { $source ->
        [hand] Go to { $card } (from your hand)
       *[discard] Go to { $card } (from your discard pile)
    }
yj-option-next-planet-search = Search your draw deck
yj-option-search-location = Go to { $card }

## The log

yj-log-shuffle = { $who ->
        [you] You shuffle your draw deck.
       *[other] { $side } shuffles.
    }
yj-log-roll = { $who ->
        [you] You turn up { $card } for the first turn: destiny { $amount }.
       *[other] { $side } turns up { $card } for the first turn: destiny { $amount }.
    }
yj-log-first-player = { $who ->
        [you] You play first.
       *[other] { $side } plays first.
    }
yj-log-location = { $who ->
        [you] You choose the starting location: { $card }.
       *[other] { $side } chooses the starting location: { $card }.
    }
yj-log-location-moved = { $who ->
        [you] You move everyone to { $card }.
       *[other] { $side } moves everyone to { $card }.
    }
yj-log-location-next = { $who ->
        [you] You choose the next planet: { $card }.
       *[other] { $side } chooses the next planet: { $card }.
    }
yj-log-turn = { $who ->
        [you] Turn { $amount }: your turn.
        [light] Turn { $amount }: Light Side.
       *[dark] Turn { $amount }: Dark Side.
    }
yj-log-reveal = { $who ->
        [you] You turn up { $card }.
       *[other] { $side } turns up { $card }.
    }
yj-log-draw = { $who ->
        [you] You draw { $card }.
       *[other] { $side } draws { $card }.
    }
yj-log-destiny = { $who ->
        [you] You draw destiny { $amount }: { $card }.
       *[other] { $side } draws destiny { $amount }: { $card }.
    }
yj-log-no-destiny = { $who ->
        [you] You have no card left to draw: destiny 0.
       *[other] { $side } has no card left to draw: destiny 0.
    }
yj-log-deploy = { $who ->
        [you] You deploy
       *[other] { $side } deploys
    } { $card } ({ $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }).
yj-log-deploy-hidden = { $who ->
        [you] You deploy face down: { $card }.
       *[other] { $side } deploys { $card } face down.
    }
yj-log-launch = { $who ->
        [you] You launch { $card } into hyperspace.
       *[other] { $side } launches { $card } into hyperspace.
    }
yj-log-battle = { $who ->
        [you] You declare a battle.
       *[other] { $side } declares a battle.
    }
yj-log-battle-cards = { $who ->
        [you] You go into battle
       *[other] { $side } goes into battle
    } { $amount ->
        [0] without battle cards.
        [1] with one battle card.
       *[other] with { $amount } battle cards.
    }
yj-log-planned = { $who ->
        [you] Your battle plan is ready
       *[other] { $side } has a battle plan
    }: { $amount ->
        [1] 1 card.
       *[other] { $amount } cards.
    }
yj-log-uses-card = { $who ->
        [you] You use { $card }.
       *[other] { $side } uses { $card }.
    }
yj-log-card-unused = { $who ->
        [you] Your { $card } cannot be used.
       *[other] { $side } reveals { $card }, which cannot be used.
    }
yj-log-uses-weapon = { $who ->
        [you] Your fighter uses { $card }.
        [light] Light Side's fighter uses { $card }.
       *[dark] Dark Side's fighter uses { $card }.
    }
yj-log-weapon-unused = { $who ->
        [you] Your { $card } goes unused in this fight.
       *[other] { $side } reveals { $card }, which goes unused in this fight.
    }
yj-log-steps-forward = { $who ->
        [you] You send { $card } into the fight.
       *[other] { $side } sends { $card } into the fight.
    }
yj-log-mistake = { $who ->
        [you] Your { $card } does not suit the cards behind it, and is discarded.
       *[other] { $side } discards { $card }, which does not suit the cards behind it.
    }
yj-log-tie = A tie: nobody is defeated.
yj-log-wins = { $who ->
        [you] You win the fight.
       *[other] { $side } wins the fight.
    }
yj-log-fights-again = { $pronoun ->
        [they] { $card } fight the next fight too.
        [women] { $card } fight the next fight too.
       *[other] { $card } fights the next fight too.
    }
yj-log-defeated = { $pronoun ->
        [they] { $card } are defeated.
        [women] { $card } are defeated.
       *[other] { $card } is defeated.
    }
yj-log-rescued = { $who ->
        [you] { $card } returns to your hand.
       *[other] { $card } returns to its owner's hand.
    }
yj-log-discard = { $who ->
        [you] You discard { $card }.
       *[other] { $side } discards { $card }.
    }
yj-log-discard-weapon = { $who ->
        [you] You lose { $card } with its user.
       *[other] { $side } loses { $card } with its user.
    }
yj-log-discard-unopposed = { $who ->
        [you] Your { $card } meets no opponent, and is discarded.
       *[other] { $side } discards { $card }, which meets no opponent.
    }
yj-log-damage = { $who ->
        [you] You take { $amount } damage.
       *[other] { $side } takes { $amount } damage.
    }
yj-log-lost = { $who ->
        [you] You lose { $card } from your draw deck.
       *[other] { $side } loses { $card } from the draw deck.
    }
yj-log-breaks-through = { $pronoun ->
        [they] { $card } break through.
        [women] { $card } break through.
       *[other] { $card } breaks through.
    }
yj-log-battle-over = The battle is over.
yj-log-recycle = { $who ->
        [you] You discard your whole hand
       *[other] { $side } discards the whole hand
    } ({ $amount ->
        [1] 1 card
       *[other] { $amount } cards
    }).
yj-log-control = { $who ->
        [you] You take control of { $planet }.
       *[other] { $side } takes control of { $planet }.
    }
yj-log-stranded = All cards left on { $planet } are stranded.
yj-log-concede = { $who ->
        [you] You concede { $planet }.
       *[other] { $side } concedes { $planet }.
    }
yj-log-not-found = { $who ->
        [you] You find no location of a new planet in your draw deck.
       *[other] { $side } finds no location of a new planet in the draw deck.
    }

## Power, added up

yj-power-sum = { $fighter }: { $total } = { $addends }
yj-alike = { $card } ×{ $count }
yj-addend-power = { $amount } power
yj-addend-site = { $amount } { $place }
yj-addend-weapon = { $amount } { $card }
yj-addend-battle-card = { $amount } { $card }
yj-addend-text = { $amount } text
yj-addend-effect = { $amount } { $card }
yj-addend-helper = { $amount } { $card }
yj-addend-other = { $amount } { $card }
yj-addend-destiny = { $own ->
        [yes] { $amount } destiny for power
       *[no] { $amount } destiny ({ $card })
    }
yj-addend-whose = { $addend } ({ $card })

## How games end

yj-ending = { $winner ->
        [you] You win
        [light] Light Side wins
        [dark] Dark Side wins
       *[nobody] A draw
    }: { $why }
yj-ending-planet-victory-starter = { $winner ->
        [you] you control the planet.
       *[other] it controls the planet.
    }
yj-ending-planet-victory = { $winner ->
        [you] you control two planets.
       *[other] it controls two planets.
    }
yj-ending-deck-victory = { $loser ->
        [you] your draw deck is exhausted.
        [light] Light Side's draw deck is exhausted.
       *[dark] Dark Side's draw deck is exhausted.
    }
yj-ending-deck-victory-fight = { $loser ->
        [you] the destiny draws of the fight have exhausted your draw deck.
        [light] the destiny draws of the fight have exhausted Light Side's draw deck.
        [dark] the destiny draws of the fight have exhausted Dark Side's draw deck.
       *[nobody] the destiny draws of the fight have exhausted both draw decks.
    }
yj-ending-deck-victory-tournament = the destiny draws of the fight have exhausted both draw decks, { $loser ->
        [you] yours first.
        [light] Light Side's first.
       *[dark] Dark Side's first.
    }
yj-ending-podrace-victory = { $winner ->
        [you] you have finished the third lap.
       *[other] it has finished the third lap.
    }
yj-ending-illegal-deck = { $loser ->
        [you] your deck is illegal.
        [light] Light Side's deck is illegal.
        [dark] Dark Side's deck is illegal.
       *[nobody] both decks are illegal.
    }
yj-ending-no-location-ruling = neither player has a location for the next planet.
yj-ending-standstill-ruling = nothing has happened for twelve turns in a row.
