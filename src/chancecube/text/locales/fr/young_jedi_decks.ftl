## Formats

cli-young-jedi-format-sealed = scellé
cli-young-jedi-format-sample = démonstration

## Decks that break a rule

yj-breach-deck-not-sample = { $title } n'est pas une carte des decks de démonstration.
yj-breach-deck-no-dot = { $title } n'a pas de pastille : les cartes de démonstration ne se jouent que dans les decks de démonstration.
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

## The decks that come with the game, by their names

deck-young-jedi-jedi-duelists-light = Duellistes Jedi (Côté Lumineux)
    .note = Déployez Jedi Training, laissez un Jedi aller chercher un sabre laser, et livrez un duel avant la bataille.
deck-young-jedi-the-queens-decoys-light = Les doublures de la Reine (Côté Lumineux)
    .note = La Reine et ses suivantes partagent son blaster ; Masquerade fait tomber une suivante à sa place.
deck-young-jedi-galactic-senate-light = Le Sénat galactique (Côté Lumineux)
    .note = Commencez sur Coruscant avec Senate Guard en jeu : des sénateurs bon marché s'y battent comme des Jedi.
deck-young-jedi-bravo-squadron-light = L'escadron Bravo (Côté Lumineux)
    .note = Les pilotes tiennent Naboo sous l'effet Bravo Squadron et leurs vaisseaux gagnent dans l'espace : évacuez ce qui est perdu, interceptez ce qui s'enfuit.
deck-young-jedi-race-for-freedom-light = La course pour la liberté (Côté Lumineux)
    .note = Placez Anakin et son module de course sur Boonta Eve Classic et bouclez les tours ; ses amis et sa mère apportent les cartes.
deck-young-jedi-gungan-army-light = L'armée gungan (Côté Lumineux)
    .note = Beaucoup de Gungans bon marché sur leurs kaadus, renforcés par Bombad General ; trois d'entre eux combattent ensemble, les autres font une percée.
deck-young-jedi-council-and-court-light = Le Conseil et la Cour (Côté Lumineux)
    .note = Les Jedi tiennent la ligne pendant que la Reine et ses suivantes tirent ; frappez tôt avec le premier personnage du plan.
deck-young-jedi-lords-of-the-sith-dark = Seigneurs Sith (Côté Obscur)
    .note = The Duel Begins arme aussitôt Darth Maul ; abattez en duel le Jedi le plus cher, puis livrez bataille aux autres.
deck-young-jedi-armored-column-dark = Colonne blindée (Côté Obscur)
    .note = Un char et son canon laser font tout un tour ; les droïdes marchent devant avec Armored Assault et tombent à sa place.
deck-young-jedi-droid-army-dark = L'armée droïde (Côté Obscur)
    .note = Trois droïdes de combat combattent ensemble et coûtent peu quand ils tombent ; gardez une longue ligne et faites une percée.
deck-young-jedi-boonta-eve-champions-dark = Champions de Boonta Eve (Côté Obscur)
    .note = Sebulba court pour la victoire pendant que Watto et Jabba tiennent Tatooine ; avec Jabba en jeu, chaque 1 fait avancer un tour.
deck-young-jedi-sand-people-dark = Les Hommes des sables (Côté Obscur)
    .note = Les Hommes des sables s'appellent l'un l'autre sur Tatooine ; avec Sniper, n'importe lequel bat un Jedi.
deck-young-jedi-tatooine-underworld-dark = La pègre de Tatooine (Côté Obscur)
    .note = La cour de Jabba sous Gangster's Paradise : deux de ses grands combattent ensemble ; prenez d'abord Tatooine, puis vivez de votre avance.
deck-young-jedi-trade-federation-council-dark = Le conseil de la Fédération du commerce (Côté Obscur)
    .note = Nute Gunray amène Rune Haako, qui amène un autre Neimoidien ; ensemble ils condamnent la passerelle, et fuient dans de bons vaisseaux.
deck-young-jedi-sith-and-droids-dark = Sith et droïdes (Côté Obscur)
    .note = Darth Maul et Aurra Sing gagnent les combats qui comptent, les droïdes garnissent la ligne.
deck-young-jedi-menace-of-darth-maul-starter-light = Starter Menace of Darth Maul (Côté Lumineux)
    .note = Le deck fixe de 30 cartes du premier starter, pour la première partie.
deck-young-jedi-menace-of-darth-maul-starter-dark = Starter Menace of Darth Maul (Côté Obscur)
    .note = Le deck fixe de 30 cartes du premier starter, pour la première partie.
deck-young-jedi-sample-deck-light = Deck de démonstration (Côté Lumineux)
    .note = Quinze cartes pour essayer le jeu : une planète, et chaque personnage vaincu coûte au plus une carte.
deck-young-jedi-sample-deck-dark = Deck de démonstration (Côté Obscur)
    .note = Quinze cartes pour essayer le jeu : une planète, et chaque personnage vaincu coûte au plus une carte.
deck-young-jedi-origins-1999-champion-light = Champion d'Origins 1999 (Côté Lumineux)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
deck-young-jedi-origins-1999-champion-dark = Champion d'Origins 1999 (Côté Obscur)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
deck-young-jedi-world-championship-1999-light = Championnat du monde 1999 (Côté Lumineux)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
deck-young-jedi-world-championship-1999-dark = Championnat du monde 1999 (Côté Obscur)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq par titre : à jouer au format classique.
