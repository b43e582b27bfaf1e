### Jedi Knights in the browser: how its formats, sides, keywords, filters and charts are called.

web-jedi-knights-format-duel = Duel
web-jedi-knights-format-duel-note = Deux joueurs, l'Alliance contre l'Empire
web-jedi-knights-format-team = Équipes
web-jedi-knights-format-team-note = Quatre joueurs, deux contre deux
web-jedi-knights-side-alliance = Alliance
web-jedi-knights-side-empire = Empire
web-jedi-knights-side-independent = Indépendant
web-jedi-knights-setting-timing-2001 = Réponses comme modifiées en 2001
web-jedi-knights-setting-timing-2001-no = Non
web-jedi-knights-setting-timing-2001-yes = Oui

## Filters

jk-desk-side = Allégeance
jk-desk-kind = Type
jk-desk-theme = Thème
jk-desk-keywords = Mots-clés
jk-desk-timing = Se joue
jk-desk-planet = Planète
jk-desk-cost = Coût
jk-desk-power = Puissance
jk-desk-defense = Défense
jk-desk-destiny = Destin
jk-desk-leadership = Commandement
jk-desk-tactical = Bonus tactique
jk-desk-colour = Couleur de Force
jk-desk-colour-blue = Bleu
jk-desk-colour-red = Rouge
jk-desk-rarity = Rareté
jk-desk-rarity-r = Rare
jk-desk-rarity-u = Peu commune
jk-desk-rarity-c = Commune
jk-desk-rarity-f = Fixe
jk-desk-rarity-p = Promotionnelle
jk-desk-set = Set
jk-desk-set-ps = Practice Set (de notre cru)
jk-desk-set-pr = Cartes promotionnelles

## Charts

jk-desk-curve = Coût
jk-desk-destinies = Destin

## Keywords

jk-web-keyword-alien = Extraterrestre
jk-web-keyword-apprentice = Apprenti
jk-web-keyword-ax = Hache
jk-web-keyword-black-squadron = Escadron Noir
jk-web-keyword-blaster = Blaster
jk-web-keyword-bounty-hunter = Chasseur de primes
jk-web-keyword-bowcaster = Arbalète laser
jk-web-keyword-capital = Capital
jk-web-keyword-droid = Droïde
jk-web-keyword-guard = Garde
jk-web-keyword-hero = Héros
jk-web-keyword-hutt = Hutt
jk-web-keyword-imperial = Impérial
jk-web-keyword-ion = Ion
jk-web-keyword-jawa = Jawa
jk-web-keyword-jedi = Jedi
jk-web-keyword-laser = Laser
jk-web-keyword-lightsaber = Sabre laser
jk-web-keyword-missile = Missile
jk-web-keyword-officer = Officier
jk-web-keyword-personal = Personnel
jk-web-keyword-pilot = Pilote
jk-web-keyword-rebel = Rebelle
jk-web-keyword-red-squadron = Escadron Rouge
jk-web-keyword-senator = Sénateur
jk-web-keyword-shipboard = De bord
jk-web-keyword-sith = Sith
jk-web-keyword-smuggler = Contrebandier
jk-web-keyword-starfighter = Chasseur
jk-web-keyword-thug = Homme de main
jk-web-keyword-torpedo = Torpille
jk-web-keyword-transport = Transport
jk-web-keyword-trooper = Soldat
jk-web-keyword-typical = Typique
jk-web-keyword-wookiee = Wookiee
