### Young Jedi CCG: the words card texts are made of.
### The texts are put together from effects; where grammar depends on who is meant, `pronoun` tells:
### he, she, they (several, or one card that is several), women (several women), mixed (one of several who differ).

## Small words that follow a pronoun

yj-he = { $pronoun ->
        [she] elle
        [they] ils
        [women] elles
       *[he] il
    }
yj-him = { $pronoun ->
        [she] elle
        [they] eux
        [women] elles
       *[he] lui
    }
yj-his = { $pronoun ->
        [they] leur
        [women] leur
       *[he] son
    }
yj-s = { $pronoun ->
        [they] nt
        [women] nt
       *[he] {""}
    }
yj-is = { $pronoun ->
        [they] sont
        [women] sont
       *[he] est
    }
yj-if-he = { $pronoun ->
        [she] si elle
        [they] s'ils
        [women] si elles
       *[he] s'il
    }
yj-pronoun-title = he
yj-pronoun-weapon = she
yj-pronoun-starship = he
yj-pronoun-effect = he
yj-pronoun-battle = she
yj-pronoun-location = he
yj-pronoun-objective = he
yj-pronoun-double = she

## Weapons: “Obi-Wan Kenobi: +2 and one destiny draw.”

yj-box = { $users } : { $bonus }.
yj-box-dots = +{ $dots }
yj-box-dots-spared = +{ $dots } (pas contre { $spared })
yj-box-draws = { $draws ->
        [1] un tirage de destin
        [2] deux tirages de destin
       *[other] { $draws } tirages de destin
    }
yj-box-no-duel = Pas en duel.
yj-against = { $user } qui affronte { $foe }
yj-built-in = Arme intégrée ({ $weapon }) : { $bonus }.
yj-weapons-ignored = Les cartes d'arme sont ignorées.

## Battle cards

yj-use-with = À jouer avec { $users }.
yj-or-with = { $users }, ou avec { $user }
yj-together = { $users } ; { $pronoun ->
        [women] elles
       *[they] ils
    } combattent ensemble{ $armed ->
        [no] , sans carte d'arme
       *[yes] {""}
    }
yj-same-stack = deux personnages quelconques d'une même pile
yj-two-weapons = { $user } qui utilise à la fois { $first } et { $second } ; les deux armes comptent
yj-first = le premier personnage de votre plan
yj-if-first = { $user }, en tête de votre plan
yj-fighting = { $user } qui combat { $place }
yj-using = { $user } qui utilise { $weapon }
yj-draws = { $draws ->
        [1] Faites un tirage de destin.
        [2] Faites deux tirages de destin.
       *[other] Faites { $draws } tirages de destin.
    }
yj-rescue = { $pronoun ->
        [she] Si elle est vaincue, elle revient dans votre main avec son arme et vous ne subissez pas de dégâts pour elle.
        [they] S'ils sont vaincus, ils reviennent dans votre main avec leur arme et vous ne subissez pas de dégâts pour eux.
        [women] Si elles sont vaincues, elles reviennent dans votre main avec leur arme et vous ne subissez pas de dégâts pour elles.
       *[he] S'il est vaincu, il revient dans votre main avec son arme et vous ne subissez pas de dégâts pour lui.
    }
yj-rescue-one = S'ils sont vaincus, { $saved } revient dans votre main avec { yj-his } arme et vous ne subissez pas de dégâts pour { yj-him }.
yj-fight-again = { $pronoun ->
        [she] Si elle vainc { $beaten }, elle livre aussi le combat suivant, avec la même arme.
        [they] S'ils vainquent { $beaten }, ils livrent aussi le combat suivant, avec la même arme.
        [women] Si elles vainquent { $beaten }, elles livrent aussi le combat suivant, avec la même arme.
       *[he] S'il vainc { $beaten }, il livre aussi le combat suivant, avec la même arme.
    }
yj-only-loses = En cas de défaite, { $pronoun ->
        [she] seule { $lost } est vaincue.
       *[he] seul { $lost } est vaincu.
    }
yj-force-push = { $pronoun ->
        [she] Si elle n'utilise
        [they] S'ils n'utilisent
        [women] Si elles n'utilisent
       *[he] S'il n'utilise
    } pas d'arme, les armes de l'adversaire sont ignorées dans ce combat.
yj-more-damage = Si vous gagnez ce combat, l'adversaire subit { $winning ->
        [1] 1 dégât de plus
       *[other] { $winning } dégâts de plus
    } ; si vous le perdez, vous en subissez { $losing } de plus.
yj-switch-numbers = Si l'un de vos nombres de destin est inférieur à l'un de ceux de l'adversaire, échangez ces deux nombres.
yj-damage-for-number = Le nombre de dégâts de votre personnage peut remplacer le nombre de l'une de vos cartes de destin.
yj-catch-up = Si le destin imprimé sur votre personnage est inférieur à celui du personnage adverse, la différence s'ajoute à votre puissance.
yj-last-stand = Si votre personnage est la dernière carte de votre plan, les percées ne vous coûtent rien dans cette bataille.
yj-slip-away = Au lieu de livrer ce combat, { yj-he } rencontre{ yj-s } le combattant adverse suivant ; ceux { $pronoun ->
        [she] qu'elle laisse
        [they] qu'ils laissent
        [women] qu'elles laissent
       *[he] qu'il laisse
    } derrière sont hors de cette bataille.
yj-combo = Compte comme { $parts }.

## Halves of double impact cards

yj-half-battle = Carte de bataille { $title } (destin { $destiny }) : { $text }
yj-half-effect = Effet { $title } (destin { $destiny }, { $counters ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $counters } compteurs
    }) : { $text }

## Dueling texts

yj-dueling-text = Quand cette carte touche { $defending ->
        [yes] dans un duel où { $defender } défend
       *[no] en duel
    }, vous pouvez { $discard ->
        [yes] la défausser pour { $deeds }
       *[no] { $deeds }
    }.
yj-dueling-hits = porter { $count ->
        [1] une touche de plus
        [2] deux touches de plus
       *[other] { $count } touches de plus
    }
yj-dueling-draws = piocher { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    } pour votre main de duel
yj-dueling-heals = retirer { $count ->
        [1] une touche
        [2] deux touches
       *[other] { $count } touches
    } de votre personnage

## Numbers that change: “+1 power and −1 damage if he uses a ◆ Sith Lightsaber.”

yj-change-power = +{ $amount } de puissance
yj-change-damage = +{ $amount } de dégâts
yj-change-damage-less = −{ $amount } de dégâts
yj-for = { $whom } : { $numbers }.
yj-here = { $whom } ici
yj-from-current = tant que cette carte est sur la planète en cours

## When a text works

yj-if-using = { yj-if-he } utilise{ yj-s } { $what }
yj-if-fighting = { yj-if-he } affronte{ yj-s } { $foe }
yj-if-dueling = en duel
yj-if-dueling-with = en duel contre { $foe }
yj-if-fought = si { $who } a combattu ce tour-ci
yj-if-here = si { $who } est ici
yj-if-stacked = si vous l'empilez avec { $who }
yj-if-evacuating = pendant que vous évacuez
yj-if-evacuating-here = pendant que vous évacuez cette planète
yj-if-evacuating-them = si vous évacuez { $who }
yj-if-at = { $pronoun ->
        [they] s'ils combattent
        [women] si elles combattent
        [she] si elle combat
       *[he] s'il combat
    } à { $planet }
yj-if-controlled = si vous avez contrôlé { $planet }
yj-if-they-controlled = si l'adversaire a contrôlé { $planet }
yj-a-planet = une planète
yj-if-unsurrendered = si l'adversaire contrôle une planète que vous n'avez pas concédée
yj-if-your-turn = pendant votre tour
yj-if-their-turn = pendant le tour de l'adversaire
yj-if-thrusted = si votre pilote en course a fait une poussée ce tour-ci
yj-if-leading = si votre pilote mène la course en jetons et cartes de tour de piste
yj-if-shown = si vous montrez votre main (au moins une carte) à l'adversaire

## What cards in play say

yj-may-use = Peut aussi utiliser { $what }.
yj-no-weapons = { $who } ne peut utiliser d'arme.
yj-counts-as = Compte aussi comme { $kinds } pour vos cartes.
yj-no-battle-cards = Ne peut pas utiliser de cartes de bataille.
yj-best-of-two = Pour chaque tirage de destin de { $pronoun ->
        [they] leur carte de bataille ou de leur
        [women] leur carte de bataille ou de leur
       *[he] sa carte de bataille ou de son
    } arme, tirez deux cartes et choisissez l'un de leurs nombres ; les deux vont dans votre main.
yj-redraw = Une fois par tour, vous pouvez défausser une carte de destin { $pronoun ->
        [she] qu'elle vient
        [they] qu'ils viennent
        [women] qu'elles viennent
       *[he] qu'il vient
    } de tirer et en tirer une autre.
yj-victory-damage = Chaque personnage { $pronoun ->
        [she] qu'elle vainc
        [they] qu'ils vainquent
        [women] qu'elles vainquent
       *[he] qu'il vainc
    } coûte { $amount ->
        [1] 1 dégât
       *[other] { $amount } dégâts
    } de plus.
yj-victory-double = Chaque personnage { $pronoun ->
        [she] qu'elle vainc
        [they] qu'ils vainquent
        [women] qu'elles vainquent
       *[he] qu'il vainc
    } coûte le double de ses dégâts.
yj-victory-draws = Chaque fois { $pronoun ->
        [she] qu'elle vainc
        [they] qu'ils vainquent
        [women] qu'elles vainquent
       *[he] qu'il vainc
    } un personnage, vous pouvez piocher { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    }.
yj-victory-robs = Chaque fois { $pronoun ->
        [she] qu'elle vainc
        [they] qu'ils vainquent
        [women] qu'elles vainquent
       *[he] qu'il vainc
    } un personnage, l'adversaire défausse aussi { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    } de sa main, à son choix.
yj-victory-laps = Chaque fois { $pronoun ->
        [she] qu'elle vainc
        [they] qu'ils vainquent
        [women] qu'elles vainquent
       *[he] qu'il vainc
    } un personnage, vous pouvez défausser { $count ->
        [1] la dernière carte
        [2] les deux dernières cartes
       *[other] les { $count } dernières cartes
    } de tour de piste de l'adversaire.
yj-tie-for-cards = Dans un combat contre { $foe }, vous pouvez défausser { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    } de votre main pour en faire une égalité.
yj-as-battle-card = Depuis votre main, peut servir de carte de bataille avec { $ship } : +{ $dots } de puissance. Si ce vaisseau est vaincu, vous subissez aussi les dégâts de cette carte.
yj-ignore-weapon = Dans le combat de son utilisateur, avant tout tirage d'arme, vous pouvez défausser cette carte pour ignorer une arme adverse.
yj-duel-cards = En duel, vous piochez une carte de plus pour { $who } ici.
yj-never-passes = Ne peut pas passer en duel.
yj-pass-draws = La première fois { $pronoun ->
        [she] qu'elle passe
        [they] qu'ils passent
        [women] qu'elles passent
       *[he] qu'il passe
    } en duel, vous piochez { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    } pour votre main de duel.
yj-guess-numbers = { $pronoun ->
        [she] Quand elle est attaquée
        [they] Quand ils sont attaqués
        [women] Quand elles sont attaquées
       *[he] Quand il est attaqué
    } en duel, annoncez { $count ->
        [1] un nombre
        [2] deux nombres
       *[other] { $count } nombres
    } : l'adversaire mélange sa pioche et tire un destin ; un nombre annoncé met fin au duel par une égalité.
yj-ignores-duel-text = Les cartes qui { $pronoun ->
        [they] les touchent
        [women] les touchent
        [she] la touchent
       *[he] le touchent
    } en duel n'ont pas de texte de duel.
yj-not-defended = Personne ne peut intervenir à sa place en duel.
yj-deploys-for = Coûte { $counters ->
        [0] 0 compteur
        [1] 1 compteur
       *[other] { $counters } compteurs
    } { $when }.
yj-free = { $who } se déploie gratuitement.
yj-counters-limit = Vous pouvez déployer jusqu'à { $count ->
        [7] sept
        [8] huit
       *[other] { $count }
    } compteurs par tour.
yj-counters-discard = Vous pouvez déployer jusqu'à { $count ->
        [7] sept
        [8] huit
       *[other] { $count }
    } compteurs à un tour où vous défaussez pour cela une carte de votre main.
yj-when-deploys = { $pronoun ->
        [they] Quand ils se déploient
        [women] Quand elles se déploient
        [she] Quand elle se déploie
       *[he] Quand il se déploie
    }, { $deed }.
yj-when-deploys-planet = { $pronoun ->
        [they] Quand ils se déploient
        [women] Quand elles se déploient
        [she] Quand elle se déploie
       *[he] Quand il se déploie
    } sur { $planet }, { $deed }.
yj-when-deploys-objective = { $pronoun ->
        [they] Quand ils se déploient
        [women] Quand elles se déploient
        [she] Quand elle se déploie
       *[he] Quand il se déploie
    } dans la course, { $deed }.
yj-when-other = Quand { $who } se déploie ici, { $deed }.
yj-when-other-discard = Quand { $who } se déploie ici, vous pouvez défausser cette carte pour { $deed }.
yj-when-discarding = Quand vous défaussez { $effect } pour { yj-him }, { $deed }.
yj-deploy-step = Une fois dans votre phase de Déploiement, vous pouvez { $deed }.
yj-deploy-step-discard = Dans votre phase de Déploiement, vous pouvez défausser cette carte pour { $deed }.
yj-while-on = Sur { $planet },
yj-even-up-to = Votre Remise à niveau se fait à { $count ->
        [5] cinq
        [7] sept
        [8] huit
       *[other] { $count }
    } cartes.
yj-sacrifice = À votre Remise à niveau, vous pouvez défausser cette carte pour défausser { $who } sur cette planète.
yj-retire = Quand vous prenez le contrôle de sa planète, vous pouvez { $pronoun ->
        [they] les
        [women] les
        [she] la
       *[he] le
    } défausser avec { $count ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
       *[other] { $count } cartes
    } de votre main, puis en piocher { $count ->
        [1] une
        [2] deux
        [3] trois
       *[other] { $count }
    }.
yj-also-handles = Votre pilote en course peut aussi utiliser { $number } comme nombre de maniement.

## Deeds: as a clause, and after “you may”

yj-deed-from-deck = vous pouvez déployer { $who } de votre pioche{ $free ->
        [yes] , gratuitement
       *[no] {""}
    }
    .to = déployer { $who } de votre pioche{ $free ->
        [yes] , gratuitement
       *[no] {""}
    }
yj-deed-to-hand = vous pouvez montrer { $who } de votre pioche et { $pronoun ->
        [she] la prendre
       *[he] le prendre
    } dans votre main
    .to = montrer { $who } de votre pioche et { $pronoun ->
        [she] la prendre
       *[he] le prendre
    } dans votre main
yj-deed-draw = piochez { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    }
    .to = piocher { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    }
yj-deed-may-draw = vous pouvez piocher { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    }
    .to = piocher { $count ->
        [1] une carte
        [2] deux cartes
       *[other] { $count } cartes
    }
yj-deed-hurt = l'adversaire subit { $amount ->
        [1] 1 dégât
       *[other] { $amount } dégâts
    }
    .to = faire subir { $amount ->
        [1] 1 dégât
       *[other] { $amount } dégâts
    } à l'adversaire
yj-deed-thrust = { yj-he } gagne{ yj-s } { $count ->
        [1] un jeton de poussée
        [2] deux jetons de poussée
       *[other] { $count } jetons de poussée
    } de plus
    .to = placer { $count ->
        [1] un jeton de poussée
        [2] deux jetons de poussée
       *[other] { $count } jetons de poussée
    } de plus sur { yj-him }
yj-deed-bury = vous pouvez placer une carte de votre main sous votre pioche
    .to = placer une carte de votre main sous votre pioche
yj-deed-bury-or-draw = placez une carte de votre main sous votre pioche, ou piochez-en une
    .to = placer une carte de votre main sous votre pioche, ou en piocher une
yj-deed-peek = vous pouvez regarder la première carte de la pioche de l'adversaire, puis la laisser en place ou la mettre dessous
    .to = regarder la première carte de la pioche de l'adversaire, puis la laisser en place ou la mettre dessous
yj-deed-show-hand = vous pouvez montrer votre main à l'adversaire et piocher une carte
    .to = montrer votre main à l'adversaire et piocher une carte
yj-deed-discard-to-draw = vous pouvez défausser une carte de votre main et en piocher une
    .to = défausser une carte de votre main et en piocher une
yj-deed-keep-apart = choisissez un personnage adverse ici : ni cette carte ni ce personnage ne participent à une bataille ce tour-ci
    .to = choisir un personnage adverse ici : ni cette carte ni ce personnage ne participent à une bataille ce tour-ci
yj-deed-shuffle-back = vous pouvez mélanger dans votre pioche jusqu'à { $count ->
        [1] une
        [2] deux
        [3] trois
       *[other] { $count }
    } { $who } de votre main et de votre défausse
    .to = mélanger dans votre pioche jusqu'à { $count ->
        [1] une
        [2] deux
        [3] trois
       *[other] { $count }
    } { $who } de votre main et de votre défausse

## The objective

yj-objective = Sur la table dès le début. Une fois dans la partie, vous pouvez y déployer un pilote de module et un module de course ; le premier des deux permet de déployer de votre pioche l'autre qui lui correspond. Avec les deux ici, dans chacune de vos phases de Déploiement, vous pouvez placer un jeton de poussée sur le pilote, jouer jusqu'à une carte de tour de piste par jeton dans l'ordre de 1 à 6, puis vous ravitailler en piochant jusqu'à une carte pour deux jetons, en arrondissant au supérieur. Le troisième tour de piste gagne la partie.

## Places

yj-on = sur { $planet }
yj-at-mos-espa = à Mos Espa
yj-at-desert-landing-site = au Desert Landing Site
yj-at-podrace-arena = à la Podrace Arena
yj-at-jedi-council-chamber = à la Jedi Council Chamber
yj-at-galactic-senate = au Galactic Senate
yj-at-capital-city = à Capital City
yj-at-theed-palace = au Theed Palace
yj-at-battle-plains = aux Battle Plains
yj-at-gungan-swamp = au Gungan Swamp

## Who is meant

yj-any = { $pronoun ->
        [she] n'importe quelle { $noun }
       *[he] n'importe quel { $noun }
    }
yj-any-other = { $pronoun ->
        [she] toute autre { $noun }
       *[he] tout autre { $noun }
    }
yj-one = { $pronoun ->
        [she] une { $noun }
       *[he] un { $noun }
    }
yj-another = { $pronoun ->
        [she] une autre { $noun }
       *[he] un autre { $noun }
    }
yj-each-own = { $pronoun ->
        [she] chacune de vos { $noun }
       *[he] chacun de vos { $noun }
    }
yj-each-other-own = { $pronoun ->
        [she] chacune de vos autres { $noun }
       *[he] chacun de vos autres { $noun }
    }
yj-each-opposing = chaque { $noun } adverse
yj-each-other-opposing = chaque autre { $noun } adverse
yj-one-own = { $pronoun ->
        [she] l'une de vos { $noun }
       *[he] l'un de vos { $noun }
    }
yj-one-other-own = { $pronoun ->
        [she] l'une de vos autres { $noun }
       *[he] l'un de vos autres { $noun }
    }
yj-one-opposing = { $pronoun ->
        [she] une { $noun } adverse
       *[he] un { $noun } adverse
    }
yj-the = { $vowel ->
        [yes] l'{ $noun }
       *[no] { $pronoun ->
            [she] la { $noun }
           *[he] le { $noun }
        }
    }
yj-none = { $pronoun ->
        [she] aucune { $noun }
       *[he] aucun { $noun }
    }
yj-several = { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } { $different ->
        [yes] { $nouns } différents
       *[no] { $kinds ->
            [1] { $nouns } quelconques
           *[other] { $nouns }, au choix
        }
    }
yj-several-of = { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } parmi { $nouns }
yj-either = au choix { $who }
yj-except = { $who }, sauf { $but }
yj-no-diamond = { $who } sans ◆
yj-diamond = { $noun } ◆
yj-with-damage = { $who } à { $numbers } de dégâts
yj-titles = { $count ->
        [1] { $title }
       *[other] { $title }
    }

## Characters by their traits

yj-who-character = { $count ->
        [1] personnage
       *[other] personnages
    }
    .pronoun = he
yj-who-anakins-friend = { $count ->
        [1] ami d'Anakin
       *[other] amis d'Anakin
    }
    .pronoun = he
yj-who-battle-droid = { $count ->
        [1] droïde de combat
       *[other] droïdes de combat
    }
    .pronoun = he
yj-who-bith = Bith
    .pronoun = he
yj-who-bravo-pilot = { $count ->
        [1] pilote Bravo
       *[other] pilotes Bravo
    }
    .pronoun = he
yj-who-coruscant-guard = { $count ->
        [1] garde de Coruscant
       *[other] gardes de Coruscant
    }
    .pronoun = he
yj-who-dancer = { $count ->
        [1] danseur
       *[other] danseurs
    }
    .pronoun = he
yj-who-destroyer-droid = { $count ->
        [1] droïde destroyer
       *[other] droïdes destroyers
    }
    .pronoun = he
yj-who-destroyer-droid-squad = { $count ->
        [1] escouade de droïdes destroyers
       *[other] escouades de droïdes destroyers
    }
    .pronoun = she
yj-who-diva = { $count ->
        [1] diva
       *[other] divas
    }
    .pronoun = she
yj-who-droid = { $count ->
        [1] droïde
       *[other] droïdes
    }
    .pronoun = he
yj-who-gungan = { $count ->
        [1] Gungan
       *[other] Gungans
    }
    .pronoun = he
yj-who-gungan-official = { $count ->
        [1] fonctionnaire gungan
       *[other] fonctionnaires gungans
    }
    .pronoun = he
yj-who-handmaiden = { $count ->
        [1] suivante
       *[other] suivantes
    }
    .pronoun = she
yj-who-hutt = { $count ->
        [1] Hutt
       *[other] Hutts
    }
    .pronoun = he
yj-who-jawa = { $count ->
        [1] Jawa
       *[other] Jawas
    }
    .pronoun = he
yj-who-jedi = Jedi
    .pronoun = he
yj-who-jedi-master = { $count ->
        [1] Maître Jedi
       *[other] Maîtres Jedi
    }
    .pronoun = he
yj-who-musician = { $count ->
        [1] musicien
       *[other] musiciens
    }
    .pronoun = he
yj-who-naboo-officer = { $count ->
        [1] officier de Naboo
       *[other] officiers de Naboo
    }
    .pronoun = he
yj-who-naboo-security = { $count ->
        [1] agent de sécurité de Naboo
       *[other] agents de sécurité de Naboo
    }
    .pronoun = he
yj-who-neimoidian = { $count ->
        [1] Neimoidien
       *[other] Neimoidiens
    }
    .pronoun = he
yj-who-nikto = Nikto
    .pronoun = he
yj-who-pacithhip = Pacithhip
    .pronoun = he
yj-who-pilot = { $count ->
        [1] pilote
       *[other] pilotes
    }
    .pronoun = he
yj-who-pit-droid = { $count ->
        [1] droïde de stand
       *[other] droïdes de stand
    }
    .pronoun = he
yj-who-podracer-pilot = { $count ->
        [1] pilote de module
       *[other] pilotes de module
    }
    .pronoun = he
yj-who-quarren = Quarren
    .pronoun = he
yj-who-rep = { $count ->
        [1] représentant gungan
       *[other] représentants gungans
    }
    .pronoun = he
yj-who-republic-captain = { $count ->
        [1] capitaine de la République
       *[other] capitaines de la République
    }
    .pronoun = he
yj-who-republic-pilot = { $count ->
        [1] pilote de la République
       *[other] pilotes de la République
    }
    .pronoun = he
yj-who-rodian = { $count ->
        [1] Rodien
       *[other] Rodiens
    }
    .pronoun = he
yj-who-royal-guard = { $count ->
        [1] garde royal
       *[other] gardes royaux
    }
    .pronoun = he
yj-who-senator = { $count ->
        [1] sénateur
       *[other] sénateurs
    }
    .pronoun = he
yj-who-singer = { $count ->
        [1] chanteur
       *[other] chanteurs
    }
    .pronoun = he
yj-who-sith-probe-droid = { $count ->
        [1] droïde sonde sith
       *[other] droïdes sondes sith
    }
    .pronoun = he
yj-who-tank = { $count ->
        [1] char
       *[other] chars
    }
    .pronoun = he
yj-who-trade-federation-tank = { $count ->
        [1] char de la Fédération du Commerce
       *[other] chars de la Fédération du Commerce
    }
    .pronoun = he
yj-who-tusken-raider = { $count ->
        [1] pillard tusken
       *[other] pillards tusken
    }
    .pronoun = he
yj-who-weequay = Weequay
    .pronoun = he

## Weapons by a word of their title

yj-arm-weapon = { $count ->
        [1] arme
       *[other] armes
    }
    .pronoun = she
yj-arm-blaster = { $count ->
        [1] blaster
       *[other] blasters
    }
    .pronoun = he
yj-arm-electropole = { $count ->
        [1] électropole
       *[other] électropoles
    }
    .pronoun = he
yj-arm-kaadu = kaadu
    .pronoun = he
yj-arm-fambaa = fambaa
    .pronoun = he
yj-arm-lightsaber = { $count ->
        [1] sabre laser
       *[other] sabres laser
    }
    .pronoun = he
yj-arm-podracer = { $count ->
        [1] module de course
       *[other] modules de course
    }
    .pronoun = he
yj-arm-speeder = { $count ->
        [1] speeder
       *[other] speeders
    }
    .pronoun = he

## Starships

yj-vessel-starship = { $count ->
        [1] vaisseau
       *[other] vaisseaux
    }
    .pronoun = he
yj-vessel-starfighter = { $count ->
        [1] chasseur
       *[other] chasseurs
    }
    .pronoun = he
yj-vessel-transport = { $count ->
        [1] transport
       *[other] transports
    }
    .pronoun = he
yj-vessel-republic = { $count ->
        [1] vaisseau de la République
       *[other] vaisseaux de la République
    }
    .pronoun = he

## Cards by their kind

yj-card-character = { $count ->
        [1] carte de personnage
       *[other] cartes de personnage
    }
    .pronoun = she
yj-card-weapon = { $count ->
        [1] carte d'arme
       *[other] cartes d'arme
    }
    .pronoun = she
yj-card-battle = { $count ->
        [1] carte de bataille
       *[other] cartes de bataille
    }
    .pronoun = she
yj-card-location = { $count ->
        [1] lieu
       *[other] lieux
    }
    .pronoun = he
yj-card-starship = { $count ->
        [1] vaisseau
       *[other] vaisseaux
    }
    .pronoun = he
yj-card-effect = { $count ->
        [1] effet
       *[other] effets
    }
    .pronoun = he
yj-card-duel-text = { $count ->
        [1] carte à texte de duel
       *[other] cartes à texte de duel
    }
    .pronoun = she
