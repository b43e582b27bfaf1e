### The decks that come with Young Jedi, by their names; whatever is missing here is said as its file has it.

deck-young-jedi-council-and-court-light = Le Conseil et la Cour (Côté Lumineux)
    .note = Les Jedi tiennent la ligne pendant que la Reine et ses suivantes tirent ; combattez tôt, avec le premier personnage du plan.
deck-young-jedi-gungan-army-light = L'armée gungan (Côté Lumineux)
    .note = Beaucoup de Gungans peu coûteux ; trois d'entre eux combattent comme un seul derrière Gungan Curiosity, les autres font une percée.
deck-young-jedi-sith-and-droids-dark = Sith et droïdes (Côté Obscur)
    .note = Darth Maul et Aurra Sing gagnent les combats qui comptent, les droïdes remplissent les rangs.
deck-young-jedi-tatooine-underworld-dark = La pègre de Tatooine (Côté Obscur)
    .note = La cour de Jabba et les tireurs tusken : prenez d'abord Tatooine, puis vivez de votre avance.
deck-young-jedi-origins-1999-champion-dark = Champion d'Origins 1999 (Côté Obscur)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq cartes par titre : à jouer dans le format classique.
deck-young-jedi-origins-1999-champion-light = Champion d'Origins 1999 (Côté Lumineux)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq cartes par titre : à jouer dans le format classique.
deck-young-jedi-menace-of-darth-maul-starter-dark = Starter Menace of Darth Maul (Côté Obscur)
    .note = Le deck fixe de 30 cartes du premier starter, pour la première partie.
deck-young-jedi-menace-of-darth-maul-starter-light = Starter Menace of Darth Maul (Côté Lumineux)
    .note = Le deck fixe de 30 cartes du premier starter, pour la première partie.
deck-young-jedi-world-championship-1999-dark = Championnat du monde 1999 (Côté Obscur)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq cartes par titre : à jouer dans le format classique.
deck-young-jedi-world-championship-1999-light = Championnat du monde 1999 (Côté Lumineux)
    .note = Un deck de tournoi de 1999, d'avant la limite de cinq cartes par titre : à jouer dans le format classique.
