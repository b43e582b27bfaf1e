### Young Jedi on the table in the terminal.

table-young-jedi-side-narrow = { $side } pioche { $deck } main { $hand } ◆{ $planets }
table-young-jedi-side-wide = { $side } ({ $player })  pioche { $deck }  main { $hand }  planètes : { $names }
table-young-jedi-you = vous
table-young-jedi-own-row = { $side } (vous)
table-young-jedi-hand-row = Main ({ $count })
table-young-jedi-dueling-row = Main de duel ({ $count })
table-young-jedi-offer-row = Au choix ({ $count })
table-young-jedi-empty-row = (aucune carte ici)
table-young-jedi-empty-hand = (aucune carte en main)
table-young-jedi-no-planet = Pas encore de planète
table-young-jedi-turn = tour { $number }
table-young-jedi-phase-setup = mise en place
table-young-jedi-phase-deploy = Déploiement
table-young-jedi-phase-battle = Bataille
table-young-jedi-phase-even-up = Remise à niveau
table-young-jedi-attacks = attaque : { $side }
table-young-jedi-in-space = dans l'espace
table-young-jedi-evacuates = Évacuation de { $planet } ({ $side }). À bord : { $cards }
table-young-jedi-duel = DUEL
table-young-jedi-attack-of = attaque, { $side } : { $number }
table-young-jedi-duel-text = a un texte de duel
table-young-jedi-passed = a passé
table-young-jedi-race = { $side } : tour { $lap }, prochain nombre { $next }, poussée { $thrust }, maniement { $handling }
table-young-jedi-race-waiting = { $side } : tour { $lap }, pas encore de pilote avec son module
table-young-jedi-discard = { $side }, défausse : { $card }
table-young-jedi-stranded = { $planet } ◆ { $side } : { $cards }
table-young-jedi-hyperspace = { $side }, hyperespace : { $cards }
table-young-jedi-face-down = face cachée
table-young-jedi-aside = mise de côté
table-young-jedi-kind-character = personnage
table-young-jedi-kind-weapon = arme
table-young-jedi-kind-battle = bataille
table-young-jedi-kind-location = lieu
table-young-jedi-kind-starship = vaisseau
table-young-jedi-kind-effect = effet
table-young-jedi-kind-objective = objectif
table-young-jedi-kind-double = double
table-young-jedi-at-race = en course
table-young-jedi-lap-card = tour de piste
table-young-jedi-attack = attaque
table-young-jedi-played = jouée
table-young-jedi-dueling-hand = main de duel
table-young-jedi-dot-red = R
table-young-jedi-dot-blue = B
table-young-jedi-dot-green = V
table-young-jedi-dot-orange = O
table-young-jedi-dot-yellow = J
table-young-jedi-dot-purple = P
table-young-jedi-users = avec { $names }
table-young-jedi-no-user = personne ici ne peut l'utiliser
table-young-jedi-plan-prompt = Disposez votre plan de bataille : la carte du haut est révélée la première. Une arme va juste avant son utilisateur, une carte de bataille avant les deux.
table-young-jedi-plan-prompt-space = Disposez votre plan pour la bataille spatiale : la carte du haut est révélée la première. Une carte de bataille va juste avant son vaisseau.
table-young-jedi-plan-fights = combat avec { $power }
table-young-jedi-plan-fights-maybe = combat avec { $power }, et +{ $maybe } contre certains adversaires
table-young-jedi-plan-joins = combat avec { $name }, comme un seul
table-young-jedi-plan-works = pour { $name } : { $gift }
table-young-jedi-plan-weapon-idle = inutilisée ici, mais pas perdue
table-young-jedi-plan-card-lost = sans effet ici, et défaussée
table-young-jedi-plan-stowaway = n'est pas une carte de bataille, et revient en main
table-young-jedi-by-text = texte
table-young-jedi-plan-catch-up = compense un destin supérieur
table-young-jedi-plan-damage-for-number = les dégâts peuvent valoir un destin
table-young-jedi-plan-fight-again = peut combattre encore
table-young-jedi-plan-force-push = sans arme, les armes adverses ne comptent pas
table-young-jedi-plan-last-stand = en dernier, pas de percée
table-young-jedi-plan-more-damage = plus de dégâts
table-young-jedi-plan-only-loses = en cas de défaite, un seul est perdu
table-young-jedi-plan-rescue = en cas de défaite, retour en main
table-young-jedi-plan-show-hand = si vous montrez votre main
table-young-jedi-plan-slip-away = passe à l'adversaire suivant
table-young-jedi-plan-switch-numbers = peut échanger les destins
table-young-jedi-plain-row = { $row } : { $cards }
table-young-jedi-plan-send = Combattre avec ce plan (s)
table-young-jedi-signs =
    Plan de bataille : la première carte est révélée la première. Entrée prend une carte, les flèches la portent, Entrée la repose ; un chiffre l'amène à cette place. Une arme va juste avant son utilisateur, une carte de bataille avant l'arme ou le personnage. La première ligne, ou s, envoie le plan.

    Sur une carte :
    ▮▮▮    compteurs pour la déployer
    ▲5+1=6 puissance, avec le bonus du site actuel
    ▼4     dégâts que subit son propriétaire si elle est vaincue
    ◈3     nombre de destin ; ◈ seul est un tirage de destin
    ●R     la pastille de sa couleur : R rouge, B bleue, V verte, O orange, J jaune, P pourpre (violette)
    ░▒     cartes face cachée
    ◆      une planète contrôlée
    » ✗    combat en cours, vaincue dans cette bataille
    ○      une carte joker, qui peut remplir d'autres couleurs d'un deck

    En duel : ✗✗·· touches sur celles que le personnage peut subir ; la rangée du bas est la main de duel.
    En course : ⚑1/3 tours, ▸▸·· poussée, →4 le prochain nombre, ±5 (1/2) le maniement et combien de fois il a servi dans ce tour.
