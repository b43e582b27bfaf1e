"""The commands of `chancecube`. Each is imported only when it is called or when its help is shown.

    play, cards, card, deck, packs, sim, rules, record, position      one module per command

What they share:

    desk            who is talked to: language, words, streams, the game in question
    spoken          typer commands whose help texts are keys, said in the language of the desk
    paper           tables, bars and headings
    inputs          files, numbers, ranges and choices as people type them
    deck_names      decks by name, by file or by chance
    table_words     a position told in words
    coverage        which tests prove which rules
    shelf           what a game adds to the commands: its cards, decks, packs and rules
    young_jedi, young_jedi_search, young_jedi_face, young_jedi_status     Young Jedi's shelf
"""
