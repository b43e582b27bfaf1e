"""The site: accounts, decks, tables and games over HTTP and WebSockets. Games are known by their registry entry only.

settings      what a host may choose
database      what is kept; migrations/ bring older files up to date
app           everything put together: `create_app(settings)`
security      who is asking, forged requests, paces, headers, limits
errors        refusals as answers, in the language of the request
accounts      guests, accounts, sessions
library_api   games, cards, rules, ready decks, deck checking
decks_api     one's own decks
lobby         the tables there are, live
tables        making, joining and leaving tables
play          the socket of a table
gamekeeper    a game from its entries; accepting one more
course        the fold over a game's entries; drafts  from a wish to checked entries
rooms         what one worker remembers of a table; scribe  writes entries that come together at once
frames        everything that is sent to a seat, through the kernel's views alone
clocks        time left, from the times of the entries
botroom       bots, in processes of their own
own_bots      those of the host that may be seated
records_api   replaying, forking, downloading, verifying finished games
analyst       what a bot thinks of finished games, in a process of its own; analysis_api  tells it in words
puzzler       puzzles made of finished games, whose they are; puzzles_api  all puzzles and their answers
chat          talk at a table, mutes and reports
news          what workers tell each other, over Redis
observe       health, metrics, logs
pages         the built client
"""

from __future__ import annotations
