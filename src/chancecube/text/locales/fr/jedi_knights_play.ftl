### Jedi Knights TCG: questions, answers and the log.

## Questions

jk-waiting = En attente : { $side }.
jk-ask-other = À vous de décider.
jk-ask-theme-search = Avant la partie : votre Thème vous permet de mettre { $number ->
        [1] encore une carte
       *[other] jusqu'à { $number } cartes
    } de votre pioche dans votre pile de Thème.
jk-ask-choose-site = Choisissez le site de la prochaine planète à empiler. On se bat d'abord pour la dernière empilée.
jk-ask-choose-system = Répondez par un système de la même planète.
jk-ask-force-card = Choisissez en secret votre carte de Force : le nombre le plus élevé joue d'abord ; crédits et pioche valent pour ce tour{ $final ->
        [yes] {" "}et le reste de la partie
       *[no] {""}
    }.
jk-credits-left = { $number ->
        [0] plus de crédits
        [1] 1 crédit
       *[other] { $number } crédits
    }
jk-ask-deploy = Phase de Déploiement, { $planet } : { $number ->
        [0] il ne vous reste pas de crédits.
       *[other] il vous reste { jk-credits-left }.
    } Jouez une carte, utilisez un texte, déplacez une arme, ou passez.
jk-ask-battle-phase = { $arena ->
        [system] Bataille de vaisseaux
       *[site] Bataille de personnages
    }, { $planet } : attaquez avec une carte prête, ou passez.
jk-ask-blockade = Phase de Blocus, { $planet } : intimidez avec un vaisseau capital, faites descendre un personnage au site, ou passez.
jk-in-battle = { $attacker } ({ $attack }) attaque { $defender } ({ $resist }).
jk-ask-support = { jk-in-battle } Étape de Soutien : ajoutez un soutien, ou passez.
jk-ask-weapons = { jk-in-battle } Étape des Armes : tirez, ajoutez un bonus tactique, ou passez.
jk-ask-power = { jk-in-battle } Étape de Puissance : agissez, ou passez et laissez la puissance décider.
jk-ask-how = Que faites-vous de { $card } ?
jk-ask-where = Où jouez-vous { $card } ?
jk-ask-transfer-to = Qui prend { $card } ?
jk-ask-defender = { $card } attaque : qui est le défenseur ?
jk-ask-target = { $card } : choisissez la cible.
jk-ask-new-main = Votre { $attacking ->
        [yes] attaquant
       *[no] défenseur
    } a disparu. Quel soutien prend sa place ?
jk-ask-respond = { $moment } Répondez-vous ?
jk-ask-text-order = Plusieurs de vos textes s'appliquent maintenant. Lequel d'abord ?
jk-ask-may = Utiliser le texte de { $card } ? { $text }
jk-ask-choose = { $card } : choisissez une carte.
jk-ask-fetch = { $card } : prenez une carte dans votre main.
jk-ask-stow = { $card } : mettez une carte dans votre pile de Thème.
jk-ask-play-card = { $card } : jouez une carte.
jk-ask-swap = { $card } : choisissez la carte de votre défausse à échanger.
jk-ask-swap-with = Contre quelle carte de votre main échangez-vous { $card } ?
jk-ask-shuffle-in = À mélanger dans votre pioche : { $number ->
        [1] encore une carte
       *[other] jusqu'à { $number } cartes
    } de votre défausse.
jk-ask-peek = { $card } : voici les premières cartes. Mettez-en une sous la pioche, ou laissez-les ainsi.
jk-ask-take-one = { $card } : voici les premières cartes. Prenez-en une dans votre main, ou laissez-les ainsi.
jk-ask-discard = Défaussez { $number ->
        [1] une carte
       *[other] { $number } cartes
    } de votre main.
jk-ask-pay = Pour utiliser { $card }, défaussez une carte de votre main.
jk-ask-one-of = { $card } : choisissez.
jk-ask-which-opponent = { $card } : choisissez un adversaire.
jk-ask-intimidated = { $card } vous intimide : lequel de vos personnages s'incline ?
jk-ask-force-swap = { $card } : choisissez la carte de votre deck de Force à échanger.
jk-ask-force-swap-with = Contre quelle carte de Force utilisée échangez-vous { $card } ?

## What may be responded to

jk-moment-deployed = Une carte est entrée en jeu.
jk-moment-attack = Une attaque est annoncée.
jk-moment-attacked = Une attaque est annoncée.
jk-moment-joined = Une carte est venue en soutien.
jk-moment-fired = Un tir est annoncé.
jk-moment-targeted = Un tir est annoncé.
jk-moment-drawn = Un destin a été tiré pour un tir.
jk-moment-hit = Un tir a touché.
jk-moment-missed = Un tir a manqué.
jk-moment-won = La bataille est décidée.
jk-moment-lost = La bataille est décidée.
jk-moment-defeat = Une carte est vaincue.
jk-moment-intimidating = Une intimidation est annoncée.
jk-moment-shuttled = Un personnage est descendu au site.
jk-moment-enters = Une planète est entrée en jeu.
jk-moment-control = Une planète est contrôlée.
jk-moment-event-played = Un Événement est joué.
jk-moment-turn-begins = Les cartes de Force sont révélées.

## Answers

jk-option-card = { $card }
jk-option-other = { $word }
jk-option-done = Terminé
jk-option-yes = Oui
jk-option-no = Non
jk-option-pass = Passer
jk-option-play = { $kind ->
        [event] Jouer pour son texte
       *[other] Jouer la carte
    }
jk-option-transfer = La donner à un autre porteur
jk-option-attack = Attaquer
jk-option-support = Soutenir
jk-option-fire = Tirer
jk-option-bonus = Mettre sous votre carte : bonus tactique +{ $bonus }
jk-option-intimidate = Intimider
jk-option-shuttle = Faire descendre au site
jk-option-site = Au site : { $site }
jk-option-system = Au système : { $system }
jk-option-beneath = Sous la pioche
jk-option-first = La première
jk-option-second = La seconde
jk-option-text-1 = Utiliser son premier texte
jk-option-text-2 = Utiliser son deuxième texte
jk-option-text-3 = Utiliser son troisième texte
jk-option-text-4 = Utiliser son quatrième texte
jk-option-text-5 = Utiliser son cinquième texte
jk-option-text-6 = Utiliser son sixième texte
jk-option-text-7 = Utiliser son septième texte
jk-option-text-8 = Utiliser son huitième texte
jk-option-player-1 = Joueur 1
jk-option-player-2 = Joueur 2
jk-option-player-3 = Joueur 3
jk-option-player-4 = Joueur 4
jk-option-text = Utiliser son texte : { $text }
jk-option-theme-search = Mettre { $card } dans votre pile de Thème
jk-option-theme-search-done = Ne plus rien prendre
jk-option-choose-site = { $card } ({ $where })
jk-option-choose-site-pass = Laisser choisir votre partenaire
jk-option-choose-system = Le système de { $card }
jk-option-choose-system-pass = Laisser choisir votre partenaire
jk-option-force-card = { $card } : { $income ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $income } crédits
    }, pioche { $draw }
jk-price = { $credits ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $credits } crédits
    }
jk-option-deploy-play = Jouer { $card } ({ jk-price })
jk-option-deploy-play-from-pile = Jouer { $card } de votre pile de Thème ({ jk-price })
jk-option-deploy-play-or-text = Jouer { $card } ({ jk-price }), ou utiliser son texte
jk-option-play-event = Jouer { $card }
jk-option-play-or-bonus = Jouer { $card }, ou utiliser son bonus tactique +{ $bonus }
jk-option-weapons-bonus = Bonus tactique +{ $bonus } : { $card }
jk-option-deploy-move = Déplacer { $card }
jk-option-deploy-move-or-text = Déplacer { $card }, ou utiliser son texte
jk-option-deploy-text = Utiliser le texte de { $card }
jk-option-battle-phase-attack = Attaquer avec { $card } (puissance { $power })
jk-option-battle-phase-attack-or-text = Attaquer avec { $card } (puissance { $power }), ou utiliser son texte
jk-option-battle-phase-text = Utiliser le texte de { $card }
jk-option-blockade-intimidate = Intimider avec { $card }
jk-option-blockade-intimidate-or-text = Intimider avec { $card }, ou utiliser son texte
jk-option-blockade-shuttle = Faire descendre { $card } au site
jk-option-blockade-shuttle-or-text = Faire descendre { $card } au site, ou utiliser son texte
jk-option-blockade-text = Utiliser le texte de { $card }
jk-option-support-support = Soutenir avec { $card }
jk-option-support-support-or-text = Soutenir avec { $card }, ou utiliser son texte
jk-option-support-text = Utiliser le texte de { $card }
jk-option-weapons-fire = Tirer avec { $card }
jk-option-weapons-fire-or-text = Tirer avec { $card }, ou utiliser son texte
jk-option-weapons-text = Utiliser le texte de { $card }
jk-option-power-text = Utiliser le texte de { $card }
jk-option-where-aboard = À bord : { $card }
jk-option-where-under = Sous { $card }
jk-option-transfer-to = { $card }
jk-option-defender = Attaquer { $card } (puissance { $power })
jk-option-target = { $card } (défense { $defense })
jk-option-new-main = { $card } (puissance { $power })
jk-option-respond = Jouer { $card }
jk-option-respond-done = Pas de réponse
jk-option-may-yes = L'utiliser
jk-option-may-no = Ne pas l'utiliser
jk-option-fetch = Prendre { $card }
jk-option-fetch-done = Ne rien prendre
jk-option-stow = Mettre { $card } dans votre pile de Thème
jk-option-stow-done = Ne rien y mettre
jk-option-play-card = Jouer { $card } ({ jk-price })
jk-option-play-card-done = Ne rien jouer
jk-option-swap = { $card }
jk-option-swap-done = Ne rien échanger
jk-option-swap-with = { $card }
jk-option-shuffle-in = Mélanger { $card }
jk-option-shuffle-in-done = Plus rien
jk-option-peek = Mettre { $card } dessous
jk-option-peek-done = Les laisser
jk-option-take-one = Prendre { $card }
jk-option-take-one-done = Les laisser
jk-option-discard = Défausser { $card }
jk-option-pay = Défausser { $card }
jk-option-intimidated = Incliner { $card }
jk-option-force-swap = { $card }
jk-option-force-swap-done = Ne rien échanger
jk-option-force-swap-with = { $card }

## Sums: “Darth Vader: 9 = 6 power + 3 Vader's Lightsaber.”

jk-power-sum = { $fighter } : { $total } = { $addends }
jk-sum-more = { $first } + { $second }
jk-sum-less = { $first } − { $second }
jk-sum-minus = −{ $addend }
jk-addend-printed = { $amount } { $card }
jk-addend-printed-power = { $amount } de puissance
jk-addend-printed-pay = { $amount } de coût
jk-addend-text = { $amount } { $own ->
        [yes] son texte
       *[no] { $card }
    }
jk-addend-tactical = { $amount } { $card } (bonus tactique)
jk-addend-destiny = { $amount } de destin ({ $card })
jk-addend-changed = { $amount } autres cartes
jk-addend-foreign-theme = { $amount } autre Thème
jk-addend-location = { $amount } { $card }
jk-addend-character = { $amount } { $card }
jk-addend-hero = { $amount } doublé par { $card }
jk-addend-others = { $amount } autres cartes
jk-addend-other = { $amount } { $card }

## The log: setting up

jk-log-other = Il se passe quelque chose.
jk-log-theme = { $who ->
        [you] Vous jouez
       *[other] { $side } joue
    } { $card }, nombre de Thème { $amount }.
jk-log-theme-tie = Nombres de Thème égaux : le sort décide que { $who ->
        [you] vous passez
       *[other] { $side } passe
    } avant pour cette partie.
jk-log-sets-out = { $who ->
        [you] Vous mettez { $card } dans votre pile de Thème.
       *[other] { $side } met { $card } dans sa pile de Thème.
    }
jk-log-site = { $who ->
        [you] Vous empilez
       *[other] { $side } empile
    } le site { $card } ({ $planet }).
jk-log-system = { $who ->
        [you] Vous répondez
       *[other] { $side } répond
    } par le système { $planet ->
        [Alderaan] d'Alderaan
       *[other] de { $planet }
    }.
jk-log-shuffle = { $who ->
        [you] Vous mélangez votre pioche.
       *[other] { $side } mélange sa pioche.
    }
jk-log-planet = { $planet } entre en jeu : { $card }.
jk-log-final = Le Conflit final commence.

## The log: the turn

jk-log-turn = Tour { $amount }.
jk-log-round = Tour { $amount } : le Conflit final continue.
jk-log-phase = { $phase ->
        [force] Phase de Force.
        [deploy] Phase de Déploiement.
        [starship-battle] Phase de Bataille de vaisseaux.
        [blockade] Phase de Blocus.
        [character-battle] Phase de Bataille de personnages.
        [draw] Phase de Pioche.
       *[setup] Mise en place.
    }
jk-log-force = { $who ->
        [you] Vous révélez
       *[other] { $side } révèle
    } { $card } : nombre de Force { $amount }.
jk-log-order = { $who ->
        [you] Vous êtes
       *[other] { $side } est
    } Joueur { $amount }.
jk-log-credits = { $who ->
        [you] Vous avez
       *[other] { $side } a
    } { $amount ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $amount } crédits
    }{ $addends ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-credits-text = { $who ->
        [you] Vous gagnez
       *[other] { $side } gagne
    } { $amount ->
        [1] 1 crédit
       *[other] { $amount } crédits
    } par { $card }.
jk-log-pass = { $who ->
        [you] Vous passez.
       *[other] { $side } passe.
    }
jk-log-declare = { $who ->
        [you] Vous montrez { $card }.
       *[other] { $side } montre { $card }.
    }
jk-log-pay = { $who ->
        [you] Vous payez
       *[other] { $side } paie
    } { $amount ->
        [1] 1 crédit
       *[other] { $amount } crédits
    } pour { $card }{ $addends ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-play = { $who ->
        [you] Vous jouez
       *[other] { $side } joue
    } { $card }{ $goal ->
        [site] {" "}au site
        [system] {" "}au système
       *[card] {""}
    }.
jk-log-replace = { $card } est remplacé{ $pronoun ->
        [she] e
       *[he] {""}
    }.
jk-log-transfer = { $who ->
        [you] Vous donnez
       *[other] { $side } donne
    } { $card } à un autre porteur.
jk-log-event = { $who ->
        [you] Vous jouez
       *[other] { $side } joue
    } { $card }.
jk-log-respond = { $who ->
        [you] Vous répondez
       *[other] { $side } répond
    } par { $card }.
jk-log-rotate = { $card } s'incline.
jk-log-ready = { $card } se redresse.
jk-log-intimidate = { $target ->
        [you] { $side } vous intimide avec { $card }.
       *[other] { $who ->
            [you] Vous intimidez
           *[other] { $side } intimide
        } { $target ->
            [Empire] l'Empire
            [Alliance] l'Alliance
           *[other] { $target }
        } avec { $card }.
    }
jk-log-intimidated = { $card } s'incline.
jk-log-shuttle = { $card } descend au site.

## The log: battles

jk-log-attack = { $who ->
        [you] Vous attaquez
       *[other] { $side } attaque
    } avec { $card } au { $arena ->
        [system] système
       *[site] site
    }.
jk-log-defend = { $card } défend.
jk-log-steps-in = { $card } prend la place du défenseur.
jk-log-step = { $step ->
        [support] Étape de Soutien.
        [weapons] Étape des Armes.
       *[power] Étape de Puissance.
    }
jk-log-support = { $who ->
        [you] Vous ajoutez
       *[other] { $side } ajoute
    } { $card } en soutien.
jk-log-new-main = { $card } remplace la carte disparue.
jk-log-tactical = { $who ->
        [you] Vous utilisez
       *[other] { $side } utilise
    } { $card } pour son bonus tactique : +{ $amount }.
jk-log-fire = { $who ->
        [you] Vous tirez
       *[other] { $side } tire
    } avec { $card }.
jk-log-target = La cible est { $card }.
jk-log-shot-lost = Le tir avec { $card } est perdu.
jk-log-destiny = { $who ->
        [you] Vous tirez
       *[other] { $side } tire
    } un destin de { $amount } : { $card }.
jk-log-no-destiny = { $who ->
        [you] Vous n'avez
       *[other] { $side } n'a
    } plus de carte à tirer : destin 0.
jk-log-aim = { $card } : { $amount }{ $addends ->
        [0] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-hit = { $amount } : { $card } est touché{ $pronoun ->
        [she] e
       *[he] {""}
    }.
jk-log-miss = { $amount } : { $card } est manqué{ $pronoun ->
        [she] e
       *[he] {""}
    }.
jk-log-change-destiny = { $card } : { $sign ->
        [less] −
       *[more] +
    }{ $size } pour ce destin.
jk-log-power = { $card } : { $amount } = { $sum }.
jk-log-battle-won = { $who ->
        [you] Vous gagnez
       *[other] { $side } gagne
    } la bataille avec { $card }.
jk-log-nobody-won = Personne ne gagne la bataille.
jk-log-defeated = { $card } est vaincu{ $pronoun ->
        [she] e
       *[he] {""}
    }.
jk-log-battle-over = La bataille est terminée.

## The log: texts

jk-log-text = { $who ->
        [you] Vous utilisez
       *[other] { $side } utilise
    } le texte de { $card }.
jk-log-chosen = { $who ->
        [you] Vous choisissez
       *[other] { $side } choisit
    } { $card }.
jk-log-change = { $card } : { $sign ->
        [less] −
       *[more] +
    }{ $size } { $stat ->
        [defense] de défense
        [hit] pour toucher
        [leadership] de commandement
       *[power] de puissance
    }.
jk-log-cancel = { $card } annule cela.
jk-log-discard = { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $side } défausse { $card }.
    }
jk-log-exchanges = { $who ->
        [you] Vous reprenez
       *[other] { $side } reprend
    } { $card } de la défausse.
jk-log-exchanged = { $who ->
        [you] Vous mettez { $card } à sa place.
       *[other] { $side } met { $card } à sa place.
    }
jk-log-mill = { $who ->
        [you] Vous défaussez { $card } du dessus de votre pioche.
       *[other] { $side } défausse { $card } du dessus de sa pioche.
    }
jk-log-draw = { $who ->
        [you] Vous piochez { $card }.
       *[other] { $side } pioche { $card }.
    }
jk-log-show-hand = { $who ->
        [you] Vous montrez { $card }.
       *[other] { $side } montre { $card }.
    }
jk-log-peek = Sur { $who ->
        [you] votre pioche
       *[other] la pioche ({ $side })
    } : { $card }.
jk-log-beneath = { $card } va sous { $who ->
        [you] votre pioche.
       *[other] la pioche ({ $side }).
    }
jk-log-to-hand = { $who ->
        [you] Vous prenez { $card } dans votre main.
       *[other] { $side } prend { $card } dans sa main.
    }
jk-log-to-pile = { $who ->
        [you] Vous mettez { $card } dans votre pile de Thème.
       *[other] { $side } met { $card } dans sa pile de Thème.
    }
jk-log-to-deck = { $who ->
        [you] Vous mélangez { $card } dans votre pioche.
       *[other] { $side } mélange { $card } dans sa pioche.
    }
jk-log-force-swap = { $who ->
        [you] Vous échangez une carte de votre deck de Force contre une carte utilisée.
       *[other] { $side } échange une carte de son deck de Force contre une carte utilisée.
    }

## The log: the Draw Phase

jk-log-control-sum = { $who ->
        [you] Votre camp
       *[other] { $side }
    } : { $amount }{ $addends ->
        [0] {" "}(aucun personnage)
        [1] {""}
       *[other] {" "}= { $sum }
    }.
jk-log-control = { $who ->
        [you] Vous prenez
       *[other] { $side } prend
    } le contrôle { $planet ->
        [Alderaan] d'Alderaan
       *[other] de { $planet }
    }.
jk-log-no-control = Égalité : personne ne contrôle { $planet }.
jk-log-pack = { $card } va dans la pile de Thème.
jk-log-retires = { $card } est hors jeu.
jk-log-won-location = { $card } rapporte { $amount ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $amount } crédits
    } de bonus au Conflit final.
jk-log-draw-number = { $who ->
        [you] Vous piochez { $amount }.
       *[other] { $side } pioche { $amount }.
    }
jk-log-deck-empty = { $who ->
        [you] Votre pioche est vide.
       *[other] { $side } a une pioche vide.
    }

## The end

jk-ending = { $winner ->
        [you] { $alone ->
            [yes] Vous gagnez : { $why }
           *[no] Votre camp gagne : { $why }
        }
        [alliance] L'Alliance gagne : { $why }
        [empire] L'Empire gagne : { $why }
       *[nobody] Partie nulle : { $why }
    }
jk-ending-three-planets = trois planètes sont contrôlées.
jk-ending-final-conflict = { $loser ->
        [you] vous n'avez plus de personnage au dernier site.
        [alliance] l'Alliance n'a plus de personnage au dernier site.
       *[empire] l'Empire n'a plus de personnage au dernier site.
    }
jk-ending-check-ruling = personne n'a plus de personnage au dernier site, et { $winner ->
        [you] vous menez en planètes, ou par le nombre de Thème.
       *[other] le vainqueur mène en planètes, ou par le nombre de Thème.
    }
jk-ending-stall-ruling = dix phases ont passé sans bataille, et { $winner ->
        [you] vous avez le total le plus élevé.
       *[other] le vainqueur a le total le plus élevé.
    }
