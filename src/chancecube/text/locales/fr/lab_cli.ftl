### `chancecube lab`: help texts, output and refusals.

cli-lab-help =
    Mesurer des decks et des cartes.

    Des robots jouent les parties, sur des processus locaux ou sur une grappe Ray ; la graine seule décide de tout. Ctrl-C montre ce qui est déjà trouvé.

## Options

cli-lab-games = Combien de parties ; dans une matrice, dans chaque case.
cli-lab-bot = Le robot qui joue tous les decks. Par défaut, le cadet. chancecube bot --list les nomme.
cli-lab-format = Le format. Par défaut, celui du premier deck.
cli-lab-json = Écrire les résultats en JSON ; « - » pour la sortie standard.
cli-lab-ray = Jouer sur une grappe Ray : la sienne sur cette machine, ou celle de cette adresse. Il faut : pip install "chancecube\[ray]".
cli-lab-metavar-ray = [ADRESSE]
cli-lab-metavar-decks = DECK
cli-lab-metavar-want = CARTE[,CARTE …][:N]
cli-lab-against = Le deck d'un adversaire ; peut se répéter. Par défaut, tous les decks prêts de l'autre côté.

## matchups

cli-lab-matchups-help =
    Faire jouer les decks d'un côté contre ceux de l'autre : qui gagne combien, avec les intervalles à 95 %.

    Les decks sont rangés par côté : le premier en lignes, le second en colonnes. Les partenaires d'une équipe sont joints par un plus : « last-hope+long-shot ». Toutes les cases sont jouées à partir des mêmes graines.
cli-lab-matchups-decks = Des fichiers ou des noms de decks prêts ; les partenaires joints par un plus.
cli-lab-ready = Tous les decks prêts du format au lieu de decks nommés.
cli-lab-png = Dessiner la matrice dans un fichier PNG. Il faut : pip install "chancecube\[lab]".
cli-lab-html = Écrire la matrice en une page pour n'importe quel navigateur.
cli-lab-matchups-title = { $game }, { $format } : deck contre deck
cli-lab-matchups-note = Victoires des lignes ({ $row }) en pour cent contre les colonnes ({ $column }), avec les intervalles à 95 % ; { $games ->
        [one] { $games } partie, jouée
       *[other] { $games } parties, jouées
    } par le robot { $bot }, graine { $seed }.
cli-lab-no-game = –
cli-lab-all = Tous
cli-lab-column = { $deck } ; toutes les lignes contre lui : { $rate }

## cards

cli-lab-cards-help =
    Ce que chaque carte ajoute aux victoires de son deck.

    Compare, sur les mêmes parties, le taux de victoire de celles où la carte est venue à celui des autres. « Main de départ » : elle était dans la main de départ ; seul le hasard en décide, la différence vient donc de la carte. « Piochée » : elle a été en main à un moment ; les longues parties voient plus de cartes. « Jouée » : elle a été mise en jeu ou utilisée ; qui gagne joue davantage. Les différences sont en points de pourcentage, avec les intervalles à 95 %.
cli-lab-without = Jouer aussi le deck sans cette carte, tous ses exemplaires remplacés par la carte légale qui lui ressemble le plus, à partir des mêmes graines ; peut se répéter.
cli-lab-cards-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $rate } gagnées ({ $interval }), toutes jouées par le robot { $bot }, graine { $seed }
cli-lab-cards-note = Sous chaque différence son intervalle à 95 %, à côté la part des parties où la carte est venue. Seule la main de départ ne dépend que du hasard.
cli-lab-card = Carte
cli-lab-copies = Ex.
cli-lab-opening = Main de départ
cli-lab-drawn = Piochée
cli-lab-played = Jouée
cli-lab-in-games = en
cli-lab-without-line = Sans { $card } ({ $copies }), remplacée par { $other } : { $without } de { $games } parties gagnées, { $rate } avec elle.

## deck

cli-lab-deck-help =
    Un deck pour lui-même : courbes, types et chances exactes de ses mains de départ.

    --want demande les chances d'avoir pioché certaines cartes à chaque tour, --want DM-1,DM-2:2 au moins deux d'entre elles. Plusieurs souhaits sont aussi comptés ensemble.
cli-lab-want = Au moins tant de ces cartes (une, sans nombre) ; peut se répéter.
cli-lab-laid = Une carte sortie du deck avant de piocher la main, comme le lieu de départ ; peut se répéter.
cli-lab-turns = Jusqu'à quel tour.
cli-lab-each-turn = Combien de cartes sont piochées à chaque tour. Par défaut, ce qui est habituel dans le jeu.
cli-lab-deck-size = Une pioche de { $cards }, une main de départ de { $hand }
cli-lab-curve = { $fact } (moyenne { $mean }, écart type { $deviation })
cli-lab-kind = Type
cli-lab-mean = Moyenne
cli-lab-wants = Chances de piocher
cli-lab-want-line = { $place }. Au moins { $least } parmi { $names } ({ $copies } dans le deck). Main de départ :
cli-lab-want-head = Souhait { $place }
cli-lab-turn = Tour
cli-lab-cards-drawn = Cartes piochées
cli-lab-together = Tous
cli-lab-each-turn-note = Exact, si { $count ->
        [one] { $count } carte est piochée
       *[other] { $count } cartes sont piochées
    } à chaque tour après le premier.

## improve

cli-lab-improve-help =
    Chercher de meilleures versions d'un deck.

    Essaie en jouant des échanges légaux d'une carte contre une autre, écarte chaque fois la moins bonne moitié et accepte le meilleur s'il gagne plus dans des parties nouvelles, tout l'intervalle à 95 % au-dessus de zéro. À la fin, le résultat et le premier deck jouent des parties que personne n'a encore jouées ; ce qui n'y résiste pas n'est pas rendu.
cli-lab-budget = Combien de parties peuvent être jouées en tout.
cli-lab-out = Écrire le deck amélioré.
cli-lab-improve-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $tried } changements essayés, tout joué par le robot { $bot }, graine { $seed }
cli-lab-improve-nothing = Aucun changement ne s'est montré meilleur.
cli-lab-improve-unmeasured = Interrompu avant la dernière mesure : ce que valent les changements ensemble n'est pas connu.
cli-lab-improve-fresh = Mesuré à nouveau, { $games } parties chacun à partir de graines encore jamais utilisées :
cli-lab-improve-dropped = Les changements n'ont pas résisté à la dernière mesure : le deck reste comme il était.
cli-lab-before = Comme il était
cli-lab-after = Amélioré
cli-lab-gain = Différence
cli-lab-step-out = Sort
cli-lab-step-into = Entre
cli-lab-step-copies = Exemplaires
cli-lab-step-gain = Gain
cli-lab-step-interval = Intervalle à 95 %
cli-lab-step-games = Parties
cli-lab-written = Écrit dans { $file }.

## Refusals

cli-lab-interrupted = Interrompu. Voici ce qu'il y a jusqu'ici.
cli-lab-decks-or-ready = Nommez des decks, ou demandez tous les decks prêts avec --ready.
cli-lab-no-pairing = Aucun de ces decks ne peut être joué contre un autre.
cli-lab-partners = « { $deck } » : dans ce format, un côté a { $seats } decks, joints par un plus.
cli-lab-no-opponents = Il n'y a pas de decks prêts des deux côtés qui aillent ensemble dans le format { $format }.
cli-lab-not-opponent = « { $deck } » ne peut pas être joué contre « { $other } ».
cli-lab-no-folder = Il n'y a pas de dossier où écrire « { $file } ».
cli-lab-want-form = --want : « { $value } » n'est pas de la forme CARTE,CARTE:2.
cli-lab-wants-many = Pas plus de { $most } souhaits à la fois.
lab-package = Il faut { $package }, qui n'est pas installé : pip install "chancecube[{ $extra }]".
lab-no-cluster = La grappe Ray « { $address } » est inutilisable : { $reason }
lab-no-game = Le laboratoire ne connaît pas le jeu { $game }.
lab-not-in-deck = Le deck n'a pas cette carte, ou n'en a plus : { $code }.
lab-want-nothing = Rien n'est souhaité.
lab-deck-nowhere = Le deck « { $deck } » ne convient à aucun côté dans le format { $format }.
lab-one-side = Il n'y a pas de deck pour ce côté : { $side }.
lab-improve-illegal = Le deck « { $deck } » ne peut pas être joué là : seul un deck légal peut être amélioré.
lab-improve-few = Il faut au moins { $least } parties.
lab-no-stand-in = Aucune autre carte ne peut légalement prendre la place de { $code }.
