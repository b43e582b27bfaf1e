### Young Jedi on the table in the terminal.

table-young-jedi-side-narrow = { $side } deck { $deck } hand { $hand } planets { $planets }
table-young-jedi-side-wide = { $side } ({ $player })  draw deck { $deck }  hand { $hand }  planets: { $names }
table-young-jedi-you = you
table-young-jedi-own-row = { $side } (you)
table-young-jedi-hand-row = Hand ({ $count })
table-young-jedi-dueling-row = Dueling hand ({ $count })
table-young-jedi-offer-row = To choose from ({ $count })
table-young-jedi-empty-row = (no cards here)
table-young-jedi-empty-hand = (no cards in hand)
table-young-jedi-no-planet = No planet yet
table-young-jedi-turn = turn { $number }
table-young-jedi-phase-setup = setting up
table-young-jedi-phase-deploy = Deploy
table-young-jedi-phase-battle = Battle
table-young-jedi-phase-even-up = Even Up
table-young-jedi-attacks = { $side } attacks
table-young-jedi-in-space = in space
table-young-jedi-evacuates = { $side } evacuates { $planet }. Aboard: { $cards }
table-young-jedi-duel = DUEL
table-young-jedi-attack-of = { $side } attacks: { $number }
table-young-jedi-duel-text = has a dueling text
table-young-jedi-passed = has passed
table-young-jedi-race = { $side }: lap { $lap }, next number { $next }, thrust { $thrust }, handling { $handling }
table-young-jedi-race-waiting = { $side }: lap { $lap }, no pilot with a podracer yet
table-young-jedi-discard = { $side } discard: { $card }
table-young-jedi-stranded = { $planet } ◆ { $side }: { $cards }
table-young-jedi-hyperspace = { $side } hyperspace: { $cards }
table-young-jedi-face-down = face down
table-young-jedi-aside = set aside
table-young-jedi-kind-character = character
table-young-jedi-kind-weapon = weapon
table-young-jedi-kind-battle = battle
table-young-jedi-kind-location = location
table-young-jedi-kind-starship = starship
table-young-jedi-kind-effect = effect
table-young-jedi-kind-objective = objective
table-young-jedi-kind-double = double
table-young-jedi-at-race = at the race
table-young-jedi-lap-card = lap card
table-young-jedi-attack = attack
table-young-jedi-played = played
table-young-jedi-dueling-hand = dueling
table-young-jedi-dot-red = R
table-young-jedi-dot-blue = B
table-young-jedi-dot-green = G
table-young-jedi-dot-orange = O
table-young-jedi-dot-yellow = Y
table-young-jedi-dot-purple = P
table-young-jedi-users = with { $names }
table-young-jedi-no-user = nobody here can use it
table-young-jedi-plan-prompt = Arrange your battle plan: the top card is revealed first. A weapon goes right before its user, a battle card before both.
table-young-jedi-plan-prompt-space = Arrange your plan for the battle in space: the top card is revealed first. A battle card goes right before its ship.
table-young-jedi-plan-fights = fights with { $power }
table-young-jedi-plan-fights-maybe = fights with { $power }, and +{ $maybe } against some opponents
table-young-jedi-plan-joins = fights together with { $name }
table-young-jedi-plan-works = for { $name }: { $gift }
table-young-jedi-plan-weapon-idle = not used here, but not lost
table-young-jedi-plan-card-lost = has no effect here and is discarded
table-young-jedi-plan-stowaway = is no battle card, and goes back to your hand
table-young-jedi-by-text = text
table-young-jedi-plan-catch-up = makes up for a higher destiny
table-young-jedi-plan-damage-for-number = damage may stand for a destiny
table-young-jedi-plan-fight-again = may fight again
table-young-jedi-plan-force-push = unarmed, opposing weapons do not count
table-young-jedi-plan-last-stand = if last, no breakthrough
table-young-jedi-plan-more-damage = more damage
table-young-jedi-plan-only-loses = if beaten, only one is lost
table-young-jedi-plan-rescue = if beaten, back to hand
table-young-jedi-plan-show-hand = if you show your hand
table-young-jedi-plan-slip-away = leaves for the next opponent
table-young-jedi-plan-switch-numbers = may switch destinies
table-young-jedi-plain-row = { $row }: { $cards }
table-young-jedi-plan-send = Fight with this plan (s)
table-young-jedi-signs =
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
