"""What every game of the house is made of; it knows none of them.

chance      numbers fixed by a seed: shuffles anyone can verify afterwards
decision    a question to one seat and the answers it may give
position    the state of a game: plain data, a stack of steps, open decisions
events      facts of what happened, and who may see what of them
views       the one gate through which a position leaves the engine
wire        the shapes in which views, events and decisions travel
game        what a game must offer to be played by the rest of the house
record      a game as its list of answers: written, read, replayed, verified
notation    positions as text that people can write by hand
playout     games played by chance alone, for benchmarks and soak tests
"""
