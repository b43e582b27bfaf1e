### Environnements d'apprentissage : ce qu'ils refusent.

learning-cards = Cette partie a { $have } cartes, et l'environnement n'en prévoit que { $most } : créez-le avec un nombre de cartes plus grand.
learning-no-ready = Il n'y a pas, pour chaque place du format « { $format } », de decks prêts qui aillent ensemble.
learning-decks = Les decks sont « random », « ready » ou une liste de decks, et non « { $decks } ».
