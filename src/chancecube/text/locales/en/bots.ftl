### Bots of the player's own, and the command that tries them.

## What can be wrong with one

bot-no-start = The bot { $bot } does not start: { $command }: { $reason }
bot-late = The bot { $bot } has not answered within { $seconds } s.
bot-died = The bot { $bot } has ended by itself (exit code { $code }). The last it said: { $words }
bot-long-line = The bot { $bot } has said a line of more than { $most } bytes.
bot-unasked = The bot { $bot } has said something before it was asked: { $words }
bot-other-ask = The bot { $bot } has answered question { $answered }, but it was asked question { $asked }.
bot-no-ask = The bot { $bot } has answered question { $asked } without its number, which it has given before.
bot-nonsense = The bot { $bot } has answered something that is no answer like {"{"}"option": …{"}"}: { $words }
bot-not-offered = The bot { $bot } has answered “{ $words }”, which is not one of the options (question: { $question }).
bot-failed = The bot { $bot } has failed: { $reason }
bot-not-the-same = The bot { $bot } calls itself deterministic, but answered differently when the same game was played again.
bot-dishonest = The bot { $bot } answers differently when only cards change that it cannot see.
bot-file = The bot file { $file } cannot be read: { $reason }
bot-file-name = The bot file { $file } needs another name: small letters, digits and hyphens, and none of ours ({ $taken }).
bot-file-game = The bot file { $file } names a game there is not: “{ $game }”. Known games: { $known }.
bot-file-either = The bot file { $file } must name either a command or a class.
bot-file-class = The bot file { $file } must name its class as “module:Class”, not “{ $class }”.
bot-other-game = The bot { $bot } does not play { $game }. It plays: { $known }.
bot-class = The class { $class } of the bot { $bot } cannot be loaded: { $reason }
bot-class-missing = The module { $module } of the bot { $bot } has no class { $class }.
bot-class-choose = The class { $class } of the bot { $bot } has no method “choose”.
server-no-own-bot = The settings let the bot { $bot } play, but there is no file for it in { $folder }.

## bot

cli-bot-help =
    Try a bot: a few games against others, every answer checked and timed.

    docs/bots.md tells how to make one. Exits with 1 if the bot fails.
cli-bot-name = The bot to try.
cli-bot-list = List all bots, ours and your own.
cli-bot-games = How many games against each opponent.
cli-bot-against = The opponent. Without it: random, then cadet.
cli-bot-which = Which bot? “chancecube bot --list” shows them.
cli-bot-playing = { $bot } against { $against }
cli-bot-title = { $bot }, seed { $seed }
cli-bot-opponent = Bot
cli-bot-of = Games
cli-bot-mean = Mean
cli-bot-slowest = Slowest
cli-bot-repeats = Asked again in the same game, it answers the same.
cli-bot-varies = Asked again in the same game, it answers differently: it goes by the clock, or by chance of its own.
cli-bot-milliseconds = { $number } ms
cli-bot-twins = { $twins ->
        [1] 1 decision
       *[other] { $twins } decisions
    } asked again with other hidden cards: { $fooled ->
        [0] always the same answer.
        [1] 1 other answer.
       *[other] { $fooled } other answers.
    }
cli-bot-broken = Against { $against }, { $count ->
        [1] 1 game was
       *[other] { $count } games were
    } broken off and counted as lost:
cli-bot-called = Name
cli-bot-title-word = Title
cli-bot-games-word = Games
cli-bot-made = Your own: { $made }
cli-bot-folder = Your own bots: { $folder }
