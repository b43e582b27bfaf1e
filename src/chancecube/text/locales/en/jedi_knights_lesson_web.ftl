### Jedi Knights in the browser: the lesson.

jk-learn-point-one = The Alliance fights the Empire for four planets. Each planet is a site, where characters stand, and a system, where starships fly.
jk-learn-point-two = Every turn all players secretly choose a Force card. It says who acts first, how many credits there are and how many cards are drawn.
jk-learn-point-three = Then players act in turn, one action at a time: they play cards, attack, and pass when they are done.
jk-learn-point-four = After two turns the greater power at the site controls the planet. Three planets win; else the fourth is fought to the end.

jk-learn-force-title = The Force card
jk-learn-force = Choose one of your eight Force cards. The large number decides who is Player 1; the coin is your credits for this turn, the cards how many you draw at its end. High numbers are quick and poor. Your opponent chooses at the same time, and a used card never comes back.
jk-learn-force-done = Both cards were turned up together. The higher number is Player 1 for this turn.

jk-learn-deploy-title = Deploying
jk-learn-deploy = The white squares on a card are its cost, the coin in your corner counts the credits you have left. Play a starship to the system and a character to the site: drag a glowing card there, or click it. Your Hero waits in the Theme pile and may be played from there. Between your actions your opponent may act too.
jk-learn-deploy-done = One card in the air, one on the ground. Credits you do not spend are lost.

jk-learn-weapon-title = Weapons
jk-learn-weapon = A weapon lies under its bearer. Luke's Lightsaber goes under Luke: drag it onto him, or click it. Personal weapons are for characters, Shipboard weapons for starships.
jk-learn-weapon-done = The lightsaber lies under Luke and goes wherever he goes.

jk-learn-attack-title = Attacking
jk-learn-attack = Starships fight first. Choose a ready starship as your attacker: drag it onto the TIE Fighter, or click it. It rotates, so it cannot attack again this turn. Then pass in each step: the higher power wins, and a tie goes to the attacker.
jk-learn-attack-done = You won the battle, and the loser is discarded.

jk-learn-support-title = Support
jk-learn-support = Vader is stronger than Luke. But Luke's stars are leadership: one card may support him for each. Attack with Luke and add both Rebel Soldiers in the Support Step; each gives him more power, and a tie goes to the attacker. Supporters also shield him: while he has one, he cannot be shot at.
jk-learn-support-done = Without the supporters the battle would have been lost. Only the power of attacker and defender is compared.

jk-learn-fire-title = Firing a weapon
jk-learn-fire = In the Weapons Step each card in the battle may use one weapon. Swing the lightsaber at the Stormtrooper: destiny is the number on the top card of your deck, and the text of the weapon adds to it. More than the target's defense hits. General Veers himself cannot be targeted while the trooper supports him.
jk-learn-fire-done = The destiny card is yours to keep: it goes to your hand, hit or miss.

jk-learn-bonus-title = The tactical bonus
jk-learn-bonus = Vader is stronger than Luke. An Event may be used for its red tactical bonus instead of its text, one for each attacker or defender. Choose the greater one, then pass until power is compared.
jk-learn-bonus-done = The bonus decided the battle. The Event is discarded after it.

jk-learn-response-title = Responses
jk-learn-response = This battle is lost: the trooper is stronger than your guard. Pass, and see what happens: when your guard is defeated you are asked for a Response. Play Escape Pod then.
jk-learn-response-done = A Response is played when its condition happens and takes no action of yours. The guard waits in your Theme pile for the Final Conflict.

jk-learn-blockade-title = The blockade
jk-learn-blockade = A ready capital starship can rotate to intimidate: your opponent must rotate a ready character, but never a Hero. And whoever is aboard a starship can be shuttled down to the site. Do both, in any order.
jk-learn-blockade-done = The trooper cannot attack now, and your soldier stands at the site.

jk-learn-control-title = The Control Check
jk-learn-control = It is this planet's second turn, and nobody can fight any more. The Empire has more power at the site than you. But your Hero is there, and that doubles your total. Pass, and see.
jk-learn-control-done = Your doubled total was the higher one: the planet is yours. Now both sides pack up into their Theme piles, and the next planet comes.

jk-learn-final-title = The Final Conflict
jk-learn-final = If nobody has three planets, the fourth decides. Characters battle until only one side has any left at the site. Defeat the last trooper.
jk-learn-final-done = The site is yours, and so is the game. You know all you need to play it for real.
