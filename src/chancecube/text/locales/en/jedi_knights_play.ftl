### Jedi Knights TCG: questions, answers and the log.

## Questions

jk-waiting = Waiting for { $side }.
jk-ask-other = Your decision.
jk-ask-theme-search = Before play: your Theme lets you put { $number ->
        [1] one more card
       *[other] up to { $number } more cards
    } from your draw deck into your Theme pile.
jk-ask-choose-site = Choose the site of the next planet to stack. The planet stacked last is fought over first.
jk-ask-choose-system = Answer with a system of the same planet.
jk-ask-force-card = Choose your Force card, in secret: the higher number goes first; credits and draw are for this turn{ $final ->
        [yes] {" "}and the rest of the game
       *[no] {""}
    }.
jk-credits-left = { $number ->
        [0] no credits
        [1] 1 credit
       *[other] { $number } credits
    }
jk-ask-deploy = Deploy Phase at { $planet }: you have { jk-credits-left } left. Play a card, use a text, move a weapon, or pass.
jk-ask-battle-phase = { $arena ->
        [system] Starship Battle Phase
       *[site] Character Battle Phase
    } at { $planet }: attack with a ready card, or pass.
jk-ask-blockade = Blockade Phase at { $planet }: intimidate with a capital starship, send a character down to the site, or pass.
jk-in-battle = { $attacker } ({ $attack }) attacks { $defender } ({ $resist }).
jk-ask-support = { jk-in-battle } Support Step: add a supporter, or pass.
jk-ask-weapons = { jk-in-battle } Weapons Step: fire a weapon, add a tactical bonus, or pass.
jk-ask-power = { jk-in-battle } Power Step: act, or pass and let the power decide.
jk-ask-how = What do you do with { $card }?
jk-ask-where = Where do you play { $card }?
jk-ask-transfer-to = Who takes { $card }?
jk-ask-defender = Whom does { $card } attack?
jk-ask-target = { $card }: choose the target.
jk-ask-new-main = Your { $attacking ->
        [yes] attacker
       *[no] defender
    } is gone. Which supporter takes its place?
jk-ask-respond = { $moment } Do you respond?
jk-ask-text-order = Several of your texts work now. Which is first?
jk-ask-may = Use the text of { $card }? { $text }
jk-ask-choose = { $card }: choose a card.
jk-ask-fetch = { $card }: take a card into your hand.
jk-ask-stow = { $card }: put a card into your Theme pile.
jk-ask-play-card = { $card }: play a card.
jk-ask-swap = { $card }: choose the card of your discard pile to exchange.
jk-ask-swap-with = Exchange { $card } with which card of your hand?
jk-ask-shuffle-in = Shuffle into your draw deck: { $number ->
        [1] one more card
       *[other] up to { $number } more cards
    } of your discard pile.
jk-ask-peek = { $card }: these are on top. Put one beneath the draw deck, or leave them as they are.
jk-ask-take-one = { $card }: these are on top. Take one into your hand, or leave them as they are.
jk-ask-discard = Discard { $number ->
        [1] a card
       *[other] { $number } cards
    } from your hand.
jk-ask-pay = To use { $card }, discard a card from your hand.
jk-ask-one-of = { $card }: choose one.
jk-ask-which-opponent = { $card }: choose an opponent.
jk-ask-intimidated = { $card } intimidates you: which of your characters rotates?
jk-ask-force-swap = { $card }: choose the card of your Force deck to exchange.
jk-ask-force-swap-with = Exchange { $card } with which used Force card?

## What may be responded to

jk-moment-deployed = A card has come into play.
jk-moment-attack = An attack is declared.
jk-moment-attacked = An attack is declared.
jk-moment-joined = A card has come to support.
jk-moment-fired = A shot is declared.
jk-moment-targeted = A shot is declared.
jk-moment-drawn = Destiny has been drawn for a shot.
jk-moment-hit = A shot has hit.
jk-moment-missed = A shot has missed.
jk-moment-won = The battle is decided.
jk-moment-lost = The battle is decided.
jk-moment-defeat = A card is defeated.
jk-moment-intimidating = An intimidation is declared.
jk-moment-shuttled = A character has come down to the site.
jk-moment-enters = A planet has entered play.
jk-moment-control = A planet is controlled.
jk-moment-event-played = An Event is played.
jk-moment-turn-begins = Force cards are revealed.

## Answers

jk-option-card = { $card }
jk-option-other = { $word }
jk-option-done = Done
jk-option-yes = Yes
jk-option-no = No
jk-option-pass = Pass
jk-option-play = { $kind ->
        [event] Play it for its text
       *[other] Play it
    }
jk-option-transfer = Move it to another bearer
jk-option-attack = Attack with it
jk-option-support = Support with it
jk-option-fire = Fire it
jk-option-bonus = Put it under your card: tactical bonus +{ $bonus }
jk-option-intimidate = Intimidate with it
jk-option-shuttle = Send it down to the site
jk-option-site = To the site: { $site }
jk-option-system = To the system: { $system }
jk-option-beneath = Beneath the draw deck
jk-option-first = The first
jk-option-second = The second
jk-option-text-1 = Use its first text
jk-option-text-2 = Use its second text
jk-option-text-3 = Use its third text
jk-option-text-4 = Use its fourth text
jk-option-text-5 = Use its fifth text
jk-option-text-6 = Use its sixth text
jk-option-text-7 = Use its seventh text
jk-option-text-8 = Use its eighth text
jk-option-player-1 = Player 1
jk-option-player-2 = Player 2
jk-option-player-3 = Player 3
jk-option-player-4 = Player 4
jk-option-text = Use its text: { $text }
jk-option-theme-search = Put { $card } into your Theme pile
jk-option-theme-search-done = Take no more
jk-option-choose-site = { $card } ({ $where })
jk-option-choose-site-pass = Leave it to your partner
jk-option-choose-system = The system of { $card }
jk-option-choose-system-pass = Leave it to your partner
jk-option-force-card = { $card }: { $income ->
        [1] 1 credit
       *[other] { $income } credits
    }, draw { $draw }
jk-price = { $credits ->
        [1] 1 credit
       *[other] { $credits } credits
    }
jk-option-deploy-play = Play { $card } ({ jk-price })
jk-option-deploy-play-from-pile = Play { $card } from your Theme pile ({ jk-price })
jk-option-deploy-play-or-text = Play { $card } ({ jk-price }), or use its text
jk-option-play-event = Play { $card }
jk-option-play-or-bonus = Play { $card }, or use its tactical bonus +{ $bonus }
jk-option-weapons-bonus = Tactical bonus +{ $bonus }: { $card }
jk-option-deploy-move = Move { $card }
jk-option-deploy-move-or-text = Move { $card }, or use its text
jk-option-deploy-text = Use the text of { $card }
jk-option-battle-phase-attack = Attack with { $card } (power { $power })
jk-option-battle-phase-attack-or-text = Attack with { $card } (power { $power }), or use its text
jk-option-battle-phase-text = Use the text of { $card }
jk-option-blockade-intimidate = Intimidate with { $card }
jk-option-blockade-intimidate-or-text = Intimidate with { $card }, or use its text
jk-option-blockade-shuttle = Send { $card } down to the site
jk-option-blockade-shuttle-or-text = Send { $card } down to the site, or use its text
jk-option-blockade-text = Use the text of { $card }
jk-option-support-support = Support with { $card }
jk-option-support-support-or-text = Support with { $card }, or use its text
jk-option-support-text = Use the text of { $card }
jk-option-weapons-fire = Fire { $card }
jk-option-weapons-fire-or-text = Fire { $card }, or use its text
jk-option-weapons-text = Use the text of { $card }
jk-option-power-text = Use the text of { $card }
jk-option-where-aboard = Aboard { $card }
jk-option-where-under = Under { $card }
jk-option-transfer-to = { $card }
jk-option-defender = Attack { $card } (power { $power })
jk-option-target = { $card } (defense { $defense })
jk-option-new-main = { $card } (power { $power })
jk-option-respond = Play { $card }
jk-option-respond-done = No response
jk-option-may-yes = Use it
jk-option-may-no = Do not use it
jk-option-fetch = Take { $card }
jk-option-fetch-done = Take nothing
jk-option-stow = Put { $card } into your Theme pile
jk-option-stow-done = Put nothing there
jk-option-play-card = Play { $card } ({ jk-price })
jk-option-play-card-done = Play nothing
jk-option-swap = { $card }
jk-option-swap-done = Exchange nothing
jk-option-swap-with = { $card }
jk-option-shuffle-in = Shuffle in { $card }
jk-option-shuffle-in-done = No more
jk-option-peek = Put { $card } beneath
jk-option-peek-done = Leave them
jk-option-take-one = Take { $card }
jk-option-take-one-done = Leave them
jk-option-discard = Discard { $card }
jk-option-pay = Discard { $card }
jk-option-intimidated = Rotate { $card }
jk-option-force-swap = { $card }
jk-option-force-swap-done = Exchange nothing
jk-option-force-swap-with = { $card }

## Sums: “Darth Vader: 9 = 6 power + 3 Vader's Lightsaber.”

jk-power-sum = { $fighter }: { $total } = { $addends }
jk-sum-more = { $first } + { $second }
jk-sum-less = { $first } − { $second }
jk-sum-minus = −{ $addend }
jk-addend-printed = { $amount } { $card }
jk-addend-printed-power = { $amount } power
jk-addend-printed-pay = { $amount } cost
jk-addend-text = { $amount } { $own ->
        [yes] its text
       *[no] { $card }
    }
jk-addend-tactical = { $amount } { $card } (tactical bonus)
jk-addend-destiny = { $amount } destiny ({ $card })
jk-addend-changed = { $amount } other cards
jk-addend-foreign-theme = { $amount } other Theme
jk-addend-location = { $amount } { $card }
jk-addend-character = { $amount } { $card }
jk-addend-hero = { $amount } doubled by { $card }
jk-addend-others = { $amount } other cards
jk-addend-other = { $amount } { $card }

## The log: setting up

jk-log-other = Something happens.
jk-log-theme = { $who ->
        [you] You play
       *[other] { $side } plays
    } { $card }, Theme number { $amount }.
jk-log-theme-tie = Equal Theme numbers: by lot, { $who ->
        [you] you come first
       *[other] { $side } comes first
    } for this game.
jk-log-sets-out = { $who ->
        [you] You put
       *[other] { $side } puts
    } { $card } into the Theme pile.
jk-log-site = { $who ->
        [you] You stack
       *[other] { $side } stacks
    } the site { $card } ({ $planet }).
jk-log-system = { $who ->
        [you] You answer
       *[other] { $side } answers
    } with the system of { $planet }.
jk-log-shuffle = { $who ->
        [you] You shuffle your draw deck.
       *[other] { $side } shuffles the draw deck.
    }
jk-log-planet = { $planet } enters play: { $card }.
jk-log-final = The Final Conflict begins.

## The log: the turn

jk-log-turn = Turn { $amount }.
jk-log-round = Turn { $amount }: the Final Conflict goes on.
jk-log-phase = { $phase ->
        [force] Force Phase.
        [deploy] Deploy Phase.
        [starship-battle] Starship Battle Phase.
        [blockade] Blockade Phase.
        [character-battle] Character Battle Phase.
        [draw] Draw Phase.
       *[setup] Setting up.
    }
jk-log-force = { $who ->
        [you] You reveal
       *[other] { $side } reveals
    } { $card }: Force number { $amount }.
jk-log-order = { $who ->
        [you] You are
       *[other] { $side } is
    } Player { $amount }.
jk-log-credits = { $who ->
        [you] You have
       *[other] { $side } has
    } { $amount ->
        [1] 1 credit
       *[other] { $amount } credits
    }{ $addends ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-credits-text = { $who ->
        [you] You gain
       *[other] { $side } gains
    } { $amount ->
        [1] 1 credit
       *[other] { $amount } credits
    } by { $card }.
jk-log-pass = { $who ->
        [you] You pass.
       *[other] { $side } passes.
    }
jk-log-declare = { $who ->
        [you] You show { $card }.
       *[other] { $side } shows { $card }.
    }
jk-log-pay = { $who ->
        [you] You pay
       *[other] { $side } pays
    } { $amount ->
        [1] 1 credit
       *[other] { $amount } credits
    } for { $card }{ $addends ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-play = { $who ->
        [you] You play
       *[other] { $side } plays
    } { $card }{ $goal ->
        [site] {" "}to the site
        [system] {" "}to the system
       *[card] {""}
    }.
jk-log-replace = { $card } is replaced.
jk-log-transfer = { $who ->
        [you] You move
       *[other] { $side } moves
    } { $card } to another bearer.
jk-log-event = { $who ->
        [you] You play
       *[other] { $side } plays
    } { $card }.
jk-log-respond = { $who ->
        [you] You respond
       *[other] { $side } responds
    } with { $card }.
jk-log-rotate = { $card } rotates.
jk-log-ready = { $card } is readied.
jk-log-intimidate = { $who ->
        [you] You intimidate
       *[other] { $side } intimidates
    } { $target ->
        [you] you
       *[other] { $target }
    } with { $card }.
jk-log-intimidated = { $card } rotates.
jk-log-shuttle = { $card } goes down to the site.

## The log: battles

jk-log-attack = { $who ->
        [you] You attack
       *[other] { $side } attacks
    } with { $card } at the { $arena ->
        [system] system
       *[site] site
    }.
jk-log-defend = { $card } defends.
jk-log-steps-in = { $card } steps in as defender.
jk-log-step = { $step ->
        [support] Support Step.
        [weapons] Weapons Step.
       *[power] Power Step.
    }
jk-log-support = { $who ->
        [you] You add
       *[other] { $side } adds
    } { $card } as a supporter.
jk-log-new-main = { $card } takes the place of the one that is gone.
jk-log-tactical = { $who ->
        [you] You use
       *[other] { $side } uses
    } { $card } for its tactical bonus: +{ $amount }.
jk-log-fire = { $who ->
        [you] You fire
       *[other] { $side } fires
    } { $card }.
jk-log-target = The target is { $card }.
jk-log-shot-lost = The shot with { $card } is lost.
jk-log-destiny = { $who ->
        [you] You draw
       *[other] { $side } draws
    } destiny { $amount }: { $card }.
jk-log-no-destiny = { $who ->
        [you] You have
       *[other] { $side } has
    } no card left to draw: destiny 0.
jk-log-aim = { $card }: { $amount }{ $addends ->
        [0] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-hit = { $amount } hits { $card }.
jk-log-miss = { $amount } misses { $card }.
jk-log-change-destiny = { $card }: { $sign ->
        [less] −
       *[more] +
    }{ $size } to that destiny.
jk-log-power = { $card }: { $amount } = { $sum }.
jk-log-battle-won = { $who ->
        [you] You win
       *[other] { $side } wins
    } the battle with { $card }.
jk-log-nobody-won = Nobody wins the battle.
jk-log-defeated = { $card } is defeated.
jk-log-battle-over = The battle is over.

## The log: texts

jk-log-text = { $who ->
        [you] You use
       *[other] { $side } uses
    } the text of { $card }.
jk-log-chosen = { $who ->
        [you] You choose
       *[other] { $side } chooses
    } { $card }.
jk-log-change = { $card }: { $sign ->
        [less] −
       *[more] +
    }{ $size } { $stat ->
        [defense] defense
        [hit] to hit
        [leadership] leadership
       *[power] power
    }.
jk-log-cancel = { $card } cancels it.
jk-log-discard = { $who ->
        [you] You discard { $card }.
       *[other] { $side } discards { $card }.
    }
jk-log-exchanges = { $who ->
        [you] You take
       *[other] { $side } takes
    } { $card } back from the discard pile.
jk-log-exchanged = { $who ->
        [you] You put { $card } in its place.
       *[other] { $side } puts { $card } in its place.
    }
jk-log-mill = { $who ->
        [you] You discard { $card } from the top of your draw deck.
       *[other] { $side } discards { $card } from the top of the draw deck.
    }
jk-log-draw = { $who ->
        [you] You draw { $card }.
       *[other] { $side } draws { $card }.
    }
jk-log-show-hand = { $who ->
        [you] You show { $card }.
       *[other] { $side } shows { $card }.
    }
jk-log-peek = On top of { $who ->
        [you] your draw deck
       *[other] the draw deck ({ $side })
    }: { $card }.
jk-log-beneath = { $card } goes beneath { $who ->
        [you] your draw deck.
       *[other] the draw deck ({ $side }).
    }
jk-log-to-hand = { $who ->
        [you] You take
       *[other] { $side } takes
    } { $card } into hand.
jk-log-to-pile = { $who ->
        [you] You put
       *[other] { $side } puts
    } { $card } into the Theme pile.
jk-log-to-deck = { $who ->
        [you] You shuffle
       *[other] { $side } shuffles
    } { $card } into the draw deck.
jk-log-force-swap = { $who ->
        [you] You exchange
       *[other] { $side } exchanges
    } a card of the Force deck with a used one.

## The log: the Draw Phase

jk-log-control-sum = { $who ->
        [you] Your side
       *[other] { $side }
    }: { $amount }{ $addends ->
        [0] {" "}(no characters)
        [1] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-control = { $who ->
        [you] You take
       *[other] { $side } takes
    } control of { $planet }.
jk-log-no-control = A tie: nobody controls { $planet }.
jk-log-pack = { $card } goes to the Theme pile.
jk-log-retires = { $card } is out of the game.
jk-log-won-location = { $card } brings { $amount ->
        [1] 1 bonus credit
       *[other] { $amount } bonus credits
    } in the Final Conflict.
jk-log-draw-number = { $who ->
        [you] You draw { $amount }.
       *[other] { $side } draws { $amount }.
    }
jk-log-deck-empty = { $who ->
        [you] Your draw deck is empty.
       *[other] { $side } has an empty draw deck.
    }

## The end

jk-ending = { $winner ->
        [you] { $alone ->
            [yes] You win: { $why }
           *[no] Your side wins: { $why }
        }
        [alliance] The Alliance wins: { $why }
        [empire] The Empire wins: { $why }
       *[nobody] A draw: { $why }
    }
jk-ending-three-planets = three planets are controlled.
jk-ending-final-conflict = { $loser ->
        [you] you have no characters left at the last site.
        [alliance] the Alliance has no characters left at the last site.
       *[empire] the Empire has no characters left at the last site.
    }
jk-ending-check-ruling = nobody has characters left at the last site, and { $winner ->
        [you] you are ahead in planets, or by Theme number.
       *[other] the winner is ahead in planets, or by Theme number.
    }
jk-ending-stall-ruling = ten phases went by without a battle, and { $winner ->
        [you] you have the higher total.
       *[other] the winner has the higher total.
    }
