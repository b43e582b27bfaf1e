### The command `chancecube`: help texts, output and refusals.

## The whole command

cli-help =
    Des jeux de cartes épuisés, dont chaque règle est appliquée.

    Pour commencer : [bold]chancecube play[/bold], une partie d'initiation contre un robot.
cli-epilog = --language et --game se mettent n'importe où sur la ligne. Codes de sortie : 0 tout va bien ; 1 rien de trouvé, deck illégal ou lacune ; 2 saisie incorrecte ; 130 interrompu.
cli-everywhere = Partout : --language en|fr, --game NOM.
cli-help-language = La langue de l'aide et de l'affichage. Par défaut, celle de l'environnement.
cli-help-game = Le jeu dont il s'agit ; par défaut, le premier.
cli-help-version = Afficher la version et quitter.
cli-help-help = Afficher cette page et quitter.
cli-help-json = Écrire du JSON, pour les programmes.
cli-help-install-completion = Installer la complétion pour le shell en cours.
cli-help-show-completion = Afficher le script de complétion, pour le copier ou l'adapter.
cli-usage = Utilisation :
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-all = tous
cli-panel-words = Filtres
cli-panel-numbers = Nombres
cli-required = obligatoire
cli-default = par défaut :
cli-percent = { $number } %
cli-decimal-sign = ,
cli-says = { $who } : { $words }

## What stands for a value

cli-metavar-options = OPTIONS
cli-metavar-command = COMMANDE …
cli-metavar-name = NOM
cli-metavar-bot = ROBOT
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-deck = DECK
cli-metavar-card = CARTE
cli-metavar-words = MOTS
cli-metavar-rule = RÈGLE
cli-metavar-set = EXTENSION
cli-metavar-facts = DONNÉES

## play

cli-help-play-format = Comment jouer.
cli-help-sim-format = Le format.
cli-help-deck-format = Le format. Par défaut, celui auquel le deck est destiné.
cli-help-packs-set = L'extension.
cli-play-help =
    Jouer une partie contre un robot.

    Un DECK est un deck prêt à jouer (voir chancecube deck list), un fichier de deck ou « random » (au hasard).
cli-play-side = Votre côté, ou votre place.
cli-seat-bot = Qui joue { $seat }.
cli-seat-deck = Le deck de { $seat } : un deck prêt à jouer, un fichier ou « random ».
cli-person = humain
cli-play-bot = Les robots aux autres places ; « human » pour des joueurs au même clavier. Par défaut, le cadet. chancecube bot --list les nomme.
cli-play-deck = Votre deck. Par défaut, le premier deck prêt à jouer qui soit légal dans le format, sinon un deck au hasard.
cli-play-against = Le deck des adversaires, choisi de même.
cli-play-seed = Fixe tous les mélanges, pour pouvoir rejouer la même partie.
cli-play-record = Conserver l'enregistrement dans ce nouveau fichier, réponse après réponse. Sans cela : dans votre dossier de parties.
cli-play-no-record = Ne rien conserver.
cli-play-resume = Reprendre la partie de ce fichier, et l'y garder.
cli-play-plain = Jouer ligne par ligne au lieu d'une table : pour lecteurs d'écran, lignes lentes et tubes.

## cards and card

cli-cards-help =
    Trouver des cartes par n'importe quel mot ou donnée.

    Toutes les conditions doivent être remplies. Le code de sortie est 1 si aucune carte ne convient.
cli-cards-words = Mots à chercher dans le titre, le sous-titre, le texte, les traits et le type.
cli-cards-sort = L'ordre : des données séparées par des virgules, précédées de « - » pour descendre, comme « side,-power ».
cli-cards-found = { $count ->
        [0] Aucune carte ne convient.
        [1] 1 carte
       *[other] { $count } cartes
    }
cli-card-help = Tout montrer d'une carte : sa face, son texte et les cartes qui vont avec elle.
cli-card-id = La carte : un code comme DM-1, ou son titre.
cli-card-all = Nommer toutes les cartes qui vont avec elle, si nombreuses soient-elles.
cli-card-decks = { $count ->
        [0] Dans aucun des decks prêts à jouer.
        [1] Dans un deck prêt à jouer :
       *[other] Dans { $count } decks prêts à jouer :
    }
cli-card-more = … et { $count } de plus (--all les nomme)

## Columns and values

cli-column-side = Côté
cli-column-deck = Deck
cli-column-cards = Cartes
cli-column-formats = Légal en

## deck

cli-deck-help =
    Vérifier, montrer et convertir des decks.

    Un DECK est un fichier, « - » pour l'entrée standard, ou assez de mots du nom d'un deck prêt à jouer.
cli-deck-name = Un fichier, « - » pour l'entrée standard, ou le nom d'un deck prêt à jouer.
cli-deck-check-help =
    Vérifier la légalité de decks.

    Le code de sortie est 1 si l'un d'eux est illégal ; chaque règle enfreinte est nommée.
cli-deck-show-help = Montrer un deck : ses cartes par type, ses coûts, son destin et ses couleurs.
cli-deck-convert-help =
    Écrire un deck dans la forme exacte.

    La lecture est tolérante : nombres avant ou après, codes ou titres, commentaires et intertitres.
cli-deck-convert-to = La forme à écrire.
cli-deck-list-help = Lister les decks prêts à jouer.
cli-deck-legal = légal dans le format { $format }
cli-deck-illegal = illégal dans le format { $format }, pour { $count ->
        [1] 1 raison
       *[other] { $count } raisons
    }
cli-deck-legal-in = légal en : { $formats }
cli-deck-legal-nowhere = légal dans aucun format
cli-deck-size = { $count ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $count } cartes
    }, dont { $titles } { $titles ->
        [0] différente
        [1] différente
       *[other] différentes
    }

## packs

cli-packs-help =
    Ouvrir des boosters.

    La même graine ouvre les mêmes boosters.
cli-packs-count = Combien de boosters. [dim]\[par défaut : 1][/dim]
cli-packs-box = Une boîte entière.
cli-packs-starter = Le starter, dont les deux decks sont toujours les mêmes.
cli-packs-seed = Fixe le contenu des boosters. Par défaut, le hasard.
cli-packs-opened = { $count ->
        [1] 1 booster
       *[other] { $count } boosters
    }, graine { $seed }
cli-pack = Booster { $number }
cli-foil = brillante

## sim

cli-sim-help =
    Faire jouer des robots entre eux, et compter.

    Sans decks, chaque partie se joue avec deux nouveaux decks légaux au hasard. Ctrl-C arrête avec ce qui a été joué.
cli-sim-games = Combien de parties.
cli-sim-seed = Fixe toutes les parties.
cli-sim-workers = Combien de processus. Par défaut, un par processeur.
cli-sim-side = Côté
cli-sim-playing = En jeu
cli-sim-title = { $games ->
        [1] 1 partie
       *[other] { $games } parties
    } en { $seconds } s, graine { $seed }
cli-sim-bot = Robot
cli-sim-wins = Victoires
cli-sim-rate = Taux
cli-sim-interval = Intervalle à 95 %
cli-sim-draws = Nulles
cli-sim-length = Durée
cli-sim-mean = Moyenne
cli-sim-least = Plus courte
cli-sim-most = Plus longue
cli-sim-turns = Tours
cli-sim-decisions = Décisions
cli-sim-ending-count = Parties
cli-sim-ending-rule = finies par
cli-sim-ending-says = qui dit

## ladder

cli-ladder-help =
    Faire jouer chaque robot contre chaque autre, et les classer.

    Toutes les paires jouent les mêmes decks prêts avec les mêmes mélanges, de chaque côté. Un robot classé 400 points
    plus haut gagne dix parties pour une perdue ; le cadet en a 1000. Ctrl-C arrête avec ce qui a été joué.
cli-ladder-bots = Les robots. Sans rien : un de chaque sorte.
cli-ladder-games = Combien de parties joue chaque paire.
cli-ladder-bot = Robot
cli-ladder-rating = Classement
cli-ladder-reach = 95 %
cli-ladder-against = Contre
cli-ladder-games-played = Parties
cli-ladder-rate = Victoires
cli-ladder-interval = Intervalle à 95 %
cli-ladder-broken-off = Interrompu : voici les parties jouées jusque-là.

## rules

cli-rules-help =
    Lire les règles, ou savoir quels tests les prouvent.

    Le code de sortie est 1 si aucune règle ne convient ; avec --coverage, si une règle n'a pas de test.
cli-rules-words = L'identifiant d'une règle, ou des mots de son identifiant et de son énoncé.
cli-rules-coverage = Lister les règles avec les tests qui portent leur marque.
cli-rules-tests = Où sont les tests. [dim]\[par défaut : ./tests][/dim]
cli-rules-found = { $count ->
        [0] Aucune règle ne convient.
        [1] 1 règle
       *[other] { $count } règles
    }
cli-rule-chapter = Chapitre
cli-rule-source = Source
cli-rules-chapter = { $game } : { $chapter }
cli-rules-gap = aucun test
cli-rules-unknown = { $rule } n'est pas une règle, mais est nommé par { $tests }
cli-rules-counts = { $covered } règles sur { $rules } prouvées par { $tests } tests ; { $gaps ->
        [0] aucune lacune
        [1] 1 lacune
       *[other] { $gaps } lacunes
    } ; { $unknown ->
        [0] aucune règle inconnue
        [1] 1 règle inconnue
       *[other] { $unknown } règles inconnues
    }

## record

cli-record-help = Montrer, vérifier et rejouer des parties enregistrées.
cli-record-file = La partie enregistrée, ou « - » pour l'entrée standard.
cli-record-view = Par les yeux d'un côté ou d'une place, ou de tous (all).
cli-record-show-help = Montrer qui a joué, comment la partie a fini et ce qui s'est passé, en toutes lettres.
cli-record-verify-help =
    Rejouer une partie et vérifier que chaque mélange, chaque réponse et la fin sont bien ce qu'ils doivent être.
cli-record-replay-help = Écrire la partie coup par coup, ou l'une de ses positions.
cli-record-at = Écrire plutôt la position après N réponses : dans la notation, ou en toutes lettres pour les yeux d'une place.
cli-record-game = Jeu
cli-record-answers = Réponses
cli-record-result = Résultat
cli-record-unfinished = non terminée
cli-verified-commitment = Le secret est bien celui qui était promis avant la partie.
cli-verified-no-commitment = La partie commence par une position : il n'y avait pas de secret à promettre.
cli-verified-chance = Chaque mélange découle du secret{ $words ->
        [0] {""}
       *[other] {" "}et des mots des joueurs
    }.
cli-verified-answers = { $count ->
        [0] Aucune réponse n'a été donnée.
        [1] L'unique réponse était demandée et respecte les règles.
       *[other] Les { $count } réponses étaient toutes demandées et respectent les règles.
    }
cli-verified-ending = La partie finit comme il est écrit.
cli-verified-no-ending = Rien n'est écrit de la fin.

## position

cli-position-help =
    Lire une position dans la notation, la vérifier et la dire en toutes lettres.

    La notation est décrite dans la documentation ; chancecube record replay --at l'écrit.
cli-position-file = La position, ou « - » pour l'entrée standard.
cli-position-exact = Écrire plutôt la position dans la notation exacte.
cli-position-as = Par les yeux d'un côté ou d'une place, ou de tous (all).
cli-table = Table
cli-decides = Décision : { $seat }.
cli-hidden-cards = { $count ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $count } cartes
    }
cli-pile = { $count }, depuis le dessus : { $codes }
cli-pile-top = dessus : { $card }

## Refusals

cli-no-command = Il n'y a pas de commande « { $command } ». Commandes : { $known }.
cli-no-command-near = Il n'y a pas de commande « { $command } ». Vouliez-vous dire « { $near } » ?
cli-no-option = Il n'y a pas d'option { $option }.
cli-no-option-near = Il n'y a pas d'option { $option }. Vouliez-vous dire { $near } ?
cli-option-value = L'option { $option } demande une valeur.
cli-option-no-value = L'option { $option } ne prend pas de valeur.
cli-missing = Il manque { $what }.
cli-extra-argument = « { $argument } » est un argument de trop pour { $command }.
cli-bad-usage = La ligne de commande n'est pas comprise : { $reason }
cli-one-of = On ne peut demander qu'une chose parmi { $options }.
cli-not-with = { $option } ne va pas avec { $other }.
cli-only-with = { $option } ne va qu'avec { $other }.
cli-own-seat = Vous occupez vous-même cette place ({ $seat }) : { $option } ne peut nommer personne d'autre.
cli-other-game = Le fichier concerne { $game }, et non { $wish }.
cli-number = { $option } : « { $value } » n'est pas un nombre entier de { $least } à { $most }.
cli-range = { $option } : « { $value } » n'a aucune des formes 3, 3+, ..3 et 2-4.
cli-choice = { $option } : « { $value } » ne figure pas parmi { $known }.
cli-no-shelf = Le jeu { $game } n'a pas de cartes à montrer ici.
cli-needs-file = { $option } demande un nom de fichier : « - » ne suffit pas.
cli-file-missing = Il n'y a pas de fichier « { $file } ».
cli-file-directory = « { $file } » est un dossier, pas un fichier.
cli-file-forbidden = La lecture du fichier « { $file } » n'est pas permise.
cli-file-unreadable = Le fichier « { $file } » est illisible : { $reason }.
cli-file-encoding = Le fichier « { $file } » n'est pas du texte en UTF-8.
cli-file-long = Le fichier « { $file } » est trop long.
cli-file-exists = Le fichier « { $file } » existe déjà et n'est pas remplacé.
cli-cannot-write = La sortie ne peut pas être écrite : { $reason }.
cli-card-several = « { $card } » peut désigner plusieurs cartes : { $cards }.
cli-no-card = Il n'y a pas de carte « { $card } ».
cli-no-card-near = Il n'y a pas de carte « { $card } ». Approchantes : { $near }.
cli-no-deck = Il n'y a ni fichier ni deck prêt à jouer « { $deck } » ; chancecube deck list nomme ces derniers.
cli-no-deck-near = Il n'y a ni fichier ni deck prêt à jouer « { $deck } ». Vouliez-vous dire { $near } ?
cli-deck-several = « { $deck } » peut désigner plusieurs decks : { $decks }.
cli-deck-json = Le deck n'est pas dans la forme JSON : { $reason }
cli-deck-count = Le deck ne peut pas avoir { $count } exemplaires de { $code }.
cli-decks-refused = Ces decks ne peuvent pas être joués ensemble, pour les raisons ci-dessus.
cli-no-seat = Il n'y a pas de { $option } dans le format { $format }.
cli-deck-refused = Le deck « { $deck } » est illégal dans le format { $format }, pour les raisons ci-dessus.
cli-resume-alone = Une partie reprise a déjà ses decks, son format, ses options et sa graine : on ne peut pas les choisir avec --resume.
cli-resume-over = La partie de « { $file } » est finie ; chancecube record show la raconte.
cli-no-terminal = La table demande un terminal en entrée et en sortie ; --plain s'en passe.
cli-record-short = Il n'y a pas de réponse { $number } : la partie en compte { $answers }.
cli-no-tests = Il n'y a pas de dossier de tests « { $folder } ».
cli-bad-python = Le fichier de test « { $file } » n'est pas du Python.
