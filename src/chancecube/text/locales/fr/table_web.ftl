### The table in the browser: playing, watching, replaying, learning.

web-table = Table
web-table-title = Table { $id }
web-table-question = La question
web-table-board = Le plateau
web-table-options = Ce que vous pouvez faire
web-table-waiting = En attente de l'autre joueur.
web-table-thinking = Le robot réfléchit ({ $bot }) …
web-table-fighting = Les combats se déroulent.
web-table-rule = la règle
web-table-hint = Conseillé
web-table-play-hint = Cliquez ou glissez pour jouer ; laissez le pointeur dessus pour lire
web-table-send = Envoyer
web-table-less = Moins
web-table-more = Plus
web-table-count = Un nombre de { $least } à { $most }
web-table-you = vous
web-table-away = absent
web-table-to-move = joue
web-table-empty-seat = Place libre
web-table-clock = Il reste { $minutes } minutes { $seconds } secondes
web-table-here-now = Ici et maintenant
web-table-card-page = Tout sur cette carte
web-table-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-table-hand = Main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-table-hand-empty = Aucune carte en main.
web-table-log = Journal
web-table-log-empty = Rien ne s'est encore passé.
web-table-talk = Journal et discussion
web-table-watching = Spectateur
web-table-reconnecting = Connexion perdue, reconnexion…
web-table-undo = Reprendre le coup
web-table-menu = Menu de la table
web-table-keys = Raccourcis clavier
web-table-over = La partie est finie
web-table-id = Table { $id }

## Arranging

web-table-arrange = Plan de bataille
web-table-arrange-how = Glissez les cartes, ou déplacez la carte sélectionnée avec les flèches. Le début est à gauche.
web-table-suggest = Proposer un ordre
web-table-send-plan = Envoyer le plan
web-table-outlook = Ce que donnerait cet ordre
web-table-fight = Combat { $number }
web-table-place = Place { $place } sur { $count } : { $card }. { $fate }
web-table-moved = { $card } : maintenant place { $place } sur { $count }. { $fate }
web-table-forward = Avancer { $card }
web-table-backward = Reculer { $card }

## Fights

web-table-fight-of = Combat { $number } sur { $count }
web-table-next-fight = Suivant
web-table-skip = Sauter
web-table-speed = Vitesse des combats
web-table-speed-0 = Sans spectacle
web-table-speed-1 = Lente
web-table-speed-2 = Normale
web-table-speed-3 = Rapide
web-table-total = Total
web-table-wins = gagne
web-table-loses = vaincu
web-table-tie = égalité
web-table-destiny = Destin { $number }

## Chat

web-table-chat = Discussion
web-table-chat-label = Dire quelque chose
web-table-chat-send = Envoyer
web-table-chat-empty = Personne n'a encore rien dit.
web-table-mute = Ignorer
web-table-mute-name = Ignorer { $name }
web-table-muted = Vous ne lisez plus { $name }.
web-table-unmute = Relire { $name }
web-table-muted-count = Personnes ignorées : { $count }
web-table-report = Signaler
web-table-report-name = Signaler ce message de { $name }
web-table-reported = Signalé. Merci.

## Offers, ending, link

web-table-undo-asked = Vous avez demandé à reprendre votre coup. En attente d'une réponse.
web-table-undo-offer = { $name } demande à reprendre un coup.
web-table-undo-teaches = Depuis ce coup, quelque chose de caché a été révélé :
web-table-allow = Accepter
web-table-refuse = Refuser
web-table-draw-asked = Vous avez proposé la nulle. En attente d'une réponse.
web-table-draw-offer = { $name } propose la nulle.
web-table-draw-yes = Accepter la nulle
web-table-play-on = Continuer à jouer
web-table-claim = { $name } a quitté la table { $since }.
web-table-claim-win = Réclamer la victoire
web-table-claim-bot = Laisser jouer un robot
web-table-claim-wait = Ou attendez simplement : la place reste réservée.
web-table-offer-draw = Proposer la nulle
web-table-concede = Abandonner la partie
web-table-concede-sure = La partie s'arrête aussitôt et votre côté perd.
web-table-autopass = Répondre pour moi quand il n'y a qu'une réponse
web-table-link = Lien vers cette table
web-table-copy = Copier le lien
web-table-copied = Lien copié.
web-table-rematch = Revanche
web-table-rematch-join = Rejoindre la revanche
web-table-rematch-watch = Regarder la revanche
web-table-replay = Revoir
web-table-record = Télécharger la partie
web-table-new = Nouvelle partie
web-table-none-title = Table introuvable
web-table-none = Elle a peut-être été rangée, ou le lien est incomplet.
web-table-to-lobby = Vers les tables ouvertes
web-table-join-title = Une partie vous attend
web-table-wait-title = Votre table est prête
web-table-wait = Envoyez ce lien à un ami. La partie commence dès que toutes les places sont prises.
web-table-leave = Quitter la table

## Shortcuts

web-table-key-options = choisir l'option de ce numéro
web-table-key-play = jouer la carte qui a le focus
web-table-key-zoom = lire la carte qui a le focus
web-table-key-arrows = aller de carte en carte et d'option en option ; dans le plan de bataille, déplacer la carte
web-table-key-hand = aller à la main
web-table-key-near = aller à vos cartes
web-table-key-far = aller aux cartes adverses
web-table-key-question = aller à la question
web-table-key-log = aller au journal
web-table-key-chat = aller à la discussion
web-table-key-undo = reprendre le coup
web-table-key-pass = passer
web-table-key-pass-until = passer jusqu'à ce qu'il se passe quelque chose
web-table-key-escape = fermer, ou passer les combats
web-table-key-help = cette liste
web-table-letter-keys = Utiliser des touches seules comme raccourcis

## Replay

web-replay-title = Revoir la partie
web-replay-start = La partie commence.
web-replay-at = { $at } sur { $count }
web-replay-jump = Aller à une réponse
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-speed-0 = Sans les combats
web-replay-speed-1 = Lente
web-replay-speed-2 = Normale
web-replay-speed-3 = Rapide
web-replay-as = Vu par
web-replay-both = Tous
web-replay-fork = Jouer à partir d'ici
web-replay-fork-note = Une nouvelle table contre un robot, à partir de la réponse { $at } de cette partie. Les tirages suivants seront différents.
web-replay-share = Ou partagez ce moment

## Learn

web-learn-title = Apprendre en jouant
web-learn-lede = Votre première partie, contre un robot patient. Chaque étape est expliquée quand elle arrive, les coups sensés portent une étoile, et toute tentative interdite reçoit la règle pour réponse.
web-learn-side = Choisissez un côté
web-learn-begin = Commencer la leçon
web-learn-none = { $game } n'a pas encore de leçon. Ses règles se lisent à tout moment.
web-learn-coach = Professeur
web-learn-read = Compris
web-learn-back = Je réfléchis encore
web-learn-sure = Le faire quand même
web-learn-again = Rejouer la leçon
web-learn-next = Jouer une vraie partie
web-learn-done = Réussi
web-learn-missed = Pas cette fois
web-learn-missed-note = Ce n'est plus possible. Reprenez cette étape.
web-learn-next-step = Suite
web-learn-step-again = Reprendre cette étape
web-learn-step-of = Étape { $number } sur { $count }
web-learn-steps = Les étapes
web-learn-steps-lede = { $count } courtes étapes à une vraie table. Dans chacune, vous faites une seule chose ; le professeur dit laquelle, et tout ce que vous essayez sans y avoir droit reçoit la règle pour réponse.
web-learn-go-on = Continuer

## Choisir une carte

web-table-choose-card = Cartes au choix
web-table-choose-find = Chercher une carte
web-table-choose-none = Aucune carte ne contient ces mots.

## Passer

web-table-cancel = Annuler
web-table-pass-until = Passer tant qu'il ne se passe rien
web-table-pass-until-stop = Ne plus passer
web-table-passed-nothing = Rien à faire : passé
web-table-passed-wish = Passé, comme vous le voulez
web-table-passed-until = Passé
web-table-stops = Arrêts
web-table-stops-note = Où vous voulez être consulté. Sans arrêt, on vous consulte partout où vous pouvez agir ; ces choix restent dans ce navigateur.
web-table-stop-always = toujours me consulter
web-table-stop-able = si je peux agir
web-table-stop-never = passer pour moi
