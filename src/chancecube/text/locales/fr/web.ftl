### The browser client: everything said on every page but the table.

web-name = Chance Cube
web-skip = Aller à la page
web-home = Chance Cube, accueil
web-menu = Menu
web-close = Fermer
web-cancel = Annuler
web-again = Réessayer
web-undo = Annuler
web-redo = Rétablir
web-copy = Copier
web-copied = Copié.
web-copy-failed = Le navigateur n'a pas permis la copie. Sélectionnez le texte et copiez-le à la main.
web-loading = Chargement…
web-reload = Recharger
web-broken-title = Cette page n'a pas pu être chargée
web-broken-text = La connexion est peut-être coupée, ou le site vient d'être renouvelé.
web-why = pourquoi ?
web-rule = La règle
web-game = Jeu
web-error-offline = Le serveur est injoignable. La connexion est-elle active ?
web-error-status = Le serveur a refusé ({ $status }).

## Navigation

web-nav = Principale
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-cards = Cartes
web-nav-decks = Decks
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-lab = Labo
web-nav-account = Compte
web-footer = Pied de page
web-footer-what = Chance Cube fait jouer des jeux de cartes épuisés, dont chaque règle est appliquée.
web-footer-disclaimer = Fait par des joueurs, pour les joueurs. Sans lien avec les éditeurs des jeux ni avec les propriétaires de leurs noms ; aucune image et aucun texte de carte n'est repris.
web-language = Langue
web-language-en = English
web-language-fr = Français
web-theme = Thème
web-theme-dark = Passer au thème sombre
web-theme-light = Passer au thème clair
web-theme-is-dark = Sombre
web-theme-is-light = Clair
web-theme-is-system = Comme le système

## Home

web-home-title = Le jeu de cartes qu'on ne trouvait plus. Jouez‑y maintenant.
web-home-lede = Contre un robot en un clic, ou contre un ami par un lien. L'ordinateur connaît chaque règle, fait chaque somme et dit pourquoi.
web-play-now = Jouer tout de suite
web-play-friend = Jouer avec un ami
web-starting = La table se prépare…
web-home-no-account = Sans compte.
web-home-again = Comme la dernière fois : { $format }, contre le robot « { $bot } ».
web-home-choose = Choisir les decks et le format
web-home-continue = Vos parties
web-home-open = Tables qui attendent un joueur
web-home-all-tables = Toutes les tables
web-home-open-none = Personne n'attend en ce moment.
web-home-open-own = Ouvrir une table
web-home-watch = Parties en cours
web-home-all-running = Toutes les parties en cours
web-home-more = Et aussi
web-home-learn = Apprendre
web-home-learn-note = Votre première partie, expliquée pas à pas
web-home-decks = Decks
web-home-decks-note = Construire, vérifier et essayer les vôtres
web-home-cards = Cartes
web-home-cards-note = { $count ->
        [one] Une carte, avec recherche
       *[other] Les { $count } cartes, avec recherche
    }
web-home-rules = Règles
web-home-rules-note = Chaque règle avec sa source

## Tables

web-lobby-new = Nouvelle table
web-lobby-show = Quelles tables
web-lobby-open = En attente d'un joueur
web-lobby-playing = En cours
web-lobby-mine = Les miennes
web-lobby-over = Terminées
web-lobby-open-none = Aucune table n'attend de joueur. Ouvrez‑en une : les autres la verront ici.
web-lobby-playing-none = Aucune partie n'est en cours.
web-lobby-mine-none = Vous n'avez pas de partie en cours.
web-lobby-over-none = Pas encore de partie terminée.
web-lobby-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-lobby-back = À la table
web-lobby-resume = Continuer la partie
web-lobby-join = Prendre la place
web-lobby-watch = Regarder
web-lobby-replay = Revoir
web-lobby-full = Toutes les places de cette table sont prises.
web-seats = Places
web-seat-free = libre
web-watchers = spectateurs
web-join-title = Prendre une place

## A new table

web-play-title = Nouvelle partie
web-play-opponent = Contre
web-play-bot = Un robot
web-play-bot-note = Commence tout de suite
web-play-link = Un ami
web-play-link-note = Vous recevez un lien à envoyer
web-play-open = N'importe qui
web-play-open-note = Affichée parmi les tables ouvertes
web-play-level = Quel robot
web-play-level-note = Un Chevalier gagne environ quatre parties sur cinq contre le Cadet ; un Maître gagne plus d'une partie sur deux contre un Chevalier qui réfléchit aussi longtemps.
web-play-format = Format
web-play-side = Votre côté
web-play-deck = Votre deck
web-play-foe-deck = Le deck du robot
web-play-choose-decks = Choisir les decks des robots
web-play-deck-of = Le deck de { $seat }
web-play-build = Construire son propre deck
web-play-more = Pendule et autres choix
web-play-delay = Les spectateurs voient la partie avec un retard de (secondes)
web-play-delay-note = 0 : tout de suite. Les spectateurs ne voient jamais les cartes cachées.
web-play-begin-bot = Commencer la partie
web-play-begin-friend = Créer la table et obtenir le lien
web-play-begin-open = Ouvrir la table
web-your-name = Votre nom
web-your-name-note = Affiché à la table. Aucun compte n'est nécessaire.
web-name-any = N'importe quel nom
web-guest-name = Invité { $number }
web-cut = Votre mot pour la coupe
web-cut-note = Comme on coupe le paquet : il entre dans le mélange, et personne ne peut l'arranger. N'importe quel mot convient.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Par coup
web-clock-total = Pour la partie
web-clock-seconds = Secondes par coup
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées par coup
web-clock-move-of = { $seconds } s par coup
web-clock-total-of = { $minutes } min + { $increment } s
web-bot-cadet = Cadet
web-bot-cadet-note = Joue juste et vite
web-bot-knight-quick = Chevalier, rapide
web-bot-knight-quick-note = Réfléchit un dixième de seconde
web-bot-knight = Chevalier
web-bot-knight-note = Réfléchit une demi-seconde
web-bot-knight-deep = Chevalier, patient
web-bot-knight-deep-note = Réfléchit deux secondes
web-bot-master-quick = Maître, rapide
web-bot-master-quick-note = Réfléchit et s'appuie sur l'expérience : 0,1 s, 0,3 s au plus pour un plan
web-bot-master = Maître
web-bot-master-note = Réfléchit et s'appuie sur l'expérience : 0,5 s, 1,5 s au plus pour un plan
web-bot-master-deep = Maître, patient
web-bot-master-deep-note = Réfléchit et s'appuie sur l'expérience : 2 s, 6 s au plus pour un plan
web-bot-random = Hasard
web-bot-random-note = Joue n'importe quel coup permis
web-bot-own-note = Ajouté par ce site

## Cards

web-cards-search = Noms, textes, caractéristiques
web-cards-results = Cartes trouvées
web-cards-found = { $count ->
        [one] { $count } carte sur { $all }
       *[other] { $count } cartes sur { $all }
    }
web-cards-none = Aucune carte ne remplit tout cela. Retirez un filtre.
web-filters = Filtres
web-filters-show = { $count ->
        [one] Voir { $count } carte
       *[other] Voir { $count } cartes
    }
web-filter-least = de
web-filter-most = à
web-filter-clear = Retirer tous les filtres
web-sort = Trier par
web-sort-set = Numéro
web-sort-name = Nom
web-sort-down = Ordre décroissant
web-card-all = Toutes les cartes
web-card-around = Cartes voisines
web-card-before = Carte précédente : { $name }
web-card-after = Carte suivante : { $name }
web-card-text = Texte de jeu
web-card-facts = Caractéristiques
web-card-rulings = Errata et précisions
web-card-replaces = Remplace
web-card-erratum = { $field } : imprimé { $printed }, se joue { $effective }.
web-card-works-with = Se joue avec
web-card-all-partners = Voir les { $count }
web-card-look = Regarder { $name }
web-card-page = La page de la carte

## Decks

web-deck = Deck
web-decks-own = Vos decks
web-decks-own-none = Pas encore. Commencez par un deck vide, apportez-en un sous forme de texte, ou prenez un deck prêt et modifiez-le.
web-decks-ready = Decks prêts
web-deck-all = Tous les decks
web-deck-new = Nouveau deck
web-deck-unnamed = Deck sans nom
web-deck-name = Nom du deck
web-deck-note = Une ligne à son sujet
web-deck-edit = Modifier
web-deck-play = Jouer
web-deck-look = Regarder
web-deck-take = Copier et modifier
web-deck-copy = Copier
web-deck-copy-named = Copier { $name }
web-deck-copy-of = { $name } (copie)
web-deck-delete = Supprimer
web-deck-delete-named = Supprimer { $name }
web-deck-delete-ask = Supprimer « { $name } » ? Vous ne pourrez le rétablir que tant que le message du bas reste affiché.
web-deck-deleted = « { $name } » est supprimé.
web-deck-missing = Ce deck n'existe pas.
web-deck-random = Un deck légal au hasard
web-deck-not-legal = non légal
web-deck-breaks = Ce deck enfreint des règles du format { $format } :
web-deck-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-deck-pane = Ce qui est affiché
web-deck-pool = Cartes à choisir
web-deck-card = { $count ->
        [0] absente du deck
       *[other] { $count } dans le deck
    }
web-deck-more = Une de plus : { $name }
web-deck-less = Une de moins : { $name }
web-deck-empty = Vide pour l'instant. Choisissez des cartes, ou importez une liste.
web-deck-legal = Légal dans le format { $format }.
web-deck-breaches = { $count ->
        [one] Une règle est enfreinte
       *[other] { $count } règles sont enfreintes
    }
web-deck-try = Essayer contre un robot
web-deck-import = Importer
web-deck-imported = { $count ->
        [one] { $count } carte lue.
       *[other] { $count } cartes lues.
    }
web-deck-export = Exporter
web-deck-saved-none = { "" }
web-deck-saved-waiting = Enregistrement…
web-deck-saved-done = Enregistré
web-deck-saved-failed = Non enregistré
web-import-text = Le deck en texte
web-import-note = Une carte par ligne, par code ou par nom, avec le nombre. Les lignes qui commencent par # sont le nom et la note.
web-import-file = Ou un fichier texte
web-import-read = Lire
web-chart-bar = { $value } : { $count }
web-chart-mean = moyenne { $mean }
web-chart-empty = Rien encore
web-slot-show = Voir les cartes de cet emplacement : { $name }
web-slot-wild = { $count ->
        [one] dont { $count } joker
       *[other] dont { $count } jokers
    }
web-hand = Main d'essai
web-hand-deal = Mélanger et donner
web-hand-draw = Piocher une carte
web-hand-left = { $count ->
        [one] Il reste { $count } carte
       *[other] Il reste { $count } cartes
    }

## Rules

web-rules-lede = Chaque règle du jeu, avec sa source et sa propre adresse.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-none = Aucune règle ne dit cela.
web-rules-missing = Il n'y a pas de règle { $id }.
web-rules-chapters = Chapitres
web-rules-source = Livret : { $source }
web-rules-scope-later = pour des cartes à venir
web-rules-copy = Copier le lien

## Account

web-account-nobody = Pas encore de nom
web-account-nobody-note = Jouez tout de suite sous n'importe quel nom ; vous pourrez en faire un compte plus tard.
web-account-guest = invité
web-account-guest-note = Vous êtes invité : seul ce navigateur vous connaît. Créez un compte pour garder vos decks et vos parties et pour vous connecter ailleurs.
web-account-full = compte
web-account-full-note = Vos decks et vos parties sont conservés.
web-account-rename = Changer
web-account-begin = Commencer en invité
web-account-renamed = Votre nom est changé.
web-account-hello = Bonjour, { $name }.
web-account-register = Créer un compte
web-account-register-note = Un nom et un mot de passe, rien d'autre. Ce que vous avez fait en invité reste à vous.
web-account-made = Votre compte est créé.
web-account-login = Se connecter
web-account-logout = Se déconnecter
web-account-out = Vous êtes déconnecté.
web-account-name = Nom
web-account-password = Mot de passe
web-account-password-note = Au moins huit caractères.
web-account-old = Mot de passe actuel
web-account-new = Nouveau mot de passe
web-account-change-password = Changer le mot de passe
web-account-password-changed = Votre mot de passe est changé.
web-account-look = Langue et apparence
web-account-data = Vos données
web-account-data-note = Emportez tout, ou faites tout supprimer. Les parties terminées restent, sans votre nom.
web-account-farewell = Votre mot de passe, pour supprimer le compte
web-account-export = Télécharger mes données
web-account-delete = Tout supprimer
web-account-delete-ask = Votre nom, vos decks et votre accès sont supprimés aussitôt, sans retour possible.
web-account-deleted = Tout est supprimé.

## A page that is not there

web-missing-title = Rien ici
web-missing-text = Cette adresse ne mène nulle part. Une table a peut-être été fermée, ou le lien a été coupé.
web-missing-home = Accueil
