### Young Jedi CCG: questions, answers, the log, and the names of things.

## Players and places

yj-seat-light = Côté Lumineux
yj-seat-dark = Côté Obscur
yj-subject-light = Le Côté Lumineux
yj-subject-dark = Le Côté Obscur
yj-zone-deck = pioche
yj-zone-hand = main
yj-zone-discard = défausse
yj-zone-hyperspace = hyperespace
yj-zone-aside = mises de côté pour la bataille
yj-zone-used = cartes de bataille de ce combat
yj-zone-up = face visible
yj-zone-down = face cachée
yj-zone-locations = lieux
yj-zone-effect = effet
yj-zone-dueling = main de duel
yj-zone-dueled = cartes de duel jouées
yj-zone-objective = objectif
yj-zone-racers = pilote et module
yj-zone-laps = cartes de tour de piste
yj-quoted = « { $words } »
yj-some-card = une carte
yj-this-card = cette carte
yj-list-and = { $list } et { $last }
yj-list-or = { $list } ou { $last }

## How a line goes on speaking of a card: he, she, they or women (several women)

yj-pronoun = { $title ->
        [adi-gallia] she
        [amee] she
        [ann-and-tann-gella] women
        [aurra-sing] she
        [battle-droid-squad] she
        [depa-billaba] she
        [destroyer-droid-squad] she
        [diva-funquita] she
        [diva-shaliqua] she
        [eirtae] she
        [fode-and-beed] they
        [gardulla-the-hutt] she
        [gragra] she
        [graxol-kelvyyn-and-shakka] they
        [jira] she
        [melee] she
        [padme-naberrie] she
        [queen-amidala] she
        [rabe] she
        [sabe] she
        [sache] she
        [sci-taria] she
        [shmi-skywalker] she
        [tc-14] she
        [tey-how] she
        [toonbuck-toora] she
        [yaddle] she
        [yane] she
       *[other] he
    }

## Card pages

yj-kind-character = personnage
yj-kind-weapon = arme
yj-kind-battle = carte de bataille
yj-kind-location = lieu
yj-kind-starship = vaisseau
yj-kind-effect = effet
yj-kind-objective = objectif
yj-kind-double = carte double impact ({ $kinds })
yj-kind-armed = personnage (Armed & Dangerous)
yj-kind-combo = carte de bataille (combo)
yj-ship-starfighter = vaisseau (chasseur)
yj-ship-transport = vaisseau (transport)
yj-colour-red = rouge
yj-colour-blue = bleue
yj-colour-green = verte
yj-colour-orange = orange
yj-colour-yellow = jaune
yj-colour-purple = violette
yj-colour-none = aucune
yj-wild = joker : { $colours }
yj-wild-all = joker : toutes les couleurs
yj-semi-wild = { $colour }, ou joker : { $colours }
yj-copies-diamond = en nombre quelconque (◆)
yj-copies-stackable = en nombre quelconque, sur une seule planète (empilable)
yj-copies-unique = une seule à la fois (unique)
yj-icon-diamond = ◆
yj-icon-stackable = empilable
yj-icon-unique = unique
yj-rarity-r = rare
yj-rarity-ultra = ultra-rare
yj-rarity-u = peu commune
yj-rarity-c = commune
yj-rarity-s = réservée aux starters
yj-rarity-virtual = virtuelle
yj-rarity-sample = deck d'exemple
yj-fact-side = Côté
yj-fact-kind = Type
yj-fact-cost = Coût
yj-fact-power = Puissance
yj-fact-damage = Dégâts
yj-fact-destiny = Destin
yj-fact-handling = Maniement
yj-fact-weapon = Arme intégrée
yj-fact-bonus = Bonus
yj-fact-users = Fonctionne avec
yj-fact-copies = En jeu
yj-fact-colour = Pastille
yj-fact-set = Extension
yj-fact-rarity = Rareté
yj-fact-part = Partie de
yj-fact-virtual = Remplace
yj-fact-printings = Aussi imprimée comme
yj-counters = { $count ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $count } compteurs
    }
yj-power-drawn = un tirage de destin à chaque combat
yj-power-and-draw = { $power } et un tirage de destin
yj-no-cube = sans cube
yj-cost-armed = { $cost }, dont { $weapon } pour l'arme
yj-destiny-two = { $first } ou { $second }
yj-handling-never = { $number } (sans usage)
yj-bonus-dots = +{ $dots }
yj-printing = { $code }
yj-printing-foil = { $code } (brillante)
yj-virtual-of = { $card } ({ $code })
yj-site-bonus = { $site } +{ $dots }
yj-set = { $set }, n° { $number }
yj-corrected = { $value } (imprimé : { $printed })

## Decks that break a rule

yj-breach-deck-size = Le deck a { $have ->
        [one] { $have } carte
       *[other] { $have } cartes
    } ; il en faut { $need }.
yj-breach-deck-both-sides = Le deck mélange les côtés : { $light } du Côté Lumineux, { $dark } du Côté Obscur.
yj-breach-deck-other-side = Il faut ici un deck du { $side } ; celui-ci est de l'autre côté.
yj-breach-deck-colour = Le deck a { $have ->
        [one] { $have } carte
       *[other] { $have } cartes
    } à pastille { $colour } ; il en faut { $need }.
yj-breach-deck-title = Le deck a { $have } cartes { $title } à pastille { $colour } ; { $most } sont permises.
yj-breach-deck-planet = Le deck n'a aucun lieu de { $planet }.

## Questions

yj-waiting = En attente : { $side }.
yj-ask-starting-location = Choisissez le lieu de départ. Il décide de la planète où commence la partie.
yj-ask-deploy = Déploiement sur { $planet } : { $number ->
        [0] plus aucun compteur.
        [1] il reste 1 compteur, perdu si vous ne l'utilisez pas.
       *[other] il reste { $number } compteurs ; ceux que vous n'utilisez pas sont perdus.
    }{ $hidden ->
        [yes] {" "}C'est votre premier tour ici : personnages, armes et effets se déploient face cachée, jusqu'à votre prochain tour.
       *[no] {""}
    }
yj-ask-battle = Déclarer une bataille sur { $planet } ? Sinon, vous passez à la Remise à niveau.
yj-ask-battle-cards = { $attacker ->
        [yes] Vous attaquez.
       *[no] { $side } attaque.
    } Mettez de côté des cartes de bataille de votre main pour votre plan ({ $number ->
        [0] aucune
       *[other] { $number }
    } jusqu'ici). L'adversaire n'en apprend que le nombre.
yj-ask-plan = Plan de bataille, depuis le début : quelle est la carte numéro { $number } sur { $cards } ? { $space ->
        [yes] Une carte de bataille se place juste avant son vaisseau.
       *[no] Une arme se place juste avant son utilisateur, une carte de bataille avant les deux.
    }
yj-goal = { $goal ->
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $goal }
    }
yj-ask-even-up = Remise à niveau, { $hand ->
        [0] sans carte
        [1] avec 1 carte
       *[other] avec { $hand } cartes
    } en main. { $hand ->
        [0] {""}
       *[other] { $locations ->
            [0] Vous pouvez d'abord défausser toute votre main.
           *[other] Vous pouvez d'abord défausser des lieux, ou toute votre main.
        } {""}
    }{ $missing ->
        [0] { $surplus ->
            [0] Sinon, vous gardez vos { yj-goal } cartes.
            [1] Ensuite vous défaussez une carte, pour en garder { yj-goal }.
           *[other] Ensuite vous défaussez { $surplus } cartes, pour en garder { yj-goal }.
        }
        [1] Ensuite vous piochez une carte, pour en avoir { yj-goal }.
       *[other] Ensuite vous piochez { $missing } cartes, pour en avoir { yj-goal }.
    }
yj-ask-discard = Remise à niveau : défaussez encore { $number ->
        [1] une carte
       *[other] { $number } cartes
    }, pour en garder { yj-goal }.
yj-ask-concede = Votre tour sur { $planet } s'achève. Vous pouvez concéder la planète : { $fatal ->
        [yes] l'adversaire gagne alors la partie.
       *[no] l'adversaire la contrôle alors et vous choisissez la suivante.
    } Sinon, la partie continue ici.
yj-ask-next-planet = Choisissez un lieu d'une planète qui n'a pas encore été jouée : dans votre main, dans votre défausse ou en cherchant dans votre pioche.
yj-ask-search-location = Choisissez un lieu dans votre pioche. Elle est ensuite remélangée.

## Answers

yj-option-starting-location = Commencer à { $card }
yj-option-deploy = { $hidden ->
        [yes] Déployer face cachée : { $card }
       *[no] Déployer { $card }
    } ({ $counters ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $counters } compteurs
    })
yj-option-deploy-location = Déplacer tout le monde à { $card } (sans compteurs)
yj-option-deploy-starship = Envoyer { $card } en hyperespace (sans compteurs)
yj-option-deploy-effect = { $hidden ->
        [yes] Déployer l'effet face cachée : { $card }
       *[no] Déployer l'effet { $card }
    } ({ $counters ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $counters } compteurs
    })
yj-option-deploy-use = Utiliser le texte de la carte { $card }
yj-option-deploy-done = Finir le Déploiement
yj-option-battle-yes = Déclarer une bataille
yj-option-battle-done = Pas de bataille ce tour-ci
yj-option-battle-cards = Mettre de côté { $card }
yj-option-battle-cards-done = { $number ->
        [0] Aucune carte de bataille
        [1] C'est tout : 1 carte de bataille
       *[other] C'est tout : { $number } cartes de bataille
    }
yj-option-plan = { $card }
yj-option-even-up = Défausser { $card }
yj-option-even-up-recycle = Défausser toute votre main et piocher { yj-goal } nouvelles cartes
yj-option-even-up-done = { $missing ->
        [0] { $surplus ->
            [0] Garder votre main
            [1] Continuer : défausser une carte
           *[other] Continuer : défausser { $surplus } cartes
        }
        [1] Piocher une carte
       *[other] Piocher { $missing } cartes
    }
yj-option-discard = Défausser { $card }
yj-option-concede-done = Rester et finir votre tour
yj-option-concede-concede = { $fatal ->
        [yes] Concéder { $planet }, et la partie avec elle
       *[no] Concéder { $planet }
    }
yj-option-next-planet = { $source ->
        [hand] Aller à { $card } (de votre main)
       *[discard] Aller à { $card } (de votre défausse)
    }
yj-option-next-planet-search = Chercher dans votre pioche
yj-option-search-location = Aller à { $card }

## The log

yj-log-shuffle = { $who ->
        [you] Vous mélangez votre pioche.
       *[other] { $side } mélange sa pioche.
    }
yj-log-roll = { $who ->
        [you] Vous retournez { $card } pour le premier tour : destin { $amount }.
       *[other] { $side } retourne { $card } pour le premier tour : destin { $amount }.
    }
yj-log-first-player = { $who ->
        [you] Vous jouez en premier.
       *[other] { $side } joue en premier.
    }
yj-log-location = { $who ->
        [you] Vous choisissez le lieu de départ : { $card }.
       *[other] { $side } choisit le lieu de départ : { $card }.
    }
yj-log-location-moved = { $who ->
        [you] Vous déplacez tout le monde : { $card }.
       *[other] { $side } déplace tout le monde : { $card }.
    }
yj-log-location-next = { $who ->
        [you] Vous choisissez la planète suivante : { $card }.
       *[other] { $side } choisit la planète suivante : { $card }.
    }
yj-log-turn = { $who ->
        [you] Tour { $amount } : à vous.
        [light] Tour { $amount } : au Côté Lumineux.
       *[dark] Tour { $amount } : au Côté Obscur.
    }
yj-log-reveal = { $who ->
        [you] Vous retournez { $card }.
       *[other] { $side } retourne { $card }.
    }
yj-log-draw = { $who ->
        [you] Vous piochez { $card }.
       *[other] { $side } pioche { $card }.
    }
yj-log-destiny = { $who ->
        [you] Vous tirez un destin de { $amount } : { $card }.
       *[other] { $side } tire un destin de { $amount } : { $card }.
    }
yj-log-no-destiny = { $who ->
        [you] Vous n'avez plus de carte à tirer : destin 0.
       *[other] { $side } n'a plus de carte à tirer : destin 0.
    }
yj-log-deploy = { $who ->
        [you] Vous déployez
       *[other] { $side } déploie
    } { $card } ({ $amount ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $amount } compteurs
    }).
yj-log-deploy-hidden = { $who ->
        [you] Vous déployez face cachée : { $card }.
       *[other] { $side } déploie { $card } face cachée.
    }
yj-log-launch = { $who ->
        [you] Vous envoyez { $card } en hyperespace.
       *[other] { $side } envoie { $card } en hyperespace.
    }
yj-log-battle = { $who ->
        [you] Vous déclarez une bataille.
       *[other] { $side } déclare une bataille.
    }
yj-log-battle-cards = { $who ->
        [you] Vous entrez dans la bataille
       *[other] { $side } entre dans la bataille
    } { $amount ->
        [0] sans carte de bataille.
        [1] avec une carte de bataille.
       *[other] avec { $amount } cartes de bataille.
    }
yj-log-planned = { $who ->
        [you] Votre plan de bataille est prêt
       *[other] { $side } a un plan de bataille
    } : { $amount ->
        [1] 1 carte.
       *[other] { $amount } cartes.
    }
yj-log-uses-card = { $who ->
        [you] Vous utilisez { $card }.
       *[other] { $side } utilise { $card }.
    }
yj-log-card-unused = { $who ->
        [you] Votre carte { $card } ne peut pas être utilisée.
       *[other] { $side } révèle { $card }, qui ne peut pas être utilisée.
    }
yj-log-uses-weapon = { $who ->
        [you] Votre combattant utilise { $card }.
        [light] Le combattant du Côté Lumineux utilise { $card }.
       *[dark] Le combattant du Côté Obscur utilise { $card }.
    }
yj-log-weapon-unused = { $who ->
        [you] Votre arme { $card } ne sert pas dans ce combat.
       *[other] { $side } révèle { $card }, qui ne sert pas dans ce combat.
    }
yj-log-steps-forward = { $who ->
        [you] Vous envoyez { $card } au combat.
       *[other] { $side } envoie { $card } au combat.
    }
yj-log-mistake = { $who ->
        [you] Votre carte { $card } ne convient pas aux cartes qui la suivent et est défaussée.
       *[other] { $side } défausse { $card }, qui ne convient pas aux cartes suivantes.
    }
yj-log-tie = Égalité : personne n'est vaincu.
yj-log-wins = { $who ->
        [you] Vous gagnez le combat.
       *[other] { $side } gagne le combat.
    }
yj-log-fights-again = { $pronoun ->
        [they] { $card } livrent aussi le combat suivant.
        [women] { $card } livrent aussi le combat suivant.
       *[other] { $card } livre aussi le combat suivant.
    }
yj-log-defeated = { $pronoun ->
        [she] { $card } est vaincue.
        [they] { $card } sont vaincus.
        [women] { $card } sont vaincues.
       *[he] { $card } est vaincu.
    }
yj-log-rescued = { $who ->
        [you] { $card } : retour dans votre main.
       *[other] { $card } : retour dans la main de son propriétaire.
    }
yj-log-discard = { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $side } défausse { $card }.
    }
yj-log-discard-weapon = { $who ->
        [you] Vous perdez { $card } avec son utilisateur.
       *[other] { $side } perd { $card } avec son utilisateur.
    }
yj-log-discard-unopposed = { $who ->
        [you] Votre carte { $card } ne rencontre pas d'adversaire et est défaussée.
       *[other] { $side } défausse { $card }, qui ne rencontre pas d'adversaire.
    }
yj-log-damage = { $who ->
        [you] Vous subissez
       *[other] { $side } subit
    } { $amount ->
        [1] 1 dégât.
       *[other] { $amount } dégâts.
    }
yj-log-lost = { $who ->
        [you] Vous perdez { $card } de votre pioche.
       *[other] { $side } perd { $card } de sa pioche.
    }
yj-log-breaks-through = { $pronoun ->
        [they] { $card } font une percée.
        [women] { $card } font une percée.
       *[other] { $card } fait une percée.
    }
yj-log-battle-over = La bataille est terminée.
yj-log-recycle = { $who ->
        [you] Vous défaussez toute votre main
       *[other] { $side } défausse toute sa main
    } ({ $amount ->
        [1] 1 carte
       *[other] { $amount } cartes
    }).
yj-log-control = { $who ->
        [you] Vous prenez le contrôle de { $planet }.
       *[other] { $side } prend le contrôle de { $planet }.
    }
yj-log-stranded = Toutes les cartes restées sur { $planet } sont bloquées.
yj-log-concede = { $who ->
        [you] Vous concédez { $planet }.
       *[other] { $side } concède { $planet }.
    }
yj-log-not-found = { $who ->
        [you] Vous ne trouvez dans votre pioche aucun lieu d'une nouvelle planète.
       *[other] { $side } ne trouve dans sa pioche aucun lieu d'une nouvelle planète.
    }

## Power, added up

yj-power-sum = { $fighter } : { $total } = { $addends }
yj-alike = { $card } ×{ $count }
yj-addend-power = { $amount } de puissance
yj-addend-site = { $amount } { $place }
yj-addend-weapon = { $amount } { $card }
yj-addend-battle-card = { $amount } { $card }
yj-addend-text = { $amount } de texte
yj-addend-effect = { $amount } { $card }
yj-addend-helper = { $amount } { $card }
yj-addend-other = { $amount } { $card }
yj-addend-destiny = { $own ->
        [yes] { $amount } de destin pour la puissance
       *[no] { $amount } de destin ({ $card })
    }
yj-addend-whose = { $addend } ({ $card })

## How games end

yj-ending = { $winner ->
        [you] Vous gagnez
        [light] Le Côté Lumineux gagne
        [dark] Le Côté Obscur gagne
       *[nobody] Partie nulle
    } : { $why }
yj-ending-planet-victory-starter = { $winner ->
        [you] vous contrôlez la planète.
       *[other] il contrôle la planète.
    }
yj-ending-planet-victory = { $winner ->
        [you] vous contrôlez deux planètes.
       *[other] il contrôle deux planètes.
    }
yj-ending-deck-victory = { $loser ->
        [you] votre pioche est épuisée.
        [light] la pioche du Côté Lumineux est épuisée.
       *[dark] la pioche du Côté Obscur est épuisée.
    }
yj-ending-deck-victory-fight = { $loser ->
        [you] les tirages de destin du combat ont épuisé votre pioche.
        [light] les tirages de destin du combat ont épuisé la pioche du Côté Lumineux.
        [dark] les tirages de destin du combat ont épuisé la pioche du Côté Obscur.
       *[nobody] les tirages de destin du combat ont épuisé les deux pioches.
    }
yj-ending-deck-victory-tournament = les tirages de destin du combat ont épuisé les deux pioches, { $loser ->
        [you] la vôtre en premier.
        [light] celle du Côté Lumineux en premier.
       *[dark] celle du Côté Obscur en premier.
    }
yj-ending-podrace-victory = { $winner ->
        [you] vous avez fini le troisième tour de piste.
       *[other] il a fini le troisième tour de piste.
    }
yj-ending-illegal-deck = { $loser ->
        [you] votre deck est illégal.
        [light] le deck du Côté Lumineux est illégal.
        [dark] le deck du Côté Obscur est illégal.
       *[nobody] les deux decks sont illégaux.
    }
yj-ending-no-location-ruling = aucun des deux joueurs n'a de lieu pour la planète suivante.
yj-ending-standstill-ruling = il ne s'est rien passé pendant douze tours de suite.
