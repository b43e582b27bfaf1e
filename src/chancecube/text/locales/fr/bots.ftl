### Les robots du joueur, et la commande qui les met à l'épreuve.

## Ce qui peut ne pas aller

bot-no-start = Le robot { $bot } ne démarre pas : { $command } : { $reason }
bot-late = Le robot { $bot } n'a pas répondu en { $seconds } s.
bot-died = Le robot { $bot } s'est arrêté de lui-même (code de sortie { $code }). Ses derniers mots : { $words }
bot-long-line = Le robot { $bot } a dit une ligne de plus de { $most } octets.
bot-unasked = Le robot { $bot } a parlé avant qu'on ne l'interroge : { $words }
bot-other-ask = Le robot { $bot } a répondu à la question { $answered }, alors qu'on lui posait la question { $asked }.
bot-no-ask = Le robot { $bot } a répondu à la question { $asked } sans son numéro, qu'il donnait pourtant auparavant.
bot-nonsense = Le robot { $bot } a répondu autre chose que {"{"}"option": …{"}"} : { $words }
bot-not-offered = Le robot { $bot } a répondu « { $words } », qui ne fait pas partie des options (question : { $question }).
bot-failed = Le robot { $bot } a échoué : { $reason }
bot-not-the-same = Le robot { $bot } se dit déterministe, mais a répondu autrement quand la même partie a été rejouée.
bot-dishonest = Le robot { $bot } répond autrement quand seules changent des cartes qu'il ne peut pas voir.
bot-file = Le fichier de robot { $file } est illisible : { $reason }
bot-file-name = Le fichier de robot { $file } doit porter un autre nom : minuscules, chiffres et traits d'union, et aucun des nôtres ({ $taken }).
bot-file-game = Le fichier de robot { $file } nomme un jeu qui n'existe pas : « { $game } ». Jeux connus : { $known }.
bot-file-either = Le fichier de robot { $file } doit nommer soit une commande, soit une classe.
bot-file-class = Le fichier de robot { $file } doit nommer sa classe sous la forme « module:Classe », et non « { $class } ».
bot-other-game = Le robot { $bot } ne joue pas à { $game }. Il joue à : { $known }.
bot-class = La classe { $class } du robot { $bot } ne peut pas être chargée : { $reason }
bot-class-missing = Le module { $module } du robot { $bot } n'a pas de classe { $class }.
bot-class-choose = La classe { $class } du robot { $bot } n'a pas de méthode « choose ».
server-no-own-bot = Les réglages laissent jouer le robot { $bot }, mais il n'a pas de fichier dans { $folder }.

## bot

cli-bot-help =
    Mettre un robot à l'épreuve : quelques parties, chaque réponse vérifiée et chronométrée.

    docs/bots.md explique comment en faire un. Code de sortie 1 si le robot échoue.
cli-bot-name = Le robot à éprouver.
cli-bot-list = Dresser la liste des robots, les nôtres et les vôtres.
cli-bot-games = Combien de parties contre chaque adversaire.
cli-bot-against = L'adversaire. Par défaut : random, puis cadet.
cli-bot-which = Quel robot ? « chancecube bot --list » les montre.
cli-bot-playing = { $bot } contre { $against }
cli-bot-title = { $bot }, graine { $seed }
cli-bot-opponent = Robot
cli-bot-of = Parties
cli-bot-mean = Moyenne
cli-bot-slowest = Au pire
cli-bot-repeats = Réinterrogé dans la même partie, il répond de même.
cli-bot-varies = Réinterrogé dans la même partie, il répond autrement : il suit l'horloge, ou un hasard à lui.
cli-bot-milliseconds = { $number } ms
cli-bot-twins = { $twins ->
        [1] 1 décision redemandée
       *[other] { $twins } décisions redemandées
    } avec d'autres cartes cachées : { $fooled ->
        [0] toujours la même réponse.
        [1] 1 autre réponse.
       *[other] { $fooled } autres réponses.
    }
cli-bot-broken = Contre { $against }, { $count ->
        [1] 1 partie a été interrompue et compte comme perdue :
       *[other] { $count } parties ont été interrompues et comptent comme perdues :
    }
cli-bot-called = Nom
cli-bot-title-word = Titre
cli-bot-games-word = Jeux
cli-bot-made = Le vôtre : { $made }
cli-bot-folder = Vos robots : { $folder }
