### The table in the terminal: its labels, keys, hints and pages.

## The table

table-side-narrow = { $side } pioche { $deck } main { $hand } ◆{ $planets }
table-side-wide = { $side } ({ $player })  pioche { $deck }  main { $hand }  planètes : { $names }
table-you = vous
table-own-row = { $side } (vous)
table-hand-row = Main ({ $count })
table-dueling-row = Main de duel ({ $count })
table-offer-row = Au choix ({ $count })
table-empty-row = (aucune carte ici)
table-empty-hand = (aucune carte en main)
table-no-planet = Pas encore de planète
table-turn = tour { $number }
table-phase-setup = mise en place
table-phase-deploy = Déploiement
table-phase-battle = Bataille
table-phase-even-up = Remise à niveau
table-attacks = attaque : { $side }
table-in-space = dans l'espace
table-evacuates = Évacuation de { $planet } ({ $side }). À bord : { $cards }
table-duel = DUEL
table-attack-of = attaque, { $side } : { $number }
table-duel-text = a un texte de duel
table-passed = a passé
table-race = { $side } : tour { $lap }, prochain nombre { $next }, poussée { $thrust }, maniement { $handling }
table-race-waiting = { $side } : tour { $lap }, pas encore de pilote avec son module
table-discard = { $side }, défausse : { $card }
table-stranded = { $planet } ◆ { $side } : { $cards }
table-hyperspace = { $side }, hyperespace : { $cards }
table-face-down = face cachée
table-aside = mise de côté
table-kind-character = personnage
table-kind-weapon = arme
table-kind-battle = bataille
table-kind-location = lieu
table-kind-starship = vaisseau
table-kind-effect = effet
table-kind-objective = objectif
table-kind-double = double
table-at-race = en course
table-lap-card = tour de piste
table-attack = attaque
table-played = jouée
table-dueling-hand = main de duel
table-dot-red = R
table-dot-blue = B
table-dot-green = V
table-dot-orange = O
table-dot-yellow = J
table-dot-purple = P
table-log = Journal
table-details = Carte
table-fact = { $label } :
table-no-card = Allez sur une carte avec les flèches pour la lire ici.

## Questions

table-your-question = À vous de décider
table-happening = Ce qui se passe (une touche : plus vite)
table-refused = Pas maintenant. { $rule } (r : la règle)
table-nothing-to-undo = Il n'y a rien à reprendre.
table-users = avec { $names }
table-no-user = personne ici ne peut l'utiliser

## Battle plans

table-plan-prompt = Disposez votre plan de bataille : la carte du haut est révélée la première. Une arme va juste avant son utilisateur, une carte de bataille avant les deux.
table-plan-prompt-space = Disposez votre plan pour la bataille spatiale : la carte du haut est révélée la première. Une carte de bataille va juste avant son vaisseau.
table-plan-send = Combattre avec ce plan (s)
table-plan-keys = Entrée prend une carte et la repose, les flèches la portent.
table-plan-fights = combat avec { $power }
table-plan-fights-maybe = combat avec { $power }, et +{ $maybe } contre certains adversaires
table-plan-joins = combat avec { $name }, comme un seul
table-plan-works = pour { $name } : { $gift }
table-plan-weapon-idle = inutilisée ici, mais pas perdue
table-plan-card-lost = sans effet ici, et défaussée
table-plan-stowaway = n'est pas une carte de bataille, et revient en main
table-by-text = texte
table-plan-catch-up = compense un destin supérieur
table-plan-damage-for-number = les dégâts peuvent valoir un destin
table-plan-fight-again = peut combattre encore
table-plan-force-push = sans arme, les armes adverses ne comptent pas
table-plan-last-stand = en dernier, pas de percée
table-plan-more-damage = plus de dégâts
table-plan-only-loses = en cas de défaite, un seul est perdu
table-plan-rescue = en cas de défaite, retour en main
table-plan-show-hand = si vous montrez votre main
table-plan-slip-away = passe à l'adversaire suivant
table-plan-switch-numbers = peut échanger les destins

## Line by line

table-plain-welcome = Tapez le numéro d'une réponse, ou rien pour celle marquée Entrée. « ? » explique le reste.
table-plain-enter = Entrée
table-plain-row = { $row } : { $cards }
table-plain-order = Entrée envoie le plan tel qu'il est ; des numéros comme « 3 1 » amènent ces cartes au début.
table-plain-unknown = « { $answer } » n'est pas une réponse possible ici. « ? » explique ce qu'on peut taper.
table-plain-no-card = Aucune carte « { $card } » n'est visible ici.
table-plain-help =
    un numéro ou un nom  la réponse de ce numéro ou de ce nom (DM-30, done)
    rien                 la réponse marquée Entrée
    t                    toute la table
    c et un numéro       tout sur la carte de cette réponse ; un code comme DM-30 convient aussi
    r                    la règle derrière la question
    u                    reprendre votre dernière décision
    f                    l'autre langue
    q                    quitter ; la partie peut être reprise

## Keys

table-key-space = esp.
table-key-help = aide
table-key-card = carte
table-key-log = journal
table-key-rule = règle
table-key-undo = défaire
table-key-quit = quitter
table-key-language = EN
table-key-theme = { $now ->
        [dark] clair
       *[light] sombre
    }
table-key-slower = {""}
table-key-faster = rythme
table-pause = Pause entre les lignes d'une bataille : { $step ->
        [0] aucune
       *[other] { $step } sur { $most }
    }

## Pages

table-page-hint = Échap : retour à la table
table-log-hint = Entrée : la règle · Échap : retour
table-rule-title = Règle { $rule }
table-leave-title = Quitter la table ?
table-stay = Rester et jouer
table-leave = Quitter
table-resume = La partie est enregistrée après chaque réponse. Pour la reprendre plus tard :{"\u000A"}chancecube play --resume { $path }
table-no-record = Cette partie n'est pas enregistrée et sera perdue. Pour garder une partie, commencez-la avec :{"\u000A"}chancecube play --record FICHIER
table-result-title = La partie est terminée
table-record-at = L'enregistrement de la partie : { $path }
table-result-rematch = Rejouer avec les mêmes decks
table-result-look = Regarder la table
table-result-undo = Reprendre la dernière décision
table-result-leave = Quitter
table-cannot-write = L'enregistrement ne peut pas être écrit dans { $path } : { $reason }.
table-help-title = Comment jouer à cette table
table-help =
    La question se trouve dans le cadre sous les cartes. Choisissez une réponse dans sa liste, ou jouez directement une carte qui brille (✦).

    flèches, Tab       se déplacer parmi les cartes et les réponses
    Entrée, clic       répondre, ou jouer la carte
    1 … 9              choisir la réponse de ce numéro
    Espace             tout sur la carte
    l                  le journal ; Entrée sur une ligne ouvre sa règle
    r                  la règle derrière le dernier refus ou total
    u                  reprendre votre dernière décision
    + et -             batailles plus lentes ou plus rapides
    f, d               langue, sombre ou clair
    q                  quitter ; la partie peut être reprise
    Échap              retour à la question

    Plan de bataille : la première carte est révélée la première. Entrée prend une carte, les flèches la portent, Entrée la repose ; un chiffre l'amène à cette place. Une arme va juste avant son utilisateur, une carte de bataille avant l'arme ou le personnage. La première ligne, ou s, envoie le plan.

    Sur une carte :
    ▮▮▮    compteurs pour la déployer
    ▲5+1=6 puissance, avec le bonus du site actuel
    ▼4     dégâts que subit son propriétaire si elle est vaincue
    ◈3     nombre de destin ; ◈ seul est un tirage de destin
    ●R     la pastille de sa couleur : R rouge, B bleue, V verte, O orange, J jaune, P pourpre (violette)
    ░▒     cartes face cachée
    ◆      une planète contrôlée
    » ✗    combat en cours, vaincue dans cette bataille
    ○      une carte joker, qui peut remplir d'autres couleurs d'un deck

    En duel : ✗✗·· touches sur celles que le personnage peut subir ; la rangée du bas est la main de duel.
    En course : ⚑1/3 tours, ▸▸·· poussée, →4 le prochain nombre, ±5 (1/2) le maniement et combien de fois il a servi dans ce tour.
