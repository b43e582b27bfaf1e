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
