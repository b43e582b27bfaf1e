### The browser client: everything said on every page but the table.

web-name = Chance Cube
web-skip = Skip to the page
web-home = Chance Cube, home
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-again = Try again
web-undo = Undo
web-redo = Redo
web-copy = Copy
web-copied = Copied.
web-copy-failed = The browser did not allow copying. Select the text and copy it by hand.
web-loading = Loading …
web-reload = Load again
web-broken-title = This page could not be loaded
web-broken-text = The connection may be down, or the site has just been renewed.
web-why = why?
web-rule = The rule
web-game = Game
web-error-offline = The server cannot be reached. Is the connection up?
web-error-status = The server refused ({ $status }).

## Navigation

web-nav = Main
web-nav-play = Play
web-nav-tables = Tables
web-nav-cards = Cards
web-nav-decks = Decks
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-lab = Lab
web-nav-account = Account
web-footer = Footer
web-footer-what = Chance Cube plays out-of-print card games with every rule enforced.
web-footer-disclaimer = Made by players, for players. Not connected with the makers of the games or the owners of their names; no picture and no text of a card is used.
web-language = Language
web-language-en = English
web-language-fr = Français
web-theme = Theme
web-theme-dark = Switch to dark
web-theme-light = Switch to light
web-theme-is-dark = Dark
web-theme-is-light = Light
web-theme-is-system = As the system

## Home

web-home-title = The card game you could not buy any more. Play it now.
web-home-lede = Against a bot with one click, or against a friend by link. The computer knows every rule, adds every sum and says why.
web-play-now = Play now
web-play-friend = Play a friend
web-starting = Setting up the table …
web-home-no-account = No account needed.
web-home-again = As last time: { $format }, against the bot “{ $bot }”.
web-home-choose = Choose decks and format
web-home-continue = Your games
web-home-open = Tables waiting for a player
web-home-all-tables = All tables
web-home-open-none = Nobody is waiting just now.
web-home-open-own = Open a table yourself
web-home-watch = Being played now
web-home-all-running = All running games
web-home-more = More
web-home-learn = Learn
web-home-learn-note = Your first game, explained step by step
web-home-decks = Decks
web-home-decks-note = Build, check and try your own
web-home-cards = Cards
web-home-cards-note = { $count ->
        [one] One card, searchable
       *[other] All { $count } cards, searchable
    }
web-home-rules = Rules
web-home-rules-note = Every rule with its source

## Tables

web-lobby-new = New table
web-lobby-show = Which tables
web-lobby-open = Waiting for a player
web-lobby-playing = Being played
web-lobby-mine = Mine
web-lobby-over = Finished
web-lobby-open-none = No table is waiting for a player. Open one: others will see it here.
web-lobby-playing-none = No game is being played.
web-lobby-mine-none = You have no running games.
web-lobby-over-none = No finished games yet.
web-lobby-count = { $count ->
        [one] One table
       *[other] { $count } tables
    }
web-lobby-back = To the table
web-lobby-resume = Go on playing
web-lobby-join = Take the seat
web-lobby-watch = Watch
web-lobby-replay = Replay
web-lobby-full = Every seat at this table is taken.
web-seats = Seats
web-seat-free = free
web-watchers = watching
web-join-title = Take a seat

## A new table

web-play-title = A new game
web-play-opponent = Against
web-play-bot = A bot
web-play-bot-note = Starts at once
web-play-link = A friend
web-play-link-note = You get a link to send
web-play-open = Anybody
web-play-open-note = Listed among the open tables
web-play-level = Which bot
web-play-level-note = A Knight wins about four games in five against the Cadet; a Master wins more than half its games against a Knight who thinks as long.
web-play-format = Format
web-play-side = Your side
web-play-deck = Your deck
web-play-foe-deck = The bot's deck
web-play-choose-decks = Choose the decks of the bots
web-play-deck-of = The deck of { $seat }
web-play-build = Build a deck of your own
web-play-more = Clock and other choices
web-play-delay = Spectators see the game later by (seconds)
web-play-delay-note = 0: at once. Spectators never see hidden cards.
web-play-begin-bot = Start the game
web-play-begin-friend = Make the table and get the link
web-play-begin-open = Open the table
web-your-name = Your name
web-your-name-note = Shown at the table. An account is not needed.
web-name-any = Any name
web-guest-name = Guest { $number }
web-cut = Your word for the cut
web-cut-note = Like cutting the deck: it becomes part of the shuffle, so that nobody can arrange it. Any word will do.
web-clock = Clock
web-clock-none = No clock
web-clock-move = Per move
web-clock-total = For the game
web-clock-seconds = Seconds per move
web-clock-minutes = Minutes each
web-clock-increment = Seconds added per move
web-clock-move-of = { $seconds } s per move
web-clock-total-of = { $minutes } min + { $increment } s
web-bot-cadet = Cadet
web-bot-cadet-note = Plays soundly and quickly
web-bot-knight-quick = Knight, quick
web-bot-knight-quick-note = Thinks ahead for a tenth of a second
web-bot-knight = Knight
web-bot-knight-note = Thinks ahead for half a second
web-bot-knight-deep = Knight, patient
web-bot-knight-deep-note = Thinks ahead for two seconds
web-bot-master-quick = Master, quick
web-bot-master-quick-note = Thinks ahead and judges by experience: 0.1 s, up to 0.3 s for a plan
web-bot-master = Master
web-bot-master-note = Thinks ahead and judges by experience: 0.5 s, up to 1.5 s for a plan
web-bot-master-deep = Master, patient
web-bot-master-deep-note = Thinks ahead and judges by experience: 2 s, up to 6 s for a plan
web-bot-random = Random
web-bot-random-note = Does anything that is allowed
web-bot-own-note = Added by this site

## Cards

web-cards-search = Search names, texts, facts
web-cards-results = Found cards
web-cards-found = { $count ->
        [one] One of { $all } cards
       *[other] { $count } of { $all } cards
    }
web-cards-none = No card fits all of that. Take a filter away.
web-filters = Filters
web-filters-show = { $count ->
        [one] Show one card
       *[other] Show { $count } cards
    }
web-filter-least = from
web-filter-most = to
web-filter-clear = Take all filters away
web-sort = Sort by
web-sort-set = Set and number
web-sort-name = Name
web-sort-down = Downwards
web-card-all = All cards
web-card-around = Cards around this one
web-card-before = Previous card: { $name }
web-card-after = Next card: { $name }
web-card-text = Game text
web-card-facts = Facts
web-card-rulings = Errata and rulings
web-card-replaces = Stands in for
web-card-erratum = { $field }: printed { $printed }, played as { $effective }.
web-card-works-with = Works with
web-card-all-partners = Show all { $count }
web-card-look = Look at { $name }
web-card-page = The card's page

## Decks

web-deck = Deck
web-decks-own = Your decks
web-decks-own-none = None yet. Begin with an empty one, bring one in as text, or take a ready deck and change it.
web-decks-ready = Ready decks
web-deck-all = All decks
web-deck-new = New deck
web-deck-unnamed = Unnamed deck
web-deck-name = Name of the deck
web-deck-note = A line about it
web-deck-edit = Edit
web-deck-play = Play
web-deck-look = Look at it
web-deck-take = Copy and change it
web-deck-copy = Copy
web-deck-copy-named = Copy { $name }
web-deck-copy-of = { $name } (copy)
web-deck-delete = Delete
web-deck-delete-named = Delete { $name }
web-deck-delete-ask = Delete “{ $name }”? You can bring it back only until the message at the bottom goes away.
web-deck-deleted = “{ $name }” is deleted.
web-deck-missing = There is no such deck.
web-deck-random = A random legal deck
web-deck-not-legal = not legal
web-deck-breaks = This deck breaks rules of the format { $format }:
web-deck-size = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-deck-pane = What is shown
web-deck-pool = Cards to choose from
web-deck-card = { $count ->
        [0] not in the deck
       *[other] { $count } in the deck
    }
web-deck-more = One more { $name }
web-deck-less = One { $name } less
web-deck-empty = Empty so far. Choose cards, or import a list.
web-deck-legal = Legal in the format { $format }.
web-deck-breaches = { $count ->
        [one] One rule is broken
       *[other] { $count } rules are broken
    }
web-deck-try = Try against a bot
web-deck-import = Import
web-deck-imported = { $count ->
        [one] One card read.
       *[other] { $count } cards read.
    }
web-deck-export = Export
web-deck-saved-none = { "" }
web-deck-saved-waiting = Saving …
web-deck-saved-done = Saved
web-deck-saved-failed = Not saved
web-import-text = The deck as text
web-import-note = One card a line, by code or name, with how many. Lines that begin with # are name and note.
web-import-file = Or a text file
web-import-read = Read it
web-chart-bar = { $value }: { $count }
web-chart-mean = mean { $mean }
web-chart-empty = Nothing yet
web-slot-show = Show the cards of this slot: { $name }
web-slot-wild = { $count ->
        [one] including { $count } wild card
       *[other] including { $count } wild cards
    }
web-hand = Test hand
web-hand-deal = Shuffle and deal
web-hand-draw = Draw one more
web-hand-left = { $count ->
        [one] One card left
       *[other] { $count } cards left
    }

## Rules

web-rules-lede = Every rule of the game, with its source and its own address.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] One rule
       *[other] { $count } rules
    }
web-rules-none = No rule says that.
web-rules-missing = There is no rule { $id }.
web-rules-chapters = Chapters
web-rules-source = Rulebook: { $source }
web-rules-scope-later = for cards to come
web-rules-copy = Copy the link

## Account

web-account-nobody = No name yet
web-account-nobody-note = Play at once under any name; you can make an account of it later.
web-account-guest = guest
web-account-guest-note = You are a guest: this browser alone knows you. Make an account to keep your decks and games and to sign in elsewhere.
web-account-full = account
web-account-full-note = Your decks and games are kept.
web-account-rename = Change
web-account-begin = Begin as a guest
web-account-renamed = Your name is changed.
web-account-hello = Hello, { $name }.
web-account-register = Make an account
web-account-register-note = A name and a password, nothing else. What you did as a guest stays yours.
web-account-made = Your account is made.
web-account-login = Sign in
web-account-logout = Sign out
web-account-out = You are signed out.
web-account-name = Name
web-account-password = Password
web-account-password-note = At least eight characters.
web-account-old = Present password
web-account-new = New password
web-account-change-password = Change the password
web-account-password-changed = Your password is changed.
web-account-look = Language and look
web-account-data = Your data
web-account-data-note = Take everything with you, or have it deleted. Finished games stay, without your name.
web-account-farewell = Your password, to delete the account
web-account-export = Download my data
web-account-delete = Delete everything
web-account-delete-ask = Your name, decks and sign-in are deleted at once and cannot be brought back.
web-account-deleted = Everything is deleted.

## A page that is not there

web-missing-title = Nothing here
web-missing-text = This address leads nowhere. A table may have been closed, or the link was cut short.
web-missing-home = Home
