### Young Jedi in the browser: card faces, the table, the lesson.

## Faces

yj-web-power = POWER
yj-web-damage = DAMAGE
yj-web-side-light = Light Side
yj-web-side-dark = Dark Side
yj-web-dot-red = R
yj-web-dot-blue = B
yj-web-dot-green = G
yj-web-dot-orange = O
yj-web-dot-yellow = Y
yj-web-dot-purple = P

## The table

yj-web-place = { $planet }, { $site }
yj-web-no-place = Between the planets
yj-web-turn = Turn { $number } · { $side }
yj-web-phases = Phases of the turn
yj-web-phase-deploy = Deploy
yj-web-phase-battle = Battle
yj-web-phase-even-up = Even Up
yj-web-zone = { $side } on { $planet }
yj-web-nobody = No cards here.
yj-web-nobody-near = No cards here. Drag a card to this place to deploy it.
yj-web-face-down = face down
yj-web-face-down-card = A face-down card
yj-web-aside = set aside
yj-web-aside-card = A battle card set aside
yj-web-deck = draw deck
yj-web-discard = discard pile
yj-web-discard-top = on top { $card }
yj-web-empty = empty
yj-web-in-hand = { $count ->
        [one] card in hand
       *[other] cards in hand
    }
yj-web-hyperspace = Hyper{ "\u00AD" }space
yj-web-ships = Hyperspace: { $count }
yj-web-counters = { $count ->
        [0] No counters left of { $of }
        [one] { $count } counter left of { $of }
       *[other] { $count } counters left of { $of }
    }
yj-web-counters-hidden = Counters hidden
yj-web-planets = Planets
yj-web-open-hand = Hand of the other side
yj-web-held = { $side }
yj-web-here = the game is here
yj-web-left = played
yj-web-not-yet = not yet played
yj-web-stranded = { $count } stranded
yj-web-stranded-on = Stranded on { $planet }
yj-web-power-here = { $dots ->
        [0] Power { $total } here
       *[other] Power { $total } here = { $power } + { $dots } { $site }
    }
yj-web-power-drawn = { $dots ->
        [0] Power is a destiny draw
       *[other] Power is a destiny draw, + { $dots } { $site }
    }

## Plan and fights

yj-web-addend-power = power
yj-web-addend-destiny = destiny ({ $card })
yj-web-maybe = { $amount } { $what } (perhaps)
yj-web-total = { $draws ->
        [0] { $power }
        [one] { $power } + 1 draw
       *[other] { $power } + { $draws } draws
    }{ $maybe ->
        [0] {""}
       *[other] {" "}(+ { $maybe })
    }
yj-web-fate-fights = fights
yj-web-fate-joins = fights along
yj-web-fate-weapon-works = in use
yj-web-fate-weapon-idle = not used, not lost
yj-web-fate-card-works = in use
yj-web-fate-card-lost = no effect, discarded

## Kinds of cards, on their faces

yj-web-kind-effect = Effect
yj-web-kind-objective = Objective
yj-web-kind-starship = Starship
yj-web-kind-starfighter = Starfighter
yj-web-kind-transport = Transport
yj-web-kind-combo = Combo
yj-web-kind-armed = Armed & Dangerous

## Effects, space, evacuation

yj-web-effects = Effects
yj-web-effect-of = Effect of the { $side }
yj-web-zone-space = Starships of the { $side }
yj-web-space-battle = Space battle
yj-web-evacuation = Evacuation
yj-web-above = Above { $planet }
yj-web-aboard = { $count ->
        [one] { $count } card aboard
       *[other] { $count } cards aboard
    }
yj-web-addend-built-in = built-in weapon ({ $card })

## Duels

yj-web-duel = Lightsaber duel
yj-web-duel-end = The duel is over
yj-web-duel-to-attack = { $side } to attack
yj-web-duel-to-parry = { $side } to parry
yj-web-duel-power = power
yj-web-duel-hits = { $hits } of { $damage } hits
yj-web-duel-left = { $count ->
        [one] { $count } more hit defeats
       *[other] { $count } more hits defeat
    }
yj-web-duel-down = defeated
yj-web-duel-hand = { $count ->
        [one] { $count } card in the dueling hand
       *[other] { $count } cards in the dueling hand
    }
yj-web-duel-passed = has passed
yj-web-duel-played = Played: { $count }
yj-web-duel-attack = Attack
yj-web-duel-match = parry with
yj-web-duel-hits-home = hits
yj-web-duel-is-hit = is hit
yj-web-duel-parried = parried
yj-web-duel-undecided = undecided

## The race

yj-web-race = Race of the { $side }
yj-web-race-pilot = Pilot
yj-web-race-podracer = Racer
yj-web-race-laps = { $laps } of { $of } laps
yj-web-race-thrust = { $count ->
        [one] { $count } thrust token
       *[other] { $count } thrust tokens
    }
yj-web-race-do-thrust = Thrust
yj-web-race-do-refuel = Refuel
yj-web-race-track = The lap; the next number is { $next }
yj-web-race-place = Lap card { $number }
yj-web-race-handling = Handling { $numbers }: cards with this number may stand for any, twice a lap (used: { $used })

## The lesson: questions

yj-web-learn-point-one = You send characters to a planet. Each costs counters, and you have six every turn.
yj-web-learn-point-two = You may declare a battle. The characters fight one against one, and the higher power wins.
yj-web-learn-point-three = Whoever loses a fight loses cards from the draw deck. An empty deck loses the game.
yj-web-learn-point-four = If only you have characters on the planet at the end of a turn, you control it. In the first game that wins.
yj-web-learn-first = Takes the first turn
yj-web-learn-second = Takes the second turn
yj-web-learn-location-title = Where the game begins
yj-web-learn-location = A location names a planet and one of its sites. In the first game there is one planet, and whoever controls it wins. The site matters: characters have red dots for sites, and each dot is one more power there.
yj-web-learn-deploy-hidden-title = Deploy, face down
yj-web-learn-deploy-hidden = This is your first turn on the planet, so what you deploy lies face down until your next turn. You have six counters; the white bars on a card are its cost. Characters fight, weapons make them stronger. Drag a glowing card to the planet, click it, or choose it from the list.
yj-web-learn-deploy-title = Deploy
yj-web-learn-deploy = Six new counters. From now on your cards lie face up and can fight this very turn. The big red number is a character's power; the yellow row is the site you are at, and its dots count. Try any card: one that may not be deployed tells you why.
yj-web-learn-battle-title = Battle?
yj-web-learn-battle = You may attack once a turn if both sides have face-up cards. All your face-up characters go, and so do all of your opponent's. Attackers left without an opponent break through and cost your opponent a card each. Attack when you are stronger or more.
yj-web-learn-battle-cards-title = Battle cards
yj-web-learn-battle-cards = Red battle cards are played from your hand, each with a certain character. Set aside those you want to use now; your opponent learns only how many. A card that fits nobody would be discarded without effect.
yj-web-learn-plan-title = The battle plan
yj-web-learn-plan = The plan is read from the front, a fight at a time, up to the next character. A weapon goes right before its user, a battle card right before the weapon or the character. Below you see the fights this order gives, with every sum. A question mark is a destiny draw: the number on the top card of your deck.
yj-web-learn-even-up-title = Even Up
yj-web-learn-even-up = At the end of your turn you draw up to six cards, or discard down to six. Careful: every card you draw leaves your deck, and an empty deck loses. You may first throw away locations, or your whole hand.
yj-web-learn-discard-title = Too many cards
yj-web-learn-discard = You keep six cards. Give up what you need least: locations of other planets, or battle cards nobody of yours can use.
yj-web-learn-concede-title = The turn ends
yj-web-learn-concede = If nobody controls the planet yet, you are asked whether you concede it. In the first game that would lose it all, so stay and end your turn.
yj-web-learn-next-planet-title = The next planet
yj-web-learn-next-planet = You lost a planet, so you choose where the game goes on, and you take the first turn there.

## The lesson: first times

yj-web-learn-foe-hidden-title = Face-down cards
yj-web-learn-foe-hidden = Your opponent deployed face down. You know how many cards there are, not which. They cannot fight, and you cannot control the planet while they lie there.
yj-web-learn-event-reveal-title = Turned face up
yj-web-learn-event-reveal = At the start of a turn a player's face-down cards are turned up. From now on they can fight.
yj-web-learn-event-battle-title = A battle is declared
yj-web-learn-event-battle = First the attacker, then the defender says how many battle cards go along. Then both arrange a plan in secret.
yj-web-learn-event-steps-forward-title = A fight
yj-web-learn-event-steps-forward = From the front of each plan the next character steps forward, with the weapon and the battle card right before it.
yj-web-learn-event-power-title = Power against power
yj-web-learn-event-power = Each side adds up: printed power, dots for this site, weapon, destiny draws, battle card. The log shows every addend. The higher total wins.
yj-web-learn-event-destiny-title = Destiny
yj-web-learn-event-destiny = A destiny draw turns up the top card of the deck. Its number, in the blue cube, is added; then the card goes to its owner's hand.
yj-web-learn-event-tie-title = A tie
yj-web-learn-event-tie = Equal totals: nobody is defeated, and both stay on the planet.
yj-web-learn-event-damage-title = Damage
yj-web-learn-event-damage = The beaten character is discarded, and its damage number, at the bottom left, is how many cards its owner loses from the top of the draw deck. Strong characters cost more when they fall.
yj-web-learn-event-breaks-through-title = Breaking through
yj-web-learn-event-breaks-through = The defender has run out of characters, so each attacker that has not fought costs the defender one card. Numbers matter.
yj-web-learn-event-control-title = Control
yj-web-learn-event-control = At the end of a turn one player had characters on the planet and the other had none, face-up or face-down. That is control, and in the first game it wins.
yj-web-learn-event-mistake-title = A plan that does not fit
yj-web-learn-event-mistake = The battle card did not suit the cards behind it. Only that card is lost; the rest of the plan goes on.
yj-web-learn-event-card-unused-title = A battle card without effect
yj-web-learn-event-card-unused = It did not stand right before a character it suits, so it is discarded without effect.
yj-web-learn-event-rescued-title = Rescued
yj-web-learn-event-rescued = The battle card saves its user: the character goes back to hand, and no damage is taken.
yj-web-learn-won-title = You have won
yj-web-learn-won = Now you know everything the first game has. The full game has three planets, starships and sixty cards; two planets win it.
yj-web-learn-lost-title = Lost, and learned
yj-web-learn-lost = Have a look at the replay to see where it turned, or try again at once: the cards come differently every time.

## The lesson: hints

yj-web-learn-hint-any = Any of them will do for now.
yj-web-learn-hint-done = Nothing useful is left to deploy.
yj-web-learn-hint-weapon = A weapon for a character that has none.
yj-web-learn-hint-character = The strongest character you can pay.
yj-web-learn-hint-attack = You look at least as strong as your opponent.
yj-web-learn-hint-wait = Your opponent looks stronger. Waiting is fine.
yj-web-learn-hint-battle-card = One of your characters can use it.
yj-web-learn-hint-no-battle-card = No further battle card would be of use.
yj-web-learn-hint-keep = Keep your hand and go on.
yj-web-learn-hint-discard = The one you need least.
yj-web-learn-hint-stay = Stay on the planet.

## The lesson: second thoughts

yj-web-learn-regret-counters-title = Counters are left
yj-web-learn-regret-counters = You could still deploy something, and unused counters are lost at the end of the phase.
yj-web-learn-regret-weak-title = A dangerous attack
yj-web-learn-regret-weak = Your opponent's characters look much stronger. Each fight you lose costs you the character and cards from your deck.
yj-web-learn-regret-useless-title = Nobody can use this card
yj-web-learn-regret-useless = None of your characters here fits it. In the plan it would be discarded without effect.
yj-web-learn-regret-concede-title = That ends the game
yj-web-learn-regret-concede = Conceding the only planet gives your opponent control of it, and with it the game.

## The tour after the first game

yj-tour-title = The full game, chapter by chapter
yj-tour-lede = After the first game these are new. Open a chapter, look at its cards, try it.
yj-tour-try = Try it.
yj-tour-effects-title = Effects
yj-tour-effects = Violet cards lie beside the location and work as long as the game stays on the planet. Each player may have one. They cost counters like characters. When the game comes to a new planet, both players may look through their draw decks for one and take it into their hands.
yj-tour-space-title = Starships and evacuation
yj-tour-space = Starships wait in hyperspace and cost no counters. With a transport among them you may evacuate a planet in your Deploy phase: all your characters and weapons there go aboard. Your opponent may intercept with starships, and then both arrange a plan as in any battle. A starfighter adds a destiny draw, a transport does not. If one of your transports survives, everything aboard goes back into your draw deck, which means cards you can still lose.
yj-tour-duels-title = Lightsaber duels
yj-tour-duels = Before the battle, a Jedi or Sith with a lightsaber may challenge one opponent. Each side draws as many cards as its power: that is the dueling hand. An attack is a card; it is parried with a card of the same destiny number, and the parry is the next attack. An attack that is not parried is a hit. As many hits as its damage number defeat a character.
yj-tour-duels-task = The attack has destiny { $number }. Which card parries it?
yj-tour-duels-right = Parried, and now your { $number } is an attack in turn.
yj-tour-duels-wrong = A { $number } does not stop a { $wanted }. That would be a hit.
yj-tour-race-title = The podrace
yj-tour-race = With an objective, a pilot and a podracer you race. Once a turn you may thrust: the pilot gets a token, and you may play as many cards as there are tokens onto the lap, in the order of their destiny numbers from 1 to 6. The pilot's handling number stands for any number, twice a lap. Three laps win the game, whatever happens on the planets.
yj-tour-race-task = Lay these cards in order, starting with the 1.
yj-tour-race-right = { $count } of 6 places. The rest comes in later turns, with new cards.
yj-tour-race-wrong = A { $number } does not fit: the next number is { $wanted }.
yj-tour-doubles-title = Cards with more in them
yj-tour-doubles = A double impact card is two cards of which you use one. An Armed & Dangerous character brings its weapon along, and two destiny numbers of which you choose. A combo is two battle cards at once. Cards with white dots are wild: in a deck they stand for one of those colours.
