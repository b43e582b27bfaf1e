### Jedi Knights TCG: the names of things, card pages, decks and set files.

## Players and places

jk-side-alliance = Alliance
jk-side-empire = Empire
jk-subject = { $alone ->
        [yes] { $side ->
            [alliance] l'Alliance
           *[empire] l'Empire
        }
       *[no] { $name }
    }
jk-zone-deck = pioche
jk-zone-hand = main
jk-zone-discard = défausse
jk-zone-theme = Thème
jk-zone-theme-pile = pile de Thème
jk-zone-force = deck de Force
jk-zone-used = cartes de Force utilisées
jk-zone-won = planètes contrôlées
jk-zone-events = Événements en jeu
jk-zone-turned = montrées pour le destin
jk-zone-site = au site
jk-zone-system = au système
jk-zone-locations = lieux
jk-zone-sites = sites
jk-zone-systems = systèmes
jk-zone-attached = dessous ou à bord
jk-some-card = une carte
jk-this-card = cette carte
jk-nobody = personne

## Card pages

jk-kind-character = personnage
jk-kind-starship = vaisseau
jk-kind-weapon = arme
jk-kind-event = Événement
jk-kind-event-of = Événement ({ $time })
jk-kind-theme = Thème
jk-kind-location = lieu
jk-kind-force = carte de Force
jk-timing-deploy = phase de Déploiement
jk-timing-battle = phase de Bataille
jk-timing-blockade = phase de Blocus
jk-timing-support = étape de Soutien
jk-timing-weapons = étape des Armes
jk-timing-power = étape de Puissance
jk-timing-response = Réponse
jk-allegiance-alliance = Alliance
jk-allegiance-empire = Empire
jk-allegiance-independent = Indépendant
jk-colour-blue = bleu
jk-colour-red = rouge
jk-rarity-r = rare
jk-rarity-u = peu commune
jk-rarity-c = commune
jk-rarity-f = fixe
jk-rarity-p = promotionnelle
jk-set-practice-set = Practice Set
jk-set-promotional-cards = Cartes promotionnelles
jk-set-number = { $set }, n° { $number }
jk-ours = { $set } : conçu par Chance Cube
jk-credits = { $count ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $count } crédits
    }
jk-bonus-number = +{ $amount }
jk-fact-allegiance = Allégeance
jk-fact-kind = Type
jk-fact-theme = Thème
jk-fact-keywords = Mots-clés
jk-fact-cost = Coût
jk-fact-power = Puissance
jk-fact-defense = Défense
jk-fact-leadership = Commandement
jk-fact-destiny = Destin
jk-fact-tactical = Bonus tactique
jk-fact-planet = Planète
jk-fact-system = Système
jk-fact-bonus = Crédits de bonus
jk-fact-colour = Couleur
jk-fact-force = Nombre de Force
jk-fact-credits = Crédits
jk-fact-draw = Nombre de pioche
jk-fact-theme-number = Nombre de Thème
jk-fact-hand = Main de départ
jk-fact-hero = Héros de départ
jk-fact-set = Extension
jk-fact-rarity = Rareté
jk-fact-made = Origine

## Decks that break a rule

jk-breach-deck-no-theme = Le deck n'a pas de Thème.
jk-breach-deck-themes = Le deck a { $have } Thèmes ; choisissez-en un, avec son Héros.
jk-breach-deck-no-hero = Il manque au deck { $hero }, le Héros de départ de { $title }.
jk-breach-deck-locations = Le deck a { $have ->
        [one] { $have } lieu
       *[other] { $have } lieux
    } de { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } ; il en faut { $need }, de { $need } planètes différentes.
jk-breach-deck-force-colours = Le deck de Force mélange les couleurs ; ses huit cartes doivent être d'une seule.
jk-breach-deck-force = { $have ->
        [0] Le deck de Force n'a pas de carte numéro { $number }.
       *[other] Le deck de Force a { $have } cartes numéro { $number } ; il en faut une.
    }
jk-breach-deck-size = La pioche a { $have ->
        [one] { $have } carte
       *[other] { $have } cartes
    } ; il en faut au moins { $need }.
jk-breach-deck-hero-theme = { $title } ne correspond pas au Thème { $theme }.
jk-breach-deck-copies = La pioche a { $have } exemplaires de { $title } ; { $most ->
        [one] { $most } est permis
       *[other] { $most } sont permis
    }.
jk-breach-deck-both-sides = Le deck mélange les camps : { $alliance } cartes de l'Alliance et { $empire } de l'Empire.
jk-breach-deck-other-side = Ici joue le camp { $side } ; ce deck est de l'autre camp.
jk-breach-decks-planets = Les decks { $first } et { $second } ont des planètes différentes : { $one } contre { $other }.
jk-breach-decks-same-hero = Les partenaires ont des Héros différents ; les decks { $first } et { $second } ont tous deux le Thème { $theme }.

## Set files

jk-facts-missing = { $where } : la colonne « { $column } » est vide.
jk-facts-foreign = { $where } : la colonne « { $column } » n'est pas pour les cartes du type « { $kind } ».
jk-facts-unknown = { $where } : « { $word } » n'est pas connu dans la colonne { $column }. Connus : { $known }.
jk-facts-number = { $where } : { $column } doit être un nombre entier de 0 à { $most }, et non « { $word } ».
jk-facts-hero = { $where } : un Héros est un personnage qui a un Thème.
jk-facts-weapon = { $where } : une arme est soit personnelle (Personal), soit de bord (Shipboard).
jk-facts-many-texts = { $where } : une carte a au plus { $most } textes.
jk-facts-misplaced = { $where } : le mot { $word } ne peut pas figurer sur une carte du type « { $kind } ».
jk-facts-response = { $where } : un Événement a une Réponse exactement s'il est du moment « response ».
jk-facts-no-text = { $where } : un Événement doit avoir un texte.
jk-facts-columns = { $where } : les colonnes doivent être { $known }.
jk-facts-no-card = { $where } : il n'y a pas de carte { $code }.
jk-facts-twice = { $where } : la carte { $code } existe déjà.
jk-facts-starting-hero = { $where } : { $code } doit être un Héros de ce Thème qui peut être joué depuis la pile de Thème.
