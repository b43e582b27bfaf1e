## Decks that break a rule

jk-breach-deck-no-theme = The deck has no Theme card.
jk-breach-deck-themes = The deck has { $have } Theme cards; choose one of them, with its Hero, before the game.
jk-breach-deck-no-hero = { $title } needs its starting Hero in the deck: { $hero }.
jk-breach-deck-locations = The deck has { $have ->
        [one] { $have } location
       *[other] { $have } locations
    } of { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }; it needs { $need }, each of another planet.
jk-breach-deck-force-colours = The Force deck mixes colours; all eight cards are of one.
jk-breach-deck-force = { $have ->
        [0] The Force deck lacks a card numbered { $number }.
       *[other] The Force deck has { $have } cards numbered { $number }; one is allowed.
    }
jk-breach-deck-size = The draw deck has { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }; it needs at least { $need }.
jk-breach-deck-hero-theme = { $title } is a Hero of another Theme than the deck's.
jk-breach-deck-copies = The draw deck has { $have } copies of { $title }; { $most ->
        [one] { $most } is allowed.
       *[other] { $most } are allowed.
    }
jk-breach-deck-both-sides = The deck mixes sides: { $alliance } Alliance, { $empire } Empire.
jk-breach-deck-other-side = { $side ->
        [alliance] An Alliance deck is needed here
       *[empire] An Empire deck is needed here
    }; this one belongs to the other side.
jk-breach-decks-planets = All decks of a game bring the same four planets. Seat { $first }: { $one }. Seat { $second }: { $other }.
jk-breach-decks-same-hero = Partners have different Heroes; seats { $first } and { $second } have the same Theme.

## Packs and leagues

jk-no-boosters = The set { $set } has no boosters. Sets with boosters: { $known }.
jk-no-level = There is no league level { $level }. Levels: { $known }.

## Set files that cannot be used

jk-facts-missing = { $where }: the column { $column } must not be empty.
jk-facts-foreign = { $where }: a card of type { $kind } has nothing in the column { $column }.
jk-facts-unknown = { $where }: { $column } cannot be “{ $word }”; it is one of { $known }.
jk-facts-number = { $where }: { $column } cannot be “{ $word }”; it is a whole number up to { $most }.
jk-facts-unprintable = { $where }: the column { $column } has characters that cannot be shown.
jk-facts-card-number = { $where }: a card's number is a whole number from 1 to 9999, not “{ $word }”.
jk-facts-hero = { $where }: a Hero is a character with a Theme.
jk-facts-weapon = { $where }: a weapon has one of the keywords Personal and Shipboard.
jk-facts-many-texts = { $where }: a card has at most { $most } texts.
jk-facts-misplaced = { $where }: the word { $word } does nothing on a card of type { $kind }.
jk-facts-response = { $where }: an Event with the timing response, and no other, has one text that is a Response.
jk-facts-no-text = { $where }: an Event needs a text.
jk-facts-columns = { $where }: the columns must be { $known }.
jk-facts-no-card = { $where }: there is no card { $code }.
jk-facts-twice = { $where }: there is a card { $code } already.
jk-facts-starting-hero = { $where }: { $code } cannot be its starting Hero; that is a Hero of the same Theme which says FromThemePile().

jk-own-name = { $where }: a set file is named with two to eight letters, and not { $taken }.
jk-own-empty = { $where }: the file has no cards.
jk-own-unreadable = { $where }: the file cannot be read as CSV in UTF-8.
jk-own-column = { $where }: there is no column “{ $column }”. Columns: { $known }.
jk-own-cells = { $where }: the line has more cells than there are columns; put a text with commas in quotes.
jk-own-syntax = { $where }: the effect is not well written: { $text }
jk-own-word = { $where }: there is no word { $word }.
jk-own-argument = { $where }: { $what } cannot be { $given }. It can be: { $known }.
jk-own-missing = { $where }: { $word } needs { $parameter }.
jk-own-many = { $where }: { $word } has no place for { $given }.

## The decks that come with the game, by their names

deck-jedi-knights-alliance-starter-luke-skywalker = Alliance starter: Luke Skywalker
    .note = A fixed starter of 60 cards: choose Luke or Han before the game; the other pair stays in the box.
deck-jedi-knights-alliance-starter-han-solo = Alliance starter: Han Solo
    .note = A fixed starter of 60 cards: choose Luke or Han before the game; the other pair stays in the box.
deck-jedi-knights-empire-starter-darth-vader = Empire starter: Darth Vader
    .note = A fixed starter of 60 cards: choose Vader or Tarkin before the game; the other pair stays in the box.
deck-jedi-knights-empire-starter-grand-moff-tarkin = Empire starter: Grand Moff Tarkin
    .note = A fixed starter of 60 cards: choose Vader or Tarkin before the game; the other pair stays in the box.
deck-jedi-knights-luke-the-last-hope = Luke: The Last Hope
    .note = Luke comes back at every planet with his lightsaber; pilots fly in the Red Squadron's ships and step in for him.
deck-jedi-knights-han-a-long-shot = Han: A Long Shot
    .note = The Falcon carries everybody and comes back at every planet; sell what you do not need and strike from ambush.
deck-jedi-knights-vader-no-escape = Vader: No Escape
    .note = Attack with Vader, let guards fall in his place, and take the cards out of your opponent's hand.
deck-jedi-knights-tarkin-rule-by-fear = Tarkin: Rule by Fear
    .note = Many troopers under many officers; capital starships intimidate what could still fight.
deck-jedi-knights-jabba-the-price-of-everything = Jabba: The Price of Everything
    .note = Independent cards alone, for either side: credits and bounty hunters, with a court that keeps Jabba safe.
