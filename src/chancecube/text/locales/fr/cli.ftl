### The command `chancecube`: help texts, output and refusals.

## The whole command

cli-help =
    Des jeux de cartes épuisés, dont chaque règle est appliquée.

    Pour commencer : [bold]chancecube play[/bold], une partie d'initiation contre un robot.
cli-epilog = --language et --game se mettent n'importe où sur la ligne. Codes de sortie : 0 tout va bien ; 1 rien de trouvé, deck illégal ou lacune ; 2 saisie incorrecte.
cli-everywhere = Partout : --language en|fr, --game NOM.
cli-help-language = La langue de l'aide et de l'affichage. Par défaut, celle de l'environnement.
cli-help-game = Le jeu dont il s'agit ; par défaut, young-jedi.
cli-help-version = Afficher la version et quitter.
cli-help-help = Afficher cette page et quitter.
cli-help-json = Écrire du JSON, pour les programmes.
cli-help-install-completion = Installer la complétion pour le shell en cours.
cli-help-show-completion = Afficher le script de complétion, pour le copier ou l'adapter.
cli-usage = Utilisation :
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-words = Filtres
cli-panel-numbers = Nombres
cli-required = obligatoire
cli-default = par défaut :
cli-percent = { $number } %
cli-decimal-sign = ,
cli-says = { $who } : { $words }
cli-both = tous

## What stands for a value

cli-metavar-options = OPTIONS
cli-metavar-command = COMMANDE …
cli-metavar-name = NOM
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-deck = DECK
cli-metavar-card = CARTE
cli-metavar-words = MOTS
cli-metavar-rule = RÈGLE
cli-metavar-set = EXTENSION
cli-metavar-kind = TYPE
cli-metavar-planet = PLANÈTE
cli-metavar-colour = COULEUR
cli-metavar-uniqueness = SIGNE
cli-metavar-facts = DONNÉES

## play

cli-play-help =
    Jouer une partie contre un robot.

    Un DECK est un deck prêt à jouer (voir chancecube deck list), un fichier de deck ou « random » (au hasard).
cli-play-format = La façon de jouer : la partie d'initiation à 30 cartes, la partie complète, la partie comme en 1999, le jeu scellé (30 cartes d'un starter et de boosters) ou les decks de démonstration à 15 cartes. [dim]\[par défaut : starter][/dim]
cli-play-side = Votre côté. [dim]\[par défaut : light][/dim]
cli-play-bot = Votre adversaire. [dim]\[par défaut : cadet][/dim]
cli-play-deck = Votre deck. Par défaut, le premier deck prêt à jouer qui soit légal dans le format, sinon un deck au hasard.
cli-play-against = Le deck du robot, choisi de même.
cli-play-seed = Fixe tous les mélanges, pour pouvoir rejouer la même partie.
cli-play-record = Conserver l'enregistrement dans ce nouveau fichier, réponse après réponse. Sans cela : dans votre dossier de parties.
cli-play-no-record = Ne rien conserver.
cli-play-resume = Reprendre la partie de ce fichier, et l'y garder.
cli-play-tournament = Jouer avec l'option de tournoi.
cli-play-honour = Jouer sur l'honneur : ce qui est posé face cachée ou mis dans un plan n'est vérifié qu'une fois révélé.
cli-play-plain = Jouer ligne par ligne au lieu d'une table : pour lecteurs d'écran, lignes lentes et tubes.

## cards and card

cli-cards-help =
    Trouver des cartes par n'importe quel mot ou donnée.

    Toutes les conditions doivent être remplies. Le code de sortie est 1 si aucune carte ne convient.
cli-cards-words = Mots à chercher dans le titre, le sous-titre, le texte, les traits et le type.
cli-cards-set = L'extension : DM, JC, BN, EDM, EBN, DF, RF, BP, V1 (virtuelles) ou SD (decks de démonstration), ou son titre.
cli-cards-side = Le côté.
cli-cards-kind = Personnage, arme, carte de bataille, lieu, vaisseau, effet, objectif, double (impact), combo ou armé (et dangereux).
cli-cards-planet = Tatooine, Coruscant ou Naboo.
cli-cards-colour = La pastille : rouge, bleue, verte, orange, jaune ou violette ; joker pour les cartes à pastilles blanches, aucune pour celles qui n'en ont pas.
cli-cards-fills = Les cartes qui peuvent remplir cette couleur d'un deck, jokers compris.
cli-cards-virtual = Seulement les cartes virtuelles.
cli-cards-foil = Seulement les cartes qui existent aussi en brillant.
cli-cards-rarity = Rare, peu commune, commune ou réservée aux starters.
cli-cards-uniqueness = Losange, empilable ou unique.
cli-cards-power = Puissance ; « ? » pour une puissance tirée au destin.
cli-cards-damage = Dégâts.
cli-cards-destiny = Nombre de destin.
cli-cards-counters = Coût de déploiement en compteurs.
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
cli-erratum = Corrigée : { $field } { $effective }, imprimé { $printed }.
cli-fits-weapons = Armes utilisables
cli-fits-battle = Cartes de bataille utilisables
cli-fits-users = Qui peut l'utiliser
cli-fits-others = Autres cartes qui vont avec elle

## Columns and values

cli-column-code = Carte
cli-column-title = Titre
cli-column-side = Côté
cli-column-kind = Type
cli-column-short-kind = Type
cli-column-planet = Planète
cli-column-rarity = Rareté
cli-column-uniqueness = Copies
cli-column-counters = Coût
cli-column-power = Pui
cli-column-bonus = Sites
cli-column-damage = Dég
cli-column-destiny = Dest
cli-column-colour = Pastille
cli-column-deck = Deck
cli-column-cards = Cartes
cli-column-formats = Légal en
cli-field-counters = coût
cli-field-users = utilisateurs
cli-field-pips = bonus
cli-field-cube = tirage de destin
cli-field-uniqueness = exemplaires
cli-side-light = Lumineux
cli-side-dark = Obscur
cli-uniqueness-diamond = losange
cli-uniqueness-stackable = empilable
cli-uniqueness-unique = unique
cli-kind-character = perso.
cli-kind-weapon = arme
cli-kind-battle = bataille
cli-kind-location = lieu
cli-kind-starship = vaisseau
cli-kind-effect = effet
cli-kind-objective = objectif
cli-kind-double = double
cli-kind-combo = combo
cli-kind-armed = armé
cli-kinds-character = Personnages
cli-kinds-weapon = Armes
cli-kinds-battle = Cartes de bataille
cli-kinds-location = Lieux
cli-kinds-starship = Vaisseaux
cli-kinds-effect = Effets
cli-kinds-objective = Objectifs
cli-kinds-double = Cartes double impact
cli-kinds-combo = Cartes combo
cli-kinds-armed = Armés et dangereux
cli-colour-wild = joker
cli-colour-none = aucune
cli-format-starter = initiation
cli-format-full = complet
cli-format-classic = classique
cli-phase-setup = mise en place
cli-phase-deploy = déploiement
cli-phase-battle = bataille
cli-phase-even-up = remise à niveau

## deck

cli-deck-help =
    Vérifier, montrer et convertir des decks.

    Un DECK est un fichier, « - » pour l'entrée standard, ou assez de mots du nom d'un deck prêt à jouer.
cli-deck-name = Un fichier, « - » pour l'entrée standard, ou le nom d'un deck prêt à jouer.
cli-deck-check-help =
    Vérifier la légalité de decks.

    Le code de sortie est 1 si l'un d'eux est illégal ; chaque règle enfreinte est nommée.
cli-deck-check-format = Le format. Par défaut : starter pour 30 cartes, sample pour 15, full pour tout autre nombre.
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
cli-deck-wild-title = Jokers
cli-deck-wild = { $card } remplit la couleur { $colour }.
cli-deck-wild-nowhere = { $card } ne remplit aucune couleur.
cli-chart-counters = Coût en compteurs
cli-chart-destiny = Destin (moyenne { $average })
cli-chart-colours = Pastilles

## packs

cli-packs-help =
    Ouvrir des boosters.

    La même graine ouvre les mêmes boosters.
cli-packs-set = L'extension : DM, JC, BN, EDM, EBN, DF, RF, BP, ou son titre ; SD avec --starter.
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

    Sans decks, chaque partie se joue avec deux nouveaux decks légaux au hasard.
cli-sim-light = Le robot du Côté Lumineux.
cli-sim-dark = Le robot du Côté Obscur.
cli-sim-games = Combien de parties.
cli-sim-format = Le format : starter, full, classic, sealed ou sample.
cli-sim-light-deck = Le deck du Côté Lumineux : un deck prêt à jouer, un fichier ou « random ».
cli-sim-dark-deck = Le deck du Côté Obscur, de même.
cli-sim-seed = Fixe toutes les parties.
cli-sim-workers = Combien de processus. Par défaut, un par processeur.
cli-sim-playing = En jeu
cli-sim-title = { $games ->
        [1] 1 partie
       *[other] { $games } parties
    } en { $seconds } s, graine { $seed }
cli-sim-seat = Place
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
cli-record-view = Par les yeux d'un côté (light, dark), ou de tous (both).
cli-record-show-help = Montrer qui a joué, comment la partie a fini et ce qui s'est passé, en toutes lettres.
cli-record-verify-help =
    Rejouer une partie et vérifier que chaque mélange, chaque réponse et la fin sont bien ce qu'ils doivent être.
cli-record-replay-help = Écrire la partie coup par coup, ou l'une de ses positions.
cli-record-at = Écrire plutôt la position après N réponses : dans la notation, ou en toutes lettres pour les yeux d'un côté.
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
cli-position-as = Par les yeux d'un côté (light, dark), ou de tous (both).
cli-duelist = { $card } : puissance { $power }, { $hits } touches sur { $damage }
cli-race = tours { $laps }, prochain nombre { $next }, poussée { $thrust }, maniement { $handling }
cli-table = Table
cli-decides = Décision : { $seat }.
cli-hidden-cards = { $count ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $count } cartes
    }
cli-pile = { $count }, depuis le dessus : { $codes }
cli-pile-top = dessus : { $card }
cli-status-format = Format
cli-status-turn = Tour
cli-status-phase = Phase
cli-status-place = Lieu
cli-status-counters = Compteurs restants
cli-status-controlled = Contrôle
cli-status-surrendered = A concédé
cli-status-attacker = Attaquant
cli-status-evacuation = Évacuation
cli-status-duel = Duel
cli-status-attack = Attaque
cli-status-race = Course, { $side }
cli-setting-tournament = tournoi
cli-setting-honour = sur l'honneur

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
cli-number = { $option } : « { $value } » n'est pas un nombre entier de { $least } à { $most }.
cli-range = { $option } : « { $value } » n'a aucune des formes 3, 3+, ..3 et 2-4.
cli-choice = { $option } : « { $value } » ne figure pas parmi { $known }.
cli-no-shelf = Le jeu { $game } n'a pas de cartes à montrer ici.
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
cli-deck-refused = Le deck « { $deck } » est illégal dans le format { $format }, pour les raisons ci-dessus.
cli-resume-alone = Une partie reprise a déjà ses decks, son format, ses options et sa graine : --format, --deck, --against, --seed, --tournament et --honour ne vont pas avec --resume.
cli-resume-over = La partie de « { $file } » est finie ; chancecube record show la raconte.
cli-no-terminal = La table demande un terminal en entrée et en sortie ; --plain s'en passe.
cli-record-short = Il n'y a pas de réponse { $number } : la partie en compte { $answers }.
cli-no-tests = Il n'y a pas de dossier de tests « { $folder } ».
cli-tests-coverage = --tests ne va qu'avec --coverage.
cli-bad-python = Le fichier de test « { $file } » n'est pas du Python.
