### Jedi Knights TCG: the words card texts are made of.
### The texts are put together from effects; where grammar depends on who is meant, `pronoun` tells: he, she, it or they.

## Small words

jk-he = { $pronoun ->
        [he] he
        [she] she
       *[it] it
    }
jk-him = { $pronoun ->
        [he] him
        [she] her
       *[it] it
    }
jk-me = { $named ->
        [yes] { $unique ->
            [yes] { $title }
           *[no] this card
        }
       *[no] { $pronoun ->
            [he] him
            [she] her
           *[it] { $unique ->
                [yes] { $title }
               *[no] this card
            }
        }
    }
jk-your = { $reader ->
        [each] their
       *[you] your
    }
jk-you-may = { $reader ->
        [each] each player may
       *[you] you may
    }
jk-link = { $link ->
        [if] if
        [and] and
        [unless] unless
       *[while] while
    }
jk-pronoun = { $title ->
        [leia-organa] she
        [mon-mothma] she
        [ig-88] it
       *[other] he
    }
jk-pronoun-character = it
jk-pronoun-starship = it
jk-pronoun-weapon = it
jk-pronoun-event = it
jk-pronoun-theme = it
jk-pronoun-location = it
jk-pronoun-force = it
jk-it = { jk-he }
jk-its-bearer = its bearer
jk-list-and = { $list } and { $last }
jk-list-or = { $list } or { $last }
jk-quoted = “{ $words }”
jk-force-card = { $title } ({ $number })
jk-titles = { $title }s

## Numbers that change: “+2 power and +1 defense while attacking.”

jk-sign = { $sign ->
        [less] −
       *[more] +
    }
jk-gets-power = { jk-sign }{ $amount } { $whose ->
        [of] to the power
       *[own] power
    }
jk-gets-defense = { jk-sign }{ $amount } { $whose ->
        [of] to the defense
       *[own] defense
    }
jk-gets-hit = { jk-sign }{ $amount } { $whose ->
       *[own] to hit
    }
jk-gets-leadership = { jk-sign }{ $amount } { $whose ->
        [of] to the leadership
       *[own] leadership
    }
jk-gets-of = { $numbers } of { $whom }
jk-gets-for = { $numbers } for { $whom }
jk-gets-each = { $whom } has { $numbers }
jk-gets-best = { $own ->
        [yes] Adds the highest power among { $those } to { $pronoun ->
            [he] his
            [she] her
           *[it] its
        } own
       *[no] The highest power among { $those } is added to that of { $whom }
    }
jk-income-credits = { $whose ->
        [own] You have
        [side] Each player of your side has
        [theirs] Each opponent has
       *[all] Each player has
    } { $amount } { $sign ->
        [less] fewer
       *[more] more
    } { $amount ->
        [1] credit
       *[other] credits
    } in the Deploy Phase
jk-income-draws = { $whose ->
        [own] You draw
        [side] Each player of your side draws
        [theirs] Each opponent draws
       *[all] Each player draws
    } { $amount } { $sign ->
        [less] fewer
       *[more] more
    } { $amount ->
        [1] card
       *[other] cards
    } in the Draw Phase
jk-costs = { $who } cost { $amount } { $sign ->
        [less] less
       *[more] more
    }
jk-costs-itself = Costs { $amount } { $sign ->
        [less] less
       *[more] more
    }{ $place ->
        [site] {" "}to play to the site
       *[anywhere] {""}
    }
jk-to-hit = { jk-sign }{ $amount } to hit

## What a card in play allows and forbids

jk-only-under = Play only under { $who }
jk-no-weapons = Cannot carry weapons
jk-only-weapons = Can carry no weapons but { $who }
jk-swings = { $count ->
        [1] Discard it after firing it
        [2] May be fired twice in a battle{ jk-then-discarded }
       *[other] May be fired { $count } times in a battle{ jk-then-discarded }
    }
jk-then-discarded = { $discarded ->
        [yes] ; if it is, discard it then
       *[no] {""}
    }
jk-pierces = May target an attacker or defender that is supported
jk-stuns = What it hits returns to its owner's hand instead of being discarded
jk-cannot-attack = Cannot attack
jk-cannot-support = Cannot support
jk-only-supported-by = Only { $who } may support { jk-him }
jk-not-attacked = Cannot be attacked
jk-not-targeted = Cannot be targeted
jk-not-intimidated = Cannot be intimidated
jk-wins-ties = Wins ties as defender
jk-boards = { $many ->
        [yes] Up to { $who } may be played aboard
       *[no] { $who } may be played aboard
    }
jk-goes-aboard = May be played aboard { $ship }
jk-may-from-theme-pile = May be played from your Theme pile
jk-per-deck = { $count ->
        [1] One per deck
        [2] Two per deck
       *[other] { $count } per deck
    }
jk-forbids = { $whose ->
        [own] You cannot play { $what }
        [side] Your side cannot play { $what }
        [theirs] Your opponents cannot play { $what }
       *[all] Nobody can play { $what }
    }
jk-retires = If { jk-he } is defeated{ $when }, { $pile ->
        [hand] { jk-he } returns to your hand
       *[theme-pile] { jk-he } goes to your Theme pile
    } instead of the discard pile
jk-lingers = Stays in play
jk-fleeting = Discard this card after use
jk-searches = Before play, you may put { $many ->
        [yes] up to { $who }
       *[no] { $who }
    } from your draw deck into your Theme pile

## Texts with a time

jk-may = { jk-you-may } { $deed }
jk-may-for = { jk-you-may } { $price } to { $deed }
jk-must = each player must { $deed }
jk-or-instead = { $first }, or may instead { $second }
jk-for = { $price } to { $deed }
jk-price-rotate = rotate { jk-me }
    .to = rotate { jk-me }
jk-price-discard = discard { jk-me }{ jk-from-place }
    .to = discard { jk-me }{ jk-from-place }
jk-from-place = { $place ->
        [theme-pile] {" "}from your Theme pile
        [hand] {" "}from your hand
       *[play] {""}
    }
jk-price-discard-card = discard { $what } from { jk-your } hand
    .to = discard { $what } from { jk-your } hand
jk-set-off = { $limited ->
        [yes] { $limit }, { $when }, { $deed }
       *[no] { $when }, { $deed }
    }
jk-time-deploy = { $once ->
        [yes] once each Deploy Phase
       *[no] in the Deploy Phase
    }
jk-time-battle = { $once ->
        [yes] once each Battle Phase
       *[no] between battles
    }
jk-time-blockade = { $once ->
        [yes] once each Blockade Phase
       *[no] in the Blockade Phase
    }
jk-time-support = { $once ->
        [yes] once each Support Step
       *[no] in the Support Step
    }
jk-time-weapons = { $once ->
        [yes] once each Weapons Step
       *[no] in the Weapons Step
    }
jk-time-power = { $once ->
        [yes] once each Power Step
       *[no] in the Power Step
    }
jk-limit-battle = once per battle
jk-limit-phase = once per phase
jk-limit-turn = once per turn
jk-while-in-pile = while this card is in your Theme pile
jk-while-in-hand = while this card is in your hand
jk-played-if = Play only { $condition }. { $deed }
jk-response = { $when }: { $deed }
jk-response-bare = Play { $when }

## What sets a text off

jk-when-deployed = when { $subject } comes into play
jk-when-attack = when { $subject } attacks
jk-when-attacked = when { $subject } is attacked
jk-when-joined = when { $subject } begins to support
jk-when-fired = when { $subject } fires
jk-when-targeted = when { $subject } is targeted
jk-when-drawn = when destiny is drawn for a shot of { $subject }
jk-when-drawn-self = when destiny is drawn for { $pronoun ->
        [he] his shot
        [she] her shot
       *[it] its shot
    }
jk-when-drawn-any = when destiny is drawn for a shot
jk-when-hit = when { $subject } is hit
jk-when-missed = when { $subject } misses
jk-when-won = when { $subject } wins a battle
jk-when-lost = when { $subject } loses a battle
jk-when-defeat = when { $subject } is defeated
jk-when-intimidating = when { $subject } intimidates
jk-when-shuttled = when { $subject } goes down to the site
jk-when-enters = when this planet enters play
jk-when-other-enters = when a planet enters play
jk-when-control-own = when you take control of a planet
jk-when-control-side = when your side takes control of a planet
jk-when-control-theirs = when your opponents take control of a planet
jk-when-control-all = when somebody takes control of a planet
jk-when-event-own = when you play { $what }
jk-when-event-side = when your side plays { $what }
jk-when-event-theirs = when your opponent plays { $what }
jk-when-event-all = when somebody plays { $what }
jk-when-turn-begins = each turn, once Force cards are revealed

## When a text works

jk-if-exists-own = { jk-link } { $reader ->
        [each] the player has
       *[you] you have
    } { $what }
jk-if-exists-side = { jk-link } your side has { $what }
jk-if-exists-theirs = { jk-link } your opponent has { $what }
jk-if-exists-all = { jk-link } there is { $what }
jk-if-named = { jk-link } { $what } is { $place }
jk-if-itself = { jk-link } { jk-he } is { $what }
jk-if-bearer = { jk-link } its bearer is { $what }
jk-if-chosen = { jk-link } that card is { $what }
jk-if-cause = { jk-link } that card is { $what }
jk-if-under = { $link ->
        [while] while carrying { $what }
       *[if] { jk-link } { jk-he } carries { $what }
    }
jk-if-aboard = { $link ->
        [while] with { $what } aboard
        [unless] without { $what } aboard
       *[if] { jk-link } { $what } is aboard
    }
jk-in-fight = { $bearer ->
        [yes] its bearer
       *[no] { $link ->
            [while-it] { $unique ->
                [yes] { $title }
               *[no] this card
            }
           *[while] { jk-he }
        }
    }
jk-if-in-battle = { $link ->
        [while] in a battle
        [as] in a battle
        [and] in a battle { jk-in-fight } is in
       *[if] { jk-link } { jk-in-fight } is in the battle
    }
jk-if-attacking = { $link ->
        [while] while attacking
        [as] while attacking
       *[if] { jk-link } { jk-in-fight } attacks
    }
jk-if-defending = { $link ->
        [while] while defending
        [as] while defending
       *[if] { jk-link } { jk-in-fight } defends
    }
jk-if-supporting = { $link ->
        [while] while supporting
        [as] while supporting
       *[if] { jk-link } { jk-in-fight } supports
    }
jk-if-supported = { $link ->
        [while] while supported
        [as] while supported
       *[if] { jk-link } { jk-in-fight } is supported
    }
jk-if-starship-battle = { $link ->
        [unless] in a character battle
       *[while] in a starship battle
    }
jk-if-planet = { $link ->
        [unless] except at { $planet }
       *[while] at { $planet }
    }
jk-if-first = { jk-link } you are Player 1
jk-if-control-own = { jk-link } you control { jk-planets }
jk-if-control-side = { jk-link } your side controls { jk-planets }
jk-if-control-theirs = { jk-link } your opponents control { jk-planets }
jk-if-control-all = { jk-link } somebody controls { jk-planets }
jk-planets = { $count ->
        [1] a planet
        [2] two planets
       *[other] { $count } planets
    }
jk-if-behind = { jk-link } your opponents control more planets
jk-if-final = { $link ->
        [unless] before the Final Conflict
       *[while] in the Final Conflict
    }
jk-if-hand = { jk-link } { $reader ->
        [each] the player has
       *[you] you have
    } { $count ->
        [0] no cards
        [1] one card at most
        [2] two cards or fewer
        [3] three cards or fewer
       *[other] { $count } cards or fewer
    } in hand
jk-if-defeated = { $link ->
        [in-which] in which { $what } was defeated
       *[if] { jk-link } { $what } was defeated in this battle
    }
jk-if-firing = { $link ->
        [unless] without { $what }
       *[while] with { $what }
    }

## How often a number counts

jk-per = for { $what }
jk-per-supporting = for { $what } supporting { jk-him }
jk-supporting = { $what } supporting { jk-him }
jk-per-most = { $per } (at most { $most })
jk-per-best = for each point of the highest power among { $those }
jk-per-planet-own = for each planet you control
jk-per-planet-side = for each planet your side controls
jk-per-planet-theirs = for each planet your opponents control
jk-per-planet-all = for each planet anybody controls
jk-per-pile = for { $what } in your Theme pile

## What a text does

jk-then = { $first }, then { $second }
jk-either = either { $first }, or { $second }
jk-choice-side = each player of your side chooses: { $what }
    .to = let each player of your side choose: { $what }
jk-choice-theirs = your opponent chooses: { $what }
    .to = let your opponent choose: { $what }
jk-choice-all = each player chooses: { $what }
    .to = let each player choose: { $what }
jk-choice-involved = { jk-involved } chooses: { $what }
    .to = let { jk-involved } choose: { $what }
jk-involved = each opponent who had a character in the battle
jk-cards = { $count ->
        [1] a card
        [2] two cards
        [3] three cards
        [4] four cards
       *[other] { $count } cards
    }
jk-top-cards = { $count ->
        [1] the top card
        [2] the top two cards
        [3] the top three cards
        [4] the top four cards
       *[other] the top { $count } cards
    }
jk-deed-draw-own = draw { jk-cards }
    .to = draw { jk-cards }
jk-deed-draw-side = each player of your side draws { jk-cards }
    .to = let each player of your side draw { jk-cards }
jk-deed-draw-theirs = your opponent draws { jk-cards }
    .to = let your opponent draw { jk-cards }
jk-deed-draw-all = each player draws { jk-cards }
    .to = let each player draw { jk-cards }
jk-deed-draw-involved = { jk-involved } draws { jk-cards }
    .to = let { jk-involved } draw { jk-cards }
jk-at-random = { $chance ->
        [yes] {" "}at random
       *[no] {""}
    }
jk-deed-discard-own = discard { jk-cards } from { jk-your } hand{ jk-at-random }
    .to = discard { jk-cards } from { jk-your } hand{ jk-at-random }
jk-deed-discard-side = each player of your side discards { jk-cards } from hand{ jk-at-random }
    .to = let each player of your side discard { jk-cards } from hand{ jk-at-random }
jk-deed-discard-theirs = your opponent discards { jk-cards } from hand{ jk-at-random }
    .to = make your opponent discard { jk-cards } from hand{ jk-at-random }
jk-deed-discard-all = each player discards { jk-cards } from hand{ jk-at-random }
    .to = make each player discard { jk-cards } from hand{ jk-at-random }
jk-deed-discard-involved = { jk-involved } discards { jk-cards } from hand{ jk-at-random }
    .to = make { jk-involved } discard { jk-cards } from hand{ jk-at-random }
jk-discard-one-of = { $first ->
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $first } cards
    } of their choice or { $second ->
        [1] one at random
        [2] two at random
       *[other] { $second } at random
    }
jk-deed-discard-what-own = discard { $what }
    .to = discard { $what }
jk-deed-discard-what-side = each player of your side discards { $what } from hand
    .to = let each player of your side discard { $what } from hand
jk-deed-discard-what-theirs = your opponent discards { $what } from hand
    .to = make your opponent discard { $what } from hand
jk-deed-discard-what-all = each player discards { $what } from hand
    .to = make each player discard { $what } from hand
jk-deed-discard-what-involved = { jk-involved } discards { $what } from hand
    .to = make { jk-involved } discard { $what } from hand
jk-deed-mill-own = discard { jk-top-cards } of { jk-your } draw deck
    .to = discard { jk-top-cards } of { jk-your } draw deck
jk-deed-mill-side = each player of your side discards { jk-top-cards } of their draw deck
    .to = make each player of your side discard { jk-top-cards } of their draw deck
jk-deed-mill-theirs = your opponent discards { jk-top-cards } of their draw deck
    .to = make your opponent discard { jk-top-cards } of their draw deck
jk-deed-mill-all = each player discards { jk-top-cards } of their draw deck
    .to = make each player discard { jk-top-cards } of their draw deck
jk-deed-mill-involved = { jk-involved } discards { jk-top-cards } of their draw deck
    .to = make { jk-involved } discard { jk-top-cards } of their draw deck
jk-deed-fetch = take { $what } into hand
    .to = take { $what } into hand
jk-deed-stow = put { $what } into { jk-your } Theme pile
    .to = put { $what } into { jk-your } Theme pile
jk-for-less = { $less ->
        [0] {""}
        [1] , for 1 credit less
       *[other] , for { $less } credits less
    }
jk-deed-play = play { $what }{ jk-for-less }
    .to = play { $what }{ jk-for-less }
jk-from = { $what } from { $piles }
jk-from-hand = { jk-your } hand
jk-from-discard = { jk-your } discard pile
jk-from-theme-pile = { jk-your } Theme pile
jk-from-deck = { jk-your } draw deck
jk-topmost = the topmost { $nouns } of { jk-your } discard pile
jk-or-topmost = { $what }, or the topmost one of { jk-your } discard pile
jk-deed-swap = exchange { $what } of { jk-your } discard pile with a card from hand
    .to = exchange { $what } of { jk-your } discard pile with a card from hand
jk-deed-shuffle-in = shuffle up to { $what } of { jk-your } discard pile into { jk-your } draw deck
    .to = shuffle up to { $what } of { jk-your } discard pile into { jk-your } draw deck
jk-peeked = { $take ->
        [take] take { $count ->
            [1] it
           *[other] one
        } into hand
       *[beneath] put { $count ->
            [1] it
           *[other] one
        } beneath
    }
jk-deed-peek-own = peek at { jk-top-cards } of { jk-your } draw deck and, if { $reader ->
        [each] they wish
       *[you] you wish
    }, { jk-peeked }
    .to = peek at { jk-top-cards } of { jk-your } draw deck and{ $reader ->
        [each] {" "}
       *[you] , if you wish,{" "}
    }{ jk-peeked }
jk-deed-peek-theirs = peek at { jk-top-cards } of your opponent's draw deck and, if you wish, { jk-peeked }
    .to = peek at { jk-top-cards } of your opponent's draw deck and, if you wish, { jk-peeked }
jk-deed-show-hand-own = reveal { jk-your } hand
    .to = reveal { jk-your } hand
jk-deed-show-hand-side = your side reveals all hands
    .to = reveal your side's hands
jk-deed-show-hand-theirs = your opponent reveals their hand
    .to = make your opponent reveal their hand
jk-deed-show-hand-all = all players reveal their hands
    .to = make all players reveal their hands
jk-deed-show-hand-involved = { jk-involved } reveals their hand
    .to = make { jk-involved } reveal their hand
jk-deed-credits = gain { $count ->
        [1] 1 credit
       *[other] { $count } credits
    }
    .to = gain { $count ->
        [1] 1 credit
       *[other] { $count } credits
    }
jk-deed-swap-force = exchange a card of { jk-your } Force deck with a used one under { jk-your } current Force card
    .to = exchange a card of { jk-your } Force deck with a used one under { jk-your } current Force card
jk-that-itself = { jk-me }
jk-that-bearer = { $kind ->
        [character] { $pronoun ->
            [he] his
            [she] her
           *[it] its
        } starship
       *[other] its bearer
    }
jk-that-chosen = that card
jk-that-cause = that card
jk-deed-ready = ready { $what }
    .to = ready { $what }
jk-deed-rotate = rotate { $what }
    .to = rotate { $what }
jk-deed-choose = choose { $what }
    .to = choose { $what }
jk-deed-remove = discard { $what }
    .to = discard { $what }
jk-deed-shuttle = shuttle { $what } down to the site
    .to = shuttle { $what } down to the site
jk-deed-add-destiny = draw destiny and add it to the power of { $what } for this battle
    .to = draw destiny and add it to the power of { $what } for this battle
jk-bonus-power = { jk-sign }{ $amount } power
jk-bonus-defense = { jk-sign }{ $amount } defense
jk-bonus-hit = { jk-sign }{ $amount } to hit
jk-bonus-leadership = { jk-sign }{ $amount } leadership
jk-until-shot = for this shot
jk-until-battle = for this battle
jk-until-phase = for this phase
jk-until-turn = for this turn
jk-deed-boost = give { $what } { $bonus } { $until }
    .to = give { $what } { $bonus } { $until }
jk-plus = { $sign ->
        [none] {""}
        [less] {" "}−{ $plus }
       *[more] {" "}+{ $plus }
    }
jk-deed-strike = choose { $what } and draw destiny{ jk-plus }: more than its defense defeats it
    .to = choose { $what } and draw destiny{ jk-plus }: more than its defense defeats it
jk-deed-put-back = return { $what } to { $own ->
        [yes] your
       *[no] its owner's
    } { $pile ->
        [hand] hand
       *[theme-pile] Theme pile
    }
    .to = return { $what } to { $own ->
        [yes] { jk-your }
       *[no] its owner's
    } { $pile ->
        [hand] hand
       *[theme-pile] Theme pile
    }
jk-deed-step-in = { $what } becomes the defender instead
    .to = make { $what } the defender instead
jk-that-deed = { $what ->
        [attack] that attack
        [shot] that shot
        [intimidation] that intimidation
        [event] that Event
       *[action] that action
    }
jk-deed-cancel = cancel { jk-that-deed }
    .to = cancel { jk-that-deed }
jk-deed-change-destiny = { $sign ->
        [less] subtract { $amount } from that destiny
       *[more] add { $amount } to that destiny
    }
    .to = { $sign ->
        [less] subtract { $amount } from that destiny
       *[more] add { $amount } to that destiny
    }
jk-deed-redraw = replace that destiny by a new draw
    .to = replace that destiny by a new draw

## Who is meant

jk-article-one = { $vowel ->
        [yes] an { $noun }
       *[no] a { $noun }
    }
jk-article-each = each { $noun }
jk-article-none = any { $noun }
jk-article-other = another { $noun }
jk-article-each-other = each other { $noun }
jk-article-one-own = one of { jk-your } { $noun }
jk-article-each-own = each of { jk-your } { $noun }
jk-article-other-own = one of { jk-your } other { $noun }
jk-article-each-other-own = each of { jk-your } other { $noun }
jk-article-mine-own = { jk-your } { $noun }
jk-article-mine-side = your { $noun }
jk-article-mine-theirs = the { $noun }
jk-counted = { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } { $nouns }
jk-at-least = { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } or more { $other ->
        [yes] other { $nouns }
       *[no] { $nouns }
    }
jk-all-own = your { $nouns }
jk-all-side = your side's { $nouns }
jk-all-theirs = your opponents' { $nouns }
jk-all-all = all { $nouns }
jk-all-the = the { $nouns }
jk-placed = { $what } { $place }
jk-where-here = here
jk-where-planet = at this planet
jk-where-site = at the site
jk-where-there = there
jk-where-system = at the system
jk-where-battle = in the battle
jk-where-unsupported = in the battle
jk-where-aboard = aboard { $pronoun ->
        [he] him
        [she] her
       *[it] it
    }
jk-where-under = under { $pronoun ->
        [he] him
        [she] her
       *[it] it
    }
jk-where-armament = in play
jk-where-standing = in play
jk-of-ready = ready { $noun }
jk-of-rotated = rotated { $noun }
jk-of-supporting = supporting { $noun }
jk-of-main = attacking or defending { $noun }
jk-of-unsupported = unsupported { $noun }
jk-of-side = friendly { $noun }
jk-of-theirs = opposing { $noun }
jk-of-leader = { $noun } with leadership
jk-of-theme = { $word }-Theme { $noun }
jk-of-alliance = Alliance { $noun }
jk-of-empire = Empire { $noun }
jk-of-independent = Independent { $noun }
jk-of-cost = { $noun } of cost { $word } or less
jk-of-non = non-{ $word } { $noun }
jk-of-except = { $noun } other than { $word }
jk-of-keyword = { $word } { $noun }

## Kinds of card, and parts in a battle

jk-noun-character = { $count ->
        [1] character
       *[other] characters
    }
    .pronoun = it
jk-noun-starship = { $count ->
        [1] starship
       *[other] starships
    }
    .pronoun = it
jk-noun-weapon = { $count ->
        [1] weapon
       *[other] weapons
    }
    .pronoun = it
jk-noun-event = { $count ->
        [1] Event
       *[other] Events
    }
    .pronoun = it
jk-noun-theme = { $count ->
        [1] Theme
       *[other] Themes
    }
    .pronoun = it
jk-noun-location = { $count ->
        [1] location
       *[other] locations
    }
    .pronoun = it
jk-noun-force = { $count ->
        [1] Force card
       *[other] Force cards
    }
    .pronoun = it
jk-noun-card = { $count ->
        [1] card
       *[other] cards
    }
    .pronoun = it
jk-noun-fighter = { $count ->
        [1] character or starship
       *[other] characters or starships
    }
    .pronoun = it
jk-noun-leader = { $count ->
        [1] leader
       *[other] leaders
    }
    .pronoun = it
jk-noun-main = { $count ->
        [1] attacker or defender
       *[other] attackers or defenders
    }
    .pronoun = it
jk-noun-supporter = { $count ->
        [1] supporter
       *[other] supporters
    }
    .pronoun = it

## Keywords: as a noun, with the kind of card it is a name for, and as said of another noun

jk-keyword-alien = { $count ->
        [1] Alien
       *[other] Aliens
    }
    .pronoun = it
    .kind = character
    .of = Alien
    .name = Alien
jk-keyword-apprentice = { $count ->
        [1] Apprentice
       *[other] Apprentices
    }
    .pronoun = it
    .kind = character
    .of = Apprentice
    .name = Apprentice
jk-keyword-ax = { $count ->
        [1] Ax
       *[other] Axes
    }
    .pronoun = it
    .kind = weapon
    .of = Ax
    .name = Ax
jk-keyword-black-squadron = { $count ->
        [1] Black Squadron card
       *[other] Black Squadron cards
    }
    .pronoun = it
    .kind = none
    .of = Black Squadron
    .name = Black Squadron
jk-keyword-blaster = { $count ->
        [1] Blaster
       *[other] Blasters
    }
    .pronoun = it
    .kind = weapon
    .of = Blaster
    .name = Blaster
jk-keyword-bounty-hunter = { $count ->
        [1] Bounty Hunter
       *[other] Bounty Hunters
    }
    .pronoun = it
    .kind = character
    .of = Bounty Hunter
    .name = Bounty Hunter
jk-keyword-bowcaster = { $count ->
        [1] Bowcaster
       *[other] Bowcasters
    }
    .pronoun = it
    .kind = weapon
    .of = Bowcaster
    .name = Bowcaster
jk-keyword-capital = { $count ->
        [1] capital starship
       *[other] capital starships
    }
    .pronoun = it
    .kind = none
    .of = capital
    .name = Capital
jk-keyword-droid = { $count ->
        [1] Droid
       *[other] Droids
    }
    .pronoun = it
    .kind = character
    .of = Droid
    .name = Droid
jk-keyword-guard = { $count ->
        [1] Guard
       *[other] Guards
    }
    .pronoun = it
    .kind = character
    .of = Guard
    .name = Guard
jk-keyword-hero = { $count ->
        [1] Hero
       *[other] Heroes
    }
    .pronoun = it
    .kind = character
    .of = Hero
    .name = Hero
jk-keyword-hutt = { $count ->
        [1] Hutt
       *[other] Hutts
    }
    .pronoun = it
    .kind = character
    .of = Hutt
    .name = Hutt
jk-keyword-imperial = { $count ->
        [1] Imperial
       *[other] Imperials
    }
    .pronoun = it
    .kind = character
    .of = Imperial
    .name = Imperial
jk-keyword-ion = { $count ->
        [1] Ion weapon
       *[other] Ion weapons
    }
    .pronoun = it
    .kind = none
    .of = Ion
    .name = Ion
jk-keyword-jawa = { $count ->
        [1] Jawa
       *[other] Jawas
    }
    .pronoun = it
    .kind = character
    .of = Jawa
    .name = Jawa
jk-keyword-jedi = Jedi
    .pronoun = it
    .kind = character
    .of = Jedi
    .name = Jedi
jk-keyword-laser = { $count ->
        [1] Laser
       *[other] Lasers
    }
    .pronoun = it
    .kind = weapon
    .of = Laser
    .name = Laser
jk-keyword-lightsaber = { $count ->
        [1] Lightsaber
       *[other] Lightsabers
    }
    .pronoun = it
    .kind = weapon
    .of = Lightsaber
    .name = Lightsaber
jk-keyword-missile = { $count ->
        [1] Missile
       *[other] Missiles
    }
    .pronoun = it
    .kind = weapon
    .of = Missile
    .name = Missile
jk-keyword-officer = { $count ->
        [1] Officer
       *[other] Officers
    }
    .pronoun = it
    .kind = character
    .of = Officer
    .name = Officer
jk-keyword-personal = { $count ->
        [1] Personal weapon
       *[other] Personal weapons
    }
    .pronoun = it
    .kind = none
    .of = Personal
    .name = Personal
jk-keyword-pilot = { $count ->
        [1] Pilot
       *[other] Pilots
    }
    .pronoun = it
    .kind = character
    .of = Pilot
    .name = Pilot
jk-keyword-rebel = { $count ->
        [1] Rebel
       *[other] Rebels
    }
    .pronoun = it
    .kind = character
    .of = Rebel
    .name = Rebel
jk-keyword-red-squadron = { $count ->
        [1] Red Squadron card
       *[other] Red Squadron cards
    }
    .pronoun = it
    .kind = none
    .of = Red Squadron
    .name = Red Squadron
jk-keyword-senator = { $count ->
        [1] Senator
       *[other] Senators
    }
    .pronoun = it
    .kind = character
    .of = Senator
    .name = Senator
jk-keyword-shipboard = { $count ->
        [1] Shipboard weapon
       *[other] Shipboard weapons
    }
    .pronoun = it
    .kind = none
    .of = Shipboard
    .name = Shipboard
jk-keyword-sith = Sith
    .pronoun = it
    .kind = character
    .of = Sith
    .name = Sith
jk-keyword-smuggler = { $count ->
        [1] Smuggler
       *[other] Smugglers
    }
    .pronoun = it
    .kind = character
    .of = Smuggler
    .name = Smuggler
jk-keyword-starfighter = { $count ->
        [1] Starfighter
       *[other] Starfighters
    }
    .pronoun = it
    .kind = starship
    .of = Starfighter
    .name = Starfighter
jk-keyword-thug = { $count ->
        [1] Thug
       *[other] Thugs
    }
    .pronoun = it
    .kind = character
    .of = Thug
    .name = Thug
jk-keyword-torpedo = { $count ->
        [1] Torpedo
       *[other] Torpedoes
    }
    .pronoun = it
    .kind = weapon
    .of = Torpedo
    .name = Torpedo
jk-keyword-transport = { $count ->
        [1] Transport
       *[other] Transports
    }
    .pronoun = it
    .kind = starship
    .of = Transport
    .name = Transport
jk-keyword-trooper = { $count ->
        [1] Trooper
       *[other] Troopers
    }
    .pronoun = it
    .kind = character
    .of = Trooper
    .name = Trooper
jk-keyword-typical = { $count ->
        [1] Typical card
       *[other] Typical cards
    }
    .pronoun = it
    .kind = none
    .of = Typical
    .name = Typical
jk-keyword-wookiee = { $count ->
        [1] Wookiee
       *[other] Wookiees
    }
    .pronoun = it
    .kind = character
    .of = Wookiee
    .name = Wookiee

## Themes

jk-theme-luke = Luke
jk-theme-han = Han
jk-theme-vader = Vader
jk-theme-tarkin = Tarkin
jk-theme-jabba = Jabba
