### Young Jedi CCG: the statement of every rule, one message per rule id (its dots turned into hyphens).

## Game and victory

yj-chapter-game = Partie et victoire
yj-game-sides = Deux joueurs s'affrontent : un deck du Côté Lumineux contre un deck du Côté Obscur.
yj-game-planet-victory-starter = Dans la partie d'initiation à 30 cartes, contrôler l'unique planète suffit pour gagner.
yj-game-planet-victory = Dans la partie complète, contrôler deux planètes fait gagner immédiatement : à 2-0 la partie est finie, à 1-1 la troisième planète décide.
yj-game-deck-victory = Un joueur dont la pioche n'a plus de carte perd immédiatement, avant toute vérification de fin de tour. Piocher sa propre dernière carte lors de la Remise à niveau fait perdre, même si la deuxième planète devait être prise ce tour-ci.
yj-game-deck-victory-fight = Tous les tirages de destin d'un combat se font d'abord ; ensuite on vérifie les deux pioches, avant tout dégât. Si les deux sont vides, la partie est nulle, peu importe qui a tiré le plus de cartes.
yj-game-deck-victory-tournament = En tournoi, l'ordre fixe des tirages de destin départage les joueurs : le premier à avoir tiré la dernière carte de sa pioche a perdu, et il n'y a donc pas de partie nulle.
yj-game-podrace-victory = Terminer le troisième tour de piste fait gagner la partie : ce qui reste de la pioche de l'adversaire va à sa défausse.
yj-game-illegal-deck = Un joueur dont le deck se révèle illégal perd la partie.
yj-info-count-decks = Chacun peut connaître à tout moment le nombre de cartes de l'une ou l'autre pioche, mais jamais leurs faces ni leur ordre.
yj-info-discard-closed = Personne ne peut consulter ni compter une défausse, sauf son propriétaire lorsqu'il cherche le lieu de la planète suivante.
yj-info-hyperspace-open = Chaque joueur peut regarder à tout moment l'une ou l'autre pile d'hyperespace.
yj-info-shuffle-fair = On mélange au vu de tous, cartes face cachée, et l'adversaire peut couper ; en cas de doute, le directeur du tournoi tranche.
yj-game-card-types = Il y a des personnages, des armes, des cartes de bataille, des vaisseaux, des lieux, des effets et des objectifs. Les cartes de bataille se jouent de la main pendant une bataille, les objectifs sont sur la table dès le début et toutes les autres cartes se déploient.
yj-info-hand-secret = Une main n'est connue que de son propriétaire.
yj-info-discard-face-up = Chaque joueur a sa propre défausse ; les cartes y sont posées face visible.
yj-game-exhausted-ruling = Une pioche est épuisée dès que sa dernière carte la quitte, y compris par une recherche, un effet qu'on va chercher, un lieu qu'on en retire, une pénalité ou un ravitaillement. Seules les cartes de duel, jusqu'à ce qu'elles soient remélangées, et les cartes de tour de piste retardent ce moment.
yj-game-short-draw-ruling = Un tirage de destin pour lequel il ne reste aucune carte compte 0 ; les autres tirages du combat se font tout de même avant de vérifier les pioches.
yj-game-damage-order-ruling = Les dégâts sont pris immédiatement sur le dessus de la pioche et personne ne choisit. Le perdant d'un combat défausse d'abord les cartes vaincues, puis subit leurs dégâts en une seule somme.
yj-game-standstill-ruling = Après douze tours de suite sans déploiement, pioche, défausse, duel, combat ni évacuation, la partie est nulle.
yj-info-discard-top-ruling = Les deux joueurs voient chaque carte au moment où elle est défaussée, et la carte du dessus d'une défausse reste visible.

## Setting up

yj-chapter-setup = Mise en place
yj-setup-starter = Dans la partie d'initiation, le joueur du Côté Obscur pose sur la table un lieu de départ de la planète du starter (dans The Menace of Darth Maul : Tatooine, Desert Landing Site). Les deux joueurs mélangent le reste et piochent six cartes, et le Côté Obscur joue en premier.
yj-setup-starter-other-planets = Dans la partie d'initiation, les lieux d'autres planètes ne peuvent pas être déployés ; on peut les défausser avant la Remise à niveau.
yj-setup-objectives-first = Dans la partie complète, les objectifs sont posés sur la table avant toute autre chose.
yj-setup-destiny-roll = Dans la partie complète, les deux joueurs mélangent et tirent une carte de destin ; le nombre le plus élevé joue en premier, et en cas d'égalité on refait le tirage.
yj-setup-double-destiny-redraw = Si les deux joueurs tirent pour commencer des cartes à deux nombres de destin, tous deux refont leur tirage.
yj-setup-starting-location = Le premier joueur prend dans son deck un lieu de son choix comme lieu de départ et choisit ainsi la première planète.
yj-setup-opening-hand = Les deux joueurs mélangent, cartes de destin comprises, et piochent six cartes.
yj-setup-fetch-effect = Chaque fois qu'un joueur pose le premier lieu d'une nouvelle planète (au début, juste après les mains de départ, puis à chaque planète suivante), ce joueur d'abord, l'autre ensuite, peut chercher un effet dans sa pioche, le montrer, le prendre en main et remélanger. On peut regarder sa main de départ avant de décider ; elle peut donc compter sept cartes.
yj-setup-fetch-effect-no-penalty = Ne pas trouver d'effet, ou ne pas vouloir en chercher, ne coûte rien.
yj-setup-fetch-double-impact = On peut aller chercher comme effet une carte à double impact dont une moitié est un effet.
yj-setup-starter-plain-ruling = Dans la partie d'initiation à 30 cartes, personne ne va chercher d'effet.
yj-setup-no-location-ruling = Un deck légal a toujours un lieu pour la planète suivante. Si, dans une position composée à la main, on n'en trouve aucun, l'autre joueur en pose un, et si aucun des deux ne le peut la partie est nulle.

## The turn

yj-chapter-turn = Le tour
yj-turn-phases = Un tour se compose du Déploiement, de la Bataille et de la Remise à niveau, dans cet ordre ; les deux premières phases sont facultatives, la Remise à niveau ne l'est pas.
yj-turn-reveal = Au début du tour d'un joueur, toutes ses cartes face cachée sont retournées face visible.

## Deploying

yj-chapter-deploy = Le Déploiement
yj-deploy-six-counters = À chaque tour, un joueur peut déployer des cartes pour un total de six compteurs au plus ; les compteurs inutilisés sont perdus.
yj-deploy-current-planet = Les personnages, les armes, les effets et les lieux ne se déploient que sur la planète en cours.
yj-deploy-hidden-first-turn = Au premier tour d'un joueur sur chaque planète, les personnages, armes et effets qu'il y déploie sont face cachée jusqu'au début de son tour suivant ; ensuite, les cartes se déploient face visible.
yj-deploy-hidden-count-known = Le nombre de cartes face cachée est connu des deux joueurs.
yj-deploy-hidden-no-text = Le texte de jeu d'une carte face cachée ne fonctionne pas. Un texte qui agit au déploiement de sa carte est définitivement perdu si elle a été déployée face cachée, même une fois retournée.
yj-deploy-hidden-not-present = Une carte face cachée n'est considérée comme présente pour rien d'autre que l'unicité ; elle ne prend part à aucune bataille ni à aucun duel.
yj-deploy-location = Pendant sa phase de Déploiement, un joueur peut déployer de sa main, par-dessus le lieu présent, un lieu de la planète en cours montrant un autre site, toujours face visible et sans dépenser de compteurs. Toutes les cartes des deux joueurs s'y déplacent et ses bonus s'appliquent dès lors.
yj-deploy-weapon-without-user = Une arme peut être déployée là où aucun personnage ne peut l'utiliser ; elle reste inutilisée et demeure sur la planète.
yj-deploy-starship = Les vaisseaux se déploient face visible dans la pile d'hyperespace de leur propriétaire pendant la phase de Déploiement, dès le premier tour et sans dépenser de compteurs.
yj-deploy-starship-unique = Un vaisseau sans losange (Darth Maul's Starfighter, Droid Control Ship, Amidala's Starship, Radiant VII, Bravo 1, 2 et 3, et plus tard Viceroy's Battleship) ne peut se trouver qu'une fois dans la pile d'hyperespace de son propriétaire, quel que soit le sous-titre ; un deck peut en contenir plusieurs.
yj-deploy-from-deck = Un texte qui permet à un personnage d'amener de la pioche une carte nommée va en chercher un seul exemplaire ; ses compteurs sont payés sauf si le texte la rend gratuite ou moins chère, et la pioche est remélangée.
yj-deploy-from-deck-penalty = Si cette carte n'est finalement pas déployée (introuvable, trop chère, ou changement d'avis), le joueur subit 1 dégât et remélange ; il n'a rien à montrer.
yj-deploy-honour-hidden = Avec l'option sur l'honneur, les déploiements face cachée ne sont vérifiés qu'une fois révélés ; s'ils s'avèrent illégaux (plus de six compteurs, une carte de bataille, un lieu ou un vaisseau parmi eux, plus d'un effet), leur propriétaire doit concéder la planète. Les cartes illégales restent (les cartes de bataille sont défaussées, les vaisseaux vont en hyperespace), l'adversaire peut remélanger dans sa pioche toutes les cartes qu'il y a déployées, puis le fautif fait sa Remise à niveau, choisit la planète suivante et y joue le premier tour.
yj-deploy-honour-stack = Avec l'option sur l'honneur, une carte empilable trouvée déployée sur une deuxième planète retourne dans la main de son propriétaire avec toute sa pile à cet endroit ; la pile déployée en premier reste et les compteurs demeurent dépensés. Si la carte était face cachée, c'est la règle des cartes illégales face cachée qui s'applique.
yj-plan-honour-illegal-card = Une carte de la main placée dans un plan de bataille sans être une carte de bataille retourne aussitôt en main.
yj-deploy-location-stays = Un lieu recouvert reste sous le nouveau, et tous les lieux d'une planète sont mis de côté avec elle.
yj-deploy-location-often-ruling = On peut déployer autant de lieux que l'on veut dans une même phase de Déploiement, l'un après l'autre.
yj-deploy-hidden-cost-ruling = Un texte qui réduit les compteurs de sa propre carte ne fonctionne pas quand elle est déployée face cachée.
yj-deploy-from-deck-as-hand-ruling = Une carte amenée de la pioche obéit à tout ce qui vaut pour une carte de la main (planète en cours, compteurs, unicité, face cachée au premier tour sur place) ; un exemplaire qui ne peut pas être déployé compte comme introuvable.
yj-deploy-from-deck-chain-ruling = Une carte déployée par le texte d'une autre carte s'est bien déployée : son propre texte lié à ce moment fonctionne.
yj-deploy-to-hand-no-penalty-ruling = Un texte qui fait prendre en main une carte de la pioche ne coûte pas de dégâts quand rien n'est pris ; ne pas utiliser un texte facultatif ne coûte jamais rien.

## Which copies may be in play

yj-chapter-unique = Quels exemplaires peuvent être en jeu
yj-unique-diamond = Les cartes à losange peuvent être en jeu en nombre quelconque, sur n'importe quelles planètes.
yj-unique-stackable = Toutes les cartes d'un titre empilable, quels que soient leurs sous-titres, forment une seule pile. Elles peuvent être en jeu en nombre quelconque, mais toutes sur une seule planète à la fois, et celles qui sont bloquées y retiennent la pile.
yj-unique-single = Un titre sans losange ni icône de pile ne peut être en jeu qu'une fois à la fois.
yj-unique-per-player-ruling = L'unicité se vérifie parmi les cartes d'un même joueur ; les deux côtés n'ont aucun titre commun pour lequel cela compterait.
yj-unique-stack-acts-separately = Chaque carte d'une pile, personnage ou arme, coûte ses propres compteurs et s'utilise, combat et est vaincue séparément, n'importe où dans le plan de bataille ; une pile peut combattre autant de fois qu'elle a de cartes.
yj-unique-padme-queen = Padmé Naberrie et Queen Amidala sont deux piles différentes.
yj-unique-objective-counts = Les cartes posées sur un objectif sont en jeu du point de vue de l'unicité.
yj-unique-laps-free = Les cartes de tour de piste ne sont pas en jeu et échappent à l'unicité.
yj-trait-by-name = Une carte n'a un trait (Jedi, Senator, Gungan, Neimoidian, Podracer Pilot, etc.) que si son titre ou son sous-titre le nomme.
yj-trait-exceptions = Tout Anakin Skywalker et tout Sebulba est un Podracer Pilot ; aucun Anakin Skywalker n'est un Jedi, quoi qu'en dise le sous-titre.
yj-trait-jedi-master = Tout Jedi est un Jedi Master, sauf Ki-Adi-Mundi et Obi-Wan Kenobi.
yj-trait-subtitle-version = Un texte qui nomme titre et sous-titre ne désigne que cette version ; un titre seul désigne toutes les versions.
yj-trait-present = « Présent », « ici » et « dans ce lieu » exigent que la carte soit face visible.
yj-trait-other = « Une autre » carte ne désigne jamais une version, quelle qu'elle soit, de la carte elle-même.
yj-trait-tank-is-character = Un Trade Federation Tank est un personnage lorsqu'une carte dit « n'importe quel personnage ».
yj-unique-stack-again = Quand plus aucune carte d'une pile n'est en jeu, on peut la recommencer, sur n'importe quelle planète.
yj-unique-title-ruling = Les titres se comparent sans tenir compte des majuscules ni de la ponctuation. Une carte Armed & Dangerous n'a que le titre de son personnage ; une carte combo ou à double impact a son propre titre.
yj-trait-own-side-ruling = Sauf mention contraire, le bonus de puissance ou la réduction de dégâts d'un effet vaut pour les cartes de son propriétaire, et ses dégâts supplémentaires pour celles de l'adversaire.
yj-trait-has-fought-ruling = « A combattu ce tour-ci » désigne un combat ou un duel de ce tour déjà terminé, de l'un ou l'autre joueur, y compris ceux de la carte elle-même. Les percées et les batailles spatiales ne comptent pas ; un duel terminé à cause de dégâts imprimés de 0 compte.
yj-trait-controlled-ruling = « A contrôlé » une planète reste vrai de la prise de contrôle jusqu'à la fin de la partie ; les planètes perdues parce qu'on les a concédées sont retenues comme abandonnées.
yj-trait-group-opponent-ruling = Une condition portant sur le personnage adverse est remplie contre un groupe si l'un de ses membres y répond.

## Battle

yj-chapter-battle = La Bataille
yj-battle-declare = Une fois à chacun de ses tours, après avoir déployé, un joueur peut déclarer une bataille sur la planète en cours si les deux joueurs y ont des cartes face visible (personnages ou armes) ; l'adversaire doit se défendre.
yj-battle-optional = On n'est jamais obligé de déclarer une bataille.
yj-battle-declare-count = Avant de préparer les plans, l'attaquant annonce combien de cartes de bataille il ajoute de sa main, puis le défenseur fait de même. Aucun des deux ne peut changer ce nombre, et l'identité des cartes reste secrète.
yj-battle-only-battle-cards = Seules des cartes de bataille peuvent être ajoutées de la main ; il est interdit de bluffer avec d'autres cartes.
yj-battle-plan-all = Le plan de bataille contient tous les personnages et toutes les armes face visible que le joueur a sur la planète, ainsi que les cartes de bataille annoncées, dans l'ordre de son choix, tenu secret.
yj-battle-plan-order = Une arme se place juste avant son utilisateur ; une carte de bataille se place avant l'arme, ou juste avant le personnage.
yj-battle-reveal = Pour chaque combat, les deux joueurs révèlent les cartes depuis le début de leur plan de bataille jusqu'au premier personnage (ou groupe) inclus.
yj-battle-location-bonus = Les points rouges qu'un personnage montre pour le lieu en cours s'ajoutent à sa puissance.
yj-battle-weapon-bonus = Une arme utilisable ajoute les points imprimés pour cet utilisateur, puis un tirage de destin si sa case montre un cube ; les points d'abord.
yj-battle-one-weapon = Une seule carte d'arme fonctionne par combat ; celles qui sont en trop sont ignorées, sans être défaussées.
yj-battle-one-battle-card = Une seule carte de bataille fonctionne par combat ; le plan de bataille peut en contenir davantage.
yj-battle-weapon-spare = Les armes placées après le dernier personnage ne sont ni utilisées ni perdues.
yj-battle-weapon-unusable = Une arme qui n'est pas juste avant un personnage capable de l'utiliser est ignorée, mais pas défaussée.
yj-battle-card-unusable = Une carte de bataille qui n'est pas juste avant un personnage qui convient (ou l'arme de ce personnage), ou qui est sans effet à ce moment, est défaussée ; il est permis d'en placer une exprès pour s'en débarrasser.
yj-battle-card-discarded = Une carte de bataille est défaussée après son combat.
yj-battle-destiny = Pour un tirage de destin, on retourne la carte du dessus de sa propre pioche, on utilise son nombre de destin et on prend la carte en main.
yj-battle-destiny-two-numbers = Quand une carte a deux nombres de destin, le joueur qui l'a tirée en choisit un à chaque fois.
yj-battle-destiny-order = Dans un combat, les tirages se font dans cet ordre : carte de bataille du défenseur, carte de bataille de l'attaquant, armes du défenseur (même intégrées), armes de l'attaquant, puissance du personnage ou du vaisseau du défenseur, puis de celui de l'attaquant. Ensuite, on résout la carte de bataille de l'attaquant, puis celle du défenseur.
yj-battle-no-draw-unopposed = On ne fait aucun tirage de destin pour une carte qui ne rencontre pas d'adversaire.
yj-battle-compare = Le total le plus élevé gagne : le personnage du perdant est défaussé et son propriétaire défausse du dessus de sa pioche autant de cartes que ses dégâts. Une égalité laisse les deux en place.
yj-battle-weapon-lost = L'arme qu'utilisait un personnage vaincu est défaussée avec lui.
yj-battle-breakthrough = Quand le plan de bataille du défenseur est épuisé, chaque personnage de l'attaquant qui n'a pas combattu dans cette bataille fait une percée : pour chacun, le défenseur défausse une carte de sa pioche.
yj-battle-breakthrough-attacker-only = Les personnages restants du défenseur ne font rien.
yj-battle-hand-aside = Pendant la bataille, les mains sont posées face cachée ; les cartes de destin tirées les rejoignent et ne peuvent pas servir dans le plan de cette bataille.
yj-battle-together = Une carte « combattent ensemble » fait des deux ou trois personnages nommés un seul combattant : les puissances, les bonus de lieu et les bonus d'effet de chacun s'additionnent, plus le bonus de la carte de bataille et celui d'une seule arme (qui doit convenir au premier du groupe).
yj-battle-together-lose = Un groupe battu est vaincu en entier et son propriétaire subit les dégâts de chacun, sauf si la carte n'en désigne qu'un seul.
yj-battle-add-together = Une carte « s'additionnent » fait de même avec deux cartes d'une même pile.
yj-battle-mistake = Si la combinaison révélée ne convient pas (mauvais personnages ou mauvais nombre, deux armes ou deux cartes de bataille devant le groupe), seule la première carte de bataille est défaussée, le reste est remis dans l'ordre d'origine et le plan de bataille se poursuit.
yj-battle-effect-each = Le bonus de puissance d'un effet s'applique à chaque personnage d'un groupe.
yj-battle-bonus-once = Un bonus accordé à « chaque » carte de plusieurs sortes nommées n'est donné qu'une fois par personnage, quel que soit le nombre de sortes auxquelles il répond (Captain Panaka, Royal Defender gagne deux, et non huit, grâce à Naboo Royal Security Forces).
yj-battle-force-push = Contre un Force Push, l'arme de l'adversaire ne peut pas être utilisée dans le combat, ni aucun texte ou carte de bataille qui exige une arme utilisée ; si ce personnage perd, l'arme est conservée.
yj-battle-opponent-choice = Un texte qui porte sur le personnage adverse, utilisé contre un groupe, désigne l'un de ses membres, choisi par le joueur de la carte.
yj-battle-destiny-wording = « Nombre de destin » désigne le nombre de la carte tirée ; « le destin de votre personnage » désigne le nombre imprimé sur le personnage.
yj-battle-reveal-needs-card = Les cartes qui font révéler des cartes de la main pour gagner de la puissance exigent au moins une carte à révéler.
yj-battle-next-fight-bonus = Mace Windu, Jedi Warrior reçoit son bonus pour l'utilisation de Wisdom Of The Council dans le combat où la carte est jouée, contre un personnage à losange ou non, et de nouveau dans le combat suivant qu'elle lui accorde.
yj-battle-gaderffii = Le texte spécial du Gaderffii Stick doit être utilisé avant tout tirage de destin d'arme, et son propre tirage n'a alors pas lieu.
yj-battle-stap-squad = « N'importe quel droïde de combat » inclut un Battle Droid Squad ; « n'importe quel droïde de combat à losange » ne l'inclut pas.
yj-battle-anakin-redraw = Chaque exemplaire d'Anakin Skywalker, Tested by the Jedi Council peut refaire un tirage une fois par tour, pour l'un des trois tirages nommés, ce qui se décide au moment du tirage.
yj-battle-da-dug = Da Dug Chaaa! ne touche pas les pilotes de module du Côté Lumineux.
yj-battle-survivors = Après la bataille, les personnages survivants et toutes les armes non perdues retournent sur la planète, et chacun reprend sa main.
yj-battle-card-bonus = Les points de la carte de bataille utilisée s'ajoutent à la puissance de son personnage ou groupe, et un cube qui y figure ajoute un tirage de destin.
yj-battle-unknown-power = Un personnage dont la puissance est un cube fait pour elle un tirage de destin à chaque combat ; tous les bonus s'ajoutent au nombre tiré.
yj-battle-fights-once = Une carte qui a combattu est mise de côté et ne prend plus part à cette bataille.
yj-battle-weapon-by-text = Un personnage que son texte autorise à utiliser une arme qui ne le nomme pas reçoit les points et les tirages imprimés sur cette arme (Aurra Sing, Trophy Collector : un point avec un Sith Lightsaber, trois en tout contre un Jedi).
yj-battle-declare-cards-ruling = Pour déclarer une bataille, les personnages et les armes comptent, les effets non ; un camp qui n'a que des armes fait son plan comme tout autre et n'a personne pour combattre.
yj-battle-set-aside-ruling = Les cartes de bataille sont mises de côté en même temps que leur nombre est annoncé, si bien que l'attaquant les choisit avant d'entendre le nombre du défenseur ; zéro est aussi un nombre.
yj-battle-weapon-adjacent-ruling = De plusieurs armes placées avant un personnage, seule celle qui est juste avant lui peut être utilisée ; si elle ne convient pas, aucune ne l'est.
yj-battle-card-over-weapon-ruling = Une seule arme entre une carte de bataille et son personnage ne rend jamais la carte de bataille inopérante, même si cette arme est ignorée ; deux le font, sauf si la carte de bataille en demande deux.
yj-battle-two-weapons-ruling = Avec une carte de bataille qui permet deux armes, toutes deux se placent entre elle et le personnage dans un ordre quelconque, toutes deux ajoutent points et tirages, et toutes deux sont perdues avec le personnage.
yj-battle-group-contiguous-ruling = Un groupe se tient d'un seul bloc juste derrière sa carte de bataille et une arme au plus, ses membres dans un ordre quelconque ; toute carte placée entre eux est une erreur.
yj-battle-group-weapon-ruling = Une arme que le premier d'un groupe ne peut pas utiliser est ignorée et le groupe combat quand même ; l'arme utilisée n'est perdue que si son utilisateur est vaincu.
yj-battle-card-unopposed-ruling = Les cartes de bataille d'un plan qui ne rencontrent pas d'adversaire sont défaussées sans être utilisées.
yj-battle-weapon-ban-first-ruling = Tout ce qui interdit ou fait ignorer une arme dans un combat prend effet avant le premier tirage de destin.
yj-battle-resolve-ruling = Une carte de bataille qui comporte un choix le demande au moment où elle est résolue, celle de l'attaquant entièrement avant celle du défenseur, alors que les cartes tirées dans ce combat sont déjà en main.
yj-battle-extra-fight-ruling = Une carte qui donne le combat suivant à son personnage ne le fait qu'une fois : le personnage tient lieu de la prochaine révélation de son propre plan, avec la même arme, qui refait son tirage, et sans nouvelle carte de bataille. S'il n'y a pas d'adversaire suivant, rien ne se passe et le personnage ne fait pas de percée.
yj-battle-last-card-ruling = Un personnage n'est la dernière carte d'un plan de bataille que si rien, pas même une arme de réserve, ne se trouve derrière lui.
yj-battle-two-numbers-when-ruling = De deux nombres de destin, on en choisit un au moment même où la carte est tirée ou jouée, avant tout autre tirage.
yj-battle-best-box-ruling = Si plusieurs cases d'une arme conviennent à son utilisateur, c'est celle qui a le plus de points et de cubes qui compte ; « tout autre » ne désigne jamais un personnage qu'une autre case nomme.
yj-battle-damage-floor-ruling = Un nombre de dégâts n'est jamais réduit en dessous de 0.
yj-battle-removed-not-defeated-ruling = Une carte défaussée du jeu par un texte n'est pas vaincue : il n'y a pas de dégâts, et une arme qu'elle pouvait utiliser reste.

## Even Up

yj-chapter-even-up = La Remise à niveau
yj-evenup-six = Le joueur actif pioche ou défausse pour avoir exactement six cartes ; cela ne se fait qu'à son propre tour.
yj-evenup-discard-locations = Avant de piocher, on peut défausser de sa main autant de lieux que l'on veut.
yj-evenup-recycle = Avant de piocher, on peut défausser toute sa main.
yj-evenup-order-ruling = Lors de la Remise à niveau viennent d'abord les textes propres à cette phase, puis la défausse de lieux ou de toute la main, puis la pioche ou la défausse pour atteindre le nombre voulu.

## Control, stranding, the next planet

yj-chapter-control = Contrôle, cartes bloquées, planète suivante
yj-control-end-of-turn = À la fin du tour de l'un ou l'autre joueur, un joueur qui a un personnage face visible sur la planète et dont l'adversaire n'y a aucun personnage en prend le contrôle, mais pas tant que l'adversaire y a des cartes face cachée.
yj-control-nobody = S'il n'y a de personnage ni d'un côté ni de l'autre, la partie continue simplement.
yj-control-surrender = Un joueur peut concéder la planète à la fin de son propre tour, après la Remise à niveau, même au premier tour sur place. L'adversaire en prend le contrôle, qu'il y ait ou non des personnages et quoi qu'il s'y trouve face cachée, et les cartes que le perdant y a sont bloquées elles aussi.
yj-control-stranded = Tous les personnages et toutes les armes restés sur une planète contrôlée sont bloqués : on n'y déploie ni n'y combat plus, mais on peut les évacuer.
yj-control-effects-discarded = Les effets sont défaussés quand la planète est contrôlée ou concédée.
yj-control-next-planet = Le perdant de la planète choisit une planète qui n'a pas encore été jouée, en prend un lieu dans sa défausse, sa pioche (alors remélangée) ou sa main, le pose et joue le tour suivant, quel que soit le joueur dont c'était le tour.
yj-control-hidden-stay = Les cartes encore face cachée sur une planète concédée sont retournées au début du tour suivant de leur propriétaire.
yj-control-order-ruling = À la fin d'un tour, on regarde d'abord le contrôle, et on ne propose de concéder que si personne ne le prend. Ensuite les effets sont défaussés, les textes liés à la prise de contrôle sont utilisés, le lieu suivant est posé, le perdant puis le gagnant vont chercher un effet, et le tour du perdant commence.
yj-control-hidden-effect-ruling = Un effet encore face cachée est défaussé avec les autres quand sa planète est contrôlée ou concédée.

## Starships and evacuation

yj-chapter-starships = Vaisseaux et évacuation
yj-evac-when = Un joueur ne peut évacuer que pendant sa propre phase de Déploiement ; il lui faut un transport en hyperespace et au moins un personnage ou une arme à lui, face visible, sur la planète choisie (n'importe laquelle, même la planète en cours).
yj-evac-all-ships = Tous les vaisseaux que le joueur qui évacue a en hyperespace participent.
yj-evac-all-cards = Tous les personnages et toutes les armes que le joueur a sur cette planète partent : il n'y a pas d'évacuation partielle. Un effet déployé reste.
yj-evac-intercept = L'adversaire peut d'abord ajouter des vaisseaux de sa main à sa propre pile d'hyperespace, puis intercepter avec tous ses vaisseaux.
yj-evac-space-battle = Dans une bataille spatiale, celui qui intercepte est l'attaquant, et l'attaquant annonce ses cartes de bataille en premier. Plans, révélations et comparaison fonctionnent comme pour les personnages ; les chasseurs ajoutent un tirage de destin, les transports non, et il n'y a pas de percée.
yj-evac-ship-defeated = Un vaisseau battu est défaussé et son propriétaire subit ses dégâts ; une égalité laisse les deux en place.
yj-evac-success = Si un transport du joueur qui évacue survit (ou si personne n'a intercepté), les cartes évacuées sont mélangées dans la pioche.
yj-evac-random-transport = Après chaque réussite, un des transports survivants, choisi au hasard, est lui aussi mélangé dans la pioche.
yj-evac-failure = Si aucun transport ne survit, les cartes évacuées sont défaussées sans dégâts.
yj-evac-survivors = Les autres vaisseaux survivants retournent en hyperespace.
yj-evac-bonus-anywhere = Les personnages qui renforcent les chasseurs de leur joueur le font depuis n'importe quelle planète, et chaque exemplaire ajoute son bonus.
yj-evac-where = Une bataille spatiale a lieu à la planète qu'on évacue.
yj-evac-repeat-ruling = Les évacuations ne sont pas limitées par tour, ne rendent aucun compteur et ne sont pas la bataille du tour ; une pile qu'elles libèrent peut être déployée dans la même phase.
yj-evac-aboard-ruling = Les cartes en cours d'évacuation sont considérées comme étant sur leur planète, avec leurs textes, jusqu'à la fin de la bataille spatiale.
yj-evac-damage-first-ruling = Dans une bataille spatiale, les dégâts sont pris combat par combat ; un joueur dont ils épuisent la pioche a perdu avant qu'aucune carte n'y revienne.
yj-evac-hidden-ruling = Si des cartes face cachée du joueur qui évacue se trouvent sur la planète (seulement dans une position composée à la main), elles sont évacuées avec le reste.

## Effects

yj-chapter-effects = Les effets
yj-effect-cost = Un effet coûte ses compteurs, pris sur les six, et se déploie à côté du lieu en cours.
yj-effect-one = Un joueur ne peut avoir qu'un effet déployé à la fois.
yj-effect-extra-counters = Un effet qui augmente la limite de compteurs fonctionne aussitôt, dans la même phase de Déploiement, sauf s'il est face cachée.
yj-effect-no-replace-ruling = Un effet déployé, face cachée ou non, ne peut pas être abandonné pour faire place à un autre.
yj-effect-hand-size-ruling = Un effet qui fixe le nombre de cartes de la Remise à niveau vaut aussi quand toute la main a été défaussée ; une main qui dépasse ce nombre n'est corrigée que lors de la Remise à niveau de son propriétaire.

## Lightsaber duels

yj-chapter-duel = Duels au sabre laser
yj-duel-once = Un joueur peut lancer un duel une fois à chacun de ses tours, dans la phase de Bataille, avant la bataille ; il ne remplace pas la bataille.
yj-duel-who = L'initiateur a besoin d'un duelliste face visible (Obi-Wan Kenobi, Qui-Gon Jinn, n'importe quel Jedi, jamais Anakin ; Darth Maul, Darth Sidious, Aurra Sing) et d'un sabre laser sur place que celui-ci peut utiliser.
yj-duel-target = L'initiateur désigne n'importe quel personnage adverse face visible sur place.
yj-duel-intercept = L'adversaire peut défendre à la place avec n'importe lequel de ses duellistes sur place, même si le personnage désigné est un duelliste, et aussi avec une autre carte de la même pile.
yj-duel-defender-weapon = Le défenseur peut utiliser une arme, de n'importe quelle sorte, que son personnage peut utiliser.
yj-duel-one-card = Une seule carte par côté combat, quelle que soit la pile.
yj-duel-attacked = Le personnage désigné, ou celui qui a intercepté à sa place, compte comme attaqué en duel.
yj-duel-is-fight = Un duel est un combat pour tout texte qui parle de combattre.
yj-duel-unknown-power = Un personnage dont la puissance est un cube fait d'abord un tirage de destin pour elle ; cette carte va en main.
yj-duel-zero-damage = Un personnage aux dégâts imprimés de 0 qui doit livrer un duel est simplement défaussé ; on ne pioche pas de mains de duel.
yj-duel-hand = Chaque joueur pioche autant de cartes que la puissance totale du personnage (lieu, points de l'arme, tous les bonus ; pas de destin d'arme), ou toutes celles qui restent s'il y en a moins.
yj-duel-hand-is-deck = Les cartes de duel font toujours partie de la pioche : piocher la dernière pour un duel ne fait pas perdre.
yj-duel-attack-parry = L'initiateur attaque en premier. Une attaque est une carte de la main de duel, à laquelle répond une carte du même nombre de destin, qui devient une nouvelle attaque, et ainsi de suite.
yj-duel-hit = Une attaque qui n'est pas parée, par choix ou par nécessité, porte une touche ; le personnage touché attaque ensuite.
yj-duel-two-numbers = Une carte à deux nombres de destin se joue avec l'un ou l'autre.
yj-duel-pass = Au lieu de lancer une nouvelle attaque, un joueur peut passer ; dès lors, il ne fait plus que parer et ne peut plus déclarer de bataille ce tour-ci. Deux passes de suite mettent fin au duel.
yj-duel-pass-parries-hit = Les parades d'un joueur qui a passé portent quand même des touches.
yj-duel-no-cards-ruling = Un joueur sans carte qui devrait attaquer cède l'attaque ; ce n'est pas une passe déclarée et cela n'interdit aucune bataille.
yj-duel-end = Le duel prend fin quand un personnage est vaincu ou quand aucun des joueurs ne peut ou ne veut jouer.
yj-duel-text = Un personnage qui porte une touche avec une carte ayant un texte de duel peut utiliser ce texte, avec ou sans sabre laser.
yj-duel-defeat = Un personnage est vaincu quand les touches qu'il a subies atteignent ou dépassent ses dégâts imprimés : lui et son arme sont défaussés.
yj-duel-cleanup = Toutes les cartes de duel sont remélangées dans les pioches avant que les dégâts soient pris.
yj-duel-defeat-damage = Le perdant subit les dégâts du personnage, modificateurs compris, moins les touches qu'il a infligées, sans jamais descendre sous zéro.
yj-duel-undecided-damage = Si personne n'est vaincu, le joueur dont le personnage a subi le plus de touches subit la différence ; à touches égales, rien n'est perdu.
yj-duel-after = Après un duel, les jetons de touche sont retirés et les cartes qui ont livré le duel peuvent encore participer à la bataille de ce tour.
yj-duel-armed-ruling = Un duelliste Armed & Dangerous doté d'un sabre laser intégré peut lancer un duel ; dans tout duel, son arme intégrée ajoute ses points sans tirage.
yj-duel-hits-ruling = Les touches infligées sont celles que porte l'adversaire à la fin du duel ; celles qui ont été retirées ne comptent pas.
yj-duel-zero-weapon-ruling = Un personnage défaussé d'un duel pour des dégâts imprimés de 0 n'entraîne aucune arme avec lui.
yj-duel-power-draw-ruling = Dans un duel, le tirage de destin pour une puissance inconnue est un tirage ordinaire : prendre ainsi la dernière carte fait perdre.

## Reflections cards

yj-chapter-reflections = Cartes Reflections
yj-armed-no-weapon = Un personnage Armed & Dangerous ne peut pas utiliser de cartes d'arme ; celle qui est juste avant lui dans le plan de bataille est ignorée.
yj-armed-cost = Tous les compteurs d'une carte Armed & Dangerous sont payés, ceux de l'arme compris ; la part de l'arme n'est jamais réduite.
yj-armed-draw = Les points et le tirage de destin de l'arme intégrée d'un personnage Armed & Dangerous servent dans les combats.
yj-armed-never-weapon-card = Une carte Armed & Dangerous est une carte de personnage, jamais une carte d'arme : les cartes qui déploient, trouvent ou visent une carte d'arme ne la touchent pas, celles qui visent « une arme » la touchent.
yj-armed-force-push = Sous Force Push, les points et le tirage de la case d'arme d'un personnage Armed & Dangerous sont ignorés.
yj-combo-both = Une carte de bataille combo donne tous les avantages de ses deux cartes.
yj-double-choose = Une carte à double impact se joue comme l'une de ses deux moitiés, choisie au moment de la jouer.
yj-armed-group-ruling = Dans un groupe, chaque arme intégrée fonctionne, en plus de l'unique carte d'arme du premier membre.
yj-armed-using-ruling = Un personnage Armed & Dangerous est considéré comme utilisant son arme intégrée pour les textes qui demandent que cette arme soit utilisée.
yj-combo-counts-as-parts-ruling = Une carte de bataille combo compte comme chacune des deux cartes qu'elle nomme pour les textes qui demandent que cette carte soit utilisée.
yj-double-kind-ruling = Dans la main et dans le deck, une carte à double impact compte comme une carte de chacun des types de ses moitiés.
yj-double-when-ruling = La moitié d'une carte à double impact se choisit quand elle est déployée ou, dans une bataille, quand elle est révélée ; dans un duel, le nombre et le texte viennent de la même moitié.

## Podracing (Boonta Eve Classic)

yj-chapter-podrace = Course de modules (Boonta Eve Classic)
yj-race-objective = Un objectif est sur la table dès le début et y reste toute la partie. Il n'a ni compteurs ni destin, n'est pas un effet, et chacun des deux joueurs peut en avoir un.
yj-race-deploy = Un pilote de module et une arme module de course peuvent être déployés sur un objectif, compteurs payés, toujours face visible, une seule fois chacun pour toute la partie.
yj-race-matching = Y déployer l'un des deux permet à son propriétaire de déployer de sa pioche l'autre qui lui correspond, compteurs payés ; un module de course correspond quand son titre contient le nom du pilote.
yj-race-before-all = Toutes les actions de course viennent avant toute autre action de la phase de Déploiement.
yj-race-thrust = Une fois par phase de Déploiement de son joueur, y compris au tour de son déploiement, le pilote gagne un jeton de poussée, quatre au maximum.
yj-race-laps-per-phase = On peut jouer par phase de Déploiement au plus autant de cartes de tour de piste qu'il y a de jetons de poussée.
yj-race-sequence = Les cartes de tour de piste se jouent de la main, face visible, dans l'ordre des nombres de destin 1, 2, 3, 4, 5, 6. Les lieux ne peuvent pas servir et aucun compteur n'est payé.
yj-race-handling = Une carte dont le nombre de destin est le nombre de maniement du pilote peut tenir lieu de n'importe quel nombre de la suite, au plus deux fois par tour de piste. Le maniement est le dernier chiffre du numéro de collection du pilote, et un 0, un 7 ou plus ne peut jamais servir.
yj-race-lap-done = Une suite complète de 1 à 6 place un jeton de tour de piste sur l'objectif et ses six cartes sont mélangées dans la pioche ; la poussée restante peut servir à entamer le tour de piste suivant.
yj-race-cards-are-deck = Les cartes de tour de piste font toujours partie de la pioche : quand elle est vide, ce sont elles qui sont perdues en dégâts ou piochées, la dernière jouée d'abord. La pioche n'est épuisée que lorsqu'elles ont disparu elles aussi.
yj-race-refuel = Après une poussée, on peut piocher jusqu'à la moitié de la poussée du pilote, arrondie au supérieur, en cartes ; après un ravitaillement, il n'y a plus de poussée dans cette phase.
yj-race-both-needed = Les jetons de poussée, les cartes de tour de piste et le ravitaillement exigent que le pilote et le module de course qui lui correspond soient tous deux sur l'objectif.
yj-race-draws-ruling = Quand la pioche est vide, les cartes de tour de piste servent aussi aux tirages de destin, au ravitaillement et aux autres pioches en main, mais ni aux mains de duel ni aux recherches.
yj-race-zero-thrust-ruling = Placer le jeton sans jouer de carte de tour de piste est aussi une poussée, et un ravitaillement peut suivre.
yj-race-deploy-first-ruling = Poser un pilote ou un module de course sur l'objectif est une action de course et vient avant toutes les autres.
yj-race-natural-ruling = Une carte jouée pour son propre nombre de destin n'est pas une carte de maniement.
yj-race-search-ruling = Une recherche du pilote ou du module de course correspondant qui ne déploie rien coûte 1 dégât, comme toute autre.
yj-race-apart-ruling = L'objectif est un endroit à part : ses cartes ne comptent dans aucune bataille, aucun duel, aucune évacuation ni aucun contrôle et ne sont jamais « ici » ; une pile qui s'y trouve ne peut pas être sur une planète, ni l'inverse.

## Virtual cards and other updates

yj-chapter-virtual = Cartes virtuelles et autres mises à jour
yj-virtual-slip = Une carte virtuelle remplace la carte numérotée qu'elle nomme, jamais une carte Armed & Dangerous, à double impact ou combo, sauf si elle le dit. Elle compte dans les limites de deck de son titre et ne s'utilise pas en jeu scellé.
yj-virtual-objective-one = Un deck peut contenir un seul objectif, virtuel ou non.
yj-virtual-watto = Watto, Junk Merchant : dans un combat contre un Jedi (ou un groupe qui en contient un), deux cartes défaussées de la main en font une égalité.
yj-virtual-no-time = We Don't Have Time For This / We Have Them On The Run : le personnage ou le vaisseau utilisé avec cette carte quitte ce combat et rencontre l'adversaire suivant ; ceux qu'il quitte, un groupe en entier, sont hors de cette bataille.
yj-virtual-pit-droid = Pit Droid, Mechanic : choisissez un personnage adverse ; s'il y a une bataille ce tour-ci, aucun des deux n'y participe.
yj-limited-uh-oh = Uh-Oh! ne peut pas être utilisée en jeu scellé.
yj-errata-eopie = DM 40 Eopie coûte 1 compteur.
yj-errata-battle-droid-103 = DM 103 Battle Droid: Infantry, AAT Division coûte 2 compteurs.
yj-errata-might-of-the-republic = JC 61 The Might Of The Republic fonctionne avec deux Coruscant Guards.
yj-errata-droid-starfighter = BN 139 Droid Starfighter fait un tirage de destin pour sa puissance.
yj-errata-c1 = RF C1 donne quatre de puissance.
yj-errata-jira = BP 4 Jira est unique, et non empilable.
yj-virtual-left-behind-ruling = Ceux que We Don't Have Time For This / We Have Them On The Run laisse derrière ne font pas de percée.
yj-virtual-base-numbers-ruling = Les cartes virtuelles connues seulement par leur texte gardent tous les nombres de la carte qu'elles remplacent.

## Decks and collecting

yj-chapter-decks = Decks et collection
yj-deck-sixty = Un deck complet a 60 cartes d'un seul côté ; un deck de starter en a 30.
yj-deck-six-by-ten = Un deck a exactement dix cartes de chacune des six couleurs de pastille (cinq de chacune dans un deck de starter).
yj-deck-jokers = Un joker occupe un emplacement d'une couleur que ses pastilles blanches indiquent ; il y a au plus un joker par couleur, donc six au plus.
yj-deck-semi-jokers = Une carte avec une pastille de couleur et des pastilles blanches occupe un emplacement de sa propre couleur comme carte ordinaire, ou un emplacement d'une autre comme unique joker de cette couleur.
yj-deck-five-per-title = Il y a au plus cinq cartes d'un même titre par couleur, jokers compris ; les sous-titres n'entrent pas en compte.
yj-deck-three-planets = Un deck a au moins un lieu de chacune des planètes Tatooine, Coruscant et Naboo.
yj-deck-one-objective = Un deck a au plus un objectif ; il est l'une des 60 cartes et sert de joker en jaune, violet ou orange.
yj-deck-combine-starters = Deux decks de starter quelconques d'un même côté forment un deck de 60 cartes qui respecte les règles de couleurs et de planètes ; là où la limite plus tardive de cinq par titre est en vigueur, il doit la respecter aussi.
yj-collect-starter = Un starter contient un deck fixe de 30 cartes du Côté Lumineux et un deck fixe de 30 cartes du Côté Obscur.
yj-collect-booster = Un booster a 11 cartes des deux côtés : 1 rare, 3 peu communes et 7 communes ; en moyenne, un sur neuf contient une carte brillante. Une boîte de collection a 12 boosters (132 cartes).
yj-collect-rarity = Une carte indique son extension, son numéro et sa rareté. Dix cartes d'une extension de la première série n'existent que dans les starters et n'ont pas de marque de rareté ; les cartes brillantes sont numérotées de F1 à F18.
yj-collect-where-found = Les lieux ne se trouvent que dans les starters, les vaisseaux que dans les boosters.
yj-collect-set-size = Une extension de la première série a 140 cartes : 30 rares, 40 peu communes, 60 communes et 10 réservées aux starters. S'y ajoutent 18 cartes brillantes aux raretés propres, chacune plus rare qu'une rare ordinaire.
yj-collect-reflections = Reflections a 100 cartes : 60 cartes brillantes (dont 12 en avant-première de Boonta Eve Podrace), 12 Armed & Dangerous, 14 combo et 14 à double impact.
