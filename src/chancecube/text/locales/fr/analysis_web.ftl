### L'analyse des parties finies et les problèmes, dans le navigateur.

web-analysis-title = Analyse
web-analysis-note = Le robot le plus fort regarde chaque décision de cette partie et pèse les options d'après ce que le joueur pouvait voir. Cela prend quelques minutes et ne se fait qu'une fois.
web-analysis-ask = Analyser cette partie
web-analysis-waiting = Dans la file d'attente …
web-analysis-running = { $done } décisions sur { $total }
web-analysis-goes-on = Vous pouvez quitter cette page : l'analyse continue et reste avec la partie.
web-analysis-failed = Cette analyse n'est pas allée à son terme. Vous pouvez la redemander.
web-analysis-graph = Chances de victoire
web-analysis-at = Tour { $turn }, réponse { $at } : { $side } { $chances }, { $other } { $rest }
web-analysis-eyes = Le graphique tient compte de toutes les mains ; les options sont pesées d'après ce que le joueur voyait.
web-analysis-here = { $seat } décide ; chances estimées par { $bot }
web-analysis-best = meilleur
web-analysis-advised = conseillé
web-analysis-played = joué
web-analysis-turning = Tournants
web-analysis-no-turning = Personne n'a beaucoup cédé d'un seul coup.
web-analysis-lost = { $seat } cède { $lost }
web-analysis-turn = Tour { $turn }
web-analysis-was = joué, { $chances } : { $option }
web-analysis-better = mieux, { $chances } : { $option }
web-analysis-costliest = le plus coûteux
web-analysis-player = Joueur
web-analysis-accuracy = Bons choix
web-analysis-given = Chances cédées
web-analysis-accounts-note = Un bon choix ne cède pas plus de 3 %. Ce qui a été cédé s'additionne sur toute la partie et peut dépasser 100 %.
web-analysis-odds = Chances exactes de cette bataille
web-analysis-odds-words = { $side } { $first }, { $other } { $second }, aucun { $tie }
web-analysis-clash-fight = { $first } contre { $second }
web-analysis-clash-shot = Un tir : { $first } / { $second }
web-analysis-clash-battle = La bataille : { $first } contre { $second }
web-analysis-reached = (a lieu : { $chances })
web-analysis-tie = aucun { $chances }
web-analysis-damage = Cartes perdues en moyenne : { $side } { $first }, { $other } { $second }
web-analysis-plain = Là où un joueur aurait le choix, le plus simple est retenu : le nombre le plus haut, chaque arme tirée, rien joué de la main.
web-analysis-rough = Le calcul était trop long pour retenir toutes les pioches précédentes ; chaque combat pris seul est exact.

## Problèmes

web-nav-puzzles = Problèmes
web-puzzles-title = Problèmes
web-puzzles-lede = Des moments où une réponse est nettement la meilleure. Vous voyez ce que le joueur voyait. En revoyant une partie finie, vous pouvez en faire d'autres.
web-puzzles-solved = { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }
web-puzzles-none = Il n'y a pas de problèmes pour { $game }.
web-puzzle-title = Problème { $number }
web-puzzle-row = { $side }, tour { $turn }
web-puzzle-done = Résolu
web-puzzle-open = Pas encore résolu
web-puzzle-find = { $side } : trouvez la meilleure réponse.
web-puzzle-right = Juste !
web-puzzle-wrong = Il y a mieux.
web-puzzle-why = Chances de victoire après chaque réponse ({ $side }), estimées par { $bot } en jouant la suite de nombreuses fois :
web-puzzle-again = Réessayer
web-puzzle-show = Montrer la meilleure réponse
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes
web-puzzle-play = Jouer la suite
web-puzzles-made = Vos problèmes
web-puzzles-shipped = Tirés de parties entre robots
web-puzzle-make = Faire de cette position un problème
web-puzzle-making = Une réponse est-elle nettement la meilleure ? Examen { $step } sur { $total } …
web-puzzle-making-note = Vous pouvez fermer cette fenêtre : si la position s'y prête, vous trouverez le problème sur la page des problèmes.
web-puzzle-make-failed = Le robot n'est pas allé au bout. Vous pouvez redemander.
web-puzzle-made = Le problème est fait. Envoyez son adresse à qui vous voulez :
web-puzzle-link = Adresse du problème
web-puzzle-solve = Voir le problème
web-puzzle-made-title = Problème tiré d'une partie
web-puzzle-in-game = Dans sa partie
web-puzzle-delete = Supprimer
web-puzzle-in-game-named = Dans sa partie : { $puzzle }
web-puzzle-delete-named = Supprimer le problème : { $puzzle }
web-puzzle-deleted = Le problème est supprimé.
