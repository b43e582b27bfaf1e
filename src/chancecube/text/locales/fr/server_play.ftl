### Les tables et les parties du site : refus, règles de la maison, ce que la maison annonce.

## Rules of the house, by which a game may end

house-concede = la partie a été abandonnée.
house-draw = les joueurs se sont entendus sur une partie nulle.
house-flag = le temps est écoulé.
house-claim = la partie a été quittée sans être reprise.

## What the house tells in the log

house-undo = { $side } reprend { $count ->
        [one] une réponse.
       *[other] { $count } réponses.
    }
house-undo-ask = { $side } demande à reprendre un coup.
house-undo-no = { $side } refuse la reprise du coup.
house-draw-offer = { $side } propose la partie nulle.
house-draw-no = { $side } refuse la partie nulle.
house-bot = Un robot continue à la place de { $side }.
house-back = { $side } est de retour à la table.
play-lesson = { $side } a vu : { $what }

## Playing

stale = La partie a avancé entre-temps. Relisez la question.
play-over = La partie est terminée.
play-not-seated = Vous ne jouez pas à cette table.
play-not-started = La partie n'a pas encore commencé.
play-too-long = Cette partie est devenue trop longue pour continuer.
play-nothing-to-undo = Il n'y a rien à reprendre.
play-asked-already = Vous avez déjà demandé. Attendez la réponse ou continuez à jouer.
play-nothing-offered = Il n'y a rien à quoi répondre.
play-bots-play-on = Les robots n'acceptent pas la partie nulle.
play-nobody-away = Personne n'est absent depuis assez longtemps alors que la partie l'attend.
play-too-many-watchers = Trop de personnes regardent cette table.
play-broken = Cette partie ne peut pas être chargée.

## Tables

table-clock = Une pendule demande au moins une seconde.
table-no-deck = Aucun deck tout prêt ne convient à ce format et à ce côté. Choisissez un de vos decks.
table-no-ready-deck = Il n'y a pas de deck tout prêt nommé « { $deck } ».
table-deck-illegal = Le deck « { $deck } » ne peut pas être joué ici. { $reason }
table-decks-illegal = Ces decks ne peuvent pas être joués ensemble. { $reason }
table-too-many = Vous avez déjà { $most } tables. Terminez-en une ou quittez-la d'abord.
table-seats = Ce jeu compte { $count } places.
table-one-seat = Vous ne pouvez prendre qu'une place à une table.
table-seat-taken = Cette place est prise.
table-begun = La partie de cette table a déjà commencé.
table-not-over = La partie de cette table n'est pas encore terminée.

## Records

record-running = Une partie peut être parcourue quand elle est terminée.
record-nothing-left = La partie est terminée à cet endroit : il n'y a plus rien à jouer.
record-too-long = L'enregistrement est plus long qu'aucune partie ne peut l'être.
record-unreadable = L'enregistrement ne peut pas être rejoué.
record-verified = L'enregistrement est juste.
record-checked-secret = Le secret est celui promis avant la partie : les mélanges sont honnêtes.
record-checked-answers = Chaque réponse est permise par les règles.
record-checked-ending = La partie se termine comme l'enregistrement le dit.

## Chat

chat-empty = Il n'y a rien à dire.
chat-too-many-mutes = Vous ne pouvez pas masquer plus de { $most } personnes.
