### Jedi Knights on the table in the terminal.

table-jedi-knights-seat-narrow = { $side } ✺{ $force } ¢{ $credits } ▤{ $deck } main { $hand } ◆{ $planets }
table-jedi-knights-seat-wide = { $side } ({ $player })  Force { $force }  crédits { $credits }  pioche { $deck }  main { $hand }  planètes { $planets }
table-jedi-knights-you = vous
table-jedi-knights-yours = à vous
table-jedi-knights-system-label = { $side }, système
table-jedi-knights-site-label = { $side }, site
table-jedi-knights-hand-row = Main ({ $count })
table-jedi-knights-offer-row = Au choix ({ $count })
table-jedi-knights-empty-row = (personne)
table-jedi-knights-empty-hand = (aucune carte en main)
table-jedi-knights-no-planet = Pas encore de planète
table-jedi-knights-place = système { $system } • site { $site }
table-jedi-knights-turn = tour { $number }
table-jedi-knights-final = Conflit final
table-jedi-knights-phase-setup = mise en place
table-jedi-knights-phase-force = Phase de Force
table-jedi-knights-phase-deploy = Phase de Déploiement
table-jedi-knights-phase-starship-battle = Phase de Bataille de vaisseaux
table-jedi-knights-phase-blockade = Phase de Blocus
table-jedi-knights-phase-character-battle = Phase de Bataille de personnages
table-jedi-knights-phase-draw = Phase de Pioche
table-jedi-knights-step-support = Étape de Soutien
table-jedi-knights-step-weapons = Étape des Armes
table-jedi-knights-step-power = Étape de Puissance
table-jedi-knights-attacks = attaque
table-jedi-knights-defends = défend
table-jedi-knights-supports = soutient
table-jedi-knights-aboard = à bord
table-jedi-knights-under = dessous
table-jedi-knights-rotated = inclinée
table-jedi-knights-nobody = personne
table-jedi-knights-with = { $fighter } avec { $supporters }
table-jedi-knights-controls = ◆ { $side } : { $planets }
table-jedi-knights-to-come = { $count ->
        [0] plus de planète à venir
        [1] 1 planète à venir
       *[other] { $count } planètes à venir
    }
table-jedi-knights-theme-pile = { $side }, pile de Thème : { $cards }
table-jedi-knights-discard = { $side }, défausse : { $card }
table-jedi-knights-events = { $side }, Événements en jeu : { $cards }
table-jedi-knights-turned = { $side }, montré pour le destin : { $cards }
table-jedi-knights-partner-hand = { $side }, main : { $cards }
table-jedi-knights-kind-character = personnage
table-jedi-knights-kind-starship = vaisseau
table-jedi-knights-kind-weapon = arme
table-jedi-knights-kind-event = Événement
table-jedi-knights-kind-theme = Thème
table-jedi-knights-kind-location = lieu
table-jedi-knights-kind-force = carte de Force
table-jedi-knights-plain-row = { $row } : { $cards }
table-jedi-knights-signs =
    0 passe, ou dit que vous avez fini. Là où rien d'autre n'est possible, la table passe pour vous, et le dit avec un point : · Passer.

    Sur une carte :
    ¢2     crédits pour la jouer, avec tout ce qui change son coût
    ▲5     puissance à cet instant
    ◇4     défense à cet instant
    ★★     commandement : combien peuvent la soutenir
    ◈3     nombre de destin
    ♛      un Héros
    +3     bonus tactique d'un Événement
    ↻      inclinée
    └      sous la carte précédente, ou à son bord
    » ✗    dans la bataille, vaincue
    ◆      planètes contrôlées ; ¢+2 sont leurs crédits de bonus au Conflit final

    Au-dessus de la table : ① à ④ les joueurs du tour dans l'ordre, ✺ le nombre de Force, ¢ les crédits restants, ▤ les cartes de la pioche. Sur une carte de Force, ✺6 ¢4 ▤3 sont son nombre, ses crédits, et combien de cartes elle fait piocher.
