## Decks qui enfreignent une règle

jk-breach-deck-no-theme = Le deck n'a pas de carte Thème.
jk-breach-deck-themes = Le deck a { $have } cartes Thème ; choisissez-en une, avec son Héros, avant la partie.
jk-breach-deck-no-hero = { $title } demande son Héros de départ dans le deck : { $hero }.
jk-breach-deck-locations = Le deck a { $have ->
        [one] { $have } lieu
       *[other] { $have } lieux
    } de { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } ; il en faut { $need }, chacun d'une autre planète.
jk-breach-deck-force-colours = Le deck de Force mélange les couleurs ; ses huit cartes sont d'une seule.
jk-breach-deck-force = { $have ->
        [0] Il manque au deck de Force une carte numéro { $number }.
       *[other] Le deck de Force a { $have } cartes numéro { $number } ; une seule est permise.
    }
jk-breach-deck-size = La pioche a { $have ->
        [one] { $have } carte
       *[other] { $have } cartes
    } ; il en faut au moins { $need }.
jk-breach-deck-hero-theme = { $title } est un Héros d'un autre Thème que celui du deck.
jk-breach-deck-copies = La pioche a { $have } exemplaires de { $title } ; { $most ->
        [one] { $most } est permis.
       *[other] { $most } sont permis.
    }
jk-breach-deck-both-sides = Le deck mélange les camps : { $alliance } pour l'Alliance, { $empire } pour l'Empire.
jk-breach-deck-other-side = { $side ->
        [alliance] Il faut ici un deck de l'Alliance
       *[empire] Il faut ici un deck de l'Empire
    } ; celui-ci est de l'autre camp.
jk-breach-decks-planets = Tous les decks d'une partie apportent les quatre mêmes planètes. Place { $first } : { $one }. Place { $second } : { $other }.
jk-breach-decks-same-hero = Deux partenaires ont des Héros différents ; les places { $first } et { $second } ont le même Thème.

## Boosters et ligues

jk-no-boosters = La série { $set } n'a pas de boosters. Séries qui en ont : { $known }.
jk-no-level = Il n'y a pas de niveau de ligue { $level }. Niveaux : { $known }.

## Fichiers de série inutilisables

jk-facts-missing = { $where } : la colonne { $column } ne doit pas être vide.
jk-facts-foreign = { $where } : une carte de type { $kind } n'a rien dans la colonne { $column }.
jk-facts-unknown = { $where } : { $column } ne peut pas être « { $word } » ; choix : { $known }.
jk-facts-number = { $where } : { $column } ne peut pas être « { $word } » ; il faut un nombre entier jusqu'à { $most }.
jk-facts-unprintable = { $where } : la colonne { $column } a des caractères impossibles à afficher.
jk-facts-card-number = { $where } : le numéro d'une carte est un nombre entier de 1 à 9999, et non « { $word } ».
jk-facts-hero = { $where } : un Héros est un personnage avec un Thème.
jk-facts-weapon = { $where } : une arme a un des mots-clés Personal et Shipboard.
jk-facts-many-texts = { $where } : une carte a { $most } textes au plus.
jk-facts-misplaced = { $where } : le mot { $word } est sans effet sur une carte de type { $kind }.
jk-facts-response = { $where } : un Événement de moment response, et lui seul, a un texte Response.
jk-facts-no-text = { $where } : un Événement demande un texte.
jk-facts-columns = { $where } : les colonnes doivent être { $known }.
jk-facts-no-card = { $where } : il n'y a pas de carte { $code }.
jk-facts-twice = { $where } : il y a déjà une carte { $code }.
jk-facts-starting-hero = { $where } : { $code } ne peut pas être son Héros de départ ; c'est un Héros du même Thème qui dit FromThemePile().

jk-own-name = { $where } : le nom d'un fichier de série a de deux à huit lettres, et n'est pas { $taken }.
jk-own-empty = { $where } : le fichier n'a pas de cartes.
jk-own-unreadable = { $where } : le fichier n'est pas lisible comme CSV en UTF-8.
jk-own-column = { $where } : il n'y a pas de colonne « { $column } ». Colonnes : { $known }.
jk-own-cells = { $where } : la ligne a plus de cellules que de colonnes ; mettez entre guillemets un texte avec des virgules.
jk-own-syntax = { $where } : l'effet est mal écrit : { $text }
jk-own-word = { $where } : il n'y a pas de mot { $word }.
jk-own-argument = { $where } : { $what } ne peut pas être { $given }. Choix : { $known }.
jk-own-missing = { $where } : { $word } demande { $parameter }.
jk-own-many = { $where } : { $word } n'a pas de place pour { $given }.

## Les decks fournis avec le jeu, par leurs noms

deck-jedi-knights-alliance-starter-luke-skywalker = Starter de l'Alliance : Luke Skywalker
    .note = Un starter fixe de 60 cartes : choisissez Luke ou Han avant la partie ; l'autre paire reste dans la boîte.
deck-jedi-knights-alliance-starter-han-solo = Starter de l'Alliance : Han Solo
    .note = Un starter fixe de 60 cartes : choisissez Luke ou Han avant la partie ; l'autre paire reste dans la boîte.
deck-jedi-knights-empire-starter-darth-vader = Starter de l'Empire : Dark Vador
    .note = Un starter fixe de 60 cartes : choisissez Vador ou Tarkin avant la partie ; l'autre paire reste dans la boîte.
deck-jedi-knights-empire-starter-grand-moff-tarkin = Starter de l'Empire : Grand Moff Tarkin
    .note = Un starter fixe de 60 cartes : choisissez Vador ou Tarkin avant la partie ; l'autre paire reste dans la boîte.
deck-jedi-knights-luke-the-last-hope = Luke : le dernier espoir
    .note = Luke revient à chaque planète avec son sabre laser ; les pilotes volent dans les vaisseaux de l'escadron Rouge et se mettent devant lui.
deck-jedi-knights-han-a-long-shot = Han : un coup de chance
    .note = Le Faucon porte tout le monde et revient à chaque planète ; vendez ce qui ne sert pas et frappez par surprise.
deck-jedi-knights-vader-no-escape = Vador : sans issue
    .note = Attaquez avec Vador, laissez les gardes tomber à sa place et videz la main de l'adversaire.
deck-jedi-knights-tarkin-rule-by-fear = Tarkin : régner par la peur
    .note = Beaucoup de soldats sous beaucoup d'officiers ; les vaisseaux de ligne intimident ce qui pourrait encore se battre.
deck-jedi-knights-jabba-the-price-of-everything = Jabba : le prix de tout
    .note = Rien que des cartes Indépendantes, pour l'un ou l'autre camp : crédits et chasseurs de primes, et une cour qui garde Jabba à l'abri.
