"""The cadet of Jedi Knights: one rule of thumb for each kind of decision, made from what its seat sees.

    cadet       the player: hands each decision to the module that knows about it
    settling    what the Theme fetches, which sites and systems to lay
    forcing     which Force card to choose, with the turns to come in mind
    deploying   what to play with the credits, where to, under whom
    attacking   whom to attack with whom, and when to hold back
    fighting    who supports, what is fired at whom, which Events and bonuses change a battle
    blockading  intimidating, shuttling, who gives way
    answering   Responses, texts that may be declined, whom a text should choose
    holding     what to keep, take and give up of hand and piles

What they reckon with: `scene` (the view, sorted) and `board` (the same, laid out for the engine's own sums), `worth`
(what cards and planets are worth), `texts` (what effects are worth), `odds` (destiny, and what unknown hands may hold),
`forecast` (what a battle comes to on average).
"""
