### Young Jedi CCG: questions, answers and log lines about texts of cards, effects, space, duels and the race.

## Whatever has no words of its own

yj-ask-other = Choose.
yj-option-card = { $card }
yj-option-number = { $amount }
yj-option-done = Done
yj-option-yes = Yes
yj-option-no = No
yj-option-pass = Pass
yj-option-draw = Draw a card
yj-option-beneath = Put it beneath the deck
yj-option-search = Search your draw deck
yj-option-concede = Concede
yj-option-recycle = Discard your whole hand
yj-option-thrust = Thrust
yj-option-refuel = Refuel
yj-option-first-half = Play it as { $first }
yj-option-second-half = Play it as { $second }
yj-option-evacuate-tatooine = Evacuate Tatooine
yj-option-evacuate-coruscant = Evacuate Coruscant
yj-option-evacuate-naboo = Evacuate Naboo
yj-option-other = { $word }
yj-log-other = { $who ->
        [you] You: { $card }.
        [nobody] Something happens: { $card }.
       *[other] { $side }: { $card }.
    }

## Effects and other texts: questions and answers

yj-ask-fetch-effect = A new planet: you may look for an effect in your draw deck, show it and take it into your hand. The deck is then reshuffled.
yj-option-fetch-effect = Take { $card }
yj-option-fetch-effect-search = Look for an effect in your draw deck
yj-option-fetch-effect-yes = Look for an effect in your draw deck
yj-option-fetch-effect-done = Take no effect
yj-ask-use-text = Use the text of { $card }?
yj-option-use-text = Use the text of { $card }
yj-option-use-text-yes = Use it
yj-option-use-text-done = Do not use it
yj-ask-from-deck = Choose the card to deploy from your draw deck. The deck is then reshuffled; if you deploy nothing, you take one damage.
yj-option-from-deck = Deploy { $card } ({ $counters ->
        [1] 1 counter
       *[other] { $counters } counters
    })
yj-option-from-deck-done = Deploy nothing, and take one damage
yj-ask-to-hand = Choose the card to take from your draw deck into your hand; your opponent sees it. The deck is then reshuffled.
yj-option-to-hand = Take { $card }
yj-option-to-hand-done = Take nothing
yj-ask-bury = Choose a card from your hand to put beneath your draw deck.
yj-option-bury = Put { $card } beneath your draw deck
yj-option-bury-done = Keep your hand
yj-ask-bury-or-draw = Put a card from your hand beneath your draw deck, or draw one.
yj-option-bury-or-draw = Put { $card } beneath your draw deck
yj-option-bury-or-draw-draw = Draw one card
yj-option-bury-or-draw-done = Neither
yj-ask-peek = On top of your opponent's draw deck: { $card }. Leave it there, or put it beneath the deck?
yj-option-peek = Leave { $card } on top
yj-option-peek-beneath = Put it beneath the deck
yj-option-peek-yes = Put it beneath the deck
yj-option-peek-done = Leave it on top
yj-ask-discard-for = Discard { $number ->
        [0] a card
        [1] a card
       *[other] { $number } cards
    } from your hand for it.
yj-ask-discard-for-counters = Discard a card from your hand to have more counters this turn.
yj-ask-discard-for-tie = Discard { $number ->
        [0] a card
        [1] a card
       *[other] { $number } cards
    } from your hand to make it a tie.
yj-option-discard-for = Discard { $card }
yj-option-discard-for-done = Discard nothing
yj-ask-keep-apart = Which opposing character shall stay out of this turn's battle, together with { $card }?
yj-option-keep-apart = Keep { $card } out of the battle
yj-option-keep-apart-done = Nobody
yj-ask-shuffle-back = You may shuffle { $number ->
        [0] cards
        [1] one more card
       *[other] up to { $number } more cards
    } from your hand and discard pile into your draw deck.
yj-option-shuffle-back = Shuffle { $card } into your draw deck
yj-option-shuffle-back-done = Enough
yj-ask-sacrifice = Even Up: you may give up your effect to discard an opposing card here.
yj-ask-sacrifice-target = Choose the opposing card to discard.
yj-option-sacrifice = Discard { $card }
yj-option-sacrifice-effect = Give up { $card }
yj-option-sacrifice-done = Keep your effect
yj-ask-retire = The planet is yours. Discard { $card } and { $price } cards from your hand to draw { $price }?
yj-option-retire-yes = Discard them and draw { $price }
yj-option-retire-done = Keep them

## Battles: questions and answers

yj-ask-half = Which half of { $card } do you play?
yj-option-half = { $card }
yj-option-half-first-half = Play it as { $first }
yj-option-half-second-half = Play it as { $second }
yj-ask-group-size = { $card } can be used in several ways. How many fight with it?
yj-option-group-size-number = { $amount ->
        [1] One alone
        [2] Two together
       *[other] { $amount } together
    }
yj-ask-destiny-number = { $card } shows two destiny numbers. Which one counts?
yj-option-destiny-number-number = Destiny { $amount }
yj-ask-redraw = You have drawn destiny { $number }. Discard the card and draw another?
yj-option-redraw-yes = Discard it and draw another
yj-option-redraw-done = Keep destiny { $number }
yj-ask-best-of-two = Two destiny cards are drawn. Whose number counts?
yj-option-best-of-two = { $card }: destiny { $destiny }
yj-ask-switch-numbers = Which of your destiny numbers do you switch with a higher one of your opponent's?
yj-option-switch-numbers = { $card }: destiny { $destiny }
yj-option-switch-numbers-done = Switch nothing
yj-ask-switch-with = With which of your opponent's numbers do you switch it?
yj-option-switch-with = { $card }: destiny { $destiny }
yj-ask-damage-for-number = On which of your destiny cards shall your character's damage number count?
yj-option-damage-for-number = { $card }, in place of destiny { $destiny }
yj-option-damage-for-number-done = On none
yj-ask-show-hand = Show your opponent your hand for the bonus of your battle card?
yj-option-show-hand-yes = Show your hand
yj-option-show-hand-done = Keep your hand secret
yj-ask-opponent-choice = Which of the opposing characters is meant?
yj-option-opponent-choice = { $card }
yj-ask-ignore-weapon = Before destiny is drawn: discard your weapon to ignore an opposing one?
yj-option-ignore-weapon = Ignore { $kind ->
        [weapon] { $card }
       *[other] the weapon of { $card }
    }
yj-option-ignore-weapon-done = Keep your weapon
yj-ask-tie-for-cards = Discard cards from your hand to make this fight a tie?
yj-option-tie-for-cards-yes = Make it a tie
yj-option-tie-for-cards-done = Fight on
yj-ask-rob = Your character was defeated: discard { $number ->
        [0] a card
        [1] a card
       *[other] { $number } cards
    } from your hand.
yj-option-rob = Discard { $card }
yj-ask-spoils-draw = For the victory you may draw a card.
yj-option-spoils-draw-yes = Draw a card
yj-option-spoils-draw-done = Draw nothing
yj-ask-spoils-lap = For the victory you may discard your opponent's last lap card.
yj-option-spoils-lap-yes = Discard it
yj-option-spoils-lap-done = Leave it

## Space: questions and answers

yj-ask-intercept-ships = { $side } evacuates { $place }. You may first launch starships from your hand; then you decide whether to intercept.
yj-option-intercept-ships = Launch { $card }
yj-option-intercept-ships-done = Launch no more
yj-ask-intercept = { $side } evacuates { $place }. Intercept with all your starships?
yj-option-intercept-yes = Intercept
yj-option-intercept-no = Let them go
yj-option-intercept-done = Let them go

## Duels: questions and answers

yj-ask-duel = Start a duel on { $planet }? Choose who duels. If nobody does, the battle is next.
yj-option-duel = Duel with { $card }
yj-option-duel-done = No duel this turn
yj-ask-duel-weapon = Which weapon does your duelist use?
yj-option-duel-weapon = Use { $card }
yj-option-duel-weapon-done = Use no weapon
yj-ask-duel-defender-weapon = Which weapon does your character use in the duel?
yj-option-duel-defender-weapon = Use { $card }
yj-option-duel-defender-weapon-done = Use no weapon
yj-ask-duel-target = Which opposing character do you challenge?
yj-option-duel-target = Challenge { $card }
yj-option-duel-target-done = No duel this turn
yj-ask-duel-defender = { $side } challenges { $card } to a duel. Who defends?
yj-option-duel-defender = Defend with { $card }
yj-option-duel-defender-done = Nobody steps in
yj-ask-duel-attack = Your attack: play a card from your dueling hand, or pass.
yj-option-duel-attack = Attack with { $card }: { $destiny }
yj-option-duel-attack-pass = Pass, and only parry from now on
yj-option-duel-attack-done = Pass, and only parry from now on
yj-ask-duel-parry = Your opponent attacks with destiny { $number }. Parry with a card of the same number, or take the hit.
yj-option-duel-parry = Parry with { $card }: { $destiny }
yj-option-duel-parry-pass = Take the hit
yj-option-duel-parry-done = Take the hit
yj-ask-duel-text = Your { $card } hits. Use its dueling text?
yj-option-duel-text-yes = Use it
yj-option-duel-text-done = Do not use it
yj-ask-duel-guess = Name a number: if your opponent's destiny is one you named, the duel ends in a tie.
yj-option-duel-guess-number = Name { $amount }

## The race: questions and answers

yj-ask-race = Racing comes before everything else in your turn. { $ready ->
        [yes] Your pilot has { $number ->
                [0] no thrust yet.
                [1] 1 thrust token.
               *[other] { $number } thrust tokens.
            }
       *[no] It takes a pilot and the matching podracer.
    }
yj-option-race = Put { $card } into the race ({ $counters ->
        [1] 1 counter
       *[other] { $counters } counters
    })
yj-option-race-thrust = Thrust: one more token, then lap cards
yj-option-race-refuel = Refuel: draw cards
yj-option-race-done = No more racing this turn
yj-ask-thrust = Place a thrust token on your pilot?
yj-option-thrust-yes = Place it
yj-option-thrust-done = Place none
yj-ask-lap-card = Lap { $lap }: number { $next } is next. You may play { $number ->
        [0] no more lap cards.
        [1] one more lap card.
       *[other] { $number } more lap cards.
    }
yj-option-lap-card = Play { $card } as number { $next }{ $handling ->
        [yes] {" "}(handling card)
       *[no] {""}
    }
yj-option-lap-card-done = Play no more lap cards
yj-ask-refuel = Refuel: how many cards do you draw? { $number ->
        [1] At most one.
       *[other] At most { $number }.
    }
yj-option-refuel-number = { $amount ->
        [0] Draw nothing
        [1] Draw 1 card
       *[other] Draw { $amount } cards
    }

## The honour system: questions and answers

yj-ask-bluff = The honour system: which card do you put down unchecked? If it breaks a rule, that is found out later.
yj-option-bluff = Put { $card } down unchecked
yj-option-bluff-done = None
yj-option-deploy-bluff = Put a card down unchecked
yj-ask-surrender-honour = { $side } deployed illegal cards face down and concedes the planet. Shuffle all your cards there into your draw deck?
yj-option-surrender-honour-yes = Shuffle them into your draw deck
yj-option-surrender-honour-done = Leave them there

## The log: effects and other texts

yj-log-effect = { $who ->
        [you] You deploy
       *[other] { $side } deploys
    } the effect { $card } ({ $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }).
yj-log-fetch = { $who ->
        [you] You take { $card } from your draw deck.
       *[other] { $side } takes { $card } from the draw deck.
    }
yj-log-not-fetched = { $who ->
        [you] You take no effect from your draw deck.
       *[other] { $side } takes no effect from the draw deck.
    }
yj-log-to-hand = { $who ->
        [you] You take { $card } from your draw deck into your hand.
       *[other] { $side } takes { $card } from the draw deck into hand.
    }
yj-log-from-deck = { $who ->
        [you] You search your draw deck by the text of { $card }.
       *[other] { $side } searches the draw deck by the text of { $card }.
    }
yj-log-uses-text = { $who ->
        [you] You use the text of { $card }.
       *[other] { $side } uses the text of { $card }.
    }
yj-log-penalty = { $who ->
        [you] Your search brings nothing into play
       *[other] { $side } brings nothing into play by searching
    }, which costs { $amount ->
        [0] damage
       *[other] { $amount } damage
    }.
yj-log-buried = { $who ->
        [you] You put { $card } beneath your draw deck.
       *[other] { $side } puts { $card } beneath the draw deck.
    }
yj-log-peeked = { $who ->
        [you] You look at the top card of your opponent's draw deck, { $card },
       *[other] { $side } looks at the top card of the other draw deck
    } { $who ->
        [you] { $amount ->
            [1] and put it beneath the deck.
           *[other] and leave it there.
        }
       *[other] { $amount ->
            [1] and puts it beneath the deck.
           *[other] and leaves it there.
        }
    }
yj-log-shows-hand = { $who ->
        [you] You show { $card }.
       *[other] { $side } shows { $card }.
    }
yj-log-kept-apart = { $card } takes no part in this turn's battle.
yj-log-shuffled-back = { $who ->
        [you] You shuffle { $card } into your draw deck.
       *[other] { $side } shuffles { $card } into the draw deck.
    }
yj-log-sacrifice = { $who ->
        [you] You give up { $card }.
       *[other] { $side } gives up { $card }.
    }
yj-log-retire = { $who ->
        [you] You let { $card } go.
       *[other] { $side } lets { $card } go.
    }
yj-log-counters = { $who ->
        [you] You may deploy up to { $amount } counters this turn.
       *[other] { $side } may deploy up to { $amount } counters this turn.
    }

## The log: battles

yj-log-shows-card = { $who ->
        [you] You reveal { $card }.
       *[other] { $side } reveals { $card }.
    }
yj-log-half = { $who ->
        [you] You play it as { $card }.
       *[other] { $side } plays it as { $card }.
    }
yj-log-redraw = { $who ->
        [you] You discard { $card } and draw another destiny.
       *[other] { $side } discards { $card } and draws another destiny.
    }
yj-log-choose-number = { $who ->
        [you] You choose { $amount } on { $card }.
       *[other] { $side } chooses { $amount } on { $card }.
    }
yj-log-switch = { $who ->
        [you] You switch numbers: { $card } now counts { $amount }.
       *[other] { $side } switches numbers: { $card } now counts { $amount }.
    }
yj-log-replace-number = { $card } now counts { $amount }, the damage number.
yj-log-catches-up = { $who ->
        [you] You catch up by { $amount }.
       *[other] { $side } catches up by { $amount }.
    }
yj-log-slips-away = { $who ->
        [you] You leave this fight with { $card }, for the next opponent.
       *[other] { $side } leaves this fight with { $card }, for the next opponent.
    }
yj-log-left-behind = { $pronoun ->
        [they] { $card } are out of this battle.
        [women] { $card } are out of this battle.
       *[other] { $card } is out of this battle.
    }
yj-log-weapon-ignored = { $kind ->
        [weapon] { $card } is ignored in this fight.
       *[other] The weapons of { $card } are ignored in this fight.
    }
yj-log-robbed = { $who ->
        [you] You have to discard { $card }.
       *[other] { $side } has to discard { $card }.
    }
yj-log-honour-returned = { $who ->
        [you] { $card } was not allowed in your plan and goes back to your hand.
       *[other] { $side } takes { $card } back into hand: it was not allowed in the plan.
    }

## The log: space

yj-log-evacuate = { $who ->
        [you] You evacuate { $planet }.
       *[other] { $side } evacuates { $planet }.
    }
yj-log-intercept = { $who ->
        [you] You intercept the evacuation.
       *[other] { $side } intercepts the evacuation.
    }
yj-log-not-intercepted = { $who ->
        [you] You do not intercept.
       *[other] { $side } does not intercept.
    }
yj-log-space-battle = A space battle begins at { $planet }.
yj-log-evacuated = { $who ->
        [you] Your evacuation succeeds: { $amount ->
            [1] 1 card is
           *[other] { $amount } cards are
        } shuffled into your draw deck.
       *[other] { $side } succeeds in evacuating: { $amount ->
            [1] 1 card is
           *[other] { $amount } cards are
        } shuffled into the draw deck.
    }
yj-log-evacuation-failed = { $who ->
        [you] Your evacuation fails
       *[other] { $side } fails to evacuate
    }: { $amount ->
        [1] 1 card is discarded.
       *[other] { $amount } cards are discarded.
    }
yj-log-transport-returns = { $who ->
        [you] { $card } is shuffled into your draw deck as well.
       *[other] { $side } shuffles { $card } into the draw deck as well.
    }

## The log: duels

yj-log-duel = { $who ->
        [you] You start a duel with { $card }.
       *[other] { $side } starts a duel with { $card }.
    }
yj-log-duel-target = { $pronoun ->
        [they] { $card } are challenged.
        [women] { $card } are challenged.
       *[other] { $card } is challenged.
    }
yj-log-duel-defends = { $who ->
        [you] You defend with { $card }.
       *[other] { $side } defends with { $card }.
    }
yj-log-duel-hand = { $who ->
        [you] You draw { $amount ->
            [1] 1 card
           *[other] { $amount } cards
        } for your dueling hand.
       *[other] { $side } draws { $amount ->
            [1] 1 card
           *[other] { $amount } cards
        } for the dueling hand.
    }
yj-log-duel-attack = { $who ->
        [you] You attack with { $card }: { $amount }.
       *[other] { $side } attacks with { $card }: { $amount }.
    }
yj-log-duel-parry = { $who ->
        [you] You parry with { $card }: { $amount }.
       *[other] { $side } parries with { $card }: { $amount }.
    }
yj-log-duel-hit = { $pronoun ->
        [they] { $card } are hit
        [women] { $card } are hit
       *[other] { $card } is hit
    }: { $amount ->
        [1] 1 hit
       *[other] { $amount } hits
    }.
yj-log-duel-pass = { $who ->
        [you] You pass.
       *[other] { $side } passes.
    }
yj-log-duel-text = { $who ->
        [you] You use the dueling text of { $card }.
       *[other] { $side } uses the dueling text of { $card }.
    }
yj-log-duel-guess = { $who ->
        [you] You name the number { $amount }.
       *[other] { $side } names the number { $amount }.
    }
yj-log-duel-heal = { $card } recovers: { $amount ->
        [0] no hits left.
        [1] 1 hit left.
       *[other] { $amount } hits left.
    }
yj-log-duel-gives-over = { $who ->
        [you] You have no card left to attack with.
       *[other] { $side } has no card left to attack with.
    }
yj-log-duel-over = The duel is over.
yj-log-duel-defeat = { $pronoun ->
        [they] { $card } lose the duel.
        [women] { $card } lose the duel.
       *[other] { $card } loses the duel.
    }
yj-log-duel-undecided = The duel ends, and nobody is defeated.

## The log: the race

yj-log-objective = { $who ->
        [you] You begin with { $card } on the table.
       *[other] { $side } begins with { $card } on the table.
    }
yj-log-pilot = { $who ->
        [you] You send { $card } into the race
       *[other] { $side } sends { $card } into the race
    } ({ $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }).
yj-log-podracer = { $who ->
        [you] You send { $card } into the race
       *[other] { $side } sends { $card } into the race
    } ({ $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }).
yj-log-thrust = { $card } now has { $amount ->
        [1] 1 thrust token.
       *[other] { $amount } thrust tokens.
    }
yj-log-lap-card = { $who ->
        [you] You play { $card } as lap card number { $amount }.
       *[other] { $side } plays { $card } as lap card number { $amount }.
    }
yj-log-lap = { $who ->
        [you] You finish lap { $amount }.
       *[other] { $side } finishes lap { $amount }.
    }
yj-log-refuel = { $who ->
        [you] You refuel
       *[other] { $side } refuels
    }: { $amount ->
        [0] no cards.
        [1] 1 card.
       *[other] { $amount } cards.
    }
yj-log-race-won = { $who ->
        [you] You win the podrace.
       *[other] { $side } wins the podrace.
    }

## The log: the honour system

yj-log-honour-breach = { $who ->
        [you] You had { $card } face down, against the rules.
       *[other] { $side } had { $card } face down, against the rules.
    }
yj-log-honour-stack = { $who ->
        [you] { $card } was on a second planet, and goes back to your hand.
       *[other] { $side } takes { $card } back into hand: its stack is on another planet.
    }
