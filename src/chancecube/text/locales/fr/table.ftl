### The table in the terminal: its labels, keys, hints and pages.

## The table

table-log = Journal
table-details = Carte
table-fact = { $label } :
table-no-card = Allez sur une carte avec les flèches pour la lire ici.

## Questions

table-your-question = À vous de décider
table-happening = Ce qui se passe (une touche : plus vite)
table-refused = Pas maintenant. { $rule } (r : la règle)
table-hand-over = Passez le clavier à { $side }, puis Entrée.
table-sit-down = Me voici
table-nothing-to-undo = Il n'y a rien à reprendre.

## Arranging cards

table-plan-send = Envoyer cet ordre (s)
table-plan-keys = Entrée prend une carte et la repose, les flèches la portent.

## Line by line

table-plain-welcome = Tapez le numéro d'une réponse, ou rien pour celle marquée Entrée. « ? » explique le reste.
table-plain-enter = Entrée
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
table-pause = Pause entre les lignes : { $step ->
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
table-signs = {""}
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
    + et -             plus lent, plus vite
    f, d               langue, sombre ou clair
    q                  quitter ; la partie peut être reprise
    Échap              retour à la question
