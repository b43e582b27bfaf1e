### Young Jedi CCG: the words card texts are made of.
### The texts are put together from effects; where grammar depends on who is meant, `pronoun` tells:
### he, she, it, they (several, or anybody), women (several women), mixed (one of several who differ).

## Small words that follow a pronoun

yj-he = { $pronoun ->
        [he] he
        [she] she
        [it] it
       *[they] they
    }
yj-him = { $pronoun ->
        [he] him
        [she] her
        [it] it
       *[they] them
    }
yj-his = { $pronoun ->
        [he] his
        [she] her
        [it] its
       *[they] their
    }
yj-s = { $pronoun ->
        [he] s
        [she] s
        [it] s
       *[they] {""}
    }
yj-is = { $pronoun ->
        [he] is
        [she] is
        [it] is
       *[they] are
    }
yj-if-he = if { yj-he }
yj-pronoun-title = it
yj-pronoun-weapon = it
yj-pronoun-starship = it
yj-pronoun-effect = it
yj-pronoun-battle = it
yj-pronoun-location = it
yj-pronoun-objective = it
yj-pronoun-double = it

## Weapons: “Obi-Wan Kenobi: +2 and one destiny draw.”

yj-box = { $users }: { $bonus }.
yj-box-dots = +{ $dots }
yj-box-dots-spared = +{ $dots } (not against { $spared })
yj-box-draws = { $draws ->
        [1] one destiny draw
        [2] two destiny draws
       *[other] { $draws } destiny draws
    }
yj-box-no-duel = Not in duels.
yj-against = { $user } fighting { $foe }
yj-built-in = Built-in weapon ({ $weapon }): { $bonus }.
yj-weapons-ignored = Weapon cards are ignored.

## Battle cards

yj-use-with = Use with { $users }.
yj-or-with = { $users }, or with { $user }
yj-together = { $users }; they fight together{ $armed ->
        [no] , without a weapon card
       *[yes] {""}
    }
yj-same-stack = any two characters of the same stack
yj-two-weapons = { $user } using both { $first } and { $second }; both weapons count
yj-first = the first character of your plan
yj-if-first = { $user }, if first in your plan
yj-fighting = { $user } fighting { $place }
yj-using = { $user } using { $weapon }
yj-draws = { $draws ->
        [1] Draw one destiny.
        [2] Draw two destiny.
       *[other] Draw { $draws } destiny.
    }
yj-rescue = If defeated, { yj-he } return{ yj-s } to your hand with { yj-his } weapon and you take no damage for { yj-him }.
yj-rescue-one = If they are defeated, { $saved } returns to your hand with { yj-his } weapon and you take no damage for { yj-him }.
yj-fight-again = If { yj-he } defeat{ yj-s } { $beaten }, { yj-he } also fight{ yj-s } the next fight, with the same weapon.
yj-only-loses = If they lose, only { $lost } is defeated.
yj-force-push = If { yj-he } use{ yj-s } no weapon, your opponent's weapons are ignored in this fight.
yj-more-damage = If you win this fight, your opponent takes { $winning } more damage; if you lose it, you take { $losing } more.
yj-switch-numbers = If one of your destiny numbers is lower than one of your opponent's, switch those two numbers.
yj-damage-for-number = Your character's damage number may replace the number of one of your destiny cards.
yj-catch-up = If the destiny printed on your character is lower than that of the opposing character, the difference is added to your power.
yj-last-stand = If your character is the last card of your plan, breakthrough costs you nothing in this battle.
yj-slip-away = Instead of fighting this fight, { yj-he } meet{ yj-s } your opponent's next fighter; whoever { yj-he } leave{ yj-s } behind is out of this battle.
yj-combo = Counts as { $parts }.

## Halves of double impact cards

yj-half-battle = Battle card { $title } (destiny { $destiny }): { $text }
yj-half-effect = Effect { $title } (destiny { $destiny }, { $counters ->
        [1] 1 counter
       *[other] { $counters } counters
    }): { $text }

## Dueling texts

yj-dueling-text = When this card hits in a duel{ $defending ->
        [yes] {" "}in which { $defender } defends
       *[no] {""}
    }, you may { $discard ->
        [yes] discard it to { $deeds }
       *[no] { $deeds }
    }.
yj-dueling-hits = score { $count ->
        [1] one more hit
        [2] two more hits
       *[other] { $count } more hits
    }
yj-dueling-draws = draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } for your dueling hand
yj-dueling-heals = remove { $count ->
        [1] one hit
        [2] two hits
       *[other] { $count } hits
    } from your character

## Numbers that change: “+1 power and −1 damage if he uses a ◆ Sith Lightsaber.”

yj-change-power = +{ $amount } power
yj-change-damage = +{ $amount } damage
yj-change-damage-less = −{ $amount } damage
yj-for = { $whom }: { $numbers }.
yj-here = { $whom } here
yj-from-current = while this card is on the current planet

## When a text works

yj-if-using = if { yj-he } use{ yj-s } { $what }
yj-if-fighting = if { yj-he } fight{ yj-s } { $foe }
yj-if-dueling = in a duel
yj-if-dueling-with = in a duel with { $foe }
yj-if-fought = if { $who } has fought this turn
yj-if-here = if { $who } is here
yj-if-stacked = if stacked with { $who }
yj-if-evacuating = while you evacuate
yj-if-evacuating-here = while you evacuate this planet
yj-if-evacuating-them = if you are evacuating { $who }
yj-if-at = if { yj-he } fight{ yj-s } at { $planet }
yj-if-controlled = if you have controlled { $planet }
yj-if-they-controlled = if your opponent has controlled { $planet }
yj-a-planet = a planet
yj-if-unsurrendered = if your opponent controls a planet you did not concede
yj-if-your-turn = in your turn
yj-if-their-turn = in your opponent's turn
yj-if-thrusted = if your pilot in the race has thrusted this turn
yj-if-leading = if your pilot leads the race in lap tokens and lap cards
yj-if-shown = if you show your opponent your hand (at least one card)

## What cards in play say

yj-may-use = May also use { $what }.
yj-no-weapons = { $who } may use a weapon.
yj-counts-as = Also counts as { $kinds } for your cards.
yj-no-battle-cards = May not use battle cards.
yj-best-of-two = For each destiny draw of { yj-his } battle card or weapon, draw two cards and choose one of their numbers; both go to your hand.
yj-redraw = Once per turn, you may discard a destiny card { yj-he } { $pronoun ->
        [he] has
        [she] has
        [it] has
       *[they] have
    } just drawn and draw another.
yj-victory-damage = Each character { yj-he } defeat{ yj-s } costs { $amount } more damage.
yj-victory-double = Each character { yj-he } defeat{ yj-s } costs twice its damage.
yj-victory-draws = Each time { yj-he } defeat{ yj-s } a character, you may draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    }.
yj-victory-robs = Each time { yj-he } defeat{ yj-s } a character, your opponent also discards { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } of their choice from hand.
yj-victory-laps = Each time { yj-he } defeat{ yj-s } a character, you may discard your opponent's { $count ->
        [1] last lap card
        [2] last two lap cards
       *[other] last { $count } lap cards
    }.
yj-tie-for-cards = In a fight against { $foe }, you may discard { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } from your hand to make it a tie.
yj-as-battle-card = From your hand, may be used like a battle card with { $ship }: +{ $dots } power. If that starship is defeated, you take this card's damage too.
yj-ignore-weapon = In its user's fight, before any weapon draws destiny, you may discard this card to ignore one opposing weapon.
yj-duel-cards = In a duel, you draw one more card for { $who } here.
yj-never-passes = May not pass in a duel.
yj-pass-draws = The first time { yj-he } pass{ $pronoun ->
        [he] es
        [she] es
        [it] es
       *[they] {""}
    } in a duel, you draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } for your dueling hand.
yj-guess-numbers = When { yj-he } { yj-is } attacked in a duel, name { $count ->
        [1] one number
        [2] two numbers
       *[other] { $count } numbers
    }: your opponent shuffles and draws destiny, and a number you named ends the duel in a tie.
yj-ignores-duel-text = Cards that hit { yj-him } in a duel have no dueling text.
yj-not-defended = Nobody may step in for { yj-him } in a duel.
yj-deploys-for = Costs { $counters ->
        [0] no counters
        [1] 1 counter
       *[other] { $counters } counters
    } { $when }.
yj-free = { $who } deploys for free.
yj-counters-limit = You may deploy up to { $count ->
        [7] seven
        [8] eight
       *[other] { $count }
    } counters per turn.
yj-counters-discard = You may deploy up to { $count ->
        [7] seven
        [8] eight
       *[other] { $count }
    } counters in a turn in which you discard a card from your hand for it.
yj-when-deploys = When deployed: { $deed }.
yj-when-deploys-planet = When deployed on { $planet }: { $deed }.
yj-when-deploys-objective = When deployed to the race: { $deed }.
yj-when-other = When { $who } deploys here, { $deed }.
yj-when-other-discard = When { $who } deploys here, you may discard this card to { $deed }.
yj-when-discarding = When you discard { $effect } for { yj-him }, { $deed }.
yj-deploy-step = Once in your Deploy phase, you may { $deed }.
yj-deploy-step-discard = In your Deploy phase, you may discard this card to { $deed }.
yj-while-on = On { $planet },
yj-even-up-to = You even up to { $count ->
        [5] five
        [7] seven
        [8] eight
       *[other] { $count }
    } cards.
yj-sacrifice = In your Even Up, you may discard this card to discard { $who } on this planet.
yj-retire = When you take control of { yj-his } planet, you may discard { yj-him } with { $count ->
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $count } cards
    } from your hand, and draw { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }.
yj-also-handles = Your pilot in the race may also use { $number } as a handling number.

## Deeds: as a clause, and after “you may”

yj-deed-from-deck = you may bring { $who } into play from your draw deck{ $free ->
        [yes] {" "}for free
       *[no] {""}
    }
    .to = bring { $who } into play from your draw deck{ $free ->
        [yes] {" "}for free
       *[no] {""}
    }
yj-deed-to-hand = you may show { $who } from your draw deck and take { yj-him } into your hand
    .to = show { $who } from your draw deck and take { yj-him } into your hand
yj-deed-draw = draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    }
    .to = draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    }
yj-deed-may-draw = you may draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    }
    .to = draw { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    }
yj-deed-hurt = your opponent takes { $amount } damage
    .to = make your opponent take { $amount } damage
yj-deed-thrust = { yj-he } gain{ yj-s } { $count ->
        [1] one more thrust token
        [2] two more thrust tokens
       *[other] { $count } more thrust tokens
    }
    .to = put { $count ->
        [1] one more thrust token
        [2] two more thrust tokens
       *[other] { $count } more thrust tokens
    } on { yj-him }
yj-deed-bury = you may put a card from your hand beneath your draw deck
    .to = put a card from your hand beneath your draw deck
yj-deed-bury-or-draw = put a card from your hand beneath your draw deck, or draw one
    .to = put a card from your hand beneath your draw deck, or draw one
yj-deed-peek = you may look at the top card of your opponent's draw deck, and leave it there or put it beneath
    .to = look at the top card of your opponent's draw deck, and leave it there or put it beneath
yj-deed-show-hand = you may show your opponent your hand and draw one card
    .to = show your opponent your hand and draw one card
yj-deed-discard-to-draw = you may discard a card from your hand and draw one
    .to = discard a card from your hand and draw one
yj-deed-keep-apart = choose an opposing character here: neither this card nor that character takes part in a battle this turn
    .to = choose an opposing character here: neither this card nor that character takes part in a battle this turn
yj-deed-shuffle-back = you may shuffle up to { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    } { $who } from your hand and discard pile into your draw deck
    .to = shuffle up to { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    } { $who } from your hand and discard pile into your draw deck

## The objective

yj-objective = Lies on the table from the start. Once in the game, you may deploy one Podracer Pilot and one podracer to it; the first of them lets you deploy the matching other from your draw deck. With both here, in each of your Deploy phases, you may put a thrust token on the pilot, play up to one lap card per token in the order 1 to 6, and then refuel by drawing up to one card per two tokens, rounded up. The third lap wins the game.

## Places

yj-on = on { $planet }
yj-at-mos-espa = in Mos Espa
yj-at-desert-landing-site = at the Desert Landing Site
yj-at-podrace-arena = at the Podrace Arena
yj-at-jedi-council-chamber = in the Jedi Council Chamber
yj-at-galactic-senate = in the Galactic Senate
yj-at-capital-city = in the Capital City
yj-at-theed-palace = in Theed Palace
yj-at-battle-plains = on the Battle Plains
yj-at-gungan-swamp = in the Gungan Swamp

## Who is meant

yj-any = any { $noun }
yj-any-other = any other { $noun }
yj-one = { $vowel ->
        [yes] an { $noun }
       *[no] a { $noun }
    }
yj-another = another { $noun }
yj-each-own = each of your { $noun }
yj-each-other-own = each of your other { $noun }
yj-each-opposing = each opposing { $noun }
yj-each-other-opposing = each other opposing { $noun }
yj-one-own = one of your { $noun }
yj-one-other-own = one of your other { $noun }
yj-one-opposing = an opposing { $noun }
yj-the = the { $noun }
yj-none = no { $noun }
yj-several = any { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } { $different ->
        [yes] different { $nouns }
       *[no] { $nouns }
    }{ $kinds ->
        [1] {""}
       *[other] , in any mix
    }
yj-several-of = any { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } of { $nouns }
yj-either = either { $who }
yj-except = { $who } except { $but }
yj-no-diamond = { $who } without ◆
yj-diamond = ◆ { $noun }
yj-with-damage = { $who } with damage { $numbers }
yj-titles = { $count ->
        [1] { $title }
       *[other] { $title }s
    }

## Characters by their traits

yj-who-character = { $count ->
        [1] character
       *[other] characters
    }
    .pronoun = they
yj-who-anakins-friend = { $count ->
        [1] Anakin's Friend
       *[other] Anakin's Friends
    }
    .pronoun = they
yj-who-battle-droid = { $count ->
        [1] Battle Droid
       *[other] Battle Droids
    }
    .pronoun = it
yj-who-bith = Bith
    .pronoun = they
yj-who-bravo-pilot = { $count ->
        [1] Bravo Pilot
       *[other] Bravo Pilots
    }
    .pronoun = they
yj-who-coruscant-guard = { $count ->
        [1] Coruscant Guard
       *[other] Coruscant Guards
    }
    .pronoun = they
yj-who-dancer = { $count ->
        [1] Dancer
       *[other] Dancers
    }
    .pronoun = they
yj-who-destroyer-droid = { $count ->
        [1] Destroyer Droid
       *[other] Destroyer Droids
    }
    .pronoun = it
yj-who-destroyer-droid-squad = { $count ->
        [1] Destroyer Droid Squad
       *[other] Destroyer Droid Squads
    }
    .pronoun = it
yj-who-diva = { $count ->
        [1] Diva
       *[other] Divas
    }
    .pronoun = she
yj-who-droid = { $count ->
        [1] Droid
       *[other] Droids
    }
    .pronoun = it
yj-who-gungan = { $count ->
        [1] Gungan
       *[other] Gungans
    }
    .pronoun = they
yj-who-gungan-official = { $count ->
        [1] Gungan Official
       *[other] Gungan Officials
    }
    .pronoun = they
yj-who-handmaiden = { $count ->
        [1] Handmaiden
       *[other] Handmaidens
    }
    .pronoun = she
yj-who-hutt = { $count ->
        [1] Hutt
       *[other] Hutts
    }
    .pronoun = they
yj-who-jawa = { $count ->
        [1] Jawa
       *[other] Jawas
    }
    .pronoun = they
yj-who-jedi = Jedi
    .pronoun = they
yj-who-jedi-master = { $count ->
        [1] Jedi Master
       *[other] Jedi Masters
    }
    .pronoun = they
yj-who-musician = { $count ->
        [1] Musician
       *[other] Musicians
    }
    .pronoun = they
yj-who-naboo-officer = { $count ->
        [1] Naboo Officer
       *[other] Naboo Officers
    }
    .pronoun = they
yj-who-naboo-security = Naboo Security
    .pronoun = they
yj-who-neimoidian = { $count ->
        [1] Neimoidian
       *[other] Neimoidians
    }
    .pronoun = they
yj-who-nikto = Nikto
    .pronoun = they
yj-who-pacithhip = Pacithhip
    .pronoun = they
yj-who-pilot = { $count ->
        [1] Pilot
       *[other] Pilots
    }
    .pronoun = they
yj-who-pit-droid = { $count ->
        [1] Pit Droid
       *[other] Pit Droids
    }
    .pronoun = it
yj-who-podracer-pilot = { $count ->
        [1] Podracer Pilot
       *[other] Podracer Pilots
    }
    .pronoun = they
yj-who-quarren = Quarren
    .pronoun = they
yj-who-rep = { $count ->
        [1] Rep
       *[other] Reps
    }
    .pronoun = they
yj-who-republic-captain = { $count ->
        [1] Republic Captain
       *[other] Republic Captains
    }
    .pronoun = they
yj-who-republic-pilot = { $count ->
        [1] Republic Pilot
       *[other] Republic Pilots
    }
    .pronoun = they
yj-who-rodian = { $count ->
        [1] Rodian
       *[other] Rodians
    }
    .pronoun = they
yj-who-royal-guard = { $count ->
        [1] Royal Guard
       *[other] Royal Guards
    }
    .pronoun = they
yj-who-senator = { $count ->
        [1] Senator
       *[other] Senators
    }
    .pronoun = they
yj-who-singer = { $count ->
        [1] Singer
       *[other] Singers
    }
    .pronoun = they
yj-who-sith-probe-droid = { $count ->
        [1] Sith Probe Droid
       *[other] Sith Probe Droids
    }
    .pronoun = it
yj-who-tank = { $count ->
        [1] Tank
       *[other] Tanks
    }
    .pronoun = it
yj-who-trade-federation-tank = { $count ->
        [1] Trade Federation Tank
       *[other] Trade Federation Tanks
    }
    .pronoun = it
yj-who-tusken-raider = { $count ->
        [1] Tusken Raider
       *[other] Tusken Raiders
    }
    .pronoun = they
yj-who-weequay = Weequay
    .pronoun = they

## Weapons by a word of their title

yj-arm-weapon = { $count ->
        [1] weapon
       *[other] weapons
    }
    .pronoun = it
yj-arm-blaster = { $count ->
        [1] Blaster
       *[other] Blasters
    }
    .pronoun = it
yj-arm-electropole = { $count ->
        [1] Electropole
       *[other] Electropoles
    }
    .pronoun = it
yj-arm-kaadu = Kaadu
    .pronoun = it
yj-arm-fambaa = Fambaa
    .pronoun = it
yj-arm-lightsaber = { $count ->
        [1] Lightsaber
       *[other] Lightsabers
    }
    .pronoun = it
yj-arm-podracer = { $count ->
        [1] Podracer
       *[other] Podracers
    }
    .pronoun = it
yj-arm-speeder = { $count ->
        [1] Speeder
       *[other] Speeders
    }
    .pronoun = it

## Starships

yj-vessel-starship = { $count ->
        [1] starship
       *[other] starships
    }
    .pronoun = it
yj-vessel-starfighter = { $count ->
        [1] starfighter
       *[other] starfighters
    }
    .pronoun = it
yj-vessel-transport = { $count ->
        [1] transport
       *[other] transports
    }
    .pronoun = it
yj-vessel-republic = { $count ->
        [1] Republic starship
       *[other] Republic starships
    }
    .pronoun = it

## Cards by their kind

yj-card-character = { $count ->
        [1] character card
       *[other] character cards
    }
    .pronoun = it
yj-card-weapon = { $count ->
        [1] weapon card
       *[other] weapon cards
    }
    .pronoun = it
yj-card-battle = { $count ->
        [1] battle card
       *[other] battle cards
    }
    .pronoun = it
yj-card-location = { $count ->
        [1] location
       *[other] locations
    }
    .pronoun = it
yj-card-starship = { $count ->
        [1] starship
       *[other] starships
    }
    .pronoun = it
yj-card-effect = { $count ->
        [1] effect
       *[other] effects
    }
    .pronoun = it
yj-card-duel-text = { $count ->
        [1] card with dueling text
       *[other] cards with dueling text
    }
    .pronoun = it
