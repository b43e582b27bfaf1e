### Jedi Knights in the browser: how its formats, sides, keywords, filters and charts are called.

web-jedi-knights-format-duel = Duel
web-jedi-knights-format-duel-note = Two players, Alliance against Empire
web-jedi-knights-format-team = Teams
web-jedi-knights-format-team-note = Four players, two against two
web-jedi-knights-side-alliance = Alliance
web-jedi-knights-side-empire = Empire
web-jedi-knights-side-independent = Independent
web-jedi-knights-setting-timing-2001 = Responses as changed in 2001
web-jedi-knights-setting-timing-2001-no = No
web-jedi-knights-setting-timing-2001-yes = Yes

## Filters

jk-desk-side = Allegiance
jk-desk-kind = Kind
jk-desk-theme = Theme
jk-desk-keywords = Keywords
jk-desk-timing = Played in
jk-desk-planet = Planet
jk-desk-cost = Cost
jk-desk-power = Power
jk-desk-defense = Defense
jk-desk-destiny = Destiny
jk-desk-leadership = Leadership
jk-desk-tactical = Tactical bonus
jk-desk-colour = Force colour
jk-desk-colour-blue = Blue
jk-desk-colour-red = Red
jk-desk-rarity = Rarity
jk-desk-rarity-r = Rare
jk-desk-rarity-u = Uncommon
jk-desk-rarity-c = Common
jk-desk-rarity-f = Fixed
jk-desk-rarity-p = Promotional
jk-desk-set = Set
jk-desk-set-ps = Practice Set (ours)
jk-desk-set-pr = Promotional cards

## Charts

jk-desk-curve = Cost
jk-desk-destinies = Destiny

## Keywords

jk-web-keyword-alien = Alien
jk-web-keyword-apprentice = Apprentice
jk-web-keyword-ax = Ax
jk-web-keyword-black-squadron = Black Squadron
jk-web-keyword-blaster = Blaster
jk-web-keyword-bounty-hunter = Bounty Hunter
jk-web-keyword-bowcaster = Bowcaster
jk-web-keyword-capital = Capital
jk-web-keyword-droid = Droid
jk-web-keyword-guard = Guard
jk-web-keyword-hero = Hero
jk-web-keyword-hutt = Hutt
jk-web-keyword-imperial = Imperial
jk-web-keyword-ion = Ion
jk-web-keyword-jawa = Jawa
jk-web-keyword-jedi = Jedi
jk-web-keyword-laser = Laser
jk-web-keyword-lightsaber = Lightsaber
jk-web-keyword-missile = Missile
jk-web-keyword-officer = Officer
jk-web-keyword-personal = Personal
jk-web-keyword-pilot = Pilot
jk-web-keyword-rebel = Rebel
jk-web-keyword-red-squadron = Red Squadron
jk-web-keyword-senator = Senator
jk-web-keyword-shipboard = Shipboard
jk-web-keyword-sith = Sith
jk-web-keyword-smuggler = Smuggler
jk-web-keyword-starfighter = Starfighter
jk-web-keyword-thug = Thug
jk-web-keyword-torpedo = Torpedo
jk-web-keyword-transport = Transport
jk-web-keyword-trooper = Trooper
jk-web-keyword-typical = Typical
jk-web-keyword-wookiee = Wookiee
