### Jedi Knights in the browser: the lesson.

jk-learn-point-one = L'Alliance et l'Empire se disputent quatre planètes. Chaque planète est un site, où se tiennent les personnages, et un système, où volent les vaisseaux.
jk-learn-point-two = À chaque tour, tous choisissent en secret une carte de Force. Elle dit qui agit d'abord, combien il y a de crédits et combien de cartes on pioche.
jk-learn-point-three = Puis les joueurs agissent tour à tour, une action à la fois : ils jouent des cartes, attaquent, et passent quand ils ont fini.
jk-learn-point-four = Après deux tours, la plus grande puissance au site contrôle la planète. Trois planètes font gagner ; sinon on se bat jusqu'au bout pour la quatrième.

jk-learn-force-title = La carte de Force
jk-learn-force = Choisissez l'une de vos huit cartes de Force. Le grand nombre décide qui est le Joueur 1 ; la pièce donne vos crédits de ce tour, les cartes disent combien vous en piocherez à la fin. Les grands nombres sont rapides et pauvres. L'adversaire choisit en même temps, et une carte utilisée ne revient jamais.
jk-learn-force-done = Les deux cartes ont été révélées ensemble. Le plus grand nombre est le Joueur 1 de ce tour.

jk-learn-deploy-title = Déployer
jk-learn-deploy = Les carrés blancs d'une carte sont son coût, la pièce dans votre coin compte les crédits qui vous restent. Jouez un vaisseau au système et un personnage au site : glissez-y une carte qui brille, ou cliquez dessus. Votre Héros attend dans la pile de Thème et peut être joué de là. Entre vos actions, l'adversaire peut agir aussi.
jk-learn-deploy-done = Une carte en l'air, une au sol. Les crédits non dépensés sont perdus.

jk-learn-weapon-title = Les armes
jk-learn-weapon = Une arme se place sous son porteur. Le sabre laser de Luke va sous Luke : glissez-le sur lui, ou cliquez dessus. Les armes personnelles sont pour les personnages, les armes de bord pour les vaisseaux.
jk-learn-weapon-done = Le sabre laser est sous Luke et le suit partout.

jk-learn-attack-title = Attaquer
jk-learn-attack = Les vaisseaux se battent d'abord. Choisissez un vaisseau redressé comme attaquant : glissez-le sur le chasseur TIE, ou cliquez dessus. Il pivote et ne peut donc plus attaquer ce tour-ci. Passez ensuite à chaque étape : la plus grande puissance gagne, et l'égalité va à l'attaquant.
jk-learn-attack-done = Vous avez gagné la bataille, et le perdant est défaussé.

jk-learn-support-title = Le soutien
jk-learn-support = Vador est plus fort que Luke. Mais les étoiles de Luke sont du commandement : pour chacune, une carte peut le soutenir. Attaquez avec Luke et ajoutez les deux Rebel Soldiers à l'étape de Soutien ; chacun lui donne de la puissance, et l'égalité va à l'attaquant. Les soutiens protègent aussi : tant qu'il en a un, on ne peut pas lui tirer dessus.
jk-learn-support-done = Sans les soutiens, la bataille aurait été perdue. On ne compare que la puissance de l'attaquant et du défenseur.

jk-learn-fire-title = Tirer
jk-learn-fire = À l'étape des Armes, chaque carte de la bataille peut utiliser une arme. Frappez le Stormtrooper avec le sabre laser : le destin est le nombre de la carte du dessus de votre pioche, et le texte de l'arme s'y ajoute. Plus que la défense de la cible, c'est touché. Le General Veers ne peut pas être visé tant que le soldat le soutient.
jk-learn-fire-done = La carte de destin est à vous : elle va dans votre main, touché ou raté.

jk-learn-bonus-title = Le bonus tactique
jk-learn-bonus = Vador est plus fort que Luke. Un Événement peut servir pour son bonus tactique rouge au lieu de son texte, un par attaquant ou défenseur. Choisissez le plus grand, puis passez jusqu'à la comparaison.
jk-learn-bonus-done = Le bonus a décidé de la bataille. L'Événement est défaussé ensuite.

jk-learn-response-title = Les Réponses
jk-learn-response = Cette bataille est perdue : le soldat est plus fort que votre garde. Passez, et regardez : quand votre garde est vaincu, on vous demande une Réponse. Jouez alors Escape Pod.
jk-learn-response-done = Une Réponse se joue quand sa condition se réalise et ne prend pas votre action. Le garde attend le Conflit final dans votre pile de Thème.

jk-learn-blockade-title = Le blocus
jk-learn-blockade = Un vaisseau capital redressé peut pivoter pour intimider : l'adversaire doit faire pivoter un personnage redressé, jamais un Héros. Et qui est à bord d'un vaisseau peut descendre au site en navette. Faites les deux, dans l'ordre que vous voulez.
jk-learn-blockade-done = Le soldat ne peut plus attaquer, et le vôtre est au site.

jk-learn-control-title = Le contrôle
jk-learn-control = C'est le deuxième tour de cette planète, et plus personne ne peut se battre. L'Empire a plus de puissance que vous au site. Mais votre Héros est là, et cela double votre total. Passez, et voyez.
jk-learn-control-done = Votre total doublé était le plus grand : la planète est à vous. Les deux camps rangent leurs cartes dans leurs piles de Thème, et la planète suivante arrive.

jk-learn-final-title = Le Conflit final
jk-learn-final = Si personne n'a trois planètes, la quatrième décide. Les personnages se battent jusqu'à ce qu'un seul camp en ait encore au site. Battez le dernier soldat.
jk-learn-final-done = Le site est à vous, et la partie aussi. Vous savez tout ce qu'il faut pour jouer pour de bon.
