### What every game and every client says: errors and small words.

## Small words

yes = oui
no = non
done = terminé
pass = passer
back = retour
quit = quitter
help = aide
seat-of-side = { $side } { $number }

## Choosing a game, a language, settings

no-game = Il n'y a pas de jeu « { $game } ». Jeux connus : { $known }.
no-language = Il n'y a pas de langue « { $language } ». Langues connues : { $known }.
no-format = Il n'y a pas de format « { $format } ». Formats connus : { $known }.
no-setting = Le réglage « { $setting } » n'existe pas. Possibles : { $known }.
no-set = Il n'y a pas d'extension « { $set } ». Extensions connues : { $known }.
no-starter = L'extension { $set } n'a pas de starter.
bot-puzzled = Le robot ne sait que répondre : cette réponse a été tirée au sort.
no-bot = Il n'y a pas de robot « { $bot } ». Robots connus : { $known }.
no-card = Il n'y a pas de carte « { $code } ».
seats-to-fill = Il faut pourvoir ici { $seats } places, chacune d'un robot et, si des decks sont donnés, d'un deck.
two-bots = Il faut au moins deux robots différents.
no-ready-decks = Il n'y a pas de deck prêt pour le format { $format }.
two-decks = Ce jeu se joue avec deux decks, et non { $have }.

## Answers

nothing-asked = Rien n'est demandé à { $seat } en ce moment.
not-offered = « { $answer } » ne fait pas partie des réponses possibles.
refused = C'est impossible. { $rule }

## Deck files

deck-empty = La liste de deck ne nomme aucune carte.
deck-line = La ligne { $number } de la liste de deck ne nomme aucune carte connue : « { $line } ».
deck-count = La ligne { $number } de la liste de deck demande un nombre d'exemplaires impossible : « { $line } ».

## Positions

notation-heading = Une position commence par une ligne « { $heading } » suivie du format.
notation-no-planet = Une position a besoin d'une planète avec un lieu, par exemple « Tatooine: DM-135 ».
notation-no-objective = La poussée et les tours de piste exigent un objectif, par exemple « dark objective: BP-59 ».
notation-ids = Les identifiants de cartes d'une position doivent être les nombres à partir de 0, sans lacune.
notation-line = La ligne { $number } de la position est incompréhensible : « { $line } » ({ $reason }).

## Records

record-empty = L'enregistrement est vide.
record-bad-line = La ligne { $number } de l'enregistrement est illisible : { $reason }
record-bad-secret = Il manque à l'enregistrement le secret qui a fixé ses mélanges, ou ce secret est abîmé.
record-other-game = L'enregistrement est celui d'un autre jeu : { $game }.
record-other-version = L'enregistrement suit la version { $version } des règles, que ce programme ne joue pas.
record-not-asked = La réponse { $number } de l'enregistrement répond à une question ({ $question }) qui n'est pas posée à cet endroit.
record-not-offered = La réponse { $number } de l'enregistrement, « { $answer } », est contraire aux règles.
record-broken-commitment = Le secret de l'enregistrement n'est pas celui qui avait été promis avant la partie.
record-other-ending = Selon l'enregistrement, la partie finit par « { $written } » ; rejouée, elle finit par « { $reached } ».
