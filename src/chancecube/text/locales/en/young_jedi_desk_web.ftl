### Young Jedi in the browser: how its formats, sides, filters and charts are called.

web-young-jedi-format-full = Full game
web-young-jedi-format-full-note = 60 cards, three planets
web-young-jedi-format-starter = Starter game
web-young-jedi-format-starter-note = 30 cards, one planet; a good first game
web-young-jedi-format-classic = Classic
web-young-jedi-format-classic-note = 60 cards, any number of a title
web-young-jedi-format-sealed = Sealed
web-young-jedi-format-sealed-note = 30 cards, built from a starter and boosters
web-young-jedi-format-sample = Sample decks
web-young-jedi-format-sample-note = 15 cards, a first taste
web-young-jedi-side-light = Light Side
web-young-jedi-side-dark = Dark Side
web-young-jedi-setting-tournament = Tournament rules
web-young-jedi-setting-tournament-no = No
web-young-jedi-setting-tournament-yes = Yes
web-young-jedi-setting-honour = Honour system
web-young-jedi-setting-honour-no = No
web-young-jedi-setting-honour-yes = Yes
web-young-jedi-field-counters = Counters
web-young-jedi-field-power = Power
web-young-jedi-field-damage = Damage
web-young-jedi-field-destiny = Destiny
web-young-jedi-field-users = Works with
web-young-jedi-field-bonus = Site bonuses

## Filters

yj-desk-side = Side
yj-desk-kind = Kind
yj-desk-kind-character = Character
yj-desk-kind-weapon = Weapon
yj-desk-kind-battle = Battle card
yj-desk-kind-location = Location
yj-desk-kind-starship = Starship
yj-desk-kind-effect = Effect
yj-desk-kind-objective = Objective
yj-desk-planet = Planet
yj-desk-traits = Who
yj-desk-trait-battle-droid = Battle droid
yj-desk-trait-destroyer-droid = Destroyer droid
yj-desk-trait-destroyer-droid-squad = Destroyer droid squad
yj-desk-trait-gungan = Gungan
yj-desk-trait-handmaiden = Handmaiden
yj-desk-trait-jawa = Jawa
yj-desk-trait-jedi = Jedi
yj-desk-trait-neimoidian = Neimoidian
yj-desk-trait-pit-droid = Pit droid
yj-desk-trait-podracer-pilot = Podracer pilot
yj-desk-trait-senator = Senator
yj-desk-trait-sith-probe-droid = Sith probe droid
yj-desk-trait-trade-federation-tank = Trade Federation tank
yj-desk-trait-tusken-raider = Tusken raider
yj-desk-site = Site
yj-desk-colour = Dot
yj-desk-colour-red = Red
yj-desk-colour-orange = Orange
yj-desk-colour-blue = Blue
yj-desk-colour-yellow = Yellow
yj-desk-colour-green = Green
yj-desk-colour-purple = Purple
yj-desk-counters = Counters
yj-desk-power = Power
yj-desk-damage = Damage
yj-desk-destiny = Destiny
yj-desk-uniqueness = In play
yj-desk-uniqueness-diamond = Any number (◆)
yj-desk-uniqueness-stackable = Stackable
yj-desk-uniqueness-unique = Unique
yj-desk-rarity = Rarity
yj-desk-rarity-r = Rare
yj-desk-rarity-u = Uncommon
yj-desk-rarity-c = Common
yj-desk-rarity-s = Starter only
yj-desk-set = Set
yj-desk-set-dm = The Menace of Darth Maul
yj-desk-set-jc = The Jedi Council
yj-desk-errata = Errata
yj-desk-errata-yes = Corrected since

## Charts

yj-desk-slots = Dots
yj-desk-curve = Counters
yj-desk-destinies = Destiny
