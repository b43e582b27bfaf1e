### Le site : ce qu'il refuse, et la commande qui le lance.

## Requêtes

server-bad-request = La requête n'a pas été comprise.
server-bad-field = Quelque chose ne va pas dans la requête ({ $field }) : { $reason }
server-sign-in = Il faut être connecté pour cela.
server-forbidden = Ce n'est pas permis.
server-not-found = Il n'y a rien ici.
server-method = Cela ne peut pas se faire ici.
server-too-large = C'est trop gros.
server-too-many = C'était trop souvent. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-unavailable = Ce n'est pas disponible pour l'instant. Réessayez bientôt.
server-fault = Quelque chose s'est mal passé de notre côté. C'est noté.
server-csrf = Cette page n'est plus à jour. Rechargez-la.
server-other-page = Les requêtes venant d'autres sites ne sont pas acceptées.

## Personnes

server-somebody = quelqu'un qui est parti
server-already-somebody = Vous êtes déjà là sous le nom de { $name }. Déconnectez-vous d'abord.
server-name-length = Un nom a de { $least } à { $most } lettres.
server-name-signs = Un nom est fait de lettres, de chiffres et de signes ordinaires.
server-name-taken = Le nom « { $name } », ou un nom qui lui ressemble, est déjà pris.
server-password-length = Un mot de passe a de { $least } à { $most } caractères.
server-password-weak = Ce mot de passe est trop facile à deviner.
server-bad-login = Le nom ou le mot de passe est faux.
server-bad-password = Le mot de passe est faux.
server-guest = Les invités n'ont pas de mot de passe. Créez d'abord un compte.
server-no-language = Il n'y a pas de langue « { $language } ».
server-text-long = Ce texte est trop long : { $most } caractères au plus.

## Decks

server-deck-missing = Envoyez le deck sous forme de texte ou de cartes.
server-deck-name = Le deck a besoin d'un nom.
server-deck-count = { $count } exemplaires de { $code }, ce n'est pas possible.
server-deck-long = Un deck a au plus { $most } cartes différentes.
server-lab-large = Un deck examiné ici n'a pas plus de { $most } cartes.
server-decks-full = Vous avez { $most } decks, et on ne peut en garder davantage. Jetez-en un d'abord.

## La page quand le client manque

server-no-client = Le serveur fonctionne, mais ses pages n'ont pas encore été construites. Dans le dossier du projet :
server-no-client-api = Ce que le serveur sait faire est décrit à

## Réglages

server-settings-file = Les réglages de { $file } ne peuvent être lus : { $reason }
server-settings-unknown = Il n'y a pas de réglage « { $setting } ».
server-settings-value = Un réglage a une valeur impossible : { $reason }
server-settings-url = L'adresse publique doit commencer par http:// ou https:// : « { $value } ».
server-settings-workers = Plusieurs processus ont besoin de Redis pour se donner les nouvelles : réglez aussi redis.
server-database-address = La base de données ne peut être ouverte : { $reason }
server-database-newer = La base de données appartient à une version plus récente de ce programme : { $reason }
server-redis-address = Redis ne peut être atteint : { $reason }
server-no-redis = Redis est réglé, mais le paquet « redis » manque : installez chancecube[scale].

## serve

cli-serve-help =
    Servir le site sur cette machine, pour les navigateurs d'ici ou d'ailleurs.

    Les parties et les comptes sont gardés dans un fichier ; docs/hosting.md dit comment changer cela.
cli-serve-host = L'adresse où écouter ; 0.0.0.0 laisse entrer d'autres machines. [dim]\[par défaut : 127.0.0.1][/dim]
cli-serve-port = Le port ; 0 en prend un libre. [dim]\[par défaut : 8765][/dim]
cli-serve-settings = Lire les réglages dans ce fichier TOML.
cli-serve-workers = Combien de processus répondent ; plus d'un demande Redis. [dim]\[par défaut : 1][/dim]
cli-serve-open-browser = Ouvrir le site dans le navigateur dès qu'il est là.
cli-serve-running = Chance Cube est à { $url } (Ctrl+C pour arrêter)
cli-serve-taken = Le port { $port } est occupé. Choisissez-en un autre avec --port.
cli-serve-cannot-listen = Impossible d'écouter à { $host }, port { $port } : { $reason }
