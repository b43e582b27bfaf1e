### L'analyse et les problèmes : ce qu'en disent le terminal et le serveur.

analysis-chances = Chances de victoire
analysis-chances-of = Chances de victoire : { $side }
analysis-answers = Réponses données
analysis-turning = Tournants
analysis-no-turning = Personne n'a beaucoup cédé d'un seul coup.
analysis-plan = Le plan de bataille, depuis le début
analysis-player = Joueur
analysis-choices = Choix
analysis-accuracy = Bons choix
analysis-lost = Chances cédées
analysis-point = Tour { $turn }, réponse { $at } : { $seat } cède { $lost }
analysis-played = joué : { $option } ({ $chances })
analysis-best = mieux : { $option } ({ $chances })
analysis-other = aussi : { $option } ({ $chances })
analysis-unfinished = Cette partie n'est pas finie : seules les parties finies sont analysées.
analysis-every = On ne peut pas regarder chaque « { $every } » ; possibles : { $known }.
analysis-no-battle = Aucune bataille n'est en cours à ce moment, ou ses plans n'ont jamais été faits.

analysis-odds-clash = Ce que le destin décide
analysis-odds-first = Premier camp
analysis-odds-second = Second camp
analysis-odds-tie = Aucun
analysis-odds-reached = A lieu
analysis-odds-damage = { $side } : { $damage } cartes perdues en moyenne
analysis-odds-choices = Là où l'on demanderait aux joueurs, la réponse simple est prise : le nombre le plus haut, toutes les armes tirent, rien de la main.
analysis-odds-rough = Le calcul était trop long pour retenir toutes les pioches précédentes ; chaque combat pris seul est exact.
analysis-clash-fight = { $first } contre { $second }
analysis-clash-shot = Un tir : { $first } / { $second }
analysis-clash-battle = La bataille : { $first } contre { $second }

cli-analyse-help =
    Après une partie : un graphique des chances de victoire, les tournants, et ce qu'un robot aurait joué.

    Le robot ne voit que ce que chaque joueur pouvait voir. Avec --odds, seulement les chances exactes d'une bataille.
cli-analyse-bot = Qui juge. Par défaut, le robot le plus fort du jeu ; chancecube bot --list les nomme tous.
cli-analyse-seconds = Combien de temps il peut réfléchir à chaque décision.
cli-analyse-every = Regarder chaque décision, ou chaque tour et de plus près seulement là où les chances ont bougé.
cli-analyse-odds = Seulement les chances exactes de la bataille en cours après tant de réponses.
cli-analyse-seed = Fixe le hasard du robot.
cli-analyse-png = Dessiner aussi le graphique dans ce fichier.
cli-analyse-thinking = Réflexion
cli-analyse-seconds-wrong = --seconds : « { $value } » n'est pas un nombre supérieur à 0 et d'au plus { $most }.
cli-analyse-interrupted = Interrompu : une demi-analyse ne dit rien.
cli-analyse-title = { $count ->
    [one] Une décision jugée par { $bot }
   *[other] { $count } décisions jugées par { $bot }
}

analysis-own-limit = Vous avez déjà { $most } analyses ou problèmes en cours : attendez que l'un d'eux soit fini.
analysis-busy = Beaucoup de parties sont en cours d'analyse. Réessayez dans quelques minutes.

puzzle-no-option = Ce n'est pas l'une des options.
puzzle-no-choice = On ne peut pas faire de problème ici : un seul joueur doit avoir le choix entre { $fewest } et { $most } réponses différentes, sans plan à disposer.
puzzle-unclear = Aucune réponse n'est nettement la meilleure ici : à chaque examen, elle devrait gagner au moins { $gap } parties sur cent de plus que toute autre.
puzzle-decided = La partie est presque décidée ici : avec la meilleure réponse, elle est gagnée { $wins } fois sur cent. Un problème demande qu'il reste un enjeu.
puzzles-full = Vous gardez déjà { $most } problèmes : supprimez-en un pour en faire un autre.
puzzle-broken = Ce n'est pas un problème, ou il est d'une autre version des règles.
no-puzzle = Il n'y a pas de problème { $puzzle } ; ils sont numérotés de 1 à { $most }.

puzzle-number = Nº
puzzle-player = Joueur
puzzle-turn = Tour
puzzle-question = Question
puzzle-prompt = Votre réponse (son numéro ; { $leave } pour quitter) :
puzzle-right = Juste !
puzzle-wrong = Il y a mieux.
puzzle-why = Chances avec chaque réponse ({ $side }), pesées par { $bot } en rejouant souvent :

cli-puzzle-help =
    Problèmes : des moments de parties entre robots où une réponse est nettement la meilleure. Vous voyez ce que le
    joueur voyait.

    Sans numéro, tous les problèmes du jeu sont listés. Le code de sortie est 1 pour une réponse fausse.

    Avec --make, une position à vous devient un problème, si une réponse y est nettement la meilleure.
cli-puzzle-number = Quel problème, ou le fichier d'un problème que vous avez fait (son nom finit par .json).
cli-puzzle-make = Faire un problème d'une position écrite, ou d'une partie enregistrée avec --at.
cli-puzzle-at = Avec --make, de la partie après ce nombre de réponses.
cli-puzzle-at-missing = « { $file } » est une partie enregistrée : --at N dit après combien de réponses.
cli-puzzle-out = Où écrire le problème fait ; sinon, à l'écran.
cli-puzzle-making = On cherche si une réponse est nettement la meilleure …
cli-puzzle-answer = Répondre aussitôt, par le numéro ou le nom d'une option.
