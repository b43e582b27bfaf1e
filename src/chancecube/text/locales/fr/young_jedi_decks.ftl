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
