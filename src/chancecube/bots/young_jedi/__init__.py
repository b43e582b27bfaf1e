"""The cadet of Young Jedi: one rule of thumb for each kind of decision, made from what its seat sees.

    cadet       the player: hands each decision to the module that knows about it
    travelling  which location to put down first, and next
    fetching    which effect to look for, and what effects are worth
    racing      pilot, podracer, thrust and laps
    deploying   what to deploy with the counters
    using       which texts to use, and what they ask
    evacuating  when to bring cards home through hyperspace, and when to intercept
    dueling     whom to challenge, and who defends; exchanging: attack, parry, pass
    fighting    whether to fight, and with which battle cards
    planning    the order of the battle plan
    revealing   what is chosen when the cards of a fight lie open; drawing: destiny numbers
    renewing    what to discard before and after evening up
    conceding   when to give a planet up

What they reckon with: `scene` (the view, sorted) and `board` (the same, laid out for the engine), `stock` (what the
own draw deck may hold), `hand` (what a card in hand is good for), `worth` (what things are worth), `odds` (what
destiny draws do to a fight), `teams` (who fights as one), `sums` (what the engine makes of teams that meet), `outlook`
(whom they may meet), `arming` (who gets which weapon and battle card), `forecast` (what a battle comes to on average),
`field` (the battle in question, on a planet or in space).
"""
