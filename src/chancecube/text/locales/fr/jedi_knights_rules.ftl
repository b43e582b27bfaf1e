### Jedi Knights TCG: the statement of every rule, one message per rule id (its dots turned into hyphens).

## Game and victory

jk-chapter-game = Partie et victoire
jk-game-sides = L'Alliance affronte l'Empire : à deux joueurs, ou à quatre en deux équipes.
jk-game-three-planets = Un camp qui contrôle trois planètes gagne immédiatement.
jk-game-final-conflict = Si personne ne contrôle trois planètes, on se bat pour la quatrième jusqu'à ce qu'un seul camp ait des personnages sur son site ; ce camp gagne.
jk-game-no-deck-loss = Une pioche vide ne fait rien perdre : son joueur continue avec les cartes qu'il a en main.

## Who may look at what

jk-chapter-info = Qui peut regarder quoi
jk-info-theme-pile = Chacun peut consulter à tout moment sa propre pile de Thème ; ses adversaires ne le peuvent pas.
jk-info-force-deck = Chacun ne peut consulter son deck de Force que pendant la phase de Force, et jamais ses cartes de Force utilisées.
jk-info-piles-closed = Personne ne consulte les défausses ni les piles de sites et de systèmes, sauf si un texte le permet.
jk-info-topmost = Un texte qui parle de la carte « la plus haute » permet à son joueur de consulter sa propre défausse, sans en changer l'ordre.

## Cards

jk-chapter-cards = Cartes
jk-card-character = Un personnage a un coût de déploiement, une puissance, une défense, un destin et une allégeance ; il peut avoir un Thème, des mots-clés, des icônes de commandement et un texte.
jk-card-starship = Un vaisseau est comme un personnage, mais il se bat dans les systèmes. Ses pilotes en font partie ; certains vaisseaux accueillent à bord les personnages qu'ils nomment.
jk-card-theme = Une carte de Thème nomme le Héros, donne un nombre de Thème et la taille de la main de départ, et porte la pile de Thème.
jk-card-location = Un lieu est un site d'un côté et, de l'autre, le système de la même planète ; il a des crédits de bonus.
jk-card-force = Un deck de Force a huit cartes d'une même couleur, numérotées de 1 à 8, chacune avec un nombre de Force, des crédits et un nombre de pioche.
jk-card-weapon = Les armes personnelles sont pour les personnages, les armes de bord pour les vaisseaux ; la plupart sont gratuites.
jk-card-event = Un Événement est gratuit. On s'en sert pour son texte ou pour son bonus tactique, jamais pour les deux.
jk-card-keywords = Seuls les mots-clés décident de ce qu'est une carte ; les titres, sous-titres et textes d'ambiance n'en décident jamais.
jk-card-leadership = Une carte qui a des icônes de commandement est un chef ; les icônes disent combien d'autres peuvent la soutenir.
jk-card-dark-hero = Un Héros Obscur est un Héros : les deux noms ont partout le même sens.
jk-card-hero = Un Héros est un personnage qui a le mot-clé Héros et une icône de Thème, et que nomme la carte de ce Thème.
jk-card-themes = Les Thèmes sont Luke, Han, Vader, Tarkin et Jabba. Un personnage, un vaisseau ou une arme peut n'en avoir aucun.
jk-card-hero-version-ruling = Le Héros d'un joueur est toute carte à lui qui a le mot-clé Héros et correspond à son Thème. Une autre version du même personnage sans ce mot-clé n'est pas un Héros.

## Deck building

jk-chapter-deck = Construction du deck
jk-deck-setup-cards = En plus de sa pioche, un joueur apporte un Thème, un Héros de départ nommé dessus, quatre lieux de quatre planètes différentes et un deck de Force de huit cartes d'une même couleur, numérotées de 1 à 8.
jk-deck-forty = Une pioche a au moins 40 cartes, sans maximum. Les cartes de Thème, de lieu et de Force n'en font pas partie.
jk-deck-hero-match = Chaque Héros de la pioche doit correspondre à la carte de Thème.
jk-deck-five-copies = Une pioche a au plus cinq exemplaires d'une carte, et moins si le texte de la carte le dit.
jk-deck-one-allegiance = Les cartes de l'Alliance et de l'Empire ne vont jamais dans un même deck ; les cartes indépendantes vont dans tous.
jk-deck-opposed = Un deck de l'Alliance joue contre un deck de l'Empire.
jk-deck-starter-choice = Un starter contient deux Thèmes avec leurs Héros. Avant la partie, on choisit l'une des paires ; l'autre Thème et son Héros sont mis de côté.
jk-deck-copies-ruling = Les exemplaires se comptent par titre et sous-titre dans la pioche, Héros de départ non compris. Les quarante cartes se comptent avant la recherche du Thème.
jk-deck-side-ruling = Le camp d'un deck est celui de ses cartes de l'Alliance ou de l'Empire. Un deck qui n'a que des cartes indépendantes annonce son camp avant la mise en place.
jk-deck-same-planets-ruling = Tous les decks d'une partie ont des lieux des quatre mêmes planètes.

## Setting up

jk-chapter-setup = Mise en place
jk-setup-force-deck = Tous les joueurs posent leur deck de Force face cachée.
jk-setup-theme-pile = Tous les joueurs posent leur Thème, prennent le Héros de départ et ce que le Thème leur permet de chercher dans leur pioche, montrent ces cartes et les mettent dans leur pile de Thème.
jk-setup-locations = Le nombre de Thème le plus élevé choisit d'abord un site, et l'adversaire répond par le système de la même planète. Puis on alterne, chaque carte sur la précédente, jusqu'à empiler quatre sites et quatre systèmes.
jk-setup-theme-tie-ruling = Des nombres de Thème égaux sont départagés au hasard au début ; cet ordre vaut pour toute la partie.
jk-setup-enters-play = La planète du dessus entre en jeu et le texte de son site s'applique. Il en va de même à chaque planète suivante.
jk-setup-hand = On mélange les pioches, les adversaires peuvent les couper, et chacun pioche la main de départ indiquée sur son Thème.
jk-setup-search-ruling = Ce qu'un Thème permet d'aller chercher peut rester dans la pioche, en partie ou en totalité. Le Héros de départ est toujours pris.
jk-setup-first-text-ruling = Le texte du premier site s'applique avant qu'on pioche les mains. S'il concerne les pioches, on les mélange d'abord ; ce qui demande une main la trouve vide.
jk-setup-text-order-ruling = Le texte d'un site s'adresse à tous les joueurs. Ils l'appliquent dans l'ordre des nombres de Thème à la mise en place, et à partir du Joueur 1 aux planètes suivantes.

## The turn

jk-chapter-turn = Le tour
jk-turn-phases = Un tour a six phases : Force, Déploiement, Bataille de vaisseaux, Blocus, Bataille de personnages et Pioche. Tous les joueurs agissent dans chacune.
jk-turn-alternate = Dans les phases à actions, les joueurs font à tour de rôle une seule action ou passent, le Joueur 1 d'abord. Deux passes de suite terminent la phase ; qui a passé peut agir à nouveau si l'autre a agi.
jk-force-choose = Tous les joueurs choisissent en secret une carte de leur deck de Force, la révèlent ensemble et la posent sur leurs cartes de Force utilisées. Une carte utilisée ne peut plus jamais être choisie.
jk-force-player-one = Le nombre de Force le plus élevé désigne le Joueur 1 de ce tour ; en cas d'égalité, c'est le nombre de Thème le plus élevé.
jk-force-credits = La carte de Force en cours donne les crédits de cette phase de Déploiement ; les crédits non dépensés sont perdus.
jk-force-draw = La carte de Force en cours dit aussi combien de cartes on pioche à la phase de Pioche.
jk-rotate-stack = Une carte s'incline ou se redresse avec tout ce qui est sur elle, sous elle ou à son bord.
jk-rotate-ready-only = Seule une carte prête peut s'incliner. Une carte inclinée ne peut servir à rien qui demande de l'incliner, jusqu'à ce qu'elle soit redressée.
jk-turn-must-pass = Qui ne peut ou ne veut pas agir quand vient son tour d'agir doit passer.
jk-turn-passes-ruling = Une Réponse n'est pas une action : elle n'utilise pas le tour d'agir et n'interrompt pas une suite de passes. On ne peut pas répondre à une passe.

## Deploy Phase

jk-chapter-deploy = Phase de Déploiement
jk-deploy-one-card = Une action joue de la main un personnage, un vaisseau, une arme ou un Événement de la phase de Déploiement, utilise un texte, ou transfère une arme.
jk-deploy-hero = Le Héros de départ peut être joué depuis la pile de Thème, selon ce que permet son texte.
jk-deploy-where = Les vaisseaux vont au système ; les personnages vont au site, ou à bord d'un vaisseau qui les accueille ; les armes vont sous un personnage ou un vaisseau qui convient, en nombre quelconque.
jk-deploy-cost = Le coût de déploiement se paie en crédits, sinon la carte n'est pas jouée.
jk-deploy-off-theme = Une carte dont l'icône de Thème n'est pas celle du deck coûte un crédit de plus ; une carte sans icône n'en coûte pas.
jk-deploy-transfer = Une arme peut passer gratuitement d'un vaisseau à un autre de son propriétaire au système, ou d'un de ses personnages à un autre, tous deux au site ou à bord d'un même vaisseau, si le nouveau porteur peut l'utiliser.
jk-deploy-weapon-once = Une arme est déployée ou transférée au plus une fois par tour.
jk-deploy-steps = Jouer une carte se fait en quatre temps : l'annoncer, remplir ses conditions, la payer, la mettre en jeu.
jk-deploy-conditions = Un texte qui demande quelque chose (trois cartes à révéler, par exemple) ne peut pas commencer sans cela.
jk-unique-title = Chaque personnage, arme et vaisseau est unique par son titre, sans compter le sous-titre, sauf s'il est Typique. Les Événements ne sont jamais uniques.
jk-unique-opponent = Si un adversaire a ce personnage ou cet objet en jeu, on ne peut pas jouer sa propre version.
jk-unique-replace = Sa propre version en jeu peut être remplacée par une version différente, au sous-titre différent : on la paie, l'ancienne carte est défaussée, et les cartes posées dessus passent à la nouvelle si c'est permis ; sinon, elles sont défaussées.
jk-unique-same-version = La même version ne peut pas se remplacer elle-même.
jk-unique-not-in-play = Les cartes en main, dans les decks et dans les piles de Thème ne comptent pas pour l'unicité.
jk-stack-effects-add = Les effets de plusieurs cartes en jeu s'additionnent.
jk-deploy-any-phase = Les quatre temps valent pour toute carte jouée dans n'importe quelle phase, remplacements compris.
jk-deploy-all-conditions = Les conditions viennent des règles, du texte de la carte elle-même et des textes des cartes en jeu des deux camps.
jk-deploy-credit-mods = Des textes peuvent changer les crédits d'un joueur ; personne ne dépense jamais plus que ce que donne la carte de Force avec ces changements.
jk-deploy-paid-once = Une carte payée ne coûte plus rien tant qu'elle reste en jeu. Si elle le quitte et qu'on la rejoue, on la paie de nouveau.
jk-weapon-restrictions = Les limites inscrites sur une arme, un personnage ou un vaisseau valent quand on joue, transfère ou utilise une arme.
jk-unique-must-finish = Une fois l'ancienne version défaussée, la nouvelle doit entrer en jeu ; on ne remplace pas une carte juste pour la défausser.
jk-unique-effects-follow = Ce qui agit sur l'ancienne version sans être posé dessus passe aussi à la nouvelle, si c'est permis.
jk-deploy-ready-ruling = Les cartes entrent en jeu prêtes. Celle qu'on met sur une carte inclinée ou à son bord, ou qui en remplace une, en prend la position.
jk-deploy-surcharge-ruling = Le crédit hors Thème est dû même pour une carte qui ne coûte rien, jamais pour un Événement, et dépend du deck de celui qui joue la carte.
jk-deploy-floor-ruling = On additionne d'abord tous les changements ; un coût, une puissance ou une défense au-dessous de zéro compte alors pour zéro.
jk-deploy-theme-pile-cost-ruling = Une carte jouée depuis la pile de Thème coûte autant que de la main, sauf si son texte dit autre chose.
jk-deploy-outside-ruling = Il n'y a pas de crédits en dehors de la phase de Déploiement ; un texte qui joue alors une carte ne marche que s'il n'y a rien à payer.
jk-deploy-aboard-ruling = Le texte du vaisseau ou celui du personnage peut permettre de monter à bord, sur les vaisseaux de son camp seulement. Une sorte nommée sans nombre signifie un seul à la fois. Du site, personne ne remonte à bord.
jk-weapon-aboard-ruling = Une arme personnelle peut être jouée sous un personnage à bord d'un vaisseau.
jk-unique-where-ruling = Un remplacement peut s'annoncer à tout endroit permis, d'où que la carte puisse être jouée. Ce qui était sur l'ancienne carte suit si c'est permis à cet endroit, personnages à bord compris.
jk-unique-moved-weapon-ruling = Une arme qui passe à une carte de remplacement n'est pas pour autant transférée, pour sa limite d'une fois par tour.
jk-unique-hero-discard-ruling = Un Héros de départ remplacé est défaussé, non remis dans la pile de Thème, et la nouvelle version se paie entièrement.

## Battles

jk-chapter-battle = Batailles
jk-battle-initiate = Pour livrer bataille, choisissez comme attaquant une de vos cartes prêtes, qui s'incline, et comme défenseur n'importe quelle carte adverse, prête ou inclinée, qui ne s'incline pas.
jk-battle-many = Il peut y avoir plusieurs batailles dans une phase, livrées par l'un ou l'autre joueur.
jk-battle-steps = Une bataille a trois étapes : Soutien, Armes et Puissance. Dans chacune, les joueurs alternent jusqu'à deux passes de suite.
jk-battle-support = À l'étape de Soutien, le joueur qui défend agit d'abord. Un attaquant ou un défenseur qui a du commandement peut recevoir le soutien d'une carte prête par icône, qui s'incline.
jk-battle-support-only-main = Les cartes de soutien ne sont pas elles-mêmes soutenues.
jk-battle-in-battle = L'attaquant, le défenseur, leurs soutiens et les personnages à leur bord sont dans la bataille ; tous les autres n'y sont pas.
jk-battle-fire = À l'étape des Armes, le camp de l'attaquant d'abord, un vaisseau au système ou un personnage au site qui attaque, défend ou soutient tire avec une de ses armes sur un adversaire. Chacun tire une fois par bataille ; les armes ne s'inclinent pas. Les personnages à bord des vaisseaux ne tirent pas et ne sont pas visés.
jk-battle-no-target-supported = Un attaquant ou un défenseur ne peut pas être visé tant qu'il est soutenu.
jk-battle-hit = Pour un tir, tirez un destin : plus que la défense de la cible, tous changements comptés, et elle est touchée. La cible, les cartes posées dessus et les personnages à son bord sont vaincus et défaussés aussitôt. Sinon, le tir est manqué.
jk-battle-destiny-to-hand = Une carte tirée pour le destin va dans la main.
jk-battle-destiny-empty = Avec une pioche vide, un tirage de destin vaut zéro, et rien ne le change.
jk-battle-last-removed = Si une arme retire la dernière carte d'un camp, la bataille prend fin et l'autre camp la gagne.
jk-battle-main-removed-ruling = Si un attaquant ou un défenseur est retiré alors qu'il reste des soutiens, son propriétaire (en équipe, son camp) désigne l'un d'eux à sa place. Les autres restent ses soutiens quel que soit son commandement, qui ne compte que lorsqu'on ajoute un soutien.
jk-battle-power = À l'étape de Puissance, le camp de l'attaquant agit d'abord. Après deux passes, on compare la puissance du seul attaquant et du seul défenseur : la plus élevée gagne, et l'égalité profite à l'attaquant.
jk-battle-losers = Toutes les cartes du camp perdant dans la bataille, soutiens et personnages à bord compris, sont vaincues et défaussées avec ce qui est sous elles.
jk-battle-win-texts = Les textes qui parlent de gagner, de perdre ou de vaincre s'appliquent à l'étape de Puissance.
jk-battle-tactical = À l'étape des Armes, un Événement peut être mis sous son attaquant ou son défenseur pour son bonus tactique à la puissance, un par attaquant ou défenseur et par bataille. Tout le reste de la carte est ignoré ; elle est défaussée à la fin.
jk-battle-character = Les batailles de personnages au site suivent les mêmes règles, avec des armes personnelles.
jk-battle-side-next = Après une bataille, c'est à l'autre joueur d'agir dans la phase.
jk-destiny-draw = Pour le destin, on révèle à tous la première carte de sa pioche ; son nombre de destin, avec tout ce qui le change, est le résultat. Ensuite seulement, succès ou non, elle va dans la main.
jk-battle-fighters = Les vaisseaux ne vont jamais au site et ne se battent qu'au système. Les personnages ne se battent qu'au site : à bord d'un vaisseau, ils n'attaquent, ne défendent et ne soutiennent jamais.
jk-battle-defeated = Sont vaincus les personnages et vaisseaux du camp perdant, ceux qui sont touchés et ceux qui sont retirés autrement d'une bataille avant sa fin.
jk-battle-win-order = On établit d'abord le vainqueur, et les perdants comptent comme vaincus ; puis on utilise les textes qui en parlent, et alors seulement les vaincus sont défaussés.
jk-battle-one-support-ruling = Chaque action ajoute un seul soutien. Le chef soutenu peut lui-même être incliné.
jk-battle-in-from-ruling = L'attaquant et le défenseur sont dans la bataille dès son annonce, les soutiens dès qu'ils la rejoignent.
jk-battle-unshielded-ruling = Dès que le dernier soutien a disparu, l'attaquant ou le défenseur peut être visé.
jk-battle-new-main-bonus-ruling = Le bonus tactique part avec la carte retirée. Le nouvel attaquant ou défenseur peut recevoir le sien tant que dure l'étape des Armes.
jk-battle-any-removal-ruling = La bataille prend fin de même si autre chose retire la dernière carte d'un camp, à n'importe quelle étape. Si les deux camps perdent la leur ensemble, personne ne gagne.
jk-battle-early-win-ruling = Une bataille qui finit tôt va droit à son résultat : les textes sur la victoire, la défaite et les vaincus s'appliquent comme à l'étape de Puissance, sans autre action.
jk-battle-several-ruling = Une carte attaque ou soutient chaque fois qu'elle est prête, peut être attaquée autant de fois qu'on veut et peut tirer de nouveau dans chaque bataille où elle se trouve. Un défenseur prêt reste libre d'attaquer, de soutenir ou d'intimider ensuite.
jk-battle-lost-shot-ruling = Si la carte qui tire ou sa cible quitte la bataille avant le tirage du destin, le tir est perdu : on ne tire pas de destin, et la carte compte comme ayant tiré.
jk-battle-under-ruling = Quand une carte quitte le jeu autrement que par remplacement ou rangement, tout ce qui est sur elle, sous elle ou à son bord est défaussé aussi. Dans une bataille, les personnages à bord comptent comme vaincus avec elle ; les armes et les Événements, jamais.
jk-discard-order-ruling = Les cartes défaussées ensemble vont aux piles de leurs propriétaires dans cet ordre : l'attaquant ou le défenseur, puis les soutiens dans l'ordre de leur arrivée ; chacun est suivi de ce qui était sur lui, dans l'ordre où on l'a joué.

## Blockade Phase

jk-chapter-blockade = Phase de Blocus
jk-blockade-intimidate = En inclinant un de ses vaisseaux capitaux prêts, on oblige l'adversaire à choisir et à incliner un de ses personnages prêts au site. Un Héros n'est jamais intimidé.
jk-blockade-shuttle = Par une action, un de ses personnages à bord d'un vaisseau descend au site. Si le vaisseau était incliné, le personnage est redressé.
jk-blockade-none-ruling = On ne peut annoncer une intimidation que si un adversaire a au site un personnage prêt autre qu'un Héros. Si une Réponse retire le dernier, il ne se passe rien de plus.
jk-blockade-shuttle-ruling = On peut descendre d'un vaisseau incliné, et le personnage arrive prêt à se battre. S'il n'est incliné que par un texte, son vaisseau étant prêt, il reste incliné. Les armes sous lui descendent aussi.

## Draw Phase

jk-chapter-draw = Phase de Pioche
jk-draw-control-check = Au second tour d'une planète, chaque camp additionne la puissance de ses personnages au site, doublée si son Héros s'y trouve. Le total le plus élevé contrôle la planète ; en cas d'égalité, personne.
jk-draw-pack-up = Ensuite, chacun met dans sa pile de Thème ses personnages, armes et vaisseaux de cette planète. Qui la contrôle met son propre lieu sous ses cartes de Force utilisées, pour ses crédits de bonus ; les autres lieux vont dans les piles de Thème.
jk-draw-next-planet = La planète suivante entre en jeu ; la quatrième ouvre le Conflit final.
jk-draw-draw = Le Joueur 1, puis le Joueur 2, pioche autant de cartes que le dit le nombre de pioche de sa carte de Force en cours, ou autant qu'il en reste. Ce n'est pas facultatif.
jk-draw-ready = Toutes les cartes inclinées sont redressées et le tour s'achève.
jk-draw-order = La phase de Pioche comprend le Test de contrôle avec le rangement et la planète suivante, puis la pioche, puis le redressement.
jk-draw-bonus-side = Un lieu contrôlé est posé côté site visible, pour montrer ses crédits de bonus. Ils ne comptent que dans le Conflit final.
jk-draw-location-retired = Un lieu qui est dans une pile de Thème y reste jusqu'à la fin de la partie et n'est jamais joué.
jk-draw-second-turn-ruling = Après le premier tour d'une planète, toutes les cartes restent ; on ne fait que piocher et redresser. À son second tour, la planète n'entre pas en jeu de nouveau.
jk-draw-totals-ruling = La puissance compte avec tout ce qui la change à ce moment, personnages inclinés compris. Sans personnage, le total est zéro ; des totaux égaux, même à zéro, font une égalité.
jk-draw-heroes-ruling = Chaque camp double son propre total pour son propre Héros au site, une seule fois. Un Héros à bord d'un vaisseau ne double rien ; des Héros des deux camps doublent les deux totaux.
jk-draw-whose-card-ruling = À chaque planète, chaque camp possède l'un des deux lieux, site ou système. Qui contrôle prend le sien, quel qu'il soit, et compte les crédits de bonus de son côté site.
jk-draw-tied-planet-ruling = À une planète où il y a égalité, les deux lieux vont dans les piles de Thème de leurs propriétaires. Personne n'a jamais ses crédits de bonus, et elle ne compte dans les trois de personne.
jk-draw-unstack-ruling = Le rangement défait les piles : personnages, vaisseaux et armes vont un à un dans les piles de Thème de leurs propriétaires, les autres cartes posées dessus sont défaussées. Les armes doivent être jouées de nouveau.

## Final Conflict

jk-chapter-final = Conflit final
jk-final-once = Au Conflit final, les phases de Force, de Déploiement, de Bataille de vaisseaux et de Blocus n'ont lieu qu'une fois. La carte de Force qu'on y choisit, parmi les deux qui restent (cinq à quatre joueurs), fixe l'ordre et le nombre de pioche jusqu'à la fin.
jk-final-credits = Les crédits sont alors ceux de la carte de Force plus les crédits de bonus des planètes contrôlées.
jk-final-theme-pile = Vaisseaux, personnages et armes peuvent alors se jouer aussi depuis la pile de Thème.
jk-final-cycle = Ensuite, les phases de Bataille de personnages et de Pioche se répètent jusqu'à ce qu'il ne reste au site que les personnages d'un seul camp.
jk-final-check-ruling = Dès lors, on le vérifie après chaque bataille et chaque autre action. Si aucun camp n'a de personnage au site, le plus grand nombre de planètes contrôlées l'emporte, puis le nombre de Thème le plus élevé.
jk-final-no-control-ruling = La quatrième planète n'a ni Test de contrôle ni rangement ; ses phases de Pioche ne font que piocher et redresser.
jk-final-start-ruling = La victoire se vérifie d'abord au début de la première phase de Bataille de personnages : un camp qui a des personnages au site contre aucun gagne aussitôt. Les personnages restés à bord des vaisseaux ne comptent pas.
jk-final-stall-ruling = Après dix phases de Bataille de personnages de suite sans bataille, le total le plus élevé au Test de contrôle l'emporte, puis le plus grand nombre de planètes contrôlées, puis le nombre de Thème le plus élevé.

## Events and texts

jk-chapter-events = Événements et textes
jk-event-deploy = Les Événements de la phase de Déploiement se jouent dans cette phase et restent en jeu, sauf s'ils disent autre chose.
jk-event-battle-phase = Les Événements de la phase de Bataille se jouent entre deux batailles, dans l'une ou l'autre phase de Bataille, et restent jusqu'à la fin de cette phase.
jk-event-step = Les Événements d'étape de Soutien, des Armes ou de Puissance se jouent à cette étape et restent jusqu'à la fin de la bataille.
jk-event-response = Une Réponse se joue quand sa condition se produit ou, s'il s'agit d'une action, quand celle-ci est annoncée et avant son résultat. On peut en jouer autant qu'on veut ; chacune est défaussée après usage, sauf si son texte dit autre chose.
jk-event-response-order = Plusieurs Réponses à une même condition s'appliquent dans l'ordre du nombre de Force le plus élevé.
jk-event-timing-2001 = Avec le déroulement de 2001, l'adversaire de celui qui a agi peut répondre le premier, puis les autres à leur tour. Passer n'exclut personne, et chaque Événement s'applique dès qu'il est joué. Cela ne vaut que si on en convient.
jk-event-not-unique = Un Événement peut être joué en autant d'exemplaires qu'on veut.
jk-text-use = Un texte s'utilise comme une action, au moment qu'il nomme et aussi souvent qu'il le dit ; les textes automatiques ne demandent pas d'action.
jk-text-order = Les textes automatiques déclenchés ensemble s'appliquent dans l'ordre du nombre de Force le plus élevé.
jk-event-own-action = Les Événements de phase de Déploiement, de phase de Bataille et d'étape, les bonus tactiques et les textes non automatiques prennent chacun une action ; les Réponses et les textes automatiques, non.
jk-event-place = Un Événement utilisé pour son texte se pose n'importe où de son côté de la table.
jk-event-stay-ruling = Les Événements de la phase de Déploiement qui sont sur la table restent quand la planète change.
jk-text-limit-ruling = Les limites « une fois par » comptent pour chaque carte séparément. Ses propres textes déclenchés ensemble s'appliquent dans l'ordre qu'on choisit.
jk-event-window-ruling = Sans le déroulement de 2001, une condition ouvre une seule fenêtre : à partir du Joueur 1, chacun joue une Réponse ou y renonce, jusqu'à ce que tous renoncent de suite. Puis elles s'appliquent, celles du Joueur 1 d'abord, celles de chacun dans l'ordre où il les a jouées.
jk-event-force-tie-ruling = Là où des nombres de Force égaux décideraient d'un ordre, c'est l'ordre Joueur 1, Joueur 2 et ainsi de suite qui vaut.
jk-event-cancel-ruling = Une action annulée par une Réponse compte comme faite : coûts, inclinaison, limites et tour d'agir sont dépensés.

## Words card texts use

jk-chapter-terms = Les mots des textes
jk-term-places = « Sur » une planète veut dire à son site, « en orbite » à son système, « à » l'un ou l'autre.
jk-term-alongside = Les cartes d'un camp dans la même bataille se battent côte à côte.
jk-term-exchange = Échanger une carte de la défausse contre une carte de la main met celle-ci à la place exacte de l'autre.
jk-term-topmost = La plus haute carte d'une sorte est la plus proche du dessus de la pile, où qu'elle soit.
jk-term-peek-reveal = Regarder une carte ne la montre qu'à soi, la révéler la montre à tous.
jk-term-in-play = Sont en jeu les cartes jouées sur la table, et le site et le système du dessus ; les mains, les pioches et les piles de Thème ne le sont pas.
jk-term-planet = Une planète est un site avec son système.
jk-term-fire-swing = Frapper avec une arme, c'est tirer avec elle ; un texte qui parle de l'un parle aussi de l'autre.

## Four players

jk-chapter-team = À quatre joueurs
jk-team-sides = Deux joueurs de l'Alliance affrontent deux joueurs de l'Empire ; les partenaires ont des Héros différents.
jk-team-consult = Les partenaires peuvent se montrer leurs mains et leurs cartes de Force et se parler à tout moment.
jk-team-order = Chaque joueur a son deck de Force et sa place, de Joueur 1 à 4, selon son nombre de Force. Aux phases de Déploiement et de Blocus, ils agissent un à un dans cet ordre, et quatre passes de suite terminent la phase. Chacun dépense ses crédits et pioche ses cartes.
jk-team-locations = Les camps choisissent des sites à tour de rôle, celui qui a le nombre de Thème le plus élevé d'abord : n'importe quel site d'un des partenaires, d'une planète pas encore empilée. L'autre camp répond par le système d'un de ses partenaires. Les cartes inutilisées de cette planète vont dans les piles de Thème.
jk-team-deploy = On peut jouer des cartes sur celles de son partenaire. Le propriétaire d'un vaisseau ou d'un personnage décide quand agissent les cartes posées dessus ; les cartes du partenaire comptent pour l'unicité.
jk-team-battle = Les batailles opposent les camps, et les cartes de partenaires peuvent se soutenir. À chaque étape, les camps alternent, chacun choisissant lequel des partenaires agit.
jk-team-one-turn = On se bat un seul tour pour chaque planète, sauf la dernière. Le total d'un camp double si l'un de ses Héros s'y trouve.
jk-team-victory = Les partenaires gagnent ou perdent ensemble.
jk-team-as-one = Les partenaires choisissent les sites et agissent dans les deux phases de Bataille comme un seul camp ; « joueur » et « adversaire » y désignent les camps.
jk-team-battle-phase-ruling = Entre les batailles, les camps alternent, celui du Joueur 1 d'abord, l'un ou l'autre partenaire agissant avec ses propres cartes. Quand les deux camps passent de suite, la phase de Bataille prend fin.
jk-team-tie-ruling = Des nombres de Force égaux se départagent par le nombre de Thème, des nombres de Thème égaux par un ordre des quatre joueurs tiré au hasard à la mise en place. Le nombre de Thème d'un camp est le plus élevé des siens.
jk-team-draw-order-ruling = On pioche du Joueur 1 au Joueur 4 ; tous redressent leurs cartes ensemble.
jk-team-unique-ruling = La version d'un partenaire en jeu interdit la sienne comme celle d'un adversaire ; seul son propriétaire peut la remplacer.
jk-team-owner-piles-ruling = Les cartes défaussées ou rangées vont aux piles de leurs propriétaires, quelle que soit la carte qui les portait. Une arme est transférée par son propriétaire, entre toutes cartes du camp où la règle à deux joueurs la laisse passer.
jk-team-location-ruling = La carte d'une planète contrôlée va au partenaire qui possède celle qui y était empilée, et lui seul en a les crédits de bonus.
jk-team-destiny-ruling = Le propriétaire de la carte qui tire prend le destin de sa propre pioche dans sa propre main, à qui que soit l'arme.
jk-team-bonus-ruling = L'un ou l'autre partenaire peut mettre le bonus tactique sous l'attaquant ou le défenseur du camp, un par carte.
jk-team-opponent-ruling = En dehors des phases de Bataille, « l'adversaire » est un joueur adverse désigné par celui qui agit ; pour une intimidation, il doit avoir au site un personnage prêt autre qu'un Héros, et c'est lui qui choisit.
jk-team-shuttle-ruling = Un personnage à bord du vaisseau d'un partenaire descend par une action de son propre propriétaire.

## Collecting

jk-chapter-collect = Collection
jk-collect-sets = Premiere compte 154 cartes : 50 rares, 40 peu communes, 40 communes et 24 fixes, et des starters de 60 cartes. Les lettres de rareté sont R, U, C, F et P.
jk-collect-booster = Un booster a 11 cartes : 1 rare et 10 peu communes et communes, de toutes les allégeances. À la place de la rare, environ 1 booster sur 7 a une carte brillante argentée, 1 sur 35 une dorée.
jk-collect-stereo = La plupart des rares, et le Blaster Rifle des starters, existent en version L et en version R ; côte à côte, elles forment une image stéréoscopique.
jk-collect-league = Les ligues décernent des niveaux : Apprenti, Chevalier Jedi, Maître Jedi.
jk-collect-marks = Une carte montre l'icône de son extension (pour Premiere, le Millennium Falcon), son numéro et sa lettre de rareté. Il y a deux starters différents.
jk-collect-flip-movies = Les cartes à numéro supplémentaire appartiennent à l'un de deux folioscopes de dix-huit cartes chacun, dont six de chacun dans Premiere.
jk-collect-league-cards = S'inscrire à une ligue donne une carte Luke Skywalker ; monter de niveau en donne d'autres qu'on ne trouve que là.
