"""The commands of `chancecube`. Each is imported only when it is called or when its help is shown.

    play, serve, cards, card, deck, packs, sim, ladder, bot, rules, record, analyse, puzzle, position
                    one module per command
    lab             a group of commands, a module each: lab_matchups, lab_cards, lab_deck, lab_improve

What they share:

    desk            who is talked to: language, words, streams, the game in question
    spoken          typer commands whose help texts are keys, said in the language of the desk
    game_options    options that depend on the game
    seats           seats as people name them, and what each is given
    paper           tables, bars and headings
    inputs          files, numbers, ranges and choices as people type them
    deck_names      decks by name, by file or by chance
    table_words     a position told in words
    lab_options     what the commands of the lab share
    coverage        which tests prove which rules
    shelf           what a game adds to the commands: its cards, decks, packs and rules
    card_shelf      what the shelves of card games have in common
"""
