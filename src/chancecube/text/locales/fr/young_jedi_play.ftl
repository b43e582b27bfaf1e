### Young Jedi CCG: questions, answers and log lines about texts of cards, effects, space, duels and the race.

## Whatever has no words of its own

yj-ask-other = Choisissez.
yj-option-card = { $card }
yj-option-number = { $amount }
yj-option-done = C'est tout
yj-option-yes = Oui
yj-option-no = Non
yj-option-pass = Passer
yj-option-draw = Piocher une carte
yj-option-beneath = La mettre sous la pioche
yj-option-search = Chercher dans votre pioche
yj-option-concede = Concéder
yj-option-recycle = Défausser toute votre main
yj-option-thrust = Poussée
yj-option-refuel = Se ravitailler
yj-option-first-half = La jouer comme { $first }
yj-option-second-half = La jouer comme { $second }
yj-option-evacuate-tatooine = Évacuer Tatooine
yj-option-evacuate-coruscant = Évacuer Coruscant
yj-option-evacuate-naboo = Évacuer Naboo
yj-option-other = { $word }
yj-log-other = { $who ->
        [you] Vous : { $card }.
        [nobody] Il se passe quelque chose : { $card }.
       *[other] { $side } : { $card }.
    }

## Effects and other texts: questions and answers

yj-ask-fetch-effect = Une nouvelle planète : vous pouvez chercher un effet dans votre pioche, le montrer et le prendre dans votre main. La pioche est ensuite remélangée.
yj-option-fetch-effect = Prendre { $card }
yj-option-fetch-effect-search = Chercher un effet dans votre pioche
yj-option-fetch-effect-yes = Chercher un effet dans votre pioche
yj-option-fetch-effect-done = Ne pas prendre d'effet
yj-ask-use-text = Utiliser le texte de la carte { $card } ?
yj-option-use-text = Utiliser le texte de la carte { $card }
yj-option-use-text-yes = L'utiliser
yj-option-use-text-done = Ne pas l'utiliser
yj-ask-from-deck = Choisissez la carte à déployer de votre pioche. La pioche est ensuite remélangée ; si vous ne déployez rien, vous subissez 1 dégât.
yj-option-from-deck = Déployer { $card } ({ $counters ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $counters } compteurs
    })
yj-option-from-deck-done = Ne rien déployer et subir 1 dégât
yj-ask-to-hand = Choisissez la carte à prendre de votre pioche dans votre main ; l'adversaire la voit. La pioche est ensuite remélangée.
yj-option-to-hand = Prendre { $card }
yj-option-to-hand-done = Ne rien prendre
yj-ask-bury = Choisissez une carte de votre main à placer sous votre pioche.
yj-option-bury = Placer { $card } sous votre pioche
yj-option-bury-done = Garder votre main
yj-ask-bury-or-draw = Placez une carte de votre main sous votre pioche, ou piochez-en une.
yj-option-bury-or-draw = Placer { $card } sous votre pioche
yj-option-bury-or-draw-draw = Piocher une carte
yj-option-bury-or-draw-done = Ni l'un ni l'autre
yj-ask-peek = Sur la pioche de l'adversaire : { $card }. La laisser en place ou la mettre dessous ?
yj-option-peek = Laisser { $card } en place
yj-option-peek-beneath = La mettre sous la pioche
yj-option-peek-yes = La mettre sous la pioche
yj-option-peek-done = La laisser en place
yj-ask-discard-for = Défaussez pour cela { $number ->
        [0] une carte
        [1] une carte
       *[other] { $number } cartes
    } de votre main.
yj-ask-discard-for-counters = Défaussez une carte de votre main pour avoir plus de compteurs ce tour-ci.
yj-ask-discard-for-tie = Défaussez { $number ->
        [0] une carte
        [1] une carte
       *[other] { $number } cartes
    } de votre main pour en faire une égalité.
yj-option-discard-for = Défausser { $card }
yj-option-discard-for-done = Ne rien défausser
yj-ask-keep-apart = Quel personnage adverse doit rester hors de la bataille de ce tour, avec { $card } ?
yj-option-keep-apart = Écarter { $card } de la bataille
yj-option-keep-apart-done = Personne
yj-ask-shuffle-back = Vous pouvez mélanger dans votre pioche { $number ->
        [0] des cartes
        [1] encore une carte
       *[other] encore { $number } cartes au plus
    } de votre main et de votre défausse.
yj-option-shuffle-back = Mélanger { $card } dans votre pioche
yj-option-shuffle-back-done = C'est assez
yj-ask-sacrifice = Remise à niveau : vous pouvez abandonner votre effet pour défausser une carte adverse ici.
yj-ask-sacrifice-target = Choisissez la carte adverse à défausser.
yj-option-sacrifice = Défausser { $card }
yj-option-sacrifice-effect = Abandonner { $card }
yj-option-sacrifice-done = Garder votre effet
yj-ask-retire = La planète est à vous. Défausser { $card } et { $price } cartes de votre main pour en piocher { $price } ?
yj-option-retire-yes = Les défausser et en piocher { $price }
yj-option-retire-done = Les garder

## Battles: questions and answers

yj-ask-half = Quelle moitié de la carte { $card } jouez-vous ?
yj-option-half = { $card }
yj-option-half-first-half = La jouer comme { $first }
yj-option-half-second-half = La jouer comme { $second }
yj-ask-group-size = { $card } peut servir de plusieurs façons. Combien combattent avec cette carte ?
yj-option-group-size-number = { $amount ->
        [1] Un seul
        [2] Deux ensemble
       *[other] { $amount } ensemble
    }
yj-ask-destiny-number = { $card } porte deux nombres de destin. Lequel compte ?
yj-option-destiny-number-number = Destin { $amount }
yj-ask-redraw = Vous avez tiré un destin de { $number }. Défausser la carte et en tirer une autre ?
yj-option-redraw-yes = La défausser et en tirer une autre
yj-option-redraw-done = Garder le destin de { $number }
yj-ask-best-of-two = Deux cartes de destin sont tirées. Laquelle compte ?
yj-option-best-of-two = { $card } : destin { $destiny }
yj-ask-switch-numbers = Lequel de vos nombres de destin échangez-vous contre un plus élevé de l'adversaire ?
yj-option-switch-numbers = { $card } : destin { $destiny }
yj-option-switch-numbers-done = Ne rien échanger
yj-ask-switch-with = Contre lequel des nombres de l'adversaire l'échangez-vous ?
yj-option-switch-with = { $card } : destin { $destiny }
yj-ask-damage-for-number = Sur laquelle de vos cartes de destin le nombre de dégâts de votre personnage doit-il compter ?
yj-option-damage-for-number = { $card }, à la place du destin { $destiny }
yj-option-damage-for-number-done = Sur aucune
yj-ask-show-hand = Montrer votre main à l'adversaire pour le bonus de votre carte de bataille ?
yj-option-show-hand-yes = Montrer votre main
yj-option-show-hand-done = Garder votre main secrète
yj-ask-opponent-choice = Lequel des personnages adverses est visé ?
yj-option-opponent-choice = { $card }
yj-ask-ignore-weapon = Avant les tirages de destin : défausser votre arme pour en ignorer une de l'adversaire ?
yj-option-ignore-weapon = Ignorer { $kind ->
        [weapon] { $card }
       *[other] l'arme du personnage { $card }
    }
yj-option-ignore-weapon-done = Garder votre arme
yj-ask-tie-for-cards = Défausser des cartes de votre main pour faire de ce combat une égalité ?
yj-option-tie-for-cards-yes = En faire une égalité
yj-option-tie-for-cards-done = Continuer le combat
yj-ask-rob = Votre personnage a été vaincu : défaussez { $number ->
        [0] une carte
        [1] une carte
       *[other] { $number } cartes
    } de votre main.
yj-option-rob = Défausser { $card }
yj-ask-spoils-draw = Pour cette victoire, vous pouvez piocher une carte.
yj-option-spoils-draw-yes = Piocher une carte
yj-option-spoils-draw-done = Ne rien piocher
yj-ask-spoils-lap = Pour cette victoire, vous pouvez défausser la dernière carte de tour de piste de l'adversaire.
yj-option-spoils-lap-yes = La défausser
yj-option-spoils-lap-done = La laisser

## Space: questions and answers

yj-ask-intercept-ships = { $side } évacue { $place }. Vous pouvez d'abord lancer des vaisseaux de votre main ; ensuite vous décidez d'intercepter ou non.
yj-option-intercept-ships = Lancer { $card }
yj-option-intercept-ships-done = Ne plus rien lancer
yj-ask-intercept = { $side } évacue { $place }. Intercepter avec tous vos vaisseaux ?
yj-option-intercept-yes = Intercepter
yj-option-intercept-no = Laisser partir
yj-option-intercept-done = Laisser partir

## Duels: questions and answers

yj-ask-duel = Lancer un duel sur { $planet } ? Choisissez votre duelliste. Sinon, on passe à la bataille.
yj-option-duel = Lancer un duel avec { $card }
yj-option-duel-done = Pas de duel ce tour-ci
yj-ask-duel-weapon = Quelle arme votre duelliste utilise-t-il ?
yj-option-duel-weapon = Utiliser { $card }
yj-option-duel-weapon-done = N'utiliser aucune arme
yj-ask-duel-defender-weapon = Quelle arme votre personnage utilise-t-il en duel ?
yj-option-duel-defender-weapon = Utiliser { $card }
yj-option-duel-defender-weapon-done = N'utiliser aucune arme
yj-ask-duel-target = Quel personnage adverse défiez-vous ?
yj-option-duel-target = Défier { $card }
yj-option-duel-target-done = Pas de duel ce tour-ci
yj-ask-duel-defender = { $side } défie { $card } en duel. Qui défend ?
yj-option-duel-defender = Défendre avec { $card }
yj-option-duel-defender-done = Personne n'intervient
yj-ask-duel-attack = À vous d'attaquer : jouez une carte de votre main de duel, ou passez.
yj-option-duel-attack = Attaquer avec { $card } : { $destiny }
yj-option-duel-attack-pass = Passer, et ne plus que parer
yj-option-duel-attack-done = Passer, et ne plus que parer
yj-ask-duel-parry = L'adversaire attaque avec un destin de { $number }. Parez avec une carte du même nombre, ou subissez la touche.
yj-option-duel-parry = Parer avec { $card } : { $destiny }
yj-option-duel-parry-pass = Subir la touche
yj-option-duel-parry-done = Subir la touche
yj-ask-duel-text = Votre carte { $card } touche. Utiliser son texte de duel ?
yj-option-duel-text-yes = L'utiliser
yj-option-duel-text-done = Ne pas l'utiliser
yj-ask-duel-guess = Annoncez un nombre : si le destin de l'adversaire est l'un des vôtres, le duel finit par une égalité.
yj-option-duel-guess-number = Annoncer { $amount }

## The race: questions and answers

yj-ask-race = La course vient avant tout le reste de votre tour. { $ready ->
        [yes] { $number ->
                [0] Votre pilote n'a pas encore de poussée.
                [1] Votre pilote a 1 jeton de poussée.
               *[other] Votre pilote a { $number } jetons de poussée.
            }
       *[no] Il y faut un pilote et le module qui lui correspond.
    }
yj-option-race = Mettre { $card } en course ({ $counters ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $counters } compteurs
    })
yj-option-race-thrust = Poussée : un jeton de plus, puis des cartes de tour de piste
yj-option-race-refuel = Ravitaillement : piocher des cartes
yj-option-race-done = Plus de course ce tour-ci
yj-ask-thrust = Placer un jeton de poussée sur votre pilote ?
yj-option-thrust-yes = Le placer
yj-option-thrust-done = Ne pas le placer
yj-ask-lap-card = Tour de piste { $lap } : le numéro { $next } est le suivant. Vous pouvez jouer { $number ->
        [0] 0 carte de tour de piste.
        [1] encore une carte de tour de piste.
       *[other] encore { $number } cartes de tour de piste.
    }
yj-option-lap-card = Jouer { $card } comme numéro { $next }{ $handling ->
        [yes] {" "}(carte de maniement)
       *[no] {""}
    }
yj-option-lap-card-done = Ne plus jouer de cartes de tour de piste
yj-ask-refuel = Ravitaillement : combien de cartes piochez-vous ? { $number ->
        [1] Une au plus.
       *[other] { $number } au plus.
    }
yj-option-refuel-number = { $amount ->
        [0] Ne rien piocher
        [1] Piocher 1 carte
       *[other] Piocher { $amount } cartes
    }

## The honour system: questions and answers

yj-ask-bluff = Le système d'honneur : quelle carte posez-vous sans contrôle ? Si elle enfreint une règle, cela se découvre plus tard.
yj-option-bluff = Poser { $card } sans contrôle
yj-option-bluff-done = Aucune
yj-option-deploy-bluff = Poser une carte sans contrôle
yj-ask-surrender-honour = { $side } a déployé face cachée des cartes illégales et concède la planète. Mélanger toutes vos cartes qui s'y trouvent dans votre pioche ?
yj-option-surrender-honour-yes = Les mélanger dans votre pioche
yj-option-surrender-honour-done = Les laisser sur place

## The log: effects and other texts

yj-log-effect = { $who ->
        [you] Vous déployez
       *[other] { $side } déploie
    } l'effet { $card } ({ $amount ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $amount } compteurs
    }).
yj-log-fetch = { $who ->
        [you] Vous prenez { $card } dans votre pioche.
       *[other] { $side } prend { $card } dans sa pioche.
    }
yj-log-not-fetched = { $who ->
        [you] Vous ne prenez pas d'effet dans votre pioche.
       *[other] { $side } ne prend pas d'effet dans sa pioche.
    }
yj-log-to-hand = { $who ->
        [you] Vous prenez { $card } de votre pioche dans votre main.
       *[other] { $side } prend { $card } de sa pioche dans sa main.
    }
yj-log-from-deck = { $who ->
        [you] Vous cherchez dans votre pioche, par le texte de la carte { $card }.
       *[other] { $side } cherche dans sa pioche, par le texte de la carte { $card }.
    }
yj-log-uses-text = { $who ->
        [you] Vous utilisez le texte de la carte { $card }.
       *[other] { $side } utilise le texte de la carte { $card }.
    }
yj-log-penalty = { $who ->
        [you] Votre recherche ne met rien en jeu
       *[other] { $side } ne met rien en jeu par sa recherche
    }, ce qui coûte { $amount ->
        [0] des dégâts
        [1] 1 dégât
       *[other] { $amount } dégâts
    }.
yj-log-buried = { $who ->
        [you] Vous placez { $card } sous votre pioche.
       *[other] { $side } place { $card } sous sa pioche.
    }
yj-log-peeked = { $who ->
        [you] Vous regardez la première carte de la pioche de l'adversaire, { $card }, { $amount ->
            [1] et la mettez dessous.
           *[other] et la laissez en place.
        }
       *[other] { $side } regarde la première carte de l'autre pioche { $amount ->
            [1] et la met dessous.
           *[other] et la laisse en place.
        }
    }
yj-log-shows-hand = { $who ->
        [you] Vous montrez { $card }.
       *[other] { $side } montre { $card }.
    }
yj-log-kept-apart = { $card } : pas de bataille ce tour-ci.
yj-log-shuffled-back = { $who ->
        [you] Vous mélangez { $card } dans votre pioche.
       *[other] { $side } mélange { $card } dans sa pioche.
    }
yj-log-sacrifice = { $who ->
        [you] Vous abandonnez { $card }.
       *[other] { $side } abandonne { $card }.
    }
yj-log-retire = { $who ->
        [you] Vous laissez partir { $card }.
       *[other] { $side } laisse partir { $card }.
    }
yj-log-counters = { $who ->
        [you] Vous pouvez déployer jusqu'à { $amount } compteurs ce tour-ci.
       *[other] { $side } peut déployer jusqu'à { $amount } compteurs ce tour-ci.
    }

## The log: battles

yj-log-shows-card = { $who ->
        [you] Vous révélez { $card }.
       *[other] { $side } révèle { $card }.
    }
yj-log-half = { $who ->
        [you] Vous la jouez comme { $card }.
       *[other] { $side } la joue comme { $card }.
    }
yj-log-redraw = { $who ->
        [you] Vous défaussez { $card } et tirez un autre destin.
       *[other] { $side } défausse { $card } et tire un autre destin.
    }
yj-log-choose-number = { $who ->
        [you] Vous choisissez { $amount } sur { $card }.
       *[other] { $side } choisit { $amount } sur { $card }.
    }
yj-log-switch = { $who ->
        [you] Vous échangez des nombres : { $card } compte maintenant { $amount }.
       *[other] { $side } échange des nombres : { $card } compte maintenant { $amount }.
    }
yj-log-replace-number = { $card } compte maintenant { $amount }, le nombre de dégâts.
yj-log-catches-up = { $who ->
        [you] Vous rattrapez { $amount }.
       *[other] { $side } rattrape { $amount }.
    }
yj-log-slips-away = { $who ->
        [you] Vous quittez ce combat avec { $card }, vers l'adversaire suivant.
       *[other] { $side } quitte ce combat avec { $card }, vers l'adversaire suivant.
    }
yj-log-left-behind = { $pronoun ->
        [they] { $card } sont hors de cette bataille.
        [women] { $card } sont hors de cette bataille.
       *[other] { $card } est hors de cette bataille.
    }
yj-log-weapon-ignored = { $kind ->
        [weapon] { $card } ne compte pas dans ce combat.
       *[other] { $card } : les armes ne comptent pas dans ce combat.
    }
yj-log-robbed = { $who ->
        [you] Vous devez défausser { $card }.
       *[other] { $side } doit défausser { $card }.
    }
yj-log-honour-returned = { $who ->
        [you] { $card } n'avait pas le droit d'être dans votre plan et revient dans votre main.
       *[other] { $side } reprend { $card } en main : cette carte n'avait pas le droit d'être dans le plan.
    }

## The log: space

yj-log-evacuate = { $who ->
        [you] Vous évacuez { $planet }.
       *[other] { $side } évacue { $planet }.
    }
yj-log-intercept = { $who ->
        [you] Vous interceptez l'évacuation.
       *[other] { $side } intercepte l'évacuation.
    }
yj-log-not-intercepted = { $who ->
        [you] Vous n'interceptez pas.
       *[other] { $side } n'intercepte pas.
    }
yj-log-space-battle = Une bataille spatiale commence près de { $planet }.
yj-log-evacuated = { $who ->
        [you] Votre évacuation réussit : { $amount ->
            [1] 1 carte est mélangée
           *[other] { $amount } cartes sont mélangées
        } dans votre pioche.
       *[other] { $side } réussit son évacuation : { $amount ->
            [1] 1 carte est mélangée
           *[other] { $amount } cartes sont mélangées
        } dans sa pioche.
    }
yj-log-evacuation-failed = { $who ->
        [you] Votre évacuation échoue
       *[other] { $side } échoue à évacuer
    } : { $amount ->
        [1] 1 carte est défaussée.
       *[other] { $amount } cartes sont défaussées.
    }
yj-log-transport-returns = { $who ->
        [you] { $card } est mélangé aussi dans votre pioche.
       *[other] { $side } mélange aussi { $card } dans sa pioche.
    }

## The log: duels

yj-log-duel = { $who ->
        [you] Vous lancez un duel avec { $card }.
       *[other] { $side } lance un duel avec { $card }.
    }
yj-log-duel-target = { $pronoun ->
        [she] { $card } est défiée.
        [they] { $card } sont défiés.
        [women] { $card } sont défiées.
       *[he] { $card } est défié.
    }
yj-log-duel-defends = { $who ->
        [you] Vous défendez avec { $card }.
       *[other] { $side } défend avec { $card }.
    }
yj-log-duel-hand = { $who ->
        [you] Vous piochez { $amount ->
            [1] 1 carte
           *[other] { $amount } cartes
        } pour votre main de duel.
       *[other] { $side } pioche { $amount ->
            [1] 1 carte
           *[other] { $amount } cartes
        } pour sa main de duel.
    }
yj-log-duel-attack = { $who ->
        [you] Vous attaquez avec { $card } : { $amount }.
       *[other] { $side } attaque avec { $card } : { $amount }.
    }
yj-log-duel-parry = { $who ->
        [you] Vous parez avec { $card } : { $amount }.
       *[other] { $side } pare avec { $card } : { $amount }.
    }
yj-log-duel-hit = { $pronoun ->
        [she] { $card } est touchée
        [they] { $card } sont touchés
        [women] { $card } sont touchées
       *[he] { $card } est touché
    } : { $amount ->
        [1] 1 touche
       *[other] { $amount } touches
    }.
yj-log-duel-pass = { $who ->
        [you] Vous passez.
       *[other] { $side } passe.
    }
yj-log-duel-text = { $who ->
        [you] Vous utilisez le texte de duel de la carte { $card }.
       *[other] { $side } utilise le texte de duel de la carte { $card }.
    }
yj-log-duel-guess = { $who ->
        [you] Vous annoncez le nombre { $amount }.
       *[other] { $side } annonce le nombre { $amount }.
    }
yj-log-duel-heal = { $card } se remet : { $amount ->
        [0] plus aucune touche.
        [1] il reste 1 touche.
       *[other] il reste { $amount } touches.
    }
yj-log-duel-gives-over = { $who ->
        [you] Vous n'avez plus de carte pour attaquer.
       *[other] { $side } n'a plus de carte pour attaquer.
    }
yj-log-duel-over = Le duel est terminé.
yj-log-duel-defeat = { $pronoun ->
        [they] { $card } perdent le duel.
        [women] { $card } perdent le duel.
       *[other] { $card } perd le duel.
    }
yj-log-duel-undecided = Le duel prend fin sans vaincu.

## The log: the race

yj-log-objective = { $who ->
        [you] Vous commencez avec { $card } sur la table.
       *[other] { $side } commence avec { $card } sur la table.
    }
yj-log-pilot = { $who ->
        [you] Vous mettez { $card } en course
       *[other] { $side } met { $card } en course
    } ({ $amount ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $amount } compteurs
    }).
yj-log-podracer = { $who ->
        [you] Vous mettez { $card } en course
       *[other] { $side } met { $card } en course
    } ({ $amount ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $amount } compteurs
    }).
yj-log-thrust = { $card } a maintenant { $amount ->
        [1] 1 jeton de poussée.
       *[other] { $amount } jetons de poussée.
    }
yj-log-lap-card = { $who ->
        [you] Vous jouez { $card } comme carte de tour de piste numéro { $amount }.
       *[other] { $side } joue { $card } comme carte de tour de piste numéro { $amount }.
    }
yj-log-lap = { $who ->
        [you] Vous finissez le tour de piste { $amount }.
       *[other] { $side } finit le tour de piste { $amount }.
    }
yj-log-refuel = { $who ->
        [you] Vous vous ravitaillez
       *[other] { $side } se ravitaille
    } : { $amount ->
        [0] aucune carte.
        [1] 1 carte.
       *[other] { $amount } cartes.
    }
yj-log-race-won = { $who ->
        [you] Vous gagnez la course de modules.
       *[other] { $side } gagne la course de modules.
    }

## The log: the honour system

yj-log-honour-breach = { $who ->
        [you] Vous aviez { $card } face cachée, contre les règles.
       *[other] { $side } avait { $card } face cachée, contre les règles.
    }
yj-log-honour-stack = { $who ->
        [you] { $card } était sur une seconde planète et revient dans votre main.
       *[other] { $side } reprend { $card } en main : sa pile est sur une autre planète.
    }
