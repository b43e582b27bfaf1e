### Young Jedi in the browser: how its formats, sides, filters and charts are called.

web-young-jedi-format-full = Partie complète
web-young-jedi-format-full-note = 60 cartes, trois planètes
web-young-jedi-format-starter = Partie d'initiation
web-young-jedi-format-starter-note = 30 cartes, une planète ; idéale pour commencer
web-young-jedi-format-classic = Classique
web-young-jedi-format-classic-note = 60 cartes, titres en nombre quelconque
web-young-jedi-format-sealed = Jeu scellé
web-young-jedi-format-sealed-note = 30 cartes, tirées d'un starter et de boosters
web-young-jedi-format-sample = Decks d'exemple
web-young-jedi-format-sample-note = 15 cartes, un premier aperçu
web-young-jedi-side-light = Côté Lumineux
web-young-jedi-side-dark = Côté Obscur
web-young-jedi-setting-tournament = Règles de tournoi
web-young-jedi-setting-tournament-no = Non
web-young-jedi-setting-tournament-yes = Oui
web-young-jedi-setting-honour = Système d'honneur
web-young-jedi-setting-honour-no = Non
web-young-jedi-setting-honour-yes = Oui
web-young-jedi-field-counters = Compteurs
web-young-jedi-field-power = Puissance
web-young-jedi-field-damage = Dégâts
web-young-jedi-field-destiny = Destin
web-young-jedi-field-users = Fonctionne avec
web-young-jedi-field-bonus = Bonus des sites

## Filters

yj-desk-side = Côté
yj-desk-kind = Type
yj-desk-kind-character = Personnage
yj-desk-kind-weapon = Arme
yj-desk-kind-battle = Carte de bataille
yj-desk-kind-location = Lieu
yj-desk-kind-starship = Vaisseau
yj-desk-kind-effect = Effet
yj-desk-kind-objective = Objectif
yj-desk-planet = Planète
yj-desk-traits = Qui
yj-desk-trait-battle-droid = Droïde de combat
yj-desk-trait-destroyer-droid = Droïde destroyer
yj-desk-trait-destroyer-droid-squad = Escouade de droïdes destroyers
yj-desk-trait-gungan = Gungan
yj-desk-trait-handmaiden = Suivante
yj-desk-trait-jawa = Jawa
yj-desk-trait-jedi = Jedi
yj-desk-trait-neimoidian = Neimoidien
yj-desk-trait-pit-droid = Droïde de stand
yj-desk-trait-podracer-pilot = Pilote de module
yj-desk-trait-senator = Sénateur
yj-desk-trait-sith-probe-droid = Droïde sonde sith
yj-desk-trait-trade-federation-tank = Char de la Fédération du Commerce
yj-desk-trait-tusken-raider = Pillard tusken
yj-desk-site = Site
yj-desk-colour = Pastille
yj-desk-colour-red = Rouge
yj-desk-colour-orange = Orange
yj-desk-colour-blue = Bleue
yj-desk-colour-yellow = Jaune
yj-desk-colour-green = Verte
yj-desk-colour-purple = Violette
yj-desk-counters = Compteurs
yj-desk-power = Puissance
yj-desk-damage = Dégâts
yj-desk-destiny = Destin
yj-desk-uniqueness = En jeu
yj-desk-uniqueness-diamond = En nombre quelconque (◆)
yj-desk-uniqueness-stackable = Empilable
yj-desk-uniqueness-unique = Unique
yj-desk-rarity = Rareté
yj-desk-rarity-r = Rare
yj-desk-rarity-u = Peu commune
yj-desk-rarity-c = Commune
yj-desk-rarity-s = Réservée aux starters
yj-desk-set = Extension
yj-desk-set-dm = The Menace of Darth Maul
yj-desk-set-jc = The Jedi Council
yj-desk-errata = Errata
yj-desk-errata-yes = Corrigée depuis

## Charts

yj-desk-slots = Pastilles
yj-desk-curve = Compteurs
yj-desk-destinies = Destin
