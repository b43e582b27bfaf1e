## Formats

cli-format-sealed = sealed
cli-format-sample = sample

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

## The lines of the ready decks

yj-deck-jedi-duelists-light = Put Jedi Training down, let a Jedi fetch a lightsaber with it, and duel before you battle.
yj-deck-the-queens-decoys-light = The Queen and her handmaidens share her blaster; Masquerade lets a handmaiden fall in her place.
yj-deck-galactic-senate-light = Begin on Coruscant with Senate Guard in play: cheap senators then fight like Jedi.
yj-deck-bravo-squadron-light = Pilots hold Naboo under the effect Bravo Squadron, and their ships win in space: evacuate what is beaten, intercept what flees.
yj-deck-race-for-freedom-light = Put Anakin and his podracer on Boonta Eve Classic and run the laps; his friends and mother keep the cards coming.
yj-deck-gungan-army-light = Many cheap Gungans on kaadu, stronger under Bombad General; three of them fight as one, the rest break through.
yj-deck-council-and-court-light = Jedi hold the line while the Queen and her handmaidens shoot; fight early with the first character of the plan.
yj-deck-lords-of-the-sith-dark = The Duel Begins arms Darth Maul at once; strike down the dearest Jedi in a duel, then battle what is left.
yj-deck-armored-column-dark = A tank and its laser cannon are a whole turn; droids walk in front with Armored Assault and fall in its place.
yj-deck-droid-army-dark = Three battle droids fight as one and cost little when they fall; keep the line long and break through.
yj-deck-boonta-eve-champions-dark = Sebulba races for the win while Watto and Jabba hold Tatooine; with Jabba in play every 1 helps a lap along.
yj-deck-sand-people-dark = Tusken Raiders call each other onto Tatooine; behind Sniper any one of them beats a Jedi.
yj-deck-tatooine-underworld-dark = Jabba's court under Gangster's Paradise: two of its great fight together; take Tatooine first, then live off the lead.
yj-deck-trade-federation-council-dark = Nute Gunray brings Rune Haako, who brings another Neimoidian; together they seal off the bridge, and flee in good ships.
yj-deck-sith-and-droids-dark = Darth Maul and Aurra Sing win the fights that matter, droids fill the line.
yj-deck-menace-of-darth-maul-starter-light = The fixed 30-card deck of the first starter set, for the first game.
yj-deck-menace-of-darth-maul-starter-dark = The fixed 30-card deck of the first starter set, for the first game.
yj-deck-sample-deck-light = Fifteen cards to try the game with: one planet, and every character defeated costs at most one card.
yj-deck-sample-deck-dark = Fifteen cards to try the game with: one planet, and every character defeated costs at most one card.
yj-deck-origins-1999-champion-light = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
yj-deck-origins-1999-champion-dark = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
yj-deck-world-championship-1999-light = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
yj-deck-world-championship-1999-dark = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
