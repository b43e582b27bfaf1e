### Jedi Knights in the browser: card faces, the table.

## Faces

jk-web-power = PUISSANCE
jk-web-defense = DÉFENSE
jk-web-tactical = TACTIQUE
jk-web-force-number = NOMBRE DE FORCE
jk-web-theme-number = nombre de Thème
jk-web-starting-hand = main de départ
jk-web-credits-word = crédits
jk-web-draw-word = cartes piochées
jk-web-credit-letter = ¢
jk-web-ours = Practice Set : carte de notre cru, jamais imprimée
jk-web-own = Extension ajoutée ici, jamais imprimée
jk-web-side-alliance = Alliance
    .letter = A
jk-web-side-empire = Empire
    .letter = E
jk-web-side-independent = Indépendant
    .letter = I
jk-web-theme-luke = Luke
    .letter = L
jk-web-theme-han = Han
    .letter = H
jk-web-theme-vader = Vador
    .letter = V
jk-web-theme-tarkin = Tarkin
    .letter = T
jk-web-theme-jabba = Jabba
    .letter = J
jk-web-kind-character = Personnage
jk-web-kind-starship = Vaisseau
jk-web-kind-weapon = Arme
jk-web-kind-event = Événement
jk-web-kind-theme = Thème
jk-web-kind-location = Lieu
jk-web-kind-force = Carte de Force
jk-web-timing-deploy = Phase de Déploiement
jk-web-timing-battle = Phase de Bataille
jk-web-timing-support = Étape de Soutien
jk-web-timing-weapons = Étape des Armes
jk-web-timing-power = Étape de Puissance
jk-web-timing-response = Réponse

## Places

jk-web-site = Site
jk-web-system = Système
jk-web-place-named = { $place } : { $name }
jk-web-sites = Pile de sites
jk-web-systems = Pile de systèmes
jk-web-sites-count = Sites empilés : { $count }
jk-web-systems-count = Systèmes empilés : { $count }
jk-web-locations-of = Lieux : { $who }
jk-web-cards-of = { $side }, { $place }
jk-web-empty-row = Aucune carte ici.
jk-web-site-empty-near = Aucun personnage ici. Glissez-en un ici pour le jouer.
jk-web-system-empty-near = Aucun vaisseau ici. Glissez-en un ici pour le jouer.

## Cards in play

jk-web-ready = redressée
jk-web-rotated = pivotée
jk-web-fired = a tiré
jk-web-under = sous une carte
jk-web-aboard = à bord
jk-web-under-list = Dessous et à bord
jk-web-with-cards = { $count ->
        [one] avec { $count } carte
       *[other] avec { $count } cartes
    }
jk-web-from-pile = de la pile de Thème

## Players

jk-web-player-one = Joueur 1 ce tour-ci
jk-web-player-number = Joueur { $number }
jk-web-deck = pioche
jk-web-discard = défausse
jk-web-empty = vide
jk-web-force = deck de Force
jk-web-force-left = Force (reste { $count })
jk-web-force-now = Carte de Force de ce tour
jk-web-theme-pile = Pile de Thème
jk-web-theme-pile-count = Pile de Thème : { $count }
jk-web-in-hand = Main : { $count }
jk-web-open-hand = Main montrée
jk-web-credits = { $count ->
        [one] crédit restant
       *[other] crédits restants
    }
jk-web-won = Planètes gagnées
jk-web-events = Événements en jeu
jk-web-turned = retournée pour le destin

## The turn

jk-web-planets = Planètes et phases
jk-web-turn = Tour { $number }
jk-web-turn-here = tour { $number } sur 2 ici
jk-web-final = Conflit final
jk-web-coming = { $count ->
        [one] planète à venir
       *[other] planètes à venir
    }
jk-web-phases = Phases du tour
jk-web-phase-force = Force
jk-web-phase-deploy = Déploiement
jk-web-phase-starship-battle = Bataille de vaisseaux
jk-web-phase-blockade = Blocus
jk-web-phase-character-battle = Bataille de personnages
jk-web-phase-draw = Pioche

## The Force Phase

jk-web-force-stage = Choix des cartes de Force
jk-web-choose-force = Tour { $turn } : choisissez votre carte de Force, en secret
jk-web-force-chosen = Votre choix est posé face cachée
jk-web-force-wait = Les joueurs choisissent leurs cartes de Force
jk-web-force-hint = Un nombre élevé agit en premier. Un petit donne plus de crédits et de cartes. Chaque carte ne sert qu'une fois.
jk-web-force-facts = Nombre de Force { $number }, { $credits } crédits, pioche { $draw }
jk-web-choosing = choisit …
jk-web-has-chosen = a choisi

## Battles

jk-web-battle = Bataille
jk-web-attacker = Attaquant
jk-web-defender = Défenseur
jk-web-supporting = en soutien
jk-web-steps = Étapes de la bataille
jk-web-step-support = Soutien
jk-web-step-weapons = Armes
jk-web-step-power = Puissance
jk-web-total-of = ({ $side }) : puissance. Montrer la somme
jk-web-acting = À jouer : { $who }
jk-web-addend-power = puissance

## Stops

jk-web-stop-deploy = Phase de Déploiement
jk-web-stop-starship-battle = Phase de Bataille de vaisseaux
jk-web-stop-blockade = Phase de Blocus
jk-web-stop-character-battle = Phase de Bataille de personnages
jk-web-stop-support = Étape de Soutien
jk-web-stop-weapons = Étape des Armes
jk-web-stop-power = Étape de Puissance
jk-web-stop-respond-deploy = Réponse à une carte jouée
jk-web-stop-respond-attack = Réponse à une attaque ou à un soutien
jk-web-stop-respond-shot = Réponse à un tir
jk-web-stop-respond-hit = Réponse à une touche ou à un raté
jk-web-stop-respond-result = Réponse à un résultat ou à une défaite
jk-web-stop-respond-blockade = Réponse dans un blocus
jk-web-stop-respond-event = Réponse à un Événement
jk-web-stop-respond-turn = Réponse à un tour ou à une planète
