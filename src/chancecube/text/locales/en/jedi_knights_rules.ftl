### Jedi Knights TCG: the statement of every rule, one message per rule id (its dots turned into hyphens).

## Game and victory

jk-chapter-game = Game and victory
jk-game-sides = The Alliance plays against the Empire: two players, or four in two teams.
jk-game-three-planets = A side that controls three planets wins at once.
jk-game-final-conflict = If nobody controls three planets, the fourth planet is fought out until only one side has characters at its site; that side wins.
jk-game-no-deck-loss = An empty draw deck loses nothing: its player plays on with the cards in hand.

## Who may look at what

jk-chapter-info = Who may look at what
jk-info-theme-pile = Players may look through their own Theme pile at any time; their opponents may not.
jk-info-force-deck = Players may look through their own Force deck in the Force Phase only, and never through their used Force cards.
jk-info-piles-closed = Nobody looks through discard piles or the stacks of sites and systems unless a text says so.
jk-info-topmost = A text that says “topmost” lets its player look through their own discard pile, whose order stays as it is.

## Cards

jk-chapter-cards = Cards
jk-card-character = A character has a deploy cost, power, defense, destiny and an allegiance; it may have a Theme, keywords, leadership icons and a text.
jk-card-starship = A starship is like a character, but fights at systems. Its pilots are built in; some starships let named characters play aboard.
jk-card-theme = A Theme card names the Hero, gives a Theme number and the size of the starting hand, and holds the Theme pile.
jk-card-location = One side of a location is a site, the other the system of the same planet; it has bonus credits.
jk-card-force = A Force deck has eight cards of one colour, numbered 1 to 8, each with a Force number, credits and a draw number.
jk-card-weapon = Personal weapons are for characters, Shipboard weapons for starships; most are free.
jk-card-event = An Event is free. It is used for its text or for its tactical bonus, never for both.
jk-card-keywords = Keywords alone decide what kind a card is; titles, subtitles and lore never do.
jk-card-leadership = A card with leadership icons is a leader; the icons say how many others may support it.
jk-card-dark-hero = A Dark Hero is a Hero: the two names mean the same everywhere.
jk-card-hero = A Hero is a character with the keyword Hero and a Theme icon, named on the Theme card of that Theme.
jk-card-themes = The Themes are Luke, Han, Vader, Tarkin and Jabba. Characters, starships and weapons may have none.
jk-card-hero-version-ruling = A player's Hero is any card of their own with the keyword Hero that matches their Theme. Another version of the same person without the keyword is not a Hero.

## Deck building

jk-chapter-deck = Deck building
jk-deck-setup-cards = Beside the draw deck a player brings one Theme, one starting Hero named on it, four locations of four different planets, and a Force deck of eight cards of one colour numbered 1 to 8.
jk-deck-forty = A draw deck has at least 40 cards and no maximum. Theme, location and Force cards are not part of it.
jk-deck-hero-match = Every Hero in the draw deck must match the Theme card.
jk-deck-five-copies = A draw deck has at most five copies of a card, and fewer where the card's text says so.
jk-deck-one-allegiance = Alliance and Empire cards never share a deck; Independent ones go into any.
jk-deck-opposed = An Alliance deck plays against an Empire deck.
jk-deck-starter-choice = A starter brings two Themes with their Heroes. Before play one pair is chosen; the other Theme and Hero are set aside.
jk-deck-copies-ruling = Copies are counted by title and subtitle within the draw deck, the starting Hero apart. The forty cards are counted before the Theme's search.
jk-deck-side-ruling = A deck's side is that of its Alliance or Empire cards. A deck of Independent cards alone names its side before setting up.
jk-deck-same-planets-ruling = All decks of a game bring locations of the same four planets.

## Setting up

jk-chapter-setup = Setting up
jk-setup-force-deck = All players put their Force decks face down.
jk-setup-theme-pile = All players put down their Themes, take the starting Hero and whatever the Theme lets them search from the draw deck, show these cards and put them into their Theme piles.
jk-setup-locations = The higher Theme number chooses a site first, and the opponent answers with the system of the same planet. Then they take turns, each card on top of the last, until four sites and four systems are stacked.
jk-setup-theme-tie-ruling = Equal Theme numbers are broken at random at the start; that order holds for the whole game.
jk-setup-enters-play = The top planet enters play and the text of its site is carried out. The same happens at each later planet.
jk-setup-hand = Draw decks are shuffled, opponents may cut them, and each player draws the starting hand named on the Theme.
jk-setup-search-ruling = What a Theme lets its player fetch may be left in the deck, in part or altogether. The starting Hero is always set out.
jk-setup-first-text-ruling = The first site's text works before hands are drawn. Decks are shuffled first if it touches them, and what needs a hand finds it empty.
jk-setup-text-order-ruling = A site's text speaks to every player. They carry it out by Theme number at setup, and from Player 1 on at later planets.

## The turn

jk-chapter-turn = The turn
jk-turn-phases = A turn has six phases: Force, Deploy, Starship Battle, Blockade, Character Battle and Draw. All players act in each.
jk-turn-alternate = In phases with actions the players take turns with single actions or pass, Player 1 first. Two passes in a row end the phase; whoever passed may act again if the other player acted.
jk-force-choose = All players secretly choose a card from their Force deck, reveal it together and put it on their used Force cards. A used card can never be chosen again.
jk-force-player-one = The higher Force number is Player 1 this turn; a tie goes to the higher Theme number.
jk-force-credits = The current Force card gives the credits for this Deploy Phase; credits not spent are lost.
jk-force-draw = The current Force card also says how many cards are drawn in the Draw Phase.
jk-rotate-stack = A card is rotated or readied together with everything on, under or aboard it.
jk-rotate-ready-only = Only a ready card can be rotated. A rotated one cannot be used for anything that asks it to rotate until it is readied.
jk-turn-must-pass = Whoever cannot or will not act when it is their turn to act must pass.
jk-turn-passes-ruling = A Response is no action: it neither uses up a turn to act nor breaks a row of passes. Nobody can respond to a pass.

## Deploy Phase

jk-chapter-deploy = Deploy Phase
jk-deploy-one-card = An action plays one character, starship or weapon from hand or a Deploy Phase Event, uses a text, or transfers a weapon.
jk-deploy-hero = The starting Hero may be played from the Theme pile as its text allows.
jk-deploy-where = Starships go to the system; characters go to the site, or aboard a starship that lets them; weapons go under a fitting character or starship, in any number.
jk-deploy-cost = The deploy cost is paid in credits, or the card is not played.
jk-deploy-off-theme = A card with a Theme icon other than the deck's costs one credit more; a card without an icon does not.
jk-deploy-transfer = A weapon may move, free of charge, between two of its owner's starships at the system, or between two of their characters at the site or aboard one starship, if the new bearer can use it.
jk-deploy-weapon-once = A weapon is deployed or transferred at most once per turn.
jk-deploy-steps = Playing a card has four steps: declare it, meet its conditions, pay for it, bring it into play.
jk-deploy-conditions = A text that needs something (three cards to reveal, for instance) cannot be started without it.
jk-unique-title = Every character, weapon and starship is unique by its title, subtitles ignored, unless it is Typical. Events are never unique.
jk-unique-opponent = If an opponent has that person or thing in play, one's own version cannot be played.
jk-unique-replace = A player's own version in play may be replaced by a different version, with another subtitle: it is paid for, the old card is discarded, and cards on it move over if that is legal; otherwise they are discarded.
jk-unique-same-version = The very same version cannot replace itself.
jk-unique-not-in-play = Cards in hands, decks and Theme piles do not count for uniqueness.
jk-stack-effects-add = The effects of several cards in play add up.
jk-deploy-any-phase = The four steps hold for every card played in any phase, replacements included.
jk-deploy-all-conditions = Conditions come from the rules, from the card's own text and from the texts of cards in play on either side.
jk-deploy-credit-mods = Texts may change the credits a player has; nobody ever spends more than the Force card gives with these changes.
jk-deploy-paid-once = A card once paid for costs nothing more while it stays in play. If it leaves and is played again, it is paid for again.
jk-weapon-restrictions = Limits named on a weapon, character or starship bind when weapons are played, transferred and fired.
jk-unique-must-finish = Once the old version is discarded the new one must come into play; nobody replaces a card merely to discard it.
jk-unique-effects-follow = What affects the old version without lying on it goes over to the new one too, where that is legal.
jk-deploy-ready-ruling = Cards come into play ready. One put on or aboard a rotated card, or replacing one, takes its position.
jk-deploy-surcharge-ruling = The off-Theme credit is due even on a card that costs nothing, never on an Event, and goes by the deck of whoever plays the card.
jk-deploy-floor-ruling = All changes are added up first; a cost, power or defense below zero then counts as zero.
jk-deploy-theme-pile-cost-ruling = A card played from the Theme pile costs what it would from hand, unless its text says otherwise.
jk-deploy-outside-ruling = There are no credits outside the Deploy Phase; a text that plays a card then works only if nothing is to be paid.
jk-deploy-aboard-ruling = The text of the starship or of the character may allow it aboard, on its own side's starships only. A kind named without a number means one at a time. Nobody goes back aboard from the site.
jk-weapon-aboard-ruling = A Personal weapon may be played under a character aboard a starship.
jk-unique-where-ruling = A replacement may be declared to any place legal for it, from wherever it may be played. What was on the old card follows it if that is legal there, characters aboard included.
jk-unique-moved-weapon-ruling = A weapon that goes over to a replacement is not thereby transferred for its once-per-turn limit.
jk-unique-hero-discard-ruling = A replaced starting Hero is discarded, not put back into the Theme pile, and the new version is paid for in full.

## Battles

jk-chapter-battle = Battles
jk-battle-initiate = To begin a battle, choose a ready card of your own as attacker, which rotates, and any opposing one, ready or rotated, as defender, which does not.
jk-battle-many = There may be several battles in a phase, begun by either player.
jk-battle-steps = A battle has three steps: Support, Weapons and Power. In each the players alternate until two passes in a row.
jk-battle-support = In the Support Step the defending player acts first. An attacker or defender with leadership may be given one ready supporting card per icon, which rotates.
jk-battle-support-only-main = Supporting cards are not supported themselves.
jk-battle-in-battle = The attacker, the defender, their supporters and the characters aboard them are in the battle; all others are not.
jk-battle-fire = In the Weapons Step, the attacker's side first, a starship at the system or a character at the site that attacks, defends or supports fires one of its weapons at an opposing one. Each fires once per battle; weapons do not rotate. Characters aboard starships neither fire nor are targeted.
jk-battle-no-target-supported = An attacker or defender cannot be targeted while it is supported.
jk-battle-hit = For a shot, draw destiny: more than the target's defense, all changes counted, is a hit. The target, cards on it and characters aboard it are defeated and discarded at once. Anything else is a miss.
jk-battle-destiny-to-hand = A card drawn for destiny goes to hand.
jk-battle-destiny-empty = With an empty draw deck a destiny draw is zero, and nothing changes it.
jk-battle-last-removed = If a weapon removes the last card of a side, the battle ends and the other side wins it.
jk-battle-main-removed-ruling = If an attacker or defender is removed while supporters remain, its owner (in teams its side) names one of them in its place. The others stay its supporters whatever its leadership, which matters only when support is added.
jk-battle-power = In the Power Step the attacker's side acts first. After two passes the power of attacker and defender alone is compared: the higher wins, and a tie goes to the attacker.
jk-battle-losers = All cards of the losing side in the battle, supporters and characters aboard included, are defeated and discarded with what is under them.
jk-battle-win-texts = Texts about winning, losing or defeating work in the Power Step.
jk-battle-tactical = In the Weapons Step an Event may be put under one's own attacker or defender for its tactical bonus to power, one per attacker or defender and battle. Everything else on it is ignored; it is discarded at the end.
jk-battle-character = Character battles at the site follow the same rules, with Personal weapons.
jk-battle-side-next = After a battle the other player acts next in the phase.
jk-destiny-draw = For destiny the top card of one's own draw deck is revealed to all; its destiny number with all that changes it is the result. Only then, success or not, does it go to hand.
jk-battle-fighters = Starships never go to a site and fight only at the system. Characters fight only at the site, so one aboard a starship never attacks, defends or supports.
jk-battle-defeated = Defeated are the characters and starships on the losing side, those that are hit, and those otherwise removed from a battle before its end.
jk-battle-win-order = First the winner is found and the losers count as defeated, then texts about this are used, and only then are the defeated discarded.
jk-battle-one-support-ruling = Each action adds one supporter. The leader supported may itself be rotated.
jk-battle-in-from-ruling = Attacker and defender are in the battle from its declaration, supporters from joining it.
jk-battle-unshielded-ruling = As soon as the last supporter is gone the attacker or defender may be targeted.
jk-battle-new-main-bonus-ruling = The tactical bonus goes with the removed card. The new attacker or defender may get one of its own while the Weapons Step lasts.
jk-battle-any-removal-ruling = The battle ends likewise if anything else removes a side's last card, in any step. If both sides lose theirs together, nobody wins it.
jk-battle-early-win-ruling = A battle that ends early goes straight to its result: texts about winning, losing and defeat work as in the Power Step, without further actions.
jk-battle-several-ruling = A card attacks or supports whenever it is ready, may be attacked any number of times, and may fire anew in every battle it is in. A ready defender stays free to attack, support or intimidate later.
jk-battle-lost-shot-ruling = If the firing card or its target leaves the battle before destiny is drawn, the shot is lost: no destiny is drawn, and it counts as the card's fire.
jk-battle-under-ruling = Whenever a card leaves play other than by replacement or packing up, everything on, under or aboard it is discarded too. In a battle, characters aboard count as defeated with it; weapons and Events never do.
jk-discard-order-ruling = Cards discarded together go to their owners' piles in this order: attacker or defender first, then supporters as they joined; each is followed by what was on it, in the order played.

## Blockade Phase

jk-chapter-blockade = Blockade Phase
jk-blockade-intimidate = Rotating a ready capital starship of one's own makes the opponent choose and rotate one of their ready characters at the site. A Hero is never intimidated.
jk-blockade-shuttle = As an action, one character of one's own aboard a starship moves down to the site. If the starship was rotated, the character is readied.
jk-blockade-none-ruling = Intimidation cannot be declared unless an opponent has a ready character other than a Hero at the site. If a Response takes the last such character away, nothing more happens.
jk-blockade-shuttle-ruling = Shuttling from a rotated starship is allowed, and the character arrives ready to fight. One rotated by a text alone, its starship being ready, stays rotated. Weapons under it go down too.

## Draw Phase

jk-chapter-draw = Draw Phase
jk-draw-control-check = On a planet's second turn each side totals the power of its characters at the site, doubled if its Hero is there. The higher total controls the planet; a tie gives it to nobody.
jk-draw-pack-up = Then all put their characters, weapons and starships there into their Theme piles. The controller puts their own location card under their used Force cards for its bonus credits; the other location cards go to Theme piles.
jk-draw-next-planet = The next planet enters play; the fourth one starts the Final Conflict.
jk-draw-draw = Player 1, then Player 2, draws as many cards as the draw number of the current Force card says, or as many as there are. It is not optional.
jk-draw-ready = All rotated cards are readied and the turn ends.
jk-draw-order = The Draw Phase is the Control Check with packing up and the next planet, then drawing, then readying.
jk-draw-bonus-side = A controlled location lies site side up so that its bonus credits show. They count only in the Final Conflict.
jk-draw-location-retired = A location in a Theme pile stays there to the end of the game and is never played.
jk-draw-second-turn-ruling = After a planet's first turn all cards stay; there is only drawing and readying. On its second turn the planet does not enter play again.
jk-draw-totals-ruling = Power counts with whatever changes it then, rotated characters included. No characters make zero; equal totals, zeros too, are a tie.
jk-draw-heroes-ruling = Each side doubles its own total for its own Hero at the site, once. A Hero aboard a starship doubles nothing; Heroes of both sides there double both totals.
jk-draw-whose-card-ruling = At each planet each side owns one of the two location cards, site or system. The controller takes that own card, whichever it was, and counts the bonus credits of its site side.
jk-draw-tied-planet-ruling = At a tied planet both location cards go to their owners' Theme piles. Nobody ever gets its bonus credits, and it counts for nobody's three.
jk-draw-unstack-ruling = Packing up takes stacks apart: characters, starships and weapons go singly to their owners' Theme piles, other cards on them are discarded. Weapons must be played anew.

## Final Conflict

jk-chapter-final = Final Conflict
jk-final-once = In the Final Conflict the Force, Deploy, Starship Battle and Blockade Phases happen once. The Force card chosen there, of the two left (five in a four-player game), sets the order and the draw number to the end.
jk-final-credits = Credits are then the Force card's plus the bonus credits of the planets controlled.
jk-final-theme-pile = Starships, characters and weapons may then also be played from the Theme pile.
jk-final-cycle = Then the Character Battle and Draw Phases repeat until only one side's characters remain at the site.
jk-final-check-ruling = From then on this is tested after every battle and every other action. If neither side has a character at the site, more planets controlled wins, then the higher Theme number.
jk-final-no-control-ruling = The fourth planet has no Control Check and no packing up; its Draw Phases only draw and ready.
jk-final-start-ruling = Victory is first tested as the first Character Battle Phase begins: a side with characters at the site against none wins at once. Characters left aboard starships do not count.
jk-final-stall-ruling = After ten Character Battle Phases in a row without a battle the higher total by Control Check wins, then more planets controlled, then the higher Theme number.

## Events and texts

jk-chapter-events = Events and texts
jk-event-deploy = Deploy Phase Events are played in that phase and stay in play unless they say otherwise.
jk-event-battle-phase = Battle Phase Events are played between battles, in either Battle Phase, and stay to the end of that phase.
jk-event-step = Support, Weapons and Power Step Events are played in that step and stay to the end of the battle.
jk-event-response = A Response Event is played when its condition happens or, if that is an action, when it is declared and before its result. Any number may be played; each is discarded after use unless its text says otherwise.
jk-event-response-order = Several Responses to one condition work in order of the higher Force number.
jk-event-timing-2001 = With the 2001 timing, the opponent of whoever acted gets the first chance to respond, then the others in turn. Passing does not lock anyone out, and each Event takes effect when it is played. It is off unless agreed.
jk-event-not-unique = Any number of copies of an Event may be played.
jk-text-use = A text is used as one's action in the time it names, as often as it says; automatic texts need no action.
jk-text-order = Automatic texts set off together work in order of the higher Force number.
jk-event-own-action = Deploy Phase, Battle Phase and Step Events, tactical bonuses and non-automatic texts each take one's action; Responses and automatic texts do not.
jk-event-place = An Event used for its text lies anywhere on its player's side of the table.
jk-event-stay-ruling = Deploy Phase Events on the table stay when the planet changes.
jk-text-limit-ruling = “Once per” limits count for each card apart. One's own texts set off together work in the order one chooses.
jk-event-window-ruling = Unless the 2001 timing is on, a condition opens one window: from Player 1 on each plays one Response or declines, until all decline in a row. Then they take effect, Player 1's first, each player's own as played.
jk-event-force-tie-ruling = Where equal Force numbers would decide an order, the order Player 1, Player 2 and so on does.
jk-event-cancel-ruling = An action cancelled by a Response counts as taken: costs, rotation, limits and the turn to act are spent.

## Words card texts use

jk-chapter-terms = Words card texts use
jk-term-places = “On” a planet is at its site, “orbiting” is at its system, “at” is either.
jk-term-alongside = Cards of one side in the same battle battle alongside each other.
jk-term-exchange = Exchanging a card of the discard pile with one from hand puts the latter in the very place the former had.
jk-term-topmost = The topmost card of a kind is the one nearest the top of its pile, wherever that is.
jk-term-peek-reveal = Peeking shows a card to oneself only, revealing shows it to all.
jk-term-in-play = In play are the cards played to the table and the site and system now on top; hands, draw decks and Theme piles are not.
jk-term-planet = A planet is a site together with its system.
jk-term-fire-swing = Swinging a weapon is firing it; texts about either mean both.

## Four players

jk-chapter-team = Four players
jk-team-sides = Two Alliance players play against two Empire players; partners have different Heroes.
jk-team-consult = Partners may show each other hands and Force cards and talk at any time.
jk-team-order = Each player has an own Force deck and place, Player 1 to 4, by Force number. In the Deploy and Blockade Phases they act singly in that order, and four passes in a row end the phase. All spend their own credits and draw their own cards.
jk-team-locations = The sides alternate choosing sites, the side with the highest Theme number first: any site of either partner, of a planet not yet stacked. The other side answers with either partner's system. Unused cards of that planet go to Theme piles.
jk-team-deploy = Cards may be played on a partner's cards. The owner of a starship or character decides when cards on it act; partners' cards count for uniqueness.
jk-team-battle = Battles are between sides, and partners' cards may support each other. In each step the sides alternate, each choosing which partner acts.
jk-team-one-turn = Each planet but the last is fought for one turn. A side's total doubles if any of its Heroes is there.
jk-team-victory = Partners win or lose together.
jk-team-as-one = Partners choose sites and act in both Battle Phases as one side; “player” and “opponent” in the rules for these mean the sides.
jk-team-battle-phase-ruling = Between battles the sides alternate, that of Player 1 first, either partner acting with their own cards. Both sides passing in a row ends the Battle Phase.
jk-team-tie-ruling = Equal Force numbers rank by Theme number, equal Theme numbers by an order of all four drawn at random at setup. A side's Theme number is its higher one.
jk-team-draw-order-ruling = Cards are drawn from Player 1 to Player 4; readying is for all together.
jk-team-unique-ruling = A partner's version in play bars one's own like an opponent's; only its owner may replace it.
jk-team-owner-piles-ruling = Discarded or packed-up cards go to their owners' piles, whosever card they were on. A weapon is transferred by its owner, among any cards of the side where the two-player rule lets it move.
jk-team-location-ruling = A controlled planet's card goes to the partner who owns the one stacked there, and only that partner gets its bonus credits.
jk-team-destiny-ruling = The owner of the firing card draws destiny from their own deck into their own hand, whoever owns the weapon.
jk-team-bonus-ruling = Either partner may put the tactical bonus under the side's attacker or defender, one for each such card.
jk-team-opponent-ruling = Outside the Battle Phases “opponent” is one opposing player named by whoever acts, who for intimidation must have a ready non-Hero character at the site; that player chooses.
jk-team-shuttle-ruling = A character aboard a partner's starship is shuttled by its own owner, as that owner's action.

## Collecting

jk-chapter-collect = Collecting
jk-collect-sets = Premiere has 154 cards: 50 rare, 40 uncommon, 40 common and 24 fixed, and starters of 60 cards. The rarity letters are R, U, C, F and P.
jk-collect-booster = A booster has 11 cards: 1 rare and 10 uncommon and common, over all allegiances. In place of the rare about 1 pack in 7 has a silver foil, 1 in 35 a gold foil.
jk-collect-stereo = Most rares, and the Blaster Rifle of the starters, come in a version L and a version R; side by side they make a stereoscopic image.
jk-collect-league = Leagues award levels: Apprentice, Jedi Knight, Jedi Master.
jk-collect-marks = A card shows the icon of its set (for Premiere the Millennium Falcon), its number and its rarity letter. There are two different starters.
jk-collect-flip-movies = Cards with an extra number belong to one of two flip movies of eighteen cards each, six of each in Premiere.
jk-collect-league-cards = Joining a league gives a Luke Skywalker card; rising in level earns further cards found only there.
