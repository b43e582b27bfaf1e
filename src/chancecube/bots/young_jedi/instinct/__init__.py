"""What a search knows of Young Jedi: how to play on, what looks promising, and who stands better.

lore        what the faces of the library are worth, worked out once
muster      armies: how strong the cards on a planet are together, and what a hand is good for
deploying   the deploy phase
planning    battles: whether to fight, with which battle cards, and different orders worth comparing
dueling     duels
choosing    all the other questions
habits      playing on as the cadet would
judging     who stands better, by rule of thumb
features    what a learned judgement looks at
guide       all of it, for the search
"""
