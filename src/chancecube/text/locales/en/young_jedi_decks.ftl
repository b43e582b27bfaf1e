## Formats

cli-young-jedi-format-sealed = sealed
cli-young-jedi-format-sample = sample

## Decks that break a rule

yj-breach-deck-not-sample = { $title } is not a card of the sample decks.
yj-breach-deck-no-dot = { $title } has no deck dot: sample cards are played in sample decks only.
yj-breach-deck-virtual = { $title } is a virtual card; there are none in sealed play.
yj-breach-deck-banned = { $title } may not be used in sealed play.
yj-breach-deck-objective = The deck has { $have } objectives; 1 is allowed.
yj-breach-deck-colour-wild = The deck has { $have ->
        [one] { $have } card
       *[other] { $have } cards
    } of the colour { $colour }, with { $title } as its one wild card; it needs { $need }.
yj-breach-deck-wild-many = The deck has { $have } wild cards; { $most } are allowed, one per colour.
yj-breach-deck-wild-room = No colour has room for the wild card { $title }: each one its white dots show is full or has its wild card already.
yj-breach-deck-wild-title = The wild card { $title } cannot fill the colour { $colour }, which has { $most } cards of that title already.
yj-breach-deck-not-owned = { $have ->
        [one] The deck has { $title } once
       *[other] The deck has { $title } { $have } times
    }; the pool has it { $most ->
        [0] not at all
        [1] once
       *[other] { $most } times
    }.

## Packs

yj-no-boosters = The set { $set } was never sold in boosters. Sets with boosters: { $known }.
cli-packs-sealed = A pool for sealed play: a starter set and --count boosters of the set (5 without it).
cli-packs-sealed-title = Sealed pool

## The decks that come with the game, by their names

deck-young-jedi-jedi-duelists-light = Jedi Duelists (Light)
    .note = Put Jedi Training down, let a Jedi fetch a lightsaber with it, and duel before you battle.
deck-young-jedi-the-queens-decoys-light = The Queen's Decoys (Light)
    .note = The Queen and her handmaidens share her blaster; Masquerade lets a handmaiden fall in her place.
deck-young-jedi-galactic-senate-light = Galactic Senate (Light)
    .note = Begin on Coruscant with Senate Guard in play: cheap senators then fight like Jedi.
deck-young-jedi-bravo-squadron-light = Bravo Squadron (Light)
    .note = Pilots hold Naboo under the effect Bravo Squadron, and their ships win in space: evacuate what is beaten, intercept what flees.
deck-young-jedi-race-for-freedom-light = Race for Freedom (Light)
    .note = Put Anakin and his podracer on Boonta Eve Classic and run the laps; his friends and mother keep the cards coming.
deck-young-jedi-gungan-army-light = Gungan Army (Light)
    .note = Many cheap Gungans on kaadu, stronger under Bombad General; three of them fight as one, the rest break through.
deck-young-jedi-council-and-court-light = Council and Court (Light)
    .note = Jedi hold the line while the Queen and her handmaidens shoot; fight early with the first character of the plan.
deck-young-jedi-lords-of-the-sith-dark = Lords of the Sith (Dark)
    .note = The Duel Begins arms Darth Maul at once; strike down the dearest Jedi in a duel, then battle what is left.
deck-young-jedi-armored-column-dark = Armored Column (Dark)
    .note = A tank and its laser cannon are a whole turn; droids walk in front with Armored Assault and fall in its place.
deck-young-jedi-droid-army-dark = Droid Army (Dark)
    .note = Three battle droids fight as one and cost little when they fall; keep the line long and break through.
deck-young-jedi-boonta-eve-champions-dark = Boonta Eve Champions (Dark)
    .note = Sebulba races for the win while Watto and Jabba hold Tatooine; with Jabba in play every 1 helps a lap along.
deck-young-jedi-sand-people-dark = Sand People (Dark)
    .note = Tusken Raiders call each other onto Tatooine; behind Sniper any one of them beats a Jedi.
deck-young-jedi-tatooine-underworld-dark = Tatooine Underworld (Dark)
    .note = Jabba's court under Gangster's Paradise: two of its great fight together; take Tatooine first, then live off the lead.
deck-young-jedi-trade-federation-council-dark = Trade Federation Council (Dark)
    .note = Nute Gunray brings Rune Haako, who brings another Neimoidian; together they seal off the bridge, and flee in good ships.
deck-young-jedi-sith-and-droids-dark = Sith and Droids (Dark)
    .note = Darth Maul and Aurra Sing win the fights that matter, droids fill the line.
deck-young-jedi-menace-of-darth-maul-starter-light = Menace of Darth Maul starter (Light)
    .note = The fixed 30-card deck of the first starter set, for the first game.
deck-young-jedi-menace-of-darth-maul-starter-dark = Menace of Darth Maul starter (Dark)
    .note = The fixed 30-card deck of the first starter set, for the first game.
deck-young-jedi-sample-deck-light = Sample deck (Light)
    .note = Fifteen cards to try the game with: one planet, and every character defeated costs at most one card.
deck-young-jedi-sample-deck-dark = Sample deck (Dark)
    .note = Fifteen cards to try the game with: one planet, and every character defeated costs at most one card.
deck-young-jedi-origins-1999-champion-light = Origins 1999 champion (Light)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
deck-young-jedi-origins-1999-champion-dark = Origins 1999 champion (Dark)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
deck-young-jedi-world-championship-1999-light = World Championship 1999 (Light)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
deck-young-jedi-world-championship-1999-dark = World Championship 1999 (Dark)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
