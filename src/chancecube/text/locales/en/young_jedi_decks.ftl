### The decks that come with Young Jedi, by their names; whatever is missing here is said as its file has it.

deck-young-jedi-council-and-court-light = Council and Court (Light)
    .note = Jedi hold the line while the Queen and her handmaidens shoot; fight early with the first character of the plan.
deck-young-jedi-gungan-army-light = Gungan Army (Light)
    .note = Many cheap Gungans; three of them fight as one behind Gungan Curiosity, the rest break through.
deck-young-jedi-sith-and-droids-dark = Sith and Droids (Dark)
    .note = Darth Maul and Aurra Sing win the fights that matter, droids fill the line.
deck-young-jedi-tatooine-underworld-dark = Tatooine Underworld (Dark)
    .note = Jabba's court and Tusken snipers: take Tatooine first, then live off the lead.
deck-young-jedi-origins-1999-champion-dark = Origins 1999 champion (Dark)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
deck-young-jedi-origins-1999-champion-light = Origins 1999 champion (Light)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
deck-young-jedi-menace-of-darth-maul-starter-dark = Menace of Darth Maul starter (Dark)
    .note = The fixed 30-card deck of the first starter set, for the first game.
deck-young-jedi-menace-of-darth-maul-starter-light = Menace of Darth Maul starter (Light)
    .note = The fixed 30-card deck of the first starter set, for the first game.
deck-young-jedi-world-championship-1999-dark = World Championship 1999 (Dark)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
deck-young-jedi-world-championship-1999-light = World Championship 1999 (Light)
    .note = A tournament deck of 1999, from before the five-per-title limit: play it in the classic format.
