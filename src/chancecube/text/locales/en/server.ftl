### The site: what it refuses, and the command that starts it.

## Requests

server-bad-request = The request could not be understood.
server-bad-field = Something in the request is not right ({ $field }): { $reason }
server-sign-in = You need to be signed in for that.
server-forbidden = That is not allowed.
server-not-found = There is nothing here.
server-method = That cannot be done here.
server-too-large = That is too large.
server-too-many = That was too often. Please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-unavailable = That is not available for the moment. Please try again soon.
server-fault = Something went wrong on our side. It has been noted.
server-csrf = This page is out of date. Please reload it.
server-other-page = Requests from other sites are not accepted.

## People

server-somebody = somebody who has left
server-already-somebody = You are already here as { $name }. Sign out first.
server-name-length = A name has { $least } to { $most } letters.
server-name-signs = A name is made of letters, digits and ordinary signs.
server-name-taken = The name “{ $name }”, or one that looks like it, is taken.
server-password-length = A password has { $least } to { $most } characters.
server-password-weak = That password is too easy to guess.
server-bad-login = The name or the password is wrong.
server-bad-password = The password is wrong.
server-guest = Guests have no password. Make an account first.
server-no-language = There is no language “{ $language }”.
server-text-long = That text is too long: { $most } characters at most.

## Decks

server-deck-missing = Send the deck as text or as cards.
server-deck-name = The deck needs a name.
server-deck-count = { $count } copies of { $code } are not possible.
server-deck-long = A deck has { $most } different cards at most.
server-lab-large = A deck looked at here has no more than { $most } cards.
server-decks-full = You have { $most } decks, and more cannot be kept. Throw one away first.

## The page when the client is missing

server-no-client = The server is running, but its pages have not been built yet. In the folder of the project:
server-no-client-api = What the server can do is described at

## Settings

server-settings-file = The settings in { $file } cannot be read: { $reason }
server-settings-unknown = There is no setting “{ $setting }”.
server-settings-value = A setting has a value it cannot have: { $reason }
server-settings-url = The public address must begin with http:// or https://: “{ $value }”.
server-settings-workers = Several workers need Redis to tell each other the news: set redis too.
server-database-address = The database cannot be opened: { $reason }
server-database-newer = The database belongs to a newer version of this program: { $reason }
server-redis-address = Redis cannot be reached: { $reason }
server-no-redis = Redis is set, but the package “redis” is missing: install chancecube[scale].

## serve

cli-serve-help =
    Serve the site on this machine, for browsers here or elsewhere.

    Games and accounts are kept in one file; docs/hosting.md tells how to change that.
cli-serve-host = The address to listen at; 0.0.0.0 lets other machines in. [dim]\[default: 127.0.0.1][/dim]
cli-serve-port = The port; 0 takes any that is free. [dim]\[default: 8765][/dim]
cli-serve-settings = Read settings from this TOML file.
cli-serve-workers = How many processes answer; more than one needs Redis. [dim]\[default: 1][/dim]
cli-serve-open-browser = Open the site in the browser once it is there.
cli-serve-running = Chance Cube is at { $url } (Ctrl+C ends it)
cli-serve-taken = Port { $port } is in use. Name another one with --port.
cli-serve-cannot-listen = It is not possible to listen at { $host }, port { $port }: { $reason }
