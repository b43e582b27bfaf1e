### Young Jedi CCG: the statement of every rule, one message per rule id (its dots turned into hyphens).

## Game and victory

yj-chapter-game = Game and victory
yj-game-sides = Two players meet: one Light Side deck plays against one Dark Side deck.
yj-game-planet-victory-starter = In the 30-card starter game, controlling the one planet wins the game.
yj-game-planet-victory = In the full game, controlling two planets wins at once: 2-0 ends the game, and at 1-1 the third planet decides.
yj-game-deck-victory = A player whose draw deck has no card left loses at once, before any end-of-turn check. Drawing one's own last card while evening up loses even if the second planet would have been taken this turn.
yj-game-deck-victory-fight = All destiny draws of a fight are made first; then both draw decks are checked, before any damage. If both are empty the game is a draw, whoever drew more cards.
yj-game-deck-victory-tournament = In tournament play the fixed order of destiny draws breaks that tie: whoever drew the last card of a draw deck first has lost, so there is no drawn game.
yj-game-podrace-victory = Finishing the third lap wins the game: the opponent's remaining draw deck goes to the discard pile.
yj-game-illegal-deck = A player found with an illegal deck loses the game.
yj-info-count-decks = Anyone may know the number of cards in either draw deck at any time, but never their faces or their order.
yj-info-discard-closed = Nobody may look through or count a discard pile, except its owner when searching for the next planet's location.
yj-info-hyperspace-open = Either player may look at either hyperspace pile at any time.
yj-info-shuffle-fair = A shuffle is done in the open with the cards face down, and the opponent may cut; doubts go to the tournament director.
yj-game-card-types = There are characters, weapons, battle cards, starships, locations, effects and objectives. Battle cards are played from hand in a battle, objectives lie on the table from the start, and all others are deployed.
yj-info-hand-secret = A hand is known to its owner alone.
yj-info-discard-face-up = Each player has a discard pile of their own; cards go on it face up.
yj-game-exhausted-ruling = A draw deck is exhausted whenever its last card leaves it, be it by a search, a fetched effect, a location taken out, a penalty or refuelling. Only dueling cards, until they are reshuffled, and lap cards put it off.
yj-game-short-draw-ruling = A destiny draw for which no card is left counts 0; the other draws of the fight are still made before the draw decks are checked.
yj-game-damage-order-ruling = Damage is taken at once from the top of the draw deck, and nobody chooses. Whoever loses a fight first discards the defeated cards and then takes their damage as one sum.
yj-game-standstill-ruling = Twelve turns in a row in which nothing was deployed, drawn, discarded, dueled, fought or evacuated end the game as a draw.
yj-info-discard-top-ruling = Both players see each card as it is discarded, and the top card of a discard pile stays visible.

## Setting up

yj-chapter-setup = Setting up
yj-setup-starter = In the starter game the Dark Side player puts a starting location of the starter's planet on the table (in The Menace of Darth Maul: Tatooine, Desert Landing Site). Both players shuffle the rest and draw six cards, and the Dark Side plays first.
yj-setup-starter-other-planets = In the starter game, locations of other planets cannot be deployed; they may be discarded before evening up.
yj-setup-objectives-first = In the full game, objectives are put on the table before anything else.
yj-setup-destiny-roll = In the full game both players shuffle and draw a destiny card; the higher number plays first, and ties are redrawn.
yj-setup-double-destiny-redraw = If both players draw cards with two destiny numbers for the start, both draw again.
yj-setup-starting-location = The first player takes any location out of their deck as the starting location, and so chooses the first planet.
yj-setup-opening-hand = Both players shuffle, the destiny cards included, and draw six cards.
yj-setup-fetch-effect = Whenever a player puts the first location of a new planet on the table (at the start, right after the opening hands, and at each later planet), that player first and then the other may look for one effect in the draw deck, show it, take it into hand and reshuffle. An opening hand may be looked at before deciding, and so may have seven cards.
yj-setup-fetch-effect-no-penalty = Finding no effect, or not wanting to look for one, costs nothing.
yj-setup-fetch-double-impact = A double impact card with an effect half may be fetched as an effect.
yj-setup-starter-plain-ruling = In the 30-card starter game nobody fetches effects.
yj-setup-no-location-ruling = A legal deck always has a location for the next planet. If none is found in a position set up by hand, the other player puts one down, and if neither can the game is a draw.

## The turn

yj-chapter-turn = The turn
yj-turn-phases = A turn is Deploy, Battle and Even Up, in that order; the first two are optional, Even Up is not.
yj-turn-reveal = At the start of a player's turn all of that player's face-down cards are turned face up.

## Deploying

yj-chapter-deploy = Deploying
yj-deploy-six-counters = Each turn a player may deploy cards worth up to six counters in all; unused counters are lost.
yj-deploy-current-planet = Characters, weapons, effects and locations deploy only to the current planet.
yj-deploy-hidden-first-turn = On a player's own first turn at each planet, the characters, weapons and effects deployed there are face down until the start of that player's next turn; later deployments are face up.
yj-deploy-hidden-count-known = The number of face-down cards is known to both players.
yj-deploy-hidden-no-text = The game text of a face-down card does not work. A text that works when its card deploys is lost for good if the card was deployed face down, even once it is turned up.
yj-deploy-hidden-not-present = A face-down card is not present for any purpose except uniqueness; it takes part in no battle and no duel.
yj-deploy-location = In their own Deploy phase a player may deploy from hand, over the present location, a location of the current planet with another site, always face up and at no counters. All cards of both players there move to it, and its bonuses apply from then on.
yj-deploy-weapon-without-user = A weapon may be deployed where no character can use it; it stays unused and remains on the planet.
yj-deploy-starship = Starships deploy face up to their owner's hyperspace pile in the Deploy phase, from the first turn on, at no counters.
yj-deploy-starship-unique = A starship without a diamond (Darth Maul's Starfighter, Droid Control Ship, Amidala's Starship, Radiant VII, Bravo 1, 2 and 3, and the later Viceroy's Battleship) may be in its owner's hyperspace pile only once, whatever the subtitle; a deck may hold several.
yj-deploy-from-deck = A text letting a character bring a named card from the draw deck fetches one copy; its counters are paid unless the text says free or cheaper, and the draw deck is reshuffled.
yj-deploy-from-deck-penalty = If that card is then not deployed (not found, too expensive, or the player changed their mind), the player takes one damage and reshuffles; nothing need be shown.
yj-deploy-honour-hidden = With the honour-system option, face-down deployments are not checked until they are revealed; if they prove illegal (over six counters, a battle card, location or starship among them, more than one effect), their owner must concede the planet. The illegal cards stay (battle cards are discarded, starships go to hyperspace), the opponent may shuffle all the cards they deployed there back into their draw deck, and then the offender evens up, chooses the next planet and takes the first turn there.
yj-deploy-honour-stack = With the honour-system option, a stackable card found deployed on a second planet goes back to its owner's hand with its whole stack there; the stack deployed first stays, and the counters stay spent. If the card lay face down, the rule for illegal face-down cards applies instead.
yj-plan-honour-illegal-card = A card from hand in a battle plan that is not a battle card goes straight back to hand.
yj-deploy-location-stays = A covered location stays under the new one, and all of a planet's locations are set aside with it.
yj-deploy-location-often-ruling = Any number of locations may be deployed in one Deploy phase, one after another.
yj-deploy-hidden-cost-ruling = A text that lowers a card's own counters does not work when that card is deployed face down.
yj-deploy-from-deck-as-hand-ruling = A card brought from the draw deck obeys everything a card from hand obeys (current planet, counters, uniqueness, face down in the first turn there); a copy that may not be deployed counts as not found.
yj-deploy-from-deck-chain-ruling = A card deployed by another card's text has deployed: its own text for that moment works.
yj-deploy-to-hand-no-penalty-ruling = A text that takes a card from the draw deck into hand costs no damage when nothing is taken; not using an optional text never costs anything.

## Which copies may be in play

yj-chapter-unique = Which copies may be in play
yj-unique-diamond = Cards with the diamond may be in play in any number, on any planets.
yj-unique-stackable = All cards of a stackable title, whatever their subtitles, are one stack. Any number of them may be in play, but all on one planet at a time, and stranded ones hold the stack there.
yj-unique-single = A title with neither diamond nor stack icon may be in play only once at a time.
yj-unique-per-player-ruling = Uniqueness is checked among a player's own cards; the sides share no titles that matter.
yj-unique-stack-acts-separately = Each card of a stack, character or weapon, costs its own counters and is used, fights and is defeated on its own, anywhere in the battle plan; a stack can fight as often as it has cards.
yj-unique-padme-queen = Padmé Naberrie and Queen Amidala are different stacks.
yj-unique-objective-counts = Cards on an objective are in play for uniqueness.
yj-unique-laps-free = Lap cards are not in play and ignore uniqueness.
yj-trait-by-name = A card has a trait (Jedi, Senator, Gungan, Neimoidian, Podracer Pilot and so on) only if its title or subtitle names it.
yj-trait-exceptions = Every Anakin Skywalker and every Sebulba is a Podracer Pilot; no Anakin Skywalker is a Jedi, whatever the subtitle says.
yj-trait-jedi-master = Every Jedi is a Jedi Master except Ki-Adi-Mundi and Obi-Wan Kenobi.
yj-trait-subtitle-version = A text naming title and subtitle means that version only; a title alone means every version.
yj-trait-present = “Present”, “here” and “at this location” need the card to be face up.
yj-trait-other = “Another” or “other” card never means any version of the card itself.
yj-trait-tank-is-character = A Trade Federation Tank is a character where a card says “any character”.
yj-unique-stack-again = When no card of a stack is in play any more, it may be begun anew, on any planet.
yj-unique-title-ruling = Titles are compared without capitals and punctuation. An Armed & Dangerous card has its character's title only; a combo or double impact card has a title of its own.
yj-trait-own-side-ruling = An effect's power bonus or lowered damage is for its owner's cards, and its added damage for the opponent's, unless it says otherwise.
yj-trait-has-fought-ruling = “Has fought this turn” means a fight or duel of this turn that is already over, of either player, the card itself included. Breaking through and space battles are not meant; a duel ended by printed damage 0 is.
yj-trait-controlled-ruling = “Has controlled” a planet holds from taking control to the end of the game; planets lost by conceding are remembered as surrendered.
yj-trait-group-opponent-ruling = A condition on the opposing character holds against a group if one of its members fits.

## Battle

yj-chapter-battle = Battle
yj-battle-declare = Once per own turn, after deploying, a player may declare a battle on the current planet if both players have face-up cards (characters or weapons) there; the opponent must defend.
yj-battle-optional = Declaring a battle is never forced.
yj-battle-declare-count = Before planning, the attacker says how many battle cards are added from hand, then the defender does. Neither may change the number, and which cards they are stays secret.
yj-battle-only-battle-cards = Only battle cards may be added from hand; bluffing with other cards is not allowed.
yj-battle-plan-all = The battle plan holds all the player's face-up characters and weapons on the planet and the declared battle cards, in an order of the player's choice, kept secret.
yj-battle-plan-order = A weapon goes directly before its user; a battle card goes before the weapon, or directly before the character.
yj-battle-reveal = For each fight both players reveal cards from the front of their battle plan up to and including the first character (or group).
yj-battle-location-bonus = Red dots a character shows for the current location add to its power.
yj-battle-weapon-bonus = A usable weapon adds the dots printed for that user, then a destiny draw if its box shows a cube; the dots come first.
yj-battle-one-weapon = One weapon card works per fight; surplus ones are ignored, not discarded.
yj-battle-one-battle-card = One battle card works per fight; more may be in the battle plan.
yj-battle-weapon-spare = Weapons placed after the last character are not used and not lost.
yj-battle-weapon-unusable = A weapon not directly before a character who can use it is ignored but not discarded.
yj-battle-card-unusable = A battle card not directly before a fitting character (or that character's weapon), or without effect now, is discarded; planning one on purpose to be rid of it is allowed.
yj-battle-card-discarded = A battle card is discarded after its fight.
yj-battle-destiny = A destiny draw turns up the top card of one's own draw deck, uses its destiny number, and puts the card into hand.
yj-battle-destiny-two-numbers = Of a card with two destiny numbers, the player who drew it chooses one each time.
yj-battle-destiny-order = In a fight the order is: the defender's battle card draws, the attacker's battle card draws, the defender's weapons draw (built-in ones too), the attacker's weapons draw, the defender's character or starship draws its power, the attacker's does. Then the attacker's battle card is resolved, then the defender's.
yj-battle-no-draw-unopposed = No destiny is drawn for a card that meets no opponent.
yj-battle-compare = The higher total wins: the loser's character is discarded, and its owner discards cards from the top of the draw deck equal to its damage. A tie leaves both in place.
yj-battle-weapon-lost = The weapon a defeated character was using is discarded with it.
yj-battle-breakthrough = When the defender's battle plan has run out, each of the attacker's characters that has not fought in this battle breaks through: the defender discards one card from the draw deck for each.
yj-battle-breakthrough-attacker-only = The defender's left-over characters do nothing.
yj-battle-hand-aside = Hands lie face down during the battle; drawn destiny cards join them and cannot be used in this battle's plan.
yj-battle-together = A “fight together” card makes the named two or three characters one fighter: powers, location bonuses and each one's effect bonuses add up, plus the battle card's bonus and one weapon's bonus (the weapon must suit the first of the group).
yj-battle-together-lose = A beaten group is defeated as a whole and its owner takes the damage of each, unless the card says only one.
yj-battle-add-together = An “add together” card does the same with two cards of one stack.
yj-battle-mistake = If the revealed combination does not fit (wrong characters or number, two weapons or battle cards before the group), only the first battle card is discarded, the rest goes back in the original order and the battle plan goes on.
yj-battle-effect-each = An effect's power bonus applies to every character of a group.
yj-battle-bonus-once = A bonus for “each” of several named kinds is given once per character, however many of the kinds it matches (Captain Panaka, Royal Defender gains two, not eight, from Naboo Royal Security Forces).
yj-battle-force-push = Against a Force Push the opponent's weapon cannot be used in the fight, nor any text or battle card that needs a weapon in use; if that character loses, the weapon is kept.
yj-battle-opponent-choice = A text about the opposing character, used against a group, means one of them, chosen by the card's player.
yj-battle-destiny-wording = “Destiny number” means the number of the card drawn; “your character's destiny” means the number printed on the character.
yj-battle-reveal-needs-card = Cards that reveal cards from hand for power need at least one card to reveal.
yj-battle-next-fight-bonus = Mace Windu, Jedi Warrior has his bonus for using Wisdom Of The Council in the fight the card is played in, against a diamond character or not, and again in the next fight it gives him.
yj-battle-gaderffii = The Gaderffii Stick's special text must be used before any weapon destiny is drawn, and then its own draw is not made.
yj-battle-stap-squad = “Any battle droid” includes a Battle Droid Squad; “any diamond battle droid” does not.
yj-battle-anakin-redraw = Each copy of Anakin Skywalker, Tested by the Jedi Council may use its redraw once per turn, for one of the three named draws, decided when the draw is made.
yj-battle-da-dug = Da Dug Chaaa! does not touch Light Side podracer pilots.
yj-battle-survivors = After the battle surviving characters and all weapons not lost return to the planet, and hands are taken up.
yj-battle-card-bonus = The dots of the battle card in use add to the power of its character or group, and a cube on it adds a destiny draw.
yj-battle-unknown-power = A character whose power is a cube draws destiny for it in every fight; all bonuses add to the number drawn.
yj-battle-fights-once = A card that has fought is put aside and takes no further part in this battle.
yj-battle-weapon-by-text = A character whose text lets it use a weapon that does not name it gets the dots and draws printed on that weapon (Aurra Sing, Trophy Collector: one dot from a Sith Lightsaber, three in all against a Jedi).
yj-battle-declare-cards-ruling = For declaring a battle, characters and weapons count and effects do not; a side with weapons only is planned like any other and has nobody to fight.
yj-battle-set-aside-ruling = The battle cards are set aside when the number is said, so the attacker chooses them before hearing the defender's number; none is a number too.
yj-battle-weapon-adjacent-ruling = Of several weapons before a character only the one directly before it can be used; if that one does not fit, none is.
yj-battle-card-over-weapon-ruling = One weapon between a battle card and its character never spoils the battle card, even a weapon that is ignored; two do, unless the battle card calls for two.
yj-battle-two-weapons-ruling = With a battle card that allows two weapons, both stand between it and the character in any order, both add dots and draws, and both are lost with the character.
yj-battle-group-contiguous-ruling = A group stands in one piece right behind its battle card and at most one weapon, its members in any order; anything between them is a mistake.
yj-battle-group-weapon-ruling = A weapon the first of a group cannot use is ignored and the group fights on; the weapon in use is lost only if its user is defeated.
yj-battle-card-unopposed-ruling = Battle cards of a battle plan that meet no opponent are discarded unused.
yj-battle-weapon-ban-first-ruling = Whatever forbids or ignores a weapon in a fight takes hold before the first destiny draw.
yj-battle-resolve-ruling = A battle card with a choice asks it when it is resolved, the attacker's wholly before the defender's, with the cards drawn in this fight already in hand.
yj-battle-extra-fight-ruling = A card that gives its character the next fight does so once: the character stands in for its own plan's next reveal, with the same weapon drawing anew and no new battle card. Without a next opponent nothing happens, and the character does not break through.
yj-battle-last-card-ruling = A character is the last card of a battle plan only if nothing, not even a spare weapon, stands behind it.
yj-battle-two-numbers-when-ruling = Of two destiny numbers one is chosen the moment the card is drawn or played, before anything else is drawn.
yj-battle-best-box-ruling = If several boxes of a weapon fit its user, the one with the most dots and cubes counts; “any other” never means one that another box names.
yj-battle-damage-floor-ruling = A damage number is never lowered below 0.
yj-battle-removed-not-defeated-ruling = A card discarded from play by a text is not defeated: there is no damage, and a weapon it could use stays.

## Even Up

yj-chapter-even-up = Even Up
yj-evenup-six = The active player draws or discards to exactly six cards; this happens only on one's own turn.
yj-evenup-discard-locations = Before drawing, any locations in hand may be discarded.
yj-evenup-recycle = Before drawing, the whole hand may be discarded.
yj-evenup-order-ruling = In Even Up, texts for that step come first, then the discarding of locations or of the whole hand, then drawing or discarding to the number.

## Control, stranding, the next planet

yj-chapter-control = Control, stranding, the next planet
yj-control-end-of-turn = At the end of either player's turn, a player with a face-up character on the planet whose opponent has no character there takes control, but not while the opponent has face-down cards there.
yj-control-nobody = With no character on either side the game just goes on.
yj-control-surrender = A player may concede the planet at the end of their own turn, after evening up, even on the first turn there. The opponent takes control, with or without characters there and whatever lies face down, and the loser's cards there are stranded too.
yj-control-stranded = All characters and weapons left on a controlled planet are stranded: there is no deploying or fighting there, but they can be evacuated.
yj-control-effects-discarded = Effects are discarded when the planet is controlled or conceded.
yj-control-next-planet = The loser of the planet chooses a planet not yet played, takes a location of it from discard pile, draw deck (which is then reshuffled) or hand, puts it down and takes the next turn, whosever turn it was.
yj-control-hidden-stay = Cards still face down on a conceded planet are turned up at the start of their owner's next turn.
yj-control-order-ruling = At the end of a turn control is looked at first, and conceding is asked only if nobody takes control. Then effects are discarded, texts about winning control are used, the next location is put down, the loser and then the winner fetch, and the loser's turn begins.
yj-control-hidden-effect-ruling = An effect still face down is discarded with the others when its planet is controlled or conceded.

## Starships and evacuation

yj-chapter-starships = Starships and evacuation
yj-evac-when = A player may evacuate only in their own Deploy phase; it needs a transport in hyperspace and at least one face-up character or weapon of their own on the planet chosen (any planet, the current one too).
yj-evac-all-ships = All the evacuating player's starships in hyperspace take part.
yj-evac-all-cards = All of the player's own characters and weapons on that planet go: there is no partial evacuation. A deployed effect stays.
yj-evac-intercept = The opponent may first add starships from hand to their own hyperspace pile, and then may intercept with all of them.
yj-evac-space-battle = In a space battle the interceptor is the attacker, and battle cards are declared attacker first. Plans, reveals and comparison work as for characters; starfighters add a destiny draw, transports do not, and there is no breakthrough.
yj-evac-ship-defeated = A beaten starship is discarded and its owner takes its damage; ties leave both.
yj-evac-success = If a transport of the evacuating player survives (or nobody intercepted), the evacuated cards are shuffled into the draw deck.
yj-evac-random-transport = After each success one of the surviving transports, chosen at random, is shuffled into the draw deck as well.
yj-evac-failure = If no transport survives, the evacuated cards are discarded without damage.
yj-evac-survivors = The other surviving starships return to hyperspace.
yj-evac-bonus-anywhere = Characters that strengthen their player's starfighters do so from any planet, each copy adding its bonus.
yj-evac-where = A space battle takes place at the planet being evacuated.
yj-evac-repeat-ruling = Evacuations are not limited per turn, give no counters back and are not the turn's battle; a stack they free may be deployed in the same phase.
yj-evac-aboard-ruling = Cards being evacuated count as on their planet, with their texts, until the space battle is over.
yj-evac-damage-first-ruling = Damage in a space battle is taken fight by fight; a player whose draw deck it exhausts has lost before any card comes back.
yj-evac-hidden-ruling = Should face-down cards of the evacuating player lie on the planet (only in a position set up by hand), they are evacuated with the rest.

## Effects

yj-chapter-effects = Effects
yj-effect-cost = An effect costs its counters out of the six and deploys beside the current location.
yj-effect-one = A player may have one effect deployed at a time.
yj-effect-extra-counters = An effect raising the counter limit works at once in the same Deploy phase, unless it is face down.
yj-effect-no-replace-ruling = A deployed effect, face down or not, cannot be given up to make room for another.
yj-effect-hand-size-ruling = An effect that sets the number to even up to also holds when the whole hand was discarded; a hand above the number is only corrected in its owner's own Even Up.

## Lightsaber duels

yj-chapter-duel = Lightsaber duels
yj-duel-once = A duel may be started once per own turn, in the Battle phase before the battle; it does not replace the battle.
yj-duel-who = The initiator needs a face-up dueling character (Obi-Wan Kenobi, Qui-Gon Jinn, any Jedi, never Anakin; Darth Maul, Darth Sidious, Aurra Sing) and a lightsaber there that it can use.
yj-duel-target = The initiator names any face-up opposing character there.
yj-duel-intercept = The opponent may defend with any dueling character of their own there instead, even when the one named is a dueling character, and also with another card of the same stack.
yj-duel-defender-weapon = The defender may use one weapon its character can use, of any kind.
yj-duel-one-card = One card a side fights, whatever the stack.
yj-duel-attacked = The named character counts as attacked in a duel, or the one that intercepted instead of it.
yj-duel-is-fight = A duel is a fight for every text that speaks of fighting.
yj-duel-unknown-power = A character with a cube for power draws destiny for it first; that card goes to hand.
yj-duel-zero-damage = A character with printed damage 0 that must duel is simply discarded; no dueling hands are drawn.
yj-duel-hand = Each player draws as many cards as the character's total power (location, weapon dots, all bonuses; no weapon destiny), or as many as there are.
yj-duel-hand-is-deck = Dueling cards still count as part of the draw deck: drawing the last one for a duel does not lose the game.
yj-duel-attack-parry = The initiator attacks first. An attack is a card from the dueling hand, met by a card of the same destiny number, which becomes a new attack, and so on.
yj-duel-hit = An attack that is not parried, by choice or by need, scores a hit; the character hit attacks next.
yj-duel-two-numbers = A card with two destiny numbers is played as either.
yj-duel-pass = Instead of a fresh attack a player may pass; from then on that player only parries and may start no battle this turn. Two passes in a row end the duel.
yj-duel-pass-parries-hit = Parries by a player who has passed still score hits.
yj-duel-no-cards-ruling = A player without cards who should attack gives the attack over; that is no declared pass and forbids no battle.
yj-duel-end = The duel ends when a character is defeated or neither player can or will play.
yj-duel-text = A character scoring a hit with a card that has dueling text may use that text, with or without a lightsaber.
yj-duel-defeat = Hits equal to or above the printed damage defeat a character: it and its weapon are discarded.
yj-duel-cleanup = All dueling cards are shuffled back into the draw decks before damage is taken.
yj-duel-defeat-damage = The loser takes the character's damage, after modifiers, less the hits it inflicted, and never less than nothing.
yj-duel-undecided-damage = With nobody defeated, the player whose character took more hits takes the difference; equal hits cost nothing.
yj-duel-after = After a duel the hit tokens go, and cards that dueled may still battle this turn.
yj-duel-armed-ruling = An Armed & Dangerous duelist with a built-in lightsaber may start a duel; in any duel its built-in weapon adds its dots without a draw.
yj-duel-hits-ruling = Hits inflicted are the hits on the opponent when the duel ends; removed ones do not count.
yj-duel-zero-weapon-ruling = A character discarded from a duel for printed damage 0 takes no weapon with it.
yj-duel-power-draw-ruling = The destiny draw for an unknown power in a duel is an ordinary draw: taking the last card by it loses the game.

## Reflections cards

yj-chapter-reflections = Reflections cards
yj-armed-no-weapon = An Armed & Dangerous character cannot use weapon cards; one right before it in the battle plan is ignored.
yj-armed-cost = All counters of an Armed & Dangerous card are paid, the weapon's included; the weapon part is never reduced.
yj-armed-draw = The dots and the destiny draw of an Armed & Dangerous character's built-in weapon are used in fights.
yj-armed-never-weapon-card = An Armed & Dangerous card is a character card, never a weapon card: cards that deploy, find or target a weapon card do not touch it, cards that target “a weapon” do.
yj-armed-force-push = Under Force Push the dots and the draw of an Armed & Dangerous character's weapon box are ignored.
yj-combo-both = A combo battle card gives all the benefits of both its cards.
yj-double-choose = A double impact card is played as one of its two halves, chosen when played.
yj-armed-group-ruling = In a group each built-in weapon works, beside the one weapon card of the first member.
yj-armed-using-ruling = An Armed & Dangerous character counts as using its built-in weapon for texts that ask for that weapon in use.
yj-combo-counts-as-parts-ruling = A combo battle card counts as each of the two cards it names for texts that ask for that card in use.
yj-double-kind-ruling = In hand and deck a double impact card counts as a card of each kind its halves have.
yj-double-when-ruling = The half of a double impact card is chosen when it is deployed, or in a battle when it is revealed; in a duel number and text come from the same half.

## Podracing (Boonta Eve Classic)

yj-chapter-podrace = Podracing (Boonta Eve Classic)
yj-race-objective = An objective starts on the table and stays all game. It has no counters and no destiny, is no effect, and both players may have one.
yj-race-deploy = One podracer pilot and one podracer weapon may be deployed on an objective, counters paid, always face up, once each for the whole game.
yj-race-matching = Deploying one of them there lets its owner deploy the matching other from the draw deck, counters paid; a podracer matches when its title has the pilot's name.
yj-race-before-all = All racing actions come before any other action of the Deploy phase.
yj-race-thrust = Once per own Deploy phase, the turn the pilot deployed included, the pilot gains one thrust token, up to four.
yj-race-laps-per-phase = At most as many lap cards may be played per Deploy phase as there are thrust tokens.
yj-race-sequence = Lap cards are played from hand face up, in the order of destiny numbers 1, 2, 3, 4, 5, 6. Locations cannot be used, and no counters are paid.
yj-race-handling = A card whose destiny number is the pilot's handling number may stand for any number of the sequence, at most twice a lap. Handling is the last digit of the pilot's collector number, and 0 or 7 and above can never be used.
yj-race-lap-done = A full 1 to 6 puts a lap token on the objective, and its six cards are shuffled into the draw deck; left-over thrust may go on with the next lap.
yj-race-cards-are-deck = Lap cards remain part of the draw deck: with the draw deck empty they are lost to damage or drawn, last played first. The draw deck is exhausted only when they are gone too.
yj-race-refuel = After thrusting, up to half the pilot's thrust in cards, rounded up, may be drawn; after refuelling there is no thrust that phase.
yj-race-both-needed = Thrust tokens, lap cards and refuelling need the pilot and its matching podracer both on the objective.
yj-race-draws-ruling = With the draw deck empty, lap cards also serve destiny draws, refuelling and other draws into hand, but neither dueling hands nor searches.
yj-race-zero-thrust-ruling = Placing the token and playing no lap card is a thrust too, and refuelling may follow.
yj-race-deploy-first-ruling = Putting a pilot or podracer on the objective is a racing action and comes before all others.
yj-race-natural-ruling = A card played for its own destiny number is no handling card.
yj-race-search-ruling = A search for the matching pilot or podracer that deploys nothing costs one damage like any other.
yj-race-apart-ruling = The objective is a place of its own: its cards are in no battle, duel, evacuation or control and never “here”; a stack there cannot be on a planet, nor the reverse.

## Virtual cards and other updates

yj-chapter-virtual = Virtual cards and other updates
yj-virtual-slip = A virtual card replaces the numbered card it names, never an Armed & Dangerous, double impact or combo card unless it says so. It counts against the deck limits of its title and is not used in sealed play.
yj-virtual-objective-one = A deck may hold one objective, virtual or not.
yj-virtual-watto = Watto, Junk Merchant: in a fight against a Jedi (or a group with one), two cards discarded from hand make it a tie.
yj-virtual-no-time = We Don't Have Time For This / We Have Them On The Run: the character or starship used with it leaves this fight and meets the next opponent; those it leaves, all of a group, are out of this battle.
yj-virtual-pit-droid = Pit Droid, Mechanic: choose an opposing character; if there is a battle this turn, neither of the two takes part.
yj-limited-uh-oh = Uh-Oh! may not be used in sealed play.
yj-errata-eopie = DM 40 Eopie costs 1 counter.
yj-errata-battle-droid-103 = DM 103 Battle Droid: Infantry, AAT Division costs 2 counters.
yj-errata-might-of-the-republic = JC 61 The Might Of The Republic works with two Coruscant Guards.
yj-errata-droid-starfighter = BN 139 Droid Starfighter draws destiny for power.
yj-errata-c1 = RF C1 gives four power.
yj-errata-jira = BP 4 Jira is unique, not stackable.
yj-virtual-left-behind-ruling = Those left behind by We Don't Have Time For This / We Have Them On The Run do not break through.
yj-virtual-base-numbers-ruling = The virtual cards known by their text alone keep every number of the card they replace.

## Decks and collecting

yj-chapter-decks = Decks and collecting
yj-deck-sixty = A full deck has 60 cards of one side; a starter deck has 30.
yj-deck-six-by-ten = A deck has exactly ten cards of each of the six dot colours (five each in a starter deck).
yj-deck-jokers = A wild card fills one slot of a colour its white dots show; there is at most one wild card per colour, so at most six.
yj-deck-semi-jokers = A card with a coloured dot and white dots fills a slot of its own colour as an ordinary card, or a slot of another as that colour's one wild card.
yj-deck-five-per-title = There are at most five cards of one title per colour, wild cards included; subtitles do not matter.
yj-deck-three-planets = A deck has at least one location each of Tatooine, Coruscant and Naboo.
yj-deck-one-objective = A deck has at most one objective; it is one of the 60 cards and wild in yellow, purple or orange.
yj-deck-combine-starters = Any two starter decks of one side make a 60-card deck that keeps the rules of colours and planets; where the later five-per-title limit is in force, it must keep that too.
yj-collect-starter = A starter set holds a fixed Light Side and a fixed Dark Side 30-card deck.
yj-collect-booster = A booster has 11 cards of both sides: 1 rare, 3 uncommon and 7 common; on average one in nine holds a foil. A box for collectors has 12 boosters (132 cards).
yj-collect-rarity = A card shows its set, number and rarity. Ten cards of a first-series set are starter-only and have no rarity mark; foils are numbered F1 to F18.
yj-collect-where-found = Locations come in starter sets only, starships in boosters only.
yj-collect-set-size = A first-series set has 140 cards: 30 rare, 40 uncommon, 60 common and 10 starter-only. Beside them there are 18 foils with rarities of their own, each scarcer than an ordinary rare.
yj-collect-reflections = Reflections has 100 cards: 60 foils (12 of them previews of Boonta Eve Podrace), 12 Armed & Dangerous, 14 combo and 14 double impact.
