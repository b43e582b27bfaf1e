### Jedi Knights TCG: the names of things, and card pages.

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
jk-own = { $set } : extension ajoutée ici, jamais imprimée
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
