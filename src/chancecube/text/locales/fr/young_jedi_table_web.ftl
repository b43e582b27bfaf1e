### Young Jedi in the browser: card faces, the table, the lesson.

## Faces

yj-web-power = PUISSANCE
yj-web-damage = DÉGÂTS
yj-web-side-light = Côté Lumineux
yj-web-side-dark = Côté Obscur
yj-web-dot-red = R
yj-web-dot-blue = B
yj-web-dot-green = V
yj-web-dot-orange = O
yj-web-dot-yellow = J
yj-web-dot-purple = P

## The table

yj-web-place = { $planet }, { $site }
yj-web-no-place = Entre les planètes
yj-web-turn = Tour { $number } · { $side }
yj-web-phases = Phases du tour
yj-web-phase-deploy = Déploiement
yj-web-phase-battle = Bataille
yj-web-phase-even-up = Remise à niveau
yj-web-zone = { $side } sur { $planet }
yj-web-nobody = Aucune carte ici.
yj-web-nobody-near = Aucune carte ici. Glissez une carte à cet endroit pour la déployer.
yj-web-face-down = face cachée
yj-web-face-down-card = Une carte face cachée
yj-web-aside = mise de côté
yj-web-aside-card = Une carte de bataille mise de côté
yj-web-deck = pioche
yj-web-discard = défausse
yj-web-discard-top = dessus, { $card }
yj-web-empty = vide
yj-web-in-hand = { $count ->
        [one] carte en main
       *[other] cartes en main
    }
yj-web-hyperspace = Hyper{ "\u00AD" }espace
yj-web-ships = Hyperespace : { $count }
yj-web-counters = { $count ->
        [0] Il ne reste aucun compteur sur { $of }
        [one] Il reste { $count } compteur sur { $of }
       *[other] Il reste { $count } compteurs sur { $of }
    }
yj-web-counters-hidden = Compteurs cachés
yj-web-planets = Planètes
yj-web-open-hand = Main de l'autre côté
yj-web-held = { $side }
yj-web-here = la partie est ici
yj-web-left = jouée
yj-web-not-yet = pas encore jouée
yj-web-stranded = { $count ->
        [one] { $count } carte bloquée
       *[other] { $count } cartes bloquées
    }
yj-web-stranded-on = Cartes bloquées sur { $planet }
yj-web-power-here = { $dots ->
        [0] Puissance { $total } ici
       *[other] Puissance { $total } ici = { $power } + { $dots } { $site }
    }
yj-web-power-drawn = { $dots ->
        [0] La puissance est un tirage de destin
       *[other] La puissance est un tirage de destin, + { $dots } { $site }
    }

## Plan and fights

yj-web-addend-power = de puissance
yj-web-addend-destiny = destin ({ $card })
yj-web-maybe = { $amount } { $what } (peut-être)
yj-web-total = { $draws ->
        [0] { $power }
        [one] { $power } + 1 tirage
       *[other] { $power } + { $draws } tirages
    }{ $maybe ->
        [0] {""}
       *[other] {" "}(+ { $maybe })
    }
yj-web-fate-fights = combat
yj-web-fate-joins = combat avec
yj-web-fate-weapon-works = utilisée
yj-web-fate-weapon-idle = pas utilisée, pas perdue
yj-web-fate-card-works = utilisée
yj-web-fate-card-lost = sans effet, défaussée

## Genres de cartes, sur leurs faces

yj-web-kind-effect = Effet
yj-web-kind-objective = Objectif
yj-web-kind-starship = Vaisseau
yj-web-kind-starfighter = Chasseur
yj-web-kind-transport = Transport
yj-web-kind-combo = Combo
yj-web-kind-armed = Armé et dangereux

## Effets, espace, évacuation

yj-web-effects = Effets
yj-web-effect-of = Effet du { $side }
yj-web-zone-space = Vaisseaux du { $side }
yj-web-space-battle = Bataille spatiale
yj-web-evacuation = Évacuation
yj-web-above = Au-dessus de { $planet }
yj-web-aboard = { $count ->
        [one] { $count } carte à bord
       *[other] { $count } cartes à bord
    }
yj-web-addend-built-in = arme intégrée ({ $card })

## Duels

yj-web-duel = Duel au sabre laser
yj-web-duel-end = Le duel est terminé
yj-web-duel-to-attack = { $side } : à l'attaque
yj-web-duel-to-parry = { $side } : à la parade
yj-web-duel-power = puissance
yj-web-duel-hits = { $hits } coups reçus sur { $damage }
yj-web-duel-left = { $count ->
        [one] vaincu dans { $count } coup
       *[other] vaincu dans { $count } coups
    }
yj-web-duel-down = vaincu
yj-web-duel-hand = { $count ->
        [one] { $count } carte dans la main de duel
       *[other] { $count } cartes dans la main de duel
    }
yj-web-duel-passed = a passé
yj-web-duel-played = Jouées : { $count }
yj-web-duel-attack = Attaque
yj-web-duel-match = à parer avec
yj-web-duel-hits-home = touche
yj-web-duel-is-hit = est touché
yj-web-duel-parried = paré
yj-web-duel-undecided = sans vaincu

## La course

yj-web-race = Course du { $side }
yj-web-race-pilot = Pilote
yj-web-race-podracer = Module
yj-web-race-laps = { $laps } tours sur { $of }
yj-web-race-thrust = { $count ->
        [one] { $count } jeton de poussée
       *[other] { $count } jetons de poussée
    }
yj-web-race-do-thrust = Poussée
yj-web-race-do-refuel = Se ravitailler
yj-web-race-track = Le tour ; le prochain numéro est { $next }
yj-web-race-place = Carte de tour { $number }
yj-web-race-handling = Maniement { $numbers } : les cartes de ce nombre valent n'importe lequel, deux fois par tour de piste (employées : { $used })

## The lesson: questions

yj-web-learn-point-one = Vous envoyez des personnages sur une planète. Chacun coûte des compteurs, et vous en avez six par tour.
yj-web-learn-point-two = Vous pouvez déclarer une bataille. Les personnages combattent un contre un, et la puissance la plus élevée l'emporte.
yj-web-learn-point-three = Qui perd un combat perd des cartes de sa pioche. Une pioche vide fait perdre la partie.
yj-web-learn-point-four = Si vous êtes seul à avoir des personnages sur la planète à la fin d'un tour, vous la contrôlez. Dans la première partie, cela suffit pour gagner.
yj-web-learn-first = Joue le premier tour
yj-web-learn-second = Joue le deuxième tour
yj-web-learn-location-title = Où commence la partie
yj-web-learn-location = Un lieu nomme une planète et l'un de ses sites. Dans la première partie il n'y a qu'une planète, et qui la contrôle gagne. Le site compte : les personnages portent des points rouges pour certains sites, et chaque point y vaut 1 de puissance.
yj-web-learn-deploy-hidden-title = Déployer, face cachée
yj-web-learn-deploy-hidden = C'est votre premier tour sur la planète : ce que vous déployez reste face cachée jusqu'à votre prochain tour. Vous avez six compteurs ; les barres blanches d'une carte indiquent son coût. Les personnages combattent, les armes les renforcent. Faites glisser vers la planète une carte qui brille, cliquez dessus ou choisissez-la dans la liste.
yj-web-learn-deploy-title = Déployer
yj-web-learn-deploy = Six nouveaux compteurs. Désormais vos cartes sont face visible et peuvent combattre dès ce tour. Le grand nombre sur fond rouge est la puissance d'un personnage ; la rangée jaune est celle du site où vous êtes, et ses points comptent. Essayez n'importe quelle carte : celle qui ne peut pas être déployée vous dit pourquoi.
yj-web-learn-battle-title = Une bataille ?
yj-web-learn-battle = Vous pouvez attaquer une fois par tour si les deux côtés ont des cartes face visible. Tous vos personnages visibles y prennent part, et tous ceux de l'adversaire aussi. Les attaquants que personne n'affronte font une percée et coûtent chacun une carte à l'adversaire. Attaquez quand vous êtes plus fort ou plus nombreux.
yj-web-learn-battle-cards-title = Cartes de bataille
yj-web-learn-battle-cards = Les cartes de bataille, rouges, se jouent depuis la main, chacune avec un certain personnage. Mettez de côté celles que vous voulez utiliser maintenant ; l'adversaire n'apprend que leur nombre. Une carte qui ne convient à personne serait défaussée sans effet.
yj-web-learn-plan-title = Le plan de bataille
yj-web-learn-plan = Le plan se lit depuis le début : chaque combat va jusqu'au prochain personnage. Une arme se place juste avant son utilisateur, une carte de bataille juste avant l'arme ou le personnage. Plus bas, vous voyez les combats que donne cet ordre, avec le détail de chaque somme. Un point d'interrogation annonce un tirage de destin : le nombre de la carte du dessus de votre pioche.
yj-web-learn-even-up-title = Remise à niveau
yj-web-learn-even-up = À la fin de votre tour, vous piochez pour avoir six cartes en main, ou défaussez pour n'en garder que six. Attention : chaque carte piochée quitte votre pioche, et une pioche vide fait perdre. Vous pouvez d'abord défausser des lieux, ou toute votre main.
yj-web-learn-discard-title = Trop de cartes
yj-web-learn-discard = Vous ne gardez que six cartes. Renoncez à ce dont vous avez le moins besoin : des lieux d'autres planètes, ou des cartes de bataille qu'aucun des vôtres ne peut utiliser.
yj-web-learn-concede-title = Le tour s'achève
yj-web-learn-concede = Si personne ne contrôle encore la planète, on vous demande si vous la concédez. Dans la première partie, ce serait perdre : restez et finissez votre tour.
yj-web-learn-next-planet-title = La planète suivante
yj-web-learn-next-planet = Vous avez perdu une planète : vous choisissez donc où la partie continue, et vous y jouez le premier tour.

## The lesson: first times

yj-web-learn-foe-hidden-title = Cartes face cachée
yj-web-learn-foe-hidden = L'adversaire a déployé face cachée. Vous savez combien de cartes il y a, pas lesquelles. Elles ne peuvent pas combattre, et vous ne pouvez pas contrôler la planète tant qu'elles sont là.
yj-web-learn-event-reveal-title = Retournées
yj-web-learn-event-reveal = Au début de son tour, un joueur retourne ses cartes face cachée. Elles peuvent désormais combattre.
yj-web-learn-event-battle-title = Une bataille est déclarée
yj-web-learn-event-battle = L'attaquant, puis le défenseur, annonce combien de cartes de bataille il engage. Ensuite, tous deux préparent un plan en secret.
yj-web-learn-event-steps-forward-title = Un combat
yj-web-learn-event-steps-forward = Dans chaque plan, en partant du début, le personnage suivant s'avance, avec l'arme et la carte de bataille placées juste avant lui.
yj-web-learn-event-power-title = Puissance contre puissance
yj-web-learn-event-power = Chaque côté fait sa somme : puissance imprimée, points pour ce site, arme, tirages de destin, carte de bataille. Le journal montre chaque terme. Le total le plus élevé gagne.
yj-web-learn-event-destiny-title = Le destin
yj-web-learn-event-destiny = Un tirage de destin retourne la carte du dessus de la pioche. Son nombre, dans le cube bleu, s'ajoute ; puis la carte va dans la main de son propriétaire.
yj-web-learn-event-tie-title = Égalité
yj-web-learn-event-tie = Totaux égaux : personne n'est vaincu, et les deux restent sur la planète.
yj-web-learn-event-damage-title = Dégâts
yj-web-learn-event-damage = Le personnage vaincu est défaussé, et son nombre de dégâts, en bas à gauche, dit combien de cartes son propriétaire perd du dessus de sa pioche. Les personnages forts coûtent plus cher quand ils tombent.
yj-web-learn-event-breaks-through-title = La percée
yj-web-learn-event-breaks-through = Le défenseur n'a plus de personnages : chaque attaquant qui n'a pas combattu lui coûte une carte. Le nombre compte.
yj-web-learn-event-control-title = Le contrôle
yj-web-learn-event-control = À la fin d'un tour, un joueur avait des personnages sur la planète et l'autre n'en avait aucun, ni visible ni caché. C'est cela, le contrôle ; dans la première partie, il suffit pour gagner.
yj-web-learn-event-mistake-title = Un plan qui ne convient pas
yj-web-learn-event-mistake = La carte de bataille ne convenait pas aux cartes placées derrière elle. Elle seule est perdue ; le reste du plan continue.
yj-web-learn-event-card-unused-title = Une carte de bataille sans effet
yj-web-learn-event-card-unused = Elle n'était pas juste avant un personnage auquel elle convient : elle est défaussée sans effet.
yj-web-learn-event-rescued-title = Sauvé
yj-web-learn-event-rescued = La carte de bataille sauve son utilisateur : le personnage revient en main, et aucun dégât n'est subi.
yj-web-learn-won-title = Vous avez gagné
yj-web-learn-won = Vous savez maintenant tout de la première partie. La partie complète a trois planètes, des vaisseaux et soixante cartes ; deux planètes suffisent pour la gagner.
yj-web-learn-lost-title = Perdu, mais appris
yj-web-learn-lost = Revoyez la partie pour trouver le tournant, ou réessayez tout de suite : les cartes viennent chaque fois dans un autre ordre.

## The lesson: hints

yj-web-learn-hint-any = N'importe lequel convient pour l'instant.
yj-web-learn-hint-done = Il ne reste rien d'utile à déployer.
yj-web-learn-hint-weapon = Une arme pour un personnage qui n'en a pas.
yj-web-learn-hint-character = Le personnage le plus fort que vous puissiez payer.
yj-web-learn-hint-attack = Vous semblez au moins aussi fort que l'adversaire.
yj-web-learn-hint-wait = L'adversaire semble plus fort. Attendre est raisonnable.
yj-web-learn-hint-battle-card = L'un de vos personnages peut l'utiliser.
yj-web-learn-hint-no-battle-card = Aucune autre carte de bataille ne serait utile.
yj-web-learn-hint-keep = Gardez votre main et continuez.
yj-web-learn-hint-discard = Celle dont vous avez le moins besoin.
yj-web-learn-hint-stay = Restez sur la planète.

## The lesson: second thoughts

yj-web-learn-regret-counters-title = Il reste des compteurs
yj-web-learn-regret-counters = Vous pourriez encore déployer quelque chose, et les compteurs inutilisés sont perdus à la fin de la phase.
yj-web-learn-regret-weak-title = Une attaque dangereuse
yj-web-learn-regret-weak = Les personnages adverses semblent bien plus forts. Chaque combat perdu vous coûte le personnage et des cartes de votre pioche.
yj-web-learn-regret-useless-title = Personne ne peut utiliser cette carte
yj-web-learn-regret-useless = Elle ne convient à aucun de vos personnages ici. Dans le plan, elle serait défaussée sans effet.
yj-web-learn-regret-concede-title = Cela termine la partie
yj-web-learn-regret-concede = Concéder la seule planète en donne le contrôle à l'adversaire, et la partie avec.

## La visite après la première partie

yj-tour-title = Le jeu complet, chapitre par chapitre
yj-tour-lede = Voici ce qui s'ajoute après la première partie. Ouvrez un chapitre, regardez ses cartes, essayez.
yj-tour-try = À vous.
yj-tour-effects-title = Les effets
yj-tour-effects = Les cartes violettes se posent près du lieu et agissent tant que la partie reste sur la planète. Chacun peut en avoir une. Elles coûtent des compteurs comme les personnages. Quand la partie arrive sur une nouvelle planète, les deux joueurs peuvent en chercher une dans leur pioche et la prendre en main.
yj-tour-space-title = Vaisseaux et évacuation
yj-tour-space = Les vaisseaux attendent dans l'hyperespace et ne coûtent aucun compteur. Avec un transport parmi eux, vous pouvez évacuer une planète pendant votre phase de Déploiement : tous vos personnages et armes qui s'y trouvent montent à bord. L'adversaire peut intercepter avec ses vaisseaux, et chacun prépare un plan comme dans toute bataille. Un chasseur ajoute un tirage de destin, un transport non. Si l'un de vos transports survit, tout ce qui était à bord retourne dans votre pioche : autant de cartes de plus avant qu'elle ne soit vide.
yj-tour-duels-title = Les duels au sabre laser
yj-tour-duels = Avant la bataille, un Jedi ou un Sith armé d'un sabre laser peut défier un adversaire. Chaque côté pioche autant de cartes que son duelliste a de puissance : c'est la main de duel. Une attaque est une carte ; on la pare avec une carte de même nombre de destin, et la parade devient l'attaque suivante. Une attaque non parée touche. Un personnage touché autant de fois que son nombre de dégâts est vaincu.
yj-tour-duels-task = L'attaque a un destin de { $number }. Quelle carte la pare ?
yj-tour-duels-right = Paré, et votre { $number } devient une attaque à son tour.
yj-tour-duels-wrong = Un { $number } n'arrête pas un { $wanted }. Vous seriez touché.
yj-tour-race-title = La course de modules
yj-tour-race = Avec un objectif, un pilote et un module, vous courez. Une fois par tour, vous pouvez donner une poussée : le pilote reçoit un jeton, et vous posez au plus autant de cartes qu'il a de jetons, dans l'ordre de leurs nombres de destin, de 1 à 6. Le nombre de maniement du pilote vaut n'importe quel nombre, deux fois par tour de piste. Trois tours de piste font gagner la partie, quoi qu'il arrive sur les planètes.
yj-tour-race-task = Posez ces cartes dans l'ordre, en commençant par le 1.
yj-tour-race-right = { $count } places sur 6. La suite viendra aux tours suivants, avec d'autres cartes.
yj-tour-race-wrong = Un { $number } ne convient pas : le prochain nombre est { $wanted }.
yj-tour-doubles-title = Des cartes plus riches
yj-tour-doubles = Une carte Double impact contient deux cartes, dont vous utilisez l'une ou l'autre. Un personnage armé et dangereux apporte son arme, et deux nombres de destin au choix. Un combo réunit deux cartes de bataille. Les cartes à pastilles blanches sont des jokers : dans un deck, chacune compte pour l'une de ces couleurs.
