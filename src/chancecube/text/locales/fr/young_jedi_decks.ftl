## Formats

cli-format-sealed = scellé
cli-format-sample = échantillon

## Decks that break a rule

yj-breach-deck-not-sample = { $title } n'est pas une carte des decks d'échantillon.
yj-breach-deck-no-dot = { $title } n'a pas de pastille : les cartes d'échantillon ne se jouent que dans les decks d'échantillon.
yj-breach-deck-virtual = { $title } est une carte virtuelle ; il n'y en a pas en jeu scellé.
yj-breach-deck-banned = { $title } est interdite en jeu scellé.
yj-breach-deck-objective = Le deck a { $have } objectifs ; un seul est permis.
yj-breach-deck-colour-wild = Le deck a { $have ->
        [one] { $have } carte
       *[other] { $have } cartes
    } à pastille { $colour }, avec { $title } pour seul joker ; il en faut { $need }.
yj-breach-deck-wild-many = Le deck a { $have } jokers ; { $most } sont permis, un par couleur.
yj-breach-deck-wild-room = Aucune couleur n'a de place pour le joker { $title } : chacune de celles que montrent ses pastilles blanches est complète ou a déjà son joker.
yj-breach-deck-wild-title = Le joker { $title } ne peut pas compléter la pastille { $colour }, qui a déjà { $most } cartes de ce titre.
yj-breach-deck-not-owned = { $have ->
        [one] Le deck a une fois { $title }
       *[other] Le deck a { $have } fois { $title }
    } ; la réserve { $most ->
        [0] ne l'a pas
        [1] l'a une fois
       *[other] l'a { $most } fois
    }.

## Packs

yj-no-boosters = L'extension { $set } n'a jamais été vendue en boosters. Extensions en boosters : { $known }.
cli-packs-sealed = Une réserve de jeu scellé : un starter et --count boosters de l'extension (5 par défaut).
cli-packs-sealed-title = Réserve de jeu scellé

## The lines of the ready decks

yj-deck-jedi-duelists-light = Déployez Jedi Training, laissez un Jedi aller chercher un sabre laser, et livrez un duel avant la bataille.
yj-deck-the-queens-decoys-light = La Reine et ses suivantes partagent son blaster ; Masquerade fait tomber une suivante à sa place.
yj-deck-galactic-senate-light = Commencez sur Coruscant avec Senate Guard en jeu : des sénateurs bon marché s'y battent comme des Jedi.
yj-deck-bravo-squadron-light = Les pilotes tiennent Naboo sous l'effet Bravo Squadron et leurs vaisseaux gagnent dans l'espace : évacuez ce qui est perdu, interceptez ce qui s'enfuit.
yj-deck-race-for-freedom-light = Placez Anakin et son module de course sur Boonta Eve Classic et bouclez les tours ; ses amis et sa mère apportent les cartes.
yj-deck-gungan-army-light = Beaucoup de Gungans bon marché sur leurs kaadus, renforcés par Bombad General ; trois d'entre eux combattent ensemble, les autres font une percée.
yj-deck-council-and-court-light = Les Jedi tiennent la ligne pendant que la Reine et ses suivantes tirent ; frappez tôt avec le premier personnage du plan.
yj-deck-lords-of-the-sith-dark = The Duel Begins arme aussitôt Darth Maul ; abattez en duel le Jedi le plus cher, puis livrez bataille aux autres.
yj-deck-armored-column-dark = Un char et son canon laser font tout un tour ; les droïdes marchent devant avec Armored Assault et tombent à sa place.
yj-deck-droid-army-dark = Trois droïdes de combat combattent ensemble et coûtent peu quand ils tombent ; gardez une longue ligne et faites une percée.
yj-deck-boonta-eve-champions-dark = Sebulba court pour la victoire pendant que Watto et Jabba tiennent Tatooine ; avec Jabba en jeu, chaque 1 fait avancer un tour.
yj-deck-sand-people-dark = Les Hommes des sables s'appellent l'un l'autre sur Tatooine ; avec Sniper, n'importe lequel bat un Jedi.
yj-deck-tatooine-underworld-dark = La cour de Jabba sous Gangster's Paradise : deux de ses grands combattent ensemble ; prenez d'abord Tatooine, puis vivez de votre avance.
yj-deck-trade-federation-council-dark = Nute Gunray amène Rune Haako, qui amène un autre Neimoidien ; ensemble ils condamnent la passerelle, et fuient dans de bons vaisseaux.
yj-deck-sith-and-droids-dark = Darth Maul et Aurra Sing gagnent les combats qui comptent, les droïdes garnissent la ligne.
yj-deck-menace-of-darth-maul-starter-light = Le deck fixe de 30 cartes du premier starter, pour la première partie.
yj-deck-menace-of-darth-maul-starter-dark = Le deck fixe de 30 cartes du premier starter, pour la première partie.
yj-deck-sample-deck-light = Quinze cartes pour essayer le jeu : une planète, et chaque personnage vaincu coûte au plus une carte.
yj-deck-sample-deck-dark = Quinze cartes pour essayer le jeu : une planète, et chaque personnage vaincu coûte au plus une carte.
yj-deck-origins-1999-champion-light = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
yj-deck-origins-1999-champion-dark = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
yj-deck-world-championship-1999-light = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
yj-deck-world-championship-1999-dark = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
