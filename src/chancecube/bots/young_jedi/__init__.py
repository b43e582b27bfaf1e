"""The cadet of Young Jedi: one rule of thumb for each kind of decision, made from what its seat sees.

    cadet       the player: hands each decision to the module that knows about it
    deploying   what to deploy with the counters
    fighting    whether to fight, and with which battle cards
    planning    the order of the battle plan
    renewing    what to discard before and after evening up
    travelling  which location to put down first, and next
    conceding   when to give a planet up

What they reckon with: `scene` (the view, sorted), `hand` (what a card in hand is good for), `worth` (what things
are worth), `odds` (what destiny draws do to a fight), `teams` (who fights as one), `outlook` (whom they may meet),
`arming` (who gets which weapon and battle card), `forecast` (what a battle comes to on average).
"""
