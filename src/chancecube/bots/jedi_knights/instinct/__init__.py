"""What a search knows of Jedi Knights. Compiled with the engine; positions here are imagined ones.

faces       what cards are worth as such, looked up by face
battles     what a battle comes to, roughly
actions     how promising the actions of phases and of steps of a battle look
choices     how promising the answers to all other questions look
plans       Force cards worth comparing
standing    who stands better, by rule of thumb
features    the numbers a learned judgement looks at
guide       all of it together
"""
